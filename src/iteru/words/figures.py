"""Figures of a box in words: sections, things, values, and the words that may stand for them.

Messages of the game name them: `section-ships`, `item-four`, `figure-ships-minimum`, `word-red`. What has no message is
shown as it stands in `components.toml`.
"""

import re
from typing import Final

from iteru.engine.allowed import Allowed
from iteru.words import Words, capital
from iteru.words.allowed import allowed_words

NUMBER: Final = re.compile(r"\d+")
NO_LETTER: Final = re.compile(r"[^a-z0-9_]+")


def section_of(path: str) -> str:
    return path.partition(".")[0]


def section_name(words: Words, section: str) -> str:
    return named(words, f"section-{section}", plain(section))


def figure_name(words: Words, path: str) -> str:
    """Names the thing that a figure is printed on; one that stands alone has the name of its section."""
    section, _, item = path.partition(".")
    if not item:
        return section_name(words, section)
    return named(words, f"item-{item.replace('.', '-')}", plain(item))


def value_name(words: Words, path: str, key: str) -> str:
    return named(words, f"figure-{section_of(path)}-{key}", plain(key))


def word_name(words: Words, word: str) -> str:
    """Names a word that may stand in a file of corrections, or a part of a text there; numbers in it are kept.

    `costing up to 5` is the message `word-costing-up-to-n` with `$number`.
    """
    text = word.strip(" -/:")
    if text.isdecimal():
        return text
    found = NUMBER.search(text)
    slug = NO_LETTER.sub("-", NUMBER.sub("n", text.lower())).strip("-") or "nothing"
    if not words.knows(f"word-{slug}"):
        return plain(text) or "–"
    return words.say(f"word-{slug}", number=int(found[0]) if found else 0)


def may_stand(words: Words, allowed: Allowed) -> str:
    """Says what may stand for a value, as a form says it."""
    return capital(allowed_words(words.say, allowed, lambda word: word_name(words, word)))


def named(words: Words, message: str, otherwise: str) -> str:
    return capital(words.say(message) if words.knows(message) else otherwise)


def plain(name: str) -> str:
    """Returns a name of the file as words: `burial_chamber` as `burial chamber`."""
    return name.replace("_", " ").replace(".", " ")
