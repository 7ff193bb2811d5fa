"""Advice at a table: for the player who must choose, by what their seat may know, told to nobody else."""

import asyncio

from iteru.bots.advice import Counsel
from iteru.table import windows
from iteru.table.live import Forbidden, LiveTable
from iteru.table.people import Person
from iteru.table.process import Ended, Failed, NotStarted
from iteru.table.workers import Workers


class Advisers:
    """Searches for advice, one at a time for each person."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self.searches: dict[int, asyncio.Task[list[Counsel]]] = {}
        """By the person who waits for it, or has left meanwhile."""

    async def advise(self, table: LiveTable, person: Person, version: int) -> list[Counsel]:
        """Returns the best few choices of the person's seat. The record will say that they were told."""
        check_may_ask(table, person)
        table.check_version(version)
        if person.id in self.searches:
            raise Forbidden("advice-twice")
        found = await asyncio.shield(self.search(table, person))
        async with table.lock:
            table.check_version(version)
            await table.note_advice()
        return found

    def search(self, table: LiveTable, person: Person) -> asyncio.Task[list[Counsel]]:
        """Begins a search; whoever waits no longer does not stop it."""
        task = asyncio.create_task(self.searched(table, person))
        self.searches[person.id] = task
        task.add_done_callback(lambda _: self.searches.pop(person.id, None))
        return task

    async def searched(self, table: LiveTable, person: Person) -> list[Counsel]:
        try:
            return await self.workers.advise(table, person.id)
        except (Ended, Failed, NotStarted) as error:
            raise Forbidden("advice-failed") from error

    def stop(self) -> list[asyncio.Task[list[Counsel]]]:
        return list(self.searches.values())


def check_may_ask(table: LiveTable, person: Person) -> None:
    """Refuses advice where it is forbidden, and to all who have nothing to choose now."""
    table.check_playing()
    mine, actor = table.seats_of(person), table.match.state.actor
    if not mine:
        raise Forbidden("not-your-table", seat=actor)
    if actor not in mine or not windows.is_asked(table):
        raise Forbidden("not-your-turn", seat=actor)
    if table.no_advice:
        raise Forbidden("advice-forbidden")
