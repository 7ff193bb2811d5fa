"""Plays a choice on a sight to find what it does to the points; cautions use this."""

from iteru.engine.rng import Rng
from iteru.engine.sight import sight
from iteru.games.egizia.rules import moves
from iteru.games.egizia.rules.position import FEEDING, SAILING
from iteru.games.egizia.rules.state import EgiziaState

NO_SPACE = -1


def free_leftover(s: EgiziaState, seat: int) -> int:
    """R10.15: returns the space of the best card that costs no points this round; NO_SPACE without one.

    Crews that come with a card have to be fed at once (R5.1).
    """
    own_sight = sight(s, seat, Rng.seeded(0))
    found = NO_SPACE
    most = points_when_fed(own_sight, seat, moves.DECLINE.first)
    for action in own_sight.legal_actions():
        if moves.DECLINE.has(action):
            continue
        points = points_when_fed(own_sight, seat, action)
        if points > most or (points == most and found == NO_SPACE):
            found = moves.TAKE.place(action)
            most = points
    return found


def points_when_fed(s: EgiziaState, seat: int, action: int) -> int:
    """Returns the points of a seat after a choice and the feeding that follows, without any other help."""
    copy = s.clone()
    copy.apply(action)
    while copy.phase in (SAILING, FEEDING):
        copy.apply(copy.legal_actions()[-1])
    return copy.points[seat]
