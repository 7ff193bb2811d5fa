"""The base class of all positions."""

import marshal
from abc import ABC, abstractmethod
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from iteru.engine.errors import OTHER_QUESTION, IllegalMove
from iteru.engine.events import Journal
from iteru.engine.rng import Rng, of_words
from iteru.engine.setting import Setting

NOBODY: Final = -1
NOT_SAVED: Final = ("setting", "layout", "items", "seats", "journal", "__dict__")
"""Attributes of states that a snapshot leaves out: those of the setting, and the journal."""

BY_VALUE: Final = 2
"""The version of marshal's format in which equal values have equal bytes: later ones record shared objects."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position: everything on the table, hidden or not, and whose choice it is.

    Every attribute that a subclass sets in `__init__` belongs to the position and is saved by
    `snapshot`: whole numbers, truth values, and lists of them, one or two deep.
    """

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.seats = setting.seats
        self.actor = NOBODY
        """The seat that must choose now; NOBODY when the game is over."""
        self.rng = Rng(0, 0, 0, 0)
        """The source of all chance."""
        self.journal: Journal | None = None
        """Collects the events of `apply`; a clone starts without one."""

    @abstractmethod
    def legal_actions(self) -> list[int]:
        """Returns the actor's legal actions: ascending, no duplicates, never empty while the game runs."""
        raise NotImplementedError("State.legal_actions")

    @abstractmethod
    def apply(self, action: i64) -> None:
        """Carries out a legal action, without a check: an illegal one leaves a broken position.

        `Game.play` checks. Anything with an `__index__` will do, numpy's integers too.
        """
        raise NotImplementedError("State.apply")

    def begin(self) -> None:
        """Does what happens before the first choice; the table is set up."""
        return

    def rule_asked(self) -> str:
        """Returns the number of the rule behind the present question."""
        return ""

    def why_not(self, action: i64) -> IllegalMove | None:
        """Says why an action is not legal now; None for exactly the legal ones.

        `Game.why_not` calls it on a sight, so that no reason reveals what is hidden.
        """
        legal = i64(action) in self.legal_actions()
        return None if legal else IllegalMove(self.rule_asked(), OTHER_QUESTION)

    def is_part(self) -> bool:
        """Whether the present question is part of an action that was chosen already.

        True only where everybody can tell how many answers there are, since a single answer is taken without asking.
        """
        return False

    def only_answer(self) -> int | None:
        """Returns the only answer to a part of an action, which page and terminal take for the actor; otherwise None."""
        if not self.is_part():
            return None
        actions = self.legal_actions()
        return actions[0] if len(actions) == 1 else None

    @abstractmethod
    def breakdown(self) -> dict[str, list[int]]:
        """Returns each seat's points if the game ended now, by what they are for."""
        raise NotImplementedError("State.breakdown")

    def scores(self) -> list[int]:
        """Returns each seat's points if the game ended now: the sums of `breakdown`."""
        totals = [0] * self.seats
        for row in self.breakdown().values():
            for seat in range(self.seats):
                totals[seat] += row[seat]
        return totals

    def tie_breaks(self) -> dict[str, list[int]]:
        """Returns the tie-breaks in the rulebook's order: for each name a number for each seat, more is better.

        The message `tie-NAME` says what more means ("more stones on the sled"). An opponent without a seat may have a
        number after the others.
        """
        return {}

    def winners(self) -> list[int]:
        """Returns the seats ahead now, by points and then by the tie-breaks; several share a win.

        None if an opponent without a seat is ahead; a game with one (`Game.rival`) overrides this.
        """
        ahead = most_of(self.scores(), list(range(self.seats)))
        if len(ahead) > 1:
            for row in self.tie_breaks().values():
                ahead = most_of(row, ahead)
        return ahead

    @abstractmethod
    def clone(self) -> "State":
        """Returns an independent copy, without the journal."""
        raise NotImplementedError("State.clone")

    @abstractmethod
    def resample(self, seat: int, rng: Rng) -> None:
        """Deals anew, in place, all that `seat` cannot know, and re-seeds chance.

        `Game.sight` does so on a copy.
        """
        raise NotImplementedError("State.resample")

    def snapshot(self) -> dict[str, object]:
        """Returns the whole position as JSON; `Game.restore` is the inverse."""
        found: dict[str, object] = {
            "seats": self.seats,
            "options": dict(self.setting.changed_options),
        }
        for name in fields_of(self):
            found[name] = copied(getattr(self, name))
        found["rng"] = self.rng.words()
        return found

    def put(self, snapshot: dict[str, Any]) -> None:
        """Takes over the position of a snapshot from the same setting."""
        for name in fields_of(self):
            setattr(self, name, copied(snapshot[name]))
        self.rng = of_words(snapshot["rng"])

    def digest(self) -> str:
        """Returns a short key of the position, with hidden things but without the generator.

        Equal positions of one game, box and setting have equal digests.
        """
        import hashlib  # only where somebody compares positions

        found: dict[str, object] = {
            "seats": self.seats,
            "options": self.setting.changed_options,
        }
        for name in fields_of(self):
            found[name] = getattr(self, name)
        whole = [self.setting.game, self.setting.box.fingerprint, found]
        return hashlib.blake2b(marshal.dumps(whole, BY_VALUE), digest_size=16).hexdigest()

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position, with the same generator."""
        if not isinstance(other, State) or self.setting.game != other.setting.game:
            return False
        same_box = self.setting.box.fingerprint == other.setting.box.fingerprint
        return same_box and self.snapshot() == other.snapshot()

    def __repr__(self) -> str:
        whose = "over" if self.actor == NOBODY else f"actor {self.actor}"
        try:
            points = str(self.scores())
        except Exception:  # a debugger may show a bare table, where there is nothing to count
            points = "?"
        return f"<{self.setting.game}: {self.seats} seats, {whose}, scores {points}>"

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        setting = self.setting
        return unpickled, (setting.game, setting.box.corrections, self.snapshot())


def most_of(row: list[int], seats: list[int]) -> list[int]:
    """Returns those of some seats that have the most in a row."""
    found: list[int] = []
    most = 0
    for seat in seats:
        if not found or row[seat] > most:
            found = [seat]
            most = row[seat]
        elif row[seat] == most:
            found.append(seat)
    return found


def unpickled(game: str, corrections: dict[str, object], snapshot: dict[str, object]) -> State:
    """Returns the state that was pickled, of the game that is installed here."""
    from iteru.engine.registry import game as title

    return title(game, corrections).restore(snapshot)


COMPILED_FIELDS: Final[dict[type, list[str]]] = {}
"""The results of `fields_of` for classes whose states can have no other attributes."""


def fields_of(state: State) -> list[str]:
    """Returns the names of a position's attributes, without the generator."""
    known = COMPILED_FIELDS.get(type(state))
    if known is not None:
        return known
    compiled: tuple[str, ...] = getattr(type(state), "__mypyc_attrs__", ())
    interpreted = getattr(state, "__dict__", None)
    names = dict.fromkeys([*compiled, *(interpreted or ())])
    found = sorted([name for name in names if name not in NOT_SAVED and name != "rng"])
    if interpreted is None:
        COMPILED_FIELDS[type(state)] = found
    return found


def copied(value: Any) -> Any:
    """Returns a number as it is, or a copy of a list of numbers or of lists."""
    return [copied(one) for one in value] if isinstance(value, list) else value
