"""Uncommon positions: before the first move players are given what only long play would bring.

Random players seldom own several of the dear cards, complete a set or come to the cap of turns.
"""

from iteru.engine.rng import Rng
from iteru.games.valley_of_the_kings.rules.state import ValleyState

from .model import figures

SEEN_BITS = 1
SEEN = 1
"""Beside its kind a card of a hand, deck or pile has one bit: whether everybody knows it to be there."""

COMPANIES = [
    ["statue_of_thoth", "burial_mask"],
    ["statue_of_thoth", "tyet_amulet", "tyet_amulet"],
    ["book_of_gates", "tyet_amulet", "book_of_gates"],
    ["censer", "tyet_amulet", "book_of_gates"],
    ["mummified_cat", "qebehsenuef_jar", "qebehsenuef_jar"],
    ["book_of_traversing_eternity", "book_of_traversing_eternity"],
    ["wedjat_amulet", "statue_of_isis", "ankh_amulet"],
]
"""Cards that have to do with each other."""


def give_head_start(state: ValleyState, rng: Rng) -> None:
    """An odd table, or a usual one with gifts: each in some games and not in others."""
    if rng.below(3) == 0:
        lay_odd_table(state, rng)
        return
    for give in (trade_starters, give_cards, fill_tombs, lose_cards, give_company, use_up_stock):
        if rng.below(2):
            give(state, rng)
    if rng.below(8) == 0:
        state.turns = figures.TURN_LIMIT - state.seats * (1 + rng.below(6))


def lay_odd_table(state: ValleyState, rng: Rng) -> None:
    """Few cards of any kinds: little can be drawn, and the game soon ends."""
    for seat in range(state.seats):
        state.hand[seat] = sorted(any_cards(rng, 7, SEEN_BITS))
        state.deck[seat] = any_cards(rng, 4, SEEN_BITS)
        state.tomb[seat] = any_cards(rng, 3) + rng.below(2) * all_of_a_set(rng)
        state.tomb[seat].sort()
    state.stock = any_cards(rng, 4)
    state.boneyard = any_cards(rng, 2)


def any_cards(rng: Rng, most: int, bits: int = 0) -> list[int]:
    return [rng.below(len(figures.KINDS)) << bits for _ in range(rng.below(most + 1))]


def all_of_a_set(rng: Rng) -> list[int]:
    name = list(figures.SET_SIZES)[rng.below(len(figures.SET_SIZES))]
    return [place for kind, place in figures.ORDER.items() if figures.set_of(kind) == name]


def give_company(state: ValleyState, rng: Rng) -> None:
    """The first player has cards in hand, or next on the deck, that belong together."""
    seat = state.on_turn
    for name in COMPANIES[rng.below(len(COMPANIES))]:
        kind = figures.ORDER[name]
        if kind in state.stock:
            state.stock.remove(kind)
            place = state.deck if rng.below(3) == 0 else state.hand
            place[seat].append(kind << SEEN_BITS)
    state.hand[seat].sort()


def trade_starters(state: ValleyState, rng: Rng) -> None:
    """Hands and decks of cards that do much, in all combinations."""
    rng.shuffle(state.stock)
    for cards in (*state.hand, *state.deck):
        for place in range(len(cards)):
            if state.stock and rng.below(4):
                state.boneyard.append(cards[place] >> SEEN_BITS)
                cards[place] = state.stock.pop() << SEEN_BITS
    for hand in state.hand:
        hand.sort()


def give_cards(state: ValleyState, rng: Rng) -> None:
    """Any number of cards of the stock, shuffled into the decks."""
    rng.shuffle(state.stock)
    for _ in range(rng.below(len(state.stock) + 1)):
        state.deck[rng.below(state.seats)].append(state.stock.pop() << SEEN_BITS)
    for deck in state.deck:
        rng.shuffle(deck)


def fill_tombs(state: ValleyState, rng: Rng) -> None:
    for _ in range(rng.below(len(state.stock) + 1)):
        state.tomb[rng.below(state.seats)].append(state.stock.pop())
    for tomb in state.tomb:
        tomb.sort()


def lose_cards(state: ValleyState, rng: Rng) -> None:
    """So few cards that some draws are impossible and attacks spare their owner."""
    for deck in state.deck:
        for _ in range(rng.below(len(deck) + 1)):
            state.boneyard.append(deck.pop() >> SEEN_BITS)


def use_up_stock(state: ValleyState, rng: Rng) -> None:
    for _ in range(rng.below(len(state.stock) + 1)):
        state.boneyard.append(state.stock.pop())
