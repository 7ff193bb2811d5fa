"""What can be paid for: areas that are open (R3.3) and have something to be had (R3.4), and what a player can pay (R4)."""

from mypy_extensions import i64

from iteru.engine.errors import IllegalMove
from iteru.games.pharaon.rules import moves
from iteru.games.pharaon.rules.moves import (
    ARTISAN_ZONE,
    COLOURS,
    NILE_ZONE,
    NOBLE_ZONE,
    OFFERING_ZONE,
    TOMB_ZONE,
    ZONES,
    zone_of,
)
from iteru.games.pharaon.rules.offerings import offering_left
from iteru.games.pharaon.rules.position import Position, has_card, ready
from iteru.games.pharaon.rules.purse import Purse, can_pay
from iteru.games.pharaon.rules.ways import has_choice
from iteru.games.pharaon.rules.wheel import has_space


def is_open(s: Position, seat: i64, zone: i64) -> bool:
    """R3.3: an entry space is free; R6.6: or a noble finds a way in."""
    return has_space(s, s.colour_of[zone]) or ready(s, seat, s.layout.full_zone[zone]) != 0


def has_something(s: Position, seat: i64, zone: i64) -> bool:
    """R3.4: whether there is anything to be had in a zone."""
    if zone == NILE_ZONE:
        return True
    if zone == TOMB_ZONE:
        return s.tomb[seat] < s.layout.tomb_spaces
    if zone == OFFERING_ZONE:
        return has_card(s.pairs)
    if zone == NOBLE_ZONE:
        return len(s.noble_deck) > 0 or has_card(s.noble_slots)
    return len(s.artisan_deck) > 0 or has_card(s.artisan_slots)


def can_use(s: Position, seat: i64, zone: i64) -> bool:
    return is_open(s, seat, zone) and has_something(s, seat, zone)


def usable_targets(s: Position, seat: i64) -> list[int]:
    """R3.4: the targets that a player could use now, whether or not they can be paid."""
    found: list[int] = []
    if can_use(s, seat, OFFERING_ZONE):
        found.append(moves.OFFERINGS.first)
        if offering_left(s):
            found.append(moves.OFFERINGS_BONUS.first)
    if can_use(s, seat, NOBLE_ZONE):
        found.append(moves.NOBLES.first)
    if can_use(s, seat, ARTISAN_ZONE):
        found.append(moves.ARTISANS.first)
    if can_use(s, seat, TOMB_ZONE):
        found.append(moves.TOMB.first)
    if can_use(s, seat, NILE_ZONE):
        found.extend(s.layout.nile_targets)
    return found


def payable_targets(s: Position, purse: Purse) -> list[int]:
    """R3.2: the targets that a player can use and pay."""
    found: list[int] = []
    for target in usable_targets(s, purse.player):
        purse.open_for(s, target)
        if can_pay(s, purse, target):
            found.append(target)
    return found


def with_choice(s: Position, purse: Purse, payable: list[int]) -> list[int]:
    """R4.7: those of some targets that can be paid in more than one way."""
    found: list[int] = []
    for target in payable:
        purse.open_for(s, target)
        if has_choice(s, purse, target):
            found.append(target)
    return found


def has_choice_among(s: Position, purse: Purse, payable: list[int]) -> bool:
    """R4.7: whether any of some targets can be paid in more than one way."""
    for target in payable:
        purse.open_for(s, target)
        if has_choice(s, purse, target):
            return True
    return False


def why_not_target(s: Position, seat: i64, target: i64) -> IllegalMove | None:
    """Why a target cannot be used or paid: it is not there, full, empty, or too dear."""
    zone = zone_of(target)
    if zone == NILE_ZONE and target not in s.layout.nile_targets:
        return IllegalMove("R5.5", "refused-no-nile-action", count=s.layout.nile_actions)
    if not is_open(s, seat, zone):
        return IllegalMove("R3.3", "refused-zone-full", zone=ZONES[zone])
    if not has_something(s, seat, zone):
        return IllegalMove("R3.4", "refused-zone-empty", zone=ZONES[zone])
    if moves.OFFERINGS_BONUS.has(target) and not offering_left(s):
        return IllegalMove("R3.4", "refused-no-offering-left")
    return why_not_pay(s, Purse(s, seat, zone), target)


def why_not_pay(s: Position, purse: Purse, target: i64) -> IllegalMove | None:
    """R4.4: too few tokens; R6.3: for some nobles' owners any colour enters."""
    if can_pay(s, purse, target):
        return None
    zone = ZONES[purse.zone]
    if purse.free:
        return IllegalMove("R4.4", "refused-cannot-pay-action", zone=zone)
    return IllegalMove("R4.4", "refused-cannot-pay", zone=zone, colour=COLOURS[purse.wheel])
