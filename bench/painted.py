"""The pages of two source trees beside each other in a browser: what a move and the first drawing cost, and what they weigh.

python -m bench.painted --before PATH [--games imhotep ...] [--moves 12] [--rounds 3]

A browser's trace says how long its main thread was busy with script, style, layout and paint, in time of its processor: what
else the machine does counts for little. Both trees are served interpreted, in turns.
"""

import argparse
import json
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, WebSocket

import iteru
from bench.load import start_server
from bench.trees import Tree
from iteru.contract.legibility import chromium

ROOT = Path(__file__).parents[1]
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
BUSY = {
    *("EvaluateScript", "v8.compileModule", "v8.evaluateModule", "FunctionCall", "EventDispatch"),
    *("RunMicrotasks", "ParseHTML", "TimerFire", "FireAnimationFrame"),
    *("UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit"),
}
"""Script, style, layout and paint, as the trace calls them."""
MOVE = "a move begins"
RARELY = 100
"""Milliseconds: a question in every frame, as Playwright asks otherwise, would make the browser draw frames."""
ASKED = "() => document.querySelector('[data-asked=yes]') || document.querySelector('[data-region=result] table')"
CHOOSE = """(move) => {
  const open = [...document.querySelectorAll(".choices button")].filter((button) => button.getClientRects().length);
  open[(move * 7) % open.length]?.click();
}"""
VERSION = "Number(document.body.dataset.version)"


@dataclass(frozen=True)
class Painted:
    """What one table cost a browser."""

    first: float
    """Milliseconds until the board was drawn first."""
    moves: list[float]
    """Milliseconds for each of the news, by moves."""
    sent: list[int]
    """The letters of each of the news."""
    weight: int
    """The bytes of everything that was fetched."""


def paint(browser: Browser, url: str, game: str, moves: int) -> Painted:
    context = browser.new_context(base_url=url, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    sent: list[int] = []
    weight = [0]
    page.on("websocket", lambda line: listen(line, sent))
    page.on("response", lambda answer: weight.append(length_of(answer)))
    page.goto("/")
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.locator(f"form[action='/play/{game}'] button").first.click()
    page.wait_for_url("**/t/*")
    page.wait_for_function(ASKED, polling=RARELY)
    page.wait_for_timeout(800)
    counts = [play(page, number, sent) for number in range(moves)]
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    first, *busy = busy_between(trace)
    per_news = [time / count for time, count in zip(busy, counts, strict=False) if count]
    return Painted(first, per_news, sent[1:], sum(weight))


def listen(line: WebSocket, sent: list[int]) -> None:
    line.on(
        "framereceived", lambda text: sent.append(len(text)) if '"regions"' in str(text) else None
    )


def length_of(answer: Any) -> int:
    try:
        return int(answer.request.sizes()["responseBodySize"])
    except Exception:  # a redirect has no body
        return 0


def play(page: Page, number: int, sent: list[int]) -> int:
    """Makes a move and waits for one's next; returns how often the page was changed."""
    before, version = len(sent), page.evaluate(VERSION)
    page.evaluate(f"console.timeStamp('{MOVE}')")
    for _ in range(5):
        page.evaluate(CHOOSE, number)
        page.wait_for_timeout(60)
        if page.evaluate(VERSION) != version:
            break
    page.wait_for_function(ASKED, polling=RARELY)
    page.wait_for_timeout(250)
    return len(sent) - before


def busy_between(trace: list[dict[str, Any]]) -> list[float]:
    """Returns how long the page's thread was busy before the first move and after each one, in milliseconds."""
    marks = [
        event for event in trace if event["name"] == "TimeStamp" and MOVE in str(event["args"])
    ]
    thread = (marks[0]["pid"], marks[0]["tid"])
    starts = [event["ts"] for event in marks]
    totals = [0.0] * (len(starts) + 1)
    for start, duration in outermost(trace, thread):
        totals[sum(start >= other for other in starts)] += duration / 1000
    return totals


def outermost(
    trace: list[dict[str, Any]], thread: tuple[int, int]
) -> Iterator[tuple[float, float]]:
    """Yields the work that is not part of other work."""
    own = [
        (event["ts"], event.get("dur", 0), event.get("tdur", 0))
        for event in trace
        if event["name"] in BUSY and event["ph"] == "X" and (event["pid"], event["tid"]) == thread
    ]
    end = 0.0
    for start, duration, busy in sorted(own):
        if start >= end:
            end = start + duration
            yield start, busy


def measure(browser: Browser, tree: Tree, game: str, moves: int) -> Painted:
    with tempfile.TemporaryDirectory() as folder:
        server = start_server(folder, environment=tree.environment(pure=True))
        try:
            return paint(browser, server.url, game, moves)
        finally:
            server.stop()


def report(game: str, before: list[Painted], after: list[Painted]) -> None:
    print(f"{game}")
    rows: dict[str, Callable[[list[Painted]], float]] = {
        "a move, ms": lambda its: median([time for one in its for time in one.moves]),
        "first drawing, ms": lambda its: median([one.first for one in its]),
        "news, letters": lambda its: median([size for one in its for size in one.sent]),
        "page, KB": lambda its: median([one.weight for one in its]) / 1000,
    }
    for name, figure in rows.items():
        old, new = figure(before), figure(after)
        print(f"  {name:<18} {old:>9,.1f} {new:>9,.1f}   {new / old:.2f}x", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument(
        "--before", type=Path, required=True, help="a source tree of an earlier version"
    )
    parser.add_argument(
        "--after", type=Path, default=ROOT, help="a source tree; by default this one"
    )
    parser.add_argument("--games", nargs="*", default=list(iteru.games()))
    parser.add_argument("--moves", type=int, default=12)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    trees = Tree(asked.before), Tree(asked.after)
    print(f"{'':<20} {'before':>9} {'after':>9}")
    with chromium() as browser:
        for game in asked.games:
            found: tuple[list[Painted], list[Painted]] = ([], [])
            for _ in range(asked.rounds):
                for tree, its in zip(trees, found, strict=True):
                    its.append(measure(browser, tree, game, asked.moves))
            report(game, *found)


if __name__ == "__main__":
    main()
