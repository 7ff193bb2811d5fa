"""Shared by all tests: `async def` tests run in an event loop of their own; real databases to store in; a browser."""

import asyncio
import gc
import getpass
import glob
import inspect
import os
import shutil
import signal
import socket
import ssl
import subprocess
import tempfile
import uuid
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

import httpx
import pytest
from argon2 import PasswordHasher
from hypothesis import HealthCheck, settings

from iteru.table import migrate, passwords, trial
from iteru.table.lane import Lane
from tests.quick_schema import QuickSchema

if TYPE_CHECKING:
    from playwright.sync_api import Browser

T = TypeVar("T")
P = ParamSpec("P")

settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")  # no test asserts a time: the machine may have other things to do

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
"""Passwords are not what most tests try: the real hasher would take most of their time."""

HANGS_AFTER = 240
"""Seconds until a coroutine is given up: less than what `make test` gives a test, and much more than any takes."""

if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # as in what a shell runs in the background
    signal.signal(signal.SIGINT, signal.default_int_handler)  # and in all that it starts

gc.disable()  # until all tests are collected: fifteen thousand of them, and none is garbage

pytest_plugins = ["iteru.contract.plugin", "tests.sampling", "tests.order"]
"""The contract is named, so that it is there even where Iteru is not installed anew since."""


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """What was collected stays to the end: the garbage collector need not look through it again and again."""
    gc.freeze()
    gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = {
        name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters
    }
    run_apart(pyfuncitem.obj(**wanted))
    return True


def run_apart(coroutine: Coroutine[Any, Any, T]) -> T:
    """Runs it in a thread and a loop of its own; what never comes ends as an error that says where it waited."""
    return apart(lambda: asyncio.run(asyncio.wait_for(coroutine, HANGS_AFTER)))


def apart(work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
    """In a thread of its own: in this one Playwright's loop runs, once a test has asked for the browser."""
    with ThreadPoolExecutor(1) as other:
        return other.submit(work, *given, **named).result()


@pytest.fixture(scope="session", autouse=True)
def quick_house() -> Iterator[None]:
    """In this process, not in servers: bots' processes start when a bot has to move; passwords, new databases and the trial of
    a box are quick.

    Whatever asks a server by HTTP reads all the certificates of the world first, which takes 40 ms: once is enough. And it has
    more than five seconds for the answer, since the machine may have other things to do.
    """
    usual_patience = inspect.signature(httpx.get).parameters["timeout"].default
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Lane, "warm_up", lambda lane: None)
        patch.setattr(passwords, "HASHER", QUICK)
        patch.setattr(passwords, "NO_ACCOUNT", QUICK.hash("nobody's"))
        patch.setattr(migrate, "upgrade", QuickSchema().upgrade)
        patch.setattr(trial, "PLAYED_ON", trial.PLAYED_ON / 10)
        patch.setattr(ssl, "create_default_context", cache(ssl.create_default_context))
        patch.setattr(usual_patience, "read", HANGS_AFTER)
        yield


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """A PostgreSQL server of the tests' own, in a temporary folder. It refuses to run as root: then `postgres` runs it."""

    def __init__(self) -> None:
        found = sorted(glob.glob("/usr/lib/postgresql/*/bin"))
        self.programs = (
            Path(found[-1])
            if found
            else Path(os.path.dirname(shutil.which("pg_ctl") or "/usr/bin/pg_ctl"))
        )
        self.folder = Path(tempfile.mkdtemp(prefix="iteru-pg-"))
        self.user = "postgres" if os.geteuid() == 0 else getpass.getuser()
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres")
        self.port = free_port()
        self.call(
            "initdb",
            "-D",
            str(self.folder / "data"),
            "-A",
            "trust",
            "-U",
            "iteru",
            "-E",
            "UTF8",
            "--no-sync",
        )
        self.start()

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder} -c fsync=off"
        self.call(
            "pg_ctl",
            "-D",
            str(self.folder / "data"),
            "-w",
            "-l",
            str(self.folder / "log"),
            "-o",
            options,
            "start",
        )

    def call(self, program: str, *arguments: str) -> None:
        as_user = ["runuser", "-u", self.user, "--"] if os.geteuid() == 0 else []
        command = [*as_user, str(self.programs / program), *arguments]
        subprocess.run(
            command,
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self.folder,
            timeout=HANGS_AFTER,
        )

    def new_database(self) -> str:
        name = f"t{uuid.uuid4().hex[:12]}"
        self.call("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "iteru", name)
        return f"postgresql+asyncpg://iteru@127.0.0.1:{self.port}/{name}"

    def halt(self) -> None:
        self.call("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")

    def stop(self) -> None:
        self.halt()
        shutil.rmtree(self.folder, ignore_errors=True)


@pytest.fixture(scope="session")
def browser(iteru_browser: "Browser") -> "Browser":
    return iteru_browser


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.stop()


def sqlite_at(folder: Path) -> str:
    """The address of a database in a folder."""
    return f"sqlite+aiosqlite:///{folder / 'iteru.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, once of each kind."""
    if request.param == "sqlite":
        return sqlite_at(tmp_path)
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()
