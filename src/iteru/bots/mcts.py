"""A bot that thinks ahead: Monte Carlo tree search over everything that it cannot know."""

from typing import ClassVar

from iteru.bots.bot import Bot
from iteru.bots.parameter import Parameter
from iteru.bots.search import Search, Thought
from iteru.engine.game import Game
from iteru.engine.rng import Rng
from iteru.engine.state import State


class MctsBot(Bot):
    """Searches for so many iterations, or without that for so many seconds.

    With iterations it makes the same choices on every machine, however fast.
    """

    parameters: ClassVar[tuple[Parameter, ...]] = (
        Parameter("seconds", 0.5, low=0.01, high=60.0),
        Parameter("iterations", 0, low=0, high=1_000_000),
        Parameter("explore", 0.2, low=0.0, high=20.0),
        Parameter("settle", 6, low=0, high=100),
    )

    def __init__(self, seconds: float, iterations: int, explore: float, settle: int) -> None:
        self.seconds = 0.0 if iterations else seconds
        self.iterations = iterations
        self.explore = explore
        self.settle = settle

    def choose(self, game: Game[State], sight: State, rng: Rng) -> int:
        actions = sight.legal_actions()
        if len(actions) == 1 or are_alike(sight, actions, rng):
            return actions[0]
        return self.searched(game, sight, rng).best()

    def think(self, game: Game[State], sight: State, rng: Rng) -> list[Thought]:
        """Returns what it thinks of each choice, the best first."""
        return self.searched(game, sight, rng).thoughts()

    def searched(self, game: Game[State], sight: State, rng: Rng) -> Search:
        search = Search(game, sight, rng, self.explore, self.settle)
        search.run(self.iterations, self.seconds)
        return search


def are_alike(sight: State, actions: list[int], rng: Rng) -> bool:
    """Whether all choices lead to the same position, in this world and in another one."""
    other = sight.clone()
    other.resample(sight.actor, rng)
    return all_equal(sight, actions) and all_equal(other, actions)


def all_equal(world: State, actions: list[int]) -> bool:
    first = ""
    for action in actions:
        ahead = world.clone()
        ahead.apply(action)
        found = ahead.digest()
        if first and found != first:
            return False
        first = found
    return True
