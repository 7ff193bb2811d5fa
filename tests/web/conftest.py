"""A real server in a process of its own, on a temporary database."""

import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import httpx
import pytest
from fastapi import FastAPI
from starlette.types import ASGIApp

from tests.conftest import free_port

T = TypeVar("T")
PROGRAM = Path(sys.executable).with_name("iteru")
PATIENCE = 120
"""Seconds in which a server starts even where much else is done."""


class Server:
    """`iteru serve` as people start it; it can be killed and started again on the same data."""

    def __init__(
        self, data: Path, *arguments: str, max_files: int | None = None, **settings: str
    ) -> None:
        self.arguments = arguments
        self.max_files = max_files
        self.port = free_port()
        self.url = f"http://localhost:{self.port}"
        self.settings = {
            "ITERU_DATA": str(data),
            "ITERU_RATE": "100000",
            "ITERU_NEW_PER_MINUTE": "100000",
            "ITERU_PACE": "0",
            **settings,
        }
        self.data = data
        self.log = data / "server.log"
        data.mkdir(parents=True, exist_ok=True)
        self.start()

    def start(self) -> None:
        with self.log.open("ab") as log:
            environment = {**os.environ, "LANG": "en", **self.settings}
            command = [str(PROGRAM), "serve", "--port", str(self.port), *self.arguments]
            self.process = subprocess.Popen(
                command, env=environment, stdout=log, stderr=log, preexec_fn=self.limit_files
            )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                httpx.get(f"{self.url}/api/games", timeout=5)
                return
            except httpx.HTTPError:
                assert self.process.poll() is None, self.log.read_text()
                time.sleep(0.1)
        raise AssertionError("the server did not start: " + self.log.read_text())

    def limit_files(self) -> None:
        if self.max_files is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (self.max_files, self.max_files))

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()

    def guest(self, **headers: str) -> "Guest":
        return Guest(self, headers)


class Guest:
    """Somebody with a browser's cookies and, once asked for, a token."""

    def __init__(self, server: Server, headers: dict[str, str]) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, headers=headers, timeout=30)
        self.csrf = self.find_csrf(self.http.get("/account").text)
        self.token = ""

    def find_csrf(self, page: str) -> str:
        found = re.search(r'name="csrf" value="([^"]+)"', page)
        assert found is not None, page[:500]
        return found.group(1)

    def post(self, path: str, **form: str) -> httpx.Response:
        return self.http.post(path, data={"csrf": self.csrf, **form})

    def take_token(self, label: str = "test") -> "Guest":
        found = re.search(r"iteru_[\w-]{20,}", self.post("/account/token", label=label).text)
        assert found is not None
        self.token = found.group()
        return self

    def api(self, method: str, path: str, body: object = None) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.token}"}
        return self.http.request(method, f"/api{path}", json=body, headers=headers)

    @property
    def cookie(self) -> str:
        return f"iteru={self.http.cookies['iteru']}"


def inside(app: ASGIApp) -> FastAPI:
    """The application itself, behind all that stands before it."""
    return layer(app, FastAPI)


def layer(app: ASGIApp, kind: type[T]) -> T:
    """One of the layers that a request passes."""
    while not isinstance(app, kind):
        app = app.app  # type: ignore[attr-defined]
    return app


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of a process; each opens tables of its own."""
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def pausing_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Where people look on, its bots pause for longer than any test takes."""
    running = Server(tmp_path_factory.mktemp("pausing"), ITERU_PACE="3600")
    yield running
    running.stop()
