"""R3: a round from its card to its end."""

from typing import Any

import pytest

from .builder import (
    GAME,
    asked,
    cards,
    end_round,
    last_ship,
    moves,
    names,
    play,
    points,
    table,
    text,
)


def test_r3_1_the_round_card_says_which_four_ships_are_set_out() -> None:
    """The rulebook's example on page 5: one ship for four stones, one for three, two for two."""
    state = end_round(next_card="4 3 2 2")
    assert state.ships == [4, 3, 2, 2]
    assert all(ship["waits"] for ship in GAME.view(state, None)["ships"])


@pytest.mark.parametrize(
    ("word", "size", "count"), [("four", 4, 2), ("three", 3, 3), ("two", 2, 2), ("one", 1, 1)]
)
def test_r3_1_the_ships_in_the_box(word: str, size: int, count: int) -> None:
    figure = GAME.box[f"ships.{word}"].values
    assert (figure["capacity"], figure["count"]) == (size, count)


@pytest.mark.parametrize(("ship", "minimum"), [(1, 3), (2, 2), (3, 1), (4, 1)])
def test_r3_1_the_minimum_load_of_each_ship(ship: int, minimum: int) -> None:
    short = table(ships="4 3 2 1", cargo={ship: "1" * (minimum - 1)})
    enough = table(ships="4 3 2 1", cargo={ship: "1" * minimum})
    assert moves(short, f"sail {ship}") == []
    assert len(moves(enough, f"sail {ship}")) == 5


@pytest.mark.parametrize(("ship", "size"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_r3_1_a_ship_has_as_many_spaces_as_its_capacity(ship: int, size: int) -> None:
    state = table(ships="4 3 2 1")
    assert moves(state, f"load {ship}") == [f"load {ship} {space}" for space in range(1, size + 1)]


def test_r3_2_four_market_cards_are_dealt_face_up() -> None:
    state = end_round(deck="lever hammer sail chisel statue")
    assert names(state.stalls) == ["lever", "hammer", "sail", "chisel"]
    assert names(state.deck) == ["statue"]


def test_r3_3_when_the_draw_pile_runs_out_in_a_deal_the_discards_are_shuffled_and_the_deal_goes_on() -> (
    None
):
    """Ruling 12: what is left is dealt first."""
    state = end_round(deck="statue", market="", discard="lever hammer sail chisel")
    dealt = names(state.stalls)
    assert dealt[0] == "statue"
    assert sorted(dealt[1:] + names(state.deck)) == ["chisel", "hammer", "lever", "sail"]
    assert state.discard == []


def test_r3_3_cards_left_on_the_market_are_discarded_before_the_deal() -> None:
    """Ruling 12."""
    state = end_round(deck="", market="lever hammer sail chisel", discard="")
    assert sorted(names(state.stalls)) == ["chisel", "hammer", "lever", "sail"]


def test_r3_3_the_new_draw_pile_is_shuffled() -> None:
    deals = [
        end_round(seed=seed, deck="", market="", discard="lever hammer sail chisel").stalls
        for seed in range(5)
    ]
    assert any(deal != deals[0] for deal in deals)


def test_r3_3_if_both_piles_are_empty_no_more_cards_are_dealt() -> None:
    """Ruling 12."""
    state = end_round(deck="lever", market="", discard="sail")
    assert names(state.stalls) == ["lever", "sail", ".", "."]


def test_r3_3_the_discards_are_shuffled_for_a_bonus_draw_too() -> None:
    """Ruling 12."""
    state = end_round(side_b="temple", temple="2222", deck="", market="", discard="lever")
    play(state, "point", "point")
    assert cards(state, 2) == {"lever": 1}


def test_r3_4_the_starting_player_has_the_first_turn_and_turns_go_clockwise() -> None:
    state = end_round(turn=2, next_card="4 3 2 2")
    turns = [state.actor]
    for space in range(1, 5):
        play(state, f"load 1 {space}")
        turns.append(state.actor)
    assert turns == [2, 3, 0, 1, 2]


def test_r3_5_a_round_goes_on_until_the_fourth_ship_has_sailed() -> None:
    state = table(sailed={1: "market", 2: "temple"}, cargo={3: "1."})
    play(state, "sail 3 pyramids")
    assert (state.round, asked(state)) == (1, "seat 2 turn")


def test_r3_5_the_round_is_over_the_moment_the_fourth_ship_has_sailed() -> None:
    assert end_round().round == 2


def test_r3_5_the_last_stone_of_the_fourth_ship_is_dealt_with_first() -> None:
    state = last_ship(away="pyramids temple obelisks")
    play(state, "sail 4 market")
    assert (state.round, asked(state)) == (1, "seat 1 pick-card")
    assert play(state, "take 1").round == 2


def test_r3_5_one_site_is_left_without_a_ship() -> None:
    assert moves(last_ship(), "sail") == ["sail 4 temple", "sail 4 obelisks"]


def test_r3_6_the_temple_is_scored_at_the_end_of_a_round() -> None:
    assert points(end_round(temple="2"), "temple") == [0, 1, 0, 0]


def test_r3_6_the_temple_is_scored_before_the_market_is_cleared() -> None:
    state = end_round(
        side_b="temple",
        temple="2222",
        deck="",
        discard="lever",
        market="statue statue statue statue",
    )
    play(state, "point", "point")
    assert cards(state, 2) == {"lever": 1}


def test_r3_6_cards_left_on_the_market_are_discarded() -> None:
    state = end_round(market="lever . sail .", discard="statue")
    assert names(state.discard) == ["statue", "lever", "sail"]


def test_r3_6_all_harbours_are_open_again() -> None:
    view = GAME.view(end_round(), None)
    assert set(view["harbours"].values()) == {None}


def test_r3_6_the_ships_of_the_next_round_are_empty() -> None:
    assert text(end_round().cargo) == "." * 16


def test_r3_6_stones_on_sites_and_sleds_stay() -> None:
    state = end_round(
        pyramid="12", temple="34", burial="12", obelisk="0 1 2 3", sled={1: 4, 2: 3, 3: 2, 4: 1}
    )
    assert text(state.pyramid[:3]) == "12."
    assert (text(state.temple), text(state.burial)) == ("34", "12")
    assert state.obelisk == [0 + 1, 1, 2, 3]
    assert state.sled == [4, 3, 2, 1]


@pytest.mark.parametrize(("sailor", "starter"), [(1, 2), (2, 3), (3, 4), (4, 1)])
def test_r3_7_the_left_neighbour_of_whoever_sailed_the_fourth_ship_starts(
    sailor: int, starter: int
) -> None:
    assert asked(end_round(turn=sailor)) == f"seat {starter} turn"


def test_r3_7_a_fourth_ship_sailed_by_a_lever_counts_the_same() -> None:
    """Ruling 37."""
    state = play(last_ship(turn=3, owned={3: "lever"}), "play lever", "sail 4 obelisks")
    assert (state.round, asked(state)) == (2, "seat 4 turn")


def test_r3_7_a_fourth_ship_sailed_by_a_sail_card_counts_the_same() -> None:
    """Ruling 37."""
    state = table(turn=3, owned={3: "sail"}, sailed={1: "market", 2: "pyramids", 3: "temple"})
    play(state, "play sail", "load 4 1", "sail 4 obelisks")
    assert (state.round, asked(state)) == (2, "seat 4 turn")


def test_r3_7_choices_of_other_owners_do_not_change_who_starts() -> None:
    state = table(turn=1, sailed={1: "temple", 2: "pyramids", 3: "obelisks"}, cargo={4: "34"})
    play(state, "sail 4 market", "take 1", "take 2")
    assert (state.round, asked(state)) == (2, "seat 2 turn")


STRANDED: dict[str, Any] = {"sled": {1: 0, 2: 1, 3: 0}, "quarry": {1: 0, 2: 0, 3: 0}}
"""No stone in any quarry, and one on the sled of seat 2."""


def test_r3_8_the_round_ends_when_all_players_pass_one_after_another() -> None:
    """Ruling 6."""
    state = play(table(3, turn=2, **STRANDED), "load 1 1", "pass", "pass")
    assert state.round == 1
    assert play(state, "pass").round == 2


def test_r3_8_stones_on_ships_that_have_not_sailed_return_to_their_owners_quarry() -> None:
    """Ruling 6."""
    state = play(table(3, turn=2, cargo={1: "3"}, **STRANDED), "load 1 2", "pass", "pass", "pass")
    assert state.quarry == [0, 1, 1]
    assert text(state.cargo) == "." * 16


def test_r3_8_the_temple_is_scored_as_usual() -> None:
    """Ruling 6."""
    state = play(table(3, turn=2, temple="131", **STRANDED), "load 1 1", "pass", "pass", "pass")
    assert points(state, "temple") == [2, 0, 1]


def test_r3_8_the_left_neighbour_of_the_last_who_did_not_pass_starts() -> None:
    """Ruling 6."""
    state = play(table(3, turn=2, **STRANDED), "load 1 1", "pass", "pass", "pass")
    assert asked(state) == "seat 3 turn"


def test_r3_8_a_pass_before_somebody_acts_does_not_count() -> None:
    """Ruling 6: one after another."""
    state = play(table(3, turn=1, **STRANDED), "pass", "load 1 1", "pass", "pass")
    assert (state.round, asked(state)) == (1, "seat 2 turn")


def test_r3_8_nor_does_a_pass_before_a_blue_card() -> None:
    """Ruling 6."""
    state = table(3, turn=1, owned={2: "sail"}, **STRANDED)
    play(state, "pass", "play sail", "load 3 1", "sail 3 temple", "pass", "pass")
    assert (state.round, asked(state)) == (1, "seat 2 turn")


def test_r3_8_in_a_round_in_which_nobody_acts_everybody_passes_once() -> None:
    """Ruling 6: the last who acted sailed the fourth ship of the round before."""
    state = end_round(seats=3, sled={1: 0, 2: 0, 3: 0}, quarry={1: 0, 2: 0, 3: 0})
    play(state, "pass", "pass")
    assert (state.round, asked(state)) == (2, "seat 1 turn")
    play(state, "pass")
    assert (state.round, asked(state)) == (3, "seat 2 turn")


def test_r3_8_ships_that_went_back_are_not_loaded_by_a_bonus() -> None:
    """Ruling 6; white's stones are back in the quarry when the temple is scored, so that its choice brings two to the sled."""
    boards: dict[str, Any] = {
        "side_b": "temple pyramids",
        "temple": "2222",
        "pyramid": "/1/",
        "deck": "entrance " + "statue " * 4,
    }
    state = table(3, turn=2, cargo={1: "2", 2: "2"}, **boards, **STRANDED)
    play(state, "load 1 2", "pass", "pass", "pass", "stones", "point", "pyramid middle")
    assert (state.round, asked(state)) == (2, "seat 3 turn")
