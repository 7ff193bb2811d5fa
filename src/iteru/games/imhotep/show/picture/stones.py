"""Stones and their places, seen at a slant."""

from iteru.engine.phrase import Phrase
from iteru.games.imhotep.show.picture.lines import DEPTH, diamond, sign
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Text, Use
from iteru.kit.paths import Point, line, polygon

UNIT, TALL = 20.0, 1.17
"""The width of a drawn stone to each side, and its height as a part of that."""
BRICK, LOW = 40.0, 0.83
"""The same of the flat stones of a pyramid."""
SIDE_SKEW = 0.5  # of the shape on the side of a stone
SEATS = range(4)
LABEL = Face(14.5, "bold", "middle")
SMALL_LABEL = Face(14.2, "bold", "middle")


def stone_symbols() -> dict[str, Parts]:
    """Draws the stones of each seat: seen from above, under another stone, flat ones of a pyramid, and in the chamber."""
    found: dict[str, Parts] = {"plain": cube(UNIT, UNIT * TALL), "cramp": cramp()}
    for seat in SEATS:
        found[f"stone-{seat}"] = [*cube(UNIT, UNIT * TALL), on_top(seat, UNIT, TALL, 0.42)]
        found[f"course-{seat}"] = [*cube(UNIT, UNIT * TALL), on_side(seat, UNIT, TALL, -1)]
        found[f"brick-{seat}"] = [*cube(BRICK, BRICK * LOW), on_top(seat, BRICK, LOW, 0.33)]
        found[f"base-{seat}"] = [
            *cube(BRICK, BRICK * LOW),
            on_side(seat, BRICK, LOW, -1),
            on_side(seat, BRICK, LOW, 1),
        ]
        found[f"lying-{seat}"] = lying(seat)
    return found


def cube(a: float, h: float) -> Parts:
    """Draws a stone without its mark; ink is thin above and heavier on the shaded side."""
    b = a * DEPTH
    edges = line((-a, 0), (-a, -h), (0, -h - b), (a, -h)) + line((-a, -h), (0, b - h), (a, -h))
    return [
        Shape(polygon((-a, -h), (0, b - h), (0, b), (-a, 0)), "front"),
        Shape(polygon((a, -h), (0, b - h), (0, b), (a, 0)), "side"),
        Shape(diamond(a, 0, -h), "top"),
        Shape(edges + line((0, b - h), (0, b)), "", "line", a * 0.035, 0.75),
        Shape(line((-a, 0), (0, b), (a, 0), (a, -h)), "", "line", a * 0.07),
        Shape(line((-0.82 * a, -0.72 * h), (-0.52 * a, 0.3 * b - 0.72 * h)), "", "top", a * 0.06),
    ]


def on_top(seat: int, a: float, tall: float, size: float) -> Part:
    return Shape(sign(seat, (0, -a * tall), a * size, flat=0.62), "mark")


def on_side(seat: int, a: float, tall: float, side: int) -> Part:
    at = (side * a / 2, a * (DEPTH - tall) / 2)
    return Shape(sign(seat, at, a * min(0.25, 0.3 * tall), skew=-side * SIDE_SKEW), "mark")


LYING = 37.0
"""The side of a drawn stone of the burial chamber."""


def lying(seat: int) -> Parts:
    """Draws a stone as it lies in the chamber, seen from the front and a little from above."""
    s, d = LYING, 6.0
    return [
        Shape(polygon((0, 0), (d, -d), (s + d, -d), (s, 0)), "top"),
        Shape(polygon((s, 0), (s + d, -d), (s + d, s - d), (s, s)), "side"),
        Shape(polygon((0, 0), (s, 0), (s, s), (0, s)), "front"),
        Shape(f"M0 {s}V0L{d} -{d}H{s + d}M0 0H{s}L{s + d} -{d}M{s} 0V{s}", "", "line", 0.9, 0.8),
        Shape(f"M0 {s}H{s}L{s + d} {s - d}V-{d}", "", "line", 1.7),
        Shape(sign(seat, (s / 2, s / 2), 0.23 * s), "mark"),
    ]


def cramp() -> Parts:
    """Draws the cramp by which masons tied stones together."""
    return [Shape("M-9 -6L0 -2.4L9 -6V6L0 2.4L-9 6Z", "top", "side", 1.6)]


@cache
def stone_title(seat: int) -> Phrase:
    return Phrase("picture-stone", {"owner": seat})


@cache
def piece(seat: int, symbol: str, at: Point, scale: float, place: str) -> Group:
    """Draws a stone of a seat that can glide from place to place."""
    look, kind = f"stone seat-{seat}", f"stone-{seat}"
    drawing = Use(f"{symbol}-{seat}", scale=scale)
    return Group([drawing], at, look, piece=kind, place=place, title=stone_title(seat))


def stone(seat: int, at: Point, a: float, place: str, covered: bool = False) -> Group:
    """Draws a stone that stands at a point, `a` wide to each side."""
    return piece(seat, "course" if covered else "stone", at, round(a / UNIT, 3), place)


def storey(a: float, room: float, most: int) -> float:
    """Returns how high a storey is where as many stones as the highest stack has must fit a room."""
    h = a * TALL
    return min(h, (room - h - a * DEPTH) / max(1, most - 1))


def stack(owners: list[int], at: Point, a: float, step: float, places: list[str]) -> Parts:
    """Draws stones upon each other, each a step above the one below."""
    top = len(owners) - 1
    return [
        stone(seat, (at[0], round(at[1] - step * level, 1)), a, place, level < top)
        for level, (seat, place) in enumerate(zip(owners, places, strict=True))
    ]


def recess_symbols() -> dict[str, Parts]:
    """Draws empty places: shallow recesses, dark along the upper left edge."""
    return {"recess": hollow("recess"), "tile": hollow("tile")}


def hollow(fill: str) -> Parts:
    a, b = UNIT, UNIT * DEPTH
    return [
        Shape(diamond(a), fill),
        Shape(line((a, 0), (0, b), (-a, 0)), "", "recess-light", 1.6),
        Shape(line((-a, 0), (0, -b), (a, 0)), "", "recess-dark", 2.4),
    ]


def place(at: Point, a: float, following: bool = False, symbol: str = "recess") -> Parts:
    """Draws a free place for a stone; `following` where the next stone goes."""
    free: Parts = [Use(symbol, at, round(a / UNIT, 3))]
    return [*free, Shape(diamond(a, *at), "", "ink", 2)] if following else free


def figure(at: Point, words: str | int, face: Face = LABEL) -> Text:
    """Writes a figure whose middle is at a point."""
    return Text(face, at[0], at[1] + 0.33 * face.size, words)


def shade(at: Point, a: float) -> Shape:
    """Draws the shadow at the foot of a stone."""
    b, (x, y) = a * DEPTH, at
    corners = (
        (x - 0.7 * a, y + 0.3 * b),
        (x + 0.55 * a, y - 0.5 * b),
        (x + 1.75 * a, y + 0.15 * b),
        (x + 0.45 * a, y + 1.15 * b),
    )
    return Shape(polygon(*corners), "shade")
