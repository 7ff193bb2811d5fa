"""Studies a game: one bot plays a game many times against itself, and everything that happens is counted.

Nothing here knows a game: points come from `breakdown`, things that were taken from events, choices from actions.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from iteru.arena.observing import Notes, Thing
from iteru.arena.outcome import Outcome
from iteru.arena.plan import ONE, Tournament
from iteru.arena.standing import Standing, mean_interval
from iteru.engine.events import Value
from iteru.engine.meta import Meta
from iteru.engine.options import Option, options_of

OPTION_SHARE = 10
"""Each value of an option but the standard one is played in a tenth as many games."""
FEWEST_GAMES = 3


@dataclass(frozen=True)
class Part:
    """Some games of a study: a number of players, and the option that differs from the usual, if any."""

    plan: Tournament
    option: str = ""
    value: object = None

    @property
    def players(self) -> int:
        return self.plan.seats

    @property
    def is_usual(self) -> bool:
        return not self.option


def parts(
    meta: Meta,
    bot: str,
    games: int,
    seed: int,
    options: dict[str, object],
    corrections: str | None = None,
) -> list[Part]:
    """The games of a study: all numbers of players share `games`; then every other value of every option,
    with the middle one of the numbers of players with which it matters."""
    counts = list(range(max(2, meta.min_seats), meta.max_seats + 1)) or [1]

    def plan(players: int, played: int, chosen: dict[str, object]) -> Tournament:
        """One plan; options are compared on the same deals."""
        seats = (bot,) * players
        return Tournament(
            meta.name, seats, played, seed, chosen, corrections, seatings=ONE, watched=True
        )

    share = [max(1, (games + i) // len(counts)) for i in range(len(counts))]
    found = [Part(plan(seats, share[i], options)) for i, seats in enumerate(counts)]
    for option in options_of(meta.options):
        fitting = [seats for seats in counts if option.matters_with(seats)]
        for value in other_values(option, options) if fitting else ():
            seats = fitting[len(fitting) // 2]
            chosen = {**options, option.name: value}
            more = max(FEWEST_GAMES, games // OPTION_SHARE)
            found.append(Part(plan(seats, more, chosen), option.name, value))
    return found


def other_values(option: Option, options: dict[str, object]) -> list[object]:
    usual = options.get(option.name, option.default)
    values: list[object] = [False, True] if option.is_switch else list(option.values)
    return [value for value in values if value != usual]


@dataclass
class Tally:
    """How often seats did something, and how they ended; 1.0 is the chance of a seat that did nothing in particular."""

    times: int = 0
    seats: int = 0
    chance: float = 0.0
    squares: float = 0.0

    def add(self, times: int, chance: float) -> None:
        self.times += times
        self.seats += 1
        self.chance += chance
        self.squares += chance * chance

    @property
    def interval(self) -> tuple[float, float, float]:
        """The mean chance of winning, as a multiple of an equal one, with its 95% interval."""
        mean = self.chance / self.seats
        if self.seats < 2:
            return mean, mean, mean
        variance = max(0.0, (self.squares - self.chance**2 / self.seats) / (self.seats - 1))
        error: float = 1.96 * (variance / self.seats) ** 0.5
        return mean, max(0.0, mean - error), mean + error


@dataclass
class Sums:
    """What was counted in one part."""

    part: Part
    games: int = 0
    unended: int = 0
    lengths: list[float] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)
    """Of all seats."""
    best: list[float] = field(default_factory=list)
    """Of winners."""
    seats: list[Standing] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.seats = [Standing("") for _ in range(self.part.players)]

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.lengths.append(float(outcome.moves))
        self.scores += map(float, outcome.scores)
        self.best += [float(outcome.scores[seat]) for seat in outcome.winners]
        for seat, standing in enumerate(self.seats):
            standing.add(outcome.share(seat), outcome.scores[seat])


@dataclass
class Study:
    """Everything that a study has counted so far."""

    meta: Meta
    bot: str
    parts: list[Part]
    sums: list[Sums] = field(default_factory=list)
    sources: dict[str, tuple[list[float], list[float]]] = field(default_factory=dict)
    """Points by what they are for: of winners, of the others."""
    things: dict[Thing, Tally] = field(default_factory=dict)
    chosen: dict[int, Tally] = field(default_factory=dict)
    offered: Counter[int] = field(default_factory=Counter)
    examples: dict[str, dict[str, Value]] = field(default_factory=dict)
    seats: int = 0
    """Seats of all usual games."""
    interrupted: bool = False

    def __post_init__(self) -> None:
        self.sums = [Sums(part) for part in self.parts]

    @property
    def games(self) -> int:
        return sum(part.plan.games for part in self.parts)

    @property
    def played(self) -> int:
        return sum(one.games for one in self.sums)

    def add(self, number: int, outcome: Outcome) -> None:
        """Counts a game of a part. Only those with the usual options count for points, things and choices."""
        sums = self.sums[number]
        if not outcome.ended:
            sums.unended += 1
            return
        sums.add(outcome)
        if sums.part.is_usual:
            self.observe(outcome, outcome.notes)

    def observe(self, outcome: Outcome, notes: Notes) -> None:
        self.offered += notes.offered
        self.examples = {**notes.examples, **self.examples}
        for seat in range(len(outcome.entrants)):
            self.seats += 1
            chance = outcome.share(seat) * len(outcome.entrants)
            for source, points in notes.sources.items():
                winners, others = self.sources.setdefault(source, ([], []))
                (winners if seat in outcome.winners else others).append(float(points[seat]))
            for thing, times in notes.taken[seat].items():
                self.things.setdefault(thing, Tally()).add(times, chance)
            for action, times in notes.chosen[seat].items():
                self.chosen.setdefault(action, Tally()).add(times, chance)


def usual(study: Study) -> list[Sums]:
    return [one for one in study.sums if one.part.is_usual and one.games]


def compared(study: Study) -> Iterator[tuple[Sums, Sums]]:
    """Each option that was tried, with the usual games of as many players."""
    for one in study.sums:
        for other in usual(study):
            if one.games and not one.part.is_usual and one.part.players == other.part.players:
                yield one, other


def differs(one: list[float], other: list[float]) -> bool:
    """Whether the 95% intervals of two means are apart."""
    _, low, high = mean_interval(one)
    _, other_low, other_high = mean_interval(other)
    return low > other_high or high < other_low
