"""All ways to pay for a target (R4.5), and whether there is more than one of them (R4.7)."""

from typing import Final

from mypy_extensions import i64

from iteru.games.pharaon.rules.moves import COLOUR_COUNT, PAY_SLOTS
from iteru.games.pharaon.rules.packed_payment import is_joker, tokens_at
from iteru.games.pharaon.rules.position import Position
from iteru.games.pharaon.rules.prices import GROUP_BITS, GROUP_MASK, Cover, common_to, count_of
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

    def extend(self, slot: i64, there: i64, left: i64, room: i64, way: i64, entries: i64) -> None:
        """Takes some tokens of a kind and goes on with the next kind.

        Of this kind and those after it there are `there` tokens; `entries` of those taken could pay the entry.
        """
        if left == 0:
            if self.cover.least <= entries <= self.cover.most:
                self.found.append(way)
            return
        if there < left or len(self.found) >= self.enough:
            return
        tokens: i64 = self.purse.tokens(slot)
        while tokens == 0:
            slot += 1
            tokens = self.purse.tokens(slot)
        joker = is_joker(slot)
        group: i64 = self.purse.group_of(slot)
        count: i64 = at_most(tokens, left)
        if not joker:
            count = at_most(count, room >> group * GROUP_BITS & GROUP_MASK)
        counts: i64 = 1 if group == self.purse.entry else 0
        there -= tokens
        while count >= 0 and there >= left - count:
            rest: i64 = room if joker else room - (count << group * GROUP_BITS)
            more: i64 = way + tokens_at(slot, count)
            self.extend(slot + 1, there, left - count, rest, more, entries + counts * count)
            count -= 1


def ways_to_cover(cover: Cover, purse: Purse, enough: i64) -> list[int]:
    """The payments of one cover, each once; not many more than `enough` are looked for."""
    if not can_cover(cover, purse):
        return []
    search = Search(cover, purse, enough)
    search.extend(0, tokens_in(purse), cover.size, cover.packed, 0, 0)
    return search.found


def tokens_in(purse: Purse) -> i64:
    """Returns how many tokens a player could pay with."""
    found: i64 = 0
    slot: i64
    for slot in range(PAY_SLOTS):
        found += purse.tokens(slot)
    return found


def all_ways(s: Position, purse: Purse, target: i64, enough: i64) -> list[int]:
    """R4.5: the payments for a target, each once; not many more than `enough` are looked for."""
    return ways_among(covers_from(s, purse, target), purse, enough)


def ways_among(covers: list[Cover], purse: Purse, enough: i64) -> list[int]:
    """The payments by any of the covers."""
    found: list[int] = []
    for cover in covers:
        found += ways_to_cover(cover, purse, enough)
        if may_repeat(purse, covers):
            found = distinct(found)
        if len(found) >= enough:
            break
    return found


def may_repeat(purse: Purse, covers: list[Cover]) -> bool:
    """Whether covers may have payments in common: where any colour enters, jokers alone may be of every kind."""
    return purse.free and len(covers) > 1


def distinct(ways: list[int]) -> list[int]:
    """Ascending, each once."""
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
    return has_choice_among(covers_from(s, purse, target), purse)


def has_choice_among(covers: list[Cover], purse: Purse) -> bool:
    if may_repeat(purse, covers):
        return len(ways_among(covers, purse, 2)) > 1
    found: i64 = 0
    for cover in covers:
        found += count_ways(purse, cover)
        if found > 1:
            return True
    return False


def count_ways(purse: Purse, cover: Cover) -> i64:
    """Returns how many ways there are to pay a cover; more than one only says that there are several."""
    if cover.exact:
        return exact_ways(purse, cover)
    if cover.entry_apart:
        return ways_with_another_kind(purse, cover)
    return len(ways_to_cover(cover, purse, 2))


def exact_ways(purse: Purse, cover: Cover) -> i64:
    """The ways to fill all of a cover, as `count_ways` counts them."""
    missing: i64 = cover.size - common_to(purse.held, cover.packed)
    if missing > purse.jokers:
        return 0
    if missing == purse.jokers:
        return 2 if has_kinds_to_spare(purse, cover) else 1
    return 2 if missing < cover.size or has_both_jokers(purse) else 1


def has_kinds_to_spare(purse: Purse, cover: Cover) -> bool:
    """Whether some group has more tokens than fit, and of more than one kind."""
    for group in cover.groups:
        if purse.count(group) > count_of(cover.packed, group) and kinds_in_group(purse, group) > 1:
            return True
    return False


def has_both_jokers(purse: Purse) -> bool:
    return purse.silver > 0 and purse.joker > 0


def ways_with_another_kind(purse: Purse, cover: Cover) -> i64:
    """R4.2: the ways to pay the entry and then all of another kind, as `count_ways` counts them.

    A way is how many tokens are of that kind, and whether the entry is paid by its own colour; the rest are jokers.
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
    """Returns how many kinds of tokens a player has that count as a group of colours."""
    alike = purse.group
    found: i64 = 0
    colour: i64
    for colour in range(COLOUR_COUNT):
        if alike[colour] == group:
            if purse.basic >> colour * GROUP_BITS & GROUP_MASK:
                found += 1
            if purse.offerings >> colour * GROUP_BITS & GROUP_MASK:
                found += 1
    return found
