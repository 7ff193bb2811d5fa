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
from iteru.web import regions
from tests.table.test_storage import ME_AND_BOT, house_at, until_turn_of


def fail_with(house: House, monkeypatch: pytest.MonkeyPatch, *bots: str) -> list[str]:
    """These bots fail from now on; all that were asked are noted."""
    asked: list[str] = []
    choose = house.workers.ask

    async def ask(table: LiveTable, name: str) -> int:
        asked.append(name)
        if name in bots:
            raise RuntimeError("a bot that always fails")
        return await choose(table, name)

    monkeypatch.setattr(house.workers, "ask", ask)
    return asked


async def test_the_usual_bot_plays_on_for_one_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        asked = fail_with(house, monkeypatch, "random")
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, ME_AND_BOT)
        await table.move(anna, 0, "load 1 1")
        await until_turn_of(table, 0)
        assert asked == ["random"] * MAX_FAILURES + [USUAL_BOT]
        assert (table.seats[1].bot, table.seats[1].stand_in) == ("random", USUAL_BOT)


async def test_one_that_breaks_the_rules_is_replaced_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, ME_AND_BOT)
        choose = house.workers.ask

        async def ask(table: LiveTable, name: str) -> int:
            return -1 if name == "random" else await choose(table, name)

        monkeypatch.setattr(house.workers, "ask", ask)
        with pytest.raises(IllegalMove):
            table.game.check(table.match.state, 0, -1)
        await table.move(anna, 0, "load 1 1")
        await until_turn_of(table, 0)
        assert table.seats[1].stand_in == USUAL_BOT


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
        assert len(asked) == 2 * MAX_FAILURES
        status = regions.draw(table, regions.audience(table, anna, "en", -1))["status"]
        assert "The bot failed" in status
        await undo.take_back(table, anna, table.version)
        assert table.actor == 0
