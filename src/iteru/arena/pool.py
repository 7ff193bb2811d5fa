"""Plays the games of a plan in several processes of this machine.

A worker gets the numbers of a few games at a time and sends back each result. If it dies, its games are given out
again. Workers end with their parent, whatever ends it.
"""

import os
import signal
import sys
import threading
from collections import Counter, deque
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from time import perf_counter
from types import ModuleType

from iteru.arena.plan import Tournament
from iteru.arena.playing import Failure
from iteru.arena.work import Result, Work, portable
from iteru.external.program import end_programs

PIECE_SECONDS = 0.2
"""How long a worker should be busy with what it gets at a time."""
LARGEST_PIECE = 50
TRIES = 2
"""How many workers may die over one game."""


def here(plan: Tournament, numbers: Iterable[int]) -> Generator[Result]:
    """Plays in this process."""
    work = Work(plan)
    try:
        for number in numbers:
            yield work.play(number)
    finally:
        end_programs()


def in_processes(plan: Tournament, numbers: Iterable[int], jobs: int) -> Generator[Result]:
    """Plays in `jobs` processes and yields results as they arrive."""
    waiting = deque(numbers)
    workers = Workers(portable(plan), min(jobs, len(waiting)))
    try:
        yield from workers.results(waiting)
    finally:
        workers.stop()


class Worker:
    """A process that plays, and the games it has still to play, in that order."""

    def __init__(self, plan: Tournament) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(plan, theirs), daemon=True)
        with main_left_out():
            self.process.start()
        theirs.close()
        self.games: deque[int] = deque()

    def give(self, numbers: list[int]) -> None:
        self.games += numbers
        self.pipe.send(numbers)

    def stop(self) -> None:
        self.process.terminate()
        self.process.join(2)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.pipe.close()


@contextmanager
def main_left_out() -> Iterator[None]:
    """Keeps a new process from importing the program that starts it: it needs nothing of it, and would take longer
    over that than over all else."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


class Workers:
    """All workers of a plan."""

    def __init__(self, plan: Tournament, jobs: int) -> None:
        self.plan = plan
        self.jobs = jobs
        self.all: list[Worker] = []
        self.deaths: Counter[int] = Counter()
        self.begun = perf_counter()
        self.finished = 0

    def results(self, waiting: deque[int]) -> Iterator[Result]:
        while waiting or any(worker.games for worker in self.all):
            self.hand_out(waiting)
            busy = {worker.pipe: worker for worker in self.all if worker.games}
            for pipe in wait(list(busy)):
                assert isinstance(pipe, Connection)
                worker = busy[pipe]
                try:
                    result: Result = pipe.recv()
                except (EOFError, OSError):
                    self.lose(worker, waiting)
                    continue
                worker.games.popleft()
                self.finished += 1
                yield result

    def hand_out(self, waiting: deque[int]) -> None:
        """Keeps every worker busy: it gets more before it has played all."""
        while waiting and len(self.all) < self.jobs:
            self.all.append(Worker(self.plan))
        piece = self.piece()
        for worker in list(self.all):
            if waiting and len(worker.games) <= piece // 2:
                numbers = [waiting.popleft() for _ in range(min(piece, len(waiting)))]
                try:
                    worker.give(numbers)
                except OSError:
                    self.lose(worker, waiting)

    def piece(self) -> int:
        """Returns how many games fill the time of a piece, by how long they have taken; one at first."""
        if self.finished < self.jobs:
            return 1
        seconds = (perf_counter() - self.begun) * self.jobs / self.finished
        return max(1, min(LARGEST_PIECE, int(PIECE_SECONDS / max(seconds, 1e-6))))

    def lose(self, worker: Worker, waiting: deque[int]) -> None:
        """Gives out the games of a dead worker again, unless the first of them has killed another one before."""
        self.all.remove(worker)
        worker.stop()
        if worker.games:
            number = worker.games[0]
            self.deaths[number] += 1
            if self.deaths[number] == TRIES:
                seed = str(self.plan.fixture(number).seed)
                raise Failure("worker-died", number=str(number + 1), seed=seed)
        waiting.extendleft(reversed(worker.games))

    def stop(self) -> None:
        for worker in self.all:
            worker.process.terminate()
        for worker in self.all:
            worker.stop()


def serve(plan: Tournament, pipe: Connection) -> None:
    """The life of a worker. Ctrl+C is for its parent, which ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()
    work = Work(plan)
    try:
        while True:
            for number in pipe.recv():
                pipe.send(work.play(number))
    except (EOFError, OSError):
        sys.exit()


def end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    end_programs(0)
    os._exit(1)
