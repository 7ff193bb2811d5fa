"""The generator of chance: small, seeded, the same numbers on every platform, compiled or not."""

from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
WARM_UP: Final = 12


class Rng:
    """Chris Doty-Humphrey's sfc32: four words of 32 bits, so that every step stays within 64-bit integers.

    >>> dice = Rng.seeded(7)
    >>> [dice.below(6) + 1 for _ in range(5)]
    [5, 6, 3, 6, 6]
    """

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    @staticmethod
    def seeded(seed: int) -> "Rng":
        """A generator for a seed of up to 64 bits; equal seeds give equal numbers."""
        rng = Rng(seed & MASK, (seed >> 32) & MASK, 0, 1)
        for _ in range(WARM_UP):
            rng.next32()
        return rng

    def next32(self) -> i64:
        """The next 32 random bits."""
        word: i64 = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = ((((self.c << 21) & MASK) | (self.c >> 11)) + word) & MASK
        return word

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; n is small, so the bias of one part in 2**32 / n is not seen."""
        return (self.next32() * n) >> 32

    def shuffle(self, items: list[int]) -> None:
        """Fisher and Yates, in place."""
        i: i64
        for i in range(len(items) - 1, 0, -1):
            j: i64 = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def fork(self) -> "Rng":
        """An independent generator that depends on this one."""
        return Rng.seeded((self.next32() << 30) ^ self.next32())

    def clone(self) -> "Rng":
        """A copy that gives the same numbers from here on."""
        return Rng(self.a, self.b, self.c, self.counter)

    def words(self) -> list[int]:
        """What a snapshot keeps of the generator: `Rng(*words)` goes on from here."""
        return [self.a, self.b, self.c, self.counter]
