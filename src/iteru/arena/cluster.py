"""Plays the games of a plan on a Ray cluster, which the extra `iteru[ray]` installs.

A task is a few games. Results come in the order of arrival; a task that is lost with its worker or machine is given
out again, so that every game is in the results exactly once.
"""

import signal
import sys
from collections import Counter, deque
from collections.abc import Generator, Iterator
from contextlib import redirect_stdout
from importlib import import_module
from time import perf_counter
from typing import Any

from iteru.arena.plan import Tournament
from iteru.arena.playing import Failure
from iteru.arena.work import Result, Work, portable
from iteru.engine.errors import BadOptions, IteruError
from iteru.engine.registry import error_line
from iteru.external.program import end_programs
from iteru.version import __version__

LOCAL = "local"
PIECE_SECONDS = 0.5
LARGEST_PIECE = 50
TRIES = 5
"""How often a game may be lost: with a machine go many, but none goes five times by chance."""


def on_ray(plan: Tournament, numbers: list[int], address: str, jobs: int) -> Generator[Result]:
    """Plays on the cluster at an address; `local` starts one with `jobs` workers here, and ends it."""
    with redirect_stdout(sys.stderr):  # Ray prints about workers that died
        ray = connected(address, jobs)
        try:
            yield from Cluster(ray, portable(plan)).results(deque(numbers))
        finally:
            ray.shutdown()


def connected(address: str, jobs: int) -> Any:
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise BadOptions("missing-extra", extra="ray", flag="--ray") from error
    where = {"num_cpus": jobs} if address == LOCAL else {"address": address}
    ours = signal.getsignal(signal.SIGTERM)
    try:
        ray.init(**where, log_to_driver=False, include_dashboard=False, logging_level="error")
    except (Exception, SystemExit) as error:
        raise BadOptions("no-cluster", given=address, why=error_line(error)) from error
    finally:
        signal.signal(signal.SIGTERM, ours)  # Ray sets one of its own
    return ray


class Cluster:
    """A plan being played on a cluster."""

    def __init__(self, ray: Any, plan: Tournament) -> None:
        self.ray = ray
        self.plan = plan
        self.play = ray.remote(max_retries=0)(play_piece)
        self.pending: dict[Any, list[int]] = {}
        self.losses: Counter[int] = Counter()
        self.begun = perf_counter()
        self.finished = 0

    def results(self, waiting: deque[int]) -> Iterator[Result]:
        while waiting or self.pending:
            self.hand_out(waiting)
            arrived, _ = self.ray.wait(list(self.pending), num_returns=1)
            numbers = self.pending.pop(arrived[0])
            try:
                found: list[Result] = self.ray.get(arrived[0])
            except self.ray.exceptions.RayError as error:
                self.lose(numbers, waiting, error)
                continue
            self.finished += len(found)
            yield from found

    def hand_out(self, waiting: deque[int]) -> None:
        """Gives every worker one task to play and one to go on with; machines may come and go."""
        workers = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        piece = self.piece(workers)
        while waiting and len(self.pending) < 2 * workers:
            numbers = [waiting.popleft() for _ in range(min(piece, len(waiting)))]
            self.pending[self.play.remote(self.plan, numbers, __version__, sys.path)] = numbers

    def piece(self, workers: int) -> int:
        if not self.finished:
            return 1
        seconds = (perf_counter() - self.begun) * workers / self.finished
        return max(1, min(LARGEST_PIECE, int(PIECE_SECONDS / seconds)))

    def lose(self, numbers: list[int], waiting: deque[int], error: Exception) -> None:
        """Gives out lost games again."""
        self.losses.update(numbers)
        for number in numbers:
            if self.losses[number] == TRIES:
                raise Failure("lost-piece", number=str(number + 1), why=error_line(error))
        waiting.extendleft(reversed(numbers))


def play_piece(plan: Tournament, numbers: list[int], version: str, path: list[str]) -> list[Result]:
    """Plays some games on a machine of the cluster, which must have the same Iteru."""
    if version != __version__:
        facts = {"here": version, "there": __version__}
        return [Result(numbers[0], failure=("other-iteru", dict(facts)))]
    sys.path.extend(folder for folder in path if folder not in sys.path)
    try:
        work = Work(plan)
    except IteruError as error:  # a game or bot that this machine does not have
        return [Result(numbers[0], failure=(error.problem, error.facts))]
    try:
        return [work.play(number) for number in numbers]
    finally:
        end_programs()
