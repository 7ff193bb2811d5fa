"""The rules of a game as pages: for everybody, and as a table plays by them."""

from typing import Any

from fastapi import APIRouter
from fastapi.responses import HTMLResponse
from markupsafe import Markup
from starlette.responses import Response

import iteru
from iteru.engine.game import Game
from iteru.engine.meta import Meta
from iteru.engine.state import State
from iteru.kit.guide import said
from iteru.kit.lesson import lesson_of
from iteru.table.live import LiveTable
from iteru.table.watchdog import at_work
from iteru.web import pictures
from iteru.web.options import options_in_force
from iteru.web.pages.cards import index_of
from iteru.web.pages.home import by_weight
from iteru.web.pages.page_request import Ask, Asked, box_shown, meta_of
from iteru.web.rule_text import rule_text
from iteru.web.texts import page_words
from iteru.words.figures import figure_names
from iteru.words.typography import typeset

router = APIRouter(include_in_schema=False)


@router.get("/rules", response_class=HTMLResponse)
async def first_rules(ask: Asked) -> Response:
    """The rules of the easiest game; from there the others are a step away."""
    return ask.go(f"/rules/{by_weight()[0].name}")


@router.get("/rules/{name}", response_class=HTMLResponse)
async def rules(name: str, ask: Asked) -> Response:
    game = ask.house.game(meta_of(name).name)
    shown = rules_shown(game, ask.lang) | {"options": [], "others": others(game)}
    return ask.page("rules.html", game.meta, **shown, **await figures_of(ask, game))


@router.get("/t/{table_id}/rules", response_class=HTMLResponse)
async def rules_of_table(table_id: str, ask: Asked) -> Response:
    """The rules as a table plays by them: with its options and its own box."""
    table = await ask.house.table(table_id)
    known = await figures_of(ask, table.game, table.box_id)
    return ask.page("rules.html", table.game.meta, **rules_at(table, ask.lang), **known)


@router.get("/t/{table_id}/rules/text", response_class=HTMLResponse)
async def rules_text(table_id: str, ask: Asked) -> Response:
    """The same without a page around it, for the drawer on a table's page."""
    table = await ask.house.table(table_id)
    return ask.page("rule_text.html", table.game.meta, **rules_at(table, ask.lang))


def rules_at(table: LiveTable, lang: str) -> dict[str, Any]:
    with at_work(table.id):
        shown = rules_shown(table.game, lang)
    return shown | {"options": options_in_force(table, lang), "table": table.id, "others": []}


def rules_shown(game: Game[State], lang: str) -> dict[str, Any]:
    return {
        "meta": game.meta,
        "title": game.meta.title(lang),
        "text": rule_text(game, lang),
        "index": index_of(game, lang),
        "minute": minute_of(game.meta, lang),
        "tips": tips_of(game.meta, lang),
    }


def minute_of(meta: Meta, lang: str) -> list[tuple[str, Markup]]:
    """The game in a minute: sentences with their pictures; nothing for a game without a guide."""
    lesson = lesson_of(iteru.game(meta.name))
    sentences = lesson.guide.minute if lesson else ()
    said_in = [typeset(said(sentence.say, lang), lang) for sentence in sentences]
    return list(zip(said_in, pictures.minute(meta, lang), strict=True))


def tips_of(meta: Meta, lang: str) -> list[str]:
    """Returns the tips for beginners from the game's guide."""
    lesson = lesson_of(iteru.game(meta.name))
    return [typeset(said(tip.say, lang), lang) for tip in (lesson.guide.tips if lesson else ())]


def others(game: Game[State]) -> list[Any]:
    return [meta for meta in by_weight() if meta.name != game.meta.name]


async def figures_of(ask: Ask, game: Game[State], box_id: str | None = None) -> dict[str, Any]:
    """Returns the number of printed values, and those that are filled in or corrected."""
    figures = list(game.box)
    names = figure_names(page_words(ask.lang, game.meta), game)
    return {
        "figures": len(figures),
        "reconstructed": [
            (figure.path, names[figure.path])
            for figure in figures
            if figure.weakest == "reconstructed"
        ],
        "box": await box_shown(ask, game, box_id),
    }
