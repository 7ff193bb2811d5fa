"""A running program: lines to it, lines from it, and its end.

Two threads read and write, so that whoever waits for an answer never waits longer than it wants to, whatever the program
does with its pipes. All programs are ended when we end: by ourselves, by Ctrl+C, or by SIGTERM.
"""

import atexit
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from queue import Empty, Queue, SimpleQueue
from time import monotonic
from types import FrameType

from iteru.external.lines import LONGEST

TO_QUIT = 1.0
"""Seconds that a program has to end by itself after `quit`."""
WAITING = 64
"""How many of its lines wait to be read; then the program waits."""
RUNNING: "set[Program]" = set()


class Program:
    """A program in a process group of its own, which is killed as a whole. Its standard error goes to a file."""

    def __init__(self, command: Sequence[str], log: Path) -> None:
        end_programs_when_told_to_end()
        with log.open("ab") as errors:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                start_new_session=True,  # Ctrl+C in the terminal is ours: we tell the program
            )
        RUNNING.add(self)
        self.heard: Queue[bytes] = Queue(WAITING)
        self.to_say: SimpleQueue[str | None] = SimpleQueue()
        self.reader = threading.Thread(target=self.read_lines, daemon=True)
        self.writer = threading.Thread(target=self.write_lines, daemon=True)
        self.reader.start()
        self.writer.start()

    def say(self, line: str) -> None:
        """Sends a line, sooner or later."""
        self.to_say.put(line)

    def hear(self, until: float) -> bytes | None:
        """The next line; None if there is none until then. Without an end of line it is the program's last words."""
        left = until - monotonic()
        try:
            return self.heard.get(timeout=left) if left > 0 else None
        except Empty:
            return None

    def is_talking(self) -> bool:
        """Whether it has said something that nobody has read yet."""
        return not self.heard.empty()

    def ask_to_quit(self) -> None:
        self.say("quit")
        self.to_say.put(None)

    def end(self, until: float) -> int | None:
        """Waits for the program to end, then kills what is left. Returns its exit status, None if it had to be killed."""
        while self.reader.is_alive() and self.hear(until) is not None:
            pass
        status = self.status(until)
        self.kill()
        RUNNING.discard(self)
        self.let_go()
        return status

    def status(self, until: float) -> int | None:
        try:
            return self.process.wait(max(0.0, until - monotonic()))
        except subprocess.TimeoutExpired:
            return None

    def kill(self) -> None:
        """Kills the program with everything that it has started in its group."""
        try:
            if sys.platform == "win32":
                self.process.kill()
            else:
                os.killpg(self.process.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):  # all of them have ended
            pass
        self.process.wait()

    def let_go(self) -> None:
        """Ends the threads; one may hang for good if a process outside the group has kept a pipe open."""
        self.to_say.put(None)
        until = monotonic() + 1
        while self.reader.is_alive() and monotonic() < until:
            self.hear(monotonic() + 0.01)
        if not self.reader.is_alive() and self.process.stdout is not None:
            self.process.stdout.close()

    # In the threads

    def read_lines(self) -> None:
        assert self.process.stdout is not None
        line = b"\n"
        while line.endswith(b"\n"):
            line = self.process.stdout.readline(LONGEST)
            self.heard.put(line)

    def write_lines(self) -> None:
        assert self.process.stdin is not None
        try:
            with self.process.stdin as pipe:
                while (line := self.to_say.get()) is not None:
                    pipe.write(f"{line}\n".encode())
                    pipe.flush()
        except OSError:  # nobody reads: the wait for an answer will notice
            pass


def end_programs(seconds: float = TO_QUIT) -> None:
    """Asks all programs to end, and ends those that still run after `seconds`."""
    programs = list(RUNNING)
    for program in programs:
        program.ask_to_quit()
    until = monotonic() + seconds
    for program in programs:
        program.end(until)


def end_programs_when_told_to_end() -> None:
    """SIGTERM ends us as before, but not before the programs, unless somebody else handles it."""
    is_main = threading.current_thread() is threading.main_thread()
    if is_main and signal.getsignal(signal.SIGTERM) is signal.SIG_DFL:
        signal.signal(signal.SIGTERM, end_with_programs)


def end_with_programs(number: int, frame: FrameType | None) -> None:
    end_programs(0)
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)


atexit.register(end_programs)
if sys.platform != "win32":
    os.register_at_fork(after_in_child=RUNNING.clear)  # they are not the child's to end
