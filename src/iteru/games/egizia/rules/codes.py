"""Things that belong to a seat, each written as one number.

The owner stands in the lowest bits and above it what the thing is: the space of a ship, the site of a substitute, the
kind of a quarry or of a kept Sphinx card, the section of a brick on the temple. A field has its colour above its kind.

A Sphinx card that nobody has kept yet is written with the seats that know where it lies (R2.6).
"""

from typing import Final

from mypy_extensions import i64

from iteru.engine.bits import bit

SEAT_BITS: Final = 2
SEAT_MASK: Final = 3
KIND_MASK: Final = 63
COLOUR_AT: Final = 8
KNOWN_AT: Final = 64
"""Where the bits of the seats that know a Sphinx card begin in its number."""


def of_seat(seat: i64, what: i64) -> i64:
    """Writes a thing of a seat as a number."""
    return seat | what << SEAT_BITS


def owner_of(thing: i64) -> i64:
    """Returns the seat that a thing belongs to, fields included."""
    return thing & SEAT_MASK


def what_of(thing: i64) -> i64:
    """Returns the space, site, kind or section of a thing that is no field."""
    return thing >> SEAT_BITS


def count_of_seat(things: list[int], seat: i64) -> i64:
    """Counts the things that belong to a seat."""
    count: i64 = 0
    for thing in things:
        if owner_of(thing) == seat:
            count += 1
    return count


# Fields


def field_of_seat(seat: i64, kind: i64, colour: i64) -> i64:
    return of_seat(seat, kind) | colour << COLOUR_AT


def kind_of_field(field: i64) -> i64:
    return what_of(field) & KIND_MASK


def colour_of_field(field: i64) -> i64:
    return field >> COLOUR_AT


# Sphinx cards in the deck, or drawn


def kind_of_card(card: i64) -> i64:
    """Returns the kind of a card, without the seats that know it."""
    return card % KNOWN_AT


def knows_card(card: i64, seat: i64) -> bool:
    """Whether a seat knows that this card lies there."""
    return card // KNOWN_AT & bit(seat) != 0


def known_to(card: i64, seat: i64) -> i64:
    """Returns the card, known to one seat more."""
    return card | KNOWN_AT * bit(seat)


def only_known_to(card: i64, seat: i64) -> i64:
    return kind_of_card(card) + KNOWN_AT * bit(seat)


def exchanged(card: i64, kind: i64) -> i64:
    """Puts a card of another kind in the place of this one; the seats that knew this one now know the other."""
    return card - kind_of_card(card) + kind
