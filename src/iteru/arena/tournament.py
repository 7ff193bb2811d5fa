"""Runs a tournament: many games between bots with rotated seats, in several processes."""

import multiprocessing
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryFile

from iteru.arena.playing import Failure, Outcome, Playing, Tournament, record_name
from iteru.arena.standing import Standing
from iteru.bots.registry import local_bot
from iteru.engine.errors import BadRecord, IteruError
from iteru.engine.events import Value
from iteru.engine.registry import game

CHUNK = 10


@dataclass
class Chunk:
    """Some games from one process; if it had to stop, the reason."""

    outcomes: list[Outcome] = field(default_factory=list)
    failure: tuple[str, dict[str, Value]] | None = None


def run(plan: Tournament, jobs: int) -> Iterator[list[Outcome]]:
    """Plays the tournament; yields some games at a time, as they finish. The results do not depend on `jobs`."""
    check(plan)
    chunks = [(first, min(CHUNK, plan.games - first)) for first in range(0, plan.games, CHUNK)]
    for chunk in play_chunks(plan, chunks, jobs):
        if chunk.failure is not None:
            problem, facts = chunk.failure
            raise Failure(problem, **facts)
        yield chunk.outcomes


def check(plan: Tournament) -> None:
    """Refuses a tournament that cannot be played, before any game."""
    title = game(plan.game, plan.corrections)
    title.new(len(plan.bots), plan.seed, plan.options)
    with redirect_stdout(sys.stderr):
        for text in plan.bots:
            local_bot(text)
    if plan.records is not None:
        check_folder(plan, Path(plan.records))


def check_folder(plan: Tournament, folder: Path) -> None:
    """Creates the folder for records if necessary; nothing in it will be overwritten."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the name
        why = (isinstance(error, OSError) and error.strerror) or str(error)
        raise BadRecord("unwritable-file", file=str(folder), why=why) from error
    for number in range(plan.games):
        path = folder / record_name(plan, number)
        if path.exists():
            raise BadRecord("record-is-there", file=str(path))


def play_chunk(plan: Tournament, first: int, count: int) -> Chunk:
    """Plays games from number `first` on; what bots print goes to standard error."""
    chunk = Chunk()
    try:
        with redirect_stdout(sys.stderr):
            title = game(plan.game, plan.corrections)
            players = [local_bot(text) for text in plan.bots]
            for number in range(first, first + count):
                playing = Playing(plan, title, players, number)
                chunk.outcomes.append(playing.play())
                if plan.records is not None:
                    playing.keep_record(Path(plan.records))
    except IteruError as error:
        chunk.failure = (error.problem, error.facts)
    return chunk


def play_chunks(plan: Tournament, chunks: list[tuple[int, int]], jobs: int) -> Iterator[Chunk]:
    if jobs == 1:
        for first, count in chunks:
            yield play_chunk(plan, first, count)
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        futures = [pool.submit(play_chunk, plan, first, count) for first, count in chunks]
        try:
            for future in as_completed(futures):
                yield future.result()
        except BrokenProcessPool as error:
            raise Failure("worker-died") from error
        finally:
            pool.shutdown(cancel_futures=True)


def standings(plan: Tournament, outcomes: list[Outcome]) -> list[Standing]:
    """The standings of all entrants after these games."""
    found = [Standing(name) for name in plan.entrants]
    for outcome in sorted(outcomes, key=lambda one: one.number):
        for seat, score in enumerate(outcome.scores):
            found[outcome.entrants[seat]].add(outcome.share(seat), score)
    return found
