"""R9.11 to R9.35: the cards of the five sets."""

import pytest

from .builder import (
    GAME,
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
    short,
    table,
    told,
    tomb,
)

SIX = "urn urn urn urn urn urn"


# Sarcophagi


def test_r9_11_an_outer_sarcophagus_discards_two_and_entombs_one() -> None:
    state = play(
        table(hand={1: "outer ka boat urn"}), "act outer", "pick boat", "pick urn", "pick ka"
    )
    assert (pile(state, 1), tomb(state, 1), hand(state, 1)) == ("urn boat", "ka", "")


def test_r9_11_it_needs_three_other_cards() -> None:
    assert moves(table(hand={1: "outer ka boat"}), "act") == []


def test_r9_12_a_middle_sarcophagus_sacrifices_one_and_entombs_one() -> None:
    state = play(table(hand={1: "middle ka boat"}), "act middle", "pick boat", "pick ka")
    assert (boneyard(state), tomb(state, 1), hand(state, 1)) == ("boat outer", "ka", "")


def test_r9_12_it_needs_two_other_cards() -> None:
    assert moves(table(hand={1: "middle ka"}), "act") == []


def test_r9_13_an_inner_sarcophagus_entombs_one() -> None:
    state = play(table(hand={1: "inner ka boat"}), "act inner", "pick ka")
    assert (tomb(state, 1), hand(state, 1)) == ("ka", "boat")


# Canopic jars


def test_r9_14_an_imsety_jar_exchanges_as_many_cards_as_one_likes() -> None:
    state = play(
        table(hand={1: "imsety urn boat ka"}, deck={1: "isis thoth horus"}),
        "act imsety",
        "pick urn",
        "pick boat",
        "stop",
    )
    assert (pile(state, 1), hand(state, 1), deck(state, 1)) == (
        "boat urn",
        "ka isis thoth",
        "horus",
    )


def test_r9_14_at_least_one() -> None:
    state = play(table(hand={1: "imsety urn"}, deck={1: "isis"}), "act imsety")
    assert refusal(state, "stop").problem == "refused-at-least-one"
    assert moves(play(state, "pick urn")) == ["stop"]


def test_r9_14_what_was_discarded_is_shuffled_with_the_rest_of_the_pile() -> None:
    state = play(
        table(hand={1: "imsety urn boat"}, pile={1: "ka"}),
        "act imsety",
        "pick urn",
        "pick boat",
        "stop",
    )
    assert len(state.hand[0]) == 2
    assert sorted((hand(state, 1) + " " + deck(state, 1)).split()) == ["boat", "ka", "urn"]


def test_r9_14_it_is_possible_without_deck_and_pile() -> None:
    state = play(table(hand={1: "imsety urn"}), "act imsety", "pick urn", "stop")
    assert hand(state, 1) == "urn"


def test_r9_15_a_qebehsenuef_jar_makes_opponents_with_six_cards_sacrifice_one() -> None:
    """Ruling 12: seat 3 has five."""
    state = table(
        3,
        hand={1: "qebehsenuef", 2: "ka boat", 3: "isis"},
        deck={2: "urn urn urn urn", 3: "urn urn urn urn"},
    )
    play(state, "act qebehsenuef", "pick boat")
    assert (asked(state), boneyard(state), hand(state, 2), hand(state, 3)) == (
        "seat 1 turn",
        "boat outer",
        "ka",
        "isis",
    )


def test_r9_15_from_the_hand_only() -> None:
    """Ruling 13."""
    state = play(table(hand={1: "qebehsenuef"}, deck={2: SIX}), "act qebehsenuef")
    assert boneyard(state) == "outer"


def test_r9_16_a_hapi_jar_draws_two_cards() -> None:
    state = play(table(hand={1: "hapi"}, deck={1: "ka boat isis"}), "act hapi")
    assert hand(state, 1) == "boat ka"


def test_r9_17_a_duamutef_jar_makes_opponents_discard_two_cards() -> None:
    state = table(3, hand={1: "duamutef", 2: "ka boat urn", 3: "isis"}, pile={2: "food"})
    play(state, "act duamutef", "pick urn", "pick ka")
    assert (pile(state, 2), hand(state, 2)) == ("ka urn food", "boat")


def test_r9_17_or_the_only_one_there_is() -> None:
    state = play(table(hand={1: "duamutef", 2: "ka"}), "act duamutef", "pick ka")
    assert (asked(state), pile(state, 2)) == ("seat 1 turn", "ka")


def test_r9_17_nobody_is_spared_for_having_few_cards() -> None:
    assert asked(play(table(hand={1: "duamutef", 2: "ka"}), "act duamutef")) == "seat 2 victim"


def test_r9_17_the_offering_table_wards_off_both() -> None:
    state = play(table(hand={1: "duamutef", 2: "ka boat table"}), "act duamutef", "react")
    assert hand(state, 2) == "table boat ka"


# Amulets


def test_r9_18_a_wedjat_amulet_keeps_one_of_three() -> None:
    state = play(table(hand={1: "wedjat"}, deck={1: "ka boat urn isis"}), "act wedjat")
    assert moves(state) == ["keep urn", "keep boat", "keep ka"]
    play(state, "keep boat")
    assert (hand(state, 1), pile(state, 1), deck(state, 1)) == ("boat", "ka urn", "isis")


def test_r9_18_the_pile_is_shuffled_if_the_deck_runs_out() -> None:
    state = play(table(hand={1: "wedjat"}, deck={1: "ka"}, pile={1: "boat urn isis"}), "act wedjat")
    assert len(state.looked) == 3
    assert "keep ka" in moves(state)


def test_r9_18_three_cards_must_be_there() -> None:
    assert moves(table(hand={1: "wedjat"}, deck={1: "ka"}, pile={1: "boat"}), "act") == []


def test_r9_18_only_its_player_sees_the_cards() -> None:
    state = play(table(hand={1: "wedjat"}, deck={1: "ka boat urn"}), "act wedjat")
    assert [GAME.view(state, seat)["looked"]["cards"] for seat in (None, 1)] == [[], []]
    assert GAME.view(state, 0)["looked"] == {"count": 3, "cards": ["urn", "boat", "ka_figurine"]}


def test_r9_19_an_ankh_amulet_takes_a_card_back_from_the_tomb() -> None:
    state = play(table(hand={1: "ankh"}, tomb={1: "ka food"}, deck={1: "urn"}), "act ankh")
    assert moves(state) == ["pick tomb food", "pick tomb ka"]
    play(state, "pick tomb food")
    assert (tomb(state, 1), known(state.hand[0]), moves(state, "act")) == (
        "ka",
        "food",
        ["act food"],
    )


def test_r9_19_the_card_taken_back_may_be_entombed_again() -> None:
    state = play(table(hand={1: "ankh"}, tomb={1: "ka"}), "act ankh", "entomb ka")
    assert tomb(state, 1) == "ka"


def test_r9_20_a_tyet_amulet_repeats_an_action_with_new_choices() -> None:
    """Ruling 20."""
    state = play(table(hand={1: "tyet inner ka boat"}), "act inner", "pick ka", "act tyet")
    assert moves(state) == ["repeat inner"]
    assert tomb(play(state, "repeat inner", "pick boat"), 1) == "ka boat"


def test_r9_20_everything_the_action_needs_must_be_there_again() -> None:
    """Ruling 20."""
    state = play(table(hand={1: "tyet inner ka"}), "act inner", "pick ka")
    assert moves(state, "act") == []


def test_r9_20_the_tyet_amulet_itself_is_not_there_any_more() -> None:
    """Ruling 20: it has left the hand when the action is repeated."""
    state = play(table(hand={1: "tyet inner ka"}), "act inner", "pick ka")
    assert hand(state, 1) == "tyet"
    assert refusal(state, "act tyet").problem == "refused-cannot-act"


@pytest.mark.parametrize(("card", "position"), [("censer", {}), ("thoth", {})])
def test_r9_20_never_the_censer_or_the_statue_of_thoth(
    card: str, position: dict[str, object]
) -> None:
    """Ruling 20."""
    assert moves(play(table(hand={1: f"tyet {card}"}), f"act {card}"), "act") == []


def test_r9_20_never_a_reaction() -> None:
    """Ruling 20."""
    state = table(hand={1: "hapi hapi tyet", 2: "boat tyet"})
    play(state, "buy 1", "react", "pick 1")
    assert short(state.done) == ""
    play(state, "end")
    assert moves(state, "act") == []


def test_r9_20_nor_the_one_entombment_of_the_turn() -> None:
    assert moves(play(table(hand={1: "tyet urn ka"}), "entomb urn"), "act tyet") == []


def test_r9_20_nor_a_card_laid_for_its_gold() -> None:
    state = play(table(hand={1: "tyet hapi hapi"}, deck={1: SIX}), "buy 1")
    assert moves(state, "act") == []


def test_r9_20_an_action_used_through_the_book_of_gates() -> None:
    """Ruling 20."""
    state = play(
        table(hand={1: "gates tyet"}, deck={1: "food ka boat urn"}), "act gates", "act tyet"
    )
    assert moves(state) == ["repeat food", "repeat gates"]
    assert hand(play(state, "repeat food"), 1) == "boat ka"


def test_r9_20_an_action_repeated_by_another_tyet_amulet() -> None:
    """Ruling 20: and never a Tyet Amulet itself."""
    state = play(
        table(hand={1: "tyet tyet food"}, deck={1: "ka boat urn"}),
        "act food",
        "act tyet",
        "repeat food",
        "act tyet",
    )
    assert moves(state) == ["repeat food"]


def test_r9_20_an_action_of_an_earlier_turn_is_gone() -> None:
    state = play(
        table(hand={1: "food", 2: "tyet"}, deck={1: SIX, 2: SIX}), "act food", "end", "pick 6"
    )
    assert moves(state, "act") == []


@pytest.mark.parametrize(
    ("buried", "slots"), [("thoth", [5]), ("gates hapi", [1, 6]), ("gates gates dead", [6])]
)
def test_r9_21_a_djed_amulet_gains_a_card_of_a_set_in_the_tomb(
    buried: str, slots: list[int]
) -> None:
    """Ruling 22: with a Statue of Thoth in the tomb one could gain a Statue of Sobek."""
    state = play(
        table(hand={1: "djed"}, tomb={1: buried}, pyramid="hapi throne scarab mask sobek dead"),
        "act djed",
    )
    if len(slots) == 1:
        assert (asked(state), len(state.pile[0])) == ("seat 1 turn", 1)
    else:
        assert moves(state) == [f"pick {slot}" for slot in slots]


@pytest.mark.parametrize("buried", ["", "urn table", "boat ka throne", "outer"])
def test_r9_21_not_without_such_a_card(buried: str) -> None:
    """Ruling 22: starters and uniques belong to no set."""
    state = table(hand={1: "djed"}, tomb={1: buried}, pyramid="hapi throne mask scarab . .")
    assert moves(state, "act djed") == []


def test_r9_21_it_may_be_a_card_of_the_same_name() -> None:
    """Ruling 22."""
    state = play(
        table(hand={1: "djed"}, tomb={1: "hapi"}, pyramid="hapi throne mask . . ."), "act djed"
    )
    assert pile(state, 1) == "hapi"


def test_r9_22_a_scarab_entombs_a_card_of_the_pile() -> None:
    state = play(
        table(hand={1: "scarab urn"}, pile={1: "ka boat isis"}), "act scarab", "pick pile boat"
    )
    assert (tomb(state, 1), pile(state, 1)) == ("boat", "ka isis")


def test_r9_22_the_pile_must_not_be_empty_and_cards_in_play_are_not_in_it() -> None:
    """Rulings 16 and 40. Ruling 16."""
    assert moves(table(hand={1: "scarab"}, played="ka boat"), "act") == []


def test_r9_22_the_uppermost_of_equal_cards_goes() -> None:
    state = play(
        table(hand={1: "scarab"}, pile={1: "ka boat ka urn"}), "act scarab", "pick pile ka"
    )
    assert pile(state, 1) == "boat ka urn"


# Books


def test_r9_23_a_book_of_gates_reveals_a_card_and_carries_out_its_action() -> None:
    """Ruling 18."""
    state = play(table(hand={1: "gates"}, deck={1: "hapi ka boat"}), "act gates")
    assert (hand(state, 1), pile(state, 1)) == ("boat ka", "hapi")


def test_r9_23_the_action_must_be_carried_out() -> None:
    """Ruling 18."""
    state = play(table(hand={1: "gates ka"}, deck={1: "inner"}), "act gates")
    assert (asked(state), moves(state)) == ("seat 1 choose", ["pick ka"])


@pytest.mark.parametrize(
    "card", ["boat", "cat", "table", "middle", "tyet", "djed", "heavens", "throne"]
)
def test_r9_23_a_reaction_or_an_impossible_action_is_just_discarded(card: str) -> None:
    """Ruling 18."""
    state = table(hand={1: "gates"}, deck={1: card})
    assert "revealed-in-vain seat=1 card=" + card in told(state, "act gates")
    assert (asked(state), pile(state, 1)) == ("seat 1 turn", card)


def test_r9_23_the_revealed_card_lies_in_no_pile_until_it_is_discarded() -> None:
    """Ruling 18: a Scarab cannot entomb itself."""
    state = play(table(hand={1: "gates"}, deck={1: "scarab"}), "act gates")
    assert (tomb(state, 1), pile(state, 1)) == ("", "scarab")


def test_r9_23_it_cannot_pay_for_its_own_action() -> None:
    """Ruling 18."""
    state = play(table(hand={1: "gates ka"}, deck={1: "middle"}), "act gates")
    assert (asked(state), boneyard(state), hand(state, 1)) == ("seat 1 turn", "outer", "ka")


def test_r9_23_everybody_sees_the_revealed_card() -> None:
    state = play(table(hand={1: "gates ka boat"}, deck={1: "inner"}), "act gates")
    assert GAME.view(state, None)["revealed"] == ["inner_sarcophagus"]


def test_r9_23_an_empty_deck_is_made_of_the_pile_first() -> None:
    """Ruling 18."""
    state = play(table(hand={1: "gates"}, pile={1: "boat"}), "act gates")
    assert (pile(state, 1), deck(state, 1)) == ("boat", "")


def test_r9_23_without_deck_and_pile_it_is_impossible() -> None:
    """Ruling 18."""
    assert moves(table(hand={1: "gates"}), "act") == []


def test_r9_23_a_second_book_works_in_turn_and_the_last_card_is_discarded_first() -> None:
    """Ruling 19."""
    state = play(table(hand={1: "gates"}, deck={1: "gates food ka"}), "act gates")
    assert (hand(state, 1), pile(state, 1), short(state.done)) == ("ka", "gates food", "food gates")


def test_r9_23_a_revealed_tyet_amulet_repeats_only_what_was_completed_before() -> None:
    """Ruling 19: not the Book of Gates one is in the middle of."""
    state = play(table(hand={1: "gates food"}, deck={1: "urn tyet ka"}), "act food", "act gates")
    assert moves(state) == ["repeat food"]
    in_vain = play(table(hand={1: "gates"}, deck={1: "tyet ka"}), "act gates")
    assert (asked(in_vain), pile(in_vain, 1)) == ("seat 1 turn", "tyet")


def test_r9_23_an_attack_that_is_revealed_is_ones_own() -> None:
    state = play(
        table(hand={1: "gates", 2: "ka"}, deck={1: "bastet", 2: SIX}), "act gates", "pick ka"
    )
    assert pile(state, 1) == "bastet ka"


@pytest.mark.parametrize(
    ("cards", "possible"), [("ka boat isis urn", False), ("ka boat isis urn food", True)]
)
def test_r9_24_a_book_of_the_heavens_needs_five_cards_in_the_pile(
    cards: str, possible: bool
) -> None:
    """Ruling 16."""
    assert (
        moves(table(hand={1: "heavens"}, pile={1: cards}), "act") == ["act heavens"]
    ) == possible


def test_r9_24_it_entombs_one_of_them_and_the_others_keep_their_order() -> None:
    """Ruling 26."""
    state = play(
        table(hand={1: "heavens"}, pile={1: "ka boat isis urn food"}),
        "act heavens",
        "pick pile isis",
    )
    assert (tomb(state, 1), pile(state, 1)) == ("isis", "ka boat urn food")


def test_r9_24_cards_bought_or_gained_this_turn_count() -> None:
    """Ruling 26."""
    state = table(hand={1: "heavens anubis hapi hapi"}, pile={1: "urn urn urn"})
    assert moves(play(state, "buy 1"), "act heavens") == []
    assert moves(play(state, "act anubis"), "act heavens") == ["act heavens"]


@pytest.mark.parametrize(
    ("given", "slots"),
    [
        ("urn", [1]),
        ("shabti", []),
        ("food", [1, 2, 3]),
        ("bastet", [1, 2, 3, 4]),
        ("gates", [1, 2, 3]),
    ],
)
def test_r9_25_a_book_of_the_earth_gains_a_card_for_at_most_twice_the_cost(
    given: str, slots: list[int]
) -> None:
    """Ruling 25: costs 4, 5, 6, 8, 9, 10; for a card of cost 2 one of cost 4 or less."""
    state = table(hand={1: f"earth {given}"}, pyramid="bastet tyet hapi dead thoth mask")
    if not slots:
        assert moves(state, "act earth") == []
        return
    play(state, "act earth", f"pick {given}")
    if len(slots) > 1:
        assert moves(state) == [f"pick {slot}" for slot in slots]
        play(state, "pick 1")
    assert (pile(state, 1), boneyard(state)) == ("bastet", f"{given} outer")


def test_r9_25_a_card_for_which_nothing_is_cheap_enough_cannot_be_sacrificed() -> None:
    """Ruling 25."""
    state = play(table(hand={1: "earth shabti urn ka"}, pyramid="bastet . . . . ."), "act earth")
    assert moves(state) == ["pick urn", "pick ka"]


def test_r9_25_a_cat_may_catch_the_sacrifice_before_the_gain() -> None:
    state = play(
        table(hand={1: "earth urn", 2: "cat"}, pyramid="bastet . . . . ."), "act earth", "pick urn"
    )
    assert asked(state) == "seat 2 reaction"
    assert (pile(play(state, "react"), 2), pile(state, 1)) == ("urn cat", "bastet")


@pytest.mark.parametrize(
    ("dearest", "slots"), [(0, []), (4, []), (5, [1]), (7, [1, 2]), (10, [1, 2, 3, 4])]
)
def test_r9_26_a_book_of_traversing_eternity_gains_a_card_cheaper_than_one_bought(
    dearest: int, slots: list[int]
) -> None:
    """Ruling 23: costs 4, 6, 8, 9, 10."""
    state = table(hand={1: "eternity"}, pyramid="bastet hapi dead thoth mask .", dearest=dearest)
    if len(slots) > 1:
        assert moves(play(state, "act eternity")) == [f"pick {slot}" for slot in slots]
    else:
        assert moves(state, "act") == ["act eternity"] * len(slots)


def test_r9_26_the_dearest_card_bought_this_turn_counts() -> None:
    """Ruling 23: first one of cost 9, then one of cost 4."""
    state = table(hand={1: "eternity mask thoth horus"}, pyramid="thoth bastet mask dead . .")
    play(state, "buy 1", "buy 2", "act eternity")
    assert (asked(state), pile(state, 1)) == ("seat 1 turn", "dead bastet thoth")


def test_r9_26_a_gain_is_no_purchase() -> None:
    assert moves(play(table(hand={1: "eternity horus"}), "act horus", "pick 6"), "act") == []


def test_r9_27_a_book_of_the_netherworld_gains_the_top_card_of_the_stock() -> None:
    """Ruling 28."""
    state = play(
        table(hand={1: "netherworld"}, stock="ka boat", pile={1: "urn"}), "act netherworld"
    )
    assert (pile(state, 1), short(state.stock), state.changed) == ("ka urn", "boat", False)


def test_r9_27_not_from_an_empty_stock() -> None:
    """Ruling 28."""
    assert moves(table(hand={1: "netherworld"}, stock=""), "act") == []


def test_r9_28_a_book_of_the_dead_entombs_the_cheapest_card_of_the_pyramid() -> None:
    """Ruling 24: wherever it lies."""
    state = play(table(hand={1: "dead"}, pyramid="hapi scarab djed bastet horus thoth"), "act dead")
    assert (tomb(state, 1), pyramid(state), state.changed) == (
        "bastet",
        "hapi scarab djed thoth horus .",
        True,
    )


def test_r9_28_of_several_that_share_the_lowest_cost_one_is_chosen() -> None:
    """Ruling 24."""
    state = play(table(hand={1: "dead"}, pyramid="hapi scarab djed isis horus thoth"), "act dead")
    assert moves(state) == ["pick 1", "pick 3", "pick 4"]
    assert tomb(play(state, "pick 4"), 1) == "isis"


# Statues


def test_r9_29_a_statue_of_sobek_sacrifices_one_and_draws_two() -> None:
    state = play(table(hand={1: "sobek urn"}, deck={1: "ka boat isis"}), "act sobek", "pick urn")
    assert (boneyard(state), hand(state, 1)) == ("urn outer", "boat ka")


def test_r9_30_a_statue_of_bastet_makes_opponents_give_her_player_a_card() -> None:
    """Rulings 12 and 42. Ruling 42."""
    state = table(3, hand={1: "bastet", 2: "ka", 3: "boat"}, deck={2: SIX, 3: SIX}, pile={1: "urn"})
    play(state, "act bastet", "pick ka", "pick boat")
    assert (pile(state, 1), hand(state, 2), pile(state, 2)) == ("boat ka urn", "", "")


def test_r9_30_who_has_few_cards_or_an_empty_hand_gives_nothing() -> None:
    """Rulings 12, 13 and 14. Ruling 13."""
    state = table(3, hand={1: "bastet", 2: "ka"}, deck={2: "urn urn urn urn", 3: SIX})
    assert pile(play(state, "act bastet"), 1) == ""


def test_r9_31_a_statue_of_anubis_gains_the_top_card_of_the_boneyard() -> None:
    """Ruling 28."""
    state = play(table(hand={1: "anubis"}, boneyard="ka boat", pile={1: "urn"}), "act anubis")
    assert (pile(state, 1), boneyard(state), state.changed) == ("ka urn", "boat", False)


def test_r9_31_not_from_an_empty_boneyard() -> None:
    """Ruling 28."""
    assert moves(table(hand={1: "anubis"}, boneyard=""), "act") == []


def test_r9_32_a_statue_of_isis_draws_three_and_discards_one() -> None:
    state = play(table(hand={1: "isis"}, deck={1: "ka boat urn food"}), "act isis")
    assert moves(state) == ["pick urn", "pick boat", "pick ka"]
    assert (hand(play(state, "pick boat"), 1), pile(state, 1)) == ("urn ka", "boat")


def test_r9_33_a_statue_of_osiris_takes_a_card_from_the_tomb_and_draws_one() -> None:
    state = play(
        table(hand={1: "osiris"}, tomb={1: "ka boat"}, deck={1: "urn food"}),
        "act osiris",
        "pick tomb ka",
    )
    assert (tomb(state, 1), hand(state, 1)) == ("boat", "urn ka")


@pytest.mark.parametrize("slot", range(1, 7))
def test_r9_34_a_statue_of_horus_gains_any_card_of_the_pyramid(slot: int) -> None:
    state = play(table(hand={1: "horus"}), "act horus", f"pick {slot}")
    assert pile(state, 1) == ["hapi", "scarab", "djed", "dead", "horus", "thoth"][slot - 1]


def test_r9_35_with_a_statue_of_thoth_every_card_in_hand_is_worth_4() -> None:
    """Ruling 21: even one with more printed on it."""
    state = table(hand={1: "thoth urn mask"}, pyramid="thoth dead . . . .")
    assert moves(play(state, "act thoth"), "buy") == ["buy 2"]
    assert told(state, "lay urn", "lay mask") == [
        "laid seat=1 cards=urn gold=4",
        "laid seat=1 cards=mask gold=4",
    ]


def test_r9_35_cards_drawn_later_are_included() -> None:
    """Ruling 21."""
    state = play(
        table(hand={1: "thoth hapi"}, deck={1: "urn urn"}, pyramid="dead . . . . ."),
        "act thoth",
        "act hapi",
    )
    assert moves(state, "buy") == ["buy 1"]


def test_r9_35_the_statue_itself_does_not_pay() -> None:
    """Ruling 21."""
    state = play(table(hand={1: "thoth urn"}, pyramid="tyet . . . . ."), "act thoth")
    assert moves(state, "buy") == []


def test_r9_35_printed_gold_comes_back_with_the_next_turn() -> None:
    state = play(
        table(hand={1: "thoth", 2: "urn"}, pyramid="imsety scarab . . . .", stock=""),
        "act thoth",
        "end",
        "pick 2",
    )
    assert moves(state, "buy") == []
