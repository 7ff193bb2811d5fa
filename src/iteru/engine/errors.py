"""Errors in what a person or a program hands in.

An error carries data: the id of a message and its facts. The sentence is made where it is shown, in the reader's language.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from iteru.engine.events import Value
from iteru.engine.phrase import Phrase

if TYPE_CHECKING:
    from iteru.engine.allowed import Allowed

OTHER_QUESTION: Final = "refused-other-question"
"""The problem of a refusal that says only that something else is asked."""
NOTHING_THERE: Final = "nothing-to-choose-there"
"""The problem of a refusal that says only that a thing belongs to no choice."""
MAX_NAME: Final = 60
"""The most letters of an unknown name that an error repeats."""


class IteruError(Exception):
    """An error that the caller can put right."""

    def __init__(self, problem: str, **facts: Value) -> None:
        super().__init__(problem)
        self.problem = problem
        self.facts = facts
        self.because: IteruError | None = None
        """The error behind this one; `raise ... from` leaves no trace of it when compiled."""

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.problem} ({facts})" if facts else self.problem


class UnknownGame(IteruError):
    """No game of that name is installed."""


class BadOptions(IteruError):
    """An option that the game does not have, a value it does not take, or a number of seats it does not seat."""


class BadBox(IteruError):
    """A components file, or a file of corrections, that cannot be read or does not fit."""

    def __init__(self, problem: str, **facts: Value) -> None:
        super().__init__(problem, **facts)
        self.right: Allowed | Phrase | None = None
        """What would fit, where that is put into words by the reader's language."""


class BadRecord(IteruError):
    """A record that cannot be read, or does not replay here."""


class IllegalMove(IteruError):
    """A move refused: `rule` is the number in RULES.md that it breaks ('' where no rule of the game is concerned)."""

    def __init__(self, rule: str, problem: str, **facts: Value) -> None:
        super().__init__(problem, **facts)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.rule} {super().__str__()}".lstrip()


class NothingToUndo(IteruError):
    """Undo would take back something that a player has learned from, or another seat's choice."""


def naming(name: str, known: Sequence[str]) -> dict[str, Value]:
    """Returns the facts about an unknown name: the name, the likely one meant, all known ones."""
    short = name[:MAX_NAME]
    return {"name": short, "likely": likely(short.casefold(), known), "right": ", ".join(known)}


def likely(name: str, known: Sequence[str]) -> str:
    """Returns the known name with the same beginning or a similar spelling; "none" if there is none."""
    from difflib import get_close_matches  # only where a name is unknown

    begin_so = [one for one in known if name and one.startswith(name)]
    found = begin_so or get_close_matches(name, known, 1)
    return found[0] if found else "none"
