"""Replays of finished games, uploaded records, and new games from a position."""

from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, Form, UploadFile
from fastapi.responses import HTMLResponse, JSONResponse
from starlette.responses import Response

from iteru.bots.registry import valid_bots
from iteru.engine.errors import IteruError
from iteru.engine.match import standing
from iteru.engine.record import read_record
from iteru.engine.state import State
from iteru.table import finished
from iteru.table.live import OVER, Forbidden, LiveTable
from iteru.table.slices import Slices, read_upload, replayed, state_after
from iteru.table.watchdog import at_work
from iteru.web import regions
from iteru.web.api.tables import record_text
from iteru.web.fairness import deal_told
from iteru.web.identity import screen_of
from iteru.web.options import options_in_force
from iteru.web.pages.page_request import Ask, Asked, Csrf, corrected_figures
from iteru.web.texts import table_words

router = APIRouter(include_in_schema=False)


@router.get("/t/{table_id}/replay", response_class=HTMLResponse)
async def replay(table_id: str, ask: Asked, at: int = 0) -> Response:
    """A finished game step by step; `at` is how many choices have been made."""
    table = await finished_table(ask, table_id)
    last = len(table.match.played)
    shown = await step_of(table, max(0, min(at, last)), ask)
    return ask.page(
        "replay.html",
        table.game.meta,
        table=table,
        title=table.game.meta.title(ask.lang),
        bots=list(valid_bots()),
        corrected=corrected_figures(table.game),
        options=options_in_force(table, ask.lang),
        deal=deal_told(table.match),
        **shown,
    )


@router.get("/t/{table_id}/step/{number}", response_class=HTMLResponse)
async def replay_step(table_id: str, number: int, ask: Asked) -> Response:
    """One step of a replay, for the slider."""
    table = await finished_table(ask, table_id)
    step = max(0, min(number, len(table.match.played)))
    shown = await step_of(table, step, ask)
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


async def log_of(table: LiveTable, lang: str) -> list[dict[str, Any]]:
    """Everything that happened, in words; made once for all steps of a finished game."""
    key = ("replay", lang)
    if key not in table.made:
        words, slices, log = table_words(lang, table), Slices(), []
        for number, played in enumerate(table.match.played, start=1):
            with at_work(table.id):
                told = [words.phrase(table.game.describe(event)) for event in played.events]
            log.append(
                {
                    "number": number,
                    "seat": played.seat,
                    "who": words.name_of(played.seat),
                    "move": table.game.notation(played.action),
                    "lines": told,
                }
            )
            await slices.yield_to_others()
        table.made[key] = log
    made: list[dict[str, Any]] = table.made[key]
    return made


async def step_of(table: LiveTable, step: int, ask: Ask) -> dict[str, Any]:
    state = await state_after(table.match, step)
    with at_work(table.id):
        shown = position_of(table, state, ask)
    log = await log_of(table, ask.lang)
    return {"step": step, "last": len(table.match.played), "log": log, **shown}


def position_of(table: LiveTable, state: State, ask: Ask) -> dict[str, Any]:
    words = table_words(ask.lang, table)
    view = table.game.view(state, None)
    artist = regions.artist(table, ask.lang)
    stand = standing(table.game, state)
    panels = [
        {
            "number": n,
            "name": name,
            "points": stand.points[n],
            "if_ended_now": stand.if_ended_now[n] if stand.differs else None,
            "acting": n == state.actor,
            "inside": artist.seat(view, n),
        }
        for n, name in enumerate(words.names)
    ]
    return {
        "board": artist.board(view, screen_of(ask.request)),
        "panels": panels,
        "opening": [words.phrase(table.game.describe(event)) for event in table.match.opening],
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
