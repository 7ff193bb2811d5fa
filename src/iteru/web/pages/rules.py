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
from iteru.web.pages.home import by_weight
from iteru.web.pages.page_request import Asked, corrected_figures, meta_of
from iteru.web.texts import page_words
from iteru.words.rule_page import rule_page
from iteru.words.typography import typeset_html

router = APIRouter(include_in_schema=False)


CHAPTER = re.compile(r"<h2>(R\d+)\b\s*(.*?)</h2>")
RULE = re.compile(r"<p><strong>(R\d+\.\d+)\s")
SOURCE = re.compile(r"<em>\(([^<]*)\)</em>(?=</p>)")
ABOUT = re.compile(r"(</h1>\n)(<p>.*?</p>\n)", re.DOTALL)
CONTENTS = re.compile(r'<h2 id="(R\d+)"[^>]*><span class="number">\1</span> (.*?)</h2>')


@lru_cache(maxsize=24)
def rules_html(title: Game[State], lang: str) -> str:
    """The rule page with an anchor for each chapter and each rule; where a text comes from stands at its end."""
    words = page_words(lang, title.meta)
    text = rule_page(title, words)
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    html = typeset_html(html, lang)
    html = CHAPTER.sub(r'<h2 id="\1" tabindex="-1"><span class="number">\1</span> \2</h2>', html)
    html = RULE.sub(r'<p id="\1" tabindex="-1"><strong><span class="number">\1</span> ', html)
    html = SOURCE.sub(r'<em class="source">\1</em>', html)
    html = html.replace("<table>", '<table tabindex="0">')  # a wide one is scrolled by keys, too
    about = ABOUT.search(html)
    if about is None:
        return html
    heading = f'<h2 id="about" tabindex="-1">{words.say("web-about-rules")}</h2>\n'
    return ABOUT.sub(r"\1", html, count=1) + heading + about[2]


def contents_of(html: str) -> list[tuple[str, str]]:
    """The chapters of a rule page: numbers and names."""
    return CONTENTS.findall(html)


@router.get("/rules", response_class=HTMLResponse)
async def first_rules(ask: Asked) -> Response:
    """The rules of the easiest game; from there the others are a step away."""
    return ask.go(f"/rules/{by_weight()[0].name}")


@router.get("/rules/{name}", response_class=HTMLResponse)
async def rules(name: str, ask: Asked) -> Response:
    found = meta_of(name)
    game = ask.house.game(found.name)
    return ask.page("rules.html", found, **around_rules(game, ask.lang), **figures_of(game))


def around_rules(game: Game[State], lang: str) -> dict[str, Any]:
    """What stands around the rules of a game: their contents, and the ways to those of other games."""
    rules = rules_html(game, lang)
    return {
        "meta": game.meta,
        "title": game.meta.title(lang),
        "rules": rules,
        "contents": contents_of(rules),
        "others": [meta for meta in by_weight() if meta.name != game.meta.name],
    }


def figures_of(game: Game[State]) -> dict[str, Any]:
    """What is known of the printed values: how many there are, and which are filled in or corrected."""
    figures = list(game.box)
    return {
        "figures": len(figures),
        "reconstructed": [figure.path for figure in figures if figure.weakest == "reconstructed"],
        "corrected": corrected_figures(game),
    }


@router.get("/t/{table_id}/rules", response_class=HTMLResponse)
async def rules_of_table(table_id: str, ask: Asked) -> Response:
    """The rules as a table plays by them: with its options and its own box."""
    table = await ask.house.table(table_id)
    rules = ask.drawn("table_rules.html", table.game.meta, **rules_shown(table, ask.lang))
    around = around_rules(table.game, ask.lang)
    return ask.page("rules.html", table.game.meta, **around | {"rules": rules, "table": table.id})


@router.get("/t/{table_id}/rules/text", response_class=HTMLResponse)
async def rules_text(table_id: str, ask: Asked) -> Response:
    """The same without a page around it, for the drawer on a table's page."""
    table = await ask.house.table(table_id)
    return ask.page("table_rules.html", table.game.meta, **rules_shown(table, ask.lang))


def rules_shown(table: LiveTable, lang: str) -> dict[str, Any]:
    return {"options": options_in_force(table, lang), "rules": rules_html(table.game, lang)}
