"""The second model against the worked examples of the rulebook, so that it is no guess itself."""

from typing import Any

import pytest

from tests.questions import Script

from .model import figures, scoring, ships, sites
from .model.table import Laid, Player, Ship, Table

BLACK, WHITE, BROWN, GRAY = range(4)


def a_table(side: str = "A", seats: int = 4) -> Table:
    """All sites on one side, four cards on the market and no other."""
    options = {**dict.fromkeys(figures.SITES, side), "wrath": False}
    market = ["sail", "statue", "lever", "chisel"]
    return Table(seats, options, Laid([], market, [], []))


def stones(table: Table, colours: list[int]) -> list[Player]:
    return [table.players[colour] for colour in colours]


def unload(table: Table, cargo: list[int], site: str, *answers: str) -> None:
    """A full ship arrives at a site; questions are answered one after the other."""
    ship = Ship(1, len(cargo))
    ship.spaces = [*stones(table, cargo)]
    table.ships = [ship]
    ships.sail(table, f"sail 1 {site}")
    answer(ships.unload(table, ship, ship.loaded()), *answers)


def answer(script: Script[Any], *answers: str) -> None:
    left = [*answers]
    try:
        question = next(script)
        while True:
            assert left[0] in question.answers
            question = script.send(left.pop(0))
    except StopIteration:
        assert not left


def points(table: Table, source: str) -> list[int]:
    return [scoring.by_source(table, player)[source] for player in table.players]


def test_the_owners_of_stones_take_sail_statue_and_lever_in_turn() -> None:
    table = a_table()
    unload(table, [WHITE, BROWN, GRAY], "market", "take 1", "take 2", "take 3")
    held = [[*player.cards] for player in table.players]
    assert held == [[], ["sail"], ["statue"], ["lever"]]
    assert [player.quarry for player in table.players] == [27, 27, 26, 25]
    assert table.market == [None, None, None, "chisel"]


def test_the_pyramid_pays_what_is_printed_stone_by_stone() -> None:
    table = a_table()
    unload(table, [BLACK, WHITE, BLACK, GRAY], "pyramids")
    assert points(table, "pyramids") == [2 + 3, 1, 0, 2]


def test_a_ship_of_three_ends_one_level_of_the_temple_and_begins_the_next() -> None:
    table = a_table()
    table.temple = stones(table, [BLACK, GRAY, GRAY, WHITE])
    unload(table, [BROWN, BROWN, WHITE], "temple")
    assert table.visible_in_temple() == stones(table, [BROWN, WHITE, GRAY, WHITE, BROWN])


def test_each_stone_seen_from_above_is_worth_a_point() -> None:
    table = a_table()
    table.temple = stones(table, [BLACK, WHITE, BROWN, GRAY, GRAY])
    answer(sites.score_temple(table))
    assert points(table, "temple") == [1, 1, 1, 2]


def test_every_group_in_the_burial_chamber_pays() -> None:
    """White has two, black one, brown three and one, gray six."""
    table = a_table()
    columns = [
        *[BROWN, BROWN, BROWN],
        *[GRAY, GRAY, BLACK],
        *[GRAY, GRAY, WHITE],
        *[GRAY, GRAY, WHITE],
        *[BROWN],
    ]
    table.burial_chamber = stones(table, columns)
    assert points(table, "burial_chamber") == [1, 3, 6 + 1, 17]


def test_stones_that_touch_by_corners_are_two_groups() -> None:
    table = a_table()
    table.burial_chamber = stones(table, [WHITE, BLACK, BLACK, BLACK, WHITE])
    assert points(table, "burial_chamber") == [3 + 1, 2, 0, 0]


def test_black_and_gray_share_second_and_third_place_at_the_obelisks() -> None:
    table = a_table()
    table.obelisks = stones(table, [BLACK] * 3 + [WHITE] * 4 + [GRAY] * 3)
    assert points(table, "obelisks") == [7, 15, 0, 7]


def test_owners_choose_pyramids_on_the_other_side() -> None:
    table = a_table("B")
    choices = ["pyramid middle", "pyramid middle", "pyramid middle", "pyramid left"]
    unload(table, [BROWN, BLACK, BROWN, WHITE], "pyramids", *choices)
    left, middle, _right = table.pyramids
    assert (left, middle) == (stones(table, [WHITE]), stones(table, [BROWN, BLACK, BROWN]))


def test_the_other_side_of_the_temple_pays_by_its_spaces() -> None:
    table = a_table("B")
    table.draw_pile = ["statue"]
    table.temple = stones(table, [GRAY, BROWN, WHITE, WHITE, BLACK])
    answer(sites.score_temple(table), "point", "stones", "point")
    assert points(table, "temple") == [1, 0, 2, 1]
    assert table.players[WHITE].sled == 3 + 2
    assert table.players[WHITE].cards["statue"] == 1


def test_rows_of_the_burial_chamber_are_paid_by_most_stones() -> None:
    """The top row: 8 for white, 3 each for gray and brown; the middle 8 and 4; the bottom 8."""
    table = a_table("B")
    columns = [
        *[WHITE, BLACK, GRAY],
        *[GRAY, BLACK, GRAY],
        *[WHITE, WHITE, GRAY],
        *[BROWN, BLACK, GRAY],
        *[WHITE],
    ]
    table.burial_chamber = stones(table, columns)
    assert points(table, "burial_chamber") == [8, 8 + 4, 3, 3 + 8]


def test_the_third_white_stone_makes_a_tower_of_nine() -> None:
    table = a_table("B")
    table.obelisks = stones(table, [WHITE, WHITE])
    table.towers = stones(table, [GRAY])
    unload(table, [BLACK, WHITE, GRAY], "obelisks")
    assert table.players[WHITE].points["obelisks"] == 9
    assert table.towers == stones(table, [GRAY, WHITE])
    assert table.obelisks == stones(table, [BLACK, GRAY])


@pytest.mark.parametrize(("count", "expected"), [(0, 0), (1, 1), (3, 6), (5, 15), (7, 19)])
def test_statues(count: int, expected: int) -> None:
    table = a_table()
    table.players[0].cards["statue"] = count
    assert points(table, "statues")[0] == expected


def test_a_decoration_for_thirteen_stones_is_worth_four() -> None:
    table = a_table()
    table.burial_chamber = stones(table, [BLACK] * 6 + [GRAY] * 7)
    table.players[WHITE].cards["burial_chamber_decoration"] = 1
    assert points(table, "decorations") == [0, 4, 0, 0]


def test_wrath_is_five_for_who_left_a_monument_out() -> None:
    table = a_table()
    table.options["wrath"] = True
    for monument in figures.MONUMENTS:
        answer(sites.deliver(table, table.players[BLACK], monument))
    assert points(table, "wrath") == [0, -5, -5, -5]
