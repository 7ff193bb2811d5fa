"""A real Firefox, spoken to by WebDriver BiDi, and a person in front of it: https://w3c.github.io/webdriver-bidi.

Playwright drives a Firefox of its own making only; Debian's speaks BiDi without anything between. This is the small part of it
that the tests need.
"""

import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.web.conftest import Server

PATIENCE = 60.0
"""Seconds; a busy machine needs some."""
PREFERENCES = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "ui.prefersReducedMotion": 1,
}
VERSION = "Number(document.body.dataset.version)"


@contextmanager
def running(folder: Path) -> Iterator["Firefox"]:
    """Firefox with a profile of its own in a folder."""
    wanted = [json.dumps([name, value])[1:-1] for name, value in PREFERENCES.items()]
    text = "".join(f"user_pref({one});\n" for one in wanted)
    (folder / "user.js").write_text(text, encoding="utf-8")
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    assert program, "there is no Firefox (Debian: apt-get install firefox-esr)"
    command = [program, "--headless", "--no-remote", "--profile", str(folder)]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [*command, "--remote-debugging-port", "0"], stdout=log, stderr=log
        )
    try:
        with connect(f"{address(process, folder / 'log')}/session", max_size=None) as socket:
            yield Firefox(socket)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def address(process: subprocess.Popen[bytes], log: Path) -> str:
    """What Firefox prints when it listens."""
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit and process.poll() is None:
        found = re.search(r"listening on (ws://\S+)", log.read_text(errors="replace"))
        if found:
            return found[1]
        time.sleep(0.05)
    raise AssertionError("Firefox did not start: " + log.read_text(errors="replace"))


class Firefox:
    """The browser itself: commands go out numbered, answers and events come back in any order."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.numbers = count(1)
        self.complaints: dict[str, list[str]] = {}
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self.socket.recv(PATIENCE))
            if message.get("method") == "log.entryAdded":
                self.hear(message["params"])
            elif message.get("id") == number:
                assert message["type"] == "success", f"{method}: {message}"
                result: dict[str, Any] = message["result"]
                return result

    def hear(self, entry: dict[str, Any]) -> None:
        if entry["level"] == "error":
            window = entry["source"].get("context", "")
            self.complaints.setdefault(window, []).append(str(entry["text"]))


class Visitor:
    """Somebody with a window and cookies of their own. Anything the page complains about in its console fails the test."""

    def __init__(
        self,
        firefox: Firefox,
        server: Server,
        width: int = 1366,
        height: int = 768,
        lang: str = "en-US",
    ) -> None:
        self.firefox, self.server = firefox, server
        self.jar = firefox.ask("browser.createUserContext")["userContext"]
        self.window = firefox.ask("browsingContext.create", type="tab", userContext=self.jar)[
            "context"
        ]
        size = {"width": width, "height": height}
        firefox.ask("browsingContext.setViewport", context=self.window, viewport=size)
        firefox.ask("emulation.setLocaleOverride", contexts=[self.window], locale=lang)

    def go(self, path: str) -> None:
        url = self.server.url + path
        self.firefox.ask("browsingContext.navigate", context=self.window, url=url, wait="complete")

    def find(self, expression: str) -> Any:
        """The value of an expression of JavaScript in the page."""
        answer = self.firefox.ask(
            "script.evaluate",
            expression=f"(async () => JSON.stringify(await ({expression})) ?? 'null')()",
            target={"context": self.window},
            awaitPromise=True,
        )
        assert answer["type"] == "success", f"{expression}: {answer}"
        return json.loads(answer["result"]["value"])

    def until(self, expression: str) -> Any:
        """Wait until an expression is true of the page; its value."""
        limit = time.monotonic() + PATIENCE
        while not (found := self.find(expression)):
            assert time.monotonic() < limit, f"never: {expression}"
            time.sleep(0.02)
        return found

    def click(self, selector: str) -> None:
        """In the middle of the first such thing that is shown, with the mouse."""
        shown = f"[...document.querySelectorAll({json.dumps(selector)})].find((one) => one.checkVisibility())"
        self.until(f"{shown} !== undefined")
        self.find(f"{shown}.scrollIntoView({{ block: 'nearest' }})")
        box = self.find(f"{shown}.getBoundingClientRect()")
        x, y = (round(box[at] + box[by] / 2) for at, by in (("x", "width"), ("y", "height")))
        move = {"type": "pointerMove", "x": x, "y": y}
        press, lift = ({"type": f"pointer{way}", "button": 0} for way in ("Down", "Up"))
        self.act({"type": "pointer", "id": "mouse", "actions": [move, press, lift]})

    def press(self, key: str) -> None:
        strokes = [{"type": f"key{way}", "value": key} for way in ("Down", "Up")]
        self.act({"type": "key", "id": "keyboard", "actions": strokes})

    def act(self, source: dict[str, Any]) -> None:
        self.firefox.ask("input.performActions", context=self.window, actions=[source])

    def close(self) -> None:
        self.firefox.ask("browser.removeUserContext", userContext=self.jar)
        assert self.firefox.complaints.pop(self.window, []) == []
