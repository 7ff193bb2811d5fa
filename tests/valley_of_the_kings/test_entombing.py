"""R7: entombing."""

from typing import Any

import pytest

from .builder import GAME, end_turn, hand, moves, play, refusal, short, table, tomb


def test_r7_1_one_card_of_the_hand_may_be_entombed() -> None:
    state = table(hand={1: "urn ka boat"})
    assert moves(state, "entomb") == ["entomb urn", "entomb boat", "entomb ka"]
    play(state, "entomb ka")
    assert (tomb(state, 1), hand(state, 1), short(state.played)) == ("ka", "urn boat", "")


def test_r7_1_once_in_a_turn() -> None:
    """Ruling 41: a mistake is not possible here."""
    state = play(table(hand={1: "urn ka"}), "entomb ka")
    assert moves(state, "entomb") == []
    assert (refusal(state, "entomb urn").rule, refusal(state, "entomb urn").problem) == (
        "R7.1",
        "refused-entombed",
    )


def test_r7_1_at_any_time_in_step_1() -> None:
    state = play(
        table(hand={1: "hapi hapi food"}, deck={1: "urn"}), "act food", "buy 1", "entomb urn"
    )
    assert tomb(state, 1) == "urn"


def test_r7_1_in_each_of_ones_turns() -> None:
    state = table(hand={1: "ka ka", 2: "urn"}, deck={1: "isis"})
    end_turn(end_turn(play(state, "entomb ka")))
    assert moves(state, "entomb") != []


@pytest.mark.parametrize(
    ("position", "line"),
    [
        ({"hand": {1: "inner ka urn"}}, "act inner, pick ka"),
        ({"hand": {1: "scarab urn"}, "pile": {1: "ka"}}, "act scarab"),
        ({"hand": {1: "dead urn"}}, "act dead, pick 1"),
    ],
)
def test_r7_2_what_an_action_entombs_does_not_use_up_the_one_entombment(
    position: dict[str, Any], line: str
) -> None:
    state = play(table(**position), *line.split(", "))
    assert len(tomb(state, 1).split()) == 1
    assert moves(state, "entomb") == ["entomb urn"]


def test_r7_2_and_is_possible_after_it() -> None:
    state = play(table(hand={1: "inner ka urn"}), "entomb urn", "act inner", "pick ka")
    assert tomb(state, 1) == "urn ka"


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_r7_3_tombs_lie_open(seat: int | None) -> None:
    state = table(tomb={1: "ka boat", 2: "urn"})
    assert [player["tomb"] for player in GAME.view(state, seat)["players"]] == [
        ["boat", "ka_figurine"],
        ["urn"],
    ]


def test_r7_3_a_card_in_the_tomb_neither_pays_nor_acts() -> None:
    state = table(
        hand={1: "urn"}, tomb={1: "mask thoth food"}, deck={1: "ka"}, pyramid="bastet . . . . ."
    )
    assert moves(state) == ["entomb urn", "end"]


def test_r7_3_unless_an_action_brings_it_back() -> None:
    state = play(
        table(hand={1: "ankh"}, tomb={1: "mask food"}, deck={1: "urn"}),
        "act ankh",
        "pick tomb food",
        "act food",
    )
    assert (tomb(state, 1), hand(state, 1)) == ("mask", "urn")
