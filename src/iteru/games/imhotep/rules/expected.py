"""Expected final points: the points of now, and what stones and cards brought in played games.

A sum of features, weighted for each number of rounds left, and apart for a round in which nothing has been loaded or sailed:
then no ship hides what it is still good for, and the estimate is best. `bench/expected_points.py` finds the weights by least
squares and writes them to `expected_weights.py`. A weight is what a feature was worth together with all others, not alone; a
feature that was hardly ever seen has a weight near 0.
"""

from typing import Final

from mypy_extensions import i64

from iteru.games.imhotep.rules.expected_weights import WEIGHTS
from iteru.games.imhotep.rules.moves import CARD_COUNT, SHIPS, SPACES, STATUE
from iteru.games.imhotep.rules.position import EMPTY, PLACES, WAITING, Position, free_spaces, hold
from iteru.games.imhotep.rules.scoring import (
    burial_chamber_points,
    decoration_points,
    group_size,
    obelisk_points,
    scores,
    statue_points,
    wrath_points,
)
from iteru.games.imhotep.rules.temple import seen_from_above

ALWAYS: Final = 0
ON_TURN: Final = 1
QUARRY: Final = 2
SLED: Final = 3
"""One feature for each number of stones on the sled from one on."""
MOST_ON_SLED: Final = 5
TO_BE_LOADED: Final = SLED + MOST_ON_SLED
"""Stones of the sled for which waiting ships have room."""
LOADED: Final = TO_BE_LOADED + 1
"""One feature for each space of waiting ships, from the bow on."""
KEPT: Final = LOADED + SPACES
"""One feature for each kind of card that is kept, statues left out: what a further one brings depends on how many there are."""
STATUES: Final = KEPT + CARD_COUNT
MOST_STATUES: Final = 4
OBELISK: Final = STATUES + MOST_STATUES
"""Stones on the obelisk, or those that wait for a tower."""
OBELISK_AHEAD: Final = OBELISK + 1
"""One feature for each number of stones that the obelisk is higher or lower than the highest other one."""
MOST_AHEAD: Final = 4
TOWER_BEGUN: Final = OBELISK_AHEAD + 2 * MOST_AHEAD + 1
"""One feature for each number of stones, from one on, that wait for a tower."""
MOST_WAITING: Final = 4
SEEN: Final = TOWER_BEGUN + MOST_WAITING
"""Stones of the temple that are seen from above, their points, and how many of them bring something else."""
OPEN_GROUPS: Final = SEEN + 3
"""One feature for each size of the groups in the burial chamber that can still grow."""
MOST_IN_GROUP: Final = 5
NEXT_PLACES: Final = OPEN_GROUPS + MOST_IN_GROUP
"""Whether the next places of the burial chamber, as far as they are told apart, are beside a stone of the seat; and whether the
next one is below one."""
MOST_NEXT: Final = 3
ROW_AHEAD: Final = NEXT_PLACES + MOST_NEXT + 1
"""On how many rows of the burial chamber the seat has so many stones more, or fewer, than the strongest other seat."""
MOST_AHEAD_IN_ROW: Final = 2
SO_FAR: Final = ROW_AHEAD + 2 * MOST_AHEAD_IN_ROW + 1
"""Points that stones or cards would bring if the game ended now: burial chamber, obelisks, decorations, statues."""
FEATURES: Final = SO_FAR + 4

WRATH_COMES: Final[tuple[float, ...]] = (0.6, 0.25, 0.08, 0.03)
"""How often a seat that left out a monument still does so in the end, with so many rounds left: counted in 150 games between
bots of 30 iterations."""

WEIGHTS_AT: Final[list[list[float]]] = [list(column) for column in zip(*WEIGHTS, strict=True)]
"""The weights of all features, by stage."""


def expected_points(s: Position) -> list[float]:
    """Returns the final points that each seat can expect."""
    points = scores(s)
    if not s.agenda:
        return [float(its) for its in points]
    weights = WEIGHTS_AT[stage(s)]
    burial, obelisks = burial_chamber_points(s), obelisk_points(s)
    found: list[float] = []
    seat: i64
    for seat in range(s.seats):
        total = float(points[seat]) - wrath_to_avoid(s, seat)
        seen = features_beside(s, seat, burial[seat], obelisks[seat])
        index: i64
        for index in range(FEATURES):
            value = seen[index]
            if (
                value != 0.0
            ):  # most are: looking up their weights would take longer than all the rest
                total += weights[index] * value
        found.append(total)
    return found


def wrath_to_avoid(s: Position, seat: i64) -> float:
    """R8.3: returns the points (below 0) for a monument that is left out now, as far as it will not be left out in the end."""
    points = wrath_points(s, seat)
    if points == 0:
        return 0.0
    left: i64 = s.layout.rounds - s.round
    return float(points) * (1.0 - WRATH_COMES[min(left, len(WRATH_COMES) - 1)])


def stage(s: Position) -> int:
    """Tells rounds apart by how many are left after them, and by whether they have begun."""
    left: i64 = s.layout.rounds - s.round
    return min(2 * left + (1 if is_untouched(s) else 0), len(WEIGHTS_AT) - 1)


def is_untouched(s: Position) -> bool:
    """Whether nothing was loaded or has sailed in this round."""
    if s.taken:
        return False
    place: i64
    for place in range(PLACES):
        if s.cargo[place] != EMPTY:
            return False
    return True


def features(s: Position, seat: i64) -> list[float]:
    """Returns what the estimate looks at, beside the points that the seat has."""
    return features_beside(s, seat, burial_chamber_points(s)[seat], obelisk_points(s)[seat])


def features_beside(s: Position, seat: i64, burial: i64, obelisk: i64) -> list[float]:
    """Returns the features of a seat, given its points for burial chamber and obelisks."""
    found = [0.0] * FEATURES
    found[ALWAYS] = 1.0
    if s.actor == seat:
        found[ON_TURN] = 1.0
    count_stones(s, seat, found)
    count_cards(s, seat, found)
    if s.layout.obelisks_in_towers:
        count_towers(s, seat, found)
    else:
        compare_obelisks(s, seat, found)
    look_at_temple(s, seat, found)
    if s.layout.burial_by_rows:
        compare_rows(s, seat, found)
    else:
        look_at_groups(s, seat, found)
    found[SO_FAR] = float(burial)
    found[SO_FAR + 1] = float(obelisk)
    found[SO_FAR + 2] = float(decoration_points(s, seat))
    found[SO_FAR + 3] = float(statue_points(s, hold(s, seat, STATUE)))
    return found


def count_stones(s: Position, seat: i64, found: list[float]) -> None:
    """Looks at stones that are not on a site yet."""
    found[QUARRY] = float(s.quarry[seat])
    sled: i64 = s.sled[seat]
    if sled:
        found[SLED + min(sled, MOST_ON_SLED) - 1] = 1.0
        found[TO_BE_LOADED] = float(min(sled, free_spaces(s)))
    ship: i64
    for ship in range(SHIPS):
        if s.berth[ship] == WAITING:
            space: i64
            for space in range(s.ships[ship]):
                if s.cargo[ship * SPACES + space] == seat:
                    found[LOADED + space] = found[LOADED + space] + 1.0


def count_cards(s: Position, seat: i64, found: list[float]) -> None:
    first: i64 = seat * CARD_COUNT
    card: i64
    for card in range(CARD_COUNT):
        copies: i64 = s.owned[first + card]
        if copies and card != STATUE:
            found[KEPT + card] = float(copies)
    statues: i64 = s.owned[first + STATUE]
    if statues:
        found[STATUES + min(statues, MOST_STATUES) - 1] = 1.0


def count_towers(s: Position, seat: i64, found: list[float]) -> None:
    waiting: i64 = s.obelisk[seat]
    if waiting:
        found[OBELISK] = float(waiting)
        found[TOWER_BEGUN + min(waiting, MOST_WAITING) - 1] = 1.0


def compare_obelisks(s: Position, seat: i64, found: list[float]) -> None:
    own: i64 = s.obelisk[seat]
    found[OBELISK] = float(own)
    ahead = clipped(own - highest_other(s.obelisk, seat), MOST_AHEAD)
    found[OBELISK_AHEAD + MOST_AHEAD + ahead] = 1.0


def highest_other(counts: list[int], seat: i64) -> i64:
    highest: i64 = 0
    other: i64
    for other in range(len(counts)):
        if other != seat and counts[other] > highest:
            highest = counts[other]
    return highest


def clipped(value: i64, most: i64) -> i64:
    return max(-most, min(most, value))


def look_at_temple(s: Position, seat: i64, found: list[float]) -> None:
    space: i64
    for space in range(s.layout.temple_width):
        if seen_from_above(s, space) == seat:
            points: i64 = s.layout.temple_points[space]
            found[SEEN] = found[SEEN] + 1.0
            found[SEEN + 1] = found[SEEN + 1] + float(points)
            if s.layout.temple_bonus[space]:
                found[SEEN + 2] = found[SEEN + 2] + 1.0


def look_at_groups(s: Position, seat: i64, found: list[float]) -> None:
    """A group can still grow if one of its stones is among the last ones, as many as there are rows."""
    filled: i64 = len(s.burial)
    rows: i64 = s.layout.burial_rows
    counted = [False] * filled
    place: i64
    for place in range(max(0, filled - rows), filled):
        if s.burial[place] == seat:
            size = group_size(s, place, counted)
            if size:
                group = OPEN_GROUPS + min(size, MOST_IN_GROUP) - 1
                found[group] = found[group] + 1.0
            ahead: i64 = place + rows - filled
            if ahead < MOST_NEXT:
                found[NEXT_PLACES + ahead] = 1.0
    if filled % rows > 0 and s.burial[filled - 1] == seat:
        found[NEXT_PLACES + MOST_NEXT] = 1.0


def compare_rows(s: Position, seat: i64, found: list[float]) -> None:
    rows: i64 = s.layout.burial_rows
    row: i64
    for row in range(rows):
        stones = [0] * s.seats
        place: i64 = row
        while place < len(s.burial):
            stones[s.burial[place]] += 1
            place += rows
        ahead = clipped(stones[seat] - highest_other(stones, seat), MOST_AHEAD_IN_ROW)
        feature = ROW_AHEAD + MOST_AHEAD_IN_ROW + ahead
        found[feature] = found[feature] + 1.0
