"""What actions cost (R4.4), and which sets of tokens pay for them.

A token stands for a colour: a basic token or resource offering for its own and those that scribes make alike (R6.1), silver
and the zone's joker for every colour. So all that matters of a payment is how many of its tokens belong to each group of
colours that are alike; jokers fill what is missing. A `Cover` says which such counts pay a price; some prices can be paid by
several covers.
"""

from typing import Final

from mypy_extensions import i64

from iteru.games.pharaon.rules.moves import COLOUR_COUNT, COLOURS, SCRIBE_SETS

FIXED: Final = 0
SAME: Final = 1
DIFFERENT: Final = 2
ANY: Final = 3

# The prices of a game, by their place in `Layout.prices`; those of the tomb come after those of the Nile.
OFFERINGS: Final = 0
OFFERINGS_BONUS: Final = 1
NOBLES: Final = 2
NOBLES_JUDGED: Final = 3
ARTISANS: Final = 4
NILE: Final = 5

PLENTY: Final = 99
ENTRIES: Final = COLOUR_COUNT * SCRIBE_SETS * 2
"""All ways in which an entry can be paid: wheel colour, set of scribes, in any colour or not. See `Purse.entry_number`."""

# Counts of tokens by groups of colours are packed into one number, the first group lowest, with a bit to spare above each.
# What is called most shifts them itself: interpreted, a call takes longer.
GROUP_BITS: Final = 12
GROUP_MASK: Final = (1 << GROUP_BITS) - 1
SPARE_BITS: Final = 0x800_800_800_800_800


def count_of(counts: i64, group: i64) -> i64:
    """The count of one group among packed ones."""
    return counts >> group * GROUP_BITS & GROUP_MASK


def common_to(held: i64, room: i64) -> i64:
    """Returns how many tokens fit: of each group the lesser of two packed counts, added up.

    Where enough is held, the spare bit survives the difference; so all groups are compared at once.
    """
    enough: i64 = ((held | SPARE_BITS) - room) & SPARE_BITS
    in_room: i64 = enough - (enough >> GROUP_BITS - 1)
    least: i64 = room & in_room | held & ~in_room
    pairs: i64 = least + (least >> GROUP_BITS)
    return pairs + (pairs >> 2 * GROUP_BITS) + (least >> 4 * GROUP_BITS) & GROUP_MASK


def fits_in(used: i64, room: i64) -> bool:
    """Whether no group has more tokens than there is room for."""
    return ((room | SPARE_BITS) - used) & SPARE_BITS == SPARE_BITS


class Price:
    """The cost of an action: a number of tokens of one kind, of different kinds or of any, or a list of colours."""

    def __init__(self, pattern: i64, count: i64, colours: list[int]) -> None:
        self.pattern = pattern
        self.count = count
        self.colours = colours


class Cover:
    """Payments of `size` tokens with at most `room` of each group of colours, the rest jokers.

    Of tokens that can stand for the wheel's colour there are at least `least` and at most `most`.
    """

    def __init__(self, size: i64, room: list[int], least: i64, most: i64) -> None:
        self.size: i64 = size
        self.room = room
        self.packed: i64 = packed(room)
        self.least: i64 = least
        self.most: i64 = most
        self.groups = [group for group in range(COLOUR_COUNT) if room[group]]
        """The groups of which tokens can be used at all."""
        self.exact = sum(room) == size and most == PLENTY
        """Whether every payment fills the room for each group, with jokers where tokens are missing."""
        self.entry_apart = most < PLENTY
        """R4.2: whether one token pays the entry and all others are of another kind."""


def packed(counts: list[int]) -> i64:
    """Counts by groups as one number."""
    found: i64 = 0
    group: i64
    for group in range(COLOUR_COUNT):
        found |= counts[group] << group * GROUP_BITS
    return found


def fixed_price(colours: list[str]) -> Price:
    return Price(FIXED, len(colours), [COLOURS.index(colour) for colour in colours])


def alike_by(pairs: list[list[int]]) -> list[int]:
    """R6.1: for each colour the first one of its group; exchanges may be chained."""
    group = list(range(COLOUR_COUNT))
    for colours in pairs:
        join(group, colours)
    return group


def join(group: list[int], colours: list[int]) -> None:
    """Make the groups of some colours one, named by its lowest colour."""
    old = [group[colour] for colour in colours]
    for colour in range(COLOUR_COUNT):
        if group[colour] in old:
            group[colour] = min(old)


def cover_count(prices: list[Price]) -> int:
    """Returns how many lists of covers there can be: one for each price and entry."""
    return len(prices) * ENTRIES


def covers_of(price: Price, wheel: i64, group: list[int], free: bool) -> list[Cover]:
    """All covers that pay entry and action (R4.2), none of them more than needed (R4.5).

    `free`: a noble lets the entry be paid in any colour (R6.3).
    """
    entry: i64 = group[wheel]
    if price.pattern == SAME:
        return covers_of_one_kind(price.count, entry, group, free)
    room = [0] * COLOUR_COUNT
    if price.pattern == FIXED:
        for colour in price.colours:
            room[group[colour]] += 1
        size = price.count
        if not free and wheel not in price.colours:
            room[entry] += 1
            size += 1
        return [Cover(size, room, 0, PLENTY)]
    for colour in range(COLOUR_COUNT):
        room[group[colour]] += 1 if price.pattern == DIFFERENT else PLENTY
    return [Cover(price.count, room, 0 if free else 1, PLENTY)]


def covers_of_one_kind(count: i64, entry: i64, group: list[int], free: bool) -> list[Cover]:
    """R4.2: all tokens of the entry's kind, or the entry and as many of another kind."""
    found: list[Cover] = []
    kind: i64
    for kind in range(COLOUR_COUNT):
        if group[kind] != kind or (count == 1 and kind != entry and not free):
            continue
        room = [0] * COLOUR_COUNT
        room[kind] = count
        if free or kind == entry:
            found.append(Cover(count, room, 0, PLENTY))
        else:
            room[entry] = 1
            found.append(Cover(count + 1, room, 0, count - 1))
    return found
