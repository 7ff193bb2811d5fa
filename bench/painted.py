"""The pages of two source trees beside each other in a browser: what a move and the first drawing cost, and what they weigh.

python -m bench.painted --before PATH [--games imhotep ...] [--moves 12] [--rounds 3]

A browser's trace says how long the page's thread was busy with script, style, layout and paint, in time of its processor.
A move is what one of the news costs, whoever moved: the median is over all of them, and news that are shown together share
what that took. One's own moves stand alone as well, with all the clicks that led to them.
What else the machine does still counts, since it slows that processor down: so one browser, warmed up, shows both
trees in turns, and a plain picture as a yardstick. Each tree runs compiled if it is built in place. Both play the same games,
move by move, and each is the first in every other round: if the letters of the news differ much although nothing else is
drawn, games have parted, and the figures are of different moves.
"""

import argparse
import json
import os
import tempfile
from bisect import bisect
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import groupby, pairwise
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, WebSocket

import iteru
from bench.load import start_server
from bench.trees import Tree
from iteru.contract.legibility import chromium

ROOT = Path(__file__).parents[1]
SAME_DEALS = Path(__file__).parent / "same_deals"
SAME_PAGE = """
let drawn = 0;
crypto.getRandomValues = (into) => { into.forEach((_, index) => { into[index] = (drawn += 37) % 251; }); return into; };
"""
"""What a page contributes to a deal is always the same, too."""
NEWS, SHOWN = "news came", "news are shown"
MARK_NEWS = f"""
const Plain = WebSocket;
WebSocket = class extends Plain {{
  constructor(...address) {{
    super(...address);
    this.addEventListener("message", ({{ data }}) => {{ if (data.includes('"regions"')) console.timeStamp("{NEWS}"); }});
  }}
}};
document.addEventListener("DOMContentLoaded", () => {{
  new MutationObserver(() => console.timeStamp("{SHOWN}")).observe(document.body, {{ attributeFilter: ["data-version"] }});
}});
"""
"""Says in the trace when news come, and when they are on the page."""
PACE = "0.9"
"""Seconds between the moves of bots, as a server has it: each of the news is shown by itself, after pieces have arrived."""
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
KINDS = {
    "script": (
        *("EvaluateScript", "v8.compile", "v8.compileModule", "v8.evaluateModule", "FunctionCall"),
        *(
            "EventDispatch",
            "RunMicrotasks",
            "TimerFire",
            "FireAnimationFrame",
            "MinorGC",
            "MajorGC",
        ),
    ),
    "parse": ("ParseHTML", "ParseAuthorStyleSheet"),
    "style": ("UpdateLayoutTree",),
    "layout": ("Layout",),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit"),
}
"""What the page's thread does, as the trace calls it."""
KIND_OF = {name: kind for kind, names in KINDS.items() for name in names}
OURS = ("EvaluateScript", "FunctionCall")
"""Without an address these are what the benchmark itself asks of the page: they do not count, what they set off does."""
MOVE = "a move begins"
RARELY = 100
"""Milliseconds: a question in every frame, as Playwright asks otherwise, would make the browser draw frames."""
ASKED = "() => document.querySelector('[data-asked=yes]') || document.querySelector('[data-region=result] table')"
CHOOSE = """(number) => {
  const moves = [...document.querySelectorAll(".choices [data-move]")];
  const move = moves[(number * 7) % moves.length];
  const steps = (move.dataset.path ?? "").split(" ").map((target) => `[data-step="${target}"]`);
  const kind = move.closest("[data-kind]")?.dataset.kind;
  const found = [".ask [data-sure]", ...steps, `[data-open-kind="${kind}"]`].map((way) => document.querySelector(way));
  const [sure, ...ways] = found;
  ([sure, move, ...ways].find((button) => button?.getClientRects().length) ?? move).click();
}"""
"""Takes the next step to a choice, which the number alone decides: in two trees it is the same."""
VERSION = "Number(document.body.dataset.version)"
MOST_STEPS = 6
LONGEST_TURN = 120_000
"""Milliseconds: with the pace of a table, what others do between two choices of one's own takes up to a minute."""
YARDSTICK = (
    '<!doctype html><svg viewBox="0 0 1000 1000" width="900">'
    + "".join(
        f'<g transform="translate({n % 40 * 25} {n // 40 * 40})"><path d="M0 0h20v30h-20z" fill="#{n:03}"/>'
        f'<path d="M3 3h9v9z"/>{f"<text y=20>{n}</text>" if n % 5 == 0 else ""}</g>'
        for n in range(500)
    )
    + "</svg>"
)
"""A plain picture of 1,000 shapes and 100 words: no page with as many could be drawn sooner."""

Event = dict[str, Any]
"""Something that the page did, from its trace."""


@dataclass(frozen=True)
class Work:
    """What the page's thread did for something."""

    spent: dict[str, float]
    """Milliseconds, by kind."""
    styled: int
    """How many elements were styled, each time that they were: other programs do not change that."""
    laid_out: int

    @property
    def total(self) -> float:
        return sum(self.spent.values())


@dataclass(frozen=True)
class Shown:
    """News that were put on the page together."""

    news: int
    is_own: bool
    """Whether they answered one's own move."""
    work: Work


@dataclass(frozen=True)
class Painted:
    """What one table cost a browser."""

    first: Work
    """Until the board was drawn first."""
    moves: list[Work]
    """For each of the news."""
    own: list[Work]
    """Of these, for one's own moves."""
    sent: list[int]
    """The letters of each of the news."""
    weight: int
    """The bytes of everything that was fetched."""


def paint(browser: Browser, url: str, game: str, moves: int) -> Painted:
    context = browser.new_context(base_url=url, viewport={"width": 1440, "height": 900})
    context.add_init_script(SAME_PAGE + MARK_NEWS)
    page = context.new_page()
    line = Line(page)
    weight = [0]
    page.on("response", lambda answer: weight.append(length_of(answer)))
    page.goto("/")
    page.locator(f"form[action='/play/{game}'] button").first.click()
    page.wait_for_url("**/t/*")
    wait_for_question(page)
    address, fetched = page.url, sum(weight)
    page.goto("about:blank")
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.goto(address)
    wait_for_question(page)
    line.news.clear()
    for number in range(moves):
        play(page, number, line)
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    shown = list(shown_news(trace))
    per_news = [shared(one.work, one.news) for one in shown for _ in range(one.news)]
    own = [shared(one.work, one.news) for one in shown if one.is_own]
    return Painted(before_moves(trace), per_news, own, line.news, fetched)


def wait_for_question(page: Page) -> None:
    page.wait_for_function(ASKED, polling=RARELY)
    page.wait_for_timeout(800)


class Line:
    """What went over the sockets of a page."""

    def __init__(self, page: Page) -> None:
        self.news: list[int] = []
        """The letters of each of the news."""
        self.made = 0
        """How many moves were sent."""
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.received)
        socket.on("framesent", self.sent)

    def received(self, text: str | bytes) -> None:
        if '"regions"' in str(text):
            self.news.append(len(text))

    def sent(self, text: str | bytes) -> None:
        self.made += '"move"' in str(text)


def length_of(answer: Any) -> int:
    try:
        return int(answer.request.sizes()["responseBodySize"])
    except Exception:  # a redirect has no body
        return 0


def play(page: Page, number: int, line: "Line") -> None:
    """Makes a move and waits for one's next."""
    made, version = line.made, page.evaluate(VERSION)
    page.evaluate(f"console.timeStamp('{MOVE}')")
    for _ in range(MOST_STEPS):
        page.evaluate(CHOOSE, number)
        if is_answered(page, version, line, made):
            break
    page.wait_for_function(ASKED, polling=RARELY, timeout=LONGEST_TURN)
    page.wait_for_timeout(250)


def is_answered(page: Page, version: int, line: "Line", made: int) -> bool:
    """Whether a click was answered with news; if no move was sent, it was one step of several."""
    page.wait_for_timeout(60)
    if line.made > made:
        page.wait_for_function(f"() => {VERSION} !== {version}", polling=RARELY)
    return bool(page.evaluate(VERSION) != version)


def before_moves(trace: list[Event]) -> Work:
    """What the page's thread did before the first move."""
    return work_of(within(trace, 0, stamps(trace, MOVE)[0]["ts"]))


def shown_news(trace: list[Event]) -> Iterator[Shown]:
    """What the page's thread did for news, until the next ones came: what was clicked for a move belongs to its first."""
    moves, came, shown = (
        [event["ts"] for event in stamps(trace, what)] for what in (MOVE, NEWS, SHOWN)
    )
    for move, next_move in pairwise([*moves, float("inf")]):
        its = [time for time in came if move <= time < next_move]
        together = [list(news) for _, news in groupby(its, lambda time: bisect(shown, time))]
        starts = [move, *[news[0] for news in together[1:]], next_move]
        for number, (news, (start, end)) in enumerate(
            zip(together, pairwise(starts), strict=False)
        ):
            yield Shown(len(news), number == 0, work_of(within(trace, start, end)))


def stamps(trace: list[Event], what: str) -> list[Event]:
    return [one for one in trace if one["name"] == "TimeStamp" and what in str(one["args"])]


def within(trace: list[Event], start: float, end: float) -> list[Event]:
    """What the page's thread did in that time."""
    thread = stamps(trace, MOVE)[0]
    return [
        event
        for event in trace
        if event["ph"] == "X"
        and (event["pid"], event["tid"]) == (thread["pid"], thread["tid"])
        and start <= event["ts"] < end
    ]


def work_of(events: list[Event]) -> Work:
    spent: defaultdict[str, float] = defaultdict(float)
    for event, own in own_times(events):
        spent[KIND_OF[event["name"]]] += own / 1000
    styled = [
        one["args"].get("elementCount", 0) for one in events if one["name"] == "UpdateLayoutTree"
    ]
    laid_out = [
        one["args"].get("beginData", {}).get("dirtyObjects", 0)
        for one in events
        if one["name"] == "Layout"
    ]
    return Work(dict(spent), sum(styled), sum(laid_out))


def own_times(events: list[Event]) -> Iterator[tuple[Event, float]]:
    """Yields each piece of work with the microseconds that no work within it took."""
    ours = [event["ts"] for event in events if is_ours(event)]
    counted = [
        event
        for event in events
        if event["name"] in KIND_OF and not is_ours(event) and not wakes(event, ours)
    ]
    within: list[tuple[Event, float]] = []
    for event in sorted(counted, key=lambda its: (its["ts"], -its.get("dur", 0))):
        while within and within[-1][0]["ts"] + within[-1][0].get("dur", 0) <= event["ts"]:
            yield within.pop()
        time = event.get("tdur", 0)
        if within:
            around, left = within[-1]
            within[-1] = around, left - time
        within.append((event, time))
    yield from within


def is_ours(event: Event) -> bool:
    return event["name"] in OURS and not event.get("args", {}).get("data", {}).get("url")


def wakes(event: Event, ours: list[float]) -> bool:
    """Whether this is a timer of the benchmark, with which it looks whether the page has changed."""
    end = event["ts"] + event.get("dur", 0)
    return event["name"] == "TimerFire" and any(event["ts"] <= start < end for start in ours)


def shared(work: Work, count: int) -> Work:
    spent = {kind: time / count for kind, time in work.spent.items()}
    return Work(spent, work.styled // count, work.laid_out // count)


def yardstick(browser: Browser) -> float:
    """Returns the milliseconds that the first drawing of a plain picture takes now."""
    page = browser.new_page()
    page.route("**/*", lambda route: route.fulfill(body=YARDSTICK, content_type="text/html"))
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.goto("http://yardstick.test/")
    page.wait_for_timeout(300)
    page.evaluate(f"console.timeStamp('{MOVE}')")
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    page.close()
    return before_moves(trace).total


def middle(works: list[Work], kind: str) -> float:
    return median([work.spent.get(kind, 0.0) for work in works])


def report(game: str, before: list[Painted], after: list[Painted]) -> None:
    print(f"{game}")
    rows: dict[str, Callable[[list[Painted]], float]] = {
        "news, letters": lambda its: median([size for one in its for size in one.sent]),
        "page, KB": lambda its: median([one.weight for one in its]) / 1000,
    }
    show_work("a move", *[[work for one in its for work in one.moves] for its in (before, after)])
    show_work("one's own", *[[work for one in its for work in one.own] for its in (before, after)])
    show_work("first drawing", [one.first for one in before], [one.first for one in after])
    for name, figure in rows.items():
        show(name, figure(before), figure(after))


def show_work(name: str, before: list[Work], after: list[Work]) -> None:
    show(f"{name}, ms", median([one.total for one in before]), median([one.total for one in after]))
    for kind in KINDS:
        show(f"  {kind}", middle(before, kind), middle(after, kind))
    for what in ("styled", "laid_out"):
        old, new = (median([getattr(one, what) for one in its]) for its in (before, after))
        show(f"  {what.replace('_', ' ')}", old, new)


def show(name: str, old: float, new: float) -> None:
    times = f"{new / old:.2f}x" if old else ""
    print(f"  {name:<20} {old:>9,.1f} {new:>9,.1f}   {times}", flush=True)


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
    with ExitStack() as until_the_end, chromium() as browser:
        urls = [serve(tree, until_the_end) for tree in (Tree(asked.before), Tree(asked.after))]
        for url in urls:
            paint(browser, url, asked.games[0], 1)
        print(f"{'':<22} {'before':>9} {'after':>9}")
        sticks = [yardstick(browser)]
        for game in asked.games:
            found: tuple[list[Painted], list[Painted]] = ([], [])
            for number in range(asked.rounds):
                pairs = list(zip(urls, found, strict=True))
                for url, its in pairs if number % 2 == 0 else reversed(pairs):
                    its.append(paint(browser, url, game, asked.moves))
                sticks.append(yardstick(browser))
            report(game, *found)
        print(f"yardstick, ms: {median(sticks):.1f} ({min(sticks):.1f} to {max(sticks):.1f})")


def serve(tree: Tree, until: ExitStack) -> str:
    """Starts a server of a tree that runs until the end; returns its address."""
    folder = until.enter_context(tempfile.TemporaryDirectory())
    environment = tree.environment(pure=False)
    path = f"{SAME_DEALS}{os.pathsep}{environment['PYTHONPATH']}"
    server = start_server(
        folder, environment={**environment, "PYTHONPATH": path, "ITERU_PACE": PACE}
    )
    until.callback(server.stop)
    return server.url


if __name__ == "__main__":
    main()
