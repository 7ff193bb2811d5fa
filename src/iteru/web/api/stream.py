"""Event streams: programs follow tables by server-sent events, one after every change."""

import asyncio
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping, Sequence

import orjson
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from iteru.engine.errors import IteruError
from iteru.table.house import House
from iteru.table.live import ASIDE, OPEN, PLAYING, Forbidden, LiveTable
from iteru.table.people import Person
from iteru.web.api.seat_view import Bookmark, seat_view
from iteru.web.lines import PARTS, AllLines, SendPart
from iteru.web.texts import page_words

KEEP_ALIVE = 15.0
STILL_HERE = b": still here\n\n"
COME_AGAIN = b"retry: 2000\n\n"
"""Milliseconds after which a program that lost the stream comes again."""


def has_ended(table: LiveTable) -> bool:
    return table.status not in (OPEN, PLAYING)


class Source(ABC):
    """What a stream reports."""

    lang: str

    @abstractmethod
    def listen(self, tell: Callable[[], None]) -> None:
        """Call `tell` when there may be news."""

    @abstractmethod
    def stop_listening(self) -> None:
        """The program is gone."""

    @abstractmethod
    def next_message(self) -> bytes:
        """Events for everything that is new; empty if nothing is."""

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether there will never be news again."""


class OneTable(Source):
    """One table as one seat sees it, until the game is over."""

    def __init__(
        self, table: LiveTable, person: Person, seat: int | None, lang: str, known: Bookmark | None
    ) -> None:
        self.table = table
        self.person = person
        self.seat = seat
        self.lang = lang
        self.known = known

    def listen(self, tell: Callable[[], None]) -> None:
        self.tell = tell
        self.table.presence.listen(self.person, tell, is_program=True)

    def stop_listening(self) -> None:
        self.table.presence.stop_listening(self.person, self.tell)

    def next_message(self) -> bytes:
        now = Bookmark.of(self.table)
        if now == self.known and self.table.status != ASIDE:
            return b""
        try:
            message = event(seat_view(self.table, self.seat, self.lang, self.known), str(now))
        except Forbidden as error:
            message = last_word("aside", error, self.lang, table=self.table.id)
        self.known = now
        return message

    @property
    def is_over(self) -> bool:
        return has_ended(self.table)


class AllTables(Source):
    """All tables of a person as their seats see them. It never ends, since the person may join another table."""

    def __init__(
        self,
        house: House,
        person: Person,
        lang: str,
        tables: Sequence[LiveTable],
        known: Mapping[str, Bookmark],
    ) -> None:
        self.house = house
        self.person = person
        self.lang = lang
        self.tables = {table.id: table for table in tables}
        self.known = {table_id: known[table_id] for table_id in self.tables if table_id in known}

    def listen(self, tell: Callable[[], None]) -> None:
        self.tell = tell
        for table in self.tables.values():
            table.presence.listen(self.person, tell, is_program=True)
        self.house.follow(self.person, self.sat_down)
        for table in list(self.house.tables.values()):  # sat down since the tables were looked up
            self.sat_down(table)

    def stop_listening(self) -> None:
        self.house.stop_following(self.person, self.sat_down)
        for table in self.tables.values():
            table.presence.stop_listening(self.person, self.tell)

    def sat_down(self, table: LiveTable) -> None:
        """A table of the person has changed: perhaps it is one that they did not sit at before."""
        if table.id not in self.tables and not has_ended(table) and table.seats_of(self.person):
            self.tables[table.id] = table
            table.presence.listen(self.person, self.tell, is_program=True)
            self.tell()

    def next_message(self) -> bytes:
        return b"".join([self.news_of(table) for table in list(self.tables.values())])

    def news_of(self, table: LiveTable) -> bytes:
        """An event for each seat. The last one carries the bookmarks of all, so that none is missing after a break."""
        known, now = self.known.get(table.id), Bookmark.of(table)
        if now == known and table.status != ASIDE:
            return b""
        self.known[table.id] = now
        seats: list[int | None] = [*table.seats_of(self.person)]
        if has_ended(table) or not seats:
            self.leave(table)
        try:
            *others, last = [seat_view(table, seat, self.lang, known) for seat in seats or [None]]
        except Forbidden as error:
            if table.id in self.tables:
                self.leave(table)
            return last_word("aside", error, self.lang, table=table.id)
        return b"".join([*map(event, others), event(last, write_bookmarks(self.known))])

    def leave(self, table: LiveTable) -> None:
        table.presence.stop_listening(self.person, self.tell)
        del self.tables[table.id], self.known[table.id]

    @property
    def is_over(self) -> bool:
        return False


def event(data: bytes, name: str = "") -> bytes:
    return b"%bdata: %b\n\n" % (f"id: {name}\n".encode() if name else b"", data)


def last_word(name: str, error: IteruError, lang: str, **more: str) -> bytes:
    """An event with a name of its own, so that no program takes it for a change of a table."""
    message = {"error": error.problem, "message": page_words(lang).error(error), "rule": "", **more}
    return f"event: {name}\n".encode() + event(orjson.dumps(message))


def write_bookmarks(bookmarks: Mapping[str, Bookmark]) -> str:
    """The bookmarks of all tables as one text: `TABLE:12.11,OTHER:3.3`; `-` for none."""
    return ",".join([f"{table_id}:{bookmark}" for table_id, bookmark in bookmarks.items()]) or "-"


def read_bookmarks(text: str) -> dict[str, Bookmark]:
    """Texts that are not bookmarks are left out: such a table is sent as it is."""
    found = {}
    for part in text.split(","):
        table_id, _, bookmark = part.partition(":")
        read = Bookmark.read(bookmark)
        if read is not None:
            found[table_id] = read
    return found


class EventStream(Response):
    """Sends the events of a source until it is over, the program disconnects, or the token is revoked."""

    media_type = "text/event-stream"

    def __init__(
        self,
        source: Source,
        person: Person,
        house: House,
        credential: str,
        streams: Counter[int],
        lines: AllLines,
    ) -> None:
        self.source = source
        self.lines = lines
        self.person = person
        self.streams = streams
        self.house = house
        self.credential = credential
        self.has_ended = False
        self.changed = asyncio.Event()
        self.is_quiet = False
        self.status_code = 200
        self.background = None
        self.init_headers()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send(
            {"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers}
        )
        leaving = asyncio.create_task(until_gone(receive))
        leaving.add_done_callback(lambda _: self.changed.set())
        self.streams[self.person.id] += 1
        self.lines.streams.add(self.changed.set)
        self.source.listen(self.changed.set)
        self.house.signed_in.open(self.credential, self.end)
        self.beat()
        try:
            if not await self.house.lets_in(self.credential):
                self.end()
            # As a task of its own: to wake it, asyncio need not go down through all layers of the framework
            await asyncio.create_task(self.send_changes(scope[PARTS], leaving))
            if not leaving.done():
                await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            self.heart.cancel()
            self.house.signed_in.close(self.credential, self.end)
            self.source.stop_listening()
            self.streams[self.person.id] -= 1
            if not self.streams[self.person.id]:
                del self.streams[self.person.id]
            self.lines.streams.discard(self.changed.set)
            leaving.cancel()

    async def send_changes(self, send: SendPart, leaving: asyncio.Task[None]) -> None:
        await send(COME_AGAIN)
        while not leaving.done() and not self.has_ended:
            message = self.source.next_message()
            if message:
                await send(message)
            elif self.is_quiet:
                await send(STILL_HERE)
            self.is_quiet = False
            if self.source.is_over:
                return
            if self.lines.is_ending:
                await send(last_word("stopping", IteruError("server-stops"), self.source.lang))
                return
            await self.changed.wait()
            self.changed.clear()

    def end(self) -> None:
        """The token was dropped."""
        self.has_ended = True
        self.changed.set()

    def beat(self) -> None:
        """Sends a sign of life now and then, so that proxies do not close the stream of a quiet table."""
        self.is_quiet = True
        self.changed.set()
        self.heart = asyncio.get_running_loop().call_later(KEEP_ALIVE, self.beat)


async def until_gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
