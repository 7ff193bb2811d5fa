"""Learning a game: all lessons, the page of one, and playing on where it ends."""

from typing import Any

from fastapi import APIRouter
from fastapi.responses import HTMLResponse
from starlette.responses import Response

from iteru.table import lessons
from iteru.table.forbidden import Forbidden
from iteru.table.lessons import LiveLesson, lesson_in
from iteru.table.live import LiveTable
from iteru.table.watchdog import at_work
from iteru.web import lesson
from iteru.web.identity import screen_of
from iteru.web.options import options_in_force
from iteru.web.pages.cards import cards_shown
from iteru.web.pages.home import by_weight, game_card
from iteru.web.pages.page_request import Ask, Asked, Csrf, meta_of
from iteru.web.pages.rules import figures_of, others, rules_shown

router = APIRouter(include_in_schema=False)


@router.get("/learn", response_class=HTMLResponse)
async def all_lessons(ask: Asked) -> Response:
    person = ask.visitor.person
    reached = await lessons.progress_of(ask.house.storage, person) if person else {}
    found = [
        {
            **game_card(meta, ask.lang),
            "lesson": lesson.lesson_progress(meta.name, reached.get(meta.name)),
        }
        for meta in by_weight()
    ]
    return ask.page("learn.html", games=[game for game in found if game["lesson"]])


@router.post("/learn/{name}")
async def begin(name: str, ask: Asked, csrf: Csrf) -> Response:
    """Begins a lesson, or goes on with one; one that was taken to its end begins again."""
    ask.check_form(csrf)
    live = await lesson.of_visitor(ask.house, meta_of(name).name, ask.visitor, ask.lang)
    if live is None or live.is_at_end:
        await begin_anew(ask, name)
    return ask.go(f"/learn/{name}")


@router.post("/learn/{name}/again")
async def again(name: str, ask: Asked, csrf: Csrf) -> Response:
    ask.check_form(csrf)
    await begin_anew(ask, meta_of(name).name)
    return ask.go(f"/learn/{name}")


async def begin_anew(ask: Ask, name: str) -> None:
    if lesson_in(name) is None:
        raise Forbidden("no-lesson", game=name)
    await lessons.begin(ask.house.storage, await ask.maker(), name)


@router.get("/learn/{name}", response_class=HTMLResponse)
async def lesson_page(name: str, ask: Asked) -> Response:
    """Returns the page of a lesson; visitors who have not begun it see all lessons."""
    meta = meta_of(name)
    live = await lesson.of_visitor(ask.house, name, ask.visitor, ask.lang)
    if live is None:
        return ask.go(f"/learn#{name}")
    who = lesson.audience(live, ask.lang, screen_of(ask.request))
    return ask.page(
        "lesson.html",
        meta,
        table=live.table,
        live=live,
        title=game_card(meta, ask.lang)["title"],
        regions=lesson.draw_once(live, who, ask.house.bots.pace),
    )


@router.post("/learn/{name}/play-on")
async def play_on(name: str, ask: Asked, csrf: Csrf) -> Response:
    """Goes on at a table. Unless the player has switched it off, choices that cost much are pointed out there."""
    ask.check_form(csrf)
    live = await begun(ask, name)
    table = await lessons.play_on(ask.house, await ask.maker(), live)
    if not ask.chosen("warnings"):
        await ask.choose({"warnings": "on"})
    table.presence.expect_page()
    return ask.go(f"/t/{table.id}")


async def begun(ask: Ask, name: str) -> LiveLesson:
    live = await lesson.of_visitor(ask.house, meta_of(name).name, ask.visitor, ask.lang)
    if live is None:
        raise Forbidden("no-lesson", game=name)
    return live


@router.get("/learn/{name}/rules", response_class=HTMLResponse)
async def rules_of_lesson(name: str, ask: Asked) -> Response:
    """The rules as a lesson plays by them: with its options and the box as it was printed."""
    table = (await begun(ask, name)).table
    shown = rules_beside(table, ask.lang) | await figures_of(ask, table.game)
    return ask.page("rules.html", table.game.meta, **shown)


@router.get("/learn/{name}/rules/text", response_class=HTMLResponse)
async def rules_text(name: str, ask: Asked) -> Response:
    """The same without a page around it, for the drawer on the lesson's page."""
    table = (await begun(ask, name)).table
    return ask.page("rule_text.html", table.game.meta, **rules_beside(table, ask.lang))


def rules_beside(table: LiveTable, lang: str) -> dict[str, Any]:
    with at_work(table.id):
        shown = rules_shown(table.game, lang)
    more = {"options": options_in_force(table, lang), "others": others(table.game)}
    return shown | more | {"cards_at": f"/learn/{table.game.name}/cards"}


@router.get("/learn/{name}/cards", response_class=HTMLResponse)
async def cards_of_lesson(name: str, ask: Asked) -> Response:
    """The cards that a lesson plays with, whatever this server's own box says."""
    table = (await begun(ask, name)).table
    at = f"/learn/{table.game.name}"
    with at_work(table.id):
        shown = cards_shown(table.game, ask.lang, f"{at}/rules")
    return ask.page("cards.html", table.game.meta, **shown, cards_at=f"{at}/cards")
