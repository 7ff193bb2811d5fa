"""Anything in any order for as long as you like, on both databases: `python -m bench.fuzz --seconds 1200 --workers 2`.

Each worker has a server and a database of its own, every other one PostgreSQL. What does not hold ends the run and is told;
else the counts of all workers are added up.
"""

import argparse
import json
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, fields
from pathlib import Path

from tests.conftest import Postgres
from tests.web.fuzz.running import run_anything
from tests.web.fuzz.world import Counts

RUNS, STEPS, BURST = 3, 60, 200
"""Of one call of the machine, after which the clock is looked at and a new database is begun."""


def work(number: int, seconds: float, messages: int) -> dict[str, object]:
    """One worker, until its time is over or it has sent so many messages."""
    total, until = Counts(), time.monotonic() + seconds
    with database_of(number) as (kind, new_database):
        while time.monotonic() < until and total.sent < messages:
            try:
                with tempfile.TemporaryDirectory() as data:
                    add(total, one_more(new_database(data), data))
            except Exception:
                return {"database": kind, **asdict(total), "failure": traceback.format_exc()}
            print(json.dumps({"worker": number, "database": kind, **asdict(total)}), flush=True)
    return {"database": kind, **asdict(total), "failure": ""}


def one_more(database: str, data: str) -> Counts:
    return run_anything(database, Path(data), RUNS, STEPS, is_repeatable=False, burst=BURST)


@contextmanager
def database_of(number: int) -> Iterator[tuple[str, Callable[[str], str]]]:
    if number % 2 == 0:
        yield "sqlite", lambda data: f"sqlite+aiosqlite:///{data}/iteru.db"
        return
    server = Postgres()
    try:
        yield "postgresql", lambda data: server.new_database()
    finally:
        server.stop()


def add(total: Counts, more: Counts) -> None:
    for one in fields(Counts):
        setattr(total, one.name, getattr(total, one.name) + getattr(more, one.name))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--messages", type=int, default=1_000_000, help="to send, by all workers")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    share = given.messages // given.workers
    with ProcessPoolExecutor(given.workers) as pool:
        waiting = [
            pool.submit(work, number, given.seconds, share) for number in range(given.workers)
        ]
        results = [one.result() for one in waiting]
    for result in results:
        print(result.pop("failure"), json.dumps(result))
    sums = {
        one.name: sum(int(str(result[one.name])) for result in results) for one in fields(Counts)
    }
    print("all:", json.dumps(sums))


if __name__ == "__main__":
    main()
