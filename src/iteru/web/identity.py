"""Who is asking: a signed cookie for browsers, a token for programs."""

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from starlette.requests import HTTPConnection
from starlette.responses import Response

from iteru.kit.shown import Screen
from iteru.table.people import TOKEN_PREFIX, People, Person
from iteru.words import LANGUAGES

COOKIE = "iteru"
YEAR = 365 * 24 * 3600
SCREENS: dict[str, Screen] = {"wide": "wide", "tall": "tall", "small": "small"}


@dataclass
class Visitor:
    """Somebody at the page: perhaps already a person, always with a secret of their own that forms are tied to."""

    person: Person | None
    nonce: str
    csrf: str
    by_token: bool = False


class Identity:
    """Signs and reads cookies."""

    def __init__(self, key: bytes, people: People, secure: bool) -> None:
        self.key = key
        self.people = people
        self.secure = secure

    def sign(self, text: str) -> str:
        return hmac.new(self.key, text.encode(), hashlib.sha256).hexdigest()[:40]

    async def visitor(self, connection: HTTPConnection) -> Visitor:
        token = connection.headers.get("authorization", "")
        if token.startswith(f"Bearer {TOKEN_PREFIX}"):
            return Visitor(
                await self.people.by_token(token.removeprefix("Bearer ")), "", "", by_token=True
            )
        return await self.from_cookie(connection.cookies.get(COOKIE, ""))

    async def from_cookie(self, cookie: str) -> Visitor:
        body, _, signature = cookie.rpartition(".")
        if not same(self.sign("cookie." + body), signature):
            return self.stranger()
        person_id, epoch, nonce = body.split(".")
        person = await self.people.find(int(person_id)) if person_id != "0" else None
        if person is not None and person.epoch != int(epoch):
            return self.stranger()
        return Visitor(person, nonce, self.sign("csrf." + nonce))

    def stranger(self) -> Visitor:
        nonce = secrets.token_hex(8)
        return Visitor(None, nonce, self.sign("csrf." + nonce))

    def remember(self, response: Response, visitor: Visitor) -> None:
        """Put the visitor's cookie on a response."""
        person = visitor.person
        body = f"{person.id if person else 0}.{person.epoch if person else 0}.{visitor.nonce}"
        value = f"{body}.{self.sign('cookie.' + body)}"
        response.set_cookie(
            COOKIE, value, max_age=YEAR, httponly=True, samesite="lax", secure=self.secure, path="/"
        )


def same(right: str, given: str) -> bool:
    """Compare a secret without telling by the time it takes how much of it was right."""
    return hmac.compare_digest(right.encode(), given.encode("utf-8", "replace"))


def language_of(connection: HTTPConnection) -> str:
    """The language chosen on the page, else the first one that the browser asks for and we speak, else English."""
    chosen = connection.cookies.get("lang", "")
    if chosen in LANGUAGES:
        return chosen
    for part in connection.headers.get("accept-language", "")[:200].split(","):
        code = part.split(";")[0].strip()[:2].casefold()
        if code in LANGUAGES:
            return code
    return "en"


def theme_of(connection: HTTPConnection) -> str:
    """light or dark as chosen on the page; empty when the system decides."""
    chosen = connection.cookies.get("theme", "")
    return chosen if chosen in ("light", "dark") else ""


def screen_of(connection: HTTPConnection) -> Screen:
    """What the page's script says of the screen; before it could say anything, what the browser says of itself."""
    said = connection.cookies.get("screen", "")
    if said in SCREENS:
        return SCREENS[said]
    return "small" if "Mobi" in connection.headers.get("user-agent", "") else "wide"
