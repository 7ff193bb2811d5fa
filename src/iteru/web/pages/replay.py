"""Replays of finished games, uploaded records, and new games from a position."""

from contextlib import suppress
from typing import Annotated, Any, NamedTuple

from fastapi import APIRouter, Form, UploadFile
from fastapi.responses import HTMLResponse, JSONResponse
from starlette.responses import Response

from iteru.bots.registry import valid_bots
from iteru.engine.errors import IteruError
from iteru.engine.events import Event
from iteru.engine.match import Played, standing
from iteru.engine.record import read_record
from iteru.engine.state import NOBODY, State
from iteru.table import finished, storytelling
from iteru.table.live import OVER, Forbidden, LiveTable
from iteru.table.slices import Slices, read_upload, replayed, state_after
from iteru.table.watchdog import at_work
from iteru.web import regions
from iteru.web.api.tables import record_text
from iteru.web.fairness import deal_facts
from iteru.web.identity import screen_of
from iteru.web.options import options_in_force
from iteru.web.pages.opponents import last_level
from iteru.web.pages.page_request import Ask, Asked, Csrf, box_shown
from iteru.web.texts import table_words
from iteru.web.timeline import timeline

router = APIRouter(include_in_schema=False)


ALL, PUBLIC = "all", "public"
"""Viewpoints besides the seats: everything, since the game is over; and what a spectator saw."""


class Looking(NamedTuple):
    """How a replay is looked at: from which viewpoint, and whose moves are listed."""

    view: str = PUBLIC
    """ALL, PUBLIC, or a seat, which people count from 1."""
    seat: int = 0
    """The seat whose moves are listed, counted from 1; 0: all."""

    @staticmethod
    def at(table: LiveTable, view: str, seat: int) -> "Looking":
        """As somebody asked for it; what is not there counts as not asked for."""
        seats = range(1, len(table.seats) + 1)
        known = view in (ALL, PUBLIC) or view in map(str, seats)
        return Looking(view if known else PUBLIC, seat if seat in seats else 0)

    def seat_of_view(self, of: int) -> int | None:
        """Returns the seat whose view shows what lies before a seat; None is a spectator's."""
        if self.view == ALL:
            return of if of >= 0 else None
        return None if self.view == PUBLIC else int(self.view) - 1

    def knows(self, event: Event) -> bool:
        return self.view == ALL or event.known_to(self.seat_of_view(NOBODY))


AS_USUAL = Looking()


@router.get("/t/{table_id}/replay", response_class=HTMLResponse)
async def replay(
    table_id: str, ask: Asked, at: int = 0, view: str = PUBLIC, seat: int = 0
) -> Response:
    """A finished game step by step; `at` is how many choices have been made."""
    table = await finished_table(ask, table_id)
    await storytelling.wait_for_story(table)
    last = len(table.match.played)
    looking, words = Looking.at(table, view, seat), table_words(ask.lang, table)
    shown = await step_of(table, max(0, min(at, last)), ask, looking)
    return ask.page(
        "replay.html",
        table.game.meta,
        table=table,
        title=table.game.meta.title(ask.lang),
        bots=list(valid_bots()),
        last_level=last_level(ask),
        box=await box_shown(ask, table.game, table.box_id),
        options=options_in_force(table, ask.lang),
        deal=deal_facts(table.match),
        names=words.names,
        story=table.story,
        timeline=timeline(table.story, last, words),
        **shown,
    )


@router.get("/t/{table_id}/step/{number}", response_class=HTMLResponse)
async def replay_step(
    table_id: str, number: int, ask: Asked, view: str = PUBLIC, seat: int = 0
) -> Response:
    """One step of a replay, for the slider."""
    table = await finished_table(ask, table_id)
    step = max(0, min(number, len(table.match.played)))
    shown = await step_of(table, step, ask, Looking.at(table, view, seat))
    return ask.page("regions/step.html", table.game.meta, table=table, **shown)


@router.get("/t/{table_id}/verified")
async def verified(table_id: str, ask: Asked) -> Response:
    """Whether the record, read as anybody reads it, replays to its result."""
    table = await finished_table(ask, table_id)
    with suppress(IteruError):
        await replayed(read_record(record_text(table)), table.game)
        return JSONResponse({"replays": True})
    return JSONResponse({"replays": False})


async def finished_table(ask: Ask, table_id: str) -> LiveTable:
    table = await ask.house.table(table_id)
    if table.status != OVER:
        raise Forbidden("not-over")
    return table


async def log_of(table: LiveTable, lang: str, looking: Looking = AS_USUAL) -> list[dict[str, Any]]:
    """Returns the lines of the log that the viewpoint may know, made once for all steps of a finished game."""
    key = ("replay", lang, looking.view)
    if key not in table.remembered:
        words, slices, log = table_words(lang, table), Slices(), []
        for number, played in enumerate(table.match.played, start=1):
            with at_work(table.id):
                known = [event for event in played.events if looking.knows(event)]
                lines = [words.phrase(table.game.describe(event)) for event in known]
            log.append(
                {
                    "number": number,
                    "seat": played.seat,
                    "who": words.name_of(played.seat),
                    "move": notation(table, played, looking),
                    "lines": lines,
                    "touches": " ".join(
                        [name for one in known for name in table.game.touched(one)]
                    ),
                }
            )
            await slices.yield_to_others()
        table.remembered[key] = log
    made: list[dict[str, Any]] = table.remembered[key]
    return [move for move in made if looking.seat in (0, move["seat"] + 1)]


def notation(table: LiveTable, played: Played, looking: Looking) -> str:
    """A move as it was seen then: a secret one only by its own seat."""
    is_seen = looking.view == ALL or looking.seat_of_view(NOBODY) == played.seat
    game = table.game
    return game.notation(played.action) if is_seen else game.public_notation(played.action)


async def step_of(table: LiveTable, step: int, ask: Ask, looking: Looking) -> dict[str, Any]:
    state = await state_after(table.match, step)
    with at_work(table.id):
        shown = position_of(table, state, ask, looking)
    log = await log_of(table, ask.lang, looking)
    rest = {"log": log, "looking": looking, "address": address_of(looking)}
    return {"step": step, "last": len(table.match.played), **rest, **shown}


def address_of(looking: Looking) -> str:
    """Returns the rest of a position's query, after the step; '' where all is as usual."""
    view = "" if looking.view == PUBLIC else f"&view={looking.view}"
    return view + (f"&seat={looking.seat}" if looking.seat else "")


def position_of(table: LiveTable, state: State, ask: Ask, looking: Looking) -> dict[str, Any]:
    """The board from a viewpoint (`all`: that of the seat to choose), and what lies before each seat."""
    words = table_words(ask.lang, table)
    seen = {
        at: table.game.view(state, looking.seat_of_view(at)) for at in range(NOBODY, state.seats)
    }
    view = seen[state.actor]
    artist = regions.artist(table, ask.lang)
    stand = standing(table.game, state)
    panels = [
        {
            "number": n,
            "name": name,
            "points": stand.points[n],
            "if_ended_now": stand.if_ended_now[n] if stand.differs else None,
            "acting": n == state.actor,
            "inside": artist.seat(seen[n], n),
        }
        for n, name in enumerate(words.names)
    ]
    return {
        "board": artist.board(view, screen_of(ask.request)),
        "panels": panels,
        "opening": [
            words.phrase(table.game.describe(event))
            for event in table.match.opening
            if looking.knows(event)
        ],
        "over": state.actor < 0,
    }


@router.post("/t/{table_id}/play-on")
async def play_on(
    table_id: str, ask: Asked, csrf: Csrf, at: Annotated[int, Form()], bot: Annotated[str, Form()]
) -> Response:
    ask.check_form(csrf)
    table = await finished_table(ask, table_id)
    new = await finished.play_on(ask.house, await ask.maker(), table, max(0, at), bot)
    return ask.go(f"/t/{new.id}")


@router.post("/records")
async def upload(ask: Asked, csrf: Csrf, file: UploadFile) -> Response:
    """A record to look at, or to play on from."""
    ask.check_form(csrf)
    person = await ask.maker()
    record = read_upload((await file.read()).decode("utf-8", "replace"))
    table_id = await finished.keep_record(ask.house, person, record)
    return ask.go(f"/t/{table_id}/replay")
