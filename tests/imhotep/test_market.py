"""R5.1 to R5.4 and R6.1, R6.2: the market."""

import pytest

import iteru

from .builder import (
    EVERY_SEAT,
    GAME,
    WHITE,
    asked,
    cards,
    end_round,
    last_ship,
    moves,
    names,
    play,
    table,
    text,
)


def test_r5_1_each_stone_takes_a_card_in_the_order_of_unloading() -> None:
    """The rulebook's example on page 7: white takes a sail, brown a statue, grey a lever."""
    state = table(cargo={1: "234."}, market="lever statue hammer sail")
    play(state, "sail 1 market", "take 4", "take 2", "take 1")
    assert [cards(state, seat) for seat in (1, 2, 3, 4)] == [
        {},
        {"sail": 1},
        {"statue": 1},
        {"lever": 1},
    ]
    assert names(state.stalls) == [".", ".", "hammer", "."]


def test_r5_2_in_the_end_all_stones_of_the_ship_return_to_the_quarry() -> None:
    """The rulebook's example on page 7."""
    state = table(cargo={1: "234."}, market="lever statue hammer sail")
    play(state, "sail 1 market", "take 4", "take 2", "take 1")
    assert state.quarry == [27, 26 + 1, 25 + 1, 24 + 1]
    assert text(state.cargo) == "." * 16


def test_r5_1_a_card_cannot_be_declined() -> None:
    """Ruling 10."""
    state = play(table(cargo={3: "1."}), "sail 3 market")
    assert moves(state) == ["take 1", "take 2", "take 3", "take 4"]


def test_r5_1_only_a_card_that_still_lies_there_is_taken() -> None:
    state = play(table(cargo={3: "12"}), "sail 3 market", "take 2")
    assert moves(state) == ["take 1", "take 3", "take 4"]


def test_r5_1_the_last_card_is_taken_too() -> None:
    """Ruling 10."""
    state = play(table(cargo={3: "1."}, market=". . . statue"), "sail 3 market")
    assert cards(state, 1) == {"statue": 1}


def test_r5_2_the_stones_return_only_after_the_last_pick() -> None:
    """Ruling 9."""
    state = play(table(cargo={3: "12"}, market="lever statue"), "sail 3 market")
    assert state.quarry[:2] == [27, 26]
    assert play(state, "take 1").quarry[:2] == [27 + 1, 26 + 1]


def test_r5_2_a_red_card_cannot_use_a_stone_of_the_ship() -> None:
    """Ruling 9."""
    state = table(cargo={3: "11"}, quarry={1: 0}, market="sarcophagus statue")
    play(state, "sail 3 market", "take 1")
    assert text(state.burial) == ""
    assert state.quarry[0] == 2


def test_r5_3_a_red_card_acts_at_once_and_is_discarded() -> None:
    state = play(table(cargo={3: "1."}, market="sarcophagus statue"), "sail 3 market", "take 1")
    assert text(state.burial) == "1"
    assert names(state.discard) == ["sarcophagus"]
    assert cards(state, 1) == {}


@pytest.mark.parametrize("card", ["statue", "temple_decoration", "lever"])
def test_r5_3_any_other_card_lies_face_up_in_front_of_its_owner(card: str) -> None:
    state = play(table(cargo={3: "2."}, market=f"{card} statue"), "sail 3 market", "take 1")
    assert cards(state, 2) == {card: 1}
    assert state.discard == []


def test_r5_4_a_stone_for_which_no_card_is_left_takes_nothing() -> None:
    """Ruling 11."""
    state = play(table(cargo={1: "123."}, market="statue"), "sail 1 market")
    assert [cards(state, seat) for seat in (1, 2, 3)] == [{"statue": 1}, {}, {}]


def test_r5_4_and_goes_back_to_the_quarry_with_the_others() -> None:
    """Ruling 11."""
    state = play(table(cargo={1: "123."}, market="statue"), "sail 1 market")
    assert state.quarry == [27 + 1, 26 + 1, 25 + 1, 24]
    assert asked(state) == "seat 2 turn"


def test_r6_1_three_cards_are_dealt_face_up_and_a_pair_face_down() -> None:
    state = end_round(side_b="market", deck="lever hammer sail chisel statue entrance")
    assert names(state.stalls) == ["lever", "hammer", "sail"]
    assert names(state.pair) == ["chisel", "statue"]
    assert names(state.deck) == ["entrance"]


def pair_taken() -> iteru.State:
    """White has taken the pair of lever and statue."""
    state = table(side_b="market", cargo={3: "2."}, market="sail sail sail", pair="lever statue")
    return play(state, "sail 3 market", "take 4")


def test_r6_1_whoever_takes_the_pair_keeps_one_card_and_discards_the_other() -> None:
    state = table(side_b="market", cargo={3: "2."}, market="sail sail sail", pair="lever statue")
    play(state, "sail 3 market", "take 4", "keep 2")
    assert cards(state, 2) == {"statue": 1}
    assert names(state.discard) == ["lever"]


@pytest.mark.parametrize("seat", EVERY_SEAT)
def test_r6_1_nobody_sees_the_pair_before_it_is_taken(seat: int | None) -> None:
    """Ruling 13."""
    market = GAME.view(table(side_b="market"), seat)["market"]
    assert (market["pair"], market["pair_cards"]) == (2, [])


@pytest.mark.parametrize("seat", EVERY_SEAT)
def test_r6_1_only_the_taker_looks_at_the_pair(seat: int | None) -> None:
    """Ruling 13."""
    market = GAME.view(pair_taken(), seat)["market"]
    assert market["pair_cards"] == (["lever", "statue"] if seat == WHITE else [])


@pytest.mark.parametrize("seat", EVERY_SEAT)
def test_r6_1_only_the_taker_is_told_of_the_pair(seat: int | None) -> None:
    """Ruling 13."""
    state = table(side_b="market", cargo={3: "2."}, pair="lever statue")
    state.journal = iteru.Journal()
    play(state, "sail 3 market", "take 4")
    told = [event.name for event in state.journal.events if event.known_to(seat)]
    assert ("looked" in told) == (seat == WHITE)


@pytest.mark.parametrize("seat", EVERY_SEAT)
def test_r6_1_the_other_card_is_discarded_face_up(seat: int | None) -> None:
    """Ruling 13."""
    state = table(side_b="market", cargo={3: "2."}, pair="lever statue")
    play(state, "sail 3 market", "take 4", "keep 2")
    assert GAME.view(state, seat)["market"]["discards"] == {"lever": 1}


def test_r6_1_a_bot_that_looks_at_the_pair_keeps_its_knowledge() -> None:
    """Ruling 13."""
    state = pair_taken()
    copy = GAME.sight(state, WHITE, iteru.Rng.seeded(3))
    assert copy.snapshot()["pair"] == state.snapshot()["pair"]


def test_r6_1_a_red_card_kept_from_the_pair_acts_at_once() -> None:
    state = table(side_b="market", cargo={3: "2."}, pair="sarcophagus statue")
    play(state, "sail 3 market", "take 4", "keep 1")
    assert text(state.burial) == "2"
    assert names(state.discard) == ["statue", "sarcophagus"]


def test_r6_1_after_a_short_deal_a_single_card_lies_face_down_and_is_taken_as_it_is() -> None:
    """Ruling 11."""
    state = play(table(side_b="market", cargo={3: "2."}, market="", pair="lever"), "sail 3 market")
    assert (cards(state, 2), state.pair, asked(state)) == ({"lever": 1}, [], "seat 2 turn")


def test_r6_1_the_stones_return_after_the_choice() -> None:
    state = table(side_b="market", cargo={3: "2."}, pair="lever statue")
    play(state, "sail 3 market", "take 4")
    assert state.quarry[WHITE] == 26
    assert play(state, "keep 1").quarry[WHITE] == 27


def test_r6_2_the_pair_is_one_of_four_picks() -> None:
    state = play(table(side_b="market", cargo={1: "1234"}), "sail 1 market")
    assert moves(state) == ["take 1", "take 2", "take 3", "take 4"]
    play(state, "take 4", "keep 1")
    assert moves(state) == ["take 1", "take 2", "take 3"]


def test_r6_2_a_pair_that_nobody_took_is_discarded() -> None:
    """Ruling 14."""
    state = play(last_ship(side_b="market", market="", pair="lever statue"), "sail 4 obelisks")
    assert names(state.discard) == ["lever", "statue"]
    assert len(state.pair) == 2
