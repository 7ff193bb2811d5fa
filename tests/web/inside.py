"""The whole application in this process, without a network: requests, sockets and streams, and a restart on the same data."""

import asyncio
import json
import re
from pathlib import Path
from secrets import randbelow
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlencode

from starlette.types import ASGIApp, Message

from iteru.table.house import House
from iteru.table.start import prepare
from iteru.web.app import create_app
from iteru.web.server_settings import ServerSettings
from tests.web.conftest import inside as framework

PATIENCE = 30.0
"""Seconds after which something that has not been answered hangs; a busy machine needs some."""
STARTING = 180.0
"""Seconds for a start or stop, with the processes that bots think in."""
HOST = "house.test"


class Answer:
    """What came back."""

    def __init__(self, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
        self.status = status
        self.headers = [(name.decode(), value.decode("latin-1")) for name, value in headers]
        self.body = body

    @property
    def text(self) -> str:
        return self.body.decode()

    def json(self) -> Any:
        return json.loads(self.body)

    def header(self, name: str) -> str:
        return next((value for key, value in self.headers if key == name), "")


class Inside:
    """A server as the framework sees it."""

    def __init__(self, database: str, data: Path, **settings: Any) -> None:
        usual = {"pace": 0.0, "rate": 1e9, "reaction_time": 0.0, "secret": "fuzz"}
        self.settings = ServerSettings(data=data, database_url=database, **{**usual, **settings})
        self.lines: list[Line] = []

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()

    async def start(self) -> None:
        await prepare(self.settings.database)
        self.app: ASGIApp = create_app(self.settings)
        self.to_lifespan: asyncio.Queue[Message] = asyncio.Queue()
        self.of_lifespan: asyncio.Queue[Message] = asyncio.Queue()
        scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
        self.lifespan = asyncio.create_task(self.run_app(scope, self.to_lifespan, self.of_lifespan))
        await self.pass_on("startup")

    async def run_app(
        self, scope: dict[str, Any], given: asyncio.Queue[Message], got: asyncio.Queue[Message]
    ) -> None:
        async def send(message: Message) -> None:
            await got.put(message)
            if message["type"] == "websocket.close":  # answered by every browser
                await given.put({"type": "websocket.disconnect", "code": message["code"]})

        await self.app(scope, given.get, send)

    async def pass_on(self, what: str) -> None:
        await self.to_lifespan.put({"type": f"lifespan.{what}"})
        async with asyncio.timeout(STARTING):
            message = await self.of_lifespan.get()
        assert message["type"] == f"lifespan.{what}.complete", message

    async def stop(self) -> None:
        for line in list(self.lines):
            await line.hang_up()
        await self.pass_on("shutdown")
        await self.lifespan

    @property
    def state(self) -> Any:
        """What the application keeps; it is behind the middleware."""
        return framework(self.app).state

    @property
    def house(self) -> House:
        house: House = self.state.house
        return house

    async def ask(
        self,
        method: str,
        path: str,
        headers: dict[str, str],
        body: bytes = b"",
        address: str = "127.0.0.1",
    ) -> Answer:
        """One request, answered whole."""
        line = Line(self, http_scope(method, path, headers, body, address), body)
        async with asyncio.timeout(PATIENCE):
            answer = await line.whole_answer()
            await line.hang_up()
        return answer


class Line:
    """An open line to the application: a request, a stream or a socket."""

    def __init__(self, inside: Inside, scope: dict[str, Any], body: bytes = b"") -> None:
        self.inside = inside
        self.given: asyncio.Queue[Message] = asyncio.Queue()
        self.got: asyncio.Queue[Message] = asyncio.Queue()
        if scope["type"] == "http":
            self.given.put_nowait({"type": "http.request", "body": body, "more_body": False})
        else:
            self.given.put_nowait({"type": "websocket.connect"})
        self.gone = f"{scope['type']}.disconnect"
        self.task = asyncio.create_task(inside.run_app(scope, self.given, self.got))
        inside.lines.append(self)

    async def next(self) -> Message:
        """The next message of the application; its failure, if it fails."""
        waiting = asyncio.create_task(self.got.get())
        async with asyncio.timeout(PATIENCE):
            await asyncio.wait({waiting, self.task}, return_when=asyncio.FIRST_COMPLETED)
        if waiting.done():
            return waiting.result()
        waiting.cancel()
        self.task.result()
        raise AssertionError("the application said nothing more")

    async def whole_answer(self) -> Answer:
        start = await self.next()
        body = b""
        while True:
            message = await self.next()
            body += message.get("body", b"")
            if not message.get("more_body"):
                return Answer(start["status"], start["headers"], body)

    def waiting(self) -> list[Message]:
        """What has come meanwhile."""
        return [self.got.get_nowait() for _ in range(self.got.qsize())]

    @property
    def is_over(self) -> bool:
        return self.task.done()

    async def until_over(self) -> list[Message]:
        """Everything until the application ends the line itself."""
        async with asyncio.timeout(PATIENCE):
            await self.task
        return self.waiting()

    async def hang_up(self) -> None:
        if self in self.inside.lines:
            self.inside.lines.remove(self)
        self.given.put_nowait({"type": self.gone, "code": 1001})
        async with asyncio.timeout(PATIENCE):
            await self.task


def http_scope(
    method: str, path: str, headers: dict[str, str], body: bytes, client: str
) -> dict[str, Any]:
    address, _, query = path.partition("?")
    given = {"host": HOST, "content-length": str(len(body)), **headers}
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": address,
        "raw_path": address.encode("utf-8", "surrogatepass"),
        "query_string": query.encode("utf-8", "surrogatepass"),
        "root_path": "",
        "headers": encoded(given),
        "client": (client, 1),
        "server": (HOST, 80),
        "state": {},
    }


def encoded(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [
        (name.lower().encode("latin-1"), value.encode("latin-1", "replace"))
        for name, value in headers.items()
    ]


class Somebody:
    """Somebody with a browser's cookie and perhaps a token, at an address of their own."""

    def __init__(self, inside: Inside, address: str = "") -> None:
        self.inside = inside
        self.address = address or f"10.{randbelow(256)}.{randbelow(256)}.{randbelow(256)}"
        self.cookie = ""
        self.csrf = ""
        self.token = ""

    async def browse(
        self, method: str, path: str, form: dict[str, str] | None = None, **headers: str
    ) -> Answer:
        """As a browser, perhaps with a form."""
        if form is None:
            return await self.send(method, path, b"", **headers)
        given = {"content-type": "application/x-www-form-urlencoded", **headers}
        return await self.send(method, path, form_body({"csrf": self.csrf, **form}), **given)

    async def upload(self, path: str, file: str) -> Answer:
        """As a browser, a form with a file."""
        kind = "multipart/form-data; boundary=part"
        body = form_with_file({"csrf": self.csrf}, file, "part")
        return await self.send("POST", path, body, **{"content-type": kind})

    async def send(self, method: str, path: str, body: bytes, **headers: str) -> Answer:
        """The cookie goes along and is changed by the answer."""
        given = {"cookie": f"iteru={self.cookie}", **headers}
        answer = await self.inside.ask(method, path, given, body, self.address)
        for name, value in answer.headers:
            if name == "set-cookie" and value.startswith("iteru="):
                self.cookie = value.removeprefix("iteru=").partition(";")[0].strip('"')
        found = re.search(r'name="csrf" value="([^"]+)"', answer.body.decode("utf-8", "replace"))
        self.csrf = found.group(1) if found else self.csrf
        return answer

    async def arrive(self) -> Self:
        await self.browse("GET", "/account")
        return self

    async def take_token(self) -> str:
        page = await self.browse("POST", "/account/token", {"label": "test"})
        found = re.search(r"iteru_[\w-]{20,}", page.text)
        assert found is not None, page.text
        self.token = found.group()
        return self.token

    async def call(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        """As a program, with JSON."""
        raw = b"" if body is None else json.dumps(body).encode()
        given = {
            "authorization": f"Bearer {self.token}",
            "content-type": "application/json",
            **headers,
        }
        return await self.inside.ask(method, f"/api{path}", given, raw, self.address)

    async def follow(self, path: str, **more: str) -> Line:
        """A stream of events, open; its beginning has come."""
        headers = {"authorization": f"Bearer {self.token}", **more}
        line = Line(self.inside, http_scope("GET", f"/api{path}", headers, b"", self.address))
        start = await line.next()
        assert start["status"] == 200, start
        return line

    async def look(self, table: str) -> Line:
        """The socket of a table's page, accepted."""
        return await self.look_at(f"/t/{table}")

    async def look_at(self, page: str, lang: str = "en") -> Line:
        """The socket of a page, accepted."""
        headers = {"host": HOST, "origin": f"http://{HOST}", "cookie": f"iteru={self.cookie}"}
        headers["accept-language"] = lang
        scope = {
            **http_scope("GET", f"{page}/live", headers, b"", self.address),
            "type": "websocket",
            "scheme": "ws",
            "subprotocols": [],
        }
        line = Line(self.inside, scope)
        first = await line.next()
        assert first["type"] == "websocket.accept", first
        return line


def form_body(form: dict[str, str]) -> bytes:
    return urlencode(form, errors="surrogatepass").encode()


def form_with_file(form: dict[str, str], file: str, boundary: str) -> bytes:
    """A form as browsers send it where one field, called `file`, is a file."""
    heads = [(f'name="{name}"', value) for name, value in form.items()]
    parts = [
        f"--{boundary}\r\nContent-Disposition: form-data; {head}\r\n\r\n{value}\r\n"
        for head, value in [*heads, ('name="file"; filename="game.iteru"', file)]
    ]
    return "".join([*parts, f"--{boundary}--\r\n"]).encode()


async def say_on(line: Line, message: dict[str, object] | str) -> None:
    text = message if isinstance(message, str) else json.dumps(message)
    await line.given.put({"type": "websocket.receive", "text": text})


async def until_told(line: Line, part: str) -> dict[str, Any]:
    """The next message of a page's socket that has a part, such as `error`."""
    while True:
        message = await line.next()
        assert message["type"] == "websocket.send", message
        told: dict[str, Any] = json.loads(message["text"])
        if part in told:
            return told
