"""A server's memory before and after many hostile requests.

Long paths, long heads, made-up tokens, tables, cookies and addresses, random queries, half requests. The rate limit is off,
so that each request is answered in full, unless its head is too long.
"""

import argparse
import asyncio
import secrets
import tempfile
from collections import Counter
from collections.abc import Callable

from bench.load import Server, start_server

AT_ONCE = 8
WARM_UP = 2000
MAY_GROW = 10.0
"""How many MiB a server may grow."""


def request(path: str, *headers: str, method: str = "GET") -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", "Host: x", *headers, "", ""]).encode()


def made_up_address() -> str:
    groups = secrets.token_hex(8)
    return "2001:" + ":".join(groups[i : i + 4] for i in range(0, 16, 4)) + "::1"


KINDS: dict[str, Callable[[], bytes]] = {
    "long path": lambda: request("/t/" + secrets.token_hex(15_000)),
    "path too long": lambda: request("/t/" + secrets.token_hex(30_000)),
    "long header": lambda: request("/api/games", "X-Long: " + secrets.token_hex(15_000)),
    "long token": lambda: request(
        "/api/tables", "Authorization: Bearer iteru_" + secrets.token_hex(15_000)
    ),
    "made-up token": lambda: request(
        "/api/tables", "Authorization: Bearer iteru_" + secrets.token_urlsafe(24)
    ),
    "made-up scheme": lambda: request("/api/games", f"Authorization: {secrets.token_hex(200)}"),
    "made-up table": lambda: request("/t/" + secrets.token_urlsafe(8)),
    "made-up call": lambda: request("/api/tables/" + secrets.token_urlsafe(8) + "/view"),
    "made-up cookie": lambda: request("/account", "Cookie: iteru=" + secrets.token_hex(3000)),
    "made-up address": lambda: request("/api/limits", f"X-Forwarded-For: {made_up_address()}"),
    "no address": lambda: request("/api/limits", f"X-Forwarded-For: {secrets.token_hex(4000)}"),
    "random question": lambda: request(f"/api/games?{secrets.token_hex(2000)}"),
    "other method": lambda: request(f"/api/games/{secrets.token_hex(8)}", method="DELETE"),
    "no HTTP": lambda: secrets.token_bytes(200) + b"\r\n\r\n",
    "half a request": lambda: request("/" + secrets.token_hex(2000))[:-2],
}


class Attacker:
    """Sends one request after the other, on a new connection whenever the last one was closed."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.answers: Counter[str] = Counter()
        self.writer: asyncio.StreamWriter | None = None

    async def send(self, kind: str) -> None:
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            self.writer.write(KINDS[kind]())
            status = "none" if kind == "half a request" else await self.read_answer()
        except (OSError, asyncio.IncompleteReadError):
            status = "cut"
        self.answers[status] += 1
        if status in ("none", "cut", "400", "408", "431"):
            self.hang_up()

    async def read_answer(self) -> str:
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        length = head.partition("content-length: ")[2].partition("\r")[0]
        await self.reader.readexactly(int(length or 0))
        return head.split()[1]

    def hang_up(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.writer = None


async def attack(port: int, count: int) -> Counter[str]:
    """Sends that many requests of all kinds and counts the answers."""
    attackers = [Attacker(port) for _ in range(AT_ONCE)]
    kinds = list(KINDS)

    async def keep_sending(attacker: Attacker, first: int) -> None:
        for number in range(first, count, AT_ONCE):
            await attacker.send(kinds[number % len(kinds)])
        attacker.hang_up()

    await asyncio.gather(*[keep_sending(one, first) for first, one in enumerate(attackers)])
    return sum([attacker.answers for attacker in attackers], Counter())


def report(server: Server, count: int) -> None:
    """Prints how memory grew; the first requests, which warm the server up, do not count."""
    asyncio.run(attack(server.port, WARM_UP))
    before = server.memory()
    answers: Counter[str] = Counter()
    for tenth in range(10):
        answers += asyncio.run(attack(server.port, count // 10))
        print(f"{count // 10 * (tenth + 1):>8,}  {server.memory() - before:+6.1f} MiB", flush=True)
    grown = server.memory() - before
    counts = ", ".join(f"{status}: {number:,}" for status, number in sorted(answers.items()))
    print(f"answers: {counts}")
    print(f"{'held' if grown <= MAY_GROW else 'NOT held'}: {before:.1f} MiB before, {grown:+.1f}")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.hostile", description=__doc__)
    parser.add_argument(
        "--requests", type=int, default=100_000, help="how many (default: %(default)s)"
    )
    return parser.parse_args()


def main() -> None:
    asked = arguments()
    with tempfile.TemporaryDirectory() as folder:
        server = start_server(folder, "--proxy", "127.0.0.1")
        try:
            report(server, asked.requests)
        finally:
            server.process.terminate()
            server.process.wait()


if __name__ == "__main__":
    main()
