"""Measures how fast a game runs: random self-play on one core, cloning and searching, compiled and interpreted.

Seconds are those in which the processor worked for this process, so that other programs on the machine count little.
"""

import json
import os
import subprocess
import sys
from dataclasses import asdict, dataclass
from time import process_time

from iteru.bots.playout import play_out
from iteru.bots.search import Search
from iteru.engine.build import is_compiled
from iteru.engine.registry import game
from iteru.engine.rng import Rng
from iteru.engine.state import NOBODY, State

SEARCHED = 12
"""One in this many positions of a game is searched."""


@dataclass(frozen=True)
class Speed:
    """One measurement."""

    compiled: bool
    actions_per_second: float
    games_per_second: float
    clone_microseconds: float
    iterations_per_second: float
    """Of the search that bots think with."""


def measure(name: str, seats: int, seconds: float) -> Speed:
    """Plays random games with the standard options for about `seconds`, set-up included; then clones."""
    title = game(name)
    for seed in range(3):
        play_out(title.new(seats, seed), Rng.seeded(seed))
    actions = games = 0
    start = process_time()
    while process_time() - start < seconds:
        actions += play_out(title.new(seats, games), Rng.seeded(games))
        games += 1
    elapsed = process_time() - start
    clone = clone_time(name, seats) * 1e6
    search = thinking_speed(name, seats, seconds)
    return Speed(is_compiled(), actions / elapsed, games / elapsed, clone, search)


def clone_time(name: str, seats: int, clones: int = 20_000) -> float:
    """Seconds for a clone, the mean over positions from the whole length of a game."""
    positions = positions_of_a_game(name, seats)
    rounds = max(1, clones // len(positions))
    start = process_time()
    for _ in range(rounds):
        for position in positions:
            position.clone()
    return (process_time() - start) / (rounds * len(positions))


def thinking_speed(name: str, seats: int, seconds: float) -> float:
    """Iterations of a search for each second of one core: the mean over the opening and other positions of a game."""
    positions = [
        one for one in positions_of_a_game(name, seats)[::SEARCHED] if len(one.legal_actions()) > 1
    ]
    iterations, spent = 0, 0.0
    for number, position in enumerate(positions):
        search = Search(game(name), position, Rng.seeded(number))
        start = process_time()
        while process_time() - start < seconds / len(positions):
            search.iterate()
            iterations += 1
        spent += process_time() - start
    return iterations / spent


def positions_of_a_game(name: str, seats: int) -> list[State]:
    rng = Rng.seeded(1)
    state = game(name).new(seats, 1)
    positions = []
    while state.actor != NOBODY:
        positions.append(state.clone())
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
    return positions


def measure_in_new_process(name: str, seats: int, seconds: float, pure: bool) -> Speed:
    """The same in a fresh interpreter, as installed or forced to pure Python."""
    environment = {key: value for key, value in os.environ.items() if key != "ITERU_PURE"}
    if pure:
        environment["ITERU_PURE"] = "1"
    command = [sys.executable, "-m", "iteru.arena.speed", name, str(seats), str(seconds)]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return Speed(**json.loads(done.stdout))


if __name__ == "__main__":
    print(json.dumps(asdict(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))))
