"""Finds the weights by which a game estimates final points, and writes them to its `rules/expected_weights.py`.

Bots that take the most promising choice, now and then any other, play games. At some of their choices the features of
every seat are noted (`features` in the game's `rules/expected.py`), and after the game the points that were still to come.
Least squares then give a weight for every feature and number of rounds left. The bots play by the weights of today: run it
again, compiled anew, until play no longer improves.
"""

import argparse
import sys
from collections.abc import Iterator
from importlib import import_module
from multiprocessing import Pool
from pathlib import Path
from types import ModuleType

import iteru
from iteru.engine.state import State

LEFT = 5
"""Numbers of rounds left that have weights of their own."""
SEATS = (2, 2, 2, 3, 4)
RANDOM_CHOICES = 6
"""Of a hundred choices, those that are made at random, so that positions differ."""
NOTED = 25
"""Of a hundred choices, those at which features are noted."""
RIDGE = 3.0
"""Keeps features that are seldom seen near 0."""


class Sums:
    """The sums that least squares need: products of features with each other, and with what came."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.products = [[0.0] * size for _ in range(size)]
        self.answers = [0.0] * size
        self.count = 0

    def note(self, features: list[float], came: float) -> None:
        present = [index for index, value in enumerate(features) if value]
        for row in present:
            value, products = features[row], self.products[row]
            self.answers[row] += value * came
            for column in present:
                products[column] += value * features[column]
        self.count += 1

    def add(self, other: "Sums") -> None:
        self.count += other.count
        for row in range(self.size):
            self.answers[row] += other.answers[row]
            for column in range(self.size):
                self.products[row][column] += other.products[row][column]

    def weights(self) -> list[float]:
        """Solves the equations by elimination."""
        rows = [[*row, answer] for row, answer in zip(self.products, self.answers, strict=True)]
        for at in range(self.size):
            rows[at][at] += RIDGE
        for at in range(self.size):
            pivot = rows[at]
            for below in rows[at + 1 :]:
                if factor := below[at] / pivot[at]:
                    for column in range(at, self.size + 1):
                        below[column] -= factor * pivot[column]
        found = [0.0] * self.size
        for at in reversed(range(self.size)):
            known = sum(rows[at][column] * found[column] for column in range(at + 1, self.size))
            found[at] = (rows[at][-1] - known) / rows[at][at]
        return found


def rules_of(name: str) -> ModuleType:
    try:
        return import_module(f"iteru.games.{name}.rules.expected")
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"iteru.games.{name}.rules.expected".startswith(
            missing.name
        ):
            raise
        sys.exit(f"{name} estimates no final points: it has no rules/expected.py")


def choose(game: iteru.Game[State], state: State, rng: iteru.Rng) -> int:
    actions = state.legal_actions()
    if len(actions) == 1:
        return actions[0]
    if rng.below(100) < RANDOM_CHOICES:
        return actions[rng.below(len(actions))]
    sight = game.sight(state, state.actor, rng)
    promises = game.promises(sight, actions)
    return actions[promises.index(max(promises))]


def noted(
    game: iteru.Game[State], seed: int, rules: ModuleType
) -> Iterator[tuple[int, list[float], float]]:
    """Plays a game; yields rounds left, features, and the points that were still to come."""
    rng = iteru.Rng.seeded(seed)
    seats = SEATS[seed % len(SEATS)]
    state = game.new(seats, seed)
    found = []
    while state.actor != iteru.NOBODY:
        if rng.below(100) < NOTED:
            left, points = rules.rounds_left(state), state.scores()
            found += [
                (left, seat, rules.features(state, seat), points[seat]) for seat in range(seats)
            ]
        state.apply(choose(game, state, rng))
    scores = state.scores()
    for left, seat, features, points_then in found:
        yield left, features, float(scores[seat] - points_then)


def collected(task: tuple[str, int, int]) -> list[Sums]:
    """Plays games from a seed on."""
    name, first, count = task
    game, rules = iteru.game(name), rules_of(name)
    found = [Sums(rules.FEATURES) for _ in range(LEFT)]
    for seed in range(first, first + count):
        for left, features, came in noted(game, seed, rules):
            found[left].note(features, came)
    return found


def written(weights: list[list[float]], games: int, name: str) -> str:
    """The module with the weights: a line for each feature."""
    rows = [", ".join(f"{value:.2f}" for value in row) for row in zip(*weights, strict=True)]
    return "\n".join(
        [
            '"""Weights of `expected.py`: for each feature one for each number of rounds left, from none on.',
            "",
            f"Written by `python -m bench.expected_points {name}` after {games} games.",
            '"""',
            "",
            "from typing import Final",
            "",
            "WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (",
            *[f"    ({row})," for row in rows],
            ")",
            "",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, help="instead of the game's own file")
    arguments = parser.parse_args()
    rules = rules_of(arguments.game)
    each = 50
    tasks = [(arguments.game, first, each) for first in range(0, arguments.games, each)]
    total = [Sums(rules.FEATURES) for _ in range(LEFT)]
    with Pool(arguments.jobs) as pool:
        for done, part in enumerate(pool.imap_unordered(collected, tasks), start=1):
            for sums, more in zip(total, part, strict=True):
                sums.add(more)
            print(
                f"\r{done * each} of {arguments.games} games", end="", file=sys.stderr, flush=True
            )
    print(file=sys.stderr)
    path = arguments.out or Path(str(rules.__file__)).with_name("expected_weights.py")
    text = written([sums.weights() for sums in total], len(tasks) * each, arguments.game)
    path.write_text(text, encoding="utf-8")
    print(f"{path.name}: {sum(sums.count for sums in total)} observations")


if __name__ == "__main__":
    main()
