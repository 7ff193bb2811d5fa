"""The other side of the protocol: our bots as a program that others can ask. `iteru engine` is this."""

import sys
from collections.abc import Callable, Iterable
from contextlib import redirect_stdout
from typing import Any, Final, TypeVar

from iteru.bots.bot import Bot
from iteru.bots.parameter import Parameter, read_parameters
from iteru.bots.registry import bot, bot_type, bots
from iteru.engine.errors import BadOptions, IteruError
from iteru.engine.game import Game
from iteru.engine.registry import error_line
from iteru.engine.rng import Rng
from iteru.engine.state import State
from iteru.external.lines import PROTOCOLS, SHOWN, Facts, read, written
from iteru.external.origin import title_of
from iteru.external.typed import typed_bot

T = TypeVar("T")
OF_THE_TIME: Final = 0.8
"""The share of its time that a bot may think."""


ORIGIN: Final = {"engine": 0, "rules": 0, "corrections": {}}
"""Instead of what a line leaves out."""


class Engine:
    """Answers the lines of one asker. `say` gets each answer, `sentence` puts an error into words."""

    def __init__(
        self, name: str, say: Callable[[str], None], sentence: Callable[[IteruError], str]
    ) -> None:
        self.name = name
        self.say = say
        self.sentence = sentence
        self.bot = typed_bot(name)
        self.title: Game[State] | None = None

    def serve(self, lines: Iterable[str]) -> None:
        """Answers until `quit`, or until there are no more lines."""
        for line in lines:
            try:
                word, facts = understood(line)
                if word == "quit":
                    return
                self.answer(word, facts)
            except IteruError as error:
                self.refuse(error.problem, self.sentence(error))
            except Exception as error:  # a bot, or facts that nobody can restore
                self.refuse("failed", error_line(error))

    def refuse(self, problem: str, message: str) -> None:
        self.say(written("error", {"error": problem, "message": message}))

    def answer(self, word: str, facts: Facts) -> None:
        if word == "hello":
            self.greet(facts)
        elif word == "set":
            self.set(facts)
        elif word == "newgame":
            for key in ("game", "box"):
                wanted(facts, key, str)
            self.title = title_of({**ORIGIN, **facts}, "asker-of-other-version")
        elif word == "go":
            self.go(facts)
        # `stop` comes too late for us, and words of a later version mean nothing here

    def greet(self, facts: Facts) -> None:
        if not set(PROTOCOLS) & set(wanted(facts, "protocols", list)):
            right = ", ".join(map(str, PROTOCOLS))
            raise BadOptions("asker-of-other-protocol", right=right)
        hello = {
            "protocol": PROTOCOLS[-1],
            "name": f"Iteru: {self.name}",
            "wants": ["snapshot"],
        }
        self.say(written("hello", hello))

    def set(self, facts: Facts) -> None:
        """Another bot: an installed one, since this is not the command line."""
        name = wanted(facts, "bot", str)
        self.bot, self.name = bot(name), name

    def go(self, facts: Facts) -> None:
        if self.title is None:
            raise BadOptions("no-game-yet")
        sight = self.title.restore(wanted(facts, "snapshot", dict))
        chance = Rng.seeded(int(facts.get("seed", 0)))
        with redirect_stdout(sys.stderr):  # what bots print is no answer
            action = self.in_time(facts).choose(self.title, sight, chance)
        self.say(written("best", {"move": self.title.notation(action), "action": action}))

    def in_time(self, facts: Facts) -> Bot:
        """Returns the bot, limited to the time that it has if it has a parameter for that."""
        name, *typed = self.name.split(":")
        if "seconds" not in facts or name not in bots():
            return self.bot
        declared = {parameter.name: parameter for parameter in bot_type(name).parameters}
        if "seconds" not in declared:
            return self.bot
        values = read_parameters(name, bot_type(name).parameters, typed)
        seconds = within(declared["seconds"], facts["seconds"] * OF_THE_TIME)
        values["seconds"] = min(float(values["seconds"]), seconds)
        return bot(":".join([name, *[f"{key}={value}" for key, value in values.items()]]))


def within(parameter: Parameter, value: float) -> float:
    return max(parameter.low, min(parameter.high, value))


def wanted(facts: Facts, key: str, kind: type[T]) -> T:
    """A value that a line must have."""
    value = facts.get(key)
    if not isinstance(value, kind):
        raise BadOptions("missing-in-line", key=key)
    return value


def understood(line: str) -> tuple[str, dict[str, Any]]:
    try:
        return read(line)
    except ValueError as error:
        raise BadOptions("not-in-protocol", given=line.strip()[:SHOWN]) from error
