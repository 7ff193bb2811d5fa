"""Every refusal: the rule it cites, the problem it names, and a position left as it was."""

from typing import Any

import pytest

import iteru

from .builder import GAME, play, refusal, table

SIX = "urn urn urn urn urn urn"


@pytest.mark.parametrize(
    ("position", "move", "rule", "problem"),
    [
        ({}, "lay urn", "R3.2", "refused-not-in-hand"),
        ({}, "act urn", "R3.2", "refused-not-in-hand"),
        ({}, "entomb urn", "R3.2", "refused-not-in-hand"),
        ({"hand": {1: "urn"}}, "lay urn", "R4.2", "refused-nothing-to-buy"),
        ({"hand": {1: "urn"}}, "buy 1", "R4.2", "refused-too-dear"),
        ({"hand": {1: "mask mask"}}, "buy 4", "R4.1", "refused-above-base"),
        ({"hand": {1: "mask mask"}, "pyramid": ". hapi . . . ."}, "buy 1", "R4.1", "refused-gap"),
        ({"hand": {1: "urn"}}, "act urn", "R9.2", "refused-cannot-act"),
        ({"hand": {1: "thoth boat"}}, "act boat", "R8.4", "refused-reaction-card"),
        ({"hand": {1: "urn"}, "entombed": True}, "entomb urn", "R7.1", "refused-entombed"),
        ({"hand": {1: "urn ka"}}, "top urn", "R3.3", "refused-arrange-first"),
        ({"hand": {1: "urn"}}, "arrange", "R3.3", "refused-order"),
        ({}, "arrange", "R3.3", "refused-order"),
    ],
)
def test_a_move_in_step_1_is_refused(
    position: dict[str, Any], move: str, rule: str, problem: str
) -> None:
    refused = refusal(table(**position), move)
    assert (refused.rule, refused.problem) == (rule, problem)


@pytest.mark.parametrize(
    ("position", "before", "move", "rule", "problem"),
    [
        ({"hand": {1: "hapi hapi ka"}}, "lay hapi", "end", "R4.2", "refused-paying"),
        ({"hand": {1: "hapi hapi ka"}}, "lay hapi", "entomb ka", "R4.2", "refused-paying"),
        (
            {"hand": {1: "hapi hapi"}, "deck": {1: SIX}},
            "lay hapi",
            "act hapi",
            "R4.2",
            "refused-paying",
        ),
        ({"hand": {1: "inner ka"}}, "act inner", "pick boat", "R9.13", "refused-not-in-hand"),
        ({"hand": {1: "ka isis urn"}}, "act ka", "pick urn", "R9.8", "refused-leaves-nothing"),
        ({"hand": {1: "ka isis urn"}}, "act ka", "pick boat", "R9.8", "refused-not-in-hand"),
        ({"hand": {1: "urn ka"}}, "arrange", "top boat", "R3.3", "refused-not-to-put-away"),
        (
            {"hand": {1: "urn ka ka"}},
            "arrange, top urn",
            "top urn",
            "R3.3",
            "refused-not-to-put-away",
        ),
        ({"hand": {1: "hapi hapi ka"}}, "lay hapi", "arrange", "R4.2", "refused-paying"),
        ({"hand": {1: "inner ka"}}, "act inner", "pick 6", "R9.13", "refused-other-place"),
        ({"hand": {1: "shabti ka"}}, "act shabti", "pick ka", "R9.1", "refused-other-place"),
        ({"hand": {1: "imsety urn"}}, "act imsety", "stop", "R9.14", "refused-at-least-one"),
        (
            {"hand": {1: "wedjat"}, "deck": {1: SIX}},
            "act wedjat",
            "keep ka",
            "R9.18",
            "refused-not-among",
        ),
        (
            {"hand": {1: "food tyet"}, "deck": {1: SIX}},
            "act food, act tyet",
            "repeat ka",
            "R9.20",
            "refused-not-among",
        ),
        (
            {"hand": {1: "shabti"}, "pyramid": "ka urn . . . ."},
            "act shabti",
            "swap 1 3",
            "R9.1",
            "refused-gap",
        ),
        (
            {"hand": {1: "shabti"}, "pyramid": "ka urn . . . ."},
            "act shabti",
            "pick 3",
            "R9.1",
            "refused-gap",
        ),
        ({"pyramid": "ka urn . . . ."}, "end", "pick 3", "R3.4", "refused-gap"),
        (
            {"hand": {1: "hapi hapi", 2: "urn"}, "deck": {2: "boat"}},
            "buy 1",
            "react",
            "R8.1",
            "refused-no-reaction",
        ),
        (
            {"hand": {1: "bastet", 2: "urn"}, "deck": {2: SIX}},
            "act bastet",
            "react",
            "R8.1",
            "refused-no-reaction",
        ),
    ],
)
def test_an_answer_is_refused(
    position: dict[str, Any], before: str, move: str, rule: str, problem: str
) -> None:
    refused = refusal(play(table(**position), *before.split(", ")), move)
    assert (refused.rule, refused.problem) == (rule, problem)


@pytest.mark.parametrize(
    ("position", "before", "rule"),
    [
        ({}, "", "R3.2"),
        ({"hand": {1: "inner ka"}}, "act inner", "R9.13"),
        ({"hand": {1: "imsety urn"}}, "act imsety", "R9.14"),
        ({"hand": {1: "bastet", 2: "urn"}, "deck": {2: SIX}}, "act bastet", "R9.30"),
        ({"hand": {1: "wedjat"}, "deck": {1: SIX}}, "act wedjat", "R9.18"),
        ({"hand": {1: "food tyet"}, "deck": {1: SIX}}, "act food, act tyet", "R9.20"),
        ({"hand": {1: "hapi hapi hapi"}}, "buy 2", "R5.2"),
        ({}, "end", "R3.4"),
        ({"hand": {1: "hapi hapi", 2: "boat"}}, "buy 1", "R9.7"),
        ({"hand": {1: "shabti", 2: "cat"}}, "act shabti, pick 6", "R9.5"),
        ({"hand": {1: "ka urn boat"}, "deck": {1: SIX}}, "arrange", "R3.3"),
    ],
)
def test_an_answer_to_another_question_is_refused(
    position: dict[str, Any], before: str, rule: str
) -> None:
    state = play(table(**position), *before.split(", ") if before else [])
    move = "fall left" if before != "buy 2" else "end"
    refused = refusal(state, move)
    assert (refused.rule, refused.problem) == (rule, "refused-other-question")


@pytest.mark.parametrize(
    "move", ["", "buy 7", "lay obelisk", "swap 1 1", "swap 2 1", "pick pile", "fall"]
)
def test_a_text_that_is_no_move_is_refused(move: str) -> None:
    refused = refusal(table(), move)
    assert (refused.rule, refused.problem) == ("", "unreadable-move")


def test_a_move_may_be_cut_short() -> None:
    state = play(table(hand={1: "netherworld"}), "e book_of_the_n")
    assert [len(cards) for cards in state.tomb] == [1, 0]


@pytest.mark.parametrize(
    ("position", "move", "facts"),
    [
        ({"hand": {1: "urn"}}, "buy 1", {"card": "hapi_jar", "price": 6, "gold": 1}),
        (
            {"hand": {1: "urn"}, "gold_each": 4, "cheaper": 1},
            "buy 1",
            {"card": "hapi_jar", "price": 5, "gold": 4},
        ),
        ({"pyramid": ". hapi . . . ."}, "buy 1", {"slot": 1}),
        ({}, "act ka", {"card": "ka_figurine"}),
    ],
)
def test_a_refusal_brings_the_facts_for_its_sentence(
    position: dict[str, Any], move: str, facts: dict[str, Any]
) -> None:
    assert refusal(table(**position), move).facts == facts


def test_nobody_moves_out_of_turn() -> None:
    with pytest.raises(iteru.IllegalMove) as caught:
        GAME.play(table(hand={2: "urn"}), 1, "end")
    assert caught.value.problem == "not-your-turn"
