"""Three opponents, each with a recognisable way of playing: `seneb` races, `merit` collects, `nakht` spoils.

Each plays at every level, with that level's budget: `iteru.bot("seneb")`, `--seats me,merit:level=scribe`. A character bends
how a search values what it finds (`iteru.bots.bend`), so that it works in every game. How much of its liking a character can
afford in a game without playing worse than its level is measured (`bench/characters.py`) and stands in the game's
`characters.toml`. Records say `seneb:level=scribe:iterations=8:liking=0.4`.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from iteru.bots.bend import Liking
from iteru.bots.levels import LEVELS, MOST_MISSED, Level, LevelBot, level_of
from iteru.bots.mcts import MOST_ITERATIONS, MctsBot
from iteru.bots.parameter import Parameter
from iteru.engine.game import Game
from iteru.engine.state import State

if TYPE_CHECKING:
    from pathlib import Path

FILE: Final = "characters.toml"
USUAL_LEVEL: Final = "overseer"
USUAL_LIKING: Final = 0.4
"""In a game where nobody has measured it."""


class CharacterBot(LevelBot):
    """Plays at a level in a way of its own."""

    parameters: ClassVar[tuple[Parameter, ...]] = (
        Parameter("level", USUAL_LEVEL, words=LEVELS),
        Parameter("iterations", 0, low=0, high=MOST_ITERATIONS),
        Parameter("misses", 0.0, low=0.0, high=MOST_MISSED),
        Parameter("liking", 0.0, low=0.0, high=10.0),
    )
    character: ClassVar[str] = ""
    now: ClassVar[float] = 0.0
    later: ClassVar[float] = 0.0
    others: ClassVar[float] = 0.0
    """What it likes, as in `Liking`."""

    def __init__(self, level: str, iterations: int, misses: float, liking: float) -> None:
        super().__init__(iterations, misses)
        self.at_level = level
        self.times = liking
        """How much it likes what it likes; 0: as the game's file says."""

    def its_level(self) -> str:
        return self.at_level

    def new_thinker(self, game: Game[State]) -> MctsBot:
        found = super().new_thinker(game)
        its = type(self)
        times = self.times or liking_in(game.meta.folder, its.character)
        found.liking = Liking(its.now * times, its.later * times, its.others * times)
        return found


class Seneb(CharacterBot):
    """Races: takes what scores at once."""

    character = "seneb"
    now = 1.0


class Merit(CharacterBot):
    """Collects: builds what pays in the end."""

    character = "merit"
    later = 1.0


class Nakht(CharacterBot):
    """Spoils: would rather see the strongest rival lose points than win some."""

    character = "nakht"
    others = -1.0


CHARACTER_BOTS: Final[tuple[type[CharacterBot], ...]] = (Seneb, Merit, Nakht)
CHARACTERS: Final = ("seneb", "merit", "nakht")
"""Their names; the message `bot-NAME` is what people read."""


def level_in(text: str) -> str:
    """Returns the level at which the bot of a text plays; nothing if it plays at none.

    >>> level_in("scribe:iterations=8"), level_in("seneb:level=vizier"), level_in("greedy")
    ('scribe', 'vizier', '')
    """
    name = text.partition(":")[0]
    if name in CHARACTERS:
        return value_in(text, "level") or USUAL_LEVEL
    return name if name in LEVELS else ""


def character_in(text: str) -> str:
    """Returns the character that the bot of a text has; nothing if it has none."""
    name = text.partition(":")[0]
    return name if name in CHARACTERS else ""


def value_in(text: str, parameter: str) -> str:
    """Returns the value that a text gives a parameter; nothing if it does not."""
    for one in text.split(":"):
        name, _, value = one.partition("=")
        if name == parameter:
            return value
    return ""


def at_level(character: str, level: str) -> str:
    """Returns the text of a character at a level, or without a character of the level itself."""
    return f"{character}:level={level}" if character else level


def spelled_out(text: str, game: Game[Any]) -> str:
    """Returns the text of a bot for a record: a level or character with its parameters, any other bot as it is."""
    level, character = level_in(text), character_in(text)
    if level not in LEVELS or value_in(text, "iterations") or value_in(text, "misses"):
        return text
    budget = level_of(game, level).text.partition(":")[2]
    if not character:
        return f"{level}:{budget}"
    liking = value_in(text, "liking") or f"{liking_in(game.meta.folder, character):g}"
    return f"{at_level(character, level)}:{budget}:liking={liking}"


def level_played(text: str, game: Game[Any]) -> Level | None:
    """Returns the level of a game that a bot plays at; without its rating, if it plays otherwise than the level does now."""
    name = level_in(text)
    if not name:
        return None
    level = level_of(game, name)
    usual = at_level(character_in(text), name)
    is_usual = spelled_out(text, game) == spelled_out(usual, game)
    return level if is_usual else level._replace(rating=0)


FOUND: Final["dict[Path, dict[str, float]]"] = {}
"""The likings in each game's folder, read once."""


def liking_in(folder: "Path", character: str) -> float:
    """Returns how much of its liking a character can afford in the game of a folder."""
    found = FOUND.get(folder)
    if found is None:
        found = FOUND[folder] = read_likings(folder / FILE)
    return found.get(character, USUAL_LIKING)


def read_likings(path: "Path") -> dict[str, float]:
    """Reads a file that `bench/characters.py` wrote."""
    if not path.is_file():
        return {}
    import tomllib  # only where somebody plays a character

    file: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    return {name: float(file[name]["liking"]) for name in CHARACTERS if name in file}
