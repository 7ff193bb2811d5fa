"""Invitations that nobody takes do not stay for ever, and do not lock their host out."""

import time

import pytest

from iteru.table import seating
from iteru.table.house import MAX_TABLES
from iteru.table.live import CLOSED, OPEN, PLAYING, Forbidden
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


async def test_closing_a_table_makes_room_for_another(database: str) -> None:
    async with house_at(database) as house:
        anna = await house.people.new_guest("Anna")
        tables = [
            await house.open_table(anna, "imhotep", {}, INVITATION) for _ in range(MAX_TABLES)
        ]
        with pytest.raises(Forbidden) as refused:
            await house.open_table(anna, "imhotep", {}, INVITATION)
        assert "close one of your tables" in page_words("en").error(refused.value)
        await seating.close(tables[7], anna)
        await house.open_table(anna, "imhotep", {}, INVITATION)
