"""The home page: the installed games, your own tables, and the tables of others."""

from datetime import UTC, datetime
from functools import cache, partial
from typing import Any

from fastapi import APIRouter
from fastapi.responses import HTMLResponse
from starlette.responses import Response

import iteru
from iteru.engine.game import Game
from iteru.engine.registry import valid_games
from iteru.engine.state import NOBODY, State
from iteru.kit.artist import Artist
from iteru.kit.shown import failed
from iteru.table.live import OPEN, OVER, PLAYING
from iteru.table.names import seat_names
from iteru.table.stored import FREE, Summary
from iteru.table.watchdog import at_work
from iteru.web.pages.page_request import Asked, corrected_figures
from iteru.web.texts import page_words
from iteru.words import Words

router = APIRouter(include_in_schema=False)


@router.get("/", response_class=HTMLResponse)
async def home(ask: Asked) -> Response:
    storage = ask.house.storage
    person = ask.visitor.person
    begun = await ask.house.tables_of(person, (OPEN, PLAYING), 20) if person else []
    running = [table for table in begun if person and not table.is_left_by(person.id)]
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
    return ask.page(
        "home.html",
        games=[game_card(ask.house.game(name), ask.lang) for name in valid_games()],
        running=running,
        finished=finished,
        joinable=joinable,
        watchable=watchable,
        names_of=partial(names_of, words=ask.words),
        is_own=lambda seat: person is not None and seat.person == person.id,
        day_of=partial(day_of, words=ask.words),
        is_guest=person is None or person.account is None,
        titles=titles([*running, *finished, *joinable, *watchable], ask.lang),
    )


def names_of(summary: Summary, words: Words) -> list[str]:
    """Who sits where at a table in a list."""
    seats = summary.seats
    return seat_names([seat.name for seat in seats], [seat.bot or "" for seat in seats], words)


def day_of(summary: Summary, words: Words) -> dict[str, str]:
    """When a game ended: for people, and for programs."""
    day = datetime.fromtimestamp(summary.touched, UTC)
    shown = words.say("web-day", day=str(day.day), month=day.month, year=str(day.year))
    return {"shown": shown, "date": day.date().isoformat()}


def titles(tables: list[Summary], lang: str) -> dict[str, str]:
    """The titles of the games at some tables; a game that is no longer here keeps its name."""
    names = {summary.game for summary in tables}
    return {name: iteru.meta(name).title(lang) if name in valid_games() else name for name in names}


@cache
def game_card(game: Game[State], lang: str) -> dict[str, Any]:
    """A game on the home page: its picture is a position some way into a game."""
    found = game.meta
    figures = list(game.box)
    return {
        "meta": found,
        "title": found.title(lang),
        "picture": card_picture(game, lang),
        "figures": len(figures),
        "reconstructed": [figure.path for figure in figures if figure.weakest == "reconstructed"],
        "corrected": corrected_figures(game),
    }


def card_picture(game: Game[State], lang: str) -> str:
    """Nothing for a game that fails on the way there: the others are still to be shown."""
    try:
        with at_work(""):
            view = game.view(middle_of_a_game(game), None)
            return Artist(game.meta, page_words(lang, game.meta)).board(view)
    except Exception as error:
        failed(game.meta, "game", error)
        return ""


def middle_of_a_game(game: Game[State]) -> State:
    """A position after 60 moves, or the last before the end of a shorter game."""
    state = game.new(game.meta.max_seats, 5)
    for _ in range(60):
        actions = state.legal_actions()
        after = state.clone()
        after.apply(actions[len(actions) // 2])
        if after.actor == NOBODY:
            break
        state = after
    return state
