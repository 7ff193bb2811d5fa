"""How a character bends a search: what it likes beside winning, counted in points.

A character values positions by what every game offers: the points that a seat has already (`Game.points_so_far`), those that
it can still expect (`Game.expected_points`), and what the others can expect. Only the searcher's own worth is bent; others
are taken to play for themselves, and the chance to win that a search reports stays what it was.
"""

from typing import NamedTuple

from iteru.engine.game import Game
from iteru.engine.state import State


class Liking(NamedTuple):
    """What somebody likes, in points for each point."""

    now: float = 0.0
    """That the seat has already."""
    later: float = 0.0
    """That the seat can still expect."""
    others: float = 0.0
    """That the strongest of the others can expect; less than 0 for those who spoil."""


class Bend:
    """A liking in one search: only differences between positions count, so the usual is taken off."""

    def __init__(self, liking: Liking, game: Game[State], seat: int) -> None:
        self.liking = liking
        self.game = game
        self.seat = seat
        self.count = 0.0
        self.usual = 0.0

    def liked(self, world: State, prospects: list[float]) -> float:
        """Returns how much is liked in a position."""
        seat, liking = self.seat, self.liking
        found = 0.0
        if liking.now or liking.later:
            has = float(self.game.points_so_far(world)[seat])
            found = liking.now * has + liking.later * (prospects[seat] - has)
        if liking.others and len(prospects) > 1:
            found += liking.others * strongest_other(prospects, seat)
        return found

    def liked_more(self, world: State, prospects: list[float]) -> float:
        """Returns how much more than usual is liked in a leaf."""
        liked = self.liked(world, prospects)
        self.count += 1.0
        self.usual += (liked - self.usual) / self.count
        return liked - self.usual

    def bent_promises(self, world: State, actions: list[int], promises: list[float]) -> list[float]:
        """Returns promises of the seat's own choices as the character sees them."""
        found: list[float] = []
        for index, action in enumerate(actions):
            ahead = world.clone()
            ahead.apply(action)
            found.append(promises[index] + self.liked(ahead, self.game.expected_points(ahead)))
        return found


def strongest_other(prospects: list[float], seat: int) -> float:
    most = -1e9
    for other, its in enumerate(prospects):
        if other != seat and its > most:
            most = its
    return most
