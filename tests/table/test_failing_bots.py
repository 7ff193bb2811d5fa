"""A bot that fails is not asked for ever: the usual one plays on, and if that fails too, the people are told."""

import asyncio
from pathlib import Path

import pytest

from iteru.bots.registry import USUAL_BOT
from iteru.engine.errors import IllegalMove
from iteru.table import undo
from iteru.table.bots import MAX_FAILURES
from iteru.table.house import House
from iteru.table.live import LiveTable
from iteru.table.workers import Choice
from iteru.web import regions
from tests.table.test_storage import ME_AND_BOT, house_at, until_turn_of


def fail_with(house: House, monkeypatch: pytest.MonkeyPatch, *bots: str) -> list[str]:
    """These bots fail from now on; all that were asked are noted."""
    asked: list[str] = []
    choose = house.workers.ask

    async def ask(table: LiveTable, name: str) -> Choice:
        asked.append(name)
        if name in bots:
            raise RuntimeError("a bot that always fails")
        return await choose(table, name)

    monkeypatch.setattr(house.workers, "ask", ask)
    return asked


async def test_the_usual_bot_answers_for_one_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        asked = fail_with(house, monkeypatch, "random")
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, ME_AND_BOT)
        await table.move(anna, 0, "load 1 1")
        await until_turn_of(table, 0)
        assert asked == ["random", USUAL_BOT]
        assert [seat.stand_in for seat in table.seats] == [None, None], "it cost one choice"
        assert f"bot random failed, {USUAL_BOT} answers for it" in caplog.text
        async with table.lock:  # what is noted of a move comes after it
            again = await LiveTable.load(table.id, house.storage)
        assert table.match.record().hurried == (2,), "the record says that another bot made it"
        assert again is not None
        assert again.match.hurried == [2]
        for _ in range(1, MAX_FAILURES):
            await table.move(anna, table.version, "stones")
            await until_turn_of(table, 0)
        assert asked == ["random", USUAL_BOT] * MAX_FAILURES
        assert (table.seats[1].bot, table.seats[1].stand_in) == ("random", USUAL_BOT)


async def test_it_answers_for_one_that_breaks_the_rules_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, ME_AND_BOT)
        choose = house.workers.ask

        async def ask(table: LiveTable, name: str) -> Choice:
            return Choice(-1) if name == "random" else await choose(table, name)

        monkeypatch.setattr(house.workers, "ask", ask)
        with pytest.raises(IllegalMove):
            table.game.check(table.match.state, 0, -1)
        await table.move(anna, 0, "load 1 1")
        await until_turn_of(table, 0)
        assert (table.version, table.seats[1].stand_in) == (2, None)


async def test_if_no_bot_can_choose_the_people_are_told_and_can_go_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        asked = fail_with(house, monkeypatch, "random", USUAL_BOT)
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, ME_AND_BOT)
        await table.move(anna, 0, "load 1 1")
        async with asyncio.timeout(30):
            while not house.bots.resting:
                await asyncio.sleep(0.02)
        assert asked == ["random"] + [USUAL_BOT] * MAX_FAILURES
        status = regions.draw(table, regions.audience(table, anna, "en", -1))["status"]
        assert "The bot failed" in status
        await undo.take_back(table, anna, table.version)
        assert table.actor == 0
