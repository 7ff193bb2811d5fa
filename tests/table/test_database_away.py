"""A database that goes and comes back: refusals meanwhile, two lines in the log, and nothing lost."""

import asyncio
import errno
import sqlite3
from collections.abc import Iterator

import pytest

from iteru.table import chat_rights, database, undo
from iteru.table.live import LiveTable
from iteru.table.trouble import DatabaseAway, trouble_of
from iteru.table.workers import Choice
from tests.conftest import Postgres
from tests.table.test_moves import until_back
from tests.table.test_storage import ME_AND_BOT, TWO_LOCALS, house_at, play_some, until_turn_of


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PROBE_EVERY", 0.05)


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """One that may be stopped: the others are shared."""
    server = Postgres()
    yield server
    server.stop()


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == "iteru.table"]


async def test_moves_are_refused_while_postgresql_is_away_and_none_is_lost(
    own_postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    async with house_at(own_postgres.new_database()) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
        await play_some(table, anna, 5)
        own_postgres.halt()
        for _ in range(50):
            with pytest.raises(DatabaseAway):
                await play_some(table, anna, 1)
            with pytest.raises(DatabaseAway):
                await undo.take_back(table, anna, table.version)
            with pytest.raises(DatabaseAway):
                await chat_rights.say(table, anna, "hello?")
            with pytest.raises(DatabaseAway):
                await house.people.find(anna.id)
        assert await house.lets_in("session 1"), "a page that is just being opened stays"
        assert not await house.storage.database.answers()
        assert (table.version, len(table.match.played)) == (5, 5)
        own_postgres.start()
        await until_back(house)
        assert await house.storage.database.answers()
        await play_some(table, anna, 5)
        stored = await house.storage.load_table(table.id)
        assert stored is not None
        assert len(stored.moves) == 10
    away, back = lines(caplog)
    assert away.startswith("The database is away, and moves are refused: ")
    assert back.startswith("The database is back after ")


async def test_a_bot_waits_for_the_database_and_is_not_blamed(
    own_postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    async with house_at(own_postgres.new_database()) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, ME_AND_BOT)
        asked, go_on = asyncio.Event(), asyncio.Event()
        choose = house.workers.ask

        async def slowly(table: LiveTable, name: str) -> Choice:
            action = await choose(table, name)
            asked.set()
            await go_on.wait()
            return action

        house.workers.ask = slowly  # type: ignore[method-assign]
        await play_some(table, anna, 1)
        await asked.wait()
        own_postgres.halt()
        go_on.set()
        async with asyncio.timeout(60):
            while house.storage.database.is_here.is_set():
                await asyncio.sleep(0.01)
        own_postgres.start()
        await until_turn_of(table, 0)
        assert table.match.played[-1].seat == 1
        assert table.seats[1].stand_in is None
    assert len(lines(caplog)) == 2


class OfPostgresql(Exception):
    def __init__(self, sqlstate: str) -> None:
        self.sqlstate = sqlstate


@pytest.mark.parametrize(
    ("error", "trouble"),
    [
        (OfPostgresql("57P03"), "away"),
        (OfPostgresql("08006"), "away"),
        (OfPostgresql("53100"), "full"),
        (OfPostgresql("53300"), "busy"),
        (OfPostgresql("25006"), "no-rights"),
        (OfPostgresql("42501"), "no-rights"),
        (OfPostgresql("22003"), None),
        (OfPostgresql("23505"), None),
        (OSError(errno.ENOSPC, "No space left on device"), "full"),
        (ConnectionRefusedError(errno.ECONNREFUSED, "Connection refused"), "away"),
        (TimeoutError(), "away"),
        (ValueError("a fault of our own"), None),
        (sqlite3.IntegrityError("without a code"), None),
    ],
)
def test_what_is_trouble_and_what_is_not(error: Exception, trouble: str | None) -> None:
    assert trouble_of(error) == trouble
