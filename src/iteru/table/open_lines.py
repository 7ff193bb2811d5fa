"""Sockets and streams of one person, which close when their session or token ends.

All of them together, which close when the server stops, are `iteru.web.lines.AllLines`.
"""

from collections.abc import Callable

End = Callable[[], None]


class OpenLines:
    """Open sockets and streams, by what let them in: the number of a session, or the digest of a token."""

    def __init__(self) -> None:
        self.ends: dict[str, list[End]] = {}

    def open(self, credential: str, end: End) -> None:
        """Registers `end`, to be called when the credential no longer counts."""
        self.ends.setdefault(credential, []).append(end)

    def close(self, credential: str, end: End) -> None:
        """Forgets a line that is closed already."""
        ends = self.ends.get(credential, [])
        if end in ends:
            ends.remove(end)
        if not ends:
            self.ends.pop(credential, None)

    def end(self, credential: str) -> None:
        for end in self.ends.pop(credential, []):
            end()
