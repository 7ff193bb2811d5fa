"""A phone shows one site of Imhotep at a time: tabs open the others, and nothing that can be chosen is out of reach."""

from collections.abc import Callable, Iterator
from typing import NamedTuple, cast

import pytest
from playwright.sync_api import Browser, Locator, expect

import iteru
from iteru.contract.games import Case
from iteru.engine.rng import Rng
from iteru.games.imhotep.view_types import ImhotepView
from tests.web.browser import VERSION, Person
from tests.web.conftest import Server
from tests.web.positions import Position, lay_out, play
from tests.web.signed import SECRET, signed_cookie

SITES = ["market", "pyramids", "temple", "burial_chamber", "obelisks"]
SIZES = {"upright": (390, 844), "sideways": (640, 360)}
CASE = Case("imhotep", 2, ())


Holds = Callable[[ImhotepView], bool]


def asks_for_a_card(view: ImhotepView) -> bool:
    return question(view) == "pick-card"


def question(view: ImhotepView) -> str:
    return view["asks"]["question"] if view["asks"] else ""


def can_sail_somewhere(view: ImhotepView) -> bool:
    """With stones to load as well, so that no ship is held beforehand."""
    full = [one for one in view["ships"] if one["waits"] and None not in one["cargo"]]
    free = [name for name, ship in view["harbours"].items() if ship is None]
    has_stones = view["players"][view["seat"] or 0]["sled"] > 0
    return question(view) == "turn" and len(full) == 1 and has_stones and len(free) > 1


def is_over(view: ImhotepView) -> bool:
    return view["asks"] is None


def position_where(holds: Holds) -> Position:
    """The first position of random games of which something is true, on the page of the seat that is asked."""
    for seed in range(1, 30):
        state, rng, moves = CASE.new(seed), Rng.seeded(seed), list[tuple[int, str]]()
        while True:
            seat = 0 if state.actor == iteru.NOBODY else state.actor
            if holds(cast(ImhotepView, CASE.game.view(state, seat))):
                return Position(CASE, holds.__name__, seed, tuple(moves), seat)
            if state.actor == iteru.NOBODY:
                break
            moves.append(play(CASE, state, rng))
    raise AssertionError(f"no position: {holds.__name__}")


class Tables(NamedTuple):
    """A server with tables in some positions, and others of the same for those who go on playing."""

    server: Server
    ids: dict[str, str]
    spare: list[str]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    data = tmp_path_factory.mktemp("leaves")
    wanted = [position_where(one) for one in (asks_for_a_card, is_over, can_sail_somewhere)]
    *ids, one, other = lay_out(data, [*wanted, *wanted[-1:] * 2])
    server = Server(data, ITERU_SECRET=SECRET)
    found = {position.label: its for position, its in zip(wanted, ids, strict=True)}
    yield Tables(server, found, [one, other])
    server.stop()


@pytest.fixture(params=["upright", "sideways"])
def phone(request: pytest.FixtureRequest, browser: Browser, tables: Tables) -> Iterator[Person]:
    width, height = SIZES[request.param]
    person = Person(browser, tables.server, width, height, touch=True)
    cookie = {"name": "iteru", "value": signed_cookie(), "url": tables.server.url}
    person.context.add_cookies([cookie])  # type: ignore[list-item]
    person.context.add_init_script("localStorage.setItem('hinted', 'yes')")
    yield person
    person.close()


def go_to(person: Person, tables: Tables, holds: Holds, more: str = "") -> None:
    open_page(person, f"/t/{tables.ids[holds.__name__]}{more}")


def open_page(person: Person, path: str) -> None:
    person.page.goto(path)
    expect(person.page.locator(".pan > .blocks")).to_be_visible()


def tab(person: Person, site: str) -> Locator:
    return person.page.locator(f"[data-opens={site}]")


def leaf(person: Person, site: str) -> Locator:
    return person.page.locator(f".leaf[data-tab={site}]")


def expect_open(person: Person, site: str) -> None:
    for other in SITES:
        is_open = other == site
        expect(leaf(person, other)).to_be_visible(visible=is_open)
        expect(tab(person, other)).to_have_attribute(
            "aria-expanded", "true" if is_open else "false"
        )


def is_in_sight(thing: Locator) -> bool:
    """Whether a finger meets it where it is seen."""
    return bool(
        thing.evaluate("""found => {
          const { left, right, top, bottom } = (found.querySelector(":scope > .hit") ?? found).getBoundingClientRect();
          const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return met !== null && found.contains(met);
        }""")
    )


def test_a_tab_opens_its_site_and_shuts_the_others(phone: Person, tables: Tables) -> None:
    go_to(phone, tables, can_sail_somewhere)
    for site in reversed(SITES):
        tab(phone, site).tap()
        expect_open(phone, site)
        expect(leaf(phone, site)).to_be_in_viewport(ratio=0.5)


def test_a_tab_opens_by_keyboard_and_says_so(phone: Person, tables: Tables) -> None:
    go_to(phone, tables, can_sail_somewhere)
    for site, key in zip(SITES, ("Enter", "Space", "Enter", "Space", "Enter"), strict=True):
        expect(tab(phone, site)).to_have_attribute("role", "button")
        tab(phone, site).focus()
        phone.page.keyboard.press(key)
        expect_open(phone, site)
    expect(tab(phone, SITES[-1])).to_be_focused()


def test_the_site_that_is_asked_about_is_open_and_in_sight(phone: Person, tables: Tables) -> None:
    go_to(phone, tables, asks_for_a_card)
    expect_open(phone, "market")
    card = phone.page.locator("[data-target^=stall-].lit").first
    expect(card).to_be_visible()
    assert is_in_sight(card)


def test_a_choice_on_a_site_that_is_shut_shines_on_its_tab(phone: Person, tables: Tables) -> None:
    go_to(phone, tables, asks_for_a_card)
    tab(phone, "temple").tap()
    expect_open(phone, "temple")
    lit = phone.page.locator("[data-target^=stall-].lit")
    expect(lit.first).to_be_hidden()
    leading = phone.page.locator(".leads")
    expect(leading).to_have_count(1)
    expect(leading).to_have_attribute("data-opens", "market")
    gold = "found => getComputedStyle(found.querySelector('.rim-gold')).stroke"
    assert tab(phone, "market").evaluate(gold) != "none"
    assert tab(phone, "temple").evaluate(gold) == "none"
    question = phone.page.locator("#ask-title").inner_text()
    expect(leading).to_have_attribute("aria-description", question)
    assert is_in_sight(leading)
    leading.focus()
    phone.page.keyboard.press("Enter")
    expect_open(phone, "market")
    expect(lit.first).to_be_focused()
    expect(leading).to_have_count(0)


def test_a_lit_tab_is_chosen_and_another_one_opens(phone: Person, tables: Tables) -> None:
    open_page(phone, f"/t/{tables.spare.pop()}")
    before = phone.page.evaluate(VERSION)
    phone.page.locator(".pan [data-target^=ship-].lit").first.tap(position={"x": 24, "y": 24})
    lit = phone.page.locator("[data-opens].lit")
    expect(lit.first).to_be_visible()
    free = [str(one.get_attribute("data-opens")) for one in lit.all()]
    assert len(free) > 1
    assert all(is_in_sight(one) for one in lit.all())
    for taken in sorted({*SITES} - {*free}):
        tab(phone, taken).tap()
        expect_open(phone, taken)
    assert phone.page.evaluate(VERSION) == before, "what is lit stays lit, nothing was chosen"
    expect(lit).to_have_count(len(free))
    lit.first.tap()
    phone.page.wait_for_function(f"before => {VERSION} !== before", arg=before)
    sailed = phone.page.locator(f".log [data-touches^=ship-][data-touches$=site-{free[0]}]")
    expect(sailed.last).to_be_attached()


def test_what_happened_is_marked_on_a_tab_and_a_line_opens_it(
    phone: Person, tables: Tables
) -> None:
    """What happened last is open, until one opens something else."""
    go_to(phone, tables, asks_for_a_card)
    lines = phone.page.locator(".log [data-touches*=site-]")
    touched = str(lines.last.get_attribute("data-touches")).rpartition("site-")[2]
    other = next(one for one in SITES if one != touched)
    tab(phone, other).tap()
    lines.last.evaluate("line => line.click()")
    expect_open(phone, touched)


def test_everybody_s_latest_moves_are_on_the_tabs(phone: Person, tables: Tables) -> None:
    go_to(phone, tables, can_sail_somewhere)
    for site in SITES:
        by = phone.page.locator(f".since [data-touches~=site-{site}]").count()
        assert tab(phone, site).evaluate("found => found.matches('.done')") == bool(by)


def test_tabs_open_in_a_replay(phone: Person, tables: Tables) -> None:
    go_to(phone, tables, is_over, "/replay?at=20")
    for site in ("obelisks", "market"):
        tab(phone, site).tap()
        expect_open(phone, site)
    phone.page.keyboard.press("ArrowRight")
    expect(phone.page.locator(".where b")).to_have_text("21")
    expect(phone.page.locator(".leaf[data-tab]:visible")).to_have_count(1)
