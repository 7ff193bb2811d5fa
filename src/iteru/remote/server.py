"""A server as a program sees it: calls, and one stream of events. Standard library only."""

import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from http.client import HTTPException, HTTPResponse
from typing import Any
from urllib.parse import urlsplit

from iteru.engine.errors import BadOptions, IteruError

Answer = Any
QUIET_FOR = 60.0
"""Seconds without a sign of life after which a line is given up; the server gives one every 15."""
LONGEST_WAIT = 10.0
ASIDE = "aside"
"""The kind of an event about a table that is set aside; no other event with a kind is about a table."""
AWAY = (OSError, HTTPException)
"""What a call meets when nobody answers, or stops in the middle."""


class Refused(IteruError):
    """The server says no; `why` is its own sentence."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__("server-refuses", why=message)
        self.status = status


class Server:
    """Calls are tried again while the server is away for a while, but not if it never was there.

    `notify` is called when it is gone, and when it is back.
    """

    def __init__(
        self,
        url: str,
        token: str,
        lang: str = "en",
        patience: float = 600.0,
        notify: Callable[[str], None] = lambda message: None,
    ) -> None:
        if urlsplit(url).scheme not in ("http", "https") or not urlsplit(url).netloc:
            raise BadOptions("bad-server-url", url=url)
        self.url = url.rstrip("/")
        self.headers = {
            "Authorization": f"Bearer {token}",
            "Content-Type": "application/json",
            "Accept-Language": lang,
        }
        self.patience = patience
        self.notify = notify
        self.is_known = False
        self.gone_since: float | None = None
        self.wait = 0.0

    def call(self, method: str, path: str, body: object = None) -> Answer:
        """One call; gives the parsed answer."""
        while True:
            try:
                with self.open(method, path, body) as answer:
                    return self.parsed(answer.read())
            except AWAY as error:
                self.wait_for_it(error)

    def events(self, opened: Callable[[], None] = lambda: None) -> Iterator[Answer]:
        """Yields everything that the seats hear, at all tables; after a break it goes on where it was.

        A table that is set aside has that as its status, and a message. `opened` is called whenever the line is open.
        """
        last = ""
        while True:
            try:
                with self.open("GET", "/api/events", None, {"Last-Event-ID": last}) as stream:
                    opened()
                    name, kind = last, ""
                    for line in stream:
                        if line.startswith(b"event: stopping"):
                            break
                        if line.startswith(b"event: "):
                            kind = line[7:].decode().strip()
                        elif line == b"\n":
                            kind = ""
                        elif line.startswith(b"id: "):
                            name = line[4:].decode().strip()
                        elif line.startswith(b"data: ") and line.endswith(b"\n"):
                            yield from messages_in(kind, line[6:])
                            last = name  # now that it has been acted upon
                raise ConnectionError("the stream ended")
            except AWAY as error:
                self.wait_for_it(error)

    def open(
        self, method: str, path: str, body: object, headers: Mapping[str, str] | None = None
    ) -> HTTPResponse:
        """The answer, its body still to be read; refusals are raised, and what is too fast is tried again."""
        data = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(self.url + path, data, method=method)
        for name, value in {**self.headers, **(headers or {})}.items():
            asked.add_header(name, value)
        while True:
            try:
                answer: HTTPResponse = urllib.request.urlopen(asked, timeout=QUIET_FOR)
            except urllib.error.HTTPError as error:
                if error.code != 429:
                    raise self.refusal(error) from error
                time.sleep(float(error.headers.get("Retry-After", 1)))
            else:
                self.is_here()
                return answer

    def refusal(self, error: urllib.error.HTTPError) -> Exception:
        """Returns what the server says; if a proxy in front cannot reach it, it counts as away."""
        if error.code >= 500:
            return ConnectionError(f"HTTP {error.code}")
        body = self.parsed(error.read())
        if not isinstance(body, dict) or "message" not in body:
            return BadOptions("not-a-server", url=self.url)
        return Refused(error.code, body["message"])

    def parsed(self, text: bytes) -> Answer:
        try:
            return json.loads(text)
        except ValueError as error:
            raise BadOptions("not-a-server", url=self.url) from error

    def is_here(self) -> None:
        if self.gone_since is not None:
            self.notify("remote-back")
        self.is_known, self.gone_since, self.wait = True, None, 0.0

    def wait_for_it(self, error: Exception) -> None:
        """Wait a little longer each time, and give up in the end."""
        now = time.monotonic()
        if self.gone_since is None:
            self.gone_since = now
            if self.is_known:
                self.notify("remote-gone")
        if not self.is_known or now - self.gone_since > self.patience:
            why = getattr(error, "reason", None) or error
            raise BadOptions("server-away", url=self.url, why=str(why)) from error
        self.wait = min(max(0.5, self.wait * 2), LONGEST_WAIT)
        time.sleep(self.wait)


def messages_in(kind: str, data: bytes) -> Iterator[Answer]:
    """Yields what an event says about a table, if it is about one."""
    if kind in ("", ASIDE):
        message = json.loads(data)
        yield {**message, "status": ASIDE} if kind else message
