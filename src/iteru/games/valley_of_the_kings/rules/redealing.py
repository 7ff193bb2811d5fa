"""Dealing anew what a seat cannot know (R2.7): every deal that agrees with what it has seen is possible, and no other.

What everybody has seen of a card's place stays: known cards, the order in which they lie, and what `memory` holds of the
last shuffles. What is hidden is sorted before it is shuffled, so that nobody can turn the shuffle back.
"""

from typing import Final

from mypy_extensions import i64

from iteru.engine.rng import Rng
from iteru.games.valley_of_the_kings.rules.memory import IN_HAND, Recollection, recall
from iteru.games.valley_of_the_kings.rules.piles import as_put_away
from iteru.games.valley_of_the_kings.rules.position import (
    ARRANGED,
    FACE_UP,
    KNOWN,
    Position,
    batch_of,
    gold_of,
    hidden_card,
    kind_of,
    kinds_in,
)

RANK_BITS: Final = 12
RANK_MASK: Final = (1 << RANK_BITS) - 1
TRIES: Final = 100
"""Deals at random before the seat that is asked gets the richest hand there can be."""


def ranked(kind: i64, rank: i64) -> i64:
    """A card to be dealt: its kind together with its rank (`Recollection`)."""
    return kind << RANK_BITS | rank


def kind_of_ranked(card: i64) -> i64:
    return card >> RANK_BITS


def rank_of(card: i64) -> i64:
    return card & RANK_MASK


def deal_own_deck(s: Position, seat: i64, rng: Rng) -> None:
    """One knows one's own hand and pile, and so which cards are in the deck, but not their order."""
    hidden = rng.dealt([card for card in s.deck[seat] if not card & KNOWN])
    for place, card in enumerate(s.deck[seat]):
        if not card & KNOWN:
            s.deck[seat][place] = hidden.pop()


def deal_stock(s: Position, rng: Rng) -> None:
    """R2.3: by ages, the last one at the bottom."""
    last_age = [kind for kind in s.stock if s.layout.age[kind] == 3]
    first_age = [kind for kind in s.stock if s.layout.age[kind] != 3]
    s.stock = rng.dealt(last_age) + rng.dealt(first_age)


def deal_to(s: Position, seat: i64, rng: Rng) -> None:
    """The cards of another seat. A seat that is asked can answer, so it can in every deal (R4.2: who has laid gold can pay)."""
    known = recall(s.memory[seat], unseen_kinds(s, seat))
    pairs = zip(known.kinds, known.ranks, strict=True)
    cards = sorted([int(ranked(kind, rank)) for kind, rank in pairs])
    for _ in range(TRIES):
        rng.shuffle(cards)
        deal(s, seat, known, cards, rng)
        if s.actor != seat or s.legal_actions():
            return
    cards.sort()
    by_gold = sorted([(int(gold_of(s, kind_of_ranked(card))), card) for card in cards])
    deal(s, seat, known, [card for _, card in by_gold], rng)


def unseen_kinds(s: Position, seat: i64) -> list[int]:
    cards = s.hand[seat] + s.deck[seat] + s.pile[seat]
    if seat == s.on_turn:
        cards += s.looked
    return [int(kind_of(card)) for card in cards if not card & KNOWN]


def deal(s: Position, seat: i64, known: Recollection, cards: list[int], rng: Rng) -> None:
    """First the restricted places, each with a card that may lie there. The hand gets the last of the cards."""
    held = known.batch == IN_HAND
    left = cards.copy()
    restricted = [take_from(left, rank, held) for rank in known.places]
    if known.in_hand == 0:
        rng.shuffle(restricted)
    else:
        others = restricted[known.in_hand :]
        rng.shuffle(others)
        restricted = others + restricted[: known.in_hand]
    hidden = left + restricted if held else left
    fill(s.hand[seat], hidden)
    s.hand[seat].sort()
    if seat == s.on_turn:
        fill(s.looked, hidden)
        s.looked.sort()
    fill_pile(s, seat, known.batch, [] if held else restricted, hidden)
    fill(s.deck[seat], hidden)
    order_pile(s, seat, rng)
    if seat == s.on_turn:
        arrange_anew(s, seat, rng)


def take_from(cards: list[int], rank: i64, last: bool) -> i64:
    """The last or the first card of a rank that is not above this one."""
    step: i64 = -1 if last else 1
    place: i64 = len(cards) - 1 if last else 0
    while rank_of(cards[place]) > rank:
        place += step
    return cards.pop(place)


def fill(zone: list[int], hidden: list[int]) -> None:
    """Every unseen card becomes another one."""
    place: i64
    for place in range(len(zone)):
        if not zone[place] & KNOWN:
            zone[place] = hidden_card(kind_of_ranked(hidden.pop()))


def fill_pile(s: Position, seat: i64, batch: i64, restricted: list[int], hidden: list[int]) -> None:
    pile, order = s.pile[seat], s.order[seat]
    place: i64
    for place in range(len(pile)):
        if not pile[place] & KNOWN:
            in_batch = restricted and batch_of(order[place]) == batch
            card = restricted.pop() if in_batch else hidden.pop()
            pile[place] = hidden_card(kind_of_ranked(card))


def order_pile(s: Position, seat: i64, rng: Rng) -> None:
    """R3.3: each batch of the pile in an order in which it can have been put away."""
    order = s.order[seat]
    end: i64 = len(order)
    while end > 0:
        start: i64 = end - 1
        while start > 0 and batch_of(order[start - 1]) == batch_of(order[start]):
            start -= 1
        if order[start] != FACE_UP:
            order_batch(s, seat, start, end, rng)
        end = start


def order_batch(s: Position, seat: i64, start: i64, end: i64, rng: Rng) -> None:
    """On top the cards that the player arranged, any of them in any order; the others as the game puts them away."""
    arranged: i64 = 0
    for place in s.order[seat][start:end]:
        if place & ARRANGED:
            arranged += 1
    cards = sorted(s.pile[seat][start:end])
    if arranged:
        rng.shuffle(cards)
    rest = cards[arranged:]
    hidden = [card for card in rest if not card & KNOWN]
    known = [card for card in rest if card & KNOWN]
    s.pile[seat][start:end] = as_put_away(s, hidden, known) + cards[:arranged]


def arrange_anew(s: Position, seat: i64, rng: Rng) -> None:
    """R3.3: which cards the player on turn has put on top so far is a secret, too."""
    if s.arranged:
        cards = rng.dealt(s.played + kinds_in(s.hand[seat]))
        s.arranged = cards[: len(s.arranged)]
