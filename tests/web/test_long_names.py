"""Names of any length have their seat, and leave the rest of a laptop its room."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

import iteru
from iteru.contract.games import Case
from iteru.contract.legibility import LONG_NAMES, SETTLED, Screen
from tests.web.conftest import Server
from tests.web.positions import Position, lay_out
from tests.web.reader import Reader, Tables
from tests.web.signed import SECRET

LAPTOP = Screen(1366, 768, False, True)
NAMES = """() => [...document.querySelectorAll(".seat h2")].map((name) => [
  name.textContent, name.title, Math.round(name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight)),
])"""
"""What stands at each seat, what is said when it is pointed at, and in how many lines it stands."""


@pytest.mark.parametrize("name", iteru.games())
def test_a_long_name_takes_one_line_on_a_laptop_and_is_whole_in_its_title(
    browser: Browser, tmp_path: Path, name: str
) -> None:
    seats = iteru.meta(name).max_seats
    opening = Position(Case(name, seats, ()), "opening", 1, (), 0)
    (table,) = lay_out(tmp_path, [opening])
    server = Server(tmp_path, ITERU_SECRET=SECRET, ITERU_PACE="3600")
    reader = Reader(browser, Tables(server, {opening: table}, {}), LAPTOP, "cs")
    reader.go_to(f"/t/{table}", name)
    reader.page.evaluate(SETTLED)
    names = LONG_NAMES[:seats]
    assert sorted(reader.page.evaluate(NAMES)) == sorted([[one, one, 1] for one in names])
    assert reader.leave() == ""
    server.stop()
