"""Parameters of bots: declared once, read from text, listed for people."""

import re
from dataclasses import dataclass
from typing import Final

from iteru.engine.errors import BadOptions

ParameterValue = int | float | str
NUMBER: Final = re.compile(r"-?[0-9]+(\.[0-9]+)?(e-?[0-9]+)?")
"""Plainly written, since texts of bots stand in records."""


@dataclass(frozen=True)
class Parameter:
    """A whole number, a number or a word, by the type of its default.

    >>> Parameter("seconds", 1.0, low=0.01, high=600.0).right
    '0.01 - 600'
    >>> Parameter("playouts", "random", words=("random", "greedy")).right
    'random | greedy'
    """

    name: str
    default: ParameterValue
    low: float = 0.0
    high: float = 0.0
    words: tuple[str, ...] = ()

    @property
    def right(self) -> str:
        """The allowed values, for people."""
        return " | ".join(self.words) if self.words else f"{self.low:.12g} - {self.high:.12g}"

    def value_of(self, text: str) -> ParameterValue | None:
        """The value of a text; None if it is not allowed."""
        if isinstance(self.default, str):
            return text if text in self.words else None
        if not NUMBER.fullmatch(text):
            return None
        try:
            value = int(text) if isinstance(self.default, int) else float(text)
        except ValueError:
            return None
        return value if self.low <= value <= self.high else None


def read_parameters(
    bot: str, declared: tuple[Parameter, ...], arguments: list[str]
) -> dict[str, ParameterValue]:
    """The values of all parameters: from `name=value` texts, else their defaults."""
    known = {parameter.name: parameter for parameter in declared}
    values = {parameter.name: parameter.default for parameter in declared}
    read: list[str] = []
    for text in arguments:
        name, _, value = text.partition("=")
        if name not in known or name in read:
            problem = "unknown-bot-parameter" if known else "no-bot-parameters"
            raise BadOptions(problem, name=bot, given=text[:80], right=described(declared))
        found = known[name].value_of(value)
        if found is None:
            raise BadOptions("bad-bot-value", name=bot, given=text[:80], right=known[name].right)
        values[name] = found
        read.append(name)
    return values


def described(declared: tuple[Parameter, ...]) -> str:
    """Every parameter with its allowed values, as written: `seconds=0.01 - 600`."""
    return ", ".join([f"{parameter.name}={parameter.right}" for parameter in declared])


def check_declared(declared: object) -> None:
    """Refuses parameters that could not be read back."""
    if not isinstance(declared, tuple):
        raise TypeError("its parameters are not a tuple")
    for parameter in declared:
        if not isinstance(parameter, Parameter):
            raise TypeError(f"{parameter!r} is not a Parameter")
        default = parameter.default
        if isinstance(default, bool) or parameter.value_of(str(default)) != default:
            raise ValueError(
                f"the default of {parameter.name}, {default}, is not {parameter.right}"
            )
