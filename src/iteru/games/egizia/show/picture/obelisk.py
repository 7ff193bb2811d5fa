"""Amarna: the obelisk, built upward, and graves as doors in a cliff, from the Nile inland."""

from math import cos, pi, sin
from typing import NamedTuple

from iteru.engine.phrase import Phrase
from iteru.games.egizia.show.picture.ink import cast, ellipse, inked, slab
from iteru.games.egizia.show.picture.pieces import TOUCH, brick, place_of_brick
from iteru.games.egizia.show.picture.site import (
    COUNT,
    Look,
    name_of,
    plinth,
    seat_counts,
    site_of,
)
from iteru.games.egizia.view_types import EgiziaView, GravesView, ObeliskView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Text, Use, Wrapped
from iteru.kit.paths import Point, num, rectangle
from iteru.kit.pieces import hit, rim


class Plan(NamedTuple):
    """The obelisk: foot, width below and above, height. The doors: right end, foot, width of all, height. The cliff: left,
    top, width, scale. Where the totals stand, and how far apart at most; the right end of the table of their worth; the size of
    figures."""

    obelisk: tuple[float, float, float, float, float]
    doors: tuple[float, float, float, float]
    cliff: tuple[float, float, float, float]
    totals: tuple[float, float, float]
    table: Point
    letters: tuple[float, float]


PLANS: dict[Look, Plan] = {
    "valley": Plan(
        (345, 520, 54, 32, 187.2),
        (298, 438, 282, 54),
        (14, 308, 292, 1),
        (30, 500, 32),
        (292, 505),
        (16, 18),
    ),
    "large": Plan(
        (640, 594, 104, 60, 297),
        (548, 548, 523, 108),
        (18, 262, 336, 1.6),
        (200, 577.6, 50),
        (542, 583),
        (24, 32),
    ),
    "corner": Plan(
        (632, 198, 42, 26, 120.6),
        (597, 150, 266, 36),
        (326, 78, 274, 0.56),
        (346, 192, 44),
        (592, 176),
        (14.2, 16),
    ),
    "edge": Plan(
        (324, 198, 42, 26, 120.6),
        (289, 150, 266, 36),
        (18, 78, 274, 0.56),
        (38, 192, 44),
        (284, 176),
        (14.2, 16),
    ),
    "block": Plan(
        (324, 226, 54, 32, 190),
        (286, 140, 276, 54),
        (6, 10, 288, 1),
        (24, 204, 34),
        (278, 209),
        (16, 18),
    ),
}


def amarna(view: EgiziaView, look: Look) -> Part:
    plan = PLANS[look]
    return Group(
        [
            Group(tower(view["obelisk"], plan), rule="R7.13"),
            Group(doors(view["graves"], plan), rule="R7.14"),
            totals(view, plan),
        ]
    )


# The obelisk


def half(plan: Plan, row: float, rows: int) -> float:
    """Returns half the width of the obelisk at the foot of a row."""
    _, _, base, top, _ = plan.obelisk
    return (base + (top - base) * row / rows) / 2


def tower(its: ObeliskView, plan: Plan) -> Parts:
    """Draws what is in the rows, which share the height."""
    values, owners = its["values"], its["owners"]
    x, foot, *_, height = plan.obelisk
    rows, step = len(values), height / len(values)
    letters = min(plan.letters[0], max(step * 0.84, min(14.2, step * 1.07)))
    parts: Parts = []
    for row, value in enumerate(values):
        wide = half(plan, row, rows)
        slant = wide - half(plan, row + 1, rows)
        owner = owners[row] if row < len(owners) else None
        at, size = (x - wide, foot - step * (row + 1)), (2 * wide, step)
        target = f"obelisk-{row + 1}"
        is_next = row == len(owners)
        parts.append(place_of_brick(owner, value, is_next, target, at, size, letters, slant))
    return parts


def tower_ground(its: ObeliskView, plan: Plan) -> Parts:
    x, foot, base, _, height = plan.obelisk
    rows = len(its["values"])
    step, top = height / rows, foot - height
    a, b = half(plan, 0, rows), half(plan, rows, rows)
    tip = 20 * base / 54
    left, right = f"M{num(x - a)} {num(foot)}L{num(x - b)} {num(top)}", f"{num(x + a)} {num(foot)}"
    shaft = f"{left}H{num(x + b)}L{right}Z"
    whole = f"{left}L{num(x)} {num(top - tip)}L{num(x + b)} {num(top)}L{right}Z"
    shaded = f"M{num(x + a - 6)} {num(foot)}L{num(x + b - 4)} {num(top)}H{num(x + b)}L{num(x + a)} {num(foot)}Z"
    joints = "".join(
        [
            f"M{num(x - half(plan, row, rows) + 1)} {num(foot - step * row)}H{num(x + half(plan, row, rows) - 1)}"
            for row in range(1, rows)
        ]
    )
    cap = f"M{num(x - b)} {num(top)}L{num(x)} {num(top - tip)}L{num(x + b)} {num(top)}Z"
    return [
        cast(whole, 8, 3, 0.18),
        *inked(rectangle(x - a - 9, foot, 2 * a + 18, 10, 2), "mon2", 1, (1, 1.2)),
        Shape(shaft, "hole", "line", 1.1),
        Shape(joints, "", "hole2", 1.5),
        Shape(shaded, "mon3", opacity=0.55),
        *inked(cap, "mon", 1, (0.8, 1)),
        Shape(f"M{num(x)} {num(top - tip)}L{num(x + b)} {num(top)}H{num(x + 3)}Z", "mon3"),
    ]


# Graves


class Door(NamedTuple):
    """A door: its upper left corner and its size."""

    at: Point
    size: Point

    @property
    def outline(self) -> str:
        """Around its own corner; doors are narrower above."""
        width, height = self.size
        inset = width * 0.07
        return f"M{num(inset)} {num(height)}L{num(inset * 2)} 0H{num(width - inset * 2)}L{num(width - inset)} {num(height)}Z"


def door(its: GravesView, plan: Plan, place: int) -> Door:
    right, foot, width, height = plan.doors
    wide = width / its["spaces"]
    return Door((right - (place + 1) * wide, foot - height), (wide, height))


def doors(its: GravesView, plan: Plan) -> Parts:
    """R7.14: draws the doors that are open; the next tile is nearest to the Nile among those not taken."""
    owners, values = its["owners"], its["values"]
    parts: Parts = []
    for place, value in enumerate(values):
        where = door(its, plan, place)
        target = f"grave-{place + 1}"
        letters = min(plan.letters[1], where.size[0] * 0.78)
        if place < len(owners):
            parts.append(taken(owners[place], value, target, where))
        else:
            parts.append(tile(value, target if place == len(owners) else "", where, letters))
    return parts


@cache
def taken(owner: int, value: int, target: str, where: Door) -> Part:
    """Draws the brick in a door whose tile its owner has taken."""
    width, height = where.size
    side = width * 0.8
    high = min(side, height * 0.5)
    left = (width - side) / 2
    parts: Parts = [Shape(where.outline, "hole2", "line", 0.9)]
    if height > 80:
        parts.append(Text(Face(17, "bold", "middle"), width / 2, height * 0.34, value))
    parts.append(brick(owner, target, (left, height - high - 1), side, high))
    return Group(parts, where.at)


@cache
def tile(value: int, target: str, where: Door, letters: float) -> Part:
    """Draws a tile face up; the next one can be touched."""
    width, height = where.size
    d = where.outline
    parts: Parts = []
    if target:
        room = max(TOUCH, height)
        parts.append(hit(rectangle((width - TOUCH) / 2, (height - room) / 2, TOUCH, room)))
    if target:
        parts.append(rim(d))
    parts.append(Shape(d, "slab", "line", 1))
    if target:
        parts.append(Group([Shape(d, "liton")], look="when-lit"))
        parts.append(Group([Shape(d, "", "next", 2.8)], look="next"))
    parts.append(
        Text(Face(letters, "bold", "middle"), width / 2, height / 2 + letters * 0.36, value)
    )
    title = Phrase("picture-grave-next" if target else "picture-grave", {"value": value})
    return Group(parts, where.at, "", target, title=title, rule="R7.14")


def doors_ground(its: GravesView, plan: Plan) -> Parts:
    """Draws all doors closed, with their lintels."""
    parts: Parts = []
    for place in range(its["spaces"]):
        (x, y), (width, height) = where = door(its, plan, place)
        rise = num(width * 0.25)
        lintel = f"M{num(x + 0.6)} {num(y + 1)}l1 -{rise}H{num(x + width - 1.6)}l1 {rise}Z"
        bars = "".join(
            [
                f"M{num(width * 0.22)} {num(height * part)}h{num(width * 0.56)}"
                for part in (0.36, 0.7)
            ]
        )
        closed: Parts = [
            Shape(where.outline, "mon3", "line", 0.9),
            Shape(bars, "", "line", 0.9, 0.55),
            Shape(ellipse(width / 2, height * 0.54, width * 0.11), "once", "line", 0.7),
        ]
        parts += [Shape(lintel, "mon", "line", 0.8), Group(closed, (x, y))]
    return parts


# Totals and the cliff


def totals(view: EgiziaView, plan: Plan) -> Part:
    """R12.4: draws the total of each seat's tiles; the points for totals are on the slab."""
    counts = tuple([player["grave_total"] for player in view["players"]])
    table = ", ".join([f"{least}+: {points}" for least, points in view["graves"]["table"]])
    x, y, step = plan.totals
    right, line = plan.table
    if y < line < y + COUNT.size:  # the table stands on the same line
        step = min(step, (right - table_width(view) - x) / len(counts))
    title = Phrase("picture-grave-totals", {"figures": table})
    return Group(seat_counts(counts, x, y, step, 0.88), title=title, rule="R12.4")


def amarna_ground(view: EgiziaView, look: Look) -> Parts:
    plan = PLANS[look]
    right, foot, width, _ = plan.doors
    parts: Parts = [
        *rock_face(plan, foot),
        *doors_ground(view["graves"], plan),
        Shape(rectangle(right - width - 4, foot, width + 14, 9), "mon3", "line", 1),
        *tower_ground(view["obelisk"], plan),
    ]
    return parts + named(view, plan, look)


def named(view: EgiziaView, plan: Plan, look: Look) -> Parts:
    """Draws the slab with the name of the site and what the totals of graves are worth."""
    name = name_of(view, "obelisk")
    if look == "large":
        label = Wrapped(
            (Face(14, fill="quiet"),), (36, 583), Phrase("picture-graves-worth"), 150, 16
        )
        bar = [*slab(24, 563, 528, 30, 4, 3), label, *table(view, plan)]
        return [*bar, *plinth(24, 606, 690, name, (Phrase("picture-about-obelisk"),), 30, 20, 0.42)]
    if look in ("corner", "edge"):
        place = Phrase("picture-place", {"place": site_of(view, "obelisk")["place"]})
        x = plan.cliff[0]
        slate = slab(x, 156, 274, 48)
        return [*slate, *heading(place, x + 12, 176, 120, 16), *table(view, plan)]
    if look == "block":
        return [*slab(6, 160, 280, 60), *heading(name, 16, 181, 262, 16), *table(view, plan)]
    return [*slab(16, 456, 284, 62), *heading(name, 28, 477, 262, 17), *table(view, plan)]


def heading(name: Phrase, x: float, y: float, room: float, size: float) -> Parts:
    faces = (Face(size, "title"), Face(size - 1.4, "title"), Face(14.2, "title"))
    return [Wrapped(faces, (x, y), name, room, size * 1.3)]


LOW, HIGH = Face(14.2, anchor="end", fill="quiet"), Face(16, "bold", "end")
STAR, GAP = 14.0, 5.0
"""How much of a row the star takes, and how far apart the rows of the table stand."""


def rows_of(view: EgiziaView) -> list[tuple[str, str]]:
    """R12.4: returns the values that graves need, from high to low, and what they are worth at the end."""
    return [
        (f"{least}+", str(points)) for least, points in list(reversed(view["graves"]["table"]))[:4]
    ]


def table_width(view: EgiziaView) -> float:
    return sum(LOW.wide(least) + STAR + HIGH.wide(points) + GAP for least, points in rows_of(view))


def table(view: EgiziaView, plan: Plan) -> Parts:
    parts: Parts = []
    x, y = plan.table
    for least, points in rows_of(view):
        wide = HIGH.wide(points)
        parts += [
            Text(HIGH, x, y, points),
            Use("star", (x - wide - 7, y - 5), 0.62),
            Text(LOW, x - wide - STAR, y, least),
        ]
        x -= wide + STAR + LOW.wide(least) + GAP
    return parts


CRACKS = (
    (0.06, 40, 14),
    (0.13, 22, 18),
    (0.24, 16, 14),
    (0.34, 16, 20),
    (0.66, 14, 20),
    (0.78, 16, 22),
    (0.9, 26, 18),
)


def rock_face(plan: Plan, foot: float) -> Parts:
    """Draws a cliff with the sun and its hands carved above the doors."""
    x, y, width, scale = plan.cliff
    w, base = width, (foot - y) / scale + 8 / scale

    def at(part: float, level: float) -> str:
        return f"{num(part * w)} {num(level)}"

    face = (
        f"M0 {num(base)}V46C10 30 30 30 46 16C70 6 90 18 {at(0.42, 4)}C{at(0.55, -6)} {at(0.66, 12)} {at(0.76, 8)}"
        f"C{at(0.86, 4)} {at(0.95, 20)} {at(1, 44)}V{num(base)}Z"
    )
    strata = f"M0 58C{at(0.2, 46)} {at(0.3, 60)} {at(0.5, 52)}C{at(0.7, 44)} {at(0.85, 60)} {at(1, 52)}V{num(base)}H0Z"
    cracks = "".join([f"M{at(a, b)}l{3 - k % 2 * 6} {h}" for k, (a, b, h) in enumerate(CRACKS)])
    parts: Parts = [
        cast(face, 6, 3, 0.15),
        *inked(face, "cliff3", 1.2, (1.4, 1.2)),
        Shape(strata, "cliff"),
        Shape(cracks, "", "cliff2", 1.5),
    ]
    if base > 80:
        parts.insert(-1, Shape(f"M0 76H{num(w)}V{num(base)}H0Z", "mon2"))
        parts += carved_sun(w / 2, 24)
    return [Group(parts, (x, y), scale=scale)]


def carved_sun(x: float, y: float) -> Parts:
    rays, hands = "", ""
    for k in range(9):
        turn = pi * (k + 1) / 10
        end = (x + 44 * cos(turn), y + 38 * sin(turn))
        rays += f"M{num(x + 13 * cos(turn))} {num(y + 13 * sin(turn))}L{num(end[0])} {num(end[1])}"
        hands += ellipse(*end, 2.1)
    return [
        Shape(rays, "", "cliff2", 1.6),
        Shape(hands, "cliff2"),
        Shape(ellipse(x, y, 12), "plotb", "line", 1.1),
        Shape(f"M{num(x - 8)} {num(y - 2)}A8 8 0 0 1 {num(x)} {num(y - 8)}", "", "cliff3", 2.2),
    ]
