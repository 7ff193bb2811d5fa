"""What monitors are told: whether the server is well, and numbers for Prometheus where somebody asked for them."""

import re
import resource
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from iteru.web.app import create_app
from iteru.web.settings import Settings
from tests.conftest import Postgres, free_port
from tests.terminal.cli import run
from tests.web.conftest import Guest, Server, inside
from tests.web.socket_client import PageSocket
from tests.web.test_api import new_table
from tests.web.test_api_streams import stream

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
    app = create_app(Settings(data=tmp_path, rate=1.0))
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        assert {(await client.get("/health")).status_code for _ in range(20)} == {200}
        assert {(await client.get("/api/games")).status_code for _ in range(20)} == {200, 429}
    await inside(app).state.house.storage.close()


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


def refused_everywhere(guest: Guest, table: str, page: PageSocket, body: dict[str, object]) -> None:
    """A move over the API and over the page is refused with a sentence, and a program is told how long to wait."""
    answer = guest.api("POST", f"/tables/{table}/moves", body)
    assert (answer.status_code, answer.json()["error"]) == (503, "database-gone")
    assert int(answer.headers["retry-after"]) > 0
    said = page.answer({"type": "move", **body})["error"]
    assert (
        said
        == "Nothing can be stored at the moment. Wait a few seconds, look at the table, then try again."
    )


def moves_of(guest: Guest, table: str) -> int:
    return int(guest.api("GET", f"/tables/{table}").json()["version"])


def test_a_postgresql_that_goes_and_comes_back(own_postgres: Postgres, tmp_path: Path) -> None:
    address = own_postgres.new_database().replace("+asyncpg", "")
    server = Server(tmp_path, ITERU_DATABASE_URL=address)
    try:
        guest = server.guest().take_token()
        table = new_table(guest)
        play(guest, table)
        page = PageSocket(guest, table)
        page.until_version(1)
        body = next_move(guest, table)
        before = len(server.log.read_text())
        own_postgres.halt()
        until(server, 503)
        for _ in range(20):
            refused_everywhere(guest, table, page, body)
        shown = guest.http.get("/")
        assert (shown.status_code, "Nothing can be stored" in shown.text) == (503, True)
        assert int(shown.headers["retry-after"]) > 0
        own_postgres.start()
        until(server, 200)
        assert moves_of(guest, table) == 1
        play(guest, table)
        assert moves_of(guest, table) == 2
        away, back = server.log.read_text()[before:].splitlines()
        assert away.startswith("The database is away, and moves are refused: ")
        assert back.startswith("The database is back after ")
    finally:
        server.stop()


def test_an_sqlite_without_room_and_with_room_again(tmp_path: Path) -> None:
    """The running server may write no file longer than the log of its database is by now."""
    server = Server(tmp_path)
    try:
        guest = server.guest().take_token()
        table = new_table(guest)
        play(guest, table)
        page = PageSocket(guest, table)
        page.until_version(1)
        body = next_move(guest, table)
        before = len(server.log.read_text())
        length = (tmp_path / "iteru.db-wal").stat().st_size
        _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (length, most))
        for _ in range(20):
            refused_everywhere(guest, table, page, body)
        until(server, 503)
        assert guest.http.get(f"/t/{table}").status_code == 200, "looking on is still possible"
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))
        until(server, 200)
        play(guest, table)
        assert moves_of(guest, table) == 2
        assert len(server.log.read_text()[before:].splitlines()) == 2
    finally:
        server.stop()


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
