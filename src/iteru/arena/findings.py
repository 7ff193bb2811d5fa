"""Everything that the games of a tournament say: the one source of tables, JSON and pages."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import variance

from iteru.arena.outcome import Outcome
from iteru.arena.plan import Tournament
from iteru.arena.ratings import Rating, ratings
from iteru.arena.standing import Standing, mean_interval

FEWEST_DEALS = 20
"""Deals before which nothing is said about what they have in common."""
LEAST_EFFECT = 0.05


@dataclass(frozen=True)
class SeatFinding:
    """What a seat is worth, no matter who sits there."""

    win_rate: float
    win_interval: tuple[float, float]
    mean_score: float
    score_interval: tuple[float, float]


@dataclass(frozen=True)
class Meetings:
    """How often one entrant finished ahead of another; a tie is half."""

    games: int
    ahead: float

    @property
    def rate(self) -> float | None:
        return self.ahead / self.games if self.games else None


@dataclass(frozen=True)
class Findings:
    """The results of a tournament."""

    plan: Tournament
    outcomes: list[Outcome]
    standings: list[Standing]
    ratings: list[Rating]
    matrix: list[list[Meetings]]
    seats: list[SeatFinding]
    scores: list[list[float]]
    """All scores of each entrant."""
    lengths: list[int]
    unended: list[Outcome]
    decided_after: int | None = None
    """The deals after which `--sprt` stopped the match."""
    interrupted: bool = field(default=False)

    @property
    def deals(self) -> int:
        return len({outcome.deal for outcome in self.outcomes})

    @property
    def narrower(self) -> float | None:
        """By how much common deals make the intervals of win rates narrower, as a share; less than 0: wider."""
        if not any(one.win_effect != 1.0 for one in self.standings):
            return None
        mean = sum(one.win_effect for one in self.standings) / len(self.standings)
        return float(1 - mean**0.5)


def findings(
    plan: Tournament,
    outcomes: Sequence[Outcome],
    decided_after: int | None = None,
    interrupted: bool = False,
) -> Findings:
    """Returns what these games say, whatever order they come in."""
    played = sorted(outcomes, key=lambda one: one.number)
    ended = [outcome for outcome in played if outcome.ended]
    return Findings(
        plan,
        played,
        standings(plan, ended),
        ratings(ended, len(plan.bots), plan.seed),
        matrix(plan, ended),
        seat_findings(plan, ended),
        [scores_of(entrant, ended) for entrant in range(len(plan.bots))],
        [outcome.moves for outcome in ended],
        [outcome for outcome in played if not outcome.ended],
        decided_after,
        interrupted,
    )


def standings(plan: Tournament, ended: Sequence[Outcome]) -> list[Standing]:
    found = [Standing(name) for name in plan.entrants]
    for outcome in ended:
        scores = outcome.mean_scores()
        for entrant, share in outcome.shares().items():
            found[entrant].add(share, scores[entrant])
        for seat, entrant in enumerate(outcome.entrants):
            found[entrant].choices += outcome.choices[seat] if outcome.choices else 0
            found[entrant].seconds += outcome.seconds[seat] if outcome.seconds else 0.0
    for entrant, standing in enumerate(found):
        standing.win_effect = effect(ended, entrant, Outcome.shares)
        standing.score_effect = effect(ended, entrant, Outcome.mean_scores)
    return found


def effect(
    ended: Sequence[Outcome], entrant: int, value: Callable[[Outcome], dict[int, float]]
) -> float:
    """The variance of an entrant's mean over deals, over the one that it would have if games were independent.

    It is below 1 where seats of one deal balance each other, and above 1 where a deal suits one entrant in every seat.
    """
    deals: dict[int, list[float]] = {}
    for outcome in ended:
        if entrant in outcome.entrants:
            deals.setdefault(outcome.deal, []).append(value(outcome)[entrant])
    most = max(map(len, deals.values()), default=0)
    whole = [values for values in deals.values() if len(values) == most]
    if len(whole) < FEWEST_DEALS or most < 2:
        return 1.0
    alone = variance([one for values in whole for one in values])
    together = variance([sum(values) / most for values in whole]) * most
    return max(LEAST_EFFECT, together / alone) if alone else 1.0


def matrix(plan: Tournament, ended: Sequence[Outcome]) -> list[list[Meetings]]:
    size = len(plan.bots)
    games = [[0] * size for _ in range(size)]
    ahead = [[0.0] * size for _ in range(size)]
    for outcome in ended:
        for place, one in zip(outcome.places, outcome.entrants, strict=True):
            for other_place, other in zip(outcome.places, outcome.entrants, strict=True):
                if one != other:
                    games[one][other] += 1
                    ahead[one][other] += (place < other_place) + (place == other_place) / 2
    return [[Meetings(games[i][j], ahead[i][j]) for j in range(size)] for i in range(size)]


def seat_findings(plan: Tournament, ended: Sequence[Outcome]) -> list[SeatFinding]:
    """Wins and points by seat. As everybody sits everywhere equally often, what is left is the seat itself."""
    found = []
    for seat in range(plan.seats):
        one = Standing("")
        for outcome in ended:
            one.add(outcome.share(seat), outcome.scores[seat])
        points = [float(outcome.scores[seat]) for outcome in ended] or [0.0]
        mean, low, high = mean_interval(points)
        found.append(SeatFinding(one.win_rate, one.win_interval, mean, (low, high)))
    return found


def scores_of(entrant: int, ended: Sequence[Outcome]) -> list[float]:
    return [
        float(outcome.scores[seat])
        for outcome in ended
        for seat, one in enumerate(outcome.entrants)
        if one == entrant
    ]
