"""Everything can be read and touched, on every screen, in every language: on every game, from positions of all kinds."""

from collections.abc import Iterator
from itertools import cycle
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
LONG = pytest.mark.long


def every_way() -> list[Any]:
    """Every screen in every language. Czech has the longer words: English on half of the screens will do."""
    return [
        pytest.param(
            screen, lang, id=f"{screen}-{lang}", marks=LONG if lang != "cs" and odd else ()
        )
        for odd, screen in zip(cycle((True, False)), SCREENS, strict=False)
        for lang in LANGUAGES
    ]


EVERY_WAY = pytest.mark.parametrize(("screen", "lang"), every_way())


FEW, MANY = 2, 12
"""Random games of each kind from which positions are taken; many of them in the long test."""


class Tables(NamedTuple):
    """A server, and the table of each position on it."""

    server: Server
    ids: dict[Position, str]


def serve(data: Path, games: int) -> Iterator[Tables]:
    wanted = [position for name in iteru.games() for position in positions(name, games)]
    ids = lay_out(data, wanted)
    server = Server(data, ITERU_SECRET=SECRET)
    yield Tables(server, dict(zip(wanted, ids, strict=True)))
    server.stop()


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    yield from serve(tmp_path_factory.mktemp("tables"), FEW)


@pytest.fixture(scope="module")
def many_tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    yield from serve(tmp_path_factory.mktemp("many"), MANY)


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
    context.add_init_script("localStorage.setItem('hinted', 'yes')")  # no note lies over the board
    return context


class Reader:
    """Somebody at one screen who goes from table to table, and complains."""

    def __init__(self, browser: Browser, tables: Tables, screen: Screen, lang: str) -> None:
        self.tables, self.screen, self.lang = tables, screen, lang
        self.context = open_window(browser, tables.server, screen, lang)
        self.sit_down()
        self.page = self.context.new_page()
        self.page.on("websocket", lambda socket: socket.on("framereceived", self.hear))
        self.frames = 0
        self.found: dict[str, list[str]] = {}

    def sit_down(self) -> None:
        """At all tables: as the person to whom they belong."""
        url = self.tables.server.url
        self.context.add_cookies([{"name": "iteru", "value": cookie(), "url": url}])

    def hear(self, frame: str | bytes) -> None:
        self.frames += 1

    def look_at(self, position: Position) -> None:
        self.frames = 0
        self.page.goto(f"/t/{self.tables.ids[position]}")
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


def look_at_all(reader: Reader, game: str, games: int) -> None:
    """Positions of random games, and what the game says play hardly reaches."""
    for position in positions(game, games):
        reader.look_at(position)
        if position.label == "middle":
            for label, view in extremes(game, position.view(position.seat)).items():
                reader.look_at_view(f"{position.setting}-{label}", game, view)


@EVERY_WAY
@EVERY_GAME
def test_a_table_can_be_read_and_touched(
    browser: Browser, tables: Tables, game: str, screen: Screen, lang: str
) -> None:
    reader = Reader(browser, tables, screen, lang)
    look_at_all(reader, game, FEW)
    assert reader.leave() == {}


@pytest.mark.long
@EVERY_WAY
@EVERY_GAME
def test_many_tables_can_be_read_and_touched(
    browser: Browser, many_tables: Tables, game: str, screen: Screen, lang: str
) -> None:
    reader = Reader(browser, many_tables, screen, lang)
    look_at_all(reader, game, MANY)
    assert reader.leave() == {}


@EVERY_WAY
@EVERY_GAME
def test_what_others_see_can_be_read_and_touched(
    browser: Browser, tables: Tables, game: str, screen: Screen, lang: str
) -> None:
    """Those who only watch see the hands of all; a replay has steps instead of choices."""
    reader = Reader(browser, tables, screen, lang)
    reader.context.clear_cookies(name="iteru")
    found = {position.label: position for position in positions(game, FEW)}
    reader.look_at(found["words"])
    for label, view in extremes(game, found["words"].view(None)).items():
        reader.look_at_view(label, game, view)
    played = len(found["end"].moves)
    reader.page.goto(f"/t/{tables.ids[found['end']]}/replay?at={played // 2}")
    reader.complain("replay")
    assert reader.leave() == {}


@EVERY_WAY
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
    "scrolls sideways": "at('.board').style.width = '500px'",
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
    reader.look_at(positions("imhotep", FEW)[0])
    assert reader.found == {}
    reader.page.evaluate(f"() => {{ {HELPERS} {WRONG[what]} }}")
    reader.complain("wrong")
    assert what in {complaint.partition(":")[0] for complaint in reader.leave()["wrong"]}


def test_the_check_notices_what_does_not_fit_on_a_laptop(browser: Browser, tables: Tables) -> None:
    reader = Reader(browser, tables, SCREENS[5], "en")
    reader.look_at(positions("imhotep", FEW)[0])
    reader.page.evaluate("() => { document.querySelector('.seat .inside').style.height = '600px' }")
    reader.complain("wrong")
    assert "does not fit the screen" in reader.leave()["wrong"][0]
