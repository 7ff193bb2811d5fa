"""The servers of two source trees beside each other, in turns, driven by this tree's players.

The figure that counts is the server's CPU for a move: moves a second also depend on other work on the machine. Even the CPU
depends on it a little, so it is noted for small groups of moves, and the quicker groups count.
"""

import sys
import tempfile
from dataclasses import dataclass
from statistics import median

import uvloop

from bench.load import Load, drive, start_server
from bench.trees import Tree

TENTH, QUARTER, HALF = 0.1, 0.25, 0.5
LEAST = 0.9
"""The least ratio of the speed after a change to that before. The same server twice differs by a twentieth."""


@dataclass(frozen=True)
class Served:
    """The result of a server in one round."""

    moves_per_second: float
    costs: list[float]
    """Milliseconds of the server's CPU for a move, of each group of moves, the quickest first."""

    @property
    def cpu_milliseconds(self) -> float:
        return quickest(QUARTER, self.costs)


@dataclass(frozen=True)
class ServedPair:
    """The same load on both servers, one right after the other."""

    before: Served
    after: Served

    @property
    def speed(self) -> float:
        """How many moves the CPU of one earlier move pays for."""
        return self.before.cpu_milliseconds / self.after.cpu_milliseconds


def quickest(share: float, costs: list[float]) -> float:
    """Returns the cost below which this share of the groups lies.

    >>> quickest(0.25, [0.4, 0.5, 0.6, 0.9])
    0.5
    """
    return costs[int(share * len(costs))]


def measure(tree: Tree, load: Load, seconds: float, pure: bool) -> Served:
    with tempfile.TemporaryDirectory() as folder:
        server = start_server(folder, environment=tree.environment(pure))
        try:
            tally = uvloop.run(drive(server, load, seconds))
        finally:
            server.stop()
    costs = [cost * 1000 for cost in tally.costs()]
    if not costs:
        raise SystemExit(f"{tree.root}: too few moves were made in {seconds:g} s")
    return Served(len(tally.waits) / seconds, costs)


def serve_rounds(
    trees: tuple[Tree, Tree], loads: list[Load], rounds: int, seconds: float
) -> dict[Load, list[ServedPair]]:
    """Runs every load on both servers in turns; which one is first changes with the round."""
    pure = not all(tree.is_compiled() for tree in trees)
    served: dict[Load, list[ServedPair]] = {load: [] for load in loads}
    for number in range(rounds):
        print(f"servers, round {number + 1} of {rounds}", file=sys.stderr)
        for load in loads:
            found = {}
            for which in (0, 1) if number % 2 == 0 else (1, 0):
                found[which] = measure(trees[which], load, seconds, pure)
            served[load].append(ServedPair(found[0], found[1]))
    return served


def print_served(served: dict[Load, list[ServedPair]]) -> None:
    print(
        f"{'':<32}{'moves/s':>8}{'CPU ms a move: tenth':>24}{'quarter':>9}{'median':>8}{'ratio (range)':>20}"
    )
    for load, pairs in served.items():
        ratios = [pair.speed for pair in pairs]
        ratio = f"{median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"
        print_row(f"{load.game}, {load.tables} {load.kind}", [pair.before for pair in pairs], "")
        print_row("", [pair.after for pair in pairs], ratio)


def print_row(name: str, rounds: list[Served], ratio: str) -> None:
    """Prints a server's CPU for a move, over the groups of all rounds."""
    costs = sorted([cost for one in rounds for cost in one.costs])
    tenth, quarter, half = [quickest(share, costs) for share in (TENTH, QUARTER, HALF)]
    speed = median(one.moves_per_second for one in rounds)
    print(f"{name:<32}{speed:>8,.0f}{tenth:>24.3f}{quarter:>9.3f}{half:>8.3f}{ratio:>20}".rstrip())


def verdict(served: dict[Load, list[ServedPair]]) -> str:
    worst = min(median(pair.speed for pair in pairs) for pairs in served.values())
    return f"server, worst median ratio {worst:.2f}: {'at least' if worst >= LEAST else 'BELOW'} {LEAST}"
