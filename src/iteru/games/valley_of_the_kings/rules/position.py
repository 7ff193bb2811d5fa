"""What lies on the table: flat lists of small numbers, the agenda of what is still to happen, and small questions.

A card in a hand, deck or discard pile is its kind times two, plus one if it is public that it is there (R2.7). Everywhere
else cards lie open and are just their kind. Of decks, piles, stock and boneyard the top card is the last; hands are sorted.

For each card of a discard pile `order` says what everybody knows of its place: FACE_UP, it was seen to lie just there;
otherwise the number of the batch with which it was put away, and whether its place there was SORTED or ARRANGED (R3.3).
"""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Agenda, AgendaState
from iteru.games.valley_of_the_kings.rules.box import Layout
from iteru.games.valley_of_the_kings.rules.moves import SLOTS

EMPTY: Final = -1
KNOWN: Final = 1
BASE_SLOTS: Final = 3

FACE_UP: Final = 0
SORTED: Final = 1
ARRANGED: Final = 2
BATCH_AT: Final = 2
BATCHES: Final = 60
"""Batches are numbered up to this and then from the start again; no pile lies that long."""


class Position(AgendaState):
    """Everything that lies on the table. `like` is the position to copy; without one the table is bare."""

    def __init__(self, layout: Layout, items: Agenda, like: "Position | None") -> None:
        super().__init__(layout, items)
        self.layout = layout
        seats = layout.seats
        if like is not None:
            self.actor, self.rng = like.actor, like.rng.clone()
            self.agenda = like.agenda.copy()
        self.hand: list[list[int]] = empty_lists(seats) if like is None else copies(like.hand)
        self.deck: list[list[int]] = empty_lists(seats) if like is None else copies(like.deck)
        self.pile: list[list[int]] = empty_lists(seats) if like is None else copies(like.pile)
        self.tomb: list[list[int]] = empty_lists(seats) if like is None else copies(like.tomb)
        self.order: list[list[int]] = empty_lists(seats) if like is None else copies(like.order)
        self.memory: list[list[int]] = empty_lists(seats) if like is None else copies(like.memory)
        self.pyramid: list[int] = [EMPTY] * SLOTS if like is None else like.pyramid.copy()
        self.stock: list[int] = [] if like is None else like.stock.copy()
        self.boneyard: list[int] = [] if like is None else like.boneyard.copy()
        self.played: list[int] = [] if like is None else like.played.copy()
        self.revealed: list[int] = [] if like is None else like.revealed.copy()
        self.looked: list[int] = [] if like is None else like.looked.copy()
        self.done: list[int] = [] if like is None else like.done.copy()
        self.arranged: list[int] = [] if like is None else like.arranged.copy()
        self.on_turn: i64 = 0 if like is None else like.on_turn
        self.turns: i64 = 0 if like is None else like.turns
        self.laid: i64 = 0 if like is None else like.laid
        self.dearest: i64 = 0 if like is None else like.dearest
        self.changed: bool = False if like is None else like.changed
        self.entombed: bool = False if like is None else like.entombed
        self.gold_each: i64 = 0 if like is None else like.gold_each
        self.anywhere: bool = False if like is None else like.anywhere
        self.cheaper: i64 = 0 if like is None else like.cheaper
        self.chosen: i64 = 0 if like is None else like.chosen
        self.chosen_kind: i64 = EMPTY if like is None else like.chosen_kind


def empty_lists(seats: int) -> list[list[int]]:
    return [[] for _ in range(seats)]


def copies(lists: list[list[int]]) -> list[list[int]]:
    return [one.copy() for one in lists]


def kind_of(card: i64) -> i64:
    """The kind of a card in a hand, deck or discard pile."""
    return card >> 1


def kinds_in(cards: list[int]) -> list[int]:
    """The kinds of the cards of a hand, deck or discard pile, one for each card."""
    return [card >> 1 for card in cards]


def different_kinds(cards: list[int]) -> list[int]:
    """The kinds of the sorted cards of a hand, each once, ascending."""
    found: list[int] = []
    last: i64 = EMPTY
    card: i64
    for card in cards:
        kind: i64 = card >> 1
        if kind != last:
            found.append(kind)
            last = kind
    return found


def each_once(kinds: list[int]) -> list[int]:
    """The different ones of a sorted list."""
    found: list[int] = []
    last: i64 = EMPTY
    kind: i64
    for kind in kinds:
        if kind != last:
            found.append(kind)
            last = kind
    return found


def hidden_card(kind: i64) -> i64:
    """A card of a kind, of which only its owner knows where it is."""
    return kind * 2


def known_card(kind: i64) -> i64:
    """A card of a kind, of which it is public where it is."""
    return kind * 2 | KNOWN


def in_batch(batch: i64, how: i64) -> i64:
    """The place of a card that was put away with a batch, SORTED or ARRANGED there (`Position.order`)."""
    return batch << BATCH_AT | how


def batch_of(place: i64) -> i64:
    """The batch with which a card was put away; 0 if it lies FACE_UP."""
    return place >> BATCH_AT


def gold_of(s: Position, kind: i64) -> i64:
    """R1.3: the gold of a card in hand; R9.35: another this turn."""
    return s.gold_each if s.gold_each else s.layout.gold[kind]


def gold_to_spend(s: Position, seat: i64) -> i64:
    """R4.2: the gold that is laid out, and that of the hand."""
    gold: i64 = s.laid
    if s.gold_each:
        return gold + s.gold_each * len(s.hand[seat])
    golds = s.layout.gold
    card: i64
    for card in s.hand[seat]:
        gold += golds[card >> 1]
    return gold


def price_of(s: Position, kind: i64) -> i64:
    """Returns what a card of the pyramid costs now."""
    price: i64 = s.layout.cost[kind] - s.cheaper
    return price if price > 0 else 0


def owned(s: Position, seat: i64) -> i64:
    """R6.6: the cards of an opponent in hand, deck and discard pile together."""
    return len(s.hand[seat]) + len(s.deck[seat]) + len(s.pile[seat])


def cards_in_pyramid(s: Position) -> i64:
    count: i64 = 0
    kind: i64
    for kind in s.pyramid:
        if kind != EMPTY:
            count += 1
    return count
