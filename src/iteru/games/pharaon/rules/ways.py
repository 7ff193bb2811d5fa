"""All ways to pay for a target (R4.5), and whether there is more than one of them (R4.7)."""

from typing import Final

from mypy_extensions import i64

from iteru.games.pharaon.rules import prices
from iteru.games.pharaon.rules.moves import (
    COLOUR_COUNT,
    FIRST_OFFERING,
    PAY_SLOTS,
    SILVER,
    TOKEN_COUNT,
)
from iteru.games.pharaon.rules.payment import (
    BITS,
    Purse,
    covers_for,
    covers_from,
    groups_of,
    is_joker,
    own_in,
    zone_of,
)
from iteru.games.pharaon.rules.position import Position
from iteru.games.pharaon.rules.prices import GROUP_BITS, GROUP_COUNT, Cover

ALL_WAYS: Final = 1 << 30


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
        while slot < PAY_SLOTS and not self.own[slot]:
            slot += 1
        if left == 0 or slot == PAY_SLOTS:
            if left == 0 and self.cover.least <= entries <= self.cover.most:
                self.found.append(ways)
            return
        if left > self.after[slot] or len(self.found) >= self.enough:
            return
        joker = is_joker(slot)
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


def has_choice(s: Position, purse: Purse, target: i64) -> bool:
    """Whether there is more than one way to pay for a target."""
    covers = covers_from(s, purse, target)
    found: i64 = 0
    for cover in covers:
        if cover.exact:
            found += exact_ways(s, purse, cover)
        elif cover.most < prices.PLENTY:
            found += ways_with_another_kind(s, purse, cover)
        else:
            return len(all_ways(s, purse.player, target, 2)) > 1
        if found > 1:
            break
    if found > 1 and len(covers) > 1 and purse.key & 1:  # jokers alone may count as any kind
        return len(all_ways(s, purse.player, target, 2)) > 1
    return found > 1


def exact_ways(s: Position, purse: Purse, cover: Cover) -> i64:
    """How many ways there are to pay an exact cover: none, one, or two for any more."""
    missing: i64 = cover.size
    several = False
    room: i64 = cover.packed
    group: i64
    for group in range(COLOUR_COUNT):
        fits: i64 = room >> group * GROUP_BITS & GROUP_COUNT
        there: i64 = purse.count(group) if fits else 0
        if there <= fits:
            missing -= there
        else:
            missing -= fits
            several = several or kinds_in_group(s, purse, group) > 1
    jokers: i64 = purse.jokers
    if missing > jokers:
        return 0
    if missing == jokers:
        return 2 if several else 1
    return 2 if missing < cover.size or has_both_jokers(s, purse) else 1


def has_both_jokers(s: Position, purse: Purse) -> bool:
    silver: i64 = s.goods[purse.player * TOKEN_COUNT + SILVER]
    return silver > 0 and silver < purse.jokers


def ways_with_another_kind(s: Position, purse: Purse, cover: Cover) -> i64:
    """R4.2: the ways to pay the entry and then all of another kind: none, one, or two for any more.

    So many of that kind, the entry's own token or not, the rest jokers: each such split counts.
    """
    count: i64 = cover.size - 1
    kind: i64 = cover.groups[0] if cover.groups[0] != purse.entry else cover.groups[1]
    there: i64 = purse.count(kind)
    entries: i64 = purse.count(purse.entry)
    found: i64 = 0
    used: i64
    own: i64
    for used in range(2, (there if there < count else count) + 1):
        for own in range(2 if entries else 1):
            jokers: i64 = cover.size - used - own
            if jokers <= purse.jokers:
                found += 1
                if used < there and kinds_in_group(s, purse, kind) > 1:
                    found += 1
                if own < entries and own and kinds_in_group(s, purse, purse.entry) > 1:
                    found += 1
                if jokers and jokers < purse.jokers and has_both_jokers(s, purse):
                    found += 1
    return found


def kinds_in_group(s: Position, purse: Purse, group: i64) -> i64:
    """How many kinds of tokens a player has that count as a group of colours."""
    alike = purse.group
    first: i64 = purse.player * TOKEN_COUNT
    found: i64 = 0
    colour: i64
    for colour in range(COLOUR_COUNT):
        if alike[colour] == group:
            if s.goods[first + colour]:
                found += 1
            if s.goods[first + FIRST_OFFERING + colour]:
                found += 1
    return found
