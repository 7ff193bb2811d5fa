"""The rules one by one. What every game promises is tested by Iteru (`--iteru-game`)."""

import pytest

import iteru

GAME = iteru.game("hapi")


def after(*moves, level=0, deck=(), weak=False):
    """The position after some moves of two seats with a card each."""
    state = GAME.new(2, 1, {"weak_dykes": weak})
    state.hands, state.level, state.deck = [[3], [1]], level, list(deck)
    for move in moves:
        GAME.play(state, state.actor, move)
    return state


def test_r1_1_three_cards_each_of_36():
    state = GAME.new(4, 7)
    assert [len(hand) for hand in state.hands] == [3, 3, 3, 3]
    assert sum(GAME.census(state).values()) == 36


def test_r1_2_nobody_else_sees_a_hand():
    assert GAME.view(after(), 1)["hand"] == [1]
    assert GAME.view(after(), None)["hand"] == []


def test_r2_1_the_nile_rises_by_the_cubits_of_a_card_in_hand():
    assert after("pour 3").level == 3
    with pytest.raises(iteru.IllegalMove, match="refused-no-card"):
        after("pour 5")


@pytest.mark.parametrize(("level", "points"), [(14, 1), (15, 2), (16, 4)])
def test_r2_2_a_good_flood_may_be_harvested(level, points):
    state = after("pour 3", "harvest", level=level - 3)
    assert (state.scores(), state.level) == ([points, 0], 0)
    assert after("pour 3", "wait", level=level - 3).level == level


@pytest.mark.parametrize(("weak", "points"), [(False, 0), (True, -2)])
def test_r2_3_above_sixteen_the_dykes_break(weak, points):
    state = after("pour 3", level=14, weak=weak)
    assert (state.scores(), state.level) == ([points, 0], 0)


def test_r2_4_a_card_is_drawn():
    assert after("pour 3", deck=(5, 2)).hands == [[2], [1]]


def test_r3_1_the_game_ends_when_the_next_seat_has_no_card():
    assert after("pour 3", "pour 1").actor == iteru.NOBODY


def test_r3_2_equal_points_share_the_win():
    assert after("pour 3", "pour 1").winners() == [0, 1]
