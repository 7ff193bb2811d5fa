"""The quarry: terraces of cut rock, with a pile for each seat and what is left in it."""

from iteru.engine.phrase import Phrase
from iteru.games.imhotep.show.picture.landscape import slab
from iteru.games.imhotep.show.picture.stones import figure, place
from iteru.games.imhotep.view_types import ImhotepView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Use, Wrapped
from iteru.kit.paths import Point, rectangle
from iteru.kit.pieces import hit, rim, ring

NAMES = (Face(20, "title"), Face(17, "title"), Face(14.5, "title"))
LEFT = Face(19, "bold", "middle")
FIRST, PITCH = 106.0, 41.0
HEAP = "M-21 4V-9L-10 -15V-18L1 -24L12 -18V-13L23 -7V5.5L12 11.5L1 6L-10 10Z"
"""The outline of three stones."""


def quarry_ground(at: Point, width: float, end: float, foot: float) -> Parts:
    """Draws the rock from a point to the right end and the foot of the land, and the slab on which the figures stand."""
    x, y = at
    right = x + width
    ridge = (
        f"L{x + 14} {y + 20}L{x + 60} {y + 10}L{x + 76} {y - 8}L{x + 150} {y - 14}L{x + 164} {y - 2}"
        f"L{right - 20} {y - 10}L{end} {y - 2}"
    )
    lit = f"V{y + 18}L{right} {y + 10}L{x + 160} {y + 22}L{x + 100} {y + 16}L{x + 60} {y + 34}Z"
    cuts = (
        f"M{x + 84} {y - 6}v20M{x + 120} {y - 11}v27M{x + 186} {y - 5}v23M{x + 222} {y - 9}v21"
        f"M{x + 30} {y + 18}v20M{x - 10} {y + 70}v26"
    )
    floor = f"M{x - 20} {y + 66}L{x + 8} {y + 50}H{end}V{foot}H{x - 24}Z"
    return [
        Shape(
            f"M{x - 24} {foot}L{x - 18} {y + 62}L{x + 6} {y + 44}{ridge}V{foot}Z",
            "rock0",
            "line",
            1.6,
        ),
        Shape(f"M{x + 14} {y + 20}{ridge}{lit}", "stone-shade", opacity=0.55),
        Shape(cuts, "", "rock1", 1.6),
        Shape(floor, "rock0"),
        Shape(f"M{x + 8} {y + 50}H{end}", "", "rock2", 1.4, 0.6),
        *slab(x - 6, y + 92, width + 2, 38),
        Use("mason", (x + 40, y + 86), 0.82),
        Wrapped(NAMES, (x + 6, y + 118), Phrase("picture-quarry-name"), FIRST - 22, 24),
    ]


def quarry(view: ImhotepView, at: Point) -> Part:
    x, y = at
    return Group(
        [
            pile(seat, player["quarry"], (x + FIRST + PITCH * seat, y + 74), is_asked(view, seat))
            for seat, player in enumerate(view["players"])
        ]
    )


def is_asked(view: ImhotepView, seat: int) -> bool:
    asks = view["asks"]
    return asks is not None and asks["seat"] == seat


def row_ground(at: Point, width: float) -> Parts:
    """Draws the quarry on a phone: a strip of rock, and a slab with its name."""
    x, y = at
    rock = f"M{x} {y + 12}L{x + 40} {y + 2}L{x + 150} {y + 8}L{x + 260} {y}L{x + width} {y + 8}V{y + 58}H{x}Z"
    return [
        Shape(rock, "rock0", "line", 1.4),
        *slab(x + 4, y + 14, 92, 36),
        Wrapped(NAMES[1:], (x + 12, y + 38), Phrase("picture-quarry-name"), 80, 20),
    ]


def row(view: ImhotepView, at: Point) -> Part:
    """Draws the piles on a phone: each beside what is left in it."""
    x, y = at
    return Group(
        [
            pile(seat, player["quarry"], (x + 120 + 64 * seat, y + 36), is_asked(view, seat), 0.8)
            for seat, player in enumerate(view["players"])
        ]
    )


@cache
def pile(seat: int, count: int, at: Point, asked: bool, scale: float = 1) -> Part:
    """Draws as many stones as there are, up to three, and their number: below them, or beside them where they are small."""
    number = (1, 39.5) if scale == 1 else (40, -2)
    width = 56 if scale == 1 else 80
    parts: Parts = [
        hit(rectangle(-28, -34, width, 86 if scale == 1 else 64)),
        rim(HEAP),
        ring(28, 13, 1, 7),
    ]
    if count == 0:
        parts += place((1, 3), 12)
    for level, (x, y) in enumerate(((-10, 4), (12, 5.5), (1, -5.5))[: min(count, 3)]):
        last = level == min(count, 3) - 1
        parts.append(Use(f"stone-{seat}" if last else "plain", (x, y), 0.55))
    return Group(
        [*parts, figure(number, count, LEFT)],
        at,
        f"seat-{seat}",
        target="quarry" if asked else "",
        place=f"quarry-{seat}",
        title=Phrase("picture-quarry", {"count": count}),
        scale=scale,
        rule="R4.2",
    )
