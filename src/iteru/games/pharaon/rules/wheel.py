"""The wheel: its colours at the zones (R3.3), entry spaces taken and blocked (R8.6), tokens beside them (R6.6)."""

from mypy_extensions import i64

from iteru.games.pharaon.rules import bank
from iteru.games.pharaon.rules.moves import COLOUR_COUNT, TOKEN_COUNT, ZONE_COUNT
from iteru.games.pharaon.rules.position import EMPTY, Position, use_noble


def align_wheel(s: Position) -> None:
    """Notes which colour of the wheel lies at each zone."""
    colours = [0] * ZONE_COUNT
    place: i64
    for place in range(ZONE_COUNT):
        turned: i64 = (place + s.turned) % COLOUR_COUNT
        colours[s.ring[place]] = s.layout.wheel_order[turned]
    s.colour_of = colours


def has_space(s: Position, colour: i64) -> bool:
    """R3.3: whether an entry space of a colour is free."""
    return s.taken[colour] < s.layout.spaces


def put_on_space(s: Position, colour: i64, token: i64) -> None:
    """R3.3: on the first free entry space from the left."""
    taken: i64 = s.taken[colour]
    s.wheel[colour * s.layout.spaces + taken] = token
    s.taken[colour] = taken + 1


def enter(s: Position, seat: i64, zone: i64, token: i64) -> None:
    """R3.3: on an entry space; R6.6: beside them if a noble finds a way in."""
    colour: i64 = s.colour_of[zone]
    if has_space(s, colour):
        put_on_space(s, colour, token)
        return
    s.beside = [*s.beside, beside(colour, token)]
    use_noble(s, seat, s.layout.full_zone[zone])


def block(s: Position, colour: i64) -> None:
    """R8.6: the first free space of a colour, if there is one; R10.5: with a marker if the bank has no token."""
    if has_space(s, colour):
        put_on_space(s, colour, bank.token_from_bank(s, colour))


def clear_wheel(s: Position) -> None:
    """R8.1: resources to the bank, offerings to the used ones."""
    place: i64
    for place in range(len(s.wheel)):
        if s.wheel[place] != EMPTY:
            bank.put_back(s, s.wheel[place], 1)
            s.wheel[place] = EMPTY
    for entry in s.beside:
        bank.put_back(s, token_beside(entry), 1)
    s.beside = []
    s.taken = [0] * COLOUR_COUNT


# R6.6: a token beside the spaces, packed with their colour


def beside(colour: i64, token: i64) -> i64:
    return colour * TOKEN_COUNT + token


def colour_beside(entry: i64) -> i64:
    return entry // TOKEN_COUNT


def token_beside(entry: i64) -> i64:
    return entry % TOKEN_COUNT
