"""Compares two source trees of Iteru, in turns in one run: random games, clones and views on one core, and the server.

`--before` is the root of the other tree, for example a git worktree of an older commit; this one is measured
against it. A tree is measured compiled where `python setup.py build_ext --inplace` has built it there.
"""

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import iteru
from bench import served
from bench.load import Load
from bench.timing import Figures
from bench.trees import Tree

ROOT = Path(__file__).parent.parent
LEAST = 0.95
"""The least ratio of the speed after a change to that before."""


@dataclass(frozen=True)
class Pair:
    """The same work by both trees, one right after the other."""

    before: Figures
    after: Figures
    views: tuple[float, float]
    """Microseconds for a view."""

    @property
    def play(self) -> float:
        """The ratio of actions a second."""
        return self.after.actions_per_second / self.before.actions_per_second

    @property
    def clone(self) -> float:
        """The ratio of clones a second."""
        return self.before.clone_microseconds / self.after.clone_microseconds

    @property
    def view(self) -> float:
        """The ratio of views a second."""
        return self.views[0] / self.views[1]

    @property
    def search(self) -> float:
        """The ratio of iterations of the search a second; 1 if one of the trees does not measure it."""
        before, after = self.before.iterations_per_second, self.after.iterations_per_second
        return after / before if before and after else 1.0


def play_rounds(
    trees: tuple[Tree, Tree], works: list[tuple[str, bool]], asked: argparse.Namespace
) -> dict[tuple[str, bool], list[Pair]]:
    """Runs every work by both trees in turns; which tree is first changes with the round."""
    played: dict[tuple[str, bool], list[Pair]] = {work: [] for work in works}
    for number in range(asked.rounds):
        print(f"round {number + 1} of {asked.rounds}", file=sys.stderr)
        for game, pure in works:
            found, views = {}, {}
            for which in (0, 1) if number % 2 == 0 else (1, 0):
                found[which] = trees[which].measure(game, asked.seats, asked.seconds, pure)
                views[which] = trees[which].view_time(game, asked.seats, asked.seconds / 4, pure)
            played[game, pure].append(Pair(found[0], found[1], (views[0], views[1])))
    return played


def best(figures: list[Figures]) -> tuple[float, float]:
    """Returns the actions a second and the microseconds for a clone in the best round."""
    return (
        max(each.actions_per_second for each in figures),
        min(each.clone_microseconds for each in figures),
    )


def print_table(played: dict[tuple[str, bool], list[Pair]]) -> None:
    print(
        f"{'':<34}{'actions/s':>22}{'ratio':>8}{'(median)':>10}{'clone µs':>16}{'ratio':>8}{'(median)':>10}"
        f"{'view µs':>16}{'ratio':>8}{'(median)':>10}{'search/s':>18}{'ratio':>8}{'(median)':>10}"
    )
    for (game, pure), pairs in played.items():
        before = best([pair.before for pair in pairs])
        after = best([pair.after for pair in pairs])
        name = f"{game}, {'interpreted' if pure else 'compiled'}"
        print(
            f"{name:<34}{before[0]:>11,.0f}{after[0]:>11,.0f}{after[0] / before[0]:>8.2f}"
            f"{median(pair.play for pair in pairs):>10.2f}{before[1]:>8.2f}{after[1]:>8.2f}"
            f"{before[1] / after[1]:>8.2f}{median(pair.clone for pair in pairs):>10.2f}"
            f"{columns_of_views(pairs)}{columns_of_searches(pairs)}"
        )


def columns_of_views(pairs: list[Pair]) -> str:
    before, after = (min(pair.views[which] for pair in pairs) for which in (0, 1))
    middle = median(pair.view for pair in pairs)
    return f"{before:>8.1f}{after:>8.1f}{before / after:>8.2f}{middle:>10.2f}"


def columns_of_searches(pairs: list[Pair]) -> str:
    before = max(pair.before.iterations_per_second for pair in pairs)
    after = max(pair.after.iterations_per_second for pair in pairs)
    ratio = after / before if before and after else 1.0
    return (
        f"{before:>9,.0f}{after:>9,.0f}{ratio:>8.2f}{median(pair.search for pair in pairs):>10.2f}"
    )


def verdict(played: dict[tuple[str, bool], list[Pair]]) -> str:
    """Says the worst median ratio of each sort of work."""
    lines = []
    for what in ("play", "clone", "view", "search"):
        worst = min(median(getattr(pair, what) for pair in pairs) for pairs in played.values())
        how = "at least" if worst >= LEAST else "BELOW"
        lines.append(f"{what}, worst median ratio {worst:.2f}: {how} {LEAST}")
    return "\n".join(lines)


def works_of(trees: tuple[Tree, Tree]) -> list[tuple[str, bool]]:
    """Returns the games that both trees have, compiled if both are, and interpreted."""
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
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--engine", action="store_true", help="random games, clones and views only")
    what.add_argument("--server", action="store_true", help="the server only")
    parser.add_argument("--seats", type=int, default=4, help="players (default: %(default)s)")
    parser.add_argument(
        "--seconds", type=float, default=2, help="of play in each round (default: %(default)s)"
    )
    parser.add_argument(
        "--served", type=float, default=5, help="seconds of each server (default: %(default)s)"
    )
    parser.add_argument(
        "--programs",
        type=int,
        default=40,
        help="tables of programs; 0 for none (default: %(default)s)",
    )
    parser.add_argument(
        "--pages", type=int, default=20, help="tables of pages; 0 for none (default: %(default)s)"
    )
    parser.add_argument(
        "--games",
        nargs="+",
        choices=tuple(iteru.games()),
        default=[Load.game],
        help="what is played on the servers (default: imhotep)",
    )
    parser.add_argument("--rounds", type=int, default=5, help="how many (default: %(default)s)")
    return parser.parse_args()


def compare_engines(trees: tuple[Tree, Tree], asked: argparse.Namespace) -> None:
    played = play_rounds(trees, works_of(trees), asked)
    print(
        f"\nbest of {asked.rounds} rounds of {asked.seconds:g} s: before, after, how many times as fast\n"
    )
    print_table(played)
    print(f"\n{verdict(played)}")


def compare_servers(trees: tuple[Tree, Tree], asked: argparse.Namespace) -> None:
    loads = [
        Load(kind, tables, game)
        for game in asked.games
        for kind, tables in (("programs", asked.programs), ("pages", asked.pages))
        if tables
    ]
    found = served.serve_rounds(trees, loads, asked.rounds, asked.served)
    print(f"\n{asked.rounds} rounds of {asked.served:g} s: before, after\n")
    served.print_served(found)
    print(f"\n{served.verdict(found)}")


def main() -> None:
    asked = arguments()
    trees = (Tree(asked.before.resolve()), Tree(asked.after.resolve()))
    for tree in trees:
        if not (tree.root / "src" / "iteru").is_dir():
            raise SystemExit(f"{tree.root} is not a source tree of Iteru")
    if not asked.server:
        compare_engines(trees, asked)
    if not asked.engine:
        compare_servers(trees, asked)


if __name__ == "__main__":
    main()
