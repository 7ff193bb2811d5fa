"""The servers of two source trees beside each other, in turns, driven by this tree's players.

The server's CPU for a move is what to look at: moves a second also tell how much of the machine others took meanwhile.
"""

import sys
import tempfile
from dataclasses import dataclass
from statistics import median

import uvloop

from bench.load import drive, start_server
from bench.trees import Tree

LEAST = 0.9
"""What a change may leave of the speed before. The same server twice differs by a twentieth."""


@dataclass(frozen=True)
class Load:
    """Who plays, and at how many tables at once."""

    kind: str
    tables: int


@dataclass(frozen=True)
class Served:
    """What a server did in one round."""

    moves_per_second: float
    cpu_milliseconds: float
    """Of the server, for a move."""


@dataclass(frozen=True)
class ServedPair:
    """The same load on both servers, one right after the other."""

    before: Served
    after: Served

    @property
    def speed(self) -> float:
        """How many moves for the CPU that one took before."""
        return self.before.cpu_milliseconds / self.after.cpu_milliseconds


def measure(tree: Tree, load: Load, seconds: float, pure: bool) -> Served:
    with tempfile.TemporaryDirectory() as folder:
        server = start_server(folder, environment=tree.environment(pure))
        try:
            tally = uvloop.run(drive(server, load.kind, load.tables, seconds))
        finally:
            server.stop()
    moves = len(tally.waits)
    if not moves:
        raise SystemExit(f"{tree.root}: no move was made in {seconds:g} s")
    return Served(moves / seconds, tally.server * 1000 / moves)


def serve_rounds(
    trees: tuple[Tree, Tree], loads: list[Load], rounds: int, seconds: float
) -> dict[Load, list[ServedPair]]:
    """Every load on both servers in turn, then all again; who is first changes with the round."""
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
    print(f"{'':<24}{'moves/s':>16}{'CPU ms a move':>20}{'ratio':>8}{'(range)':>14}")
    for load, pairs in served.items():
        before, after = [pair.before for pair in pairs], [pair.after for pair in pairs]
        ratios = [pair.speed for pair in pairs]
        print(
            f"{f'{load.kind}, {load.tables} tables':<24}"
            f"{median(one.moves_per_second for one in before):>8,.0f}"
            f"{median(one.moves_per_second for one in after):>8,.0f}"
            f"{median(one.cpu_milliseconds for one in before):>12.3f}"
            f"{median(one.cpu_milliseconds for one in after):>8.3f}"
            f"{median(ratios):>8.2f}{f'{min(ratios):.2f} to {max(ratios):.2f}':>14}"
        )


def verdict(served: dict[Load, list[ServedPair]]) -> str:
    worst = min(median(pair.speed for pair in pairs) for pairs in served.values())
    return f"server, worst median ratio {worst:.2f}: {'at least' if worst >= LEAST else 'BELOW'} {LEAST}"
