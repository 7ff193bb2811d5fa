"""R5.11 to R5.13 and R6.9, R6.10: the obelisks."""

import pytest

from .builder import play, points, table, text

TOWERS = [12, 9, 7, 6, 5, 4]


def test_r5_11_a_stone_goes_on_its_owners_tower() -> None:
    """The rulebook's example on page 8: a ship with three stones."""
    state = play(table(obelisk="1 0 2 0", cargo={2: "143"}), "sail 2 obelisks")
    assert state.obelisk == [2, 0, 3, 1]


def test_r5_11_nothing_is_scored_on_delivery() -> None:
    state = play(table(obelisk="2 2 2 2", cargo={2: "111"}), "sail 2 obelisks")
    assert state.earned == [0] * 12


def test_r5_12_the_tallest_tower_takes_first_place() -> None:
    """The rulebook's example on page 8: white 15, black and grey (10 + 5) / 2 = 7 each, brown without a stone nothing."""
    assert points(table(obelisk="3 4 0 3"), "obelisks") == [7, 15, 0, 7]


@pytest.mark.parametrize(
    ("seats", "heights", "values"),
    [(2, "1 2", [1, 10]), (3, "2 1 3", [6, 1, 12]), (4, "1 4 3 2", [1, 15, 10, 5])],
)
def test_r5_12_points_for_the_places(seats: int, heights: str, values: list[int]) -> None:
    assert points(table(seats, obelisk=heights), "obelisks") == values


@pytest.mark.parametrize(
    ("heights", "values"),
    [("0 0 0 0", [0, 0, 0, 0]), ("1 0 0 0", [15, 0, 0, 0]), ("0 2 2 0", [0, 12, 12, 0])],
)
def test_r5_12_only_players_with_a_stone_are_ranked(heights: str, values: list[int]) -> None:
    """Ruling 32."""
    assert points(table(obelisk=heights), "obelisks") == values


@pytest.mark.parametrize(
    ("seats", "heights", "values"),
    [
        (4, "6 6 4 2", [12, 12, 5, 1]),
        (4, "5 5 5 1", [10, 10, 10, 1]),
        (4, "3 1 1 1", [15, 5, 5, 5]),
        (4, "2 2 2 2", [7, 7, 7, 7]),
        (3, "2 2 2", [6, 6, 6]),
        (3, "1 2 1", [3, 12, 3]),
        (2, "3 3", [5, 5]),
    ],
)
def test_r5_13_tied_players_share_their_places_rounded_down(
    seats: int, heights: str, values: list[int]
) -> None:
    """Ruling 33."""
    assert points(table(seats, obelisk=heights), "obelisks") == values


def test_r6_9_three_waiting_stones_become_a_tower_that_scores_at_once() -> None:
    """The rulebook's example on page 11: white's third stone raises a tower on the next free space, worth 9."""
    state = table(side_b="obelisks", towers="3", obelisk="0 2 0 0", cargo={2: "124"})
    play(state, "sail 2 obelisks")
    assert text(state.towers) == "32"
    assert state.obelisk == [1, 0, 0, 1]
    assert points(state, "obelisks") == [1, 9, 0, 1]


@pytest.mark.parametrize(("raised", "value"), list(enumerate(TOWERS)))
def test_r6_9_a_tower_takes_the_free_space_of_the_highest_value(raised: int, value: int) -> None:
    state = table(side_b="obelisks", towers="2" * raised, obelisk="2 0 0 0", cargo={3: "1."})
    assert points(play(state, "sail 3 obelisks"), "obelisks") == [value, 0, 0, 0]


def test_r6_9_two_stones_of_each_colour_make_no_tower() -> None:
    state = play(table(side_b="obelisks", obelisk="1 1 0 0", cargo={3: "12"}), "sail 3 obelisks")
    assert (state.obelisk, state.towers) == ([2, 2, 0, 0], [])


def test_r6_9_a_player_may_raise_several_towers() -> None:
    state = play(table(side_b="obelisks", obelisk="2 0 0 0", cargo={1: "1111"}), "sail 1 obelisks")
    assert points(state, "obelisks") == [12 + 9, 0, 0, 0]


@pytest.mark.parametrize("raised", [6, 7])
def test_r6_10_beyond_the_printed_spaces_every_tower_scores_four(raised: int) -> None:
    state = table(side_b="obelisks", towers="2" * raised, obelisk="2 0 0 0", cargo={3: "1."})
    assert points(play(state, "sail 3 obelisks"), "obelisks") == [4, 0, 0, 0]


def test_r6_10_each_stone_still_waiting_scores_one_point() -> None:
    assert points(table(side_b="obelisks", obelisk="0 1 2 0", towers="1"), "obelisks") == [
        0,
        1,
        2,
        0,
    ]
