"""The usual payment (R4.6): the one that is made when an action is chosen directly."""

from typing import Final

from mypy_extensions import i64

from iteru.games.pharaon.rules.moves import (
    COLOUR_COUNT,
    FIRST_OFFERING,
    JOKER_SLOT,
    SILVER,
)
from iteru.games.pharaon.rules.packed_payment import (
    ALL_BITS,
    BITS,
    count_in,
    is_joker,
    tokens_at,
)
from iteru.games.pharaon.rules.position import Position
from iteru.games.pharaon.rules.prices import GROUP_BITS, GROUP_MASK, Cover
from iteru.games.pharaon.rules.purse import Purse, can_cover, covers_from

ORDER_BITS: Final = 4
ORDER_MASK: Final = (1 << ORDER_BITS) - 1
LIKED_MASK: Final = (1 << ALL_BITS) - 1


def liking(purse: Purse) -> i64:
    """R4.6: the paying kinds that one has, those one would rather part with first: by weight, then by their number.

    Packed, the first one lowest, each as its number and one more.
    """
    order: i64 = SILVER + 1 if purse.silver else 0
    order = before(order, purse.offerings, FIRST_OFFERING)
    if purse.joker:
        order = order << ORDER_BITS | JOKER_SLOT + 1
    return before(order, purse.basic, 0)


def before(order: i64, counts: i64, first: i64) -> i64:
    """The kinds of five colours before those of an order: that first of which one has most."""
    while counts:
        least: i64 = GROUP_MASK
        rarest: i64 = 0
        colour: i64
        for colour in range(COLOUR_COUNT):
            count: i64 = counts >> colour * GROUP_BITS & GROUP_MASK
            if count and count <= least:
                least = count
                rarest = colour
        counts -= least << rarest * GROUP_BITS
        order = order << ORDER_BITS | first + rarest + 1
    return order


def weight_of(slot: i64) -> i64:
    """R4.6: how dear a token is to its owner: basic, the zone's joker, resource offering, silver."""
    if slot < SILVER:
        return 10
    if slot == JOKER_SLOT:
        return 15
    return 30 if slot == SILVER else 20


def dearness(way: i64, order: i64) -> i64:
    """A number by which payments compare: the least is the usual one (R4.6)."""
    weight: i64 = 0
    liked: i64 = 0
    while order:
        slot: i64 = (order & ORDER_MASK) - 1
        order >>= ORDER_BITS
        count: i64 = count_in(way, slot)
        weight += count * weight_of(slot)
        liked = liked << BITS | count
    return (weight << ALL_BITS) - liked


def usual_first(ways: list[int], order: i64) -> list[int]:
    """Payments by their dearness, the usual one first."""
    found = [int(dearness(way, order)) for way in ways]
    found.sort()
    return [int(way_of(dear, order)) for dear in found]


def way_of(dear: i64, order: i64) -> i64:
    """The payment with this dearness, which has its counts in the order of liking; the inverse of `dearness`."""
    liked: i64 = -dear & LIKED_MASK
    place: i64 = kinds_in(order)
    way: i64 = 0
    while order:
        slot: i64 = (order & ORDER_MASK) - 1
        order >>= ORDER_BITS
        place -= 1
        way += tokens_at(slot, count_in(liked, place))
    return way


def kinds_in(order: i64) -> i64:
    count: i64 = 0
    while order:
        count += 1
        order >>= ORDER_BITS
    return count


def usual_payment(s: Position, purse: Purse, target: i64) -> i64:
    """R4.6: the cheapest payment for a target. For each cover it is what greed finds."""
    order: i64 = liking(purse)
    covers = covers_from(s, purse, target)
    if len(covers) == 1:
        return greedy_way(covers[0], purse, order)
    best: i64 = -1
    least: i64 = 0
    for cover in covers:
        if can_cover(cover, purse):
            way: i64 = greedy_way(cover, purse, order)
            dear: i64 = dearness(way, order)
            if best < 0 or dear < least:
                best = way
                least = dear
    return best


def greedy_way(cover: Cover, purse: Purse, order: i64) -> i64:
    """Take of each kind, the least dear first, as many as fit; room for the entry token is kept."""
    way: i64 = 0
    left: i64 = cover.size
    owed: i64 = cover.least
    room: i64 = cover.packed
    while order:
        slot: i64 = (order & ORDER_MASK) - 1
        order >>= ORDER_BITS
        group: i64 = purse.group_of(slot)
        most: i64 = at_most(purse.tokens(slot), left if group == purse.entry else left - owed)
        if not is_joker(slot):
            most = at_most(most, room >> group * GROUP_BITS & GROUP_MASK)
            room -= most << group * GROUP_BITS
        way += tokens_at(slot, most)
        left -= most
        if group == purse.entry:
            owed = 0 if owed <= most else owed - most
    return way


def at_most(count: i64, limit: i64) -> i64:
    return count if count < limit else limit
