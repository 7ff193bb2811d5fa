"""A payment packed into a number: three bits for each of the twelve kinds that can pay in a zone, the first kind lowest.

Turns are many, and lists are slow.
"""

from typing import Final

from mypy_extensions import i64

from iteru.games.pharaon.rules.moves import FIRST_JOKER, JOKER_SLOT, PAY_SLOTS, SILVER

BITS: Final = 3
MASK: Final = (1 << BITS) - 1
ALL_BITS: Final = PAY_SLOTS * BITS


def count_in(way: i64, slot: i64) -> i64:
    """Returns how many tokens of a paying kind are in a payment."""
    return way >> slot * BITS & MASK


def tokens_at(slot: i64, count: i64) -> i64:
    """A payment of some tokens of one paying kind; payments without a kind in common are added up."""
    return count << slot * BITS


def is_joker(slot: i64) -> bool:
    """R4.3: whether a token counts as every colour."""
    return slot in (SILVER, JOKER_SLOT)


def kind_of(slot: i64, zone: i64) -> i64:
    """The kind of token that a paying slot stands for in a zone."""
    return FIRST_JOKER + zone if slot == JOKER_SLOT else slot


def tokens_of(way: i64, zone: i64) -> list[int]:
    """The tokens of a payment, by kind, in the order of payments by hand."""
    found: list[int] = []
    slot: i64
    for slot in range(PAY_SLOTS):
        kind: int = kind_of(slot, zone)
        found += [kind] * int(count_in(way, slot))
    return found


def next_slot(way: i64, picked: i64) -> i64:
    """The first paying kind of which a payment has more than those picked."""
    slot: i64 = 0
    while count_in(way, slot) <= count_in(picked, slot):
        slot += 1
    return slot
