"""Words to be said later, in the reader's language."""

from dataclasses import dataclass, field

from iteru.engine.events import Value


@dataclass(frozen=True)
class Phrase:
    """The id of a message in the game's texts, and its facts. `seat` and `owner` are seat numbers, shown as names."""

    id: str
    facts: dict[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Choice:
    """One legal action for those who choose: notation, words, and the path of things on the picture to touch."""

    action: int
    notation: str
    group: str
    words: Phrase
    path: tuple[str, ...]
    rule: str
