"""What a bot is, and how it is asked: it is given only what its seat may know."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from iteru.engine.errors import BadOptions
from iteru.engine.game import Game
from iteru.engine.rng import Rng
from iteru.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Chooses for a seat."""

    @abstractmethod
    def choose(self, game: Game[State], sight: State, rng: Rng) -> int:
        """One of the actor's legal actions; in `sight`, all that the seat cannot know was dealt anew."""


class RandomBot(Bot):
    """Any legal action, each as likely as another."""

    def choose(self, game: Game[State], sight: State, rng: Rng) -> int:
        actions = sight.legal_actions()
        return actions[rng.below(len(actions))]


def lead(worth: list[float], seat: int) -> float:
    """A seat's prospects against those of the others, the strongest of them counted twice."""
    others = [worth[other] for other in range(len(worth)) if other != seat]
    if not others:
        return worth[seat]
    return worth[seat] - (sum(others) + max(others)) / (len(others) + 1)


class GreedyBot(Bot):
    """Looks one own choice ahead and takes the one after which the game's heuristic likes its seat best."""

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


BOTS: Final[dict[str, Bot]] = {"random": RandomBot(), "greedy": GreedyBot()}


def bot(name: str) -> Bot:
    """The bot of that name."""
    found = BOTS.get(name)
    if found is None:
        raise BadOptions("unknown-bot", name=name, right=", ".join(BOTS))
    return found


def ask(player: Bot, game: Game[State], state: State, rng: Rng) -> int:
    """A bot's choice for the actor of a position that it never sees itself. Its generator tells nothing of ours."""
    sight = game.sight(state, state.actor, rng)
    return player.choose(game, sight, rng.fork())
