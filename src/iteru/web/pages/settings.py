"""What a person chooses for all pages: language, theme, animations, reactions, warnings."""

import re
from typing import Annotated

from fastapi import APIRouter, Form
from starlette.responses import Response

from iteru.web.identity import valid_settings
from iteru.web.pages.page_request import Asked, Csrf

router = APIRouter(include_in_schema=False)
Chosen = Annotated[str, Form(max_length=20)]


@router.post("/settings")
async def settings(
    ask: Asked,
    csrf: Csrf,
    lang: Chosen = "",
    theme: Chosen = "",
    speed: Chosen = "",
    reactions: Chosen = "",
    warnings: Chosen = "",
    back: Annotated[str, Form()] = "/",
) -> Response:
    """Kept in the browser and with the person, if there is one: then it holds on all their devices."""
    ask.check_form(csrf)
    chosen = {"lang": lang, "theme": theme, "speed": speed, "reactions": reactions}
    await ask.choose(valid_settings(chosen | {"warnings": warnings}))
    safe = re.fullmatch(r"/[\w/.-]*(\?[\w=&-]*)?", back, re.ASCII) and not back.startswith("//")
    return ask.go(back if safe else "/")
