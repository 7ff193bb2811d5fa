"""What a game is shown with: words, a picture for the page, a board for the terminal, a style sheet.

Only the words are required. A game without a picture shows its view as text and is played from the list of
its choices; so does one whose picture fails, instead of taking the page down.
"""

import json
import logging
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, Protocol, runtime_checkable

from rich.console import RenderableType

from iteru.engine.box import Box
from iteru.engine.events import Event
from iteru.engine.game import Game, View
from iteru.engine.meta import Meta
from iteru.engine.telling import Telling
from iteru.kit.canvas import Canvas
from iteru.kit.card_index import CardIndex, IndexCard
from iteru.kit.icons import ANYTHING, COMMON
from iteru.kit.kept import cache_by_box
from iteru.kit.parts import Drawn, Part, Say
from iteru.kit.scene import Board, Scene
from iteru.kit.symbols import Symbols

log = logging.getLogger("iteru.kit")
FAILED: dict[tuple[str, str], str] = {}
"""The parts of games that failed to draw, and why."""

Keep = Callable[[str, Callable[[], Part]], Part]
"""`keep(shows, draw)`: returns a part of a board; draws it only if none that shows the same is remembered.

`shows` is a text of everything that the part shows.
"""

Screen = Literal["wide", "tall", "small"]
"""The size of a page: as on a laptop, on a tablet held upright, on a phone."""


class Picture(Protocol):
    """Draws a game for the page. A module with these two functions will do; each names the type of the game's views."""

    def board(self, view: Any, keep: Keep) -> Scene:
        """Draws the shared board. Parts that seldom change may come from `keep`."""

    def seat(self, view: Any, seat: int) -> Mapping[str, object]:
        """Returns the values for `seat.html.jinja`, which writes parts of scenes with `draw`."""


@runtime_checkable
class SmallPicture(Protocol):
    """Draws a game for screens on which a whole board would be too small to read.

    A picture may have this function too. It draws the same targets, pieces and places.
    """

    def blocks(self, view: Any, keep: Keep, screen: Screen) -> Board:
        """Draws the shared board for a phone, in `Blocks` that each fill its width (letters are at least 12.5 high), or for a
        tablet held upright, as a `Scene` or in blocks."""


@runtime_checkable
class SymbolPicture(Protocol):
    """Draws what comes again and again as symbols. A picture may have this function too."""

    def symbols(self) -> Symbols:
        """Returns the symbols, gradients and patterns of a game, by name. Pages fetch them once."""


@runtime_checkable
class BriefPicture(Protocol):
    """Draws in brief what everybody counts at a seat. A picture may have this function too."""

    def brief(self, view: Any, seat: int) -> Part:
        """Draws it, 42 wide and 13 high, for the row of seats above the board of a phone."""


class Cover(Protocol):
    """Draws what stands for a game in lists. A module with these functions will do."""

    def cover(self, canvas: Canvas) -> None:
        """Draws the game's cover, 320 by 232; the page rounds its upper corners off."""

    def emblem(self, canvas: Canvas) -> None:
        """Draws a small sign in a square from -20 to 20."""


class TerminalBoard(Protocol):
    """Draws a game for a terminal. A module with this function will do."""

    def board(self, view: Any, say: Say) -> RenderableType:
        """Draws everything on the table."""


@dataclass(frozen=True)
class Thing:
    """Something that a player can ask about in a terminal: a card, a site."""

    name: str
    """What the reader calls it."""
    key: str
    """Its name in moves, which is also an English name."""
    about: str
    """What it is and does, in a sentence or two."""
    rule: str


@runtime_checkable
class NamedThings(Protocol):
    """A terminal board may have this function too: then `? NAME` says what a thing does.

    Without it, `? NAME` shows the rules whose names match.
    """

    def things(self, view: Any, say: Say) -> list[Thing]:
        """Returns everything that has a name, whether or not it is on the table now."""


def no_emblem(event: Event, box: Box) -> None:
    """Events of most games are about nothing that has an emblem."""


@dataclass(frozen=True)
class Shown:
    """A game's words and pictures. `folder` holds `style.css` and `seat.html.jinja`."""

    folder: Path
    telling: Telling
    picture: Picture | None = None
    terminal: TerminalBoard | None = None
    icons: Mapping[str, str] = field(default_factory=dict)
    """By the names of events: strokes in a square from -20 to 20. Some names have a common icon."""
    dividers: Collection[str] = ()
    """The names of events with which a round or a turn begins."""
    cover: Cover | None = None
    """Without one, a game has the plain cover of the house."""
    index: CardIndex | None = None
    """The index of its cards; None for a game without any."""
    signs: Mapping[str, str] = field(default_factory=dict)
    """By the kinds of choices: strokes like those of icons, for the buttons of that kind."""
    emblem: Callable[[Event, Box], Drawn | None] = no_emblem
    """Draws the emblem of the card that an event is about, as the box prints it, in a square from -20 to 20. In the log it
    replaces the icon."""

    def icon(self, event: str) -> str:
        """Returns the icon beside an event in the log, as strokes."""
        return self.icons.get(event) or COMMON.get(event, ANYTHING)

    @property
    def style(self) -> str:
        """Returns the game's own style sheet. Its rules stand under a class named after the game."""
        sheet = self.folder / "style.css"
        return sheet.read_text(encoding="utf-8", errors="replace") if sheet.is_file() else ""


@cache_by_box
def shown(meta: Meta) -> Shown:
    """Returns a game's words and pictures."""
    found = meta.shown()
    assert isinstance(found, Shown), "`shown` does not give a Shown"
    return found


def listed_cards(game: Game[Any]) -> list[IndexCard]:
    """Returns the cards that can be met in a game with its box."""
    return [card for card in printed_kinds(game) if card.copies]


def printed_kinds(game: Game[Any]) -> list[IndexCard]:
    """Returns every kind of card in a box, also those without a copy, which an owner may have in theirs; nothing for a
    game without an index, or with one that fails."""
    index = shown(game.meta).index
    try:
        return index.cards(game) if index is not None else []
    except Exception as error:
        failed(game.meta, "index of cards", error)
        return []


def failed(meta: Meta, part: str, error: Exception) -> None:
    """Logs, once, that a part of a game failed to draw; it is then shown as text."""
    if (meta.name, part) not in FAILED:
        FAILED[meta.name, part] = why = f"{type(error).__name__}: {error}"
        log.warning("%s: its %s fails, so the view is shown as it is: %s", meta.name, part, why)


def plain_lines(view: View) -> list[str]:
    """Returns a view as text, a line for each key."""
    return [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in view.items()]
