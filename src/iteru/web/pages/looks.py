"""Style sheets made from the kit's palette and from the games' own."""

from fastapi import APIRouter
from starlette.responses import Response

from iteru.kit.artist import PALETTE
from iteru.web import assets
from iteru.web.pages.page_request import meta_of

router = APIRouter(include_in_schema=False)


@router.get("/static/palette.css")
async def palette() -> Response:
    return assets.sheet(PALETTE.read_text(encoding="utf-8"))


@router.get("/static/games/{name}.css")
async def game_style(name: str) -> Response:
    return assets.sheet(assets.style_of(meta_of(name)))
