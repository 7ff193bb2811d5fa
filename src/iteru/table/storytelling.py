"""Tells how a finished game went: when somebody asks for the first time, and in slices, since a game may be long."""

import asyncio
import logging
from weakref import WeakKeyDictionary

from iteru.engine.match import Match
from iteru.engine.story import Story, Storyteller
from iteru.table.live import OVER, LiveTable
from iteru.table.slices import Slices
from iteru.table.watchdog import at_work

log = logging.getLogger("iteru.table")
TELLING: "WeakKeyDictionary[LiveTable, asyncio.Task[None]]" = WeakKeyDictionary()
"""The tasks that tell how each finished game went."""


def begin(table: LiveTable) -> None:
    """Begins to tell how a game went, if it is over. Everybody at the table hears when it is done."""
    if table.status == OVER and table not in TELLING:
        TELLING[table] = asyncio.create_task(tell(table))


async def wait_for_story(table: LiveTable) -> None:
    """Waits until `LiveTable.story` is there, or the game turns out to have none."""
    begin(table)
    if table in TELLING:
        await asyncio.shield(TELLING[table])


async def tell(table: LiveTable) -> None:
    """A game that fails has a result without a story."""
    try:
        table.story = await story_of(table.match, table.id)
    except Exception as error:
        log.warning("table %s: its story cannot be told: %s: %s", table.id, type(error).__name__, error)  # fmt: skip
        return
    table.tell_everybody()


async def story_of(match: Match, table_id: str) -> Story:
    """The story of a match, as `iteru.engine.story.story_of` returns it."""
    with at_work(table_id):
        teller = Storyteller(match)
    slices = Slices()
    for _ in match.played:
        with at_work(table_id):
            teller.follow()
        await slices.yield_to_others()
    return teller.story()
