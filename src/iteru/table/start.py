"""Checks before a server starts: one server for each SQLite file, and a usable database. Says in a sentence what is wrong."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, inspect, make_url, text
from sqlalchemy.exc import ArgumentError

from iteru.engine.errors import IteruError
from iteru.table.database import WRITE_SOMETHING
from iteru.table.migrate import known_versions, migrate
from iteru.table.storage import Storage
from iteru.table.trouble import reason_of, trouble_of

OWNER_ALONE = 0o600
FOLDER_OF_OWNER = 0o700
DRIVERS = ("sqlite+aiosqlite", "postgresql+asyncpg")
BESIDE = ("", "-wal", "-shm")
"""The files of an SQLite database, by what is added to its name."""


class CannotStart(IteruError):
    """Why a database cannot be used, and what to do about it."""


def read_address(address: str) -> URL:
    try:
        url = make_url(address)
    except (ArgumentError, ValueError) as error:
        raise CannotStart("bad-database-url") from error
    is_uri = (url.database or "").startswith("file:")  # which hides the name of the file from us
    if url.drivername not in DRIVERS or is_uri:
        raise CannotStart("bad-database-url")
    return url


def file_of(address: str) -> Path | None:
    """The path of an SQLite database, with links resolved; None for one in memory, and for PostgreSQL."""
    url = read_address(address)
    in_file = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(os.path.realpath(url.database or "")) if in_file else None


def shown(address: str) -> str:
    """The file of a database, or its address without the password, for people to read."""
    return str(file_of(address) or read_address(address).render_as_string(hide_password=True))


@contextmanager
def said(file: str) -> Iterator[None]:
    """Turns errors of a database, or of a file beside it, into a sentence."""
    try:
        yield
    except IteruError:
        raise
    except Exception as error:
        found = trouble_of(error)
        if found is None:
            raise
        raise CannotStart(f"database-{found}", file=file, why=reason_of(error)) from error


# One server for each file


@contextmanager
def only_server(address: str) -> Iterator[None]:
    """Locks an SQLite file for this process; the system releases it however the process ends."""
    path = file_of(address)
    if path is None:
        yield
        return
    with said(str(path)):
        make_folder(path.parent)
        lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, OWNER_ALONE)
    try:
        with said(str(path)):
            if not is_locked_now(lock):
                raise CannotStart("database-locked", file=str(path))
        yield
    finally:
        os.close(lock)


def is_locked_now(lock: int) -> bool:
    """Locks the open file, unless another process has it; workers do not inherit the lock."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):  # the second one on Windows
        return False
    return True


# A database that can be used


async def prepare(address: str) -> None:
    """Makes sure that the database exists, is readable by its owner alone, has this version's schema, and is writable."""
    with said(shown(address)):
        if path := file_of(address):
            make_private(path)
        storage = Storage(address)
        try:
            found = await version_in(storage)
            check_version(shown(address), found)
            await migrate(storage)
            async with storage.database.engine.begin() as connection:
                await connection.execute(WRITE_SOMETHING)
        finally:
            await storage.close()


def make_folder(folder: Path) -> None:
    """A folder created here belongs to its owner alone: anybody who may write there could replace the database."""
    folder.mkdir(FOLDER_OF_OWNER, parents=True, exist_ok=True)


async def version_in(storage: Storage) -> str | None:
    try:
        async with storage.database.engine.connect() as connection:
            return await connection.run_sync(version_of)
    except TypeError as error:  # the driver does not know what stands after the question mark
        raise CannotStart("bad-database-url") from error


def make_private(path: Path) -> None:
    """Creates the file if there is none, and makes it unreadable for others, even if they could read it before."""
    make_folder(path.parent)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ALONE))
    for name in BESIDE:
        if (file := path.with_name(path.name + name)).exists():
            file.chmod(OWNER_ALONE)


def version_of(connection: Connection) -> str | None:
    """The version of a database's schema: none while it is empty, and `?` for one of another program."""
    tables = inspect(connection).get_table_names()
    if "alembic_version" in tables:
        version = connection.scalar(text("SELECT version_num FROM alembic_version"))
        return str(version) if "moves" in tables else "?"
    is_foreign = bool(tables) and connection.dialect.name == "sqlite"
    return "?" if is_foreign else None


def check_version(file: str, found: str | None) -> None:
    if found == "?":
        raise CannotStart("database-not-ours", file=file)
    known = known_versions()
    if found is not None and found not in known:
        raise CannotStart("database-newer", file=file, found=found, known=max(known))
