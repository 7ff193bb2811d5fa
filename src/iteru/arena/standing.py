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
    total: float = 0
    squares: float = 0
    win_effect: float = 1.0
    """The variance of the win rate, over that of as many games that have nothing to do with each other."""
    score_effect: float = 1.0
    """The same for the mean score."""
    choices: int = 0
    seconds: float = 0.0

    def add(self, share: float, score: float) -> None:
        self.games += 1
        self.wins += share
        self.total += score
        self.squares += score * score

    @property
    def win_rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def win_interval(self) -> tuple[float, float]:
        """The 95% interval of the win rate: Wilson's, for as many independent games as tell as much."""
        return wilson(self.win_rate, self.games / self.win_effect)

    @property
    def independent_interval(self) -> tuple[float, float]:
        """The interval that the same games would have if no two had a deal in common."""
        return wilson(self.win_rate, self.games)

    @property
    def mean(self) -> float:
        return self.total / self.games if self.games else 0.0

    @property
    def mean_error(self) -> float:
        """Half the width of the 95% interval of the mean score."""
        if self.games < 2:
            return math.inf
        variance = max(0.0, (self.squares - self.total**2 / self.games) / (self.games - 1))
        return Z95 * math.sqrt(variance / self.games * self.score_effect)

    @property
    def move_time(self) -> float:
        """Seconds for a choice."""
        return self.seconds / self.choices if self.choices else 0.0


def wilson(rate: float, games: float) -> tuple[float, float]:
    """Wilson's 95% interval of a rate; everything is possible where nothing was played."""
    if not games:
        return 0.0, 1.0
    centre = (rate + Z95**2 / (2 * games)) / (1 + Z95**2 / games)
    spread = math.sqrt(rate * (1 - rate) / games + Z95**2 / (4 * games * games))
    spread *= Z95 / (1 + Z95**2 / games)
    return max(0.0, centre - spread), min(1.0, centre + spread)


def mean_interval(values: list[float]) -> tuple[float, float, float]:
    """A mean with its 95% interval."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, mean, mean
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    error = Z95 * math.sqrt(variance / len(values))
    return mean, mean - error, mean + error
