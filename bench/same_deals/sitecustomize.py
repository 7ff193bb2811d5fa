"""For benchmarks only: a server with this folder on its path draws the same numbers each time that it is started.

Python imports this by itself. Each place of the program that draws has a row of numbers of its own, so that one token or one
look into the future more or less changes neither a deal nor what a bot does.
"""

import os
import random
import sys
from random import Random
from types import FrameType

ROWS: dict[str, Random] = {}


def same_bytes(count: int) -> bytes:
    place = f"{count} {' '.join(callers())}"
    return ROWS.setdefault(place, Random(place)).randbytes(count)


def callers() -> list[str]:
    """Returns the functions that led here, by name, without those of compiled modules, which have no frames."""
    found: list[str] = []
    frame: FrameType | None = sys._getframe(2)
    while frame is not None:
        found.append(frame.f_code.co_name)
        frame = frame.f_back
    return found


os.urandom = random._urandom = same_bytes  # type: ignore[attr-defined]  # bots draw with the second
