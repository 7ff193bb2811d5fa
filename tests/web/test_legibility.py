"""Everything can be read and touched, on every screen, in every language: on every game, from positions of all kinds."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext

import iteru
from iteru.words import LANGUAGES
from tests.web.browser import PATIENCE, browser
from tests.web.conftest import Server
from tests.web.positions import SECRET, Position, cookie, lay_out, positions

__all__ = ["browser"]
COMPLAINTS = (Path(__file__).parent / "legibility.js").read_text(encoding="utf-8")
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
LOCALES = {"en": "en-US", "cs": "cs-CZ"}


class Screen(NamedTuple):
    """A screen, whether it is touched, and whether a running game is seen on it as a whole."""

    width: int
    height: int
    touch: bool
    one_screen: bool

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"

    @property
    def least(self) -> int:
        """How high letters are at least, in pixels."""
        return 12 if min(self.width, self.height) < 500 else 11

    def asked(self) -> dict[str, Any]:
        return {"least": self.least, "touch": self.touch, "oneScreen": self.one_screen}


SCREENS = [
    Screen(360, 740, True, False),
    Screen(390, 844, True, False),
    Screen(844, 390, True, False),
    Screen(820, 1180, True, False),
    Screen(1180, 820, True, True),
    Screen(1366, 768, False, True),
    Screen(1920, 1080, False, True),
]
EVERY_SCREEN = pytest.mark.parametrize("screen", SCREENS, ids=str)
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def all_positions() -> list[Position]:
    return [position for name in iteru.games() for position in positions(name)]


class Tables(NamedTuple):
    """A server, and the table of each position on it."""

    server: Server
    ids: dict[str, str]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    data = tmp_path_factory.mktemp("tables")
    ids = lay_out(data, all_positions())
    server = Server(data, ITERU_SECRET=SECRET)
    yield Tables(server, dict(zip(map(str, all_positions()), ids, strict=True)))
    server.stop()


def open_window(browser: Browser, server: Server, screen: Screen, lang: str) -> BrowserContext:
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": screen.width, "height": screen.height},
        locale=LOCALES[lang],
        reduced_motion="reduce",
        has_touch=screen.touch,
        is_mobile=screen.touch,
    )
    context.set_default_timeout(PATIENCE)
    context.add_cookies([{"name": "iteru", "value": cookie(), "url": server.url}])
    return context


@EVERY_LANGUAGE
@EVERY_SCREEN
@pytest.mark.parametrize("game", iteru.games())
def test_a_table_can_be_read_and_touched(
    browser: Browser, tables: Tables, game: str, screen: Screen, lang: str
) -> None:
    found: dict[str, list[str]] = {}
    context = open_window(browser, tables.server, screen, lang)
    page = context.new_page()
    for position in positions(game):
        with page.expect_websocket() as live:
            page.goto(f"/t/{tables.ids[str(position)]}")
        with live.value.expect_event("framereceived"):  # the board is now drawn for this screen
            pass
        page.evaluate(SETTLED)
        complaints = page.evaluate(COMPLAINTS, screen.asked())
        if complaints:
            found[position.label] = complaints
    context.close()
    assert found == {}
