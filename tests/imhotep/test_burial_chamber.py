"""R5.9, R5.10 and R6.8: the burial chamber."""

import pytest

import iteru
from iteru.games.imhotep.rules.state import ImhotepState

from .builder import play, points, table, text


def burials(state: ImhotepState, move: str) -> list[tuple[object, object]]:
    """Row and column of each stone that a move brings to the burial chamber."""
    state.journal = iteru.Journal()
    play(state, move)
    return [
        (event.facts["row"], event.facts["column"])
        for event in state.journal.events
        if event.name == "buried"
    ]


def test_r5_9_stones_are_laid_in_columns_from_the_top_left() -> None:
    """The rulebook's example on page 8: a ship with four stones."""
    state = table(cargo={1: "4213"})
    assert burials(state, "sail 1 burial_chamber") == [(1, 1), (2, 1), (3, 1), (1, 2)]
    assert text(state.burial) == "4213"


def test_r5_9_a_column_begun_is_filled_first() -> None:
    assert burials(table(burial="12", cargo={3: "34"}), "sail 3 burial_chamber") == [(3, 1), (1, 2)]


def test_r5_9_there_is_no_last_column() -> None:
    assert burials(table(burial="1" * 24, cargo={3: "2."}), "sail 3 burial_chamber") == [(1, 9)]


def test_r5_10_every_group_scores_by_its_size() -> None:
    """The rulebook's example on page 8: white 3, black 1, brown 6 + 1, grey 15 + 2."""
    state = table(burial="422 444 443 331 3")
    assert points(state, "burial_chamber") == [1, 3, 6 + 1, 15 + 2]


@pytest.mark.parametrize(("size", "value"), list(enumerate([1, 3, 6, 10, 15, 17, 19, 21], start=1)))
def test_r5_10_points_for_a_group(size: int, value: int) -> None:
    assert points(table(burial="1" * size), "burial_chamber") == [value, 0, 0, 0]


@pytest.mark.parametrize(
    ("burial", "value"), [("123 143 1", 6), ("213 211", 6), ("231 411", 6), ("121 111", 15)]
)
def test_r5_10_stones_that_touch_along_a_side_are_one_group(burial: str, value: int) -> None:
    assert points(table(burial=burial), "burial_chamber")[0] == value


def test_r5_10_corners_do_not_count() -> None:
    assert points(table(burial="123 41"), "burial_chamber")[0] == 1 + 1


def test_r5_10_the_foot_of_a_column_does_not_touch_the_top_of_the_next() -> None:
    assert points(table(burial="231 1"), "burial_chamber")[0] == 1 + 1


def test_r5_10_nothing_is_scored_on_delivery() -> None:
    state = table(cargo={3: "11"})
    play(state, "sail 3 burial_chamber")
    assert state.earned == [0] * 12


def test_r6_8_each_row_is_scored_by_the_number_of_stones() -> None:
    """The rulebook's example on page 10: 8, 3, 3 above; 8, 4 in the middle; 8 below.

    For the middle row it says that black and grey have no stone, though black has three: brown and grey are meant.
    """
    state = table(side_b="burial_chamber", burial="214 214 214 424 3")
    assert points(state, "burial_chamber") == [8, 8 + 4, 3, 3 + 8]


@pytest.mark.parametrize(
    ("seats", "row", "values"),
    [(2, "112", [8, 4]), (3, "111223", [8, 4, 2]), (4, "1111222334", [8, 4, 2, 1])],
)
def test_r6_8_points_for_the_places_in_a_row(seats: int, row: str, values: list[int]) -> None:
    columns = " ".join(stone + "11" for stone in row)
    state = table(seats, side_b="burial_chamber", burial=columns)
    assert points(state, "burial_chamber") == [values[0] + 8 + 8, *values[1:]]


def test_r6_8_the_stones_need_not_touch() -> None:
    assert points(table(side_b="burial_chamber", burial="134 234 134"), "burial_chamber")[:2] == [
        8,
        4,
    ]


def test_r6_8_only_players_with_a_stone_in_the_row_are_ranked() -> None:
    """Ruling 32."""
    assert points(table(side_b="burial_chamber", burial="1"), "burial_chamber") == [8, 0, 0, 0]


def test_r6_8_ties_share_their_places() -> None:
    """Ruling 32: those without a stone do not share. (8 + 4 + 2) / 3 = 4.67 for each of three."""
    assert points(table(side_b="burial_chamber", burial="144 244 344"), "burial_chamber") == [
        4,
        4,
        4,
        8 + 8,
    ]


def test_r6_8_it_is_filled_as_on_side_a() -> None:
    state = table(side_b="burial_chamber", burial="12", cargo={3: "34"})
    assert burials(state, "sail 3 burial_chamber") == [(3, 1), (1, 2)]
