"""What may stand for a printed value. Rules read values with it; forms, sentences and random boxes are made from it.

>>> Whole(1, 30).allows(31), Listed(Whole(0, 5), 4, 4).allows([2, 3, 4, 5])
(False, True)
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

MANY: Final = 100
"""The most items of a list, where the rules name no other number."""
HIGHEST: Final = 1000
"""The highest number, where the rules name no other."""


class Allowed:
    """What may stand for a printed value."""

    def allows(self, value: object) -> bool:
        """Whether this value may stand there."""
        raise NotImplementedError("Allowed.allows")

    def narrowed(self, further: "Allowed") -> "Allowed":
        """Returns what both allow, where rules read a value twice."""
        return further


@dataclass(frozen=True)
class Whole(Allowed):
    """A whole number."""

    low: int = 0
    high: int = HIGHEST

    def allows(self, value: object) -> bool:
        return type(value) is int and self.low <= value <= self.high

    def narrowed(self, further: Allowed) -> Allowed:
        if not isinstance(further, Whole):
            return further
        return Whole(max(self.low, further.low), min(self.high, further.high))


@dataclass(frozen=True)
class Switch(Allowed):
    """Yes or no."""

    def allows(self, value: object) -> bool:
        return isinstance(value, bool)


@dataclass(frozen=True)
class Word(Allowed):
    """One of the words that the rules know."""

    known: tuple[str, ...]
    unsaid: str | None = None
    """Within a text: the word that is meant where none of them is said; None where one must be."""

    def allows(self, value: object) -> bool:
        return isinstance(value, str) and value in self.known


@dataclass(frozen=True)
class Line(Allowed):
    """A text of one line, not too long."""

    longest: int

    def allows(self, value: object) -> bool:
        return is_line(value, self.longest)


@dataclass(frozen=True)
class Name(Allowed):
    """A name of one line, with nothing in it that the texts of a game would read as their own."""

    longest: int

    def allows(self, value: object) -> bool:
        if not isinstance(value, str) or not is_line(value, self.longest):
            return False
        return value[0] not in "[.*#" and not set("{}") & set(value)


def is_line(value: object, longest: int) -> bool:
    return (
        isinstance(value, str)
        and 0 < len(value) <= longest
        and value.isprintable()
        and value == value.strip()
    )


@dataclass(frozen=True)
class Form:
    """A way to say something: pieces of text, and between them what may be filled in.

    >>> Form(("draw ", Whole(1, 20)))
    Form(pieces=('draw ', Whole(low=1, high=20)))
    """

    pieces: tuple[str | Allowed, ...]

    def filled(self, text: str) -> list[str] | None:
        """Returns what is filled in where a text says it this way; None where it does not.

        >>> Form(("draw ", Whole(1, 20))).filled("draw 3")
        ['3']
        """
        found = re.fullmatch("".join([pattern_of(piece) for piece in self.pieces]), text)
        return None if found is None else [one or "" for one in found.groups()]


def pattern_of(piece: str | Allowed) -> str:
    if isinstance(piece, str):
        return re.escape(piece)
    if not isinstance(piece, Word):
        return r"(\d+)"
    words = "|".join([re.escape(word) for word in piece.known])
    return f"({words})" if piece.unsaid is None else f"({words})?"


@dataclass(frozen=True)
class Said(Allowed):
    """A text in a vocabulary of the game's own, which the rules read. `forms` are what may be said in it."""

    forms: tuple[Form, ...]

    def allows(self, value: object) -> bool:
        return isinstance(value, str)


@dataclass(frozen=True)
class Listed(Allowed):
    """A list of such things; in one that is `falling`, each number is smaller than the one before."""

    of: Allowed
    least: int = 1
    most: int = MANY
    falling: bool = False

    def allows(self, value: object) -> bool:
        if not isinstance(value, list) or not self.least <= len(value) <= self.most:
            return False
        fits = all(self.of.allows(item) for item in value)
        return fits and (not self.falling or value == sorted(set(value), reverse=True))

    def narrowed(self, further: Allowed) -> Allowed:
        if not isinstance(further, Listed):
            return further
        least, most = max(self.least, further.least), min(self.most, further.most)
        falling = self.falling or further.falling
        return Listed(self.of.narrowed(further.of), least, most, falling)


@dataclass(frozen=True)
class Each(Allowed):
    """A table with such a value for each of these keys: a name in every language."""

    keys: tuple[str, ...]
    of: Allowed

    def allows(self, value: object) -> bool:
        if not isinstance(value, dict) or sorted(value) != sorted(self.keys):
            return False
        return all(self.of.allows(one) for one in value.values())


@dataclass(frozen=True)
class Either(Allowed):
    """One or the other: a number or a word, one list for all or a list for each."""

    first: Allowed
    second: Allowed

    def allows(self, value: object) -> bool:
        return self.first.allows(value) or self.second.allows(value)

    def narrowed(self, further: Allowed) -> Allowed:
        if not isinstance(further, Either):
            return further
        return Either(self.first.narrowed(further.first), self.second.narrowed(further.second))


def like(value: object) -> Allowed:
    """Returns what may stand for a value that no rule reads: something of its type."""
    if isinstance(value, bool):
        return Switch()
    if isinstance(value, int):
        return Whole()
    if isinstance(value, list):
        return Listed(like(value[0]) if value else Line(MANY), 0)
    if isinstance(value, Mapping):
        return Each(tuple(value), Line(MANY))
    return Line(MANY)


def exactly(value: Allowed, count: int) -> Listed:
    """Returns a list of exactly `count` values."""
    return Listed(value, count, count)


def words_in(allowed: Allowed) -> list[str]:
    """Returns all words that may stand in a value, and the fixed pieces of texts.

    >>> words_in(Listed(Either(Whole(0, 9), Word(("card", "load")))))
    ['card', 'load']
    """
    if isinstance(allowed, Word):
        return list(allowed.known)
    if isinstance(allowed, Listed | Each):
        return words_in(allowed.of)
    if isinstance(allowed, Either):
        return words_in(allowed.first) + words_in(allowed.second)
    found: list[str] = []
    for form in allowed.forms if isinstance(allowed, Said) else ():
        for piece in form.pieces:
            found += [piece] if isinstance(piece, str) else words_in(piece)
    return found
