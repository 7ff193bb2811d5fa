"""The five levels at which the house plays every game: `apprentice`, `scribe`, `overseer`, `architect`, `vizier`.

A level is a bot like any other: `iteru.bot("scribe")`, `--seats me,scribe`, `{"kind": "bot", "bot": "scribe"}`. How
strongly it plays is found for each game: `iteru calibrate GAME` measures the budgets, in iterations, and writes them to the
game's `levels.toml`. `levels_of(game)` returns them with ratings; a game without that file has the usual budgets and no
ratings. Records say `scribe:iterations=8:misses=0.1` (`iteru.bots.characters.spelled_out`): the same strength for ever.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from iteru.bots.bot import Bot
from iteru.bots.mcts import MOST_ITERATIONS, MctsBot
from iteru.bots.parameter import Parameter
from iteru.bots.thoughts import Thoughts
from iteru.engine.errors import BadBox
from iteru.engine.game import Game
from iteru.engine.rng import Rng
from iteru.engine.state import State

if TYPE_CHECKING:
    from pathlib import Path

FILE: Final = "levels.toml"
LEVELS: Final = ("apprentice", "scribe", "overseer", "architect", "vizier")
"""The names of the levels, the weakest first; the message `bot-NAME` is what people read."""
USUAL_BUDGETS: Final = ((1, 0.5), (4, 0.2), (40, 0.0), (400, 0.0), (4000, 0.0))
"""Iterations, and the share of choices that is overlooked, in a game where nobody has measured them."""
MOST_MISSED: Final = 0.95


class Measured(NamedTuple):
    """How a level did against the one below it, with two players."""

    share: float
    """Of the games that it won."""
    low: float
    high: float
    """The 95 % interval of that share."""
    games: int


class Level(NamedTuple):
    """How one level plays one game."""

    name: str
    number: int
    """From 1."""
    iterations: int
    misses: float
    """The share of its choices that it does not see."""
    rating: int
    """On the scale of this game, in which 200 points are three wins of four; 0 if nobody has measured it."""
    measured: Measured | None

    @property
    def text(self) -> str:
        """The level with its parameters, as records name it."""
        misses = f":misses={self.misses:g}" if self.misses else ""
        return f"{self.name}:iterations={self.iterations}{misses}"


class LevelBot(Bot):
    """Plays at a level of the game it is asked about, or with the parameters that it is given."""

    parameters: ClassVar[tuple[Parameter, ...]] = (
        Parameter("iterations", 0, low=0, high=MOST_ITERATIONS),
        Parameter("misses", 0.0, low=0.0, high=MOST_MISSED),
    )
    level: ClassVar[str] = ""

    def __init__(self, iterations: int, misses: float) -> None:
        self.iterations = iterations
        """0: as the game's levels say."""
        self.misses = misses
        self.thinkers: dict[Path, MctsBot] = {}

    def its_level(self) -> str:
        """Returns the name of the level at which it plays."""
        return type(self).level

    def thinker(self, game: Game[State]) -> MctsBot:
        """Returns the bot that searches with the budget of the level in this game."""
        folder = game.meta.folder
        found = self.thinkers.get(folder)
        if found is None:
            found = self.thinkers[folder] = self.new_thinker(game)
        return found

    def new_thinker(self, game: Game[State]) -> MctsBot:
        if self.iterations:
            return MctsBot(0.0, self.iterations, self.misses)
        level = level_of(game, self.its_level())
        return MctsBot(0.0, level.iterations, level.misses)

    def choose(self, game: Game[State], sight: State, rng: Rng) -> int:
        return self.thinker(game).choose(game, sight, rng)

    def think(self, game: Game[State], sight: State, rng: Rng) -> Thoughts:
        """Returns what it thinks of each choice that it sees."""
        return self.thinker(game).think(game, sight, rng)


class Apprentice(LevelBot):
    """A beginner: takes what looks best at once, and overlooks much."""

    level = "apprentice"


class Scribe(LevelBot):
    """Looks hardly further than the next choice."""

    level = "scribe"


class Overseer(LevelBot):
    """Thinks a little ahead; stands in for players who left."""

    level = "overseer"


class Architect(LevelBot):
    """Plans."""

    level = "architect"


class Vizier(LevelBot):
    """The strongest that a second a choice gives on one core."""

    level = "vizier"


LEVEL_BOTS: Final[tuple[type[LevelBot], ...]] = (Apprentice, Scribe, Overseer, Architect, Vizier)


def levels_of(game: Game[Any]) -> tuple[Level, ...]:
    """Returns the five levels of a game, the weakest first."""
    return levels_in(game.meta.folder)


def level_of(game: Game[Any], name: str) -> Level:
    return levels_of(game)[LEVELS.index(name)]


FOUND: Final["dict[Path, tuple[Level, ...]]"] = {}
"""The levels of each game's folder, read once."""


def levels_in(folder: "Path") -> tuple[Level, ...]:
    """Returns the levels that a game's folder has on file, or the usual ones."""
    found = FOUND.get(folder)
    if found is None:
        path = folder / FILE
        found = FOUND[folder] = read_levels(path) if path.is_file() else usual_levels()
    return found


def usual_levels() -> tuple[Level, ...]:
    found: list[Level] = []
    for index, name in enumerate(LEVELS):
        iterations, misses = USUAL_BUDGETS[index]
        found.append(Level(name, index + 1, iterations, misses, 0, None))
    return tuple(found)


def read_levels(path: "Path") -> tuple[Level, ...]:
    """Reads a file that `iteru calibrate` wrote, or a person."""
    from iteru.engine.box import read_toml  # only where somebody plays a level

    file: dict[str, Any] = read_toml(path)
    try:
        return tuple([read_level(index, name, file[name]) for index, name in enumerate(LEVELS)])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadBox("not-levels", file=str(path), right=", ".join(LEVELS)) from error


def read_level(index: int, name: str, row: dict[str, Any]) -> Level:
    measured: Measured | None = None
    if row.get("games"):
        low, high = row["interval"]
        measured = Measured(float(row["wins"]), float(low), float(high), int(row["games"]))
    iterations, misses = int(row["iterations"]), float(row.get("misses", 0.0))
    if not (0 < iterations <= MOST_ITERATIONS and 0 <= misses <= MOST_MISSED):
        raise ValueError("no bot has such a budget")
    return Level(name, index + 1, iterations, misses, int(row.get("rating", 0)), measured)
