"""What a seat knows of hidden things (R2.6), and how the rest is dealt anew."""

from iteru.engine.agenda import seat_of
from iteru.engine.rng import Rng
from iteru.engine.state import NOBODY
from iteru.games.egizia.rules.codes import (
    exchanged,
    kind_of_card,
    knows_card,
    of_seat,
    owner_of,
    what_of,
)
from iteru.games.egizia.rules.moves import SPHINX_COUNT
from iteru.games.egizia.rules.position import FIRST_CARDS, OVER, Position
from iteru.games.egizia.rules.sphinx import KEEP, KEEP_SECOND


def knows(card: int, seat: int | None) -> bool:
    """Whether a seat (None, NOBODY: a spectator) knows that this card lies here in the deck."""
    return seat is not None and seat != NOBODY and knows_card(card, seat)


def drawn_by(s: Position, place: int) -> int:
    """Returns the seat that looks at a drawn card: the actor, or at set-up the one who drew it."""
    if s.phase == FIRST_CARDS:
        each = s.layout.draws_first
        first = s.seats - len(s.drawn) // each
        return s.order[first + place // each]
    return seat_of(s.agenda[-1])


def drawn_cards(s: Position, seat: int | None) -> list[int]:
    """Returns the kinds of the drawn cards that a seat sees."""
    looking = s.phase == FIRST_CARDS or s.on_top(KEEP) or s.on_top(KEEP_SECOND)
    if not looking:
        return []
    return [kind_of_card(card) for place, card in enumerate(s.drawn) if drawn_by(s, place) == seat]


def open_tiles(s: Position) -> int:
    """Counts the grave tiles that are face up or taken."""
    return min(s.layout.graves, len(s.graves) + s.layout.face_up) if s.graves_laid else 0


def deal_anew(s: Position, seat: int, rng: Rng) -> None:
    """R2.6: deals anew the Sphinx cards whose place the seat does not know, the grave tiles face down, the Nile cards to come.

    The result does not depend on what lies there now (`Rng.dealt`).
    """
    if s.phase != OVER:
        deal_sphinx_cards(s, seat, rng)
    open_count = open_tiles(s)
    tiles = rng.dealt(s.grave_tiles[open_count:])
    s.grave_tiles = s.grave_tiles[:open_count] + tiles
    s.nile = nile_anew(s, rng)


def deal_sphinx_cards(s: Position, seat: int, rng: Rng) -> None:
    """Deals the cards anew; which seats know a place does not change."""
    in_deck = [place for place, card in enumerate(s.deck) if not knows(card, seat)]
    drawn = [place for place in range(len(s.drawn)) if drawn_by(s, place) != seat]
    kept = [place for place, card in enumerate(s.kept) if owner_of(card) != seat]
    cards = [kind_of_card(s.deck[place]) for place in in_deck]
    cards += [kind_of_card(s.drawn[place]) for place in drawn]
    cards += [what_of(s.kept[place]) for place in kept]
    cards = rng.dealt(cards)
    s.deck, s.drawn, s.kept = s.deck.copy(), s.drawn.copy(), s.kept.copy()
    for place in in_deck:
        s.deck[place] = exchanged(s.deck[place], cards.pop())
    for place in drawn:
        s.drawn[place] = exchanged(s.drawn[place], cards.pop())
    for place in kept:
        s.kept[place] = of_seat(owner_of(s.kept[place]), cards.pop())


def nile_anew(s: Position, rng: Rng) -> list[int]:
    """Returns each deck, shuffled again without the cards that were laid out already."""
    dealt = len(s.layout.card_spaces)
    found: list[int] = []
    start = 0
    for number, deck in enumerate(s.layout.decks, start=1):
        laid_out = s.layout.deck_of_round[: s.round].count(number) * dealt
        rest = rng.dealt(s.nile[start + laid_out : start + len(deck)])
        found += s.nile[start : start + laid_out] + rest
        start += len(deck)
    return found


def sphinx_census(s: Position) -> list[int]:
    """Counts each Sphinx card, wherever it is."""
    counts = [0] * SPHINX_COUNT
    for card in s.deck + s.drawn:
        counts[kind_of_card(card)] += 1
    for card in s.kept:
        counts[what_of(card)] += 1
    return counts
