"""A server that is told to stop: streams and sockets end with a word, nothing holds it up, no accepted move is lost."""

import asyncio
import os
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed

from iteru.web.lines import AllLines
from iteru.web.running import Running
from tests.conftest import free_port, run_apart
from tests.terminal.cli import process, run
from tests.web.conftest import Guest, Server
from tests.web.socket_client import PageSocket
from tests.web.test_api import new_table
from tests.web.test_api_streams import stream
from tests.web.test_kill import children_of, play_until_killed, stored_moves

pytestmark = pytest.mark.every(5)

PATIENCE = 60
"""Seconds that even a busy machine needs less than; the server's own limit is 8."""


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "data")
    yield running
    if running.process.poll() is None:
        running.kill()


@contextmanager
def half_a_body(server: Server) -> Iterator[socket.socket]:
    """Somebody who has promised more than they send."""
    with socket.create_connection(("localhost", server.port)) as line:
        line.sendall(
            b"POST /api/tokens HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b'Content-Length: 1000\r\n\r\n{"name": '
        )
        yield line


@pytest.mark.sample(1)
@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGINT])
def test_streams_sockets_and_half_a_body_do_not_hold_it_up(
    own_server: Server, sent: signal.Signals
) -> None:
    guest = own_server.guest(**{"accept-language": "cs"}).take_token()
    table = new_table(guest)
    page = PageSocket(guest, table)
    page.receive()
    with (
        half_a_body(own_server),
        stream(guest, "/events") as all_told,
        stream(guest, f"/tables/{table}/events") as told,
    ):
        next(told)
        next(all_told)
        own_server.process.send_signal(sent)
        for messages in (told, all_told):
            (_, last) = list(messages)[-1]
            assert last["error"] == "server-stops"
            assert last["message"]
        assert how_it_closed(page) == (1012, "Server se restartuje. Za chvíli bude zpátky.")
        assert own_server.process.wait(PATIENCE) == 0
    assert "Traceback" not in own_server.log.read_text()


def how_it_closed(page: PageSocket) -> tuple[int, str]:
    with suppress(ConnectionClosed):
        while True:
            page.receive(PATIENCE)
    ended = page.socket.protocol
    return ended.close_code or 0, ended.close_reason or ""


@pytest.mark.sample(1)
@pytest.mark.parametrize("is_warm", [False, True])
def test_a_signal_to_all_its_processes_ends_it_as_well(own_server: Server, is_warm: bool) -> None:
    """As Ctrl+C in a terminal sends it, also while the processes of bots are still being started."""
    if is_warm:
        guest = own_server.guest().take_token()
        seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
        opened = guest.api("POST", "/tables", {"game": "imhotep", "seats": seats}).json()
        until_a_bot_has_moved(guest, opened["id"])
    number = own_server.process.pid
    children = children_of(number)
    assert children
    for one in (*children, number):
        os.kill(one, signal.SIGINT)
    assert own_server.process.wait(PATIENCE) == 0
    log = own_server.log.read_text()
    assert "Traceback" not in log
    assert "every accepted move is stored" in log


def until_a_bot_has_moved(guest: Guest, table: str) -> None:
    for _ in range(600):
        if guest.api("GET", f"/tables/{table}").json()["version"]:
            return
        time.sleep(0.1)
    raise AssertionError("no bot has moved")


def test_a_stream_without_tables_ends_with_a_word_too(own_server: Server) -> None:
    guest = own_server.guest().take_token()
    with stream(guest, "/events") as told:
        own_server.process.send_signal(signal.SIGTERM)
        assert [last["error"] for _, last in told] == ["server-stops"]
    assert own_server.process.wait(PATIENCE) == 0


def test_a_second_signal_ends_it_at_once(own_server: Server) -> None:
    with half_a_body(own_server):
        own_server.process.send_signal(signal.SIGTERM)
        until_it_takes_nobody(own_server)
        own_server.process.send_signal(signal.SIGTERM)
        assert own_server.process.wait(PATIENCE) == 128 + signal.SIGTERM


def until_it_takes_nobody(server: Server) -> None:
    for _ in range(600):
        try:
            socket.create_connection(("localhost", server.port)).close()
        except OSError:
            return
        time.sleep(0.02)
    raise AssertionError("it still takes visitors")


def test_no_accepted_move_is_lost(own_server: Server, tmp_path: Path) -> None:
    guest = own_server.guest().take_token()
    accepted: dict[str, list[str]] = {new_table(guest): [] for _ in range(4)}

    async def play_and_stop() -> None:
        players = [
            asyncio.create_task(play_until_killed(own_server, guest.token, table, accepted))
            for table in accepted
        ]
        async with asyncio.timeout(PATIENCE):
            while sum(map(len, accepted.values())) < 40:
                await asyncio.sleep(0.003)
        own_server.process.send_signal(signal.SIGTERM)
        await asyncio.gather(*players)

    run_apart(play_and_stop())
    assert own_server.process.wait(PATIENCE) == 0
    stored = stored_moves(tmp_path / "data")
    for table, moves in accepted.items():
        assert stored.get(table, [])[: len(moves)] == moves


def test_beside_a_server_one_may_back_up_but_not_restore_nor_start_another(
    own_server: Server, tmp_path: Path
) -> None:
    second = process(
        "serve", "--port", str(free_port()), ITERU_DATA=str(tmp_path / "data"), ITERU_LANG="en"
    )
    assert second.returncode == 2
    assert second.stdout == ""
    assert second.stderr.startswith("iteru: Another server of Iteru uses ")
    assert second.stderr.count("\n") == 1
    kept = tmp_path / "kept.db"
    assert run("backup", str(kept), ITERU_DATA=str(tmp_path / "data")).returncode == 0
    assert run("restore", str(kept), ITERU_DATA=str(tmp_path / "data")).returncode == 2
    own_server.kill()
    own_server.start()


async def test_every_second_the_server_says_that_it_has_not_hung() -> None:
    words = SimpleNamespace(end_after=lambda seconds: said.append(seconds))
    said: list[float] = []
    config = uvicorn.Config(lambda scope, receive, send: None)
    running = Running(config, AllLines(), words, 60.0)  # type: ignore[arg-type]
    for counter in range(11):
        await running.on_tick(counter)
    assert said == [60.0, 60.0]
