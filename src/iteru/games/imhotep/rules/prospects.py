"""A heuristic for bots: a seat's points, and what its stones and cards are still likely to bring. Weights are in points."""

from typing import Final

from iteru.games.imhotep.rules.moves import CARD_COUNT, FIRST_BLUE, SHIPS, SPACES
from iteru.games.imhotep.rules.position import EMPTY, WAITING, Position
from iteru.games.imhotep.rules.temple import seen_from_above

ON_SLED: Final = (0.0, 0.9, 1.5, 1.9, 2.1, 2.2)
ON_SHIP: Final = 1.7
NEAR_BOW: Final = 0.15
BLUE_CARD: Final = 0.8
TEMPLE_STAYS: Final = 0.45
"""The chance that a visible temple stone is still visible one round later."""


def prospects(s: Position) -> list[float]:
    """Returns, for each seat, its points and those that its stones and cards are likely to bring."""
    worth = [float(points) for points in s.scores()]
    rounds_left = s.layout.rounds - s.round
    for seat in range(s.seats):
        last = rounds_left == 0 and not s.free
        worth[seat] += 0.0 if last else ON_SLED[min(s.sled[seat], 5)]
        worth[seat] += BLUE_CARD * sum(
            s.owned[seat * CARD_COUNT + FIRST_BLUE : (seat + 1) * CARD_COUNT]
        )
    add_ships(s, worth)
    add_temple(s, worth, rounds_left)
    return worth


def add_ships(s: Position, worth: list[float]) -> None:
    """Adds the worth of stones on waiting ships; those near the bow are delivered first."""
    for ship in range(SHIPS):
        if s.berth[ship] == WAITING:
            for space in range(s.ships[ship]):
                owner = s.cargo[ship * SPACES + space]
                if owner != EMPTY:
                    worth[owner] += ON_SHIP - NEAR_BOW * space


def add_temple(s: Position, worth: list[float], rounds_left: int) -> None:
    """Adds the worth of visible temple stones, which score at the end of this round and perhaps of later ones."""
    for space in range(s.layout.temple_width):
        owner = seen_from_above(s, space)
        if owner != EMPTY:
            gift = s.layout.temple_points[space] or 1.5
            worth[owner] += gift * (1 - TEMPLE_STAYS ** (rounds_left + 1)) / (1 - TEMPLE_STAYS)
