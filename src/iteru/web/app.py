"""The application: settings in, a server out."""

import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.types import ASGIApp

import iteru
from iteru.engine.errors import IllegalMove, IteruError, UnknownGame
from iteru.table.house import House, read_boxes
from iteru.table.live import Forbidden
from iteru.table.migrate import migrate
from iteru.table.people import BadPerson
from iteru.table.storage import Stale, Storage
from iteru.web import account, api, assets, pages
from iteru.web.fast import FastMoves
from iteru.web.guard import BodyTooLarge, Guard, Rates, TooFast
from iteru.web.identity import Identity, language_of
from iteru.web.page_socket import serve_socket
from iteru.web.settings import Settings
from iteru.web.texts import page_words, table_words

log = logging.getLogger("iteru.web")
COLLECT_AFTER = 10_000
"""New objects after which the collector looks for garbage."""
NOT_FOUND = ("no-such-table", "unknown-game", "unknown-rule")


def status_of(error: IteruError) -> int:
    if error.problem in NOT_FOUND or isinstance(error, UnknownGame):
        return 404
    if error.problem == "no-token":
        return 401
    if isinstance(error, TooFast):
        return 429
    if isinstance(error, Stale):
        return 409
    if isinstance(error, Forbidden):
        return 403
    return 422 if isinstance(error, IllegalMove | BadPerson) else 400


def create_app(settings: Settings) -> ASGIApp:
    settings.data.mkdir(parents=True, exist_ok=True)
    storage = Storage(settings.database)
    boxes = read_boxes(settings.boxes)
    house = House(storage, settings.pace, settings.workers, settings.reaction_time, boxes)
    rates = Rates(settings.rate)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await migrate(storage)
        house.start()
        spare_the_collector()
        yield
        await house.stop()

    app = FastAPI(
        title="Iteru",
        version=iteru.__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.settings = settings
    app.state.house = house
    app.state.identity = Identity(settings.key, house.people, settings.secure_cookies)
    app.state.rates = rates
    app.state.sign_ins = Rates(0.2, burst=10)
    app.include_router(api.router)
    app.include_router(pages.router)
    app.include_router(account.router)
    app.mount(assets.ROOT, assets.KeptFiles(directory=assets.STATIC), name="static")
    add_socket(app)
    add_error_answers(app)
    return Guard(FastMoves(app, house, app.state.identity, refused_or_failed), rates)


def spare_the_collector() -> None:
    """What is loaded by now stays for good: looking through it again and again for garbage held up everybody."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER, 20, 20)


def add_socket(app: FastAPI) -> None:
    @app.websocket("/t/{table_id}/live")
    async def live(socket: WebSocket, table_id: str) -> None:
        await serve_socket(socket, table_id, app.state.house, app.state.identity, app.state.rates)


async def refused_or_failed(request: Request, error: Exception) -> Response:
    """The answer to what the house refuses, and to what is our own fault."""
    lang = language_of(request)
    words = page_words(lang)
    if isinstance(error, api.RefusedAtTable):
        words, error = table_words(lang, error.table), error.error
    if not isinstance(error, IteruError):
        log.error("request %s failed", request.url.path, exc_info=error)
        return answer(request, 500, "server-error", words.say("server-error"))
    rule = error.rule if isinstance(error, IllegalMove) else ""
    return answer(request, status_of(error), error.problem, words.error(error), rule)


def add_error_answers(app: FastAPI) -> None:
    """Every failure is answered with a sentence: JSON for programs, a page for people; never a trace."""

    async def http(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        message = "no-such-page" if error.status_code == 404 else "bad-request"
        return answer(
            request, error.status_code, message, page_words(language_of(request)).say(message)
        )

    async def invalid(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        where = "; ".join(
            f"{'.'.join(map(str, item['loc']))}: {item['msg']}" for item in error.errors()[:5]
        )
        return answer(
            request,
            422,
            "bad-request",
            f"{page_words(language_of(request)).say('bad-request')} {where}",
        )

    async def too_large(request: Request, error: Exception) -> Response:
        return answer(
            request, 413, "body-too-large", page_words(language_of(request)).say("body-too-large")
        )

    app.add_exception_handler(IteruError, refused_or_failed)
    app.add_exception_handler(api.RefusedAtTable, refused_or_failed)
    app.add_exception_handler(HTTPException, http)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(BodyTooLarge, too_large)
    app.add_exception_handler(Exception, refused_or_failed)


def answer(request: Request, status: int, problem: str, sentence: str, rule: str = "") -> Response:
    if request.url.path.startswith("/api/"):
        return JSONResponse({"error": problem, "message": sentence, "rule": rule}, status)
    return HTMLResponse(pages.error_page(request, status, sentence), status)
