"""Positions arranged in a few words, and moves played in notation.

As in `str(state)` and in the notation, seats, ships and spaces count from 1 here and a dot is an empty place; what the
engine gives back (`state.actor`, lists by seat) counts from 0.

>>> state = table(seats=2, ships="4 3 2 1", cargo={3: ".2"}, temple="12")
>>> play(state, "load 3 1", "sail 3 temple").temple
[0, 1, 0, 1]
"""

from collections.abc import Mapping
from typing import Any

import pytest

import iteru
from iteru.engine.game import Game
from iteru.engine.state import State
from iteru.games.imhotep.rules.moves import CARD_COUNT, CARDS, SHIPS, SITES, SPACES
from iteru.games.imhotep.rules.position import EMPTY, SENT_BACK, WAITING
from iteru.games.imhotep.rules.state import ImhotepState
from iteru.games.imhotep.rules.turn import TURN

GAME = iteru.game("imhotep")
EVERY_SEAT = (None, 0, 1, 2, 3)
BLACK, WHITE, BROWN, GREY = range(4)
"""The rulebook's colours; its examples are played with black as seat 1 and so on."""


def table(
    seats: int = 4,
    *,
    box: Mapping[str, object] | None = None,
    seed: int = 1,
    side_b: str = "",
    wrath: bool = False,
    turn: int = 1,
    in_round: int = 1,
    next_card: str | None = None,
    ships: str = "4 3 2 2",
    cargo: Mapping[int, str] | None = None,
    sailed: Mapping[int, str] | None = None,
    sled: Mapping[int, int] | None = None,
    quarry: Mapping[int, int] | None = None,
    owned: Mapping[int, str] | None = None,
    **lying: Any,
) -> ImhotepState:
    """A new game with some things laid differently.

    `box` holds an owner's corrections; `side_b` names the boards that lie on side B; `next_card` is
    the round card on top of the pile; `cargo` and `sailed` (the site) are by ship; `sled`, `quarry`
    and `owned` (cards) are by seat; for the rest see `lay_cards` and `lay_stones`.
    """
    game = iteru.game("imhotep", box)
    state = game.new(seats, seed, {**dict.fromkeys(side_b.split(), "B"), "wrath": wrath})
    assert isinstance(state, ImhotepState)
    state.round = in_round
    set_ships(state, ships, cargo or {}, sailed or {})
    for stones, given in ((state.sled, sled), (state.quarry, quarry)):
        for seat, count in (given or {}).items():
            stones[seat - 1] = count
    for seat, held in (owned or {}).items():
        for card in cards_of(held):
            state.owned[(seat - 1) * CARD_COUNT + card] += 1
    if next_card is not None:
        stack_round_card(state, numbers(next_card))
    lay_cards(
        state,
        **{
            name: lying.pop(name) for name in ("market", "pair", "deck", "discard") if name in lying
        },
    )
    lay_stones(state, **lying)
    give_turn(state, turn)
    return state


def set_ships(
    state: ImhotepState, ships: str, cargo: Mapping[int, str], sailed: Mapping[int, str]
) -> None:
    state.ships = numbers(ships)
    for number, stones in cargo.items():
        for space, owner in enumerate(owners(stones)):
            state.cargo[(number - 1) * SPACES + space] = owner
    for number, site in sailed.items():
        state.berth[number - 1] = SITES.index(site)
    state.free, state.ready, state.taken = masks(state)


def masks(state: ImhotepState) -> tuple[int, int, int]:
    """`free`, `ready` and `taken` as they follow from ships, berths and cargo."""
    free = ready = taken = 0
    for ship in range(SHIPS):
        size = state.ships[ship]
        spaces = state.cargo[ship * SPACES : ship * SPACES + size]
        if state.berth[ship] == WAITING:
            free |= sum(
                1 << ship * SPACES + space for space in range(size) if spaces[space] == EMPTY
            )
            ready |= (size - spaces.count(EMPTY) >= state.layout.minimum[size]) << ship
        elif state.berth[ship] != SENT_BACK:
            taken |= 1 << state.berth[ship]
    return free, ready, taken


def stack_round_card(state: ImhotepState, ships: list[int]) -> None:
    printed = state.layout.round_cards
    card = [printed[start : start + SHIPS] for start in range(0, len(printed), SHIPS)].index(ships)
    top, found = state.round, state.round_cards.index(card)
    state.round_cards[top], state.round_cards[found] = card, state.round_cards[top]


def lay_cards(
    state: ImhotepState,
    market: str | None = None,
    pair: str | None = None,
    deck: str | None = None,
    discard: str = "",
) -> None:
    """Cards by name, the top card of the draw pile first; stalls not named are empty."""
    if market is not None:
        cards = cards_of(market)
        state.stalls = cards + [EMPTY] * (len(state.stalls) - len(cards))
    if pair is not None:
        state.pair = cards_of(pair)
    if deck is not None:
        state.deck = cards_of(deck)[::-1]
    state.discard = cards_of(discard)


def lay_stones(
    state: ImhotepState,
    pyramid: str = "",
    beyond: str = "",
    temple: str = "",
    burial: str = "",
    obelisk: str = "",
    towers: str = "",
) -> None:
    """Stones as the seats that own them, in the order of filling; pyramids of side B apart by `/`; obelisks by height."""
    for number, stones in enumerate(pyramid.split("/")):
        for space, owner in enumerate(owners(stones)):
            state.pyramid[state.layout.pyramid_start[number] + space] = owner
    state.overflow = owners(beyond)
    state.temple = owners(temple)
    state.burial = owners(burial)
    state.obelisk = numbers(obelisk) or [0] * state.seats
    state.towers = owners(towers)


def give_turn(state: ImhotepState, seat: int) -> None:
    state.agenda.clear()
    state.push(TURN, seat - 1, 0)
    state.actor = seat - 1


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def owners(text: str) -> list[int]:
    return [EMPTY if letter == "." else int(letter) - 1 for letter in text if letter != " "]


def cards_of(text: str) -> list[int]:
    return [EMPTY if word == "." else CARDS.index(word) for word in text.split()]


def last_ship(away: str = "market pyramids burial_chamber", **things: Any) -> ImhotepState:
    """Three ships have sailed to the sites `away`; the fourth holds one stone, of seat 1, and may sail."""
    return table(
        ships="4 3 2 1", sailed=dict(enumerate(away.split(), start=1)), cargo={4: "1"}, **things
    )


def end_round(**things: Any) -> ImhotepState:
    """The fourth ship sails, to the obelisks, so that the round ends as far as nobody has a choice."""
    return play(last_ship(**things), "sail 4 obelisks")


def game_of(state: ImhotepState) -> Game[State]:
    """Imhotep with the box that the state is played with."""
    return iteru.game("imhotep", state.setting.box.corrections)


def play(state: ImhotepState, *moves: str) -> ImhotepState:
    """Play moves in notation, each for whoever must choose, checked."""
    for move in moves:
        game_of(state).play(state, state.actor, move)
    return state


def play_out(state: ImhotepState, seed: int) -> ImhotepState:
    """Play at random to the end of the game."""
    rng = iteru.Rng.seeded(seed)
    while state.actor != iteru.NOBODY:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
    return state


def refusal(state: ImhotepState, move: str) -> iteru.IllegalMove:
    """How a move of the actor is refused; the refusal must leave the position as it was."""
    before = state.snapshot()
    with pytest.raises(iteru.IllegalMove) as caught:
        game_of(state).play(state, state.actor, move)
    assert state.snapshot() == before
    return caught.value


def moves(state: ImhotepState, kind: str = "") -> list[str]:
    """The legal moves in notation; with a kind, only those that begin with it."""
    texts = [GAME.notation(action) for action in state.legal_actions()]
    return [text for text in texts if text.startswith(kind)]


def asked(state: ImhotepState) -> str:
    """Who must choose, and what: `seat 2 pick-card`."""
    asks = game_of(state).view(state, None)["asks"]
    return "nobody" if asks is None else f"seat {asks['seat'] + 1} {asks['question']}"


def points(state: ImhotepState, source: str) -> list[int]:
    """The points from one source, by seat from 0."""
    return game_of(state).breakdown(state)[source]


def cards(state: ImhotepState, seat: int) -> dict[str, int]:
    """The cards in front of a seat (from 1), with their numbers."""
    held: dict[str, int] = game_of(state).view(state, None)["players"][seat - 1]["cards"]
    return held


def names(found: list[int]) -> list[str]:
    """Cards of a pile or a row by name, a dot for an empty stall."""
    return ["." if card == EMPTY else CARDS[card] for card in found]


def text(found: list[int]) -> str:
    """Stones by the seats that own them, from 1."""
    return "".join("." if owner == EMPTY else str(owner + 1) for owner in found)
