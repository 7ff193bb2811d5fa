"""Tables of a corrected box: new ones play with the box of the house, running ones go on with theirs."""

from collections.abc import AsyncIterator, Callable, Hashable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, insert, text

from iteru.engine.errors import BadBox, BadRecord
from iteru.engine.game import Game
from iteru.engine.match import Match
from iteru.engine.record import Record, read_record, write_record
from iteru.engine.registry import game
from iteru.engine.state import State
from iteru.table import finished, schema
from iteru.table import migrate as migrating
from iteru.table.house import House
from iteru.table.live import Forbidden, LiveTable
from iteru.table.migrate import migrate
from iteru.table.people import Person
from iteru.table.process import Limits
from iteru.table.storage import Storage
from iteru.table.workers import Corrections, choose
from tests.conftest import sqlite_at
from tests.table.test_storage import ME_AND_BOT, TWO_LOCALS, play_some, until_turn_of

TAKE_TWO = {"turn": {"take": 2}}
TAKE_ONE = {"turn": {"take": 1}}


@asynccontextmanager
async def house_with(database: str, corrections: Corrections | None) -> AsyncIterator[House]:
    storage = Storage(database)
    await migrate(storage)
    house = House(storage, pace=0, boxes={"imhotep": corrections} if corrections else None)
    house.cage.lane.do = try_out_here  # type: ignore[method-assign]
    house.start()
    try:
        yield house
    finally:
        await house.stop()


async def try_out_here(
    asker: Hashable, limits: Limits, work: Callable[..., Any], *arguments: Any
) -> Any:
    """Without a process of its own, which `test_cage.py` has."""
    return work(*arguments)


async def stones_taken(table: LiveTable, person: Person) -> int:
    """How many stones one gets: what the corrections of these tests correct."""
    seat = table.match.state.actor
    before = table.view(seat)["players"][seat]["sled"]
    await table.move(person, table.version, "stones")
    taken: int = table.view(seat)["players"][seat]["sled"] - before
    return taken


async def test_new_tables_play_with_the_box_of_the_house(database: str) -> None:
    async with house_with(database, TAKE_TWO) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
        assert table.game.box.corrections == TAKE_TWO
        assert await stones_taken(table, anna) == 2
        valley = await house.open_table(anna, "valley_of_the_kings", {}, TWO_LOCALS)
        assert valley.game.box.corrections == {}


async def test_running_tables_go_on_with_the_box_they_were_begun_with(database: str) -> None:
    async with house_with(database, None) as house:
        anna = await house.people.new_guest("Anna")
        plain = await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
        for version, move in enumerate(("load 1 1", "load 2 1")):
            await plain.move(anna, version, move)
    async with house_with(database, TAKE_TWO) as house:
        corrected = await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
        again = await house.table(plain.id)
        assert again.match.state.snapshot() == plain.match.state.snapshot()
        assert again.game.box.corrections == {}
        assert await stones_taken(corrected, anna) == 2
    async with house_with(database, TAKE_ONE) as house:
        again = await house.table(corrected.id)
        assert (again.game.box.corrections, len(again.match.played)) == (TAKE_TWO, 1)
        assert await stones_taken(again, anna) == 2
        assert await stones_taken(await house.table(plain.id), anna) == 3


async def test_lists_say_which_tables_play_with_a_corrected_box(database: str) -> None:
    async with house_with(database, TAKE_TWO) as house:
        anna = await house.people.new_guest("Anna")
        await house.open_table(anna, "imhotep", {}, TWO_LOCALS, listed=True)
        await house.open_table(anna, "valley_of_the_kings", {}, TWO_LOCALS, listed=True)
        listed = await house.storage.listed_tables(("playing",), 9)
        assert {one.game: one.is_corrected for one in listed} == {
            "imhotep": True,
            "valley_of_the_kings": False,
        }


async def test_bots_play_with_the_box_of_the_table(tmp_path: Path) -> None:
    async with house_with(sqlite_at(tmp_path), TAKE_TWO) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, ME_AND_BOT)
        for _ in range(3):
            await play_some(table, anna, 1)
            await until_turn_of(table, 0)
        assert {played.seat for played in table.match.played} == {0, 1}


def test_a_worker_is_told_which_box_to_think_with(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Game[State]] = []

    class Curious:
        def choose(self, title: Game[State], sight: State, rng: object) -> int:
            asked.append(title)
            return sight.legal_actions()[0]

    monkeypatch.setattr("iteru.table.workers.bot", lambda name: Curious())
    snapshot = game("imhotep", TAKE_TWO).new(2, 5).snapshot()
    choose("imhotep", TAKE_TWO, snapshot, "curious", 1)
    choose("imhotep", {}, snapshot, "curious", 1)
    assert [title.box.corrections for title in asked] == [TAKE_TWO, {}]


def played_record(corrections: Corrections, moves: int = 10_000) -> Record:
    match = Match(game("imhotep", corrections), 2, 5, {}, ["Anna", "greedy"], ["", "greedy"])
    while not match.is_over and len(match.played) < moves:
        match.choose(match.state.actor, match.state.legal_actions()[0])
    return match.record()


async def test_an_uploaded_record_is_shown_and_played_on_with_its_own_box(database: str) -> None:
    async with house_with(database, TAKE_ONE) as house:
        anna = await house.people.new_guest("Anna")
        record = read_record(write_record(played_record(TAKE_TWO)))
        kept = await house.table(await finished.keep_record(house, anna, record))
        assert write_record(kept.match.record()) == write_record(record)
        branch = await finished.play_on(house, anna, kept, 12, "random")
        assert branch.game.box.corrections == TAKE_TWO
        plain = await house.table(await finished.keep_record(house, anna, played_record({})))
        branch = await finished.play_on(house, anna, plain, 12, "random")
        assert branch.game.box.corrections == {}


async def test_a_rematch_is_a_new_table_with_the_box_of_the_house(tmp_path: Path) -> None:
    async with house_with(sqlite_at(tmp_path), None) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
        await play_some(table, anna, 10_000)
    async with house_with(sqlite_at(tmp_path), TAKE_TWO) as house:
        table = await house.table(table.id)
        new = await house.table(await finished.rematch(house, anna, table))
        assert new.game.box.corrections == TAKE_TWO


@pytest.mark.parametrize(
    ("corrections", "problem"),
    [
        ({"turn": {"take": 99}}, BadBox),
        ({"boats": {"take": 2}}, BadBox),
        ({"turn": 2}, BadBox),
        (TAKE_ONE, BadRecord),
        ({}, BadRecord),
    ],
)
async def test_a_record_whose_corrections_do_not_fit_is_not_kept(
    database: str, corrections: dict[str, object], problem: type[Exception]
) -> None:
    async with house_with(database, TAKE_TWO) as house:
        anna = await house.people.new_guest("Anna")
        with pytest.raises(problem):
            await finished.keep_record(
                house, anna, replace(played_record(TAKE_TWO), corrections=corrections)
            )
        assert await house.storage.tables_of(anna.id, ("over",), 9) == []


@pytest.mark.parametrize("bot", ["x" * 5000, "nul\0", "<b>", "žluťoučký", "a b"])
async def test_a_record_by_an_odd_bot_is_kept_without_its_name(database: str, bot: str) -> None:
    async with house_with(database, None) as house:
        anna = await house.people.new_guest("Anna")
        record = replace(played_record({}), bots=("", bot))
        kept = await house.table(await finished.keep_record(house, anna, record))
        assert [seat.bot for seat in kept.seats] == [None, None]


async def test_a_record_by_a_bot_with_all_its_parameters_keeps_its_name(database: str) -> None:
    bot = "nakht:level=apprentice:iterations=1:misses=0.2"
    async with house_with(database, None) as house:
        anna = await house.people.new_guest("Anna")
        record = replace(played_record({}), bots=("", bot))
        kept = await house.table(await finished.keep_record(house, anna, record))
        assert [seat.bot for seat in kept.seats] == [None, bot]


# Databases of earlier versions


def upgrade_to_first(connection: Connection) -> None:
    config = Config()
    folder = Path(migrating.__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")


async def test_tables_of_an_earlier_version_go_on_after_the_migration(database: str) -> None:
    storage = Storage(database)
    async with storage.change() as connection:
        await connection.run_sync(upgrade_to_first)
        await connection.execute(
            text("INSERT INTO people (name, epoch, seen) VALUES ('Anna', 0, 0)")
        )
        box = game("imhotep").box.fingerprint
        await connection.execute(
            text(
                "INSERT INTO tables (id, game, rules, engine, box, options, seed, version, host, status, listed,"
                " actor, made, touched) VALUES ('old', 'imhotep', 1, 1, :box, '{}', 7, 0, 1, 'playing', true, 0, 0, 0)"
            ),
            {"box": box},
        )
        for seat in range(2):
            row = {"table_id": "old", "seat": seat, "kind": "local", "person": 1, "name": str(seat)}
            await connection.execute(insert(schema.seats).values(row))
    await storage.close()
    async with house_with(database, TAKE_TWO) as house:
        anna = await house.people.find(1)
        assert anna is not None
        assert await stones_taken(await house.table("old"), anna) == 3
        assert not (await house.storage.listed_tables(("playing",), 9))[0].is_corrected


async def test_the_box_of_the_house_stays_the_same_object_however_many_others_are_loaded(
    tmp_path: Path,
) -> None:
    async with house_with(sqlite_at(tmp_path), TAKE_TWO) as house:
        before = house.game("imhotep")
        for note in range(70):
            game("imhotep", {"turn": {"take": 2, "note": str(note)}})
        assert house.game("imhotep") is before


async def test_a_table_whose_box_is_no_longer_what_it_was_says_so(tmp_path: Path) -> None:
    async with house_with(sqlite_at(tmp_path), TAKE_TWO) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
        async with house.storage.change() as connection:
            await connection.execute(text("UPDATE tables SET corrections = NULL"))
        house.tables.clear()
        with pytest.raises(Forbidden, match="table-of-other-version"):
            await house.table(table.id)


async def test_a_table_with_a_move_that_nobody_was_asked_for_is_not_misplayed(
    tmp_path: Path,
) -> None:
    """Rules that ask less in a box of few do not raise the version: what no longer fits is refused all the same."""
    async with house_with(sqlite_at(tmp_path), TAKE_TWO) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
        await table.move(anna, table.version, "stones")
        async with house.storage.change() as connection:
            await connection.execute(text("UPDATE moves SET seat = 1 - seat"))
        house.tables.clear()
        with pytest.raises(Forbidden, match="table-of-other-version"):
            await house.table(table.id)
