"""Windows: moments at which a seat may react to what another did (`Game.is_window`).

Nobody may learn from the time a window takes whether somebody could react. So while several people play, it stays open for
the same time whoever is asked and whatever they answer; only a reaction itself, which shows the card, ends it at once.
"""

import asyncio
from contextlib import suppress

from iteru.engine.errors import IteruError
from iteru.table.live import LiveTable


class Windows:
    """Closes the windows of all tables in time."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.closing: dict[str, tuple[int, asyncio.Task[None]]] = {}

    def watch(self, table: LiveTable) -> None:
        """See to it that an open window is closed. Called after every change."""
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
        """How long the window of a table stays open; None when no window is open, or when it waits for an answer."""
        if not table.in_window or table.bot_to_move() is not None:
            return None
        if table.has_other_people():
            return self.seconds
        return None if table.is_asked() else 0.0

    async def close(self, table: LiveTable, version: int, wait: float) -> None:
        await asyncio.sleep(wait)
        self.closing.pop(table.id, None)
        with suppress(IteruError):  # somebody was faster and the window is closed already
            await table.let_pass(version)

    def stop(self) -> list[asyncio.Task[None]]:
        return [task for _, task in self.closing.values()]
