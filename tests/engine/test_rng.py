"""The generator of chance: its numbers never drift, its shuffles are fair, its copies are independent."""

import hashlib
import json
from collections import Counter
from math import factorial

import pytest

from iteru.engine.rng import Draws, KeyedRng, Rng, of_words

FIRST_NUMBERS = {
    0: [1363572419, 145230303, 808754475, 4216505632],
    1: [441792574, 614447336, 1644328534, 3387734806],
    7: [3069104647, 3582417929, 1446471690, 4196707356],
    2**32 + 5: [1752655430, 2226351581, 862008269, 3706513846],
    2**63 - 1: [3110126710, 1167012361, 2379154356, 3098456786],
}


def numbers(rng: Rng, count: int = 8) -> list[int]:
    return [rng.next32() for _ in range(count)]


@pytest.mark.parametrize("seed", FIRST_NUMBERS)
def test_a_seed_gives_these_numbers_for_ever(seed: int) -> None:
    assert numbers(Rng.seeded(seed), 4) == FIRST_NUMBERS[seed]


def test_dice_of_a_seed_fall_like_this_for_ever() -> None:
    dice = Rng.seeded(2024)
    assert [dice.below(6) for _ in range(20)] == [
        0,
        0,
        2,
        4,
        2,
        0,
        3,
        1,
        4,
        0,
        1,
        0,
        3,
        0,
        4,
        2,
        5,
        0,
        2,
        1,
    ]


def test_a_deck_is_shuffled_like_this_for_ever() -> None:
    deck = list(range(10))
    Rng.seeded(7).shuffle(deck)
    assert deck == [0, 8, 4, 1, 3, 5, 6, 2, 9, 7]


def test_a_fork_gives_these_numbers_for_ever() -> None:
    assert numbers(Rng.seeded(7).fork(), 3) == [3247543297, 2043240632, 3830187998]


@pytest.mark.parametrize("n", [1, 2, 3, 6, 52, 1000])
def test_below_stays_in_its_range_and_reaches_both_ends(n: int) -> None:
    rng = Rng.seeded(n)
    found = {rng.below(n) for _ in range(20 * n)}
    assert min(found) == 0
    assert max(found) == n - 1


def test_below_is_about_uniform() -> None:
    rng = Rng.seeded(5)
    counts = Counter(rng.below(10) for _ in range(10_000))
    assert all(850 < counts[value] < 1150 for value in range(10))


@pytest.mark.parametrize("length", [0, 1, 2, 40])
def test_a_shuffle_keeps_every_item(length: int) -> None:
    items = list(range(length))
    Rng.seeded(3).shuffle(items)
    assert sorted(items) == list(range(length))


def test_every_order_of_a_shuffle_is_about_as_likely() -> None:
    rng = Rng.seeded(1)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == factorial(4)
    assert all(850 < count < 1150 for count in counts.values())


def test_a_clone_goes_on_with_the_same_numbers() -> None:
    rng = Rng.seeded(9)
    numbers(rng)
    assert numbers(rng.clone()) == numbers(rng)


def test_drawing_from_a_clone_leaves_the_original_alone() -> None:
    rng = Rng.seeded(9)
    before = rng.words()
    numbers(rng.clone())
    assert rng.words() == before


def test_drawing_from_a_fork_leaves_the_original_alone() -> None:
    rng = Rng.seeded(9)
    fork = rng.fork()
    before = rng.words()
    numbers(fork)
    assert rng.words() == before


def test_two_forks_of_one_generator_differ() -> None:
    rng = Rng.seeded(9)
    assert numbers(rng.fork()) != numbers(rng.fork())


def test_words_hold_the_whole_generator() -> None:
    rng = Rng.seeded(4)
    numbers(rng)
    assert numbers(of_words(rng.words())) == numbers(rng)


def test_neighbouring_seeds_give_other_numbers() -> None:
    firsts = [Rng.seeded(seed).next32() for seed in range(1000)]
    assert len(set(firsts)) == 1000


# The keyed generator

KEY = bytes(range(32))


def test_a_key_gives_these_numbers_for_ever() -> None:
    assert numbers(KeyedRng(KEY), 3) == [3584540411, 2562720584, 2560673884]


def test_a_keyed_event_is_the_hash_of_its_position() -> None:
    """As `docs/fairness.md` says, so that anybody can write it anew."""
    rng = KeyedRng(KEY)
    numbers(rng, 5)
    number = (5).to_bytes(8, "big") + (0).to_bytes(8, "big")
    block = hashlib.blake2b(number, key=KEY, person=b"iteru-stream-1").digest()
    assert rng.next32() == int.from_bytes(block[:4], "big")


def test_a_keyed_shuffle_is_one_event_however_long() -> None:
    rng = KeyedRng(KEY)
    items = list(range(100))
    rng.shuffle(items)
    assert sorted(items) == list(range(100)) != items
    assert rng.words()[-1] == 1


def test_keyed_words_hold_the_whole_generator() -> None:
    rng = KeyedRng(KEY)
    numbers(rng)
    again = of_words(json.loads(json.dumps(rng.words())))
    assert isinstance(again, KeyedRng)
    assert numbers(again) == numbers(rng.clone()) == numbers(rng)


def test_keyed_draws_throw_away_what_would_favour_small_numbers() -> None:
    """2**32 - 1 is beyond the last whole multiple of 3."""
    draws = Draws(KEY, 0)
    draws.bytes = b"\xff\xff\xff\xff" + (7).to_bytes(4, "big")
    assert draws.below(3) == 1


def test_every_order_of_a_keyed_shuffle_is_about_as_likely() -> None:
    rng = KeyedRng(KEY)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        items = [0, 1, 2]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == factorial(3)
    assert all(850 < count < 1150 for count in counts.values())


def test_a_fork_of_a_keyed_generator_is_fast_and_holds_nothing_of_the_key() -> None:
    fork = KeyedRng(KEY).fork()
    assert not isinstance(fork, KeyedRng)
    assert not set(fork.words()) & set(KeyedRng(KEY).words()[:-1])
