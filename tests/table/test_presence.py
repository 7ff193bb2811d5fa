"""Who counts as being at a table: the minute begins when it is loaded or joined, and every request of a seat counts."""

import asyncio
from pathlib import Path

import pytest

from iteru.engine.errors import IllegalMove
from iteru.table import house as house_module
from iteru.table import seating
from iteru.table.house import House
from iteru.table.live import OVER, Forbidden, LiveTable
from iteru.table.people import Person
from iteru.table.presence import AWAY_AFTER
from tests.table.test_leaving import WITH_FRIEND, two_people
from tests.table.test_storage import house_at


def minutes_pass(table: LiveTable) -> None:
    """As if the table had been loaded long ago and nobody had come since."""
    presence = table.presence
    presence.since -= AWAY_AFTER
    presence.last_here = {who: when - AWAY_AFTER for who, when in presence.last_here.items()}


async def refused(table: LiveTable, person: Person, seat: int) -> None:
    with pytest.raises(Forbidden, match="not-away"):
        await seating.stand_in(table, person, seat, "random")


async def test_after_a_restart_the_minute_begins_when_the_table_is_loaded(database: str) -> None:
    async with house_at(database) as house:
        table, anna, _ = await two_people(house)
    async with house_at(database) as house:
        again = await house.table(table.id)
        await refused(again, anna, 1)
        minutes_pass(again)
        await seating.stand_in(again, anna, 1, "random")


async def test_who_joins_a_table_that_was_open_for_long_is_there(tmp_path: Path) -> None:
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        anna, petr = [await house.people.new_guest(name) for name in ("Anna", "Petr")]
        table = await house.open_table(anna, "imhotep", {}, WITH_FRIEND)
        minutes_pass(table)
        await seating.join(table, petr, None)
        await refused(table, anna, 1)


async def test_nobody_is_replaced_before_the_game_begins_or_once_it_is_over(tmp_path: Path) -> None:
    """Who was, would have no rematch; and a finished game is final."""
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        anna, petr = [await house.people.new_guest(name) for name in ("Anna", "Petr")]
        table = await house.open_table(anna, "imhotep", {}, [*WITH_FRIEND, {"kind": "friend"}])
        await seating.join(table, petr, None)
        minutes_pass(table)
        with pytest.raises(Forbidden, match="not-begun"):
            await seating.stand_in(table, anna, 1, "random")
        table.status = OVER
        with pytest.raises(IllegalMove, match="game-is-over"):
            await seating.stand_in(table, anna, 1, "random")
        assert (table.seats[1].stand_in, table.version) == (None, 1)


@pytest.mark.parametrize("way", ["table", "lists"])
async def test_whoever_only_asks_is_there(way: str, tmp_path: Path) -> None:
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        table, anna, petr = await two_people(house)
        minutes_pass(table)
        await ask(house, table, petr, way)
        await refused(table, anna, 1)
        minutes_pass(table)
        await seating.stand_in(table, anna, 1, "random")


async def ask(house: House, table: LiveTable, person: Person, way: str) -> None:
    if way == "table":
        await house.table(table.id, person)
    else:
        await house.tables_of(person)


async def test_nobody_is_remembered_who_does_not_play(tmp_path: Path) -> None:
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        table, _, _ = await two_people(house)
        eva = await house.people.new_guest("Eva")
        await house.table(table.id, eva)
        assert eva.id not in table.presence.last_here


async def test_who_looks_on_is_told_when_somebody_has_been_away_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "SWEEP_EVERY", 0.01)
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        table, anna, petr = await two_people(house)
        told = asyncio.Event()
        table.presence.listen(anna, told.set)
        assert not seating.is_away(table, 1)
        minutes_pass(table)
        async with asyncio.timeout(30):
            await told.wait()
        assert seating.is_away(table, 1)
        told.clear()
        await house.table(table.id, petr)
        async with asyncio.timeout(30):
            await told.wait()
        assert not seating.is_away(table, 1)
