"""Finds the weights by which a game estimates final points, and writes them to its `rules/expected_weights.py`.

Bots (`--bot`) play games, most of them with other sides of boards than usual, where there are any. One round is played
mostly at random, so that positions differ. After it the features of every seat are noted at some choices (`features` in the
game's `rules/expected.py`), and after the game the points that were still to come. Least squares then give a weight for
every feature and stage of the game: what makes seats differ, since that is what decides a game, and for the constant what
seats get on average. The bots play by the weights of today: run it again, compiled anew, until play no longer improves.

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
from operator import mul
from pathlib import Path
from statistics import fmean
from types import ModuleType
from typing import NamedTuple

import iteru
from iteru.engine.options import options_of
from iteru.engine.state import State

SEATS = (2, 2, 2, 3, 4)
SIDE = "side"
"""The flag of options that say which side of a board is used."""
UNUSUAL_SIDES = 40
"""Of a hundred sides of boards, those that are not the usual ones, in three of four games."""
AT_RANDOM = 75
"""Of a hundred choices of one round, those that are made at random, so that positions differ."""
ROUNDS = 6
"""The round that is played at random is one of these, or, counted from 0, none."""
NOTED = 15
"""Of a hundred choices, those at which features are noted, beside the first one of each stage."""
RIDGE = 3.0
"""Keeps features that are seldom seen near 0."""
OFTEN = 50.0
"""A feature that was seen less gets no weight beside others that are well known."""


ALWAYS = 0
"""The feature that is 1 for every seat at any time."""


class Sums:
    """The sums that least squares need: products of features with each other, and with what came; and those of both."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.products = [[0.0] * size for _ in range(size)]
        self.answers = [0.0] * size
        self.features = [0.0] * size
        self.came = 0.0
        self.count = 0

    def note_all(self, seats: list[list[float]], came: list[float]) -> None:
        """Notes how far each seat of a position is from the mean of all of them, and what all got together."""
        means = [fmean(column) for column in zip(*seats, strict=True)]
        usual = fmean(came)
        for features, its in zip(seats, came, strict=True):
            apart = [value - mean for value, mean in zip(features, means, strict=True)]
            self.note(apart, its - usual)
        for at, mean in enumerate(means):
            self.features[at] += mean * len(seats)
        self.came += sum(came)

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
        self.came += other.came
        for row in range(self.size):
            self.answers[row] += other.answers[row]
            self.features[row] += other.features[row]
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
        if self.came:
            expected = sum(map(mul, found, self.features))
            found[ALWAYS] += (self.came - expected) / self.features[ALWAYS]
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


class Task(NamedTuple):
    """Games that one process plays."""

    name: str
    bot: str
    first: int
    games: int
    missing: bool
    """Whether only features without a weight are looked at."""


class Noted(NamedTuple):
    """A choice of a game."""

    stage: int
    features: list[list[float]]
    """By seat."""
    points: list[float]


def noted(
    game: iteru.Game[State], bot: iteru.Bot, seed: int, rules: ModuleType, share: int
) -> Iterator[Noted]:
    """Plays a game; yields so many of a hundred choices, the first ones of each stage, and the end."""
    rng = iteru.Rng.seeded(seed)
    state = game.new(SEATS[seed % len(SEATS)], seed, sides(game, rng) if seed % 4 else {})
    mixed_up, last = rng.below(ROUNDS), -1
    while state.actor != iteru.NOBODY:
        its_round, stage = game.round(state) or 0, rules.stage(state)
        if its_round > mixed_up and (stage != last or rng.below(100) < share):
            yield of_all_seats(state, rules)
        last = stage
        state.apply(choose(game, state, bot, rng, its_round == mixed_up))
    yield of_all_seats(state, rules)


def sides(game: iteru.Game[State], rng: iteru.Rng) -> dict[str, object]:
    """Chooses sides of boards."""
    return {
        option.name: option.values[rng.below(len(option.values))]
        for option in options_of(game.meta.options)
        if option.flag == SIDE and rng.below(100) < UNUSUAL_SIDES
    }


def choose(
    game: iteru.Game[State], state: State, bot: iteru.Bot, rng: iteru.Rng, is_mixed_up: bool
) -> int:
    if is_mixed_up and rng.below(100) < AT_RANDOM:
        actions = state.legal_actions()
        return actions[rng.below(len(actions))]
    return iteru.ask(bot, game, state, rng)


def of_all_seats(state: State, rules: ModuleType) -> Noted:
    features = [rules.features(state, seat) for seat in range(state.seats)]
    return Noted(rules.stage(state), features, [float(points) for points in state.scores()])


def to_the_end(course: list[Noted]) -> Iterator[tuple[Noted, list[float]]]:
    """Yields each choice, and the points that were still to come."""
    final = course[-1].points
    for one in course:
        yield one, [last - now for last, now in zip(final, one.points, strict=True)]


def to_the_known(
    course: list[Noted], weights: list[list[float]]
) -> Iterator[tuple[int, list[float], float]]:
    """Yields the stage, features without a weight, and what is missing to the estimate of the seat's next position that
    has no such features."""
    bare = [at for at, column in enumerate(zip(*weights, strict=True)) if not any(column)]
    estimates: dict[int, float] = {}
    for stage, seats, points in reversed(course):
        for seat, features in enumerate(seats):
            value = sum(weight * one for weight, one in zip(weights[stage], features, strict=True))
            if not any(features[at] for at in bare):
                estimates[seat] = points[seat] + value
            elif seat in estimates:
                kept = [one if at in bare else 0.0 for at, one in enumerate(features)]
                yield stage, kept, estimates[seat] - points[seat] - value


def collected(task: Task) -> list[Sums]:
    """Plays games from a seed on."""
    game, rules, bot = iteru.game(task.name), rules_of(task.name), iteru.bot(task.bot)
    found = [Sums(rules.FEATURES) for _ in rules.WEIGHTS_AT]
    for seed in range(task.first, task.first + task.games):
        course = list(noted(game, bot, seed, rules, 100 if task.missing else NOTED))
        if task.missing:
            for stage, features, came in to_the_known(course, rules.WEIGHTS_AT):
                found[stage].note(features, came)
        else:
            for one, all_came in to_the_end(course):
                found[one.stage].note_all(one.features, all_came)
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
    columns = [[f"{value:.2f}".replace("-0.00", "0.00") for value in row] for row in weights]
    rows = [", ".join(row) for row in zip(*columns, strict=True)]
    return "\n".join(
        [
            '"""Weights of `expected.py`: for each feature one for each stage, the last one first.',
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


def origin_of(name: str, bot: str, games: int, kept: Path | None) -> str:
    """Says from which games the weights are; where a module's are kept, after what it says itself."""
    command = f"python -m bench.expected_points {name} --bot {bot}"
    if kept is None:
        return f"Written by `{command}` after {games} games."
    module = ast.parse(kept.read_text(encoding="utf-8"))
    _, _, said = str(ast.get_docstring(module)).partition("\n\n")
    return f"{said}\nFeatures without a weight got theirs by `{command} --missing` after {games} games."


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="mcts:iterations=100", help="who plays")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--missing", action="store_true", help="only weights that there are not")
    parser.add_argument("--out", type=Path, help="instead of the game's own file")
    asked = parser.parse_args()
    rules = rules_of(asked.game)
    each = 25
    firsts = range(0, asked.games, each)
    tasks = [Task(asked.game, asked.bot, first, each, asked.missing) for first in firsts]
    total = [Sums(rules.FEATURES) for _ in rules.WEIGHTS_AT]
    with Pool(asked.jobs) as pool:
        for done, part in enumerate(pool.imap_unordered(collected, tasks), start=1):
            for sums, more in zip(total, part, strict=True):
                sums.add(more)
            print(f"\r{done * each} of {asked.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    own = Path(str(rules.__file__)).with_name("expected_weights.py")
    path = asked.out or own
    known = rules.WEIGHTS_AT
    weights = completed(known, total) if asked.missing else [sums.weights() for sums in total]
    origin = origin_of(asked.game, asked.bot, len(tasks) * each, own if asked.missing else None)
    path.write_text(written(weights, origin), encoding="utf-8")
    print(f"{path.name}: {sum(sums.count for sums in total)} observations")


if __name__ == "__main__":
    main()
