"""What a seat can think ahead with: a copy in which nothing hidden is true but by chance."""

from typing import TypeVar, cast

from iteru.engine.rng import KeyedRng, Rng
from iteru.engine.state import State

S = TypeVar("S", bound=State)


def sight(state: S, seat: int, rng: Rng) -> S:
    """A copy for a seat: all that it cannot know is dealt anew, and chance is re-seeded."""
    copy = cast(S, state.clone())
    copy.resample(seat, rng)
    if isinstance(copy.rng, KeyedRng):  # whatever a game forgets, the key stays in the house
        copy.rng = rng.fork()
    return copy
