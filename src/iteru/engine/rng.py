"""Random generators: seeded, with the same numbers on every platform, compiled or not.

`Rng` is fast but predictable: enough of its numbers give away the rest. It is for bots, arenas and seeds chosen by
hand. `KeyedRng` deals at tables, where players must not be able to compute what is hidden (`docs/fairness.md`).
"""

import re
from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
RANGE: Final = 1 << 32
WARM_UP: Final = 12
KEY_BYTES: Final = 32
KEY_WORDS: Final = KEY_BYTES // 4
STREAM: Final = b"iteru-stream-1"
FAR: Final = 1 << 62
"""A position in the stream that no game reaches."""

Seed = int | bytes
"""A number seeds the fast generator; 32 bytes are the key of the other one."""


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
        """Returns a generator for a seed of up to 64 bits; equal seeds give equal numbers."""
        rng = Rng(seed & MASK, (seed >> 32) & MASK, 0, 1)
        for _ in range(WARM_UP):
            step(rng)
        return rng

    def next32(self) -> i64:
        """Returns the next 32 random bits."""
        return step(self)

    def below(self, n: i64) -> i64:
        """Returns a number from 0 to n - 1; for small n the bias of one part in 2**32 / n does not matter."""
        return (step(self) * n) >> 32

    def shuffle(self, items: list[int]) -> None:
        """Shuffles in place, by Fisher and Yates."""
        i: i64
        for i in range(len(items) - 1, 0, -1):
            j: i64 = (step(self) * (i + 1)) >> 32
            items[i], items[j] = items[j], items[i]

    def dealt(self, items: list[int]) -> list[int]:
        """Returns the items in a random order that does not depend on their present one.

        So nobody can invert the shuffle to learn the present order.
        """
        found = sorted(items)
        self.shuffle(found)
        return found

    def fork(self) -> "Rng":
        """Returns a new generator, seeded by this one."""
        return Rng.seeded((self.next32() << 30) ^ self.next32())

    def clone(self) -> "Rng":
        """Returns a copy that gives the same numbers from here on."""
        return Rng(self.a, self.b, self.c, self.counter)

    def words(self) -> list[int]:
        """Returns the generator's state for a snapshot; `of_words` is the inverse."""
        return [self.a, self.b, self.c, self.counter]


def step(rng: Rng) -> i64:
    """Makes one step of sfc32; a function, since calling a method that is overridden takes longer."""
    word: i64 = (rng.a + rng.b + rng.counter) & MASK
    rng.counter = (rng.counter + 1) & MASK
    rng.a = rng.b ^ (rng.b >> 9)
    rng.b = (rng.c + (rng.c << 3)) & MASK
    rng.c = ((((rng.c << 21) & MASK) | (rng.c >> 11)) + word) & MASK
    return word


class KeyedRng(Rng):
    """BLAKE2b in counter mode, keyed with 256 bits. Past numbers say nothing about later ones.

    Each draw and each shuffle is an event with a number of its own, the position in the stream; its random bytes
    are the hashes of that number and of 0, 1, 2, ... under the key.

    >>> cards = [0, 1, 2, 3, 4]
    >>> KeyedRng(bytes(32)).shuffle(cards)
    >>> cards
    [2, 1, 4, 0, 3]
    """

    def __init__(self, key: bytes, position: int = 0) -> None:
        super().__init__(0, 0, 0, 0)
        self.key = key
        self.position = position

    def event(self) -> "Draws":
        """Returns the random bytes of the next event."""
        draws = Draws(self.key, self.position)
        self.position += 1
        return draws

    def next32(self) -> i64:
        return self.event().next32()

    def below(self, n: i64) -> i64:
        return self.event().below(n)

    def shuffle(self, items: list[int]) -> None:
        draws = self.event()
        i: i64
        for i in range(len(items) - 1, 0, -1):
            j: i64 = draws.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def clone(self) -> Rng:
        return KeyedRng(self.key, self.position)

    def words(self) -> list[int]:
        key = self.key
        found = [int.from_bytes(key[at : at + 4], "big") for at in range(0, KEY_BYTES, 4)]
        return [*found, self.position]


class Draws:
    """The random bytes of one event of a keyed generator, as many as it takes."""

    def __init__(self, key: bytes, position: int) -> None:
        self.key = key
        self.position = position
        self.block = 0
        self.bytes = b""
        self.at = 0

    def next32(self) -> i64:
        if self.at == len(self.bytes):
            import hashlib  # only at tables

            number = self.position.to_bytes(8, "big") + self.block.to_bytes(8, "big")
            self.bytes = hashlib.blake2b(number, key=self.key, person=STREAM).digest()
            self.block += 1
            self.at = 0
        self.at += 4
        return int.from_bytes(self.bytes[self.at - 4 : self.at], "big")

    def below(self, n: i64) -> i64:
        """Returns an unbiased number: words above the last whole multiple of n are rejected."""
        word = self.next32()
        while word >= RANGE - RANGE % n:
            word = self.next32()
        return word % n


def of_words(words: list[int]) -> Rng:
    """Returns the generator that a snapshot saved."""
    if len(words) != KEY_WORDS + 1:
        return Rng(words[0], words[1], words[2], words[3])
    key = b"".join([word.to_bytes(4, "big") for word in words[:KEY_WORDS]])
    return KeyedRng(key, words[KEY_WORDS])


def generator(seed: Seed) -> Rng:
    """Returns the generator for a seed."""
    return KeyedRng(seed) if isinstance(seed, bytes) else Rng.seeded(seed)


def companion(seed: Seed) -> Rng:
    """Returns a fast generator for bots: it depends on the seed and says nothing about the deal."""
    return KeyedRng(seed, FAR).fork() if isinstance(seed, bytes) else Rng.seeded(seed ^ 0x5EED)


def seed_text(seed: Seed) -> str:
    """Returns a seed as records have it: a decimal number, or 64 hexadecimal digits."""
    return seed.hex() if isinstance(seed, bytes) else str(seed)


def is_key(text: str) -> bool:
    """Whether a text is 256 bits in hexadecimal digits, such as a key."""
    return re.fullmatch(r"[0-9a-f]{64}", text, re.ASCII) is not None
