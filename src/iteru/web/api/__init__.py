"""The JSON API for programs. A program shows a token (`Authorization: Bearer iteru_...`) and plays as its maker."""

from fastapi import APIRouter

from iteru.web.api import events, games, tables, tokens
from iteru.web.api.limits import limits_of, limits_table
from iteru.web.settings import Settings

router = APIRouter(prefix="/api")
for part, tag in ((games, "games"), (tables, "tables"), (events, "events"), (tokens, "tokens")):
    router.include_router(part.router, tags=[tag])


def description(settings: Settings) -> str:
    """What stands above the calls in OpenAPI."""
    return (
        "Every table can be played by programs. Calls and sentences are described here; docs/bot-api.md has the whole way, "
        "with an example. Sentences are in the language of `Accept-Language` (en, cs). Every error has the body `Refusal`."
        f"\n\n{limits_table(limits_of(settings))}\n"
    )
