"""Calls about undo: of your own latest choice, or a request that all other people must agree to."""

import orjson
from fastapi import APIRouter
from fastapi.responses import Response

from iteru.table import undo_requests
from iteru.table.live import LiveTable
from iteru.table.people import Person
from iteru.table.undo import take_back
from iteru.web.api.answers import Moved
from iteru.web.api.caller import Caller, HouseHere
from iteru.web.api.errors import CHANGES, may_fail, said_by
from iteru.web.api.requests import UndoAnswer, VersionRequest
from iteru.web.api.seat_view import as_json, short

router = APIRouter()


@router.post(
    "/tables/{table_id}/undo",
    response_model=Moved,
    responses=may_fail(401, 404, 409, *CHANGES),
)
async def undo(table_id: str, body: VersionRequest, house: HouseHere, person: Caller) -> Response:
    """Undo your latest choice, if that is allowed without asking."""
    table = await house.table(table_id, person)
    with said_by(table):
        await take_back(table, person, body.version)
    return as_json(orjson.dumps(short(table)))


@router.post(
    "/tables/{table_id}/undo-request",
    response_model=Moved,
    responses=may_fail(401, 404, 409, *CHANGES),
)
async def ask_to_undo(
    table_id: str, body: VersionRequest, house: HouseHere, person: Caller
) -> Response:
    """Ask all other people to let you undo your latest choice. The request lapses when somebody moves."""
    table = await house.table(table_id, person)
    with said_by(table):
        await undo_requests.ask(table, person, body.version)
    return as_json(orjson.dumps(short(table)))


@router.post(
    "/tables/{table_id}/undo-request/answer",
    response_model=Moved,
    responses=may_fail(401, 404, *CHANGES),
)
async def answer_undo(
    table_id: str, body: UndoAnswer, house: HouseHere, person: Caller
) -> Response:
    """Agree to another player's request or decline it; declining your own withdraws it."""
    table = await house.table(table_id, person)
    with said_by(table):
        if not body.agrees and is_own_request(table, person):
            await undo_requests.withdraw(table, person, body.request)
        else:
            await undo_requests.answer(table, person, body.request, body.agrees)
    return as_json(orjson.dumps(short(table)))


def is_own_request(table: LiveTable, person: Person) -> bool:
    request = table.undo_request
    return request is not None and request.person == person.id
