"""Refusals are true: a refused move becomes legal as soon as the condition that the refusal names is met.

For each refusal that a game has words for, its tests give a position that brings it about and what must be
otherwise on the table for the move to be offered, and nothing else is changed. Refusals that no position can
lift stand on a list with the reason.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from iteru.engine.game import Game
from iteru.engine.state import State


@dataclass(frozen=True)
class Pair:
    """A position in which a move, or a thing on the picture that is touched, is refused; and what lifts the refusal."""

    problem: str
    state: State
    move: str = ""
    target: str = ""
    changes: Mapping[str, Any] = field(default_factory=dict)
    """Fields of the position's snapshot that are otherwise, with their values."""

    def __str__(self) -> str:
        return f"{self.problem} {self.move or self.target}"


def as_in(other: State, *fields: str) -> dict[str, Any]:
    """Changes that make these fields what they are in another position."""
    snapshot = other.snapshot()
    return {name: snapshot[name] for name in fields}


def refused(game: Game[Any], pair: Pair, state: State) -> list[str]:
    """The problems of the refusals in a position; none where the move is offered, the thing lit."""
    if pair.move:
        action = game.parse(pair.move)
        legal = action in state.legal_actions()
        return [] if legal else [game.why_not(state, action).problem]
    lit = {target for choice in game.choices(state, state.actor) for target in choice.path}
    return (
        [] if pair.target in lit else [one.problem for one in game.refusals(state, pair.target, [])]
    )


def check(game: Game[Any], pair: Pair) -> None:
    """The refusal comes with its own problem, and goes with the change."""
    assert pair.problem in refused(game, pair, pair.state)
    snapshot = pair.state.snapshot()
    unknown = set(pair.changes) - set(snapshot)
    assert not unknown, f"no such fields: {unknown}"
    lifted = game.restore({**snapshot, **pair.changes})
    assert lifted.snapshot() != snapshot, "nothing was changed"
    assert refused(game, pair, lifted) == []


def problems_of(game: Game[Any]) -> set[str]:
    """Every refusal that the game has words for."""
    text = (game.meta.folder / "texts" / "en.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^(refused-[\w-]+) =", text, re.MULTILINE))
