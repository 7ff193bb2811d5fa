"""What a beginner misses: some choices, but never everything that is any good."""

from typing import Final

from iteru.engine.game import Game
from iteru.engine.rng import Rng
from iteru.engine.state import State

FINE: Final = 10_000


def noticed_actions(game: Game[State], sight: State, misses: float, rng: Rng) -> list[int]:
    """Returns the choices that somebody sees who misses this share of them.

    At least one of them is at least as promising as the average, so that what is chosen is never plainly senseless.
    """
    actions = sight.legal_actions()
    if misses <= 0.0:
        return actions
    promises = game.promises(sight, actions)
    usual = sum(promises) / len(promises)
    bar = int(misses * FINE)
    found: list[int] = []
    is_sensible = False
    for index, action in enumerate(actions):
        if rng.below(FINE) >= bar:
            found.append(action)
            is_sensible = is_sensible or promises[index] >= usual
    if not is_sensible:
        found.append(actions[promises.index(max(promises))])
        found.sort()
    return found
