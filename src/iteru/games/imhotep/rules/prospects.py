"""A heuristic for bots: a seat's points, and what its stones and cards are still likely to bring. Weights are in points."""

from typing import Final

from mypy_extensions import i64

from iteru.games.imhotep.rules.moves import CARD_COUNT, FIRST_BLUE, SHIPS, SPACES
from iteru.games.imhotep.rules.position import EMPTY, WAITING, Position
from iteru.games.imhotep.rules.scoring import scores
from iteru.games.imhotep.rules.temple import seen_from_above

ON_SLED: Final = (0.0, 0.9, 1.5, 1.9, 2.1, 2.2)
ON_SHIP: Final = 1.7
NEAR_BOW: Final = 0.15
BLUE_CARD: Final = 0.8
TEMPLE_STAYS: Final = 0.45
"""The chance that a visible temple stone is still visible one round later."""


def prospects(s: Position) -> list[float]:
    """Returns, for each seat, its points and those that its stones and cards are likely to bring."""
    points = scores(s)
    rounds_left = s.layout.rounds - s.round
    is_last = rounds_left == 0 and not s.free
    worth: list[float] = []
    for seat in range(s.seats):
        on_sled = 0.0 if is_last else ON_SLED[min(s.sled[seat], 5)]
        worth.append(float(points[seat]) + on_sled + BLUE_CARD * blue_cards(s, seat))
    add_ships(s, worth)
    add_temple(s, worth, rounds_left)
    return worth


def blue_cards(s: Position, seat: int) -> float:
    found: i64 = 0
    place: i64
    for place in range(seat * CARD_COUNT + FIRST_BLUE, (seat + 1) * CARD_COUNT):
        found += s.owned[place]
    return float(found)


def add_ships(s: Position, worth: list[float]) -> None:
    """Adds the worth of stones on waiting ships; those near the bow are delivered first."""
    ship: i64
    for ship in range(SHIPS):
        if s.berth[ship] == WAITING:
            space: i64
            for space in range(s.ships[ship]):
                owner: i64 = s.cargo[ship * SPACES + space]
                if owner != EMPTY:
                    worth[owner] = worth[owner] + (ON_SHIP - NEAR_BOW * float(space))


def add_temple(s: Position, worth: list[float], rounds_left: int) -> None:
    """Adds the worth of visible temple stones, which score at the end of this round and perhaps of later ones."""
    gone = 1.0 - TEMPLE_STAYS ** float(rounds_left + 1)
    space: i64
    for space in range(s.layout.temple_width):
        owner: i64 = seen_from_above(s, space)
        if owner != EMPTY:
            gift = float(s.layout.temple_points[space]) or 1.5
            worth[owner] = worth[owner] + gift * gone / (1.0 - TEMPLE_STAYS)
