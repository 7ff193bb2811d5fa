"""All ways to pay for a target (R4.5), and whether there is more than one of them (R4.7)."""

from typing import Final

from mypy_extensions import i64

from iteru.games.pharaon.rules.moves import COLOUR_COUNT, PAY_SLOTS
from iteru.games.pharaon.rules.packed_payment import is_joker, tokens_at
from iteru.games.pharaon.rules.position import Position
from iteru.games.pharaon.rules.prices import GROUP_BITS, GROUP_COUNT, Cover
from iteru.games.pharaon.rules.purse import Purse, can_cover, covers_from
from iteru.games.pharaon.rules.usual_payment import at_most

ALL_WAYS: Final = 1 << 30


class Search:
    """The search for all payments of one cover: what stays the same while it runs."""

    def __init__(self, cover: Cover, purse: Purse, enough: i64) -> None:
        self.cover = cover
        self.purse = purse
        self.enough: i64 = enough
        self.found: list[int] = []

    def extend(self, slot: i64, left: i64, room: i64, way: i64, entries: i64) -> None:
        """Take some tokens of a kind and go on with the next kind; `entries` could pay the entry."""
        if left == 0:
            if self.cover.least <= entries <= self.cover.most:
                self.found.append(way)
            return
        while slot < PAY_SLOTS and not self.purse.tokens(slot):
            slot += 1
        if slot == PAY_SLOTS or len(self.found) >= self.enough:
            return
        joker = is_joker(slot)
        group: i64 = self.purse.group_of(slot)
        place: i64 = group * GROUP_BITS
        count: i64 = at_most(self.purse.tokens(slot), left)
        if not joker:
            count = at_most(count, room >> place & GROUP_COUNT)
        counts: i64 = 1 if group == self.purse.entry else 0
        while count >= 0:
            rest: i64 = room if joker else room - (count << place)
            more: i64 = way + tokens_at(slot, count)
            self.extend(slot + 1, left - count, rest, more, entries + counts * count)
            count -= 1


def ways_to_cover(cover: Cover, purse: Purse, enough: i64) -> list[int]:
    """The payments of one cover, each once; not many more than `enough` are looked for."""
    if not can_cover(cover, purse):
        return []
    search = Search(cover, purse, enough)
    search.extend(0, cover.size, cover.packed, 0, 0)
    return search.found


def all_ways(s: Position, purse: Purse, target: i64, enough: i64) -> list[int]:
    """R4.5: the payments for a target, ascending; not many more than `enough` are looked for."""
    found: list[int] = []
    for cover in covers_from(s, purse, target):
        found = distinct(found + ways_to_cover(cover, purse, enough))
        if len(found) >= enough:
            break
    return found


def distinct(ways: list[int]) -> list[int]:
    """Ascending, each once: covers may have payments in common."""
    ways.sort()
    found: list[int] = []
    last: i64 = -1
    for way in ways:
        if way != last:
            found.append(way)
            last = way
    return found


# Whether there is a choice. Covers are counted, not searched, wherever that can be done: this is asked in every turn.


def has_choice(s: Position, purse: Purse, target: i64) -> bool:
    """R4.7: whether there is more than one way to pay for a target."""
    covers = covers_from(s, purse, target)
    if purse.free and len(covers) > 1:  # one payment in jokers may then be of several covers
        return len(all_ways(s, purse, target, 2)) > 1
    found: i64 = 0
    for cover in covers:
        found += one_or_more(purse, cover)
        if found > 1:
            return True
    return False


def one_or_more(purse: Purse, cover: Cover) -> i64:
    """How many ways there are to pay a cover: none, one, or two or more for any more."""
    if cover.exact:
        return exact_ways(purse, cover)
    if cover.entry_apart:
        return ways_with_another_kind(purse, cover)
    return len(ways_to_cover(cover, purse, 2))


def exact_ways(purse: Purse, cover: Cover) -> i64:
    """How many ways there are to fill all of a cover: none, one, or two for any more."""
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
            several = several or kinds_in_group(purse, group) > 1
    jokers: i64 = purse.jokers
    if missing > jokers:
        return 0
    if missing == jokers:
        return 2 if several else 1
    return 2 if missing < cover.size or has_both_jokers(purse) else 1


def has_both_jokers(purse: Purse) -> bool:
    return purse.silver > 0 and purse.joker > 0


def ways_with_another_kind(purse: Purse, cover: Cover) -> i64:
    """R4.2: the ways to pay the entry and then all of another kind: none, one, or two or more for any more.

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
                if used < there and kinds_in_group(purse, kind) > 1:
                    found += 1
                if own < entries and own and kinds_in_group(purse, purse.entry) > 1:
                    found += 1
                if jokers and jokers < purse.jokers and has_both_jokers(purse):
                    found += 1
    return found


def kinds_in_group(purse: Purse, group: i64) -> i64:
    """How many kinds of tokens a player has that count as a group of colours."""
    alike = purse.group
    found: i64 = 0
    colour: i64
    for colour in range(COLOUR_COUNT):
        if alike[colour] == group:
            if purse.basic >> colour * GROUP_BITS & GROUP_COUNT:
                found += 1
            if purse.offerings >> colour * GROUP_BITS & GROUP_COUNT:
                found += 1
    return found
