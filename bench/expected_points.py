"""Finds the weights by which a game estimates final points, and writes them to its `rules/expected_weights.py`.

Bots that take the most promising choice, now and then any other, play games. At some of their choices the features of
every seat are noted (`features` in the game's `rules/expected.py`), and after the game the points that were still to come.
Least squares then give a weight for every feature and number of rounds left. The bots play by the weights of today: run it
again, compiled anew, until play no longer improves.

`--missing` keeps the weights there are, and looks only for those of features that have none yet: a new feature, or one of
positions that were left out before, costs few games and changes nothing else. Its weight is what leads from there to the
estimate of the seat's next position without such features, so that the two agree.
"""

import argparse
import ast
import sys
from collections.abc import Iterator
from importlib import import_module
from multiprocessing import Pool
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

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
OFTEN = 50.0
"""A feature that was seen less gets no weight beside others that are well known."""


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


class Task(NamedTuple):
    """Games that one process plays."""

    name: str
    first: int
    games: int
    missing: bool
    """Whether only features without a weight are looked at."""


class Noted(NamedTuple):
    """A seat at some choice of a game."""

    left: int
    """Rounds."""
    seat: int
    features: list[float]
    points: float


def noted(game: iteru.Game[State], seed: int, rules: ModuleType, share: int) -> Iterator[Noted]:
    """Plays a game; yields all seats at so many of a hundred choices, and at the end."""
    rng = iteru.Rng.seeded(seed)
    seats = SEATS[seed % len(SEATS)]
    state = game.new(seats, seed)
    while state.actor != iteru.NOBODY:
        if rng.below(100) < share:
            yield from all_seats(state, rules)
        state.apply(choose(game, state, rng))
    yield from all_seats(state, rules)


def all_seats(state: State, rules: ModuleType) -> Iterator[Noted]:
    points, left = state.scores(), rules.rounds_left(state)
    for seat in range(state.seats):
        yield Noted(left, seat, rules.features(state, seat), float(points[seat]))


def to_the_end(course: list[Noted]) -> Iterator[tuple[int, list[float], float]]:
    """Yields rounds left, features, and the points that were still to come."""
    final = {one.seat: one.points for one in course}
    for left, seat, features, points in course:
        yield left, features, final[seat] - points


def to_the_known(
    course: list[Noted], weights: list[list[float]]
) -> Iterator[tuple[int, list[float], float]]:
    """Yields rounds left, features without a weight, and what is missing to the estimate of the seat's next position that
    has no such features."""
    bare = [at for at, column in enumerate(zip(*weights, strict=True)) if not any(column)]
    estimates: dict[int, float] = {}
    for left, seat, features, points in reversed(course):
        value = sum(weight * one for weight, one in zip(weights[left], features, strict=True))
        if not any(features[at] for at in bare):
            estimates[seat] = points + value
        elif seat in estimates:
            kept = [one if at in bare else 0.0 for at, one in enumerate(features)]
            yield left, kept, estimates[seat] - points - value


def collected(task: Task) -> list[Sums]:
    """Plays games from a seed on."""
    game, rules = iteru.game(task.name), rules_of(task.name)
    found = [Sums(rules.FEATURES) for _ in range(LEFT)]
    for seed in range(task.first, task.first + task.games):
        course = list(noted(game, seed, rules, 100 if task.missing else NOTED))
        rows = to_the_known(course, rules.WEIGHTS_LEFT) if task.missing else to_the_end(course)
        for left, features, came in rows:
            found[left].note(features, came)
    return found


def completed(known: list[list[float]], total: list[Sums]) -> list[list[float]]:
    """Returns the known weights, and where there is none what was found, if the feature was seen often enough."""
    return [
        [
            old or (new if sums.products[at][at] >= OFTEN else 0.0)
            for at, (old, new) in enumerate(zip(weights, sums.weights(), strict=True))
        ]
        for weights, sums in zip(known, total, strict=True)
    ]


def written(weights: list[list[float]], origin: str) -> str:
    """The module with the weights: a line for each feature."""
    rows = [", ".join(f"{value:.2f}" for value in row) for row in zip(*weights, strict=True)]
    return "\n".join(
        [
            '"""Weights of `expected.py`: for each feature one for each number of rounds left, from none on.',
            "",
            origin,
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


def origin_of(name: str, games: int, kept: Path | None) -> str:
    """Says from which games the weights are; where a module's are kept, after what it says itself."""
    command = f"python -m bench.expected_points {name}"
    if kept is None:
        return f"Written by `{command}` after {games} games."
    module = ast.parse(kept.read_text(encoding="utf-8"))
    _, _, said = str(ast.get_docstring(module)).partition("\n\n")
    return f"{said}\nFeatures without a weight got theirs by `{command} --missing` after {games} games."


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--missing", action="store_true", help="only weights that there are not")
    parser.add_argument("--out", type=Path, help="instead of the game's own file")
    asked = parser.parse_args()
    rules = rules_of(asked.game)
    each = 50
    tasks = [Task(asked.game, first, each, asked.missing) for first in range(0, asked.games, each)]
    total = [Sums(rules.FEATURES) for _ in range(LEFT)]
    with Pool(asked.jobs) as pool:
        for done, part in enumerate(pool.imap_unordered(collected, tasks), start=1):
            for sums, more in zip(total, part, strict=True):
                sums.add(more)
            print(f"\r{done * each} of {asked.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    own = Path(str(rules.__file__)).with_name("expected_weights.py")
    path = asked.out or own
    known = rules.WEIGHTS_LEFT
    weights = completed(known, total) if asked.missing else [sums.weights() for sums in total]
    origin = origin_of(asked.game, len(tasks) * each, own if asked.missing else None)
    path.write_text(written(weights, origin), encoding="utf-8")
    print(f"{path.name}: {sum(sums.count for sums in total)} observations")


if __name__ == "__main__":
    main()
