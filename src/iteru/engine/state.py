"""A position, whatever the game."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from iteru.engine.events import Journal
from iteru.engine.rng import Rng

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position: all that lies on the table, hidden or not, and whose choice it is."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.actor = NOBODY
        """The seat that must choose now; NOBODY when the game is over."""
        self.journal: Journal | None = None
        """Where `apply` writes what happened; a clone starts without one."""

    @abstractmethod
    def legal_actions(self) -> list[int]:
        """What the actor may do now: ascending, no duplicates, never empty while the game runs."""

    @abstractmethod
    def apply(self, action: int) -> None:
        """Carry out a legal action; whoever calls it vouches that it is legal."""

    @abstractmethod
    def scores(self) -> list[int]:
        """What each seat would have if the game ended now."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The seats ahead now, after the rulebook's own tie-breaks; several share a win."""

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy, without the journal."""

    @abstractmethod
    def resample(self, seat: int, rng: Rng) -> None:
        """Re-deal all that `seat` cannot know, consistently with what it knows, and re-seed chance."""

    @abstractmethod
    def snapshot(self) -> dict[str, object]:
        """The whole position as JSON; `Game.restore` gives an equal state."""


def whole_numbers(value: object) -> list[int]:
    """A list of a snapshot, as a list of its own."""
    assert isinstance(value, list)
    return list(value)
