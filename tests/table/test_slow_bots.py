"""Bots that take too long or too much: their processes are ended, and no other bot waits for them."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from iteru.bots.registry import USUAL_BOT
from iteru.table import bots as bots_module
from iteru.table import workers as workers_module
from iteru.table.house import Bounds, House
from iteru.table.lane import Lane
from iteru.table.live import Forbidden, LiveTable
from iteru.table.migrate import migrate
from iteru.table.process import Ended, Failed, Limits, TookTooLong
from iteru.table.seating import checked_bot
from iteru.table.storage import Storage
from tests.engine.packages import found_by_module
from tests.table import bots_that_overdo
from tests.table.test_failing_bots import fail_with
from tests.table.test_storage import until_turn_of

SOON = Limits(0.5, 0.5)


_installed = found_by_module(bots_that_overdo.install)


@asynccontextmanager
async def house_with_limits(folder: Path) -> AsyncIterator[House]:
    storage = Storage(f"sqlite+aiosqlite:///{folder}/iteru.db")
    await migrate(storage)
    house = House(storage, pace=0, bounds=Bounds(bot_seconds=0.5, worker_memory=256))
    house.start()
    try:
        yield house
    finally:
        await house.stop()


def me_and(bot: str) -> list[dict[str, object]]:
    return [{"kind": "me"}, {"kind": "bot", "bot": bot}]


async def test_the_usual_bot_plays_on_for_one_that_overdoes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots_module, "MAX_FAILURES", 1)
    async with house_with_limits(tmp_path) as house:
        anna = await house.people.new_guest("Anna")
        tables = [
            await house.open_table(anna, "imhotep", {}, me_and(bot)) for bot in ("leaves", "sleeps")
        ]
        for table in tables:
            await table.move(anna, 0, "load 1 1")
        for table in tables:
            await until_turn_of(table, 0)
            assert table.seats[1].stand_in == USUAL_BOT, table.seats[1].bot


async def test_slow_bots_keep_no_quick_one_waiting(tmp_path: Path) -> None:
    """Four tables of a bot that sleeps kept the usual bot at a fifth from moving for 150 seconds."""
    async with house_with_limits(tmp_path) as house:
        house.workers.seconds = 3600
        worker = await ready_worker(house)
        anna, petr = [await house.people.new_guest(name) for name in ("Anna", "Petr")]
        for _ in range(4):
            slow = await house.open_table(anna, "imhotep", {}, me_and("sleeps"))
            await slow.move(anna, 0, "load 1 1")
        table = await house.open_table(petr, "imhotep", {}, me_and(USUAL_BOT))
        for _ in range(3):
            legal = table.match.state.legal_actions()
            await table.move(petr, table.version, table.game.notation(legal[0]))
            await until_turn_of(table, 0)
        assert house.bots.at_work == 4
        assert house.workers.quick.workers[0].process is worker, "all waited for another one"


async def ready_worker(house: House) -> object:
    """The process in which quick bots choose; while another one takes its place, nobody moves."""
    await house.workers.quick.do("anybody", Limits(60, 60), abs, -3)
    return house.workers.quick.workers[0].process


@pytest.mark.parametrize(
    ("quick", "slow"),
    [
        ("thinker:seconds=0.01", "thinker:seconds=0.5"),
        ("vizier:iterations=1", "vizier:iterations=100000"),
    ],
)
async def test_no_quick_bot_loses_its_process_to_one_that_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quick: str, slow: str
) -> None:
    """Even if another bot of its name is quick."""
    monkeypatch.setattr(workers_module, "QUICK", 0.4)
    async with house_with_limits(tmp_path) as house:
        house.workers.seconds = 1.5
        worker = await ready_worker(house)
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, [{"kind": "me"}, {"kind": "local"}])
        for asked in (quick, slow, quick, slow):
            assert (
                await house.workers.ask(table, asked)
            ).action in table.match.state.legal_actions()
        assert house.workers.quick.workers[0].process is worker


# The processes


@asynccontextmanager
async def lane_of(count: int, memory: int = 256) -> AsyncIterator[Lane]:
    lane = Lane(count, print, memory)
    try:
        yield lane
    finally:
        await lane.stop()


async def test_a_process_outlives_what_its_work_raises_and_is_replaced_when_it_dies() -> None:
    async with lane_of(1) as lane:
        worker = lane.workers[0]
        for bot, kind in (("leaves", "SystemExit"), ("eats", "MemoryError")):
            with pytest.raises(Failed) as failed:
                await lane.do(
                    "Anna", Limits(60, 60), getattr(bots_that_overdo, bot), None, None, None
                )
            assert failed.value.kind == kind
        first = worker.process
        with pytest.raises(Ended, match="code -6"):
            await lane.do("Anna", Limits(60, 60), bots_that_overdo.aborts, None, None, None)
        for bot in ("sleeps", "loops"):
            with pytest.raises(TookTooLong):
                await lane.do("Anna", SOON, getattr(bots_that_overdo, bot), None, None, None)
        with pytest.raises(TookTooLong, match="computed"):  # by the system, were the server gone
            await lane.do("Anna", Limits(60, 0.1), bots_that_overdo.loops, None, None, None)
        assert await lane.do("Anna", Limits(60, 60), abs, -3) == 3
        assert worker.process is not first


async def test_all_have_their_turn_however_much_one_of_them_wants() -> None:
    async with lane_of(1) as lane:
        served: list[str] = []

        async def want(asker: str) -> None:
            await lane.do(asker, Limits(60, 60), abs, 1)
            served.append(asker)

        asked = [*["Anna"] * 6, "Petr", "Eva", "Petr"]
        await asyncio.gather(*[want(asker) for asker in asked])
        assert served == ["Anna", "Anna", "Petr", "Eva", "Anna", "Petr", *["Anna"] * 3]
        assert not lane.serving
        assert not lane.waiting


async def test_nobody_has_all_of_several_processes() -> None:
    lane = Lane(2, print, 0)
    first = await lane.turn_of("Anna")
    second = asyncio.create_task(lane.turn_of("Anna"))
    assert await lane.turn_of("Petr") is not first
    assert not second.done()
    lane.release(first, "Anna")
    assert await second is first
    await lane.stop()


async def test_who_no_longer_waits_loses_their_turn_and_nobody_elses() -> None:
    lane = Lane(1, print, 0)
    first = await lane.turn_of("Anna")
    gone, last = [asyncio.create_task(lane.turn_of(asker)) for asker in ("Petr", "Eva")]
    await asyncio.sleep(0)
    gone.cancel()
    lane.release(first, "Anna")
    assert await last is first
    late = asyncio.create_task(lane.turn_of("Petr"))
    await asyncio.sleep(0)
    lane.release(first, "Eva")
    late.cancel()  # when it has its turn already
    await asyncio.gather(late, return_exceptions=True)
    assert lane.idle == [first]
    await lane.stop()


async def test_nobody_complains_of_work_that_fails_when_nobody_waits_for_it_any_more() -> None:
    complaints: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, told: complaints.append(told))
    async with lane_of(1) as lane:
        gone = asyncio.create_task(lane.do("Anna", Limits(60, 60), int, "no number"))
        while lane.idle:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        assert await lane.do("Anna", Limits(60, 60), abs, -3) == 3
    del gone
    gc.collect()
    assert complaints == []


# What a host may set


def test_a_bot_may_be_told_to_think_for_half_of_its_limit() -> None:
    assert checked_bot("thinker:seconds=5", 10.0) == "thinker:seconds=5"
    with pytest.raises(Forbidden, match="bot-thinks-too-long"):
        checked_bot("thinker:seconds=5.5", 10.0)


async def test_a_seat_or_a_stand_in_that_thinks_too_long_is_refused(tmp_path: Path) -> None:
    async with house_with_limits(tmp_path) as house:
        anna = await house.people.new_guest("Anna")
        with pytest.raises(Forbidden, match="bot-thinks-too-long"):
            await house.open_table(anna, "imhotep", {}, me_and("thinker:seconds=600"))


# Waking up


async def stuck_table(house: House) -> LiveTable:
    """A table of two bots that have failed and rest; from then on they would not fail again."""
    patch = pytest.MonkeyPatch()
    fail_with(house, patch, USUAL_BOT)
    anna = await house.people.new_guest("Anna")
    seats = [{"kind": "bot", "bot": USUAL_BOT}] * 2
    table = await house.open_table(anna, "imhotep", {}, seats)
    async with asyncio.timeout(30):
        while table.id not in house.bots.resting:
            await asyncio.sleep(0.02)
    patch.undo()
    return table


async def until_moved(table: LiveTable) -> None:
    async with asyncio.timeout(30):
        while not table.match.played:
            await asyncio.sleep(0.02)


async def test_time_wakes_a_table_at_which_no_bot_came_to_a_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots_module, "RESTS", (0.2, 0.4))
    async with house_with_limits(tmp_path) as house:
        table = await stuck_table(house)
        await until_moved(table)


async def test_whoever_asks_for_it_wakes_it_too_but_not_all_the_time(tmp_path: Path) -> None:
    async with house_with_limits(tmp_path) as house:
        table = await stuck_table(house)
        await house.table(table.id)
        assert not house.bots.resting[table.id].is_over.is_set(), "it has failed a moment ago"
        house.bots.resting[table.id].since -= 60
        await house.table(table.id)
        await until_moved(table)
