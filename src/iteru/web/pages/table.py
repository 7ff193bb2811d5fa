"""The page of a table, joining it, and its record."""

from typing import Annotated, Literal

from fastapi import APIRouter, Form
from fastapi.responses import HTMLResponse, PlainTextResponse
from starlette.responses import Response

from iteru.bots.registry import valid_bots
from iteru.table import seating, storytelling
from iteru.table.dealing import checked_given
from iteru.table.live import OVER, Forbidden
from iteru.table.stored import FREE
from iteru.web import regions
from iteru.web.api.tables import record_text
from iteru.web.identity import screen_of
from iteru.web.options import options_in_force
from iteru.web.pages.home import day_of
from iteru.web.pages.page_request import Asked, Csrf, box_shown
from iteru.web.result import board_picture, result_picture

router = APIRouter(include_in_schema=False)
OF_PICTURE = {"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox"}
"""A picture has its style in it, and does nothing."""


@router.get("/t/{table_id}", response_class=HTMLResponse)
async def table_page(table_id: str, ask: Asked) -> Response:
    table = await ask.house.table(table_id, ask.visitor.person)
    await storytelling.wait_for_story(table)
    table.presence.expect_page()
    who = regions.audience(table, ask.visitor.person, ask.lang, -1, screen_of(ask.request))
    kept = table.seats_kept(ask.visitor.person)
    has_free = any(seat.kind == FREE for seat in table.seats)
    return ask.page(
        "table.html",
        table.game.meta,
        table=table,
        title=table.game.meta.title(ask.lang),
        regions=regions.draw(table, who),
        box=await box_shown(ask, table.game, table.box_id),
        options=options_in_force(table, ask.lang),
        who=who,
        can_join=(has_free or bool(kept)) and not who.mine,
        is_expected=bool(kept),
        has_free=has_free,
        host=next((seat.name for seat in table.seats if seat.person == table.host), ""),
        invite=str(ask.request.url_for("table_page", table_id=table_id)),
        bots=list(valid_bots()),
        warnings=ask.chosen("warnings") or "off",
    )


@router.post("/t/{table_id}/join")
async def join(
    table_id: str,
    ask: Asked,
    csrf: Csrf,
    name: Annotated[str, Form(max_length=60)] = "",
    given: Annotated[str, Form(max_length=64)] = "",
) -> Response:
    ask.check_form(csrf)
    table = await ask.house.table(table_id, ask.visitor.person)
    person = await ask.person()
    if name.strip() and name.strip() != person.name:
        person = await ask.rename(name)
    await seating.join(table, person, None, checked_given(given) if given else None)
    return ask.go(f"/t/{table_id}")


@router.get("/t/{table_id}/result.svg")
async def picture_of_result(table_id: str, ask: Asked) -> Response:
    """The result as a picture, for everybody who may see the table."""
    table = await ask.house.table(table_id, ask.visitor.person)
    if table.status != OVER:
        raise Forbidden("not-over")
    [summary] = await ask.house.storage.summaries([table.id])
    day = day_of(summary.touched, ask.words)["shown"]
    drawn = await result_picture(table, ask.lang, day)
    return Response(drawn, media_type="image/svg+xml", headers=OF_PICTURE)


@router.get("/t/{table_id}/board-{light}.svg")
async def picture_of_board(table_id: str, light: Literal["day", "night"], ask: Asked) -> Response:
    """The board in the end, for everybody who may see the table."""
    table = await ask.house.table(table_id, ask.visitor.person)
    if table.status != OVER:
        raise Forbidden("not-over")
    drawn = await board_picture(table, light)
    return Response(drawn, media_type="image/svg+xml", headers=OF_PICTURE)


@router.get("/t/{table_id}/record")
async def download(table_id: str, ask: Asked) -> Response:
    table = await ask.house.table(table_id, ask.visitor.person)
    disposition = f'attachment; filename="{table.game.name}-{table.id}.iteru"'
    return PlainTextResponse(record_text(table), headers={"content-disposition": disposition})
