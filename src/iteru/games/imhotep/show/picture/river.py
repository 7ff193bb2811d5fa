"""The river, where ships wait for their stones."""

from functools import partial
from typing import NamedTuple

from iteru.engine.phrase import Phrase
from iteru.games.imhotep.show.picture.hulls import length
from iteru.games.imhotep.show.picture.ships import SAILING, course_of, ship
from iteru.games.imhotep.show.picture.showing import shown_question
from iteru.games.imhotep.view_types import ImhotepView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Text, Use
from iteru.kit.paths import Point, num
from iteru.kit.shown import Keep

NUMBER = Face(15, "bold", "middle", "on-water")
SAILED = Face(14.2, "sans", "middle", "on-water")


class Mooring(NamedTuple):
    """The middle of a mooring at the water line, the course from there to the harbours, and the post on the bank."""

    at: Point
    course: str = ""
    post: float = 0


def begin(mooring: Mooring, size: int) -> Point:
    x, y = mooring.at
    return round(x - length(size) / 2, 1), y


def keep_river(
    view: ImhotepView, keep: Keep, screen: str, moorings: tuple[Mooring, ...]
) -> list[Part]:
    """Draws each mooring, unless it looks as before."""
    asked = shown_question(view)
    return [
        keep(f"{screen} river {number} {its} {asked}", partial(moored, view, number, mooring))
        for number, (its, mooring) in enumerate(zip(view["ships"], moorings, strict=False), 1)
    ]


def moored(view: ImhotepView, number: int, mooring: Mooring) -> Part:
    """Draws a ship that waits with its course, or the mooring that it has left."""
    its = view["ships"][number - 1]
    at = begin(mooring, its["size"])
    if not its["waits"]:
        return left(number, its["size"], at)
    course = Group(course_of(mooring.course), look="courses")
    return Group([ship(view, number, at, f"river-{number}"), course, *rope(mooring, its["size"])])


@cache
def rope(mooring: Mooring, size: int) -> Parts:
    """Draws the rope by which a ship is tied to the bank, if it is near."""
    if not mooring.post:
        return []
    (x, y), end = mooring.at, mooring.post
    stern = x + length(size) / 2 + 30
    return [
        Shape(
            f"M{num(stern)} {y - 6}Q{num((stern + end) / 2)} {y + 10} {end} {y - 17}",
            "",
            "cloth0",
            1.8,
        )
    ]


@cache
def left(number: int, size: int, at: Point) -> Part:
    middle = length(size) / 2
    parts = [
        Use(f"gone-{size}", (0.025 * length(size), 0), 0.95),
        Text(NUMBER, middle, 4, Phrase("picture-gone-ship", {"ship": number})),
        Text(SAILED, middle, 20, Phrase("picture-gone")),
    ]
    return Group(parts, at, title=Phrase("picture-sailed", {"ship": number}), rule=SAILING)
