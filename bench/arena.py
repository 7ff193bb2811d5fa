"""How many games a second the arena plays: in local processes (one: in this one), and on a local Ray.

The same plan is played by each; start-up is told apart, since only the games grow with the plan.
"""

import argparse
from collections.abc import Iterator
from importlib.util import find_spec
from time import perf_counter

from iteru.arena.outcome import Outcome
from iteru.arena.plan import Tournament
from iteru.arena.tournament import run
from iteru.engine.build import is_compiled


def measured(games: Iterator[Outcome]) -> tuple[float, float]:
    """Seconds until the first game, and games a second after it."""
    start = perf_counter()
    next(games)
    first = perf_counter()
    count = sum(1 for _ in games)
    return first - start, count / (perf_counter() - first)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="imhotep")
    parser.add_argument("--bots", default="greedy,greedy", help="separated by commas")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--workers", default="1,2", help="numbers of workers, separated by commas")
    given = parser.parse_args()
    plan = Tournament(given.game, tuple(given.bots.split(",")), given.games, 7)
    print(f"{given.games} games of {given.game}, {given.bots}, compiled: {is_compiled()}")
    places = [None, "local"] if find_spec("ray") else [None]
    for workers in map(int, given.workers.split(",")):
        for ray in places:
            start, speed = measured(run(plan, workers, ray))
            name = f"--jobs {workers}" + (" --ray local" if ray else "")
            print(f"{name:20} {speed:8.1f} games/s, first game after {start:.1f} s")


if __name__ == "__main__":
    main()
