"""The JSON API for programs. A program shows a token (`Authorization: Bearer iteru_...`) and plays as its maker."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Request
from fastapi.responses import PlainTextResponse, Response
from pydantic import BaseModel, Field

from iteru.bots.registry import valid_bots
from iteru.engine.errors import IteruError, UnknownGame
from iteru.engine.game import Game
from iteru.engine.match import standing
from iteru.engine.options import options_of
from iteru.engine.record import write_record
from iteru.engine.registry import valid_games
from iteru.engine.state import State
from iteru.table.house import House
from iteru.table.live import OVER, Forbidden, LiveTable
from iteru.table.people import Person
from iteru.web.identity import Identity, language_of
from iteru.web.stream import EventStream
from iteru.web.texts import page_words, table_words

router = APIRouter(prefix="/api", tags=["api"])


class SeatGiven(BaseModel):
    """Who plays a seat: `me`, `friend` (anybody who joins), `local` (another person of mine) or `bot`."""

    kind: str = Field(max_length=10, examples=["me"])
    bot: str | None = Field(None, max_length=40, examples=["greedy"])
    name: str | None = Field(None, max_length=60)


class NewTable(BaseModel):
    """A table to open."""

    game: str = Field(max_length=60, examples=["imhotep"])
    seats: list[SeatGiven] = Field(max_length=9)
    options: dict[str, str | bool] = {}
    listed: bool = True


class MoveGiven(BaseModel):
    """A move in notation, made on a version of the table."""

    version: int
    move: str = Field(max_length=200, examples=["load 1 1"])


class JoinGiven(BaseModel):
    """Which free seat to take, counted from 0; any if left out."""

    seat: int | None = None


class VersionGiven(BaseModel):
    """The version of the table that this is about."""

    version: int


async def house_of(request: Request) -> House:
    """Asynchronous although it waits for nothing: FastAPI would send a plain function to a thread."""
    house: House = request.app.state.house
    return house


async def person_of(request: Request) -> Person:
    return await owner_of_token(request, request.app.state.identity)


async def owner_of_token(request: Request, identity: Identity) -> Person:
    """Whoever the token belongs to. A browser's cookie does not count here: forms of other sites cannot use the API."""
    visitor = await identity.visitor(request)
    if not visitor.by_token or visitor.person is None:
        raise Forbidden("no-token")
    return visitor.person


HouseHere = Annotated[House, Depends(house_of)]
Caller = Annotated[Person, Depends(person_of)]


@router.get("/games")
async def list_games(request: Request, house: HouseHere) -> list[dict[str, Any]]:
    """Every game with its seats and options, and the box that new tables of it play with."""
    lang = language_of(request)
    return [describe_game(house.game(name), lang) for name in valid_games()]


@router.get("/games/{name}")
async def one_game(name: str, request: Request, house: HouseHere) -> dict[str, Any]:
    """One game with its seats and options, and the box that new tables of it play with."""
    if name not in valid_games():
        raise UnknownGame("unknown-game", name=name[:60], right=", ".join(valid_games()))
    return describe_game(house.game(name), language_of(request))


def describe_game(title: Game[State], lang: str) -> dict[str, Any]:
    found = title.meta
    words = page_words(lang, found)
    return {
        "name": found.name,
        "title": found.title(lang),
        "seats": {"least": found.min_seats, "most": found.max_seats},
        "minutes": found.minutes,
        "box": describe_box(title),
        "bots": list(valid_bots()),
        "options": [
            {
                "name": option.name,
                "about": words.say(f"option-{option.name}"),
                "values": list(option.values) or [False, True],
                "default": option.default,
            }
            for option in options_of(found.options)
        ],
    }


def describe_box(title: Game[State]) -> dict[str, Any]:
    """Which box a game is played with, and what an owner of the printed game corrected in it."""
    return {"fingerprint": title.box.fingerprint, "corrected": title.box.corrected_values()}


@router.post("/tables", status_code=201)
async def open_table(
    given: NewTable, request: Request, house: HouseHere, person: Caller
) -> dict[str, Any]:
    """Open a table. It begins at once unless a seat is kept for a friend."""
    seats = [seat.model_dump() for seat in given.seats]
    table = await house.open_table(person, given.game, given.options, seats, listed=given.listed)
    return about(table, person, language_of(request))


@router.get("/tables/{table_id}")
async def one_table(
    table_id: str, request: Request, house: HouseHere, person: Caller
) -> dict[str, Any]:
    """Who plays, whose turn it is, points so far."""
    return about(await house.table(table_id), person, language_of(request))


@router.post("/tables/{table_id}/join")
async def join(
    table_id: str, given: JoinGiven, request: Request, house: HouseHere, person: Caller
) -> dict[str, Any]:
    """Sit down in a seat kept for a friend."""
    table = await house.table(table_id)
    await table.join(person, given.seat)
    return about(table, person, language_of(request))


@router.get("/tables/{table_id}/view")
async def view(
    table_id: str, request: Request, house: HouseHere, person: Caller, seat: int | None = None
) -> dict[str, Any]:
    """All that your seat may know, what is asked, and your choices. Without a seat you are a spectator."""
    table = await house.table(table_id)
    return seen(table, own_seat(table, person, seat), language_of(request))


@router.post("/tables/{table_id}/moves")
async def move(table_id: str, given: MoveGiven, house: HouseHere, person: Caller) -> Response:
    """Make a move on the version you know. On any other version nothing changes and the answer is 409."""
    table = await house.table(table_id)
    table.notice(person)
    with said_by(table):
        await table.move(person, given.version, given.move)
    return short_answer(table)


@router.post("/tables/{table_id}/undo")
async def undo(table_id: str, given: VersionGiven, house: HouseHere, person: Caller) -> Response:
    """Take back your latest choice, as far as allowed."""
    table = await house.table(table_id)
    with said_by(table):
        await table.undo(person, given.version)
    return short_answer(table)


class RefusedAtTable(Exception):
    """What a table refuses, to be said in the words of its game and with the names of its players."""

    def __init__(self, table: LiveTable, error: IteruError) -> None:
        super().__init__(str(error))
        self.table = table
        self.error = error


@contextmanager
def said_by(table: LiveTable) -> Iterator[None]:
    try:
        yield
    except IteruError as error:
        raise RefusedAtTable(table, error) from error


def short_answer(table: LiveTable) -> Response:
    """What a program needs to go on; written directly, since it is the most frequent answer of all."""
    state = {"version": table.version, "actor": table.actor, "status": table.status}
    return Response(orjson.dumps(state), media_type="application/json")


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def record(table_id: str, house: HouseHere, person: Caller) -> str:
    """The record, once the game is over."""
    return record_text(await house.table(table_id))


@router.get("/tables/{table_id}/events")
async def events(
    table_id: str, request: Request, house: HouseHere, person: Caller, seat: int | None = None
) -> EventStream:
    """A stream (SSE) of your seat's view: one message now and one after every change."""
    table = await house.table(table_id)
    own = own_seat(table, person, seat)
    lang = language_of(request)
    return EventStream(table, person, lambda: seen_event(table, own, lang))


def seen_event(table: LiveTable, seat: int | None, lang: str) -> bytes:
    """What a seat may know, as a message of the stream; written once for all who follow this seat."""
    return table.once(
        ("event", seat, lang),
        lambda: b"id: %d\ndata: %b\n\n" % (table.version, orjson.dumps(seen(table, seat, lang))),
    )


def own_seat(table: LiveTable, person: Person, seat: int | None) -> int | None:
    """The seat whose view to give: only ever one's own."""
    mine = table.seats_of(person)
    if seat is not None and seat not in mine:
        raise Forbidden("not-your-seat", seat=seat)
    return seat if seat is not None else (mine[0] if mine else None)


def about(table: LiveTable, person: Person, lang: str) -> dict[str, Any]:
    names = table_words(lang, table).names
    return {
        "id": table.id,
        "game": table.game.name,
        "options": table.match.options,
        "box": describe_box(table.game),
        "status": table.status,
        "version": table.version,
        "actor": table.actor,
        "seats": [
            {"kind": seat.kind, "name": name, "bot": seat.stand_in or seat.bot}
            for seat, name in zip(table.seats, names, strict=True)
        ],
        "mine": table.seats_of(person),
        **points(table),
        "winners": table.match.state.winners() if table.status == OVER else [],
    }


def points(table: LiveTable) -> dict[str, list[int]]:
    """The points of all seats so far, and what they would be if the game ended now; in the end both are the result."""
    now = table.once("standing", lambda: standing(table.game, table.match.state))
    return {"points": now.points, "if_ended_now": now.if_ended_now}


def seen(table: LiveTable, seat: int | None, lang: str) -> dict[str, Any]:
    """What a seat may know, and its choices; the version is the one to move on."""
    words = table_words(lang, table)
    state = table.match.state
    seen_by_seat = table.view(seat)
    asked = seat is not None and table.actor == seat and table.is_asked()
    choices = table.game.choices(state, state.actor, seen_by_seat) if asked else []
    return {
        "version": table.version,
        "status": table.status,
        "seat": seat,
        "actor": table.actor,
        **points(table),
        "prompt": words.phrase(table.game.prompt(seen_by_seat)),
        "choices": [
            {
                "move": choice.notation,
                "words": words.phrase(choice.words),
                "path": choice.path,
                "rule": choice.rule,
            }
            for choice in choices
        ],
        "view": seen_by_seat,
    }


def record_text(table: LiveTable) -> str:
    """A record tells seed and secrets, so it leaves the house only when the game is over."""
    if table.status != OVER:
        raise Forbidden("not-over")
    return write_record(table.match.record())
