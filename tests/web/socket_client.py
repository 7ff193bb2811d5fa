"""A page's socket without a page: what a browser would be sent."""

import json
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.web.conftest import Guest


class PageSocket:
    """The socket of a guest's page at a table; keeps everything it was ever sent."""

    def __init__(self, guest: Guest, table: str, origin: str | None = None, lang: str = "") -> None:
        address = f"ws://localhost:{guest.server.port}/t/{table}/live?lang={lang}"
        language = guest.http.headers.get("accept-language", "en")
        headers = {"cookie": guest.cookie, "accept-language": language}
        from_where = Origin(origin or guest.server.url)
        opening = connect(address, additional_headers=headers, origin=from_where, max_size=None)
        self.socket: ClientConnection = opening.__enter__()
        self.sent: list[str] = []
        self.version = -1
        self.regions: dict[str, str] = {}

    def receive(self, timeout: float = 20) -> dict[str, Any]:
        text = str(self.socket.recv(timeout))
        self.sent.append(text)
        message: dict[str, Any] = json.loads(text)
        if "regions" in message:
            self.version = message["version"]
            self.regions |= {
                name: changed(self.regions.get(name, ""), change)
                for name, change in message["regions"].items()
            }
        return message

    def until_version(self, version: int) -> None:
        while self.version < version:
            self.receive()

    def answer(self, message: object) -> dict[str, Any]:
        """Send something and wait for what is not just a redrawn region."""
        self.socket.send(message if isinstance(message, str) else json.dumps(message))
        while True:
            got = self.receive()
            if "regions" not in got:
                return got

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def close(self) -> None:
        self.socket.close()


def changed(old: str, change: Any) -> str:
    """A region after a change: its text, or what it is made of: lines that it had, and new text."""
    if isinstance(change, str):
        return change
    lines = old.split("\n")
    parts = [part if isinstance(part, str) else "\n".join(lines[slice(*part)]) for part in change]
    return "\n".join(parts)
