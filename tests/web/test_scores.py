"""The sheet of scores on a low screen: a small phone held sideways, or a page at twice its size."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser

import iteru
from iteru.contract.legibility import Screen
from iteru.words import LANGUAGES
from tests.web.conftest import Server
from tests.web.positions import Position, lay_out, positions
from tests.web.reader import Reader, Tables
from tests.web.signed import SECRET

LOW = Screen(640, 360, True, False)
LOWER = Screen(640, 240, True, False)
"""On which no sheet of scores has room."""
MOST_ROWS = 13
"""Kinds of points in Egizia, the game with the most of them."""
FILL = """most => {
  const body = document.querySelector("#scores tbody");
  while (body.rows.length < most) body.append(body.rows[0].cloneNode(true));
  body.parentElement.classList.add("long");
}"""
OPEN = "() => document.querySelector('#scores').showPopover()"
HIDDEN = """() => {
  const sheet = document.querySelector("#scores");
  const box = (element) => element.getBoundingClientRect();
  const { top, bottom, left, right } = box(sheet);
  return [...sheet.querySelectorAll("h2, th, td")].filter((cell) => {
    const its = box(cell);
    return its.top < top || its.bottom > bottom || its.left < left || its.right > right;
  }).map((cell) => cell.textContent);
}"""
"""What is not in sight as a whole."""
STRAY = """() => {
  const sheet = document.querySelector("#scores");
  const { top, bottom } = sheet.getBoundingClientRect();
  const [head, foot] = ["thead", "tfoot"].map((name) => sheet.querySelector(name).getBoundingClientRect());
  const isStray = (y) => document.elementsFromPoint(foot.left + 4, y)[0]?.closest("#scores tbody");
  const rows = Array.from({ length: Math.floor(bottom - top) }, (_, row) => top + row + 0.5);
  return rows.filter((y) => (y < head.bottom - 1 || y > foot.top + 1) && isStray(y));
}"""
"""Heights above names or below totals at which rows are seen."""
SCROLL = "much => document.querySelector('#scores').scrollTo(0, much)"
EDGES = """() => ["more-above", "more-below"].map((edge) => document.querySelector("#scores").classList.contains(edge))"""
SHADES = """() => ["thead", "tfoot"].map((part) => (
  getComputedStyle(document.querySelector(`#scores ${part}`), "::after").content !== "none"
))"""
"""Whether the rows fade below the names, and above the totals."""


def before_the_end(game: str) -> Position:
    """A game with the most seats in which everything but the last move has been made."""
    end = [position for position in positions(game, 1) if position.label == "end"][-1]
    return replace(end, label="late", moves=end.moves[:-1], seat=end.moves[-1][0])


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    by_game = {game: [before_the_end(game)] for game in iteru.games()}
    wanted = [position for found in by_game.values() for position in found]
    data = tmp_path_factory.mktemp("late")
    ids = lay_out(data, wanted)
    server = Server(data, ITERU_SECRET=SECRET)
    yield Tables(server, dict(zip(wanted, ids, strict=True)), by_game)
    server.stop()


def open_scores(reader: Reader, game: str) -> None:
    """With as many rows as any game can have."""
    [position] = reader.tables.by_game[game]
    reader.go_to(f"/t/{reader.tables.ids[position]}", str(position))
    reader.found.clear()  # the table has tests of its own
    reader.page.evaluate(FILL, MOST_ROWS)
    reader.page.evaluate(OPEN)
    reader.complain("#scores", "#scores")


@pytest.mark.sample(1, by="lang")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", iteru.games())
def test_all_scores_are_in_sight_on_a_low_screen(
    browser: Browser, tables: Tables, game: str, lang: str
) -> None:
    reader = Reader(browser, tables, LOW, lang)
    open_scores(reader, game)
    assert reader.page.evaluate(HIDDEN) == []
    assert reader.leave() == ""


@pytest.mark.parametrize("game", iteru.games())
def test_scores_that_are_cut_show_that_they_go_on(
    browser: Browser, tables: Tables, game: str
) -> None:
    """Names and totals stay in sight, and rows are seen only between them."""
    reader = Reader(browser, tables, LOWER, "cs")
    open_scores(reader, game)
    for much, expected in ((0, [False, True]), (70, [True, True]), (9999, [True, False])):
        reader.page.evaluate(SCROLL, much)
        reader.page.wait_for_function(
            f"expected => `${{({EDGES})()}}` === `${{expected}}`", arg=expected
        )
        assert reader.page.evaluate(SHADES) == expected
        assert reader.page.evaluate(STRAY) == []
        reader.complain(f"#scores at {much}", "#scores")
    assert reader.leave() == ""
