"""The final scoring (R12), at any time as if the game ended now."""

from typing import Final

from mypy_extensions import i64

from iteru.games.egizia.rules import bricks
from iteru.games.egizia.rules.box import (
    BUILT,
    CREW_STRENGTH,
    OWN_AT_BOTTOM,
    OWN_AT_LEAST,
    OWN_EACH,
    PER_GRAVE,
    PER_PERMANENT,
    PER_TEN,
    PLAYERS_AT_BOTTOM,
    QUARRY_PRODUCTION,
)
from iteru.games.egizia.rules.codes import owner_of, what_of
from iteru.games.egizia.rules.fields import field_production, production
from iteru.games.egizia.rules.moves import (
    CREW_COUNT,
    FIRST_ANYTIME,
    FIRST_PERMANENT,
    GRAVE_VALUE,
    GRAVES,
    HELD_COUNT,
    OBELISK,
    PYRAMID,
    STONE_SALE,
    STONE_SELLER,
    STRUCTURES,
)
from iteru.games.egizia.rules.position import OVER, Position, arrive, at_bottom, holds

EARNED: Final = (
    "sphinx",
    "obelisk",
    "graves",
    "pyramid",
    "temple",
    "rows",
    "nile",
    "grain_market",
    "bonus",
    "hunger",
)
"""The sources of points while the game runs, in the order of `Position.earned`."""


def breakdown(s: Position) -> dict[str, list[int]]:
    """R12.2: returns the points of each seat by source.

    R2.6: Sphinx cards are secret, and count nothing until the game is over.
    """
    seats = s.seats
    rows = {name: s.earned[row * seats : (row + 1) * seats] for row, name in enumerate(EARNED)}
    sold = [sale_points(s, seat) for seat in range(seats)]
    graves = [grave_points(s, seat) for seat in range(seats)]
    secret = [0] * seats
    if s.phase == OVER:
        before = [s.points[seat] + sold[seat] + graves[seat] for seat in range(seats)]
        secret = [sphinx_points(s, seat, before[seat]) for seat in range(seats)]
    return {**rows, "stone_sale": sold, "grave_values": graves, "sphinx_cards": secret}


def points_so_far(s: Position) -> list[int]:
    """Returns the points that the score markers show."""
    return s.scores() if s.phase == OVER else s.points.copy()


def final_track(s: Position) -> list[int]:
    """R12.2: the score markers after the final scoring, which the seat with the highest tile begins."""
    totals = s.scores()
    points = s.points.copy()
    track = s.track.copy()
    for seat in reversed(s.order):
        if totals[seat] != points[seat]:
            points[seat] = totals[seat]
            arrive(track, points, seat)
    return track


def tie_breaks(s: Position) -> dict[str, list[int]]:
    """R12.16: whose marker came to the space first."""
    track = final_track(s)
    return {"marker": [-track.index(seat) for seat in range(s.seats)]}


# Stones and graves


def sale_points(s: Position, seat: i64) -> i64:
    """R12.3: first by the card (R10.17), then at the stone sale."""
    stones: i64 = s.stones[seat]
    by_card: i64 = s.layout.seller_stones * holds(s, seat, STONE_SELLER)
    if by_card > stones:
        by_card = stones
    points: i64 = by_card * s.layout.seller_points
    if s.markers[STONE_SALE * s.seats + seat] >= s.layout.sells_from:
        points += (stones - by_card) // s.layout.stones_per_point
    return points


def grave_total(s: Position, seat: i64) -> i64:
    """R12.4: returns the values of the seat's grave tiles; R10.16: and of a card."""
    total: i64 = s.layout.grave_value * holds(s, seat, GRAVE_VALUE)
    place: i64
    for place in range(len(s.graves)):
        if s.graves[place] == seat:
            total += s.grave_tiles[place]
    return total


def grave_points(s: Position, seat: i64) -> i64:
    """R12.4: by the table."""
    total: i64 = grave_total(s, seat)
    points: i64 = 0
    row: i64
    for row in range(len(s.layout.grave_totals)):
        if total >= s.layout.grave_totals[row]:
            points = s.layout.grave_points[row]
    return points


# Sphinx cards


def sphinx_points(s: Position, seat: i64, before: i64) -> i64:
    """R12.5: all cards of a seat that has `before` points."""
    total: i64 = 0
    for _, points in sphinx_points_by_card(s, seat, before):
        total += points
    return total


def sphinx_points_by_card(s: Position, seat: i64, before: i64) -> list[tuple[int, int]]:
    """R12.5: each card of a seat with its points; R12.15: cards for tens of points come last."""
    found: list[tuple[int, int]] = []
    for_tens: list[int] = []
    for card in s.kept:
        if owner_of(card) == seat:
            kind = what_of(card)
            if s.layout.condition[kind] == PER_TEN:
                for_tens.append(kind)
            else:
                before += count_card(s, seat, kind, before, found)
    for kind in for_tens:
        before += count_card(s, seat, kind, before, found)
    return found


def count_card(s: Position, seat: i64, kind: i64, before: i64, found: list[tuple[int, int]]) -> i64:
    """Adds a Sphinx card with its points to those found, and returns the points."""
    points = card_points(s, seat, kind, before)
    found.append((kind, points))
    return points


def card_points(s: Position, seat: i64, kind: i64, before: i64) -> i64:
    """Returns the points of one Sphinx card for a seat that has `before` points."""
    condition: i64 = s.layout.condition[kind]
    worth = s.layout.sphinx_points[kind]
    about: i64 = s.layout.about[kind]
    need: i64 = s.layout.need[kind]
    if condition == BUILT:
        return worth[0] if built(s, about) >= need else 0
    if condition == OWN_AT_LEAST:
        return worth[0] if bricks.bricks_of(s, seat, about) >= need else 0
    if condition == OWN_EACH:
        return worth[0] if fewest_bricks(s, seat) >= need else 0
    if condition == PLAYERS_AT_BOTTOM:
        return by_count(worth, players_at_bottom(s, about))
    if condition == OWN_AT_BOTTOM:
        return worth[0] if at_bottom(s, seat, about) else 0
    if condition == PER_GRAVE:
        return worth[0] * bricks.bricks_of(s, seat, GRAVES)
    if condition == CREW_STRENGTH:
        return worth[0] * s.crews[seat * CREW_COUNT + about]
    if condition == PER_PERMANENT:
        return worth[0] * permanents(s, seat)
    if condition == PER_TEN:
        return worth[0] * (before // 10) if before > 0 else 0
    return most_production(s, seat, about, worth)


def built(s: Position, structure: i64) -> i64:
    """R12.6: returns how far a structure is built, by anybody: spaces, or full rows of the pyramid from the bottom."""
    if structure == OBELISK:
        return len(s.obelisk)
    if structure == GRAVES:
        return len(s.graves)
    if structure != PYRAMID:
        return len(s.temple)
    row: i64 = 0
    while row < s.layout.rows and bricks.is_row_full(s, row):
        row += 1
    return row


def fewest_bricks(s: Position, seat: i64) -> i64:
    """R12.9: graves are a structure, too."""
    return min([bricks.bricks_of(s, seat, one) for one in range(len(STRUCTURES))])


def by_count(worth: list[int], count: i64) -> i64:
    """Returns the entry for a count, the last one for more; nothing for none."""
    if count == 0:
        return 0
    return worth[min(count, len(worth)) - 1]


def players_at_bottom(s: Position, track: i64) -> i64:
    """R12.7: the owner counts, too."""
    count: i64 = 0
    seat: i64
    for seat in range(s.seats):
        if at_bottom(s, seat, track):
            count += 1
    return count


def permanents(s: Position, seat: i64) -> i64:
    """R12.14: fields, quarries and start cards apart; improvers on fields count."""
    first: i64 = seat * HELD_COUNT
    total: i64 = s.attached[seat]
    place: i64
    for place in range(first, first + FIRST_ANYTIME - FIRST_PERMANENT):
        total += s.held[place]
    return total


def production_of(s: Position, seat: i64, what: i64) -> i64:
    """R12.12: printed production, whether watered or not; fields by their colour after improvement."""
    return production(s, seat) if what == QUARRY_PRODUCTION else field_production(s, seat, what)


def most_production(s: Position, seat: i64, what: i64, worth: list[int]) -> i64:
    """R12.12: nobody has more; a tie is as good; nothing for no production."""
    own: i64 = production_of(s, seat, what)
    if own == 0:
        return 0
    ahead: i64 = 0
    other: i64
    for other in range(s.seats):
        if production_of(s, other, what) > own:
            ahead += 1
    return worth[ahead] if ahead < len(worth) else 0
