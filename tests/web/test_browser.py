"""Playing in a real Chromium: whole games by mouse, keyboard and on a phone; two people; one screen for two; Czech."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

import iteru
from iteru.engine.rng import Rng
from iteru.table.house import House
from iteru.table.migrate import migrate
from iteru.table.storage import Storage
from iteru.words import Words
from tests.conftest import run_apart
from tests.web.browser import FOCUS_CHOICE, VERSION, Person
from tests.web.conftest import Server
from tests.web.signed import SECRET, begin_session, signed_cookie

MOVED_ON = f"before => {VERSION} !== before || document.querySelector('[data-region=result] table.scoring')"


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Person]:
    somebody = Person(browser, server)
    yield somebody
    somebody.close()


EVERY_GAME = pytest.mark.parametrize("game", iteru.games())
PATHS = [
    "/",
    "/account",
    "/learn",
    "/opponents",
    "/api/docs",
    *[f"/{page}/{game}" for game in iteru.games() for page in ("new", "rules")],
    "/rules/pharaon/cards",
    "/rules/egizia/rulings",
    "/boxes",
    *[f"/boxes/new/{game}" for game in iteru.games()],
    "/t/nowhere",  # last, since a page that is missing complains
]


def sources_of_points(name: str) -> list[str]:
    game = iteru.game(name)
    return [
        Words("en", game.meta).say(f"score-{source}") for source in game.breakdown(game.new(2, 1))
    ]


def check_what_is_left_of(person: Person, game: str) -> None:
    """The result of a game that is over, its record, its replay, and playing on from it."""
    assert any(source in person.result.inner_text() for source in sources_of_points(game))
    with person.page.expect_download() as download:
        person.page.locator("a[href$='/record']").first.click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert iteru.read_record(text).result is not None
    person.page.locator("a[href*='/replay']").first.click()
    person.page.wait_for_url("**/replay*")
    slider = person.page.locator("input[type=range]")
    slider.fill("20")
    expect(
        person.page.locator("[aria-current=true], [aria-current=step], .current").first
    ).to_be_visible()
    person.page.locator("form[action$='/play-on'] button").click()
    person.page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    assert person.wait_until_asked_or_over()


def play_whole(person: Person, game: str) -> None:
    person.play_now(game)
    turn = 0
    while person.wait_until_asked_or_over():
        turn += 1
        person.choose_from_list(turn)
    assert turn > 10
    check_what_is_left_of(person, game)


def test_a_whole_game_against_bots_from_one_click(person: Person) -> None:
    play_whole(person, "imhotep")


@pytest.mark.long
@EVERY_GAME
def test_a_whole_game_of_every_title_from_one_click(person: Person, game: str) -> None:
    play_whole(person, game)


@pytest.mark.sample(1)
@EVERY_GAME
def test_who_resigns_sees_how_the_game_ends_without_them(person: Person, game: str) -> None:
    person.play_now(game)
    for turn in range(10):
        person.choose_from_list(turn + 1)
    person.page.locator("[popovertarget=settings]").click()
    person.page.locator("details:has([data-resign-table]) summary").click()
    person.page.locator("[data-resign-table]").click()
    expect(person.result).to_be_visible()
    check_what_is_left_of(person, game)


def test_an_uploaded_record_can_be_looked_at(person: Person, tmp_path: Path) -> None:
    match = iteru.Match(iteru.game("imhotep"), 2, 5, {"temple": "B"}, ["Anna", "Petr"])
    rng = Rng.seeded(1)
    while not match.is_over:
        actions = match.state.legal_actions()
        match.choose(match.state.actor, actions[rng.below(len(actions))])
    file = tmp_path / "game.iteru"
    iteru.save_record(match.record(), file)
    person.page.goto("/")
    person.page.locator("input[type=file]").set_input_files(file)
    person.page.locator("form[action='/records'] button").click()
    person.page.wait_for_url("**/replay*")
    expect(person.page.locator("body")).to_contain_text("Petr")


def test_choices_are_taken_by_touching_the_picture(person: Person) -> None:
    person.play_now()
    person.wait_until_asked_or_over()
    person.page.locator("[data-target=sled].lit").click()
    person.page.locator("[data-target=space-1-1].lit").click()
    expect(person.page.locator("[data-region=log]")).to_contain_text("ship 1, space 1")


OWN_POINT = """thing => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const parts = Array.from({ length: 400 }, (_, at) => [(at % 20) / 20, Math.floor(at / 20) / 20]);
  const points = parts.map(([across, down]) => [left + width * across, top + height * down]);
  return points.find(([x, y]) => document.elementFromPoint(x, y)?.closest("[data-target]") === thing);
}"""
"""Where a thing is touched itself, and nothing that lies on it."""


def test_touching_what_cannot_be_chosen_says_why_and_opens_the_rule(person: Person) -> None:
    person.play_now()
    person.wait_until_asked_or_over()
    ship = person.page.locator("[data-target=ship-1]").first
    person.page.mouse.click(*ship.evaluate(OWN_POINT))
    note = person.page.locator("#note")
    expect(note).to_contain_text("needs")
    note.get_by_text("R4.5").click()
    expect(person.page.locator("dialog#rules")).to_be_visible()
    expect(person.page.locator("dialog#rules [id='R4.5']")).to_be_in_viewport()


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_a_choice_without_a_place_on_the_picture_has_a_button_by_the_prompt(
    browser: Browser, server: Server, width: int, height: int
) -> None:
    person = Person(browser, server, width, height)
    person.play_now("valley_of_the_kings")
    person.wait_until_asked_or_over()
    button = person.page.locator(".ask-head [data-action=end]")
    expect(button).to_be_in_viewport()
    box = button.bounding_box()
    assert box is not None
    assert box["height"] >= (44 if width < 500 else 36)
    expect(person.page.locator(".choices [data-move=end]")).to_be_attached()
    button.focus()
    person.page.keyboard.press("Enter")
    person.insist()
    expect(person.page.locator("[data-region=log]")).to_contain_text("ends the turn")
    person.close()


def test_a_button_by_the_prompt_is_away_while_something_else_is_half_chosen(person: Person) -> None:
    person.play_now("valley_of_the_kings")
    person.wait_until_asked_or_over()
    button = person.page.locator("[data-action=end]")
    expect(button).to_be_visible()
    person.page.locator("[data-target^=hand-].lit").first.focus()
    person.page.keyboard.press("Enter")
    expect(person.page.locator("[data-target^=hand-].chosen")).to_have_count(1)
    expect(button).to_be_hidden()
    person.page.keyboard.press("Escape")
    expect(button).to_be_visible()


KIND = "() => document.querySelector('[data-region=board] > *').classList[1]"


def test_a_board_is_drawn_for_the_screen_it_is_shown_on(browser: Browser, server: Server) -> None:
    """One picture where there is room for it, blocks below each other on a phone; also when a window becomes narrow."""
    person = Person(browser, server)
    person.play_now("valley_of_the_kings")
    person.wait_until_asked_or_over()
    assert person.page.evaluate(KIND) == "scene"
    person.page.set_viewport_size({"width": 390, "height": 844})
    person.page.wait_for_function(f"() => ({KIND})() === 'blocks'")
    hand = person.page.locator("[data-target^=hand-].lit").first
    hand.click()
    expect(person.page.locator("[data-target^=hand-].chosen")).to_have_count(1)
    person.page.reload()
    assert person.page.evaluate(KIND) == "blocks"
    person.page.set_viewport_size({"width": 1366, "height": 768})
    person.page.wait_for_function(f"() => ({KIND})() === 'scene'")
    person.close()


def test_a_phone_gets_the_board_of_a_phone_at_once(browser: Browser, server: Server) -> None:
    """Even on its first page, before the script has said what kind of screen it is."""
    context = browser.new_context(base_url=server.url, user_agent="Somebody's Mobile Browser")
    page = context.new_page()
    page.goto("/")
    page.locator("form[action='/play/imhotep'] button").click()
    page.wait_for_url("**/t/*")
    path = page.url.removeprefix(server.url)
    context.clear_cookies(name="screen")
    assert 'class="board blocks imhotep"' in context.request.get(path).text()
    context.close()


def test_two_people_in_two_browsers_one_leaves_and_comes_back(
    browser: Browser, server: Server
) -> None:
    anna, petr = Person(browser, server), Person(browser, server)
    anna.open_table("friend")
    petr.page.goto(anna.page.locator("input.invite").input_value())
    petr.page.locator("[name=name]").fill("Petr")
    petr.page.locator("form#join button").click()
    expect(anna.page.locator(".seats")).to_contain_text("Petr")
    anna.choose_from_list(1)
    petr.choose_from_list(1)
    address = petr.page.url
    petr.page.close()
    anna.choose_from_list(1)
    petr.page = petr.context.new_page()
    petr.page.goto(address)
    petr.choose_from_list(1)
    expect(anna.asked).to_be_visible()
    anna.page.locator("#tab-chat").click()
    anna.page.locator("#say").fill("hello <b>you</b>")
    anna.page.keyboard.press("Enter")
    petr.page.locator("#tab-chat").click()
    expect(petr.page.locator("[data-region=chat]")).to_contain_text("hello <b>you</b>")
    anna.close()
    petr.close()


def test_undo_takes_a_choice_back(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.open_table("local")
    person.wait_until_asked_or_over()
    before = person.lines()
    person.choose_from_list(0)
    expect(person.page.locator("[data-undo]")).to_be_visible()
    person.page.locator("[data-undo]").click()
    expect(person.page.locator("[data-region=log] li")).to_have_count(before)
    person.close()


def moves_to_a_secret(seed: int) -> list[tuple[int, str]] | None:
    """Moves of a game by two until somebody looks at the hidden pair of market B."""
    match = iteru.Match(iteru.game("imhotep"), 2, seed, {"market": "B"})
    rng = Rng.seeded(seed)
    while not match.is_over:
        view = match.game.view(match.state, match.state.actor)
        if view["asks"]["question"] == "keep-one" and len(set(view["market"]["pair_cards"])) == 2:
            return list(match.record().moves)
        actions = match.state.legal_actions()
        match.choose(match.state.actor, actions[rng.below(len(actions))])
    return None


async def prepare_secret(data: Path) -> str:
    data.mkdir()
    storage = Storage(f"sqlite+aiosqlite:///{data / 'iteru.db'}")
    await migrate(storage)
    house = House(storage)
    anna = await house.people.new_guest("Anna")
    await begin_session(house, anna)
    seed, moves = next((seed, moves) for seed in range(200) if (moves := moves_to_a_secret(seed)))
    seats = [{"kind": "me"}, {"kind": "local", "name": "Petr"}]
    table = await house.open_table(anna, "imhotep", {"market": "B"}, seats, seed, moves=moves)
    await house.stop()
    return table.id


def test_at_one_screen_a_secret_is_covered_until_its_owner_asks(
    browser: Browser, tmp_path: Path
) -> None:
    table = run_apart(prepare_secret(tmp_path / "data"))
    server = Server(tmp_path / "data", ITERU_SECRET=SECRET)
    try:
        person = Person(browser, server)
        person.context.add_cookies([{"name": "iteru", "value": signed_cookie(), "url": server.url}])
        person.page.goto(f"/t/{table}")
        expect(person.page.locator("[data-uncover]")).to_be_visible()
        assert person.page.locator("[data-move]").count() == 0
        assert person.page.locator("[data-target=pair-1]").count() == 0
        person.page.locator("[data-uncover]").click()
        expect(person.page.locator("[data-move='keep 1']")).to_be_visible()
        person.page.locator("[data-move='keep 1']").click()
        expect(person.page.locator("[data-region=log]")).to_contain_text("keeps")
        person.close()
    finally:
        server.stop()


@pytest.mark.parametrize("turns", [12, pytest.param(1000, marks=pytest.mark.long)])
def test_a_game_by_keyboard_alone_with_news_told_and_focus_kept(person: Person, turns: int) -> None:
    person.page.goto("/")
    for _ in range(40):
        person.page.keyboard.press("Tab")
        if (
            person.page.evaluate("document.activeElement.closest('form')?.getAttribute('action')")
            == "/play/imhotep"
        ):
            break
    person.page.keyboard.press("Enter")
    person.page.wait_for_url("**/t/*")
    news = set()
    turn = 0
    while turn < turns and person.wait_until_asked_or_over():
        before = person.page.evaluate(VERSION)
        for _ in range(5):
            if person.page.evaluate(VERSION) != before:
                break
            if person.page.evaluate(FOCUS_CHOICE, turn):
                person.page.keyboard.press("Enter")
            person.page.wait_for_timeout(40)
            person.insist()
        person.page.wait_for_function(MOVED_ON, arg=before)
        assert person.page.evaluate("document.activeElement !== document.body"), (
            "focus was lost by an update"
        )
        news.add(person.page.locator("#news").inner_text())
        turn += 1
    assert len(news) > 3


@pytest.mark.sample(3)
@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_pass_the_accessibility_check(
    browser: Browser, server: Server, path: str, scheme: str
) -> None:
    person = Person(browser, server)
    person.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    person.page.goto(path)
    check_with_axe(person)
    person.complaints.clear()
    person.close()


def check_with_axe(person: Person) -> None:
    found = Axe().run(person.page).response["violations"]
    serious = [
        f"{one['id']}: {one['nodes'][0]['html'][:200]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
    assert serious == []


@pytest.mark.sample(2)
@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@EVERY_GAME
def test_a_table_passes_the_accessibility_check(
    browser: Browser, server: Server, game: str, width: int, height: int, scheme: str
) -> None:
    person = Person(browser, server, width, height)
    person.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    person.play_now(game)
    person.wait_until_asked_or_over()
    for _ in range(3):
        person.choose_from_list(1)
        person.wait_until_asked_or_over()
    check_with_axe(person)
    person.close()


def test_on_a_phone_no_page_scrolls_sideways(browser: Browser, server: Server) -> None:
    person = Person(browser, server, 390, 844)
    for path in PATHS[:-1]:
        person.page.goto(path)
        assert person.page.evaluate("document.documentElement.scrollWidth") <= 390, path
    person.close()


@pytest.mark.sample(1)
@EVERY_GAME
def test_on_a_phone_a_table_does_not_scroll_sideways_and_targets_are_large(
    browser: Browser, server: Server, game: str
) -> None:
    person = Person(browser, server, 390, 844)
    person.play_now(game)
    for turn in range(4):
        assert person.wait_until_asked_or_over()
        assert person.page.evaluate("document.documentElement.scrollWidth") <= 390
        buttons = person.page.locator(".ask button:visible").all()
        boxes = [button.bounding_box() for button in buttons]
        assert boxes
        assert all(box is not None and box["height"] >= 44 and box["width"] >= 44 for box in boxes)
        person.choose_from_list(turn)
    person.close()


@pytest.mark.sample(1)
@EVERY_GAME
def test_on_a_laptop_the_running_game_fits_without_scrolling(person: Person, game: str) -> None:
    person.play_now(game)
    for turn in range(6):
        person.wait_until_asked_or_over()
        assert person.page.evaluate("document.documentElement.scrollHeight") <= 768
        assert person.page.evaluate("document.documentElement.scrollWidth") <= 1366
        person.choose_from_list(turn)


def test_czech_from_the_browser_and_by_choice(browser: Browser, server: Server) -> None:
    person = Person(browser, server, lang="cs-CZ")
    person.play_now()
    person.wait_until_asked_or_over()
    assert person.page.locator("html").get_attribute("lang") == "cs"
    expect(person.page.locator("#ask-title")).to_contain_text("Zvolte jednu akci")
    expect(person.page.locator("[data-region=board]")).to_contain_text("Tržiště")
    person.close()


def test_a_guest_takes_an_account_and_signs_in_on_another_device(
    browser: Browser, server: Server
) -> None:
    anna, elsewhere = Person(browser, server), Person(browser, server)
    anna.play_now()
    table = anna.page.url
    anna.page.goto("/account")
    form = anna.page.locator("form[action='/account/take']")
    form.locator("[name=name]").fill("Anna Vltava")
    form.locator("[name=password]").fill("correct horse battery")
    form.locator("button").click()
    elsewhere.page.goto("/account")
    form = elsewhere.page.locator("form[action='/account/sign-in']")
    form.locator("[name=name]").fill("Anna Vltava")
    form.locator("[name=password]").fill("correct horse battery")
    form.locator("button").click()
    elsewhere.page.wait_for_url(f"{server.url}/")
    elsewhere.page.goto(table)
    assert elsewhere.wait_until_asked_or_over()
    anna.close()
    elsewhere.close()


MOVE_AND_FOCUS_POINTS = """() => {
  const shown = (selector) => [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length);
  for (let button = null; !button?.dataset.move; button.click()) button = shown('.choices [data-move], .choices [data-step]');
  shown('[data-sure]')?.click();
  shown('[data-panel=seat-1] button.points').focus();
}"""
FOCUSED_SEAT = "() => document.activeElement.closest('[data-panel]')?.dataset.panel"


def test_the_focus_stays_at_the_points_of_its_seat(browser: Browser, server: Server) -> None:
    """Every seat has such a button, and phones have a strip of them.

    The focus is set before the answer to the move arrives: choosing in the list takes it along.
    """
    person = Person(browser, server)
    person.play_now()
    person.wait_until_asked_or_over()
    before = person.page.evaluate(VERSION)
    person.page.evaluate(MOVE_AND_FOCUS_POINTS)
    person.page.wait_for_function(f"before => {VERSION} !== before", arg=before)
    assert person.page.evaluate(FOCUSED_SEAT) == "seat-1"
    person.close()
