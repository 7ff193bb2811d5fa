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
WORD = (Face(14.2, anchor="middle", fill="quiet"), Face(12.8, anchor="middle", fill="quiet"))
FEW = Face(14.5, "bold", "middle")
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


def beside(view: ImhotepView, at: Point) -> Part:
    """Draws the quarry beside the river on a phone: the viewer's own pile large, those of the others as figures."""
    x, y = at
    viewer = view["seat"]
    others = [seat for seat in range(view["seats"]) if seat != viewer]
    counts = [player["quarry"] for player in view["players"]]
    top = y + 46 if viewer is None else y + 145
    columns = 2 if viewer is None else 3
    first = x + 35 - 12 * (min(columns, len(others)) - 1)
    own = [] if viewer is None else [own_pile(viewer, counts[viewer], at, is_asked(view, viewer))]
    small = [
        small_pile(seat, counts[seat], (first + 24 * (n % columns), top + 42 * (n // columns)))
        for n, seat in enumerate(others)
    ]
    return Group([*own, *small])


@cache
def own_pile(seat: int, count: int, at: Point, asked: bool) -> Part:
    x, y = at
    parts: Parts = [
        hit(rectangle(-36, -42, 72, 90)),
        rim(HEAP),
        ring(28, 13, 1, 7),
        *stones_of(seat, count),
        Group(
            [
                *slab(-35, 18, 70, 40),
                Wrapped(WORD, (0, 33), Phrase("picture-quarry-name"), 66, 16),
                figure((0, 47), count, LEFT),
            ],
        ),
    ]
    return in_quarry(parts, seat, count, (x + 35, y + 78), asked)


@cache
def small_pile(seat: int, count: int, at: Point) -> Part:
    stone = Use(f"stone-{seat}", (0, 12), 0.42) if count else place((0, 10), 8)[0]
    return in_quarry([stone, figure((0, 29), count, FEW)], seat, count, at, False)


def in_quarry(parts: Parts, seat: int, count: int, at: Point, asked: bool) -> Part:
    return Group(
        parts,
        at,
        f"seat-{seat}",
        target="quarry" if asked else "",
        place=f"quarry-{seat}",
        title=Phrase("picture-quarry", {"count": count}),
        rule="R4.2",
    )


def stones_of(seat: int, count: int) -> Parts:
    """Draws as many stones as there are, up to three; a recess if there is none."""
    shown = min(count, 3)
    return [
        Use(f"stone-{seat}" if level == shown - 1 else "plain", at, 0.55)
        for level, at in enumerate(((-10, 4), (12, 5.5), (1, -5.5))[:shown])
    ] or place((1, 3), 12)


@cache
def pile(seat: int, count: int, at: Point, asked: bool) -> Part:
    """Draws the stones of a seat, and their number below them."""
    parts: Parts = [hit(rectangle(-28, -34, 56, 86)), rim(HEAP), ring(28, 13, 1, 7)]
    parts += [*stones_of(seat, count), figure((1, 39.5), count, LEFT)]
    return in_quarry(parts, seat, count, at, asked)
