"""Everything can be read and touched, on every screen, in every language: on every game, from positions of all kinds."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext

import iteru
from iteru.engine.game import View
from iteru.kit.artist import Artist
from iteru.web.texts import page_words
from iteru.words import LANGUAGES
from tests.web.browser import PATIENCE, browser
from tests.web.conftest import Server
from tests.web.positions import NAMES, SECRET, Position, cookie, extremes, lay_out, positions

__all__ = ["browser"]
COMPLAINTS = (Path(__file__).parent / "legibility.js").read_text(encoding="utf-8")
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
KIND_OF_SCREEN = (
    "() => getComputedStyle(document.documentElement).getPropertyValue('--screen').trim()"
)
SHOW = """([board, seats]) => {
  document.querySelector("[data-region=board]").innerHTML = board;
  document.querySelectorAll(".seat .inside").forEach((inside, seat) => { inside.innerHTML = seats[seat]; });
}"""
"""Put a picture and seats on the page, as the server would."""
PATHS = [
    "/",
    "/account",
    *[f"/{page}/{game}" for game in iteru.games() for page in ("new", "rules")],
]
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
        size = {"width": self.width, "height": self.height}
        return {**size, "least": self.least, "touch": self.touch, "oneScreen": self.one_screen}


SCREENS = [
    Screen(360, 740, True, False),
    Screen(390, 844, True, False),
    Screen(844, 390, True, False),
    Screen(820, 1180, True, False),
    Screen(1180, 820, True, True),
    Screen(1366, 768, False, True),
    Screen(1920, 1080, False, True),
]
EVERY_GAME = pytest.mark.parametrize("game", iteru.games())
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
    context.add_init_script("localStorage.setItem('hinted', 'yes')")  # no note lies over the board
    return context


class Reader:
    """Somebody at one screen who goes from table to table, and complains."""

    def __init__(self, browser: Browser, tables: Tables, screen: Screen, lang: str) -> None:
        self.tables, self.screen, self.lang = tables, screen, lang
        self.context = open_window(browser, tables.server, screen, lang)
        self.page = self.context.new_page()
        self.page.on("websocket", lambda socket: socket.on("framereceived", self.hear))
        self.frames = 0
        self.found: dict[str, list[str]] = {}

    def hear(self, frame: str | bytes) -> None:
        self.frames += 1

    def look_at(self, position: Position) -> None:
        self.frames = 0
        self.page.goto(f"/t/{self.tables.ids[str(position)]}")
        while self.frames == 0:  # then the board is drawn for this screen
            self.page.wait_for_timeout(5)
        self.complain(str(position))

    def look_at_view(self, label: str, game: str, view: View) -> None:
        """As if the table that is open looked like this."""
        meta = iteru.meta(game)
        artist = Artist(meta, page_words(self.lang, meta, NAMES[: view["seats"]]))
        seats = [artist.seat(view, seat) for seat in range(view["seats"])]
        screen = self.page.evaluate(KIND_OF_SCREEN)
        self.page.evaluate(SHOW, [artist.board(view, screen), seats])
        self.complain(label)

    def complain(self, label: str) -> None:
        self.page.evaluate(SETTLED)
        complaints = self.page.evaluate(COMPLAINTS, self.screen.asked())
        if complaints:
            self.found[label] = complaints

    def leave(self) -> dict[str, list[str]]:
        self.context.close()
        return self.found


@EVERY_LANGUAGE
@EVERY_SCREEN
@EVERY_GAME
def test_a_table_can_be_read_and_touched(
    browser: Browser, tables: Tables, game: str, screen: Screen, lang: str
) -> None:
    reader = Reader(browser, tables, screen, lang)
    for position in positions(game):
        reader.look_at(position)
        if position.label == "middle":
            for label, view in extremes(game, position.view()).items():
                reader.look_at_view(f"{position.setting}-{label}", game, view)
    assert reader.leave() == {}


@EVERY_LANGUAGE
@EVERY_SCREEN
def test_pages_of_text_and_forms_can_be_read_and_touched(
    browser: Browser, tables: Tables, screen: Screen, lang: str
) -> None:
    reader = Reader(browser, tables, screen._replace(one_screen=False), lang)
    for path in PATHS:
        reader.page.goto(path)
        reader.complain(path)
    assert reader.leave() == {}


WRONG = {
    "overlap": "at('.board .name').insertAdjacentElement('afterend', at('.board .name').cloneNode(true))",
    "too small": "at('.board .about').style.fontSize = '8px'",
    "beyond its card": "at('[data-target=stall-4] .card-name').setAttribute('transform', 'translate(40 0)')",
    "beyond the picture": "at('.board .name').setAttribute('transform', 'translate(-30 0)')",
    "shortened": "at('.board .name').textContent = 'Impor…'",
    "partly covered": "at('.board').querySelector('.site').append(over(at('.site .name')))",
    "cut off": "at('.seat h2').style = 'display: block; width: 30px; overflow: hidden; white-space: nowrap'",
    "the page scrolls sideways": "at('.board').style.width = '500px'",
    "too small for a finger": "Object.assign(at('.tool').style, { minHeight: '0', height: '30px' })",
}
"""What the check has to notice, and what makes it so."""
HELPERS = """
const at = (selector) => document.querySelector(selector);
const over = (text) => {
  const { x, y, width, height } = text.getBBox();
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  shape.setAttribute('class', 'paper');
  shape.setAttribute('d', `M${x} ${y}h${width / 2}v${height}h${-width / 2}Z`);
  return shape;
};
"""


@pytest.mark.parametrize("what", WRONG)
def test_the_check_notices_what_is_wrong(browser: Browser, tables: Tables, what: str) -> None:
    reader = Reader(browser, tables, SCREENS[1], "en")
    reader.look_at(positions("imhotep")[0])
    assert reader.found == {}
    reader.page.evaluate(f"() => {{ {HELPERS} {WRONG[what]} }}")
    reader.complain("wrong")
    assert what in {complaint.partition(":")[0] for complaint in reader.leave()["wrong"]}


def test_the_check_notices_what_does_not_fit_on_a_laptop(browser: Browser, tables: Tables) -> None:
    reader = Reader(browser, tables, SCREENS[5], "en")
    reader.look_at(positions("imhotep")[0])
    reader.page.evaluate("() => { document.querySelector('.seat .inside').style.height = '600px' }")
    reader.complain("wrong")
    assert "does not fit the screen" in reader.leave()["wrong"][0]
