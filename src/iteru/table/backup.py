"""Backs up an SQLite database while a server runs, and restores it when none does."""

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

from iteru.table.start import BESIDE, OWNER_ALONE, CannotStart, check_version, said

PAGES_AT_ONCE = 500

Progress = Callable[[int, int], None]
"""Called with the number of pages copied, and of all pages."""


def back_up(database: Path, backup: Path, progress: Progress) -> None:
    """Copies the database as it is at this moment, without holding up anybody who plays."""
    if not is_there(database):
        raise CannotStart("no-database", file=str(database))
    if is_there(backup):
        raise CannotStart("backup-exists", file=str(backup))
    check_is_ours(database)
    with said(str(backup)), whole_file(backup) as new:
        copy(database, new, progress)


def restore(backup: Path, database: Path, progress: Progress) -> Path | None:
    """Puts a backup in place of the database. Returns where the old one is kept, if there was one. The caller makes sure
    that no server uses the database."""
    if not is_there(backup):
        raise CannotStart("no-backup", file=str(backup))
    check_is_ours(backup)
    with said(str(database)), whole_file(database) as new:
        copy(backup, new, progress)
        return set_aside(database)


def is_there(path: Path) -> bool:
    """Whether there is such a file; raises a readable error where permissions do not even allow a look."""
    with said(str(path)):
        return path.exists()


def check_is_ours(path: Path) -> None:
    """Refuses a file that is not a complete database of Iteru, of this version or an earlier one."""
    with said(str(path)), closing(opened(path)) as connection:
        found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        tables = {name for (name,) in found}
        version = "?"
        if {"alembic_version", "moves"} <= tables:
            (version,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        check_version(str(path), version)
        ((fault,), *_) = connection.execute("PRAGMA quick_check")
        if fault != "ok":
            raise CannotStart("database-damaged", file=str(path), why=fault)


def opened(path: Path) -> sqlite3.Connection:
    """Opens an existing database. If it is writable, SQLite removes the files it creates beside it."""
    mode = "rw" if os.access(path, os.W_OK) and os.access(path.parent, os.W_OK) else "ro"
    address = f"file:{quote(str(path.absolute()))}?mode={mode}"
    return sqlite3.connect(address, uri=True, isolation_level=None, timeout=10)


def copy(source: Path, target: Path, progress: Progress) -> None:
    """Copies all pages as of one moment: the open transaction hides what is written meanwhile."""
    with closing(opened(source)) as old, closing(sqlite3.connect(target)) as new:
        old.execute("BEGIN")
        old.execute("SELECT count(*) FROM sqlite_master").fetchone()
        old.backup(
            new,
            pages=PAGES_AT_ONCE,
            progress=lambda _, left, pages: progress(pages - left, pages),
            sleep=0,
        )
        new.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it


@contextmanager
def whole_file(path: Path) -> Iterator[Path]:
    """A file written under a temporary name, readable by its owner alone, and renamed once it is on disk."""
    handle, name = tempfile.mkstemp(".new", f"{path.name}.", path.parent)
    os.close(handle)
    new = Path(name)
    try:
        yield new
        with new.open("rb+") as file:
            os.fsync(file.fileno())
        new.replace(path)
    finally:
        for ending in ("", "-journal"):
            new.with_name(new.name + ending).unlink(missing_ok=True)


def set_aside(database: Path) -> Path | None:
    """Keeps the old database and its log under a name with the time; its log must not be applied to the new one."""
    if not database.exists():
        return None
    with suppress(sqlite3.Error), closing(opened(database)) as connection:
        connection.execute("PRAGMA busy_timeout=500")  # open readers may go on reading
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    kept = free_name(database)
    for name in BESIDE:
        old = database.with_name(database.name + name)
        if old.exists():
            copy_file(old, kept.with_name(kept.name + name))
    for name in BESIDE[1:]:
        database.with_name(database.name + name).unlink(missing_ok=True)
    return kept


def copy_file(old: Path, new: Path) -> None:
    """Copies a file that only its owner can read, even while it is being written."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
    with old.open("rb") as source, open(os.open(new, flags, OWNER_ALONE), "wb") as target:
        shutil.copyfileobj(source, target)
        target.flush()
        os.fsync(target.fileno())


def free_name(database: Path) -> Path:
    kept = database.with_name(f"{database.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    number = 1
    while kept.exists():
        number += 1
        kept = kept.with_name(f"{kept.name.partition('_')[0]}_{number}")
    return kept
