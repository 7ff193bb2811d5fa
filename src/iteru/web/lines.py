"""All open streams and sockets of the server: counts them, and tells each when the server stops.

Those of one person, which close when the person signs out, are in `iteru.table.open_lines`.
"""

from collections.abc import Awaitable, Callable

RESTARTED = 1012
"""The code with which a socket says that the server is being restarted."""

PARTS = "iteru.parts"
"""The key under which the request for a stream keeps the function that sends its parts."""
SendPart = Callable[[bytes], Awaitable[None]]


class AllLines:
    """Streams and sockets of everybody. Each registers how to wake it; once awake it checks whether all are to end."""

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
