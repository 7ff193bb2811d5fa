"""What every request passes: limits on size and rate, where it comes from, and headers that keep the browser strict."""

import math
import time
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from iteru.engine.errors import IteruError
from iteru.table.live import Forbidden

BURST = 3
"""How many times its rate a visitor may send at once."""
LARGEST_BODY = 64 * 1024
LARGEST_RECORD = 1024 * 1024
MAX_VISITORS = 50_000
HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        b"connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
NOT_KEPT = (b"cache-control", b"no-store")


class TooFast(IteruError):
    """More requests than a person or a well-behaved program sends; `seconds` says when to try again."""


class BodyTooLarge(IteruError):
    """A body longer than it said, or than allowed."""


class Rates:
    """A bucket for each visitor: `rate` drops a second, and room for a burst."""

    def __init__(self, rate: float, burst: float | None = None) -> None:
        self.rate = rate
        self.burst = rate * BURST if burst is None else burst
        self.buckets: dict[str, tuple[float, float]] = {}

    def take(self, who: str) -> None:
        now = time.monotonic()
        level, since = self.buckets.get(who, (self.burst, now))
        level = min(self.burst, level + (now - since) * self.rate) - 1
        if level < 0:
            raise TooFast("too-fast", seconds=math.ceil(-level / self.rate))
        if len(self.buckets) > MAX_VISITORS:
            self.buckets.clear()
        self.buckets[who] = (level, now)


def caller(connection: HTTPConnection) -> str:
    """Whom to count a request against: the token or the address."""
    return connection.headers.get("authorization") or address(connection)


def address(connection: HTTPConnection) -> str:
    """Whom to count guesses against: nothing that a request says of itself."""
    return connection.client.host if connection.client else "-"


def same_origin(headers: Headers) -> bool:
    """Whether a request that says where it comes from comes from our own page. Programs say nothing."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:  # not an address at all
        return False


class Guard:
    """The middleware. `refuse` answers what is turned away."""

    def __init__(
        self,
        app: ASGIApp,
        rates: Rates,
        refuse: Callable[[Request, Exception], Awaitable[Response]],
    ) -> None:
        self.app = app
        self.rates = rates
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        path = scope["path"]
        largest = LARGEST_RECORD if path == "/records" else LARGEST_BODY
        answering = with_headers(send, is_kept=path.startswith("/static/"))
        try:
            self.check(HTTPConnection(scope), largest)
        except IteruError as error:
            refusal = await self.refuse(Request(scope), error)
            await refusal(scope, receive, answering)
        else:
            await self.app(scope, limited(receive, largest), answering)

    def check(self, request: HTTPConnection, largest: int) -> None:
        if not request.scope["path"].startswith("/static/"):
            self.rates.take(caller(request))
        if request.scope["method"] not in ("GET", "HEAD", "OPTIONS"):
            if not same_origin(request.headers):
                raise Forbidden("other-origin")
            length = request.headers.get("content-length", "0")
            if not length.isdecimal() or int(length) > largest:
                raise BodyTooLarge("body-too-large", most=largest)


def limited(receive: Receive, most: int) -> Receive:
    total = 0

    async def take() -> Message:
        nonlocal total
        message = await receive()
        total += len(message.get("body", b""))
        if total > most:
            raise BodyTooLarge("body-too-large", most=most)
        return message

    return take


def with_headers(send: Send, is_kept: bool) -> Send:
    """Every answer gets our headers, where it does not say something else itself."""
    ours = HEADERS if is_kept else (*HEADERS, NOT_KEPT)

    async def give(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = message["headers"]
            said = {name.lower() for name, _ in headers}
            message["headers"] = [*headers, *[header for header in ours if header[0] not in said]]
        await send(message)

    return give
