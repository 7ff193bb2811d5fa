"""The JSON API for programs. A program sends a token (`Authorization: Bearer iteru_...`) and plays as the token's owner."""

from typing import Any

from fastapi import APIRouter

from iteru.engine.registry import game, valid_games
from iteru.web.api import events, games, tables, tokens, undo
from iteru.web.api.limits import limits_of, limits_table
from iteru.web.api.view_schemas import view_schemas
from iteru.web.server_settings import ServerSettings

router = APIRouter(prefix="/api")
for part, tag in (
    (games, "games"),
    (tables, "tables"),
    (undo, "tables"),
    (events, "events"),
    (tokens, "tokens"),
):
    router.include_router(part.router, tags=[tag])


def description(settings: ServerSettings) -> str:
    """Returns the introduction to the API's description (OpenAPI)."""
    return (
        "Every table can be played by programs. Calls and sentences are described here; docs/bot-api.md has the whole way, "
        "with an example. Sentences are in the language of `Accept-Language` (en, cs). Every error has the body `Refusal`."
        f"\n\n{limits_table(limits_of(settings))}\n"
    )


def cleaned(described: dict[str, Any]) -> dict[str, Any]:
    """OpenAPI without the framework's own answer to malformed requests, which we never send. Errors are always JSON,
    whatever else a call returns."""
    calls = [call for methods in described["paths"].values() for call in methods.values()]
    for answers in [call["responses"] for call in calls]:
        if "HTTPValidationError" in str(answers.get("422", "")):
            del answers["422"]
        for status, answer in answers.items():
            if status >= "400":
                answer["content"] = {"application/json": next(iter(answer["content"].values()))}
    for name in ("HTTPValidationError", "ValidationError"):
        described["components"]["schemas"].pop(name, None)
    describe_views(described["components"]["schemas"])
    return described


def describe_views(schemas: dict[str, Any]) -> None:
    """Add the view of each game, and say that what a seat sees is one of them."""
    seen = schemas["SeatSees"]["properties"]
    if "anyOf" in seen["view"]:  # described already
        return
    refs = []
    for name in valid_games():
        its = view_schemas(game(name))
        schemas.update(its)
        refs += [{"$ref": f"#/components/schemas/{first}"} for first in list(its)[:1]]
    others = {"type": "object", "description": "A game that does not describe its views."}
    seen["view"] = {"anyOf": [*refs, others], "description": seen["view"]["description"]}
