"""R5.7, R5.8 and R6.7: the temple."""

from typing import Any

import pytest

import iteru
from iteru.games.imhotep.rules.state import ImhotepState

from .builder import (
    BROWN,
    GAME,
    GREY,
    WHITE,
    asked,
    cards,
    end_round,
    moves,
    names,
    play,
    points,
    set_ships,
    table,
    text,
)


def seen(state: ImhotepState) -> str:
    """The stones visible from above, from left to right."""
    owners = GAME.view(state, None)["temple"]["seen"]
    return "".join("." if owner is None else str(owner + 1) for owner in owners)


def test_r5_7_the_last_space_of_a_level_and_the_first_of_the_next() -> None:
    """The rulebook's example on page 7: brown on the last free space, brown and white on the first two of the next level."""
    state = play(table(temple="1214", cargo={2: "332"}), "sail 2 temple")
    assert text(state.temple) == "12143" + "32"
    assert seen(state) == "32143"


@pytest.mark.parametrize(("seats", "width"), [(2, 4), (3, 5), (4, 5)])
def test_r5_7_a_level_has_four_spaces_with_two_players_and_five_with_more(
    seats: int, width: int
) -> None:
    state = play(table(seats, temple="1" * width, cargo={3: "2."}), "sail 3 temple")
    assert seen(state) == "2" + "1" * (width - 1)


def test_r5_7_stones_fill_the_row_from_left_to_right() -> None:
    state = play(table(cargo={1: "4.21"}), "sail 1 temple")
    assert seen(state) == "421.."


def test_r5_7_the_temple_may_grow_to_any_height() -> None:
    state = play(table(temple="1" * 58, cargo={2: "234"}), "sail 2 temple")
    assert seen(state) == "41123"


def test_r5_8_each_visible_stone_scores_a_point_at_the_end_of_the_round() -> None:
    """The rulebook's example on page 6: grey has two points, white, brown and black have one each."""
    assert points(end_round(temple="42341"), "temple") == [1, 1, 1, 2]


def test_r5_8_a_covered_stone_scores_nothing() -> None:
    assert points(end_round(temple="11111" + "234"), "temple") == [2, 1, 1, 1]


def test_r5_8_nothing_is_scored_on_delivery() -> None:
    state = play(table(cargo={3: "12"}), "sail 3 temple")
    assert points(state, "temple") == [0, 0, 0, 0]


def test_r5_8_a_stone_that_stays_visible_scores_every_round() -> None:
    state = end_round(temple="2")
    set_ships(state, "4 3 2 1", {4: "1"}, {1: "market", 2: "pyramids", 3: "burial_chamber"})
    assert points(play(state, "sail 4 obelisks"), "temple") == [0, 2, 0, 0]


def temple_b(stones: str, **things: Any) -> ImhotepState:
    """The round has ended and the temple of side B is being scored."""
    return end_round(side_b="temple", temple=stones, **things)


def test_r6_7_each_space_has_its_reward() -> None:
    """The rulebook's example on page 10: grey chooses, brown gets two points, white chooses and gets a card, black chooses."""
    state = temple_b("43221", deck="lever " + "statue " * 4, sled={4: 1})
    questions = [asked(state)]
    for answer in ("stones", "point", "point"):
        questions.append(asked(play(state, answer)))
    assert questions == [
        "seat 4 temple-choice",
        "seat 2 temple-choice",
        "seat 1 temple-choice",
        "seat 2 turn",
    ]
    assert points(state, "temple") == [1, 1, 2, 0]
    assert (state.sled[GREY], cards(state, 2)) == (1 + 2, {"lever": 1})


@pytest.mark.parametrize(
    "answers", ["point point point", "stones stones stones", "stones point stones"]
)
def test_r6_7_the_owner_chooses_a_point_or_stones(answers: str) -> None:
    """Ruling 30."""
    state = play(temple_b("33333", sled={3: 0}, deck="lever " + "statue " * 4), *answers.split())
    assert points(state, "temple")[BROWN] == 2 + answers.split().count("point")
    assert state.sled[BROWN] == min(5, 2 * answers.split().count("stones"))


@pytest.mark.parametrize(
    ("sled", "quarry", "taken"), [(3, 9, 2), (4, 9, 1), (5, 9, 0), (0, 1, 1), (0, 0, 0)]
)
def test_r6_7_stones_may_be_chosen_even_if_they_cannot_all_be_taken(
    sled: int, quarry: int, taken: int
) -> None:
    """Ruling 30."""
    state = play(temple_b("2", sled={2: sled}, quarry={2: quarry}), "stones")
    assert (state.sled[WHITE], state.quarry[WHITE]) == (sled + taken, quarry - taken)
    assert points(state, "temple")[WHITE] == 0


@pytest.mark.parametrize(
    ("sled", "quarry", "kinds"),
    [(5, 9, ["point", "stones"]), (0, 0, ["point", "stones"]), (4, 1, ["stones", "point"])],
)
def test_r6_7_stones_are_not_offered_first_where_none_can_be_taken(
    sled: int, quarry: int, kinds: list[str]
) -> None:
    """Ruling 30: taking none is legal, so that older records replay, but nothing to put first."""
    state = temple_b("2", sled={2: sled}, quarry={2: quarry})
    assert [choice.kind for choice in GAME.choices(state, WHITE)] == kinds
    assert moves(state) == ["stones", "point"]


def test_r6_7_only_the_visible_stones_count() -> None:
    assert asked(temple_b("22222" + "3")) == "seat 3 temple-choice"


def test_r6_7_the_card_must_be_taken() -> None:
    """Ruling 30: nobody is asked."""
    state = play(temple_b("1112", deck="lever " + "statue " * 4), "point", "point")
    assert cards(state, 2) == {"lever": 1}


def test_r6_7_without_a_card_to_draw_the_space_gives_nothing() -> None:
    """Ruling 30."""
    state = play(temple_b("1112", deck="", discard="", market=""), "point", "point")
    assert (cards(state, 2), asked(state)) == ({}, "seat 2 turn")


def test_r6_7_a_red_card_drawn_acts_at_once() -> None:
    """Ruling 30."""
    state = play(temple_b("11124", deck="sarcophagus " + "statue " * 4), "point", "point")
    assert text(state.burial) == "2"
    assert asked(state) == "seat 4 temple-choice"


def test_r6_7_no_ship_is_left_for_the_load_bonus_of_an_entrance() -> None:
    """Ruling 30."""
    state = end_round(
        side_b="temple pyramids", temple="11124", pyramid="/1/", deck="entrance " + "statue " * 4
    )
    play(state, "point", "point")
    assert asked(state) == "seat 2 pick-pyramid"
    assert asked(play(state, "pyramid middle")) == "seat 4 temple-choice"


def test_r6_7_with_two_players_there_are_four_spaces() -> None:
    state = end_round(seats=2, side_b="temple", temple="1111" + "2", deck="lever " + "statue " * 4)
    assert asked(state) == "seat 2 temple-choice"
    assert asked(play(state, "point")) == "seat 1 temple-choice"
    assert asked(play(state, "point")) == "seat 2 turn"


def test_r6_7_the_choice_is_made_in_round_six_too() -> None:
    """Ruling 31: stones on the sled still matter."""
    state = temple_b("2", in_round=6, sled={2: 0})
    assert asked(state) == "seat 2 temple-choice"
    play(state, "stones")
    assert (state.actor, state.sled[WHITE]) == (iteru.NOBODY, 2)


def test_r6_7_a_blue_card_drawn_in_round_six_scores_its_point() -> None:
    """Ruling 31."""
    state = play(temple_b("1112", in_round=6, deck="lever"), "point", "point")
    assert points(state, "unused") == [0, 1, 0, 0]


def test_r6_7_the_next_round_begins_after_the_last_choice() -> None:
    state = temple_b("2", deck="lever hammer sail chisel")
    assert state.round == 1
    assert names(play(state, "point").stalls) == ["lever", "hammer", "sail", "chisel"]
