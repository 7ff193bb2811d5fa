"""Kinds of moves: numbers and texts follow from what they range over."""

import pytest

import iteru
from iteru.engine.moves import Moves


def test_numbers_follow_the_order_of_the_kinds() -> None:
    moves = Moves()
    sail = moves.kind("sail", (1, 2), ("temple", "market"))
    swap = moves.kind("swap", [(1, 2)])
    rest = moves.kind("rest")
    assert moves.notations == [
        *("sail 1 temple", "sail 1 market", "sail 2 temple", "sail 2 market"),
        *("swap 1 2", "rest"),
    ]
    assert (sail.first, swap.first, rest.first) == (0, 4, 5)
    assert sail.at(3) == 3
    assert sail.values_of(3) == (2, "market")
    assert swap.values_of(4) == (1, 2)
    assert swap.place(4) == 0
    assert [rest.has(action) for action in (4, 5, 6)] == [False, True, False]
    assert moves.kind_of(4) is swap
    assert moves.kind("keep none").name == "keep-none"


def test_no_two_actions_have_the_same_notation() -> None:
    moves = Moves()
    moves.kind("pour", (1, 2))
    with pytest.raises(AssertionError, match="pour 1"):
        moves.kind("pour", (1,))


@pytest.mark.parametrize("name", iteru.games())
def test_every_kind_has_its_own_words(name: str) -> None:
    """A kind without a teller would be told without facts and without a place."""
    game = iteru.game(name)
    assert game.telling
    untold = {kind.words for kind in game.moves.kinds if kind.teller is None}
    assert untold <= {kind.words for kind in game.moves.kinds if kind.count == 1}
