"""Bots that look no further than their next choice."""

from iteru.bots.bot import Bot
from iteru.engine.game import Game
from iteru.engine.lead import lead
from iteru.engine.rng import Rng
from iteru.engine.state import State


class RandomBot(Bot):
    """Chooses any legal action, each with the same probability."""

    def choose(self, game: Game[State], sight: State, rng: Rng) -> int:
        actions = sight.legal_actions()
        return actions[rng.below(len(actions))]


class GreedyBot(Bot):
    """Looks one choice of its own ahead, and takes the one that the game's heuristic rates best for its seat."""

    def choose(self, game: Game[State], sight: State, rng: Rng) -> int:
        seat = sight.actor
        best: list[int] = []
        best_value = 0.0
        for action in sight.legal_actions():
            ahead = sight.clone()
            ahead.apply(action)
            value = lead(game.prospects(ahead), seat)
            if not best or value > best_value:
                best, best_value = [action], value
            elif value == best_value:
                best.append(action)
        return best[rng.below(len(best))]
