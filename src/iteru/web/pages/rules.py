"""The rules of a game as a page."""

import re
from functools import lru_cache
from typing import Any

from fastapi import APIRouter
from fastapi.responses import HTMLResponse
from markdown_it import MarkdownIt
from starlette.responses import Response

from iteru.engine.game import Game
from iteru.engine.state import State
from iteru.table.live import LiveTable
from iteru.web.options import options_in_force
from iteru.web.pages.page_request import Asked, meta_of
from iteru.web.texts import page_words
from iteru.words.rule_page import rule_page
from iteru.words.typography import typeset_html

router = APIRouter(include_in_schema=False)


@lru_cache(maxsize=24)
def rules_html(title: Game[State], lang: str) -> str:
    """The rule page with an anchor for each chapter and each rule."""
    text = rule_page(title, page_words(lang, title.meta))
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    html = typeset_html(html, lang)
    html = re.sub(r"<h2>(R\d+)\b", r'<h2 id="\1" tabindex="-1">\1', html)
    return re.sub(r"<p><strong>(R\d+\.\d+)", r'<p id="\1" tabindex="-1"><strong>\1', html)


@router.get("/rules/{name}", response_class=HTMLResponse)
async def rules(name: str, ask: Asked) -> Response:
    found = meta_of(name)
    rules = rules_html(ask.house.game(found.name), ask.lang)
    return ask.page("rules.html", found, title=found.title(ask.lang), rules=rules)


@router.get("/t/{table_id}/rules", response_class=HTMLResponse)
async def rules_of_table(table_id: str, ask: Asked) -> Response:
    """The rules as a table plays by them: with its options and its own box."""
    table = await ask.house.table(table_id)
    rules = ask.drawn("table_rules.html", table.game.meta, **rules_shown(table, ask.lang))
    return ask.page("rules.html", title=table.game.meta.title(ask.lang), rules=rules)


@router.get("/t/{table_id}/rules/text", response_class=HTMLResponse)
async def rules_text(table_id: str, ask: Asked) -> Response:
    """The same without a page around it, for the drawer on a table's page."""
    table = await ask.house.table(table_id)
    return ask.page("table_rules.html", table.game.meta, **rules_shown(table, ask.lang))


def rules_shown(table: LiveTable, lang: str) -> dict[str, Any]:
    return {"options": options_in_force(table, lang), "rules": rules_html(table.game, lang)}
