"""Whether memory stays flat: resident memory after every tenth of many random games in one process."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from iteru.bots.playout import play_out
from iteru.engine.build import is_compiled
from iteru.engine.registry import game
from iteru.engine.rng import Rng

STATUS = Path("/proc/self/status")
FLAT_KIB = 1024


def resident_kib() -> int:
    """Returns the resident memory, or its peak so far where there is no /proc."""
    if STATUS.exists():
        line = next(line for line in STATUS.read_text().splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1])
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak // 1024 if sys.platform == "darwin" else peak


def play_tenths(name: str, seats: int, games: int) -> Iterator[tuple[int, int]]:
    """Yields the games played so far and the resident memory, after each tenth."""
    title = game(name)
    played = 0
    for tenth in range(1, 11):
        while played < games * tenth // 10:
            play_out(title.new(seats, played), Rng.seeded(played))
            played += 1
        yield played, resident_kib()


def verdict(resident: list[int]) -> str:
    """Says whether memory stayed flat: after the first tenth, which warms up, less than a mebibyte more."""
    growth = resident[-1] - resident[0]
    return f"{'flat' if growth < FLAT_KIB else 'NOT flat'}: {growth:+,} KiB from the first tenth to the last"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.memory", description=__doc__)
    parser.add_argument(
        "game", nargs="?", default="imhotep", help="name of the game (default: %(default)s)"
    )
    parser.add_argument(
        "--games",
        type=int,
        default=100_000,
        help="how many games, 10 or more (default: %(default)s)",
    )
    parser.add_argument(
        "--seats", type=int, default=4, help="players in each (default: %(default)s)"
    )
    return parser.parse_args()


def main() -> None:
    asked = arguments()
    print(
        f"{asked.game}, {asked.seats} seats, {asked.games:,} games, {'compiled' if is_compiled() else 'interpreted'}"
    )
    resident = []
    for played, kib in play_tenths(asked.game, asked.seats, asked.games):
        resident.append(kib)
        print(f"{played:>9,} games {kib:>9,} KiB", flush=True)
    print(verdict(resident))


if __name__ == "__main__":
    main()
