"""R6: actions in general, and attacks."""

from typing import Any

import pytest

from .builder import (
    asked,
    boneyard,
    deck,
    hand,
    moves,
    pile,
    play,
    pyramid,
    refusal,
    short,
    table,
    told,
    tomb,
)


def test_r6_1_a_card_played_for_its_action_lies_on_the_table_until_step_2() -> None:
    state = play(table(hand={1: "food thoth"}, deck={1: "urn"}), "act food")
    assert (short(state.played), hand(state, 1), pile(state, 1)) == ("food", "urn thoth", "")


def test_r6_1_its_gold_cannot_be_used_any_more() -> None:
    state = table(hand={1: "hapi hapi"}, deck={1: "urn urn"}, pyramid="isis . . . . .")
    assert moves(state, "buy") == ["buy 1"]
    assert refusal(play(state, "act hapi"), "buy 1").facts["gold"] == 5


def test_r6_1_there_is_no_limit_to_actions() -> None:
    state = play(
        table(hand={1: "food food"}, deck={1: "food food food food urn urn"}), *["act food"] * 6
    )
    assert (short(state.played), hand(state, 1)) == ("food food food food food food", "urn urn")


def test_r6_2_the_parts_come_in_the_order_given() -> None:
    state = play(table(hand={1: "middle urn ka"}), "act middle")
    assert [event.split()[0] for event in told(state, "pick urn", "pick ka")] == [
        "sacrificed",
        "entombed",
    ]


@pytest.mark.parametrize(
    ("card", "least"),
    [("outer", 3), ("middle", 2), ("inner", 1), ("imsety", 1), ("sobek", 1)],
)
def test_r6_2_without_enough_other_cards_in_hand_the_action_is_impossible(
    card: str, least: int
) -> None:
    deep = {1: "food food food"}
    assert moves(table(hand={1: card + " urn" * (least - 1)}, deck=deep), f"act {card}") == []
    assert moves(table(hand={1: card + " urn" * least}, deck=deep), f"act {card}") == [
        f"act {card}"
    ]


@pytest.mark.parametrize(
    ("card", "least"),
    [("food", 1), ("hapi", 2), ("throne", 3), ("isis", 3), ("wedjat", 3), ("gates", 1)],
)
def test_r6_2_nor_without_enough_cards_in_deck_and_pile(card: str, least: int) -> None:
    """Ruling 15."""
    few = table(hand={1: card}, deck={1: "urn " * (least - 1)})
    assert moves(few, "act") == []
    split = table(hand={1: card}, deck={1: "urn " * (least - 1)}, pile={1: "urn"})
    assert moves(split, "act") == [f"act {card}"]


@pytest.mark.parametrize(
    ("card", "position"),
    [
        ("urn", {}),
        ("scarab", {}),
        ("mask", {}),
        ("heavens", {"pile": {1: "urn urn urn urn"}}),
        ("ankh", {}),
        ("osiris", {"deck": {1: "urn"}}),
        ("osiris", {"tomb": {1: "urn"}}),
        ("anubis", {"boneyard": ""}),
        ("netherworld", {"stock": ""}),
        ("horus", {"pyramid": ". . . . . ."}),
        ("dead", {"pyramid": ". . . . . ."}),
        ("shabti", {"pyramid": ". . . . . ."}),
        ("djed", {}),
        ("tyet", {}),
        ("eternity", {}),
    ],
)
def test_r6_2_a_part_that_finds_nothing_forbids_the_action(
    card: str, position: dict[str, Any]
) -> None:
    """Ruling 16."""
    assert moves(table(hand={1: card}, **position), "act") == []


def test_r6_2_the_card_itself_is_no_card_left_in_hand() -> None:
    assert moves(table(hand={1: "inner"}), "act") == []
    assert moves(table(hand={1: "inner inner"}), "act") == ["act inner"]


def test_r6_3_an_action_is_finished_before_another_card_is_played() -> None:
    state = play(table(hand={1: "inner food urn"}, deck={1: "ka"}), "act inner")
    assert moves(state) == ["pick urn", "pick food"]
    assert refusal(state, "act food").problem == "refused-other-question"


def test_r6_3_effects_last_until_the_end_of_the_turn() -> None:
    state = play(
        table(hand={1: "thoth censer urn urn"}, pyramid="bastet bastet . . . ."),
        "act thoth",
        "act censer",
    )
    play(state, "buy 1", "buy 2")
    assert (state.gold_each, state.anywhere, short(state.played)) == (
        4,
        True,
        "thoth censer urn urn",
    )


def test_r6_3_and_no_longer() -> None:
    state = play(
        table(hand={1: "thoth censer", 2: "urn"}), "act thoth", "act censer", "end", "pick 1"
    )
    assert (asked(state), state.gold_each, state.anywhere) == ("seat 2 turn", 0, False)


@pytest.mark.parametrize("card", ["scarab", "mask", "heavens"])
def test_r6_4_cards_in_play_are_not_in_the_pile(card: str) -> None:
    """Ruling 40: five cards have been played, none lies in the pile yet."""
    state = table(hand={1: f"{card} boat"}, played="food food food food food")
    assert moves(state, "act") == (["act mask"] if card == "mask" else [])


@pytest.mark.parametrize(
    ("card", "places"), [("inner", "pick"), ("imsety", "pick"), ("sobek", "pick"), ("mask", "pick")]
)
def test_r6_4_cards_in_play_can_be_neither_entombed_nor_discarded_nor_sacrificed(
    card: str, places: str
) -> None:
    """Ruling 40."""
    state = table(hand={1: f"{card} boat"}, deck={1: "urn urn"}, played="food")
    assert moves(play(state, f"act {card}"), places) == ["pick boat"]


def test_r6_5_draw_takes_the_top_card_of_the_deck() -> None:
    state = play(table(hand={1: "food"}, deck={1: "ka urn"}), "act food")
    assert (hand(state, 1), deck(state, 1)) == ("ka", "urn")


def test_r6_5_draw_shuffles_the_pile_if_the_deck_is_empty() -> None:
    state = play(table(hand={1: "hapi"}, deck={1: "ka"}, pile={1: "urn"}), "act hapi")
    assert (hand(state, 1), pile(state, 1)) == ("urn ka", "")


def test_r6_5_discard_puts_a_card_on_top_of_ones_own_pile() -> None:
    state = play(
        table(hand={1: "imsety boat"}, deck={1: "ka"}, pile={1: "urn"}),
        "act imsety",
        "pick boat",
        "stop",
    )
    assert pile(state, 1) == "boat urn"


def test_r6_5_sacrifice_puts_a_card_on_top_of_the_boneyard() -> None:
    state = play(table(hand={1: "sobek boat"}, deck={1: "ka ka"}), "act sobek", "pick boat")
    assert boneyard(state) == "boat outer"


def test_r6_5_entomb_puts_a_card_into_ones_tomb() -> None:
    state = play(table(hand={1: "inner boat"}, tomb={1: "urn"}), "act inner", "pick boat")
    assert tomb(state, 1) == "urn boat"


def test_r6_5_gain_takes_from_any_slot_and_costs_nothing() -> None:
    state = play(table(hand={1: "horus"}, pile={1: "urn"}), "act horus")
    assert moves(state) == [f"pick {slot}" for slot in range(1, 7)]
    play(state, "pick 6")
    assert (pile(state, 1), state.dearest) == ("thoth urn", 0)


def test_r6_5_a_gain_is_no_purchase() -> None:
    state = play(table(hand={1: "horus eternity", 2: "boat"}), "act horus", "pick 6")
    assert asked(state) == "seat 1 turn"
    assert moves(state, "act") == []


FULL_DECK = "urn urn urn urn urn"


def test_r6_6_opponents_deal_with_it_in_turn_order_from_the_left() -> None:
    state = table(
        4,
        turn=3,
        hand={3: "qebehsenuef", 1: "food", 2: "food", 4: "food"},
        deck=dict.fromkeys([1, 2, 4], FULL_DECK),
    )
    play(state, "act qebehsenuef")
    seats = []
    while asked(state).endswith("victim"):
        seats.append(asked(state))
        play(state, "pick food")
    assert seats == ["seat 4 victim", "seat 1 victim", "seat 2 victim"]


def test_r6_6_they_choose_their_own_cards() -> None:
    state = table(2, hand={1: "qebehsenuef", 2: "food ka"}, deck={2: FULL_DECK})
    assert moves(play(state, "act qebehsenuef")) == ["pick food", "pick ka"]


@pytest.mark.parametrize("card", ["qebehsenuef", "bastet"])
@pytest.mark.parametrize(
    ("cards", "hit"),
    [
        (("food", "urn urn urn urn urn", ""), True),
        (("food", "urn urn", "urn urn urn"), True),
        (("food food food", "urn urn", "urn"), True),
        (("food food food", "urn", "urn"), False),
        (("food", "urn urn urn urn", ""), False),
    ],
)
def test_r6_6_who_has_fewer_than_six_cards_is_spared(
    card: str, cards: tuple[str, str, str], hit: bool
) -> None:
    """Ruling 12: hand, deck and discard pile count, the tomb does not."""
    state = table(
        hand={1: card, 2: cards[0]},
        deck={2: cards[1]},
        pile={2: cards[2]},
        tomb={2: "ka boat isis"},
    )
    assert asked(play(state, f"act {card}")) == ("seat 2 victim" if hit else "seat 1 turn")


def test_r6_6_cards_are_counted_when_it_comes_to_that_opponent() -> None:
    """Ruling 12: seat 2's Cat brings seat 2 no further card before its own turn to suffer, but seat 3's count is its own."""
    state = table(
        3, hand={1: "qebehsenuef", 2: "food", 3: "cat food"}, deck={2: FULL_DECK, 3: "urn urn urn"}
    )
    play(state, "act qebehsenuef", "pick food")
    assert asked(state) == "seat 3 reaction"
    play(state, "react")
    assert asked(state) == "seat 3 victim"  # with the Cat's catch seat 3 owns six cards now


def test_r6_6_without_the_catch_the_same_opponent_is_spared() -> None:
    """Ruling 12."""
    state = table(
        3, hand={1: "qebehsenuef", 2: "food", 3: "cat food"}, deck={2: FULL_DECK, 3: "urn urn urn"}
    )
    assert asked(play(state, "act qebehsenuef", "pick food", "decline")) == "seat 1 turn"


def test_r6_6_with_an_empty_hand_nothing_happens() -> None:
    """Ruling 13."""
    state = play(table(hand={1: "qebehsenuef"}, deck={2: FULL_DECK + " urn"}), "act qebehsenuef")
    assert (asked(state), boneyard(state)) == ("seat 1 turn", "outer")


def test_r6_6_an_attack_that_affects_nobody_counts_as_carried_out() -> None:
    """Ruling 14."""
    state = play(table(hand={1: "qebehsenuef tyet"}), "act qebehsenuef", "act tyet")
    assert moves(state) == ["repeat qebehsenuef"]


def test_r6_7_taking_from_stock_or_boneyard_is_no_change_of_the_pyramid() -> None:
    """Ruling 28."""
    state = play(table(hand={1: "netherworld anubis"}), "act netherworld", "act anubis", "end")
    assert asked(state) == "seat 1 unchanged"


def test_r6_7_a_card_that_has_passed_to_another_player_is_theirs_for_good() -> None:
    """Ruling 42."""
    state = table(hand={1: "bastet", 2: "ka"}, deck={2: FULL_DECK})
    play(state, "act bastet", "pick ka", "end", "pick 1")
    assert "ka" in hand(state, 1).split()
    assert pyramid(state).split().count("ka") == 0
