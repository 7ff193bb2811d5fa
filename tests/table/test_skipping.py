"""Skipping to one's next choice: bots make no pauses for who plays alone, and nobody else is rushed."""

import asyncio
from pathlib import Path

from iteru.table import seating
from iteru.table.house import House
from iteru.table.live import LiveTable
from iteru.table.people import Person
from tests.table.test_storage import house_at

LONG = 3600.0
"""Seconds that bots pause: longer than any test."""
BOTS = [{"kind": "bot", "bot": "random"}] * 2


async def watched(house: House, person: Person, others: list[dict[str, str]]) -> LiveTable:
    """A table at which bots begin, with a page open."""
    house.bots.pace = LONG
    seats = [*BOTS, {"kind": "me"}, *others]
    table = await house.open_table(person, "imhotep", {}, seats, seed=None if others else 1)
    table.presence.listen(person, lambda: None)
    return table


async def test_who_plays_alone_skips_to_the_next_choice_and_no_further(tmp_path: Path) -> None:
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        anna = await house.people.new_guest("Anna")
        table = await watched(house, anna, [])
        await asyncio.sleep(0.05)
        assert table.actor != 2
        house.bots.skip(table, anna)
        async with asyncio.timeout(60):
            while table.actor != 2:
                await asyncio.sleep(0.01)
        state = table.match.state
        await table.move(anna, table.version, table.game.notation(state.legal_actions()[0]))
        moves = len(table.match.played)
        await asyncio.sleep(0.1)
        assert len(table.match.played) == moves, "bots pause again"


async def test_nobody_else_is_rushed(tmp_path: Path) -> None:
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        anna, petr = [await house.people.new_guest(name) for name in ("Anna", "Petr")]
        table = await watched(house, anna, [{"kind": "friend"}])
        await seating.join(table, petr, None)
        for person in (anna, petr, await house.people.new_guest("Eva")):
            house.bots.skip(table, person)
        await asyncio.sleep(0.1)
        assert table.match.played == []
