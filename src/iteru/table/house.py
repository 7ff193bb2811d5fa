"""The house: every table, loaded when somebody comes and put away when nobody is there, and the bots that play at them."""

import asyncio
import logging
import multiprocessing
import os
import re
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from threading import Thread

from iteru.bots.registry import USUAL_BOT, bot, valid_bots
from iteru.engine.game import Game, new_seed
from iteru.engine.match import Match
from iteru.engine.options import changed_options, read_options
from iteru.engine.record import ENGINE_VERSION, Record
from iteru.engine.registry import game, meta, valid_games
from iteru.engine.rng import Rng
from iteru.engine.state import NOBODY, State
from iteru.table import seating
from iteru.table.live import (
    OPEN,
    OVER,
    PLAYING,
    Forbidden,
    LiveTable,
)
from iteru.table.people import People, Person, clean_name
from iteru.table.seating import FREE_SEAT, checked_bot
from iteru.table.storage import Stale, Storage
from iteru.table.stored import StoredSeat, StoredTable, Summary
from iteru.table.windows import Windows

log = logging.getLogger("iteru.table")

MAX_TABLES = 40
"""Unfinished tables that one person may have."""
MAX_FAILURES = 3
"""So often a bot may fail at one choice."""
REST_AFTER = 120.0
SWEEP_EVERY = 20.0


Corrections = Mapping[str, object]


def choose(
    name: str,
    corrections: Corrections,
    snapshot: dict[str, object],
    bot_name: str,
    seed: int,
) -> int:
    """In a worker process: a bot's choice in a position as its seat may know it."""
    title = game(name, corrections)
    return bot(bot_name).choose(title, title.restore(snapshot), Rng.seeded(seed))


def end_with_the_server() -> None:
    """In a worker process: a server that is killed cannot tell its workers to stop."""
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()


def warm_up(boxes: Mapping[str, Corrections]) -> None:
    """In a worker process: load the games before the first person waits for a bot."""
    for name in valid_games():
        game(name, boxes.get(name))


def read_boxes(files: Mapping[str, Path]) -> dict[str, Corrections]:
    """The corrections in some files, by game; tried out before anybody plays with them."""
    return {name: game(name, path).box.corrections for name, path in files.items()}


class House:
    """All tables. `pace` is how long a bot waits before it moves while people look on, in seconds; `reaction_time` how long
    people may react to what another did; `boxes` has for some games corrections, with which new tables play."""

    def __init__(
        self,
        storage: Storage,
        pace: float = 0.9,
        workers: int = 1,
        reaction_time: float = 6.0,
        boxes: Mapping[str, Corrections] | None = None,
    ) -> None:
        self.storage = storage
        self.people = People(storage)
        self.pace = pace
        self.boxes = dict(boxes or {})
        self.games: dict[str, Game[State]] = {}
        self.windows = Windows(reaction_time)
        self.followers: dict[int, list[Callable[[LiveTable], None]]] = {}
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None
        self.sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.pool = self.new_pool()
        self.sweeper = asyncio.create_task(self.sweep())

    def new_pool(self) -> ProcessPoolExecutor:
        pool = ProcessPoolExecutor(
            self.workers, multiprocessing.get_context("spawn"), initializer=end_with_the_server
        )
        pool.submit(warm_up, self.boxes)
        return pool

    async def stop(self) -> None:
        tasks = [
            *self.thinking.values(),
            *self.windows.stop(),
            *([self.sweeper] if self.sweeper else []),
        ]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.pool is not None:
            await asyncio.to_thread(self.pool.shutdown, wait=True, cancel_futures=True)
        await self.storage.close()

    def game(self, name: str) -> Game[State]:
        """A title with the box that new tables here play with, the same one each time."""
        if name not in self.games:
            self.games[name] = game(name, self.boxes.get(name))
        return self.games[name]

    # Tables

    async def table(self, table_id: str) -> LiveTable:
        """A table, from memory or rebuilt from its moves."""
        found = self.tables.get(table_id)
        if found is None:
            async with self.loading.setdefault(table_id, asyncio.Lock()):
                found = self.tables.get(table_id) or await self.bring(table_id)
            self.loading.pop(table_id, None)
        found.presence.used = time.monotonic()
        return found

    async def bring(self, table_id: str) -> LiveTable:
        known = re.fullmatch(
            r"[\w-]{1,16}", table_id, re.ASCII
        )  # not every database takes any text for a key
        found = await LiveTable.load(table_id, self.storage) if known else None
        if found is None:
            raise Forbidden("no-such-table", table=table_id[:20])
        return self.welcome(found)

    def welcome(self, table: LiveTable) -> LiveTable:
        """From now on the table is one of the house."""
        self.tables[table.id] = table
        table.reaction_time = self.windows.seconds
        table.changed = self.attend
        self.attend(table)
        return table

    async def open_table(
        self,
        person: Person,
        name: str,
        options: Mapping[str, object],
        seats: Sequence[Mapping[str, object]],
        seed: int | None = None,
        listed: bool | None = None,
        moves: Sequence[tuple[int, str]] = (),
        corrections: Corrections | None = None,
    ) -> LiveTable:
        """A new table; `seats` says for each who plays: me, friend, local, or a bot.

        It plays with the box of the house, unless it is to play with other `corrections`. Unless `listed` says so, others
        find it in the lists only if a seat is kept for one of them.
        """
        title = self.game(name) if corrections is None else game(name, corrections)
        chosen = read_options(title.meta.options, options)
        title.check_seats(len(seats))
        if await self.storage.count_running(person.id) >= MAX_TABLES:
            raise Forbidden("too-many-tables", most=MAX_TABLES)
        placed = numbered([read_seat(seat, person) for seat in seats])
        match = Match(
            title, len(placed), seed if seed is not None else new_seed(), changed_options(chosen)
        )
        for seat, move in moves:
            match.play(seat, move)
        stored = StoredTable(
            id=secrets.token_urlsafe(8),
            game=name,
            rules=meta(name).rules_version,
            engine=ENGINE_VERSION,
            box=title.box.fingerprint,
            corrections=title.box.corrections,
            options=changed_options(chosen),
            seed=match.seed,
            version=0,
            host=person.id,
            status=opening_status(placed, match),
            listed=any(seat.kind == "friend" for seat in placed) if listed is None else listed,
            rematch=None,
            seats=tuple(placed),
            moves=match.record().moves,
        )
        await self.storage.add_table(
            stored, None if match.state.actor == NOBODY else match.state.actor
        )
        return self.welcome(LiveTable.rebuilt(stored, self.storage, []))

    async def rematch(self, person: Person, table: LiveTable) -> str:
        """A new table with the same game and people, each one seat further; asked for twice it is the same one."""
        if table.status != OVER:
            raise Forbidden("not-over")
        if not table.seats_of(person):
            raise Forbidden("not-your-table", seat=0)
        async with table.lock:
            if table.rematch is None:
                placed = [*table.seats[1:], table.seats[0]]
                new = await self.seat_again(person, table, placed)
                await self.storage.set_rematch(table.id, table.version, new)
                table.rematch = new
                table.version += 1
                table.tell_everybody()
            return table.rematch

    async def seat_again(self, person: Person, table: LiveTable, placed: list[StoredSeat]) -> str:
        """Others who played are asked to join again; bots and people at one's own screen simply sit down."""
        seats: list[dict[str, object]] = []
        for seat in placed:
            if seat.bot is not None:
                seats.append({"kind": "bot", "bot": seat.bot})
            elif seat.person == person.id:
                seats.append(
                    {"kind": "me" if seat.kind == "person" else "local", "name": seat.name}
                )
            else:
                seats.append({"kind": "friend"})
        new = await self.open_table(
            person, table.game.name, table.match.options, seats, listed=table.listed
        )
        return new.id

    async def keep_record(self, person: Person, record: Record) -> str:
        """An uploaded record as a finished table, to look at and to play on from."""
        match = Match.of_record(record, game(record.game, record.corrections))
        stored = StoredTable(
            id=secrets.token_urlsafe(8),
            game=record.game,
            rules=record.rules,
            engine=record.engine,
            box=record.box,
            corrections=record.corrections,
            options=match.options,
            seed=record.seed,
            version=0,
            host=person.id,
            status=OVER,
            listed=False,
            rematch=None,
            seats=tuple(recorded_seat(record, seat) for seat in range(record.seats)),
            moves=record.moves,
            scores=record.result or (),
            winners=tuple(match.state.winners()) if match.is_over else (),
            practice=record.practice,
        )
        await self.storage.add_table(stored, None)
        return stored.id

    async def play_on(self, person: Person, table: LiveTable, moves: int, rival: str) -> LiveTable:
        """A new table from a position of a finished one: the person takes the seat to move, bots the others."""
        if table.status != OVER:
            raise Forbidden("not-over")
        played = table.match.record().moves[:moves]
        actor = table.match.state_after(len(played)).actor
        if actor == NOBODY:
            raise Forbidden("game-is-over")
        seats: list[dict[str, object]] = [{"kind": "bot", "bot": rival} for _ in table.seats]
        seats[actor] = {"kind": "me"}
        return await self.open_table(
            person,
            table.game.name,
            table.match.options,
            seats,
            table.match.seed,
            listed=False,
            moves=played,
            corrections=table.game.box.corrections,
        )

    # People

    async def tables_of(
        self, person: Person, statuses: Sequence[str] = (OPEN, PLAYING, OVER), most: int = 100
    ) -> list[Summary]:
        """The tables that a person plays at, has played at or has opened, the latest first."""
        return await self.storage.tables_of(person.id, statuses, most)

    async def rename(self, person: Person, name: str) -> Person:
        """A person's new name, also at the tables where they play now."""
        renamed = await self.people.rename(person, name)
        await self.rename_at_tables(renamed)
        return renamed

    async def take_account(self, person: Person, account: str, password: str) -> Person:
        """A guest becomes an account, which gives them its name."""
        renamed = await self.people.take_account(person, account, password)
        await self.rename_at_tables(renamed)
        return renamed

    async def rename_at_tables(self, person: Person) -> None:
        for summary in await self.tables_of(person, (OPEN, PLAYING)):
            with suppress(Forbidden):  # a table of an older version of the rules keeps the name
                await seating.rename(await self.table(summary.id), person)

    def attend(self, table: LiveTable) -> None:
        """After every change: bots move, windows close, and who follows one of the players hears of it."""
        self.wake_bot(table)
        self.windows.watch(table)
        for person in {seat.person for seat in table.seats if seat.person in self.followers}:
            for tell in list(self.followers[person or 0]):
                tell(table)

    def follow(self, person: Person, tell: Callable[[LiveTable], None]) -> None:
        """Be told of every change at any table of a person, also at those where they sit down later."""
        self.followers.setdefault(person.id, []).append(tell)

    def stop_following(self, person: Person, tell: Callable[[LiveTable], None]) -> None:
        self.followers[person.id].remove(tell)
        if not self.followers[person.id]:
            del self.followers[person.id]

    # Bots

    def wake_bot(self, table: LiveTable) -> None:
        """See to it that a bot moves if it is a bot's turn. Called after every change."""
        if table.bot_to_move() is not None and table.id not in self.thinking:
            task = asyncio.create_task(self.play_bots(table))
            self.thinking[table.id] = task
            task.add_done_callback(lambda _: self.thinking.pop(table.id, None))

    async def play_bots(self, table: LiveTable) -> None:
        """Bots move until a person must choose, at a pace that people can follow.

        One that fails again and again is replaced by the usual one. If that fails too, the table waits: the next who
        comes sets it going again.
        """
        failures = 0
        while (name := table.bot_to_move()) is not None:
            version = table.version
            if table.presence.is_watched:
                await asyncio.sleep(self.pace)
            try:
                action = await self.ask(table, name)
                if table.version == version:
                    await table.bot_move(version, action)
                failures = 0
            except asyncio.CancelledError:
                raise
            except Stale:
                continue
            except Exception:
                log.exception("table %s: bot %s failed", table.id, name)
                failures += 1
                if failures == MAX_FAILURES:
                    failures = 0
                    if not await self.replace_bot(table, version, name):
                        return
                await asyncio.sleep(0.1)

    async def replace_bot(self, table: LiveTable, version: int, name: str) -> bool:
        """Whether another bot plays on for one that fails, and so it is worth going on."""
        if table.version != version:
            return True
        actor = table.match.state.actor
        if name == USUAL_BOT:
            table.failed_bot = version
            table.tell_everybody()
            return False
        await seating.replace_bot(table, actor, USUAL_BOT)
        return True

    async def ask(self, table: LiveTable, name: str) -> int:
        state = table.match.state
        rng = Rng.seeded(secrets.randbits(62))
        sight = table.game.sight(state, state.actor, rng)
        corrections = table.game.box.corrections
        work = (table.game.name, corrections, sight.snapshot(), name, secrets.randbits(62))
        pool = self.pool
        assert pool is not None
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, choose, *work)
        except BrokenProcessPool:
            if self.pool is pool:  # a worker was killed: the next try gets new ones
                self.pool = self.new_pool()
            raise

    # Rest

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            self.put_away()

    def put_away(self) -> None:
        """Drop tables from memory that nobody has looked at for a while; they are rebuilt when somebody comes."""
        now = time.monotonic()
        for table in list(self.tables.values()):
            idle = (
                not table.presence.listeners
                and table.id not in self.thinking
                and not table.lock.locked()
            )
            if idle and now - table.presence.used > REST_AFTER:
                del self.tables[table.id]


def recorded_seat(record: Record, seat: int) -> StoredSeat:
    """Who played a seat of a record, as far as the database can hold what a stranger wrote."""
    bot_name = record.bots[seat] if record.bots else ""
    known = re.fullmatch(r"[\w.,:=-]{1,40}", bot_name, re.ASCII)
    return StoredSeat(
        "guest",
        clean_name(record.names[seat][:30]),
        bot=bot_name if known else None,
        resigned=seat in record.resigned,
    )


def opening_status(seats: Sequence[StoredSeat], match: Match) -> str:
    if match.is_over:
        return OVER
    return OPEN if any(seat.kind == "friend" for seat in seats) else PLAYING


def read_seat(given: Mapping[str, object], person: Person) -> StoredSeat:
    """One entry of a new table's seats."""
    kind = given.get("kind")
    name = str(given.get("name") or "")
    if kind == "me":
        return StoredSeat("person", person.name, person.id)
    if kind == "local":
        return StoredSeat("local", clean_name(name) if name else person.name, person.id)
    if kind == "friend":
        return FREE_SEAT
    bot_text = str(given.get("bot"))
    if kind == "bot" and bot_text.partition(":")[0] in valid_bots():
        return StoredSeat("bot", checked_bot(bot_text), bot=bot_text)
    raise Forbidden(
        "bad-seat-kind",
        given=str(given.get("bot") or kind)[:40],
        right=f"me, friend, local, {', '.join(valid_bots())}",
    )


def numbered(seats: list[StoredSeat]) -> list[StoredSeat]:
    """Equal names get numbers, so that the log can tell the seats apart."""
    names = [seat.name for seat in seats]
    if sum(seat.kind == "person" for seat in seats) > 1:
        raise Forbidden("seated-twice")
    return [
        seat
        if names.count(seat.name) == 1 or seat.kind == "friend"
        else replace(seat, name=f"{seat.name} {names[: i + 1].count(seat.name)}")
        for i, seat in enumerate(seats)
    ]
