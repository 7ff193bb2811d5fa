"""A process beside the server that does one piece of work at a time, and is killed when that takes too much."""

import math
import multiprocessing
import os
import signal
import sys
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread
from typing import Any

if sys.platform != "win32":
    import resource

CONTEXT = multiprocessing.get_context("spawn")
ENDINGS = (signal.SIGINT, signal.SIGTERM)
"""Ctrl+C and most service managers send these to all processes at once; the server then ends its workers."""
TO_START = 120.0
"""Seconds that a process may take to be ready."""
READY = "ready"
MEBIBYTE = 1 << 20
MEMORY_IN_USE = Path("/proc/self/statm")


@dataclass(frozen=True)
class Limits:
    """The limits for one piece of work: seconds by the clock, and seconds of CPU in all threads."""

    seconds: float
    computing: float


class Ended(Exception):
    """The process ended during its work, or was killed."""


class NotStarted(Exception):
    """The process could not be started: the machine's fault, not the work's."""


class TookTooLong(Ended):
    """The process was killed because its work took too long."""


class Failed(Exception):
    """The work raised an exception, with this traceback; the process goes on."""

    def __init__(self, trace: str, kind: str) -> None:
        super().__init__(trace)
        self.kind = kind


# In the process


def serve(connection: Connection, prepare: Callable[[], None], memory: int) -> None:
    """Does the work that is sent, until the server hangs up. Exceptions of the work, even `SystemExit`, stay here."""
    end_with_the_server()
    prepare()
    limit_memory(memory)
    connection.send(READY)
    while True:
        try:
            work, arguments, computing = connection.recv()
        except EOFError:
            return
        limit_computing(computing)
        try:
            answer = True, work(*arguments)
        except BaseException as error:
            answer = False, (traceback.format_exc(), type(error).__name__)
        connection.send(answer)


def end_with_the_server() -> None:
    """Ends the worker together with the server, even if the server is killed and cannot tell it."""
    for ending in ENDINGS:
        signal.signal(ending, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()


def limit_memory(mebibytes: int) -> None:
    """Limits memory to this much more than is in use now, where the system supports it; 0 for no limit."""
    if sys.platform != "win32" and mebibytes and MEMORY_IN_USE.exists():
        pages = int(MEMORY_IN_USE.read_text().split()[0])
        limit = pages * resource.getpagesize() + mebibytes * MEBIBYTE
        set_limit(resource.RLIMIT_AS, limit)


def limit_computing(seconds: float) -> None:
    """Limits CPU time where the system supports it: this ends a process stuck in a loop, even if the server is gone."""
    if sys.platform != "win32":
        used = resource.getrusage(resource.RUSAGE_SELF)
        set_limit(resource.RLIMIT_CPU, math.ceil(used.ru_utime + used.ru_stime + seconds) + 1)


def set_limit(kind: int, limit: int) -> None:
    if sys.platform != "win32":
        hard = resource.getrlimit(kind)[1]
        resource.setrlimit(
            kind, (limit if hard == resource.RLIM_INFINITY else min(limit, hard), hard)
        )
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # what it ends with is no news to anybody


# In the server


def ignore_signals() -> None:
    """In a thread: processes started from it ignore signals even before they can say so."""
    if sys.platform != "win32":
        resource_tracker.ensure_running()  # which ends its own deafness by ending ours
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDINGS)


class Worker:
    """The process as the server sees it, with a thread that waits for its answers. It starts when there is work."""

    def __init__(self, prepare: Callable[[], None], memory: int) -> None:
        self.prepare = prepare
        self.memory = memory
        self.thread = ThreadPoolExecutor(1, "worker")
        self.process: BaseProcess | None = None
        self.connection: Connection | None = None
        self.has_stopped = False

    def warm_up(self) -> None:
        """Starts the process before it is needed."""
        if not self.has_stopped:
            self.thread.submit(self.ready)

    def ready(self) -> Connection:
        """In the thread: the line to a process that waits for work."""
        if self.connection is None:
            try:
                self.start()
            except (Ended, OSError) as error:
                raise NotStarted(str(error)) from error
        assert self.connection is not None
        return self.connection

    def start(self) -> None:
        ours, theirs = CONTEXT.Pipe()
        arguments = (theirs, self.prepare, self.memory)
        process = CONTEXT.Process(target=serve, args=arguments, daemon=True)
        ignore_signals()
        process.start()
        theirs.close()
        self.process, self.connection = process, ours
        if self.has_stopped or self.heard(TO_START) != READY:
            raise self.end(Ended("it was stopped before it was ready"))

    def do(self, limits: Limits, work: Callable[..., Any], *arguments: Any) -> Any:
        """In the thread: the result of a piece of work."""
        line = self.ready()
        try:
            line.send((work, arguments, limits.computing))
        except OSError as error:
            raise self.end(Ended(str(error))) from error
        is_done, answer = self.heard(limits.seconds)
        if not is_done:
            raise Failed(*answer)
        return answer

    def heard(self, seconds: float) -> Any:
        """The next message of the process, which is killed if it stays silent for too long."""
        assert self.connection is not None
        try:
            if self.connection.poll(seconds):
                return self.connection.recv()
        except (EOFError, OSError) as error:
            raise self.end(self.why_it_ended()) from error
        raise self.end(TookTooLong(f"took longer than {seconds:g} seconds"))

    def why_it_ended(self) -> Ended:
        assert self.process is not None
        self.process.join(1)
        code = self.process.exitcode
        if sys.platform != "win32" and code == -signal.SIGXCPU:
            return TookTooLong("computed for too long")
        return Ended(f"its process ended with code {code}")

    def end(self, why: Ended) -> Ended:
        """Ends the process; the next piece of work gets another."""
        assert self.process is not None
        assert self.connection is not None
        self.process.kill()
        self.process.join()
        self.connection.close()
        self.connection = None
        return why

    def stop(self) -> None:
        """Stops for good. Unfinished work is dropped."""
        self.has_stopped = True
        if self.process is not None:
            self.process.kill()
        self.thread.shutdown(wait=True, cancel_futures=True)
        if self.process is not None:
            self.process.join()
