"""What a table's page shows of taking back: the button, the way to earlier turns, requests and answers."""

from typing import Any

from iteru.engine.match import Played
from iteru.table.live import PLAYING, LiveTable
from iteru.table.stored import UndoRequest
from iteru.table.undo import is_free_to, own_turns, steps_of
from iteru.table.undo_requests import may_ask
from iteru.web.audience import Audience
from iteru.words import Words


def undo_part(table: LiveTable, who: Audience, words: Words) -> dict[str, Any]:
    """What of one's own choices can be taken back, at once or if the others agree."""
    steps = steps_of(table, who.mine) if table.status == PLAYING else []
    return {
        "undo": how(table, who, steps[-1]) if steps else None,
        "turns": earlier_turns(table, who, steps, words),
        "request": request_part(table, who, words),
        "was_refused": was_refused(table, who),
    }


def how(table: LiveTable, who: Audience, keep: int) -> str | None:
    """`undo` where a choice can be taken back at once, `ask-undo` where the others must agree."""
    if not table.people_besides(who.person) or is_free_to(table, keep):
        return "undo"
    return "ask-undo" if who.person is not None and may_ask(table, who.person) else None


def earlier_turns(
    table: LiveTable, who: Audience, steps: list[int], words: Words
) -> list[dict[str, Any]]:
    """One's turns, the latest first, if there is more to go back to than the latest choice."""
    turns = own_turns(table.match.played, steps)
    if turns == steps[-1:]:
        return []
    found = [
        {
            "keep": turn,
            "number": number,
            "how": how(table, who, turn),
            "words": what_was_done(table, who, table.match.played[turn], words),
        }
        for number, turn in enumerate(turns, start=1)
    ]
    return [turn for turn in reversed(found) if turn["how"]]


def what_was_done(table: LiveTable, who: Audience, played: Played, words: Words) -> str:
    """The first that one may know of a choice: at a shared screen that depends on who looks."""
    for event in played.events:
        if event.known_to(who.seat):
            return words.phrase(table.game.describe(event))
    return f"{words.name_of(played.seat)}: {table.game.public_notation(played.action)}"


def request_part(table: LiveTable, who: Audience, words: Words) -> dict[str, Any] | None:
    """An open request, for all who look on; those who are asked have buttons."""
    request = table.undo_request
    if request is None or request.refused or table.status != PLAYING:
        return None
    waiting = table.people_besides(request.person) - set(request.agreed)
    played = table.match.played[request.keep]
    return {
        "number": request.number,
        "name": name_of_asker(table, request, words),
        "what": what_was_done(table, who, played, words),
        "is_mine": request.person == who.person,
        "to_answer": who.person in waiting,
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
