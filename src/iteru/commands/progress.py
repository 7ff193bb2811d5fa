"""How far many games are: a bar in a terminal, else plain lines. Both move with every game."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from iteru.terminal import show
from iteru.words import Words

BETWEEN_LINES = 0.5
"""Seconds for each line where no terminal is, on the long run: slower games all get a line of their own."""
AT_ONCE = 10
"""Lines that may come at once, since games of several processes often end together."""


class Lines:
    """Prints plain lines to standard error: one for each game, or for several where games are quick."""

    def __init__(self, words: Words, total: int, clock: Callable[[], float] = monotonic) -> None:
        self.words = words
        self.total = total
        self.clock = clock
        self.begun = clock()
        self.next = self.begun
        self.done = 0

    def advance(self) -> None:
        self.done += 1
        now = self.clock()
        if now >= self.next or self.done == self.total:
            self.next = max(self.next, now - AT_ONCE * BETWEEN_LINES) + BETWEEN_LINES
            self.tell((now - self.begun) / self.done * (self.total - self.done))

    def tell(self, left: float) -> None:
        line = self.words.say("arena-progress", done=self.done, all=self.total, left=clock(left))
        print(line, file=sys.stderr, flush=True)


def clock(seconds: float) -> str:
    """`1:02:03`"""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}"


@contextmanager
def progress(words: Words, total: int) -> Iterator[Callable[[], None]]:
    """Shows how far `total` games are; what it yields is called after each."""
    screen = show.new_console(stderr=True)
    if not screen.is_terminal:
        yield Lines(words, total).advance
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, transient=True, console=screen) as bar:
        task = bar.add_task(words.say("arena-playing"), total=total)
        yield lambda: bar.advance(task)
