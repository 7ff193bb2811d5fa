"""How well a seat stands: its points, and what its stones and cards are still likely to bring. Weights are in points."""

from typing import Final

from iteru.games.imhotep.rules.moves import CARD_COUNT, FIRST_BLUE, SHIPS, SPACES
from iteru.games.imhotep.rules.position import EMPTY, WAITING, Position
from iteru.games.imhotep.rules.temple import seen_from_above

ON_SLED: Final = (0.0, 0.9, 1.5, 1.9, 2.1, 2.2)
ON_SHIP: Final = 1.7
NEAR_BOW: Final = 0.15
BLUE_CARD: Final = 0.8
TEMPLE_STAYS: Final = 0.45
"""How much of a visible temple stone is left one round later: the chance that nobody has covered it."""


def prospects(s: Position) -> list[float]:
    """For each seat the points it has and those its stones and cards are about to bring."""
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
    """Stones on waiting ships will be delivered somewhere, those near the bow first."""
    for ship in range(SHIPS):
        if s.berth[ship] == WAITING:
            for space in range(s.ships[ship]):
                owner = s.cargo[ship * SPACES + space]
                if owner != EMPTY:
                    worth[owner] += ON_SHIP - NEAR_BOW * space


def add_temple(s: Position, worth: list[float], rounds_left: int) -> None:
    """Visible temple stones score at the end of this round, and perhaps of later ones."""
    for space in range(s.layout.temple_width):
        owner = seen_from_above(s, space)
        if owner != EMPTY:
            gift = s.layout.temple_points[space] or 1.5
            worth[owner] += gift * (1 - TEMPLE_STAYS ** (rounds_left + 1)) / (1 - TEMPLE_STAYS)
