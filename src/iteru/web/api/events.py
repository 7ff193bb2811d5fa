"""Event streams: what your seats may know, as it happens (server-sent events)."""

from collections.abc import Set
from typing import Annotated, Any

from fastapi import APIRouter, Header, Request
from starlette.responses import Response

from iteru.table.house import House
from iteru.table.live import CLOSED, OPEN, OVER, PLAYING, Forbidden, LiveTable
from iteru.table.people import Person
from iteru.web.api.caller import Caller, HouseHere
from iteru.web.api.errors import may_fail
from iteru.web.api.limits import FOLLOWED
from iteru.web.api.seat_view import Bookmark, own_seat
from iteru.web.api.stream import AllTables, EventStream, OneTable, Source, has_ended, read_bookmarks
from iteru.web.api.tables import OwnSeat
from iteru.web.guard import WAIT
from iteru.web.identity import language_of
from iteru.web.rates import TooFast

router = APIRouter()

LastEventId = Annotated[
    str,
    Header(
        max_length=8000,
        description="The `id` of the last event you have seen: the stream goes on from there.",
    ),
]
STREAM: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "Events, each with a `SeatSees` as its data.",
        "content": {"text/event-stream": {"schema": {"$ref": "#/components/schemas/SeatSees"}}},
    },
}


@router.get(
    "/tables/{table_id}/events",
    response_class=Response,
    responses={
        **STREAM,
        204: {"description": "The game is over and you have seen its end: do not come again."},
        **may_fail(401, 403, 404, 422),
    },
)
async def events(
    table_id: str,
    request: Request,
    house: HouseHere,
    person: Caller,
    seat: OwnSeat = None,
    last_event_id: LastEventId = "",
) -> Response:
    """Your seat's view: one event now and one after every change, the last when the game is over.

    After a break send `Last-Event-ID`: nothing is sent twice, and `happened` has what you missed.
    """
    table = await house.table(table_id, person)
    own = own_seat(table, person, seat)
    known = Bookmark.read(last_event_id)
    if has_ended(table) and known == Bookmark.of(table):
        return Response(status_code=204)
    return stream(request, person, OneTable(table, person, own, language_of(request), known))


@router.get("/events", response_class=Response, responses={**STREAM, **may_fail(401, 422)})
async def all_events(
    request: Request, house: HouseHere, person: Caller, last_event_id: LastEventId = ""
) -> Response:
    """All your seats at all your tables in one stream, including tables that you open or join later.

    One event now for each seat and one after every change; `table` and `seat` say which it is about. The stream does
    not end.
    """
    known = read_bookmarks(last_event_id)
    tables = await followed(house, person, set(known))
    return stream(request, person, AllTables(house, person, language_of(request), tables, known))


async def followed(house: House, person: Person, known: Set[str]) -> list[LiveTable]:
    """The running tables of a person, and those that ended since they last looked. Other tables that the caller claims
    to know are not loaded."""
    running = await house.tables_of(person, (OPEN, PLAYING), FOLLOWED)
    ended = await house.tables_of(person, (OVER, CLOSED), FOLLOWED) if known else []
    ids = [*[table.id for table in running], *[one.id for one in ended if one.id in known]]
    found = []
    for table_id in ids[:FOLLOWED]:
        try:
            table = await house.table(table_id, person)
        except Forbidden:  # gone, or of another version: it cannot go on here
            continue
        if table.seats_of(person):
            found.append(table)
    return found


def stream(request: Request, person: Person, source: Source) -> EventStream:
    streams, most = request.app.state.streams, request.app.state.settings.streams
    if streams[person.id] >= most:
        raise TooFast("too-many-streams", most=most, seconds=WAIT)
    state = request.app.state
    return EventStream(source, person, state.house, request.state.credential, streams, state.lines)
