"""Bots at tables: they move when it is their turn, at a pace that people can follow."""

import asyncio
import logging
import time
from contextlib import suppress

from iteru.bots.registry import USUAL_BOT
from iteru.table import seating
from iteru.table.live import LiveTable
from iteru.table.people import Person
from iteru.table.process import Ended, Failed
from iteru.table.storage import Stale
from iteru.table.trouble import DatabaseAway
from iteru.table.workers import Workers

log = logging.getLogger("iteru.table")

MAX_FAILURES = 3
"""So often a bot may fail at one choice."""
RESTS = (5.0, 15.0, 60.0, 300.0, 900.0)
"""Seconds after which the usual bot tries again each time that it has failed so often; then somebody has to come."""


class Rest:
    """A table where no bot managed to choose."""

    def __init__(self, version: int) -> None:
        self.version = version
        self.since = time.monotonic()
        self.is_over = asyncio.Event()

    def may_end(self, table: LiveTable) -> bool:
        """Whether the table has changed, or has rested so long that a visitor may restart its bots."""
        has_rested = time.monotonic() - self.since >= RESTS[0]
        return has_rested or table.version != self.version


class Bots:
    """Plays the bots of all tables. `pace` is the pause before each move, in seconds, while people watch."""

    def __init__(self, workers: Workers, pace: float) -> None:
        self.workers = workers
        self.pace = pace
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.resting: dict[str, Rest] = {}
        self.failures = 0
        """Choices at which a bot has failed, since the start."""
        self.has_stopped = False

    @property
    def at_work(self) -> int:
        """Tables whose bots are choosing now."""
        return len(self.thinking) - len(self.resting)

    def wake(self, table: LiveTable) -> None:
        """Makes a bot move if it is a bot's turn. Called after every change, and when somebody comes."""
        if self.has_stopped:  # a table may still be told that somebody has left
            return
        rest = self.resting.get(table.id)
        if rest is not None and rest.may_end(table):
            rest.is_over.set()
        if table.bot_to_move() is not None and table.id not in self.thinking:
            task = asyncio.create_task(self.play(table))
            self.thinking[table.id] = task
            task.add_done_callback(lambda _: self.thinking.pop(table.id, None))

    async def play(self, table: LiveTable) -> None:
        """Bots move until a person must choose. A bot that keeps failing is replaced by the default bot. If that fails too, the
        table rests, longer each time, and the next visitor restarts its bots."""
        failures = rests = 0
        while (name := table.bot_to_move()) is not None:
            version = table.version
            if table.presence.is_watched:
                await self.pause(table)
            try:
                action = await self.workers.ask(table, name)
                if table.version == version:
                    await table.bot_move(version, action)
                failures = rests = 0
            except asyncio.CancelledError:
                raise
            except Stale:
                continue
            except DatabaseAway:  # no fault of the bot: its move waits
                await table.storage.database.is_here.wait()
            except Exception as error:
                self.tell_of_failure(table, name, error)
                failures = (failures + 1) % MAX_FAILURES
                if failures == 0 and not await self.replace(table, version, name):
                    if rests == len(RESTS):
                        return
                    await self.rest(table, version, RESTS[rests])
                    rests += 1
                await asyncio.sleep(0.1)

    async def pause(self, table: LiveTable) -> None:
        """Pauses so that people can follow; cut short if the only person playing wants to skip ahead."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self.pace):
                await table.hurry.wait()

    def tell_of_failure(self, table: LiveTable, name: str, error: Exception) -> None:
        self.failures += 1
        is_ours = not isinstance(error, Ended | Failed)  # those say where it was in the worker
        log.error("table %s: bot %s failed: %s", table.id, name, error, exc_info=is_ours)

    async def replace(self, table: LiveTable, version: int, name: str) -> bool:
        """Replaces a failing bot by another one. Returns whether it is worth going on."""
        if table.version != version:
            return True
        actor = table.match.state.actor
        if name == USUAL_BOT:
            return False
        with suppress(DatabaseAway):
            await seating.replace_bot(table, actor, USUAL_BOT)
        return True

    async def rest(self, table: LiveTable, version: int, seconds: float) -> None:
        """No bot managed to choose: everybody watching is told, and the table waits."""
        rest = self.resting[table.id] = Rest(version)
        table.failed_bot = version
        table.tell_everybody()
        try:
            async with asyncio.timeout(seconds):
                await rest.is_over.wait()
        except TimeoutError:
            pass
        finally:
            del self.resting[table.id]

    @staticmethod
    def skip(table: LiveTable, person: Person) -> None:
        """Skips to a person's next choice without pauses, unless other people play: they may want to follow."""
        if table.seats_of(person) and not table.people_besides(person.id):
            table.hurry.set()

    def stop(self) -> list[asyncio.Task[None]]:
        """Stops all bots; the caller cancels what they are still thinking about."""
        self.has_stopped = True
        return list(self.thinking.values())
