"""Two source trees of Iteru beside each other: random games and clones on one core, in turns in one run.

`--before` is the root of the other tree, for example a git worktree of an older commit; this one is measured
against it. A tree is measured compiled where `python setup.py build_ext --inplace` has built it there.
"""

import argparse
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from bench.timing import Figures

ROOT = Path(__file__).parent.parent
LIST = "import iteru; print(*iteru.games())"
HOW = "import iteru.engine.build as build; print(build.is_compiled())"
LEAST = 0.95
"""What a change may leave of the speed before."""


@dataclass(frozen=True)
class Tree:
    """A source tree, run by this interpreter instead of the installed package."""

    root: Path

    def run(self, pure: bool, *command: str) -> str:
        environment = {name: value for name, value in os.environ.items() if name != "ITERU_PURE"}
        environment["PYTHONPATH"] = str(self.root / "src")
        if pure:
            environment["ITERU_PURE"] = "1"
        done = subprocess.run(
            [sys.executable, *command],
            cwd=self.root,
            env=environment,
            capture_output=True,
            text=True,
        )
        if done.returncode:
            why = (done.stderr.splitlines() or ["it failed"])[-1]
            raise SystemExit(f"{self.root} cannot be measured (built from other sources?): {why}")
        return done.stdout

    def games(self) -> list[str]:
        return self.run(True, "-c", LIST).split()

    def is_compiled(self) -> bool:
        return self.run(False, "-c", HOW).strip() == "True"

    def measure(self, game: str, seats: int, seconds: float, pure: bool) -> Figures:
        command = ("-m", "iteru.arena.speed", game, str(seats), str(seconds))
        found = json.loads(self.run(pure, *command))
        if found.pop("compiled") == pure:
            raise SystemExit(f"{self.root} does not run {'interpreted' if pure else 'compiled'}")
        return Figures(game, **found)


@dataclass(frozen=True)
class Pair:
    """The same work before and after, one right after the other."""

    before: Figures
    after: Figures

    @property
    def play(self) -> float:
        """How many times as many actions a second."""
        return self.after.actions_per_second / self.before.actions_per_second

    @property
    def clone(self) -> float:
        """How many times as many clones a second."""
        return self.before.clone_microseconds / self.after.clone_microseconds


def play_rounds(
    trees: tuple[Tree, Tree], works: list[tuple[str, bool]], asked: argparse.Namespace
) -> dict[tuple[str, bool], list[Pair]]:
    """Every work by both trees in turn, then all again; who is first changes with the round."""
    played: dict[tuple[str, bool], list[Pair]] = {work: [] for work in works}
    for number in range(asked.rounds):
        print(f"round {number + 1} of {asked.rounds}", file=sys.stderr)
        for game, pure in works:
            found = {}
            for which in (0, 1) if number % 2 == 0 else (1, 0):
                found[which] = trees[which].measure(game, asked.seats, asked.seconds, pure)
            played[game, pure].append(Pair(found[0], found[1]))
    return played


def best(figures: list[Figures]) -> tuple[float, float]:
    """Actions a second and microseconds for a clone in the round that was disturbed least."""
    return (
        max(each.actions_per_second for each in figures),
        min(each.clone_microseconds for each in figures),
    )


def print_table(played: dict[tuple[str, bool], list[Pair]]) -> None:
    print(
        f"{'':<34}{'actions/s':>22}{'ratio':>8}{'(median)':>10}{'clone µs':>16}{'ratio':>8}{'(median)':>10}"
    )
    for (game, pure), pairs in played.items():
        before = best([pair.before for pair in pairs])
        after = best([pair.after for pair in pairs])
        name = f"{game}, {'interpreted' if pure else 'compiled'}"
        print(
            f"{name:<34}{before[0]:>11,.0f}{after[0]:>11,.0f}{after[0] / before[0]:>8.2f}"
            f"{median(pair.play for pair in pairs):>10.2f}{before[1]:>8.2f}{after[1]:>8.2f}"
            f"{before[1] / after[1]:>8.2f}{median(pair.clone for pair in pairs):>10.2f}"
        )


def verdict(played: dict[tuple[str, bool], list[Pair]]) -> str:
    worst = min(median(pair.play for pair in pairs) for pairs in played.values())
    return f"random play, worst median ratio {worst:.2f}: {'at least' if worst >= LEAST else 'BELOW'} {LEAST}"


def works_of(trees: tuple[Tree, Tree]) -> list[tuple[str, bool]]:
    """The games that both trees have, compiled where both are, and interpreted."""
    games = [name for name in trees[0].games() if name in trees[1].games()]
    kinds = [True]
    if all(tree.is_compiled() for tree in trees):
        kinds = [False, True]
    else:
        print("not both trees are compiled: only the interpreted speed is measured")
    return [(game, pure) for game in games for pure in kinds]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.versions", description=__doc__)
    parser.add_argument("--before", type=Path, required=True, help="root of the other tree")
    parser.add_argument(
        "--after", type=Path, default=ROOT, help="root of this tree (default: this one)"
    )
    parser.add_argument("--seats", type=int, default=4, help="players (default: %(default)s)")
    parser.add_argument(
        "--seconds", type=float, default=2, help="of play in each round (default: %(default)s)"
    )
    parser.add_argument("--rounds", type=int, default=5, help="how many (default: %(default)s)")
    return parser.parse_args()


def main() -> None:
    asked = arguments()
    trees = (Tree(asked.before.resolve()), Tree(asked.after.resolve()))
    for tree in trees:
        if not (tree.root / "src" / "iteru").is_dir():
            raise SystemExit(f"{tree.root} is not a source tree of Iteru")
    played = play_rounds(trees, works_of(trees), asked)
    print(
        f"\nbest of {asked.rounds} rounds of {asked.seconds:g} s: before, after, how many times as fast\n"
    )
    print_table(played)
    print(f"\n{verdict(played)}")


if __name__ == "__main__":
    main()
