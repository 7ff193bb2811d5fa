"""Records from strangers: not longer than a game, and read while others are answered."""

import asyncio
import random
import time
from collections.abc import Awaitable
from pathlib import Path

import pytest

import iteru
from iteru.engine.errors import BadRecord
from iteru.table import slices
from iteru.table.live import LiveTable
from iteru.table.slices import read_upload
from iteru.web.pages.replay import log_of
from tests.web.inside import Inside, Somebody

TITLE = "valley_of_the_kings"
MEGABYTE = 1_000_000


def played_record() -> str:
    """A whole game of the title whose games are the longest."""
    match, rng = iteru.Match(iteru.game(TITLE), 2, 5), random.Random(5)
    while not match.is_over:
        match.choose(match.state.actor, rng.choice(match.state.legal_actions()))
    return iteru.write_record(match.record())


async def turns_during(work: Awaitable[object]) -> int:
    """How often others come to their turn while some work is done."""
    done, turns = asyncio.ensure_future(work), 0
    while not done.done():
        await asyncio.sleep(0)
        turns += 1
    await done
    return turns


async def longest_pause(work: Awaitable[object]) -> float:
    """How long nobody else comes to their turn while some work is done, in seconds."""
    done, pause, last = asyncio.ensure_future(work), 0.0, time.perf_counter()
    while not done.done():
        await asyncio.sleep(0)
        pause, last = max(pause, time.perf_counter() - last), time.perf_counter()
    return pause


async def test_games_are_replayed_in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here a slice is one move: whatever plays a game again lets others go on after each."""
    monkeypatch.setattr(slices, "SLICE", 0.0)
    record = iteru.read_record(played_record())
    match = await slices.replayed(record, iteru.game(TITLE))
    moves = len(record.moves)
    assert match.is_over
    assert await turns_during(slices.replayed(record, iteru.game(TITLE))) >= moves
    assert await turns_during(slices.state_after(match, moves)) >= moves


async def test_stored_games_are_replayed_in_slices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that is read from the database, its page of the replay, and playing on from it."""
    monkeypatch.setattr(slices, "SLICE", 0.0)
    async with Inside("", tmp_path) as inside:
        anna, house = await Somebody(inside).arrive(), inside.house
        kept = await anna.upload("/records", played_record())
        assert kept.status == 303
        table = await house.table(kept.header("location").split("/")[2])
        moves = len(table.match.played)
        stored = await house.storage.load_table(table.id)
        assert stored is not None
        assert await turns_during(LiveTable.rebuilt(stored, house.storage, [])) >= moves
        assert await turns_during(log_of(table, "en")) >= moves
        await anna.arrive()
        on_from = {"at": "50", "bot": "random"}
        assert (await anna.browse("POST", f"/t/{table.id}/play-on", on_from)).status == 303


async def test_others_are_answered_while_a_long_record_comes_in(tmp_path: Path) -> None:
    """Measured beside what it takes to read such a record at a stretch; the best of a few tries, since machines are busy."""
    head, _, moves = played_record().partition("\n\n")
    text = head + "\n\n" + moves * (MEGABYTE // len(moves))
    start = time.perf_counter()
    with pytest.raises(BadRecord):
        iteru.read_record(text)
    at_a_stretch = time.perf_counter() - start
    async with Inside("", tmp_path) as inside:
        anna = await Somebody(inside).arrive()
        assert (await anna.upload("/records", text)).status == 400  # and all is loaded now
        pauses = [await longest_pause(anna.upload("/records", text)) for _ in range(5)]
    assert min(pauses) < at_a_stretch / 2


def test_a_record_longer_than_any_game_is_refused_unread(monkeypatch: pytest.MonkeyPatch) -> None:
    head, _, moves = played_record().partition("\n\n")
    endless = head + "\n\n" + moves * 50
    monkeypatch.setattr(slices, "read_record", lambda text: pytest.fail("it was read"))
    with pytest.raises(BadRecord) as refused:
        read_upload(endless)
    assert refused.value.problem == "record-too-long"


def test_a_record_longer_than_a_game_of_its_title_is_refused() -> None:
    most = iteru.meta("imhotep").longest
    text = iteru.write_record(iteru.Match(iteru.game("imhotep"), 2, 1).record())
    longer = text.replace("moves: 0", f"moves: {most + 1}") + "1 load 1 1\n" * (most + 1)
    with pytest.raises(BadRecord) as refused:
        read_upload(longer)
    assert refused.value.problem == "record-too-long"


def test_a_line_as_long_as_a_book_is_refused() -> None:
    text = played_record().replace("options: -", "options: " + "a=b " * 250_000)
    with pytest.raises(BadRecord) as refused:
        read_upload(text)
    assert refused.value.problem == "record-line-too-long"


async def test_moves_are_stored_as_we_write_them(database: str, tmp_path: Path) -> None:
    """With blanks inside, a move was longer than PostgreSQL had room for, and SQLite kept all of them."""
    head, moves = played_record().split("\n\n")
    typed = "\n".join(line.replace(" ", " " * 400) for line in moves.split("\n"))
    async with Inside(database, tmp_path) as inside:
        anna = await Somebody(inside).arrive()
        kept = await anna.upload("/records", f"{head}\n\n{typed}")
        assert kept.status == 303
        stored = await inside.house.storage.load_table(kept.header("location").split("/")[2])
        assert stored is not None
        assert stored.moves == iteru.read_record(f"{head}\n\n{moves}").moves
