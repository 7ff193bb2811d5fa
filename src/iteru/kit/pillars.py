"""A chart of points by what they are for: a pillar for each player, built of courses of stone, with its player on top.

What rises above the ground is the total: a pillar sinks by the points that were lost.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from iteru.engine.phrase import Phrase, packed
from iteru.kit.busts import HIGH, WIDE, bust
from iteru.kit.fitting import balanced, pieces
from iteru.kit.letters import Face
from iteru.kit.marks import player_look, player_outline
from iteru.kit.numerals import signed
from iteru.kit.parts import Group, Parts, Shape, Text
from iteru.kit.paths import line, polygon, rectangle
from iteru.kit.pieces import shadow
from iteru.kit.seats import SHAPES


class Course(NamedTuple):
    """A layer of a pillar: what its points are for, and how many."""

    name: str
    points: int


class Pillar(NamedTuple):
    """A player in the end."""

    player: int
    name: str
    place: str
    total: int
    courses: Sequence[Course]
    note: str = ""
    """What decided a tie."""
    worn: int | None = None
    """What the player wears, as in `busts.WORN`; without it, what is usual in that seat."""


class Drawing(NamedTuple):
    """Parts of a picture, and its size."""

    width: float
    height: float
    parts: Parts


STEPS: Final = {1: 128, 2: 128, 3: 112, 4: 100}
NARROWEST: Final = 86
"""The distance of pillars, by their number."""
DEPTH: Final = 7
BUST: Final = 0.37
MOST: Final = 176
"""The height of the highest courses together."""
LEAST: Final = 14
"""The height of a course that has room for its number."""
MARGIN: Final = 5
TOTAL, PLACE = Face(29, "title", "middle"), Face(18, "title", "middle")
NAMES: Final = tuple([Face(size, "title", "middle") for size in (16, 14, 13)])
NAME_LINES: Final = 3
NOTE: Final = Face(13, "sans", "middle", "quiet")
LABEL, COUNT = Face(13, "sans", "start", "mark"), Face(13, "bold", "end", "mark")
COUNT_ALONE, LOST = Face(13, "bold", "middle", "mark"), Face(13, "bold", "middle")


def pillars(columns: Sequence[Pillar], seats: int, room: float | None = None) -> Drawing:
    """Draws all players, in the order given; `room` is the greatest width."""
    usual = STEPS.get(len(columns), NARROWEST)
    step = usual if room is None else min(usual, room // len(columns))
    wide = step - DEPTH - 3
    head = max([head_height(column, wide) for column in columns])
    unit = MOST / max([1, *[max(column.total, sunk(column)) for column in columns]])
    deep = max([sunk(column) for column in columns]) * unit
    highest = max([column.total for column in columns]) * unit
    ground = HIGH * BUST + head + highest + DEPTH
    parts: Parts = []
    for number, column in enumerate(columns):
        its = [
            *pillar(column, wide, head, unit, seats),
            Text(PLACE, wide / 2, deep + 20, column.place),
        ]
        parts.append(Group(its, (2 + number * step, ground), player_look(column.player, seats)))
    return Drawing(2 + len(columns) * step + 4, ground + deep + 26, parts)


def sunk(column: Pillar) -> int:
    """Returns the points that were lost."""
    return -sum([course.points for course in column.courses if course.points < 0])


def pillar(column: Pillar, wide: float, head: float, unit: float, seats: int) -> Parts:
    """Draws one pillar; the ground is at 0, and its left edge too."""
    top, foot = -column.total * unit - head, sunk(column) * unit
    side = polygon((wide, top), (wide + DEPTH, top - DEPTH), (wide + DEPTH, foot), (wide, foot))
    lid = polygon((0, top), (DEPTH, top - DEPTH), (wide + DEPTH, top - DEPTH), (wide, top))
    lit = line((1.5, top + head - 2), (1.5, top + 1.5), (wide - 2, top + 1.5))
    person = min(column.player, len(SHAPES)) if column.player < seats else len(SHAPES)
    at_bust = ((wide + DEPTH - WIDE * BUST) / 2, top - 3 - HIGH * BUST)
    return [
        *pit(wide, max(0, top + head)),
        shadow(rectangle(0, top, wide + DEPTH, max(0, -top)), 7, 0),
        Shape(side, "stone-shade", "line", 1),
        Shape(rectangle(0, top, wide, head), "stone", "line", 1.1),
        Shape(lid, "stone-lit", "line", 1),
        Shape(lit, "", "stone-lit", 1.6),
        Group([bust(person if column.worn is None else column.worn)], at_bust, scale=BUST),
        *head_words(column, wide, top, seats),
        *courses(column, wide, top + head, unit),
        *below_ground(column, wide, max(0, top + head), foot),
    ]


# The head: points, mark and name


def head_height(column: Pillar, wide: float) -> float:
    face, lines = name_lines(column.name, wide - MARGIN)
    return 60 + len(lines) * face.leading + len(note_lines(column, wide)) * NOTE.leading


def head_words(column: Pillar, wide: float, top: float, seats: int) -> Parts:
    face, lines = name_lines(column.name, wide - MARGIN)
    middle, y = wide / 2, top + 53
    shape = Shape(player_outline(column.player, seats, 7.5), "seat", "line", 0.8)
    parts: Parts = [
        Group([Text(TOTAL, middle, top + 28, column.total)], look="points"),
        Group([shape], (middle, top + 42)),
    ]
    for its_face, words in [(face, one) for one in lines] + note_lines(column, wide):
        y += its_face.leading
        parts.append(Text(its_face, middle, y - 2, words))
    return parts


def note_lines(column: Pillar, wide: float) -> list[tuple[Face, str]]:
    return [(NOTE, words) for words in balanced(column.note, NOTE, wide) if words]


def name_lines(name: str, wide: float) -> tuple[Face, list[str]]:
    """Breaks a name into a few lines, in the largest letters that need not break a word."""
    for face in NAMES:
        lines = balanced(name, face, wide)
        if len(lines) <= NAME_LINES and all(face.wide(words) <= wide for words in lines):
            return face, lines
    broken = [part for words in lines for part in pieces(words, face, wide)]
    return face, broken if len(broken) <= NAME_LINES else pieces(name, face, wide)


# The courses


def courses(column: Pillar, wide: float, top: float, unit: float) -> Parts:
    """Draws what the points are for, the first on top."""
    parts: Parts = []
    for number, course in enumerate([one for one in column.courses if one.points > 0]):
        high = course.points * unit
        its = stones(wide, high, is_dark=number % 2 == 1)
        if high >= LEAST and top + high / 2 < -LEAST / 2:
            its += course_words(course, wide, high / 2 + 4.4)
        parts.append(Group(its, (0, top), title=said([course])))
        top += high
    return parts


def said(found: Sequence[Course]) -> Phrase:
    """Says what some courses are for."""
    each = [Phrase("web-course", {"name": one.name, "points": one.points}) for one in found]
    return Phrase("web-courses", {"phrases": packed(each)})


def stones(wide: float, high: float, is_dark: bool) -> Parts:
    front = rectangle(0, 0, wide, high)
    side = polygon((wide, 0), (wide + DEPTH, -DEPTH), (wide + DEPTH, high - DEPTH), (wide, high))
    parts: Parts = [Shape(side, "side", "rim", 0.8), Shape(front, "course", "rim", 0.8)]
    return [*parts, Shape(front, "shadow", opacity=0.12)] if is_dark else parts


def course_words(course: Course, wide: float, y: float) -> Parts:
    """Writes name and points; the points alone where there is no room for the name."""
    count = signed(course.points)
    if LABEL.wide(course.name) + COUNT.wide(count) + 4 * MARGIN > wide:
        return [Text(COUNT_ALONE, wide / 2, y, count)]
    return [Text(LABEL, MARGIN, y, course.name), Text(COUNT, wide - MARGIN, y, count)]


def below_ground(column: Pillar, wide: float, top: float, foot: float) -> Parts:
    """Draws the part of a pillar that has sunk, with the points that were lost."""
    lost = [course for course in column.courses if course.points < 0]
    if not lost:
        return []
    words = [Text(LOST, wide / 2, (top + foot) / 2 + 4.4, -sunk(column))]
    its = [*pit(wide, foot, top), *(words if foot - top >= LEAST else [])]
    return [Group(its, title=said(lost))]


def pit(wide: float, foot: float, top: float = 0) -> Parts:
    """Draws the ground around what has sunk."""
    if foot <= top:
        return []
    edge = line((-2, foot), (-2, top), (wide + DEPTH, top))
    hollow = rectangle(-2, top, wide + DEPTH + 3, foot - top + 1)
    return [Shape(hollow, "recess", opacity=0.86), Shape(edge, "", "recess-dark", 1.8)]
