"""A part of an action that has one answer is not asked for at a table: the table gives it, as if made by hand."""

from iteru.engine.record import read_record, write_record
from iteru.table import undo
from iteru.table.house import House
from iteru.table.live import LiveTable
from iteru.table.people import Person
from tests.parts import played_by_hand, record_before_part
from tests.table.test_storage import TWO_LOCALS, house_at


async def table_before_part(house: House) -> tuple[LiveTable, Person, str]:
    anna = await house.people.new_guest("Anna")
    record, move = record_before_part()
    table = await house.open_table(
        anna, record.game, {}, TWO_LOCALS, seed=record.seed, moves=record.moves
    )
    return table, anna, move


async def test_the_table_answers_and_tells_it(database: str) -> None:
    async with house_at(database) as house:
        table, anna, move = await table_before_part(house)
        moves, version = len(table.match.played), table.version
        by_hand, parts = played_by_hand(table.match.state, table.game.parse(move))
        await table.move(anna, version, move)
        assert table.match.state.snapshot() == by_hand.snapshot()
        assert table.version == version + 1 + parts
        made = table.match.played[moves:]
        assert [one.had_choice for one in made] == [True, *[False] * parts]
        assert all(one.events for one in made), "the log tells it"
        stored = await house.storage.load_table(table.id)
        assert stored is not None
        assert len(stored.moves) == moves + 1 + parts
        assert read_record(write_record(table.match.record())).moves == stored.moves


async def test_undo_goes_back_past_it(database: str) -> None:
    async with house_at(database) as house:
        table, anna, move = await table_before_part(house)
        before = table.match.state.snapshot()
        await table.move(anna, table.version, move)
        await undo.take_back(table, anna, table.version)
        assert table.match.state.snapshot() == before
