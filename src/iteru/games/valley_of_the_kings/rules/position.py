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
"""Numbers of batches; no pile lies for so many turns."""


class Position(AgendaState):
    """All that lies on the table. `like` is the position to copy; without one the table is bare."""

    def __init__(self, layout: Layout, book: Agenda, like: "Position | None") -> None:
        super().__init__(layout, book)
        self.layout = layout
        if like is None:
            seats = range(layout.seats)
            self.hand: list[list[int]] = [[] for _ in seats]
            self.deck: list[list[int]] = [[] for _ in seats]
            self.pile: list[list[int]] = [[] for _ in seats]
            self.tomb: list[list[int]] = [[] for _ in seats]
            self.order: list[list[int]] = [[] for _ in seats]
            self.memory: list[list[int]] = [[] for _ in seats]
            self.pyramid = [EMPTY] * SLOTS
            self.stock: list[int] = []
            self.boneyard: list[int] = []
            self.played: list[int] = []
            self.revealed: list[int] = []
            self.looked: list[int] = []
            self.done: list[int] = []
            self.arranged: list[int] = []
            self.on_turn: i64 = 0
            self.turns: i64 = 0
            self.laid: i64 = 0
            self.dearest: i64 = 0
            self.changed = False
            self.entombed = False
            self.gold_each: i64 = 0
            self.anywhere = False
            self.cheaper: i64 = 0
            self.chosen: i64 = 0
            self.chosen_kind: i64 = EMPTY
        else:
            self.actor = like.actor
            self.rng = like.rng.clone()
            self.hand = [cards.copy() for cards in like.hand]
            self.deck = [cards.copy() for cards in like.deck]
            self.pile = [cards.copy() for cards in like.pile]
            self.tomb = [cards.copy() for cards in like.tomb]
            self.order = [places.copy() for places in like.order]
            self.memory = [seen.copy() for seen in like.memory]
            self.pyramid = like.pyramid.copy()
            self.stock = like.stock.copy()
            self.boneyard = like.boneyard.copy()
            self.played = like.played.copy()
            self.revealed = like.revealed.copy()
            self.looked = like.looked.copy()
            self.done = like.done.copy()
            self.arranged = like.arranged.copy()
            self.agenda = like.agenda.copy()
            self.on_turn = like.on_turn
            self.turns = like.turns
            self.laid = like.laid
            self.dearest = like.dearest
            self.changed = like.changed
            self.entombed = like.entombed
            self.gold_each = like.gold_each
            self.anywhere = like.anywhere
            self.cheaper = like.cheaper
            self.chosen = like.chosen
            self.chosen_kind = like.chosen_kind


def kind_of(card: i64) -> i64:
    """The kind of a card in a hand, deck or discard pile."""
    return card >> 1


def kinds_in(cards: list[int]) -> list[int]:
    """The kinds of cards of a hand, deck or discard pile, one for each card: a call for all of them."""
    return [card >> 1 for card in cards]


def each_once(kinds: list[int]) -> list[int]:
    """The different ones of a sorted list."""
    found: list[int] = []
    last: i64 = EMPTY
    for kind in kinds:
        if kind != last:
            last = kind
            found.append(last)
    return found


def unseen(kind: i64) -> i64:
    """A card of a kind, of which only its owner knows where it is."""
    return kind * 2


def seen(kind: i64) -> i64:
    """A card of a kind, of which it is public where it is."""
    return kind * 2 | KNOWN


def gold_of(s: Position, kind: i64) -> i64:
    """R1.3: the gold of a card in hand; R9.35: another this turn."""
    return s.gold_each if s.gold_each else s.layout.gold[kind]


def price_of(s: Position, kind: i64) -> i64:
    """What a card of the pyramid costs now."""
    price: i64 = s.layout.cost[kind] - s.cheaper
    return price if price > 0 else 0


def owned(s: Position, seat: i64) -> i64:
    """R6.6: the cards of an opponent in hand, deck and discard pile together."""
    return len(s.hand[seat]) + len(s.deck[seat]) + len(s.pile[seat])


def cards_in_pyramid(s: Position) -> i64:
    return SLOTS - s.pyramid.count(EMPTY)
