"""How well a player stands: points, and what goods and cards are still likely to bring. Weights are in points."""

from typing import Final

from iteru.games.pharaon.rules import turn
from iteru.games.pharaon.rules.moves import COLOUR_COUNT, FIRST_JOKER, FIRST_OFFERING, SILVER
from iteru.games.pharaon.rules.position import NOT_PASSED, Position, good
from iteru.games.pharaon.rules.scoring import elements, points_of

BASIC: Final = 1.6
SECOND_OF_A_KIND: Final = 0.25
"""A second token of a kind helps with fewer costs than the first."""
SILVER_TOKEN: Final = 2.4
RESOURCE_OFFERING: Final = 1.7
JOKER: Final = 1.3
NILE_LEVEL: Final = (0.0, 1.2, 1.3, 0.0)
"""What a level of a track is worth beyond its own points: the way to the next one, and the gods."""
GOD_PART: Final = 0.35
"""What half of a god's condition is worth before all of it is met."""
STILL_PLAYING: Final = 1.0
LAST_ROUND: Final = 0.35
"""In the last round goods are worth less: there is little time to use them."""
UNDECIDED: Final = 0.4


def prospects(s: Position) -> list[float]:
    """For each seat the points it has and those its goods are about to bring."""
    return [worth(s, seat) for seat in range(s.seats)]


def worth(s: Position, seat: int) -> float:
    total = float(sum(points_of(s, seat)))
    if not s.agenda:
        return total
    left = s.layout.rounds - s.round
    use = 1.0 if left else LAST_ROUND
    playing = s.row[seat] == NOT_PASSED
    if not playing and not left:
        use = 0.0
    total += use * goods_worth(s, seat) + (track_worth(s, seat) if left else 0.0)
    total += gods_worth(s, seat) * (1.0 if left else 0.5)
    if playing:
        total += STILL_PLAYING
    for item in (turn.PAY, turn.TARGET):
        if s.on_top(item) and s.actor == seat:
            total -= UNDECIDED
    return total


def goods_worth(s: Position, seat: int) -> float:
    """What tokens are worth beyond the point that each brings in the end."""
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
    """Progress towards each god: the share of its conditions that is met, of its points."""
    has = elements(s, seat)
    total = 0.0
    for border in range(len(s.ring)):
        left, right = s.ring[border - 1], s.ring[border]
        met = share(has[left], s.layout.right_need[left])
        met *= share(has[right], s.layout.left_need[right])
        if met < 1.0:
            points = s.layout.right_points[left] + s.layout.left_points[right]
            total += GOD_PART * met * points
    return total


def share(has: int, need: int) -> float:
    return min(has, need) / need
