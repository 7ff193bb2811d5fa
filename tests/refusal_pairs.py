"""Refusals are true: a refused move becomes legal as soon as the condition that the refusal names is met.

For each refusal that a game has words for, its tests give a position in which it occurs and the one change of
the position after which the move is offered. Refusals that no position can lift stand on a list with the
reason.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from iteru.engine.game import Game
from iteru.engine.state import State


@dataclass(frozen=True)
class Pair:
    """A position in which a move, or a touched thing on the picture, is refused; and the change that lifts the refusal."""

    problem: str
    state: State
    move: str = ""
    target: str = ""
    changes: Mapping[str, Any] = field(default_factory=dict)
    """The changed fields of the position's snapshot, with their values."""

    def __str__(self) -> str:
        return f"{self.problem} {self.move or self.target}"


def as_in(other: State, *fields: str) -> dict[str, Any]:
    """Returns changes that copy these fields from another position."""
    snapshot = other.snapshot()
    return {name: snapshot[name] for name in fields}


def refused(game: Game[Any], pair: Pair, state: State) -> list[str]:
    """Returns the problems of the refusals in a position; none where the move is offered or the thing lit."""
    if pair.move:
        action = game.parse(pair.move)
        legal = action in state.legal_actions()
        return [] if legal else [game.why_not(state, action).problem]
    lit = {target for choice in game.choices(state, state.actor) for target in choice.path}
    return (
        [] if pair.target in lit else [one.problem for one in game.refusals(state, pair.target, [])]
    )


def check(game: Game[Any], pair: Pair) -> None:
    """Checks that the refusal has its own problem, and is gone after the change."""
    assert pair.problem in refused(game, pair, pair.state)
    snapshot = pair.state.snapshot()
    unknown = set(pair.changes) - set(snapshot)
    assert not unknown, f"no such fields: {unknown}"
    lifted = game.restore({**snapshot, **pair.changes})
    assert lifted.snapshot() != snapshot, "nothing was changed"
    assert refused(game, pair, lifted) == []


def problems_of(game: Game[Any]) -> set[str]:
    """Returns every refusal that the game has words for."""
    text = (game.meta.folder / "texts" / "en.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^(refused-[\w-]+) =", text, re.MULTILINE))
