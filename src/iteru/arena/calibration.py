"""Finds the budgets of the five levels of a game: each beats the one below it in 65 to 85 % of games with two players.

The strongest level has as many iterations as a second gives on one core. From there down, the next level is looked for among
`efforts`: half as many iterations with every step, and at the bottom one iteration and more and more choices that are missed.
The weakest level is a beginner, who thinks as long as the one above but misses choices (`beginners`). A pair plays until it is
clear whether it fits. Budgets are iterations, so that a slow machine plays as strongly, only later.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from time import monotonic
from typing import NamedTuple

from iteru.arena.calibration_results import CalibrationResults
from iteru.arena.findings import effect
from iteru.arena.outcome import Outcome
from iteru.arena.plan import Tournament
from iteru.arena.standing import Standing
from iteru.arena.tournament import run
from iteru.bots.levels import LEVELS, Level, Measured

LEAST, MOST = 0.65, 0.85
"""How often a level should beat the one below it."""
TARGET = 0.8
"""Levels usually lie as far apart as can be without leaving the limits, so that the weakest is one for beginners."""
MISSES = (0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1)
FIRST_GUESS = 4
"""How many steps below the search for the next level begins: with a sixteenth of the iterations."""
NEAR = 0.06
EXPECTED_GAMES = 8
"""The expected strength of a level counts as this many games."""
FEWEST = 16
"""Games before which nothing is decided."""
MIDDLE_LEVEL, MIDDLE_RATING = "overseer", 1000
FITS, TOO_WEAK, TOO_STRONG = "fits", "too weak", "too strong"
SETTLED, ALL_PLAYED, OUT_OF_TIME = "settled", "all-played", "out-of-time"
"""Why a pair plays no more games; the message `calibrate-settled` says so."""


@dataclass(frozen=True)
class Effort:
    """A budget: iterations, and the share of choices that is missed."""

    iterations: int
    misses: float = 0.0

    @property
    def text(self) -> str:
        misses = f":misses={self.misses:g}" if self.misses else ""
        return f"mcts:iterations={self.iterations}{misses}"


def efforts(top: int) -> list[Effort]:
    """Returns all budgets up to the top, the weakest first.

    >>> [one.iterations for one in efforts(20) if not one.misses]
    [1, 2, 4, 8, 20]
    """
    doubled = [1]
    while doubled[-1] * 2.5 < top:
        doubled.append(doubled[-1] * 2)
    return [*beginners(Effort(1)), *[Effort(iterations) for iterations in (*doubled, top)]]


def beginners(effort: Effort) -> list[Effort]:
    """Returns the budgets of those who think as long, but miss more; the weakest first.

    >>> [one.misses for one in beginners(Effort(8, 0.6))]
    [0.9, 0.8, 0.7]
    """
    return [Effort(effort.iterations, misses) for misses in MISSES if misses > effort.misses]


@dataclass
class Pair:
    """The games of one budget against a smaller one."""

    upper: Effort
    lower: Effort
    outcomes: dict[int, Outcome] = field(default_factory=dict)
    ended: str = ""
    """Why no more games are played; nothing while it plays."""

    def add(self, outcome: Outcome) -> None:
        self.outcomes[outcome.number] = outcome

    @property
    def standing(self) -> Standing:
        """Returns how the upper one did, in the deals that were played with both seatings."""
        found = Standing(self.upper.text)
        whole = [one for number, one in self.outcomes.items() if number ^ 1 in self.outcomes]
        for outcome in whole:
            found.add(outcome.shares()[0], 0.0)
        found.win_effect = effect(whole, 0, Outcome.shares)
        return found

    @property
    def measured(self) -> Measured:
        standing = self.standing
        low, high = standing.win_interval
        return Measured(standing.win_rate, low, high, standing.games)

    def estimate(self) -> str:
        """Says what is most likely after all games; a few games say nothing against a pair."""
        share = self.measured.share
        if self.measured.games < FEWEST:
            return FITS
        if share > MOST:
            return TOO_WEAK
        return TOO_STRONG if share < LEAST else FITS


def settled(measured: Measured) -> str | None:
    """Says whether the lower one is the next level, once the 95 % interval leaves no doubt; None while it does."""
    _, low, high, games = measured
    if games < FEWEST:
        return None
    if low > MOST:
        return TOO_WEAK
    if high < LEAST:
        return TOO_STRONG
    return FITS if low >= LEAST and high <= MOST else None


@dataclass(frozen=True)
class Calibration:
    """The goal of a calibration, and how much it may cost."""

    game: str
    top: int
    """The iterations of the strongest level."""
    games: int
    """The most games of a pair."""
    minutes: float | None
    """The most time for a pair; None is no limit."""
    seed: int
    jobs: int
    most: int = 0
    """Levels with more iterations get their place without a game: too expensive here; 0 is no limit."""
    target: float = TARGET
    """How often a level is to beat the one below: less where five levels would not find room."""
    results: CalibrationResults | None = None
    """Keeps every game, so that it can go on after a stop."""

    def play(self, pair: Pair) -> Iterator[Pair]:
        """Plays until a pair is settled, or games or time run out; yields after every game, and when it has ended."""
        plan = Tournament(self.game, (pair.upper.text, pair.lower.text), self.games, self.seed)
        for outcome in self.results.of(plan.bots) if self.results else ():
            pair.add(outcome)
        began = monotonic()
        games = run(plan, self.jobs, done=set(pair.outcomes))
        while not (ended := self.ending(pair, monotonic() - began)):
            outcome = next(games)
            if self.results:
                self.results.add(plan.bots, outcome)
            pair.add(outcome)
            yield pair
        pair.ended = ended
        yield pair

    def ending(self, pair: Pair, seconds: float) -> str:
        """Says why a pair that has played for some seconds plays no more games; nothing if it goes on."""
        if settled(pair.measured):
            return SETTLED
        if len(pair.outcomes) >= self.games:
            return ALL_PLAYED
        is_late = self.minutes is not None and seconds >= self.minutes * 60
        return OUT_OF_TIME if is_late else ""

    def is_near(self, pair: Pair) -> bool:
        """Whether a pair fits, and lies about as far apart as it should; few games must do where time has run out."""
        share, _, _, played = pair.measured
        fits = (settled(pair.measured) or pair.estimate()) == FITS
        return fits and (abs(share - self.target) <= NEAR or played < FEWEST)

    def distance(self, share: float) -> tuple[bool, float]:
        """Returns how far a share of wins is from its goal; within the limits is better than anywhere outside."""
        return not LEAST <= share <= MOST, abs(share - self.target)


Tell = Callable[[Pair], None]
"""Hears of every pair after each of its games, and when it has ended."""


class Found(NamedTuple):
    """The levels of a game after a calibration."""

    levels: list[Level]
    """The weakest first."""
    pairs: dict[str, Pair]
    """The games now played between a level and the one below it, by the name of the level."""


def calibrate(how: Calibration, tell: Tell) -> Found:
    """Finds all levels, the strongest first."""
    ladder = efforts(how.top)
    place = len(ladder) - 1
    efforts_found: list[Effort] = []
    pairs: dict[str, Pair] = {}
    for below in range(len(LEVELS) - 1, 0, -1):
        if below == 1:
            ladder = [*beginners(ladder[place]), ladder[place]]
            place = len(ladder) - 1
        pair, lower = next_below(how, ladder, place, below, tell)
        efforts_found.append(ladder[place])
        pairs[LEVELS[below]] = pair
        place = lower
    efforts_found.append(ladder[place])
    measured = [pairs[name].measured if name in pairs else None for name in LEVELS]
    return Found(rated(efforts_found[::-1], measured, [gap_of(one) for one in measured]), pairs)


def measure_again(
    how: Calibration, levels: Sequence[Level], names: Sequence[str], tell: Tell
) -> Found:
    """Plays levels against the ones below them, with the budgets that they have; the others keep what was measured."""
    pairs: dict[str, Pair] = {}
    measured, gaps = [levels[0].measured], [gap_of(levels[0].measured)]
    for below, level in pairwise(levels):
        pair = Pair(effort_of(level), effort_of(below))
        if level.name in names:
            play_out(how, pair, tell)
        if pair.measured.games:
            pairs[level.name] = pair
        measured.append(pair.measured if level.name in pairs else level.measured)
        gaps.append(gap_of(pair.measured) if level.name in pairs else kept_gap(below, level))
    return Found(rated([effort_of(level) for level in levels], measured, gaps), pairs)


def effort_of(level: Level) -> Effort:
    return Effort(level.iterations, level.misses)


def play_out(how: Calibration, pair: Pair, tell: Tell) -> None:
    for played in how.play(pair):
        tell(played)


def next_below(
    how: Calibration, ladder: list[Effort], place: int, below: int, tell: Tell
) -> tuple[Pair, int]:
    """Looks for the next level below a place of the ladder, on which `below` levels must still find room.

    The answer lies between what was too weak and what was too strong. Where no step fits, it is the one that comes nearest.
    """
    low, high = below - 1, place - 1
    guess = max(low, place - FIRST_GUESS)
    if 0 < how.most < ladder[place].iterations:
        return Pair(ladder[place], ladder[guess]), guess
    tried: dict[int, Pair] = {}
    while low <= high:
        tried[guess] = pair = Pair(ladder[place], ladder[guess])
        play_out(how, pair, tell)
        if how.is_near(pair):
            break
        is_below = pair.measured.share > how.target
        low, high = (guess + 1, high) if is_below else (low, guess - 1)
        guess = min(max((low + high) // 2, guess - FIRST_GUESS), guess + FIRST_GUESS)
    best = min(tried, key=lambda one: how.distance(tried[one].measured.share))
    return tried[best], best


def rated(
    budgets: Sequence[Effort], measured: Sequence[Measured | None], gaps: Sequence[float | None]
) -> list[Level]:
    """Returns the levels with ratings, which follow from the gap between each and the one below."""
    return [
        Level(
            LEVELS[place], place + 1, effort.iterations, effort.misses, rating_at(place, gaps), its
        )
        for place, (effort, its) in enumerate(zip(budgets, measured, strict=True))
    ]


def rating_at(place: int, gaps: Sequence[float | None]) -> int:
    """Returns the rating of a level; 0 where games do not connect it with the middle level, or that with any other."""
    middle = LEVELS.index(MIDDLE_LEVEL)
    up, down = gaps[middle + 1 : place + 1], gaps[place + 1 : middle + 1]
    is_alone = place == middle and gaps[middle] is None and gaps[middle + 1] is None
    if is_alone or None in up or None in down:
        return 0
    return round(MIDDLE_RATING + sum(gap or 0.0 for gap in up) - sum(gap or 0.0 for gap in down))


def kept_gap(below: Level, level: Level) -> float | None:
    """Returns the difference of ratings between levels that are not measured now, so that it stays as it is."""
    if below.rating and level.rating:
        return level.rating - below.rating
    return gap_of(level.measured)


def gap_of(measured: Measured | None) -> float | None:
    """Returns the difference of ratings to the level below; None where no game was played."""
    if measured is None or not measured.games:
        return None
    return rating_gap(likely_share(measured))


def likely_share(measured: Measured) -> float:
    """Returns the share of wins to rate a level by: a few games count little against what is expected."""
    expected = EXPECTED_GAMES * TARGET
    return (measured.share * measured.games + expected) / (measured.games + EXPECTED_GAMES)


def rating_gap(share: float) -> float:
    """Returns the difference of ratings that a share of wins stands for.

    >>> round(rating_gap(0.75))
    191
    """
    return 400 * math.log10(share / (1 - share))
