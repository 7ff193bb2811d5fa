"""The vocabulary of `components.toml`: an owner's corrections may give any card another action."""

import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import iteru
from iteru.engine.allowed import Form
from iteru.engine.errors import BadBox
from iteru.games.valley_of_the_kings.rules.position import gold_of, price_of
from iteru.games.valley_of_the_kings.rules.state import ValleyState
from iteru.games.valley_of_the_kings.rules.vocabulary import (
    FILTER_WORDS,
    STEP,
    STEP_WORDS,
    SWAP_WORDS,
    read_step,
)
from iteru.words import Words
from tests.boxes import ways_to_say

from .builder import (
    FULL,
    asked,
    boneyard,
    corrected,
    deck,
    hand,
    moves,
    pile,
    play,
    pyramid,
    short,
    table,
    tomb,
    with_box,
)
from .fuzz import fuzz, fuzz_possible

SIX = "urn urn urn urn urn urn"
KA_URN: dict[str, Any] = {"hand": {1: "ka urn"}}
ISIS: dict[str, Any] = {"hand": {1: "ka isis"}}
THREE: dict[str, Any] = {"hand": {1: "ka urn shabti"}}
URN: dict[str, Any] = {"hand": {1: "urn"}}
DECK: dict[str, Any] = {"deck": {1: "ka"}}
LAST_IN_PILE: dict[str, Any] = {"pile": {1: "isis"}, "tomb": {1: "ka"}}
ABOVE_THE_MIDDLE: dict[str, Any] = {"pyramid": "hapi scarab djed dead ankh ."}


def act(folder: Path, *steps: str, line: str = "", **things: Any) -> ValleyState:
    """A Box of Food that does something else is played from a hand."""
    game = corrected(folder, food=list(steps))
    things.setdefault("hand", {1: "food"})
    if "food" not in things["hand"][1]:
        things["hand"][1] += " food"
    return play(
        table(game=game, **things),
        "act food",
        *[move for move in line.split(", ") if move],
        game=game,
    )


def can(folder: Path, *steps: str, **things: Any) -> bool:
    """Whether such a card could be used for its action."""
    state = table(game=corrected(folder, food=list(steps)), **{"hand": {1: "food"}, **things})
    return "act food" in moves(state)


# Verbs and places


@pytest.mark.parametrize("place", ["pile", "tomb", "pyramid", "base", "stock", "boneyard"])
def test_take_brings_a_card_into_the_hand(tmp_path: Path, place: str) -> None:
    things: dict[str, Any] = {"pile": {1: "ka"}, "tomb": {1: "ka"}, "stock": "ka", "boneyard": "ka"}
    state = act(tmp_path, f"take 1 from {place}", pyramid="ka . . . . .", **things)
    assert hand(state, 1) == "ka"


@pytest.mark.parametrize("place", ["pile", "pyramid", "base", "stock", "boneyard", "hand"])
def test_entomb_brings_a_card_into_the_tomb(tmp_path: Path, place: str) -> None:
    things: dict[str, Any] = {"pile": {1: "ka"}, "stock": "ka", "boneyard": "ka", "hand": {1: "ka"}}
    line = "pick ka" if place == "hand" else ""
    state = act(tmp_path, f"entomb 1 from {place}", line=line, pyramid="ka . . . . .", **things)
    assert tomb(state, 1) == "ka"


@pytest.mark.parametrize("place", ["tomb", "pyramid", "base", "stock", "boneyard"])
def test_gain_brings_a_card_onto_the_pile(tmp_path: Path, place: str) -> None:
    things: dict[str, Any] = {"tomb": {1: "ka"}, "stock": "ka", "boneyard": "ka"}
    state = act(tmp_path, f"gain from {place}", pyramid="ka . . . . .", **things)
    assert pile(state, 1) == "ka"


@pytest.mark.parametrize("place", ["pile", "tomb", "pyramid", "base", "hand"])
def test_sacrifice_brings_a_card_onto_the_boneyard(tmp_path: Path, place: str) -> None:
    things: dict[str, Any] = {"pile": {1: "ka"}, "tomb": {1: "ka"}, "hand": {1: "ka"}}
    line = "pick ka" if place == "hand" else ""
    state = act(tmp_path, f"sacrifice 1 from {place}", line=line, pyramid="ka . . . . .", **things)
    assert boneyard(state) == "ka outer"


def test_a_sacrifice_from_anywhere_can_be_caught(tmp_path: Path) -> None:
    state = act(
        tmp_path, "sacrifice from tomb", hand={1: "food", 2: "cat"}, tomb={1: "ka"}, line="react"
    )
    assert pile(state, 2) == "ka cat"


def test_base_is_the_lowest_row_only(tmp_path: Path) -> None:
    assert moves(act(tmp_path, "gain from base")) == ["pick 1", "pick 2", "pick 3"]


def test_what_is_taken_from_the_pyramid_makes_it_crumble(tmp_path: Path) -> None:
    state = act(tmp_path, "take from pyramid", line="pick 1")
    assert (pyramid(state), state.changed) == ("dead scarab djed thoth horus .", True)


def test_several_places_are_joined_by_or(tmp_path: Path) -> None:
    state = act(
        tmp_path, "entomb 1 from hand or pile or boneyard", hand={1: "ka"}, pile={1: "boat isis"}
    )
    assert moves(state) == ["pick ka", "pick pile boat", "pick pile isis", "pick boneyard"]


def test_several_cards_are_chosen_one_after_another(tmp_path: Path) -> None:
    state = act(tmp_path, "gain 2 from pyramid", line="pick 6, pick 5")
    assert (asked(state), pile(state, 1)) == ("seat 1 turn", "horus thoth")


def test_discard_any_takes_at_least_one(tmp_path: Path) -> None:
    state = act(tmp_path, "sacrifice any", hand={1: "ka boat"})
    assert moves(state) == ["pick boat", "pick ka"]
    assert moves(play(state, "pick ka")) == ["pick boat", "stop"]
    assert boneyard(play(state, "stop")) == "ka outer"


def test_as_many_as_the_step_before_took(tmp_path: Path) -> None:
    state = act(
        tmp_path,
        "discard 1",
        "sacrifice 2",
        "draw as many",
        hand={1: "ka boat isis"},
        deck={1: SIX},
    )
    play(state, "pick ka", "pick boat", "pick isis")
    assert hand(state, 1) == "urn urn"


def test_stack_moves_so_many_cards_onto_the_deck(tmp_path: Path) -> None:
    state = act(tmp_path, "stack 2", pile={1: "ka boat isis"})
    assert (deck(state, 1), pile(state, 1)) == ("boat ka", "isis")


def test_swap_alone_needs_two_cards(tmp_path: Path) -> None:
    assert can(tmp_path, "swap", pyramid="ka boat . . . .")
    assert not can(tmp_path, "swap", pyramid="ka . . . . .")


@pytest.mark.parametrize(
    ("half", "found"),
    [("gain from base", "pile"), ("entomb from pyramid", "tomb"), ("take from pyramid", "hand")],
)
def test_swap_or_something_else_with_a_card_of_the_pyramid(
    tmp_path: Path, half: str, found: str
) -> None:
    state = act(tmp_path, f"swap / {half}", line="pick 1")
    assert {"pile": pile(state, 1), "tomb": tomb(state, 1), "hand": hand(state, 1)}[found] == "hapi"


def test_swap_or_a_card_that_is_not_there(tmp_path: Path) -> None:
    assert not can(tmp_path, "swap / gain from pyramid costing up to 2", pyramid="ka . . . . .")
    assert can(tmp_path, "swap / gain from pyramid costing up to 6", pyramid="ka . . . . .")


def test_look_at_some_and_keep_some(tmp_path: Path) -> None:
    state = act(
        tmp_path, "look at 4 keep 2", deck={1: "ka boat isis urn food"}, line="keep ka, keep urn"
    )
    assert (hand(state, 1), pile(state, 1), deck(state, 1)) == ("urn ka", "isis boat", "food")


@pytest.mark.parametrize(
    ("attack", "found"),
    [("discard", "boat ka||outer"), ("sacrifice", "||boat ka outer"), ("give", "|boat ka|outer")],
)
def test_opponents_give_up_several_cards(tmp_path: Path, attack: str, found: str) -> None:
    state = act(
        tmp_path,
        f"opponents {attack} 2",
        hand={1: "food", 2: "ka boat isis"},
        line="pick ka, pick boat",
    )
    assert f"{pile(state, 2)}|{pile(state, 1)}|{boneyard(state)}" == found


@pytest.mark.parametrize(("owns", "hit"), [(2, False), (3, True)])
def test_opponents_are_spared_below_a_number(tmp_path: Path, owns: int, hit: bool) -> None:
    state = act(tmp_path, "opponents give 1 if they own 3", hand={1: "food", 2: "ka " * owns})
    assert asked(state) == ("seat 2 victim" if hit else "seat 1 turn")


def test_this_turn_cards_are_cheaper(tmp_path: Path) -> None:
    state = act(tmp_path, "this turn 2 cheaper", hand={1: "horus"}, pyramid="hapi . . . . .")
    assert (price_of(state, state.pyramid[0]), moves(state, "buy")) == (4, ["buy 1"])
    assert (short(play(state, "buy 1").played), state.dearest) == ("food horus", 6)


def test_a_card_may_cost_nothing(tmp_path: Path) -> None:
    state = act(tmp_path, "this turn 9 cheaper", pyramid="hapi thoth mask . . .")
    assert moves(state, "buy") == ["buy 1", "buy 2"]
    assert pile(play(state, "buy 1", "buy 2"), 1) == "thoth hapi"


def test_twice_cheaper_is_twice_as_much(tmp_path: Path) -> None:
    state = act(tmp_path, "this turn 2 cheaper", hand={1: "food food"})
    game = corrected(tmp_path, food=["this turn 2 cheaper"])
    assert play(state, "act food", game=game).cheaper == 4


def test_this_turn_gold(tmp_path: Path) -> None:
    state = act(tmp_path, "this turn gold 2", hand={1: "mask"})
    assert gold_of(state, state.hand[0][0] >> 1) == 2


def test_this_turn_buy_anywhere(tmp_path: Path) -> None:
    state = act(tmp_path, "this turn buy anywhere", hand={1: "mask mask"})
    assert len(moves(state, "buy")) == 6


@pytest.mark.parametrize(("cards", "possible"), [("ka boat", False), ("ka boat isis", True)])
def test_only_with_so_many_in_the_pile(tmp_path: Path, cards: str, possible: bool) -> None:
    assert can(tmp_path, "only with 3 in pile", "gain from pyramid", pile={1: cards}) == possible


def test_only_after_a_purchase(tmp_path: Path) -> None:
    assert not can(tmp_path, "only after a purchase", "draw 1", deck={1: SIX})
    assert can(tmp_path, "only after a purchase", "draw 1", deck={1: SIX}, dearest=1)


def test_perform_and_repeat_work_on_any_card(tmp_path: Path) -> None:
    game = corrected(tmp_path, food=["perform"], shabti=["repeat"])
    state = table(game=game, hand={1: "food shabti"}, deck={1: "horus ka"})
    play(state, "act food", "pick 6", "act shabti", "repeat horus", "pick 1", game=game)
    assert pile(state, 1) == "hapi horus thoth"


def test_a_card_that_repeats_is_never_repeated(tmp_path: Path) -> None:
    game = corrected(tmp_path, food=["draw 1", "repeat"])
    state = table(game=game, hand={1: "food tyet hapi"}, deck={1: f"{SIX} {SIX}"})
    play(state, "act hapi", "act food", "repeat hapi", "act tyet", game=game)
    assert moves(state) == ["repeat hapi"]


def test_an_empty_action_can_never_be_used(tmp_path: Path) -> None:
    assert not can(tmp_path)


@pytest.mark.parametrize(
    "reaction", ["attack: refuse", "sacrifice: gain it", "purchase: gain from base"]
)
def test_any_card_can_be_a_reaction(tmp_path: Path, reaction: str) -> None:
    game = corrected(tmp_path, food=[f"react to {reaction}"])
    state = table(game=game, hand={1: "hapi hapi shabti bastet", 2: "food urn"}, deck={2: SIX})
    line = {"attack": ["act bastet"], "sacrifice": ["act shabti", "pick 6"], "purchase": ["buy 1"]}[
        reaction.split(":")[0]
    ]
    play(state, *line, game=game)
    assert "react" in moves(state)
    play(state, "react", game=game)
    assert ("food" in hand(state, 2).split()) == reaction.startswith("attack")


# Filters

COSTS = "bastet hapi scarab dead . ."
"""Costs 4, 6, 7, 8."""


@pytest.mark.parametrize(
    ("filtered", "things", "slots"),
    [
        ("the cheapest", {}, [1]),
        ("costing up to 6", {}, [1, 2]),
        ("costing up to 3", {}, []),
        ("of a set in the tomb", {"tomb": {1: "gates tyet ka urn"}}, [3, 4]),
        ("costing less than a purchase", {"dearest": 7}, [1, 2]),
        ("costing less than a purchase", {}, []),
    ],
)
def test_filters_of_the_pyramid(
    tmp_path: Path, filtered: str, things: dict[str, Any], slots: list[int]
) -> None:
    assert can(tmp_path, f"gain from pyramid {filtered}", pyramid=COSTS, **things) == bool(slots)
    if len(slots) > 1:
        assert moves(act(tmp_path, f"gain from pyramid {filtered}", pyramid=COSTS, **things)) == [
            f"pick {slot}" for slot in slots
        ]


@pytest.mark.parametrize(
    ("filtered", "given", "slots"),
    [
        ("of the same set", "thoth", [1]),
        ("of the same set", "ka", []),
        ("costing up to 3 times as much", "urn", [1, 2]),
    ],
)
@pytest.mark.parametrize("first", ["discard 1", "sacrifice 1"])
def test_filters_by_the_card_given_up(
    tmp_path: Path, first: str, filtered: str, given: str, slots: list[int]
) -> None:
    steps = (first, f"gain from pyramid {filtered}")
    assert can(tmp_path, *steps, hand={1: f"food {given}"}, pyramid=COSTS) == bool(slots)
    if slots:
        state = act(tmp_path, *steps, hand={1: given}, pyramid=COSTS, line=f"pick {given}")
        assert (
            (moves(state) == [f"pick {slot}" for slot in slots])
            if len(slots) > 1
            else ("bastet" in pile(state, 1))
        )


def test_a_filter_by_the_card_given_up_holds_for_all_cards_gained(tmp_path: Path) -> None:
    """Twice an Urn's cost is 4; the first card gained, of cost 4, does not raise it to 8."""
    steps = ("sacrifice 1", "gain 2 from pyramid costing up to 2 times as much")
    assert not can(tmp_path, *steps, hand={1: "food urn"}, pyramid=COSTS)
    state = act(
        tmp_path, *steps, hand={1: "urn"}, pyramid="bastet ankh dead . . .", line="pick urn, pick 1"
    )
    assert pile(state, 1) == "ankh bastet"


def test_a_tomb_can_be_searched_for_the_same_set(tmp_path: Path) -> None:
    state = act(
        tmp_path,
        "discard 1",
        "take from tomb of the same set",
        hand={1: "isis urn"},
        tomb={1: "thoth hapi ka"},
    )
    assert moves(state) == ["pick isis"]
    assert hand(play(state, "pick isis"), 1) == "urn thoth"


@pytest.mark.parametrize("place", ["hand", "pile", "tomb"])
def test_the_cheapest_of_any_place(tmp_path: Path, place: str) -> None:
    """Where others do not see all the cards it is asked, so that they cannot tell whether there was a choice."""
    things: dict[str, Any] = {
        "hand": {1: "food ka shabti"},
        "pile": {1: "ka shabti"},
        "tomb": {1: "ka shabti"},
    }
    line = {"hand": "pick shabti", "pile": "pick pile shabti", "tomb": ""}[place]
    state = act(tmp_path, f"sacrifice 1 from {place} the cheapest", **things)
    assert moves(state, "pick") == ([line] if line else [])
    assert boneyard(play(state, line) if line else state) == "shabti outer"


def test_the_cheapest_of_two_places(tmp_path: Path) -> None:
    state = act(
        tmp_path,
        "entomb 1 from pyramid or boneyard the cheapest",
        pyramid="imsety hapi . . . .",
        boneyard="outer",
    )
    assert moves(state) == ["pick 1", "pick boneyard"]


@pytest.mark.parametrize(
    ("cards", "possible"), [("food", False), ("food ka", False), ("food urn", True)]
)
def test_the_card_itself_never_passes_its_own_filter(
    tmp_path: Path, cards: str, possible: bool
) -> None:
    """It costs 3, but has left the hand by then."""
    assert can(tmp_path, "discard 1 costing up to 3", hand={1: cards}) == possible


@pytest.mark.parametrize(
    ("cards", "possible"),
    [("urn", False), ("urn urn", True), ("urn shabti", True), ("urn ka", False)],
)
def test_filtered_cards_are_counted_not_kinds(tmp_path: Path, cards: str, possible: bool) -> None:
    assert can(tmp_path, "entomb 2 from pile costing up to 3", pile={1: cards}) == possible


# R6.2 for actions of several steps: what earlier steps bring and take


@pytest.mark.parametrize(
    ("steps", "things", "possible"),
    [
        (["take 1 from tomb", "discard 1"], {"tomb": {1: "ka"}}, True),
        (["take 1 from tomb", "take 1 from tomb"], {"tomb": {1: "ka"}}, False),
        (["entomb 1 from pile", "stack 1"], {"pile": {1: "ka"}}, False),
        (["entomb 1 from pile", "take 1 from tomb"], {"pile": {1: "ka"}}, True),
        (["stack 1", "stack 1"], {"pile": {1: "ka"}}, False),
        (["look at 2 keep 1", "discard 1"], {"deck": {1: "ka boat"}}, True),
        (["look at 2 keep 1", "entomb 1 from pile"], {"deck": {1: "ka boat"}}, True),
        (["perform", "entomb 1 from pile"], {"deck": {1: "boat"}}, True),
        (["draw 1", "draw 1"], {"deck": {1: "ka"}}, False),
        (["draw 1", "stack 1"], {"pile": {1: "ka"}}, False),
        (["draw 1", "stack 1"], {"deck": {1: "ka"}, "pile": {1: "ka"}}, True),
        (["gain from pyramid", "gain from pyramid"], {"pyramid": "ka . . . . ."}, False),
        (["gain 2 from base"], {"pyramid": "ka . . boat . ."}, True),
        (["gain from pyramid", "stack 1", "draw 1"], {}, True),
        (["sacrifice any", "entomb 1"], {"hand": {1: "food ka"}}, False),
        (["sacrifice any", "draw as many"], {"hand": {1: "food ka"}}, False),
        (["discard any", "draw as many"], {"hand": {1: "food ka"}}, True),
        (["discard 2", "draw 2"], {"hand": {1: "food ka boat"}}, True),
        (["sacrifice 1", "draw 1", "entomb 1"], {"hand": {1: "food ka"}, "deck": {1: "urn"}}, True),
        (["opponents discard 1", "draw 1"], {}, False),
        (["stack 1", "take 1 from pile costing up to 3"], {"pile": {1: "urn ka"}}, False),
        (["stack 1", "take 1 from pile costing up to 3"], {"pile": {1: "ka urn"}}, True),
        (["draw 1", "entomb 1 from pile costing up to 3"], {"pile": {1: "urn urn"}}, False),
        (["draw 1", "entomb 1 from pile costing up to 3"], {**DECK, "pile": {1: "urn"}}, True),
        (["look at 1 keep 1", "entomb 1 from pile costing up to 3"], {"pile": {1: "urn"}}, False),
        (["gain from boneyard", "gain from boneyard"], {"boneyard": "ka"}, False),
        (["gain from boneyard", "gain from boneyard"], {"boneyard": "ka urn"}, True),
        (["sacrifice 1", "gain from boneyard"], {"hand": {1: "food ka"}, "boneyard": ""}, True),
        (["gain from stock", "gain from stock"], {"stock": "ka"}, False),
        (["discard any", "draw 2"], {"hand": {1: "food ka urn"}}, True),
        (["discard any", "draw 2"], {"hand": {1: "food ka"}}, False),
    ],
)
def test_r6_2_later_steps_count_what_earlier_ones_leave(
    tmp_path: Path, steps: list[str], things: dict[str, Any], possible: bool
) -> None:
    assert can(tmp_path, *steps, **things) == possible


@pytest.mark.parametrize(
    ("steps", "things", "offered"),
    [
        (["discard 1", "entomb 1 from hand costing up to 3"], {"hand": {1: "ka urn"}}, "ka"),
        (
            ["discard 1", "entomb 1 costing up to 3"],
            {"hand": {1: "ka urn shabti"}},
            "shabti urn ka",
        ),
        (["discard 2", "entomb 1 costing up to 3"], {"hand": {1: "ka boat urn"}}, "boat ka"),
        (["sacrifice 1", "discard 1 the cheapest", "entomb 1 costing up to 3"], THREE, "ka"),
        (["discard 1", "entomb 1 costing less than a purchase"], {**KA_URN, "dearest": 4}, "ka"),
        (["entomb 1", "gain from pyramid of a set in the tomb"], {"hand": {1: "ka isis"}}, "isis"),
        (["discard 1", "sacrifice 1 of a set in the tomb"], {**ISIS, "tomb": {1: "horus"}}, "ka"),
        (["discard 1", "entomb 1 costing up to 3", "sacrifice 1 costing up to 3"], THREE, "ka"),
        (["sacrifice any", "entomb 1"], {"hand": {1: "ka urn"}}, "urn ka"),
        (["entomb 1 from hand or pile", "discard 1"], {**URN, "pile": {1: "isis"}}, "pile isis"),
        (["take 1 from tomb or pile", "entomb 1 from pile"], LAST_IN_PILE, "tomb ka"),
    ],
)
def test_r6_2_a_choice_leaves_something_for_the_later_parts(
    tmp_path: Path, steps: list[str], things: dict[str, Any], offered: str
) -> None:
    """Of any filter, and where a step may take its card from one place or another."""
    expected = [f"pick {card}" for card in offered.split()]
    if offered.startswith(("pile", "tomb")):
        expected = [f"pick {offered}"]
    assert moves(act(tmp_path, *steps, **deepcopy(things)), "pick") == expected


def test_r6_2_as_many_as_one_likes_is_as_many_as_the_later_parts_leave(tmp_path: Path) -> None:
    state = act(tmp_path, "sacrifice any", "entomb 1 costing up to 3", hand={1: "ka urn boat"})
    assert moves(play(state, "pick ka")) == ["pick boat", "stop"]
    assert moves(play(state, "pick boat")) == ["stop"]
    assert tomb(play(state, "stop", "pick urn"), 1) == "urn"


def test_r6_2_one_draws_as_many_as_there_are(tmp_path: Path) -> None:
    state = act(
        tmp_path, "sacrifice any", "draw as many", hand={1: "ka urn boat"}, deck={1: "isis thoth"}
    )
    assert moves(play(state, "pick ka", "pick urn")) == ["stop"]
    assert hand(play(state, "stop"), 1) == "boat isis thoth"


def test_r6_2_one_goes_on_until_there_is_enough_for_the_later_parts(tmp_path: Path) -> None:
    state = act(tmp_path, "discard any", "draw 2", hand={1: "ka urn boat"})
    assert moves(play(state, "pick ka")) == ["pick urn", "pick boat"]
    assert moves(play(state, "pick urn")) == ["pick boat", "stop"]


@pytest.mark.parametrize(
    ("steps", "things", "possible"),
    [
        (["discard 1", "entomb 1 costing up to 3"], {"hand": {1: "food ka boat"}}, False),
        (["discard 1", "entomb 1 costing up to 3"], {"hand": {1: "food urn"}}, False),
        (["discard 1", "entomb 1 costing up to 3"], {"hand": {1: "food urn ka"}}, True),
        (["discard 1", "entomb 1 from pile costing up to 3"], {"hand": {1: "food urn"}}, True),
        (["discard 1", "entomb 1 from pile costing up to 3"], {"hand": {1: "food ka"}}, False),
        (["entomb 1", "take 1 from tomb costing up to 3"], {"hand": {1: "food urn"}}, True),
        (["take 1 from tomb", "discard 1 costing up to 3"], {"tomb": {1: "urn"}}, True),
        (["draw 1", "discard 1 costing up to 3"], {"deck": {1: "urn"}}, False),
        (["draw 1", "discard 1 costing up to 3"], {"deck": {1: "ka"}}, False),
        (
            ["entomb from boneyard", "take from tomb of a set in the tomb"],
            {"boneyard": "isis"},
            True,
        ),
        (
            ["gain from boneyard", "gain from boneyard costing up to 3"],
            {"boneyard": "ka urn"},
            False,
        ),
        (
            ["gain any from boneyard", "sacrifice from pile costing up to 3"],
            {"boneyard": "ka urn"},
            False,
        ),
        (
            ["look at 1 keep 1", "entomb from hand", "take from boneyard of a set in the tomb"],
            {"pile": {1: "anubis"}, "boneyard": "isis"},
            False,
        ),
        (["gain 2 from base costing up to 4"], {"pyramid": "ankh hapi scarab bastet . ."}, True),
        (
            ["gain 2 from base costing up to 4"],
            {"pyramid": "ankh hapi scarab dead bastet ."},
            False,
        ),
        (["swap", "gain from base costing up to 4"], {"pyramid": "hapi hapi hapi ankh . ."}, True),
        (["gain from base", "gain from base costing up to 4"], ABOVE_THE_MIDDLE, True),
    ],
)
def test_r6_2_an_action_is_possible_if_there_is_any_way_through_it(
    tmp_path: Path, steps: list[str], things: dict[str, Any], possible: bool
) -> None:
    """What is yet to be drawn, or lies beneath the top of the boneyard, cannot be told: it must not be counted on."""
    assert can(tmp_path, *steps, **things) == possible


def test_r6_2_of_more_ways_than_can_be_tried_one_is_hoped_for(tmp_path: Path) -> None:
    """Nothing will ever lie in this boneyard; but a game must not be busy for long with odd actions."""
    steps = [
        "take any from pyramid or pile",
        "discard",
        "entomb from boneyard of a set in the tomb",
    ]
    pyramid = {"pyramid": "ka mask outer . . ."}
    assert not can(tmp_path, *steps, **pyramid)
    assert can(tmp_path, *steps, **pyramid, pile={1: "horus dead ankh scarab"})


def test_r6_2_when_something_comes_in_between_the_action_goes_on_as_far_as_it_can(
    tmp_path: Path,
) -> None:
    """The player lets the wrong card fall, so that the last part has none."""
    steps = ["gain from base", "gain from base costing up to 4"]
    state = act(tmp_path, *steps, pyramid="hapi scarab djed ankh dead .", line="pick 2")
    assert asked(play(state, "fall right")) == "seat 1 turn"


# What the vocabulary refuses


@pytest.mark.parametrize(
    "steps",
    [
        ["dance"],
        ["draw"],
        ["draw 0"],
        ["draw 21"],
        ["draw -1"],
        ["draw one"],
        ["draw 1 "],
        ["Draw 1"],
        ["draw 1 from pile"],
        ["discard 1 from pile"],
        ["gain from hand"],
        ["gain 1"],
        ["take from hand"],
        ["take 1"],
        ["sacrifice from stock"],
        ["sacrifice from boneyard"],
        ["entomb from tomb"],
        ["entomb from nowhere"],
        ["gain from pyramid or"],
        ["gain from pyramid costing"],
        ["gain from pyramid of no set"],
        ["gain from stock the cheapest"],
        ["gain from stock or pyramid costing up to 3"],
        ["gain 0 from pyramid"],
        ["look at 2 keep 3"],
        ["look at 0 keep 0"],
        ["look at 3 keep 0"],
        ["opponents entomb 1"],
        ["opponents discard 0"],
        ["opponents discard any"],
        ["opponents give 1 if they own 97"],
        ["this turn gold 0"],
        ["this turn 0 cheaper"],
        ["only with 0 in pile"],
        ["draw as many"],
        ["draw 1", "draw as many"],
        ["gain from pyramid of the same set"],
        ["discard 2", "gain from pyramid of the same set"],
        ["discard any", "gain from pyramid of the same set"],
        ["draw 1", "gain from pyramid costing up to 2 times as much"],
        ["discard 1", "draw 1", "gain from pyramid of the same set"],
        ["discard 1", "entomb 1 of the same set"],
        ["discard 1", "entomb from pile of the same set"],
        ["discard 1", "swap / gain from pyramid of the same set"],
        ["swap / swap"],
        ["swap / draw 1"],
        ["swap / discard 1"],
        ["swap / gain 2 from pyramid"],
        ["swap / gain any from pyramid"],
        ["draw 1 / draw 2"],
        ["swap / gain from pyramid / gain from base"],
        ["react to attack: refuse", "draw 1"],
        ["draw 1", "react to purchase: gain from base"],
        ["react to attack: refuse", "react to sacrifice: gain it"],
        ["react to sunrise: refuse"],
        [""],
    ],
)
def test_what_the_vocabulary_does_not_know_or_what_contradicts_itself_is_refused(
    tmp_path: Path, steps: list[str]
) -> None:
    with pytest.raises(BadBox) as caught:
        corrected(tmp_path, food=steps)
    assert caught.value.problem in ("bad-figure", "bad-part")
    assert caught.value.facts["figure"] == "cards.box_of_food"
    assert caught.value.facts["key"] == "action"
    assert caught.value.facts["right"]


@pytest.mark.parametrize(
    ("steps", "part", "right"),
    [
        (["draw 1", "dance"], "dance", STEP_WORDS),
        (["draw 0"], "0", "1 - 20"),
        (["draw " + "1" * 5], "11111", "1 - 20"),
        (["gain from pyramid costing up to 100"], "100", "1 - 99"),
        (
            ["draw 1", "react to attack: refuse"],
            "react to attack: refuse",
            '["react to attack: refuse"]',
        ),
        (["discard 21"], "21", "1 - 20"),
        (["look at 2 keep 3"], "3", "1 - 2"),
        (["opponents give 1 if they own 97"], "97", "0 - 96"),
        (["discard 1 from pile"], "pile", "hand"),
        (["entomb from nowhere"], "nowhere", "hand | pile | pyramid | base | stock | boneyard"),
        (["entomb from hand or tomb"], "tomb", "hand | pile | pyramid | base | stock | boneyard"),
        (["gain 1"], "hand", "tomb | pyramid | base | stock | boneyard"),
        (["gain from pyramid of no set"], "of no set", FILTER_WORDS),
        (["gain from stock the cheapest"], "the cheapest", "gain from stock"),
        (["discard 1", "entomb 1 of the same set"], "hand", "tomb | pyramid | base"),
        (["swap / gain from tomb"], "tomb", "pyramid | base"),
        (["draw 1 / draw 2"], "draw 1", SWAP_WORDS),
    ],
)
def test_an_error_names_the_part_that_does_not_fit(
    tmp_path: Path, steps: list[str], part: str, right: str
) -> None:
    with pytest.raises(BadBox) as caught:
        corrected(tmp_path, food=steps)
    assert (caught.value.facts["part"], caught.value.facts["right"]) == (part, right)


ENGLISH = re.compile(r"\b(not|in all|of the|number|list|table|and|does|would)\b")
"""Words that are no words of the vocabulary."""


@pytest.mark.parametrize(
    "text",
    [
        '[cards.urn]\naction = ["dance"]',
        '[cards.urn]\naction = ["entomb from nowhere"]',
        '[cards.urn]\naction = ["draw 1 / draw 2"]',
        '[cards.urn]\naction = ["draw 0"]',
        '[cards.urn]\naction = "draw 1"',
        "[cards.urn]\naction = [1]",
        '[cards.urn]\ncost = "two"',
        "[cards.urn]\nset = 1",
        "[cards.urn]\nname = 7",
        '[cards.urn]\nname = { de = "Krug" }',
        "[cards.tyet_amulet]\nnumber = 4",
        "".join(f"[cards.{card}]\ncount = 0\n" for card in list(FULL.values())[4:]),
        "[cards.throne]\naction = [" + '"draw 1", ' * 256 + "]",
    ],
)
def test_a_czech_error_has_no_english_inside(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadBox) as caught:
        with_box(tmp_path, text)
    for quoted in ("figure", "key", "given"):
        caught.value.facts[quoted] = "..."
    assert not ENGLISH.search(Words("cs").error(caught.value))


@pytest.mark.parametrize(
    ("text", "figure", "key"),
    [
        ("[cards.urn]\naction = [1]", "cards.urn", "action"),
        ("[cards.urn]\ncost = 0", "cards.urn", "cost"),
        ("[cards.urn]\ngold = 31", "cards.urn", "gold"),
        ("[cards.urn]\ncount = 11", "cards.urn", "count"),
        ("[cards.urn]\nage = 2", "cards.urn", "age"),
        ("[cards.tyet_amulet]\nage = 1", "cards.tyet_amulet", "age"),
        ("[cards.tyet_amulet]\nnumber = 6", "cards.tyet_amulet", "number"),
        ("[cards.tyet_amulet]\nnumber = 4", "cards.tyet_amulet", "number"),
        ("[cards.djed_amulet]\nnumber = 3", "cards.djed_amulet", "number"),
        ("[cards.urn]\nrepeatable = 1", "cards.urn", "repeatable"),
        ("[cards.urn]\nname = 1", "cards.urn", "name"),
        ('[cards.urn]\nname = ""', "cards.urn", "name"),
        ('[cards.urn]\nname = "{ $seat }"', "cards.urn", "name"),
        ('[cards.urn]\nname = { en = "Jug" }', "cards.urn", "name"),
        ('[cards.urn]\nname = { en = "Jug", cs = 3 }', "cards.urn", "name"),
        ('[cards.tyet_amulet]\nset = "amulet"', "cards.tyet_amulet", "set"),
        ('[cards.tyet_amulet]\nset = "books"', "sets.amulets", "size"),
        ("[sets.books]\nsize = 7", "sets.books", "size"),
        ("[hand]\ncards = 11", "hand", "cards"),
        ("[cards.shabti]\neach = 0\n[cards.urn]\neach = 1\n[hand]\ncards = 5", "hand", "cards"),
        ('[cards.boat]\nrepeatable = "no"', "cards.boat", "repeatable"),
    ],
)
def test_figures_that_do_not_hang_together_are_refused(
    tmp_path: Path, text: str, figure: str, key: str
) -> None:
    with pytest.raises(BadBox) as caught:
        with_box(tmp_path, text)
    assert (caught.value.problem, caught.value.facts["figure"], caught.value.facts["key"]) == (
        "bad-figure",
        figure,
        key,
    )


def test_a_box_without_cards_for_the_pyramid_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadBox):
        with_box(
            tmp_path, "".join(f"[cards.{card}]\ncount = 0\n" for card in list(FULL.values())[4:])
        )


@pytest.mark.parametrize(
    "text", ["[cards.throne]\nnames = 1", "[cards.obelisk]\ncost = 3", '[hand]\nname = "fist"']
)
def test_what_the_box_does_not_have_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadBox):
        with_box(tmp_path, text)


def test_corrected_figures_are_played_with(tmp_path: Path) -> None:
    game = with_box(
        tmp_path,
        "[hand]\ncards = 3\n[cards.ka_figurine]\ncost = 1\npoints = 7\n[cards.boat]\ncount = 2\n",
    )
    state = table(game=game, hand={1: "urn"}, tomb={1: "ka"}, pyramid="ka . . . . .")
    assert (moves(state, "buy"), state.scores()) == (["buy 1"], [7, 0])
    new = game.new(2, 1)
    assert isinstance(new, ValleyState)
    assert [len(cards) for cards in new.hand] == [3, 3]
    assert (len(new.stock), game.census(new)["boat"]) == (50, 2)


# Any box at all


@pytest.mark.sample(12)
@pytest.mark.parametrize("seed", range(40))
def test_games_with_any_actions_on_all_cards_keep_every_promise(tmp_path: Path, seed: int) -> None:
    fuzz(seed, tmp_path, games=2)


@pytest.mark.sample(6)
@pytest.mark.parametrize("seed", range(12))
def test_r6_2_an_action_is_offered_if_it_can_be_played_through(tmp_path: Path, seed: int) -> None:
    """All ways are played out on copies, and every choice that is offered leads through all parts."""
    fuzz_possible(seed, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 600))
def test_r6_2_many_actions_are_offered_if_they_can_be_played_through(
    tmp_path: Path, seed: int
) -> None:
    fuzz_possible(seed, tmp_path)


def test_an_action_has_no_more_parts_than_a_search_through_them_can_tell_apart() -> None:
    with pytest.raises(BadBox) as caught:
        iteru.game("valley_of_the_kings", {"cards": {"throne": {"action": ["draw 1"] * 64}}})
    assert (caught.value.facts["figure"], caught.value.facts["key"]) == ("cards.throne", "action")


def test_r6_6_a_victim_chooses_freely_whatever_the_action_asks_for_afterwards(
    tmp_path: Path,
) -> None:
    """R6.2 binds the player of the card. The victim's hand would have nothing for the second step without its Urn."""
    steps = ["opponents discard 1", "discard 1 costing up to 2", "discard 1"]
    game = corrected(tmp_path, food=steps)
    state = table(game=game, hand={1: "food urn ka", 2: "urn ka ka"})
    assert moves(play(state, "act food", game=game)) == ["pick urn", "pick ka"]


HOUSE_STEPS = [
    str(step)
    for card in FULL.values()
    for step in iteru.game("valley_of_the_kings").box[f"cards.{card}"].values["action"]  # type: ignore[attr-defined]
]


@pytest.mark.parametrize("step", sorted(set(HOUSE_STEPS)))
def test_every_step_of_the_house_is_said_in_a_form(step: str) -> None:
    assert [form for form in STEP.forms if form.filled(step) is not None]


@pytest.mark.parametrize("form", STEP.forms, ids=lambda form: str(form.pieces[0]))
def test_what_a_form_offers_is_understood(form: Form) -> None:
    """Two things it cannot know: what only makes sense after another step, and that nobody knows the stock."""
    figure = iteru.game("valley_of_the_kings").box["cards.urn"]
    for text in ways_to_say(form):
        if text != "look at 1 keep 20" and ("from stock" not in text or text.endswith("stock")):
            assert read_step(figure, text).text == text.split(" / ")[0]
