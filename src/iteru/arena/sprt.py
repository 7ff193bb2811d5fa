"""Stops a match of two entrants as soon as it is decided: a sequential probability ratio test over deals.

The test asks which is true: the first entrant wins `margin` more than half of the games, or `margin` less. All games of
a deal are one observation (their mean), so that common deals count as what they are. Each answer is wrong in 5% of
matches between entrants that differ by as much.
"""

import math
from collections.abc import Iterable

from iteru.arena.outcome import Outcome
from iteru.arena.plan import Tournament
from iteru.engine.errors import BadOptions

BOUND = math.log(0.95 / 0.05)
FEWEST = 8
"""Deals before which nothing is decided: the variance is not known yet."""
LEAST_VARIANCE = 0.01


def check(plan: Tournament) -> None:
    if len(plan.bots) != 2:
        raise BadOptions("sprt-is-for-two", given=len(plan.bots))


class Sprt:
    """The test while games come in. It follows the order of deals, so that it stops at the same one everywhere."""

    def __init__(self, plan: Tournament, margin: float) -> None:
        self.margin = margin
        self.games = len(plan.round)
        self.shares: dict[int, list[float]] = {}
        self.deals = 0
        self.total = 0.0
        self.squares = 0.0
        self.decided: int | None = None
        """The number of deals after which the match was decided."""

    def add(self, outcome: Outcome) -> None:
        share = outcome.shares().get(0, 0.0) if outcome.ended else 0.5
        self.shares.setdefault(outcome.deal, []).append(share)
        while self.decided is None and len(self.shares.get(self.deals, ())) == self.games:
            mean = sum(self.shares[self.deals]) / self.games
            self.deals += 1
            self.total += mean
            self.squares += mean * mean
            if self.deals >= FEWEST and abs(self.ratio) >= BOUND:
                self.decided = self.deals

    @property
    def ratio(self) -> float:
        """The logarithm of how much more likely the results are if the first entrant is the better one."""
        if self.deals < 2:
            return 0.0
        variance = (self.squares - self.total**2 / self.deals) / (self.deals - 1)
        lead = self.total - self.deals / 2
        return 2 * self.margin * lead / max(variance, LEAST_VARIANCE)

    def counted(self, outcomes: Iterable[Outcome]) -> list[Outcome]:
        """The games up to the decision; what other processes played meanwhile does not count."""
        return [one for one in outcomes if self.decided is None or one.deal < self.decided]
