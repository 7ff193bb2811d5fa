"""Ends a long command in order: Ctrl+C and SIGTERM stop the games, and what was played is kept."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

INTERRUPTED = 130
TERMINATED = 143


class Terminated(KeyboardInterrupt):
    """The program was asked to end. Bots must not swallow it, so it is no ordinary exception."""


def exit_code(stop: KeyboardInterrupt) -> int:
    return TERMINATED if isinstance(stop, Terminated) else INTERRUPTED


@contextmanager
def stopping_in_order() -> Iterator[None]:
    """Makes SIGTERM do what Ctrl+C does. A library that catches it on its way (Ray does) may raise a plain one instead."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    was_told = False

    def stop(number: int, frame: FrameType | None) -> None:
        nonlocal was_told
        was_told = True
        raise Terminated

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    except KeyboardInterrupt as error:
        if was_told and not isinstance(error, Terminated):
            raise Terminated from error
        raise
    finally:
        signal.signal(signal.SIGTERM, before)
