"""A request for a page, and how every page is rendered. Each form carries the visitor's own token against forgery."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import product
from typing import Annotated, Any
from urllib.parse import quote, urlsplit

from fastapi import Depends, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse
from starlette.responses import Response

import iteru
from iteru.bots.registry import title as bot_title
from iteru.engine.errors import UnknownGame, naming
from iteru.engine.game import Game
from iteru.engine.meta import Meta
from iteru.engine.registry import valid_games
from iteru.engine.state import State
from iteru.table.house import House
from iteru.table.live import Forbidden
from iteru.table.people import Person
from iteru.web import assets, pictures
from iteru.web.api.caller import house_of
from iteru.web.box_words import Difference, differences
from iteru.web.guard import address
from iteru.web.identity import (
    THEMES,
    YEAR,
    Identity,
    Visitor,
    language_of,
    same,
    theme_of,
    valid_settings,
)
from iteru.web.rates import Allowances
from iteru.web.templating import TEMPLATES
from iteru.web.texts import page_words
from iteru.words import LANGUAGES, Words
from iteru.words.whose import whose_box

SKY = {"light": "#b9dad8", "dark": "#0b1026"}
"""The colours of a device's own bars around a page."""
Way = tuple[str, str]
"""An address, and the message that says what is there."""
HOME: Way = ("/", "web-to-home")
PASSING = (429, 500, 503)
"""Errors after which the same page may be there when it is asked for again."""


def address_of_person(account: str) -> str:
    """Returns where an account's page lies."""
    return f"/people/{quote(account, safe='')}"


@dataclass
class Ask:
    """A request for a page: the visitor, the language, the theme, and the cookies to set.

    What a person chose on another device comes first; the cookies then follow it.
    """

    request: Request
    house: House
    identity: Identity
    visitor: Visitor
    lang: str
    theme: str
    cookies: dict[str, str] = field(default_factory=dict)

    @property
    def words(self) -> Words:
        return page_words(self.lang)

    @property
    def allowances(self) -> Allowances:
        found: Allowances = self.request.app.state.allowances
        return found

    async def maker(self) -> Person:
        """The visitor as a person who makes something that stays, such as a table: that is counted."""
        self.allowances.make(address(self.request), self.visitor.person)
        return await self.person()

    async def keeper(self, is_new: bool = True) -> Person:
        """The visitor as a person who keeps a box. New boxes of guests count for their address, too."""
        person = await self.maker()
        if is_new and person.account is None:
            self.allowances.keep_box(address(self.request))
        return person

    async def person(self) -> Person:
        """The visitor as a person; somebody who does something for the first time becomes a guest."""
        if self.visitor.person is None:
            self.allowances.make(address(self.request), None)
            guest = await self.house.people.new_guest(self.words.say("guest-name"))
            self.visitor = await self.identity.begin_session(self.visitor, guest)
            return guest
        return self.visitor.person

    async def rename(self, name: str) -> Person:
        """The visitor under a new name, which is written at all their tables: that is counted."""
        return await self.house.rename(await self.maker(), name)

    def chosen(self, name: str) -> str:
        """Returns the visitor's choice for a setting, made on this device or another; '' if there is none."""
        kept = self.visitor.person.settings if self.visitor.person else {}
        return valid_settings({**self.request.cookies, **kept}).get(name, "")

    async def choose(self, chosen: Mapping[str, str]) -> None:
        """Keeps settings in the browser and with the person, if there is one: then they hold on all their devices."""
        self.cookies |= chosen
        if self.visitor.person and any(
            self.visitor.person.settings.get(name) != chosen[name] for name in chosen
        ):
            await self.house.people.choose(self.visitor.person, chosen)

    def check_form(self, csrf: str) -> None:
        if not same(self.visitor.csrf, csrf):
            raise Forbidden("bad-form")

    def page(self, template: str, texts: Meta | None = None, **context: Any) -> Response:
        return self.with_cookies(HTMLResponse(self.drawn(template, texts, **context)))

    def drawn(self, template: str, texts: Meta | None = None, **context: Any) -> str:
        words = page_words(self.lang, texts)
        return render(self.request, template, self.visitor, words, theme=self.theme, **context)

    def go(self, where: str) -> Response:
        return self.with_cookies(RedirectResponse(where, 303))

    def with_cookies(self, response: Response) -> Response:
        self.identity.remember(response, self.visitor)
        for name, value in self.cookies.items():
            response.set_cookie(
                name, value, max_age=YEAR, samesite="lax", secure=self.identity.secure
            )
        return response


def render(
    request: Request, template: str, visitor: Visitor | None, words: Words, **context: Any
) -> str:
    asked = {"theme": theme_of(request.cookies), "here": request.url.path}
    return filled(template, visitor, words, **asked | context)


def filled(template: str, visitor: Visitor | None, words: Words, **context: Any) -> str:
    shared = {
        "say": words.say,
        "number": words.number,
        "say_value": words.value,
        "bot_title": partial(bot_title, words=words),
        "lang": words.lang,
        "languages": LANGUAGES,
        "visitor": visitor,
        "version": iteru.__version__,
        "assets": assets,
        "pictures": pictures,
        "skies": SKY,
    }
    return TEMPLATES.get_template(template).render(shared | context)


def error_page(request: Request, status: int, sentence: str) -> str:
    return render(
        request,
        "error.html",
        None,
        page_words(language_of(request)),
        status=status,
        sentence=sentence,
        onward=ways_on(request, status),
    )


def prepare_failure_pages() -> None:
    """Draws the pages for a failure of our own while everything still works."""
    for lang, theme in product(LANGUAGES, THEMES):
        failure_page(lang, theme)


@cache
def failure_page(lang: str, theme: str) -> str:
    """The page for a failure of our own where pages cannot be drawn any more. It knows nothing of the request."""
    words = page_words(lang)
    sentence = words.say("server-error")
    return filled(
        "error.html", None, words, theme=theme, status=500, sentence=sentence, onward=[HOME]
    )


def ways_on(request: Request, status: int) -> list[Way]:
    """Returns where an error leads, the best first: to the same page once more, back to the one before, home."""
    ways = [("", "web-try-again")] if request.method == "GET" and status in PASSING else []
    back = came_from(request)
    if back:
        ways.append((back, "web-back"))
    return ways if back == HOME[0] else [*ways, HOME]


def came_from(request: Request) -> str:
    """Returns the page of ours on which a link or form was used that led here; nothing if there is none."""
    try:
        before = urlsplit(request.headers.get("referer", ""))
    except ValueError:
        return ""
    is_ours = before.netloc == request.url.netloc and before.path.startswith("/")
    is_here = request.method == "GET" and before.path == request.url.path
    if not is_ours or is_here or before.path.startswith("//"):
        return ""
    return f"{before.path}?{before.query}" if before.query else before.path


async def ask_of(request: Request) -> Ask:
    identity: Identity = request.app.state.identity
    visitor = await identity.visitor(request)
    if visitor.by_token:
        visitor = identity.stranger()
    kept = valid_settings(visitor.person.settings) if visitor.person else {}
    return Ask(
        request,
        await house_of(request),
        identity,
        visitor,
        language_of(request, kept.get("lang", "")),
        theme_of({**request.cookies, **kept}),
        {name: value for name, value in kept.items() if request.cookies.get(name) != value},
    )


Asked = Annotated[Ask, Depends(ask_of)]
Csrf = Annotated[str, Form(max_length=80)]


def meta_of(name: str) -> Meta:
    if name not in valid_games():
        raise UnknownGame("unknown-game", **naming(name, valid_games()))
    return iteru.meta(name)


@dataclass(frozen=True)
class BoxShown:
    """A corrected box that a game is played with: whose it is, and what differs from the house."""

    whose: str
    differences: list[Difference]
    box_id: str = ""
    """The kept box that it is from, if that is still there."""
    is_guest: bool = False
    """Whether nobody has proven to be who its author's name says."""


async def box_shown(ask: Ask, game: Game[State], box_id: str | None = None) -> BoxShown | None:
    """Describes the box that a game is played with; None for the box as shipped."""
    if not game.box.corrections:
        return None
    words = page_words(ask.lang, game.meta)
    kept = None
    with suppress(Forbidden):
        kept = await ask.house.shelf.box(box_id or "")
    return BoxShown(
        whose_box(game.box, words),
        differences(game.name, game.box.corrections, words),
        kept.id if kept else "",
        bool(game.box.author) and (kept is None or kept.is_guest),
    )
