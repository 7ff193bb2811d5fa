"""What is accepted is stored, once, on the version it was made on; on SQLite and on PostgreSQL."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text

from iteru.engine.errors import BadRecord, IllegalMove
from iteru.engine.match import Match
from iteru.engine.record import write_record
from iteru.table import chat_rights, finished, seating, undo
from iteru.table import house as house_module
from iteru.table import people as people_module
from iteru.table.chat import ChatLine
from iteru.table.house import MAX_TABLES, House
from iteru.table.live import OVER, Forbidden, LiveTable
from iteru.table.migrate import migrate
from iteru.table.names import BadPerson
from iteru.table.people import Person, digest
from iteru.table.storage import Stale, Storage
from iteru.table.watchdog import WORK
from tests.package.tree import ROOT

ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
TWO_LOCALS = [{"kind": "me"}, {"kind": "local", "name": "Petr"}]


@asynccontextmanager
async def house_at(database: str) -> AsyncIterator[House]:
    storage = Storage(database)
    await migrate(storage)
    house = House(storage, pace=0)
    house.start()
    try:
        yield house
    finally:
        await house.stop()


async def play_some(table: LiveTable, person: Person, moves: int) -> None:
    for _ in range(moves):
        state = table.match.state
        if table.match.is_over:
            return
        await table.move(person, table.version, table.game.notation(state.legal_actions()[0]))


async def until_turn_of(table: LiveTable, seat: int) -> None:
    async with asyncio.timeout(60):
        while table.actor != seat:
            await asyncio.sleep(0.02)


async def test_a_table_is_rebuilt_from_its_moves_by_another_server(database: str) -> None:
    async with house_at(database) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {"temple": "B"}, TWO_LOCALS)
        await play_some(table, anna, 40)
        await chat_rights.say(table, anna, "hello")
        before = table.match.state.snapshot()
    async with house_at(database) as house:
        again = await house.table(table.id)
        assert again.match.state.snapshot() == before
        assert (again.version, again.chat) == (table.version, [ChatLine(anna.id, "Anna", "hello")])
        assert [seat.name for seat in again.seats] == ["Anna", "Petr"]


async def test_a_table_at_rest_is_not_in_memory_and_comes_back(tmp_path: Path) -> None:
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
        await play_some(table, anna, 12)
        house.put_away()
        assert table.id in house.tables, "it was in use a moment ago"
        table.presence.used -= 3600
        house.put_away()
        assert table.id not in house.tables
        again = await house.table(table.id)
        assert again is not table
        assert again.match.state.snapshot() == table.match.state.snapshot()


async def test_a_table_that_somebody_looks_at_stays(tmp_path: Path) -> None:
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
        table.presence.listen(anna, lambda: None)
        table.presence.used -= 3600
        house.put_away()
        assert table.id in house.tables


async def test_migrating_twice_changes_nothing(database: str) -> None:
    async with house_at(database) as house:
        await house.people.new_guest("Anna")
        await migrate(house.storage)
        assert await house.people.find(1) is not None


async def test_a_stale_or_repeated_move_changes_nothing(database: str) -> None:
    async with house_at(database) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
        await table.move(anna, 0, "load 1 1")
        for version in (0, 2, -1):
            with pytest.raises(Stale):
                await table.move(anna, version, "load 1 2")
        stored = await house.storage.load_table(table.id)
        assert stored is not None
        assert stored.moves == ((0, "load 1 1"),)


async def test_of_two_servers_on_one_version_only_one_wins(database: str) -> None:
    async with house_at(database) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
        other = await LiveTable.load(table.id, house.storage)
        assert other is not None
        results = await asyncio.gather(
            table.move(anna, 0, "load 1 1"), other.move(anna, 0, "stones"), return_exceptions=True
        )
        assert sorted(type(result).__name__ for result in results) == ["NoneType", "Stale"]
        winner, loser = (other, table) if isinstance(results[0], Stale) else (table, other)
        assert loser.match.record() == winner.match.record(), "it has read the other one's move"
        assert loser.version == 1
        stored = await house.storage.load_table(table.id)
        assert stored is not None
        assert (len(stored.moves), stored.version) == (1, 1)


async def test_a_refused_move_stores_nothing(database: str) -> None:
    async with house_at(database) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
        with pytest.raises(IllegalMove, match=r"R4\.5"):
            await table.move(anna, 0, "sail 1 temple")
        assert (table.version, table.match.played) == (0, [])


async def test_undo_is_stored_and_nobody_takes_back_what_another_chose(database: str) -> None:
    async with house_at(database) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
        await table.move(anna, 0, "load 1 1")
        await undo.take_back(table, anna, 1)
        stored = await house.storage.load_table(table.id)
        assert stored is not None
        assert (stored.moves, stored.version, table.version) == ((), 2, 2)
        petr = await house.people.new_guest("Petr")
        await table.move(anna, 2, "load 1 1")
        with pytest.raises(Forbidden):
            await undo.take_back(table, petr, 3)


async def test_friends_join_by_link_and_the_game_begins(database: str) -> None:
    async with house_at(database) as house:
        anna, petr, eva = [await house.people.new_guest(name) for name in ("Anna", "Petr", "Eva")]
        table = await house.open_table(anna, "imhotep", {}, [{"kind": "me"}, {"kind": "friend"}])
        assert table.status == "open"
        with pytest.raises(Forbidden):
            await table.move(anna, 0, "load 1 1")
        with pytest.raises(Forbidden):
            await seating.join(table, anna, None)
        await seating.join(table, petr, None)
        assert table.status == "playing"
        with pytest.raises(Forbidden):
            await seating.join(table, eva, None)
        with pytest.raises(Forbidden):
            await table.move(petr, table.version, "load 1 1")
        await table.move(anna, table.version, "load 1 1")
        await table.move(petr, table.version, "load 1 2")


async def test_bots_move_by_themselves(database: str) -> None:
    async with house_at(database) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, ME_AND_BOT)
        await table.move(anna, 0, "load 1 1")
        await until_turn_of(table, 0)
        assert table.match.played[-1].seat == 1


async def test_a_killed_bot_worker_is_replaced(database: str) -> None:
    async with house_at(database) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, ME_AND_BOT)
        await table.move(anna, 0, "load 1 1")
        await until_turn_of(table, 0)
        for worker in house.workers.quick.workers:
            assert worker.process is not None
            worker.process.kill()
        await play_some(table, anna, 1)
        await until_turn_of(table, 0)


async def test_a_bot_stands_in_for_who_has_left_until_they_come_back(database: str) -> None:
    async with house_at(database) as house:
        anna, petr = [await house.people.new_guest(name) for name in ("Anna", "Petr")]
        table = await house.open_table(anna, "imhotep", {}, [{"kind": "me"}, {"kind": "friend"}])
        await seating.join(table, petr, None)
        table.presence.notice(petr)
        with pytest.raises(Forbidden):
            await seating.stand_in(table, anna, 1, "random")
        table.presence.last_here[petr.id] -= 3600
        with pytest.raises(Forbidden):
            await seating.stand_in(table, await house.people.new_guest("Eva"), 1, "random")
        await seating.stand_in(table, anna, 1, "random")
        assert table.seats_of(petr) == []
        await seating.come_back(table, petr)
        assert table.seats_of(petr) == [1]


async def test_nobody_is_replaced_when_the_game_is_over(database: str) -> None:
    """Whoever had lost could keep the winner from a rematch."""
    async with house_at(database) as house:
        anna, petr = [await house.people.new_guest(name) for name in ("Anna", "Petr")]
        table = await house.open_table(anna, "imhotep", {}, [{"kind": "me"}, {"kind": "friend"}])
        await seating.join(table, petr, None)
        table.status = OVER
        table.presence.last_here[petr.id] -= 3600
        with pytest.raises(IllegalMove, match="game-is-over"):
            await seating.stand_in(table, anna, 1, "random")


async def test_a_rematch_moves_everybody_one_seat_on_and_is_made_once(database: str) -> None:
    async with house_at(database) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
        with pytest.raises(Forbidden):
            await finished.rematch(house, anna, table)
        await play_some(table, anna, 10_000)
        assert table.status == "over"
        new = await house.table(await finished.rematch(house, anna, table))
        assert [seat.name for seat in new.seats] == ["Petr", "Anna"]
        assert await finished.rematch(house, anna, table) == new.id


async def test_a_record_can_be_kept_looked_at_and_played_on(database: str) -> None:
    async with house_at(database) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
        await play_some(table, anna, 10_000)
        record = table.match.record()
        kept = await house.table(await finished.keep_record(house, anna, record))
        assert write_record(kept.match.record()) == write_record(record)
        branch = await finished.play_on(house, anna, kept, 12, "random")
        assert branch.match.record().moves == record.moves[:12]
        assert branch.seats_of(anna) == [record.moves[12][0]]


async def test_a_record_that_does_not_replay_is_not_kept(database: str) -> None:
    async with house_at(database) as house:
        anna = await house.people.new_guest("Anna")
        match = Match(
            house_game := (await house.open_table(anna, "imhotep", {}, TWO_LOCALS)).game, 2, 1
        )
        match.play(0, "load 1 1")
        record = match.record()
        with pytest.raises(BadRecord):
            await finished.keep_record(house, anna, replace(record, box="other"))
        assert house_game.name == "imhotep"


async def test_one_person_cannot_open_tables_without_end(database: str) -> None:
    async with house_at(database) as house:
        anna = await house.people.new_guest("Anna")
        for _ in range(MAX_TABLES):
            await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
        with pytest.raises(Forbidden):
            await house.open_table(anna, "imhotep", {}, TWO_LOCALS)


async def test_lists_show_who_plays_where(database: str) -> None:
    async with house_at(database) as house:
        anna, petr = [await house.people.new_guest(name) for name in ("Anna", "Petr")]
        mine = await house.open_table(anna, "imhotep", {}, TWO_LOCALS, listed=False)
        free = await house.open_table(petr, "imhotep", {}, [{"kind": "me"}, {"kind": "friend"}])
        assert [
            one.id for one in await house.storage.tables_of(anna.id, ("open", "playing"), 9)
        ] == [mine.id]
        assert [one.id for one in await house.storage.listed_tables(("open",), 9)] == [free.id]
        assert await house.storage.listed_tables(("playing",), 9) == []


async def test_a_guest_takes_an_account_keeps_everything_and_signs_in_elsewhere(
    database: str,
) -> None:
    async with house_at(database) as house:
        anna = await house.people.new_guest("Guest")
        await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
        await house.people.take_account(anna, "Anna", "correct horse")
        again = await house.people.sign_in(" ANNA ", "correct horse")
        assert (again.id, again.name) == (anna.id, "Anna")
        assert len(await house.storage.tables_of(again.id, ("playing",), 9)) == 1
        for name, password in (("Anna", "wrong"), ("nobody", "correct horse"), ("", "")):
            with pytest.raises(BadPerson):
                await house.people.sign_in(name, password)
        with pytest.raises(BadPerson):
            await house.people.take_account(
                await house.people.new_guest("x"), "anna", "correct horse"
            )
        with pytest.raises(BadPerson):
            await house.people.take_account(await house.people.new_guest("x"), "Petr", "short")


async def test_a_guest_takes_one_account_even_if_two_are_asked_for_at_once(database: str) -> None:
    async with house_at(database) as house:
        guest = await house.people.new_guest("Guest")
        await house.people.take_account(guest, "Anna", "correct horse")
        with pytest.raises(BadPerson) as refused:
            await house.people.take_account(guest, "Eve", "another horse")
        assert refused.value.problem == "has-account"
        assert (await house.people.sign_in("Anna", "correct horse")).id == guest.id


async def test_what_is_asked_for_at_once_is_counted_one_by_one(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "MAX_TABLES", 3)
    monkeypatch.setattr(people_module, "MAX_TOKENS", 3)
    async with house_at(database) as house:
        anna = await house.people.new_guest("Anna")
        tables = [house.open_table(anna, "imhotep", {}, TWO_LOCALS) for _ in range(6)]
        opened = await asyncio.gather(*tables, return_exceptions=True)
        assert sum(isinstance(one, Forbidden) for one in opened) == 3
        tokens = [house.people.new_token(anna, "test") for _ in range(6)]
        made = await asyncio.gather(*tokens, return_exceptions=True)
        assert sum(isinstance(one, BadPerson) for one in made) == 3


async def test_tokens_are_stored_as_digests_and_can_be_dropped(database: str) -> None:
    async with house_at(database) as house:
        anna = await house.people.new_guest("Anna")
        token, _ = await house.people.new_token(anna, "my bot")
        assert (await house.people.by_digest(digest(token))) == anna
        assert await house.people.by_digest(digest(token + "x")) is None
        kept = await house.people.tokens(anna)
        assert [one.label for one in kept] == ["my bot"]
        await house.people.drop_token(anna, kept[0].id)
        assert await house.people.by_digest(digest(token)) is None


async def test_many_calls_at_once_look_a_token_up_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        people = house.people
        looks: list[str] = []
        anna = await people.new_guest("Anna")
        token, kept = await people.new_token(anna, "my bot")
        find = people.find_by_digest

        async def counted(known_as: str) -> Person | None:
            looks.append(known_as)
            return await find(known_as)

        monkeypatch.setattr(people, "find_by_digest", counted)
        calls = [people.by_digest(digest(token)) for _ in range(9)]
        assert await asyncio.gather(*calls) == [anna] * 9
        assert looks == [digest(token)]
        assert people.looking_up == {}
        people.forget_tokens()
        begun = asyncio.create_task(people.by_digest(digest(token)))
        await asyncio.sleep(0)
        await people.drop_token(anna, kept.id)
        assert await people.by_digest(digest(token)) is None, "it looks for itself"
        await begun


@pytest.mark.parametrize("name", ["", "   ", "\u202e\u200b", "x" * 31, "\n\t"])
async def test_names_are_short_and_visible(name: str, tmp_path: object) -> None:
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        with pytest.raises(BadPerson):
            await house.people.new_guest(name)


async def test_the_owner_brings_a_table_back_that_was_set_aside(database: str) -> None:
    """By the statement of docs/running.md, while no server runs: waiting for a friend, playing, over."""
    page = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")
    (bring_back,) = re.findall(r"```sql\n(UPDATE tables .*?);\n```", page, re.DOTALL)
    async with house_at(database) as house:
        anna = await house.people.new_guest("Anna")
        seatings = ([{"kind": "me"}, {"kind": "friend"}], TWO_LOCALS, TWO_LOCALS)
        tables = [await house.open_table(anna, "imhotep", {}, seats) for seats in seatings]
        await play_some(tables[1], anna, 5)
        await play_some(tables[2], anna, 1000)
        before = [(table.id, table.status) for table in tables]
        for table in tables:
            await house.set_aside(table.id, "in a test")
    async with house_at(database) as house:
        for table_id, _ in before:
            WORK.aside.discard(table_id)  # a new server knows only what is stored
            with pytest.raises(Forbidden, match="table-set-aside"):
                await house.table(table_id)
            async with house.storage.change() as connection:
                await connection.execute(text(bring_back.replace("THE_ID", table_id)))
        assert [(one, (await house.table(one)).status) for one, _ in before] == before
