"""The row of seats above the board of a phone, where their panels lie below it."""

from functools import lru_cache
from typing import Literal, NamedTuple
from weakref import ref

from markupsafe import escape

from iteru.kit.letters import Face
from iteru.kit.marks import mark
from iteru.web.texts import alive
from iteru.words import Words

PHONE, SEAT_EDGES, SEAT_MARK = 342, 25, 20
"""Pixels of the narrowest phone for seats beside each other; those around a seat, and those of its mark."""
BESIDE, ABOVE, POINTS = Face(14), Face(13), 32
"""How names are set there: beside the points, with the pixels that these take, or above them."""


class Place(NamedTuple):
    """A seat in the row above the board of a phone."""

    number: int
    name: str
    points: int
    acts: bool
    brief: str
    """A small picture of what it has; nothing in games without one."""


@lru_cache(maxsize=2_000)
def strip(row: tuple[Place, ...], said_by: ref[Words]) -> str:
    """Everybody's number, name, points and whether they choose in one row, for a phone, where seats lie below the board."""
    words = alive(said_by)
    look, is_named = strip_look(row)
    places = [
        f'<span class="seat-{its.number}{" acting" if its.acts else ""}{look}">{mark(its.number)}'
        f"{escape(its.name) if is_named else ''} <b>{words.number(its.points)}</b>{its.brief}</span>\n"
        for its in row
    ]
    label = escape(words.say("points-so-far"))
    return f'<button type="button" class="strip" popovertarget="scores" aria-label="{label}">\n{"".join(places)}</button>\n'


def strip_look(row: tuple[Place, ...]) -> tuple[str, bool]:
    """Returns the class of each place, and whether names stand there. Where there are pictures, they are below the names."""
    form = strip_form([its.name for its in row])
    if any(its.brief for its in row):
        return (" in-brief crowded" if form else " in-brief"), bool(form)
    return (" crowded" if form == "above" else ""), bool(form)


def strip_form(names: list[str]) -> Literal["beside", "above", ""]:
    """Returns whether there is room for all names beside the points, or above them, or not."""
    room = PHONE / len(names) - SEAT_EDGES - SEAT_MARK
    if max(BESIDE.wide(name) for name in names) <= room - POINTS:
        return "beside"
    return "above" if max(ABOVE.wide(name) for name in names) <= room else ""
