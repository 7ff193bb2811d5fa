"""Carrying out a payment (R4.8): which token lies on the wheel, and where the others go."""

from mypy_extensions import i64

from iteru.games.pharaon.rules import bank, wheel
from iteru.games.pharaon.rules.moves import (
    JOKER_SLOT,
    PAY_SLOTS,
    TOKEN_COUNT,
    ZONES,
)
from iteru.games.pharaon.rules.packed_payment import (
    count_in,
    is_joker,
    kind_of,
    tokens_of,
)
from iteru.games.pharaon.rules.position import Position
from iteru.games.pharaon.rules.prices import GROUP_BITS, count_of, fits_in
from iteru.games.pharaon.rules.purse import Purse, covers_from


def pay(s: Position, purse: Purse, target: i64, way: i64) -> None:
    """R4.8: one token on the wheel, the others to the bank or the used offerings."""
    seat: i64 = purse.player
    zone: i64 = purse.zone
    entry: i64 = entry_slot(s, purse, target, way)
    slot: i64
    for slot in range(PAY_SLOTS):
        count: i64 = count_in(way, slot)
        if count:
            kind: i64 = kind_of(slot, zone)
            s.goods[seat * TOKEN_COUNT + kind] -= count
            bank.put_back(s, kind, count - 1 if slot == entry else count)
    wheel.enter(s, seat, zone, kind_of(entry, zone))
    if s.journal is not None:
        paid = bank.token_words(tokens_of(way, zone))
        s.journal.tell("paid", {"seat": seat, "zone": ZONES[zone], "cards": paid})


def entry_slot(s: Position, purse: Purse, target: i64, way: i64) -> i64:
    """R4.8: which of the tokens lies on the wheel; it matters only to the bank."""
    if count_in(way, purse.wheel):
        return purse.wheel
    slot: i64
    for slot in range(PAY_SLOTS):
        if count_in(way, slot):
            if purse.free:
                return slot
            if is_joker(slot):
                if joker_can_enter(s, purse, target, way):
                    return slot
            elif purse.group_of(slot) == purse.entry:
                return slot
    return JOKER_SLOT


def joker_can_enter(s: Position, purse: Purse, target: i64, way: i64) -> bool:
    """Whether a joker of a payment may stand for the wheel's colour: not if tokens of it fill all its places."""
    used: i64 = 0
    size: i64 = 0
    slot: i64
    for slot in range(PAY_SLOTS):
        count: i64 = count_in(way, slot)
        size += count
        if not is_joker(slot):
            used += count << purse.group_of(slot) * GROUP_BITS
    for cover in covers_from(s, purse, target):
        if cover.size == size and fits_in(used, cover.packed):
            return count_of(used, purse.entry) < count_of(cover.packed, purse.entry)
    return False
