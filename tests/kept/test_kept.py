"""Games of 16 November 2026 (commit 2b0e6d0) still replay, and its tables go on.

`records/` and `database.sql` were written by that version and are not to be made anew; `positions.json` is what it
said of each table. A change after which one of these fails breaks the games of everybody who plays.
"""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import iteru
from iteru.table import undo_requests
from iteru.table.house import House
from iteru.table.live import OVER, PLAYING, LiveTable
from iteru.table.migrate import migrate
from iteru.table.storage import Storage

FOLDER = Path(__file__).parent
RECORDS = sorted((FOLDER / "records").glob("*.iteru"))
POSITIONS = json.loads((FOLDER / "positions.json").read_text(encoding="utf-8"))
WITH_REQUEST = "GHuX7O43Zq8"
SPOKEN_AT = "AmhXsw5SzHs"
MORE_MOVES = 8


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_record_replays_to_its_result(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = iteru.read_record(text)
    match = iteru.Match.of_record(record, iteru.game(record.game, record.corrections))
    assert tuple(match.state.scores()) == record.result
    assert iteru.write_record(match.record()) == text


def test_records_and_tables_of_every_game_are_kept() -> None:
    playing = {one["game"] for one in POSITIONS.values() if one["status"] == PLAYING}
    assert {iteru.load_record(path).game for path in RECORDS} == playing == set(iteru.games())


@asynccontextmanager
async def kept_house(folder: Path) -> AsyncIterator[House]:
    """A server of today with the database of then."""
    with sqlite3.connect(folder / "iteru.db") as old:
        old.executescript((FOLDER / "database.sql").read_text(encoding="utf-8"))
    old.close()
    storage = Storage(f"sqlite+aiosqlite:///{folder}/iteru.db")
    await migrate(storage)
    house = House(storage, pace=0, reaction_time=0)
    house.start()
    try:
        yield house
    finally:
        await house.stop()


def told_of(table: LiveTable) -> dict[str, object]:
    state = table.match.state
    return {
        "game": table.game.name,
        "status": table.status,
        "moves": len(table.match.played),
        "actor": state.actor,
        "scores": state.scores(),
        "legal": [table.game.notation(action) for action in state.legal_actions()],
    }


async def until_somebody_is_asked(table: LiveTable) -> None:
    async with asyncio.timeout(60):
        while table.bot_to_move() is not None or table.in_window:
            await asyncio.sleep(0.01)


async def play_on(house: House, table: LiveTable) -> None:
    """Whoever is asked takes the first choice, and bots theirs."""
    for _ in range(MORE_MOVES):
        await until_somebody_is_asked(table)
        if table.status != PLAYING:
            return
        state = table.match.state
        person = await house.people.find(table.seats[state.actor].person or 0)
        assert person is not None
        await table.move(person, table.version, table.game.notation(state.legal_actions()[0]))


async def test_every_table_stands_as_it_stood_and_goes_on(tmp_path: Path) -> None:
    async with kept_house(tmp_path) as house:
        tables = {table_id: await LiveTable.load(table_id, house.storage) for table_id in POSITIONS}
        assert {key: told_of(table) for key, table in tables.items() if table} == POSITIONS
        for table in [await house.table(key) for key in POSITIONS]:
            if table.status == PLAYING:
                await play_on(house, table)
                more = len(table.match.played) - POSITIONS[table.id]["moves"]
                assert more >= MORE_MOVES or table.status == OVER


async def test_chat_and_a_request_to_take_back_are_still_there(tmp_path: Path) -> None:
    async with kept_house(tmp_path) as house:
        said = [line.text for line in (await house.table(SPOKEN_AT)).chat]
        assert said == ["Hello, Anna!", "Dobrý den <b>&amp;</b> 'quoted' 🐫"]
        table = await house.table(WITH_REQUEST)
        anna = await house.people.find(table.host)
        assert anna is not None
        assert table.undo_request is not None
        keep = table.undo_request.keep
        await undo_requests.answer(table, anna, table.undo_request.number, agrees=True)
        assert len(table.match.played) == keep
