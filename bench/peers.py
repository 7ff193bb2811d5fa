"""Iteru beside Catanatron and OpenSpiel: random games and clones on one core, all measured in turns in one run."""

import argparse
import os
import subprocess
import sys
import venv
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from bench.timing import Figures, read_report
from iteru.arena.speed import measure_in_new_process
from iteru.engine.build import is_compiled

ROOT = Path(__file__).parent.parent
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
PEERS = {"catanatron": "bench.peer_catanatron", "open_spiel": "bench.peer_openspiel"}
COMPILED, INTERPRETED, CATANATRON = "Iteru compiled", "Iteru interpreted", "Catanatron"
VALLEY, VALLEY_INTERPRETED = "Iteru compiled, Valley", "Iteru interpreted, Valley"
PHARAON = "Iteru compiled, Pharaon"
EGIZIA = "Iteru compiled, Egizia"

Program = Callable[[float], list[Figures]]
Summary = dict[str, Figures]
Average = Callable[[list[float]], float]


@dataclass(frozen=True)
class Bar:
    """A promise of the project about one number."""

    promise: str
    number: Callable[[Summary], float | None]
    least: float = 0
    below: float = float("inf")

    def says(self, bests: Summary, medians: Summary) -> str:
        best, middle = self.number(bests), self.number(medians)
        if best is None or middle is None:
            return f"{self.promise}: not measured"
        return (
            f"{self.promise}: best {best:,.2f}, median {middle:,.2f}: {self.verdict(best, middle)}"
        )

    def verdict(self, best: float, middle: float) -> str:
        if self.is_met(middle):
            return "met"
        return "met by the best round, not by the median" if self.is_met(best) else "NOT met"

    def is_met(self, number: float) -> bool:
        return self.least <= number < self.below


def peers_python(folder: Path) -> Path:
    """Returns the interpreter of the peers' environment; makes the environment if there is none."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        print(f"making an environment for the peers in {folder}", file=sys.stderr)
        venv.create(folder, with_pip=True)
    return python


def obtain(python: Path, package: str) -> bool:
    """Installs a package from PyPI into the peers' environment, or says that it is not available."""
    done = subprocess.run(
        [python, "-m", "pip", "install", "--quiet", package], capture_output=True, text=True
    )
    if done.returncode:
        reason = (done.stderr.splitlines() or ["pip failed"])[-1]
        print(f"{package} is not to be had here, going on without it: {reason}")
        return False
    version = f"import importlib.metadata as about; print({package!r}, about.version({package!r}))"
    subprocess.run([python, "-c", version], check=True)
    return True


def script(python: Path, module: str) -> Program:
    """Returns a measuring script of this folder, run by another interpreter in its own process."""

    def run(seconds: float) -> list[Figures]:
        command = [str(python), "-m", module, str(seconds)]
        return read_report(
            subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
        )

    return run


def own(name: str, game: str, pure: bool) -> Program:
    """Returns the measurement of an Iteru game with four players, in its own process."""

    def run(seconds: float) -> list[Figures]:
        speed = measure_in_new_process(game, 4, seconds, pure)
        return [
            Figures(
                name, speed.actions_per_second, speed.games_per_second, speed.clone_microseconds
            )
        ]

    return run


def own_programs() -> list[Program]:
    """Returns the measurements of Iteru, compiled if installed so, and interpreted. No game named: Imhotep."""
    interpreted = [
        own(INTERPRETED, "imhotep", True),
        own(VALLEY_INTERPRETED, "valley_of_the_kings", True),
    ]
    if not is_compiled():
        print("Iteru is not compiled here: only its interpreted speed is measured")
        return interpreted
    compiled = [
        own(COMPILED, "imhotep", False),
        own(VALLEY, "valley_of_the_kings", False),
        own(PHARAON, "pharaon", False),
        own(EGIZIA, "egizia", False),
    ]
    return [*compiled, *interpreted, script(Path(sys.executable), "bench.python_loop")]


def play_rounds(programs: list[Program], seconds: float, rounds: int) -> list[list[Figures]]:
    """Runs all programs in turns, so that a slow minute affects all alike; returns the rounds of each."""
    played = []
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
        played.append([figures for program in programs for figures in program(seconds)])
    return [list(of_one) for of_one in zip(*played, strict=True)]


def summary(programs: list[list[Figures]], of_speeds: Average, of_times: Average) -> Summary:
    """Returns one set of figures for each program: of its best or of its median round."""
    return {rounds[0].name: in_one(rounds, of_speeds, of_times) for rounds in programs}


def in_one(rounds: list[Figures], of_speeds: Average, of_times: Average) -> Figures:
    return Figures(
        rounds[0].name,
        of_speeds([each.actions_per_second for each in rounds]),
        of_speeds([each.games_per_second for each in rounds]),
        of_times([each.clone_microseconds for each in rounds]),
    )


def print_table(bests: Summary, medians: Summary) -> None:
    print(
        f"{'':<30}{'actions/s':>11}{'(median)':>11}{'games/s':>9}{'clone µs':>10}{'compiled':>11}{'interpreted':>13}"
    )
    for name, figures in bests.items():
        print(
            f"{name:<30}{figures.actions_per_second:>11,.0f}{medians[name].actions_per_second:>11,.0f}"
            f"{figures.games_per_second:>9,.0f}{figures.clone_microseconds:>10.2f}"
            f"{times(bests, COMPILED, name):>11}{times(bests, INTERPRETED, name):>13}"
        )


def times(figures: Summary, ours: str, theirs: str) -> str:
    found = ratio(figures, ours, theirs)
    return "-" if found is None else f"{found:.2f}x"


def ratio(figures: Summary, ours: str, theirs: str) -> float | None:
    """Returns the ratio of actions a second; None unless both were measured."""
    if ours not in figures or theirs not in figures:
        return None
    return figures[ours].actions_per_second / figures[theirs].actions_per_second


def speed_of(name: str) -> Callable[[Summary], float | None]:
    return lambda figures: figures[name].actions_per_second if name in figures else None


def clone_of(name: str) -> Callable[[Summary], float | None]:
    return lambda figures: figures[name].clone_microseconds if name in figures else None


BARS = [
    Bar("compiled, at least 800,000 actions/s", speed_of(COMPILED), least=800_000),
    Bar(
        "compiled, Valley of the Kings, at least 1,000,000 actions/s",
        speed_of(VALLEY),
        least=1_000_000,
    ),
    Bar("compiled, Pharaon, at least 1,000,000 actions/s", speed_of(PHARAON), least=1_000_000),
    Bar(
        "compiled, at least 40 times Catanatron",
        lambda figures: ratio(figures, COMPILED, CATANATRON),
        least=40,
    ),
    Bar(
        "interpreted, at least 5 times Catanatron",
        lambda figures: ratio(figures, INTERPRETED, CATANATRON),
        least=5,
    ),
    Bar(
        "compiled, Valley of the Kings, at least 40 times Catanatron",
        lambda figures: ratio(figures, VALLEY, CATANATRON),
        least=40,
    ),
    Bar(
        "compiled, Pharaon, at least 40 times Catanatron",
        lambda figures: ratio(figures, PHARAON, CATANATRON),
        least=40,
    ),
    Bar(
        "compiled, Egizia, at least 40 times Catanatron",
        lambda figures: ratio(figures, EGIZIA, CATANATRON),
        least=40,
    ),
    Bar("compiled, a clone below 2 µs", clone_of(COMPILED), below=2),
    Bar("compiled, Pharaon, a clone below 2 µs", clone_of(PHARAON), below=2),
    Bar("compiled, Egizia, a clone below 2 µs", clone_of(EGIZIA), below=2),
    Bar("compiled, Valley of the Kings, a clone below 4 µs", clone_of(VALLEY), below=4),
]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description=__doc__)
    parser.add_argument(
        "--seconds",
        type=float,
        default=2,
        help="of play for each program in each round (default: 2)",
    )
    parser.add_argument(
        "--rounds", type=int, default=5, help="how often each program has its turn (default: 5)"
    )
    parser.add_argument(
        "--venv",
        type=Path,
        default=CACHE / "iteru-peers",
        help="environment (default: %(default)s)",
    )
    return parser.parse_args()


def main() -> None:
    asked = arguments()
    python = peers_python(asked.venv.absolute())
    others = [
        script(python, module) for package, module in PEERS.items() if obtain(python, package)
    ]
    programs = play_rounds(own_programs() + others, asked.seconds, asked.rounds)
    bests, medians = summary(programs, max, min), summary(programs, median, median)
    print(
        f"\nbest of {asked.rounds} rounds of {asked.seconds:g} s; last columns: how many times as fast Iteru is by the best\n"
    )
    print_table(bests, medians)
    print()
    for bar in BARS:
        print(bar.says(bests, medians))


if __name__ == "__main__":
    main()
