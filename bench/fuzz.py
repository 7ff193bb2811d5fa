"""Random requests in random order, on both databases: `python -m bench.fuzz --seconds 1200 --workers 2`.

Each worker has a server and a database of its own, every other one PostgreSQL. A failure ends the run and is printed;
otherwise the counts of all workers are added up.
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
"""The size of one call of the state machine; after it the clock is checked and a new database begins."""


def work(number: int, seconds: float, messages: int) -> dict[str, object]:
    """Runs one worker until its time is over or it has sent enough messages."""
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
    asked = parser.parse_args()
    share = asked.messages // asked.workers
    with ProcessPoolExecutor(asked.workers) as pool:
        waiting = [
            pool.submit(work, number, asked.seconds, share) for number in range(asked.workers)
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
