"""Fields and quarries: what they are, what they bring (R5.2, R6.1), and how fields become better (R10.7).

A field is `seat | kind << 2 | colour << 8`; a quarry is `seat | kind << 2`.
"""

from mypy_extensions import i64

from iteru.games.egizia.rules.moves import (
    COLOURS,
    FIELD_IMPROVER,
    FIRST_PERMANENT,
    FIRST_QUARRY,
    HELD_COUNT,
)
from iteru.games.egizia.rules.position import KIND_MASK, START_CARD, Position, replaced


def field_code(seat: i64, kind: i64, colour: i64) -> i64:
    return seat | kind << 2 | colour << 8


def owner_of_field(field: i64) -> i64:
    return field & 3


def kind_of_field(field: i64) -> i64:
    return field >> 2 & KIND_MASK


def colour_of_field(field: i64) -> i64:
    return field >> 8


def value_of_field(s: Position, field: i64) -> i64:
    kind: i64 = kind_of_field(field)
    return s.layout.start_grain if kind == START_CARD else s.layout.value[kind]


def printed_colour(s: Position, field: i64) -> i64:
    kind: i64 = kind_of_field(field)
    return s.layout.start_colour if kind == START_CARD else s.layout.colour[kind]


def fields_of_seat(s: Position, seat: i64) -> list[int]:
    """The places of a seat's fields in the list of all, in the order taken."""
    return [place for place in range(len(s.fields)) if s.fields[place] & 3 == seat]


def grain(s: Position, seat: i64, ring: i64) -> i64:
    """R5.2: what a seat's fields bring at a place of the ring: green always, brown only at the last."""
    total: i64 = 0
    field: i64
    for field in s.fields:
        if field & 3 == seat and field >> 8 <= ring:
            total += value_of_field(s, field)
    return total


def improve(s: Position, seat: i64, number: i64) -> None:
    """R10.7: an improver is attached to the seat's field of that number (from 0) for good."""
    place: i64 = fields_of_seat(s, seat)[number]
    field: i64 = s.fields[place]
    colour: i64 = colour_of_field(field) - s.layout.improver_steps
    if colour < 0:
        colour = 0
    s.fields = replaced(s.fields, place, field_code(seat, kind_of_field(field), colour))
    s.held[seat * HELD_COUNT + FIELD_IMPROVER - FIRST_PERMANENT] -= 1
    s.attached = replaced(s.attached, seat, s.attached[seat] + 1)
    if s.journal is not None:
        facts: dict[str, int | str] = {"seat": seat, "field": number + 1}
        s.journal.tell("field-improved", {**facts, "colour": COLOURS[colour]})


def production(s: Position, seat: i64) -> i64:
    """R6.1: stones of a seat's quarries in a round."""
    total: i64 = 0
    card: i64
    for card in s.quarries:
        if card & 3 == seat:
            kind: i64 = card >> 2
            total += s.layout.start_quarry if kind == START_CARD else s.layout.value[kind]
    return total


def field_production(s: Position, seat: i64, colour: i64) -> i64:
    """The production of a seat's fields of one colour, after improvement."""
    total: i64 = 0
    field: i64
    for field in s.fields:
        if field & 3 == seat and field >> 8 == colour:
            total += value_of_field(s, field)
    return total


def is_field(card: i64) -> bool:
    return card < FIRST_QUARRY


def is_quarry(card: i64) -> bool:
    return FIRST_QUARRY <= card < FIRST_PERMANENT
