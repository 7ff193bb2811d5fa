"""What ending a turn would leave undone, and why a thing on the picture cannot be touched."""

from typing import Any

import pytest

from iteru.engine.phrase import Choice
from iteru.games.valley_of_the_kings.rules.state import ValleyState
from iteru.words import Words

from .builder import GAME, play, table

DEAR = "thoth thoth thoth thoth thoth thoth"


def ending(state: ValleyState, move: str = "end") -> Choice:
    return next(choice for choice in GAME.choices(state, state.actor) if choice.notation == move)


def caution(state: ValleyState, move: str = "end") -> str:
    found = ending(state, move).caution
    return "" if found is None else Words("en", GAME.meta, ["Anna", "Bob"]).phrase(found)


@pytest.mark.parametrize("move", ["end", "arrange"])
def test_gold_for_a_card_of_the_base_is_told_with_the_dearest_one(move: str) -> None:
    state = table(hand={1: "urn urn urn urn"}, pyramid="sobek bastet thoth bastet thoth thoth")
    assert caution(state, move) == "You still have 4 gold, and Statue of Bastet costs 4."


def test_a_card_that_was_not_entombed_is_told() -> None:
    state = table(hand={1: "urn isis"}, pyramid=DEAR)
    told = "You have not entombed a card this turn; Statue of Isis is still in your hand."
    assert caution(state) == told


def test_both_are_told() -> None:
    state = table(hand={1: "urn hapi"}, pyramid="sobek . . . . .")
    assert caution(state).startswith("You still have 4 gold, and Statue of Sobek costs 3. You have")


@pytest.mark.parametrize(
    "position",
    [
        {"hand": {1: "urn urn"}, "pyramid": DEAR},
        {"hand": {1: "isis"}, "pyramid": DEAR, "entombed": True},
        {"pyramid": DEAR},
    ],
)
def test_nothing_is_told_where_little_could_be_done(position: dict[str, Any]) -> None:
    """Starters may well stay in the deck as long as there is a stock."""
    assert table(**position).stock
    assert caution(table(**position)) == ""


def test_starters_are_told_when_the_stock_is_empty() -> None:
    assert "Urn is still in your hand" in caution(table(hand={1: "urn"}, pyramid=DEAR, stock=""))


def test_the_question_for_the_order_of_discards_has_no_caution() -> None:
    state = play(table(hand={1: "urn hapi"}, pyramid="sobek . . . . ."), "arrange")
    assert caution(state) == ""


def test_only_ending_is_warned_of() -> None:
    state = table(hand={1: "urn hapi"}, pyramid="sobek . . . . .")
    warned = [choice for choice in GAME.choices(state, 0) if choice.caution or choice.ends_turn]
    assert [choice.notation for choice in warned] == ["end", "arrange"]


@pytest.mark.parametrize(
    ("position", "moves", "target", "rule", "problem"),
    [
        ({"hand": {1: "urn"}, "pyramid": DEAR}, [], "purse", "R4.2", "refused-nothing-to-buy"),
        ({"pyramid": DEAR}, [], "purse", "R4.2", "refused-hand-empty"),
        ({"pyramid": DEAR}, [], "stage", "R6.2", "refused-hand-empty"),
        ({"hand": {1: "urn"}}, [], "stage", "R6.2", "refused-no-action"),
        ({"hand": {1: "urn"}, "entombed": True}, [], "tomb", "R7.1", "refused-entombed"),
        ({"hand": {1: "urn"}}, [], "boneyard", "R6.7", "refused-boneyard-now"),
        ({"hand": {1: "urn"}}, [], "stock", "R6.7", "refused-stock-now"),
        ({"hand": {1: "hapi hapi ka"}}, ["lay hapi"], "stage", "R4.2", "refused-paying"),
        ({"hand": {1: "hapi hapi ka"}}, ["lay hapi"], "played-hapi_jar", "R6.4", "refused-played"),
        ({"hand": {1: "hapi hapi ka"}}, [], "slot-4", "R4.1", "refused-above-base"),
    ],
)
def test_a_thing_that_is_not_lit_says_why(
    position: dict[str, Any], moves: list[str], target: str, rule: str, problem: str
) -> None:
    state = play(table(**position), *moves)
    refused = GAME.refusals(state, target, [])
    assert (refused[0].rule, refused[0].problem) == (rule, problem)
