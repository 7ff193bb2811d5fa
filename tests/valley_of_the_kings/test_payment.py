"""R4.2: how the game pays for a card that is only named."""

from itertools import combinations

import pytest

import iteru
from iteru.games.valley_of_the_kings.rules.buying import payment
from iteru.games.valley_of_the_kings.rules.position import gold_of

from .builder import hand, play, short, table


@pytest.mark.parametrize(
    ("cards", "price", "laid"),
    [
        ("tyet netherworld", "bastet", "tyet netherworld"),
        ("hapi hapi tyet tyet", "bastet", "tyet tyet"),  # exactly 4
        ("shabti shabti urn food ka", "imsety", "shabti shabti urn"),  # the Box of Food is dearer
        (
            "food food food ka",
            "imsety",
            "food food food",
        ),  # rather three that cost 3 each than one that costs 6
        ("shabti mask", "imsety", "mask"),  # 5 for 3: nothing else is enough
        (
            "horus hapi shabti",
            "bastet",
            "shabti hapi",
        ),  # both 4 gold: the Statue of Horus is the dearest
        ("urn urn urn urn thoth", "bastet", "urn urn urn urn"),
    ],
)
def test_r4_2_the_game_lays_what_loses_the_least_gold_and_keeps_the_dearer_cards(
    cards: str, price: str, laid: str
) -> None:
    state = play(table(hand={1: cards}, pyramid=f"{price} . . . . ."), "buy 1")
    assert sorted(short(state.played).split()) == sorted(laid.split())


def test_r4_2_what_is_laid_already_is_not_laid_again() -> None:
    state = play(
        table(hand={1: "hapi urn urn urn"}, pyramid="bastet . . . . ."), "lay hapi", "buy 1"
    )
    assert (short(state.played), hand(state, 1)) == ("hapi urn", "urn urn")


def least_lost(golds: list[int], costs: list[int], missing: int) -> tuple[int, int]:
    """Of all ways to pay: the least gold, and for that gold the least sum of squared costs. Looks at every set of cards."""
    ways = [
        chosen
        for count in range(len(golds) + 1)
        for chosen in combinations(range(len(golds)), count)
    ]
    sums = [
        (sum(golds[card] for card in chosen), sum(costs[card] ** 2 for card in chosen))
        for chosen in ways
    ]
    return min(pair for pair in sums if pair[0] >= missing)


@pytest.mark.parametrize("seed", range(40))
def test_r4_2_no_way_of_paying_loses_less(seed: int) -> None:
    rng = iteru.Rng.seeded(seed)
    for _ in range(10):
        state = table(gold_each=4 * rng.below(2))
        state.hand[0] = sorted(rng.below(35) * 2 for _ in range(1 + rng.below(8)))
        kinds = [card >> 1 for card in state.hand[0]]
        golds, costs = (
            [gold_of(state, kind) for kind in kinds],
            [state.layout.cost[kind] for kind in kinds],
        )
        missing = 1 + rng.below(sum(golds))
        paid = payment(state, 0, missing)
        squares = sum(state.layout.cost[kind] ** 2 for kind in paid)
        assert (sum(gold_of(state, kind) for kind in paid), squares) == least_lost(
            golds, costs, missing
        )
        assert all(paid.count(kind) <= kinds.count(kind) for kind in paid)


@pytest.mark.parametrize("missing", [0, -3])
def test_r4_2_nothing_is_laid_when_nothing_is_missing(missing: int) -> None:
    assert payment(table(hand={1: "urn"}), 0, missing) == []
