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
from iteru.games.pharaon.rules.prices import Cover

BITS: Final = 3
COUNT: Final = 7
SWAPS: Final = (1 << SCRIBES) - 1
WEIGHT: Final = [10] * 5 + [30] + [20] * 5 + [15]
"""R4.6: how dear a token is to its owner: basic, silver, resource offering, the zone's joker."""
ALL_WAYS: Final = 1 << 30


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


def covers_for(s: Position, player: i64, target: i64) -> list[Cover]:
    """R4.2: all covers that pay for a target, entry and action; made once for each game's layout."""
    layout = s.layout
    zone: i64 = zone_of(target)
    price: i64 = price_of(s, player, target)
    wheel: i64 = s.colour_of[zone]
    mask: i64 = s.nobles[player]
    free: i64 = 1 if mask & layout.free_entry[zone] else 0
    swaps: i64 = mask & SWAPS
    key: i64 = (price * COLOUR_COUNT + wheel) * 64 + swaps * 2 + free
    found = layout.covers[key]
    if found is None:
        found = prices.covers_of(layout.prices[price], wheel, layout.alike[swaps], free == 1)
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


def by_group(s: Position, player: i64) -> list[int]:
    """Basic tokens and resource offerings of a player, by groups of alike colours."""
    goods = s.goods
    group = groups_of(s, player)
    first: i64 = player * TOKEN_COUNT
    found = [0] * COLOUR_COUNT
    colour: i64
    for colour in range(COLOUR_COUNT):
        found[group[colour]] += goods[first + colour] + goods[first + FIRST_OFFERING + colour]
    return found


def can_cover(cover: Cover, grouped: list[int], jokers: i64, entry: i64) -> bool:
    """Whether so many tokens of each group and so many jokers are enough for a cover."""
    if cover.least and grouped[entry] + jokers < cover.least:
        return False
    total: i64 = jokers
    room = cover.room
    group: i64
    for group in range(COLOUR_COUNT):
        there: i64 = grouped[group]
        fits: i64 = room[group]
        total += there if there < fits else fits
    return total >= cover.size


def jokers_of(s: Position, player: i64, zone: i64) -> i64:
    """R4.3: silver and the zone's own jokers."""
    first: i64 = player * TOKEN_COUNT
    return s.goods[first + SILVER] + s.goods[first + FIRST_JOKER + zone]


def can_pay(s: Position, player: i64, target: i64, grouped: list[int]) -> bool:
    """Whether a player can pay for a target in any way."""
    zone: i64 = zone_of(target)
    jokers: i64 = jokers_of(s, player, zone)
    entry: i64 = groups_of(s, player)[s.colour_of[zone]]
    for cover in covers_for(s, player, target):
        if can_cover(cover, grouped, jokers, entry):
            return True
    return False


# All ways


class Search:
    """The search for all payments of one cover: what stays the same while it runs."""

    def __init__(self, cover: Cover, own: list[int], group: list[int], entry: i64) -> None:
        self.cover = cover
        self.own = own
        self.group = group
        self.entry = entry
        self.found: list[int] = []
        self.enough: i64 = ALL_WAYS
        self.room = cover.room.copy()
        self.after = [0] * (PAY_SLOTS + 1)
        """Tokens of this kind and all kinds after it."""
        slot: i64
        for slot in range(PAY_SLOTS - 1, -1, -1):
            self.after[slot] = self.after[slot + 1] + own[slot]

    def extend(self, slot: i64, left: i64, ways: i64, entries: i64) -> None:
        """Take some tokens of a kind and go on with the next kind; `entries` could pay the entry."""
        if left == 0 or slot == PAY_SLOTS:
            if left == 0 and self.cover.least <= entries <= self.cover.most:
                self.found.append(ways)
            return
        if left > self.after[slot] or len(self.found) >= self.enough:
            return
        joker = slot in (SILVER, JOKER_SLOT)
        group: i64 = 0 if joker else self.group[slot % FIRST_OFFERING]
        most: i64 = self.own[slot]
        if most > left:
            most = left
        if not joker and self.room[group] < most:
            most = self.room[group]
        counts: i64 = 1 if joker or group == self.entry else 0
        count: i64 = most
        while count >= 0:
            if not joker:
                self.room[group] -= count
            more: i64 = count << slot * BITS
            self.extend(slot + 1, left - count, ways | more, entries + counts * count)
            if not joker:
                self.room[group] += count
            count -= 1


def all_ways(s: Position, player: i64, target: i64, enough: i64) -> list[int]:
    """R4.5: the payments for a target, ascending; not many more than `enough` are looked for."""
    zone: i64 = zone_of(target)
    group = groups_of(s, player)
    own = own_in(s, player, zone)
    found: list[int] = []
    for cover in covers_for(s, player, target):
        search = Search(cover, own, group, group[s.colour_of[zone]])
        search.enough = enough
        search.extend(0, cover.size, 0, 0)
        for way in search.found:
            if way not in found:
                found.append(way)
        if len(found) >= enough:
            break
    found.sort()
    return found


def has_choice(s: Position, player: i64, target: i64, grouped: list[int]) -> bool:
    """Whether there is more than one way to pay for a target."""
    covers = covers_for(s, player, target)
    for cover in covers:
        if cover.exact and fills_freely(s, player, zone_of(target), cover, grouped):
            return True
    if len(covers) == 1 and covers[0].exact:
        return False
    return len(all_ways(s, player, target, 2)) > 1


def fills_freely(s: Position, player: i64, zone: i64, cover: Cover, grouped: list[int]) -> bool:
    """Whether an exact cover can be paid in more than one way."""
    goods = s.goods
    first: i64 = player * TOKEN_COUNT
    silver: i64 = goods[first + SILVER]
    jokers: i64 = silver + goods[first + FIRST_JOKER + zone]
    missing: i64 = cover.size
    several = False
    room = cover.room
    group: i64
    for group in range(COLOUR_COUNT):
        there: i64 = grouped[group]
        fits: i64 = room[group]
        if there <= fits:
            missing -= there
        elif fits:
            missing -= fits
            several = several or kinds_in_group(s, player, group) > 1
    if missing >= jokers:
        return missing == jokers and several
    return missing < cover.size or (silver > 0 and silver < jokers)


def kinds_in_group(s: Position, player: i64, group: i64) -> i64:
    """How many kinds of tokens a player has that count as a group of colours."""
    alike = groups_of(s, player)
    first: i64 = player * TOKEN_COUNT
    found: i64 = 0
    colour: i64
    for colour in range(COLOUR_COUNT):
        if alike[colour] == group:
            if s.goods[first + colour]:
                found += 1
            if s.goods[first + FIRST_OFFERING + colour]:
                found += 1
    return found


# The obvious way


def liking(own: list[int]) -> list[int]:
    """R4.6: the paying kinds, those one would rather part with first: by weight, then by how many one has."""
    order: list[int] = []
    slot: i64
    for slot in range(COLOUR_COUNT):
        place: i64 = len(order)
        while place > 0 and own[order[place - 1]] < own[slot]:
            place -= 1
        order.insert(place, slot)
    order.append(JOKER_SLOT)
    offerings: i64 = len(order)
    for slot in range(FIRST_OFFERING, FIRST_JOKER):
        place = len(order)
        while place > offerings and own[order[place - 1]] < own[slot]:
            place -= 1
        order.insert(place, slot)
    order.append(SILVER)
    return order


def dearness(way: i64, order: list[int]) -> i64:
    """A number by which payments compare: the least is the obvious one (R4.6)."""
    weight: i64 = 0
    liked: i64 = 0
    for slot in order:
        count: i64 = way >> slot * BITS & COUNT
        weight += count * WEIGHT[slot]
        liked = liked << BITS | count
    return (weight << PAY_SLOTS * BITS) - liked


def obvious_of(ways: list[int], own: list[int]) -> i64:
    """R4.6: the obvious one of some payments."""
    order = liking(own)
    best: i64 = ways[0]
    least: i64 = dearness(best, order)
    for way in ways:
        dear: i64 = dearness(way, order)
        if dear < least:
            best = way
            least = dear
    return best


def obvious_way(s: Position, player: i64, target: i64) -> i64:
    """R4.6: the payment that is made at one touch. For each cover it is what greed finds."""
    zone: i64 = zone_of(target)
    own = own_in(s, player, zone)
    order = liking(own)
    group = groups_of(s, player)
    grouped = by_group(s, player)
    jokers: i64 = own[SILVER] + own[JOKER_SLOT]
    entry: i64 = group[s.colour_of[zone]]
    best: i64 = -1
    least: i64 = 0
    for cover in covers_for(s, player, target):
        if can_cover(cover, grouped, jokers, entry):
            way: i64 = greedy_way(cover, own, group, order, entry)
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
        joker = slot in (SILVER, JOKER_SLOT)
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
    alone = joker_can_enter(s, player, target, way)
    slot: i64
    for slot in range(PAY_SLOTS):
        if way >> slot * BITS & COUNT:
            joker = slot in (SILVER, JOKER_SLOT)
            if free or (alone if joker else group[slot % FIRST_OFFERING] == group[wheel]):
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
        if slot != SILVER and slot != JOKER_SLOT:
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


def kind_of(slot: i64, zone: i64) -> i64:
    """The kind of token that a paying slot stands for in a zone."""
    return FIRST_JOKER + zone if slot == JOKER_SLOT else slot


def tokens_of(way: i64, zone: i64) -> list[int]:
    """The tokens of a payment, by kind, in the order of payments by hand."""
    found: list[int] = []
    for slot in range(PAY_SLOTS):
        for _ in range(way >> slot * BITS & COUNT):
            found.append(kind_of(slot, zone))
    return found
