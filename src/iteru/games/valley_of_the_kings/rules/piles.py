"""Hands, decks and discard piles: how cards move, and what is public of them afterwards (R2.7)."""

from mypy_extensions import i64

from iteru.games.valley_of_the_kings.rules.memory import (
    SEEN_FROM_HAND,
    remember_seen,
    remember_seen_in_pile,
    remember_shuffle,
)
from iteru.games.valley_of_the_kings.rules.moves import CARDS
from iteru.games.valley_of_the_kings.rules.position import (
    EMPTY,
    FACE_UP,
    KNOWN,
    Position,
    batch_of,
    kind_of,
    kinds_in,
    known_card,
)


def put_in_hand(s: Position, seat: i64, card: i64) -> None:
    """Hands stay sorted, so that equal cards lie together."""
    hand = s.hand[seat]
    place: i64 = len(hand)
    while place > 0 and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)


def take_from_hand(s: Position, seat: i64, kind: i64) -> None:
    """One card of a kind leaves the hand, openly: of equal cards one that was known goes first, the last of them."""
    hand = s.hand[seat]
    place: i64 = len(hand) - 1
    while hand[place] >> 1 != kind:
        place -= 1
    card = hand.pop(place)
    if s.memory[seat]:
        remember_seen(s, seat, card, SEEN_FROM_HAND)


def put_on_pile(s: Position, seat: i64, kind: i64) -> None:
    """Face up on top of a discard pile: everybody sees it."""
    s.pile[seat].append(known_card(kind))
    s.order[seat].append(FACE_UP)


def show_top_of_pile(s: Position, seat: i64) -> None:
    """R2.7: the top card of a discard pile is open, also one that was put away unseen and now comes to light."""
    pile, order = s.pile[seat], s.order[seat]
    if order and order[-1] != FACE_UP:
        remember_seen_in_pile(s, seat, pile[-1], batch_of(order[-1]))
        pile[-1] |= KNOWN
        order[-1] = FACE_UP
        if s.journal is not None:
            s.journal.reveal("uncovered", {"seat": seat, "card": CARDS[kind_of(pile[-1])]})


def take_from_pile(s: Position, seat: i64, kind: i64) -> None:
    """The uppermost card of a kind; everybody sees from where in the pile it is taken."""
    pile = s.pile[seat]
    place: i64
    for place in range(len(pile) - 1, -1, -1):
        if kind_of(pile[place]) == kind:
            batch = batch_of(s.order[seat].pop(place))
            remember_seen_in_pile(s, seat, pile.pop(place), batch)
            break
    show_top_of_pile(s, seat)


def shuffle_pile_into_deck(s: Position, seat: i64) -> None:
    """R3.6: the discard pile becomes the deck; nobody knows any more where in it a card is."""
    remember_shuffle(s, seat)
    deck = [card & ~KNOWN for card in s.pile[seat]]
    s.pile[seat] = []
    s.order[seat] = []
    s.rng.shuffle(deck)
    s.deck[seat] = deck
    if s.journal is not None:
        s.journal.reveal("shuffled", {"seat": seat, "count": len(deck)})


def take_from_deck(s: Position, seat: i64) -> i64:
    """The top card of a deck, made anew if it is empty (R3.6); EMPTY when there is no card at all."""
    if not s.deck[seat]:
        if not s.pile[seat]:
            return EMPTY
        shuffle_pile_into_deck(s, seat)
    return s.deck[seat].pop()


def draw(s: Position, seat: i64, count: i64) -> None:
    """Draws `count` cards from the deck into the hand, or as many as there are."""
    hand = s.hand[seat]
    before: i64 = len(hand)
    for _ in range(count):
        card = take_from_deck(s, seat)
        if card == EMPTY:
            break
        hand.append(card)
    if s.journal is None:
        hand.sort()
        return
    drawn = hand[before:]
    hand.sort()
    if drawn:
        cards = " ".join([CARDS[kind] for kind in kinds_in(drawn)])
        s.journal.tell("drew", {"seat": seat, "count": len(drawn)})
        s.journal.whisper(seat, "drew-cards", {"cards": cards})


def dearer_last(s: Position, cards: list[int]) -> list[int]:
    """Cards of a hand or pile in the order in which they are put away."""
    if len(cards) < 2:
        return cards
    ranks = s.layout.put_away_rank
    found: list[int] = []
    card: i64
    for card in cards:
        rank: i64 = ranks[card]
        place: i64 = len(found)
        while place > 0 and ranks[found[place - 1]] > rank:
            place -= 1
        found.insert(place, card)
    return found


def as_put_away(s: Position, hidden: list[int], known: list[int]) -> list[int]:
    """R3.3: how the game puts cards away: at the bottom the hidden ones, the cheapest uppermost; on them the known ones, the
    dearest uppermost. So what the others see on top tells them as little as possible."""
    cards = dearer_last(s, hidden)
    cards.reverse()
    cards.extend(dearer_last(s, known))
    return cards
