"""The socket of a table's page: sends regions, receives what the person does."""

import asyncio
import json
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import orjson
from starlette.websockets import WebSocket, WebSocketDisconnect

from iteru.engine.errors import IllegalMove, IteruError
from iteru.table import chat_rights, finished, seating, storytelling, undo, undo_requests, windows
from iteru.table.advisers import Before
from iteru.table.house import House
from iteru.table.live import Forbidden, LiveTable
from iteru.table.people import Person
from iteru.table.storage import Stale
from iteru.web import regions
from iteru.web.advice import advice_shown, loss_shown
from iteru.web.audience import Audience
from iteru.web.guard import REFUSED, address, same_origin
from iteru.web.identity import Identity, Visitor, language_of, screen_of, valid_settings
from iteru.web.lines import RESTARTED, AllLines
from iteru.web.rates import Allowances, TooFast
from iteru.web.region_changes import NOTHING, Regions, changes_for
from iteru.web.texts import page_words, table_words

log = logging.getLogger("iteru.web")

LARGEST_MESSAGE = 4096
MAX_SOCKETS = 12
UNSUPPORTED = 1003
SIGNED_OUT = 4401
FAILED = 4500


class BadMessage(IteruError):
    """A message that our page does not send."""


class Connection:
    """One open page."""

    def __init__(
        self,
        socket: WebSocket,
        house: House,
        table: LiveTable,
        visitor: Visitor,
        allowances: Allowances,
        lines: AllLines,
    ) -> None:
        self.socket = socket
        self.lines = lines
        self.house = house
        self.table = table
        self.person = visitor.person
        self.credential = visitor.credential if visitor.person else ""
        self.has_ended = False
        self.closing: asyncio.Task[None] | None = None
        self.allowances = allowances
        self.lang = language_of(socket, socket.query_params.get("lang", ""))
        self.screen = screen_of(socket)
        self.uncovered = -1
        self.advising: set[asyncio.Task[None]] = set()
        self.changed = asyncio.Event()
        self.shown = NOTHING

    async def run(self) -> None:
        self.table.presence.listen(self.person, self.changed.set)
        self.lines.sockets.add(self.changed.set)
        self.house.bots.wake(self.table)
        self.changed.set()
        self.table.tell_everybody()
        sender = asyncio.create_task(self.keep_sending())
        try:
            await self.check_session()
            while not self.has_ended:
                await self.hear(await self.next_text())
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            sender.cancel()
            for task in self.advising:
                task.cancel()
            self.lines.sockets.discard(self.changed.set)
            self.house.signed_in.close(self.credential, self.end)
            self.table.presence.stop_listening(self.person, self.changed.set)
            self.table.tell_everybody()

    async def next_text(self) -> str:
        """Our page sends text only; anything else is refused in the words of the protocol."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        if message.get("text") is None:
            await self.socket.close(UNSUPPORTED)
            raise WebSocketDisconnect(UNSUPPORTED)
        return str(message["text"])

    async def check_session(self) -> None:
        """Ties the page to its session, which may have ended since the request came."""
        if self.credential:
            self.house.signed_in.open(self.credential, self.end)
            if not await self.house.lets_in(self.credential):
                self.end()

    def end(self) -> None:
        """The viewer has been signed out: nothing more is sent or received. The page reconnects as a stranger's."""
        if not self.has_ended:
            self.has_ended = True
            self.closing = asyncio.create_task(self.socket.close(SIGNED_OUT))

    async def keep_sending(self) -> None:
        """Closes a page that cannot be drawn, so that it notices and reconnects, instead of falling silent."""
        try:
            await self.send_changes()
        except (WebSocketDisconnect, RuntimeError):
            pass
        except Forbidden as error:  # the table was set aside
            await self.socket.close(FAILED, page_words(self.lang).error(error))
        except Exception:
            log.exception("table %s cannot be drawn", self.table.id)
            await self.socket.close(FAILED)

    async def send_changes(self) -> None:
        """Send what has changed since last time; several changes in a row are sent as one."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            if self.lines.is_ending:
                await self.socket.close(RESTARTED, page_words(self.lang).say("server-stops"))
            if self.lines.is_ending or self.has_ended:
                return
            storytelling.begin(self.table)
            drawn = self.drawn()
            message = changes_for(self.table, self.shown, drawn)
            self.shown = drawn
            if message:
                await self.socket.send_text(message)

    def who(self) -> Audience:
        return regions.audience(self.table, self.person, self.lang, self.uncovered, self.screen)

    def drawn(self) -> Regions:
        """Every region as the page should show it now."""
        return regions.draw_once(self.table, self.who())

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send_text(orjson.dumps(message).decode())

    async def hear(self, text: str) -> None:
        """Answers with a sentence when something goes wrong; the page stays connected."""
        if self.has_ended:
            return
        try:
            self.allowances.request(address(self.socket), self.person)
            if len(text) > LARGEST_MESSAGE:
                raise BadMessage("bad-message")
            await self.act(read_message(text))
        except IteruError as error:
            await self.refuse(error)
            if isinstance(error, TooFast):
                await asyncio.sleep(1)

    async def refuse(self, error: IteruError) -> None:
        words = table_words(self.lang, self.table)
        rule = error.rule if isinstance(error, IllegalMove) else ""
        if isinstance(error, Stale):
            self.shown = NOTHING
            self.changed.set()
        await self.send({"error": words.error(error), "rule": rule})

    async def act(self, message: dict[str, Any]) -> None:
        kind = message.get("type")
        if kind == "why":
            target, held = text_of(message, "target"), text_of(message, "held", "").split()
            await self.send({"why": regions.why_not(self.table, self.who(), target, held)})
            return
        if self.person is None:
            raise Forbidden("not-your-table", seat=0)
        if kind == "move":
            await self.make_move(self.person, message)
        elif kind == "undo":
            await undo.take_back(
                self.table, self.person, number_of(message, "version"), step_of(message)
            )
        elif kind in ("ask-undo", "answer-undo", "withdraw-undo"):
            await self.handle_undo(self.person, message)
        elif kind == "chat":
            self.allowances.say(self.person)
            await chat_rights.say(self.table, self.person, text_of(message, "text"))
        elif kind in ("watchers", "silence"):
            await self.handle_chat(self.person, message)
        elif kind == "advise":
            self.begin(self.advise(self.person, number_of(message, "version")))
        else:
            await self.handle_seats(self.person, message)

    async def handle_undo(self, person: Person, message: dict[str, Any]) -> None:
        """Handles undo requests and answers."""
        kind = message.get("type")
        if kind == "ask-undo":
            version = number_of(message, "version")
            await undo_requests.ask(self.table, person, version, step_of(message))
        elif kind == "answer-undo":
            number, agrees = number_of(message, "request"), message.get("agrees") is True
            await undo_requests.answer(self.table, person, number, agrees)
        else:
            await undo_requests.withdraw(self.table, person, number_of(message, "request"))

    async def make_move(self, person: Person, message: dict[str, Any]) -> None:
        """Makes a move, and looks what it has cost, if the person wants to be told."""
        advisers = self.house.advisers
        before = advisers.before(self.table, person) if self.is_warned(person) else None
        await self.table.move(person, number_of(message, "version"), text_of(message, "move"))
        if before is not None:
            self.begin(self.tell_of_loss(person, before))

    def is_warned(self, person: Person) -> bool:
        kept = valid_settings({**self.socket.cookies, **person.settings})
        return kept.get("warnings") == "on"

    async def tell_of_loss(self, person: Person, before: Before) -> None:
        """Says nothing where the search fails: nobody has asked for it."""
        with suppress(IteruError, WebSocketDisconnect, RuntimeError):
            found = await self.house.advisers.second_thoughts(self.table, person, before)
            if found is not None:
                words = table_words(self.lang, self.table)
                await self.send({"loss": loss_shown(self.table, before, found, words)})

    def begin(self, search: Coroutine[Any, Any, None]) -> None:
        """Searches while the page goes on, so that the player may move meanwhile."""
        task = asyncio.create_task(search)
        self.advising.add(task)
        task.add_done_callback(self.advising.discard)

    async def advise(self, person: Person, version: int) -> None:
        try:
            found = await self.house.advisers.advise(self.table, person, version)
            words = table_words(self.lang, self.table)
            await self.send({"advice": advice_shown(self.table, found, words)})
        except IteruError as error:
            await self.refuse(error)
        except (WebSocketDisconnect, RuntimeError):
            pass  # the page is gone

    async def handle_chat(self, person: Person, message: dict[str, Any]) -> None:
        """Handles the host's decisions about the chat."""
        is_on = message.get("on") is True
        if message.get("type") == "watchers":
            await chat_rights.let_watchers_speak(self.table, person, is_on)
        else:
            await chat_rights.silence(self.table, person, text_of(message, "speaker"), is_on)

    async def handle_seats(self, person: Person, message: dict[str, Any]) -> None:
        """Handles seats and how they are played."""
        kind = message.get("type")
        if kind == "stand-in":
            await seating.stand_in(
                self.table, person, number_of(message, "seat"), text_of(message, "bot")
            )
        elif kind == "come-back":
            await seating.come_back(self.table, person)
        elif kind == "resign":
            await seating.resign(self.table, person)
        elif kind == "leave":
            await seating.leave(self.table, person)
        elif kind == "close":
            await seating.close(self.table, person)
        elif kind == "quiet":
            windows.keep_quiet(self.table, person, message.get("on") is True)
        elif kind == "skip":
            self.house.bots.skip(self.table, person)
        elif kind == "uncover":
            self.uncovered = self.table.version
            self.changed.set()
        elif kind == "rematch":
            offer, given = text_of(message, "offer", ""), text_of(message, "given", "")
            contribution = self.house.offers.contribution(offer, given)
            await finished.rematch(self.house, person, self.table, contribution)
        else:
            raise BadMessage("bad-message")


def read_message(text: str) -> dict[str, Any]:
    try:
        message = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadMessage("bad-message") from error
    if not isinstance(message, dict):
        raise BadMessage("bad-message")
    return message


def text_of(message: dict[str, Any], key: str, default: str | None = None) -> str:
    value = message.get(key, default)
    if not isinstance(value, str) or len(value) > 600 or not is_text(value):
        raise BadMessage("bad-message")
    return value


def is_text(value: str) -> bool:
    """JSON can spell halves of letters, which no database and no answer can hold."""
    return not any("\ud800" <= letter <= "\udfff" for letter in value)


def number_of(message: dict[str, Any], key: str) -> int:
    value = message.get(key)
    if type(value) is not int or abs(value) > 1 << 31:
        raise BadMessage("bad-message")
    return value


def step_of(message: dict[str, Any]) -> int | None:
    """The choice to go back to; by default the person's latest."""
    return None if message.get("to") is None else number_of(message, "to")


def is_from_our_page(socket: WebSocket) -> bool:
    return socket.headers.get("origin") is not None and same_origin(socket.headers)


async def serve_socket(
    socket: WebSocket,
    table_id: str,
    house: House,
    identity: Identity,
    allowances: Allowances,
    lines: AllLines,
) -> None:
    """Accept a page's socket, if it comes from our own page and the table exists."""
    if not is_from_our_page(socket):
        await socket.close(REFUSED)
        return
    try:
        visitor = await identity.visitor(socket)
        table = await house.table(table_id, visitor.person)
    except IteruError:
        await socket.close(REFUSED)
        return
    if visitor.person and table.presence.pages_of(visitor.person.id) >= MAX_SOCKETS:
        await socket.close(REFUSED)
        return
    if not table.seats_of(visitor.person) and socket.app.state.connections.is_crowded:
        await socket.close(REFUSED)
        return
    await socket.accept()
    await Connection(socket, house, table, visitor, allowances, lines).run()
