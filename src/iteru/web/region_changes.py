"""What a page is sent after a change: the differences in each region that looks different."""

from collections.abc import Iterator, Mapping
from hashlib import sha256

import orjson

from iteru.table.live import LiveTable

Regions = Mapping[str, str]
Edit = list[str | list[int]]
"""What a new text is made of: lines of the old one, from one up to another, and new text."""

WORTHWHILE = 0.75
"""An edit that sends more than this part of the text is not made."""

STAMP = 16
"""Letters: enough that nobody can write a line that looks like another one."""

NOTHING: Regions = {}
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
    changed = {
        name: change(shown.get(name, ""), html)
        for name, html in drawn.items()
        if shown.get(name) != html
    }
    if not changed:
        return ""
    news = {"version": table.version, "regions": changed, "rematch": table.rematch}
    return orjson.dumps(news if shown else news | {"stamps": stamps(drawn)}).decode()


def stamps(drawn: Regions) -> dict[str, str]:
    """Returns what each region is known by: a page that was drawn with the same need not read it again."""
    return {name: sha256(html.encode()).hexdigest()[:STAMP] for name, html in drawn.items()}


def change(old: str, new: str) -> str | Edit:
    """Returns the new text, or how to put it together from lines of the old one where that is shorter.

    >>> change("red\\nblue\\nold\\ngreen", "red\\nblue\\nnew\\ngreen")
    [[0, 2], 'new', [3, 4]]
    """
    before, after = old.split("\n"), new.split("\n")
    edit: Edit = []
    at = 0
    for first, last, place in kept_runs(before, after):
        if at < first:
            edit.append("\n".join(after[at:first]))
        edit.append([place, place + last - first])
        at = last
    if at < len(after):
        edit.append("\n".join(after[at:]))
    sent = sum([len(part) for part in edit])
    return edit if sent < len(new) * WORTHWHILE else new


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
