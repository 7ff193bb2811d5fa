"""Sets of small numbers as the bits of one number: 0 to 62, so that it stays positive in 64 bits."""

from typing import Final

from mypy_extensions import i64

MOST_BITS: Final = 63


def bit(place: i64) -> i64:
    """Returns the number with only this bit set.

    Not `1 << place`: compiled, that is a shift of 32 bits wherever `place` is an `i64`, since mypyc writes the 1 as it
    stands. A variable that is assigned twice has 64.
    """
    found: i64 = 1
    found <<= place
    return found


def places_in(mask: i64) -> list[int]:
    """Returns the places of the bits that are set, ascending."""
    if mask < 0:
        raise ValueError(f"not a set of up to {MOST_BITS} bits: {mask}")
    found: list[int] = []
    place: i64 = 0
    while mask:
        if mask & 1:
            found.append(place)
        mask >>= 1
        place += 1
    return found
