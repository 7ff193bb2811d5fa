"""Positions arranged in a few words, and moves played in notation.

Cards have short names here (`bastet`, `netherworld`, `table`); a star marks one that is public. Seats and
slots count from 1, a dot is a gap, and of decks, piles, stock and boneyard the top card comes first. What the engine gives back
(`state.actor`, lists by seat) counts from 0.

>>> state = table(hand={1: "tyet netherworld urn"}, pyramid="bastet . . . . .")
>>> pile(play(state, "lay tyet", "lay netherworld", "buy 1"), 1)
'bastet'
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import iteru
from iteru.engine.events import Journal
from iteru.engine.game import Game
from iteru.engine.state import State
from iteru.games.valley_of_the_kings.rules.moves import CARDS
from iteru.games.valley_of_the_kings.rules.position import (
    ARRANGED,
    BATCH_AT,
    EMPTY,
    FACE_UP,
    KNOWN,
)
from iteru.games.valley_of_the_kings.rules.state import ValleyState
from iteru.games.valley_of_the_kings.rules.turn import TURN
from iteru.words import Words

GAME = iteru.game("valley_of_the_kings")
# fmt: off
SHORT = (
    "shabti", "urn", "food", "table", "cat", "censer", "boat", "ka", "throne", "mask", "outer", "middle", "inner", "imsety",
    "qebehsenuef", "hapi", "duamutef", "wedjat", "ankh", "tyet", "djed", "scarab", "gates", "heavens", "earth", "eternity",
    "netherworld", "dead", "sobek", "bastet", "anubis", "isis", "osiris", "horus", "thoth",
)
# fmt: on
FULL = dict(zip(SHORT, CARDS, strict=True))
STARTERS = "shabti " * 4 + "urn " * 3 + "food food table"
PYRAMID = "hapi scarab djed dead horus thoth"
"""What lies in the pyramid unless a test says otherwise: cards of six kinds, none of them cheap."""

ANYWHERE = 1 << BATCH_AT | ARRANGED
"""The place of an unseen card in a pile: its owner may have put it there."""


def table(
    seats: int = 2,
    *,
    game: Game[State] = GAME,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    turn: int = 1,
    hand: Mapping[int, str] | None = None,
    deck: Mapping[int, str] | None = None,
    pile: Mapping[int, str] | None = None,
    tomb: Mapping[int, str] | None = None,
    pyramid: str = PYRAMID,
    stock: str | None = None,
    boneyard: str = "outer",
    played: str = "",
    done: str = "",
    **flags: Any,
) -> ValleyState:
    """A position in step 1 of a turn; what is not given is empty, but for the pyramid, the stock and one card of the boneyard.

    `flags` are what the turn has brought about: `changed`, `entombed`, `dearest`, `gold_each`, `anywhere`, `cheaper`, `turns`.
    """
    state = game.new(seats, seed, options)
    assert isinstance(state, ValleyState)
    for zone, given in ((state.hand, hand), (state.deck, deck), (state.pile, pile)):
        for seat in range(seats):
            zone[seat] = owned_cards((given or {}).get(seat + 1, ""))[::-1]
    state.tomb = [kinds((tomb or {}).get(seat + 1, "")) for seat in range(seats)]
    for cards in state.hand:
        cards.sort()
    for cards in state.pile:
        cards[-1:] = [card | KNOWN for card in cards[-1:]]
    state.order = [
        [FACE_UP if card & KNOWN else ANYWHERE for card in cards] for cards in state.pile
    ]
    state.pyramid = kinds(pyramid)
    state.stock = state.stock if stock is None else kinds(stock)[::-1]
    state.boneyard = kinds(boneyard)[::-1]
    state.played = kinds(played)
    state.done = kinds(done)
    state.on_turn = turn - 1
    for name, value in flags.items():
        assert hasattr(state, name)
        setattr(state, name, value)
    state.agenda.clear()
    state.push(TURN, turn - 1, 0)
    state.actor = turn - 1
    return state


def kinds(text: str) -> list[int]:
    return [EMPTY if word == "." else SHORT.index(word) for word in text.split()]


def owned_cards(text: str) -> list[int]:
    return [
        SHORT.index(word.rstrip("*")) * 2 + (KNOWN if word.endswith("*") else 0)
        for word in text.split()
    ]


def play(state: ValleyState, *moves: str, game: Game[State] = GAME) -> ValleyState:
    """Play moves in notation with the short names, each for whoever must choose, checked."""
    for move in moves:
        game.play(state, state.actor, spelled(move))
    return state


def spelled(move: str) -> str:
    return " ".join(FULL.get(word, word) for word in move.split())


def shortened(notation: str) -> str:
    return " ".join(
        SHORT[CARDS.index(word)] if word in CARDS else word for word in notation.split()
    )


def told(
    state: ValleyState, *moves: str, game: Game[State] = GAME, seat: int | None = None
) -> list[str]:
    """What is told of the moves: to everybody, or to a seat (from 1)."""
    state.journal = Journal()
    play(state, *moves, game=game)
    watching = None if seat is None else seat - 1
    return [
        shortened_event(str(event)) for event in state.journal.events if event.known_to(watching)
    ]


def told_words(state: ValleyState, line: str, lang: str, names: list[str]) -> list[str]:
    """The log of some moves, as a spectator reads it."""
    state.journal = Journal()
    play(state, *line.split(", "))
    words = Words(lang, GAME.meta, names)
    return [
        words.phrase(GAME.describe(event)) for event in state.journal.events if event.known_to(None)
    ]


def shortened_event(text: str) -> str:
    kind, *facts = text.split()
    return " ".join(
        [
            kind,
            *[
                fact.partition("=")[0] + "=" + shortened(fact.partition("=")[2])
                for fact in facts
                if "=" in fact
            ],
        ]
    )


def walk(state: ValleyState, seed: int) -> Iterator[ValleyState]:
    """Every position of a random game, the same state each time."""
    rng = iteru.Rng.seeded(seed)
    yield state
    while state.actor != iteru.NOBODY:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
        yield state


def play_out(state: ValleyState, seed: int = 1) -> ValleyState:
    """Play at random to the end of the game."""
    for _ in walk(state, seed):
        pass
    return state


def end_turn(state: ValleyState) -> ValleyState:
    """End the turn; an unchanged pyramid loses the first card there is."""
    play(state, "end")
    while asked(state).endswith(("unchanged", "crumble", "reaction")):
        state.apply(state.legal_actions()[-1 if asked(state).endswith("reaction") else 0])
    return state


def refusal(state: ValleyState, move: str, game: Game[State] = GAME) -> iteru.IllegalMove:
    """How a move of the actor is refused; the refusal must leave the position as it was."""
    before = state.snapshot()
    with pytest.raises(iteru.IllegalMove) as caught:
        game.play(state, state.actor, spelled(move))
    assert state.snapshot() == before
    return caught.value


def moves(state: ValleyState, kind: str = "") -> list[str]:
    """The legal moves in notation, short; with a kind, only those that begin with it."""
    texts = [shortened(GAME.notation(action)) for action in state.legal_actions()]
    return [text for text in texts if text.startswith(kind)]


def asked(state: ValleyState) -> str:
    """Who must choose, and what: `seat 2 reaction`."""
    asks = GAME.view(state, None)["asks"]
    return "nobody" if asks is None else f"seat {asks['seat'] + 1} {asks['question']}"


def short(cards: list[int]) -> str:
    return " ".join("." if kind == EMPTY else SHORT[kind] for kind in cards)


def hand(state: ValleyState, seat: int) -> str:
    return short([card >> 1 for card in state.hand[seat - 1]])


def deck(state: ValleyState, seat: int) -> str:
    return short([card >> 1 for card in state.deck[seat - 1][::-1]])


def pile(state: ValleyState, seat: int) -> str:
    return short([card >> 1 for card in state.pile[seat - 1][::-1]])


def tomb(state: ValleyState, seat: int) -> str:
    return short(state.tomb[seat - 1])


def pyramid(state: ValleyState) -> str:
    """By slots, a dot for a gap."""
    return short(state.pyramid)


def boneyard(state: ValleyState) -> str:
    return short(state.boneyard[::-1])


def known(cards: list[int]) -> str:
    """Those of the cards of a hand, deck or pile that are public."""
    return short([card >> 1 for card in cards if card & KNOWN])


def corrected(folder: Path, **actions: list[str]) -> Game[State]:
    """The game with other actions on some cards, by their short names."""
    texts = {
        FULL[card]: ", ".join(f'"{step}"' for step in steps) for card, steps in actions.items()
    }
    return with_box(
        folder, "\n".join(f"[cards.{card}]\naction = [{steps}]" for card, steps in texts.items())
    )


def with_box(folder: Path, text: str) -> Game[State]:
    """The game with a file of corrections laid over its box."""
    corrections = folder / "corrections.toml"
    corrections.write_text(text, encoding="utf-8")
    return iteru.game("valley_of_the_kings", corrections)
