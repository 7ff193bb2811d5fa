"""A rematch keeps the seats of all who played until they come."""

import pytest

from iteru.table import finished, seating
from iteru.table.house import House
from iteru.table.live import OPEN, OVER, PLAYING, Forbidden, LiveTable
from iteru.table.people import Person
from tests.table.test_leaving import two_people
from tests.table.test_storage import house_at


async def rematch(house: House) -> tuple[LiveTable, Person, Person]:
    """Anna has asked for it; she and Petr have changed seats."""
    table, anna, petr = await two_people(house)
    table.status = OVER
    return await house.table(await finished.rematch(house, anna, table)), anna, petr


async def test_the_others_only_need_to_come(database: str) -> None:
    async with house_at(database) as house:
        table, anna, petr = await rematch(house)
        assert [(seat.kind, seat.name) for seat in table.seats] == [
            ("invited", "Petr"),
            ("person", "Anna"),
        ]
        assert (table.status, table.seats_of(petr), table.seats_kept(petr)) == (OPEN, [], [0])
        assert [one.is_kept_for(petr.id) for one in await house.tables_of(petr, (OPEN,))] == [True]
        await seating.join(table, petr, None)
        assert (table.status, table.seats_of(petr), table.seats_of(anna)) == (PLAYING, [0], [1])


async def test_nobody_else_takes_a_seat_that_is_kept(database: str) -> None:
    async with house_at(database) as house:
        table, _, _ = await rematch(house)
        eva = await house.people.new_guest("Eva")
        for number in (None, 0):
            with pytest.raises(Forbidden, match="seat-not-free"):
                await seating.join(table, eva, number)


async def test_who_does_not_want_to_come_sets_the_seat_free(database: str) -> None:
    async with house_at(database) as house:
        table, _, petr = await rematch(house)
        await seating.leave(table, petr)
        eva = await house.people.new_guest("Eva")
        await seating.join(table, eva, None)
        assert (table.status, table.seats_of(eva)) == (PLAYING, [0])


async def test_several_seats_are_kept_for_people_at_one_screen(database: str) -> None:
    async with house_at(database) as house:
        anna, petr = [await house.people.new_guest(name) for name in ("Anna", "Petr")]
        seats = [{"kind": "me"}, {"kind": "local", "name": "Eva"}, {"kind": "friend"}]
        table = await house.open_table(anna, "imhotep", {}, seats)
        await seating.join(table, petr, None)
        table.status = OVER
        again = await house.table(await finished.rematch(house, petr, table))
        assert again.seats_kept(anna) == [0, 2]
        await seating.join(again, anna, None)
        assert [(seat.kind, seat.name) for seat in again.seats] == [
            ("local", "Eva"),
            ("person", "Petr"),
            ("person", "Anna"),
        ]


async def test_who_resigned_may_ask_for_a_rematch(database: str) -> None:
    async with house_at(database) as house:
        table, _, petr = await two_people(house)
        await seating.resign(table, petr)
        table.status = OVER
        again = await house.table(await finished.rematch(house, petr, table))
        assert again.seats_of(petr) == [0]


async def test_a_rematch_that_nobody_comes_to_is_forgotten(database: str) -> None:
    async with house_at(database) as house:
        table, _, _ = await rematch(house)
        assert [one for one, _ in await house.storage.forgotten_tables(1e12)] == [table.id]
