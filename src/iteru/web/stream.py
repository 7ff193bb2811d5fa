"""A table followed by a program: server-sent events, one after every change."""

import asyncio
from collections.abc import Callable

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from iteru.table.live import LiveTable
from iteru.table.people import Person

KEEP_ALIVE = 15.0
STILL_HERE = b": still here\n\n"


class EventStream(Response):
    """Sends what `tell` says, now and whenever the table has a new version, until the program goes away."""

    media_type = "text/event-stream"

    def __init__(self, table: LiveTable, person: Person, tell: Callable[[], bytes]) -> None:
        self.table = table
        self.person = person
        self.tell = tell
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
        self.table.listen(self.person, self.changed.set)
        self.beat()
        try:
            await self.send_changes(send, leaving)
        finally:
            self.heart.cancel()
            self.table.stop_listening(self.person, self.changed.set)
            leaving.cancel()

    async def send_changes(self, send: Send, leaving: asyncio.Task[None]) -> None:
        version = -1
        while not leaving.done():
            if self.table.version != version:
                version = self.table.version
                await send({"type": "http.response.body", "body": self.tell(), "more_body": True})
            elif self.is_quiet:
                self.is_quiet = False
                await send({"type": "http.response.body", "body": STILL_HERE, "more_body": True})
            await self.changed.wait()
            self.changed.clear()

    def beat(self) -> None:
        """Now and then a sign of life, so that nobody on the way takes a quiet table for a dead line."""
        self.is_quiet = True
        self.changed.set()
        self.heart = asyncio.get_running_loop().call_later(KEEP_ALIVE, self.beat)


async def until_gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
