"""The obelisks: a tower for each seat on side A, spaces for towers on side B."""

from typing import NamedTuple

from iteru.engine.phrase import Phrase
from iteru.games.imhotep.show.picture.lines import DEPTH, diamond, disc, sign
from iteru.games.imhotep.show.picture.stones import (
    figure,
    place,
    shade,
    stack,
    stone,
    storey,
)
from iteru.games.imhotep.view_types import ImhotepView, ObelisksView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape
from iteru.kit.paths import Point, polygon, rectangle

STONE, PLINTH, THICK = 23.0, 28.0, 22.0
HEIGHT = Face(16.5, "bold", "middle")
WIDEST = 75.0  # from one obelisk to the next
BACK, FRONT = 74.0, 14.0
"""How far towers of side B stand behind the place of obelisks, and waiting stones before it."""


class Plot(NamedTuple):
    """Where obelisks stand: from a point to the right, on a line, up to a height."""

    left: float
    foot: float
    width: float
    top: float


def across(plot: Plot, count: int, widest: float) -> list[float]:
    """Returns as many points side by side as there is room for."""
    step = min(widest, plot.width / count)
    first = plot.left + (plot.width - step * (count - 1)) / 2
    return [round(first + step * i, 1) for i in range(count)]


def obelisks_ground(view: ImhotepView, plot: Plot) -> Parts:
    its = view["obelisks"]
    if its["places"]:
        return [part for x in across(plot, view["seats"], WIDEST) for part in plinth(x, plot.foot)]
    terrace = plot._replace(foot=plot.foot - BACK)
    return [*long_plinth(terrace), *long_plinth(plot._replace(foot=plot.foot + FRONT))]


def obelisks(view: ImhotepView, plot: Plot) -> Parts:
    its = view["obelisks"]
    if not its["places"]:
        return [*towers(its, plot), *waiting_stones(its, plot)]
    step = storey(STONE, plot.foot - plot.top, max(its["heights"]))
    return [
        obelisk(seat, tall, (x, plot.foot), step)
        for seat, (x, tall) in enumerate(
            zip(across(plot, view["seats"], WIDEST), its["heights"], strict=True)
        )
    ]


@cache
def plinth(x: float, y: float) -> Parts:
    """Draws the stone on which an obelisk grows, and the plate for its height."""
    a, b, t = PLINTH, PLINTH * DEPTH, THICK
    left = polygon((x - a, y), (x, y + b), (x, y + b + t), (x - a, y + t))
    right = polygon((x, y + b), (x + a, y), (x + a, y + t), (x, y + b + t))
    edges = f"M{x - a} {y}v{t}L{x} {y + b + t:.1f}L{x + a} {y + t}V{y}M{x} {y + b:.1f}v{t}"
    fallen = polygon((x - 20, y + 12), (x + 16, y - 12), (x + 62, y + 4), (x + 26, y + 26))
    return [
        Shape(fallen, "shade", opacity=0.8),
        Shape(left, "stone"),
        Shape(right, "stone-shade"),
        Shape(diamond(a, x, y), "stone-lit", "line", 0.8),
        Shape(edges, "", "line", 1.2),
        Shape(disc(x, y + 31, 11.5), "sheet", "line", 1.2),
    ]


@cache
def obelisk(seat: int, tall: int, at: Point, step: float) -> Part:
    """R5.11: draws the tower of one seat, and its height."""
    places = [f"obelisk-{seat}-{i}" for i in range(tall)]
    stones = stack([seat] * tall, at, STONE, step, places) or [own_mark(seat, at, 11)]
    title = Phrase("picture-obelisk", {"owner": seat, "count": tall})
    return Group([*stones, figure((at[0], at[1] + 31), tall, HEIGHT)], title=title)


@cache
def own_mark(seat: int, at: Point, r: float) -> Part:
    """Draws the shape of a seat on a place that only its stones can take."""
    return Group([Shape(sign(seat, at, r, flat=0.62), "seat", opacity=0.5)], look=f"seat-{seat}")


def long_plinth(plot: Plot) -> Parts:
    """Draws a terrace for a row of places."""
    x, y, right = plot.left - 4, plot.foot, plot.left + plot.width + 4
    top = polygon((x + 10, y - 15), (right - 4, y - 15), (right + 6, y + 14), (x, y + 14))
    return [
        Shape(polygon((x + 8, y + 34), (right + 16, y + 34), (right + 6, y), (x, y)), "shade"),
        Shape(top, "stone-lit", "line"),
        Shape(rectangle(x, y + 14, right + 6 - x, 19), "stone", "line"),
        Shape(f"M{x} {y + 33}H{right + 6}V{y + 14}", "", "line", 2),
    ]


def towers(its: ObelisksView, plot: Plot) -> Parts:
    """R6.9: draws the spaces for towers, the best on the left; R6.10: more of them when all are taken."""
    owners, tall = its["towers"], its["tower_height"]
    printed = its["tower_points"]
    points = printed + [its["tower_further"]] * max(0, len(owners) - len(printed))
    xs, y = across(plot, len(points), 44), plot.foot - BACK
    a = round(min(19.0, 0.46 * plot.width / len(points)), 1)
    step = storey(a, y - plot.top, tall)
    parts: Parts = []
    for i, (x, worth) in enumerate(zip(xs, points, strict=True)):
        places = [f"tower-{i}-{level}" for level in range(tall)]
        if i < len(owners):
            parts += [shade((x, y), a), *stack([owners[i]] * tall, (x, y), a, step, places)]
        else:
            parts += place((x, y), a, i == len(owners))
        parts.append(figure((x, y + 23.5), worth))
    return parts


def waiting_stones(its: ObelisksView, plot: Plot) -> Parts:
    """R6.9: where the stones of each seat wait for their tower."""
    tall, y = its["tower_height"], plot.foot + FRONT
    a = round(min(15.0, plot.width / len(its["heights"]) / tall / 2.25), 1)
    parts: Parts = []
    for seat, (middle, waiting) in enumerate(
        zip(across(plot, len(its["heights"]), 2.3 * a * tall), its["heights"], strict=True)
    ):
        for i in range(tall):
            at = (round(middle + (i - (tall - 1) / 2) * 2.1 * a, 1), y)
            if i < waiting:
                parts.append(stone(seat, at, a, f"waiting-{seat}-{i}"))
            else:
                parts += [*place(at, a), own_mark(seat, at, 0.45 * a)]
    return parts
