"""Somebody who reads: goes from table to table at a screen of some size, and complains of what cannot be read or touched."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from itertools import cycle
from pathlib import Path
from typing import Final, Literal, NamedTuple

from playwright.sync_api import Browser, BrowserContext

import iteru
from iteru.contract.legibility import (
    KIND_OF_SCREEN,
    LONG_NAMES,
    SETTLED,
    UNFOLD,
    Screen,
    complaints,
    filled,
)
from iteru.engine.game import View
from iteru.kit.artist import Artist
from iteru.web.texts import page_words
from tests.web.browser import PATIENCE
from tests.web.conftest import Server
from tests.web.positions import Position, extremes, lay_out, positions
from tests.web.signed import SECRET, signed_cookie

SHOW = """([board, seats]) => {
  document.querySelector("[data-region=board]").innerHTML = board;
  document.querySelectorAll(".seat .inside").forEach((inside, seat) => { inside.innerHTML = seats[seat]; });
  document.querySelectorAll(".seat .points, .seat .points *").forEach(({ childNodes }) => {
    for (const node of childNodes) if (node.nodeType === Node.TEXT_NODE) node.data = node.data.replace(/\\d+/g, "88");
  });
}"""
"""Put a picture and seats on the page, as the server would; points are of two digits."""
CHOOSE_CAUTIOUSLY = """() => {
  const choices = [...document.querySelectorAll("[data-caution]")];
  choices.sort((one, other) => other.dataset.caution.length - one.dataset.caution.length);
  choices[0]?.click();
  return choices.length > 0;
}"""
"""Ask for the choice of which the most is said."""
LIGHTS: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
LOCALES = {"en": "en-US", "cs": "cs-CZ"}


class Tables(NamedTuple):
    """A server, and the table of each position on it."""

    server: Server
    ids: dict[Position, str]
    by_game: dict[str, list[Position]]


def serve(data: Path, games: int) -> Iterator[Tables]:
    """Tables of all games, with positions of so many random games of each kind."""
    by_game = {name: positions(name, games) for name in iteru.games()}
    wanted = [position for found in by_game.values() for position in found]
    ids = lay_out(data, wanted)
    server = Server(data, ITERU_SECRET=SECRET)
    yield Tables(server, dict(zip(wanted, ids, strict=True)), by_game)
    server.stop()


class Reader:
    def __init__(self, browser: Browser, tables: Tables, screen: Screen, lang: str) -> None:
        self.tables, self.screen, self.lang = tables, screen, lang
        self.context = open_window(browser, tables.server, screen, lang)
        self.sit_down()
        self.page = self.context.new_page()
        self.page.on("websocket", lambda socket: socket.on("framereceived", self.hear))
        self.frames = 0
        self.found: list[str] = []
        self.lights = cycle(LIGHTS if lang == "en" else LIGHTS[::-1])
        """By turns by day and at night."""

    def sit_down(self) -> None:
        """At all tables: as the person to whom they belong."""
        url = self.tables.server.url
        self.context.add_cookies([{"name": "iteru", "value": signed_cookie(), "url": url}])

    def stand_up(self) -> None:
        """To watch only."""
        self.context.clear_cookies(name="iteru")

    def hear(self, frame: str | bytes) -> None:
        self.frames += 1

    def look_at(self, position: Position) -> None:
        self.go_to(f"/t/{self.tables.ids[position]}", str(position))
        self.open_tabs(str(position))

    def open_tabs(self, label: str) -> None:
        """What a small screen shows of a board one by one."""
        for tab in self.page.locator("[data-opens]:not(.lit):not(.is-open)").all():
            tab.focus()
            self.page.keyboard.press("Enter")
            self.complain(f"{label}-{tab.get_attribute('data-opens')}", ".board-area")

    def arrive(self, path: str) -> None:
        """At a table whose board is drawn for this screen: a page comes as the last screen needed it."""
        self.frames = 0
        self.page.goto(path)
        until = time.monotonic() + PATIENCE / 1000
        while self.frames == 0:
            assert time.monotonic() < until, f"{path}: nothing was sent to the page"
            self.page.wait_for_timeout(5)

    def go_to(self, path: str, label: str) -> None:
        self.page.emulate_media(color_scheme=next(self.lights))
        self.arrive(path)
        self.page.wait_for_function("() => !document.querySelector('[data-layer]:empty')")
        self.complain(label)

    def open(self, path: str) -> None:
        """A page without a board."""
        self.page.emulate_media(color_scheme=next(self.lights))
        self.page.goto(path)
        self.complain(path)

    def take_account(self, name: str) -> None:
        self.page.goto("/account")
        self.page.locator("#take-name").fill(name)
        self.page.locator("#take-password").fill("of no importance")
        self.page.locator("form[action='/account/take'] button").click()
        self.page.locator("form[action='/account/sign-out']").wait_for()

    def make_token(self, label: str) -> None:
        self.page.locator("#label").fill(label)
        self.page.locator("form[action='/account/token'] button").click()
        self.page.locator(".shown-once").wait_for()

    def invite(self, game: str) -> str:
        """Opens a table that waits for a friend, and returns its address."""
        self.page.goto(f"/new/{game}")
        self.page.locator("[name=seat-1]").select_option("friend")
        self.page.locator(f"form[action='/new/{game}'] button").last.click()
        self.page.wait_for_url("**/t/*")
        return self.page.url

    def send_old_form(self) -> None:
        """As from a page that was open for too long."""
        self.page.goto("/")
        self.page.locator("form.split [name=csrf]").first.evaluate("field => field.value = 'old'")
        self.page.locator("form.split button").first.click()
        self.page.locator(".cracked").wait_for()
        self.complain("an old form")

    def begin_lesson(self, game: str) -> None:
        self.page.goto("/learn")
        self.page.locator(f"form[action='/learn/{game}'] button").click()
        self.page.wait_for_url(f"**/learn/{game}")

    def look_at_lesson(self, game: str, at: int) -> None:
        """A lesson where somebody has reached a stop of it."""
        with closing(sqlite3.connect(self.tables.server.data / "iteru.db")) as database, database:
            database.execute("UPDATE lessons SET at = ? WHERE game = ?", (at, game))
        self.go_to(f"/learn/{game}", f"{game}-lesson-{at}")

    def look_at_extremes(self, position: Position, seat: int | None) -> None:
        """As if the table that is open looked like what the game says play hardly reaches."""
        meta = iteru.meta(position.case.name)
        for label, view in extremes(meta.name, position.view(seat)).items():
            artist = Artist(meta, page_words(self.lang, meta, LONG_NAMES[: view["seats"]]))
            self.show(artist, view)
            self.complain(f"{position}-{label}")

    def show(self, artist: Artist, view: View) -> None:
        seats = [artist.seat(view, seat) for seat in range(view["seats"])]
        screen = self.page.evaluate(KIND_OF_SCREEN)
        self.page.evaluate(SHOW, [filled(artist.board(view, screen)), seats])
        self.page.evaluate(UNFOLD)

    def ask_for_caution(self, label: str) -> None:
        """Choose what is asked for once more, where there is such a choice."""
        if self.page.evaluate(CHOOSE_CAUTIOUSLY):
            self.complain(label)
            self.page.keyboard.press("Escape")

    def open_strip(self, label: str) -> None:
        """What the others did, as a whole; who plays alone has nobody who did anything."""
        strip = self.page.locator(".since summary")
        if strip.count():
            strip.click()
            self.complain(label)

    def open_sheets(self) -> None:
        """What opens over a table: settings, the scores, and something that is looked at closely."""
        for sheet in ("#settings", "#scores"):
            self.open_sheet(sheet)
        self.page.locator("[data-region=board]").focus()
        self.page.evaluate(SETTLED)  # a page that scrolls closes what is looked at
        self.page.keyboard.press("i")
        self.page.locator(".enlarged").wait_for()
        self.complain("looked at", ".enlarged")
        self.page.keyboard.press("Escape")

    def open_sheet(self, sheet: str) -> None:
        self.page.evaluate("sheet => document.querySelector(sheet).showPopover()", sheet)
        self.complain(sheet, sheet)
        self.page.evaluate("sheet => document.querySelector(sheet).hidePopover()", sheet)

    def open_parts(self, label: str) -> None:
        """What a small screen shows of a result one by one."""
        for part in self.page.locator("[data-result-part]:visible").all():
            part.click()
            self.complain(f"{label}-{part.get_attribute('data-result-part')}")

    def complain(self, label: str, within: str = "body") -> None:
        self.found += [f"{label}: {one}" for one in complaints(self.page, self.screen, within)]

    def leave(self) -> str:
        """All complaints, each on a line."""
        self.context.close()
        return "\n".join(self.found)


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
