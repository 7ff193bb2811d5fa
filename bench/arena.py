"""How many games a second the arena plays: in local processes (one: in this one), and on a local Ray.

The same plan is played by each in turn, for several rounds, so that a slow minute of the machine affects all alike. The
clock starts when every worker has warmed up. Beside games a second stands the CPU time of a game over all processes,
Ray's own included, which other work on the machine hardly changes; and how many cores that other work took.
"""

import argparse
import os
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from statistics import median
from time import perf_counter

from iteru.arena.outcome import Outcome
from iteru.arena.plan import Tournament
from iteru.arena.tournament import run
from iteru.engine.build import is_compiled

WARM = 10
"""Games for each worker before the clock starts."""
TICKS = os.sysconf("SC_CLK_TCK")
CORES = os.cpu_count() or 1


@dataclass(frozen=True)
class Place:
    """Where games are played."""

    workers: int
    ray: str | None

    def __str__(self) -> str:
        return f"--jobs {self.workers}" + (" --ray local" if self.ray else "")


@dataclass(frozen=True)
class Clock:
    """A moment: the time, the CPU time of our processes, and that of the whole machine."""

    seconds: float
    ours: float
    everybody: float

    @classmethod
    def now(cls) -> "Clock":
        return cls(perf_counter(), cpu_of_tree(os.getpid()), cpu_of_machine())


@dataclass(frozen=True)
class Measured:
    """One place in one round."""

    first_game: float
    """Seconds until it ended."""
    games_per_second: float
    cpu_milliseconds: float
    """For each game."""
    other_cores: float
    """How many cores other programs kept busy meanwhile."""


def cpu_of_machine() -> float:
    """Seconds in which cores of this machine were busy, by Linux; those lost to other guests of the host count, too."""
    user, nice, system, _, _, irq, softirq, steal = map(
        int, Path("/proc/stat").read_text().split("\n")[0].split()[1:9]
    )
    return (user + nice + system + irq + softirq + steal) / TICKS


def cpu_of_tree(root: int) -> float:
    """CPU seconds of a process and all below it, with those that have ended and were waited for."""
    children: dict[int, list[int]] = {}
    spent: dict[int, float] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        children.setdefault(int(fields[1]), []).append(int(folder.name))
        spent[int(folder.name)] = sum(map(int, fields[11:15])) / TICKS
    total, below = 0.0, [root]
    while below:
        process = below.pop()
        total += spent.get(process, 0.0)
        below += children.get(process, [])
    return total


def measured(games: Iterator[Outcome], warm: int, count: int) -> Measured:
    """Lets `warm` games pass and measures the next `count`; then the workers may end."""
    begun = perf_counter()
    next(games)
    first = perf_counter() - begun
    deque(islice(games, warm - 1), maxlen=0)
    start = Clock.now()
    deque(islice(games, count), maxlen=0)
    end = Clock.now()
    deque(games, maxlen=0)
    return between(start, end, count, first)


def between(start: Clock, end: Clock, count: int, first: float) -> Measured:
    seconds, ours = end.seconds - start.seconds, end.ours - start.ours
    others = max(0.0, end.everybody - start.everybody - ours) / seconds
    return Measured(first, count / seconds, 1000 * ours / count, others)


def summary(place: Place, rounds: list[Measured]) -> str:
    """The best round, which other work disturbed least, and the median."""
    speeds = [one.games_per_second for one in rounds]
    others = [one.other_cores for one in rounds]
    return (
        f"{place!s:20} {max(speeds):9.1f} {median(speeds):9.1f}"
        f" {min(one.cpu_milliseconds for one in rounds):9.2f}"
        f" {min(one.first_game for one in rounds):9.1f} {min(others):6.1f} to {max(others):.1f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="imhotep")
    parser.add_argument("--bots", default="greedy,greedy", help="separated by commas")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--workers", default="1,2", help="numbers of workers, separated by commas")
    arguments = parser.parse_args()
    plan = Tournament(arguments.game, tuple(arguments.bots.split(",")), arguments.games, 7)
    counts = [int(one) for one in arguments.workers.split(",")]
    where = [None, "local"] if find_spec("ray") else [None]
    places = [Place(workers, ray) for workers in counts for ray in where]
    how = "compiled" if is_compiled() else "interpreted"
    print(
        f"{arguments.games} games of {arguments.game}, {arguments.bots}, {how}, {arguments.rounds} rounds"
    )
    print(f"{CORES} cores; load before it began: {os.getloadavg()[0]:.1f}", flush=True)
    rounds: dict[Place, list[Measured]] = {place: [] for place in places}
    for _ in range(arguments.rounds):
        for place in places:
            warm = min(WARM * place.workers, arguments.games // 2)
            games = run(plan, place.workers, place.ray)
            rounds[place].append(measured(games, warm, arguments.games - warm))
    heads = ("games/s", "median", "CPU ms", "first s", "others' cores")
    print(f"{'':20} {heads[0]:>9} {heads[1]:>9} {heads[2]:>9} {heads[3]:>9} {heads[4]:>13}")
    for place, found in rounds.items():
        print(summary(place, found), flush=True)


if __name__ == "__main__":
    main()
