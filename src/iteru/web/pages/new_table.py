"""Opening a table: with one click, or with a form."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Depends, Form, HTTPException, Query
from fastapi.responses import HTMLResponse, JSONResponse
from starlette.responses import Response

from iteru.bots.characters import CHARACTERS, at_level, level_in
from iteru.bots.registry import valid_bots
from iteru.engine.errors import IteruError
from iteru.engine.meta import Meta
from iteru.engine.options import options_of
from iteru.table.live import Forbidden, LiveTable
from iteru.table.names import BadPerson
from iteru.table.people import Person
from iteru.table.shelf import OwnBox
from iteru.web.api.errors import headers_of, status_of
from iteru.web.box_words import differences
from iteru.web.pages.home import about_game
from iteru.web.pages.opponents import (
    checked_rivals,
    last_level,
    offered_characters,
    offered_in,
    own_bouts,
    rivals,
)
from iteru.web.pages.page_request import Ask, Asked, Csrf, box_shown, meta_of
from iteru.web.texts import page_words
from iteru.words import LANGUAGES

router = APIRouter(include_in_schema=False)


Sent = Annotated[str, Form(max_length=64)]


@router.post("/offers")
async def make_offer(ask: Asked, csrf: Csrf) -> Response:
    """The server commits to a secret, before the browser contributes random bytes of its own."""
    ask.check_form(csrf)
    offer, deal = ask.house.offers.make()
    return JSONResponse({"offer": offer, "commitment": deal.commitment})


@dataclass
class PlayNow:
    """The form of one click; what is left out is as it was the last time."""

    csrf: Csrf
    offer: Sent = ""
    given: Sent = ""
    level: Sent = ""
    """Or a character, who plays at the last level."""
    character: Sent = ""
    all: Sent = ""
    """Whether all characters come."""


@router.post("/play/{name}")
async def play_now(name: str, ask: Asked, form: Annotated[PlayNow, Depends()]) -> Response:
    """One click: a game against bots of a level, the last one chosen, with as many seats as the game likes best; or against
    one character, or all of them."""
    ask.check_form(form.csrf)
    found = meta_of(name)
    level, character = checked_rivals(form.level, form.character, ask)
    bots = rivals(level, character, found.max_seats)
    if form.all:
        bots = [at_level(one, level) for one in CHARACTERS][: found.max_seats - 1]
    seats: list[dict[str, object]] = [{"kind": "me"}]
    seats += [{"kind": "bot", "bot": bot} for bot in bots]
    contribution = ask.house.offers.contribution(form.offer, form.given)
    table = await ask.house.open_table(
        await ask.maker(), name, {}, seats, listed=False, contribution=contribution
    )
    await ask.choose({"level": level} | ({"character": character} if character else {}))
    table.presence.expect_page()
    return ask.go(f"/t/{table.id}")


@router.get("/new/{name}", response_class=HTMLResponse)
async def new_table(
    name: str, ask: Asked, box: Annotated[str, Query(max_length=40)] = ""
) -> Response:
    return await new_table_page(ask, meta_of(name), box=box)


async def new_table_page(
    ask: Ask,
    meta: Meta,
    entered: Mapping[str, str] | None = None,
    refused: str = "",
    box: str = "",
) -> Response:
    """The page; after a refusal with what was entered, and why it is refused."""
    boxes = await boxes_for(ask, meta, box)
    words = page_words(ask.lang, ask.house.game(meta.name).meta)
    return ask.page(
        "new.html",
        meta,
        meta=meta,
        title=meta.title(ask.lang),
        sentence=about_game(meta, ask.lang),
        options=options_of(meta.options),
        levels=offered_in(ask, meta.name, await own_bouts(ask)),
        characters=offered_characters(ask),
        last_level=last_level(ask),
        bots=[name for name in valid_bots() if not level_in(name)],
        of_server=await box_shown(ask, ask.house.game(meta.name)),
        host_name=own_name(ask.visitor.person),
        entered=entered,
        refused=refused,
        boxes=boxes,
        box=box if box in [one.id for one in boxes] else "",
        changed={one.id: differences(meta.name, one.corrections, words) for one in boxes},
    )


async def boxes_for(ask: Ask, meta: Meta, named: str) -> list[OwnBox]:
    """The boxes that a table can be opened with: one's own, and the one that the address names."""
    person, shelf = ask.visitor.person, ask.house.shelf
    mine = await shelf.boxes_of(person, meta.name) if person else []
    if named and named not in [box.id for box in mine]:
        with suppress(Forbidden):
            mine.insert(0, await shelf.box(named))
    return [box for box in mine if box.game == meta.name]


def own_name(person: Person | None) -> str:
    """The name that somebody has given themselves, not the one that every guest has."""
    guests = [page_words(lang).say("guest-name") for lang in LANGUAGES]
    return "" if person is None or person.name in guests else person.name


@router.post("/new/{name}")
async def open_table(name: str, ask: Asked) -> Response:
    """The form of a new table. What is refused is said at the form, which keeps everything that was chosen."""
    found = meta_of(name)
    form = await form_of(ask)
    ask.check_form(form.get("csrf", ""))
    try:
        table = await opened(ask, found, form)
    except IteruError as error:
        box = form.get("box", "")[:40]
        page = await new_table_page(ask, found, form, ask.words.error(error), box)
        page.status_code = status_of(error)
        page.headers.update(headers_of(error))
        return page
    table.presence.expect_page()
    return ask.go(f"/t/{table.id}")


async def opened(ask: Ask, meta: Meta, form: Mapping[str, str]) -> LiveTable:
    """The table that a form describes: an entry for each option and for each seat."""
    seats = [
        seat_from_form(form.get(f"seat-{number}", ""), form.get(f"name-{number}", ""))
        for number in range(meta.max_seats)
    ]
    taken = [seat for seat in seats if seat is not None]
    options = {
        option.name: form.get(f"option-{option.name}", "no" if option.is_switch else option.default)
        for option in options_of(meta.options)
        if option.matters_with(len(taken))
    }
    person = await ask.maker()
    if any(seat["kind"] == "friend" for seat in taken):
        person = await named_host(ask, person, form.get("host-name", "").strip())
    contribution = ask.house.offers.contribution(form.get("offer", ""), form.get("given", ""))
    box = await ask.house.shelf.for_table(form.get("box", ""), meta.name)
    return await ask.house.open_table(
        person,
        meta.name,
        options,
        taken,
        listed="listed" in form,
        corrections=box.signed if box else None,
        contribution=contribution,
        box_id=box.id if box else None,
        no_advice="no-advice" in form,
    )


async def form_of(ask: Ask) -> dict[str, str]:
    """The fields of a form that are not known beforehand; what cannot be read is answered as by the framework."""
    try:
        found = await ask.request.form(max_fields=60, max_files=0)
    except Exception as error:
        raise HTTPException(400) from error
    return {key: str(value) for key, value in found.items()}


async def named_host(ask: Ask, person: Person, name: str) -> Person:
    """Friends are to know who invites them."""
    if not name and not own_name(person):
        raise BadPerson("host-without-name")
    return await ask.rename(name) if name and name != person.name else person


def seat_from_form(kind: str, name: str) -> dict[str, object] | None:
    """`none` leaves the seat out; `bot-greedy` names a bot."""
    if kind in ("", "none"):
        return None
    word, _, bot = kind.partition("-")
    return {"kind": word, "bot": bot, "name": name}
