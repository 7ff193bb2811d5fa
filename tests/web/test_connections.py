"""Half requests, slow ones and too many connections: nobody who comes with a whole request is locked out."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.web.conftest import Server
from tests.web.socket_client import PageSocket
from tests.web.test_api import new_table

pytestmark = pytest.mark.every(5)

FILES = 256
HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
ATTACKER = "127.0.0.9"


def opened(server: Server, sent: bytes, source: str = "127.0.0.1") -> socket.socket:
    line = socket.create_connection(
        ("127.0.0.1", server.port), timeout=30, source_address=(source, 0)
    )
    line.sendall(sent)
    return line


def read_all(line: socket.socket) -> bytes:
    """What the server says until it ends the connection."""
    said = b""
    while part := line.recv(65536):
        said += part
    return said


def visit(server: Server) -> int:
    return httpx.get(f"{server.url}/api/games", timeout=30).status_code


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("narrow"), max_files=FILES, ITERU_HEAD_SECONDS="120")
    yield running
    running.stop()


@pytest.mark.parametrize("source", ["127.0.0.1", ATTACKER])
def test_half_requests_lock_nobody_out(narrow: Server, source: str) -> None:
    """More of them than the server may have files, also from the visitor's own address; none of them too late yet."""
    guest = narrow.guest().take_token()
    table = new_table(guest)
    page = PageSocket(guest, table)
    page.until_version(0)
    with ExitStack() as lines:
        for _ in range(FILES + 50):
            lines.enter_context(opened(narrow, HALF, source))
        assert visit(narrow) == 200
        move = {"version": 0, "move": "load 1 1"}
        assert guest.api("POST", f"/tables/{table}/moves", move).status_code == 200
        page.until_version(1)
        files = len(list(Path(f"/proc/{narrow.process.pid}/fd").iterdir()))
        assert files < FILES - 32, "the last ones are for the database"
    page.close()
    assert visit(narrow) == 200


def test_one_address_cannot_hold_all_connections(narrow: Server) -> None:
    """Streams and sockets are busy, so they are not cut; but one address gets only so many of them."""
    tokens = [narrow.guest().take_token().token for _ in range(8)]
    head = "GET /api/events HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {}\r\n\r\n"
    answers = []
    with ExitStack() as lines:
        for token in tokens * 15:
            line = lines.enter_context(opened(narrow, head.format(token).encode(), ATTACKER))
            answers.append(line.recv(12))
        assert visit(narrow) == 200
    assert answers.count(b"HTTP/1.1 200") <= 80
    assert {answer for answer in answers if answer != b"HTTP/1.1 200"} <= {
        b"HTTP/1.1 429",
        b"HTTP/1.1 503",
    }


def test_the_last_connections_are_for_those_who_play(tmp_path: Path) -> None:
    small = Server(tmp_path, ITERU_CONNECTIONS="8")
    try:
        guest, stranger = small.guest().take_token(), small.guest()
        table = new_table(guest)
        pages = [PageSocket(guest, table) for _ in range(3)]
        pages += [PageSocket(stranger, table) for _ in range(3)]
        with pytest.raises(InvalidStatus):
            PageSocket(stranger, table)
        PageSocket(guest, table).until_version(0)
    finally:
        small.kill()


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(
        tmp_path_factory.mktemp("hasty"), ITERU_HEAD_SECONDS="0.5", ITERU_BODY_SECONDS="0.5"
    )
    yield running
    running.stop()


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        HALF,
        b"POST /api/tokens HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    ],
    ids=["nothing", "half a head", "half a body"],
)
def test_what_does_not_arrive_in_time_is_turned_away(hasty: Server, sent: bytes) -> None:
    with opened(hasty, sent) as line:
        said = read_all(line)
    assert b"HTTP/1.1 408" in said
    assert "Požadavek přicházel příliš dlouho".encode() in said


def test_a_second_request_that_does_not_arrive_is_turned_away(hasty: Server) -> None:
    with opened(hasty, HALF + b"\r\n") as line:
        assert line.recv(65536).startswith(b"HTTP/1.1 200")
        line.sendall(HALF)
        assert b"HTTP/1.1 408" in read_all(line)


@pytest.mark.parametrize("more", [HALF + b"\r\n", b"no request at all\r\n\r\n"])
def test_who_asks_again_before_the_answer_is_answered_once(narrow: Server, more: bytes) -> None:
    """Thousands of requests in one piece waited in memory and held up everybody, past every limit; and a line that
    ended meanwhile left a trace in the log."""
    with opened(narrow, HALF + b"\r\n" + more * 1000) as line:
        assert read_all(line).count(b"HTTP/1.1 ") == 1
    for _ in range(20):
        opened(narrow, HALF + b"\r\n" + more * 2).close()
    assert visit(narrow) == 200
    assert "Traceback" not in narrow.log.read_text()


PING, TEXT, MORE = 0x89, 0x81, 0x00


def frame(kind: int, data: bytes = b"") -> bytes:
    return bytes([kind, 0x80 | len(data)]) + b"\0\0\0\0" + data


@pytest.mark.parametrize(
    ("first", "again"),
    [
        (b"", frame(PING, b"x" * 125)),
        (frame(TEXT & 0x0F, b"a"), frame(MORE)),
        (b"", frame(TEXT, b"{}")),
    ],
    ids=["asks whether we are there and takes no answer", "parts without end", "too much at once"],
)
def test_a_socket_for_which_too_much_is_kept_is_ended(
    narrow: Server, first: bytes, again: bytes
) -> None:
    many = again * (60_000 // len(again))
    with opened(narrow, upgrade(narrow)) as line:
        assert line.recv(12) == b"HTTP/1.1 101"
        line.sendall(first)
        with pytest.raises(ConnectionError):
            line.sendall(many * 500)
    assert visit(narrow) == 200


def upgrade(server: Server) -> bytes:
    """The request for the socket of a page that never reads what it is sent."""
    host = f"localhost:{server.port}"
    head = [
        f"GET /t/{new_table(server.guest().take_token())}/live HTTP/1.1",
        f"Host: {host}",
        f"Origin: http://{host}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    return "\r\n".join([*head, "", ""]).encode()


def test_who_plays_may_sit_still(hasty: Server) -> None:
    """An idle socket and an idle stream are not taken for slow requests."""
    guest = hasty.guest().take_token()
    table = new_table(guest)
    page = PageSocket(guest, table)
    page.until_version(0)
    headers = {"authorization": f"Bearer {guest.token}"}
    with httpx.stream("GET", f"{hasty.url}/api/events", headers=headers, timeout=30) as stream:
        parts = stream.iter_raw()
        next(parts)
        with opened(hasty, HALF) as line:  # as long as such a request is waited for
            read_all(line)
        move = {"version": 0, "move": "load 1 1"}
        assert guest.api("POST", f"/tables/{table}/moves", move).status_code == 200
        page.until_version(1)
        while b'"version":1' not in next(parts):
            pass
    page.close()


@pytest.mark.parametrize(
    "sent",
    [
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * 60_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Endless: " + b"x" * 60_000,
        b"GET /" + b"x" * 60_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 12_000,
    ],
    ids=["long", "endless", "path", "many"],
)
def test_a_head_has_only_so_many_bytes(hasty: Server, sent: bytes) -> None:
    with opened(hasty, sent) as line:
        assert line.recv(12) == b"HTTP/1.1 431"
    assert visit(hasty) == 200
