"""Expected final points: the points of now, and what goods, progress and open choices brought in played games.

A sum of features, weighted for each number of rounds left. `bench/expected_points.py` finds the weights by least squares and
writes them to `expected_weights.py`. A weight is what a feature was worth together with all others, not alone; a feature that
was hardly ever seen (a high space of the burial chamber in the first round) has a weight near 0.
"""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import detail_of, number_of, seat_of
from iteru.games.pharaon.rules.ask import ASK, question_in
from iteru.games.pharaon.rules.expected_weights import WEIGHTS
from iteru.games.pharaon.rules.moves import (
    COLOUR_COUNT,
    FIRST_JOKER,
    FIRST_OFFERING,
    SILVER,
    TOKEN_COUNT,
)
from iteru.games.pharaon.rules.position import NOT_PASSED, Position, good, has_card
from iteru.games.pharaon.rules.prospects import god_progress, prospects
from iteru.games.pharaon.rules.scoring import sum_of_goods, total_points

MOST_SPACES: Final = 6
HANDFUL: Final = 6.0
"""More goods than this are hard to spend in one round."""

ALWAYS: Final = 0
PLAYING: Final = 1
JAR_TO_COME: Final = 2
SILVERS: Final = 3
BASICS: Final = 4
SECONDS: Final = 5
"""Basic resources beyond the first of each kind."""
THIRDS: Final = 6
RESOURCE_OFFERINGS: Final = 7
JOKERS: Final = 8
TOMB_SPACE: Final = 9
"""One feature for each space of the burial chamber, the start included."""
NOBLES: Final = TOMB_SPACE + MOST_SPACES + 1
ARTISANS: Final = NOBLES + 1
PHARAOH: Final = ARTISANS + 1
FIRST_PLAYER: Final = PHARAOH + 1
GODS: Final = FIRST_PLAYER + 1
TRACKS: Final = GODS + 1
"""One feature for each level below the highest: on how many tracks the seat stands there."""
MOST_LEVELS: Final = 4
FREE_ENTRIES: Final = TRACKS + MOST_LEVELS
HANDFUL_OF_GOODS: Final = FREE_ENTRIES + 1
GOODS_BEYOND: Final = HANDFUL_OF_GOODS + 1
PYRAMID_FIELD: Final = GOODS_BEYOND + 1
ON_TURN: Final = PYRAMID_FIELD + 1
OPEN: Final = ON_TURN + 1
"""One feature for each item of the agenda: how often it waits for the seat."""
MOST_ITEMS: Final = 30
FEATURES: Final = OPEN + MOST_ITEMS

WEIGHTS_AT: Final[list[list[float]]] = [list(column) for column in zip(*WEIGHTS, strict=True)]
"""The weights of all features, by stage."""


def expected_points(s: Position) -> list[float]:
    """Returns the final points that each seat can expect; in the solo game, for which nothing was fitted, its prospects."""
    if s.layout.solo or not s.agenda:
        return prospects(s)
    weights = WEIGHTS_AT[stage(s)]
    return [expected(s, seat, weights) for seat in range(s.seats)]


def stage(s: Position) -> int:
    """Tells rounds apart by how many are left after them; those of a longer game than the printed one are not told apart."""
    return max(0, min(s.layout.rounds - int(s.round), len(WEIGHTS_AT) - 1))


def expected(s: Position, seat: int, weights: list[float]) -> float:
    total = float(total_points(s, seat))
    found = features(s, seat)
    index: i64
    for index in range(FEATURES):
        value = found[index]
        if value != 0.0:  # most are: looking up their weights would take longer than all the rest
            total += weights[index] * value
    return total


def features(s: Position, seat: int) -> list[float]:
    """Returns what the estimate looks at, beside the points that the seat has."""
    found = [0.0] * FEATURES
    found[ALWAYS] = 1.0
    goods = count_goods(s, seat, found)
    if s.row[seat] == NOT_PASSED:
        found[PLAYING] = 1.0
        found[JAR_TO_COME] = 1.0 if has_card(s.jars) else 0.0
        found[FREE_ENTRIES] = float(free_entries(s))
        found[HANDFUL_OF_GOODS] = min(goods, HANDFUL)
        found[GOODS_BEYOND] = max(0.0, goods - HANDFUL)
    else:
        found[PYRAMID_FIELD] = float(s.field[seat])
    found[TOMB_SPACE + min(MOST_SPACES, s.tomb[seat])] = 1.0
    found[NOBLES] = float(s.nobles[seat].bit_count())
    found[ARTISANS] = float(s.artisans[seat].bit_count())
    found[PHARAOH] = 1.0 if s.pharaoh == seat else 0.0
    found[FIRST_PLAYER] = 1.0 if s.start == seat else 0.0
    found[GODS] = god_progress(s, seat)
    found[ON_TURN] = 1.0 if s.on_turn == seat else 0.0
    count_tracks(s, seat, found)
    count_open_choices(s, seat, found)
    return found


def free_entries(s: Position) -> int:
    free: i64 = 0
    for taken in s.taken:
        if taken < s.layout.spaces:
            free += s.layout.spaces - taken
    return free


def count_goods(s: Position, seat: int, found: list[float]) -> float:
    """Counts goods by what they are good for; returns how many there are."""
    basics: i64 = 0
    seconds: i64 = 0
    thirds: i64 = 0
    first: i64 = seat * TOKEN_COUNT
    colour: i64
    for colour in range(COLOUR_COUNT):
        count: i64 = s.goods[first + colour]
        basics += count
        if count > 1:
            seconds += count - 1
        if count > 2:
            thirds += count - 2
    offerings = sum_of_goods(s, seat, FIRST_OFFERING, FIRST_OFFERING + COLOUR_COUNT)
    jokers = sum_of_goods(s, seat, FIRST_JOKER, FIRST_JOKER + COLOUR_COUNT)
    silver = good(s, seat, SILVER)
    found[SILVERS] = float(silver)
    found[BASICS] = float(basics)
    found[SECONDS] = float(seconds)
    found[THIRDS] = float(thirds)
    found[RESOURCE_OFFERINGS] = float(offerings)
    found[JOKERS] = float(jokers)
    return float(silver + basics + offerings + jokers)


def count_tracks(s: Position, seat: int, found: list[float]) -> None:
    track: i64
    for track in range(seat * COLOUR_COUNT, (seat + 1) * COLOUR_COUNT):
        level: i64 = s.level[track]
        if level < s.layout.top_level:
            feature = TRACKS + min(level, MOST_LEVELS - 1)
            found[feature] = found[feature] + 1.0


def count_open_choices(s: Position, seat: int, found: list[float]) -> None:
    """Counts what has been paid for, or is about to be gained, but is still to be chosen."""
    for entry in s.agenda:
        if seat_of(entry) == seat:
            number = number_of(entry)
            if number == ASK.number:
                number = question_in(detail_of(entry))
            feature = OPEN + min(number, MOST_ITEMS - 1)
            found[feature] = found[feature] + 1.0
