"""R8: the end of the game."""

from typing import Any

import pytest

import iteru

from .builder import GAME, asked, end_round, moves, play, play_out, points, table

EVERYWHERE: dict[str, Any] = {"pyramid": "1", "temple": "1", "burial": "1", "obelisk": "1 0 0 0"}


def test_r8_1_the_game_ends_after_the_sixth_round() -> None:
    state = end_round(in_round=6)
    assert (state.actor, state.round, moves(state)) == (iteru.NOBODY, 6, [])


def test_r8_1_the_fifth_round_is_not_the_last() -> None:
    state = end_round(in_round=5)
    assert (state.round, asked(state)) == (6, "seat 2 turn")


def test_r8_1_the_temple_is_scored_for_the_sixth_round_too() -> None:
    assert points(end_round(in_round=6, temple="24"), "temple") == [0, 1, 0, 1]


def test_r8_1_the_players_score_in_this_order() -> None:
    sources = list(GAME.breakdown(table()))
    assert sources[2:7] == ["burial_chamber", "obelisks", "decorations", "statues", "unused"]


def test_r8_1_a_score_is_the_sum_of_all_sources() -> None:
    state = play_out(table(wrath=True), seed=4)
    assert state.scores() == [
        sum(column) for column in zip(*GAME.breakdown(state).values(), strict=True)
    ]


def test_r8_4_points_so_far_leave_out_what_only_the_end_brings() -> None:
    """One stone on the obelisks is not 15 points yet, and the Wrath has not struck."""
    state = table(obelisk="1 0 0 0", burial="2", owned={3: "statue lever"}, wrath=True)
    assert GAME.points_so_far(state) == [0, 0, 0, 0]
    assert state.scores() == [15 - 5, 1 - 5, 1 + 1 - 5, -5]


def test_r8_4_points_so_far_are_those_of_pyramids_temple_and_towers() -> None:
    state = table(side_b="obelisks", cargo={3: "11", 4: "22"}, obelisk="0 2 0 0")
    play(state, "sail 3 pyramids", "sail 4 obelisks")
    assert GAME.points_so_far(state) == [2 + 1, 12, 0, 0]
    assert points(state, "obelisks") == [0, 12 + 1, 0, 0]
    assert GAME.points_so_far(end_round(temple="42341")) == [1, 1, 1, 2]


def test_r8_4_at_the_end_all_points_have_been_scored() -> None:
    state = play_out(table(wrath=True), seed=4)
    assert GAME.points_so_far(state) == state.scores()


def test_r8_4_a_view_has_the_points_so_far_and_apart_those_if_the_game_ended_now() -> None:
    state = table(obelisk="1 0 0 0", wrath=True, cargo={3: "2."})
    players = GAME.view(play(state, "sail 3 pyramids"), None)["players"]
    assert [player["points"] for player in players] == [0, 2, 0, 0]
    assert [player["if_ended_now"] for player in players] == [15 - 5, 2 - 5, -5, -5]


def test_r8_1_nobody_moves_after_the_end() -> None:
    with pytest.raises(iteru.IllegalMove) as caught:
        GAME.play(end_round(in_round=6), 0, "stones")
    assert caught.value.problem == "game-is-over"


def test_r8_2_most_points_win() -> None:
    state = table(owned={1: "statue", 2: "statue statue"}, sled={1: 5, 2: 0})
    assert state.winners() == [1]


def test_r8_2_of_those_tied_the_one_with_most_stones_on_the_sled_wins() -> None:
    state = table(owned={1: "statue", 3: "statue"}, sled={1: 2, 2: 5, 3: 3, 4: 5})
    assert state.winners() == [2]


def test_r8_2_those_still_tied_share_the_win() -> None:
    state = table(owned={1: "statue", 3: "statue"}, sled={1: 3, 2: 5, 3: 3, 4: 5})
    assert state.winners() == [0, 2]


def test_r8_3_whoever_left_out_a_monument_loses_five_points() -> None:
    assert points(table(wrath=True, **EVERYWHERE), "wrath") == [0, -5, -5, -5]


@pytest.mark.parametrize("missing", EVERYWHERE)
def test_r8_3_a_stone_is_needed_on_each_of_the_four(missing: str) -> None:
    stones = {site: stones for site, stones in EVERYWHERE.items() if site != missing}
    assert points(table(wrath=True, **stones), "wrath")[0] == -5


def test_r8_3_a_stone_delivered_to_the_market_does_not_help() -> None:
    stones = EVERYWHERE | {"temple": ""}
    state = table(wrath=True, cargo={3: "1."}, market="statue", **stones)
    GAME.play(state, 0, "sail 3 market")
    assert points(state, "wrath")[0] == -5


def test_r8_3_stones_beyond_the_pyramid_and_in_towers_count() -> None:
    state = table(
        wrath=True,
        side_b="obelisks",
        pyramid="2" * 14,
        beyond="1",
        temple="1",
        burial="1",
        towers="1",
    )
    assert points(state, "wrath")[0] == 0


def test_r8_3_a_stone_built_by_a_red_card_counts() -> None:
    """Ruling 25."""
    state = table(
        wrath=True, cargo={3: "1."}, market="sarcophagus", **(EVERYWHERE | {"burial": ""})
    )
    assert points(state, "wrath")[0] == -5
    GAME.play(state, 0, "sail 3 market")
    assert points(state, "wrath")[0] == 0


def test_r8_3_without_the_variant_nobody_loses_points() -> None:
    assert points(table(), "wrath") == [0, 0, 0, 0]


def test_r8_4_a_score_may_go_past_40() -> None:
    """Ruling 34."""
    state = table(owned={1: "statue " * 10}, obelisk="1 0 0 0", burial="1")
    assert state.scores()[0] == 25 + 15 + 1


def test_r8_4_a_score_may_drop_below_0() -> None:
    """Ruling 34."""
    assert table(wrath=True).scores() == [-5, -5, -5, -5]
