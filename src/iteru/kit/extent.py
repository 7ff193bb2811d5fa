"""How far the parts of a written picture reach: boxes around SVG elements, found without a browser.

Curves count with their control points, so a box may be a little large. Words and what is painted with a stroke count as
thin.

>>> from xml.etree import ElementTree
>>> box_of(ElementTree.fromstring('<g transform="translate(5 0) scale(2)"><path d="M0 0h10v4"/></g>'))
Box(left=5.0, top=0.0, right=25.0, bottom=8.0)
"""

import re
from collections.abc import Iterable, Iterator
from math import atan2, cos, hypot, pi, radians, sin
from typing import NamedTuple
from xml.etree.ElementTree import Element

COMMAND = re.compile(r"([MLHVCSQTAZ])([^MLHVCSQTAZ]*)", re.IGNORECASE)
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
TRANSFORM = re.compile(r"(translate|rotate|scale)\(([^)]*)\)")
TAKES = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "S": 4, "Q": 4, "C": 6, "A": 7}
ARC_POINTS = 12

Point = tuple[float, float]


class Matrix(NamedTuple):
    """Where a point of a group lies on the picture."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def place(self, x: float, y: float) -> Point:
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    def then(self, its: "Matrix") -> "Matrix":
        """Returns the matrix of a group inside, which has one of its own."""
        a, b, c, d = its.a, its.b, its.c, its.d
        return Matrix(
            self.a * a + self.c * b,
            self.b * a + self.d * b,
            self.a * c + self.c * d,
            self.b * c + self.d * d,
            *self.place(its.e, its.f),
        )

    @property
    def scale(self) -> float:
        return hypot(self.a, self.b)


class Box(NamedTuple):
    """A rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    def meets(self, other: "Box") -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


def around(points: Iterable[Point]) -> Box | None:
    """Returns the smallest box around some points."""
    found = list(points)
    if not found:
        return None
    xs, ys = [x for x, _ in found], [y for _, y in found]
    return Box(min(xs), min(ys), max(xs), max(ys))


def joined(boxes: Iterable[Box | None]) -> Box | None:
    """Returns the smallest box around others."""
    return around([corner for box in boxes if box for corner in (box[:2], box[2:])])


def box_of(thing: Element, above: Matrix | None = None) -> Box | None:
    """Returns the box around an element, in the units of whatever is around it; None if it draws nothing."""
    here = matrix_of(thing, above or Matrix())
    own = [here.place(x, y) for x, y in points_of(thing.get("d", ""))]
    return joined([around(own), *[box_of(part, here) for part in thing if is_drawn(part)]])


def is_drawn(part: Element) -> bool:
    return not part.tag.endswith(("defs", "style", "title"))


def matrix_of(thing: Element, above: Matrix) -> Matrix:
    """Returns where the points of an element lie."""
    matrix = above
    for kind, inside in TRANSFORM.findall(thing.get("transform", "")):
        matrix = matrix.then(moved(kind, [float(one) for one in NUMBER.findall(inside)]))
    return matrix


def moved(kind: str, by: list[float]) -> Matrix:
    if kind == "translate":
        return Matrix(e=by[0], f=by[1] if len(by) > 1 else 0.0)
    if kind == "scale":
        return Matrix(a=by[0], d=by[-1])
    angle = radians(by[0])
    return Matrix(cos(angle), sin(angle), -sin(angle), cos(angle))


# Paths


def points_of(d: str) -> Iterator[Point]:
    """Yields points between which a path lies.

    >>> list(points_of("M1 2l3 0V9"))
    [(1.0, 2.0), (4.0, 2.0), (4.0, 9.0)]
    """
    at = start = (0.0, 0.0)
    for letter, inside in COMMAND.findall(d):
        kind, numbers = letter.upper(), [float(one) for one in NUMBER.findall(inside)]
        if kind == "Z":
            at = start
            continue
        takes = TAKES[kind]
        for first in range(0, len(numbers) - takes + 1, takes):
            its = numbers[first : first + takes]
            points = step(kind, its, at, letter.islower())
            yield from points
            at = points[-1]
            if kind == "M" and not first:
                start = at


def step(kind: str, its: list[float], at: Point, is_relative: bool) -> list[Point]:
    """Returns the points of one command; the last is where it ends."""
    x, y = at if is_relative else (0.0, 0.0)
    if kind == "H":
        return [(x + its[0], at[1])]
    if kind == "V":
        return [(at[0], y + its[0])]
    if kind == "A":
        rx, ry, _, large, sweep, to_x, to_y = its
        return arc(at, (x + to_x, y + to_y), rx, ry, bool(large), bool(sweep))
    return [(x + its[n], y + its[n + 1]) for n in range(0, len(its), 2)]


def arc(at: Point, to: Point, rx: float, ry: float, large: bool, sweep: bool) -> list[Point]:
    """Returns points on an arc that is not turned; the last is its end.

    >>> [(round(x), round(y)) for x, y in arc((-9, 0), (9, 0), 9, 9, True, True)][5:]
    [(0, -9), (2, -9), (4, -8), (6, -6), (8, -4), (9, -2), (9, 0)]
    """
    if not rx or not ry or at == to:
        return [to]
    (x1, y1), (x2, y2) = (at[0] / rx, at[1] / ry), (to[0] / rx, to[1] / ry)
    half = hypot(x2 - x1, y2 - y1) / 2
    r = max(1.0, half)  # too small a radius is made large enough
    away = (r * r - half * half) ** 0.5 / (2 * half) * (1 if large != sweep else -1)
    x, y = (x1 + x2) / 2 - (y2 - y1) * away, (y1 + y2) / 2 + (x2 - x1) * away
    first = atan2(y1 - y, x1 - x)
    turn = (atan2(y2 - y, x2 - x) - first) % (2 * pi) - (0 if sweep else 2 * pi)
    angles = [first + turn * n / ARC_POINTS for n in range(1, ARC_POINTS)]
    return [(rx * (x + r * cos(angle)), ry * (y + r * sin(angle))) for angle in angles] + [to]
