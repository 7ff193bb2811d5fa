"""The language and the theme of all pages."""

import re
from typing import Annotated

from fastapi import APIRouter, Form
from starlette.responses import Response

from iteru.web.pages.page_request import Asked, Csrf
from iteru.words import LANGUAGES

router = APIRouter(include_in_schema=False)


@router.post("/settings")
async def settings(
    ask: Asked,
    csrf: Csrf,
    lang: Annotated[str, Form()] = "",
    theme: Annotated[str, Form()] = "",
    back: Annotated[str, Form()] = "/",
) -> Response:
    ask.check_form(csrf)
    if lang in LANGUAGES:
        ask.cookies["lang"] = lang
    if theme in ("light", "dark", "system"):
        ask.cookies["theme"] = theme
    safe = re.fullmatch(r"/[A-Za-z0-9_/.-]*", back) and not back.startswith("//")
    return ask.go(back if safe else "/")
