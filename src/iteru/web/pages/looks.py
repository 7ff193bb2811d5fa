"""What pages fetch of the kit and of games: style sheets, typefaces, layers of pictures, covers; and landscapes."""

from typing import Literal

from fastapi import APIRouter, HTTPException
from starlette.responses import Response

from iteru.kit.artist import PALETTE
from iteru.kit.layers import LAYERS
from iteru.web import assets, pictures
from iteru.web.pages.page_request import meta_of
from iteru.web.scenery import SCENES

router = APIRouter(include_in_schema=False)
Light = Literal["day", "night"]


@router.get("/static/palette.css")
async def palette() -> Response:
    return assets.sheet(PALETTE.read_text(encoding="utf-8"))


@router.get("/static/layers/{name}.svg")
async def layer(name: str) -> Response:
    found = LAYERS.compressed(name)
    if found is None:
        raise HTTPException(404)
    headers = {"cache-control": assets.FOR_GOOD, "content-encoding": "gzip"}
    return Response(found, media_type="image/svg+xml", headers=headers)


@router.get("/static/games/{name}.css")
async def game_style(name: str) -> Response:
    return assets.sheet(assets.style_of(meta_of(name)))


@router.get("/static/games/{name}/{kind}-{light}.svg")
async def game_picture(name: str, kind: Literal["cover", "emblem"], light: Light) -> Response:
    return assets.picture(pictures.of_game(meta_of(name), kind, light))


@router.get("/static/games/{name}/minute/{lang}/{number}-{light}.svg")
def minute_picture(name: str, lang: str, number: int, light: Light) -> Response:
    """Takes a moment to draw, so it runs beside the loop."""
    drawn = pictures.minute_drawn(meta_of(name), lang, number, light)
    if not drawn:
        raise HTTPException(404)
    return assets.picture(drawn)


@router.get("/static/games/{name}/examples/{lang}/{example}-{light}.svg")
def example_picture(name: str, lang: str, example: str, light: Light) -> Response:
    """Takes a moment to draw, so it runs beside the loop."""
    drawn = pictures.example_drawn(meta_of(name), lang, example, light)
    if not drawn:
        raise HTTPException(404)
    return assets.picture(drawn)


@router.get("/static/scenes/{name}-{light}.svg")
async def landscape(name: str, light: Light) -> Response:
    if name not in SCENES:
        raise HTTPException(404)
    return assets.picture(pictures.scene(name, light))
