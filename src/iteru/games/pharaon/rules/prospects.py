"""How well a player stands: points, and what goods and cards are still likely to bring. Weights are in points."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import detail_of, number_of, seat_of
from iteru.games.pharaon.rules import ask, bank, gains, jars, nile, nobles, offerings, passing, turn
from iteru.games.pharaon.rules.moves import (
    COLOUR_COUNT,
    FIRST_JOKER,
    FIRST_OFFERING,
    SILVER,
    ZONE_COUNT,
)
from iteru.games.pharaon.rules.position import NOT_PASSED, Position, good, has_card
from iteru.games.pharaon.rules.scoring import elements, total_points

BASIC: Final = 1.3
SECOND_OF_A_KIND: Final = 0.2
"""A second token of a kind helps with fewer costs than the first."""
SILVER_TOKEN: Final = 1.9
RESOURCE_OFFERING: Final = 1.3
JOKER: Final = 0.9
EARLY: Final = 0.12
"""How much more goods are worth for each round still to come."""
LAST_ROUND: Final = 0.4
"""In the last round goods are worth less: there is little time to use them."""
NILE_LEVEL: Final = (0.0, 1.6, 1.6, 0.0)
"""What a level of a track is worth beyond its own points: the way to the next one, and the gods."""
GOD_PART: Final = 0.35
"""What the conditions of a god are worth before all of them are met."""
STILL_PLAYING: Final = 3.0
JAR_TO_COME: Final = 7.0
BY_HAND: Final = -0.5


def prospects(s: Position) -> list[float]:
    """For each seat the points it has and those its goods are about to bring."""
    return [worth(s, seat) for seat in range(s.seats)]


def worth(s: Position, seat: int) -> float:
    total = float(total_points(s, seat))
    if not s.agenda:
        return total
    left = s.layout.rounds - int(s.round)
    use = 0.7 + EARLY * left if left else LAST_ROUND
    if s.row[seat] == NOT_PASSED:
        total += STILL_PLAYING + (JAR_TO_COME if has_card(s.jars) else 0.0)
    elif not left:
        use = 0.0
    total += use * goods_worth(s, seat) + (track_worth(s, seat) if left else 0.0)
    total += gods_worth(s, seat) * (1.0 if left else 0.5)
    return total + pending_worth(s, seat)


def pending_worth(s: Position, seat: int) -> float:
    """Returns the worth of what has been paid for, or is about to be gained, but is still to be chosen."""
    total = 0.0
    for entry in s.agenda:
        if seat_of(entry) == seat:
            number = int(number_of(entry))
            if number == ask.ASK.number:
                number = int(ask.question_in(detail_of(entry)))
            total += worth_of_question(number)
    return total


def worth_of_question(number: int) -> float:
    if number == nobles.PICK_NOBLE.number:
        return 12.0
    if number == gains.ARTISAN.number:
        return 10.5
    if number == jars.PICK_JAR.number:
        return JAR_TO_COME
    if number == offerings.PICK_PAIR.number:
        return 4.5
    if number in (nile.STEP.number, offerings.OFFERING.number, bank.BASIC.number):
        return 2.5
    if number in (turn.PAY.number, turn.TARGET.number):
        return BY_HAND
    return 2.0 if number == passing.REWARD.number else 0.0


def goods_worth(s: Position, seat: int) -> float:
    """Returns what tokens are worth beyond the point that each brings in the end."""
    total = SILVER_TOKEN * float(good(s, seat, SILVER))
    for colour in range(COLOUR_COUNT):
        count = int(good(s, seat, colour))
        total += BASIC * count - SECOND_OF_A_KIND * max(count - 1, 0)
        total += RESOURCE_OFFERING * float(good(s, seat, FIRST_OFFERING + colour))
    for joker in range(FIRST_JOKER, FIRST_JOKER + COLOUR_COUNT):
        total += JOKER * float(good(s, seat, joker))
    return total


def track_worth(s: Position, seat: int) -> float:
    total = 0.0
    for track in range(seat * COLOUR_COUNT, (seat + 1) * COLOUR_COUNT):
        level = s.level[track]
        if level < s.layout.top_level:
            total += NILE_LEVEL[min(level, 3)]
    return total


def gods_worth(s: Position, seat: int) -> float:
    return GOD_PART * god_progress(s, seat)


def god_progress(s: Position, seat: int) -> float:
    """Progress towards each god: the share of its conditions that is met, of its points."""
    has = elements(s, seat)
    total = 0.0
    border: i64
    for border in range(ZONE_COUNT):
        left: i64 = s.ring[border - 1]
        right: i64 = s.ring[border]
        met = share(has[left], s.layout.right_need[left])
        met *= share(has[right], s.layout.left_need[right])
        if met < 1.0:
            points = s.layout.right_points[left] + s.layout.left_points[right]
            total += met * points
    return total


def share(has: i64, need: i64) -> float:
    """Returns how much of a need is met."""
    return 1.0 if has >= need else float(has) / float(need)
