"""A title's metadata: players, credits, options."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

    from iteru.engine.box import Box
    from iteru.engine.game import Game
    from iteru.engine.telling import Shows


def nothing_said() -> Mapping[str, str]:
    return {}


@cache
def folder_of(package: str) -> "Path":
    from importlib.resources import files  # only where a game is loaded
    from pathlib import Path

    return Path(str(files(package)))


@dataclass(frozen=True, eq=False)
class Meta:
    """A title's metadata, cheap to import; `load` imports its rules.

    Entry points of the group `iteru.games` name such objects.
    """

    name: str
    titles: Mapping[str, str]
    designers: tuple[str, ...]
    publishers: tuple[str, ...]
    year: int
    min_seats: int
    max_seats: int
    minutes: int
    options: type
    rules_version: int
    """Rises whenever an older record of this game may no longer replay to the same result."""
    package: str
    load: Callable[["Box"], "Game[Any]"]
    shown: Callable[[], "Shows"]
    """Returns the game's words and pictures, an `iteru.kit.shown.Shown`; called on first use."""
    weight: float = 0.0
    """How demanding it is, from 1 (light) to 5 (heavy); 0 where nobody has said. The easiest comes first."""
    longest: int = 3000
    """The most choices that a game can take. A longer record is refused unread."""
    has_reactions: bool = False
    """Whether seats may react to what others do (`Game.is_window`).

    The page then offers a player not to be asked.
    """
    owner_may_add: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Values that corrections may add to figures of the box that lack them (`read_box`)."""
    said: Callable[[], Mapping[str, str]] = nothing_said
    """Returns, for each language, messages that override those of `texts/`: names that a box gives to things.

    A game with such boxes (`Game.box_brings_messages`) has a Meta of its own for each.
    """

    @property
    def folder(self) -> "Path":
        """The folder of the game's data, texts and rule page."""
        return folder_of(self.package)

    def title(self, lang: str) -> str:
        return self.titles.get(lang, self.titles["en"])

    def read_box(self, corrections: Mapping[str, object] | None = None) -> "Box":
        """Reads the game's box and applies an owner's corrections."""
        from iteru.engine.box import read_box  # only where a game is loaded

        return read_box(self.folder / "components.toml", corrections, self.owner_may_add)
