"""A bot that thinks ahead: Monte Carlo tree search over everything that it cannot know.

`iteru.bot("mcts:seconds=1")` chooses. Whoever wants to know what it thinks (advice, reviews) calls `think` with a sight.
The named levels (`iteru.bots.levels`) are this bot with the budgets that `iteru calibrate` found.
"""

from typing import ClassVar, Final

from iteru.bots.bend import Bend, Liking
from iteru.bots.bot import Bot
from iteru.bots.kept import Kept
from iteru.bots.oversight import noticed_actions
from iteru.bots.parameter import Parameter
from iteru.bots.search import Search
from iteru.bots.thoughts import Thoughts
from iteru.engine.errors import IllegalMove
from iteru.engine.game import Game
from iteru.engine.rng import Rng
from iteru.engine.state import NOBODY, State

MOST_ITERATIONS: Final = 1_000_000


class MctsBot(Bot):
    """Searches for `iterations`, or for `seconds` where no number of iterations is given.

    With iterations it makes the same choices on every machine, however fast, and whatever it was asked before. With seconds it
    goes on from what it found for its last choice, as far as that fits.
    """

    parameters: ClassVar[tuple[Parameter, ...]] = (
        Parameter("seconds", 0.5, low=0.01, high=60.0),
        Parameter("iterations", 0, low=0, high=MOST_ITERATIONS),
        Parameter("misses", 0.0, low=0.0, high=0.95),
        Parameter("explore", 0.0, low=0.0, high=20.0),
    )

    def __init__(
        self, seconds: float, iterations: int, misses: float, explore: float = 0.0
    ) -> None:
        self.seconds = 0.0 if iterations else seconds
        self.iterations = iterations
        self.misses = misses
        """The share of its choices that it does not see."""
        self.explore = explore
        """How much it tries what it tried seldom; 0: as the game says."""
        self.liking: Liking | None = None
        """What it likes beside winning, if it has a character."""
        self.kept = Kept()

    def choose(self, game: Game[State], sight: State, rng: Rng) -> int:
        if sight.actor == NOBODY:
            raise IllegalMove("", "game-is-over")
        actions = sight.legal_actions()
        if len(actions) == 1 or are_alike(sight, actions, rng):
            return actions[0]
        return self.searched(game, sight, rng).best()

    def think(self, game: Game[State], sight: State, rng: Rng) -> Thoughts:
        """Returns what it thinks of each choice that it sees."""
        return self.searched(game, sight, rng).thoughts()

    def searched(self, game: Game[State], sight: State, rng: Rng) -> Search:
        search = Search(game, sight, rng)
        if self.explore:
            search.explore = self.explore
        if self.liking is not None:
            search.bend = Bend(self.liking, game, search.seat)
        if self.misses and search.actions:
            search.actions = noticed_actions(game, sight, self.misses, rng)
        if not self.iterations:
            self.kept.continue_in(search)
        search.run(self.iterations, self.seconds)
        if not self.iterations:
            self.kept.keep(search)
        return search


def think(
    game: Game[State], sight: State, rng: Rng, iterations: int = 2000, seconds: float = 0.0
) -> Thoughts:
    """Returns what a search of `iterations` thinks of every choice in a sight; `seconds`, if given, cut it short.

    Where there is only one choice, a single iteration must do; where the game is over, there is nothing to choose.
    """
    search = Search(game, sight, rng)
    search.run(iterations if len(search.actions) > 1 else 1, seconds)
    return search.thoughts()


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
