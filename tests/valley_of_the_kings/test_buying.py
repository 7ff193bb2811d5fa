"""R4: buying."""

import pytest

from .builder import asked, boneyard, moves, pile, play, pyramid, refusal, short, table, told

RICH = "mask " * 12


def test_r4_1_only_cards_of_the_base_can_be_bought() -> None:
    assert moves(table(hand={1: RICH}), "buy") == ["buy 1", "buy 2", "buy 3"]


def test_r4_1_a_card_higher_up_has_to_fall_into_the_base_first() -> None:
    state = play(table(hand={1: RICH}), "buy 1")
    assert pyramid(state) == "dead scarab djed thoth horus ."
    assert pile(play(state, "buy 1"), 1) == "dead hapi"


def test_r4_1_all_six_may_be_bought() -> None:
    state = play(table(hand={1: RICH}), "buy 1", "buy 1", "buy 1", "buy 3", "buy 3", "buy 2")
    assert (pyramid(state), pile(state, 1)) == (". . . . . .", "scarab horus djed thoth dead hapi")


def test_r4_1_a_gap_cannot_be_bought() -> None:
    assert moves(table(hand={1: RICH}, pyramid=". hapi . . . ."), "buy") == ["buy 2"]


@pytest.mark.parametrize(
    ("cards", "bought"),
    [
        ("hapi tyet", ""),
        ("hapi hapi", "buy 1, buy 3"),
        ("hapi mask", "buy 1, buy 3"),
        ("mask thoth", "buy 1, buy 2, buy 3"),
    ],
)
def test_r4_2_the_gold_must_cover_the_cost(cards: str, bought: str) -> None:
    """The cards cost 6, 9 and 6."""
    assert (
        ", ".join(moves(table(hand={1: cards}, pyramid="isis thoth djed . . ."), "buy")) == bought
    )


def test_r4_2_the_rulebooks_example() -> None:
    """Bastet for 4, paid with Tyet for 2 and the Book of the Netherworld for 3: the fifth coin is lost."""
    state = table(hand={1: "tyet netherworld shabti"}, pyramid="bastet outer . . . .")
    assert told(state, "lay tyet", "lay netherworld", "buy 1")[:3] == [
        "laid seat=1 cards=tyet gold=2",
        "laid seat=1 cards=netherworld gold=3",
        "bought seat=1 card=bastet slot=1 gold=4 lost=1",
    ]
    assert pile(state, 1) == "bastet"
    assert refusal(state, "buy 2").facts["gold"] == 1


def test_r4_2_more_may_be_laid_than_is_needed() -> None:
    """Ruling 38."""
    state = table(hand={1: "hapi hapi hapi"}, pyramid="bastet . . . . .")
    events = told(state, "lay hapi", "lay hapi", "lay hapi", "buy 1")
    assert "bought seat=1 card=bastet slot=1 gold=4 lost=5" in events


def test_r4_2_once_a_card_is_laid_a_purchase_must_follow() -> None:
    state = play(table(hand={1: "hapi hapi food"}, deck={1: "urn"}), "lay hapi")
    assert moves(state) == ["lay food", "lay hapi", "buy 1", "buy 2", "buy 3"]


def test_r4_2_a_card_can_be_laid_only_while_a_purchase_is_within_reach() -> None:
    assert moves(table(hand={1: "hapi food food"}), "lay") == []
    assert moves(table(hand={1: "hapi food food food"}), "lay") == ["lay food", "lay hapi"]


def test_r4_2_what_is_laid_pays_for_whatever_is_bought() -> None:
    state = play(
        table(hand={1: "hapi hapi urn"}, pyramid="mask bastet hapi . . ."), "lay hapi", "lay urn"
    )
    assert moves(state, "buy") == ["buy 2", "buy 3"]
    assert short(play(state, "buy 2").played) == "hapi urn"


def test_r4_3_the_gold_of_a_card_serves_a_single_purchase() -> None:
    """The rulebook's example: no two cards of cost 3 with one of 6 gold; here 5 gold, and cards of cost 3."""
    state = play(table(hand={1: "mask"}, pyramid="outer imsety . . . ."), "buy 1")
    assert moves(state) == ["end"]


def test_r4_3_a_card_laid_stays_on_the_table_and_its_action_is_gone() -> None:
    state = play(
        table(hand={1: "hapi food"}, deck={1: "urn urn urn"}, pyramid="imsety . . . . ."), "buy 1"
    )
    assert (short(state.played), moves(state, "act")) == ("hapi", ["act food"])
    assert pile(state, 1) == "imsety"


def test_r4_4_the_bought_card_lies_on_top_of_ones_pile() -> None:
    state = play(table(hand={1: "hapi hapi"}, pile={1: "urn"}), "buy 3")
    assert (pile(state, 1), boneyard(state)) == ("djed urn", "outer")


def test_r4_4_the_pyramid_crumbles_before_anything_else() -> None:
    state = play(table(hand={1: "hapi hapi hapi"}), "buy 2")
    assert (asked(state), moves(state)) == ("seat 1 crumble", ["fall left", "fall right"])


def test_r4_4_no_card_comes_from_the_stock_before_step_3() -> None:
    state = play(table(hand={1: "hapi hapi"}, stock="cat"), "buy 1")
    assert pyramid(state) == "dead scarab djed thoth horus ."
    assert pyramid(play(state, "end")) == "dead scarab djed thoth horus cat"
