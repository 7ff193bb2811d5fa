"""Connections to the database. While it is not available, callers get an error immediately."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import TracebackType

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from iteru.table.meter import Histogram
from iteru.table.trouble import DatabaseAway, reason_of, trouble_of

log = logging.getLogger("iteru.table")

PROBE_EVERY = 1.0
PROBE_PATIENCE = 5.0
WRITE_SOMETHING = text("UPDATE alembic_version SET version_num = version_num")
"""Changes nothing, and fails as any change would."""


class Database:
    """The SQLAlchemy engine, watched: one line of the log says that the database is away, and one that it is back.

    While it is away a task keeps asking for it. Until it is back, changes are refused without a try; only reads are tried.
    """

    def __init__(self, url: str) -> None:
        self.is_sqlite = url.startswith("sqlite")
        more = {} if self.is_sqlite else {"pool_size": 8, "connect_args": {"timeout": 5}}
        # What is stored has secrets of running games, and an error that quotes it may come to a log.
        self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True, **more)
        self.is_here = asyncio.Event()
        self.is_here.set()
        self.prober: asyncio.Task[None] | None = None
        self.seconds = Histogram()
        """How long each use of it took."""

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading."""
        with self.watched():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A connection for changes, in one transaction."""
        with self.watched(changes=True):
            async with self.engine.begin() as connection:
                yield connection

    def watched(self, changes: bool = False) -> "Watched":
        """Turns any failure of the database inside into `DatabaseAway`."""
        return Watched(self, changes)

    def is_lost(self, error: Exception) -> None:
        if self.is_here.is_set():
            self.is_here.clear()
            log.error("The database is away, and moves are refused: %s", reason_of(error))
            self.prober = asyncio.create_task(self.ask_until_it_is_back())

    async def ask_until_it_is_back(self) -> None:
        gone = time.monotonic()
        await asyncio.sleep(PROBE_EVERY)
        while not await self.can_be_changed():
            await asyncio.sleep(PROBE_EVERY)
        self.is_here.set()
        log.warning("The database is back after %.0f s.", time.monotonic() - gone)

    async def can_be_changed(self) -> bool:
        try:
            async with asyncio.timeout(PROBE_PATIENCE), self.engine.begin() as connection:
                await connection.execute(WRITE_SOMETHING)
        except Exception:  # whatever it is, the log has told the beginning
            return False
        return True

    async def answers(self) -> bool:
        """Asks the database itself whether it can be used now."""
        if not self.is_here.is_set():
            return False
        try:
            async with asyncio.timeout(PROBE_PATIENCE), self.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except (DatabaseAway, TimeoutError):
            return False
        return True

    async def dispose(self) -> None:
        if self.prober is not None:
            self.prober.cancel()
        await self.engine.dispose()


class Watched:
    """One use of the database. Every move is one, and a generator would take twice as long."""

    __slots__ = ("began", "changes", "database")

    def __init__(self, database: Database, changes: bool) -> None:
        self.database = database
        self.changes = changes

    def __enter__(self) -> None:
        if self.changes and not self.database.is_here.is_set():
            raise DatabaseAway
        self.began = time.perf_counter()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.database.seconds.add(time.perf_counter() - self.began)
        if isinstance(error, Exception) and trouble_of(error) is not None:
            self.database.is_lost(error)
            raise DatabaseAway from error
