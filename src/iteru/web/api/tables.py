"""Calls about tables: list, open, join, look, move, resign."""

import secrets
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Header, Query, Request
from fastapi.responses import PlainTextResponse, Response

from iteru.bots.registry import bot
from iteru.engine.errors import IllegalMove
from iteru.engine.record import ENGINE_VERSION, write_record
from iteru.engine.rng import Rng
from iteru.table import seating
from iteru.table.dealing import Contribution
from iteru.table.house import House
from iteru.table.live import OPEN, OVER, PLAYING, Forbidden, LiveTable
from iteru.table.names import seat_names
from iteru.table.people import Person
from iteru.table.stored import Summary
from iteru.table.watchdog import at_work
from iteru.web.advice import advised_choice
from iteru.web.api.answers import (
    AdviceInfo,
    Moved,
    OfferInfo,
    SeatSees,
    SightInfo,
    TableInfo,
    TableListed,
)
from iteru.web.api.caller import Caller, HouseHere
from iteru.web.api.errors import CHANGES, may_fail, said_by
from iteru.web.api.requests import (
    LARGEST_NUMBER,
    JoinRequest,
    MoveRequest,
    NewTable,
    VersionRequest,
)
from iteru.web.api.seat_view import (
    Bookmark,
    about,
    as_json,
    own_seat,
    printed,
    seat_infos,
    seat_view,
    short,
)
from iteru.web.guard import address
from iteru.web.identity import language_of
from iteru.web.texts import page_words, table_words

router = APIRouter()
MAX_LISTED = 200

OwnSeat = Annotated[
    int | None,
    Query(
        ge=0,
        le=LARGEST_NUMBER,
        description="One of your seats, counted from 0; the first if left out.",
    ),
]
Since = Annotated[
    str,
    Query(
        max_length=20,
        description="The `mark` of what you saw last: `happened` tells what followed.",
    ),
]


@router.get("/tables", response_model=list[TableListed], responses=may_fail(401, 422))
async def my_tables(
    request: Request,
    house: HouseHere,
    person: Caller,
    over: Annotated[
        bool, Query(description="Those that are over, instead of the running ones.")
    ] = False,
) -> list[dict[str, Any]]:
    """Your tables, both those you opened and those you play at, the latest change first."""
    statuses = (OVER,) if over else (OPEN, PLAYING)
    found = await house.tables_of(person, statuses, MAX_LISTED)
    return [
        in_short(table, person, language_of(request))
        for table in found
        if over or not table.is_left_by(person.id)
    ]


@router.get("/open-tables", response_model=list[TableListed], responses=may_fail(401, 422))
async def open_tables(
    request: Request,
    house: HouseHere,
    person: Caller,
    game: Annotated[
        str,
        Query(max_length=60, description="Only tables of this game; of every game if left out."),
    ] = "",
) -> list[dict[str, Any]]:
    """Tables of others with a free seat, which you may join, the latest change first."""
    found = await house.storage.listed_tables((OPEN,), MAX_LISTED)
    return [
        in_short(table, person, language_of(request))
        for table in found
        if table.host != person.id
        and all(seat.person != person.id for seat in table.seats)
        and game in ("", table.game)
    ]


def in_short(table: Summary, person: Person, lang: str) -> dict[str, Any]:
    names = [seat.name for seat in table.seats]
    bots = [seat.bot or "" for seat in table.seats]
    said = seat_names(names, bots, page_words(lang))
    return {
        "id": table.id,
        "game": table.game,
        "status": table.status,
        "actor": table.actor if table.status == PLAYING else None,
        "seats": seat_infos(table.seats, said),
        "mine": [
            number
            for number, seat in enumerate(table.seats)
            if seat.person == person.id and seat.stand_in is None
        ],
        "points": table.scores,
        "touched": table.touched,
    }


@router.post(
    "/tables",
    status_code=201,
    response_model=TableInfo,
    responses=may_fail(400, 401, 404, *CHANGES),
)
async def open_table(
    body: NewTable, request: Request, house: HouseHere, person: Caller
) -> dict[str, Any]:
    """Open a table. The game begins right away unless a seat is kept for a friend."""
    if body.seed is not None and any(seat.kind == "friend" for seat in body.seats):
        raise Forbidden("seed-among-people")
    for seat in body.seats:
        if seat.kind == "bot":
            bot(seat.bot or "")  # refuses in its own words
    seats = [seat.model_dump() for seat in body.seats]
    request.app.state.allowances.make(address(request), person)
    box = await house.shelf.for_table(body.box or "", body.game)
    table = await house.open_table(
        person,
        body.game,
        body.options,
        seats,
        body.seed,
        listed=body.listed,
        corrections=box.signed if box else None,
        contribution=contribution_of(body),
        reaction=body.reaction_seconds,
        box_id=box.id if box else None,
        no_advice=not body.advice,
    )
    return about(table, person, language_of(request))


def contribution_of(body: NewTable) -> Contribution | None:
    """An offer and what is contributed to it go together, and with no seed."""
    if body.offer is None and body.given is None:
        return None
    if body.offer is None or body.given is None or body.seed is not None:
        raise Forbidden("half-contribution")
    return Contribution(body.offer, body.given)


@router.post(
    "/offers", status_code=201, response_model=OfferInfo, responses=may_fail(401, *CHANGES)
)
async def make_offer(house: HouseHere, person: Caller) -> dict[str, str]:
    """Make the server commit to a secret for one table, before you contribute random bytes of your own."""
    offer, deal = house.offers.make()
    return {"offer": offer, "commitment": deal.commitment}


@router.get("/tables/{table_id}", response_model=TableInfo, responses=may_fail(401, 404))
async def one_table(
    table_id: str, request: Request, house: HouseHere, person: Caller
) -> dict[str, Any]:
    """Returns a table: its players, whose turn it is, and the points so far."""
    return about(await house.table(table_id, person), person, language_of(request))


@router.get(
    "/tables/{table_id}/constants",
    responses={
        200: {"model": dict[str, Any], "description": "What every view of this table leaves out."},
        304: {"description": "Still the same: `If-None-Match` named its ETag."},
        **may_fail(401, 404, 422),
    },
)
async def constants(
    table_id: str,
    house: HouseHere,
    person: Caller,
    if_none_match: Annotated[str | None, Header(max_length=200)] = None,
) -> Response:
    """Returns what never changes at this table, such as the values printed on cards. Merged into a view, it completes it."""
    table = await house.table(table_id, person)
    with at_work(table.id):
        found = printed(table.game, table.match.state.setting)
    tag = f'"{found.fingerprint}"'
    if if_none_match == tag:
        return Response(status_code=304, headers={"etag": tag})
    return as_json(found.text, etag=tag)


@router.post(
    "/tables/{table_id}/join", response_model=TableInfo, responses=may_fail(401, 404, *CHANGES)
)
async def join(
    table_id: str, body: JoinRequest, request: Request, house: HouseHere, person: Caller
) -> dict[str, Any]:
    """Take a seat kept for a friend."""
    table = await house.table(table_id, person)
    await seating.join(table, person, body.seat, body.given)
    return about(table, person, language_of(request))


@router.get(
    "/tables/{table_id}/view", response_model=SeatSees, responses=may_fail(401, 403, 404, 422)
)
async def view(
    table_id: str,
    request: Request,
    house: HouseHere,
    person: Caller,
    seat: OwnSeat = None,
    since: Since = "",
) -> Response:
    """Everything your seat may know, the prompt, and your choices. Without a seat you are a spectator."""
    table = await house.table(table_id, person)
    own = own_seat(table, person, seat)
    return as_json(seat_view(table, own, language_of(request), Bookmark.read(since)))


@router.get(
    "/tables/{table_id}/sight", response_model=SightInfo, responses=may_fail(401, 403, 404, 422)
)
async def sight(table_id: str, house: HouseHere, person: Caller) -> Response:
    """A position for your bot to search in, while it is your turn: everything your seat cannot know is dealt anew.

    The deal is different each time, and its randomness has nothing to do with the game's.
    """
    table = await house.table(table_id, person)
    with said_by(table):
        table.check_playing()
        check_turn(table, person)
    state, title = table.match.state, table.game
    with at_work(table.id):
        dealt = title.sight(state, state.actor, Rng.seeded(secrets.randbits(62)))
    answer = {
        "version": table.version,
        "seat": state.actor,
        "game": title.name,
        "rules": title.meta.rules_version,
        "engine": ENGINE_VERSION,
        "box": title.box.fingerprint,
        "corrections": title.box.corrections,
        "snapshot": dealt.snapshot(),
    }
    return as_json(orjson.dumps(answer))


def check_turn(table: LiveTable, person: Person) -> None:
    """Refuses callers who do not play the seat that must choose."""
    mine = table.seats_of(person)
    if table.match.state.actor not in mine:
        raise Forbidden("not-your-turn" if mine else "not-your-table", seat=table.match.state.actor)


@router.post(
    "/tables/{table_id}/advice",
    response_model=AdviceInfo,
    responses=may_fail(401, 404, 409, *CHANGES),
)
async def advice(
    table_id: str, body: VersionRequest, request: Request, house: HouseHere, person: Caller
) -> dict[str, Any]:
    """Ask for advice while it is your turn: the best few choices by what your seat may know.

    It takes a few seconds; one search at a time. The record will say before which moves you took advice.
    """
    table = await house.table(table_id, person)
    with said_by(table):
        found = await house.advisers.advise(table, person, body.version)
    words = table_words(language_of(request), table)
    return {
        "version": table.version,
        "seat": table.match.state.actor,
        "choices": [advised_choice(table, one, words) for one in found],
    }


@router.post(
    "/tables/{table_id}/moves", response_model=Moved, responses=may_fail(401, 404, 409, *CHANGES)
)
async def move(table_id: str, body: MoveRequest, house: HouseHere, person: Caller) -> Response:
    """Make a move on the version you know. If the table has another version by now, nothing changes and the answer is
    409."""
    return as_json(await moved(table_id, body, house, person))


async def moved(table_id: str, body: MoveRequest, house: House, person: Person) -> bytes:
    """Makes a move; returns what a program needs to go on."""
    table = await house.table(table_id, person)
    with said_by(table):
        await table.move(person, body.version, notation_of(table, body))
    return orjson.dumps(short(table))


def notation_of(table: LiveTable, body: MoveRequest) -> str:
    """A move is named by its notation or by its number."""
    if (body.move is None) == (body.action is None):
        raise IllegalMove("", "move-or-action")
    if body.action is None:
        return body.move or ""
    if body.action >= table.game.action_count:
        raise IllegalMove("", "no-such-action", given=body.action, most=table.game.action_count - 1)
    return table.game.notation(body.action)


@router.post(
    "/tables/{table_id}/resign", response_model=Moved, responses=may_fail(401, 404, *CHANGES)
)
async def resign(table_id: str, house: HouseHere, person: Caller) -> Response:
    """Resign. A bot plays on for you, so that the others can finish their game."""
    table = await house.table(table_id, person)
    with said_by(table):
        await seating.resign(table, person)
    return as_json(orjson.dumps(short(table)))


@router.post(
    "/tables/{table_id}/leave", response_model=Moved, responses=may_fail(401, 403, 404, 413)
)
async def leave(table_id: str, house: HouseHere, person: Caller) -> Response:
    """Leave before the game begins."""
    table = await house.table(table_id, person)
    with said_by(table):
        await seating.leave(table, person)
    return as_json(orjson.dumps(short(table)))


@router.delete("/tables/{table_id}", response_model=Moved, responses=may_fail(401, 404, *CHANGES))
async def close(table_id: str, house: HouseHere, person: Caller) -> Response:
    """Close a table that you have opened: before the game begins, later only if nobody else plays."""
    table = await house.table(table_id, person)
    with said_by(table):
        await seating.close(table, person)
    return as_json(orjson.dumps(short(table)))


@router.get(
    "/tables/{table_id}/record",
    response_class=PlainTextResponse,
    responses=may_fail(401, 403, 404),
)
async def record(table_id: str, house: HouseHere, person: Caller) -> str:
    """The record, once the game is over."""
    return record_text(await house.table(table_id, person))


def record_text(table: LiveTable) -> str:
    """A record contains the seed and secrets, so it leaves the server only when the game is over."""
    if table.status != OVER:
        raise Forbidden("not-over")
    return write_record(table.match.record())
