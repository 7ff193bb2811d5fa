"""A failure of our own is told by a page like every other, even where drawing pages is what failed."""

import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from starlette.types import ASGIApp

from iteru.web.app import create_app
from iteru.web.server_settings import ServerSettings
from iteru.web.templating import TEMPLATES
from iteru.web.texts import page_words
from iteru.words import LANGUAGES
from tests.web.conftest import inside

SECRET = "a secret of the house"
BUTTON = re.compile(r'<a class="button(?: main)?" href="([^"]*)"')
CLOTHES = re.compile(r'<(?:link rel="stylesheet"|header|nav|img|footer)[^>]*>')
EVERY_LOOK = pytest.mark.parametrize(
    ("lang", "theme"), [(lang, theme) for lang in LANGUAGES for theme in ("light", "dark")]
)


def fail(*_: object, **__: object) -> None:
    raise RuntimeError(SECRET)


@pytest.fixture
def app(tmp_path: Path) -> ASGIApp:
    """Nobody can be told who they are, so every page fails."""
    app = create_app(ServerSettings(data=tmp_path, rate=100_000.0))
    inside(app).state.identity.visitor = fail
    return app


@pytest.fixture
def is_undrawable(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    return lambda: monkeypatch.setattr(TEMPLATES, "get_template", fail)


async def answer_to(
    app: ASGIApp, path: str, lang: str = "en", theme: str = "", method: str = "GET", **headers: str
) -> httpx.Response:
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    cookies = {"lang": lang, "theme": theme}
    async with httpx.AsyncClient(
        transport=transport, base_url="http://localhost", cookies=cookies
    ) as client:
        return await client.request(method, path, headers=headers)


@EVERY_LOOK
@pytest.mark.parametrize("is_drawn", [True, False], ids=["drawn", "drawn before"])
async def test_a_failure_looks_like_every_other_error(
    app: ASGIApp, is_undrawable: Callable[[], None], lang: str, theme: str, is_drawn: bool
) -> None:
    missing = await answer_to(app, "/nowhere", lang, theme)
    assert missing.status_code == 404
    if not is_drawn:
        is_undrawable()
    failed = await answer_to(app, "/opponents", lang, theme)
    assert failed.status_code == 500
    assert f'<html lang="{lang}" data-theme="{theme}">' in failed.text
    assert f"<h1>{page_words(lang).say('server-error')}</h1>" in failed.text
    assert CLOTHES.findall(failed.text) == CLOTHES.findall(missing.text) != []
    assert failed.headers["content-security-policy"] == missing.headers["content-security-policy"]
    assert SECRET not in failed.text


async def test_a_page_that_failed_can_be_asked_for_again(app: ASGIApp) -> None:
    there = await answer_to(app, "/opponents", referer="http://localhost/learn?at=2")
    assert BUTTON.findall(there.text) == ["", "/learn?at=2", "/"]
    form = await answer_to(app, "/play/imhotep", method="POST", referer="http://localhost/")
    assert form.status_code == 500
    assert BUTTON.findall(form.text) == ["/"], "asking again for what a form did is another thing"


async def test_an_error_that_cannot_be_drawn_is_a_failure(
    app: ASGIApp, is_undrawable: Callable[[], None]
) -> None:
    is_undrawable()
    missing = await answer_to(app, "/nowhere")
    assert missing.status_code == 500
    assert BUTTON.findall(missing.text) == ["/"]
