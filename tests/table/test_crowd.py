"""Where many games are played at once, bots think less, down to the second level, and page and record say so."""

import asyncio
from pathlib import Path

import pytest

import iteru
from iteru.bots.levels import LEVELS, levels_of
from iteru.table import undo
from iteru.table.lane import Lane
from iteru.table.live import LiveTable
from iteru.table.workers import choose, in_a_crowd
from iteru.web import regions
from tests.table.test_slow_bots import lane_of
from tests.table.test_storage import house_at, until_turn_of


def budget(text: str) -> int:
    return int(text.partition("iterations=")[2].partition(":")[0])


@pytest.mark.parametrize("name", iteru.games())
def test_all_who_wait_share_a_second_and_no_level_falls_below_the_second(name: str) -> None:
    game = iteru.game(name)
    levels = levels_of(game)
    for level in levels:
        budgets = [budget(in_a_crowd(game, level.text, crowd)) for crowd in (0, 1, 24, 1e6)]
        assert budgets[0] == level.iterations
        assert budgets == sorted(budgets, reverse=True)
        assert budgets[-1] == min(level.iterations, levels[1].iterations)
    vizier = levels[-1]
    assert budget(in_a_crowd(game, vizier.text, 1)) == vizier.iterations // 2
    assert in_a_crowd(game, "nakht:level=vizier:iterations=9000:misses=0.1", 1e6) == (
        f"nakht:level=vizier:iterations={levels[1].iterations}:misses=0.1"
    )
    assert [in_a_crowd(game, text, 1e6) for text in ("greedy", "random", "mcts:seconds=1")] == [
        "greedy",
        "random",
        "mcts:seconds=1",
    ]


async def test_the_crowd_is_those_who_wait_for_each_worker() -> None:
    async with lane_of(2) as lane:
        served = [await lane.turn_of(one) for one in ("Anna", "Bob")]
        assert lane.crowd == 0
        waiting = [asyncio.create_task(lane.turn_of(one)) for one in ("Anna", "Bob", "Cleo")]
        await asyncio.sleep(0)
        assert lane.crowd == 1.5
        for worker, one in zip(served, ("Anna", "Bob"), strict=True):
            lane.release(worker, one)
        assert lane.crowd == 0.5
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


@pytest.mark.parametrize(("crowd", "hurried"), [(1e6, True), (0.0, False)])
async def test_page_and_record_say_when_bots_think_less(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, crowd: float, hurried: bool
) -> None:
    monkeypatch.setattr(Lane, "crowd", crowd)
    rival = "vizier" if hurried else "overseer:iterations=80"
    async with house_at(f"sqlite+aiosqlite:///{tmp_path}/iteru.db") as house:
        anna = await house.people.new_guest("Anna")
        seats: list[dict[str, object]] = [{"kind": "me"}, {"kind": "bot", "bot": rival}]
        table = await house.open_table(anna, "imhotep", {}, seats)
        await table.move(anna, 0, "load 1 1")
        await until_turn_of(table, 0)
        assert table.match.record().hurried == ((2,) if hurried else ())
        assert table.match.bots[1].partition(":")[0] in LEVELS
        for lang, said in (("en", "Many games are being played"), ("cs", "Hraje se tu mnoho her")):
            status = regions.draw(table, regions.audience(table, anna, lang, -1))["status"]
            assert (said in status) is hurried
            assert (("in a hurry" in status) or ("Boti teď spěchají" in status)) is hurried
        await undo.take_back(table, anna, table.version)
        assert table.match.record().hurried == ()
        again = await LiveTable.load(table.id, house.storage)
        assert again is not None
        assert again.match.hurried == []


@pytest.mark.parametrize("text", ["vizier:iterations=1000000", "mcts:iterations=1000000"])
def test_a_slow_machine_cuts_a_search_short_before_its_process_is_ended(text: str) -> None:
    game = iteru.game("imhotep")
    state = game.new(2, 1)
    assert choose("imhotep", {}, state.snapshot(), text, 1, 0.05) in state.legal_actions()
