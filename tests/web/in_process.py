"""The application without a server, asked from any address."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from iteru.table.migrate import migrate
from iteru.web.app import create_app
from iteru.web.settings import Settings
from tests.web.conftest import inside


class Asked:
    """The application as it stands on a temporary database."""

    def __init__(self, app: Any) -> None:
        self.app = app

    def client(self, address: str = "192.0.2.1", **headers: str) -> httpx.AsyncClient:
        """A new visitor at an address."""
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False, client=(address, 50))
        return httpx.AsyncClient(
            transport=transport, base_url="http://localhost", headers=headers, timeout=60
        )

    async def get(self, path: str, address: str = "192.0.2.1", **headers: str) -> httpx.Response:
        async with self.client(address, **headers) as client:
            return await client.get(path)


async def post(client: httpx.AsyncClient, path: str, **form: str) -> httpx.Response:
    """Send a form as the page does, with the token of the visitor."""
    return await client.post(path, data={"csrf": await csrf_of(client), **form})


async def csrf_of(client: httpx.AsyncClient) -> str:
    found = re.search(r'name="csrf" value="([^"]+)"', (await client.get("/account")).text)
    assert found is not None
    return found.group(1)


async def new_token(client: httpx.AsyncClient) -> str:
    found = re.search(r"iteru_[\w-]{20,}", (await post(client, "/account/token", label="x")).text)
    assert found is not None
    return found.group()


@asynccontextmanager
async def application(data: Path, **settings: Any) -> AsyncIterator[Asked]:
    app = create_app(Settings(data=data, workers=1, **settings))
    framework = inside(app)
    await migrate(framework.state.house.storage)
    async with framework.router.lifespan_context(framework):
        yield Asked(app)
