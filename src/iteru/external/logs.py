"""Where programs write their standard error: one file for each of them, in one folder."""

import atexit
import os
import tempfile
from contextlib import suppress
from itertools import count
from pathlib import Path

from iteru.engine.errors import BadOptions
from iteru.engine.files import why_unwritten

VARIABLE = "ITERU_BOT_LOGS"
"""Names the folder. Without it a new one is made, and named here for the processes that we start."""
TAIL = 4096
NUMBERS = count(1)


def log_folder() -> Path:
    """The folder of the logs, which is there."""
    try:
        if VARIABLE not in os.environ:
            os.environ[VARIABLE] = tempfile.mkdtemp(prefix="iteru-bots-")
            atexit.register(forget_empty, Path(os.environ[VARIABLE]))
        folder = Path(os.environ[VARIABLE]).absolute()
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        where = os.environ.get(VARIABLE, tempfile.gettempdir())
        raise BadOptions("unwritable-file", file=where, why=why_unwritten(error)) from error
    return folder


def forget_empty(folder: Path) -> None:
    """Removes logs in which nobody wrote anything, and the folder if there are no others."""
    with suppress(OSError):
        for log in folder.iterdir():
            if not log.stat().st_size:
                log.unlink()
        folder.rmdir()


def new_log(name: str) -> Path:
    """A file that no other program writes to."""
    return log_folder() / f"{name}-{os.getpid()}-{next(NUMBERS)}.log"


def last_line(log: Path) -> str:
    """The last line of a log, which often says what went wrong; empty if there is none."""
    try:
        with log.open("rb") as file:
            file.seek(max(0, log.stat().st_size - TAIL))
            lines = file.read().decode(errors="replace").split("\n")
    except OSError:
        return ""
    return next((line.strip() for line in reversed(lines) if line.strip()), "")[:200]
