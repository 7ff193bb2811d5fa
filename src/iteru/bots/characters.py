"""Three opponents with a way of playing that one can feel: `seneb` races, `merit` collects, `nakht` spoils.

Each plays at every level, with that level's budget: `iteru.bot("seneb")`, `--seats me,merit:level=scribe`. A character bends
how a search values what it finds (`iteru.bots.bend`), so that it works in every game. `bench/characters.py` measures what that
costs and whether it shows. Records say `seneb:level=scribe:iterations=8`.
"""

from typing import Any, ClassVar, Final

from iteru.bots.bend import Liking
from iteru.bots.levels import LEVELS, MOST_MISSED, LevelBot, level_of
from iteru.bots.mcts import MOST_ITERATIONS, MctsBot
from iteru.bots.parameter import Parameter
from iteru.engine.game import Game
from iteru.engine.state import State

USUAL_LEVEL: Final = "overseer"


class CharacterBot(LevelBot):
    """Plays at a level in a way of its own."""

    parameters: ClassVar[tuple[Parameter, ...]] = (
        Parameter("level", USUAL_LEVEL, words=LEVELS),
        Parameter("iterations", 0, low=0, high=MOST_ITERATIONS),
        Parameter("misses", 0.0, low=0.0, high=MOST_MISSED),
        Parameter("liking", 1.0, low=0.0, high=10.0),
    )
    character: ClassVar[str] = ""
    liking: ClassVar[Liking] = Liking()

    def __init__(self, level: str, iterations: int, misses: float, liking: float = 1.0) -> None:
        super().__init__(iterations, misses)
        self.at_level = level
        self.times = liking
        """How many times as much as usual it likes what it likes: to measure how much shows, and how much costs."""

    def its_level(self) -> str:
        return self.at_level

    def new_thinker(self, game: Game[State]) -> MctsBot:
        found = super().new_thinker(game)
        now, later, others = type(self).liking
        found.liking = Liking(now * self.times, later * self.times, others * self.times)
        return found


class Seneb(CharacterBot):
    """Races: takes what scores at once."""

    character = "seneb"
    liking = Liking(now=0.5)


class Merit(CharacterBot):
    """Collects: builds what pays in the end."""

    character = "merit"
    liking = Liking(later=0.5)


class Nakht(CharacterBot):
    """Spoils: would rather see the strongest rival lose points than win some."""

    character = "nakht"
    liking = Liking(others=-0.5)


CHARACTER_BOTS: Final[tuple[type[CharacterBot], ...]] = (Seneb, Merit, Nakht)
CHARACTERS: Final = ("seneb", "merit", "nakht")
"""Their names; the message `bot-NAME` is what people read."""


def level_in(text: str) -> str:
    """Returns the level at which the bot of a text plays; nothing if it plays at none.

    >>> level_in("scribe:iterations=8"), level_in("seneb:level=vizier"), level_in("greedy")
    ('scribe', 'vizier', '')
    """
    name, *given = text.split(":")
    if name in CHARACTERS:
        return given_level(given)
    return name if name in LEVELS else ""


def character_in(text: str) -> str:
    """Returns the character that the bot of a text has; nothing if it has none."""
    name = text.partition(":")[0]
    return name if name in CHARACTERS else ""


def given_level(given: list[str]) -> str:
    for one in given:
        name, _, value = one.partition("=")
        if name == "level":
            return value
    return USUAL_LEVEL


def at_level(character: str, level: str) -> str:
    """Returns the text of a character at a level, or without a character of the level itself."""
    return f"{character}:level={level}" if character else level


def spelled_out(text: str, game: Game[Any]) -> str:
    """Returns the text of a bot for a record: a level or character with its parameters, any other bot as it is."""
    level = level_in(text)
    if level not in LEVELS or "iterations=" in text or "misses=" in text:
        return text
    budget = level_of(game, level).text.partition(":")[2]
    return f"{at_level(character_in(text), level)}:{budget}"
