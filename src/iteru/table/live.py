"""A table in memory: the match, who sits where, and who listens. Every change is stored before anybody is told."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Hashable, Iterable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from iteru.bots.registry import USUAL_BOT, bot, valid_bots
from iteru.engine.errors import IllegalMove, IteruError, NothingToUndo
from iteru.engine.events import Event
from iteru.engine.game import Game, View
from iteru.engine.match import Match
from iteru.engine.record import ENGINE_VERSION
from iteru.engine.registry import game
from iteru.engine.state import NOBODY, State
from iteru.table.people import Person
from iteru.table.storage import Stale, Storage, StoredSeat, StoredTable
from iteru.table.undo import UndoRequest, own_steps

T = TypeVar("T")

OPEN = "open"
PLAYING = "playing"
OVER = "over"
CLOSED = "closed"
"""Closed by its host before the end."""

FREE_SEAT = StoredSeat("friend", "…")
LONGEST_CHAT = 500
LONGEST_BOT = 36
"""Letters that the text of a bot may have at a table."""
AWAY_AFTER = 60.0
"""Seconds after which the others may let a bot play for somebody who has left."""
ON_THE_WAY = 30.0
"""Seconds that a page may take from being asked for until it listens."""


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
        self.undo_request = UndoRequest.read(stored.undo_request)
        self.game = title
        self.match = match
        self.storage = storage
        self.chat = chat
        self.lock = asyncio.Lock()
        self.listeners: dict[Callable[[], None], int] = {}
        self.programs: set[Callable[[], None]] = set()
        """The listeners that are programs."""
        self.expected_until = 0.0
        """Until when a page may still be on its way here."""
        self.last_here: dict[int, float] = {}
        self.quiet: set[int] = set()
        """People who do not want to be asked whether they react."""
        self.reaction_time = 0.0
        self.passed = -1
        """The version at which the actor of a window has already let it pass; it stays open for the others' eyes."""
        self.failed_bot = -1
        """The version at which no bot has come to a choice."""
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
        match.resigned = resigned_seats(stored.seats)
        match.practice = stored.practice
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
        """The seats of a person that a bot plays for until they come back."""
        if person is None:
            return []
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.person == person.id and seat.stand_in is not None and not seat.resigned
        ]

    def people_besides(self, person_id: int | None) -> set[int]:
        """All others who play here and have not resigned, whether they are here now or not."""
        return {
            seat.person
            for seat in self.seats
            if seat.person is not None and seat.person != person_id and not seat.resigned
        }

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
        return bool(self.people_besides(self.seats[self.match.state.actor].person))

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
        known = self.known_to(seat)
        return self.once(("view", known), lambda: self.game.view(self.match.state, known))

    def events_for(self, seat: int | None) -> list[Event]:
        """What a seat (None: a spectator) may know of all that happened."""
        return self.match.events_for(self.known_to(seat))

    def known_to(self, seat: int | None) -> int | None:
        """Before the game begins nobody sees their cards: one could look, stand up, and sit down in another seat."""
        return None if self.status == OPEN else seat

    # Who is here

    def listen(
        self, person: Person | None, tell: Callable[[], None], is_program: bool = False
    ) -> None:
        self.listeners[tell] = person.id if person else 0
        if is_program:
            self.programs.add(tell)
        self.notice(person)

    def stop_listening(self, person: Person | None, tell: Callable[[], None]) -> None:
        self.listeners.pop(tell, None)
        self.programs.discard(tell)
        self.notice(person)

    @property
    def is_watched(self) -> bool:
        """Whether a person looks on or is about to, for whom bots should not move too fast."""
        return len(self.listeners) > len(self.programs) or time.monotonic() < self.expected_until

    def expect_page(self) -> None:
        """A page was asked for, which will listen in a moment: it should not find the game over."""
        self.expected_until = time.monotonic() + ON_THE_WAY

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
                await self.carry_out(state.actor, action, by_person=True)

    async def bot_move(self, version: int, action: int) -> None:
        async with self.lock:
            self.check_version(version)
            await self.carry_out(self.match.state.actor, action)

    async def carry_out(self, seat: int, action: int, by_person: bool = False) -> None:
        """Stored first, then done: nobody can see a move that might still be lost.

        A person who moves on leaves an open request to take back unanswered for good; a bot does not.
        """
        self.game.check(self.match.state, seat, action)
        after = self.match.state.clone()
        after.apply(action)
        over = after.actor == NOBODY
        scores, winners = (after.scores(), after.winners()) if over else (None, None)
        number, move = len(self.match.played), self.game.notation(action)
        actor = None if over else after.actor
        request = None if over or by_person else self.undo_request
        text = None if request is None else request.text
        await self.stored(
            self.storage.add_move(
                self.id, self.version, number, seat, move, actor, scores, winners, text
            )
        )
        self.match.carry_out(seat, action)
        self.undo_request = request
        self.version += 1
        if scores is not None:
            self.status = OVER
        self.tell_everybody()

    async def stored(self, change: Awaitable[None]) -> None:
        """Wait until a change is stored. If another server was faster, what it has stored is read."""
        try:
            await change
        except Stale:
            await self.read_again()
            raise

    async def read_again(self) -> None:
        """What is stored counts: another server has changed the table, or a move is there that seemed to have failed."""
        now = await LiveTable.load(self.id, self.storage)
        if now is not None:
            self.match, self.seats, self.version = now.match, now.seats, now.version
            self.status, self.rematch, self.chat = now.status, now.rematch, now.chat
            self.undo_request = now.undo_request
            self.tell_everybody()

    # Undo: see `iteru.table.undo` for requests

    def own_steps(self, person: Person) -> list[int]:
        """Each choice a person made here, as the number of choices before it."""
        return self.steps_of(self.seats_of(person))

    def steps_of(self, seats: Collection[int]) -> list[int]:
        """Each choice made in the seats of one person."""
        is_quiet = any(self.seats[seat].person in self.quiet for seat in seats)
        return own_steps(self.match.played, seats, is_quiet)

    def undo_point(self, person: Person, to: int | None) -> int:
        """Before which choice to go: the one named, else the person's latest. Only ever one of their own."""
        if not self.seats_of(person):
            raise Forbidden("not-your-table", seat=0)
        steps = self.own_steps(person)
        if not steps:
            raise NothingToUndo("nothing-played")
        if to is not None and to not in steps:
            raise Forbidden("not-your-choice")
        return steps[-1] if to is None else to

    def is_free_to(self, keep: int) -> bool:
        """Whether nobody learned anything new, and no other seat has chosen, since so many choices."""
        return len(self.match.played) - keep <= self.match.undoable(self.match.played[keep].seat)

    async def undo(self, person: Person, version: int, to: int | None = None) -> None:
        """Take back a person's latest choice, or all since an earlier one.

        With nobody but bots, and with people at one screen, as far as one likes; what was taken back after something
        new came to light makes it a practice game. With other people no further than the contract of the game allows.
        """
        async with self.lock:
            self.check_version(version)
            self.check_playing()
            keep = self.undo_point(person, to)
            is_free = self.is_free_to(keep)
            if not is_free and self.people_besides(person.id):
                raise NothingToUndo(self.match.why_no_undo(self.match.played[keep].seat))
            await self.go_back(keep, self.match.practice or not is_free)

    async def go_back(self, keep: int, practice: bool) -> None:
        """All choices but the first so many are gone."""
        actor = self.match.played[keep].seat
        await self.stored(self.storage.drop_moves(self.id, self.version, keep, actor, practice))
        self.match.go_back(keep)
        self.match.practice = practice
        self.undo_request = None
        self.version += 1
        self.tell_everybody()

    async def set_undo_request(self, request: UndoRequest) -> None:
        await self.stored(self.storage.set_undo_request(self.id, self.version, request.text))
        self.undo_request = request
        self.version += 1
        self.tell_everybody()

    # Seats

    async def join(self, person: Person, number: int | None) -> None:
        """Sit down in a seat kept for a friend; the game begins when the last one is taken."""
        async with self.lock:
            if self.seats_of(person):
                raise Forbidden("already-seated")
            free = [i for i, seat in enumerate(self.seats) if seat.kind == "friend"]
            if self.status != OPEN or not free or (number is not None and number not in free):
                raise Forbidden("seat-not-free")
            chosen = free[0] if number is None else number
            name = self.free_name(person.name, chosen)
            await self.set_seats({chosen: StoredSeat("person", name, person.id)})

    def free_name(self, name: str, number: int) -> str:
        """A name for a seat that no other has, so that the log can tell them apart."""
        others = {seat.name for i, seat in enumerate(self.seats) if i != number}
        names = [name, *[f"{name} {i}" for i in range(2, len(self.seats) + 2)]]
        return next(free for free in names if free not in others)

    async def set_seats(self, new: Mapping[int, StoredSeat]) -> None:
        """Who sits in some seats from now on. Whoever is asked to let something be taken back may be another now."""
        seats = [new.get(number, seat) for number, seat in enumerate(self.seats)]
        complete = all(seat.kind != "friend" for seat in seats)
        status = PLAYING if self.status == OPEN and complete else self.status
        await self.stored(
            self.storage.set_seats(self.id, self.version, new, status=status, undo_request=None)
        )
        self.seats = seats
        self.status = status
        self.undo_request = None
        self.match.names = [seat.name for seat in seats]
        self.match.resigned = resigned_seats(seats)
        self.version += 1
        self.tell_everybody()

    async def rename(self, person: Person) -> None:
        """A person has a new name. That is no new version: nobody's move is refused because of it."""
        async with self.lock:
            for number, seat in enumerate(self.seats):
                if seat.person == person.id and seat.kind == "person":
                    name = self.free_name(person.name, number)
                    await self.storage.rename_seat(self.id, number, name)
                    self.seats[number] = replace(seat, name=name)
                    self.match.names[number] = name
            self.tell_everybody()

    async def stand_in(self, person: Person, number: int, name: str) -> None:
        """Let a bot play for somebody who has been away for a while; anybody seated may ask for it."""
        async with self.lock:
            if not self.seats_of(person):
                raise Forbidden("not-your-table", seat=0)
            if not 0 <= number < len(self.seats) or not self.is_away(number):
                raise Forbidden("not-away", seconds=int(AWAY_AFTER))
            await self.set_seats({number: replace(self.seats[number], stand_in=checked_bot(name))})

    async def replace_bot(self, number: int, name: str) -> None:
        """Another bot plays on in the seat of one that fails."""
        async with self.lock:
            await self.set_seats({number: replace(self.seats[number], stand_in=name)})

    async def come_back(self, person: Person) -> None:
        """Take one's seats over again from the bots."""
        async with self.lock:
            left = self.seats_left(person)
            if not left:
                raise Forbidden("nothing-to-take-back")
            await self.set_seats(
                {number: replace(self.seats[number], stand_in=None) for number in left}
            )

    async def resign(self, person: Person) -> None:
        """Give up for good: a bot plays on, so that the others can end their game."""
        async with self.lock:
            self.check_playing()
            own = [*self.seats_of(person), *self.seats_left(person)]
            if not own:
                raise Forbidden("not-your-table", seat=0)
            await self.set_seats(
                {
                    number: replace(self.seats[number], stand_in=USUAL_BOT, resigned=True)
                    for number in own
                }
            )

    async def leave(self, person: Person) -> None:
        """Stand up before the game begins. A host who leaves nobody behind closes the table."""
        async with self.lock:
            if self.status != OPEN:
                raise Forbidden("game-has-begun")
            own = self.seats_of(person)
            if not own:
                raise Forbidden("not-your-table", seat=0)
            if person.id == self.host and not self.people_besides(person.id):
                await self.set_closed()
            else:
                await self.set_seats(dict.fromkeys(own, FREE_SEAT))

    async def close(self, person: Person) -> None:
        """The host ends the table, at any time before the game begins, later only if nobody else plays."""
        async with self.lock:
            if person.id != self.host:
                raise Forbidden("not-the-host")
            if self.status != OPEN:
                self.check_playing()
                if self.people_besides(person.id):
                    raise Forbidden("others-play")
            await self.set_closed()

    async def set_closed(self) -> None:
        await self.stored(self.storage.set_seats(self.id, self.version, {}, status=CLOSED))
        self.status = CLOSED
        self.version += 1
        self.tell_everybody()

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
        if self.status == CLOSED:
            raise Forbidden("table-closed")
        if self.status == OVER or self.match.is_over:
            raise IllegalMove("", "game-is-over")


def resigned_seats(seats: Iterable[StoredSeat]) -> list[int]:
    return [number for number, seat in enumerate(seats) if seat.resigned]


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
