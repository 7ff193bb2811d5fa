"""Names and lines that people write, made fit for storing and showing; and seats described for readers."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from iteru.bots.registry import title
from iteru.engine.errors import IteruError
from iteru.words import LANGUAGES, Words

LONGEST_NAME: Final = 30
LARGEST_NAME: Final = 100
"""Bytes of a name: thirty letters of any alphabet have room, thirty pictures have not."""

INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Letters and marks that show nothing, besides those that Unicode counts as format characters."""
DIRECTIONS: Final = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Characters that turn the direction of what follows: with them a text can look like another one."""


class BadPerson(IteruError):
    """A name or password that cannot be accepted."""


def clean_name(typed: str) -> str:
    """The one form of a name, however it was typed: composed letters, single spaces, nothing that cannot be seen."""
    name = unicodedata.normalize("NFC", visible(unicodedata.normalize("NFC", typed)))
    if not is_readable(name) or len(name) > LONGEST_NAME or len(name.encode()) > LARGEST_NAME:
        raise BadPerson("bad-name", most=LONGEST_NAME)
    return name


def visible(text: str) -> str:
    """Without control, format and other invisible characters; white space of any kind is one space."""
    kept = [
        " " if letter.isspace() else letter
        for letter in INVISIBLE.sub("", text)
        if letter.isspace() or unicodedata.category(letter)[0] != "C"
    ]
    return " ".join("".join(kept).split())


def is_readable(name: str) -> bool:
    """Whether there is something to see: marks alone, which belong on a letter, are not."""
    return any(unicodedata.category(letter)[0] in "LNPS" for letter in name)


def account_key(name: str) -> str:
    """Returns the key under which an account is found; names that differ only in capitals have the same key."""
    return unicodedata.normalize("NFC", clean_name(name).casefold())


def clean_line(typed: str, longest: int) -> str:
    """A line of chat: one line, no control characters, and nothing that turns the direction of what is beside it."""
    shown = "".join(
        " " if unicodedata.category(letter) in ("Cc", "Zl", "Zp") else letter
        for letter in DIRECTIONS.sub("", typed)
        if unicodedata.category(letter) != "Cs"
    )
    line = " ".join(shown.split())[:longest]
    return line if visible(line) else ""


def seat_names(names: Sequence[str], bots: Sequence[str], words: Words) -> list[str]:
    """The players of all seats: people by their names, bots by their titles, numbered if several are alike."""
    played_by = bots or [""] * len(names)
    shown = [name_shown(name, bot, words) for name, bot in zip(names, played_by, strict=True)]
    return [
        f"{name} {shown[: seat + 1].count(name)}" if bot and shown.count(name) > 1 else name
        for seat, (name, bot) in enumerate(zip(shown, played_by, strict=True))
    ]


def name_shown(name: str, bot: str, words: Words) -> str:
    """A bot may have been given a name by somebody: that one is kept."""
    if not bot or re.sub(r" \d+$", "", name) not in names_made_for(bot):
        return name
    return title(bot, words)


@lru_cache(maxsize=1000)
def names_made_for(bot: str) -> frozenset[str]:
    """Returns the names that tables and records give to a bot that nobody has named."""
    plain = bot.partition(":")[0]
    return frozenset([bot, plain, *[title(bot, Words(lang)) for lang in LANGUAGES]])
