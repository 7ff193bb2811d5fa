"""Statistics over many games: wins and mean scores, each with an interval."""

import math
from dataclasses import dataclass

Z95 = 1.96


@dataclass
class Standing:
    """The statistics of one entrant. A shared win counts as a fraction."""

    name: str
    games: int = 0
    wins: float = 0.0
    total: int = 0
    squares: int = 0

    def add(self, share: float, score: int) -> None:
        self.games += 1
        self.wins += share
        self.total += score
        self.squares += score * score

    @property
    def win_rate(self) -> float:
        return self.wins / self.games

    @property
    def win_interval(self) -> tuple[float, float]:
        """Wilson's 95% interval of the win rate."""
        n, rate = self.games, self.win_rate
        centre = (rate + Z95**2 / (2 * n)) / (1 + Z95**2 / n)
        spread = Z95 * math.sqrt(rate * (1 - rate) / n + Z95**2 / (4 * n * n)) / (1 + Z95**2 / n)
        return max(0.0, centre - spread), min(1.0, centre + spread)

    @property
    def mean(self) -> float:
        return self.total / self.games

    @property
    def mean_error(self) -> float:
        """Half the width of the 95% interval of the mean score."""
        if self.games < 2:
            return math.inf
        variance = max(0.0, (self.squares - self.total**2 / self.games) / (self.games - 1))
        return Z95 * math.sqrt(variance / self.games)
