"""Builds the application from its settings."""

import gc
import logging
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from fastapi import APIRouter, FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import compile_path

import iteru
from iteru.engine.errors import IllegalMove, IteruError
from iteru.kit.letters import FONTS
from iteru.table.endings import Endings
from iteru.table.house import Bounds, House, read_boxes
from iteru.table.last_words import LastWords
from iteru.table.start import make_folder
from iteru.table.storage import Storage
from iteru.web import api, assets, pages
from iteru.web.api.errors import RefusedAtTable, headers_of, status_of
from iteru.web.api.invalid import what_is_wrong
from iteru.web.connections import Connections
from iteru.web.fast import FastMoves
from iteru.web.guard import BodyTooLarge, Guard
from iteru.web.health import Health
from iteru.web.identity import Identity, language_of, theme_of
from iteru.web.lesson_socket import serve_lesson
from iteru.web.lines import AllLines
from iteru.web.metrics import Meter, MetricsServer, written
from iteru.web.page_socket import serve_socket
from iteru.web.pages.page_request import error_page, failure_page, prepare_failure_pages
from iteru.web.proxies import Proxies
from iteru.web.rates import Allowances
from iteru.web.server_settings import ServerSettings, host_and_port
from iteru.web.texts import page_words, table_words

log = logging.getLogger("iteru.web")
COLLECT_AFTER = 10_000
"""New objects after which the collector looks for garbage."""


ANSWERS = APIRouter()
"""API and pages. FastAPI takes a while to read what each expects: once for all applications of a process."""
ANSWERS.include_router(api.router)
ANSWERS.include_router(pages.router)


def create_app(
    settings: ServerSettings, lines: AllLines | None = None, last_words: LastWords | None = None
) -> Health:
    lines = lines or AllLines()
    make_folder(settings.data)
    prepare_failure_pages()
    storage = Storage(settings.database)
    boxes = read_boxes(settings.boxes)
    bounds = Bounds(
        settings.bot_seconds,
        settings.trial_seconds,
        settings.game_seconds,
        settings.worker_memory,
    )
    house = House(
        storage,
        settings.pace,
        settings.workers,
        settings.reaction_time,
        boxes,
        bounds,
        last_words,
    )
    allowances = Allowances(settings)
    connections = Connections(settings, Proxies(settings.proxy))

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house.start()
        await house.look_back()
        if settings.metrics:
            await metrics.start(*host_and_port(settings.metrics))
        freeze_loaded_objects()
        yield
        metrics.stop()
        await house.stop()

    app = FastAPI(
        title="Iteru",
        version=iteru.__version__,
        description=api.description(settings),
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.settings = settings
    app.state.house = house
    app.state.identity = Identity(settings.key, house, settings.secure_cookies)
    app.state.allowances = allowances
    app.state.endings = Endings()
    app.state.connections = connections
    app.state.streams = Counter[int]()
    app.state.lines = lines
    app.router.routes.extend(ANSWERS.routes)
    described = app.openapi
    app.openapi = lambda: api.cleaned(described())  # type: ignore[method-assign]
    app.mount(assets.FONT_ROOT, assets.KeptFiles(directory=FONTS), name="fonts")
    app.mount(assets.ROOT, assets.KeptFiles(directory=assets.STATIC), name="static")
    add_sockets(app)
    add_error_answers(app)
    moves = FastMoves(app, house, app.state.identity, refused_or_failed)
    guard = Guard(
        moves, allowances, app.state.identity, connections, refused_or_failed, settings.hsts
    )
    meter = Meter(guard)
    metrics = MetricsServer(lambda: written(house, lines, meter))
    return Health(meter, storage.database, connections)


def freeze_loaded_objects() -> None:
    """Hides what is loaded by now from the garbage collector: scanning it again and again held up everybody."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER, 20, 20)


def add_sockets(app: FastAPI) -> None:
    @app.websocket("/t/{table_id}/live")
    async def live(socket: WebSocket, table_id: str) -> None:
        state = app.state
        await serve_socket(
            socket, table_id, state.house, state.identity, state.allowances, state.lines
        )

    @app.websocket("/learn/{name}/live")
    async def live_lesson(socket: WebSocket, name: str) -> None:
        state = app.state
        await serve_lesson(socket, name, state.house, state.identity, state.allowances, state.lines)


async def refused_or_failed(request: Request, error: Exception) -> Response:
    """The answer to a request that is refused, or that failed through our own fault."""
    lang = language_of(request)
    words = page_words(lang)
    if isinstance(error, RefusedAtTable):
        words, error = table_words(lang, error.table), error.error
    if not isinstance(error, IteruError):
        return failed(request, error)
    rule = error.rule if isinstance(error, IllegalMove) else ""
    headers = headers_of(error)
    return answer(request, status_of(error), error.problem, words.error(error), rule, headers)


def failed(request: Request, error: Exception) -> Response:
    """The answer to a request that failed. What failed may be needed for its page as well: then it is one drawn before."""
    log.error("request %s failed", request.url.path, exc_info=error)
    lang = language_of(request)
    try:
        return answer(request, 500, "server-error", page_words(lang).say("server-error"))
    except Exception as another:
        log.error("no page can be drawn", exc_info=another)
        return HTMLResponse(failure_page(lang, theme_of(request.cookies)), 500)


HTTP_PROBLEMS = {404: "no-such-page", 405: "other-method"}


def add_error_answers(app: FastAPI) -> None:
    """Every failure is answered with a sentence: JSON for programs, a page for people; never a trace."""

    async def http(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if isinstance(error.__cause__, BodyTooLarge):  # wrapped by the framework, which read it
            return await refused_or_failed(request, error.__cause__)
        if error.status_code == 400:  # a body that the framework could not read at all
            return not_json(request)
        problem = HTTP_PROBLEMS.get(error.status_code, "bad-request")
        if problem == "no-such-page" and request.url.path.startswith("/api/"):
            problem = "no-such-call"
        sentence = page_words(language_of(request)).say(problem, method=request.method)
        headers = dict(error.headers or {})
        if "Allow" in headers:
            headers["Allow"] = allowed(app, request.url.path) or headers["Allow"]
        return answer(request, error.status_code, problem, sentence, headers=headers)

    async def invalid(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        sentence = what_is_wrong(error.errors(), page_words(language_of(request)))
        return answer(request, 422, "bad-request", sentence)

    app.add_exception_handler(IteruError, refused_or_failed)
    app.add_exception_handler(RefusedAtTable, refused_or_failed)
    app.add_exception_handler(HTTPException, http)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(Exception, refused_or_failed)


def allowed(app: FastAPI, path: str) -> str:
    """All methods that an address of the API takes; the framework names those of one route alone."""
    found = [
        method.upper()
        for described, methods in app.openapi()["paths"].items()
        if compile_path(described)[0].match(path)
        for method in methods
    ]
    return ", ".join(sorted(found))


def not_json(request: Request) -> Response:
    words = page_words(language_of(request))
    sentence = f"{words.say('bad-request')} {words.say('invalid-json')}"
    return answer(request, 422, "bad-request", sentence)


def answer(
    request: Request,
    status: int,
    problem: str,
    sentence: str,
    rule: str = "",
    headers: Mapping[str, str] | None = None,
) -> Response:
    sentence = sentence.encode("utf-8", "replace").decode()  # it may quote what no letter is
    if request.url.path.startswith("/api/"):
        body = {"error": problem, "message": sentence, "rule": rule}
        return JSONResponse(body, status, headers)
    return HTMLResponse(error_page(request, status, sentence), status, headers)
