"""What a game gives to be shown: a picture for the page, a board for the terminal, a style of its own.

All of it is optional: a game without a picture is played from the list of its choices.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Protocol

from rich.console import RenderableType

from iteru.engine.errors import UnknownGame
from iteru.engine.game import View
from iteru.engine.meta import Meta
from iteru.kit.scene import Part, Say, Scene

Keep = Callable[[str, Callable[[], Part]], Part]
"""`keep(shows, draw)`: a part of a board, drawn only if none that shows the same is remembered.

`shows` is a text of all that the part shows.
"""


class Picture(Protocol):
    """How the page draws a game. A module with these two functions will do."""

    def board(self, view: View, keep: Keep) -> Scene:
        """The shared board. Parts that seldom change may come from `keep`."""

    def seat(self, view: View, seat: int) -> Mapping[str, object]:
        """What `seat.html.jinja` shows of a seat; it writes parts of scenes with `draw`."""


class TerminalBoard(Protocol):
    """How a terminal draws a game. A module with this function will do."""

    def board(self, view: View, say: Say) -> RenderableType:
        """All that lies on the table."""


@dataclass(frozen=True)
class Shown:
    """What a game is shown with. `folder` holds `style.css` and `seat.html.jinja`."""

    folder: Path
    picture: Picture | None = None
    terminal: TerminalBoard | None = None

    @property
    def style(self) -> str:
        """The game's own style sheet, beside the palette of the house. Its rules stand under a class named as the game."""
        sheet = self.folder / "style.css"
        return sheet.read_text(encoding="utf-8") if sheet.is_file() else ""


PLAIN = Shown(Path())
"""For a game that gives nothing to be shown."""


@cache
def shown(meta: Meta) -> Shown:
    """What a game is shown with, loaded when something is drawn for the first time."""
    if meta.shown is None:
        return PLAIN
    try:
        found = meta.shown()
    except Exception as error:  # a broken package of somebody else's must not take the house down
        why = f"{type(error).__name__}: {error}"
        raise UnknownGame("broken-game", name=meta.name, why=why) from error
    if not isinstance(found, Shown):
        raise UnknownGame("broken-game", name=meta.name, why="`shown` does not give a Shown")
    return found
