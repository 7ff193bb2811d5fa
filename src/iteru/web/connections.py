"""Limits on connections: how many there may be, and how long a request may take to arrive.

A connection is either waiting (for a request, for the rest of one, or for its answer to be read) or busy (being answered, a
stream, a socket). One that waits too long is closed. When there are too many, the one that has waited longest is closed, so
that a visitor with a whole request gets in; busy connections are never closed.
"""

import asyncio
import os
import time
from collections import Counter, OrderedDict
from http import HTTPStatus
from typing import Any, NoReturn, Protocol, cast

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from iteru.web.lines import PARTS
from iteru.web.proxies import Proxies
from iteru.web.rates import network_of
from iteru.web.server_settings import ServerSettings
from iteru.web.texts import page_words
from iteru.words import LANGUAGES

MAX_CONNECTIONS = 16_384
MAX_FILES = 1 << 20
KEPT_FILES = 96
"""File descriptors kept for the database, the workers, and files being sent."""
LARGEST_HEAD = 32 * 1024
KEEP_ALIVE = 15.0
SWEEP_EVERY = 0.5
MAX_HEADERS = 100
LINES = "iteru.lines"
"""Where a request keeps how lines are added to the head of its answer."""
GO_ON = b"HTTP/1.1 100 Continue\r\n\r\n"
MAX_PARTS = 4000
"""Parts in which a body may arrive: each is work, however small it is."""


class HasConnections(Protocol):
    """The application, which knows the connections of the server that runs it."""

    connections: "Connections"


class Connections:
    """All connections of a server, by address."""

    def __init__(self, settings: ServerSettings, proxies: Proxies) -> None:
        files = max_files()
        self.backlog = min(2048, max(16, files // 8))
        """Connections that the system may hand over together, before any of them can be rejected."""
        room = max(16, files - open_files() - KEPT_FILES - self.backlog)
        self.most = settings.connections or min(MAX_CONNECTIONS, room)
        self.most_of_one = min(settings.open_at_once, max(8, self.most // 2))
        self.rate = settings.rate
        self.head_seconds = settings.head_seconds
        self.body_seconds = settings.body_seconds
        self.proxies = proxies
        self.addresses: dict[asyncio.Transport, str] = {}
        self.counts: Counter[str] = Counter()
        self.waiting: OrderedDict[asyncio.Transport, float] = OrderedDict()
        """Until when each may wait, the one that has waited longest first."""
        self.waiting_of: dict[str, OrderedDict[asyncio.Transport, None]] = {}
        self.timer: asyncio.TimerHandle | None = None

    @property
    def is_crowded(self) -> bool:
        """Whether the remaining room is reserved for players."""
        return len(self.addresses) - len(self.waiting) > self.most * 3 // 4

    def enter(self, transport: asyncio.Transport, host: str) -> bool:
        """Whether there is room for one more. Proxies carry many visitors, so theirs are not counted by address."""
        address = network_of(host)
        if host not in self.proxies and self.counts[address] >= self.most_of_one:
            if not self.drop_one(self.waiting_of.get(address)):
                return False
        elif len(self.addresses) >= self.most and not self.drop_one(self.waiting):
            return False
        self.addresses[transport] = address
        self.counts[address] += 1
        return True

    def drop_one(self, waiting: OrderedDict[asyncio.Transport, Any] | None) -> bool:
        """Makes room by closing the connection that has waited longest."""
        if not waiting:
            return False
        oldest = next(iter(waiting))
        self.leave(oldest)
        oldest.abort()
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        if transport in self.addresses:
            self.busy(transport)
            address = self.addresses.pop(transport)
            self.counts[address] -= 1
            if not self.counts[address]:
                del self.counts[address]

    def wait(self, transport: asyncio.Transport, seconds: float) -> None:
        """Marks a connection as waiting, for at most `seconds`."""
        address = self.addresses.get(transport)
        if address is None:
            return
        own = self.waiting_of.get(address)
        if own is None:
            own = self.waiting_of[address] = OrderedDict()
        self.waiting[transport] = time.monotonic() + seconds
        self.waiting.move_to_end(transport)
        own[transport] = None
        own.move_to_end(transport)
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(SWEEP_EVERY, self.close_idle)

    def busy(self, transport: asyncio.Transport) -> None:
        """Marks a connection as busy."""
        if self.waiting.pop(transport, None) is not None:
            address = self.addresses[transport]
            del self.waiting_of[address][transport]
            if not self.waiting_of[address]:
                del self.waiting_of[address]

    def close_idle(self) -> None:
        """Closes connections that have waited too long."""
        now = time.monotonic()
        for transport in [idle for idle, until in self.waiting.items() if until < now]:
            self.busy(transport)
            cast(LimitedHttp, transport.get_protocol()).too_late()
        self.timer = (
            asyncio.get_running_loop().call_later(SWEEP_EVERY, self.close_idle)
            if self.waiting
            else None
        )


class Answer:
    """Writes an answer: the head waits for the beginning of the body, and both go out together.

    A write is a system call, which costs as much as everything that the guard does.
    """

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self.head = self.lines = b""
        self.has_begun = False

    def add_lines(self, lines: bytes) -> None:
        """Adds headers as they are: uvicorn looks at every letter of what it writes, and these are always the same."""
        self.lines = lines

    def write(self, data: bytes) -> None:
        if self.has_begun or data == GO_ON:
            self.transport.write(self.head + data if self.head else data)
            self.head = b""
        else:
            self.head = data[:-2] + self.lines + data[-2:]
            self.has_begun = True

    def flush(self) -> None:
        """Sends a head without a body."""
        if self.head:
            self.write(b"")

    def is_closing(self) -> bool:
        return self.transport.is_closing()

    def close(self) -> None:
        self.flush()
        self.transport.close()


class LimitedHttp(HttpToolsProtocol):
    """The server's side of a connection. It is counted, and its requests must arrive in time."""

    def __init__(self, config: Config, *arguments: Any, **more: Any) -> None:
        super().__init__(config, *arguments, **more)
        self.all = cast(HasConnections, config.app).connections
        self.arrived = self.head = self.parts = 0
        """Bytes since the head of a request began, of what was understood of it, and parts of its body."""
        self.wrong = 400, "bad-http"
        """What to answer if a request is not understood."""
        self.in_head = True
        self.is_whole = False
        self.has_moved = False
        """Whether the request has got further since it was last noted how long the connection may wait."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.all.enter(transport, self.client[0] if self.client else "-"):
            self.all.wait(transport, self.all.head_seconds)
        else:
            self.turn_away(503, "too-crowded")

    def connection_lost(self, exc: Exception | None) -> None:
        self.all.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.arrived += len(data) if self.in_head else 0
        super().data_received(data)
        if self.has_moved:
            self.note_progress()
        if self.in_head and self.arrived > LARGEST_HEAD and not self.transport.is_closing():
            self.turn_away(431, "head-too-large")

    def note_progress(self) -> None:
        """Notes what the connection waits for now; most requests arrive whole, and then it is noted once."""
        self.has_moved = False
        if self.is_whole:
            self.go_on()
        else:
            seconds = self.all.head_seconds if self.in_head else self.all.body_seconds
            self.all.wait(self.transport, seconds)

    def on_message_begin(self) -> None:
        """Refuses a request before the answer to the last one: thousands would wait in memory, uncounted."""
        if self.is_answering:
            raise ValueError("a request before the answer to the last one")
        super().on_message_begin()
        self.head = self.parts = 0
        self.in_head, self.is_whole, self.has_moved = True, False, True

    def on_url(self, url: bytes) -> None:
        self.head += len(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.head += len(name) + len(value)
        if self.head > LARGEST_HEAD or len(self.headers) >= MAX_HEADERS:
            self.reject(431, "head-too-large")
        super().on_header(name, value)

    def on_body(self, body: bytes) -> None:
        self.parts += 1
        if self.parts > MAX_PARTS:
            self.reject(413, "too-many-parts")
        super().on_body(body)

    def reject(self, status: int, problem: str) -> NoReturn:
        """Raises from a callback of the parser, which then stops."""
        self.wrong = status, problem
        raise ValueError(problem)

    def send_400_response(self, msg: str) -> None:
        if self.is_answering and self.is_whole:  # it is about what follows; the answer is the last
            self.cycle.keep_alive = False
        elif self.is_fresh:
            self.turn_away(*self.wrong)
        else:
            self.transport.abort()

    def on_headers_complete(self) -> None:
        self.check_host()
        self.in_head, self.has_moved = False, True
        super().on_headers_complete()
        if self.cycle is not None:
            self.answer = Answer(self.transport)
            self.cycle.transport = cast(asyncio.Transport, self.answer)
            scope = cast(dict[str, Any], self.cycle.scope)
            scope |= {PARTS: self.send_part, LINES: self.answer.add_lines}

    async def send_part(self, body: bytes) -> None:
        """Sends a part of a stream: what is left of `cycle.send` where nothing has to be checked again."""
        if self.flow.write_paused:
            await self.flow.drain()
        if not self.cycle.disconnected:
            self.answer.write(b"%x\r\n%b\r\n" % (len(body), body))

    def check_host(self) -> None:
        """A request must name its host unambiguously: a proxy before us may read it differently."""
        named = [value for name, value in self.headers if name == b"host"]
        if len(named) > 1 or (not named and self.parser.get_http_version() == "1.1"):
            self.reject(400, "bad-host")
        if self.url[:1] != b"/" and named and authority(self.url) not in (b"", named[0]):
            self.reject(400, "bad-host")

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.is_whole, self.has_moved = True, True

    def on_response_complete(self) -> None:
        self.answer.flush()
        super().on_response_complete()
        self.go_on()

    def go_on(self) -> None:
        """Once all of a request is here, it is being answered, or was."""
        if self.cycle is None or self.is_answering:
            self.all.busy(self.transport)
        elif self.is_whole:
            self.in_head, self.arrived = True, 0
            self.all.wait(self.transport, KEEP_ALIVE)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.all.wait(self.transport, self.all.body_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.go_on()

    def handle_websocket_upgrade(self) -> None:
        self.all.busy(self.transport)
        self.has_moved = False
        super().handle_websocket_upgrade()

    def too_late(self) -> None:
        """Says so, if nothing was sent yet; then closes the connection."""
        if self.cycle is not None and not self.is_fresh:
            self.transport.abort()
        else:
            self.turn_away(408, "too-late")

    @property
    def is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    @property
    def is_fresh(self) -> bool:
        """Whether the request that is arriving has not been answered yet, not even in part."""
        return self.in_head or not self.cycle.response_started

    def turn_away(self, status: int, problem: str) -> None:
        self.transport.write(refusal(status, problem))
        self.transport.close()


def authority(url: bytes) -> bytes:
    """Of a request that names its host in the address, too (`GET http://iteru.example/ HTTP/1.1`)."""
    return url.partition(b"://")[2].partition(b"/")[0]


def refusal(status: int, problem: str) -> bytes:
    """A refusal in every language, for requests rejected before they could say which one they prefer."""
    said = "\n".join(page_words(lang).say(problem) for lang in LANGUAGES) + "\n"
    body = said.encode()
    status_line = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n"
    head = f"content-type: text/plain; charset=utf-8\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
    return (status_line + head).encode() + body


def max_files() -> int:
    """The number of file descriptors this process may have, raised as far as the system allows."""
    try:
        import resource
    except ImportError:  # not where there is no such limit
        return MAX_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def open_files() -> int:
    """Returns the number of open file descriptors, or a guess where the system does not tell."""
    try:
        return len(os.listdir("/proc/self/fd"))
    except OSError:
        return 32
