"""Options of a game: a frozen dataclass, from which forms, flags and schemas are made."""

from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any

from iteru.engine.errors import BadOptions

TRUE_WORDS = ("yes", "true", "on", "1")
FALSE_WORDS = ("no", "false", "off", "0")


def choice(default: str, *values: str, flag: str = "", seats: tuple[int, ...] = ()) -> Any:
    """Declares an option that takes one of some words; several may share a flag (`--side temple=B`).

    `seats` are the numbers of seats for which it matters; () for all.
    """
    return field(default=default, metadata={"values": values, "flag": flag, "seats": seats})


def switch(default: bool = False, *, seats: tuple[int, ...] = ()) -> Any:
    """Declares an option that is on or off. `seats` are the numbers of seats for which it matters; () for all."""
    return field(default=default, metadata={"values": (), "flag": "", "seats": seats})


@dataclass(frozen=True)
class Option:
    """One option as forms and flags see it."""

    name: str
    default: str | bool
    values: tuple[str, ...]
    flag: str
    """The flag that it shares with others; '' for one of its own."""
    seats: tuple[int, ...]
    """The numbers of seats for which it matters; () for all."""

    @property
    def is_switch(self) -> bool:
        return not self.values

    @property
    def seats_said(self) -> str:
        """Returns the numbers of seats for which it matters as text: "1", "3–5"."""
        ends = dict.fromkeys([min(self.seats), max(self.seats)]) if self.seats else {}
        return "–".join(map(str, ends))

    def matters_with(self, seats: int) -> bool:
        """Whether it matters in a game with this number of seats."""
        return not self.seats or seats in self.seats

    def read(self, entered: object) -> str | bool:
        """Reads the option's value from what a person or program entered."""
        if not self.is_switch:
            for value in self.values:
                if str(entered).casefold() == value.casefold():
                    return value
            raise BadOptions(
                "bad-option-value",
                option=self.name,
                given=str(entered),
                right=", ".join(self.values),
            )
        word = str(entered).casefold()
        if word in TRUE_WORDS or word in FALSE_WORDS:
            return word in TRUE_WORDS
        raise BadOptions("bad-option-value", option=self.name, given=str(entered), right="yes, no")


def options_of(kind: type) -> list[Option]:
    """Returns the options of a game's dataclass, in its order."""
    return [
        Option(
            f.name,
            default_of(f),
            f.metadata["values"],
            f.metadata["flag"],
            f.metadata["seats"],
        )
        for f in fields(kind)
    ]


def default_of(f: Field[Any]) -> str | bool:
    assert isinstance(f.default, str | bool), f.name
    return f.default


def read_options(kind: type, entered: Mapping[str, object]) -> Any:
    """Fills the dataclass from a mapping; refuses what does not fit."""
    if not entered:
        return kind()
    known = {option.name: option for option in options_of(kind)}
    for name in entered:
        if name not in known:
            raise BadOptions("unknown-option", option=str(name), right=", ".join(known) or "-")
    return kind(**{name: known[name].read(value) for name, value in entered.items()})


def changed_options(options: Any) -> dict[str, str | bool]:
    """Returns the options that differ from their defaults, as a record has them."""
    return {
        option.name: getattr(options, option.name)
        for option in options_of(type(options))
        if getattr(options, option.name) != option.default
    }
