"""Plays whole games at random: the workload of benchmarks, property tests and search."""

from iteru.engine.rng import Rng
from iteru.engine.state import NOBODY, State


def play_out(state: State, rng: Rng) -> int:
    """Plays random legal actions to the end of the game; returns how many."""
    count = 0
    while state.actor != NOBODY:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
        count += 1
    return count
