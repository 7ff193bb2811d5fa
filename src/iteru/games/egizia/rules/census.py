"""What no action may create or lose."""

from collections import Counter

from iteru.games.egizia.rules import moves
from iteru.games.egizia.rules.codes import count_of_seat, kind_of_field, what_of
from iteru.games.egizia.rules.position import EMPTY, START_CARD, Position
from iteru.games.egizia.rules.secrets import sphinx_census


def census(s: Position) -> dict[str, int]:
    """Counts each Nile card, Sphinx card and grave tile, the ships of each seat, and the places on the tracks of order."""
    counts = {f"tile {value}": n for value, n in sorted(Counter(s.grave_tiles).items())}
    nile = Counter(s.nile)
    for kind, card in enumerate(moves.CARDS):
        counts[card] = nile[kind]
    for kind, count in enumerate(sphinx_census(s)):
        counts[moves.SPHINX_CARDS[kind]] = count
    on_table = Counter(cards_on_table(s))
    dealt = Counter([s.nile[place] for place in dealt_places(s)])
    counts["Nile cards on the table that were not dealt"] = sum((on_table - dealt).values())
    counts["Nile cards dealt that are nowhere"] = sum((dealt - on_table).values())
    for seat in range(s.seats):
        counts[f"ships of seat {seat + 1}"] = s.ships[seat] + count_of_seat(s.fleet, seat)
        counts[f"order tiles of seat {seat + 1}"] = s.order.count(seat)
        counts[f"score markers of seat {seat + 1}"] = s.track.count(seat)
    return counts


def cards_on_table(s: Position) -> list[int]:
    """Returns every Nile card that was dealt, wherever it is now."""
    held = [
        moves.FIRST_PERMANENT + place % moves.HELD_COUNT
        for place, count in enumerate(s.held)
        for _ in range(count)
    ]
    fields = [kind_of_field(field) for field in s.fields]
    quarries = [what_of(card) for card in s.quarries]
    return [
        *[card for card in s.river if card != EMPTY],
        *[kind for kind in fields + quarries if kind != START_CARD],
        *held,
        *[moves.FIELD_IMPROVER] * sum(s.attached),
        *s.gone,
    ]


def dealt_places(s: Position) -> list[int]:
    """Returns the places of the dealt cards in the row of all decks."""
    each = len(s.layout.card_spaces)
    starts = s.layout.deal_from[: s.round]
    return [place for start in starts for place in range(start, start + each)]
