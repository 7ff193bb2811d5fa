"""The result of a game: places, what decided, where the points came from, the way there; and how the points are counted."""

import asyncio
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, expect

import iteru
from iteru.contract.games import Case
from iteru.engine.story import story_of
from iteru.kit.busts import FEATHER, LONG_WIG, SIDE_LOCK
from iteru.kit.numerals import signed
from iteru.kit.shown import Screen
from iteru.table import seating, storytelling
from iteru.table.house import House
from iteru.table.live import OVER, LiveTable
from iteru.table.people import Person as Player
from iteru.web import regions, result
from iteru.web.faces import worn_by
from iteru.web.result import board_picture, final_sums, result_picture
from iteru.web.texts import table_words
from tests.engine.test_ranking import imhotep, solo
from tests.table.test_leaving import two_people
from tests.table.test_storage import house_at
from tests.table.test_storytelling import whole_game
from tests.web.browser import Person
from tests.web.conftest import Guest, Server
from tests.web.positions import Position, lay_out
from tests.web.signed import SECRET, signed_cookie
from tests.web.test_table_pages import drawn

EVERY_GAME = pytest.mark.parametrize("game", iteru.games())
CELL = re.compile(r"<td[^>]*>\s*(.*?)\s*</td>")


async def over(house: House, game: str, seats: int, seed: int = 5) -> tuple[LiveTable, Player]:
    """A table at which a whole game has been played by one person at one screen."""
    anna = await house.people.new_guest("Anna")
    sit: list[dict[str, object]] = [{"kind": "me"}]
    sit += [{"kind": "local", "name": f"Player {seat}"} for seat in range(1, seats)]
    moves = whole_game(game, seats, seed)
    table = await house.open_table(anna, game, {}, sit, seed, moves=moves)
    await storytelling.wait_for_story(table)
    return table, anna


def rows(table: str, of: str = "tbody") -> list[list[int]]:
    """The numbers of a table's rows."""
    found = re.search(rf"<{of}>(.*?)</{of}>", table, re.DOTALL)
    assert found is not None
    lines = re.findall(r"<tr.*?</tr>", found.group(1), re.DOTALL)
    cells = [CELL.findall(line) for line in lines]
    return [
        [0 if text == "–" else int(text.replace("\u2212", "-")) for text in line] for line in cells
    ]


def part_of(page: str, start: str, end: str) -> str:
    return page[page.index(start) : page.index(end, page.index(start))]


@EVERY_GAME
async def test_sources_and_rounds_lead_to_the_total(tmp_path: Path, game: str) -> None:
    """With the most players, and with the fewest: the Traitor of Pharaon has a column, too."""
    meta = iteru.meta(game)
    for seats in {meta.min_seats, meta.max_seats}:
        async with house_at(f"sqlite+aiosqlite:///{tmp_path}/{seats}.db") as house:
            table, anna = await over(house, game, seats)
            page = drawn(table, anna, "result")
            sources = part_of(page, 'data-of="sources"', "</section>")
            totals = rows(sources, "tfoot")[0]
            assert [sum(column) for column in zip(*rows(sources), strict=True)] == totals
            rounds = part_of(page, 'data-of="rounds"', 'data-of="lead"')
            assert rows(rounds)[-1] == totals
            players = len(table.match.ranks())
            assert (len(totals), page.count('<b class="points">')) == (players, players)


@EVERY_GAME
async def test_moments_are_links_into_the_replay(tmp_path: Path, game: str) -> None:
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        table, anna = await over(house, game, iteru.meta(game).max_seats)
        story = story_of(table.match)
        page = drawn(table, anna, "result")
        links = [int(at) for at in re.findall(rf'href="/t/{table.id}/replay\?at=(\d+)"', page)]
        assert links == [moment.at for moment in story.moments]
        assert ("The lead never changed" in page) == (not links)


async def test_a_lead_that_changed_is_told(tmp_path: Path) -> None:
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        table, anna = await over(house, "imhotep", 2, seed_of_a_changing_lead())
        assert table.story is not None
        moment = table.story.moments[0]
        past = table_words("en", table).names[moment.past]
        page = drawn(table, anna, "result")
        assert f"{moment.before} to {moment.after} points, past {past}" in page
        assert f"do té doby vede {past}" in drawn(table, anna, "result", "cs")


def seed_of_a_changing_lead() -> int:
    """Of a random game of two in which somebody gains the lead from the other."""
    for seed in range(1, 30):
        match = iteru.Match(iteru.game("imhotep"), 2, seed)
        for seat, move in whole_game("imhotep", 2, seed):
            match.play(seat, move)
        if any(moment.after > moment.before for moment in story_of(match).moments):
            return seed
    raise AssertionError("in none of the games does the lead change")


async def test_what_decided_a_tie_is_told_with_its_numbers(tmp_path: Path) -> None:
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        table, anna, _ = await two_people(house)
        table.match = imhotep([40, 40], [1, 3])
        table.match.names = ["Anna", "Petr"]
        table.status = OVER
        page = drawn(table, anna, "result")
        assert re.findall(r'<span class="note-of-tie">(.*?)</span>', page) == [
            "3 on the sled",
            "1 on the sled",
        ]
        assert rows(page, "tfoot") == [[40, 40], [3, 1]]
        assert "Stones on the sled (tie)" in page
        czech = drawn(table, anna, "result", "cs")
        assert "Kameny na saních (při shodě)" in czech
        assert "3 na saních" in czech


async def test_without_a_tie_nothing_is_said_of_one(tmp_path: Path) -> None:
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        table, anna, _ = await two_people(house)
        table.match = imhotep([42, 40], [1, 3])
        table.match.names = ["Anna", "Petr"]
        table.status = OVER
        page = drawn(table, anna, "result")
        assert "on the sled" not in page
        assert "42 points, 2 more than Petr." in page
        assert "42 bodů, o 2 víc než Petr." in drawn(table, anna, "result", "cs")


async def test_who_resigned_is_named_beside_the_last_place(tmp_path: Path) -> None:
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        table, anna, petr = await two_people(house)
        await seating.resign(table, petr)
        resigned = list(table.match.resigned)
        table.match = imhotep([20, 40], [0, 0])
        table.match.names = ["Anna", "Petr"]
        table.match.resigned = resigned
        table.status = OVER
        page = drawn(table, anna, "result")
        assert "You win" in page
        assert '<span class="note-of-tie">resigned</span>' in page
        assert "more than" not in page


async def test_an_opponent_without_a_seat_has_a_place(tmp_path: Path) -> None:
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "pharaon", {}, [{"kind": "me"}], 1)
        table.match.state = solo(5).state
        table.status = OVER
        page = drawn(table, anna, "result")
        places = re.findall(r'<li class="([\w-]+)">', part_of(page, '<ol class="places"', "</ol>"))
        assert places == ["rival", "seat-0"]
        assert "Winner: The Traitor" in page
        assert page.count('<g class="rival"') >= 1


async def test_a_result_whose_story_is_not_told_yet_has_all_but_the_way(tmp_path: Path) -> None:
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        anna = await house.people.new_guest("Anna")
        two = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = await house.open_table(anna, "imhotep", {}, two, 5, moves=whole_game("imhotep", 2))
        page = drawn(table, anna, "result")
        assert 'class="pillars"' in page
        assert 'data-of="rounds"' not in page


# In a browser: the points are counted


ENDLESS = """const later = window.setTimeout;
window.setTimeout = (act, ms) => (document.querySelector(".counting") ? 0 : later(act, ms));"""
"""Counting does not go on by itself, so only what somebody does can end it."""


class Ending(NamedTuple):
    """A table at which one choice is left, and that choice."""

    table: str
    move: str


class Endings(NamedTuple):
    """A server with such tables: one of each game, and some of Imhotep."""

    server: Server
    of: dict[str, Ending]
    more: list[Ending]


@pytest.fixture(scope="module")
def endings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Endings]:
    data = tmp_path_factory.mktemp("endings")
    names = [*iteru.games(), *["imhotep"] * 9]
    wanted = [last_choice(name) for name in names]
    ids = lay_out(data, [position for position, _ in wanted])
    found = [Ending(table, move) for table, (_, move) in zip(ids, wanted, strict=True)]
    server = Server(data, ITERU_SECRET=SECRET)
    count = len(iteru.games())
    yield Endings(server, dict(zip(names, found[:count], strict=False)), found[count:])
    server.stop()


def last_choice(name: str) -> tuple[Position, str]:
    """The position before the last choice of a game, and that choice."""
    seats = iteru.meta(name).max_seats
    *moves, (seat, last) = whole_game(name, seats)
    return Position(Case(name, seats, ()), "end", 5, tuple(moves), seat), last


class Witness(Person):
    """Somebody who makes the last choice of a game, and sees things move."""

    def __init__(self, browser: Browser, endings: Endings, motion: str = "no-preference") -> None:
        super().__init__(browser, endings.server)
        self.endings = endings
        self.page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
        cookie = {"name": "iteru", "value": signed_cookie(), "url": endings.server.url}
        self.context.add_cookies([cookie])  # type: ignore[list-item]

    def end(self, ending: Ending | None = None) -> None:
        """Make the last choice at one of the tables."""
        table, move = ending or self.endings.more.pop()
        self.page.goto(f"/t/{table}")
        expect(self.asked).to_be_attached()
        choose = "move => [...document.querySelectorAll('[data-move]')].find(({ dataset }) => dataset.move === move).click()"
        self.page.wait_for_function("() => !document.querySelector('#offline:not([hidden])')")
        self.page.evaluate(choose, move)
        self.page.wait_for_timeout(30)
        self.insist()

    def totals(self, within: str) -> dict[str, str]:
        """The totals in a table, by the look of the players."""
        found: dict[str, str] = self.page.evaluate(
            """within => {
              const looks = [...document.querySelectorAll(`${within} thead .mark`)].map((mark) => mark.classList[1]);
              const totals = [...document.querySelectorAll(`${within} .totals td`)].map((cell) => cell.textContent);
              return Object.fromEntries(looks.map((look, at) => [look, totals[at]]));
            }""",
            within,
        )
        return found


@pytest.fixture
def witness(browser: Browser, endings: Endings) -> Iterator[Witness]:
    somebody = Witness(browser, endings)
    yield somebody
    somebody.close()


@pytest.mark.sample(1)
@EVERY_GAME
def test_the_points_are_counted_up_to_the_totals_and_then_the_result_is_shown(
    witness: Witness, game: str
) -> None:
    page = witness.page
    page.add_init_script(
        """window.counted = [];
        new MutationObserver(() => {
          const totals = [...document.querySelectorAll(".counting .totals td")].map((cell) => cell.textContent).join(" ");
          if (totals && window.counted.at(-1) !== totals) window.counted.push(totals);
        }).observe(document, { childList: true, subtree: true, characterData: true });"""
    )
    witness.end(witness.endings.of[game])
    page.wait_for_selector(".counting")
    expect(page.locator(".result")).to_be_hidden()
    expect(page.locator(".counted-line").first).to_be_visible()
    expect(page.locator(".counting")).to_have_count(0)
    expect(page.locator(".result")).to_be_visible()
    steps: list[str] = page.evaluate("window.counted")
    result = witness.totals(".sources")
    in_seat_order = [
        result[look] for look in sorted(result, key=lambda look: (look == "rival", look))
    ]
    assert set(steps[0].split()) == {"0"}
    assert steps[-1].split() == in_seat_order
    assert len(steps) > len(in_seat_order)
    expect(page.locator(".counted-line")).to_have_count(0)


MARKED = """window.marked = [];
new MutationObserver(() => {
  const box = (found) => found.getBoundingClientRect().toJSON();
  const told = document.querySelector(".counting tr.now th")?.textContent.trim();
  for (const mark of told ? document.querySelectorAll(".counted-line") : []) {
    window.marked.push({ told, mark: box(mark), sheet: box(document.querySelector(".counting")) });
  }
}).observe(document, { childList: true, subtree: true });"""
"""Notes where a mark is whenever something is marked."""


def test_what_is_counted_is_marked_itself_and_stands_beside_the_sheet(witness: Witness) -> None:
    page = witness.page
    page.add_init_script(MARKED)
    witness.end()
    page.wait_for_selector(".counting")
    expect(page.locator(".counting")).to_have_count(0)
    marked = page.evaluate("window.marked")
    page.locator("[data-look-board]").click()
    temple = page.locator("[data-target=site-temple] > path.hit").bounding_box()
    assert temple is not None
    [obelisks, *_] = [one["mark"] for one in marked if one["told"] == "Obelisks"]
    assert obelisks["right"] < temple["x"], "another site is not part of the mark"
    of_seats = [one for one in marked if one["mark"]["left"] >= one["sheet"]["left"] - 20]
    assert len({one["mark"]["top"] for one in of_seats}) > 1
    for one in of_seats:
        assert one["mark"]["bottom"] <= one["sheet"]["top"], f"{one['told']}: below the sheet"


def test_counting_ends_with_a_click_which_still_does_what_it_would(witness: Witness) -> None:
    page = witness.page
    page.add_init_script(ENDLESS)
    witness.end()
    page.wait_for_selector(".counting")
    x, y, below = page.evaluate(
        """() => {
          const { x, y, width, height } = document.querySelector(".counting").getBoundingClientRect();
          const at = [x + width / 2, y + height / 3];
          return [...at, Boolean(document.elementFromPoint(...at).closest(".counting"))];
        }"""
    )
    assert not below, "the sheet lets clicks through"
    page.locator("[popovertarget=settings]").click()
    expect(page.locator("#settings")).to_be_visible()
    expect(page.locator(".counting")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".result")).to_be_visible()
    assert x > 0
    assert y > 0


@pytest.mark.parametrize("key", ["Escape", "Enter", "s"])
@pytest.mark.sample(1)
def test_counting_ends_with_a_key(witness: Witness, key: str) -> None:
    page = witness.page
    page.add_init_script(ENDLESS)
    witness.end()
    page.wait_for_selector(".counting")
    page.keyboard.press(key)
    expect(page.locator(".result")).to_be_visible()
    expect(page.locator(".counting")).to_have_count(0)


def test_the_points_are_not_counted_again_after_a_reload_unless_somebody_asks(
    witness: Witness,
) -> None:
    page = witness.page
    witness.end()
    page.wait_for_selector(".counting")
    page.reload()
    expect(page.locator(".result")).to_be_visible()
    page.wait_for_timeout(300)
    expect(page.locator(".counting")).to_have_count(0)
    page.locator("[data-count]").click()
    expect(page.locator(".counting")).to_be_visible()
    page.locator("[data-count-end]").click()
    expect(page.locator(".result")).to_be_visible()


def test_the_points_are_not_counted_where_motion_is_not_wanted(
    browser: Browser, endings: Endings
) -> None:
    somebody = Witness(browser, endings, "reduce")
    somebody.page.add_init_script(
        """window.sheets = 0;
        new MutationObserver(() => { window.sheets += document.querySelectorAll(".counting").length; })
          .observe(document, { childList: true, subtree: true });"""
    )
    somebody.end()
    expect(somebody.page.locator(".result")).to_be_visible()
    expect(somebody.page.locator("[data-count]")).to_be_hidden()
    assert somebody.page.evaluate("window.sheets") == 0
    somebody.close()


# As a picture


@pytest.mark.parametrize(("lang", "total"), [("en", "Total"), ("cs", "Celkem")])
@EVERY_GAME
async def test_the_picture_has_everything_that_the_result_says(
    tmp_path: Path, game: str, lang: str, total: str
) -> None:
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        table, _ = await over(house, game, iteru.meta(game).min_seats)
        picture = ElementTree.fromstring(await result_picture(table, lang, "17. 11. 2026"))
        said = " ".join(picture.itertext())
        words = table_words(lang, table)
        its = final_sums(table.match, words)
        assert not re.search(r"\bweb-|var\(", ElementTree.tostring(picture, "unicode"))
        for text in (iteru.meta(game).title(lang), "17. 11. 2026", total, *words.names):
            assert text in said
        for name, points in [(row.name, row.points) for row in its.rows] + [(total, its.totals)]:
            cells = [signed(points[player]) if points[player] else "–" for player in its.order]
            assert "|".join([name, *cells]) in "|".join(picture.itertext())


async def test_the_picture_says_whose_box_was_played_with(tmp_path: Path) -> None:
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        table, _ = await over(house, "imhotep", 2)
        assert "Played with" not in await result_picture(table, "en", "")
        table.game = iteru.game("imhotep", {"name": "Mine", "author": "<b>", "turn": {"take": 2}})
        table.tell_everybody()
        assert "Played with: “Mine” by &lt;b&gt;" in await result_picture(table, "en", "")


async def test_others_are_answered_while_the_picture_is_drawn_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    others_went_on, drawn = threading.Event(), list[bool]()

    def draw_slowly(*_: object) -> str:
        drawn.append(others_went_on.wait(timeout=60))
        return "<svg/>"

    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        table, _ = await over(house, "imhotep", 2)
        monkeypatch.setattr(result, "keepsake", draw_slowly)
        asked = [asyncio.create_task(result_picture(table, "en", "")) for _ in range(3)]
        await asyncio.sleep(0)
        asked[0].cancel()  # somebody who does not wait takes nothing away from the others
        await asyncio.sleep(0)
        others_went_on.set()
        assert await asyncio.gather(*asked[1:]) == ["<svg/>"] * 2
        assert drawn == [True]


async def test_a_picture_that_could_not_be_drawn_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: Iterator[Exception | str] = iter([ZeroDivisionError(), "<svg/>"])

    def draw(*_: object) -> str:
        done = next(tries)
        if isinstance(done, Exception):
            raise done
        return done

    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        table, _ = await over(house, "imhotep", 2)
        monkeypatch.setattr(result, "keepsake", draw)
        with pytest.raises(ZeroDivisionError):
            await result_picture(table, "en", "")
        assert await result_picture(table, "en", "") == "<svg/>"


@pytest.mark.parametrize(
    ("bots", "worn"),
    [
        (["", "", "scribe"], [0, 1, 2]),
        (["", "seneb:level=scribe", "merit", "nakht"], [0, FEATHER, LONG_WIG, SIDE_LOCK]),
        (["", "", "", "", "merit"], [0, SIDE_LOCK, 2, FEATHER, LONG_WIG]),
        (["seneb", "seneb"], [FEATHER, FEATHER]),
        ([""] * 7, [0, 1, 2, 3, 4, 5, 6]),
    ],
)
def test_opponents_with_a_face_look_alike_on_their_pillars(
    bots: list[str], worn: list[int]
) -> None:
    assert worn_by(bots) == worn
    others = [one for one, bot in zip(worn_by(bots), bots, strict=True) if not bot]
    assert len(set(others)) == len(others), "nobody wears the same"


@EVERY_GAME
async def test_the_board_above_the_result_of_a_phone_has_no_words(
    tmp_path: Path, game: str
) -> None:
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        table, _ = await over(house, game, iteru.meta(game).min_seats)
        day, night = [await board_picture(table, light) for light in ("day", "night")]
        assert day != night
        picture = ElementTree.fromstring(day)
        assert int(picture.attrib["width"]) == 240
        assert not picture.findall(".//{*}text") + picture.findall(".//{*}title")
        assert not [key for part in picture.iter() for key in part.attrib if "data-" in key]


async def test_only_a_phone_fetches_the_board_above_the_result(tmp_path: Path) -> None:
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        table, anna = await over(house, "imhotep", 2)
        screens: list[Screen] = ["wide", "tall", "small"]
        for screen in screens:
            page = regions.draw(table, regions.audience(table, anna, "en", -1, screen))["result"]
            assert (f"/t/{table.id}/board-night.svg" in page) == (screen == "small")


def test_the_picture_is_there_once_the_game_is_over(server: Server) -> None:
    guest = server.guest().take_token()
    seats = [{"kind": "me"}, {"kind": "friend"}]
    table = guest.api("POST", "/tables", {"game": "imhotep", "seats": seats}).json()["id"]
    refused = guest.http.get(f"/t/{table}/result.svg")
    assert (refused.status_code, "<svg xmlns" in refused.text) == (403, False)
    assert guest.http.get(f"/t/{table}/board-day.svg").status_code == 403
    over = play_over(guest, 5)
    for name in ("result", "board-day", "board-night"):
        picture = server.guest().http.get(f"/t/{over}/{name}.svg")
        assert (picture.status_code, picture.headers["content-type"]) == (200, "image/svg+xml")
        assert "sandbox" in picture.headers["content-security-policy"]


def test_the_picture_is_saved_as_an_image_and_shared(browser: Browser, server: Server) -> None:
    somebody = Person(browser, server)
    page = somebody.page
    page.add_init_script(
        """navigator.canShare = () => true;
        navigator.share = async (its) => { window.shared = { ...its, size: its.files[0].size, name: its.files[0].name }; };"""
    )
    page.goto(f"/t/{play_over(server.guest().take_token(), 5)}")
    with page.expect_download() as found:
        page.locator("[data-save-picture]").click()
    assert found.value.path().read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    assert found.value.suggested_filename.endswith(".png")
    page.locator("[data-share-picture]").click()
    page.wait_for_function("() => window.shared")
    shared = page.evaluate("window.shared")
    assert (shared["url"], shared["name"][-4:], shared["size"] > 10_000) == (page.url, ".png", True)
    somebody.close()


# In a browser: what the result offers


def test_a_small_screen_shows_one_part_of_the_result_at_a_time(
    browser: Browser, server: Server
) -> None:
    somebody = Person(browser, server, 390, 844, touch=True)
    page = somebody.page
    page.goto(f"/t/{play_over(server.guest().take_token(), 5)}")
    expect(page.locator("#note")).to_be_hidden()  # how to look at cards is no news any more
    for part in ("chart", "rounds", "lead", "sources"):
        page.locator(f"[data-result-part={part}]").click()
        shown = page.locator(".result .part:visible")
        expect(shown).to_have_count(1)
        assert shown.get_attribute("data-of") == part
    somebody.close()


def test_the_keyboard_reaches_the_moments_when_the_lead_changed(
    browser: Browser, server: Server
) -> None:
    table = play_over(server.guest().take_token(), seed_of_a_changing_lead())
    somebody = Person(browser, server)
    page = somebody.page
    page.goto(f"/t/{table}")
    expect(page.locator("[data-moment='1']")).to_be_visible()
    page.keyboard.press("1")
    page.wait_for_url(re.compile(r"/replay\?at=\d+"))
    somebody.close()


def test_the_keyboard_reaches_the_rematch(witness: Witness) -> None:
    page = witness.page
    witness.end()
    before = page.url
    page.keyboard.press("Escape")
    expect(page.locator("button[data-rematch]")).to_be_visible()
    page.keyboard.press("r")
    page.wait_for_url(lambda url: url != before)
    expect(page.locator(".seat.mine")).to_be_visible()


def play_over(guest: Guest, seed: int) -> str:
    """A random game of two at one screen, as a record that somebody brought along."""
    match = iteru.Match(iteru.game("imhotep"), 2, seed, names=["Anna", "Petr"])
    for seat, move in whole_game("imhotep", 2, seed):
        match.play(seat, move)
    file = {"file": ("game.iteru", iteru.write_record(match.record()).encode())}
    kept = guest.http.post("/records", data={"csrf": guest.csrf}, files=file)
    return str(kept.headers["location"]).split("/")[2]
