"""Interrupts a game that does not return and sets its table aside, so that one table does not block all others.

Code that calls into a game for a table does so `with at_work(table.id)`. A thread checks regularly whether the server is
still at the same work. If it has been for too long, a signal interrupts the main thread, and its handler raises `TooLong`
there: exactly in that work, since it runs in the same thread and nothing can have changed in between.
"""

import signal
import sys
import threading
from collections.abc import Callable
from types import FrameType, TracebackType

from iteru.table.forbidden import Forbidden
from iteru.table.last_words import NOWHERE, LastWords

LOOKS = 10
"""So often the thread looks before it interrupts: it looks at nothing while the whole process is stopped."""

if sys.platform == "win32":
    SIGNAL = signal.SIGBREAK
else:
    SIGNAL = signal.SIGUSR2


class TooLong(BaseException):
    """Raised inside a game that does not return. `except Exception` does not catch it."""


class Broke(Exception):
    """A game raised something that would end the program, such as `SystemExit`."""


class Work:
    """What the main thread is doing: the table whose game it has called into, and the number of that call."""

    def __init__(self) -> None:
        self.at: at_work | None = None
        self.number = 0
        self.aside: set[str] = set()
        """Tables at which no more work is done."""
        self.last_words: LastWords | None = None
        """Where it is noted for the next server."""


WORK = Work()


class at_work:  # noqa: N801 (used like a function)
    """Marks that the main thread calls into a game for a table ("" for none). Must not enclose anything that awaits."""

    __slots__ = ("outer", "table_id")

    def __init__(self, table_id: str) -> None:
        self.table_id = table_id
        self.outer: at_work | None = None

    def __enter__(self) -> None:
        if self.table_id in WORK.aside:
            raise set_aside()
        self.outer = WORK.at
        if self.outer is None:
            WORK.number += 1
            if WORK.last_words is not None:
                WORK.last_words.begin(self.table_id)
        WORK.at = self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        WORK.at = self.outer
        if self.outer is None and WORK.last_words is not None:
            WORK.last_words.memory[0] = NOWHERE
        if error is None or isinstance(error, Exception):
            return
        if isinstance(error, TooLong):
            raise (set_aside() if self.table_id else Broke("takes too long")) from error
        raise Broke(f"{type(error).__name__}: {error}") from error


def is_at_work(table_id: str) -> bool:
    """Whether the main thread has called into the game of this table, and not come back yet."""
    return WORK.at is not None and WORK.at.table_id == table_id


def set_aside() -> Forbidden:
    return Forbidden("table-set-aside")


class Watchdog:
    """The thread. It calls `overran`, in the main thread, with the table whose game took longer than its limit of seconds."""

    def __init__(self, seconds: float, overran: Callable[[str], None]) -> None:
        self.seconds = seconds
        self.overran = overran
        self.overdue = 0
        """The number of the work that is to be interrupted."""
        self.stopped = threading.Event()
        self.thread: threading.Thread | None = None

    def start(self) -> None:
        """Must be called in the main thread, which alone receives signals."""
        if threading.current_thread() is threading.main_thread():
            self.before = signal.signal(SIGNAL, self.interrupted)
            self.thread = threading.Thread(target=self.watch, name="watchdog", daemon=True)
            self.thread.start()

    def stop(self) -> None:
        if self.thread is not None:
            self.stopped.set()
            self.thread.join()
            signal.signal(SIGNAL, self.before)

    def watch(self) -> None:
        """In the thread."""
        looks = number = 0
        while not self.stopped.wait(self.seconds / LOOKS):
            looks = looks + 1 if WORK.at is not None and WORK.number == number else 0
            number = WORK.number
            if looks >= LOOKS:
                looks = 0
                self.overdue = number
                interrupt_main_thread()

    def interrupted(self, number: int, frame: FrameType | None) -> None:
        """Runs in the main thread, between two of its steps: perhaps the work is done by now, or about to be."""
        work = WORK.at
        is_leaving = frame is not None and frame.f_code is at_work.__exit__.__code__
        if work is not None and self.overdue == WORK.number and not is_leaving:
            if work.table_id and work.table_id not in WORK.aside:
                WORK.aside.add(work.table_id)
                self.overran(work.table_id)
            raise TooLong


def interrupt_main_thread() -> None:
    """Interrupts even a system call such as `sleep`, where there are signals."""
    if sys.platform == "win32":
        import _thread

        _thread.interrupt_main(SIGNAL)
    else:
        signal.pthread_kill(threading.main_thread().ident or 0, SIGNAL)
