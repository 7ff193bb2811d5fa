"""Stops a game that does not end, and says where it was."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

HOUSE = Path(__file__).parent.parent
SECONDS = 300.0
"""How long a test of the contract may take, unless `--iteru-limit` says otherwise."""


class DoesNotEnd(BaseException):
    """Raised when time is up. Not an Exception, so that neither a game nor a library that retries catches it."""


@contextmanager
def limit(seconds: float, what: str) -> Iterator[None]:
    """Stops the block after some seconds; does nothing on systems without such signals."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise DoesNotEnd(f"{what} does not end: after {seconds:g} s it is still {place_of(frame)}")

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def place_of(frame: FrameType | None) -> str:
    """Returns the innermost function outside Iteru: most likely that of the game."""
    inner = frame
    while frame is not None and is_of_the_house(frame):
        frame = frame.f_back
    found = frame or inner
    if found is None:
        return "at work"
    code = found.f_code
    return f"in {code.co_qualname}, {Path(code.co_filename).name} line {found.f_lineno}"


def is_of_the_house(frame: FrameType) -> bool:
    file = Path(frame.f_code.co_filename)
    return HOUSE in file.parents and HOUSE / "games" not in file.parents
