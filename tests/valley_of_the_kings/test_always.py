"""What holds in every position of every game, looked at in many random ones."""

from collections import Counter

import pytest

import iteru
from iteru.games.valley_of_the_kings.rules.buying import payment
from iteru.games.valley_of_the_kings.rules.moves import ARRANGE, BUY, LAY, TOP
from iteru.games.valley_of_the_kings.rules.position import EMPTY, KNOWN, price_of
from iteru.games.valley_of_the_kings.rules.state import ValleyState
from iteru.games.valley_of_the_kings.rules.turn import TURN

from .builder import GAME, play_out, walk

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
SEEDS = range(5)


def new(seats: int, seed: int) -> ValleyState:
    state = GAME.new(
        seats,
        seed,
        {"partial_draws": bool(seed % 2), "boat_crumble": ("turn", "boat")[seed // 2 % 2]},
    )
    assert isinstance(state, ValleyState)
    return state


def owned(state: ValleyState, seat: int) -> Counter[int]:
    cards = Counter(card >> 1 for card in state.hand[seat] + state.deck[seat] + state.pile[seat])
    if seat == state.on_turn:
        cards.update(state.played + state.revealed + [card >> 1 for card in state.looked])
    return cards + Counter(state.tomb[seat])


@SEATS
def test_every_card_is_somewhere_once(seats: int) -> None:
    for seed in SEEDS:
        state = new(seats, seed)
        everything = {
            kind: count for kind, count in enumerate(GAME.census(state).values()) if count
        }
        for position in walk(state, seed):
            found = sum(
                (owned(position, seat) for seat in range(seats)),
                Counter(position.stock + position.boneyard),
            )
            found.update(kind for kind in position.pyramid if kind != EMPTY)
            assert found == everything


@SEATS
def test_hands_are_sorted_and_the_top_of_every_pile_is_known(seats: int) -> None:
    for seed in SEEDS:
        for position in walk(new(seats, seed), seed):
            assert all(cards == sorted(cards) for cards in position.hand)
            assert all(not cards or cards[-1] & KNOWN for cards in position.pile)


@SEATS
def test_known_cards_of_a_deck_lie_on_top_of_the_others(seats: int) -> None:
    for seed in SEEDS:
        for position in walk(new(seats, seed), seed):
            for cards in position.deck:
                flags = [card & KNOWN for card in cards]
                assert flags == sorted(flags)


@SEATS
def test_at_the_beginning_of_a_turn_nothing_is_in_play_and_hands_are_full(seats: int) -> None:
    for seed in SEEDS:
        turns = -1
        for position in walk(new(seats, seed), seed):
            if position.actor == iteru.NOBODY or position.turns == turns:
                continue
            turns = position.turns
            assert (
                position.played
                + position.revealed
                + position.looked
                + position.arranged
                + position.done
                == []
            )
            assert (position.laid, position.dearest, position.changed, position.entombed) == (
                0,
                0,
                False,
                False,
            )
            assert EMPTY not in position.pyramid or not position.stock
            before = (position.on_turn - 1) % seats
            if turns and len(position.hand[before]) < 5:
                assert position.deck[before] + position.pile[before] == []


@SEATS
def test_everybody_has_as_many_turns(seats: int) -> None:
    for seed in SEEDS:
        assert play_out(new(seats, seed), seed).turns % seats == 0


@SEATS
def test_a_card_can_be_laid_if_and_only_if_something_can_be_bought(seats: int) -> None:
    for seed in SEEDS:
        for position in walk(new(seats, seed), seed):
            if position.on_top(TURN):
                actions = position.legal_actions()
                buys = [action for action in actions if BUY.has(action)]
                lays = [action for action in actions if LAY.has(action)]
                assert not lays or buys
                assert not position.laid or buys
                for action in buys:
                    missing = (
                        price_of(position, position.pyramid[BUY.place(action)]) - position.laid
                    )
                    paid = payment(position, position.actor, missing)
                    gold = sum(position.gold_each or position.layout.gold[kind] for kind in paid)
                    assert gold >= missing


@SEATS
def test_r3_3_the_order_is_one_choice_whenever_there_are_two_cards_to_put_away(seats: int) -> None:
    """By their number, which everybody sees: whether they differ is the player's secret."""
    for seed in SEEDS:
        for position in walk(new(seats, seed), seed):
            if position.on_top(TURN):
                actions = position.legal_actions()
                count = len(position.played) + len(position.hand[position.actor])
                assert (ARRANGE.first in actions) == (count > 1 and not position.laid)
                assert not [action for action in actions if TOP.has(action)]


@SEATS
def test_a_tomb_only_loses_cards_to_ankh_and_osiris(seats: int) -> None:
    for seed in SEEDS:
        before: list[int] = [0] * seats
        for position in walk(new(seats, seed), seed):
            sizes = [len(tomb) for tomb in position.tomb]
            for seat, (old, size) in enumerate(zip(before, sizes, strict=True)):
                if size < old:
                    assert seat == position.on_turn
                    assert {CARD_ANKH, CARD_OSIRIS} & set(
                        position.played + position.revealed + position.done
                    )
            before = sizes


CARD_ANKH, CARD_OSIRIS = 18, 32


@SEATS
def test_the_standard_game_ends_long_before_the_turn_limit(seats: int) -> None:
    assert max(play_out(new(seats, seed), seed).turns for seed in SEEDS) < 150
