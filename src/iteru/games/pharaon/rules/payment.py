"""Paying (R4): which sets of tokens pay for a target, which of them is the obvious one, and where the tokens go.

A payment is packed into a number, three bits for each of the twelve kinds that can pay in a zone (`PAY_SLOTS`), the first kind
lowest. So are other short lists here: turns are many, and lists are slow.
"""

from typing import Final

from mypy_extensions import i64

from iteru.games.pharaon.rules import moves, prices
from iteru.games.pharaon.rules.box import SCRIBES
from iteru.games.pharaon.rules.moves import (
    ARTISAN_ZONE,
    COLOUR_COUNT,
    FIRST_JOKER,
    FIRST_OFFERING,
    JOKER_SLOT,
    NILE_ZONE,
    NOBLE_ZONE,
    OFFERING_ZONE,
    PAY_SLOTS,
    SILVER,
    TOKEN_COUNT,
    TOMB_ZONE,
)
from iteru.games.pharaon.rules.position import Position
from iteru.games.pharaon.rules.prices import GROUP_BITS, GROUP_COUNT, Cover

BITS: Final = 3
COUNT: Final = 7
SWAPS: Final = (1 << SCRIBES) - 1
ORDER_BITS: Final = 4
ORDER_MASK: Final = (1 << ORDER_BITS) - 1


def zone_of(target: i64) -> i64:
    """The zone in which a target lies."""
    if target <= moves.OFFERINGS_BONUS:
        return OFFERING_ZONE
    if target == moves.NOBLES:
        return NOBLE_ZONE
    if target == moves.ARTISANS:
        return ARTISAN_ZONE
    return TOMB_ZONE if target == moves.TOMB else NILE_ZONE


def price_of(s: Position, player: i64, target: i64) -> i64:
    """R4.4: the price of a target for a player, by its number in the layout; R6.4: another for the Judge."""
    if target >= moves.NILE:
        return prices.NILE + target - moves.NILE
    if target == moves.TOMB:
        return s.layout.first_tomb_price + s.tomb[player]
    if target == moves.ARTISANS:
        return prices.ARTISANS
    if target == moves.NOBLES:
        return prices.NOBLES_JUDGED if s.nobles[player] & s.layout.judges else prices.NOBLES
    return prices.OFFERINGS if target == moves.OFFERINGS else prices.OFFERINGS_BONUS


class Purse:
    """What a player pays with: tokens by colour and by groups of alike colours; then what matters in a zone."""

    def __init__(self, s: Position, player: i64, zone: i64) -> None:
        swaps: i64 = s.nobles[player] & SWAPS
        first: i64 = player * TOKEN_COUNT
        self.player: i64 = player
        self.swaps: i64 = swaps
        self.group = s.layout.alike[swaps]
        """R6.1: the groups of colours that are alike for the player."""
        self.basic: i64 = by_colour(s.goods, first)
        self.offerings: i64 = by_colour(s.goods, first + FIRST_OFFERING)
        self.silver: i64 = s.goods[first + SILVER]
        self.held: i64 = self.basic + self.offerings
        if swaps:
            self.held = by_group(self.held, self.group)
        self.open_in(s, zone)

    def open_in(self, s: Position, zone: i64) -> None:
        """Get ready to pay in a zone: its colour on the wheel, and its jokers (R4.3)."""
        free: i64 = 1 if s.nobles[self.player] & s.layout.free_entry[zone] else 0
        self.zone: i64 = zone
        self.wheel: i64 = s.colour_of[zone]
        self.entry: i64 = self.group[self.wheel]
        self.joker: i64 = s.goods[self.player * TOKEN_COUNT + FIRST_JOKER + zone]
        self.jokers: i64 = self.silver + self.joker
        self.key: i64 = self.wheel * 64 + self.swaps * 2 + free

    def count(self, group: i64) -> i64:
        """How many tokens there are of a group."""
        return self.held >> group * GROUP_BITS & GROUP_COUNT

    def tokens(self, slot: i64) -> i64:
        """How many tokens there are of a paying kind."""
        if slot < SILVER:
            return self.basic >> slot * GROUP_BITS & GROUP_COUNT
        if slot == SILVER:
            return self.silver
        if slot == JOKER_SLOT:
            return self.joker
        return self.offerings >> (slot - FIRST_OFFERING) * GROUP_BITS & GROUP_COUNT

    def group_of(self, slot: i64) -> i64:
        """The group as which a paying kind counts; a joker counts as every one, the entry's before all."""
        return self.entry if is_joker(slot) else self.group[slot % FIRST_OFFERING]


def by_colour(goods: list[int], first: i64) -> i64:
    """Tokens of five colours from a place on, packed."""
    found: i64 = 0
    colour: i64
    for colour in range(COLOUR_COUNT):
        count: i64 = goods[first + colour]
        found |= count << colour * GROUP_BITS
    return found


def by_group(held: i64, group: list[int]) -> i64:
    """Tokens by groups of alike colours instead of colours, packed."""
    found: i64 = 0
    colour: i64
    for colour in range(COLOUR_COUNT):
        its: i64 = group[colour]
        found += (held >> colour * GROUP_BITS & GROUP_COUNT) << its * GROUP_BITS
    return found


def covers_from(s: Position, purse: Purse, target: i64) -> list[Cover]:
    """R4.2: all covers that pay for a target, entry and action; made once for each game's layout."""
    layout = s.layout
    price: i64 = price_of(s, purse.player, target)
    key: i64 = price * (COLOUR_COUNT * 64) + purse.key
    found = layout.covers[key]
    if found is None:
        free = purse.key & 1 == 1
        found = prices.covers_of(layout.prices[price], purse.wheel, purse.group, free)
        layout.covers[key] = found
    return found


def can_cover(cover: Cover, purse: Purse) -> bool:
    """Whether the tokens of each group and the jokers are enough for a cover."""
    if cover.least and purse.count(purse.entry) + purse.jokers < cover.least:
        return False
    total: i64 = purse.jokers
    room: i64 = cover.packed
    held: i64 = purse.held
    while room and held:
        fits: i64 = room & GROUP_COUNT
        there: i64 = held & GROUP_COUNT
        total += there if there < fits else fits
        room >>= GROUP_BITS
        held >>= GROUP_BITS
    return total >= cover.size


def can_pay(s: Position, purse: Purse, target: i64) -> bool:
    """Whether a player can pay for a target in any way."""
    for cover in covers_from(s, purse, target):
        if can_cover(cover, purse):
            return True
    return False


# The obvious way


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
        least: i64 = GROUP_COUNT
        rarest: i64 = 0
        colour: i64
        for colour in range(COLOUR_COUNT):
            count: i64 = counts >> colour * GROUP_BITS & GROUP_COUNT
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
    """A number by which payments compare: the least is the obvious one (R4.6)."""
    weight: i64 = 0
    liked: i64 = 0
    while order:
        slot: i64 = (order & ORDER_MASK) - 1
        order >>= ORDER_BITS
        count: i64 = way >> slot * BITS & COUNT
        weight += count * weight_of(slot)
        liked = liked << BITS | count
    return (weight << PAY_SLOTS * BITS) - liked


def obvious_way(s: Position, player: i64, target: i64) -> i64:
    """R4.6: the payment that is made at one touch. For each cover it is what greed finds."""
    purse = Purse(s, player, zone_of(target))
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
            most = at_most(most, room >> group * GROUP_BITS & GROUP_COUNT)
            room -= most << group * GROUP_BITS
        way |= most << slot * BITS
        left -= most
        if group == purse.entry:
            owed = 0 if owed <= most else owed - most
    return way


def at_most(count: i64, limit: i64) -> i64:
    return count if count < limit else limit


# Carrying it out


def entry_slot(s: Position, player: i64, target: i64, way: i64) -> i64:
    """R4.8: which of the tokens lies on the wheel; it matters only to the bank."""
    zone: i64 = zone_of(target)
    wheel: i64 = s.colour_of[zone]
    if way >> wheel * BITS & COUNT:
        return wheel
    group = s.layout.alike[s.nobles[player] & SWAPS]
    free = s.nobles[player] & s.layout.free_entry[zone] != 0
    slot: i64
    for slot in range(PAY_SLOTS):
        if way >> slot * BITS & COUNT:
            if free:
                return slot
            if is_joker(slot):
                if joker_can_enter(s, player, target, way):
                    return slot
            elif group[slot % FIRST_OFFERING] == group[wheel]:
                return slot
    return JOKER_SLOT


def joker_can_enter(s: Position, player: i64, target: i64, way: i64) -> bool:
    """Whether a joker of a payment may stand for the wheel's colour: not if tokens of it fill all its places."""
    purse = Purse(s, player, zone_of(target))
    used: i64 = 0
    size: i64 = 0
    slot: i64
    for slot in range(PAY_SLOTS):
        count: i64 = way >> slot * BITS & COUNT
        size += count
        if not is_joker(slot):
            used += count << purse.group_of(slot) * GROUP_BITS
    place: i64 = purse.entry * GROUP_BITS
    for cover in covers_from(s, purse, target):
        if cover.size == size and fits_in(used, cover.packed):
            return used >> place & GROUP_COUNT < cover.packed >> place & GROUP_COUNT
    return False


def fits_in(used: i64, room: i64) -> bool:
    while used:
        if used & GROUP_COUNT > room & GROUP_COUNT:
            return False
        used >>= GROUP_BITS
        room >>= GROUP_BITS
    return True


def is_joker(slot: i64) -> bool:
    """R4.3: whether a token counts as every colour."""
    return slot in (SILVER, JOKER_SLOT)


def kind_of(slot: i64, zone: i64) -> i64:
    """The kind of token that a paying slot stands for in a zone."""
    return FIRST_JOKER + zone if slot == JOKER_SLOT else slot


def tokens_of(way: i64, zone: i64) -> list[int]:
    """The tokens of a payment, by kind, in the order of payments by hand."""
    found: list[int] = []
    slot: i64 = 0
    while way:
        count: i64 = way & COUNT
        while count:
            found.append(kind_of(slot, zone))
            count -= 1
        way >>= BITS
        slot += 1
    return found
