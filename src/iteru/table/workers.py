"""Worker processes in which bots choose. They are sent what a seat may know, never the position."""

import asyncio
import multiprocessing
import os
import secrets
import signal
import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from threading import Thread

from iteru.bots.registry import bot
from iteru.engine.registry import game, valid_games
from iteru.engine.rng import Rng
from iteru.table.live import LiveTable

Corrections = Mapping[str, object]
ENDINGS = (signal.SIGINT, signal.SIGTERM)
"""Ctrl+C, and most who manage services, send these to all processes at once; the server then ends its workers."""


def choose(
    name: str,
    corrections: Corrections,
    snapshot: dict[str, object],
    bot_name: str,
    seed: int,
) -> int:
    """In a worker process: a bot's choice in a position as its seat may know it."""
    title = game(name, corrections)
    return bot(bot_name).choose(title, title.restore(snapshot), Rng.seeded(seed))


def end_with_the_server() -> None:
    """In a worker process: neither sooner nor later than the server. One that is killed cannot tell its workers."""
    for ending in ENDINGS:
        signal.signal(ending, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()


@contextmanager
def deaf_from_the_start() -> Iterator[None]:
    """A process that is started meanwhile hears no signal even before it can say that it ignores them."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDINGS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def warm_up(boxes: Mapping[str, Corrections]) -> None:
    """In a worker process: load the games before the first person waits for a bot."""
    for name in valid_games():
        game(name, boxes.get(name))


class Workers:
    """So many processes, new ones if one of them is killed."""

    def __init__(self, count: int, boxes: Mapping[str, Corrections]) -> None:
        self.count = count
        self.boxes = boxes
        self.pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        self.pool = ProcessPoolExecutor(
            self.count, multiprocessing.get_context("spawn"), initializer=end_with_the_server
        )
        with deaf_from_the_start():
            self.pool.submit(warm_up, self.boxes)

    async def stop(self) -> None:
        if self.pool is not None:
            await asyncio.to_thread(self.pool.shutdown, wait=True, cancel_futures=True)

    async def ask(self, table: LiveTable, name: str) -> int:
        """What a bot chooses for the seat that is to move."""
        state = table.match.state
        rng = Rng.seeded(secrets.randbits(62))
        sight = table.game.sight(state, state.actor, rng)
        corrections = table.game.box.corrections
        work = (table.game.name, corrections, sight.snapshot(), name, secrets.randbits(62))
        pool = self.pool
        assert pool is not None
        try:
            with deaf_from_the_start():  # the pool starts another process when all are busy
                chosen = asyncio.get_running_loop().run_in_executor(pool, choose, *work)
            return await chosen
        except BrokenProcessPool:
            if self.pool is pool:  # a worker was killed: the next try gets new ones
                self.start()
            raise
