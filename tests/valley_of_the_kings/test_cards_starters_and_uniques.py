"""R9.1 to R9.10: the starters and the unique artifacts."""

from typing import Any

import pytest

from .builder import (
    PYRAMID,
    asked,
    boneyard,
    deck,
    hand,
    known,
    moves,
    pile,
    play,
    pyramid,
    refusal,
    table,
    tomb,
)

SIX = "urn urn urn urn urn urn"
HAND = "hapi hapi"
"""Enough for one card of cost 6."""


# Shabti


def test_r9_1_a_shabti_offers_both() -> None:
    state = play(table(hand={1: "shabti"}), "act shabti")
    assert len(moves(state, "pick")) == 6
    assert len(moves(state, "swap")) == 15


def test_r9_1_a_shabti_swaps_two_cards_and_nothing_crumbles() -> None:
    """Ruling 27."""
    state = play(table(hand={1: "shabti"}), "act shabti", "swap 2 6")
    assert pyramid(state) == "hapi thoth djed dead horus scarab"
    assert state.changed


def test_r9_1_an_empty_slot_cannot_take_part() -> None:
    """Ruling 27."""
    state = play(table(hand={1: "shabti"}, pyramid="hapi scarab djed dead . ."), "act shabti")
    assert moves(state, "swap") == [
        "swap 1 2",
        "swap 1 3",
        "swap 1 4",
        "swap 2 3",
        "swap 2 4",
        "swap 3 4",
    ]
    assert refusal(state, "swap 1 5").problem == "refused-gap"


@pytest.mark.parametrize(("slot", "top"), [(1, "hapi"), (4, "dead"), (6, "thoth")])
def test_r9_1_a_shabti_sacrifices_any_card_of_the_pyramid(slot: int, top: str) -> None:
    state = play(table(hand={1: "shabti"}), "act shabti", f"pick {slot}")
    assert boneyard(state) == f"{top} outer"
    assert state.changed


def test_r9_1_then_the_pyramid_crumbles() -> None:
    assert (
        pyramid(play(table(hand={1: "shabti"}), "act shabti", "pick 3"))
        == "hapi scarab horus dead thoth ."
    )


def test_r9_1_with_one_card_in_the_pyramid_there_is_no_question() -> None:
    state = play(table(hand={1: "shabti"}, pyramid=". hapi . . . ."), "act shabti")
    assert (asked(state), boneyard(state)) == ("seat 1 turn", "hapi outer")


# Urn


def test_r9_2_an_urn_moves_the_top_card_of_the_pile_onto_the_deck() -> None:
    state = play(table(hand={1: "urn"}, pile={1: "ka boat"}, deck={1: "isis"}), "act urn")
    assert (pile(state, 1), deck(state, 1)) == ("boat", "ka isis")


def test_r9_2_the_pile_must_not_be_empty() -> None:
    """Ruling 16."""
    assert moves(table(hand={1: "urn"}), "act") == []


def test_r9_2_it_fetches_a_card_just_bought_which_may_be_drawn_in_the_same_turn() -> None:
    """Ruling 17."""
    state = play(
        table(hand={1: f"{HAND} urn food"}, pile={1: "boat"}), "buy 1", "act urn", "act food"
    )
    assert (hand(state, 1), pile(state, 1)) == ("hapi", "boat")


def test_r9_2_it_fetches_a_card_just_gained() -> None:
    """Ruling 17."""
    state = play(table(hand={1: "urn anubis"}), "act anubis", "act urn")
    assert deck(state, 1) == "outer"


def test_r9_2_everybody_knows_the_card_it_has_moved() -> None:
    state = play(table(hand={1: "urn food"}, pile={1: "ka boat"}), "act urn")
    assert known(state.deck[0]) == "ka"
    assert known(play(state, "act food").hand[0]) == "ka"


# Box of Food


def test_r9_3_a_box_of_food_draws_one_card() -> None:
    state = play(table(hand={1: "food"}, deck={1: "ka boat"}), "act food")
    assert (hand(state, 1), deck(state, 1)) == ("ka", "boat")


# Offering Table


@pytest.mark.parametrize("attack", ["qebehsenuef", "duamutef", "bastet"])
def test_r9_4_an_offering_table_wards_off_the_whole_attack(attack: str) -> None:
    """Ruling 10: against Bastet too."""
    state = table(hand={1: attack, 2: "table food ka"}, deck={2: SIX})
    play(state, f"act {attack}", "react")
    assert (asked(state), hand(state, 2)) == ("seat 1 turn", "food table ka")
    assert (boneyard(state), pile(state, 1), pile(state, 2)) == ("outer", "", "")


def test_r9_4_it_stays_in_hand_and_everybody_knows_it_is_there() -> None:
    state = play(table(hand={1: "bastet", 2: "table food"}, deck={2: SIX}), "act bastet", "react")
    assert known(state.hand[1]) == "table"


def test_r9_4_it_helps_again_in_the_same_turn() -> None:
    """Ruling 9."""
    state = table(hand={1: "bastet duamutef tyet", 2: "table food"}, deck={2: SIX})
    play(
        state, "act bastet", "react", "act duamutef", "react", "act tyet", "repeat bastet", "react"
    )
    assert (asked(state), hand(state, 2)) == ("seat 1 turn", "food table")


def test_r9_4_it_is_revealed_before_the_first_card_is_given_up() -> None:
    state = table(hand={1: "duamutef", 2: "table food ka"}, deck={2: SIX})
    play(state, "act duamutef", "pick food")
    assert moves(state) == ["pick table", "pick ka"]


def test_r9_4_only_its_holder_is_unaffected() -> None:
    state = table(3, hand={1: "bastet", 2: "table food", 3: "ka"}, deck={2: SIX, 3: SIX})
    assert asked(play(state, "act bastet", "react")) == "seat 3 victim"


def test_r9_4_it_does_not_help_against_the_costs_of_ones_own_actions() -> None:
    """Ruling 11."""
    state = play(table(hand={1: "middle table food"}), "act middle")
    assert moves(state) == ["pick food", "pick table"]


# Mummified Cat


@pytest.mark.parametrize(
    ("position", "line", "card"),
    [
        ({"hand": {1: "shabti", 2: "cat"}}, "act shabti, pick 6", "thoth"),
        ({"hand": {1: "sobek food", 2: "cat"}, "deck": {1: SIX}}, "act sobek, pick food", "food"),
        ({"hand": {1: "middle food ka", 2: "cat"}}, "act middle, pick ka", "ka"),
        ({"hand": {1: "urn", 2: "cat"}}, "end, pick 6", "thoth"),
    ],
)
def test_r9_5_a_cat_catches_what_an_opponent_sacrifices(
    position: dict[str, Any], line: str, card: str
) -> None:
    """Ruling 5: from the hand or the pyramid, and the sacrifice of an unchanged pyramid too."""
    state = play(table(**position), *line.split(", "))
    assert asked(state) == "seat 2 reaction"
    play(state, "react")
    assert (pile(state, 2), boneyard(state)) == (f"{card} cat", "outer")


def test_r9_5_in_ones_own_turn_what_an_opponent_is_forced_to_sacrifice() -> None:
    """Ruling 5."""
    state = table(hand={1: "qebehsenuef cat", 2: "ka"}, deck={2: SIX})
    play(state, "act qebehsenuef", "pick ka", "react")
    assert (pile(state, 1), hand(state, 1), asked(state)) == ("ka cat", "", "seat 1 turn")


def test_r9_5_in_an_opponents_turn_what_another_opponent_sacrifices() -> None:
    """Ruling 5."""
    state = table(3, hand={1: "qebehsenuef", 2: "ka", 3: "cat"}, deck={2: SIX})
    play(state, "act qebehsenuef", "pick ka", "react")
    assert pile(state, 3) == "ka cat"


def test_r9_5_never_what_one_sacrifices_oneself() -> None:
    """Ruling 5."""
    assert asked(play(table(hand={1: "shabti cat"}), "act shabti", "pick 6")) == "seat 1 turn"
    state = table(hand={1: "qebehsenuef", 2: "cat ka"}, deck={2: SIX})
    assert asked(play(state, "act qebehsenuef", "pick ka")) == "seat 1 turn"


def test_r9_5_not_in_step_3_of_ones_own_turn() -> None:
    """Ruling 7."""
    state = play(table(hand={1: "cat"}, deck={1: SIX}), "end", "pick 6")
    assert (asked(state), boneyard(state)) == ("seat 2 turn", "thoth outer")


def test_r9_5_before_the_next_player_deals_with_the_attack() -> None:
    """Ruling 6."""
    state = table(3, hand={1: "qebehsenuef cat", 2: "ka", 3: "food"}, deck={2: SIX, 3: SIX})
    assert asked(play(state, "act qebehsenuef", "pick ka")) == "seat 1 reaction"
    assert asked(play(state, "react")) == "seat 3 victim"


def test_r9_5_before_the_action_goes_on() -> None:
    """Ruling 6."""
    state = play(table(hand={1: "middle food ka", 2: "cat"}), "act middle", "pick food")
    assert asked(state) == "seat 2 reaction"
    assert asked(play(state, "decline")) == "seat 1 choose"


def test_r9_5_the_pyramid_has_crumbled_by_then() -> None:
    state = play(table(hand={1: "shabti", 2: "cat"}), "act shabti", "pick 2")
    assert asked(state) == "seat 1 crumble"
    assert asked(play(state, "fall left")) == "seat 2 reaction"


def test_r9_5_the_cat_goes_first_and_the_card_on_top_of_it() -> None:
    """Ruling 6: and on the boneyard the card beneath is the top card again."""
    state = table(hand={1: "shabti", 2: "cat"}, pile={2: "urn"}, boneyard="boat isis")
    play(state, "act shabti", "pick 1", "react")
    assert (pile(state, 2), boneyard(state)) == ("hapi cat urn", "boat isis")


def test_r9_5_what_was_caught_belongs_to_the_holder_of_the_cat() -> None:
    """Ruling 42."""
    state = table(hand={1: "qebehsenuef cat", 2: "ka"}, deck={2: SIX})
    play(state, "act qebehsenuef", "pick ka", "react", "end", "pick 6")
    assert set(hand(state, 1).split()) >= {"ka", "cat"}


# Censer


def test_r9_6_with_a_censer_any_card_of_the_pyramid_can_be_bought() -> None:
    state = table(hand={1: "censer mask mask"})
    assert moves(state, "buy") == ["buy 1", "buy 2", "buy 3"]
    assert moves(play(state, "act censer"), "buy") == [f"buy {slot}" for slot in range(1, 7)]


def test_r9_6_the_pyramid_crumbles_as_usual() -> None:
    state = play(table(hand={1: "censer mask mask mask mask"}), "act censer", "buy 4")
    assert pyramid(state) == "hapi scarab djed thoth horus ."
    assert moves(state, "buy") == [f"buy {slot}" for slot in range(1, 6)]


def test_r9_6_for_the_rest_of_the_turn_only() -> None:
    state = play(table(hand={1: "censer", 2: "mask mask"}), "act censer", "end", "pick 6")
    assert moves(state, "buy") == ["buy 1", "buy 2", "buy 3"]


# Boat


def test_r9_7_a_boat_follows_a_purchase_after_the_pyramid_has_crumbled() -> None:
    """Ruling 1."""
    state = play(table(hand={1: HAND, 2: "boat"}), "buy 1")
    assert (asked(state), pyramid(state)) == ("seat 2 reaction", "dead scarab djed thoth horus .")
    play(state, "react")
    assert moves(state) == ["pick 1", "pick 2", "pick 3"]
    play(state, "pick 1")
    assert (pile(state, 2), pyramid(state)) == ("dead boat", "thoth scarab djed . horus .")


def test_r9_7_a_choice_of_the_buyer_comes_before_the_boat() -> None:
    """Ruling 1."""
    state = play(table(hand={1: "hapi hapi hapi", 2: "boat"}), "buy 2")
    assert asked(state) == "seat 1 crumble"
    assert asked(play(state, "fall right")) == "seat 2 reaction"


def test_r9_7_the_buyer_goes_on_with_the_turn() -> None:
    """Ruling 1."""
    state = play(table(hand={1: f"{HAND} {HAND}", 2: "boat"}), "buy 1", "react", "pick 3")
    assert (asked(state), hand(state, 1)) == ("seat 1 turn", "hapi hapi")


def test_r9_7_the_player_on_turn_chooses_what_falls() -> None:
    """Ruling 2."""
    state = play(table(hand={1: HAND, 2: "boat"}), "buy 1", "react", "pick 2")
    assert asked(state) == "seat 1 crumble"


@pytest.mark.parametrize(
    "line",
    [
        "act horus, pick 6",
        "act dead, pick 1",
        "act netherworld",
        "act anubis",
        "act shabti, pick 6",
    ],
)
def test_r9_7_a_boat_never_follows_a_gain(line: str) -> None:
    """Ruling 1."""
    state = table(hand={1: "horus dead netherworld anubis shabti", 2: "boat"})
    assert asked(play(state, *line.split(", "))) == "seat 1 turn"


def test_r9_7_nor_another_cards_reaction() -> None:
    """Ruling 1: a Boat's gain is no purchase."""
    state = table(3, hand={1: HAND, 2: "boat", 3: "boat"})
    play(state, "buy 1", "react", "pick 1")
    assert asked(state) == "seat 3 reaction"  # to the purchase, from which everything comes
    assert asked(play(state, "react", "pick 1")) == "seat 1 turn"


def test_r9_7_not_in_ones_own_turn() -> None:
    """Ruling 3."""
    assert asked(play(table(hand={1: f"{HAND} boat"}), "buy 1")) == "seat 1 turn"


def test_r9_7_not_when_the_base_is_empty() -> None:
    """Ruling 3."""
    assert (
        asked(play(table(hand={1: HAND, 2: "boat"}, pyramid="hapi . . . . ."), "buy 1"))
        == "seat 1 turn"
    )


def test_r9_7_it_follows_every_single_purchase() -> None:
    state = play(table(hand={1: f"{HAND} {HAND}", 2: "boat"}), "buy 1", "decline", "buy 3")
    assert asked(state) == "seat 2 reaction"


# Ka Figurine


def test_r9_8_a_ka_figurine_exchanges_a_card_for_one_of_its_set() -> None:
    state = table(hand={1: "ka bastet urn gates"}, pyramid="isis dead scarab . . .")
    play(state, "act ka")
    assert moves(state) == ["pick gates", "pick bastet"]
    play(state, "pick bastet")
    assert pile(state, 1) == "isis bastet"


def test_r9_8_from_any_slot_and_of_the_same_name_too() -> None:
    """Ruling 22."""
    state = play(table(hand={1: "ka thoth"}, pyramid=PYRAMID), "act ka", "pick thoth")
    assert moves(state) == ["pick 5", "pick 6"]
    assert pile(play(state, "pick 6"), 1) == "thoth thoth"


@pytest.mark.parametrize("cards", ["urn", "boat", "outer", "urn boat outer", ""])
def test_r9_8_not_without_a_match(cards: str) -> None:
    """Ruling 22: starters and uniques belong to no set, and the pyramid has no sarcophagus."""
    state = table(hand={1: f"ka {cards}"}, pyramid="throne mask thoth . . .")
    assert moves(state, "act ka") == []


def test_r9_8_starters_and_uniques_cannot_be_gained() -> None:
    """Ruling 22."""
    state = play(
        table(hand={1: "ka thoth"}, pyramid="throne mask horus isis . ."), "act ka", "pick thoth"
    )
    assert moves(state) == ["pick 3", "pick 4"]


# Throne, Burial Mask


def test_r9_9_a_throne_draws_three_cards() -> None:
    state = play(table(hand={1: "throne"}, deck={1: "ka boat isis urn"}), "act throne")
    assert (hand(state, 1), deck(state, 1)) == ("boat ka isis", "urn")


def test_r9_10_a_burial_mask_entombs_from_hand_or_pile() -> None:
    state = play(table(hand={1: "mask urn ka"}, pile={1: "boat isis"}), "act mask")
    assert moves(state) == ["pick urn", "pick ka", "pick pile boat", "pick pile isis"]
    assert (tomb(play(state, "pick pile isis"), 1), pile(state, 1)) == ("isis", "boat")


def test_r9_10_with_an_empty_pile_from_the_hand() -> None:
    """Ruling 16."""
    state = play(table(hand={1: "mask urn ka"}), "act mask")
    assert moves(state) == ["pick urn", "pick ka"]


def test_r9_10_with_an_empty_hand_from_the_pile() -> None:
    state = table(hand={1: "mask"}, pile={1: "ka boat"})
    assert moves(play(state, "act mask")) == ["pick pile boat", "pick pile ka"]


def test_r9_10_not_a_card_in_play_nor_itself() -> None:
    """Ruling 40."""
    assert moves(table(hand={1: "mask"}, played="ka"), "act") == []
