"""The scoring of tombs (R10.3 to R10.5, R11.1), readable at any time as if the game ended now."""

from mypy_extensions import i64

from iteru.engine.bits import bit
from iteru.games.valley_of_the_kings.rules.box import FIRST_SET, SETS
from iteru.games.valley_of_the_kings.rules.position import Position


def tomb_points(s: Position, seat: i64) -> list[int]:
    """R10.3: printed points of starters and uniques; R10.4: for each set the square of its different cards."""
    points = [0] * len(SETS)
    seen: i64 = 0
    kind: i64
    for kind in s.tomb[seat]:
        its_set: i64 = s.layout.set_of[kind]
        if its_set < FIRST_SET:
            points[its_set] += s.layout.points[kind]
        elif not seen >> kind & 1:
            seen |= bit(kind)
            points[its_set] += 1
    number: i64
    for number in range(FIRST_SET, len(SETS)):
        points[number] = set_points(s, number, points[number])
    return points


def set_points(s: Position, number: i64, different: i64) -> i64:
    """R10.4; R11.1: by the completist variant a complete set is worth its size more."""
    complete = s.layout.completist and different == s.layout.set_size[number]
    return different * different + (different if complete else 0)


def breakdown(s: Position) -> dict[str, list[int]]:
    """Points of each seat, by sets."""
    by_seat = [tomb_points(s, seat) for seat in range(s.seats)]
    return {name: [points[number] for points in by_seat] for number, name in enumerate(SETS)}


def total_points(s: Position, seat: i64) -> i64:
    total: i64 = 0
    for points in tomb_points(s, seat):
        total += points
    return total


def scores(s: Position) -> list[int]:
    return [total_points(s, seat) for seat in range(s.seats)]


def tie_breaks(s: Position) -> dict[str, list[int]]:
    """R10.5: fewer cards in the tomb; still tied, the win is shared."""
    return {"tomb": [-len(tomb) for tomb in s.tomb]}
