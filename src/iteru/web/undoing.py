"""Undo on a table's page: the button, earlier turns to go back to, requests and answers."""

from functools import lru_cache
from typing import Any
from weakref import ref

from markupsafe import Markup, escape

from iteru.engine.match import Played
from iteru.table.live import PLAYING, LiveTable
from iteru.table.stored import UndoRequest
from iteru.table.undo import is_free_to, own_turns, steps_of
from iteru.table.undo_requests import asked_still, may_ask, request_shown
from iteru.web.audience import Audience
from iteru.web.log import Reader
from iteru.web.texts import alive, said_of
from iteru.words import Words


def undo_part(table: LiveTable, who: Audience, words: Words) -> dict[str, Any]:
    """The reader's own choices that can be undone, directly or if the others agree."""
    steps = steps_of(table, who.mine) if table.status == PLAYING else []
    return {
        "undo": ways(table, who, steps[-1:])[0] if steps else None,
        "turns": earlier_turns(table, who, steps, words),
        "request": request_part(table, who, words),
        "was_refused": was_refused(table, who),
    }


def ways(table: LiveTable, who: Audience, keeps: list[int]) -> list[str | None]:
    """For each choice: `undo` where it can be undone directly, `ask-undo` where the others must agree."""
    if not table.people_besides(who.person):
        return ["undo"] * len(keeps)
    asks = "ask-undo" if who.person is not None and may_ask(table, who.person) else None
    return ["undo" if is_free_to(table, keep) else asks for keep in keeps]


def earlier_turns(table: LiveTable, who: Audience, steps: list[int], words: Words) -> Markup:
    """The reader's turns in lines, the latest first, if there is more to go back to than the latest choice."""
    played = table.match.played
    turns = own_turns(played, steps)
    if turns == steps[-1:]:
        return Markup("")
    reader = Reader(who.seat, ref(table), ref(words))
    lines = [
        turn_line(how, turn, number, played[turn], reader)
        for number, (turn, how) in enumerate(zip(turns, ways(table, who, turns), strict=True), 1)
        if how
    ]
    return Markup("\n".join(reversed(lines)))


@lru_cache(maxsize=20_000)
def turn_line(how: str, keep: int, number: int, played: Played, reader: Reader) -> Markup:
    """A turn to go back to; all but the latest come again with every move."""
    said = escape(what_was_done(alive(reader.at), reader.seat, played, alive(reader.said_by)))
    return Markup(
        f'<li><button type="button" class="button" data-{how}-to="{keep}"><b>{number}</b> {said}</button></li>'
    )


def what_was_done(table: LiveTable, seat: int | None, played: Played, words: Words) -> str:
    """The first event of a choice that the reader may know: at a shared screen that depends on who looks."""
    for event in played.events:
        if event.known_to(seat):
            return said_of(event, ref(table), ref(words))
    return f"{words.name_of(played.seat)}: {table.game.public_notation(played.action)}"


def request_part(table: LiveTable, who: Audience, words: Words) -> dict[str, Any] | None:
    """An open request, shown to everybody; those who are asked get buttons."""
    request = request_shown(table)
    if request is None:
        return None
    played = table.match.played[request.keep]
    return {
        "number": request.number,
        "name": name_of_asker(table, request, words),
        "what": what_was_done(table, who.seat, played, words),
        "is_mine": request.person == who.person,
        "to_answer": who.person in asked_still(table, request),
    }


def name_of_asker(table: LiveTable, request: UndoRequest, words: Words) -> str:
    return next(
        words.name_of(number)
        for number, seat in enumerate(table.seats)
        if seat.person == request.person
    )


def was_refused(table: LiveTable, who: Audience) -> bool:
    request = table.undo_request
    return request is not None and request.refused and request.person == who.person
