"""Words to be said later, in the reader's language."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from iteru.engine.events import Value

NO_BREAK: Final = "\u00a0"


@dataclass(frozen=True)
class Phrase:
    """The id of a message in the game's texts, and its facts. `seat` and `owner` are seat numbers, shown as names."""

    id: str
    facts: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Choice:
    """One legal action for those who choose: notation, words, and the path of things on the picture to touch."""

    action: int
    notation: str
    kind: str
    """What sort of choice it is: messages `heading-KIND` and `short-KIND` name it in lists."""
    words: Phrase
    path: tuple[str, ...]
    rule: str
    caution: Phrase | None = None
    """What of value it would leave undone: whoever chooses it is told so, and asked once more."""
    ends_turn: bool = False
    """Whether the turn is over by it, even if its seat has still something to answer then."""


def packed(phrases: list[Phrase]) -> str:
    """Phrases as one fact of another phrase; the name of such a fact ends in `phrases`.

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
    """A blank would end the fact: between the words of a list stands one that does not."""
    return f"{name}={str(value).replace(' ', NO_BREAK)}"


def unpacked(text: str) -> list[Phrase]:
    """The phrases that were `packed`; whole numbers are numbers again."""
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
