"""All tables of a server: opened, loaded when somebody comes, and dropped from memory when nobody is there."""

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from iteru.engine.game import Game
from iteru.engine.match import Match
from iteru.engine.options import changed_options, read_options
from iteru.engine.record import ENGINE_VERSION
from iteru.engine.registry import game, meta
from iteru.engine.rng import Seed
from iteru.engine.state import NOBODY, State
from iteru.table import seating
from iteru.table.advisers import Advisers
from iteru.table.bots import Bots
from iteru.table.cage import Breaks, Cage
from iteru.table.dealing import Contribution, Offers, with_contribution
from iteru.table.last_words import LastWords
from iteru.table.live import ASIDE, CLOSED, OPEN, OVER, PLAYING, Forbidden, LiveTable
from iteru.table.new_tables import numbered, opening_seed, opening_status, read_seat
from iteru.table.open_lines import OpenLines
from iteru.table.people import People, Person
from iteru.table.sessions import Sessions
from iteru.table.shelf import Shelf
from iteru.table.slices import Slices
from iteru.table.storage import Stale, Storage
from iteru.table.stored import EXAMPLE, FREE, StoredSeat, StoredTable, Summary, deal_among
from iteru.table.trial import Trial
from iteru.table.trouble import DatabaseAway
from iteru.table.watchdog import WORK, Watchdog, at_work, set_aside
from iteru.table.windows import Windows
from iteru.table.workers import Corrections, Workers

log = logging.getLogger("iteru.table")

MAX_TABLES = 40
"""Unfinished tables that one person may have."""
TABLE_ID = re.compile(r"[\w-]{1,16}", re.ASCII)
FORGOTTEN_AFTER = 7 * 24 * 3600.0
"""Seconds after which a table is closed that still waits for the first one to join."""
CLOSE_EVERY = 3600.0
REST_AFTER = 120.0
MAX_RESTING = 500
"""Tables that stay in memory although nobody is there, about 200 KB each."""
MAX_CORRECTED = 50
"""Of these, tables with a box of their own, which takes half a megabyte more."""
LOOK_EVERY = 100
"""New tables in memory after which to look whether too many rest there."""
SWEEP_EVERY = 20.0


def read_boxes(files: Mapping[str, Path]) -> dict[str, Corrections]:
    """The corrections in some files, by game; tried out before anybody plays with them."""
    return {name: game(name, path).box.corrections for name, path in files.items()}


def notice(table: LiveTable, person: Person | None) -> None:
    """Somebody asked for a table: players who do so count as present."""
    if person is not None and any(seat.person == person.id for seat in table.seats):
        table.presence.notice(person)


def no_such_table(table_id: str) -> Forbidden:
    return Forbidden("no-such-table", table=table_id[:20])


@dataclass(frozen=True)
class Bounds:
    """Limits in seconds for a bot's choice, for trying out an upload, and for one call into a game; and the memory, in MiB, of
    the processes for the first two."""

    bot_seconds: float = 10.0
    trial_seconds: float = 10.0
    game_seconds: float = 10.0
    worker_memory: int = 1024


class House:
    """All tables of a server.

    `pace` is the pause before a bot's move while people watch, and `reaction_time` the time people have to react, both in
    seconds. `boxes` has the corrections that new tables of some games play with. `last_words` are those of the previous
    server, and will be those of this one.
    """

    def __init__(
        self,
        storage: Storage,
        pace: float = 0.9,
        workers: int = 1,
        reaction_time: float = 6.0,
        boxes: Mapping[str, Corrections] | None = None,
        bounds: Bounds | None = None,
        last_words: LastWords | None = None,
    ) -> None:
        bounds = bounds or Bounds()
        self.storage = storage
        self.signed_in = OpenLines()
        self.people = People(storage, self.signed_in)
        self.sessions = Sessions(storage, self.signed_in)
        self.shelf = Shelf(storage)
        self.boxes = dict(boxes or {})
        self.games: dict[str, Game[State]] = {}
        self.workers = Workers(workers, self.boxes, bounds.bot_seconds, bounds.worker_memory)
        self.cage = Cage(bounds.trial_seconds, bounds.worker_memory)
        self.watchdog = Watchdog(bounds.game_seconds, self.interrupted)
        self.last_words = last_words
        self.bots = Bots(self.workers, pace)
        self.advisers = Advisers(self.workers)
        self.windows = Windows(reaction_time)
        self.offers = Offers()
        self.followers: dict[int, list[Callable[[LiveTable], None]]] = {}
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.opening = asyncio.Lock()
        self.sweeper: asyncio.Task[None] | None = None
        self.suspect = ""
        """The table at which the last server was at work when it ended."""
        self.setting_aside: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self.workers.start()
        WORK.last_words = self.last_words
        self.watchdog.start()
        self.loop = asyncio.get_running_loop()
        self.sweeper = asyncio.create_task(self.sweep())

    async def look_back(self) -> None:
        """At the start: a table at which the last server hung is set aside. One at which it only ended is tried out
        before it is loaded; perhaps the server was killed for other reasons."""
        if self.last_words is not None and self.last_words.table:
            if self.last_words.has_hung:
                await self.set_aside(self.last_words.table, "the server hung there")
            else:
                self.suspect = self.last_words.table

    async def stop(self) -> None:
        self.watchdog.stop()
        WORK.last_words = None
        tasks = [
            *self.setting_aside,
            *self.bots.stop(),
            *self.advisers.stop(),
            *self.windows.stop(),
            *([self.sweeper] if self.sweeper else []),
        ]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.stop()
        await self.cage.stop()
        await self.storage.close()
        if self.last_words is not None:
            self.last_words.close()

    def game(self, name: str) -> Game[State]:
        """A game with the box that new tables play with; the same object each time."""
        if name not in self.games:
            self.games[name] = game(name, self.boxes.get(name))
        return self.games[name]

    # Tables

    async def table(self, table_id: str, person: Person | None = None) -> LiveTable:
        """Returns a table, from memory or rebuilt from its moves. Players who ask count as present, and any request
        wakes its bots."""
        found = self.tables.get(table_id) or await self.loaded(table_id)
        found.presence.used = time.monotonic()
        notice(found, person)
        self.bots.wake(found)
        return found

    async def loaded(self, table_id: str) -> LiveTable:
        """Loads a table; all who want it at the same time wait for the same one."""
        if not TABLE_ID.fullmatch(table_id):  # not every database takes any text for a key
            raise no_such_table(table_id)
        loading = self.loading.get(table_id)
        if loading is None:
            loading = self.loading[table_id] = asyncio.create_task(self.bring(table_id))
            loading.add_done_callback(lambda _: self.loading.pop(table_id))
        return await asyncio.shield(loading)

    async def bring(self, table_id: str) -> LiveTable:
        stored = await self.storage.load_table(table_id)
        if stored is None:
            raise no_such_table(table_id)
        is_foreign = self.is_foreign(stored.game, stored.corrections)
        if stored.status != ASIDE and (is_foreign or table_id == self.suspect):
            await self.try_out(stored)
        chat = await self.storage.load_chat(table_id)
        return self.welcome(await LiveTable.rebuilt(stored, self.storage, chat))

    def is_foreign(self, name: str, corrections: Corrections) -> bool:
        """Whether a box is neither the one shipped nor one that the owner of the server has chosen."""
        return bool(corrections) and corrections != self.boxes.get(name)

    async def try_out(self, stored: StoredTable) -> None:
        """Loads a table in the cage before it is loaded here; if it breaks there, it is set aside."""
        trial = replace(Trial.of(stored), is_known=True)
        try:
            await self.cage.check(stored.host, trial, self.watchdog.seconds)
        except Breaks as error:
            await self.set_aside(stored.id, str(error))
            raise set_aside() from error

    def interrupted(self, table_id: str) -> None:
        """Called in the middle of a game that took too long."""
        why = f"its game took longer than {self.watchdog.seconds:g} seconds"
        self.loop.call_soon_threadsafe(self.set_aside_soon, table_id, why)

    def set_aside_soon(self, table_id: str, why: str) -> None:
        task = asyncio.create_task(self.set_aside(table_id, why))
        self.setting_aside.add(task)
        task.add_done_callback(self.setting_aside.discard)

    async def set_aside(self, table_id: str, why: str) -> None:
        """Closes a table for everybody, so that it does not block or end the server; its moves are kept."""
        log.error("table %s is set aside: %s", table_id, why)
        WORK.aside.add(table_id)
        await self.storage.set_aside(table_id)
        table = self.tables.pop(table_id, None)
        if table is not None:
            table.status = ASIDE
            table.presence.tell()

    def welcome(self, table: LiveTable) -> LiveTable:
        """Takes charge of a table."""
        self.tables[table.id] = table
        if len(self.tables) % LOOK_EVERY == 0 or self.has_own_box(table):
            self.put_away()
        own = table.own_reaction_time
        table.reaction_time = self.windows.seconds if own is None else own
        table.bot_seconds = self.workers.seconds
        table.changed = self.after_change
        self.after_change(table)
        return table

    async def open_table(
        self,
        person: Person,
        name: str,
        options: Mapping[str, object],
        seats: Sequence[Mapping[str, object] | StoredSeat],
        seed: Seed | None = None,
        listed: bool | None = None,
        moves: Sequence[tuple[int, str]] = (),
        corrections: Corrections | None = None,
        contribution: Contribution | None = None,
        reaction: float | None = None,
        box_id: str | None = None,
        no_advice: bool = False,
    ) -> LiveTable:
        """Opens a new table; `seats` says who plays each seat: me, friend, local, or a bot.

        It plays with the server's box, or with other `corrections`, those of the kept box `box_id` for example. Others
        find it in the lists if a seat is kept for one of them, or if `listed` says so. Without a `seed` the server
        commits to a secret: that of the offer named by the `contribution`, or a new one. With a `reaction` every window
        takes that many seconds, whoever plays. With `no_advice` nobody may ask for advice.
        """
        if corrections is not None and self.is_foreign(name, corrections):
            dealt = EXAMPLE if seed is None else seed
            trial = Trial(name, corrections, len(seats), options, dealt, tuple(moves))
            await self.cage.check(person.id, trial)
        title = self.game(name) if corrections is None else game(name, corrections)
        chosen = read_options(title.meta.options, options)
        title.check_seats(len(seats))
        bot_seconds = self.workers.seconds
        placed = numbered([read_seat(seat, person, title, bot_seconds) for seat in seats])
        deal = None if seed is not None else self.offers.deal_for(contribution)
        if deal is not None and contribution is not None:
            placed = with_contribution(placed, person.id, contribution.given)
        table_id = secrets.token_urlsafe(8)
        with at_work(table_id):
            match = Match(
                title, len(placed), opening_seed(seed, deal, placed), changed_options(chosen)
            )
        slices = Slices()
        for seat, move in moves:
            with at_work(table_id):
                match.play(seat, move)
            await slices.yield_to_others()
        stored = StoredTable(
            id=table_id,
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
            listed=any(seat.kind == FREE for seat in placed) if listed is None else listed,
            rematch=None,
            seats=tuple(placed),
            moves=match.record().moves,
            deal=None if deal is None else deal_among(deal, placed),
            reaction=reaction,
            box_id=box_id,
            no_advice=no_advice,
        )
        async with self.opening:  # else many at once would all find room for one more
            if await self.storage.count_running(person.id) >= MAX_TABLES:
                raise Forbidden("too-many-tables", most=MAX_TABLES)
            await self.storage.add_table(
                stored, None if match.state.actor == NOBODY else match.state.actor
            )
        return self.welcome(await LiveTable.rebuilt(stored, self.storage, []))

    # People

    async def tables_of(
        self, person: Person, statuses: Sequence[str] = (OPEN, PLAYING, OVER), most: int = 100
    ) -> list[Summary]:
        """The tables that a person plays at, has played at or has opened, the latest first."""
        found = await self.storage.tables_of(person.id, statuses, most)
        for table in [self.tables[one.id] for one in found if one.id in self.tables]:
            notice(table, person)
        return found

    async def rename(self, person: Person, name: str) -> Person:
        """A person's new name, also at the tables where they play now."""
        renamed = await self.people.rename(person, name)
        await self.rename_at_tables(renamed)
        return renamed

    async def take_account(self, person: Person, account: str, password: str) -> Person:
        """Turns a guest into an account, which also gives them its name."""
        renamed = await self.people.take_account(person, account, password)
        await self.rename_at_tables(renamed)
        return renamed

    async def lets_in(self, credential: str) -> bool:
        """Whether a session or token still counts. Asked once a line is open: it may have ended meanwhile.

        While the database is away nothing can have ended.
        """
        kind, _, number = credential.partition(" ")
        with suppress(DatabaseAway):
            if kind == "session":
                return await self.sessions.person(int(number)) is not None
            return await self.people.by_digest(number) is not None
        return True

    async def sign_out_everywhere(self, person: Person) -> None:
        """Ends everything that counts as this person: sessions, tokens, and the connections opened with them."""
        await self.sessions.end_all(person)
        await self.people.drop_all_tokens(person)

    async def rename_at_tables(self, person: Person) -> None:
        for summary in await self.tables_of(person, (OPEN, PLAYING)):
            with suppress(Forbidden):  # a table of an older version of the rules keeps the name
                await seating.rename(await self.table(summary.id), person)

    def after_change(self, table: LiveTable) -> None:
        """After every change: wakes bots, closes windows, and tells everybody who follows one of the players."""
        self.bots.wake(table)
        self.windows.watch(table)
        for person in {seat.person for seat in table.seats if seat.person in self.followers}:
            for tell in list(self.followers[person or 0]):
                tell(table)

    def follow(self, person: Person, tell: Callable[[LiveTable], None]) -> None:
        """Registers a listener for every change at any table of a person, including those they join later."""
        self.followers.setdefault(person.id, []).append(tell)

    def stop_following(self, person: Person, tell: Callable[[LiveTable], None]) -> None:
        self.followers[person.id].remove(tell)
        if not self.followers[person.id]:
            del self.followers[person.id]

    # Rest

    async def sweep(self) -> None:
        since = 0.0
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            self.put_away()
            for table in [one for one in self.tables.values() if one.presence.listeners]:
                seating.announce_absences(table)
            self.cage.warm_up()  # not in the first seconds, which are for the bots
            if time.monotonic() - since > CLOSE_EVERY:
                since = time.monotonic()
                with suppress(DatabaseAway):  # the next time will do
                    await self.close_forgotten(time.time() - FORGOTTEN_AFTER)

    async def close_forgotten(self, before: float) -> None:
        """Close tables that nobody ever joined and that have not changed since then."""
        for table_id, version in await self.storage.forgotten_tables(before):
            live = self.tables.get(table_id)
            with suppress(Stale):  # somebody has just come
                if live is None:
                    await self.storage.set_seats(table_id, version, {}, status=CLOSED)
                else:
                    async with live.lock:
                        live.check_version(version)
                        await live.set_closed()

    def put_away(self) -> None:
        """Drops tables from memory that nobody has watched for a while, or the least recent if there are many; they are
        rebuilt when somebody comes."""
        now = time.monotonic()
        resting = [table for table in self.tables.values() if self.is_resting(table)]
        resting.sort(key=lambda table: table.presence.used)
        corrected = [table for table in resting if self.has_own_box(table)]
        too_many = {*resting[:-MAX_RESTING], *corrected[:-MAX_CORRECTED]}
        for table in resting:
            if table in too_many or now - table.presence.used > REST_AFTER:
                del self.tables[table.id]

    def has_own_box(self, table: LiveTable) -> bool:
        """Whether it plays with another box than new tables of its game."""
        return table.game is not self.game(table.game.name)

    def is_resting(self, table: LiveTable) -> bool:
        is_busy = table.id in self.bots.thinking or table.lock.locked()
        return not table.presence.listeners and not is_busy
