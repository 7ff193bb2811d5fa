"""The home page: the installed games, your own tables, and the tables of others."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import cache, partial
from typing import Any

from fastapi import APIRouter
from fastapi.responses import HTMLResponse
from starlette.responses import Response

import iteru
from iteru.engine.meta import Meta
from iteru.engine.registry import valid_games
from iteru.table.bouts import Bout
from iteru.table.lessons import progress_of
from iteru.table.live import OPEN, OVER, PLAYING
from iteru.table.names import seat_names
from iteru.table.people import Person
from iteru.table.stored import FREE, Summary
from iteru.web.lesson import lesson_progress
from iteru.web.pages.opponents import opponents_in, own_bouts
from iteru.web.pages.page_request import Ask, Asked, address_of_person
from iteru.web.texts import page_words
from iteru.words import Words

router = APIRouter(include_in_schema=False)
HEAVIEST = 5
MOST_NAMED = 2
"""Designers named on a cover; the rules name all."""


@router.get("/", response_class=HTMLResponse)
async def home(ask: Asked) -> Response:
    storage = ask.house.storage
    person = ask.visitor.person
    begun = await ask.house.tables_of(person, (OPEN, PLAYING), 20) if person else []
    running = [table for table in begun if person and not table.is_left_by(person.id)]
    running.sort(key=lambda summary: not (person and awaits(summary, person)))
    finished = await ask.house.tables_of(person, (OVER,), 10) if person else []
    mine = {summary.id for summary in begun}
    joinable = [
        summary
        for summary in await storage.listed_tables((OPEN,), 30)
        if summary.id not in mine and any(seat.kind == FREE for seat in summary.seats)
    ]
    watchable = [
        summary for summary in await storage.listed_tables((PLAYING,), 20) if summary.id not in mine
    ]
    bouts = await own_bouts(ask)
    reached = await progress_of(storage, person) if person else {}
    return ask.page(
        "home.html",
        games=[game_at(ask, meta, reached, bouts) for meta in by_weight()],
        running=running,
        finished=finished,
        joinable=joinable,
        watchable=watchable,
        names_of=partial(names_of, words=ask.words),
        is_own=lambda seat: person is not None and seat.person == person.id,
        day_of=partial(day_of, words=ask.words),
        is_guest=person is None or person.account is None,
        page_of_games=address_of_person(person.account) if person and person.account else "",
        awaits=lambda summary: person is not None and awaits(summary, person),
        installed={name: iteru.meta(name) for name in valid_games()},
    )


def names_of(summary: Summary, words: Words) -> list[str]:
    """Returns the names of a listed table's players, seat by seat."""
    seats = summary.seats
    return seat_names([seat.name for seat in seats], [seat.bot or "" for seat in seats], words)


def day_of(moment: float, words: Words) -> dict[str, str]:
    """Returns a day, such as that on which a game ended, as people and as programs read it."""
    day = datetime.fromtimestamp(moment, UTC)
    shown = words.say("web-day", day=str(day.day), month=day.month, year=str(day.year))
    return {"shown": shown, "date": day.date().isoformat()}


def awaits(summary: Summary, person: Person) -> bool:
    """Whether a table waits for this person: to choose, or to take the seat that is kept for them."""
    if summary.is_kept_for(person.id):
        return True
    seat = summary.seats[summary.actor] if summary.actor is not None else None
    is_turn = seat is not None and seat.person == person.id and not seat.stand_in
    return is_turn and summary.status == PLAYING


def game_at(
    ask: Ask, meta: Meta, reached: Mapping[str, int], bouts: Sequence[Bout]
) -> dict[str, Any]:
    """A game on the home page: how many of its values are corrected on this server, its lesson, and who plays it."""
    return {
        **game_card(meta, ask.lang),
        "corrected": len(ask.house.game(meta.name).box.corrected_values()),
        "opponents": opponents_in(ask, meta.name, bouts),
        "lesson": lesson_progress(meta.name, reached.get(meta.name)),
    }


@cache
def game_card(meta: Meta, lang: str) -> dict[str, Any]:
    """A game on the home page."""
    words = page_words(lang, meta)
    title, _, subtitle = meta.title(lang).partition(": ")
    return {
        "meta": meta,
        "title": title,
        "subtitle": subtitle,
        "designers": ", ".join(meta.designers[:MOST_NAMED]),
        "sentence": about_game(meta, lang),
        "seats": seats_of(meta),
        "stones": [min(1.0, max(0.0, meta.weight - number)) for number in range(HEAVIEST)],
        "weight": words.number(meta.weight, 0 if meta.weight.is_integer() else 1),
    }


def about_game(meta: Meta, lang: str) -> str:
    """Returns a sentence about the game; '' if it has none."""
    words = page_words(lang, meta)
    return words.say("about-game") if words.has("about-game") else ""


def seats_of(meta: Meta) -> str:
    least, most = meta.min_seats, meta.max_seats
    return str(least) if least == most else f"{least}–{most}"


def by_weight() -> list[Meta]:
    """All games, the easiest first; those of unknown weight last."""
    found = [iteru.meta(name) for name in valid_games()]
    return sorted(found, key=lambda meta: (meta.weight or HEAVIEST + 1, meta.minutes, meta.name))
