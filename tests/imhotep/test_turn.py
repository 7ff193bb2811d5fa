"""R4: a turn."""

from typing import Any

import pytest

import iteru

from .builder import (
    BROWN,
    GAME,
    asked,
    cards,
    end_round,
    last_ship,
    moves,
    play,
    points,
    refusal,
    table,
    text,
)


def test_r4_1_there_are_four_actions() -> None:
    state = table(owned={1: "lever"}, cargo={3: "2."})
    assert {move.split()[0] for move in moves(state)} == {"stones", "load", "sail", "play"}


@pytest.mark.parametrize(
    "action", ["stones", "load 1 1", "sail 3 temple", "play chisel, load 1 1, load 1 2"]
)
def test_r4_1_a_turn_is_exactly_one_action(action: str) -> None:
    state = play(table(owned={1: "chisel"}, cargo={3: "2."}), *action.split(", "))
    assert asked(state) == "seat 2 turn"


def test_r4_1_nobody_acts_out_of_turn() -> None:
    with pytest.raises(iteru.IllegalMove) as caught:
        GAME.play(table(turn=3), 0, "stones")
    assert (caught.value.problem, caught.value.facts) == ("not-your-turn", {"seat": 2})


def test_r4_1_seats_count_from_0_in_the_engine_and_from_1_in_text() -> None:
    state = table(turn=3, temple="3")
    assert (state.actor, state.temple) == (2, [2])
    assert str(state).startswith("round 1: seat 3 turn")
    assert "temple    3" in str(state)


def test_r4_2_three_stones_go_from_the_quarry_to_the_sled() -> None:
    state = play(table(), "stones")
    assert (state.sled[0], state.quarry[0]) == (2 + 3, 27 - 3)


def test_r4_3_with_two_free_places_only_two_stones_are_taken() -> None:
    """The rulebook's example on page 5."""
    state = play(table(sled={1: 3}), "stones")
    assert (state.sled[0], state.quarry[0]) == (5, 27 - 2)


@pytest.mark.parametrize(
    ("sled", "quarry", "taken"),
    [(0, 27, 3), (2, 3, 3), (3, 27, 2), (4, 27, 1), (0, 2, 2), (0, 1, 1), (3, 1, 1), (4, 2, 1)],
)
def test_r4_3_as_many_stones_as_fit_and_as_the_quarry_has(
    sled: int, quarry: int, taken: int
) -> None:
    """Ruling 2; and ruling 4: never fewer on purpose."""
    state = table(sled={1: sled}, quarry={1: quarry})
    assert moves(state, "stones") == ["stones"]
    play(state, "stones")
    assert (state.sled[0], state.quarry[0]) == (sled + taken, quarry - taken)


def test_r4_3_a_full_sled_takes_no_stones() -> None:
    """Ruling 1."""
    assert "stones" not in moves(table(sled={1: 5}))


def test_r4_3_no_stones_come_from_an_empty_quarry() -> None:
    """Ruling 3."""
    assert "stones" not in moves(table(sled={1: 1}, quarry={1: 0}))


def test_r4_4_a_stone_goes_from_the_sled_onto_a_ship() -> None:
    state = play(table(), "load 2 3")
    assert (state.sled[0], text(state.cargo[4:7])) == (1, "..1")


def test_r4_4_any_free_space_may_be_used() -> None:
    state = table(cargo={1: ".2.."})
    assert moves(state, "load 1") == ["load 1 1", "load 1 3", "load 1 4"]


def test_r4_4_a_ship_that_has_sailed_is_not_loaded() -> None:
    state = play(table(cargo={3: "1."}), "sail 3 temple")
    assert moves(state, "load 3") == []


def test_r4_4_without_a_stone_on_the_sled_nothing_is_loaded() -> None:
    assert moves(table(sled={1: 0}), "load") == []


def test_r4_5_a_ship_below_its_minimum_cannot_sail() -> None:
    refused = refusal(table(cargo={1: "1.2."}), "sail 1 temple")
    assert (refused.rule, refused.problem) == ("R4.5", "refused-below-minimum")
    assert refused.facts == {"ship": 1, "minimum": 3, "load": 2}


def test_r4_5_a_ship_at_its_minimum_may_sail_to_any_site() -> None:
    state = table(cargo={1: "1.22"})
    sites = ["market", "pyramids", "temple", "burial_chamber", "obelisks"]
    assert moves(state, "sail") == [f"sail 1 {site}" for site in sites]


def test_r4_6_a_harbour_takes_one_ship_per_round() -> None:
    state = play(table(cargo={3: "1.", 4: "2."}), "sail 3 temple")
    assert "sail 4 temple" not in moves(state)
    assert len(moves(state, "sail 4")) == 4


def test_r4_6_the_ship_stays_in_the_harbour_empty() -> None:
    view = GAME.view(play(table(cargo={3: "1."}), "sail 3 temple"), None)
    assert view["harbours"]["temple"] == 2
    assert view["ships"][2] == {
        "size": 2,
        "minimum": 1,
        "cargo": [None, None],
        "site": "temple",
        "waits": False,
    }


def test_r4_6_the_harbour_is_free_again_in_the_next_round() -> None:
    state = end_round(next_card="4 3 2 2")
    play(state, "load 3 1")
    assert len(moves(state, "sail 3")) == 5


def test_r4_7_a_ship_may_be_sailed_without_a_stone_of_ones_own() -> None:
    state = play(table(turn=1, cargo={3: "43"}), "sail 3 burial_chamber")
    assert text(state.burial) == "43"


def test_r4_8_a_ship_is_unloaded_from_the_bow_at_once() -> None:
    """The rulebook's example on page 6: a ship with four stones at the pyramid, each scores by its space."""
    state = play(table(cargo={1: "2431"}), "sail 1 pyramids")
    assert text(state.pyramid[:4]) == "2431"
    assert points(state, "pyramids") == [2, 2, 3, 1]


def test_r4_8_empty_spaces_are_skipped() -> None:
    state = play(table(cargo={1: "3.12"}), "sail 1 temple")
    assert text(state.temple) == "312"


def test_r4_8_the_owner_of_a_stone_chooses_whoever_sailed() -> None:
    state = play(table(turn=1, cargo={3: ".3"}), "sail 3 market")
    assert state.actor == BROWN


def test_r4_8_one_stone_is_finished_before_the_next_is_started() -> None:
    state = play(
        table(side_b="pyramids", pyramid="4//", cargo={3: "23"}), "sail 3 pyramids", "pyramid left"
    )
    assert asked(state) == "seat 2 bonus-card"
    assert asked(play(state, "decline")) == "seat 3 pick-pyramid"


def test_r4_9_a_blue_card_is_the_whole_action() -> None:
    state = play(table(owned={1: "hammer hammer"}), "play hammer", "load 1 1")
    assert asked(state) == "seat 2 turn"
    assert cards(state, 1) == {"hammer": 1}


def test_r4_9_only_a_card_in_front_of_the_player_is_played() -> None:
    assert moves(table(owned={2: "chisel"}), "play") == []


def test_r4_9_a_card_taken_this_turn_waits_for_a_later_turn() -> None:
    """Ruling 22."""
    state = table(2, cargo={3: "1.", 4: "2."}, market="lever statue")
    play(state, "sail 3 market", "take 1")
    assert asked(state) == "seat 2 turn"
    assert "play lever" in moves(play(state, "load 1 1"))


NO_STONES: dict[str, Any] = {"sled": {1: 0}, "quarry": {1: 0}}


def test_r4_10_whoever_can_do_nothing_must_pass() -> None:
    """Ruling 5."""
    state = table(cargo={1: "22.."}, owned={1: "lever hammer sail chisel"}, **NO_STONES)
    assert moves(state) == ["pass"]
    assert asked(play(state, "pass")) == "seat 2 turn"


@pytest.mark.parametrize(
    "state",
    [
        pytest.param(table(sled={1: 0}, quarry={1: 1}), id="stones in the quarry"),
        pytest.param(table(sled={1: 1}, quarry={1: 0}), id="a stone on the sled"),
        pytest.param(table(cargo={3: "2."}, **NO_STONES), id="a ship that may sail"),
    ],
)
def test_r4_10_whoever_can_do_anything_may_not_pass(state: iteru.State) -> None:
    """Ruling 5."""
    assert "pass" not in [GAME.notation(action) for action in state.legal_actions()]


def test_r4_10_with_a_full_ship_and_a_full_sled_sailing_is_left() -> None:
    """Ruling 5: a fifth harbour is always free."""
    state = last_ship(sled={1: 5})
    assert moves(state) == ["sail 4 temple", "sail 4 obelisks"]
