"""What a game gives to be said and shown: words, a picture for the page, a board for the terminal, a style of its own.

All but the words is optional: a game without a picture shows its view as it is, and is played from the
list of its choices. So does one whose picture fails: it must not take the page of a table down.
"""

import json
import logging
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, Protocol, runtime_checkable

from rich.console import RenderableType

from iteru.engine.game import View
from iteru.engine.meta import Meta
from iteru.engine.telling import Telling
from iteru.kit.icons import ANYTHING, COMMON
from iteru.kit.scene import Blocks, Part, Say, Scene

log = logging.getLogger("iteru.kit")
FAILED: dict[tuple[str, str], str] = {}
"""Game and part of it that failed to show itself, and why."""

Keep = Callable[[str, Callable[[], Part]], Part]
"""`keep(shows, draw)`: a part of a board, drawn only if none that shows the same is remembered.

`shows` is a text of all that the part shows.
"""

Screen = Literal["wide", "tall", "small"]
"""Where a page is shown: as on a laptop, on a tablet held upright, on a phone."""


class Picture(Protocol):
    """How the page draws a game. A module with these two functions will do; each names the type of the game's views."""

    def board(self, view: Any, keep: Keep) -> Scene:
        """The shared board. Parts that seldom change may come from `keep`."""

    def seat(self, view: Any, seat: int) -> Mapping[str, object]:
        """What `seat.html.jinja` shows of a seat; it writes parts of scenes with `draw`."""


@runtime_checkable
class SmallPicture(Protocol):
    """How the page draws a game where a whole board would be too small to read.

    A picture that has this function too is drawn by it on such screens. It has the same targets, pieces and places.
    """

    def blocks(self, view: Any, keep: Keep, screen: Screen) -> Blocks:
        """The shared board in parts that each fill the width of a phone; letters are at least 12.5 high."""


class TerminalBoard(Protocol):
    """How a terminal draws a game. A module with this function will do."""

    def board(self, view: Any, say: Say) -> RenderableType:
        """All that lies on the table."""


@dataclass(frozen=True)
class Thing:
    """Something that can be asked about in a terminal: a card, a site."""

    name: str
    """What the reader calls it."""
    key: str
    """What moves call it; also what it is called in English."""
    about: str
    """What it is and does, in a sentence or two."""
    rule: str


@runtime_checkable
class NamedThings(Protocol):
    """A terminal board may have this function too: then `? NAME` tells what a thing does.

    Without it, the rules whose names fit are shown.
    """

    def things(self, view: Any, say: Say) -> list[Thing]:
        """All that has a name, whether or not it lies on the table now."""


@dataclass(frozen=True)
class Shown:
    """What a game is said and drawn with. `folder` holds `style.css` and `seat.html.jinja`."""

    folder: Path
    telling: Telling
    picture: Picture | None = None
    terminal: TerminalBoard | None = None
    icons: Mapping[str, str] = field(default_factory=dict)
    """By the names of events: strokes in a square from -20 to 20. Some names have an icon of the house."""
    dividers: Collection[str] = ()
    """The names of events with which a round or a turn begins."""

    def icon(self, event: str) -> str:
        """The strokes beside an event in the log."""
        return self.icons.get(event) or COMMON.get(event, ANYTHING)

    @property
    def style(self) -> str:
        """The game's own style sheet, beside the palette of the house. Its rules stand under a class named as the game."""
        sheet = self.folder / "style.css"
        return sheet.read_text(encoding="utf-8", errors="replace") if sheet.is_file() else ""


@lru_cache(maxsize=64)
def shown(meta: Meta) -> Shown:
    """What a game is said and drawn with."""
    found = meta.shown()
    assert isinstance(found, Shown), "`shown` does not give a Shown"
    return found


def failed(meta: Meta, part: str, error: Exception) -> None:
    """A game fails to show something, which is then shown plainly: a line in the log, once."""
    if (meta.name, part) not in FAILED:
        FAILED[meta.name, part] = why = f"{type(error).__name__}: {error}"
        log.warning("%s: its %s fails, so the view is shown as it is: %s", meta.name, part, why)


def plain_lines(view: View) -> list[str]:
    """A view as it is, a line for each key."""
    return [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in view.items()]
