"""The wheel inside the ring: entry spaces by colour, the colours of the next round, and the way it turns."""

from math import cos, pi, sin

from iteru.games.pharaon.show.picture.tokens import free_space, token
from iteru.games.pharaon.show.picture.zones import title
from iteru.games.pharaon.view_types import PharaonView, SegmentView
from iteru.kit.kept import cache
from iteru.kit.scene import Drawn, Group, Part, Parts, Path, Point, circle, drawn, num

OUTER, INNER, BAND, INSIDE = 163.0, 122.0, 109.0, 107.0
MIDDLE = (OUTER + INNER) / 2
SECTOR = 72.0
TOKEN = 27.0
RULE = "R3.3"


def wheel(view: PharaonView, ring: list[SegmentView], at: Point) -> Part:
    """The segments clockwise, the first one at the bottom."""
    parts: Parts = [rim()]
    for number, segment in enumerate(ring):
        parts.append(sector(view, segment, 90 + SECTOR * number))
    return Group([*parts, arrow(view["direction"]), floor()], at)


@cache
def rim() -> Drawn:
    return drawn(Path("ground", circle(OUTER + 4)))


@cache
def floor() -> Drawn:
    return drawn(Path("floor", circle(INSIDE)))


def point(r: float, degrees: float) -> Point:
    """Degrees clockwise from the right, as the screen has it."""
    return r * cos(degrees * pi / 180), r * sin(degrees * pi / 180)


def ring_part(outer: float, inner: float, middle: float, half: float = SECTOR / 2) -> str:
    """A part of a ring around the middle."""
    corners = [
        point(r, middle + side * half)
        for r, side in ((outer, -1), (outer, 1), (inner, 1), (inner, -1))
    ]
    a, b, c, d = [f"{num(x)} {num(y)}" for x, y in corners]
    return f"M{a}A{num(outer)} {num(outer)} 0 0 1 {b}L{c}A{num(inner)} {num(inner)} 0 0 0 {d}Z"


def sector(view: PharaonView, segment: SegmentView, middle: float) -> Part:
    """R3.3: the spaces of a colour from the left as seen from the middle, and tokens beside them (R6.6)."""
    lying = [*segment["spaces"], *segment["beside"]]
    places = max(len(lying), 4)
    pitch = min(14.5, (SECTOR - 6) / places)
    size = min(TOKEN, pitch * 1.9)
    parts: Parts = [colours(segment["colour"], segment["next_colour"], middle)]
    for number, name in enumerate(lying):
        spot = point(MIDDLE, middle + pitch * (number - (len(lying) - 1) / 2))
        parts.append(space(view, segment, number, name, spot, size))
    if None not in segment["spaces"]:
        parts.append(drawn(Path("veil", ring_part(OUTER, INNER, middle))))
    return Group(parts, title=title(segment), rule=RULE)


@cache
def colours(colour: str, following: str | None, middle: float) -> Drawn:
    parts: Parts = [Path(f"sector t-{colour}", ring_part(OUTER, INNER, middle))]
    if following:
        parts.append(Path(f"band t-{following}", ring_part(INNER - 1, BAND, middle)))
    return drawn(*parts)


def space(
    view: PharaonView, segment: SegmentView, number: int, name: str | None, at: Point, size: float
) -> Part:
    if name is None:
        return Group([free_space(segment["colour"])], at, scale=round(size / 20, 3))
    place = f"wheel-{segment['zone']}-{number + 1}"
    return Group([token(view, name, (0, 0), size)], at, piece=f"token-{name}", place=place)


@cache
def arrow(direction: str) -> Drawn:
    """R8.3: outside the rim at the lower left."""
    r, start, end = OUTER + 11, 158.0, 128.0
    if direction == "clockwise":
        start, end = end, start
    (x, y), (u, v) = point(r, start), point(r, end)
    sweep = int(direction == "clockwise")
    back = -7.0 if direction == "clockwise" else 7.0
    tips = [point(r + side * 6, end + back / 2.4) for side in (-1, 1)]
    head = f"M{num(tips[0][0])} {num(tips[0][1])}L{num(u)} {num(v)}L{num(tips[1][0])} {num(tips[1][1])}"
    curve = f"M{num(x)} {num(y)}A{num(r)} {num(r)} 0 0 {sweep} {num(u)} {num(v)}"
    return drawn(Path("sign quiet", curve + head))
