"""Load on a running server: many tables with scripted players, programs over the API or pages that get their regions drawn.

Starts a server of its own on a temporary database, drives it from a second process, and reports moves per second, the time
from sending a move to every player having it, and memory per live table.
"""

import argparse
import asyncio
import json
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
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

HEADERS = {"content-type": "application/json"}


@dataclass
class Tally:
    """What has been measured so far."""

    moves: int = 0
    waits: list[float] = field(default_factory=list)
    until: float = 0.0


@dataclass
class Server:
    """A server of our own and how to reach it."""

    port: int
    process: subprocess.Popen[bytes]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def memory(self) -> float:
        """Resident memory in MiB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        found = re.search(r"VmRSS:\s+(\d+)", status)
        return int(found.group(1)) / 1024 if found else 0.0


def start_server(folder: str) -> Server:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = {**os.environ, "ITERU_DATA": folder, "ITERU_RATE": "1000000", "ITERU_PACE": "0"}
    program = Path(sys.executable).with_name("iteru")
    process = subprocess.Popen([str(program), "serve", "--port", str(port)], env=environment, stdout=subprocess.DEVNULL)
    server = Server(port, process)
    for _ in range(200):
        try:
            httpx.get(server.url + "/api/games", timeout=2)
            return server
        except httpx.HTTPError:
            time.sleep(0.05)
    raise SystemExit("the server did not start")


class Wire:
    """A bare keep-alive HTTP connection: the client must cost less than what it measures."""

    def __init__(self, port: int, token: str) -> None:
        self.port = port
        self.token = token

    async def open(self) -> "Wire":
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        return self

    async def call(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        data = b"" if body is None else json.dumps(body).encode()
        self.writer.write(self.head(method, path, len(data)) + data)
        status, length = await self.read_head()
        return status, await self.reader.readexactly(length)

    def head(self, method: str, path: str, length: int) -> bytes:
        return (
            f"{method} {path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {self.token}\r\n"
            f"content-type: application/json\r\ncontent-length: {length}\r\n\r\n"
        ).encode()

    async def read_head(self) -> tuple[int, int]:
        head = await self.reader.readuntil(b"\r\n\r\n")
        found = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
        return int(head[9:12]), int(found.group(1)) if found else 0

    async def stream(self, path: str, tell: Callable[[dict[str, object]], None]) -> None:
        """Read server-sent events for ever."""
        self.writer.write(self.head("GET", path, 0))
        await self.reader.readuntil(b"\r\n\r\n")
        buffer = b""
        while True:
            size = int((await self.reader.readline()).strip() or b"0", 16)
            buffer += (await self.reader.readexactly(size + 2))[:-2]
            while b"\n\n" in buffer:
                message, _, buffer = buffer.partition(b"\n\n")
                data = message.partition(b"data: ")[2]
                if data:
                    tell(json.loads(data))


async def program_table(server: Server, token: str, tally: Tally, think: float) -> None:
    """Two programs at a table: each has a stream, and moves when it is asked."""
    wire = await Wire(server.port, token).open()
    seats = [{"kind": "me"}, {"kind": "local", "name": "two"}]
    _, made = await wire.call("POST", "/api/tables", {"game": "imhotep", "seats": seats, "listed": False})
    table = json.loads(made)["id"]
    latest: list[dict[str, object]] = [{}, {}]
    news = asyncio.Event()

    def teller(seat: int) -> Callable[[dict[str, object]], None]:
        def tell(message: dict[str, object]) -> None:
            latest[seat] = message
            news.set()

        return tell

    listeners = []
    for seat in (0, 1):
        ear = await Wire(server.port, token).open()
        listeners.append(asyncio.create_task(ear.stream(f"/api/tables/{table}/events?seat={seat}", teller(seat))))

    async def everybody_has(version: int) -> None:
        while any(int(str(one.get("version", -1))) < version for one in latest):
            news.clear()
            await news.wait()

    await everybody_has(0)
    version = 0
    while time.monotonic() < tally.until:
        if think:
            await asyncio.sleep(random.uniform(0, 2 * think))
        asked = next((one for one in latest if one.get("choices")), None)
        if asked is None:
            break
        choices = asked["choices"]
        assert isinstance(choices, list)
        sent = time.perf_counter()
        status, _ = await wire.call(
            "POST", f"/api/tables/{table}/moves", {"version": version, "move": random.choice(choices)["move"]}
        )
        assert status == 200, status
        version += 1
        await everybody_has(version)
        tally.waits.append(time.perf_counter() - sent)
        tally.moves += 1
    for listener in listeners:
        listener.cancel()


MOVE = re.compile(r'data-move="([^"]+)"')


async def page_table(server: Server, cookie: str, csrf: str, tally: Tally, think: float) -> None:
    """Two pages of one table at one screen each: both get every change drawn."""
    async with httpx.AsyncClient(base_url=server.url, headers={"cookie": cookie}) as client:
        form = {"csrf": csrf, "seat-0": "me", "seat-1": "local", "name-1": "two"}
        made = await client.post("/new/imhotep", data=form)
    table = made.headers["location"]
    sockets = [await open_page(server, table, cookie) for _ in range(2)]
    version = await newest(sockets, -1)
    while time.monotonic() < tally.until:
        if think:
            await asyncio.sleep(random.uniform(0, 2 * think))
        moves = MOVE.findall(sockets[0].ask)
        if not moves:
            break
        sent = time.perf_counter()
        await sockets[0].socket.send(json.dumps({"type": "move", "version": version, "move": random.choice(moves)}))
        version = await newest(sockets, version)
        tally.waits.append(time.perf_counter() - sent)
        tally.moves += 1
    for page in sockets:
        await page.socket.close()


@dataclass
class Page:
    """An open page: its socket and the choices it shows."""

    socket: ClientConnection
    version: int = -1
    ask: str = ""


async def open_page(server: Server, table: str, cookie: str) -> Page:
    headers = {"cookie": cookie}
    address = f"ws://127.0.0.1:{server.port}{table}/live"
    return Page(await connect(address, additional_headers=headers, origin=server.url, max_size=None))  # type: ignore[arg-type]


async def newest(pages: list[Page], after: int) -> int:
    """Wait until every page shows a version later than `after`."""
    for page in pages:
        while page.version <= after or not page.ask:
            message = json.loads(await page.socket.recv())
            if "version" in message:
                page.version = message["version"]
                page.ask = message["regions"].get("ask", page.ask)
    return pages[0].version


async def game_after_game(server: Server, kind: str, who: tuple[str, str, str], tally: Tally, think: float) -> None:
    cookie, csrf, token = who
    while time.monotonic() < tally.until:
        if kind == "programs":
            await program_table(server, token, tally, think)
        else:
            await page_table(server, cookie, csrf, tally, think)


async def drive(server: Server, kind: str, tables: int, seconds: float, think: float) -> Tally:
    tally = Tally(until=time.monotonic() + 3600)
    players: list[Callable[[], Awaitable[None]]] = []
    for _ in range((tables + 29) // 30):
        cookie, csrf, token = await sign_up(server)
        for _ in range(min(30, tables - len(players))):
            players.append(partial(game_after_game, server, kind, (cookie, csrf, token), tally, think))
    tasks = [asyncio.ensure_future(player()) for player in players]
    await asyncio.sleep(min(2 + tables / 100, 20))
    tally.moves, tally.waits = 0, []
    start = time.monotonic()
    tally.until = start + seconds
    await asyncio.gather(*tasks)
    return tally


async def sign_up(server: Server) -> tuple[str, str, str]:
    """A guest with a token."""
    async with httpx.AsyncClient(base_url=server.url) as client:
        page = await client.get("/account")
        csrf = re.search(r'name="csrf" value="([^"]+)"', page.text)
        assert csrf is not None
        made = await client.post("/account/token", data={"csrf": csrf.group(1), "label": "load"})
        token = re.search(r"iteru_[\w-]+", made.text)
        assert token is not None
        cookie = f"iteru={client.cookies['iteru']}"
    return cookie, csrf.group(1), token.group()


def report(kind: str, tables: int, seconds: float, tally: Tally, memory: tuple[float, float]) -> None:
    waits = sorted(tally.waits) or [0.0]
    p50 = statistics.median(waits) * 1000
    p99 = waits[min(len(waits) - 1, int(len(waits) * 0.99))] * 1000
    before, after = memory
    each = (after - before) * 1024 / max(1, tables)
    print(
        f"{kind}: {tables} tables, {tally.moves / seconds:,.0f} moves/s, p50 {p50:.1f} ms, p99 {p99:.1f} ms, "
        f"server {after:.0f} MiB ({each:.0f} KiB per table)"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kind", choices=("programs", "pages"), default="programs")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--think", type=float, default=0.0, help="mean seconds a player thinks before a move")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = start_server(folder)
        try:
            before = server.memory()
            tally = asyncio.run(drive(server, given.kind, given.tables, given.seconds, given.think))
            report(given.kind, given.tables, given.seconds, tally, (before, server.memory()))
        finally:
            server.process.send_signal(signal.SIGTERM)
            server.process.wait(10)


if __name__ == "__main__":
    main()
