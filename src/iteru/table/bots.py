"""Bots at the tables: they move when it is their turn, at a pace that people can follow."""

import asyncio
import logging
from contextlib import suppress

from iteru.bots.registry import USUAL_BOT
from iteru.table import seating
from iteru.table.live import LiveTable
from iteru.table.storage import Stale
from iteru.table.trouble import DatabaseAway
from iteru.table.workers import Workers

log = logging.getLogger("iteru.table")

MAX_FAILURES = 3
"""So often a bot may fail at one choice."""


class Bots:
    """Plays the bots of all tables. `pace` is how long one waits before it moves while people look on, in seconds."""

    def __init__(self, workers: Workers, pace: float) -> None:
        self.workers = workers
        self.pace = pace
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.failures = 0
        """Choices at which a bot has failed, since the start."""
        self.has_stopped = False

    def wake(self, table: LiveTable) -> None:
        """See to it that a bot moves if it is a bot's turn. Called after every change."""
        if self.has_stopped:  # a table may still be told that somebody has left
            return
        if table.bot_to_move() is not None and table.id not in self.thinking:
            task = asyncio.create_task(self.play(table))
            self.thinking[table.id] = task
            task.add_done_callback(lambda _: self.thinking.pop(table.id, None))

    async def play(self, table: LiveTable) -> None:
        """Bots move until a person must choose.

        One that fails again and again is replaced by the usual one. If that fails too, the table waits: the next who
        comes sets it going again.
        """
        failures = 0
        while (name := table.bot_to_move()) is not None:
            version = table.version
            if table.presence.is_watched:
                await asyncio.sleep(self.pace)
            try:
                action = await self.workers.ask(table, name)
                if table.version == version:
                    await table.bot_move(version, action)
                failures = 0
            except asyncio.CancelledError:
                raise
            except Stale:
                continue
            except DatabaseAway:  # no fault of the bot: its move waits
                await table.storage.database.is_here.wait()
            except Exception:
                log.exception("table %s: bot %s failed", table.id, name)
                failures += 1
                self.failures += 1
                if failures == MAX_FAILURES:
                    failures = 0
                    if not await self.replace(table, version, name):
                        return
                await asyncio.sleep(0.1)

    async def replace(self, table: LiveTable, version: int, name: str) -> bool:
        """Whether another bot plays on for one that fails, and so it is worth going on."""
        if table.version != version:
            return True
        actor = table.match.state.actor
        if name == USUAL_BOT:
            table.failed_bot = version
            table.tell_everybody()
            return False
        with suppress(DatabaseAway):
            await seating.replace_bot(table, actor, USUAL_BOT)
        return True

    def stop(self) -> list[asyncio.Task[None]]:
        """No bot moves any more; what is still being thought about is for the caller to cancel."""
        self.has_stopped = True
        return list(self.thinking.values())
