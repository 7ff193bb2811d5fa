"""Metrics of a running server in the text format of Prometheus, on a port of their own that is off by default.

The format is a few lines of text, so it needs no library.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from iteru.table.house import House
from iteru.table.meter import BOUNDS, Histogram
from iteru.web.lines import PARTS, AllLines, SendPart

TYPE = "text/plain; version=0.0.4; charset=utf-8"
LONGEST_REQUEST = 8192
PATIENCE = 5.0
MAX_AT_ONCE = 32
"""Connections that may be open together: file descriptors are for players."""


class Meter:
    """Counts requests by class of status, and the time until each answer begins."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.answers = Counter[str]()
        self.seconds = Histogram()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if PARTS not in scope:
            scope[PARTS] = parts_by(send)
        began = time.perf_counter()

        async def give(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.answers[f"{message['status'] // 100}xx"] += 1
                self.seconds.add(time.perf_counter() - began)
            await send(message)

        await self.app(scope, receive, give)


def parts_by(send: Send) -> SendPart:
    """Sends parts of an answer as any server takes them; ours has a shorter way (`iteru.web.connections`)."""

    async def send_part(body: bytes) -> None:
        await send({"type": "http.response.body", "body": body, "more_body": True})

    return send_part


def written(house: House, lines: AllLines, meter: Meter) -> str:
    """All numbers as text."""
    database = house.storage.database
    return "".join(
        [
            *series("moves_total", "counter", "Moves stored.", house.storage.moves_stored),
            *series("requests_total", "counter", "Answers by status.", meter.answers, "status"),
            *histogram("request_seconds", "Until an answer begins.", meter.seconds),
            *series("tables", "gauge", "Tables in memory.", len(house.tables)),
            *series("sockets", "gauge", "Open pages of tables.", len(lines.sockets)),
            *series("streams", "gauge", "Open streams of programs.", len(lines.streams)),
            *series("bots_thinking", "gauge", "Bots at work.", house.bots.at_work),
            *series("bot_failures_total", "counter", "Choices that failed.", house.bots.failures),
            *series("database_up", "gauge", "1 if it is there.", int(database.is_here.is_set())),
            *histogram("database_seconds", "Uses of the database.", database.seconds),
        ]
    )


def series(
    name: str, kind: str, about: str, value: float | Mapping[str, int], label: str = ""
) -> Iterator[str]:
    yield from head(name, kind, about)
    if isinstance(value, Mapping):
        for key, count in sorted(value.items()):
            yield f'iteru_{name}{{{label}="{key}"}} {count}\n'
    else:
        yield f"iteru_{name} {value}\n"


def histogram(name: str, about: str, times: Histogram) -> Iterator[str]:
    yield from head(name, "histogram", about)
    count = 0
    for bound, more in zip((*map(str, BOUNDS), "+Inf"), times.buckets, strict=True):
        count += more
        yield f'iteru_{name}_bucket{{le="{bound}"}} {count}\n'
    yield f"iteru_{name}_sum {times.total}\niteru_{name}_count {count}\n"


def head(name: str, kind: str, about: str) -> Iterator[str]:
    yield f"# HELP iteru_{name} {about}\n# TYPE iteru_{name} {kind}\n"


class MetricsServer:
    """Answers `GET /metrics` and nothing else."""

    def __init__(self, write: Callable[[], str]) -> None:
        self.write = write
        self.server: asyncio.Server | None = None
        self.at_once = 0

    async def start(self, host: str, port: int) -> None:
        self.server = await asyncio.start_server(self.answer, host, port, limit=LONGEST_REQUEST)

    def stop(self) -> None:
        if self.server is not None:
            self.server.close()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.at_once += 1
        try:
            if self.at_once <= MAX_AT_ONCE:
                await self.tell(reader, writer)
        finally:
            self.at_once -= 1
            writer.close()

    async def tell(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        troubles = (TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, OSError)
        with suppress(*troubles):
            async with asyncio.timeout(PATIENCE):
                asked = await reader.readuntil(b"\r\n\r\n")
                writer.write(self.response(asked))
                await writer.drain()

    def response(self, asked: bytes) -> bytes:
        is_right = asked.startswith((b"GET /metrics ", b"GET /metrics?"))
        status, body = ("200 OK", self.write()) if is_right else ("404 Not Found", "")
        headers = f"Content-Type: {TYPE}\r\nContent-Length: {len(body)}\r\nConnection: close"
        return f"HTTP/1.1 {status}\r\n{headers}\r\n\r\n{body}".encode()
