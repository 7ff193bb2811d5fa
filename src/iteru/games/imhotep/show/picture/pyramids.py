"""The pyramids: one of three levels on side A, several small ones on side B."""

from typing import NamedTuple

from iteru.engine.events import Value
from iteru.engine.phrase import Phrase
from iteru.games.imhotep.rules.moves import PYRAMID_NAMES
from iteru.games.imhotep.show.picture.lines import DEPTH, diamond
from iteru.games.imhotep.show.picture.stones import (
    BRICK,
    LABEL,
    LOW,
    SMALL_LABEL,
    figure,
    piece,
    place,
    stone,
)
from iteru.games.imhotep.view_types import ImhotepView, PyramidSpace, PyramidsView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Text, Use
from iteru.kit.paths import Point, polygon, rectangle
from iteru.kit.pieces import hit, rim

TILE = 0.45  # of the width of a stone: the width of a place on others, whose marks stay in sight
GAP = 5.0
PLAN = 0.62  # of the width of a stone: so wide is a place of a level that floats above
WIDEST = 34.0  # a stone to each side, where there are several pyramids
PAVED = 0.55  # how far the pavement reaches beyond a pyramid, in stones' widths to each side


class Plot(NamedTuple):
    """Where pyramids stand: the middle of the ground and how wide a stone is to each side where there is one; the room for
    several; where the plan of a level without ground floats; further stones; the stone about to be placed."""

    centre: Point
    a: float
    left: float
    width: float
    foot: float
    top: float
    plan: Point
    beyond: Point
    room: float
    hand: Point


class Site(NamedTuple):
    """Where one pyramid stands: the middle of its ground, and how far each of its stones reaches to the side."""

    centre: Point
    a: float


Cell = tuple[int, int, int]
"""A level, a column from the back to the right, and a row from the back to the left."""


@cache
def cells(levels: tuple[int, ...]) -> list[list[Cell]]:
    """Returns the spaces of each level in the order they are filled."""
    return [
        [(level, *divmod(number, side)) for number in range(side * side)]
        for level, side in enumerate(levels)
    ]


def at_cell(site: Site, side: int, cell: Cell) -> Point:
    level, column, row = cell
    x, y = site.centre
    y += (column + row - side + 1) * site.a * DEPTH - level * LOW * site.a
    return round(x + (column - row) * site.a, 1), round(y, 1)


def sites_of(its: PyramidsView, plot: Plot) -> list[Site]:
    """Returns where the pyramids stand: one in the middle; of several, every other one further back: so they can be larger."""
    bases = [levels[0] for levels in its["levels"]]
    if len(bases) == 1:
        return [Site(plot.centre, min(plot.a, 3 * plot.a / bases[0]))]
    widest = max(bases) + 0.2
    rows = 1 if len(bases) == 2 else 2
    across = 4 * widest if rows == 1 else (len(bases) + 1) * widest
    highest = max([height_of(levels, rows) for levels in its["levels"]])
    a = round(min(WIDEST, plot.width / across, (plot.foot - plot.top - 12) / highest), 1)
    half = widest * a
    pitch = (plot.width - 2 * half) / (len(bases) - 1)
    back = half * DEPTH + LOW * a  # nothing in front covers a place there
    found = []
    for number in range(len(bases)):
        y = plot.foot - half * DEPTH - (back if rows == 2 and number % 2 else 0)
        found.append(Site((round(plot.left + half + pitch * number, 1), round(y, 1)), a))
    return found


def height_of(levels: list[int], rows: int) -> float:
    """Returns the height of rows of pyramids and the plan above them, in stones' widths to each side."""
    plan = sum([2 * side * PLAN * DEPTH for side in levels[1:]])
    return (rows + 1) * (levels[0] + 0.2) * DEPTH + rows * LOW + plan


def pyramids_ground(view: ImhotepView, plot: Plot) -> Parts:
    its = view["pyramids"]
    return [
        part
        for site, levels in zip(sites_of(its, plot), its["levels"], strict=True)
        for part in pavement(site, levels[0])
    ]


def pavement(site: Site, base: int) -> Parts:
    (x, y), a, b = site.centre, site.a, site.a * DEPTH
    fallen = (
        (x, y + base * b),
        (x + base * a, y),
        (x + (base + 1.1) * a, y + 0.45 * b),
        (x + 1.1 * a, y + (base + 0.4) * b),
    )
    return [
        Shape(diamond((base + PAVED) * a, x, y), "dune", "line", 0.8, 0.8),
        Shape(polygon(*fallen), "shade"),
    ]


def pyramids(view: ImhotepView, plot: Plot) -> Parts:
    its = view["pyramids"]
    sites = sites_of(its, plot)
    tail = [*beyond(its, plot), *stone_in_hand(view, plot)]
    if len(sites) == 1:
        spaces, levels = its["pyramids"][0], its["levels"][0]
        plans = floating(spaces, levels[:-1] if levels[-1] == 1 else levels, plot.plan, 17)
        return [*plans, *built(spaces, levels, 0, sites[0]), *tail]
    from_the_back = sorted(enumerate(sites), key=lambda one: one[1].centre[1])
    return [*[one_of_several(its, index, site) for index, site in from_the_back], *tail]


def stones_on(spaces: list[PyramidSpace]) -> int:
    return sum([space["owner"] is not None for space in spaces])


def built(spaces: list[PyramidSpace], levels: list[int], index: int, site: Site) -> Parts:
    """Draws stones and free places of every level that can be built now, from below and from the back."""
    taken, start, parts = stones_on(spaces), 0, Parts()
    for level in cells(tuple(levels)):
        if start > taken:
            break
        side = levels[level[0][0]]
        for number, cell in sorted(enumerate(level, start), key=lambda one: one[1][1] + one[1][2]):
            at, space = at_cell(site, side, cell), spaces[number]
            if space["owner"] is None:
                parts += free_place(space, at, site.a, cell[0] > 0, number == taken)
            else:
                symbol = "base" if is_covered(spaces, levels, cell, start) else "brick"
                scale = round(0.985 * site.a / BRICK, 3)
                name = f"pyramid-{index}-{number}"
                parts.append(piece(space["owner"], symbol, at, scale, name))
        start += side * side
    return parts


def is_covered(spaces: list[PyramidSpace], levels: list[int], cell: Cell, start: int) -> bool:
    """Whether a stone of the next level lies on a space; `start` is the first space of its own level."""
    level, column, row = cell
    if level + 1 == len(levels):
        return False
    side, above = levels[level], levels[level + 1]
    inset, first = (side - above) / 2, start + side * side
    return any(
        spaces[first + number]["owner"] is not None
        for number, (_, c, r) in enumerate(cells(tuple(levels))[level + 1])
        if abs(inset + c - column) < 1 and abs(inset + r - row) < 1
    )


def free_place(space: PyramidSpace, at: Point, a: float, is_high: bool, following: bool) -> Parts:
    """Draws a free place on the ground, or a smaller tile on other stones."""
    if is_high:
        wide = max(TILE * a, min(a, 15))
        return [*place(at, wide, following, "tile"), *printed(space, at, wide)]
    return [*place(at, 0.9 * a, following), *printed(space, at, a)]


@cache
def printed_on(points: int, bonus: str | None, at: Point, a: float) -> Parts:
    """Draws what is printed on a place: its points, with the sign of a bonus beside."""
    face = LABEL if a > 30 else SMALL_LABEL
    if bonus is None:
        return [figure(at, points, face)]
    x, y = at
    apart, size = min(9.0, 0.36 * a), round(min(0.34, 0.017 * a), 2)
    return [figure((x - apart, y), points, face), Use(f"emblem-{bonus}", (x + apart, y), size)]


def printed(space: PyramidSpace, at: Point, a: float) -> Parts:
    return printed_on(space["points"], space["bonus"], at, a)


def floating(spaces: list[PyramidSpace], levels: list[int], foot: Point, a: float) -> Parts:
    """Draws the plan of the levels that have no ground yet, one above the other."""
    taken, start, (x, y), parts = stones_on(spaces), 0, foot, Parts()
    for level, side in enumerate(levels):
        if start > taken:
            site = Site((x, y - side * a * DEPTH + level * LOW * a), a)
            for number, cell in enumerate(cells(tuple(levels))[level], start):
                at = at_cell(site, side, cell)
                parts += [*place(at, a - 0.5, symbol="tile"), *printed(spaces[number], at, a)]
            y -= 2 * side * a * DEPTH + GAP
        start += side * side
    return parts


def one_of_several(its: PyramidsView, index: int, site: Site) -> Part:
    """R6.3: one of the small pyramids; the levels that have no ground yet float above it."""
    spaces, levels, name = its["pyramids"][index], its["levels"][index], its["names"][index]
    following = spaces[stones_on(spaces) :]
    title = Phrase("picture-pyramid-complete", {"pyramid": name})
    if following:
        bonus = following[0]["bonus"] or "none"
        facts: dict[str, Value] = {
            "pyramid": name,
            "points": following[0]["points"],
            "bonus": bonus,
        }
        title = Phrase("picture-pyramid", facts)
    parts = [*area(site, tuple(levels)), *built(spaces, levels, index, site)]
    plans = floating(spaces, levels, plan_foot(site, levels[0]), plan_width(site))
    return Group([*parts, *plans], target=f"pyramid-{PYRAMID_NAMES[index]}", title=title)


def plan_foot(site: Site, base: int) -> Point:
    """Returns where the plan over a pyramid begins, above the stones at its back."""
    x, y = site.centre
    return x, round(y - base * site.a * DEPTH - LOW * site.a - 2, 1)


def plan_width(site: Site) -> float:
    return max(14.0, PLAN * site.a)


@cache
def area(site: Site, levels: tuple[int, ...]) -> Parts:
    """Draws the area of one of several pyramids with the plan above it, and what lights up around its ground."""
    (x, y), half = site.centre, levels[0] * site.a
    plans = sum([2 * side * plan_width(site) * DEPTH + GAP for side in levels[1:]])
    foot = plan_foot(site, levels[0])[1]
    above = rectangle(x - 28, foot - plans, 56, plans + 30)
    return [hit(diamond(half + 2, x, y) + above), rim(diamond(half + 2, x, y))]


def beyond(its: PyramidsView, plot: Plot) -> Parts:
    """R5.6: a small heap of the stones for which the pyramids had no room, and how many they are."""
    owners, (x, y), a = its["beyond"], plot.beyond, 8.6
    if not owners:
        return []
    pitch = min(18.0, (plot.room - 2 * a) / max(1, len(owners) - 1))
    stones = [
        stone(seat, (round(x + pitch * i, 1), y), a, f"beyond-{i}") for i, seat in enumerate(owners)
    ]
    end = x + pitch * (len(owners) - 1) + 11
    return [*stones, Text(COUNT, end, y + 5, f"+{len(owners)}")]


COUNT = Face(15, "bold")


def stone_in_hand(view: ImhotepView, plot: Plot) -> Parts:
    """Draws the stone that its owner is about to put on one of the pyramids."""
    asks = view["asks"]
    if not asks or asks["question"] != "pick-pyramid":
        return []
    return [stone(asks["seat"], plot.hand, 15, "hand")]
