"""Finds the budgets of the five levels of a game: each beats the one below it in 65 to 85 % of games with two players.

The strongest level has as many iterations as a second gives on one core. From there down, the next level is looked for among
`efforts`: half as many iterations with every step, and at the bottom one iteration and more and more choices that are missed.
The weakest level is a beginner, who thinks as long as the one above but misses choices (`beginners`). A pair plays until it is
clear whether it fits. Budgets are iterations, so that a slow machine plays as strongly, only later.
"""

import json
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from time import monotonic

from iteru.arena.outcome import Outcome
from iteru.arena.plan import Tournament
from iteru.arena.standing import Standing
from iteru.arena.tournament import run
from iteru.bots.levels import LEVELS, Level, Measured

LEAST, MOST = 0.65, 0.85
"""How often a level should beat the one below it."""
MIDDLE = 0.75
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

    def add(self, outcome: Outcome) -> None:
        self.outcomes[outcome.number] = outcome

    @property
    def standing(self) -> Standing:
        """Returns how the upper one did, in the deals that were played with both seatings."""
        found = Standing(self.upper.text)
        for number, outcome in sorted(self.outcomes.items()):
            if number ^ 1 in self.outcomes:
                found.add(outcome.shares()[0], 0.0)
        return found

    @property
    def measured(self) -> Measured:
        standing = self.standing
        low, high = standing.win_interval
        return Measured(standing.win_rate, low, high, standing.games)

    def verdict(self, most: int) -> str | None:
        """Says whether the lower one is the next level; None while more games may tell."""
        share, low, high, games = self.measured
        if games < min(FEWEST, most):
            return None
        if low >= LEAST and high <= MOST:
            return FITS
        if share > MOST and low > MIDDLE:
            return TOO_WEAK
        if share < LEAST and high < MIDDLE:
            return TOO_STRONG
        return self.estimate() if games >= most else None

    def estimate(self) -> str:
        """Says what is most likely after all games; a few games say nothing against a pair."""
        share = self.measured.share
        if self.measured.games < FEWEST:
            return FITS
        if share > MOST:
            return TOO_WEAK
        return TOO_STRONG if share < LEAST else FITS


@dataclass(frozen=True)
class Calibration:
    """The goal of a calibration, and how much it may cost."""

    game: str
    top: int
    """The iterations of the strongest level."""
    games: int
    """The most games of a pair."""
    minutes: float
    """The most time for a pair; 0 is no limit."""
    seed: int
    jobs: int
    most: int = 0
    """Levels with more iterations get their place without a game: too expensive here; 0 is no limit."""
    target: float = TARGET
    """How often a level is to beat the one below: less where five levels would not find room."""
    kept: Path | None = None
    """A file that keeps every game, so that it can go on after a stop."""

    def play(self, pair: Pair) -> Iterator[Pair]:
        """Plays until it is clear whether a pair fits; yields after every game."""
        bots = (pair.upper.text, pair.lower.text)
        plan = Tournament(self.game, bots, self.games, self.seed)
        for outcome in self.kept_games(plan):
            pair.add(outcome)
        began = monotonic()
        if pair.verdict(self.games) is None:
            for outcome in run(plan, self.jobs, done=set(pair.outcomes)):
                pair.add(outcome)
                self.keep(plan, outcome)
                yield pair
                spent = monotonic() - began
                if pair.verdict(self.games) or 0 < self.minutes * 60 < spent:
                    return

    def is_near(self, pair: Pair) -> bool:
        """Whether a pair fits, and lies about as far apart as it should; few games must do where time has run out."""
        share, _, _, played = pair.measured
        fits = (pair.verdict(self.games) or pair.estimate()) == FITS
        return fits and (abs(share - self.target) <= NEAR or played < FEWEST)

    def distance(self, share: float) -> tuple[bool, float]:
        """Returns how far a share of wins is from its goal; within the limits is better than anywhere outside."""
        return not LEAST <= share <= MOST, abs(share - self.target)

    def keep(self, plan: Tournament, outcome: Outcome) -> None:
        if self.kept is None:
            return
        row = [plan.game, plan.seed, *plan.bots, outcome.number, list(outcome.entrants)]
        with self.kept.open("a", encoding="utf-8") as file:
            file.write(json.dumps([*row, list(outcome.winners)]) + "\n")

    def kept_games(self, plan: Tournament) -> Iterator[Outcome]:
        if self.kept is None or not self.kept.exists():
            return
        for line in self.kept.read_text(encoding="utf-8").splitlines():
            game, seed, upper, lower, number, entrants, winners = json.loads(line)
            if (game, seed, (upper, lower)) == (plan.game, plan.seed, plan.bots):
                seats = tuple(entrants)
                points = (0,) * len(seats)
                yield Outcome(number, number // 2, 0, seats, points, points, tuple(winners), 0)


Tell = Callable[[Pair], None]


def calibrate(how: Calibration, tell: Tell) -> list[Level]:
    """Finds all levels, the strongest first; `tell` hears of every pair after each of its games. Returns the weakest first."""
    ladder = efforts(how.top)
    place = len(ladder) - 1
    found: list[tuple[Effort, Measured | None]] = []
    for below in range(len(LEVELS) - 1, 0, -1):
        if below == 1:
            ladder = [*beginners(ladder[place]), ladder[place]]
            place = len(ladder) - 1
        pair, lower = next_below(how, ladder, place, below, tell)
        found.append((ladder[place], pair.measured))
        place = lower
    found.append((ladder[place], None))
    return rated(found[::-1])


def measure_again(
    how: Calibration, levels: tuple[Level, ...], names: list[str], tell: Tell
) -> list[Level]:
    """Plays levels against the ones below them, with the budgets that they have; the others keep what was measured."""
    found: list[tuple[Effort, Measured | None]] = []
    for place, level in enumerate(levels):
        effort, measured = Effort(level.iterations, level.misses), level.measured
        if place and level.name in names:
            pair = Pair(effort, found[-1][0])
            for played in how.play(pair):
                tell(played)
            measured = pair.measured
        found.append((effort, measured))
    return rated(found)


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
        for played in how.play(pair):
            tell(played)
        if how.is_near(pair):
            break
        is_below = pair.measured.share > how.target
        low, high = (guess + 1, high) if is_below else (low, guess - 1)
        guess = min(max((low + high) // 2, guess - FIRST_GUESS), guess + FIRST_GUESS)
    best = min(tried, key=lambda one: how.distance(tried[one].measured.share))
    return tried[best], best


def rated(found: list[tuple[Effort, Measured | None]]) -> list[Level]:
    """Returns the levels with ratings, which follow from how often each beats the one below."""
    middle = LEVELS.index(MIDDLE_LEVEL)
    gaps = [gap_of(measured) for _, measured in found]
    levels: list[Level] = []
    for place, (effort, measured) in enumerate(found):
        between = gaps[middle + 1 : place + 1] if place > middle else gaps[place + 1 : middle + 1]
        far = sum(gap or 0.0 for gap in between)
        rating = 0 if None in between else round(MIDDLE_RATING + (far if place > middle else -far))
        budget = (effort.iterations, effort.misses)
        levels.append(Level(LEVELS[place], place + 1, *budget, rating, measured))
    return levels


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


def as_toml(game: str, levels: list[Level], seed: int, today: date) -> str:
    """Returns the file of a game's levels, as `iteru.bots.levels` reads it."""
    head = [
        f"# Written by `iteru calibrate {game}`, with two players: `wins` is the share of games won against the level",
        "# before, `interval` its 95 % interval; `misses` is the share of choices that are overlooked.",
        f"date = {today.isoformat()}",
        f"seed = {seed}",
    ]
    return "\n".join([*head, *[line for level in levels for line in level_rows(level)]]) + "\n"


def level_rows(level: Level) -> Iterator[str]:
    yield f"\n[{level.name}]"
    yield f"iterations = {level.iterations}"
    if level.misses:
        yield f"misses = {level.misses:g}"
    if level.rating:
        yield f"rating = {level.rating}"
    if level.measured is not None and level.measured.games:
        share, low, high, games = level.measured
        yield f"wins = {share:.3f}"
        yield f"interval = [{low:.3f}, {high:.3f}]"
        yield f"games = {games}"
