"""R4: buying."""

import pytest

import iteru
from iteru.games.valley_of_the_kings.rules.position import hidden_card
from iteru.games.valley_of_the_kings.rules.state import ValleyState

from .builder import (
    GAME,
    SHORT,
    asked,
    boneyard,
    moves,
    pile,
    play,
    pyramid,
    refusal,
    short,
    table,
    told,
)

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


# R4.5: taking back


def ready_to_buy(seed: int) -> tuple[iteru.Match, int, str]:
    """A new game, who begins, and a purchase that is possible."""
    match = iteru.Match(GAME, 2, seed)
    bought = [move for move in moves(match.state, "buy") if move != "buy 2"]  # type: ignore[arg-type]
    return match, match.state.actor, bought[0]


@pytest.mark.parametrize("seed", range(5))
def test_r4_5_what_the_game_laid_can_be_taken_back_like_what_was_laid_by_hand(seed: int) -> None:
    match, seat, bought = ready_to_buy(seed)
    before = match.state.snapshot()
    paid = GAME.view(match.state, seat)["asks"]["payments"][bought.split()[1]]
    match.play(seat, bought)
    assert match.undoable(seat) == 1
    match.undo(seat)
    assert match.state.snapshot() == before
    for card in paid:
        match.play(seat, f"lay {card}")
    match.play(seat, bought)
    assert match.undoable(seat) == len(paid) + 1


def test_r4_5_the_others_are_shown_the_cards_and_the_buyer_nothing_new() -> None:
    match, seat, bought = ready_to_buy(1)
    laid = next(event for event in match.play(seat, bought).events if event.name == "laid")
    assert (laid.shows, laid.reveals, laid.known_to(1 - seat)) == (True, False, True)


def test_r4_5_what_comes_from_the_stock_ends_it() -> None:
    match, seat, bought = ready_to_buy(1)
    match.play(seat, bought)
    match.play(seat, "end")
    assert match.played[-1].reveals
    assert match.undoable(seat) == 0


def test_r4_5_when_somebody_else_has_chosen_it_is_too_late() -> None:
    match, seat, bought = ready_to_buy(1)
    assert isinstance(match.state, ValleyState)
    match.state.hand[1 - seat].append(hidden_card(SHORT.index("boat")))
    match.play(seat, bought)
    match.play(1 - seat, "decline")
    assert (match.undoable(seat), match.why_no_undo(seat)) == (0, "undo-other-seat")
