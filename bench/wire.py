"""Bare connections for `load.py`: HTTP calls, event streams, page sockets. They cost less than what they measure."""

import asyncio
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Self

import orjson

END_OF_HEAD = b"\r\n\r\n"
TEXT, PING, PONG = 0x81, 0x89, 0x8A
MASKED = 0x80
LONGEST_IDLE = 3.0


class Wire(asyncio.Protocol, ABC):
    """A connection to the server; `take` gets all bytes that have come and returns how many it used."""

    def __init__(self, headers: Mapping[str, str]) -> None:
        self.head = "".join(
            f"{name}: {value}\r\n" for name, value in {"host": "x", **headers}.items()
        )
        self.buffer = bytearray()
        self.transport: Any = None
        self.closed = False

    async def connect(self, port: int) -> Self:
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        return self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def connection_lost(self, _: Exception | None) -> None:
        if not self.closed:
            raise SystemExit("the server closed a connection")

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        used = self.take(self.buffer)
        if used:
            del self.buffer[:used]

    @abstractmethod
    def take(self, buffer: bytearray) -> int:
        """Reads whole messages from the beginning of the buffer; returns their length."""

    def ask(self, method: str, path: str, body: bytes = b"") -> None:
        head = f"{method} {path} HTTP/1.1\r\n{self.head}content-length: {len(body)}\r\n\r\n"
        self.transport.write(head.encode() + body)

    def close(self) -> None:
        self.closed = True
        if self.transport is not None:
            self.transport.close()


@dataclass
class Answer:
    """The response to a call."""

    status: int
    head: str
    body: bytes

    @property
    def location(self) -> str:
        """Where it leads."""
        found = re.search(r"\nlocation: (\S+)", self.head, re.IGNORECASE)
        assert found is not None, (self.head, self.body)
        return found.group(1)

    @property
    def cookie(self) -> str:
        """What is to be kept of it, if anything."""
        found = re.search(r"\nset-cookie: (iteru=[^;]+)", self.head, re.IGNORECASE)
        return found.group(1) if found else ""


class Call(Wire):
    """Calls one after the other over one connection, reopened before the server closes it as idle."""

    def __init__(self, port: int, headers: Mapping[str, str]) -> None:
        super().__init__(headers)
        self.port = port
        self.used = 0.0

    def connection_lost(self, error: Exception | None) -> None:
        """Nothing to do: the server may close it after the last call."""

    async def __call__(self, method: str, path: str, body: bytes = b"") -> Answer:
        if time.monotonic() - self.used > LONGEST_IDLE:
            self.close()
            await self.connect(self.port)
        self.used = time.monotonic()
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.ask(method, path, body)
        return await self.answer

    def take(self, buffer: bytearray) -> int:
        end = buffer.find(END_OF_HEAD)
        if end < 0:
            return 0
        head = buffer[:end].decode("latin-1")
        _, _, after = head.lower().partition("content-length: ")
        whole = end + len(END_OF_HEAD) + int(after.partition("\r")[0])
        if len(buffer) < whole:
            return 0
        self.answer.set_result(
            Answer(int(head[9:12]), head, bytes(buffer[end + len(END_OF_HEAD) : whole]))
        )
        return whole


class Stream(Wire):
    """Server-sent events: each one's data goes to `hear`."""

    @classmethod
    async def open(
        cls, port: int, headers: Mapping[str, str], path: str, hear: Callable[[bytes], None]
    ) -> Self:
        stream = cls(headers)
        stream.hear = hear
        stream.begun = False
        stream.events = b""
        await stream.connect(port)
        stream.ask("GET", path)
        return stream

    hear: Callable[[bytes], None]
    begun: bool
    events: bytes

    def take(self, buffer: bytearray) -> int:
        """Reads the chunks of the body, each with its length before it."""
        used = 0
        if not self.begun:
            used = buffer.find(END_OF_HEAD) + len(END_OF_HEAD)
            if used < len(END_OF_HEAD):
                return 0
            self.begun = True
        while (line := buffer.find(b"\r\n", used)) >= 0:
            end = line + 2 + int(buffer[used:line], 16)
            if len(buffer) < end + 2:
                break
            self.events += buffer[line + 2 : end]
            used = end + 2
        self.tell()
        return used

    def tell(self) -> None:
        *whole, self.events = self.events.split(b"\n\n")
        for event in whole:
            data = event.partition(b"data: ")[2]
            if data:
                self.hear(data)


MOVE = re.compile(r'data-move="([^"]+)"')


class PageSocket(Wire):
    """The socket of a page, and the regions that the page shows."""

    @classmethod
    async def open(cls, port: int, headers: Mapping[str, str], path: str) -> Self:
        upgrade = {
            "upgrade": "websocket",
            "connection": "upgrade",
            "sec-websocket-version": "13",
            "origin": "http://x",
        }
        upgrade["sec-websocket-extensions"] = (
            "permessage-deflate; client_max_window_bits"  # as browsers offer it
        )
        page = cls({**headers, **upgrade, "sec-websocket-key": "MDEyMzQ1Njc4OTAxMjM0NQ=="})
        page.begun = False
        page.version = -1
        page.regions = {}
        page.news = asyncio.Event()
        await page.connect(port)
        page.ask("GET", path)
        return page

    begun: bool
    version: int
    regions: dict[str, str]
    news: asyncio.Event

    def take(self, buffer: bytearray) -> int:
        used = 0
        if not self.begun:
            used = buffer.find(END_OF_HEAD) + len(END_OF_HEAD)
            if used < len(END_OF_HEAD):
                return 0
            assert buffer.startswith(b"HTTP/1.1 101"), bytes(buffer)
            self.begun = True
        while (frame := whole_frame(buffer, used)) is not None:
            kind, (begin, used) = buffer[used], frame
            self.take_frame(kind, bytes(buffer[begin:used]))
        return used

    def take_frame(self, kind: int, data: bytes) -> None:
        if kind == PING:
            self.send(data, PONG)
        else:
            assert kind == TEXT, (kind, data)
            self.hear(orjson.loads(data))

    def hear(self, message: dict[str, Any]) -> None:
        if "error" in message:  # the table has moved on by itself and is drawn anew
            return
        self.version = message["version"]
        for name, change in message["regions"].items():
            self.regions[name] = changed(self.regions.get(name, ""), change)
        self.news.set()

    async def until_version(self, version: int) -> None:
        while self.version < version:
            self.news.clear()
            await self.news.wait()

    def moves(self) -> list[str]:
        return MOVE.findall(self.regions.get("ask", ""))

    def send(self, data: bytes, kind: int = TEXT) -> None:
        """Sends a frame; a client must mask its frames, and a mask of zeros leaves them as they are."""
        assert len(data) < 126
        self.transport.write(bytes((kind, MASKED | len(data), 0, 0, 0, 0)) + data)


def changed(old: str, change: Any) -> str:
    """Returns a region after a change: a new text, or what it is made of: lines that it had, and new text."""
    if isinstance(change, str):
        return change
    if isinstance(change[0], int):
        start, end, between = change  # of an earlier version: how much stays on both sides
        return str(old[:start] + between + old[len(old) - end :])
    lines = old.split("\n")
    parts = [part if isinstance(part, str) else "\n".join(lines[slice(*part)]) for part in change]
    return "\n".join(parts)


def whole_frame(buffer: bytearray, at: int) -> tuple[int, int] | None:
    """Returns where a frame's payload begins and ends, if all of it has come."""
    if len(buffer) < at + 2:
        return None
    extra = {126: 2, 127: 8}.get(buffer[at + 1], 0)
    begin = at + 2 + extra
    size = int.from_bytes(buffer[at + 2 : begin], "big") if extra else buffer[at + 1]
    return (begin, begin + size) if len(buffer) >= begin + size else None
