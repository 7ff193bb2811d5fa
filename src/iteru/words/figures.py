"""Figures of a box in words: sections, things, values, and the words that may stand for them.

Messages of the game name them: `section-ships`, `item-four`, `figure-ships-minimum`, `word-red`. What has no message is
shown as it stands in `components.toml`.
"""

import re
from typing import Any, Final

from iteru.engine.allowed import Allowed, Either, Line, Listed, Name, Whole, Word
from iteru.engine.game import Game
from iteru.kit.shown import printed_kinds
from iteru.words import Words, capital

NUMBER: Final = re.compile(r"\d+")
MANY_ITEMS: Final = 40
"""How many items may be in a list without anybody having to know the limit."""
AROUND: Final = " -/:"
"""What may stand around a piece of a text."""
NO_LETTER: Final = re.compile(r"[^a-z0-9_]+")


def section_of(path: str) -> str:
    return path.partition(".")[0]


def section_name(words: Words, section: str) -> str:
    return named(words, f"section-{section}", plain(section))


def figure_names(words: Words, game: Game[Any]) -> dict[str, str]:
    """Names the thing that each figure is printed on: by a message, as the one card that carries it, or by its path."""
    cards: dict[str, list[str]] = {}
    for card in printed_kinds(game):
        cards.setdefault(card.figure, []).append(words.phrase(card.name))
    return {
        figure.path: figure_name(words, figure.path, cards.get(figure.path, []))
        for figure in game.box
    }


def figure_name(words: Words, path: str, cards: list[str]) -> str:
    section, _, item = path.partition(".")
    if not item:
        return section_name(words, section)
    message = f"item-{item.replace('.', '-')}"
    if len(cards) == 1 and not words.knows(message):
        return cards[0]
    return named(words, message, plain(item))


def value_name(words: Words, path: str, key: str) -> str:
    return named(words, f"figure-{section_of(path)}-{key}", plain(key))


def word_name(words: Words, word: str) -> str:
    """Names a word that may stand in a file of corrections, or a piece of a text there."""
    message, text = word_message(word), word.strip(AROUND)
    if not message:
        return text
    if not words.knows(message):
        return plain(text) or "–"
    number = NUMBER.search(text)
    return words.say(message, number=int(number[0]) if number else 0)


def word_message(word: str) -> str:
    """Returns the message that names a word; '' for a number, which needs no name.

    >>> word_message("yellow_green"), word_message(" costing up to 5"), word_message("")
    ('word-yellow_green', 'word-costing-up-to-n', 'word-nothing')
    """
    text = word.strip(AROUND)
    if text.isdecimal():
        return ""
    slug = NO_LETTER.sub("-", NUMBER.sub("n", text.lower())).strip("-")
    return f"word-{slug or 'nothing'}"


def hint(words: Words, allowed: Allowed) -> str:
    """Says in a few words what may stand in a field; nothing where the field itself shows all choices."""
    if isinstance(allowed, Whole):
        message = "hint-exactly" if allowed.low == allowed.high else "hint-number"
        return words.say(message, low=allowed.low, high=allowed.high)
    if isinstance(allowed, Line | Name):
        return words.say("hint-line", most=allowed.longest)
    if isinstance(allowed, Listed):
        return list_hint(words, allowed, hint(words, allowed.of))
    if isinstance(allowed, Either) and isinstance(allowed.second, Word):
        return words.say("hint-or-word", first=hint(words, allowed.first))
    return hint(words, allowed.first) if isinstance(allowed, Either) else ""


def list_hint(words: Words, allowed: Listed, of: str) -> str:
    """Says how many items a list has, if that can be changed, and what each may be."""
    is_fixed, is_nested = allowed.least == allowed.most, isinstance(allowed.of, Listed)
    count = "" if is_fixed or allowed.most > MANY_ITEMS else count_hint(words, allowed, is_nested)
    if of and is_nested:
        of = words.say("hint-in-each", of=of)
    elif of and not is_fixed:
        of = words.say("hint-each", of=of)
    falling = words.say("hint-falling") if allowed.falling else ""
    return "; ".join([part for part in (count, of, falling) if part])


def count_hint(words: Words, allowed: Listed, is_nested: bool) -> str:
    message = "hint-rows" if is_nested else "hint-count"
    return words.say(message, least=allowed.least, most=allowed.most)


def named(words: Words, message: str, otherwise: str) -> str:
    return capital(words.say(message) if words.knows(message) else otherwise)


def plain(name: str) -> str:
    """Returns a name of the file as words: `burial_chamber` as `burial chamber`."""
    return name.replace("_", " ").replace(".", " ")
