"""Every move is on the disk before it is answered, and a stale one hinders no other, however many arrive together."""

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from iteru.table.house import House
from iteru.table.live import LiveTable
from iteru.table.moves import NewMove, SqliteMoves
from iteru.table.people import Person
from iteru.table.storage import Stale, move_row
from iteru.table.trouble import DatabaseAway
from tests.conftest import sqlite_at
from tests.table.test_storage import TWO_LOCALS, house_at

FULL = 2
"""What SQLite calls `synchronous=FULL`."""


async def some_tables(house: House, count: int) -> tuple[Person, list[LiveTable]]:
    anna = await house.people.new_guest("Anna")
    return anna, [await house.open_table(anna, "imhotep", {}, TWO_LOCALS) for _ in range(count)]


async def stored_moves(house: House, table: LiveTable) -> tuple[int, int]:
    stored = await house.storage.load_table(table.id)
    assert stored is not None
    return stored.version, len(stored.moves)


def new_move(table: LiveTable, version: int) -> NewMove:
    return NewMove(move_row(table.id, version, 0, "load 1 1", time.time()), version, 1, None)


def moves_of(house: House) -> SqliteMoves:
    assert house.storage.moves is not None
    return house.storage.moves


async def test_of_moves_that_arrive_together_a_stale_one_fails_alone(database: str) -> None:
    async with house_at(database) as house:
        anna, tables = await some_tables(house, 12)
        await house.storage.add_move(
            tables[5].id, 0, 0, 0, "load 1 2", 1, None
        )  # by another server
        results = await asyncio.gather(
            *[table.move(anna, 0, "load 1 1") for table in tables], return_exceptions=True
        )
        assert [type(result) for result in results] == [
            Stale if i == 5 else type(None) for i in range(12)
        ]
        assert [await stored_moves(house, table) for table in tables] == [(1, 1)] * 12


async def test_a_move_that_was_kept_although_its_answer_was_lost_is_found_by_the_next(
    database: str,
) -> None:
    async with house_at(database) as house:
        anna, (table,) = await some_tables(house, 1)
        await house.storage.add_move(table.id, 0, 0, 0, "load 1 2", 1, None)
        with pytest.raises(Stale):
            await table.move(anna, 0, "load 1 1")
        assert table.match.record().moves == ((0, "load 1 2"),)
        await table.move(anna, 1, "load 1 1")


@pytest.mark.parametrize("stale", [(), (0,), (4,), (3, 4), (0, 1, 2, 3, 4)])
async def test_moves_that_arrive_together_are_one_transaction_which_waits_for_the_disk(
    tmp_path: Path, stale: tuple[int, ...]
) -> None:
    async with house_at(sqlite_at(tmp_path)) as house:
        _, tables = await some_tables(house, 5)
        batch = [
            new_move(table, 7 if number in stale else 0) for number, table in enumerate(tables)
        ]
        statements, kept = await in_its_thread(moves_of(house), batch)
        assert kept == [number not in stale for number in range(len(batch))]
        assert (statements[0], statements[-1]) == ("BEGIN IMMEDIATE", "COMMIT")
        assert {one.split()[0] for one in statements[1:-1]} <= {"UPDATE", "INSERT"}
        assert [await stored_moves(house, table) for table in tables] == [
            (0, 0) if number in stale else (1, 1) for number in range(5)
        ]


async def test_the_disk_is_waited_for_with_every_transaction(tmp_path: Path) -> None:
    async with house_at(sqlite_at(tmp_path)) as house:
        moves = moves_of(house)
        how = await asyncio.get_running_loop().run_in_executor(
            moves.thread, lambda: moves.connect().execute("PRAGMA synchronous").fetchone()
        )
        assert how == (FULL,)


async def test_when_one_of_them_fails_none_is_kept(tmp_path: Path) -> None:
    async with house_at(sqlite_at(tmp_path)) as house:
        _, tables = await some_tables(house, 3)
        batch = [new_move(table, 0) for table in tables]
        batch[1].row["seat"] = None  # no database takes that
        with pytest.raises(sqlite3.IntegrityError):
            await in_its_thread(moves_of(house), batch)
        assert [await stored_moves(house, table) for table in tables] == [(0, 0)] * 3
        _, kept = await in_its_thread(moves_of(house), batch[::2])
        assert kept == [True, True]


async def in_its_thread(moves: SqliteMoves, batch: list[NewMove]) -> tuple[list[str], list[bool]]:
    return await asyncio.get_running_loop().run_in_executor(moves.thread, traced, moves, batch)


def traced(moves: SqliteMoves, batch: list[NewMove]) -> tuple[list[str], list[bool]]:
    statements: list[str] = []
    moves.connect().set_trace_callback(statements.append)
    return statements, moves.write_together(batch)


async def test_on_a_full_disk_nobody_is_told_that_a_move_was_kept(tmp_path: Path) -> None:
    async with house_at(sqlite_at(tmp_path)) as house:
        anna, tables = await some_tables(house, 3)
        await set_room(house, pages=1)
        await until_full(anna, tables)
        await until_back(house)  # what follows is tried, and not refused at once
        before = [await stored_moves(house, table) for table in tables]
        results = await asyncio.gather(
            *[table.move(anna, table.version, first_move(table)) for table in tables],
            return_exceptions=True,
        )
        assert all(isinstance(result, DatabaseAway) for result in results)
        assert [table.version for table in tables] == [version for version, _ in before]
        await set_room(house, pages=100_000)
        await until_back(house)
        for table in tables:
            await table.move(anna, table.version, first_move(table))


def first_move(table: LiveTable) -> str:
    return table.game.notation(table.match.state.legal_actions()[0])


async def until_full(anna: Person, tables: list[LiveTable]) -> None:
    for _ in range(1000):
        for table in tables:
            try:
                await table.move(anna, table.version, first_move(table))
            except DatabaseAway:
                return
    raise AssertionError("it never got full")


async def until_back(house: House) -> None:
    async with asyncio.timeout(60):
        await house.storage.database.is_here.wait()


async def set_room(house: House, pages: int) -> None:
    """How many pages the database may have; never less than it has."""
    moves = moves_of(house)
    await asyncio.get_running_loop().run_in_executor(
        moves.thread, lambda: moves.connect().execute(f"PRAGMA max_page_count={pages}")
    )


async def test_while_another_program_holds_the_database_moves_fail_and_later_work(
    tmp_path: Path,
) -> None:
    async with house_at(sqlite_at(tmp_path)) as house:
        anna, tables = await some_tables(house, 3)
        moves = moves_of(house)
        impatient = "PRAGMA busy_timeout=50"
        await asyncio.get_running_loop().run_in_executor(
            moves.thread, lambda: moves.connect().execute(impatient)
        )
        other = sqlite3.connect(tmp_path / "iteru.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        results = await asyncio.gather(
            *[table.move(anna, 0, "load 1 1") for table in tables], return_exceptions=True
        )
        assert all(isinstance(result, DatabaseAway) for result in results)
        other.execute("ROLLBACK")
        other.close()
        await until_back(house)
        await asyncio.gather(*[table.move(anna, 0, "load 1 1") for table in tables])
        assert [await stored_moves(house, table) for table in tables] == [(1, 1)] * 3
