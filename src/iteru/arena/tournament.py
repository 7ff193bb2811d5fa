"""Runs a tournament: many games between bots, here, in several processes or on a cluster."""

from collections.abc import Collection, Generator, Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryFile

from iteru.arena import cluster, pool
from iteru.arena.outcome import Outcome
from iteru.arena.plan import Tournament
from iteru.arena.playing import record_name
from iteru.arena.work import Result, Work
from iteru.engine.errors import BadRecord
from iteru.engine.files import why_unwritten


def run(
    plan: Tournament, jobs: int, ray: str | None = None, done: Collection[int] = ()
) -> Iterator[Outcome]:
    """Plays all games of a tournament but those already `done`; yields each as it ends.

    The games do not depend on where they are played; their order does.
    """
    check(plan, done)
    numbers = [number for number in range(plan.games) if number not in done]
    if not numbers:
        return
    with closing(results(plan, numbers, jobs, ray)) as found:
        for result in found:
            outcome = result.checked().outcome
            assert outcome is not None
            if plan.records is not None and result.record is not None:
                keep_record(Path(plan.records) / record_name(plan, result.number), result.record)
            yield outcome


def results(plan: Tournament, numbers: list[int], jobs: int, ray: str | None) -> Generator[Result]:
    if ray is not None:
        return cluster.on_ray(plan, numbers, ray, jobs)
    return pool.here(plan, numbers) if jobs == 1 else pool.in_processes(plan, numbers, jobs)


def check(plan: Tournament, done: Collection[int] = ()) -> None:
    """Refuses a tournament that cannot be played, before any game."""
    plan.check()
    work = Work(plan)
    work.title.new(plan.seats, plan.seed, plan.options)
    if plan.records is not None:
        check_folder(plan, Path(plan.records), done)


def check_folder(plan: Tournament, folder: Path, done: Collection[int]) -> None:
    """Creates the folder for records if necessary; nothing in it will be overwritten."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the name
        why = why_unwritten(error)
        raise BadRecord("unwritable-file", file=str(folder), why=why) from error
    if done:
        return  # a record may have been kept just before its result was not
    for number in range(plan.games):
        path = folder / record_name(plan, number)
        if path.exists():
            raise BadRecord("record-is-there", file=str(path))


def keep_record(path: Path, text: str) -> None:
    """Saves a record; a file that is there already must be the same game."""
    try:
        with path.open("x", encoding="utf-8", errors="replace") as file:
            file.write(text)
    except FileExistsError as error:
        if path.read_bytes() != text.encode("utf-8", "replace"):
            raise BadRecord("record-is-there", file=str(path)) from error
    except OSError as error:
        raise BadRecord("unwritable-file", file=str(path), why=why_unwritten(error)) from error
