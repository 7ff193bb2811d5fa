"""The registry of bots: the built-in ones, and those of other installed packages.

A bot is made from a text, which is all that travels to worker processes, tables and records:
`greedy`, `mcts:seconds=0.5`, `mcts:seconds=0.5:width=3`. Entry points of the group `iteru.bots` name a
class derived from `Bot`, a ready bot, or a function of game, sight and generator that chooses.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Protocol

from iteru.bots.bot import Bot
from iteru.bots.characters import CHARACTER_BOTS, level_in
from iteru.bots.levels import LEVEL_BOTS
from iteru.bots.mcts import MctsBot
from iteru.bots.parameter import Parameter, check_declared, read_parameters
from iteru.bots.simple import GreedyBot, RandomBot
from iteru.engine.errors import BadOptions, IteruError, naming
from iteru.engine.game import Game
from iteru.engine.registry import error_line
from iteru.engine.rng import Rng
from iteru.engine.state import State

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

ENTRY_POINTS: Final = "iteru.bots"
USUAL_BOT: Final = "greedy"
"""The default opponent, who also answers for a bot that fails."""
STAND_IN: Final = "overseer"
"""Finishes the game for a player who resigns at a table: neither the weakest nor the strongest."""
OF_THE_HOUSE: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "mcts": MctsBot,
    **{one.level: one for one in LEVEL_BOTS},
    **{one.character: one for one in CHARACTER_BOTS},
}

Choose = Callable[[Game[State], State, Rng], int]


class BotType:
    """What is known about a bot before it is made."""

    def __init__(
        self,
        name: str,
        make: Callable[..., object],
        parameters: tuple[Parameter, ...],
        titles: Mapping[str, str],
    ) -> None:
        self.name = name
        self.make = make
        self.parameters = parameters
        self.titles = titles

    def new(self, arguments: list[str]) -> Bot:
        """A bot with these parameters, each `name=value`."""
        values: dict[str, Any] = dict(read_parameters(self.name, self.parameters, arguments))
        try:
            made = self.make(**values)
        except Exception as error:
            raise broken(self.name, error_line(error)) from error
        if not isinstance(made, Bot):
            raise broken(self.name, f"{type(made).__name__} is not derived from iteru.Bot")
        if type(made).choose is Bot.choose:  # compiled, an abstract method is not refused
            raise broken(self.name, f"{type(made).__name__} does not define choose")
        return made


class FunctionBot(Bot):
    """A function that chooses."""

    def __init__(self, function: Choose) -> None:
        self.function = function

    def choose(self, game: Game[State], sight: State, rng: Rng) -> int:
        return self.function(game, sight, rng)


def broken(name: str, why: str) -> BadOptions:
    return BadOptions("broken-bot", name=name, why=why)


@cache
def installed() -> "dict[str, EntryPoint]":
    """The bots of other packages; none of them may take the name of a built-in bot."""
    from importlib.metadata import entry_points  # takes longer to import than all of Iteru

    found = {point.name: point for point in entry_points(group=ENTRY_POINTS)}
    return {name: found[name] for name in sorted(found) if name not in OF_THE_HOUSE}


def bots() -> list[str]:
    """The names of all bots, the built-in ones first."""
    return [*OF_THE_HOUSE, *installed()]


@cache
def valid_bots() -> tuple[str, ...]:
    """The bots that work."""
    return tuple([name for name in bots() if name not in broken_bots()])


@cache
def broken_bots() -> dict[str, IteruError]:
    """The bots that do not work, each with what is wrong with it."""
    found: dict[str, IteruError] = {}
    for name in bots():
        try:
            bot(name)
        except IteruError as error:
            found[name] = error
    return found


@cache
def bot_type(name: str) -> BotType:
    """Returns the description of a bot, before it is made."""
    if name in OF_THE_HOUSE:
        return type_of(name, OF_THE_HOUSE[name])
    point = installed().get(name)
    if point is None:
        raise BadOptions("unknown-bot", **naming(name, valid_bots()))
    if not re.fullmatch(r"\w[\w.-]*", name):
        raise broken(name, "a name has letters, digits, dots and dashes")
    return type_of(name, loaded(name, point.load))


def loaded(name: str, load: Callable[[], Any]) -> Any:
    """Loads an entry point of another package; whatever goes wrong there stays there."""
    try:
        return load()
    except SystemExit as error:
        raise broken(name, "it ends the program") from error
    except Exception as error:
        raise broken(name, error_line(error)) from error


def type_of(name: str, found: Any) -> BotType:
    """The description of a class, of a ready bot or of a function that chooses."""
    try:
        parameters = getattr(found, "parameters", ()) if isinstance(found, type) else ()
        check_declared(parameters)
        titles = dict(getattr(found, "titles", {}))
    except Exception as error:
        raise broken(name, error_line(error)) from error
    if isinstance(found, type):
        return BotType(name, found, parameters, titles)
    if isinstance(found, Bot):
        return BotType(name, Ready(found), (), titles)
    if callable(found):
        return BotType(name, Ready(FunctionBot(found)), (), titles)
    raise broken(name, f"{type(found).__name__} is not a bot")


class Ready:
    """Returns a bot that exists already."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def __call__(self) -> Bot:
        return self.bot


@lru_cache(maxsize=64)
def bot(text: str) -> Bot:
    """Makes an installed bot from a text: `greedy`, `mcts:seconds=0.5`."""
    name, *arguments = text.split(":")
    return bot_type(name).new(arguments)


@lru_cache(maxsize=64)
def local_bot(text: str) -> Bot:
    """Makes an installed bot, or one of your own: `mymodule:MyBot`, with parameters if it has any.

    It imports what the text names, so never pass it a text from somebody else.
    """
    name, *arguments = parts_of(text)
    if name in bots():
        return bot(text)
    if ":" not in name:
        raise BadOptions("unknown-local-bot", **naming(name, valid_bots()))
    return type_of(name, loaded(name, Imported(name))).new(arguments)


class Imported:
    """Imports the bot that `module:name` names."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self) -> Any:
        module, _, attribute = self.name.partition(":")
        return getattr(import_module(module), attribute)


def parts_of(text: str) -> list[str]:
    """The name of a bot, `module:name` counted as one, and its parameters."""
    first, *others = text.split(":")
    if others and "=" not in others[0] and first not in bots():
        return [f"{first}:{others[0]}", *others[1:]]
    return [first, *others]


class Says(Protocol):
    """Says messages in a language: `iteru.words.Words`."""

    lang: str

    def has(self, message: str) -> bool: ...

    def say(self, message: str) -> str: ...


def title(text: str, words: Says) -> str:
    """A bot's name for people, with its parameters; those of levels and characters are told apart from the name."""
    name, *arguments = parts_of(text)
    if level_in(text):
        arguments = []
    found = words.say(f"bot-{name}") if words.has(f"bot-{name}") else own_title(name, words.lang)
    return f"{found} ({', '.join(arguments)})" if arguments else found


def own_title(name: str, lang: str) -> str:
    try:
        titles = bot_type(name).titles
    except IteruError:  # one that is no longer installed, or was never
        return name
    return titles.get(lang) or titles.get("en") or name
