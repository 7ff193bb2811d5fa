"""Messages to be put into the reader's language later."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from iteru.engine.events import Value

NO_BREAK: Final = "\u00a0"
NO_FACTS: Final[Mapping[str, Value]] = MappingProxyType({})


class Phrase(NamedTuple):
    """The id of a message in the game's texts, and its facts. `seat` and `owner` are seat numbers, shown as names."""

    id: str
    facts: Mapping[str, Value] = NO_FACTS


class Choice(NamedTuple):
    """One legal action: its notation, its words, and the path of things on the picture to touch."""

    action: int
    notation: str
    kind: str
    """Names its messages in lists: `heading-KIND` and `short-KIND`."""
    words: Phrase
    path: tuple[str, ...]
    rule: str
    caution: Phrase | None = None
    """What speaks against it: the player reads this and must confirm."""
    ends_turn: bool = False
    """Whether it ends the turn, even if its seat still has a question to answer."""


def packed(phrases: list[Phrase]) -> str:
    """Packs phrases into one fact of another phrase; the name of such a fact ends in `phrases`.

    >>> packed([Phrase("does-draw", {"count": 2}), Phrase("does-repeat")])
    'does-draw count=2;does-repeat'
    """
    return ";".join(
        [
            " ".join([phrase.id, *[packed_fact(*fact) for fact in phrase.facts.items()]])
            for phrase in phrases
        ]
    )


def packed_fact(name: str, value: Value) -> str:
    """Returns a fact as text; a blank would end it, so blanks become no-break spaces."""
    return f"{name}={str(value).replace(' ', NO_BREAK)}"


def unpacked(text: str) -> list[Phrase]:
    """Returns the phrases that were `packed`; whole numbers are numbers again."""
    found: list[Phrase] = []
    for one in text.split(";") if text else []:
        message, *facts = one.split(" ")
        pairs = [fact.partition("=") for fact in facts]
        found.append(
            Phrase(
                message,
                {name: int(value) if value.isdecimal() else value for name, _, value in pairs},
            )
        )
    return found
