"""Notes that survive the server, however it ends: which table it was working on, and whether it hung there."""

import faulthandler
import mmap
import os
import signal
import sys
from pathlib import Path

LONGEST_ID = 16
NOWHERE, AT_WORK = 0, 1
"""The first byte of the note; the rest is the table, or the last one."""
OWNER_ALONE = 0o600


class LastWords:
    """Two files beside the database. `at-work` is a memory map that outlives the process, so writing it costs nothing.
    The system itself writes to `hung` where the server was, if it has been stuck for too long."""

    def __init__(self, folder: Path) -> None:
        self.hung_file = open_file(folder / "hung")
        self.has_hung = os.fstat(self.hung_file).st_size > 0
        """Whether the last server hung; else it ended as it should, or was killed."""
        os.ftruncate(self.hung_file, 0)
        at_work = open_file(folder / "at-work")
        os.ftruncate(at_work, 1 + LONGEST_ID)
        self.memory = mmap.mmap(at_work, 1 + LONGEST_ID)
        os.close(at_work)
        noted = self.memory[1:].strip(b"\0").decode("ascii", "replace")
        self.table = noted if self.memory[0] == AT_WORK else ""
        """Where the last server was at work when it ended; empty if it was nowhere."""
        self.memory[0] = NOWHERE
        self.noted = ""

    def begin(self, table_id: str) -> None:
        """The server is at work there until `memory[0]` is NOWHERE again."""
        if table_id != self.noted:
            self.noted = table_id
            self.memory[1:] = table_id.encode().ljust(LONGEST_ID, b"\0")
        self.memory[0] = AT_WORK

    def close(self) -> None:
        self.memory[0] = NOWHERE
        self.memory.close()
        os.close(self.hung_file)

    # The last resort: for code that is compiled and never comes back, while which no Python can run

    def end_after(self, seconds: float) -> None:
        """Unless this is called again before the process has computed that long, it ends and writes where it was."""
        if sys.platform != "win32":
            if not signal.getitimer(signal.ITIMER_VIRTUAL)[0]:
                faulthandler.register(
                    signal.SIGVTALRM, self.hung_file, all_threads=False, chain=True
                )
            signal.setitimer(signal.ITIMER_VIRTUAL, seconds)

    def relent(self) -> None:
        if sys.platform != "win32":
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            faulthandler.unregister(signal.SIGVTALRM)


def open_file(path: Path) -> int:
    return os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ALONE)
