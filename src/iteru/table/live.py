"""A table in memory: the match, who sits where, and who listens. Every change is stored before anybody is told."""

import asyncio
import time
from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Any, TypeVar

from iteru.bots.registry import bot, valid_bots
from iteru.engine.errors import IllegalMove, IteruError
from iteru.engine.game import Game, View
from iteru.engine.match import Match
from iteru.engine.record import ENGINE_VERSION
from iteru.engine.registry import game
from iteru.engine.state import NOBODY, State
from iteru.table.people import Person
from iteru.table.storage import Stale, Storage, StoredSeat, StoredTable

T = TypeVar("T")

OPEN = "open"
PLAYING = "playing"
OVER = "over"

LONGEST_CHAT = 500
LONGEST_BOT = 36
"""Letters that the text of a bot may have at a table."""
AWAY_AFTER = 60.0
"""Seconds after which the others may let a bot play for somebody who has left."""


class Forbidden(IteruError):
    """The person may not do this."""


class LiveTable:
    """A game being played. Changes go through its lock, one after the other."""

    def __init__(
        self,
        stored: StoredTable,
        title: Game[State],
        match: Match,
        storage: Storage,
        chat: list[tuple[str, str]],
    ) -> None:
        self.id = stored.id
        self.host = stored.host
        self.status = stored.status
        self.listed = stored.listed
        self.rematch = stored.rematch
        self.version = stored.version
        self.seats = list(stored.seats)
        self.game = title
        self.match = match
        self.storage = storage
        self.chat = chat
        self.lock = asyncio.Lock()
        self.listeners: dict[Callable[[], None], int] = {}
        self.last_here: dict[int, float] = {}
        self.quiet: set[int] = set()
        """People who do not want to be asked whether they react."""
        self.reaction_time = 0.0
        self.passed = -1
        """The version at which the actor of a window has already let it pass; it stays open for the others' eyes."""
        self.used = time.monotonic()
        self.made: dict[Hashable, Any] = {}
        """What was made of the table as it is now: views, messages, drawn parts. Any change, even in who looks on, ends it."""
        self.changed: Callable[[LiveTable], None] = lambda table: None
        """Told of every change before the listeners: the house wakes bots by it."""

    @staticmethod
    async def load(table_id: str, storage: Storage) -> "LiveTable | None":
        """As it lies in the database."""
        stored = await storage.load_table(table_id)
        return (
            None
            if stored is None
            else LiveTable.rebuilt(stored, storage, await storage.load_chat(table_id))
        )

    @staticmethod
    def rebuilt(stored: StoredTable, storage: Storage, chat: list[tuple[str, str]]) -> "LiveTable":
        """Played again from its moves."""
        title = game(stored.game, stored.corrections)
        check_same_rules(stored, title)
        names, bots = (
            [seat.name for seat in stored.seats],
            [seat.bot or "" for seat in stored.seats],
        )
        match = Match(title, len(stored.seats), stored.seed, stored.options, names, bots)
        for seat, move in stored.moves:
            match.carry_out(seat, title.parse(move))
        return LiveTable(stored, title, match, storage, chat)

    # Who is who

    def seats_of(self, person: Person | None) -> list[int]:
        """The seats a person plays."""
        if person is None:
            return []
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.person == person.id and seat.stand_in is None
        ]

    def seats_left(self, person: Person | None) -> list[int]:
        """The seats of a person that a bot plays for now."""
        if person is None:
            return []
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.person == person.id and seat.stand_in is not None
        ]

    def bot_to_move(self) -> str | None:
        """The bot that must choose now, if it is a bot's turn."""
        if self.status != PLAYING or self.match.is_over:
            return None
        seat = self.seats[self.match.state.actor]
        return seat.stand_in or seat.bot

    @property
    def actor(self) -> int | None:
        actor = self.match.state.actor
        return None if self.status != PLAYING or actor == NOBODY else actor

    # Windows: see `iteru.table.windows`

    @property
    def in_window(self) -> bool:
        return self.status == PLAYING and self.game.is_window(self.match.state)

    def is_asked(self) -> bool:
        """Whether the actor has something to choose. In a window a seat is asked only if it can react and wants to be asked.

        People at one screen see who is asked: there everybody who might react is asked.
        """
        if not self.in_window or self.shares_screen(self.match.state.actor):
            return True
        wants = (
            self.seats[self.match.state.actor].person not in self.quiet
            and self.passed != self.version
        )
        return wants and len(self.match.state.legal_actions()) > 1

    def shares_screen(self, number: int) -> bool:
        person = self.seats[number].person
        return person is not None and sum(seat.person == person for seat in self.seats) > 1

    def has_other_people(self) -> bool:
        """Whether somebody besides the actor could learn something from how long a window takes."""
        actor = self.seats[self.match.state.actor]
        return any(seat.person not in (None, actor.person) for seat in self.seats)

    def keep_quiet(self, person: Person, quiet: bool) -> None:
        """Whether a seated person is not to be asked for reactions."""
        if self.seats_of(person):
            (self.quiet.add if quiet else self.quiet.discard)(person.id)
            self.tell_everybody()

    async def let_pass(self, version: int) -> None:
        """The window closes: its actor does not react."""
        async with self.lock:
            self.check_version(version)
            if self.in_window:
                state = self.match.state
                await self.carry_out(state.actor, state.legal_actions()[-1])

    # What it looks like

    def once(self, key: Hashable, make: Callable[[], T]) -> T:
        """What `make` gives, made once until the table changes: all who look on share the work."""
        if key not in self.made:
            self.made[key] = make()
        made: T = self.made[key]
        return made

    def view(self, seat: int | None) -> View:
        """All that a seat (None: a spectator) may know now. Shared, so it is only read."""
        return self.once(("view", seat), lambda: self.game.view(self.match.state, seat))

    # Who is here

    def listen(self, person: Person | None, tell: Callable[[], None]) -> None:
        self.listeners[tell] = person.id if person else 0
        self.notice(person)

    def stop_listening(self, person: Person | None, tell: Callable[[], None]) -> None:
        self.listeners.pop(tell, None)
        self.notice(person)

    def notice(self, person: Person | None) -> None:
        if person is not None:
            self.last_here[person.id] = time.monotonic()
        self.used = time.monotonic()

    def is_here(self, person_id: int | None) -> bool:
        return person_id in self.listeners.values()

    def is_away(self, number: int) -> bool:
        """Whether the person of a seat has been gone for a while."""
        person = self.seats[number].person
        if person is None or self.seats[number].stand_in or self.is_here(person):
            return False
        return time.monotonic() - self.last_here.get(person, self.used - AWAY_AFTER) >= AWAY_AFTER

    def tell_everybody(self) -> None:
        self.used = time.monotonic()
        self.made.clear()
        self.changed(self)
        for tell in list(self.listeners):
            tell()

    # Changes

    async def move(self, person: Person, version: int, text: str) -> None:
        """A person's move, made on a version of the table: refused, or stored and told."""
        async with self.lock:
            self.check_version(version)
            self.check_playing()
            state = self.match.state
            if state.actor not in self.seats_of(person):
                raise Forbidden(
                    "not-your-turn" if self.seats_of(person) else "not-your-table", seat=state.actor
                )
            action = self.game.parse(text)
            if self.in_window and self.has_other_people() and action == state.legal_actions()[-1]:
                self.passed = self.version  # `Windows` closes it in its own time
                self.tell_everybody()
            else:
                await self.carry_out(state.actor, action)

    async def bot_move(self, version: int, action: int) -> None:
        async with self.lock:
            self.check_version(version)
            await self.carry_out(self.match.state.actor, action)

    async def carry_out(self, seat: int, action: int) -> None:
        """Stored first, then done: nobody can see a move that might still be lost."""
        self.game.check(self.match.state, seat, action)
        after = self.match.state.clone()
        after.apply(action)
        over = after.actor == NOBODY
        scores = after.scores() if over else None
        number, move = len(self.match.played), self.game.notation(action)
        try:
            await self.storage.add_move(
                self.id, self.version, number, seat, move, None if over else after.actor, scores
            )
        except Stale:
            await self.read_again()
            raise
        self.match.carry_out(seat, action)
        self.version += 1
        if scores is not None:
            self.status = OVER
        self.tell_everybody()

    async def read_again(self) -> None:
        """What is stored counts: another server has changed the table, or a move is there that seemed to have failed."""
        now = await LiveTable.load(self.id, self.storage)
        if now is not None:
            self.match, self.seats, self.version = now.match, now.seats, now.version
            self.status, self.rematch, self.chat = now.status, now.rematch, now.chat
            self.tell_everybody()

    async def undo(self, person: Person, version: int) -> None:
        """Take back a person's latest choice, as far as the contract allows."""
        async with self.lock:
            self.check_version(version)
            if not self.match.played:
                raise IllegalMove("", "nothing-played")
            seat = self.match.played[-1].seat
            if seat not in self.seats_of(person):
                raise Forbidden("undo-other-seat")
            self.match.check_undo(seat)
            await self.storage.drop_moves(self.id, self.version, len(self.match.played) - 1, seat)
            self.match.undo(seat)
            self.version += 1
            self.status = PLAYING
            self.tell_everybody()

    async def join(self, person: Person, number: int | None) -> None:
        """Sit down in a seat kept for a friend; the game begins when the last one is taken."""
        async with self.lock:
            if self.seats_of(person):
                raise Forbidden("already-seated")
            free = [i for i, seat in enumerate(self.seats) if seat.kind == "friend"]
            if not free or (number is not None and number not in free):
                raise Forbidden("seat-not-free")
            await self.set_seat(
                free[0] if number is None else number, StoredSeat("person", person.name, person.id)
            )

    async def set_seat(self, number: int, seat: StoredSeat) -> None:
        seats = [*self.seats[:number], seat, *self.seats[number + 1 :]]
        complete = all(seat.kind != "friend" for seat in seats)
        status = PLAYING if self.status == OPEN and complete else self.status
        await self.storage.set_seat(self.id, self.version, number, seat, status=status)
        self.seats = seats
        self.status = status
        self.match.names[number] = seat.name
        self.version += 1
        self.tell_everybody()

    async def stand_in(self, person: Person, number: int, name: str) -> None:
        """Let a bot play for somebody who has been away for a while; anybody seated may ask for it."""
        async with self.lock:
            if not self.seats_of(person):
                raise Forbidden("not-your-table", seat=0)
            if not 0 <= number < len(self.seats) or not self.is_away(number):
                raise Forbidden("not-away", seconds=int(AWAY_AFTER))
            await self.set_seat(number, replace(self.seats[number], stand_in=checked_bot(name)))

    async def come_back(self, person: Person) -> None:
        """Take one's seats over again from the bots."""
        async with self.lock:
            if not self.seats_left(person):
                raise Forbidden("nothing-to-take-back")
            for number in self.seats_left(person):
                await self.set_seat(number, replace(self.seats[number], stand_in=None))

    async def say(self, person: Person, text: str) -> None:
        """A line of chat."""
        line = " ".join(text.split())[:LONGEST_CHAT]
        if not line:
            raise Forbidden("empty-chat")
        await self.storage.add_chat(self.id, person.id, person.name, line)
        self.chat.append((person.name, line))
        self.tell_everybody()

    def check_version(self, version: int) -> None:
        if version != self.version:
            raise Stale("stale-version", version=version)

    def check_playing(self) -> None:
        if self.status == OPEN:
            raise Forbidden("not-begun")
        if self.match.is_over:
            raise IllegalMove("", "game-is-over")


def checked_bot(text: str) -> str:
    """The text of an installed bot, parameters included, as a table can store it."""
    if len(text) > LONGEST_BOT:
        raise Forbidden("unknown-bot", name=text[:LONGEST_BOT], right=", ".join(valid_bots()))
    try:
        bot(text)
    except IteruError as error:
        raise Forbidden(error.problem, **error.facts) from error
    return text


def check_same_rules(stored: StoredTable, title: Game[State]) -> None:
    """A table begun with other rules cannot go on: it says so instead of playing something else."""
    same = (stored.rules, stored.engine, stored.box) == (
        title.meta.rules_version,
        ENGINE_VERSION,
        title.box.fingerprint,
    )
    if not same:
        raise Forbidden("table-of-other-version", game=stored.game)
