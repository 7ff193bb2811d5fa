"""How every program here is timed, on the same terms as `iteru.arena.speed`: whole random games, then clones, by CPU time."""

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from time import process_time
from typing import TypeVar

Position = TypeVar("Position")


@dataclass(frozen=True)
class Figures:
    """One measurement of one program."""

    name: str
    actions_per_second: float
    games_per_second: float
    clone_microseconds: float
    iterations_per_second: float = 0.0
    """Of the search that bots think with; 0 if the program has none."""


def measure(
    name: str,
    play: Callable[[int], int],
    positions: Sequence[Position],
    clone: Callable[[Position], Position],
    seconds: float,
) -> Figures:
    """Measures whole games by `play`, which takes a seed and returns the number of actions, then clones of the positions."""
    for seed in range(1, 4):
        play(seed)
    actions = games = 0
    start = process_time()
    while process_time() - start < seconds:
        games += 1
        actions += play(games)
    elapsed = process_time() - start
    return Figures(
        name, actions / elapsed, games / elapsed, clone_time(positions, clone, seconds / 4) * 1e6
    )


def clone_time(
    positions: Sequence[Position], clone: Callable[[Position], Position], seconds: float
) -> float:
    """Returns the seconds for a clone, the mean over whole passes through the positions."""
    passes = 0
    start = process_time()
    while process_time() - start < seconds:
        for position in positions:
            clone(position)
        passes += 1
    return (process_time() - start) / (passes * len(positions))


def seconds_asked_for() -> float:
    """Reads the one argument of a script that `bench.peers` runs in its own process."""
    return float(sys.argv[1])


def report(figures: Sequence[Figures]) -> None:
    """Prints the figures for `bench.peers` as one line of JSON."""
    print(json.dumps([asdict(each) for each in figures]))


def read_report(text: str) -> list[Figures]:
    """Reads the figures from the last line of a script's output."""
    return [Figures(**each) for each in json.loads(text.splitlines()[-1])]
