"""Answers about a table: everything a seat may know, what happened since a bookmark, and what never changes."""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple
from weakref import ref

import orjson
from fastapi.responses import Response

from iteru.engine.events import Event
from iteru.engine.game import Game, View, without
from iteru.engine.setting import MAX_LAYOUTS, Setting
from iteru.engine.state import State
from iteru.table import windows
from iteru.table.live import Forbidden, LiveTable
from iteru.table.people import Person
from iteru.table.stored import StoredSeat
from iteru.table.undo_requests import asked_still, request_shown
from iteru.table.watchdog import at_work
from iteru.web.texts import said_of, table_words
from iteru.words import Words

RECENT = 4
"""Changes that are sent together when several arrive at the same time."""


class Bookmark(NamedTuple):
    """How far somebody has followed a table: its version and its number of moves."""

    version: int
    moves: int

    @staticmethod
    def of(table: LiveTable) -> "Bookmark":
        return Bookmark(table.version, len(table.match.played))

    @staticmethod
    def read(text: str) -> "Bookmark | None":
        """None for a text that is not a bookmark: the caller then gets the present state."""
        found = re.fullmatch(r"(\d{1,9})\.(\d{1,9})", text, re.ASCII)
        return Bookmark(int(found[1]), int(found[2])) if found else None

    def __str__(self) -> str:
        return f"{self.version}.{self.moves}"


def events_since(
    table: LiveTable, seat: int | None, since: Bookmark | None, now: Bookmark
) -> list[Event] | None:
    """Returns the events since a bookmark that a seat may know; None if the bookmark does not tell which they are.

    Each move and each other change raises the version by one. An undo adds one to the version and takes some from the
    moves. So if both have grown alike, or all but one, nothing was undone.
    """
    if since is None or not 0 <= since.moves <= now.moves or since.version > now.version:
        return None
    others = (now.version - since.version) - (now.moves - since.moves)
    if others not in (0, 1) and now.moves:
        return None
    known_to = table.known_to(seat)
    return [
        event
        for played in table.match.played[since.moves :]
        for event in played.events
        if event.known_to(known_to)
    ]


def own_seat(table: LiveTable, person: Person, seat: int | None) -> int | None:
    """The seat whose view to return: only ever the caller's own."""
    mine = table.seats_of(person)
    if seat is not None and seat not in mine:
        raise Forbidden("not-your-seat", seat=seat)
    return seat if seat is not None else (mine[0] if mine else None)


def seat_view(
    table: LiveTable, seat: int | None, lang: str, since: Bookmark | None = None
) -> bytes:
    """Returns a seat's view and choices as JSON, made once for everybody who follows this seat.

    What follows a bookmark of long ago, or one made up, is for one caller alone and not kept.
    """
    now = Bookmark.of(table)
    if since is None or is_recent(since, now):
        return table.once(
            ("seen", seat, lang, since), lambda: written_for(table, seat, lang, since, now)
        )
    with at_work(table.id):
        return written_for(table, seat, lang, since, now)


def is_recent(since: Bookmark, now: Bookmark) -> bool:
    """Whether somebody who follows the table may have this bookmark as their latest."""
    return 0 <= now.version - since.version <= RECENT and abs(now.moves - since.moves) <= RECENT


def written_for(
    table: LiveTable, seat: int | None, lang: str, since: Bookmark | None, now: Bookmark
) -> bytes:
    view = table.view(seat)
    words = table_words(lang, table)
    happened = events_since(table, seat, since, now)
    seen = {
        "table": table.id,
        "game": table.game.name,
        "mark": str(now),
        **short(table),
        "seat": seat,
        **points(table),
        "happened": None
        if happened is None
        else [event_info(event, ref(table), ref(words)) for event in happened],
        "prompt": words.phrase(table.game.prompt(view)),
        "choices": choices(table, seat, view, words),
        "view": without(view, constants_of(table)),
    }
    return orjson.dumps(seen)


def as_json(body: bytes, **headers: str) -> Response:
    """Returns a response whose body is JSON already; tests check it against the API's description."""
    return Response(body, media_type="application/json", headers=headers)


def short(table: LiveTable) -> dict[str, Any]:
    """Returns the little that a program needs to go on after a change of its own."""
    return {"version": table.version, "actor": table.actor, "status": table.status}


def event_info(event: Event, at: ref[LiveTable], said_by: ref[Words]) -> dict[str, Any]:
    """An event for a program."""
    return {"name": event.name, "facts": event.facts, "words": said_of(event, at, said_by)}


def choices(table: LiveTable, seat: int | None, view: View, words: Words) -> list[dict[str, Any]]:
    """Returns the choices of a seat, if it is the one to choose."""
    if seat is None or table.actor != seat or not windows.is_asked(table):
        return []
    return [
        {
            "move": choice.notation,
            "action": table.game.actions[choice.notation],
            "words": words.phrase(choice.words),
            "path": choice.path,
            "rule": choice.rule,
            "caution": words.phrase(choice.caution) if choice.caution else "",
        }
        for choice in table.game.choices(table.match.state, seat, view)
    ]


def points(table: LiveTable) -> dict[str, list[Any]]:
    """The points of all seats so far, and what they would be if the game ended now; in the end both are the result."""
    return table.once("points", lambda: points_now(table))


def points_now(table: LiveTable) -> dict[str, list[Any]]:
    now = table.standing()
    return {"points": now.points, "if_ended_now": now.if_ended_now, **result(table)}


def result(table: LiveTable) -> dict[str, list[Any]]:
    """After the end: the winners, the place of each seat, and what put the next better seat ahead of it."""
    if not table.match.is_over:
        return {"winners": [], "places": [], "decided_by": []}
    ranks = sorted(table.match.ranks(), key=lambda rank: rank.seat)[: len(table.seats)]
    return {
        "winners": table.match.winners(),
        "places": [rank.place for rank in ranks],
        "decided_by": [rank.decided_by for rank in ranks],
    }


def about(table: LiveTable, person: Person, lang: str) -> dict[str, Any]:
    """Describes a table as everybody may know it."""
    with at_work(table.id):
        constants = printed(table.game, table.match.state.setting).fingerprint
    names = table_words(lang, table).names
    return {
        "id": table.id,
        "game": table.game.name,
        "options": table.match.options,
        "box": describe_box(table.game),
        "constants": constants,
        **short(table),
        "seats": seat_infos(table.seats, names),
        "mine": table.seats_of(person),
        "practice": table.match.practice,
        "commitment": table.deal.commitment if table.deal else None,
        "undo_request": undo_request(table, person),
        "advice": not table.no_advice,
        "reaction_seconds": table.own_reaction_time,
        **points(table),
    }


def undo_request(table: LiveTable, person: Person) -> dict[str, Any] | None:
    """The request to undo that is open at a table, and whether it waits for this person."""
    request = request_shown(table)
    if request is None:
        return None
    return {
        "request": request.number,
        "seat": table.match.played[request.keep].seat,
        "moves": request.keep,
        "asks_you": person.id in asked_still(table, request),
    }


def seat_infos(seats: Sequence[StoredSeat], names: Sequence[str]) -> list[dict[str, Any]]:
    """Describes who plays each seat; the names are those in the reader's language."""
    return [
        {
            "kind": seat.kind,
            "name": name,
            "bot": seat.stand_in or seat.bot,
            "guest": seat.guest,
            "resigned": bool(seat.resigned),
        }
        for seat, name in zip(seats, names, strict=True)
    ]


def describe_box(title: Game[State]) -> dict[str, Any]:
    """Describes the box that a game is played with, and an owner's corrections."""
    box = title.box
    whose = {"name": box.name, "author": box.author}
    return {"fingerprint": box.fingerprint, "corrected": box.corrected_values(), **whose}


# What never changes at a table


@dataclass(frozen=True)
class Printed:
    """The constants of a setting, also as JSON, with their name."""

    constants: View
    text: bytes
    fingerprint: str


def constants_of(table: LiveTable) -> View:
    return printed(table.game, table.match.state.setting).constants


@lru_cache(maxsize=MAX_LAYOUTS)
def printed(title: Game[State], setting: Setting) -> Printed:
    """Made once: equal settings of a game are the same object."""
    constants = title.constants(setting)
    text = orjson.dumps(constants, option=orjson.OPT_SORT_KEYS)
    return Printed(constants, text, hashlib.sha256(text).hexdigest()[:16])
