"""Plays whole games, at random (the workload of benchmarks, property tests and search) or plainly."""

from iteru.engine.game import Game
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


def play_round_out(game: Game[State], state: State, rng: Rng) -> None:
    """Plays random legal actions until the round has ended, or the game."""
    its_round = game.round(state)
    while state.actor != NOBODY and game.round(state) == its_round:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])


def play_plainly(game: Game[State], state: State, rng: Rng) -> None:
    """Plays to the end as `Game.playout_choice` does; a game without a heuristic at random."""
    if type(game).prospects is not Game.prospects:
        for _ in range(game.meta.longest):
            if state.actor == NOBODY:
                break
            state.apply(game.playout_choice(state, rng))
    play_out(state, rng)
