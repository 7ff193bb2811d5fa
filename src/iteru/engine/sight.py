"""Sights: copies of a state in which everything hidden from a seat is random."""

from typing import TypeVar, cast

from iteru.engine.rng import KeyedRng, Rng
from iteru.engine.state import State

S = TypeVar("S", bound=State)


def sight(state: S, seat: int, rng: Rng) -> S:
    """Returns a copy for a seat: all that it cannot know is dealt anew, and chance is re-seeded."""
    copy = cast(S, state.clone())
    copy.resample(seat, rng)
    if isinstance(
        copy.rng, KeyedRng
    ):  # the key must not leave, even if a game forgets to replace it
        copy.rng = rng.fork()
    return copy
