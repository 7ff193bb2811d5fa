"""Moves on their way into the database, each with the version it is based on."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import compress
from operator import itemgetter
from typing import Any, NamedTuple

from sqlalchemy import bindparam, insert, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql import ClauseElement
from sqlalchemy.sql.compiler import SQLCompiler

from iteru.table import schema

UPDATE_TABLE = (
    update(schema.tables)
    .where(
        schema.tables.c.id == bindparam("for_id"),
        schema.tables.c.version == bindparam("for_version"),
    )
    .values(
        version=bindparam("new_version"),
        actor=bindparam("new_actor"),
        status=bindparam("new_status"),
        scores=bindparam("new_scores"),
        winners=bindparam("new_winners"),
        undo_request=bindparam("new_request"),
        touched=bindparam("now"),
    )
)
INSERT_MOVE = insert(schema.moves)

MAX_TOGETHER = 200


class NewMove(NamedTuple):
    """A move, the version it is based on, and whose turn it is afterwards or what the final scores are."""

    row: dict[str, Any]
    version: int
    actor: int | None
    scores: list[int] | None
    winners: list[int] | None = None
    undo_request: str | None = None
    """What is left of a request to take back: none when a person's move ends it."""

    def changes(self) -> dict[str, Any]:
        """Returns the parameters of `UPDATE_TABLE`."""
        return {
            "for_id": self.row["table_id"],
            "for_version": self.version,
            "new_version": self.version + 1,
            "new_actor": self.actor,
            "new_status": "playing" if self.scores is None else "over",
            "new_scores": None if self.scores is None else json.dumps(self.scores),
            "new_winners": None if self.winners is None else json.dumps(self.winners),
            "new_request": self.undo_request,
            "now": self.row["made"],
        }


Values = Callable[[dict[str, Any]], tuple[Any, ...]]


def for_sqlite(statement: ClauseElement) -> tuple[str, Values]:
    """The text of a statement, and its values in the order of the text: SQLite finds them by number sooner than by name."""
    compiled = statement.compile(dialect=sqlite.dialect())
    assert isinstance(compiled, SQLCompiler)
    return str(compiled), itemgetter(*compiled.positiontup or ())


UPDATE_TEXT, update_values = for_sqlite(UPDATE_TABLE)
INSERT_TEXT, insert_values = for_sqlite(INSERT_MOVE)


class SqliteMoves:
    """Writes moves to SQLite from one thread with a connection of its own.

    What has come while a batch was written is the next batch: one transaction and one wait for the disk, after which all
    of them are answered. A move on an old version is left out of it, and hinders no other.
    """

    def __init__(self, path: str, writing: asyncio.Lock) -> None:
        self.path = path
        self.writing = writing
        self.waiting: list[tuple[NewMove, asyncio.Future[bool]]] = []
        self.writer: asyncio.Task[None] | None = None
        self.thread = ThreadPoolExecutor(1, "moves")
        self.connection: sqlite3.Connection | None = None

    async def write(self, new: NewMove) -> bool:
        """Whether the move was made on the latest version of its table; if so it is there for good."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((new, done))
        if self.writer is None or self.writer.done():
            self.writer = asyncio.create_task(self.write_waiting())
        return await done

    async def write_waiting(self) -> None:
        loop = asyncio.get_running_loop()
        while self.waiting:
            batch, self.waiting = self.waiting[:MAX_TOGETHER], self.waiting[MAX_TOGETHER:]
            try:
                async with self.writing:
                    kept = await loop.run_in_executor(
                        self.thread, self.write_together, [new for new, _ in batch]
                    )
            except (
                Exception
            ) as error:  # the database is gone, full or locked: nobody is told that a move was kept
                for _, done in batch:
                    if not done.cancelled():
                        done.set_exception(error)
            else:
                for (_, done), is_kept in zip(batch, kept, strict=True):
                    if not done.cancelled():
                        done.set_result(is_kept)

    def write_together(self, batch: list[NewMove]) -> list[bool]:
        """In the thread: which of the moves were kept, all of them on the disk. If it fails, none is."""
        connection = self.connect()
        connection.execute("BEGIN IMMEDIATE")
        try:
            kept = [is_latest(connection, new) for new in batch]
            rows = [insert_values(new.row) for new in compress(batch, kept)]
            connection.executemany(INSERT_TEXT, rows)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return kept

    def connect(self) -> sqlite3.Connection:
        if self.connection is None:
            self.connection = sqlite3.connect(self.path, isolation_level=None)
            prepare_sqlite(self.connection)
        return self.connection

    async def close(self) -> None:
        if self.writer is not None:
            await self.writer
        await asyncio.get_running_loop().run_in_executor(self.thread, self.disconnect)
        self.thread.shutdown()

    def disconnect(self) -> None:
        if self.connection is not None:
            self.connection.close()


def is_latest(connection: sqlite3.Connection, new: NewMove) -> bool:
    """Whether the move was made on the latest version of its table, which then has the next; else nothing is written."""
    return connection.execute(UPDATE_TEXT, update_values(new.changes())).rowcount == 1


def prepare_sqlite(connection: Any, _: object = None) -> None:
    """Readers do not wait for the writer; a committed change survives the death of the process at any moment."""
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=10000",
        "wal_autocheckpoint=4000",
    ):
        connection.execute(f"PRAGMA {pragma}")
