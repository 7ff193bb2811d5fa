"""Checks every request: limits on size and rate, its origin; and sets headers that make browsers strict."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from iteru.engine.errors import IteruError
from iteru.table.live import Forbidden
from iteru.table.people import Person, digest
from iteru.web.connections import LINES, Connections
from iteru.web.identity import SHOWS_TOKEN, VISITOR, Identity
from iteru.web.rates import Allowances, TooFast, network_of

LARGEST_BODY = 64 * 1024
LARGEST_RECORD = 1024 * 1024
LARGEST_BOX = 192 * 1024
"""A form with all corrections of a box so far, and perhaps a file with others."""
LONGEST_TOKEN = 100
MAX_PROVEN = 10_000
WAIT = 60
"""Seconds after which to try again where something of the visitor's own must end first."""
REFUSED = 4403
"""With this code the socket of a page is closed that may not be here."""
HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        b"manifest-src 'self'; worker-src 'self'; connect-src 'self'; "
        b"form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
NOT_KEPT = (b"cache-control", b"no-store")


class BodyTooLarge(IteruError):
    """The body is longer than announced, or than allowed."""


def largest_body(path: str) -> int:
    """The most bytes that may be sent to an address."""
    if path == "/records":
        return LARGEST_RECORD
    return LARGEST_BOX if path.startswith("/boxes/") else LARGEST_BODY


def address(connection: HTTPConnection) -> str:
    """The address to count a request against: nothing the request says about itself, unless a trusted proxy said it."""
    return address_in(connection.scope)


def address_in(scope: Scope) -> str:
    client = scope.get("client")
    return network_of(client[0]) if client else "-"


def header(scope: Scope, name: bytes) -> str | None:
    """The first header of a name. Every request is asked for several, so no objects are made for it."""
    for one, value in scope["headers"]:
        if one == name:
            return str(value, "latin-1")
    return None


def token_of(scope: Scope) -> str:
    """The token that a request shows, right or wrong; empty if it shows none."""
    shown = header(scope, b"authorization") or ""
    return shown.removeprefix("Bearer ") if shown.startswith(SHOWS_TOKEN) else ""


def same_origin(headers: Headers) -> bool:
    """Whether a request that says where it comes from comes from our own page. Programs say nothing."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:  # not an address at all
        return False


class Guard:
    """The middleware. `refuse` answers the requests that it rejects."""

    def __init__(
        self,
        app: ASGIApp,
        allowances: Allowances,
        identity: Identity,
        connections: Connections,
        refuse: Callable[[Request, Exception], Awaitable[Response]],
        hsts: int,
    ) -> None:
        self.app = app
        self.allowances = allowances
        self.identity = identity
        self.connections = connections
        self.open: Counter[str] = Counter()
        """Requests being answered and sockets by address, also by one for whom a proxy speaks."""
        self.proven: OrderedDict[str, None] = OrderedDict()
        """Tokens that were right when they were last shown, as digests."""
        self.refuse = refuse
        over_https = ((b"strict-transport-security", b"max-age=%d" % hsts),) if hsts else ()
        self.ours = {
            (is_file, is_https): Ours(
                (*HEADERS, *(() if is_file else (NOT_KEPT,)), *(over_https if is_https else ()))
            )
            for is_file in (False, True)
            for is_https in (False, True)
        }
        """Our headers for files and for all else, by http and by https; who came by https comes back so."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.answer(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.connect(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        largest = largest_body(path)
        is_https = scope["scheme"] == "https"
        ours = self.ours[path.startswith("/static/"), is_https]
        answering = with_headers(send, ours, is_https, scope.get(LINES))
        who = address_in(scope)
        try:
            self.enter(who)
            try:
                await self.check(scope, who, largest)
                await self.app(scope, limited(receive, largest), answering)
            finally:
                self.leave(who)
        except Refused as refused:
            refusal = await self.refuse(Request(scope), refused.error)
            await refusal(scope, receive, answering)

    async def connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        who = address_in(scope)
        try:
            self.enter(who)
            try:
                await self.count(scope, who)
                await self.app(scope, receive, send)
            finally:
                self.leave(who)
        except Refused:
            await send({"type": "websocket.close", "code": REFUSED})

    def enter(self, who: str) -> None:
        """While it is answered, a request or socket is one of those that its address has open."""
        most = self.connections.most_of_one
        if self.open[who] >= most:
            raise Refused(TooFast("too-many-at-once", most=most, seconds=WAIT))
        self.open[who] += 1

    def leave(self, who: str) -> None:
        self.open[who] -= 1
        if not self.open[who]:
            del self.open[who]

    async def check(self, scope: Scope, who: str, largest: int) -> None:
        if scope["path"].startswith("/static/"):
            self.count_file(who)
        else:
            await self.count(scope, who)
        if scope["method"] not in ("GET", "HEAD", "OPTIONS"):
            if header(scope, b"origin") is not None and not same_origin(Headers(scope=scope)):
                raise Refused(Forbidden("other-origin"))
            length = header(scope, b"content-length") or "0"
            if not length.isdecimal() or int(length) > largest:
                raise Refused(BodyTooLarge("body-too-large", most=largest))

    async def count(self, scope: Scope, who: str) -> None:
        """Count a request for its address, or for the account of its token if the token is right."""
        token = token_of(scope)
        try:
            person = await self.owner(scope, who, token) if token else None
            self.allowances.request(who, person)
        except Exception as error:
            raise Refused(error) from error

    def count_file(self, who: str) -> None:
        """Counts a file more generously, since a page asks for many together."""
        try:
            self.allowances.addresses.take(who)
        except TooFast as error:
            raise Refused(error) from error

    async def owner(self, scope: Scope, who: str, token: str) -> Person | None:
        """The owner of a token. After a few wrong ones an address has to wait before another is even looked up."""
        known_as = digest(token)
        if known_as not in self.proven:
            self.allowances.wrong_tokens.check(who)
        person = None
        if len(token) <= LONGEST_TOKEN:
            scope[VISITOR] = visitor = await self.identity.by_token(known_as)
            person = visitor.person
        if person is None:
            self.proven.pop(known_as, None)
            self.allowances.wrong_tokens.take(who)
        else:
            self.trust(known_as)
        return person

    def trust(self, known_as: str) -> None:
        """A token is right: from now on it is not kept waiting for the wrong ones that come from its address."""
        self.proven[known_as] = None
        self.proven.move_to_end(known_as)
        if len(self.proven) > MAX_PROVEN:
            self.proven.popitem(last=False)


class Refused(Exception):
    """The request was rejected before the application saw it."""

    def __init__(self, error: Exception) -> None:
        super().__init__(str(error))
        self.error = error


def limited(receive: Receive, most: int) -> Receive:
    total = 0

    async def take() -> Message:
        nonlocal total
        message = await receive()
        if message.get("more_body"):  # if all of it is there already, others are heard in between
            await asyncio.sleep(0)
        total += len(message.get("body", b""))
        if total > most:
            raise BodyTooLarge("body-too-large", most=most)
        return message

    return take


class Ours:
    """Headers that we set, also as the lines of an answer."""

    def __init__(self, headers: Sequence[tuple[bytes, bytes]]) -> None:
        self.headers = headers
        self.names = frozenset(name for name, _ in headers)
        self.lines = b"".join([b"%b: %b\r\n" % header for header in headers])


def with_headers(
    send: Send, ours: Ours, is_https: bool, add_lines: Callable[[bytes], None] | None
) -> Send:
    """Every answer gets our headers, where it does not say something else itself. Cookies given by https stay there."""

    async def give(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = [*map(as_secure, message["headers"])] if is_https else message["headers"]
            said = {name.lower() for name, _ in headers}
            if add_lines is not None and said.isdisjoint(ours.names):
                add_lines(ours.lines)
            else:
                headers = [*headers, *[one for one in ours.headers if one[0] not in said]]
            message["headers"] = headers
        await send(message)

    return give


def as_secure(header: tuple[bytes, bytes]) -> tuple[bytes, bytes]:
    """A header; if it sets a cookie, one that is sent over https only."""
    name, value = header
    if name.lower() != b"set-cookie" or b"; secure" in value.lower():
        return header
    return name, value + b"; Secure"
