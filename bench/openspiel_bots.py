"""OpenSpiel's own MCTS and ISMCTS as opponents for `bench.strength`; needs `pip install open_spiel`.

They are the bots of `open_spiel.python.algorithms`, unchanged. What they need of a game is little, so positions are wrapped
instead of registered as a game of OpenSpiel. Leaves are judged as OpenSpiel usually does, by a random game to the end, which
is played in our compiled code. MCTS searches one world, dealt anew for each choice; ISMCTS has every world dealt anew, and
tells positions apart by what their actor may know. Neither has a limit of time: the number of simulations follows from how
many there was time for in the last choices.
"""

from time import perf_counter
from typing import Any, ClassVar

import numpy  # type: ignore[import-not-found]
import pyspiel  # type: ignore[import-not-found]
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # type: ignore[import-not-found]
from open_spiel.python.algorithms.mcts import MCTSBot  # type: ignore[import-not-found]

import iteru
from iteru.bots.kept import seat_key
from iteru.bots.playout import play_out
from iteru.engine.state import State

EXPLORE = 2.0
"""What OpenSpiel's examples use, for returns from -1 to 1."""
TRIAL = 100
"""Simulations before the first choice, by which their speed is learned."""


class Title:
    """What OpenSpiel asks of a game."""

    def get_type(self) -> "Title":
        return self

    reward_model = pyspiel.GameType.RewardModel.TERMINAL
    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION

    def max_utility(self) -> float:
        return 1.0


TITLE = Title()


class Position:
    """What OpenSpiel asks of a position."""

    def __init__(self, state: State) -> None:
        self.state = state

    def get_game(self) -> Title:
        return TITLE

    def clone(self) -> "Position":
        return Position(self.state.clone())

    def current_player(self) -> int:
        return self.state.actor

    def is_terminal(self) -> bool:
        return self.state.actor == iteru.NOBODY

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self, player: int = -1) -> list[int]:
        return self.state.legal_actions()

    def apply_action(self, action: int) -> None:
        self.state.apply(int(action))

    def returns(self) -> list[float]:
        """From -1 to 1: shared wins are shared."""
        winners = self.state.winners()
        return [
            2.0 * (seat in winners) / max(1, len(winners)) - 1.0 for seat in range(self.state.seats)
        ]

    def information_state_string(self) -> str:
        return seat_key(self.state, self.state.actor)


class Root(Position):
    """The position that a choice is made in; every simulation begins with a copy of it."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.copies = 0

    def clone(self) -> Position:
        self.copies += 1
        return super().clone()


class RandomGames:
    """OpenSpiel's usual judge of leaves, with the random game played in compiled code."""

    def __init__(self, rng: iteru.Rng) -> None:
        self.rng = rng

    def evaluate(self, position: Position) -> Any:
        ahead = position.clone()
        play_out(ahead.state, self.rng)
        return numpy.array(ahead.returns())

    def prior(self, position: Position) -> list[tuple[int, float]]:
        actions = position.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


class OpenSpielBot(iteru.Bot):
    """Searches for about a number of seconds, or for a number of simulations."""

    parameters: ClassVar[tuple[iteru.Parameter, ...]] = (
        iteru.Parameter("seconds", 0.2, low=0.01, high=60.0),
        iteru.Parameter("iterations", 0, low=0, high=1_000_000),
    )

    def __init__(self, seconds: float, iterations: int) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self.a_second = 0.0
        """Simulations a second, by the last choices."""

    def choose(self, game: iteru.Game[State], sight: State, rng: iteru.Rng) -> int:
        if len(actions := sight.legal_actions()) == 1:
            return actions[0]
        if self.iterations:
            return self.searched(sight, rng, self.iterations)
        if not self.a_second:
            self.searched(sight, rng, TRIAL)
        return self.searched(sight, rng, max(2, int(self.a_second * self.seconds)))

    def searched(self, sight: State, rng: iteru.Rng, count: int) -> int:
        """Searches, and learns how many simulations there is time for: it may stop early, when all is proven."""
        root = Root(sight.clone())
        start = perf_counter()
        action = int(self.searcher(rng, count).step(root))
        speed = root.copies / (perf_counter() - start)
        self.a_second = (self.a_second + speed) / 2 if self.a_second else speed
        return action

    def searcher(self, rng: iteru.Rng, count: int) -> Any:
        raise NotImplementedError("OpenSpielBot.searcher")


class Mcts(OpenSpielBot):
    """OpenSpiel's MCTS, in the one world that it is given."""

    def searcher(self, rng: iteru.Rng, count: int) -> Any:
        chance = numpy.random.RandomState(rng.below(1 << 31))
        return MCTSBot(TITLE, EXPLORE, count, RandomGames(rng), random_state=chance)


class IsMcts(OpenSpielBot):
    """OpenSpiel's ISMCTS."""

    def searcher(self, rng: iteru.Rng, count: int) -> Any:
        chance = numpy.random.RandomState(rng.below(1 << 31))
        found = ISMCTSBot(TITLE, RandomGames(rng), EXPLORE, count, random_state=chance)

        def dealt_anew(position: Position, seat: int) -> Position:
            copy = position.clone()
            copy.state.resample(seat, rng)
            return copy

        found.set_resampler(dealt_anew)
        return found
