"""A tablet held upright: seats and log lie where a picture spares them a place, and what is asked takes one row."""

from collections.abc import Iterator
from unittest.mock import patch

import pytest
from playwright.sync_api import Browser, Page

from iteru.contract.games import Case
from iteru.contract.legibility import SETTLED, Screen
from tests.web import positions
from tests.web.conftest import Server
from tests.web.positions import Position, notable
from tests.web.reader import Reader, Tables
from tests.web.signed import SECRET

UPRIGHT, LAPTOP = Screen(820, 1180, True, False), Screen(1366, 768, False, True)
ROW, TWO_ROWS = 66, 118  # pixels of a bar with what is asked
SEED = 3
CASES = [Case("pharaon", seats, ()) for seats in range(1, 6)]
CASES += [Case("egizia", seats, ()) for seats in range(2, 5)]
LABELS = ("opening", "middle", "end")
SLIM = ("pharaon-1-standard-opening", "egizia-2-standard-opening")
"""Few short choices, which stand beside their question."""
NAMES = ["Mira", "Tomáš", "Hana", "Jonas", "Kryštof"]
COVERED = """part => {
  const boxOf = (found) => found.getBoundingClientRect();
  const parts = [...document.querySelectorAll(part)].map(boxOf);
  const isUnder = (a) => parts.some((b) => (
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  ));
  const things = [...document.querySelectorAll(".board svg.top :is(text, [data-target])")];
  const under = things.filter((found) => isUnder(boxOf(found)));
  return [parts.length, under.map((found) => found.dataset.target ?? found.textContent)];
}"""
"""How many such parts of the page there are, and what of the picture lies under them."""
CENTRES = """() => {
  const parts = [...document.querySelectorAll(".ask :is(h2, .button, .choice)")].filter((found) => found.checkVisibility());
  return parts.map((found) => found.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2);
}"""
BOTTOMS = """() => [".choice", ".choices"].map((found) => (
  document.querySelector(`.ask ${found}`).getBoundingClientRect().bottom
))"""


def laid_out(case: Case) -> list[Position]:
    found = {label: position for label, _, position in notable(case, SEED) if label in LABELS}
    return [found[label] for label in LABELS]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    data = tmp_path_factory.mktemp("upright")
    wanted = [position for case in CASES for position in laid_out(case)]
    with patch.object(positions, "NAMES", NAMES):
        ids = dict(zip(wanted, positions.lay_out(data, wanted), strict=True))
    server = Server(data, ITERU_SECRET=SECRET)
    yield Tables(server, ids, {})
    server.stop()


def opened(reader: Reader, position: Position) -> Page:
    reader.arrive(f"/t/{reader.tables.ids[position]}")
    reader.page.locator(f".board.{position.case.name} svg.top text").first.wait_for()
    reader.page.evaluate(SETTLED)
    return reader.page


def height_of(page: Page, part: str) -> float:
    box = page.locator(part).bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_seats_and_log_cover_nothing_of_the_picture(
    browser: Browser, tables: Tables, case: Case, lang: str
) -> None:
    reader = Reader(browser, tables, UPRIGHT, lang)
    for position in [one for one in tables.ids if one.case == case]:
        page = opened(reader, position)
        for part, count in ((".seat", case.seats), (".talk", 1)):
            assert page.evaluate(COVERED, part) == [count, []], f"{position}: {part}"
    reader.leave()


def test_a_picture_that_spares_a_place_has_the_seats_and_the_log_there(
    browser: Browser, tables: Tables
) -> None:
    reader = Reader(browser, tables, UPRIGHT, "en")
    for position in [one for one in tables.ids if one.label == "middle"]:
        page = opened(reader, position)
        board = page.locator(".board").bounding_box()
        part = page.locator(".seats" if position.case.name == "pharaon" else ".talk").bounding_box()
        assert board is not None
        assert part is not None
        assert part["x"] > board["x"] + board["width"] * 0.49
        assert part["y"] + part["height"] < board["y"] + board["height"]
        assert board["y"] - 60 < part["y"], position
    reader.leave()


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_what_is_asked_takes_one_row_and_grows_by_one(
    browser: Browser, tables: Tables, lang: str
) -> None:
    reader = Reader(browser, tables, UPRIGHT, lang)
    for position in [one for one in tables.ids if one.label != "end"]:
        page = opened(reader, position)
        bar = height_of(page, ".ask")
        grown = page.locator(".ask.grown").count() > 0
        assert bar <= (TWO_ROWS if grown else ROW), position
        centres = page.evaluate(CENTRES)
        assert grown or max(centres) - min(centres) < 6, position
        assert not (grown and str(position) in SLIM), position
        assert not (grown and page.locator("[data-all]:visible").count()), position
    reader.leave()


def test_four_seats_of_egizia_are_low(browser: Browser, tables: Tables) -> None:
    reader = Reader(browser, tables, UPRIGHT, "cs")
    opening = next(one for one in tables.ids if str(one) == "egizia-4-standard-opening")
    assert height_of(opened(reader, opening), ".seats") < 126
    reader.leave()


def test_a_long_choice_is_read_in_the_bar_of_a_laptop(browser: Browser, tables: Tables) -> None:
    """Where the list must be opened, its first choice is seen as a whole."""
    reader = Reader(browser, tables, LAPTOP, "cs")
    folded = 0
    for position in tables.ids:
        if position.label == "end":
            continue
        page = opened(reader, position)
        if page.locator(".ask.folded").count():
            folded += 1
            choice, room = page.evaluate(BOTTOMS)
            assert choice <= room, position
    assert folded
    reader.leave()
