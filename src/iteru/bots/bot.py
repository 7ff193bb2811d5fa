"""The base class of bots, and how a bot is asked: it gets only what its seat may know."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from mypy_extensions import mypyc_attr

from iteru.bots.parameter import Parameter
from iteru.engine.game import Game
from iteru.engine.rng import Rng
from iteru.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Chooses for a seat.

    A bot needs no memory of earlier choices: the same object may be asked for any seat of
    any game. Its class is called with the value of each of its parameters, by name.
    """

    parameters: ClassVar[tuple[Parameter, ...]] = ()
    """What it can be set up with: `mcts:seconds=0.5`."""
    titles: ClassVar[Mapping[str, str]] = {}
    """The bot's name by language, for bots that Iteru's own texts do not name."""

    @abstractmethod
    def choose(self, game: Game[State], sight: State, rng: Rng) -> int:
        """Returns one of the actor's legal actions; in `sight`, everything that the seat cannot know is dealt anew."""
        raise NotImplementedError("Bot.choose")


def ask(player: Bot, game: Game[State], state: State, rng: Rng) -> int:
    """Asks a bot to choose for the actor. The bot gets a sight, never the position, and a generator that reveals nothing
    about ours."""
    sight = game.sight(state, state.actor, rng)
    return player.choose(game, sight, rng.fork())
