"""What a choice does to the points, played on sights: cautions say nothing else of points."""

from iteru.engine.bits import places_in
from iteru.engine.rng import Rng
from iteru.engine.sight import sight
from iteru.games.pharaon.rules import targets, turn
from iteru.games.pharaon.rules.moves import ARTISAN_DECK, BAG, NOBLE_DECK, OFFERING_ZONE
from iteru.games.pharaon.rules.purse import Purse
from iteru.games.pharaon.rules.scoring import points_of
from iteru.games.pharaon.rules.state import PharaonState

SIGHTS = 3
"""A target is said to bring points if it does in each of this many deals of what is hidden."""


def last_chance(s: PharaonState, seat: int) -> tuple[int, int]:
    """R9.1: the target that would bring a seat most points now, tokens paid taken off, and how many at least.

    Without one the points are 0.
    """
    best, most = 0, 0
    seen = sight(s, seat, Rng.seeded(0))
    for target in places_in(targets.payable_targets(s, Purse(s, seat, OFFERING_ZONE), False)):
        points = points_gained(seen, seat, target)
        if points > most:
            best, most = target, points
    for number in range(1, SIGHTS):
        if most > 0:
            seen = sight(s, seat, Rng.seeded(number))
            most = min(most, points_gained(seen, seat, best))
    return best, max(most, 0)


def points_gained(s: PharaonState, seat: int, target: int) -> int:
    """Returns what a target brings once everything that follows from it is answered well."""
    copy = s.clone()
    copy.apply(target)
    while copy.actor == seat and not copy.on_top(turn.TURN):
        copy.apply(best_answer(copy, seat))
    return sum(points_of(copy, seat)) - sum(points_of(s, seat))


def best_answer(s: PharaonState, seat: int) -> int:
    """The answer with which a seat has most points right after it; one that trusts to luck only where there is no other."""
    best, most = -1, -1
    legal = s.legal_actions()
    for action in [action for action in legal if not is_luck(action)] or legal:
        copy = s.clone()
        copy.apply(action)
        points = sum(points_of(copy, seat))
        if points > most:
            best, most = action, points
    return best


def is_luck(action: int) -> bool:
    """Whether an action takes what nobody has seen."""
    return NOBLE_DECK.has(action) or ARTISAN_DECK.has(action) or BAG.has(action)
