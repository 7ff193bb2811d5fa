"""How a finished game went is told once, when somebody asks, and while others are answered."""

import asyncio
from pathlib import Path

import pytest

import iteru
from iteru.contract.games import random_choices
from iteru.engine import story
from iteru.table import slices, storytelling
from iteru.table.house import House
from iteru.table.live import LiveTable
from tests.table.test_storage import TWO_LOCALS, house_at
from tests.web.test_records import turns_during


def whole_game(name: str, seats: int, seed: int = 5) -> tuple[tuple[int, str], ...]:
    """The moves of a random game to its end."""
    match = iteru.Match(iteru.game(name), seats, seed)
    for action in random_choices(match, seed):
        match.choose(match.state.actor, action)
    return match.record().moves


async def finished(house: House, name: str = "imhotep") -> LiveTable:
    anna = await house.people.new_guest("Anna")
    return await house.open_table(anna, name, {}, TWO_LOCALS, 5, moves=whole_game(name, 2))


async def test_a_finished_game_is_told_once_for_all_who_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[object] = []

    def counted(match: iteru.Match) -> story.Storyteller:
        told.append(match)
        return story.Storyteller(match)

    monkeypatch.setattr(storytelling, "Storyteller", counted)
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        table = await finished(house)
        assert table.story is None
        await asyncio.gather(storytelling.wait_for_story(table), storytelling.wait_for_story(table))
        table.tell_everybody()
        await storytelling.wait_for_story(table)
        assert table.story == story.story_of(table.match)
        assert len(told) == 1


async def test_others_are_answered_after_each_move_that_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here a slice is one move."""
    monkeypatch.setattr(slices, "SLICE", 0.0)
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        table = await finished(house)
        assert await turns_during(storytelling.wait_for_story(table)) >= len(table.match.played)


async def test_everybody_is_told_when_the_story_is_there(tmp_path: Path) -> None:
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        table = await finished(house)
        heard: list[bool] = []
        table.presence.listen(None, lambda: heard.append(table.story is not None))
        await storytelling.wait_for_story(table)
        assert heard[-1:] == [True]


async def test_a_game_that_is_not_over_is_not_told(tmp_path: Path) -> None:
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, TWO_LOCALS, 5)
        await storytelling.wait_for_story(table)
        assert table.story is None


async def test_a_game_that_fails_has_a_result_without_a_story(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(game: object, state: object) -> int:
        raise ValueError("no rounds today")

    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        table = await finished(house)
        monkeypatch.setattr(type(table.game), "round", fails)
        await storytelling.wait_for_story(table)
        assert table.story is None
