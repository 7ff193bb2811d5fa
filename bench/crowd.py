"""Many games against the strongest level at once: whether all go on, and whether people's own moves stay fast meanwhile.

Starts a server of its own on `--cores` cores with as many workers. At each table a program plays like a hasty person
against `vizier`. It reports how long people wait for their own move to be stored and shown, how long for the bot, and
how many choices bots made at the table that got the fewest and the most.
"""

import argparse
import asyncio
import os
import random
import tempfile
import time
from collections.abc import Awaitable, Iterable
from dataclasses import dataclass, field

import orjson
import uvloop

from bench.load import ProgramTable, Server, Visitor, sign_up, start_server
from bench.wire import Call, Stream
from iteru.engine.build import is_compiled

THINK = 1.0
"""Mean seconds that a person thinks before a move."""
BAR = 0.1
"""Seconds in which 99 of 100 moves of people must be through."""


@dataclass
class Waits:
    """What the player of one table waited for."""

    own: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)


class CrowdTable(ProgramTable):
    """A program against a bot; it follows the stream of its seat."""

    def __init__(self, server: Server, visitor: Visitor, game: str, bot: str) -> None:
        super().__init__(server, visitor, game)
        self.wanted = {
            "game": self.game,
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}],
            "listed": False,
        }
        self.latest = [{"version": -1}]

    async def open(self) -> None:
        self.call = Call(self.server.port, self.headers)
        made = await self.call("POST", "/api/tables", orjson.dumps(self.wanted))
        self.path = f"/api/tables/{orjson.loads(made.body)['id']}"
        path = f"{self.path}/events?seat=0"
        self.streams = [await Stream.open(self.server.port, self.headers, path, self.hearer(0))]
        await self.until_version(0)

    async def until_own_turn(self) -> bool:
        """Waits until there is something to choose; returns False when the game is over."""
        while not self.moves():
            if self.latest[0].get("status") == "over":
                return False
            self.news.clear()
            await self.news.wait()
        return True


async def play(table: CrowdTable, waits: Waits, until: float) -> None:
    """Plays game after game; a bot's choice that does not come before the end counts as long as it was waited for."""
    while time.perf_counter() < until:
        await table.open()
        asked = time.perf_counter()
        while await in_time(table.until_own_turn(), until):
            waits.bots.append(time.perf_counter() - asked)
            await asyncio.sleep(random.uniform(0, 2 * THINK))
            if not table.moves():  # what had one answer was answered meanwhile
                continue
            sent = time.perf_counter()
            await table.move(random.choice(table.moves()))
            asked = time.perf_counter()
            waits.own.append(asked - sent)
        table.close()


async def in_time(turn: Awaitable[bool], until: float) -> bool:
    try:
        async with asyncio.timeout(max(0.0, until - time.perf_counter())):
            return await turn
    except TimeoutError:
        return False


async def drive(server: Server, tables: int, game: str, bot: str, seconds: float) -> list[Waits]:
    waits = [Waits() for _ in range(tables)]
    visitors = [await sign_up(server) for _ in range(tables)]
    until = time.perf_counter() + seconds
    players = [
        play(CrowdTable(server, visitor, game, bot), one, until)
        for visitor, one in zip(visitors, waits, strict=True)
    ]
    await asyncio.gather(*players)
    return waits


def share(values: Iterable[float], part: float) -> float:
    """The value that this part of all stays below."""
    found = sorted(values) or [0.0]
    return found[min(len(found) - 1, int(len(found) * part))]


def summary(waits: list[Waits]) -> str:
    own = [wait for one in waits for wait in one.own]
    bots = [wait for one in waits for wait in one.bots[1:]]  # the first is the opening of the table
    choices = [max(0, len(one.bots) - 1) for one in waits]
    verdict = "met" if own and share(own, 0.99) < BAR else "missed"
    return (
        f"people's moves: {len(own)}, p50 {share(own, 0.5) * 1000:.0f} ms, "
        f"p99 {share(own, 0.99) * 1000:.0f} ms (under {BAR * 1000:.0f} ms: {verdict})\n"
        f"bots' turns: {len(bots)}, p50 {share(bots, 0.5):.2f} s, p99 {share(bots, 0.99):.2f} s, "
        f"longest {max(bots, default=0.0):.2f} s\n"
        f"turns of a bot at a table: {min(choices)} to {max(choices)} "
        f"({'all go on' if min(choices) > 0 else 'some stand still'})"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--game", default="imhotep")
    parser.add_argument("--bot", default="vizier")
    parser.add_argument("--seconds", type=float, default=60.0)
    asked = parser.parse_args()
    all_cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, all_cores[: asked.cores])  # the server inherits it
    environment = {**os.environ, "ITERU_WORKERS": str(asked.cores)}
    how = "compiled" if is_compiled() else "interpreted"
    print(f"{asked.tables} tables of {asked.game} against {asked.bot}, {asked.cores} cores, {how}")
    print(f"load before it began: {os.getloadavg()[0]:.1f}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        server = start_server(folder, environment=environment)
        os.sched_setaffinity(0, all_cores[asked.cores :] or all_cores)
        plan = (asked.tables, asked.game, asked.bot, asked.seconds)
        try:
            print(summary(uvloop.run(drive(server, *plan))))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
