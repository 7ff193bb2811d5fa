"""A table in memory: the match, the seats and the listeners. Every change is stored before anybody hears of it."""

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from iteru.engine.errors import IllegalMove
from iteru.engine.events import Event
from iteru.engine.game import Game, View
from iteru.engine.match import Match, Standing, standing
from iteru.engine.ranking import Ranking, winners
from iteru.engine.record import ENGINE_VERSION
from iteru.engine.registry import game
from iteru.engine.state import NOBODY, State
from iteru.engine.story import Story
from iteru.table.chat import ChatLine, Talk
from iteru.table.forbidden import Forbidden as Forbidden
from iteru.table.people import Person
from iteru.table.presence import Presence
from iteru.table.slices import Slices
from iteru.table.storage import Stale, Storage, seed_columns
from iteru.table.stored import StoredSeat, StoredTable, UndoRequest, deal_among
from iteru.table.watchdog import at_work, is_at_work, set_aside

T = TypeVar("T")

OPEN = "open"
PLAYING = "playing"
OVER = "over"
CLOSED = "closed"
"""Closed by its host before the end."""
ASIDE = "aside"
"""Set aside by the server, because it broke or blocked everybody."""


class LiveTable:
    """A game being played. Its lock lets changes through one at a time."""

    def __init__(
        self,
        stored: StoredTable,
        title: Game[State],
        match: Match,
        storage: Storage,
        chat: list[ChatLine],
    ) -> None:
        self.id = stored.id
        self.host = stored.host
        self.status = stored.status
        self.listed = stored.listed
        self.rematch = stored.rematch
        self.version = stored.version
        self.seats = list(stored.seats)
        self.undo_request = UndoRequest.read(stored.undo_request)
        self.deal = stored.deal
        """The secret that the server committed to, if it did; see `iteru.table.dealing`."""
        self.game = title
        self.box = stored.box
        """The fingerprint of its box."""
        self.box_id = stored.box_id
        """The kept box that it was opened with, which may have changed or be gone by now."""
        self.no_advice = stored.no_advice
        """Whether its host forbids advice."""
        self.match = match
        self.storage = storage
        self.chat = chat
        self.talk = Talk.read(stored.talk)
        self.lock = asyncio.Lock()
        self.presence = Presence()
        self.quiet: set[int] = set()
        """People who do not want to be asked whether they react."""
        self.hurry = asyncio.Event()
        """Set while bots move without a pause: the only person playing wants to skip to their next choice."""
        self.own_reaction_time = stored.reaction
        """Seconds that every window takes, if the table was opened with that option; the same for all seats."""
        self.reaction_time = 0.0
        self.bot_seconds = 0.0
        self.passed = -1
        """The version at which the actor of a window has already let it pass; it stays open for the others' eyes."""
        self.is_hurried = False
        """Whether the last choice of a bot was thought over with less than usual."""
        self.failures = Counter[int]()
        """At how many choices in a row the bot of a seat has failed."""
        self.failed_bot = -1
        """The version at which no bot has come to a choice."""
        self.remembered: dict[Hashable, Any] = {}
        """What was made from the table as it is now: views, messages, drawn parts. Cleared by any change, even in who
        watches."""
        self.story: Story | None = None
        """How the game went, once it is over and somebody has asked; see `iteru.table.storytelling`."""
        self.changed: Callable[[LiveTable], None] = lambda table: None
        """Called for every change, before the listeners: the server wakes bots with it."""

    @staticmethod
    async def load(table_id: str, storage: Storage) -> "LiveTable | None":
        """Reads the table from the database."""
        stored = await storage.load_table(table_id)
        return (
            None
            if stored is None
            else await LiveTable.rebuilt(stored, storage, await storage.load_chat(table_id))
        )

    @staticmethod
    async def rebuilt(stored: StoredTable, storage: Storage, chat: list[ChatLine]) -> "LiveTable":
        """Rebuilds the table from its moves."""
        if stored.status == ASIDE:
            raise set_aside()
        with at_work(stored.id):
            title = game(stored.game, stored.corrections)
        check_same_rules(stored, title)
        names, bots = (
            [seat.name for seat in stored.seats],
            [seat.bot or "" for seat in stored.seats],
        )
        is_example = stored.deal is not None and not isinstance(stored.seed, bytes)
        deal = None if is_example else stored.deal
        its = (len(stored.seats), stored.seed, stored.options, names, bots, deal)
        with at_work(stored.id):
            match = Match(title, *its)
        if is_example:
            match.opening = []
        match.resigned = resigned_seats(stored.seats)
        match.practice = stored.practice
        match.advised = list(stored.advised)
        match.hurried = list(stored.hurried)
        slices = Slices()
        for seat, move in stored.moves:
            if seat != match.state.actor:
                raise Forbidden("table-of-other-version", game=stored.game)
            with at_work(stored.id):
                match.carry_out(seat, title.parse(move))
            await slices.yield_to_others()
        return LiveTable(stored, title, match, storage, chat)

    # Who is who

    def seats_of(self, person: Person | None) -> list[int]:
        """The seats a person plays."""
        if person is None:
            return []
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.person == person.id and seat.stand_in is None and not seat.is_empty
        ]

    def seats_kept(self, person: Person | None) -> list[int]:
        """The seats that wait for a person to come."""
        if person is None:
            return []
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.person == person.id and seat.is_empty
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
            if seat.person not in (None, person_id) and not seat.resigned and not seat.is_empty
        }

    def bot_to_move(self) -> str | None:
        """The bot that must choose now, if it is a bot's turn."""
        if self.status != PLAYING or self.match.is_over:
            return None
        seat = self.seats[self.match.state.actor]
        return seat.stand_in or seat.bot

    @property
    def is_uploaded(self) -> bool:
        """Whether it holds a record that somebody brought along: nobody here has seen the game."""
        return all(seat.kind == "guest" for seat in self.seats)

    @property
    def is_guessable(self) -> bool:
        """Whether it is from before fair dealing: trying all 32-bit seeds would reveal what is hidden."""
        return self.deal is None and not isinstance(self.match.seed, bytes)

    @property
    def actor(self) -> int | None:
        actor = self.match.state.actor
        return None if self.status != PLAYING or actor == NOBODY else actor

    # Windows: see `iteru.table.windows`

    @property
    def in_window(self) -> bool:
        if self.status != PLAYING:
            return False
        with at_work(self.id):
            return self.game.is_window(self.match.state)

    @property
    def windows_take_time(self) -> bool:
        """Whether the open window lasts its whole time, whatever its actor does short of reacting."""
        return self.own_reaction_time is not None or self.has_other_people()

    def has_other_people(self) -> bool:
        """Whether somebody besides the actor could learn something from how long a window takes."""
        return bool(self.people_besides(self.seats[self.match.state.actor].person))

    # What it looks like

    def once(self, key: Hashable, make: Callable[[], T]) -> T:
        """Returns what `make` returns, made only once until the table changes: all viewers share the work."""
        if key in self.remembered:
            made: T = self.remembered[key]
        elif is_at_work(self.id):
            made = self.remembered[key] = make()
        else:
            with at_work(self.id):
                made = self.remembered[key] = make()
        return made

    def standing(self) -> Standing:
        """The points of all seats so far, and what they would be if the game ended now."""
        return self.once("standing", lambda: standing(self.game, self.match.state))

    def view(self, seat: int | None) -> View:
        """Everything a seat (None: a spectator) may know now. Shared, so do not change it."""
        known = self.known_to(seat)
        return self.once(("view", known), lambda: self.make_view(known))

    def make_view(self, seat: int | None) -> View:
        """A view shares with the first one what both seats see alike."""
        first: View | None = self.remembered.get("first view")
        if first is not None:
            return self.game.view_beside(self.match.state, seat, first)
        self.remembered["first view"] = first = self.game.view(self.match.state, seat)
        return first

    def events_for(self, seat: int | None) -> list[Event]:
        """The events that a seat (None: a spectator) may know."""
        return self.match.events_for(self.known_to(seat))

    def known_to(self, seat: int | None) -> int | None:
        """Before the game begins nobody sees their cards: they could look, leave, and take another seat."""
        return None if self.status == OPEN else seat

    def tell_everybody(self) -> None:
        self.remembered.clear()
        self.changed(self)
        self.presence.tell()

    # Moves

    async def move(self, person: Person, version: int, text: str) -> None:
        """A person's move, based on a version of the table: refused, or stored and announced."""
        async with self.lock:
            self.check_version(version)
            self.check_playing()
            state = self.match.state
            if state.actor not in self.seats_of(person):
                raise Forbidden(
                    "not-your-turn" if self.seats_of(person) else "not-your-table", seat=state.actor
                )
            self.hurry.clear()
            with at_work(self.id):
                action = self.game.parse(text)
                lets_pass = self.in_window and action == state.legal_actions()[-1]
            if lets_pass and self.windows_take_time:
                self.passed = self.version  # `Windows` closes it in its own time
                self.tell_everybody()
            else:
                await self.carry_out(state.actor, action, by_person=True)

    async def bot_move(self, version: int, action: int, hurried: bool = False) -> None:
        """A bot's move; `hurried` if it had less time for it than usual, or another bot made it."""
        async with self.lock:
            self.check_version(version)
            self.is_hurried = hurried
            number = len(self.match.played) + 1
            await self.carry_out(self.match.state.actor, action)
            if hurried:
                self.match.hurried.append(number)
                await self.storage.note_moves(self.id, hurried=self.match.hurried)

    # Changes, each made under the lock on a checked version: stored, then done in memory, then told

    async def carry_out(self, seat: int, action: int, by_person: bool = False) -> None:
        """Makes a move, and then every part of it that has only one answer."""
        await self.make_move(seat, action, by_person)
        while (only := self.only_answer()) is not None:
            await self.make_move(self.match.state.actor, only, by_person)

    def only_answer(self) -> int | None:
        with at_work(self.id):
            return self.match.state.only_answer()

    async def make_move(self, seat: int, action: int, by_person: bool) -> None:
        """Stores the move first, then carries it out: nobody can see a move that might still be lost. A person who moves
        thereby declines an open undo request; a bot does not."""
        with at_work(self.id):
            self.game.check(self.match.state, seat, action)
            after = self.match.state.clone()
            after.apply(action)
            over = after.actor == NOBODY
            scores, winners = self.result_of(after) if over else (None, None)
            number, move = len(self.match.played), self.game.notation(action)
        actor = None if over else after.actor
        request = None if over or by_person else self.undo_request
        text = None if request is None else request.text
        await self.stored(
            self.storage.add_move(
                self.id, self.version, number, seat, move, actor, scores, winners, text
            )
        )
        with at_work(self.id):
            self.match.carry_out(seat, action)
        self.undo_request = request
        self.version += 1
        if scores is not None:
            self.status = OVER
        self.tell_everybody()

    def result_of(self, after: State) -> tuple[list[int], list[int]]:
        """The final points of all seats, and the winners."""
        ranks = Ranking(self.game, after, self.match.resigned).ranks()
        return after.scores(), winners(ranks, after.seats)

    async def stored(self, change: Awaitable[None]) -> None:
        """Waits until a change is stored. If another server was faster, reads what that one stored."""
        try:
            await change
        except Stale:
            await self.read_again()
            raise

    async def read_again(self) -> None:
        """Reads the stored table again: another server has changed it, or a move that seemed to fail is there."""
        now = await LiveTable.load(self.id, self.storage)
        if now is not None:
            self.match, self.seats, self.version = now.match, now.seats, now.version
            self.status, self.rematch, self.chat = now.status, now.rematch, now.chat
            self.undo_request, self.talk = now.undo_request, now.talk
            self.tell_everybody()

    async def go_back(self, keep: int, practice: bool) -> None:
        """Drops all choices but the first `keep`."""
        actor = self.match.played[keep].seat
        noted = {
            "advised": self.match.advised_after(keep),
            "hurried": self.match.hurried_after(keep),
        }
        changes = {name: json.dumps(moves) if moves else None for name, moves in noted.items()}
        await self.stored(
            self.storage.drop_moves(self.id, self.version, keep, actor, practice, **changes)
        )
        with at_work(self.id):
            self.match.go_back(keep)
        self.match.practice = practice
        self.undo_request = None
        self.version += 1
        self.tell_everybody()

    async def note_advice(self, before: int | None = None) -> None:
        """Notes that advice was taken before a move, by default the next one. That is no new version, and nobody else is
        told."""
        number = len(self.match.played) + 1 if before is None else before
        self.match.advised = sorted({*self.match.advised, number})
        await self.storage.note_moves(self.id, advised=self.match.advised)

    async def set_undo_request(self, request: UndoRequest) -> None:
        await self.stored(self.storage.set_undo_request(self.id, self.version, request.text))
        self.undo_request = request
        self.version += 1
        self.tell_everybody()

    async def set_seats(self, new: Mapping[int, StoredSeat]) -> None:
        """Changes the players of some seats. An open undo request lapses, since other people might have to answer it."""
        seats = [new.get(number, seat) for number, seat in enumerate(self.seats)]
        begins = self.status == OPEN and not any(seat.is_empty for seat in seats)
        status = PLAYING if begins else self.status
        match = self.dealt(seats) if begins else self.match
        changes = {"actor": match.state.actor, **seed_columns(match.seed)} if begins else {}
        await self.stored(
            self.storage.set_seats(
                self.id, self.version, new, status=status, undo_request=None, **changes
            )
        )
        self.seats = seats
        self.status = status
        self.match = match
        self.undo_request = None
        self.match.names = [seat.name for seat in seats]
        self.match.resigned = resigned_seats(seats)
        self.version += 1
        self.tell_everybody()

    def dealt(self, seats: Sequence[StoredSeat]) -> Match:
        """The match that begins now that all seats are taken. Where the server committed to a secret, the cards are
        dealt only now."""
        before = self.match
        if self.deal is None:
            return before
        deal = deal_among(self.deal, seats)
        its = (len(seats), deal.key(), before.options)
        with at_work(self.id):
            return Match(self.game, *its, bots=before.bots, deal=deal)

    async def set_closed(self) -> None:
        await self.stored(self.storage.set_seats(self.id, self.version, {}, status=CLOSED))
        self.status = CLOSED
        self.version += 1
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
    """Seats whose players gave up, in the order in which they did."""
    found = sorted([(seat.resigned, number) for number, seat in enumerate(seats) if seat.resigned])
    return [number for _, number in found]


def check_same_rules(stored: StoredTable, title: Game[State]) -> None:
    """Refuses to go on with a table that was begun with other rules, instead of playing something else."""
    same = (stored.rules, stored.engine, stored.box) == (
        title.meta.rules_version,
        ENGINE_VERSION,
        title.box.fingerprint,
    )
    if not same:
        raise Forbidden("table-of-other-version", game=stored.game)
