"""Tells load balancers whether this server can be used, and nothing else. No limit applies to it."""

import asyncio
import time
from http import HTTPStatus

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from iteru.table.database import Database
from iteru.web.connections import Connections

PATH = "/health"
REMEMBERED = 1.0
"""Seconds for which an answer holds, so that asking often costs the database nothing."""
METHODS = ("GET", "HEAD")
HEADERS = {"cache-control": "no-store", "x-content-type-options": "nosniff"}


class Health:
    """Answers `/health`; passes everything else on to the application."""

    def __init__(self, app: ASGIApp, database: Database, connections: Connections) -> None:
        self.app = app
        self.database = database
        self.connections = connections
        self.lock = asyncio.Lock()
        self.asked_at = -REMEMBERED
        self.is_well = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_asked = scope["type"] == "http" and scope["path"] == PATH and scope["method"] in METHODS
        if not is_asked:
            await self.app(scope, receive, send)
            return
        is_well = await self.check()
        status = HTTPStatus.OK if is_well else HTTPStatus.SERVICE_UNAVAILABLE
        answer = PlainTextResponse("ok\n" if is_well else "unavailable\n", status, HEADERS)
        await answer(scope, receive, send)

    async def check(self) -> bool:
        """Whether the database answers. Requests at the same time share one answer."""
        async with self.lock:
            if time.monotonic() - self.asked_at >= REMEMBERED:
                self.is_well = await self.database.answers()
                self.asked_at = time.monotonic()
        return self.is_well
