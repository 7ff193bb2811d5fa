"""The pages: home, new table, table, replay, rules, account. Each form carries the visitor's own token against forgery."""

import re
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache, lru_cache, partial
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Form, Request, UploadFile
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse
from markdown_it import MarkdownIt
from starlette.responses import Response

import iteru
from iteru.bots.registry import USUAL_BOT, valid_bots
from iteru.bots.registry import title as bot_title
from iteru.engine.box import as_given
from iteru.engine.errors import UnknownGame
from iteru.engine.game import Game
from iteru.engine.match import standing
from iteru.engine.meta import Meta
from iteru.engine.options import options_of
from iteru.engine.record import read_record
from iteru.engine.registry import valid_games
from iteru.engine.state import NOBODY, State
from iteru.kit.artist import PALETTE, Artist
from iteru.kit.shown import failed
from iteru.table.house import House
from iteru.table.live import OPEN, OVER, PLAYING, Forbidden, LiveTable
from iteru.table.names import seat_names
from iteru.table.people import BadPerson, Person
from iteru.table.storage import Summary
from iteru.web import assets, regions
from iteru.web.api.caller import house_of
from iteru.web.api.tables import record_text
from iteru.web.identity import YEAR, Identity, Visitor, language_of, same, screen_of, theme_of
from iteru.web.texts import page_words, table_words
from iteru.words import LANGUAGES, Words
from iteru.words.rule_page import rule_page
from iteru.words.typography import typeset_html

router = APIRouter(include_in_schema=False)


@dataclass
class Ask:
    """A page being asked for: by whom, in which language, with which cookies to set."""

    request: Request
    house: House
    identity: Identity
    visitor: Visitor
    lang: str
    cookies: dict[str, str] = field(default_factory=dict)

    @property
    def words(self) -> Words:
        return page_words(self.lang)

    async def person(self) -> Person:
        """The visitor as a person; whoever does something for the first time becomes a guest."""
        if self.visitor.person is None:
            self.visitor.person = await self.house.people.new_guest(self.words.say("guest-name"))
        return self.visitor.person

    def check_form(self, csrf: str) -> None:
        if not same(self.visitor.csrf, csrf):
            raise Forbidden("bad-form")

    def page(self, template: str, texts: Meta | None = None, **context: Any) -> Response:
        words = page_words(self.lang, texts)
        html = render(self.request, template, self.visitor, words, **context)
        return self.with_cookies(HTMLResponse(html))

    def go(self, where: str) -> Response:
        return self.with_cookies(RedirectResponse(where, 303))

    def with_cookies(self, response: Response) -> Response:
        self.identity.remember(response, self.visitor)
        for name, value in self.cookies.items():
            response.set_cookie(
                name, value, max_age=YEAR, samesite="lax", secure=self.identity.secure
            )
        return response


def render(
    request: Request, template: str, visitor: Visitor | None, words: Words, **context: Any
) -> str:
    shared = {
        "say": words.say,
        "number": words.number,
        "say_value": words.value,
        "bot_title": partial(bot_title, words=words),
        "lang": words.lang,
        "languages": LANGUAGES,
        "theme": theme_of(request),
        "visitor": visitor,
        "usual_bot": USUAL_BOT,
        "here": request.url.path,
        "version": iteru.__version__,
        "assets": assets,
    }
    return regions.TEMPLATES.get_template(template).render(shared | context)


def error_page(request: Request, status: int, sentence: str) -> str:
    return render(
        request,
        "error.html",
        None,
        page_words(language_of(request)),
        status=status,
        sentence=sentence,
    )


async def asking(request: Request) -> Ask:
    identity: Identity = request.app.state.identity
    visitor = await identity.visitor(request)
    if visitor.by_token:
        visitor = identity.stranger()
    return Ask(request, await house_of(request), identity, visitor, language_of(request))


Asked = Annotated[Ask, Depends(asking)]
Csrf = Annotated[str, Form(max_length=80)]


def meta_of(name: str) -> Meta:
    if name not in valid_games():
        raise UnknownGame("unknown-game", name=name[:60], right=", ".join(valid_games()))
    return iteru.meta(name)


# Looks


@router.get("/static/palette.css")
async def palette() -> Response:
    return assets.sheet(PALETTE.read_text(encoding="utf-8"))


@router.get("/static/games/{name}.css")
async def game_style(name: str) -> Response:
    return assets.sheet(assets.style_of(meta_of(name)))


# Home and new tables


@router.get("/", response_class=HTMLResponse)
async def home(ask: Asked) -> Response:
    storage = ask.house.storage
    person = ask.visitor.person
    begun = await ask.house.tables_of(person, (OPEN, PLAYING), 20) if person else []
    running = [table for table in begun if person and not table.is_left_by(person.id)]
    finished = await ask.house.tables_of(person, (OVER,), 10) if person else []
    mine = {summary.id for summary in begun}
    joinable = [
        summary for summary in await storage.listed_tables((OPEN,), 30) if summary.id not in mine
    ]
    watchable = [
        summary for summary in await storage.listed_tables((PLAYING,), 20) if summary.id not in mine
    ]
    return ask.page(
        "home.html",
        games=[game_card(ask.house.game(name), ask.lang) for name in valid_games()],
        running=running,
        finished=finished,
        joinable=joinable,
        watchable=watchable,
        names_of=partial(names_of, words=ask.words),
        day_of=partial(day_of, words=ask.words),
        is_guest=person is None or person.account is None,
        titles=titles([*running, *finished, *joinable, *watchable], ask.lang),
    )


def names_of(summary: Summary, words: Words) -> list[str]:
    """Who sits where at a table in a list."""
    seats = summary.seats
    return seat_names([seat.name for seat in seats], [seat.bot or "" for seat in seats], words)


def day_of(summary: Summary, words: Words) -> dict[str, str]:
    """When a game ended: for people, and for programs."""
    day = datetime.fromtimestamp(summary.touched, UTC)
    shown = words.say("web-day", day=str(day.day), month=day.month, year=str(day.year))
    return {"shown": shown, "date": day.date().isoformat()}


def titles(tables: list[Summary], lang: str) -> dict[str, str]:
    """The titles of the games at some tables; a game that is no longer here keeps its name."""
    names = {summary.game for summary in tables}
    return {name: iteru.meta(name).title(lang) if name in valid_games() else name for name in names}


@cache
def game_card(game: Game[State], lang: str) -> dict[str, Any]:
    """A game on the home page: its picture is a position some way into a game."""
    found = game.meta
    figures = list(game.box)
    return {
        "meta": found,
        "title": found.title(lang),
        "picture": card_picture(game, lang),
        "figures": len(figures),
        "reconstructed": [figure.path for figure in figures if figure.weakest == "reconstructed"],
        "corrected": corrected_figures(game),
    }


def corrected_figures(game: Game[State]) -> list[tuple[str, str]]:
    """What an owner corrected: figures, and their values as they stand in a file of corrections."""
    return [
        (figure, ", ".join(f"{key} = {as_given(value)}" for key, value in values.items()))
        for figure, values in game.box.corrected_values().items()
    ]


def card_picture(game: Game[State], lang: str) -> str:
    """Nothing for a game that fails on the way there: the others are still to be shown."""
    try:
        view = game.view(some_way_in(game), None)
    except Exception as error:
        failed(game.meta, "game", error)
        return ""
    return Artist(game.meta, page_words(lang, game.meta)).board(view)


def some_way_in(game: Game[State]) -> State:
    """A position after 60 moves, or the last before the end of a shorter game."""
    state = game.new(game.meta.max_seats, 5)
    for _ in range(60):
        actions = state.legal_actions()
        after = state.clone()
        after.apply(actions[len(actions) // 2])
        if after.actor == NOBODY:
            break
        state = after
    return state


@router.post("/play/{name}")
async def play_now(name: str, ask: Asked, csrf: Csrf) -> Response:
    """One click: a game against bots, with as many seats as the game likes best."""
    ask.check_form(csrf)
    found = meta_of(name)
    seats: list[dict[str, object]] = [{"kind": "me"}]
    seats += [{"kind": "bot", "bot": USUAL_BOT}] * (min(3, found.max_seats) - 1)
    table = await ask.house.open_table(await ask.person(), name, {}, seats, listed=False)
    table.expect_page()
    return ask.go(f"/t/{table.id}")


@router.get("/new/{name}", response_class=HTMLResponse)
async def new_table(name: str, ask: Asked) -> Response:
    found = meta_of(name)
    return ask.page(
        "new.html",
        found,
        meta=found,
        title=found.title(ask.lang),
        options=options_of(found.options),
        bots=list(valid_bots()),
        corrected=corrected_figures(ask.house.game(name)),
        host_name=own_name(ask.visitor.person),
    )


def own_name(person: Person | None) -> str:
    """The name that somebody has given themselves, not the one that every guest has."""
    guests = [page_words(lang).say("guest-name") for lang in LANGUAGES]
    return "" if person is None or person.name in guests else person.name


@router.post("/new/{name}")
async def open_table(name: str, ask: Asked) -> Response:
    """The form of a new table: an entry for each option and for each seat."""
    found = meta_of(name)
    form = {
        key: str(value)
        for key, value in (await ask.request.form(max_fields=60, max_files=0)).items()
    }
    ask.check_form(form.get("csrf", ""))
    options = {
        option.name: form.get(f"option-{option.name}", "no" if option.is_switch else option.default)
        for option in options_of(found.options)
    }
    seats = [
        seat_from_form(form.get(f"seat-{number}", ""), form.get(f"name-{number}", ""))
        for number in range(found.max_seats)
    ]
    taken = [seat for seat in seats if seat is not None]
    person = await ask.person()
    if any(seat["kind"] == "friend" for seat in taken):
        person = await named_host(ask, person, form.get("host-name", "").strip())
    table = await ask.house.open_table(person, name, options, taken, listed="listed" in form)
    table.expect_page()
    return ask.go(f"/t/{table.id}")


async def named_host(ask: Ask, person: Person, name: str) -> Person:
    """Friends are to know who invites them."""
    if not name and not own_name(person):
        raise BadPerson("host-without-name")
    return await ask.house.rename(person, name) if name and name != person.name else person


def seat_from_form(kind: str, name: str) -> dict[str, object] | None:
    """`none` leaves the seat out; `bot-greedy` names a bot."""
    if kind in ("", "none"):
        return None
    word, _, bot = kind.partition("-")
    return {"kind": word, "bot": bot, "name": name}


# A table


@router.get("/t/{table_id}", response_class=HTMLResponse)
async def table_page(table_id: str, ask: Asked) -> Response:
    table = await ask.house.table(table_id)
    table.expect_page()
    who = regions.audience(table, ask.visitor.person, ask.lang, -1, screen_of(ask.request))
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "friend"]
    return ask.page(
        "table.html",
        table.game.meta,
        table=table,
        title=table.game.meta.title(ask.lang),
        regions=regions.draw(table, who),
        corrected=corrected_figures(table.game),
        who=who,
        can_join=bool(free) and not who.mine,
        invite=str(ask.request.url_for("table_page", table_id=table_id)),
        bots=list(valid_bots()),
    )


@router.post("/t/{table_id}/join")
async def join(
    table_id: str, ask: Asked, csrf: Csrf, name: Annotated[str, Form(max_length=60)] = ""
) -> Response:
    ask.check_form(csrf)
    table = await ask.house.table(table_id)
    person = await ask.person()
    if name.strip() and name.strip() != person.name:
        person = await ask.house.rename(person, name)
    await table.join(person, None)
    return ask.go(f"/t/{table_id}")


@router.get("/t/{table_id}/record")
async def download(table_id: str, ask: Asked) -> Response:
    table = await ask.house.table(table_id)
    disposition = f'attachment; filename="{table.game.name}-{table.id}.iteru"'
    return PlainTextResponse(record_text(table), headers={"content-disposition": disposition})


@router.get("/t/{table_id}/replay", response_class=HTMLResponse)
async def replay(table_id: str, ask: Asked, at: int = 0) -> Response:
    """A finished game step by step; `at` is how many choices have been made."""
    table = await finished(ask, table_id)
    last = len(table.match.played)
    shown = step_of(table, max(0, min(at, last)), ask)
    return ask.page(
        "replay.html",
        table.game.meta,
        table=table,
        title=table.game.meta.title(ask.lang),
        bots=list(valid_bots()),
        corrected=corrected_figures(table.game),
        **shown,
    )


@router.get("/t/{table_id}/step/{number}", response_class=HTMLResponse)
async def replay_step(table_id: str, number: int, ask: Asked) -> Response:
    """One step of a replay, for the slider."""
    table = await finished(ask, table_id)
    step = max(0, min(number, len(table.match.played)))
    return ask.page("regions/step.html", table.game.meta, table=table, **step_of(table, step, ask))


async def finished(ask: Ask, table_id: str) -> LiveTable:
    table = await ask.house.table(table_id)
    if table.status != OVER:
        raise Forbidden("not-over")
    return table


def step_of(table: LiveTable, step: int, ask: Ask) -> dict[str, Any]:
    words = table_words(ask.lang, table)
    state = table.match.state_after(step)
    view = table.game.view(state, None)
    artist = regions.artist(table, ask.lang)
    log = [
        {
            "number": number,
            "seat": played.seat,
            "who": words.name_of(played.seat),
            "move": table.game.notation(played.action),
            "lines": [words.phrase(table.game.describe(event)) for event in played.events],
        }
        for number, played in enumerate(table.match.played, start=1)
    ]
    stand = standing(table.game, state)
    panels = [
        {
            "number": n,
            "name": name,
            "points": stand.points[n],
            "if_ended_now": stand.if_ended_now[n] if stand.differs else None,
            "acting": n == state.actor,
            "inside": artist.seat(view, n),
        }
        for n, name in enumerate(words.names)
    ]
    return {
        "step": step,
        "last": len(table.match.played),
        "board": artist.board(view, screen_of(ask.request)),
        "panels": panels,
        "opening": [words.phrase(table.game.describe(event)) for event in table.match.opening],
        "log": log,
        "over": state.actor < 0,
    }


@router.post("/t/{table_id}/play-on")
async def play_on(
    table_id: str, ask: Asked, csrf: Csrf, at: Annotated[int, Form()], bot: Annotated[str, Form()]
) -> Response:
    ask.check_form(csrf)
    table = await finished(ask, table_id)
    new = await ask.house.play_on(await ask.person(), table, max(0, at), bot)
    return ask.go(f"/t/{new.id}")


@router.post("/records")
async def upload(ask: Asked, csrf: Csrf, file: UploadFile) -> Response:
    """A record to look at, or to play on from."""
    ask.check_form(csrf)
    record = read_record((await file.read()).decode("utf-8", "replace"))
    table_id = await ask.house.keep_record(await ask.person(), record)
    return ask.go(f"/t/{table_id}/replay")


# Rules


@lru_cache(maxsize=64)
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


@router.get("/rules/{name}/text", response_class=HTMLResponse)
async def rules_text(name: str, ask: Asked) -> Response:
    """The rules alone, for the drawer on a table's page."""
    return HTMLResponse(rules_html(ask.house.game(meta_of(name).name), ask.lang))


# Settings and the API in words


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


@router.get("/api/docs", response_class=HTMLResponse)
async def api_docs(ask: Asked) -> Response:
    """The API in words, made from its OpenAPI description."""
    described = ask.request.app.openapi()
    calls = [
        {
            "method": method.upper(),
            "path": path,
            "about": about.get("description", ""),
            "body": body_of(described, about),
        }
        for path, methods in described["paths"].items()
        for method, about in methods.items()
    ]
    return ask.page("api.html", calls=calls)


def body_of(described: dict[str, Any], about: dict[str, Any]) -> list[tuple[str, str]]:
    """The fields of a call's body: name and type."""
    content = about.get("requestBody", {}).get("content", {}).get("application/json", {})
    name = content.get("schema", {}).get("$ref", "").rpartition("/")[2]
    fields = described.get("components", {}).get("schemas", {}).get(name, {}).get("properties", {})
    return [(key, type_of(kind)) for key, kind in fields.items()]


def type_of(kind: dict[str, Any]) -> str:
    return str(
        kind.get("type") or " | ".join(str(one.get("type")) for one in kind.get("anyOf", []))
    )
