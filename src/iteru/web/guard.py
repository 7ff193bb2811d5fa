"""What every request passes: limits on size and rate, where it comes from, and headers that keep the browser strict."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from iteru.engine.errors import IteruError
from iteru.table.live import Forbidden
from iteru.table.people import TOKEN_PREFIX, Person
from iteru.web.connections import Connections
from iteru.web.identity import Identity
from iteru.web.rates import Allowances, TooFast, key_of, network_of

LARGEST_BODY = 64 * 1024
LARGEST_RECORD = 1024 * 1024
LONGEST_TOKEN = 100
MAX_PROVEN = 10_000
WAIT = 60
"""Seconds after which to try again where something of one's own must end first."""
REFUSED = 4403
"""With this code the socket of a page is closed that may not be here."""
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


class BodyTooLarge(IteruError):
    """A body longer than it said, or than allowed."""


def address(connection: HTTPConnection) -> str:
    """Whom to count everything against: nothing that a request says of itself, unless a proxy of ours said it."""
    return network_of(connection.client.host) if connection.client else "-"


def token_of(connection: HTTPConnection) -> str:
    """The token that a request shows, right or wrong; empty if it shows none."""
    given = connection.headers.get("authorization", "")
    return given.removeprefix("Bearer ") if given.startswith(f"Bearer {TOKEN_PREFIX}") else ""


def same_origin(headers: Headers) -> bool:
    """Whether a request that says where it comes from comes from our own page. Programs say nothing."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:  # not an address at all
        return False


class Guard:
    """The middleware. `refuse` answers what is turned away."""

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
        self.proven: OrderedDict[bytes, None] = OrderedDict()
        """Tokens that were right when they were last shown, as digests."""
        self.refuse = refuse
        self.over_https = ((b"strict-transport-security", b"max-age=%d" % hsts),) if hsts else ()
        """Headers of answers that went over https; who came so comes back so."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.answer(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.connect(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        largest = LARGEST_RECORD if path == "/records" else LARGEST_BODY
        ours = HEADERS if path.startswith("/static/") else (*HEADERS, NOT_KEPT)
        is_https = scope["scheme"] == "https"
        answering = with_headers(send, (*ours, *self.over_https) if is_https else ours, is_https)
        request = HTTPConnection(scope)
        try:
            with self.one_more(address(request)):
                await self.check(request, largest)
                await self.app(scope, limited(receive, largest), answering)
        except Refused as refused:
            refusal = await self.refuse(Request(scope), refused.error)
            await refusal(scope, receive, answering)

    async def connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = HTTPConnection(scope)
        try:
            with self.one_more(address(socket)):
                await self.count(socket)
                await self.app(scope, receive, send)
        except Refused:
            await send({"type": "websocket.close", "code": REFUSED})

    @contextmanager
    def one_more(self, who: str) -> Iterator[None]:
        """While it is answered, a request or socket is one of those that its address has open."""
        most = self.connections.most_of_one
        if self.open[who] >= most:
            raise Refused(TooFast("too-many-at-once", most=most, seconds=WAIT))
        self.open[who] += 1
        try:
            yield
        finally:
            self.open[who] -= 1
            if not self.open[who]:
                del self.open[who]

    async def check(self, request: HTTPConnection, largest: int) -> None:
        if request.scope["path"].startswith("/static/"):
            self.count_file(request)
        else:
            await self.count(request)
        if request.scope["method"] not in ("GET", "HEAD", "OPTIONS"):
            if not same_origin(request.headers):
                raise Refused(Forbidden("other-origin"))
            length = request.headers.get("content-length", "0")
            if not length.isdecimal() or int(length) > largest:
                raise Refused(BodyTooLarge("body-too-large", most=largest))

    async def count(self, connection: HTTPConnection) -> None:
        """Count a request for its address, or for the account of its token if the token is right."""
        who, token = address(connection), token_of(connection)
        try:
            person = await self.owner(connection, who, token) if token else None
            self.allowances.request(who, person)
        except Exception as error:
            raise Refused(error) from error

    def count_file(self, request: HTTPConnection) -> None:
        """A page asks for many files at once, so there may be more of them."""
        try:
            self.allowances.addresses.take(address(request))
        except TooFast as error:
            raise Refused(error) from error

    async def owner(self, connection: HTTPConnection, who: str, token: str) -> Person | None:
        """Whose token this is. After a few wrong ones an address has to wait before another is even looked up."""
        key = key_of(token)
        if key not in self.proven:
            self.allowances.wrong_tokens.check(who)
        is_short = len(token) <= LONGEST_TOKEN
        person = (await self.identity.visitor(connection)).person if is_short else None
        if person is None:
            self.proven.pop(key, None)
            self.allowances.wrong_tokens.take(who)
        else:
            self.prove(key)
        return person

    def prove(self, key: bytes) -> None:
        """A token is right: from now on it is not kept waiting for the wrong ones that come from its address."""
        self.proven[key] = None
        self.proven.move_to_end(key)
        if len(self.proven) > MAX_PROVEN:
            self.proven.popitem(last=False)


class Refused(Exception):
    """Turned away before the application has seen it."""

    def __init__(self, error: Exception) -> None:
        super().__init__(str(error))
        self.error = error


def limited(receive: Receive, most: int) -> Receive:
    total = 0

    async def take() -> Message:
        nonlocal total
        message = await receive()
        await asyncio.sleep(
            0
        )  # a large body that is all there already is read in parts, others in between
        total += len(message.get("body", b""))
        if total > most:
            raise BodyTooLarge("body-too-large", most=most)
        return message

    return take


def with_headers(send: Send, ours: Sequence[tuple[bytes, bytes]], is_https: bool) -> Send:
    """Every answer gets our headers, where it does not say something else itself. Cookies given by https stay there."""

    async def give(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = [*map(as_secure, message["headers"])] if is_https else message["headers"]
            said = {name.lower() for name, _ in headers}
            message["headers"] = [*headers, *[header for header in ours if header[0] not in said]]
        await send(message)

    return give


def as_secure(header: tuple[bytes, bytes]) -> tuple[bytes, bytes]:
    """A header; if it sets a cookie, one that is sent over https only."""
    name, value = header
    if name.lower() != b"set-cookie" or b"; secure" in value.lower():
        return header
    return name, value + b"; Secure"
