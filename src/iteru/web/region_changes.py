"""What a page is sent after a change: the differences in each region that looks different."""

from collections.abc import Mapping

import orjson

from iteru.table.live import LiveTable

Regions = Mapping[str, str]
Edit = tuple[int, int, str]
"""How much of a text's beginning and end stays, and what stands between them now."""

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
    return orjson.dumps(
        {"version": table.version, "regions": changed, "rematch": table.rematch}
    ).decode()


def change(old: str, new: str) -> str | Edit:
    """The new text, or what to do with the old one where that is shorter."""
    start = beginning_alike(old, new)
    end = end_alike(old[start:], new[start:])
    if start + end < len(new) // 4:
        return new
    return units(new[:start]), units(new[len(new) - end :]), new[start : len(new) - end]


def beginning_alike(one: str, other: str) -> int:
    """How many letters two texts have in common at the beginning.

    By halves: comparing long pieces is cheap, comparing letter by letter is not.

    >>> beginning_alike("sail 1 temple", "sail 2"), beginning_alike("", "a"), beginning_alike("load", "load")
    (5, 0, 4)
    """
    same, most = 0, min(len(one), len(other))
    while same < most:
        middle = (same + most + 1) // 2
        if other.startswith(one[same:middle], same):
            same = middle
        else:
            most = middle - 1
    return same


def end_alike(one: str, other: str) -> int:
    """How many letters two texts have in common at the end.

    >>> end_alike("sail 1 temple", "sail 2 temple"), end_alike("", "a"), end_alike("load", "load")
    (7, 0, 4)
    """
    here, there = len(one), len(other)
    same, most = 0, min(here, there)
    while same < most:
        middle = (same + most + 1) // 2
        if other.endswith(one[here - middle : here - same], 0, there - same):
            same = middle
        else:
            most = middle - 1
    return same


def units(text: str) -> int:
    """The length of a text as a browser counts it: a letter beyond the first 65,536 counts twice.

    >>> units("stůl"), units("\N{GRINNING FACE}")
    (4, 2)
    """
    return len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2
