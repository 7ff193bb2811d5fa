"""Recognizes trouble with the database in the errors of its drivers."""

import errno
import sqlite3

from sqlalchemy import exc

from iteru.engine.errors import IteruError

RETRY_AFTER = 5
"""Seconds after which to try again."""


class DatabaseAway(IteruError):
    """The database cannot be used right now: gone, full or read-only."""

    def __init__(self) -> None:
        super().__init__("database-gone", seconds=RETRY_AFTER)


OF_SQLITE = {
    "SQLITE_BUSY": "busy",
    "SQLITE_CANTOPEN": "not-opened",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_FULL": "full",
    "SQLITE_IOERR": "not-written",
    "SQLITE_LOCKED": "busy",
    "SQLITE_NOTADB": "not-ours",
    "SQLITE_PERM": "read-only",
    "SQLITE_READONLY": "read-only",
}
OF_POSTGRESQL = {
    "08": "away",  # the connection
    "25006": "no-rights",
    "28": "away",  # who may connect
    "3D000": "away",  # no such database
    "42501": "no-rights",
    "53": "busy",
    "53100": "full",
    "57P": "away",  # stopped or starting
    "58": "not-written",
}
OF_SYSTEM = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
    errno.EEXIST: "not-opened",
    errno.EISDIR: "not-opened",
    errno.ELOOP: "not-opened",
    errno.ENAMETOOLONG: "not-opened",
    errno.ENOENT: "not-opened",
    errno.ENOTDIR: "not-opened",
}


def trouble_of(error: BaseException) -> str | None:
    """Returns one of a few words for what is wrong with the database; None if the error is about something else."""
    if isinstance(error, exc.TimeoutError):
        return "busy"
    if isinstance(error, exc.DBAPIError):
        gone = "away" if error.connection_invalidated else None
        return gone or (trouble_of(error.orig) if error.orig is not None else None)
    if isinstance(error, sqlite3.Error):
        name = getattr(error, "sqlite_errorname", "")
        return OF_SQLITE.get("_".join(name.split("_")[:2]))
    if isinstance(error, OSError):
        return OF_SYSTEM.get(error.errno or 0, "away")
    state = str(getattr(error, "sqlstate", None) or "")
    lengths = (5, 3, 2)
    return next((OF_POSTGRESQL[state[:n]] for n in lengths if state[:n] in OF_POSTGRESQL), None)


def reason_of(error: BaseException) -> str:
    """Returns the message of the driver or the system, in one line."""
    if isinstance(error, exc.DBAPIError) and error.orig is not None:
        error = error.orig
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    lines = str(error).splitlines() or [type(error).__name__]
    return lines[0].rpartition("'>: ")[2].rstrip(".")
