"""The kinds of moves of a game. Each is declared once; the numbers and texts of its actions follow.

>>> MOVES = Moves()
>>> SAIL = MOVES.kind("sail", range(1, 4), ["temple", "market"])
>>> PASS = MOVES.kind("pass")
>>> MOVES.notations[1], MOVES.notations[6], MOVES.kind_of(1) is SAIL
('sail 1 market', 'pass', True)
"""

from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING

from mypy_extensions import i64

from iteru.engine.events import Value

if TYPE_CHECKING:
    from iteru.engine.telling import Teller

Values = tuple[Value, ...]


class Kind:
    """A kind of move: its words, and what its actions range over.

    It has an action for every combination of values, the last range varying fastest. A pair in a range
    counts as two values. `Moves.kind` declares one.
    """

    def __init__(self, first: i64, words: str, ranges: Sequence[Sequence[Value | Values]]) -> None:
        self.first: i64 = first
        """The number of its first action."""
        self.words = words
        self.name = words.replace(" ", "-")
        """The words joined by hyphens, as in the names of its messages."""
        self.values: list[Values] = [flat(mix) for mix in product(*ranges)]
        self.count: i64 = len(self.values)
        self.teller: Teller | None = None
        """Puts its actions into words; set by `tells` when the game's words are loaded."""

    def has(self, action: i64) -> bool:
        """Whether an action is of this kind."""
        return self.first <= action < self.first + self.count

    def at(self, place: i64) -> i64:
        """Returns the action at a place among those of this kind, the first being 0."""
        return self.first + place

    def place(self, action: i64) -> i64:
        """Returns the place of an action among those of this kind; the inverse of `at`."""
        return action - self.first

    def values_of(self, action: i64) -> Values:
        """Returns the values of an action of this kind, as in its notation."""
        return self.values[action - self.first]

    def notations(self) -> list[str]:
        """Returns the text of every action."""
        return [" ".join([self.words, *map(str, values)]) for values in self.values]

    def __repr__(self) -> str:
        return f"<{self.words}: actions {self.first} to {self.first + self.count - 1}>"


def flat(mix: Sequence[Value | Values]) -> Values:
    """Returns the values in one row, pairs taken apart."""
    found: list[Value] = []
    for value in mix:
        if isinstance(value, tuple):
            found.extend(value)
        else:
            found.append(value)
    return tuple(found)


class Moves:
    """All kinds of moves of a game; their actions are numbered in the order in which they are declared."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []
        self.notations: list[str] = []
        self.kind_by_action: list[Kind] = []

    def kind(self, words: str, *ranges: Sequence[Value | Values]) -> Kind:
        """Declares the next kind: its words, and what its actions range over."""
        kind = Kind(len(self.notations), words, ranges)
        doubled = set(self.notations) & set(kind.notations())
        assert not doubled, f"two actions have the same notation: {sorted(doubled)}"
        self.kinds.append(kind)
        self.notations += kind.notations()
        self.kind_by_action += [kind] * kind.count
        return kind

    def kind_of(self, action: i64) -> Kind:
        """Returns the kind of an action."""
        return self.kind_by_action[action]
