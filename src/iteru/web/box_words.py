"""A corrected box in words: what differs from the house, value by value."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from iteru.engine.allowed import Allowed, Each, Either, Listed, Said, Word
from iteru.engine.box import ABOUT, quoted, walk, without_whose
from iteru.engine.errors import BadBox
from iteru.engine.game import Game
from iteru.engine.registry import game
from iteru.engine.state import State
from iteru.table.box_trial import house_reading
from iteru.words import Words
from iteru.words.figures import (
    figure_names,
    plain,
    section_name,
    section_of,
    value_name,
    word_name,
)


@dataclass(frozen=True)
class Difference:
    """A value that a box has otherwise than the house."""

    figure: str
    key: str
    section: str
    thing: str
    value: str
    before: str
    after: str


def differences(name: str, corrections: Mapping[str, Any], words: Words) -> list[Difference]:
    """Returns all values that corrections change; what the game no longer has is shown as it stands in the file."""
    house = game(name)
    names = figure_names(words, house)
    return [
        Difference(
            path,
            key,
            section_name(words, section_of(path)),
            names.get(path, plain(path)),
            value_name(words, path, key),
            shown(words, name, path, key, printed),
            shown(words, name, path, key, value),
        )
        for path, key, value in corrected_places(house, corrections)
        if (printed := value_of(house, path, key)) != value
    ]


def corrected_places(
    house: Game[State], corrections: Mapping[str, Any]
) -> Iterator[tuple[str, str, Any]]:
    try:
        tables = list(walk(without_whose(corrections), figures=house.box.figures))
    except BadBox:  # not even figures
        return
    for path, table in tables:
        for key, value in table.items():
            if key not in ABOUT:
                yield path, key, value


def value_of(house: Game[State], path: str, key: str) -> Any:
    figure = house.box.figures.get(path)
    return None if figure is None else figure.values.get(key)


def shown(words: Words, name: str, path: str, key: str, value: Any) -> str:
    """Returns a value as a reader sees it; `–` where there is none."""
    if value is None:
        return "–"
    reading = house_reading(name)
    known = path in reading.box.figures
    allowed = reading.may_stand((path, key)) if known else None
    return value_words(words, allowed, value)


def value_words(words: Words, allowed: Allowed | None, value: Any) -> str:
    """Says a value: numbers as they are, words by their names, lists with what is between them."""
    if isinstance(allowed, Either):
        fitting = allowed.first if allowed.first.allows(value) else allowed.second
        return value_words(words, fitting, value)
    if isinstance(value, list):
        of = allowed.of if isinstance(allowed, Listed) else None
        parts = [value_words(words, of, item) for item in value]
        return list_words(parts, any(isinstance(item, list) for item in value), of)
    if isinstance(value, dict):
        of = allowed.of if isinstance(allowed, Each) else None
        return ", ".join([f"{key}: {value_words(words, of, one)}" for key, one in value.items()])
    if isinstance(value, bool):
        return words.say("web-yes" if value else "web-no")
    if isinstance(value, int):
        return words.number(value)
    if isinstance(value, str) and isinstance(allowed, Said):
        return said_words(words, allowed, value)
    if isinstance(value, str):
        return word_name(words, value) if isinstance(allowed, Word) else value
    return quoted(value)


def list_words(parts: list[str], is_nested: bool, of: Allowed | None) -> str:
    if not parts:
        return "–"
    return (" / " if is_nested else "; " if isinstance(of, Said) else ", ").join(parts)


def said_words(words: Words, allowed: Said, text: str) -> str:
    """Says a text of the game's vocabulary by the names of its pieces."""
    for form in allowed.forms:
        filled = form.filled(text)
        if filled is not None:
            slots = iter(filled)
            pieces = [
                piece if isinstance(piece, str) else next(slots) or unsaid_of(piece)
                for piece in form.pieces
            ]
            named = [word_name(words, piece) for piece in pieces if piece.strip() or not text]
            return " ".join(named)
    return text


def unsaid_of(piece: Allowed) -> str:
    return piece.unsaid or "" if isinstance(piece, Word) else ""
