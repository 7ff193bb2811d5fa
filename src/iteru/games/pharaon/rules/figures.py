"""Reading figures of the box: lists of words as numbers, gains as symbols, fields of the Traitor's boards."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.allowed import Form, Listed, Said, Whole, Word
from iteru.engine.bits import bit
from iteru.engine.box import Box, Figure
from iteru.games.pharaon.rules.moves import COLOURS, MAX_SLOTS, RESOURCES

# What can be gained: a resource by its number, or one of these.
JAR: Final = 6
OFFERING: Final = 7
ARTISAN: Final = 8
TOMB_STEP: Final = 9
NILE_STEP: Final = 10
BASIC: Final = 11
START: Final = 12
SYMBOLS: Final = (*RESOURCES, "jar", "offering", "artisan", "tomb", "nile", "basic", "start")
GAIN_SYMBOLS: Final = (*RESOURCES, "jar", "offering", "artisan", "tomb", "nile", "basic")
REWARD_SYMBOLS: Final = ("start", "basic", "silver", "offering")

# What the fields of the Traitor's boards do, packed with a place, a value, or which of two cards or tracks is meant.
FIELD_CODES: Final = (
    "",
    "tomb",
    "take-noble",
    "discard-noble",
    "noble-value",
    "take-artisan",
    "discard-artisan",
    "pair",
    "bonus",
    "nile",
    "god",
)
FIELD_TOMB: Final = 1
TAKE_NOBLE: Final = 2
DISCARD_NOBLE: Final = 3
NOBLE_VALUE: Final = 4
TAKE_ARTISAN: Final = 5
DISCARD_ARTISAN: Final = 6
FIELD_PAIR: Final = 7
FIELD_BONUS: Final = 8
FIELD_NILE: Final = 9
FIELD_GOD: Final = 10
FIELD_NUMBERS: Final = 64
LOW: Final = 0
HIGH: Final = 1

GODS: Final = ("anubis", "osiris", "isis", "bastet", "horus", "ra", "sekhmet")
FIELD: Final = Said(
    (
        Form(("",)),
        Form(("tomb",)),
        Form(("take-noble-", Whole(1, MAX_SLOTS))),
        Form(("discard-noble-", Whole(1, MAX_SLOTS))),
        Form(("noble-value-", Whole(0, FIELD_NUMBERS - 1))),
        Form(("take-artisan-", Word(("low", "high")))),
        Form(("discard-artisan-", Word(("low", "high")))),
        Form(("pair-", Whole(1, MAX_SLOTS))),
        Form(("bonus-", Whole(1, MAX_SLOTS))),
        Form(("nile-", Word(("emptiest", "fullest")))),
        Form(("god-", Word(GODS))),
    )
)
"""What may stand on a field of the Traitor's boards; `read_field` reads it."""
MAX_CARDS: Final = 60
MAX_GOD_POINTS: Final = 100
"""On either side of a border."""


def under(box: Box, prefix: str) -> list[Figure]:
    """The figures whose paths begin so, in the order of the box."""
    return [figure for figure in box if figure.path.startswith(prefix)]


def number_or_zero(figure: Figure, key: str, high: int) -> int:
    return figure.number(key, 0, high) if key in figure.values else 0


def symbols(words: list[str]) -> list[int]:
    return [SYMBOLS.index(word) for word in words]


def mask_of(colours: list[str]) -> int:
    mask = 0
    for colour in colours:
        mask |= bit(COLOURS.index(colour))
    return mask


def field_words(figure: Figure) -> list[str]:
    return figure.listed("fields", Listed(FIELD, 1, 20))


def read_fields(figure: Figure, gods: list[str]) -> list[int]:
    """R10.6: what each field of a column does, from the one above the start space."""
    return [read_field(figure, word, gods) for word in field_words(figure)]


def field_of(code: int, number: int) -> int:
    """Returns what a field does, as one number; `code_in` and `number_in` take it apart."""
    return code * FIELD_NUMBERS + number


def code_in(field: i64) -> i64:
    return field // FIELD_NUMBERS


def number_in(field: i64) -> i64:
    return field % FIELD_NUMBERS


def read_field(figure: Figure, word: str, gods: list[str]) -> int:
    code, _, what = word.rpartition("-")
    if word in ("", "tomb"):
        return field_of(FIELD_CODES.index(word), 0)
    if code in ("take-noble", "discard-noble", "noble-value", "pair", "bonus") and what.isdecimal():
        number = int(what)
        if code == "noble-value" and number < FIELD_NUMBERS:
            return field_of(NOBLE_VALUE, number)
        if 1 <= number <= MAX_SLOTS:
            return field_of(FIELD_CODES.index(code), number - 1)
    if code in ("take-artisan", "discard-artisan") and what in ("low", "high"):
        return field_of(FIELD_CODES.index(code), HIGH if what == "high" else LOW)
    if code == "nile" and what in ("emptiest", "fullest"):
        return field_of(FIELD_NILE, HIGH if what == "fullest" else LOW)
    if code == "god" and what in gods:
        return field_of(FIELD_GOD, gods.index(what))
    raise figure.wrong_part("fields", word, "tomb | take-noble-1 | pair-1 | nile-fullest | ...")
