"""What makes the page at home on a device: a manifest with icons, and a page for when there is no connection.

The service worker keeps that one page and what it wears. It keeps nothing of tables and nothing of people.
"""

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse
from starlette.responses import JSONResponse, Response

from iteru.web import assets, pictures
from iteru.web.identity import language_of
from iteru.web.pages.page_request import SKY, render
from iteru.web.templating import TEMPLATES
from iteru.web.texts import page_words
from iteru.words import LANGUAGES

router = APIRouter(include_in_schema=False)
OFFLINE = "/offline"
ASK_AGAIN = {"cache-control": "no-cache"}
"""These addresses stay the same from release to release."""


@router.get("/manifest.webmanifest")
async def manifest(request: Request) -> Response:
    words = page_words(language_of(request))
    about = {
        "name": "Iteru",
        "short_name": "Iteru",
        "description": words.say("web-about"),
        "lang": words.lang,
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#ebd7a8",
        "theme_color": SKY["light"],
        "categories": ["games"],
        "icons": [
            icon("icon.svg", "any", "image/svg+xml"),
            icon("icon-192.png", "192x192"),
            icon("icon-512.png", "512x512"),
            icon("icon-maskable-512.png", "512x512", purpose="maskable"),
        ],
    }
    return JSONResponse(about, headers=ASK_AGAIN, media_type="application/manifest+json")


def icon(name: str, sizes: str, kind: str = "image/png", purpose: str = "any") -> dict[str, str]:
    return {"src": f"{assets.ROOT}/{name}", "sizes": sizes, "type": kind, "purpose": purpose}


@router.get(OFFLINE, response_class=HTMLResponse)
async def offline(request: Request) -> Response:
    """In all languages at once and about no player, since everybody who uses the device shares it."""
    return HTMLResponse(offline_page(request), headers=ASK_AGAIN)


def offline_page(request: Request) -> str:
    speakers = [page_words(lang) for lang in LANGUAGES]
    return render(request, "offline.html", None, speakers[0], theme="", speakers=speakers)


@router.get("/sw.js")
async def service_worker(request: Request) -> Response:
    kept = [
        OFFLINE,
        *assets.SHEET_ADDRESSES,
        *pictures.addresses("river"),
        *pictures.addresses("shore"),
        *pictures.addresses("teacher"),
        *pictures.addresses("bank"),
    ]
    script = TEMPLATES.get_template("worker.js").render(
        kept=kept,
        offline=OFFLINE,
        release=assets.stamp([text.encode() for text in (offline_page(request), *kept)]),
    )
    return Response(script, headers=ASK_AGAIN, media_type="text/javascript")
