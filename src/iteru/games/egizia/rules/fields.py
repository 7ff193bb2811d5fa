"""Fields and quarries: what they are, what they bring (R5.2, R6.1), and how fields become better (R10.7)."""

from mypy_extensions import i64

from iteru.games.egizia.rules.codes import (
    colour_of_field,
    field_of_seat,
    kind_of_field,
    owner_of,
    what_of,
)
from iteru.games.egizia.rules.moves import COLOURS, FIELD_IMPROVER, FIRST_PERMANENT, HELD_COUNT
from iteru.games.egizia.rules.position import START_CARD, Position, replaced


def value_of_field(s: Position, field: i64) -> i64:
    kind: i64 = kind_of_field(field)
    return s.layout.start_grain if kind == START_CARD else s.layout.value[kind]


def printed_colour(s: Position, field: i64) -> i64:
    kind: i64 = kind_of_field(field)
    return s.layout.start_colour if kind == START_CARD else s.layout.colour[kind]


def fields_of_seat(s: Position, seat: i64) -> list[int]:
    """Returns the places of a seat's fields in the list of all, in the order taken."""
    return [place for place in range(len(s.fields)) if owner_of(s.fields[place]) == seat]


def grain(s: Position, seat: i64, ring: i64) -> i64:
    """R5.2: returns the grain of a seat's fields at a place of the ring: green always, brown only at the last."""
    total: i64 = 0
    field: i64
    for field in s.fields:
        if owner_of(field) == seat and colour_of_field(field) <= ring:
            total += value_of_field(s, field)
    return total


def improve(s: Position, seat: i64, number: i64) -> None:
    """R10.7: an improver is attached to the seat's field of that number (from 0) for good."""
    place: i64 = fields_of_seat(s, seat)[number]
    field: i64 = s.fields[place]
    colour: i64 = colour_of_field(field) - s.layout.improver_steps
    if colour < 0:
        colour = 0
    s.fields = replaced(s.fields, place, field_of_seat(seat, kind_of_field(field), colour))
    s.held[seat * HELD_COUNT + FIELD_IMPROVER - FIRST_PERMANENT] -= 1
    s.attached = replaced(s.attached, seat, s.attached[seat] + 1)
    if s.journal is not None:
        facts: dict[str, int | str] = {"seat": seat, "field": number + 1}
        s.journal.tell("field-improved", {**facts, "colour": COLOURS[colour]})


def production(s: Position, seat: i64) -> i64:
    """R6.1: returns the stones of a seat's quarries in a round."""
    total: i64 = 0
    card: i64
    for card in s.quarries:
        if owner_of(card) == seat:
            kind: i64 = what_of(card)
            total += s.layout.start_quarry if kind == START_CARD else s.layout.value[kind]
    return total


def field_production(s: Position, seat: i64, colour: i64) -> i64:
    """Returns the production of a seat's fields of one colour, after improvement."""
    total: i64 = 0
    field: i64
    for field in s.fields:
        if owner_of(field) == seat and colour_of_field(field) == colour:
            total += value_of_field(s, field)
    return total
