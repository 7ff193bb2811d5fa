"""What can be paid for: areas that are open (R3.3) and have something to be had (R3.4), and what a player can pay (R4).

Sets of targets are masks: a bit for the action that chooses each.
"""

from typing import Final

from mypy_extensions import i64

from iteru.engine.bits import bit, places_in
from iteru.engine.errors import IllegalMove
from iteru.games.pharaon.rules import moves
from iteru.games.pharaon.rules.moves import (
    COLOURS,
    FIRST_TARGET,
    NILE_ZONE,
    NOBLE_ZONE,
    OFFERING_ZONE,
    TOMB_ZONE,
    ZONE_COUNT,
    ZONES,
    zone_of,
)
from iteru.games.pharaon.rules.offerings import offering_left
from iteru.games.pharaon.rules.position import Position, has_card, ready
from iteru.games.pharaon.rules.purse import Purse, can_cover_any, can_pay, covers_from
from iteru.games.pharaon.rules.ways import has_choice, has_choice_among

# Actions by sets of payable targets, so that offering them is a look-up: those before the Nile's, and the Nile's.
NOT_NILE: Final[int] = int(bit(moves.NILE.first) - 1)
PASS_OR_PAY: Final = [
    [int(moves.PASS.first), *[target for target in places_in(payable) if target]]
    for payable in range(NOT_NILE + 1)
]
ALL_ON_NILE: Final = (1 << moves.MAX_SLOTS) - 1
PAY_ON_NILE: Final = [
    [int(moves.NILE.at(place)) for place in places_in(payable)]
    for payable in range(ALL_ON_NILE + 1)
]

BY_HAND_BIT: Final[int] = int(bit(moves.BY_HAND.first))


def is_open(s: Position, seat: i64, zone: i64) -> bool:
    """R3.3: an entry space is free; R6.6: or a noble finds a way in."""
    if s.taken[s.colour_of[zone]] < s.layout.spaces:
        return True
    return ready(s, seat, s.layout.full_zone[zone]) != 0


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


def usable_targets(s: Position, seat: i64, zone: i64) -> i64:
    """R3.4: the targets of a zone that a player could use now, whether or not they can be paid."""
    if not is_open(s, seat, zone) or not has_something(s, seat, zone):
        return 0
    found: i64 = s.layout.targets_of[zone]
    if zone == OFFERING_ZONE and not offering_left(s):
        return found & ~bit(moves.OFFERINGS_BONUS.first)
    return found


def payable_targets(s: Position, purse: Purse, by_hand: bool) -> i64:
    """R3.2: the targets that a player can use and pay; on demand also BY_HAND, if one has several payments (R4.7)."""
    found: i64 = 0
    zone: i64
    for zone in range(ZONE_COUNT):
        usable: i64 = targets_to_enter(s, purse, zone)
        if usable:
            found |= payable_among(s, purse, usable, by_hand and not found & BY_HAND_BIT)
    return found


def targets_to_enter(s: Position, purse: Purse, zone: i64) -> i64:
    """Gets the purse ready for a zone; the usable targets there, if there is a token for the entry."""
    usable: i64 = usable_targets(s, purse.player, zone)
    if usable and zone != purse.zone:
        purse.open_in(s, zone)
    return usable if usable and purse.can_enter() else 0


def payable_among(s: Position, purse: Purse, usable: i64, by_hand: bool) -> i64:
    """Those that can be paid of the usable targets in the purse's zone, as in `payable_targets`."""
    found: i64 = 0
    target: i64 = FIRST_TARGET[purse.zone]
    while usable >> target:
        if usable >> target & 1:
            covers = covers_from(s, purse, target)
            if can_cover_any(covers, purse):
                found |= bit(target)
                if by_hand and has_choice_among(covers, purse):
                    found |= BY_HAND_BIT
                    by_hand = False
        target += 1
    return found


def targets_with_choice(s: Position, purse: Purse) -> list[int]:
    """R4.7: the targets that can be paid in more than one way."""
    found: i64 = 0
    zone: i64
    for zone in range(ZONE_COUNT):
        usable: i64 = targets_to_enter(s, purse, zone)
        target: i64 = FIRST_TARGET[zone]
        while usable >> target:
            if usable >> target & 1 and has_choice(s, purse, target):
                found |= bit(target)
            target += 1
    return places_in(found)


def as_actions(payable: i64) -> list[int]:
    """Passing and the targets that can be paid, as actions."""
    actions = PASS_OR_PAY[payable & NOT_NILE].copy()
    actions.extend(PAY_ON_NILE[payable >> moves.NILE.first & ALL_ON_NILE])
    return actions


def why_not_target(s: Position, seat: i64, target: i64) -> IllegalMove | None:
    """Returns why a target cannot be used or paid: it is not there, full, empty, or too dear."""
    zone = zone_of(target)
    if zone == NILE_ZONE and not s.layout.targets_of[NILE_ZONE] >> target & 1:
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
