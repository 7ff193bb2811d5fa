"""What a page is sent after a change: the differences in each region that looks different."""

from collections.abc import Iterator, Mapping
from hashlib import sha256

import orjson

from iteru.table.live import LiveTable

Edit = list[str | list[int]]
"""What a new text is made of: lines of the old one, from one up to another, and new text."""

WORTHWHILE = 0.75
"""An edit that sends more than this part of the text is not made."""

STAMP = 16
"""Letters: enough that nobody can write a line that looks like another one."""


class Regions(dict[str, str]):
    """What a page shows, by region. The lines of a region are found once: it is compared with the one before and the next."""

    def __init__(self, texts: Mapping[str, str] | None = None) -> None:
        super().__init__(texts or {})
        self.lines: dict[str, list[str]] = {}

    def lines_of(self, name: str) -> list[str]:
        found = self.lines.get(name)
        if found is None:
            found = self.lines[name] = self.get(name, "").split("\n")
        return found


NOTHING = Regions()
"""What a page shows of which we know nothing."""


def changes_for(table: LiveTable, shown: Regions, drawn: Regions) -> str:
    """The message that takes a page from what it shows to what is drawn now; empty when nothing differs.

    Pages that show the same share it. `shown` is kept with the message, so that its id stays its own.
    """
    message, _ = table.once(
        ("news", id(shown), id(drawn)), lambda: (write(table, shown, drawn), (shown, drawn))
    )
    return message


def write(table: LiveTable, shown: Regions, drawn: Regions) -> str:
    changed = {name: change(shown, drawn, name) for name in drawn if shown.get(name) != drawn[name]}
    if not changed:
        return ""
    news = {"version": table.version, "regions": changed, "rematch": table.rematch}
    return orjson.dumps(news if shown else news | {"stamps": stamps(drawn)}).decode()


def stamps(drawn: Regions) -> dict[str, str]:
    """Returns what each region is known by: a page that was drawn with the same need not read it again."""
    return {name: sha256(html.encode()).hexdigest()[:STAMP] for name, html in drawn.items()}


def change(shown: Regions, drawn: Regions, name: str) -> str | Edit:
    """Returns the new text of a region, or how to put it together from lines of the old one where that is shorter.

    >>> change(Regions({"log": "red\\nblue\\nold\\ngreen"}), Regions({"log": "red\\nblue\\nnew\\ngreen"}), "log")
    [[0, 2], 'new', [3, 4]]
    """
    edit = edit_of(shown.lines_of(name), drawn.lines_of(name))
    sent = sum([len(part) for part in edit])
    return edit if sent < len(drawn[name]) * WORTHWHILE else drawn[name]


def edit_of(before: list[str], after: list[str]) -> Edit:
    edit: Edit = []
    at = 0
    for first, last, place in kept_runs(before, after):
        if at < first:
            edit.append("\n".join(after[at:first]))
        edit.append([place, place + last - first])
        at = last
    if at < len(after):
        edit.append("\n".join(after[at:]))
    return edit


def kept_runs(before: list[str], after: list[str]) -> Iterator[tuple[int, int, int]]:
    """Yields runs of lines that stand in the old text too: the first, the one after the last, and where they were."""
    start, end = ends_alike(before, after)
    if start:
        yield 0, start, 0
    stop, old_stop = len(after) - end, len(before) - end
    places = {before[place]: place for place in range(start, old_stop)}
    at = start
    while at < stop:
        place = places.get(after[at], -1)
        first = at
        while 0 <= place < old_stop and at < stop and before[place] == after[at]:
            at += 1
            place += 1
        if at > first:
            yield first, at, place - (at - first)
        else:
            at += 1
    if end:
        yield stop, len(after), old_stop


def ends_alike(before: list[str], after: list[str]) -> tuple[int, int]:
    """Returns how many lines two texts have in common at the beginning, and how many of the others at the end."""
    most = min(len(before), len(after))
    start = 0
    while start < most and before[start] == after[start]:
        start += 1
    end = 0
    while end < most - start and before[-1 - end] == after[-1 - end]:
        end += 1
    return start, end
