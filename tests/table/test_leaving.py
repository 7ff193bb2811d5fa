"""Resigning, leaving, closing a table, new names; on SQLite and on PostgreSQL."""

import asyncio

import pytest

from iteru.bots.registry import STAND_IN
from iteru.engine.errors import IllegalMove, IteruError
from iteru.engine.record import read_record, write_record
from iteru.table import finished, seating, undo
from iteru.table.house import House
from iteru.table.live import CLOSED, OPEN, OVER, PLAYING, Forbidden, LiveTable
from iteru.table.people import Person
from tests.table.test_storage import ME_AND_BOT, TWO_LOCALS, house_at, play_some

WITH_FRIEND = [{"kind": "me"}, {"kind": "friend"}]
VALLEY = "valley_of_the_kings"


async def two_people(house: House, game: str = "imhotep") -> tuple[LiveTable, Person, Person]:
    anna, petr = [await house.people.new_guest(name) for name in ("Anna", "Petr")]
    table = await house.open_table(anna, game, {}, WITH_FRIEND)
    await seating.join(table, petr, None)
    return table, anna, petr


async def until_over(table: LiveTable) -> None:
    async with asyncio.timeout(120):
        while table.status != OVER:
            await asyncio.sleep(0.02)


async def stored_status(house: House, table: LiveTable) -> str:
    stored = await house.storage.load_table(table.id)
    assert stored is not None
    return stored.status


# Resigning


async def test_a_bot_plays_on_for_who_resigns_and_the_record_says_so(database: str) -> None:
    async with house_at(database) as house:
        table, anna, petr = await two_people(house)
        await seating.resign(table, petr)
        seat = table.seats[1]
        assert (seat.stand_in, seat.resigned, seat.person) == (STAND_IN, True, petr.id)
        await seating.resign(table, anna)
        await until_over(table)
        record = read_record(write_record(table.match.record()))
        assert record.resigned == (1, 0), "in the order in which they did"
        assert table.match.winners() == [0]
        kept = await house.table(await finished.keep_record(house, anna, record))
        assert kept.match.record().resigned == (1, 0)
    async with house_at(database) as house:
        assert (await house.table(table.id)).match.resigned == [1, 0]


async def test_of_seats_resigned_together_the_one_with_fewer_points_comes_last(
    database: str,
) -> None:
    async with house_at(database) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, TWO_LOCALS, seed=7)
        while not ahead(table):
            await play_some(table, anna, 1)
        await seating.resign(table, anna)
        assert table.match.resigned == [1, 0], "the order of seats would be the other one"
        assert [rank.seat for rank in table.match.ranks()] == [0, 1]


def ahead(table: LiveTable) -> bool:
    """Whether the first of two seats has more points."""
    assert not table.match.is_over
    first, second = table.standing().if_ended_now
    return first > second


async def test_who_has_resigned_is_a_spectator_for_good(database: str) -> None:
    async with house_at(database) as house:
        table, anna, petr = await two_people(house)
        await seating.resign(table, petr)
        assert (table.seats_of(petr), table.seats_left(petr)) == ([], [])
        for refused in (
            seating.come_back(table, petr),
            seating.resign(table, petr),
            seating.join(table, petr, None),
        ):
            with pytest.raises(Forbidden):
                await refused
        with pytest.raises(Forbidden):
            await undo.take_back(table, petr, table.version)
        await table.move(anna, table.version, "load 1 1")


async def test_who_has_left_to_a_bot_can_resign_too(database: str) -> None:
    async with house_at(database) as house:
        table, anna, petr = await two_people(house)
        table.presence.last_here[petr.id] = -1e9
        await seating.stand_in(table, anna, 1, "random")
        await seating.resign(table, petr)
        assert table.seats_left(petr) == []


async def test_only_who_plays_can_resign_and_only_while_the_game_runs(database: str) -> None:
    async with house_at(database) as house:
        anna, eva = [await house.people.new_guest(name) for name in ("Anna", "Eva")]
        waiting = await house.open_table(anna, "imhotep", {}, WITH_FRIEND)
        with pytest.raises(Forbidden):
            await seating.resign(waiting, anna)
        table = await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
        with pytest.raises(Forbidden):
            await seating.resign(table, eva)
        await play_some(table, anna, 10_000)
        with pytest.raises(IllegalMove):
            await seating.resign(table, anna)


async def test_a_resigned_game_is_no_longer_to_be_played_but_in_the_list_of_finished_ones(
    database: str,
) -> None:
    async with house_at(database) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, ME_AND_BOT)
        await seating.resign(table, anna)
        (running,) = await house.tables_of(anna)
        assert running.is_left_by(anna.id)
        await until_over(table)
        (finished,) = await house.tables_of(anna, (OVER,))
        assert [seat.resigned for seat in finished.seats] == [True, False]
        assert finished.winners == [1], "whoever resigned has not won"


# Leaving before the start


async def test_who_leaves_before_the_start_frees_the_seat(database: str) -> None:
    async with house_at(database) as house:
        anna, petr, eva = [await house.people.new_guest(name) for name in ("Anna", "Petr", "Eva")]
        seats = [*WITH_FRIEND, {"kind": "friend"}]
        table = await house.open_table(anna, "imhotep", {}, seats)
        await seating.join(table, petr, 1)
        await seating.leave(table, petr)
        assert [seat.kind for seat in table.seats] == ["person", "friend", "friend"]
        with pytest.raises(Forbidden):
            await seating.leave(table, petr)
        await seating.join(table, eva, None)
        await seating.join(table, petr, None)
        assert table.match.names == ["Anna", "Eva", "Petr"]
        assert table.status == PLAYING
        with pytest.raises(Forbidden):
            await seating.leave(table, petr)


async def test_nobody_sees_cards_before_the_start_even_by_changing_seats(database: str) -> None:
    async with house_at(database) as house:
        anna, petr, eva = [await house.people.new_guest(name) for name in ("Anna", "Petr", "Eva")]
        table = await house.open_table(anna, VALLEY, {}, [*WITH_FRIEND, {"kind": "friend"}])
        await seating.join(table, petr, 1)
        for seat in range(3):
            assert table.view(seat) == table.view(None)
            assert table.events_for(seat) == table.events_for(None)
        await seating.join(table, eva, None)
        assert table.view(1) != table.view(None)


# Closing


async def test_a_host_closes_an_open_table_at_once(database: str) -> None:
    async with house_at(database) as house:
        anna, petr = [await house.people.new_guest(name) for name in ("Anna", "Petr")]
        table = await house.open_table(anna, "imhotep", {}, WITH_FRIEND)
        with pytest.raises(Forbidden):
            await seating.close(table, petr)
        await seating.close(table, anna)
        assert (table.status, await stored_status(house, table)) == (CLOSED, CLOSED)
        for refused in (
            seating.join(table, petr, None),
            seating.close(table, anna),
            seating.leave(table, anna),
        ):
            with pytest.raises(Forbidden):
                await refused
        assert await house.tables_of(anna) == []
        assert await house.storage.listed_tables((OPEN,), 9) == []
        assert await house.storage.count_running(anna.id) == 0


async def test_a_host_who_leaves_nobody_behind_closes_the_table(database: str) -> None:
    async with house_at(database) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, WITH_FRIEND)
        await seating.leave(table, anna)
        assert table.status == CLOSED


async def test_a_running_table_is_closed_only_if_nobody_else_plays(database: str) -> None:
    async with house_at(database) as house:
        table, anna, petr = await two_people(house)
        with pytest.raises(Forbidden):
            await seating.close(table, anna)
        await seating.resign(table, petr)
        await seating.close(table, anna)
        assert table.status == CLOSED
        with pytest.raises(Forbidden):
            await table.move(anna, table.version, "load 1 1")
        alone = await house.open_table(anna, "imhotep", {}, ME_AND_BOT)
        await alone.move(anna, 0, "load 1 1")
        await seating.close(alone, anna)
        assert alone.bot_to_move() is None


async def test_closing_and_a_move_at_once_end_in_one_of_both(database: str) -> None:
    async with house_at(database) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
        other = await LiveTable.load(table.id, house.storage)
        assert other is not None
        done = await asyncio.gather(
            seating.close(table, anna), other.move(anna, 0, "load 1 1"), return_exceptions=True
        )
        assert sum(isinstance(one, IteruError) for one in done) == 1
        stored = await house.storage.load_table(table.id)
        assert stored is not None
        assert (stored.status == CLOSED) == (stored.moves == ())


# Lists and names


async def test_a_table_without_a_seat_for_others_is_private_unless_one_says_otherwise(
    database: str,
) -> None:
    async with house_at(database) as house:
        anna = await house.people.new_guest("Anna")
        await house.open_table(anna, "imhotep", {}, ME_AND_BOT)
        await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
        shown = await house.open_table(anna, "imhotep", {}, TWO_LOCALS, listed=True)
        shared = await house.open_table(anna, "imhotep", {}, WITH_FRIEND)
        listed = await house.storage.listed_tables((OPEN, PLAYING), 9)
        assert {one.id for one in listed} == {shown.id, shared.id}
        assert len(await house.tables_of(anna)) == 4


async def test_a_new_name_is_the_name_at_running_tables_and_in_their_records(database: str) -> None:
    async with house_at(database) as house:
        table, anna, petr = await two_people(house)
        resting = await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
        del house.tables[resting.id]
        version = table.version
        renamed = await house.rename(petr, "  Eva ")
        assert renamed.name == "Eva"
        assert (table.match.names, table.version) == (["Anna", "Eva"], version)
        await house.rename(anna, "Eva")
        assert table.match.record().names == ("Eva 2", "Eva")
        assert (await house.table(resting.id)).match.names == ["Eva", "Petr"]
        house.tables.clear()
        assert (await house.table(table.id)).match.names == ["Eva 2", "Eva"]


async def test_an_account_gives_its_name_to_running_tables(database: str) -> None:
    async with house_at(database) as house:
        table, _, petr = await two_people(house)
        await house.take_account(petr, "Pavel", "correct horse")
        assert table.match.names == ["Anna", "Pavel"]


async def test_two_of_one_name_can_be_told_apart(database: str) -> None:
    async with house_at(database) as house:
        anna, other = [await house.people.new_guest("Anna") for _ in range(2)]
        table = await house.open_table(anna, "imhotep", {}, WITH_FRIEND)
        await seating.join(table, other, None)
        assert table.match.names == ["Anna", "Anna 2"]
