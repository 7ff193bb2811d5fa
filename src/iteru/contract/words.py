"""Strict words, which fail where a reader would see a gap or a fault; and the messages of a game."""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from iteru.engine.events import Value
from iteru.engine.meta import Meta
from iteru.kit.numerals import BEFORE_DIGIT, with_minus
from iteru.words import LANGUAGES, Words
from iteru.words.lists import Thing

FAULTS: Final = {
    "something is not filled in": re.compile(r"[{}]"),
    "a name of the code": re.compile(r"\w_\w"),
    "a hyphen for a minus": BEFORE_DIGIT,
    "a blank too many": re.compile(r"  | [.,;?!](?:\s|$)"),
    "a count instead of a form": re.compile(r"\(počet: "),
    "a place with the number 0": re.compile(
        r"\b0\. [a-zá-ž]|\b(?:round|space|level|place|row|field|column) 0\b"
    ),
    "a sentence twice": re.compile(r"([^.?!]{12,}[.?!]) \1"),
}
"""Faults that no text may have."""
TWO_COLONS: Final = re.compile(r":[^.;?!]*: ")
SEAT: Final = re.compile(r"^\d+: ")
RULE: Final = re.compile(r" \(R\d+\.\d+\)$")
ENDS: Final = (".", "?", "!", "“", "”")


class StrictWords(Words):
    """Words in which a missing message or fact is an error."""

    def __init__(self, lang: str, meta: Meta) -> None:
        super().__init__(lang, meta)
        self.said = {}  # not shared: sentences cached by others were not checked

    def make(self, message: str, facts: Mapping[str, Value]) -> str:
        assert self.has(message), f"{self.lang}: no message {message}"
        texts: FluentBundle = self.bundles[0]
        pattern = texts.get_message(message).value
        assert pattern is not None, f"{self.lang}: {message} says nothing"
        text, errors = texts.format_pattern(pattern, self.all_shown(facts))
        assert not errors, f"{self.lang}: {message}: {errors}"
        said = with_minus(str(text))
        found = [fault for fault, pattern in FAULTS.items() if pattern.search(said)]
        assert not found, f"{self.lang}: {message}: {found} in {said!r}"
        return said

    def listed(self, cards: list[str]) -> Thing:
        for card in cards:
            assert self.has(f"card-{card}"), (
                f"{self.lang}: no message card-{card}: a fact `cards` is words with a blank between them"
            )
        return super().listed(cards)


def is_sentence(text: str) -> bool:
    """Whether a text begins and ends as a sentence does, without one colon after another.

    Prompts begin with the seat's name, refusals end with a rule.

    >>> [is_sentence(text) for text in ("1: which card?", "No ship is there. (R4.3)", "1 gains 2 red.")]
    [True, True, True]
    >>> [is_sentence(text) for text in ("red goes first.", "Gain: 2× red", "You drew: graves built: 10.")]
    [False, False, False]
    """
    said = RULE.sub("", SEAT.sub("1 ", text))
    return bool(begins(said) and said.endswith(ENDS) and not TWO_COLONS.search(said))


def begins(text: str) -> bool:
    """Whether a text begins with a capital letter, a number or a quotation mark."""
    return not text[:1].islower() and text[:1].strip() != ""


def in_all_languages(meta: Meta) -> list[StrictWords]:
    return [StrictWords(lang, meta) for lang in LANGUAGES]


def message_names(entries: Iterable[ast.EntryType]) -> list[str]:
    return [entry.id.name for entry in entries if isinstance(entry, ast.Message)]


def check_texts(folder: Path) -> None:
    """Checks that texts parse, no message is there twice, and all languages have the same messages."""
    found = {}
    for lang in LANGUAGES:
        entries = read_entries(folder, lang)
        assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
        names = message_names(entries)
        assert len(names) == len(set(names)), "a message is there twice"
        found[lang] = set(names)
    for lang in LANGUAGES:
        assert found[lang] ^ found["en"] == set(), f"{lang} differs from en"


def read_entries(folder: Path, lang: str) -> list[ast.EntryType]:
    """Returns all entries of a file of texts."""
    text = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
    return list(FluentParser().parse(text).body)


def messages(meta: Meta, lang: str) -> list[str]:
    """Returns the ids of a game's messages."""
    return message_names(read_entries(meta.folder / "texts", lang))
