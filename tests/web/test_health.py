"""What monitors are told: whether the server is well, and numbers for Prometheus where somebody asked for them."""

import asyncio
import re
import resource
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from iteru.table.house import House
from iteru.web.metrics import MAX_AT_ONCE, MetricsServer
from tests.conftest import Postgres, free_port
from tests.terminal.cli import run
from tests.web.conftest import Guest, Server
from tests.web.inside import Inside, say_on, until_told
from tests.web.socket_client import PageSocket
from tests.web.test_api import new_table
from tests.web.test_api_streams import stream
from tests.web.test_no_failure import at_a_table

LINE = re.compile(r'(iteru_\w+)(?:\{(\w+)="([^"]*)"\})? (\S+)')


def until(server: Server, status: int) -> None:
    for _ in range(600):
        if httpx.get(f"{server.url}/health", timeout=30).status_code == status:
            return
        time.sleep(0.1)
    raise AssertionError(f"never {status}")


def test_health_is_ok_and_says_no_more(server: Server) -> None:
    well = httpx.get(f"{server.url}/health")
    assert (well.status_code, well.text) == (200, "ok\n")
    assert "set-cookie" not in well.headers
    assert well.headers["cache-control"] == "no-store"
    assert httpx.head(f"{server.url}/health").status_code == 200
    assert httpx.post(f"{server.url}/health").status_code == 404


async def test_health_has_no_limit(tmp_path: Path) -> None:
    async with Inside("", tmp_path, rate=1.0) as inside:
        for path, statuses in (("/health", {200}), ("/api/games", {200, 429})):
            assert {(await inside.ask("GET", path, {})).status for _ in range(20)} == statuses


# While the database is away


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.stop()


def next_move(guest: Guest, table: str) -> dict[str, object]:
    actor = guest.api("GET", f"/tables/{table}").json()["actor"]
    seen = guest.api("GET", f"/tables/{table}/view?seat={actor}").json()
    return {"version": seen["version"], "move": seen["choices"][0]["move"]}


def play(guest: Guest, table: str) -> None:
    body = next_move(guest, table)
    assert guest.api("POST", f"/tables/{table}/moves", body).status_code == 200


GONE = "Nothing can be stored at the moment. Wait a few seconds, look at the table, then try again."


class Game:
    """A game of one move, and its page, on a server whose database goes and comes back."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.guest = server.guest().take_token()
        self.table = new_table(self.guest)
        play(self.guest, self.table)
        self.page = PageSocket(self.guest, self.table)
        self.page.until_version(1)
        self.body = next_move(self.guest, self.table)
        self.log_before = len(server.log.read_text())

    def is_refused(self) -> None:
        """Moves over the API and over the page, with a sentence; a program is told how long to wait."""
        for _ in range(20):
            answer = self.guest.api("POST", f"/tables/{self.table}/moves", self.body)
            assert (answer.status_code, answer.json()["error"]) == (503, "database-gone")
            assert int(answer.headers["retry-after"]) > 0
            assert self.page.answer({"type": "move", **self.body})["error"] == GONE
        until(self.server, 503)

    def goes_on(self) -> None:
        """With the next move; the log has a line for the beginning and one for the end."""
        until(self.server, 200)
        assert self.moves() == 1
        play(self.guest, self.table)
        assert self.moves() == 2
        check_log(self.server.log.read_text()[self.log_before :].splitlines())

    def moves(self) -> int:
        return int(self.guest.api("GET", f"/tables/{self.table}").json()["version"])


def check_log(lines: list[str]) -> None:
    away, back = lines
    assert away.startswith("The database is away, and moves are refused: ")
    assert back.startswith("The database is back after ")


@contextmanager
def game_at(data: Path, **settings: Any) -> Iterator[Game]:
    server = Server(data, **settings)
    try:
        yield Game(server)
    finally:
        server.stop()


@pytest.mark.every(5)
def test_a_postgresql_that_goes_and_comes_back(own_postgres: Postgres, tmp_path: Path) -> None:
    address = own_postgres.new_database().replace("+asyncpg", "")
    with game_at(tmp_path, ITERU_DATABASE_URL=address) as game:
        own_postgres.halt()
        until(game.server, 503)
        game.is_refused()
        shown = game.guest.http.get("/")
        assert (shown.status_code, "Nothing can be stored" in shown.text) == (503, True)
        assert int(shown.headers["retry-after"]) > 0
        own_postgres.start()
        game.goes_on()


@pytest.mark.every(5)
def test_an_sqlite_without_room_and_with_room_again(tmp_path: Path) -> None:
    """The running server may write no file longer than the log of its database is by now."""
    with game_at(tmp_path) as game:
        length = (tmp_path / "iteru.db-wal").stat().st_size
        pid = game.server.process.pid
        _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (length, most))
        game.is_refused()
        looked = game.guest.http.get(f"/t/{game.table}")
        assert looked.status_code == 200, "looking on is still possible"
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))
        game.goes_on()


class ReadOnly:
    """SQLite itself refuses every change on the connections of a house, as long as it is on."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_on = False
        storage = house.storage
        assert storage.moves is not None
        event.listen(storage.database.engine.sync_engine, "checkout", self.set_on)
        self.connect = storage.moves.connect
        monkeypatch.setattr(storage.moves, "connect", self.connected)

    def set_on(self, connection: Any, *_: object) -> None:
        connection.execute(f"PRAGMA query_only={int(self.is_on)}")

    def connected(self) -> sqlite3.Connection:
        connection = self.connect()
        self.set_on(connection)
        return connection


async def test_an_sqlite_that_may_only_be_read_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """In this process: whoever may do anything cannot take it from a server by rights of files."""
    async with Inside("", tmp_path) as inside:
        read_only = ReadOnly(inside.house, monkeypatch)
        anna, table = await at_a_table(inside)
        move, page = {"version": 0, "move": "load 1 1"}, await anna.look(table)
        read_only.is_on = True
        for _ in range(20):
            answer = await anna.call("POST", f"/tables/{table}/moves", move)
            assert (answer.status, answer.json()["error"]) == (503, "database-gone")
            await say_on(page, {"type": "move", **move})
            assert (await until_told(page, "error"))["error"] == GONE
        assert (await inside.ask("GET", "/health", {})).status == 503
        assert (await anna.browse("GET", f"/t/{table}")).status == 200
        read_only.is_on = False
        async with asyncio.timeout(60):
            await inside.house.storage.database.is_here.wait()
        assert (await anna.call("POST", f"/tables/{table}/moves", move)).status == 200
    check_log([record.getMessage() for record in caplog.records])
    assert "readonly database" in caplog.text


# Numbers


def numbers(port: int) -> dict[tuple[str, str], float]:
    """What Prometheus would read, each line checked."""
    answer = httpx.get(f"http://127.0.0.1:{port}/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    found, named = {}, set()
    for line in answer.text.splitlines():
        if line.startswith("# TYPE "):
            named.add(line.split()[2])
        elif not line.startswith("# HELP "):
            parts = LINE.fullmatch(line)
            assert parts is not None, line
            assert re.sub("_(bucket|sum|count)$", "", parts[1]) in named, "a type comes first"
            found[parts[1], parts[3] or ""] = float(parts[4])
    return found


@pytest.mark.every(5)
def test_numbers_for_prometheus(tmp_path: Path) -> None:
    port = free_port()
    server = Server(tmp_path, "--metrics", f"127.0.0.1:{port}")
    try:
        guest = server.guest().take_token()
        table = new_table(guest)
        play(guest, table)
        page = PageSocket(guest, table)
        page.receive()
        with stream(guest, f"/tables/{table}/events") as told:
            next(told)
            found = numbers(port)
        assert found["iteru_moves_total", ""] == 1
        assert found["iteru_tables", ""] == 1
        assert found["iteru_sockets", ""] == 1
        assert found["iteru_streams", ""] == 1
        assert found["iteru_database_up", ""] == 1
        assert found["iteru_bots_thinking", ""] == 0
        assert found["iteru_requests_total", "2xx"] > 0
        for name in ("request", "database"):
            whole = found[f"iteru_{name}_seconds_count", ""]
            assert found[f"iteru_{name}_seconds_bucket", "+Inf"] == whole > 0
            assert found[f"iteru_{name}_seconds_sum", ""] > 0
        assert httpx.get(f"http://127.0.0.1:{port}/").status_code == 404
        assert guest.http.get("/metrics").status_code == 404, "not where people are"
        odd_requests(port)
        assert numbers(port)
    finally:
        server.stop()


async def test_only_so_many_can_ask_for_numbers_at_once() -> None:
    """Who holds lines open there takes no file descriptors from those who play."""
    numbers_here = MetricsServer(lambda: "")
    await numbers_here.start("127.0.0.1", 0)
    assert numbers_here.server is not None
    port = numbers_here.server.sockets[0].getsockname()[1]
    lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(MAX_AT_ONCE)]
    while numbers_here.at_once < MAX_AT_ONCE:
        await asyncio.sleep(0)
    reader, one_more = await asyncio.open_connection("127.0.0.1", port)
    assert await reader.read() == b""
    for _, line in [*lines, (reader, one_more)]:
        line.close()
    while numbers_here.at_once:
        await asyncio.sleep(0)
    numbers_here.stop()


def odd_requests(port: int) -> None:
    for sent in (b"", b"\x16\x03\x01\r\n\r\n", b"GET /metrics HTTP/1.1\r\nX: " + b"a" * 20_000):
        with socket.create_connection(("127.0.0.1", port)) as line:
            line.sendall(sent)


@pytest.mark.parametrize("given", ["9464", "localhost:", "localhost:x", ":9464", "localhost:99999"])
def test_an_address_for_numbers_that_is_none(given: str) -> None:
    done = run("serve", "--metrics", given, "--port", str(free_port()))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "127.0.0.1:9464" in done.stderr


@pytest.mark.parametrize("flag", ["--port", "--metrics"])
def test_a_port_that_is_taken_is_told(flag: str, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        given = str(port) if flag == "--port" else f"127.0.0.1:{port}"
        other = ["--port", str(free_port())] if flag == "--metrics" else []
        done = run("serve", flag, given, *other, ITERU_DATA=str(tmp_path))
    assert done.returncode == 2
    assert done.stderr.startswith(f"iteru: Port {port} on 127.0.0.1 cannot be used: ")
    assert done.stderr.endswith(f"Choose another with {flag}.\n")
    assert done.stderr.count("\n") == 1
