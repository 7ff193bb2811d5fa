"""How far back one may go, and how one asks the others to let something be taken back."""

import json
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass

from iteru.engine.match import Played


def own_steps(played: Sequence[Played], seats: Collection[int], is_quiet: bool) -> list[int]:
    """Each choice made in some seats, as the number of choices before it. Windows that were let pass
    without a question are none: they would close again at once."""
    return [
        number
        for number, move in enumerate(played)
        if move.seat in seats and move.had_choice and not (is_quiet and move.in_window)
    ]


def own_turns(played: Sequence[Played], steps: Sequence[int]) -> list[int]:
    """The steps with which one's turns began: those before which another seat had chosen, or nobody."""
    return [step for step in steps if step == 0 or played[step - 1].seat != played[step].seat]


@dataclass(frozen=True)
class UndoRequest:
    """Somebody asks all others to let their choices be taken back, to the first `keep` of all."""

    number: int
    """The version of the table that it was made on; an answer names it."""
    person: int
    keep: int
    agreed: tuple[int, ...] = ()
    refused: bool = False
    """By somebody, or withdrawn; kept so that nobody asks again and again."""
    asked: tuple[int, ...] = ()
    """All who have asked since a person chose."""

    @property
    def text(self) -> str:
        return json.dumps(asdict(self))

    @staticmethod
    def read(text: str | None) -> "UndoRequest | None":
        if text is None:
            return None
        found = json.loads(text)
        return UndoRequest(
            **{**found, "agreed": tuple(found["agreed"]), "asked": tuple(found["asked"])}
        )
