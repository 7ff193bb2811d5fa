"""Invitations that nobody takes do not stay for ever, and do not lock their host out."""

import asyncio
import time

import pytest

from iteru.table import house as house_module
from iteru.table import seating
from iteru.table.house import MAX_TABLES
from iteru.table.live import CLOSED, OPEN, PLAYING, Forbidden
from iteru.table.trouble import DatabaseAway
from iteru.web.texts import page_words
from tests.table.test_storage import TWO_LOCALS, house_at

INVITATION = [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}]


async def test_tables_that_nobody_joined_are_closed_after_a_while(database: str) -> None:
    async with house_at(database) as house:
        anna, petr = [await house.people.new_guest(name) for name in ("Anna", "Petr")]
        alone = await house.open_table(anna, "imhotep", {}, INVITATION)
        asleep = await house.open_table(anna, "imhotep", {}, INVITATION)
        joined = await house.open_table(anna, "imhotep", {}, INVITATION)
        begun = await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
        await seating.join(joined, petr, None)
        del house.tables[asleep.id]
        await house.close_forgotten(time.time() - 3600)
        assert alone.status == OPEN
        await house.close_forgotten(time.time() + 3600)
        found = [await house.table(one.id) for one in (alone, asleep, joined, begun)]
        assert [table.status for table in found] == [CLOSED, CLOSED, OPEN, PLAYING]
        assert await house.storage.count_running(anna.id) == 2


async def test_the_house_looks_for_them_again_and_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after the database was away."""
    monkeypatch.setattr(house_module, "SWEEP_EVERY", 0.01)
    monkeypatch.setattr(house_module, "CLOSE_EVERY", -1.0)
    monkeypatch.setattr(house_module, "FORGOTTEN_AFTER", -3600.0)
    async with house_at(database) as house:
        forgotten, times = house.storage.forgotten_tables, 0

        async def away_at_first(before: float) -> list[tuple[str, int]]:
            nonlocal times
            times += 1
            if times == 1:
                raise DatabaseAway
            return await forgotten(before)

        monkeypatch.setattr(house.storage, "forgotten_tables", away_at_first)
        anna = await house.people.new_guest("Anna")
        alone = await house.open_table(anna, "imhotep", {}, INVITATION)
        async with asyncio.timeout(60):
            while alone.status != CLOSED:
                await asyncio.sleep(0.01)


async def test_closing_a_table_makes_room_for_another(database: str) -> None:
    async with house_at(database) as house:
        anna = await house.people.new_guest("Anna")
        tables = [
            await house.open_table(anna, "imhotep", {}, INVITATION) for _ in range(MAX_TABLES)
        ]
        with pytest.raises(Forbidden) as refused:
            await house.open_table(anna, "imhotep", {}, INVITATION)
        assert "cancel one of your tables" in page_words("en").error(refused.value)
        await seating.close(tables[7], anna)
        await house.open_table(anna, "imhotep", {}, INVITATION)
