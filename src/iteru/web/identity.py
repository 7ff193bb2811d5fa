"""Identifies visitors: browsers by a signed cookie, programs by a token."""

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from dataclasses import dataclass

from itsdangerous import BadData, Signer, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from iteru.bots.characters import CHARACTERS
from iteru.bots.levels import LEVELS
from iteru.kit.shown import Screen
from iteru.table.house import House
from iteru.table.people import TOKEN_PREFIX, Person, digest, token_credential
from iteru.table.sessions import session_credential
from iteru.words import LANGUAGES

COOKIE = "iteru"
SHOWS_TOKEN = f"Bearer {TOKEN_PREFIX}"
VISITOR = "iteru.visitor"
"""Where a request keeps who asks, once a token was looked up for it."""
YEAR = 365 * 24 * 3600
LIFETIME = YEAR // 2
"""Seconds after which the cookie of a browser that has not come back expires."""
SETTINGS: dict[str, tuple[str, ...]] = {
    "lang": LANGUAGES,
    "theme": ("light", "dark", "system"),
    "speed": ("off", "normal", "fast"),
    "reactions": ("ask", "quiet"),
    "level": LEVELS,
    "character": CHARACTERS,
    "warnings": ("off", "on"),
}
"""What somebody may choose for all pages, kept in a cookie each; and with the person, who has it on every device."""
THEMES = ("", "light", "dark")
"""Those of a page; the first is the system's."""
SCREENS: dict[str, Screen] = {"wide": "wide", "tall": "tall", "small": "small"}


@dataclass
class Visitor:
    """A visitor to a page: perhaps a known person, always with a secret that forms are tied to."""

    person: Person | None
    nonce: str
    csrf: str
    session: int = 0
    token: str = ""
    """The digest of the token that was shown."""
    by_token: bool = False

    @property
    def credential(self) -> str:
        """The credential that let them in; what is opened with it closes with it."""
        return token_credential(self.token) if self.by_token else session_credential(self.session)


class Identity:
    """Signs and reads cookies, which hold the number of a session and the time they were issued."""

    def __init__(self, key: bytes, house: House, secure: bool) -> None:
        self.house = house
        self.secure = secure
        strong = {"key_derivation": "hmac", "digest_method": hashlib.sha256}
        self.cookies = URLSafeTimedSerializer(key, salt="iteru.cookie", signer_kwargs=strong)
        self.forms = Signer(
            key, salt="iteru.form", key_derivation="hmac", digest_method=hashlib.sha256
        )

    async def visitor(self, connection: HTTPConnection) -> Visitor:
        found: Visitor | None = connection.scope.get(VISITOR)
        if found is not None:
            return found
        token = connection.headers.get("authorization", "")
        if token.startswith(SHOWS_TOKEN):
            return await self.by_token(digest(token.removeprefix("Bearer ")))
        return await self.from_cookie(connection.cookies.get(COOKIE, ""))

    async def by_token(self, known_as: str) -> Visitor:
        """A program, by the digest of the token that it shows."""
        person = await self.house.people.by_digest(known_as)
        return Visitor(person, "", "", token=known_as, by_token=True)

    async def from_cookie(self, cookie: str) -> Visitor:
        """A cookie that is forged, too old, of an earlier version or of an ended session identifies nobody."""
        try:
            session, nonce = self.cookies.loads(cookie, max_age=LIFETIME)
        except BadData:
            return self.stranger()
        if not session:
            return self.as_visitor(None, nonce, 0)
        person = await self.house.sessions.person(session)
        return self.stranger() if person is None else self.as_visitor(person, nonce, session)

    def stranger(self) -> Visitor:
        return self.as_visitor(None, secrets.token_hex(8), 0)

    def as_visitor(self, person: Person | None, nonce: str, session: int) -> Visitor:
        return Visitor(person, nonce, self.forms.get_signature(nonce).decode(), session)

    async def begin_session(self, visitor: Visitor, person: Person) -> Visitor:
        """Begins a session for a visitor who is a person now; the forms open in their browser still work."""
        return self.as_visitor(person, visitor.nonce, await self.house.sessions.begin(person))

    async def sign_in(self, visitor: Visitor, person: Person) -> Visitor:
        """Signs somebody up or in: nothing in the cookie they came with counts any more."""
        left = await self.sign_out(visitor)
        return await self.begin_session(left, person)

    async def sign_out(self, visitor: Visitor) -> Visitor:
        """Signs somebody out."""
        if visitor.session:
            await self.house.sessions.end(visitor.session)
        return self.stranger()

    def remember(self, response: Response, visitor: Visitor) -> None:
        """Sets the visitor's cookie on a response. Each one expires six months from now."""
        response.set_cookie(
            COOKIE,
            self.cookies.dumps([visitor.session, visitor.nonce]),
            max_age=LIFETIME,
            httponly=True,
            samesite="lax",
            secure=self.secure,
            path="/",
        )


def same(right: str, candidate: str) -> bool:
    """Compares secrets in constant time."""
    return hmac.compare_digest(right.encode(), candidate.encode("utf-8", "replace"))


def valid_settings(chosen: Mapping[str, str]) -> dict[str, str]:
    """The settings among some values; what is no setting, or has a value that it cannot have, is left out."""
    return {
        name: chosen[name] for name, values in SETTINGS.items() if chosen.get(name, "") in values
    }


def language_of(connection: HTTPConnection, chosen: str = "") -> str:
    """The language chosen on the page, else the first one that the browser asks for and we speak, else English."""
    chosen = chosen or connection.cookies.get("lang", "")
    if chosen in LANGUAGES:
        return chosen
    for part in connection.headers.get("accept-language", "")[:200].split(","):
        code = part.split(";")[0].strip()[:2].casefold()
        if code in LANGUAGES:
            return code
    return "en"


def theme_of(settings: Mapping[str, str]) -> str:
    """light or dark as chosen on the page; empty when the system decides."""
    chosen = settings.get("theme", "")
    return chosen if chosen in THEMES else ""


def screen_of(connection: HTTPConnection) -> Screen:
    """Returns the screen as the page's script reported it; before its first report, as the browser's headers suggest."""
    said = connection.cookies.get("screen", "")
    if said in SCREENS:
        return SCREENS[said]
    return "small" if "Mobi" in connection.headers.get("user-agent", "") else "wide"
