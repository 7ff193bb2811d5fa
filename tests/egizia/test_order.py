"""R8 and R9: the two tracks, points, and the order of play."""

from .builder import (
    GAME,
    arrange,
    build,
    earned,
    end_game,
    end_round,
    events,
    events_of_end,
    play,
    table,
)


def test_r8_1_step_by_step() -> None:
    """Ruling 8."""
    state = play(table(sale={1: 4}, stones={1: 0}, river={1: "stone_sale_steps"}), "sail 1")
    assert (state.markers[0] + 1, state.stones[0]) == (5, 6)


def test_r8_2_example_red_at_the_bottom_gets_six_stones() -> None:
    """Two steps beyond the end are twice three stones."""
    state = table(sale={1: 5}, stones={1: 2}, river={1: "stone_sale_steps"})
    assert play(state, "sail 1").stones[0] == 8


def test_r8_3_nothing_is_sold_above_the_last_two_spaces() -> None:
    state = end_game(table(stones={1: 9, 2: 9, 3: 9}, sale={1: 3, 2: 4, 3: 5}))
    assert earned(state, "stone_sale") == [0, 4, 4]


def test_r8_4_the_bottom_of_the_grain_market_pays_two_points() -> None:
    state = play(table(market={1: 4}, river={1: "grain_market_steps"}), "sail 1")
    assert (state.points[0], earned(state, "grain_market")[0]) == (4, 4)


def test_r9_1_one_three_six_points() -> None:
    """Ruling 34."""
    state = table(4)
    state.took_part = [0b001, 0b101, 0b111, 0]
    assert earned(end_round(state), "bonus") == [1, 3, 6, 0]


def test_r9_1_the_leader_first_in_the_order_before() -> None:
    """Ruling 55."""
    state = table(points={1: 5, 2: 7, 3: 6})
    state.took_part = [0b111, 0b001, 0b011]
    happened = events_of_end(state)
    assert [event.facts["seat"] for event in happened if event.name == "bonus"] == [1, 2, 0]


def test_r9_2_points_may_fall_below_zero() -> None:
    """Ruling 21."""
    state = play(table(crews={1: "5 5 5 5"}), "pass", "pass", "pass")
    assert state.points[0] == -42
    assert GAME.view(state, 0)["players"][0]["points"] == -42


def test_r9_3_example_blue_comes_to_the_space_of_red_and_stands_behind() -> None:
    """Red gets 6 points, then blue 3 and comes to the same space: red stays ahead. Ruling 22."""
    state = table(2, points={2: 3}, stones={1: 6, 2: 3}, crews={1: "6 1 1 2", 2: "3 1 1 2"})
    build(state, "pyramid", 1, 2)
    play(state, "crew black", "pyramid 1", "pyramid 1", "pyramid 1", "pyramid 1", "pyramid 1")
    play(state, "temple left", "crew black", "temple right", "temple right")
    assert [points - 1 for points in state.points] == [6, 6]
    assert state.track == [0, 1]


def test_r9_3_a_move_of_nothing_changes_no_place() -> None:
    """Ruling 22; losing points counts as arriving."""
    state = table(2, points={1: 4, 2: 4})
    state.track = [0, 1]
    end_round(state)
    assert state.track == [0, 1]
    hungry = table(2, points={1: 8, 2: 5}, crews={1: "2 2 1 2"})
    play(hungry, "pass", "pass")
    assert (hungry.points, hungry.track) == ([5, 5], [1, 0])


def test_r9_4_the_rearmost_gets_tile_one_also_after_the_last_round() -> None:
    """Ruling 35."""
    state = end_round(table(points={1: 9, 2: 3, 3: 5}))
    assert state.order == [1, 2, 0]
    last = end_game(table(points={1: 9, 2: 3, 3: 5}))
    assert last.order == [1, 2, 0]


def test_r9_5_a_scarab_shows_fifty_points() -> None:
    """Ruling 47: it goes back when points are lost."""
    state = table(points={1: 50, 2: 49})
    assert [player["scarab"] for player in GAME.view(state, None)["players"]] == [
        True,
        False,
        False,
    ]
    arrange(state, points={1: 49})
    assert not GAME.view(state, None)["players"][0]["scarab"]


def test_events_of_a_round_tell_the_new_tiles() -> None:
    names = [event.name for event in events(table(2), "pass", "pass")]
    assert names.count("got-tile") == 2
