"""A short cut past the framework for moves by programs, the most frequent request of all.

The route is declared in `api` like every other, and does the work here too. A request that is plain in every respect goes to
it directly; anything unusual, right or wrong, goes the ordinary way and is checked and answered there.
"""

import re
from collections.abc import Awaitable, Callable

from pydantic import ValidationError
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from iteru.table.house import House
from iteru.web.api.caller import owner
from iteru.web.api.requests import MoveRequest
from iteru.web.api.tables import moved
from iteru.web.guard import header
from iteru.web.identity import VISITOR, Identity

JSON = (b"content-type", b"application/json")
MOVES_OF_TABLE = re.compile(r"/api/tables/([\w-]{1,16})/moves", re.ASCII)


class FastMoves:
    """Middleware before the framework. `refuse` answers requests that are refused, and those that fail."""

    def __init__(
        self,
        app: ASGIApp,
        house: House,
        identity: Identity,
        refuse: Callable[[Request, Exception], Awaitable[Response]],
    ) -> None:
        self.app = app
        self.house = house
        self.identity = identity
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = MOVES_OF_TABLE.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if found is None or not is_plain(scope):
            await self.app(scope, receive, send)
            return
        body = await whole_body(receive)
        try:
            move = MoveRequest.model_validate_json(body, strict=True)
        except ValidationError:
            await self.app(scope, with_body(body, receive), send)
            return
        try:
            visitor = scope.get(VISITOR) or await self.identity.visitor(Request(scope))
            answer = await moved(found[1], move, self.house, owner(visitor))
        except Exception as error:
            refusal = await self.refuse(Request(scope), error)
            await refusal(scope, receive, send)
            return
        headers = [(b"content-length", b"%d" % len(answer)), JSON]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": answer})


async def whole_body(receive: Receive) -> bytes:
    message = await receive()
    body: bytes = message.get("body", b"")
    while message.get("more_body"):
        message = await receive()
        body += message.get("body", b"")
    return body


def is_plain(scope: Scope) -> bool:
    """JSON of a length that is known, and so has been checked."""
    return (
        scope["method"] == "POST"
        and header(scope, b"content-type") == "application/json"
        and header(scope, b"content-length") is not None
    )


def with_body(body: bytes, receive: Receive) -> Receive:
    """The body that we have read, to be read again by the framework."""
    read = False

    async def take() -> Message:
        nonlocal read
        if read:
            return await receive()
        read = True
        return {"type": "http.request", "body": body, "more_body": False}

    return take
