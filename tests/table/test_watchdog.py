"""One table does not hold up the others: a game that does not return is interrupted, and its table set aside."""

import asyncio
import multiprocessing
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from iteru.engine.registry import game
from iteru.table import watchdog
from iteru.table.house import Bounds, House
from iteru.table.last_words import NOWHERE, LastWords
from iteru.table.live import ASIDE, PLAYING, Forbidden, LiveTable
from iteru.table.migrate import migrate
from iteru.table.people import Person
from iteru.table.storage import Storage
from iteru.table.trial import Trial
from iteru.table.watchdog import WORK, Broke, TooLong, Watchdog, at_work
from iteru.web import regions
from tests.conftest import sqlite_at
from tests.table.test_boxes import try_out_here
from tests.table.test_storage import TWO_LOCALS

PATIENCE = 30
Apart = Callable[..., None]


def run(work: Callable[..., Coroutine[None, None, None]], *given: object) -> None:
    asyncio.run(work(*given))


@pytest.fixture(scope="module")
def apart() -> Iterator[Apart]:
    """Runs a test in the main thread of another process: that thread alone hears signals, and this one may be a browser's."""
    pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"))
    yield lambda work, *given: pool.submit(run, work, *given).result(4 * PATIENCE)
    for process in pool._processes.values():
        process.kill()  # it may hang
    pool.shutdown()


@asynccontextmanager
async def house_at(
    folder: Path, last_words: LastWords | None = None, seconds: float = 1.0
) -> AsyncIterator[House]:
    """Whose games have a second."""
    storage = Storage(sqlite_at(folder))
    await migrate(storage)
    house = House(storage, bounds=Bounds(game_seconds=seconds), last_words=last_words)
    house.cage.lane.do = try_out_here  # type: ignore[method-assign]
    house.workers.start = lambda: None  # type: ignore[method-assign]
    house.start()
    await house.look_back()
    try:
        yield house
    finally:
        await house.stop()


def loops(*arguments: object) -> None:
    while True:
        pass


def loops_stubbornly(*arguments: object) -> None:
    """Whatever is raised is swallowed a few times."""
    for _ in range(3):
        try:
            loops()
        except BaseException:
            continue
    loops()


def sleeps(*arguments: object) -> None:
    time.sleep(3600)


def leaves(*arguments: object) -> None:
    sys.exit("enough")


def draw(table: LiveTable, person: Person) -> None:
    regions.draw(table, regions.audience(table, person, "en", -1))


async def until_aside(table: LiveTable) -> None:
    async with asyncio.timeout(PATIENCE):
        while table.status != ASIDE:
            await asyncio.sleep(0.01)


async def draw_for_the_first_time(folder: Path) -> None:
    """That may take longer than a second on a busy machine, and later drawings do not."""
    async with house_at(folder, seconds=60) as house:
        anna = await house.people.new_guest("Anna")
        draw(await house.open_table(anna, "imhotep", {}, TWO_LOCALS), anna)


async def a_game_does_not_return(folder: Path, stuck: Callable[..., None]) -> None:
    kind = type(game("imhotep"))
    await draw_for_the_first_time(folder)
    async with house_at(folder) as house:
        anna = await house.people.new_guest("Anna")
        table, other = [await house.open_table(anna, "imhotep", {}, TWO_LOCALS) for _ in range(2)]
        told: list[bool] = []
        table.presence.listen(anna, lambda: told.append(True))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(kind, "view", stuck)
            with pytest.raises(Forbidden, match="table-set-aside"):
                draw(table, anna)
        await until_aside(table)
        house.watchdog.seconds = 60
        assert told
        with pytest.raises(Forbidden, match="table-set-aside"):
            draw(table, anna)
        with pytest.raises(Forbidden, match="table-set-aside"):
            await house.table(table.id)
        draw(other, anna)
        await other.move(anna, 0, "load 1 1")
        kept = await house.storage.load_table(table.id)
        assert kept is not None
        assert kept.status == ASIDE


@pytest.mark.parametrize("stuck", [loops, loops_stubbornly, sleeps])
def test_a_game_that_does_not_return_is_interrupted_and_its_table_set_aside(
    apart: Apart, tmp_path: Path, stuck: Callable[..., None]
) -> None:
    apart(a_game_does_not_return, tmp_path, stuck)


async def a_move_does_not_return(folder: Path, method: str) -> None:
    async with house_at(folder) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(type(table.game), method, loops)
            with pytest.raises(Forbidden, match="table-set-aside"):
                await table.move(anna, 0, "load 1 1")
        await until_aside(table)
        kept = await house.storage.load_table(table.id)
        assert kept is not None
        assert kept.moves == ()


@pytest.mark.parametrize("method", ["is_window", "notation"])
def test_a_move_that_does_not_return_is_not_stored(
    apart: Apart, tmp_path: Path, method: str
) -> None:
    apart(a_move_does_not_return, tmp_path, method)


async def a_picture_does_not_return(folder: Path) -> None:
    async with house_at(folder) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(regions.artist(table, "en").shown.picture, "board", loops, raising=True)
            with pytest.raises(Forbidden, match="table-set-aside"):
                draw(table, anna)


def test_a_picture_that_does_not_return_is_interrupted(apart: Apart, tmp_path: Path) -> None:
    """Pictures that fail are shown plainly; one that loops would do so again and again."""
    apart(a_picture_does_not_return, tmp_path)


async def a_game_ends_the_program(folder: Path) -> None:
    async with house_at(folder) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(type(table.game), "view", leaves)
            with pytest.raises(Broke, match="enough"):
                draw(table, anna)
        draw(table, anna)
        assert table.status == PLAYING


def test_a_game_that_ends_the_program_ends_nothing(apart: Apart, tmp_path: Path) -> None:
    apart(a_game_ends_the_program, tmp_path)


def test_only_the_work_that_ran_over_is_interrupted() -> None:
    dog = Watchdog(1.0, lambda table_id: None)
    with at_work("late"):
        dog.overdue = WORK.number
    dog.interrupted(0, None)  # too late: nothing is being done
    with at_work("next"):
        dog.interrupted(0, None)  # something else is
        dog.overdue = WORK.number
        with at_work("inner"), pytest.raises(TooLong):
            dog.interrupted(0, None)
    assert WORK.at is None
    WORK.aside.discard("inner")


def test_while_it_is_about_to_end_it_is_left_alone() -> None:
    dog = Watchdog(1.0, lambda table_id: None)
    leaving: Any = SimpleNamespace(f_code=at_work.__exit__.__code__)
    with at_work("late"):
        dog.overdue = WORK.number
        dog.interrupted(0, leaving)


async def a_house_opens_and_closes(folder: Path) -> None:
    before = signal.getsignal(watchdog.SIGNAL)
    async with house_at(folder):
        assert signal.getsignal(watchdog.SIGNAL) != before
    assert signal.getsignal(watchdog.SIGNAL) == before


def test_the_watchdog_leaves_nothing_behind(apart: Apart, tmp_path: Path) -> None:
    apart(a_house_opens_and_closes, tmp_path)


# What a server leaves behind


def test_last_words_outlive_the_process(tmp_path: Path) -> None:
    program = f"""
import os
from pathlib import Path
from iteru.table.last_words import NOWHERE, LastWords
words = LastWords(Path({str(tmp_path)!r}))
words.begin("AbCd_123-xy")
os.abort()
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, timeout=60)
    assert done.returncode == -signal.SIGABRT
    words = LastWords(tmp_path)
    assert (words.table, words.has_hung) == ("AbCd_123-xy", False)
    words.close()
    again = LastWords(tmp_path)
    assert (again.table, again.has_hung) == ("", False)
    again.close()


def test_compiled_code_that_never_comes_back_ends_the_process_which_says_where(
    tmp_path: Path,
) -> None:
    program = f"""
from itertools import repeat
from pathlib import Path
from iteru.table.last_words import NOWHERE, LastWords
words = LastWords(Path({str(tmp_path)!r}))
words.end_after(60)
words.end_after(0.2)
words.begin("AbCd_123-xy")
sum(repeat(0))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, timeout=60)
    assert done.returncode == -signal.SIGVTALRM
    assert "line 9" in (tmp_path / "hung").read_text()
    words = LastWords(tmp_path)
    assert (words.table, words.has_hung) == ("AbCd_123-xy", True)
    words.close()


@pytest.mark.parametrize("has_hung", [True, False])
async def test_where_the_last_server_hung_is_set_aside_and_where_it_was_killed_is_tried_out(
    tmp_path: Path, has_hung: bool
) -> None:
    async with house_at(tmp_path) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
    words = LastWords(tmp_path)
    words.table, words.has_hung = table.id, has_hung
    async with house_at(tmp_path, words) as house:
        tried: list[object] = []

        async def check(person: int, trial: Trial, longest_step: float = 0.0) -> None:
            tried.append(trial)

        house.cage.check = check  # type: ignore[method-assign]
        if has_hung:
            with pytest.raises(Forbidden, match="table-set-aside"):
                await house.table(table.id)
        else:
            await house.table(table.id)
        assert len(tried) == (not has_hung)


def test_work_is_noted_for_the_next_server(tmp_path: Path) -> None:
    words = WORK.last_words = LastWords(tmp_path)
    try:
        with at_work("outer"), at_work("inner"):
            assert words.memory[:].startswith(b"\1outer\0")
        assert words.memory[0] == NOWHERE
    finally:
        WORK.last_words = None
        words.close()
