"""Frames of a page's socket are work, whatever kind they are: who sends too many is closed, and nobody else waits."""

import socket
from collections.abc import Iterator

import pytest

from tests.web.conftest import Server
from tests.web.test_connections import frame, opened, read_all, upgrade, visit

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
WHOLE = 0x80
POLICY, UNSUPPORTED, TOO_BIG = 1008, 1003, 1009


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual limit on messages."""
    running = Server(tmp_path_factory.mktemp("usual"), ITERU_RATE="30")
    yield running
    running.stop()


def accepted(server: Server) -> socket.socket:
    line = opened(server, upgrade(server))
    head = b""
    while b"\r\n\r\n" not in head:
        head += line.recv(1)
    assert head.startswith(b"HTTP/1.1 101")
    return line


def take(line: socket.socket, length: int) -> bytes:
    taken = b""
    while len(taken) < length:
        part = line.recv(length - len(taken))
        assert part, "ended without a close frame"
        taken += part
    return taken


def next_frame(line: socket.socket) -> tuple[int, bytes]:
    kind, length = take(line, 2)
    if length >= 126:
        length = int.from_bytes(take(line, 2 if length == 126 else 8), "big")
    return kind & 0x0F, take(line, length)


def close_code(line: socket.socket) -> int:
    """With which code the server closes; whatever else it sends before is read."""
    while True:
        kind, data = next_frame(line)
        if kind == CLOSE:
            return int.from_bytes(data[:2], "big")


@pytest.mark.parametrize(
    ("first", "again"),
    [
        (b"", frame(WHOLE | PING)),
        (b"", frame(WHOLE | PING, b"x" * 125)),
        (b"", frame(WHOLE | PONG)),
        (frame(TEXT, b"a"), frame(CONTINUED)),
        (b"", frame(WHOLE | TEXT)),
        (b"", frame(TEXT) + frame(WHOLE | CONTINUED, b"{}")),
        (b"", frame(WHOLE | TEXT, b"x" * 125)),
        (frame(BINARY), frame(CONTINUED)),
    ],
    ids=[
        "pings",
        "long pings",
        "pongs",
        "parts",
        "empty",
        "messages in parts",
        "messages",
        "binary parts",
    ],
)
def test_who_sends_too_many_frames_is_closed(usual: Server, first: bytes, again: bytes) -> None:
    with accepted(usual) as line:
        line.sendall(first + again * (20_000 // len(again)))
        assert close_code(line) == POLICY
        assert visit(usual) == 200


def test_a_page_may_ask_now_and_then_whether_we_are_there(usual: Server) -> None:
    with accepted(usual) as line:
        line.sendall(frame(WHOLE | PING, b"?") * 20 + frame(WHOLE | PONG) * 20)
        answers = 0
        while answers < 20:
            answers += next_frame(line) == (PONG, b"?")


def test_what_is_not_text_is_refused_in_the_words_of_the_protocol(usual: Server) -> None:
    with accepted(usual) as line:
        line.sendall(frame(WHOLE | BINARY, b"{}"))
        assert close_code(line) == UNSUPPORTED


def test_a_frame_has_only_so_many_bytes(usual: Server) -> None:
    with accepted(usual) as line:
        line.sendall(bytes([WHOLE | TEXT, 0x80 | 127]) + (1 << 40).to_bytes(8, "big") + b"\0" * 4)
        assert close_code(line) == TOO_BIG


def test_after_a_close_nothing_is_read(usual: Server) -> None:
    with accepted(usual) as line:
        line.sendall(frame(WHOLE | CLOSE, b"\x03\xe8") * 3000)
        assert close_code(line) == 1000
    assert visit(usual) == 200


CHUNKED = b"POST /api/tokens HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"


def test_a_body_has_only_so_many_parts(usual: Server) -> None:
    with opened(usual, CHUNKED + b"1\r\n \r\n" * 5000) as line:
        assert b"HTTP/1.1 413" in read_all(line)


def test_a_head_has_only_so_many_lines(usual: Server) -> None:
    with opened(usual, b"GET / HTTP/1.1\r\nHost: x\r\n" + b"a:\r\n" * 200 + b"\r\n") as line:
        assert b"HTTP/1.1 431" in read_all(line)


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nhost: x\r\n",
        b"GET / HTTP/1.1\r\n",
        b"GET http://y/ HTTP/1.1\r\nHost: x\r\n",
        b"GET / HTTP/1.0\r\nHost: x\r\nHost: x\r\n",
    ],
    ids=["two", "twice", "none", "another in the address", "twice in 1.0"],
)
def test_a_request_names_one_host(usual: Server, head: bytes) -> None:
    with opened(usual, head + b"\r\n") as line:
        said = read_all(line)
    assert said.startswith(b"HTTP/1.1 400")
    assert b"Host header" in said


@pytest.mark.parametrize(
    "head",
    [
        b"GET /health HTTP/1.0\r\n",
        b"GET http://x/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n",
    ],
)
def test_a_request_that_names_it_clearly_is_answered(usual: Server, head: bytes) -> None:
    with opened(usual, head + b"\r\n") as line:
        assert b" 200 OK" in read_all(line)
