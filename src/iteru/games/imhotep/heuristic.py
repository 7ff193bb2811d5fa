"""How well a seat stands: its points, and what its stones and cards are about to bring."""

from iteru.games.imhotep.scoring import scores
from iteru.games.imhotep.state import ImhotepState


def evaluate(s: ImhotepState, seat: int) -> float:
    points = scores(s)
    return points[seat] - max(points[other] for other in range(s.seats) if other != seat)
