"""Load on a running server: many tables with scripted players, as programs over the API or as pages.

Starts a server of its own on a temporary database, drives it from a second process, and reports moves per second, the time
from sending a move until every player has it, the server's CPU for a move, and memory per live table.
"""

import argparse
import asyncio
import ctypes
import os
import random
import re
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
import orjson
import uvloop

import iteru
from bench.wire import Call, PageSocket, Stream

MOST_OPENED_AT_ONCE = 50
PORTS_TRIED = 5
GROUP = 5
"""After how many moves of each table the server's CPU is noted."""
WARM_UP = 2.0
PATIENCE = 60.0
STALE = 409
"""The answer if the table has moved on by itself: it answers a question with one answer."""
NO_LIMITS = {
    "ITERU_RATE": "1000000",
    "ITERU_NEW_PER_MINUTE": "1000000",
    "ITERU_OPEN_AT_ONCE": "1000000",
    "ITERU_STREAMS": "1000000",
}
"""Needed since all players come from one address, and many share an account."""


@dataclass
class Tally:
    """The measurements so far: the moves that reached every player between `since` and `until`."""

    work: Callable[[], float]
    """Returns the seconds of CPU that the server has used since its start."""
    group: int
    """How many moves form a group: other work on the machine disturbs some groups more than others."""
    waits: list[float] = field(default_factory=list)
    opening: asyncio.Semaphore = field(
        default_factory=lambda: asyncio.Semaphore(MOST_OPENED_AT_ONCE)
    )
    opened: int = 0
    since: float = float("inf")
    until: float = float("inf")
    server: float = 0.0
    """The server's seconds of CPU in this time; `client` has those of this program."""
    client: float = 0.0
    noted: list[float] = field(default_factory=list)
    """The server's seconds of CPU at the beginning and after each group."""

    def going_on(self) -> bool:
        return time.perf_counter() < self.until

    def everybody_has(self, sent: float) -> None:
        now = time.perf_counter()
        if self.since <= now < self.until:
            self.waits.append(now - sent)
            if len(self.waits) % self.group == 0:
                self.noted.append(self.work())

    def costs(self) -> list[float]:
        """Returns the seconds of the server's CPU for a move in each group, the quickest first."""
        pairs = zip(self.noted, self.noted[1:], strict=False)
        return sorted([(after - before) / self.group for before, after in pairs])


@dataclass
class Server:
    """A server that was started here, and its address."""

    port: int
    process: subprocess.Popen[bytes]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def answers(self) -> bool:
        """Waits for the first answer; False if the server has ended instead."""
        until = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            try:
                httpx.get(self.url + "/api/games", timeout=2)
                return True
            except httpx.HTTPError:
                time.sleep(0.05)
            if time.monotonic() > until:
                self.stop()
                raise SystemExit(f"the server did not answer for {PATIENCE:g} s")
        return False

    def memory(self) -> float:
        """Returns the resident memory in MiB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        found = re.search(r"VmRSS:\s+(\d+)", status)
        return int(found.group(1)) / 1024 if found else 0.0

    def work(self) -> float:
        """Returns the seconds of CPU used so far, in user and system mode."""
        clock = ctypes.c_int()
        ctypes.CDLL(None).clock_getcpuclockid(self.process.pid, ctypes.byref(clock))
        return time.clock_gettime(clock.value)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)


@dataclass
class Visitor:
    """A player with a token, and somebody who plays with them."""

    cookie: str
    csrf: str
    token: str
    guest: "Guest"


@dataclass
class Guest:
    """A player without an account."""

    cookie: str
    csrf: str


def start_server(
    folder: str, *arguments: str, environment: Mapping[str, str] = os.environ
) -> Server:
    """Starts a server on a free port; if another program takes that port first, tries another."""
    for _ in range(PORTS_TRIED):
        server = launch(folder, *arguments, environment=environment)
        if server.answers():
            return server
    raise SystemExit("the server did not start")


def launch(folder: str, *arguments: str, environment: Mapping[str, str]) -> Server:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    program = Path(sys.executable).with_name("iteru")
    process = subprocess.Popen(
        [str(program), "serve", "--port", str(port), *arguments],
        env={"ITERU_PACE": "0", **environment, "ITERU_DATA": folder, **NO_LIMITS},
        stdout=subprocess.DEVNULL,
    )
    return Server(port, process)


@dataclass(frozen=True)
class Load:
    """Who plays what, and at how many tables at once."""

    kind: str
    tables: int
    game: str = "imhotep"


class ProgramTable:
    """Two programs at a table: each reads a stream of its seat's view and choices, and moves when it is its turn."""

    def __init__(self, server: Server, visitor: Visitor, game: str) -> None:
        self.server = server
        self.game = game
        self.headers = {
            "authorization": f"Bearer {visitor.token}",
            "content-type": "application/json",
        }
        self.latest: list[dict[str, Any]] = [{"version": -1}, {"version": -1}]
        self.news = asyncio.Event()

    async def open(self) -> None:
        self.call = Call(self.server.port, self.headers)
        seats = [{"kind": "me"}, {"kind": "local", "name": "two"}]
        made = await self.call(
            "POST",
            "/api/tables",
            orjson.dumps({"game": self.game, "seats": seats, "listed": False}),
        )
        self.path = f"/api/tables/{orjson.loads(made.body)['id']}"
        self.streams = [
            await Stream.open(
                self.server.port, self.headers, f"{self.path}/events?seat={seat}", self.hearer(seat)
            )
            for seat in (0, 1)
        ]
        await self.until_version(0)

    def hearer(self, seat: int) -> Callable[[bytes], None]:
        def hear(data: bytes) -> None:
            self.latest[seat] = orjson.loads(data)
            self.news.set()

        return hear

    async def until_version(self, version: int) -> None:
        while any(one["version"] < version for one in self.latest):
            self.news.clear()
            await self.news.wait()

    def moves(self) -> list[str]:
        return [choice["move"] for one in self.latest for choice in one["choices"]]

    async def move(self, move: str) -> None:
        version = self.latest[0]["version"]
        answer = await self.call(
            "POST", f"{self.path}/moves", orjson.dumps({"version": version, "move": move})
        )
        assert answer.status in (200, STALE), answer
        await self.until_version(version + 1)

    def close(self) -> None:
        for wire in (self.call, *self.streams):
            wire.close()


class PagesTable:
    """Two people at a table, each with a page, which both get drawn what changes for them."""

    def __init__(self, server: Server, visitor: Visitor, game: str) -> None:
        self.server = server
        self.game = game
        self.visitors = (visitor, visitor.guest)

    async def open(self) -> None:
        host, guest = self.visitors
        seats = {"host-name": "one", "seat-0": "me", "seat-1": "friend", "seat-2": "none"}
        path = await self.post(host, f"/new/{self.game}", seats)
        await self.post(guest, f"{path}/join", {"name": "two"})
        self.pages = [
            await PageSocket.open(self.server.port, {"cookie": its.cookie}, f"{path}/live")
            for its in self.visitors
        ]
        self.news = asyncio.Event()
        for page in self.pages:
            page.news = self.news
        await self.until_version(0)

    async def post(self, visitor: Visitor | Guest, path: str, form: dict[str, str]) -> str:
        """Sends a form; returns where its answer leads."""
        kind = {"content-type": "application/x-www-form-urlencoded"}
        call = Call(self.server.port, {"cookie": visitor.cookie, **kind})
        answer = await call("POST", path, urlencode({"csrf": visitor.csrf, **form}).encode())
        call.close()
        if cookie := answer.cookie:
            visitor.cookie = cookie
        return answer.location

    @property
    def version(self) -> int:
        """The latest that anybody has seen: a page is told nothing where nothing changes for it."""
        return max(page.version for page in self.pages)

    async def until_version(self, version: int) -> None:
        """Waits until it was drawn, and somebody is asked or the game is over."""
        while self.version < version or not (self.moves() or self.is_over()):
            self.news.clear()
            await self.news.wait()

    def asked(self) -> list[PageSocket]:
        return [page for page in self.pages if page.version == self.version and page.moves()]

    def moves(self) -> list[str]:
        return [move for page in self.asked() for move in page.moves()]

    def is_over(self) -> bool:
        return any(page.regions.get("result", "").strip() for page in self.pages)

    async def move(self, move: str) -> None:
        page = next(page for page in self.asked() if move in page.moves())
        version = page.version
        page.send(orjson.dumps({"type": "move", "version": version, "move": move}))
        await self.until_version(version + 1)

    def close(self) -> None:
        for page in self.pages:
            page.close()


TABLES: dict[str, type[ProgramTable] | type[PagesTable]] = {
    "programs": ProgramTable,
    "pages": PagesTable,
}


async def game_after_game(
    server: Server, load: Load, visitor: Visitor, tally: Tally, think: float
) -> None:
    while tally.going_on():
        table = TABLES[load.kind](server, visitor, load.game)
        async with tally.opening:
            await table.open()
            tally.opened += 1
        while tally.going_on() and (moves := table.moves()):
            if think:
                await asyncio.sleep(random.uniform(0, 2 * think))
            sent = time.perf_counter()
            await table.move(random.choice(moves))
            tally.everybody_has(sent)
        table.close()


async def drive(server: Server, load: Load, seconds: float, think: float = 0.0) -> Tally:
    tally = Tally(server.work, GROUP * load.tables)
    visitors = [await sign_up(server) for _ in range((load.tables + 29) // 30)]
    players = [
        asyncio.create_task(game_after_game(server, load, visitors[number // 30], tally, think))
        for number in range(load.tables)
    ]
    while tally.opened < load.tables:
        await asyncio.sleep(0.1)
        for failed in [player for player in players if player.done()]:
            failed.result()
    await asyncio.sleep(min(WARM_UP, seconds))
    before, own = server.work(), time.process_time()
    tally.noted.append(before)
    tally.since = time.perf_counter()
    tally.until = tally.since + seconds
    await asyncio.sleep(seconds)
    tally.server, tally.client = server.work() - before, time.process_time() - own
    await asyncio.gather(*players)
    return tally


async def sign_up(server: Server) -> Visitor:
    guest = await come(server)
    async with httpx.AsyncClient(base_url=server.url) as client:
        csrf = await csrf_of(client)
        made = await client.post("/account/token", data={"csrf": csrf, "label": "load"})
        token = re.search(r"iteru_[\w-]+", made.text)
        assert token is not None
        return Visitor(cookie_of(client), csrf, token.group(), guest)


async def come(server: Server) -> Guest:
    async with httpx.AsyncClient(base_url=server.url) as client:
        csrf = await csrf_of(client)
        return Guest(cookie_of(client), csrf)


async def csrf_of(client: httpx.AsyncClient) -> str:
    page = await client.get("/account")
    csrf = re.search(r'name="csrf" value="([^"]+)"', page.text)
    assert csrf is not None
    return csrf.group(1)


def cookie_of(client: httpx.AsyncClient) -> str:
    return f"iteru={client.cookies['iteru']}"


def report(load: Load, seconds: float, tally: Tally, memory: tuple[float, float]) -> None:
    waits = sorted(tally.waits) or [0.0]
    p50 = statistics.median(waits) * 1000
    p99 = waits[min(len(waits) - 1, int(len(waits) * 0.99))] * 1000
    before, after = memory
    each = (after - before) * 1024 / max(1, load.tables)
    print(
        f"{load.game}, {load.kind}: {load.tables} tables, {len(waits) / seconds:,.0f} moves/s, "
        f"p50 {p50:.1f} ms, p99 {p99:.1f} ms; "
        f"server's CPU {tally.server * 1000 / len(waits):.2f} ms a move, {tally.server / seconds:.0%} of a core "
        f"(client {tally.client / seconds:.0%}), memory {after:.0f} MiB ({each:.0f} KiB per table)"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kind", choices=tuple(TABLES), default="programs")
    parser.add_argument("--game", choices=tuple(iteru.games()), default=Load.game)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument(
        "--think", type=float, default=0.0, help="mean seconds a player thinks before a move"
    )
    asked = parser.parse_args()
    load = Load(asked.kind, asked.tables, asked.game)
    with tempfile.TemporaryDirectory() as folder:
        server = start_server(folder)
        try:
            before = server.memory()
            tally = uvloop.run(drive(server, load, asked.seconds, asked.think))
            report(load, asked.seconds, tally, (before, server.memory()))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
