"""Windows: moments when a seat may react to what another did (`Game.is_window`).

Nobody may learn from the duration of a window whether somebody could react. So while several people play, it stays open for
the same time whoever is asked and whatever they answer; only a reaction itself, which shows the card, ends it early.
"""

import asyncio

from iteru.engine.errors import IteruError
from iteru.table.live import LiveTable
from iteru.table.people import Person
from iteru.table.trouble import DatabaseAway
from iteru.table.watchdog import at_work


def is_asked(table: LiveTable) -> bool:
    """Whether the actor has something to choose. In a window a seat is asked only if it can react and wants to be asked;
    but people at one screen see who is asked, so there everybody who might react is asked."""
    state = table.match.state
    if not table.in_window or shares_screen(table, state.actor):
        return True
    is_quiet = table.seats[state.actor].person in table.quiet
    wants = not is_quiet and table.passed != table.version
    with at_work(table.id):
        return wants and len(state.legal_actions()) > 1


def shares_screen(table: LiveTable, number: int) -> bool:
    person = table.seats[number].person
    return person is not None and sum(seat.person == person for seat in table.seats) > 1


def keep_quiet(table: LiveTable, person: Person, quiet: bool) -> None:
    """Whether a seated person is not to be asked for reactions."""
    if table.seats_of(person):
        (table.quiet.add if quiet else table.quiet.discard)(person.id)
        table.tell_everybody()


async def let_pass(table: LiveTable, version: int) -> None:
    """Closes the window: its actor does not react."""
    async with table.lock:
        table.check_version(version)
        if table.in_window:
            state = table.match.state
            with at_work(table.id):
                lets_pass = state.legal_actions()[-1]
            await table.carry_out(state.actor, lets_pass)


class Windows:
    """Closes the windows of all tables in time."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.closing: dict[str, tuple[int, asyncio.Task[None]]] = {}

    def watch(self, table: LiveTable) -> None:
        """Makes sure that an open window will be closed. Called after every change."""
        wait = self.patience(table)
        version, task = self.closing.get(table.id, (-1, None))
        if task is not None and (version != table.version or wait is None):
            task.cancel()
            del self.closing[table.id]
            task = None
        if wait is not None and task is None:
            self.closing[table.id] = (
                table.version,
                asyncio.create_task(self.close(table, table.version, wait)),
            )

    def patience(self, table: LiveTable) -> float | None:
        """Returns how many seconds a table's window stays open; None when none is open, or when it waits for an answer."""
        if not table.in_window or table.bot_to_move() is not None:
            return None
        if table.windows_take_time:
            return table.reaction_time
        return None if is_asked(table) else 0.0

    async def close(self, table: LiveTable, version: int, wait: float) -> None:
        await asyncio.sleep(wait)
        await table.storage.database.is_here.wait()
        self.closing.pop(table.id, None)
        try:
            await let_pass(table, version)
        except DatabaseAway:
            self.watch(table)
        except IteruError:  # somebody was faster and the window is closed already
            pass

    def stop(self) -> list[asyncio.Task[None]]:
        return [task for _, task in self.closing.values()]
