"""Bots at tables: they move when it is their turn, at a pace that people can follow."""

import asyncio
import logging
import time
from contextlib import suppress
from dataclasses import dataclass

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
"""At how many choices in a row a bot may fail, and how often the default one at a single choice."""
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


@dataclass
class Trouble:
    """What has gone wrong at one choice."""

    usual_answers: bool = False
    """Whether the bot of the seat has failed, and the usual one is asked in its place."""
    failures: int = 0
    """Of the usual bot."""


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
        """Bots move until a person must choose. Where a bot fails, the usual bot answers at once. If that fails too, again and
        again, the table rests, longer each time, and the next visitor restarts its bots."""
        trouble = Trouble()
        while (name := table.bot_to_move()) is not None:
            version = table.version
            try:
                await self.choose(table, version, name, trouble)
                trouble = Trouble()
            except asyncio.CancelledError:
                raise
            except Stale:
                trouble = Trouble()
            except DatabaseAway:  # no fault of the bot: its move waits
                await table.storage.database.is_here.wait()
            except Exception as error:
                asked = USUAL_BOT if trouble.usual_answers else name
                self.tell_of_failure(table, asked, error)
                if not await self.goes_on(table, version, asked, trouble):
                    return

    async def choose(self, table: LiveTable, version: int, name: str, trouble: "Trouble") -> None:
        """Asks the bot whose turn it is, or the usual one in its place, and makes the move."""
        if trouble.usual_answers:
            name = USUAL_BOT
        elif table.presence.is_watched:
            await self.pause(table)
        choice = await self.workers.ask(table, name)
        if table.version == version:
            actor = table.match.state.actor
            is_another = table.seats[actor].bot not in (None, name)
            await table.bot_move(version, choice.action, choice.hurried or is_another)
            if not is_another:
                del table.failures[actor]

    async def goes_on(self, table: LiveTable, version: int, asked: str, trouble: "Trouble") -> bool:
        """Handles a failure and returns whether it is worth trying again."""
        if asked != USUAL_BOT:
            trouble.usual_answers = True
            await self.count_failure(table, version)
            return True
        rests, left = divmod(trouble.failures, MAX_FAILURES)
        trouble.failures += 1
        if left == MAX_FAILURES - 1:
            if rests == len(RESTS):
                return False
            await self.rest(table, version, RESTS[rests])
        await asyncio.sleep(0.1)
        return True

    async def pause(self, table: LiveTable) -> None:
        """Pauses so that people can follow; cut short if the only person playing wants to skip ahead."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self.pace):
                await table.hurry.wait()

    def tell_of_failure(self, table: LiveTable, name: str, error: Exception) -> None:
        self.failures += 1
        is_ours = not isinstance(error, Ended | Failed)  # those say where it was in the worker
        then = "it tries again" if name == USUAL_BOT else f"{USUAL_BOT} answers for it"
        log.error("table %s: bot %s failed, %s: %s", table.id, name, then, error, exc_info=is_ours)

    @staticmethod
    async def count_failure(table: LiveTable, version: int) -> None:
        """A bot that fails at choice after choice leaves its seat to the usual one, so that nobody waits for it again."""
        if table.version == version:
            actor = table.match.state.actor
            table.failures[actor] += 1
            if table.failures[actor] == MAX_FAILURES:
                with suppress(DatabaseAway):
                    await seating.replace_bot(table, actor, USUAL_BOT)

    async def rest(self, table: LiveTable, version: int, seconds: float) -> None:
        """Tells everybody watching that no bot managed to choose; the table waits."""
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
