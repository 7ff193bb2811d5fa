"""Ratings after games of two and more players: the model of Plackett and Luce, fitted by Hunter's MM algorithm.

In this model the first place goes to each player with a chance proportional to its strength, then the second among
the others, and so on; for two players it is that of Bradley and Terry. Tied players are each taken to have been chosen
from all that were left (as Breslow does for survival times), which makes a tie of two half a win for each.

Of the libraries, choix fits the same model but knows no ties and brings numpy and scipy, and openskill updates game by
game, so that its ratings depend on the order of the games.
"""

import math
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from iteru.arena.outcome import Outcome
from iteru.arena.plan import Seating

RESAMPLES = 300
ROUNDS = 200
PRECISION = 1e-5
PRIOR = 0.5
"""Everybody has won and lost half a game against an imaginary average player: a bot that always wins stays finite."""
ELO = 400 / math.log(10)


@dataclass(frozen=True)
class Rating:
    """A rating on the scale of chess: 400 points are odds of ten to one; the mean of all entrants is 0."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Evidence:
    """What some games say: how often each entrant was placed before others, and among whom."""

    wins: tuple[int, ...]
    among: tuple[tuple[Seating, int], ...]


def evidence(outcomes: Sequence[Outcome], entrants: int) -> Evidence:
    wins = [0] * entrants
    among: Counter[Seating] = Counter()
    for outcome in outcomes:
        order = sorted(zip(outcome.places, outcome.entrants, strict=True))
        for place in sorted(set(outcome.places)):
            left = tuple(sorted(one for other, one in order if other >= place))
            tied = [one for other, one in order if other == place]
            if len(left) > 1:
                for one in tied:
                    wins[one] += 1
                among[left] += len(tied)
    return Evidence(tuple(wins), tuple(among.items()))


def fitted(found: Sequence[tuple[Evidence, int]], start: list[float]) -> list[float]:
    """Returns the strengths that make the evidence most likely; each piece counts as often as the number beside it says."""
    entrants = range(len(start))
    wins = [PRIOR] * len(start)
    among: Counter[Seating] = Counter()
    for piece, times in found:
        for one in entrants:
            wins[one] += piece.wins[one] * times
        for group, count in piece.among:
            among[group] += count * times
    strength = list(start)
    for _ in range(ROUNDS):
        pull = [2 * PRIOR / (one + 1) for one in strength]
        for group, count in among.items():
            part = count / sum(strength[one] for one in group)
            for one in group:
                pull[one] += part
        new = normal([wins[one] / pull[one] for one in entrants])
        moved = max(abs(math.log(new[one] / strength[one])) for one in entrants)
        strength = new
        if moved < PRECISION:
            break
    return strength


def normal(strength: list[float]) -> list[float]:
    """The same strengths with a geometric mean of 1."""
    mean = math.exp(sum(map(math.log, strength)) / len(strength))
    return [one / mean for one in strength]


def ratings(outcomes: Sequence[Outcome], entrants: int, seed: int) -> list[Rating]:
    """Ratings with 95% intervals: the same is fitted to deals drawn anew, with replacement, again and again."""
    deals: dict[int, list[Outcome]] = {}
    for outcome in sorted(outcomes, key=lambda one: one.number):
        if outcome.ended:
            deals.setdefault(outcome.deal, []).append(outcome)
    kinds = Counter(evidence(games, entrants) for games in deals.values())
    if entrants < 2 or not kinds:
        return [Rating(0.0, 0.0, 0.0)] * entrants
    best = fitted(list(kinds.items()), [1.0] * entrants)
    dice = random.Random(seed)
    drawn: list[list[float]] = []
    for _ in range(RESAMPLES):
        chosen = dice.choices(list(kinds), list(kinds.values()), k=len(deals))
        drawn.append(fitted(list(Counter(chosen).items()), best))
    return [
        Rating(elo(best[one]), *middle([elo(strength[one]) for strength in drawn]))
        for one in range(entrants)
    ]


def elo(strength: float) -> float:
    return ELO * math.log(strength)


def middle(values: list[float]) -> tuple[float, float]:
    """The middle 95% of some values."""
    values = sorted(values)
    last = len(values) - 1
    return values[round(0.025 * last)], values[round(0.975 * last)]
