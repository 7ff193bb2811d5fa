"""The socket of a lesson's page: the same as a table's, but what the person does goes to the lesson."""

from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final

from starlette.websockets import WebSocket

from iteru.engine.errors import NOTHING_THERE, IllegalMove
from iteru.table.house import House
from iteru.table.lessons import LiveLesson
from iteru.table.storage import Stale
from iteru.web import lesson, regions
from iteru.web.audience import Audience
from iteru.web.guard import REFUSED
from iteru.web.identity import Identity, Visitor, language_of
from iteru.web.lines import AllLines
from iteru.web.page_socket import (
    BadMessage,
    Connection,
    is_from_our_page,
    number_of,
    text_of,
)
from iteru.web.rates import Allowances
from iteru.web.region_changes import Regions

WALKS: Final[Mapping[str, Callable[[LiveLesson, int], Coroutine[Any, Any, None]]]] = {
    "next": LiveLesson.go_on,
    "previous": LiveLesson.go_back,
    "then": LiveLesson.let_play,
}
"""The messages that go on or back."""


class LessonConnection(Connection):
    """One open page of a lesson."""

    def __init__(
        self,
        socket: WebSocket,
        house: House,
        live: LiveLesson,
        visitor: Visitor,
        allowances: Allowances,
        lines: AllLines,
    ) -> None:
        super().__init__(socket, house, live.table, visitor, allowances, lines)
        self.live = live

    def who(self) -> Audience:
        return lesson.audience(self.live, self.lang, self.screen)

    def drawn(self) -> Regions:
        return lesson.draw_once(self.live, self.who(), self.house.bots.pace)

    async def act(self, message: dict[str, Any]) -> None:
        try:
            await self.follow(message)
        except Stale:
            await self.live.read_again()
            raise

    async def follow(self, message: dict[str, Any]) -> None:
        kind = message.get("type")
        if kind == "why":
            await self.touch(text_of(message, "target"), text_of(message, "held", "").split())
        elif kind == "move":
            answer = await self.live.move(number_of(message, "version"), text_of(message, "move"))
            if answer.kind != "asked":
                await self.send({"why": lesson.why_not(self.live, self.who(), answer)})
        elif isinstance(kind, str) and kind in WALKS:
            await WALKS[kind](self.live, number_of(message, "version"))
        else:
            raise BadMessage("bad-message")

    async def touch(self, target: str, held: list[str]) -> None:
        """Answers a touch; games know what they have drawn, and nothing else."""
        is_tried = target == self.live.step.attempt  # may be folded away on a small screen
        if not is_tried and not regions.is_shown(self.table, self.who(), target):
            raise IllegalMove(self.live.step.rule, NOTHING_THERE)
        before = self.live.at
        answer = await self.live.touch(target, held)
        if self.live.at == before:
            await self.send({"why": lesson.why_not(self.live, self.who(), answer)})


async def serve_lesson(
    socket: WebSocket,
    name: str,
    house: House,
    identity: Identity,
    allowances: Allowances,
    lines: AllLines,
) -> None:
    """Accepts a page's socket, if it comes from our own page and its person has begun the lesson."""
    visitor = await identity.visitor(socket) if is_from_our_page(socket) else None
    lang = language_of(socket, socket.query_params.get("lang", ""))
    live = await lesson.of_visitor(house, name, visitor, lang) if visitor else None
    if visitor is None or live is None or socket.app.state.connections.is_crowded:
        await socket.close(REFUSED)
        return
    await socket.accept()
    await LessonConnection(socket, house, live, visitor, allowances, lines).run()
