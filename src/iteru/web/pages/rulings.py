"""The rulings of a game as a page: what we decided where its rulebook is silent, and which rules follow it."""

from functools import lru_cache
from typing import NamedTuple

from fastapi import APIRouter
from fastapi.responses import HTMLResponse
from starlette.responses import Response

from iteru.engine.meta import Meta
from iteru.web.pages.page_request import Asked, meta_of
from iteru.words.rulings import rulings
from iteru.words.typography import typeset

router = APIRouter(include_in_schema=False)


class ShownRuling(NamedTuple):
    """A ruling as it stands on the page."""

    number: int
    name: str
    text: str
    rules: tuple[str, ...]


@lru_cache(maxsize=24)
def shown_rulings(meta: Meta, lang: str) -> list[ShownRuling]:
    return [
        ShownRuling(its.number, typeset(its.name, lang), typeset(its.text, lang), its.rules)
        for its in rulings(meta, lang)
    ]


@router.get("/rules/{name}/rulings", response_class=HTMLResponse)
async def rulings_page(name: str, ask: Asked) -> Response:
    meta = meta_of(name)
    shown = shown_rulings(meta, ask.lang)
    return ask.page("rulings.html", meta, meta=meta, title=meta.title(ask.lang), rulings=shown)
