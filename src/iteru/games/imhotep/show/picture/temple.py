"""The temple: a hall of columns, and before it a terrace with a row of stacks."""

from typing import NamedTuple

from iteru.engine.phrase import Phrase
from iteru.games.imhotep.show.picture.landscape import BANDS, glow
from iteru.games.imhotep.show.picture.lines import block, disc
from iteru.games.imhotep.show.picture.stones import (
    TALL,
    figure,
    place,
    shade,
    stack,
    storey,
)
from iteru.games.imhotep.view_types import ImhotepView, TempleView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Use
from iteru.kit.paths import Point, num, polygon, rectangle
from iteru.kit.pieces import hit, rim

STONE, STEP = 23.0, 50.0
WORTH = Face(16, "bold", "middle")
HALL, COLUMNS, STRIPES = 128.0, 6, 30
"""How high the hall is; how many columns and coloured stripes it has."""


class Plot(NamedTuple):
    """Where the terrace begins, the line on which stones stand, how wide it is, and how high stacks may rise."""

    left: float
    foot: float
    width: float
    top: float


def temple_ground(view: ImhotepView, plot: Plot) -> Parts:
    its = view["temple"]
    figures = [
        part
        for space, x in enumerate(places(its, plot))
        for part in brings(its, space, (x, plot.foot + 31.5))
    ]
    lights = [glow((plot.left + 24 + x, plot.foot - 10), 120) for x in (0, plot.width - 48)]
    return [*hall(plot), *lights, *terrace(plot), *figures]


def hall(plot: Plot) -> Parts:
    left, right, base = plot.left, plot.left + plot.width, plot.foot - 14
    top = base - HALL
    fallen = polygon(
        (right - 4, base), (right + 12, base + 4), (right + 6, base + 16), (left + 30, base + 16)
    )
    parts: Parts = [
        Shape(fallen, "shade"),
        Shape(rectangle(left + 18, top + 26, plot.width - 36, HALL - 26), "stone3", "line", 1, 0.7),
    ]
    for i in range(COLUMNS):
        parts += column(left + 30 + i * (plot.width - 60) / (COLUMNS - 1), top, base, BANDS[i % 3])
    return [*parts, *architrave(left, right, top)]


def column(x: float, top: float, base: float, band: str) -> Parts:
    """Draws a column with a capital of papyrus."""
    neck, head = num(top + 52), num(top + 34)
    trunk = (
        f"M{num(x - 8)} {num(base)}L{num(x - 6.5)} {neck}Q{num(x - 13)} {num(top + 40)} {num(x - 12)} {head}"
        f"H{num(x + 12)}Q{num(x + 13)} {num(top + 40)} {num(x + 6.5)} {neck}L{num(x + 8)} {num(base)}Z"
    )
    dark = f"M{num(x + 2)} {num(base)}V{neck}H{num(x + 6.5)}L{num(x + 8)} {num(base)}Z"
    rings = f"M{num(x - 6.5)} {neck}h13M{num(x - 6.8)} {num(top + 57)}h13.6"
    leaves = f"M{num(x - 12)} {head}q5 10 6 17M{num(x)} {head}v17M{num(x + 12)} {head}q-5 10 -6 17"
    return [
        Shape(trunk, "stone", "line", 0.9),
        Shape(dark, "stone-shade"),
        Shape(rings, "", band, 2.4, 0.75),
        Shape(leaves, "", "reed", 1.4, 0.8),
    ]


def architrave(left: float, right: float, top: float) -> Parts:
    """Draws the beam with its hollow moulding, painted stripes and a winged disc."""
    width, middle = right - left - 16, (left + right) / 2
    moulding = (
        f"M{num(left + 8)} {num(top + 20)}Q{num(left + 8)} {num(top + 8)} {num(left)} {num(top + 4)}"
        f"H{num(right)}Q{num(right - 8)} {num(top + 8)} {num(right - 8)} {num(top + 20)}Z"
    )
    stripes = ["", "", "", ""]
    for i in range(STRIPES):
        stripes[i % 4] += f"M{num(left + 8 + width * (i + 0.5) / STRIPES)} {num(top + 19)}v-12"
    return [
        Shape(rectangle(left + 8, top + 20, width, 14), "stone", "line"),
        Shape(moulding, "stone-lit", "line"),
        *[Shape(d, "", band, 3, 0.6) for d, band in zip(stripes, BANDS, strict=True)],
        Shape(wings(middle, top), "band0", "line", 0.7, 0.8),
        Shape(disc(middle, top + 27.5, 6.5), "cloth1", "line"),
    ]


def wings(x: float, top: float) -> str:
    return "".join(
        [
            f"M{num(x + 58 * way)} {num(top + 23)}Q{num(x + 26 * way)} {num(top + 22)} {num(x + 8 * way)} {num(top + 26)}"
            f"v5Q{num(x + 30 * way)} {num(top + 33)} {num(x + 58 * way)} {num(top + 23)}Z"
            for way in (-1, 1)
        ]
    )


def terrace(plot: Plot) -> Parts:
    left, right, y = plot.left - 4, plot.left + plot.width + 6, plot.foot
    floor = polygon((left, y + 20), (left + 20, y - 18), (right - 20, y - 18), (right, y + 20))
    return [
        Shape(floor, "stone-lit", "line"),
        Shape(rectangle(left, y + 20, right - left, 22), "stone", "line"),
        Shape(f"M{num(left)} {num(y + 42)}H{num(right)}V{num(y + 20)}", "", "line", 2),
    ]


def places(its: TempleView, plot: Plot) -> list[float]:
    """Returns where the places stand, in the middle of the terrace."""
    count = its["width"]
    step = min(STEP * 1.2, (plot.width - 20) / count)
    first = plot.left + plot.width / 2 - step * (count - 1) / 2
    return [round(first + step * i, 1) for i in range(count)]


def temple(view: ImhotepView, plot: Plot) -> Parts:
    """Draws the stacks, and marks where the next stone goes."""
    its = view["temple"]
    most = max(1, -(-len(its["stones"]) // its["width"]))
    a = min(STONE, 0.46 * (plot.width - 20) / its["width"])
    step = storey(a, plot.foot - plot.top, most)
    return [
        temple_space(view, space, (x, plot.foot), a, step)
        for space, x in enumerate(places(its, plot))
    ]


def temple_space(view: ImhotepView, space: int, at: Point, a: float, step: float) -> Part:
    its, asks = view["temple"], view["asks"]
    placed, row = its["stones"], its["width"]
    bonus = its["spaces"][space]["bonus"]
    numbers = range(space, len(placed), row)
    stones = stack([placed[i] for i in numbers], at, a, step, [f"temple-{i}" for i in numbers])
    scored = asks is not None and asks["question"] == "temple-choice" and asks["detail"] == space
    high = a * TALL + step * max(0, len(stones) - 1)
    inside = [shade(at, a), *stones] if stones else place(at, a - 2, len(placed) % row == space)
    facts = {"space": space + 1, "points": points_of(its, space), "count": its["choice_stones"]}
    return Group(
        [*area(at, a, high), *inside],
        target="point" if scored else "",
        title=Phrase(f"picture-temple-{bonus or 'points'}", facts),
    )


def points_of(its: TempleView, space: int) -> int:
    printed = its["spaces"][space]
    return its["choice_points"] if printed["bonus"] == "choice" else printed["points"]


@cache
def area(at: Point, a: float, high: float) -> Parts:
    x, y = at
    finger = rectangle(x - 28, y - high - 16, 56, high + 58)
    return [hit(finger), rim(block(a, high, x, y))]


def brings(its: TempleView, space: int, at: Point) -> Parts:
    """Draws what a space brings: points, or a card, or points and stones to choose from."""
    bonus, points = its["spaces"][space]["bonus"], points_of(its, space)
    x, y = at
    if bonus is None:
        return [figure(at, points, WORTH)]
    if bonus == "card":
        return [Use("emblem-card", (x, y), 0.45)]
    stones = its["choice_stones"]
    return [
        figure((x - 7, y), f"{points} / {stones}", WORTH),
        Use("emblem-stones", (x + 16, y - 0.5), 0.42),
    ]
