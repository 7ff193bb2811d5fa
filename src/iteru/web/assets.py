"""Style sheets and scripts, at addresses that change with their contents, so that browsers may keep them for good.

Scripts import each other by relative addresses, so the stamp is part of the path: no page mixes two releases.
"""

import re
from collections.abc import Iterable
from functools import cache
from gzip import compress
from hashlib import sha256
from pathlib import Path
from typing import Final

from fastapi.staticfiles import StaticFiles
from markupsafe import Markup
from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.types import Scope

from iteru.engine.meta import Meta
from iteru.kit.artist import PALETTE, symbols_layer
from iteru.kit.icons import stencil
from iteru.kit.kept import cache_by_box
from iteru.kit.letters import FONTS
from iteru.kit.shown import shown

STATIC: Final = Path(__file__).parent / "static"
FOR_GOOD: Final = "public, max-age=31536000, immutable"
WIDE: Final = "(width > 1100px) and (height > 560px)"
SIDEWAYS: Final = f"{WIDE} and (aspect-ratio < 3/2)"
UPRIGHT: Final = "(640px < width <= 1100px) and (height > 560px)"
LOW: Final = "(aspect-ratio > 6/5) and (height <= 560px)"
PHONE: Final = "(width <= 640px)"
BROAD: Final = "(width > 1000px)"
SLIM: Final = "(width <= 1000px)"
"""Room for all parts of a table at once, and where two lines are left below its board; a tablet held upright; a phone held
sideways, and upright; room for a column beside a text, and none.

No other place knows how large a screen is: scripts, games and the server go by the custom properties that the sheets set. A
game may ask how wide its own panel is.
"""
SHEETS: Final = {
    "basics.css": "all",
    "pages.css": "all",
    "home.css": "all",
    "boxes.css": "all",
    "opponents.css": "all",
    "profile.css": "all",
    "profile_slim.css": SLIM,
    "profile_phone.css": PHONE,
    "forms.css": "all",
    "reading.css": BROAD,
    "slim.css": SLIM,
    "phone.css": PHONE,
    "table.css": "all",
    "result.css": "all",
    "replay.css": "all",
    "lesson.css": "all",
    "wide.css": WIDE,
    "result_wide.css": WIDE,
    "sideways.css": SIDEWAYS,
    "narrow.css": f"not ({WIDE})",
    "replay_narrow.css": f"not ({WIDE})",
    "upright.css": UPRIGHT,
    "low.css": LOW,
    "print.css": "print",
}
"""The page's own style sheets, and on which screens they hold."""
ON_ONE_PAGE: Final = {"profile.css", "profile_slim.css", "profile_phone.css"}
"""The sheets that only one page needs, which names them itself."""
NOT_AT_TABLES: Final = {
    *("home.css", "boxes.css", "forms.css", "reading.css", "slim.css"),
    *ON_ONE_PAGE,
}
"""The sheets that nothing at a table needs: whatever changes there would be compared with all their rules."""
ONLY_AT_TABLES: Final = {
    *("result.css", "result_wide.css", "replay.css", "replay_narrow.css", "lesson.css"),
}
"""The sheets that nothing but a table needs."""
LINK: Final = Markup('<link rel="stylesheet" href="{}" media="{}">')


MODULE: Final = Markup('<link rel="modulepreload" href="{}">')
BEGIN: Final = Markup('<script type="module" src="{}"></script>')
IMPORTED: Final = re.compile(r'^import .* from "\./(\w+\.js)";$', re.MULTILINE)


def stamp(contents: Iterable[bytes]) -> str:
    return sha256(b"\0".join(contents)).hexdigest()[:12]


ROOT: Final = f"/static/{stamp(path.read_bytes() for path in sorted(STATIC.iterdir()))}"
FONT_ROOT: Final = f"/static/fonts/{stamp(path.read_bytes() for path in sorted(FONTS.iterdir()))}"
SHEET_ADDRESSES: Final = {
    f"{FONT_ROOT}/fonts.css": "all",
    f"/static/palette.css?{stamp([PALETTE.read_bytes()])}": "all",
    **{f"{ROOT}/{name}": screens for name, screens in SHEETS.items()},
}
"""Where the sheets of all pages lie, and on which screens they hold."""


SHEET_NAMES: Final = [address.rpartition("/")[2] for address in SHEET_ADDRESSES]


def links(left_out: set[str]) -> Markup:
    addresses = [one for one in SHEET_ADDRESSES if one.rpartition("/")[2] not in left_out]
    return Markup("\n").join([LINK.format(one, SHEET_ADDRESSES[one]) for one in addresses])


LINKS: Final = links(ONLY_AT_TABLES | ON_ONE_PAGE)
PROFILE_LINKS: Final = links({*SHEET_NAMES} - ON_ONE_PAGE)
TABLE_LINKS: Final = links(NOT_AT_TABLES)


PRELOAD: Final = Markup('<link rel="preload" as="font" type="font/woff2" href="{}/{}" crossorigin>')
FACES: Final = (
    *("sans-{}-400-normal", "sans-{}-700-normal"),
    *("{}-400-normal", "{}-400-italic", "{}-700-normal"),
)
ALPHABETS: Final = {"en": ("latin",)}
"""What a language is written with; others need both files of a typeface."""


def typefaces(lang: str) -> Markup:
    """Has a browser fetch what a table is set in early: words that are shown in other letters first are laid out twice."""
    alphabets = ALPHABETS.get(lang, ("latin", "latin-ext"))
    files = [f"alegreya-{face.format(letters)}.woff2" for letters in alphabets for face in FACES]
    return Markup("\n").join([PRELOAD.format(FONT_ROOT, file) for file in files])


def imported(first: str) -> set[str]:
    """Returns a script and all that it needs."""
    found: set[str] = set()
    new = {first}
    while new:
        found |= new
        named = {
            name for one in new for name in IMPORTED.findall((STATIC / one).read_text("utf-8"))
        }
        new = named - found
    return found


def scripts(first: str) -> Markup:
    """Has a browser begin with a script, and fetch all that it needs at once: else it would learn of each from another."""
    its = [MODULE.format(f"{ROOT}/{name}") for name in sorted(imported(first))]
    return Markup("\n").join([*its, BEGIN.format(f"{ROOT}/{first}")])


PAGE_SCRIPTS: Final = scripts("main.js")
TABLE_SCRIPTS: Final = scripts("at_table.js")
REPLAY_SCRIPTS: Final = scripts("at_replay.js")


class KeptFiles(StaticFiles):
    """Files that a browser never has to ask for again. Text travels compressed, to who can read that."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if isinstance(response, FileResponse) and Path(path).suffix in COMPRESSED:
            if "gzip" in Headers(scope=scope).get("accept-encoding", ""):
                its = {"content-encoding": "gzip"}
                response = Response(zipped(str(response.path)), 200, its, response.media_type)
            response.headers["vary"] = "accept-encoding"
        response.headers["cache-control"] = FOR_GOOD
        return response


COMPRESSED: Final = {".css", ".js"}


@cache
def zipped(file: str) -> bytes:
    return compress(Path(file).read_bytes(), mtime=0)


def sheet(style: str) -> Response:
    return Response(style, media_type="text/css", headers={"cache-control": FOR_GOOD})


def picture(drawn: str) -> Response:
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": FOR_GOOD})


def style_of(meta: Meta) -> str:
    """A game's own style sheet with the signs of its choices, or nothing."""
    its = shown(meta)
    return its.style + "".join([sign_rule(meta, kind, its.signs[kind]) for kind in its.signs])


def sign_rule(meta: Meta, kind: str, strokes: str) -> str:
    """Gives the buttons of a kind of choices their sign: scripts write their words anew, so it cannot stand in them."""
    where = f'[data-game="{meta.name}"] [data-kind="{kind}"]'
    return f'{where} {{ --sign: url("{stencil(strokes)}"); --signed: block; }}\n'


@cache_by_box
def style_link(meta: Meta) -> Markup:
    """The link to a game's own style sheet, if it has one."""
    style = style_of(meta)
    if not style:
        return Markup()
    return LINK.format(f"/static/games/{meta.name}.css?{stamp([style.encode()])}", "all")


def symbols(meta: Meta) -> Markup:
    """Returns the place in a page for the symbols that a game's pictures use."""
    layer = symbols_layer(meta)
    return (
        Markup('<svg class="symbols {}" data-layer="{}" aria-hidden="true"></svg>').format(
            meta.name, layer
        )
        if layer
        else Markup()
    )
