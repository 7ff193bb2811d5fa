"""What every request passes: limits on size and rate, where it comes from, and headers that keep the browser strict."""

import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from iteru.engine.errors import IteruError

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
    """More requests than a person or a well-behaved program sends."""


class Rates:
    """A bucket for each visitor: `rate` drops a second, and room for a burst."""

    def __init__(self, rate: float, burst: float | None = None) -> None:
        self.rate = rate
        self.burst = rate * 3 if burst is None else burst
        self.buckets: dict[str, tuple[float, float]] = {}

    def take(self, who: str) -> None:
        now = time.monotonic()
        level, since = self.buckets.get(who, (self.burst, now))
        level = min(self.burst, level + (now - since) * self.rate) - 1
        if level < 0:
            raise TooFast("too-fast")
        if len(self.buckets) > MAX_VISITORS:
            self.buckets.clear()
        self.buckets[who] = (level, now)


def caller(connection: HTTPConnection) -> str:
    """Whom to count a request against: the token or the address."""
    return connection.headers.get("authorization") or (
        connection.client.host if connection.client else "-"
    )


def same_origin(headers: Headers) -> bool:
    """Whether a request that says where it comes from comes from our own page. Programs say nothing."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host", "")


class Guard:
    """The middleware."""

    def __init__(self, app: ASGIApp, rates: Rates) -> None:
        self.app = app
        self.rates = rates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        path = scope["path"]
        largest = LARGEST_RECORD if path == "/records" else LARGEST_BODY
        refusal = self.refusal(HTTPConnection(scope), largest)
        if refusal is not None:
            await refusal(scope, receive, send)
            return
        await self.app(
            scope,
            limited(receive, largest),
            with_headers(send, is_kept=path.startswith("/static/")),
        )

    def refusal(self, request: HTTPConnection, largest: int) -> JSONResponse | None:
        if not request.scope["path"].startswith("/static/"):
            try:
                self.rates.take(caller(request))
            except TooFast:
                return JSONResponse({"error": "too-fast"}, 429, {"retry-after": "1"})
        if request.scope["method"] not in ("GET", "HEAD", "OPTIONS"):
            if not same_origin(request.headers):
                return JSONResponse({"error": "other-origin"}, 403)
            length = request.headers.get("content-length", "0")
            if not length.isdecimal() or int(length) > largest:
                return JSONResponse({"error": "body-too-large"}, 413)
        return None


class BodyTooLarge(Exception):
    """A body longer than it said, or than allowed."""


def limited(receive: Receive, most: int) -> Receive:
    total = 0

    async def take() -> Message:
        nonlocal total
        message = await receive()
        total += len(message.get("body", b""))
        if total > most:
            raise BodyTooLarge
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
