"""Standard output of the command line: characters that the terminal cannot show, and broken pipes."""

import io
import os
import sys
from typing import Any

NOBODY_READS = 141
"""What shells report of a program whose output nobody wants."""


class Pipe(io.FileIO):
    """Standard output. If nobody reads on (`iteru box imhotep | head`), the program exits quietly."""

    def write(self, data: Any) -> int:
        try:
            return super().write(data)
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), self.fileno())
            raise SystemExit(NOBODY_READS) from None


def guard_output() -> None:
    """Replaces characters that the terminal cannot show by question marks, and survives a broken pipe."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    out = sys.__stdout__
    if out is not None and sys.stdout is out and not out.isatty():
        raw = Pipe(out.fileno(), "w", closefd=False)
        sys.stdout = io.TextIOWrapper(io.BufferedWriter(raw), out.encoding, "replace")
