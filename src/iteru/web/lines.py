"""All open streams and sockets of the server: how many there are, and a word to each when it stops.

Those of one person, which end when they sign out, are found in `iteru.table.open_lines`.
"""

from collections.abc import Callable

RESTARTED = 1012
"""The code with which a socket says that the server is being restarted."""


class AllLines:
    """Whosever they are. Each is known by how it is woken; once woken it looks whether all are to end."""

    def __init__(self) -> None:
        self.streams: set[Callable[[], None]] = set()
        self.sockets: set[Callable[[], None]] = set()
        self.is_ending = False

    def end(self) -> None:
        self.is_ending = True
        for wake in [*self.streams, *self.sockets]:
            wake()

    @property
    def count(self) -> int:
        return len(self.streams) + len(self.sockets)
