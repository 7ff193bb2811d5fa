"""Requests to undo something. All other people must agree; moving on declines."""

from dataclasses import replace

from iteru.table.live import PLAYING, Forbidden, LiveTable
from iteru.table.people import Person
from iteru.table.stored import UndoRequest
from iteru.table.undo import is_free_to, undo_point


def may_ask(table: LiveTable, person_id: int) -> bool:
    """Whether the person may ask: once until somebody chooses, or they could keep the others from moving."""
    request = table.undo_request
    return request is None or (request.refused and person_id not in request.asked)


async def ask(table: LiveTable, person: Person, version: int, to: int | None = None) -> None:
    """Asks to undo the latest choice, or all since an earlier one."""
    async with table.lock:
        table.check_version(version)
        table.check_playing()
        keep = undo_point(table, person, to)
        if not table.people_besides(person.id) or is_free_to(table, keep):
            raise Forbidden("undo-without-asking")
        if not may_ask(table, person.id):
            raise Forbidden("undo-asked-already")
        before = () if table.undo_request is None else table.undo_request.asked
        await table.set_undo_request(
            UndoRequest(version, person.id, keep, asked=(*before, person.id))
        )


async def answer(table: LiveTable, person: Person, number: int, agrees: bool) -> None:
    """Answers a request. When the last person agrees, the choices are undone."""
    async with table.lock:
        request = open_request(table, number)
        others = table.people_besides(request.person)
        if person.id not in others:
            raise Forbidden("undo-not-asked-of-you")
        agreed = {*request.agreed, person.id}
        if not agrees:
            await table.set_undo_request(replace(request, refused=True))
        elif agreed >= others:
            await table.go_back(request.keep, table.match.practice)
        else:
            await table.set_undo_request(replace(request, agreed=tuple(sorted(agreed))))


async def withdraw(table: LiveTable, person: Person, number: int) -> None:
    """Withdraws the person's own request."""
    async with table.lock:
        request = open_request(table, number)
        if request.person != person.id:
            raise Forbidden("undo-not-asked-of-you")
        await table.set_undo_request(replace(request, refused=True))


def request_shown(table: LiveTable) -> UndoRequest | None:
    """The request that waits for answers, if there is one."""
    request = table.undo_request
    is_open = request is not None and not request.refused and table.status == PLAYING
    return request if is_open else None


def asked_still(table: LiveTable, request: UndoRequest) -> set[int]:
    """The people who have not answered."""
    return table.people_besides(request.person) - set(request.agreed)


def open_request(table: LiveTable, number: int) -> UndoRequest:
    table.check_playing()
    request = table.undo_request
    if request is None or request.refused or request.number != number:
        raise Forbidden("undo-lapsed")
    return request
