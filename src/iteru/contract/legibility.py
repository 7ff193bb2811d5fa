"""Checks in a browser, on screens of every size, that what is drawn can be read and touched.

It needs Playwright and a Chromium (`pip install 'iteru[legibility]'`). A game is shown as the page shows it,
with the same style sheets, but without a server.
"""

import re
import shutil
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from gzip import decompress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from iteru.engine.game import View
from iteru.engine.meta import Meta
from iteru.kit.artist import PALETTE, Artist
from iteru.kit.layers import LAYERS
from iteru.kit.letters import FONTS
from iteru.kit.shown import Screen as Kind
from iteru.web.assets import NOT_AT_TABLES, SHEETS, STATIC, style_of, symbols
from iteru.words import Words

if TYPE_CHECKING:  # Playwright is optional
    from playwright.sync_api import Browser, Page

COMPLAINTS = (Path(__file__).parent / "legibility.js").read_text(encoding="utf-8")
FAINT = (Path(__file__).parent / "contrast.js").read_text(encoding="utf-8")
WORDLESS = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { color: transparent !important; transition: none !important }");
  sheet.insertRule("svg text, svg tspan { fill: transparent !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
WITH_WORDS = "() => { document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1) }"
LAYER = re.compile(r'(<svg[^>]*? data-layer="(\w+)"[^>]*>)</svg>')
FONT = re.compile(r'url\("([\w.-]+)"\)')
SETTLED = """async () => {
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
UNFOLD = "() => { for (const leaf of document.querySelectorAll('.leaf.shut')) leaf.classList.remove('shut') }"
"""Show everything that has a tab at once."""
KIND_OF_SCREEN = (
    "() => getComputedStyle(document.documentElement).getPropertyValue('--screen').trim()"
)
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first one that is installed is used; the shell without windows needs a third of the CPU for the same pages."""
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LONG_NAMES = [
    "Wolfeschlegelsteinhausenberger",
    "Maxmiliána Wohnout-Hammersmith",
    "Nefertiti Merytmut Wadjetmosis",
    "Ptolemaios Philadelphos Magnus",
    "Quetzalcoatl Mnemosyne Wümmlin",
]
"""The longest names that are allowed, with spaces and without."""
PAGE = """<!doctype html><html lang="{lang}"><head><meta name="viewport" content="width=device-width">{styles}</head>
<body class="at-table"><main id="main" class="table">
<section class="board-area"><div class="pan" data-region="board">{board}</div></section>
<div class="side"><section class="seats{many}">{seats}</section></div>
</main>{symbols}</body></html>"""
SEAT = '<div class="seat seat-{number}"><div class="inside">{inside}</div></div>'


class Screen(NamedTuple):
    """A screen: its size, whether it is touched, and whether a whole game must fit on it."""

    width: int
    height: int
    touch: bool
    one_screen: bool

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"

    @property
    def is_phone(self) -> bool:
        return min(self.width, self.height) < 500

    @property
    def least(self) -> int:
        """The least height of letters, in pixels."""
        return 12 if self.is_phone else 11

    @property
    def share(self) -> float:
        """The part of it that a board gets at least while one is asked."""
        return 0.45 if self.is_phone else 0 if self.touch else 0.55

    def parameters(self, within: str) -> dict[str, Any]:
        """Returns the parameters of the check."""
        size = {"width": self.width, "height": self.height, "least": self.least}
        room = {"share": self.share, "oneScreen": self.one_screen}
        return {**size, **room, "touch": self.touch, "within": within}


SCREENS = [
    Screen(360, 740, True, False),
    Screen(390, 844, True, False),
    Screen(640, 360, True, False),
    Screen(844, 390, True, False),
    Screen(820, 1180, True, False),
    Screen(1180, 820, True, True),
    Screen(1366, 768, False, True),
    Screen(1440, 900, False, True),
    Screen(1920, 1080, False, True),
]


def complaints(page: "Page", screen: Screen, within: str = "body") -> list[str]:
    """Returns the check's complaints about a page, or a part of it."""
    page.evaluate(SETTLED)
    found = page.evaluate(COMPLAINTS, screen.parameters(within))
    return [*found["complaints"], *faint(page, found["seen"])]


def faint(page: "Page", seen: list[dict[str, Any]]) -> list[str]:
    """Returns complaints about words that stand out too little from what is painted behind them."""
    page.evaluate(WORDLESS)
    picture = b64encode(page.screenshot(type="jpeg", quality=85)).decode()
    page.evaluate(WITH_WORDS)
    found: list[str] = page.evaluate(FAINT, {"picture": picture, "seen": seen})
    return found


@contextmanager
def chromium() -> Iterator["Browser"]:
    """Starts a headless browser: that of the system, or Playwright's own."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


class Reader:
    """Looks at one position of a game after the other on one screen."""

    def __init__(self, browser: "Browser", screen: Screen) -> None:
        self.screen = screen
        self.context = browser.new_context(
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen.touch,
            is_mobile=screen.touch,
            reduced_motion="reduce",
        )
        self.page = self.context.new_page()
        self.turn = 0
        self.page.set_content(
            PAGE.format(lang="en", styles=styles(""), board="", seats="", many="", symbols="")
        )
        self.kind: Kind = self.page.evaluate(KIND_OF_SCREEN)

    def complaints_about(self, words: Words, meta: Meta, view: View, seats: int) -> list[str]:
        """Returns what cannot be read or touched on a board and on the seats' panels, by turns by day and at night."""
        self.turn += 1
        self.page.emulate_media(color_scheme="dark" if self.turn % 2 else "light")
        artist = Artist(meta, words)
        panels = [
            SEAT.format(number=number, inside=artist.seat(view, number)) for number in range(seats)
        ]
        self.page.set_content(
            PAGE.format(
                lang=words.lang,
                styles=styles(style_of(meta)),
                board=filled(artist.board(view, self.kind)),
                seats="".join(panels),
                many=" many" if seats > 4 else "",
                symbols=filled(symbols(meta)),
            )
        )
        self.page.evaluate(UNFOLD)
        inside = self.screen._replace(one_screen=False)  # there is no page around it
        return complaints(self.page, inside, ".pan") + complaints(self.page, inside, ".seats")

    def leave(self) -> None:
        self.context.close()


def filled(markup: str) -> str:
    """Puts layers that a page would fetch where they belong."""
    return LAYER.sub(lambda found: f"{found[1]}{contents(found[2])}</svg>", markup)


def contents(layer: str) -> str:
    drawn = LAYERS.compressed(layer)
    return decompress(drawn).decode() if drawn else ""


@cache
def typefaces() -> str:
    """Returns the style sheet of the typefaces with all their letters in it."""
    sheet = (FONTS / "fonts.css").read_text(encoding="utf-8")
    return FONT.sub(
        lambda found: (
            f'url("data:font/woff2;base64,{b64encode((FONTS / found[1]).read_bytes()).decode()}")'
        ),
        sheet,
    )


@cache
def styles(of_game: str) -> str:
    """Returns the style sheets of a table's page, each with its media query."""
    sheets = [("all", typefaces()), ("all", PALETTE.read_text(encoding="utf-8"))]
    sheets += [
        (media, (STATIC / name).read_text(encoding="utf-8"))
        for name, media in SHEETS.items()
        if name not in NOT_AT_TABLES
    ]
    sheets.append(("all", of_game))
    return "".join(f'<style media="{media}">{sheet}</style>' for media, sheet in sheets)
