"""The documentation of the API as a page."""

from typing import Any

from fastapi import APIRouter
from fastapi.responses import HTMLResponse
from starlette.responses import Response

from iteru.web.pages.page_request import Asked

router = APIRouter(include_in_schema=False)


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
