"""Advice at a table, for the player who must choose and nobody else. It uses only what their seat may know."""

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

from iteru.bots.advice import Counsel, Loss
from iteru.engine.errors import IteruError
from iteru.engine.game import View
from iteru.table import windows
from iteru.table.live import PLAYING, Forbidden, LiveTable
from iteru.table.people import Person
from iteru.table.process import Ended, Failed, NotStarted
from iteru.table.second_thoughts import loss_by
from iteru.table.workers import Workers, cpu_limits, sight_of_actor

log = logging.getLogger("iteru.table")
LOSS_SECONDS = 1.0
"""So long each of the two searches for a loss may take."""


@dataclass(frozen=True)
class Before:
    """What a person saw before a choice, kept to judge that choice by."""

    keep: int
    """The number of choices made before."""
    seat: int
    sight: tuple[Any, ...]
    """As a worker is sent it."""
    view: View


class Advisers:
    """Searches for advice, one at a time for each person."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self.searches: dict[int, asyncio.Task[Any]] = {}
        """By the person who waits for it, or has left meanwhile."""

    async def advise(self, table: LiveTable, person: Person, version: int) -> list[Counsel]:
        """Returns the best few choices of the person's seat. The record will say that they were told."""
        check_may_ask(table, person)
        table.check_version(version)
        if person.id in self.searches:
            raise Forbidden("advice-twice")
        searched = self.workers.advise(table, person.id)
        found: list[Counsel] = await asyncio.shield(self.search(person, searched))
        async with table.lock:
            table.check_version(version)
            await table.note_advice()
        return found

    def before(self, table: LiveTable, person: Person) -> Before | None:
        """Returns what is needed to judge the choice that a person is about to make; None where that is not to be done:
        where others play along, where advice is forbidden, and while the person waits for another search."""
        state = table.match.state
        try:
            check_may_ask(table, person)
        except IteruError:
            return None
        is_apart = not table.people_besides(person.id) and person.id not in self.searches
        if not is_apart or len(state.legal_actions()) == 1:
            return None
        return Before(
            len(table.match.played), state.actor, sight_of_actor(table), table.view(state.actor)
        )

    async def second_thoughts(
        self, table: LiveTable, person: Person, before: Before
    ) -> Loss | None:
        """Returns what the choice that was then made costs, if it costs much and can still be taken back. The record will
        say that the person was told."""
        chosen = choice_after(table, before)
        if chosen is None or person.id in self.searches:
            return None
        seconds = self.workers.seconds
        work = (*before.sight, chosen, min(LOSS_SECONDS, seconds / 4))
        searched = self.workers.patient.do(person.id, cpu_limits(seconds), loss_by, *work)
        found: Loss | None = await asyncio.shield(self.search(person, searched))
        async with table.lock:
            if found is None or choice_after(table, before) != chosen:
                return None
            await table.note_advice(before.keep + 1)
        return found

    def search(self, person: Person, searched: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Begins a search, which goes on when nobody waits for it any more."""
        task = asyncio.create_task(answered(searched))
        self.searches[person.id] = task
        task.add_done_callback(lambda _: self.searches.pop(person.id, None))
        return task

    def stop(self) -> list[asyncio.Task[Any]]:
        return list(self.searches.values())


async def answered(searched: Coroutine[Any, Any, Any]) -> Any:
    try:
        return await searched
    except (Ended, Failed, NotStarted) as error:
        log.error("a search for advice failed: %s", error)
        raise Forbidden("advice-failed") from error


def choice_after(table: LiveTable, before: Before) -> int | None:
    """Returns the choice that was made where `before` was taken; None if it is undone, or the game is over."""
    played = table.match.played
    if table.status != PLAYING or len(played) <= before.keep:
        return None
    chosen = played[before.keep]
    return chosen.action if chosen.seat == before.seat else None


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
