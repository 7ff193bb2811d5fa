"""What strangers bring is tried out beside the server: what breaks it is refused, and what was stored before is set aside."""

import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from iteru.bots.bot import Bot
from iteru.bots.registry import bot
from iteru.engine.errors import BadRecord
from iteru.engine.game import Game
from iteru.engine.record import ENGINE_VERSION, Record
from iteru.engine.registry import game, meta
from iteru.engine.state import State
from iteru.kit.artist import Artist
from iteru.table import cage as cage_module
from iteru.table import finished, trial
from iteru.table.box_trial import Draft
from iteru.table.cage import Breaks, Busy
from iteru.table.house import Bounds, House
from iteru.table.live import ASIDE, OVER, PLAYING, Forbidden
from iteru.table.migrate import migrate
from iteru.table.people import Person
from iteru.table.process import Failed
from iteru.table.storage import Storage
from iteru.table.stored import StoredSeat, StoredTable
from iteru.table.trial import Trial, try_out
from tests.conftest import sqlite_at
from tests.engine.packages import found_by_module
from tests.table import traps
from tests.table.test_boxes import TAKE_TWO, house_with, played_record

SHORT = 0.4
"""Seconds of computing for what never ends."""
ONES = tuple((number % 2, "take 1") for number in range(120))


_installed = found_by_module(traps.install)


@asynccontextmanager
async def house_at(folder: Path) -> AsyncIterator[House]:
    """Without bots."""
    storage = Storage(sqlite_at(folder))
    await migrate(storage)
    house = House(storage, bounds=Bounds(worker_memory=256))
    try:
        yield house
    finally:
        await house.stop()


def record_of(way: str, late: bool) -> Record:
    """A record whose replay goes wrong; its fingerprint is what the server would find, had it survived so far."""
    title = meta(traps.NAME)
    corrections = traps.corrections(way, late)
    return Record(
        game=traps.NAME,
        rules=title.rules_version,
        engine=ENGINE_VERSION,
        box=title.read_box(corrections).fingerprint,
        names=("Anna", "Petr"),
        options={},
        seed=1,
        moves=ONES,
        result=None,
        corrections=corrections,
    )


def stored(record: Record, host: Person, status: str = OVER) -> StoredTable:
    """A table as the version before would have stored it."""
    return StoredTable(
        id=f"t{record.corrections['heap']['small']}",  # type: ignore[index]
        game=record.game,
        rules=record.rules,
        engine=record.engine,
        box=record.box,
        corrections=record.corrections,
        options={},
        seed=record.seed,
        version=0,
        host=host.id,
        status=status,
        listed=True,
        rematch=None,
        seats=(StoredSeat("person", "Anna", host.id), StoredSeat("bot", "greedy", bot="greedy")),
        moves=record.moves,
    )


BROKEN = (
    ("leaves", True, "trial-fails"),
    ("eats", False, "trial-fails"),
    ("fails", True, "trial-fails"),
    ("eats", True, "trial-too-large"),
    ("aborts", True, "trial-fails"),
    ("loops", False, "trial-too-slow"),
    ("holds", True, "trial-too-slow"),
)


async def test_a_record_that_breaks_its_game_is_refused_and_not_stored(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        anna = await house.people.new_guest("Anna")
        for way, late, problem in BROKEN:
            house.cage.seconds = SHORT if problem == "trial-too-slow" else 10.0
            with pytest.raises(Breaks, match=problem):
                await finished.keep_record(house, anna, record_of(way, late))
        assert await house.storage.tables_of(anna.id, (OVER, ASIDE), 9) == []
        house.cage.seconds = 10.0
        assert await finished.keep_record(house, anna, played_record({}))


@pytest.mark.parametrize("status", [OVER, PLAYING])
async def test_a_stored_table_that_breaks_is_set_aside_for_good(
    tmp_path: Path, status: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(tmp_path) as house:
        anna = await house.people.new_guest("Anna")
        table = stored(record_of("aborts", late=True), anna, status)
        await house.storage.add_table(table, 0)
        with pytest.raises(Forbidden, match="table-set-aside"):
            await house.table(table.id)
    async with house_at(tmp_path) as house:
        monkeypatch.setattr(house.cage, "check", None)  # it is not even tried out again
        with pytest.raises(Forbidden, match="table-set-aside"):
            await house.table(table.id)
        assert await house.storage.listed_tables((OVER, PLAYING), 9) == []
        kept = await house.storage.load_table(table.id)
        assert kept is not None
        assert (kept.status, kept.moves) == (ASIDE, ONES)


async def test_a_new_table_with_a_box_that_breaks_is_refused(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        anna = await house.people.new_guest("Anna")
        seats = [{"kind": "me"}, {"kind": "local", "name": "Petr"}]
        box = traps.corrections("fails", late=True)
        with pytest.raises(Breaks, match="trial-fails"):
            await house.open_table(anna, traps.NAME, {}, seats, 1, corrections=box)


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("way", "late", "problem"),
    [("fails", True, "trial-fails"), ("aborts", False, "trial-fails"), ("loops", False, "slow")],
)
async def test_a_draft_that_breaks_its_game_is_refused_and_the_next_one_looked_at(
    tmp_path: Path, way: str, late: bool, problem: str
) -> None:
    async with house_at(tmp_path) as house:
        broken = Draft(traps.NAME, traps.corrections(way, late), "heap", "en")
        house.cage.seconds = SHORT if problem == "slow" else 10.0
        with pytest.raises(Breaks, match=problem):
            await house.cage.prove(1, broken)
        if not late:  # what is only looked at is not played
            with pytest.raises(Breaks, match=problem):
                await house.cage.preview("somebody", broken)
        house.cage.seconds = 10.0
        good = Draft(traps.NAME, {"turn": {"take": 2}}, "turn", "en")
        assert (await house.cage.preview("somebody", good)).problems == ()
        assert await house.cage.prove(1, good) == ()


async def test_a_box_is_played_on_once_and_every_record_is_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cage_module, "MAX_KNOWN", 1)
    asked: list[Trial] = []
    async with house_with(sqlite_at(tmp_path), TAKE_TWO) as house:

        async def do(asker: int, limits: object, work: object, its: Trial, step: float) -> None:
            asked.append(its)

        monkeypatch.setattr(house.cage.lane, "do", do)
        anna = await house.people.new_guest("Anna")
        take_one = played_record({"turn": {"take": 1}})
        for _ in range(2):
            kept = await house.table(await finished.keep_record(house, anna, take_one))
        await finished.play_on(house, anna, kept, 12, "random")
        await finished.keep_record(house, anna, played_record({}))
        assert [its.is_known for its in asked] == [False, True, True, True, True, True]
        assert [len(its.moves) for its in asked[:4]] == [len(take_one.moves)] * 4
        house.cage.remember("another")
        assert list(house.cage.known) == ["another"]
        before = len(asked)  # the box of the house itself is its owner's choice
        plain = await house.open_table(anna, "imhotep", {}, [{"kind": "me"}, {"kind": "local"}])
        house.tables.clear()
        await house.table(plain.id)
        assert len(asked) == before


async def test_what_is_wrong_in_good_order_is_said_by_the_server(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        anna = await house.people.new_guest("Anna")
        record = played_record(TAKE_TWO)
        wrong = replace(record, moves=((0, "load 9 9"), *record.moves))
        with pytest.raises(BadRecord, match="bad-record-move"):
            await finished.keep_record(house, anna, wrong)


async def test_nobody_has_many_trials_waiting(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        house.cage.lane.idle.clear()
        house.cage.lane.waiting[1] = [None] * cage_module.MAX_WAITING  # type: ignore[assignment]
        with pytest.raises(Busy, match="trials-wait"):
            await house.cage.check(1, Trial.of(played_record({})))
        house.cage.lane.waiting.clear()


async def test_no_table_is_set_aside_because_no_process_could_be_started(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        anna = await house.people.new_guest("Anna")
        table = stored(record_of("aborts", late=True), anna)
        await house.storage.add_table(table, 0)
        house.cage.lane.workers[0].prepare = sys.exit
        with pytest.raises(Busy):
            await house.table(table.id)
        kept = await house.storage.load_table(table.id)
        assert kept is not None
        assert kept.status == OVER


# The trial itself


def test_a_single_step_that_would_hold_up_everybody_fails() -> None:
    with pytest.raises(trial.TooSlow):
        try_out(Trial.of(played_record({})), 0.0)


def test_a_trial_draws_in_every_language_and_lets_the_usual_bot_choose(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: set[tuple[str, str]] = set()
    asked: list[str] = []
    arranged: Callable[..., object] = Artist.arranged

    def note(artist: Artist, *rest: object) -> object:
        drawn.add((artist.say("game-is-over"), str(rest[-1])))
        return arranged(artist, *rest)

    def note_bot(name: str) -> Bot:
        asked.append(name)
        return bot(name)

    monkeypatch.setattr(Artist, "arranged", note)
    monkeypatch.setattr(trial, "bot", note_bot)
    try_out(Trial("imhotep", TAKE_TWO, 2, {}, 5, ()), 60.0)
    assert len(drawn) == 2 * 3
    assert set(asked) == {"greedy"}


def test_a_picture_that_fails_is_no_failure_but_one_that_takes_all_memory_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def raising(error: Exception) -> object:
        def view(self: Game[State], state: State, seat: int | None) -> object:
            raise error

        return view

    record = Trial.of(played_record({}, moves=3))
    kind = type(game("imhotep"))
    monkeypatch.setattr(kind, "view", raising(IndexError()))
    try_out(replace(record, is_known=True), 60.0)
    monkeypatch.setattr(kind, "view", raising(MemoryError()))
    with pytest.raises(MemoryError):
        try_out(replace(record, is_known=True), 60.0)


def test_a_refusal_says_which_limit_was_passed() -> None:
    house_cage = cage_module.Cage(1, 64)
    found = {
        kind: house_cage.refusal("imhotep", Failed("", kind)).problem
        for kind in ("MemoryError", "TooSlow", "KeyError")
    }
    assert found == {
        "MemoryError": "trial-too-large",
        "TooSlow": "trial-too-slow",
        "KeyError": "trial-fails",
    }
