"""Paying (R4): which sets of tokens pay for a target, which of them is the obvious one, and where the tokens go.

A payment is packed into a number, three bits for each of the twelve kinds that can pay in a zone (`PAY_SLOTS`), the first kind
lowest. `own` holds how many of these kinds a player has.
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
JOKERS: Final = 1 << SILVER | 1 << JOKER_SLOT


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
    """What a player pays with: tokens by groups of alike colours, and what is alike; then what matters in a zone."""

    def __init__(self, s: Position, player: i64, zone: i64) -> None:
        swaps: i64 = s.nobles[player] & SWAPS
        self.player: i64 = player
        self.swaps: i64 = swaps
        self.group = s.layout.alike[swaps]
        """R6.1: the groups of colours that are alike for the player."""
        self.held: i64 = by_group(s, player, self.group)
        self.open_in(s, zone)

    def open_in(self, s: Position, zone: i64) -> None:
        """Get ready to pay in a zone: its colour on the wheel, and its jokers (R4.3)."""
        first: i64 = self.player * TOKEN_COUNT
        free: i64 = 1 if s.nobles[self.player] & s.layout.free_entry[zone] else 0
        self.zone: i64 = zone
        self.wheel: i64 = s.colour_of[zone]
        self.entry: i64 = self.group[self.wheel]
        self.jokers: i64 = s.goods[first + SILVER] + s.goods[first + FIRST_JOKER + zone]
        self.key: i64 = self.wheel * 64 + self.swaps * 2 + free

    def count(self, group: i64) -> i64:
        """How many tokens there are of a group."""
        return self.held >> group * GROUP_BITS & GROUP_COUNT


def covers_for(s: Position, player: i64, target: i64) -> list[Cover]:
    """R4.2: all covers that pay for a target, entry and action."""
    return covers_from(s, Purse(s, player, zone_of(target)), target)


def covers_from(s: Position, purse: Purse, target: i64) -> list[Cover]:
    """The same; made once for each game's layout."""
    layout = s.layout
    price: i64 = price_of(s, purse.player, target)
    key: i64 = price * (COLOUR_COUNT * 64) + purse.key
    found = layout.covers[key]
    if found is None:
        free = purse.key & 1 == 1
        found = prices.covers_of(layout.prices[price], purse.wheel, purse.group, free)
        layout.covers[key] = found
    return found


def groups_of(s: Position, player: i64) -> list[int]:
    """R6.1: the groups of colours that are alike for a player."""
    return s.layout.alike[s.nobles[player] & SWAPS]


def own_in(s: Position, player: i64, zone: i64) -> list[int]:
    """How many tokens of each paying kind a player has in a zone."""
    first: i64 = player * TOKEN_COUNT
    own = s.goods[first : first + FIRST_JOKER]
    own.append(s.goods[first + FIRST_JOKER + zone])
    return own


def by_group(s: Position, player: i64, group: list[int]) -> i64:
    """Basic tokens and resource offerings of a player, by groups of alike colours, packed."""
    goods = s.goods
    first: i64 = player * TOKEN_COUNT
    found: i64 = 0
    colour: i64
    for colour in range(COLOUR_COUNT):
        count: i64 = goods[first + colour] + goods[first + FIRST_OFFERING + colour]
        if count:
            its: i64 = group[colour]
            found += count << its * GROUP_BITS
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


def liking(own: list[int]) -> list[int]:
    """R4.6: the paying kinds that one has, those one would rather part with first: by weight, then by their number."""
    order: list[int] = []
    add_by_number(order, own, 0)
    if own[JOKER_SLOT]:
        order.append(JOKER_SLOT)
    add_by_number(order, own, FIRST_OFFERING)
    if own[SILVER]:
        order.append(SILVER)
    return order


def add_by_number(order: list[int], own: list[int], first: i64) -> None:
    """Add the kinds of five colours from the first one on: that first of which one has most."""
    start: i64 = len(order)
    slot: i64
    for slot in range(first, first + COLOUR_COUNT):
        count: i64 = own[slot]
        if count:
            place: i64 = len(order)
            while place > start and own[order[place - 1]] < count:
                place -= 1
            order.insert(place, slot)


def weight_of(slot: i64) -> i64:
    """R4.6: how dear a token is to its owner: basic, the zone's joker, resource offering, silver."""
    if slot < SILVER:
        return 10
    if slot == JOKER_SLOT:
        return 15
    return 30 if slot == SILVER else 20


def dearness(way: i64, order: list[int]) -> i64:
    """A number by which payments compare: the least is the obvious one (R4.6)."""
    weight: i64 = 0
    liked: i64 = 0
    for slot in order:
        count: i64 = way >> slot * BITS & COUNT
        weight += count * weight_of(slot)
        liked = liked << BITS | count
    return (weight << PAY_SLOTS * BITS) - liked


def obvious_way(s: Position, player: i64, target: i64) -> i64:
    """R4.6: the payment that is made at one touch. For each cover it is what greed finds."""
    purse = Purse(s, player, zone_of(target))
    own = own_in(s, player, purse.zone)
    order = liking(own)
    covers = covers_from(s, purse, target)
    if len(covers) == 1:
        return greedy_way(covers[0], own, purse.group, order, purse.entry)
    best: i64 = -1
    least: i64 = 0
    for cover in covers:
        if can_cover(cover, purse):
            way: i64 = greedy_way(cover, own, purse.group, order, purse.entry)
            dear: i64 = dearness(way, order)
            if best < 0 or dear < least:
                best = way
                least = dear
    return best


def greedy_way(cover: Cover, own: list[int], group: list[int], order: list[int], entry: i64) -> i64:
    """Take of each kind, the least dear first, as many as fit; room for the entry token is kept."""
    way: i64 = 0
    left: i64 = cover.size
    owed: i64 = cover.least
    room = cover.room.copy()
    for slot in order:
        most: i64 = own[slot]
        joker = is_joker(slot)
        its: i64 = entry if joker else group[slot % FIRST_OFFERING]
        if not joker and room[its] < most:
            most = room[its]
        fits: i64 = left if its == entry else left - owed
        if fits < most:
            most = fits
        if most > 0:
            way |= most << slot * BITS
            left -= most
            if not joker:
                room[its] -= most
            if its == entry:
                owed = 0 if owed <= most else owed - most
    return way


# Carrying it out


def entry_slot(s: Position, player: i64, target: i64, way: i64) -> i64:
    """R4.8: which of the tokens lies on the wheel; it matters only to the bank."""
    zone: i64 = zone_of(target)
    wheel: i64 = s.colour_of[zone]
    if way >> wheel * BITS & COUNT:
        return wheel
    group = groups_of(s, player)
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
    group = groups_of(s, player)
    entry: i64 = group[s.colour_of[zone_of(target)]]
    used = [0] * COLOUR_COUNT
    size: i64 = 0
    slot: i64
    for slot in range(PAY_SLOTS):
        count: i64 = way >> slot * BITS & COUNT
        size += count
        if not is_joker(slot):
            used[group[slot % FIRST_OFFERING]] += count
    for cover in covers_for(s, player, target):
        if cover.size == size and fits_in(used, cover.room):
            return used[entry] < cover.room[entry]
    return False


def fits_in(used: list[int], room: list[int]) -> bool:
    for place in range(COLOUR_COUNT):
        if used[place] > room[place]:
            return False
    return True


def is_joker(slot: i64) -> bool:
    """R4.3: whether a token counts as every colour."""
    return JOKERS >> slot & 1 == 1


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
