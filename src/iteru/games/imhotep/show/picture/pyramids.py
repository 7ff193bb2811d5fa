"""The pyramids: one of three levels on side A, several small ones on side B."""

from typing import NamedTuple

from iteru.engine.phrase import Phrase
from iteru.games.imhotep.rules.moves import PYRAMID_NAMES
from iteru.games.imhotep.show.picture.pieces import DEPTH, printed, slot, stone
from iteru.games.imhotep.show.picture.river import HARBOUR_WIDTH
from iteru.games.imhotep.view_types import ImhotepView, PyramidSpace, PyramidsView
from iteru.kit.kept import cache
from iteru.kit.scene import Drawn, Group, Part, Parts, Path, Point, Text, drawn, rectangle

Plan = list[list[tuple[int, Point]]]
TALL = 0.84  # how high a stone is, as a part of its width to each side

# Where several pyramids stand: between these heights, their stones at most so wide to each side.
SUMMIT, FOOT, MAX_WIDTH = 57.3, 178.3, 27.0
GAP = 0.27  # between a pyramid and the plan above it, as a part of that width


def pyramids(view: ImhotepView, width: float, height: float) -> Parts:
    its = view["pyramids"]
    count = len(its["pyramids"])
    if count == 1:
        levels = its["levels"][0]
        parts = pyramid(its["pyramids"][0], levels, 0, (112, 150), 31) + further_levels(its, width)
        return parts + beyond(its, (226, 192), (226, 166), 128, 12)
    bases = tuple([levels[0] for levels in its["levels"]])
    plots = side_by_side(bases, max([height_of(levels) for levels in its["levels"]]), width)
    parts = [one_of_several(its, index, plots[index]) for index in range(count)]
    return parts + beyond(its, (118, 200), (12, 205), width - 130, 10) + stone_in_hand(view, width)


def stones_on(spaces: list[PyramidSpace]) -> int:
    return sum([space["owner"] is not None for space in spaces])


def pyramid(
    spaces: list[PyramidSpace], levels: list[int], index: int, centre: Point, a: float
) -> Parts:
    """Draws blocks and free spaces of every level that can be built now, from the back to the front and from below to above."""
    taken = stones_on(spaces)
    parts: Parts = []
    for level in building_plan(tuple(levels), centre, a):
        if min(level)[0] > taken:
            break
        for number, at in level:
            parts.append(
                pyramid_space(spaces[number], at, a, f"pyramid-{index}-{number}", number == taken)
            )
    return parts


@cache
def building_plan(levels: tuple[int, ...], centre: Point, a: float) -> Plan:
    """Returns the spaces of each level from the back to the front: number and point."""
    plan: Plan = []
    start = 0
    for level, side in enumerate(levels):
        ground = (centre[0], centre[1] - level * TALL * a)
        cells = [
            (start + cell, on_level(ground, a, side, *divmod(cell, side)))
            for cell in range(side * side)
        ]
        plan.append(sorted(cells, key=lambda cell: cell[1][1]))
        start += side * side
    return plan


def on_level(centre: Point, a: float, side: int, column: int, row: int) -> Point:
    """Returns the point of a column, from the back to the right, and a row, from the back to the left."""
    return centre[0] + (column - row) * a, centre[1] + (column + row - side + 1) * a * DEPTH


def pyramid_space(space: PyramidSpace, at: Point, a: float, place: str, following: bool) -> Part:
    if space["owner"] is not None:
        return stone(space["owner"], at, 0.98 * a, TALL * a, place)
    return slot(at, a, following, printed(space["points"], space["bonus"], min(14, 0.52 * a)))


def level_plan(
    spaces: list[PyramidSpace], side: int, middle: Point, a: float, size: float
) -> Parts:
    """Draws the free places of a level, with what is printed on them."""
    return [
        slot(
            on_level(middle, a, side, *divmod(cell, side)),
            a,
            False,
            printed(spaces[cell]["points"], spaces[cell]["bonus"], size),
        )
        for cell in range(side * side)
    ]


def further_levels(its: PyramidsView, width: float) -> Parts:
    """Draws the plan of the levels that have no ground yet."""
    spaces = its["pyramids"][0]
    taken = stones_on(spaces)
    parts: Parts = []
    start, x = 0, width - 106
    for level, side in enumerate(its["levels"][0], start=1):
        if start > taken:
            parts += level_plan(spaces[start:], side, (x, 94), 20, 11)
            parts.append(Text("small", x, 134, Phrase("picture-level", {"level": level})))
            x += 69
        start += side * side
    return parts


class Plot(NamedTuple):
    """Where one of several pyramids stands: the middle of its ground, how far each of its stones
    reaches to the side, and how far its area does.
    """

    centre: Point
    a: float
    half: float


@cache
def side_by_side(bases: tuple[int, ...], height: float, width: float) -> list[Plot]:
    """Returns a plot for each pyramid, by the side of its base; the highest must fit too."""
    a = min(MAX_WIDTH, (width - 8 - 4 * len(bases)) / (2 * sum(bases)), (FOOT - SUMMIT) / height)
    gap = (width - 2 * a * sum(bases)) / len(bases)
    plots, x = [], 0.0
    for base in bases:
        half = base * a + gap / 2
        plots.append(Plot((x + half, FOOT - base * a * DEPTH), a, half - 2))
        x += 2 * half
    return plots


def height_of(levels: list[int]) -> float:
    """Returns the height of a pyramid and the plan above it, in stones' widths to each side."""
    plan = 2 * levels[1] * DEPTH if len(levels) > 1 else 0.0
    return levels[0] * DEPTH + plan_foot(levels) + plan


def one_of_several(its: PyramidsView, index: int, plot: Plot) -> Part:
    """R6.3: one of the small pyramids; the levels that have no ground yet float above it."""
    spaces, levels, name = its["pyramids"][index], its["levels"][index], its["names"][index]
    free = spaces[stones_on(spaces) :]
    title = Phrase("picture-pyramid-complete", {"pyramid": name})
    if free:
        bonus = free[0]["bonus"] or "none"
        title = Phrase(
            "picture-pyramid", {"pyramid": name, "points": free[0]["points"], "bonus": bonus}
        )
    parts = [area(plot), *pyramid(spaces, levels, index, plot.centre, plot.a)]
    target = f"pyramid-{PYRAMID_NAMES[index]}"
    return Group([*parts, *floating_levels(spaces, levels, plot)], target=target, title=title)


def floating_levels(spaces: list[PyramidSpace], levels: list[int], plot: Plot) -> Parts:
    """Draws the plan of the levels that have no ground yet, side by side above the pyramid."""
    taken, a = stones_on(spaces), plot.a
    starts = [sum([side * side for side in levels[:level]]) for level in range(len(levels))]
    waiting = [(start, side) for start, side in zip(starts, levels, strict=True) if start > taken]
    x = plot.centre[0] - a * sum([side for _, side in waiting])
    foot = plot.centre[1] - plan_foot(levels) * a
    parts: Parts = []
    for start, side in waiting:
        middle = (x + side * a, foot - side * a * DEPTH)
        parts += level_plan(spaces[start:], side, middle, a, min(13, 0.48 * a))
        x += 2 * side * a
    return parts


def plan_foot(levels: list[int]) -> float:
    """Returns the height where the plan over a pyramid begins, above the stones at its back."""
    return levels[0] * DEPTH + TALL + GAP


@cache
def area(plot: Plot) -> Drawn:
    left, top = plot.centre[0] - plot.half, SUMMIT - 3.3
    return drawn(Path("hit halo", rectangle(left, top, 2 * plot.half, 130, 12)))


def beyond(its: PyramidsView, at: Point, label: Point, room: float, a: float) -> Parts:
    """R5.6: stones laid beside the finished pyramids, and what each is worth."""
    owners = its["beyond"]
    pitch = min(2.2 * a, (room - 2 * a) / max(1, len(owners) - 1))
    stones: Parts = [
        stone(seat, (at[0] + a + pitch * i, at[1]), a, a, f"beyond-{i}")
        for i, seat in enumerate(owners)
    ]
    words = Text("small left", *label, Phrase("picture-beyond", {"points": its["beyond_points"]}))
    return [words, *(stones or [slot((at[0] + a, at[1]), a)])]


def stone_in_hand(view: ImhotepView, width: float) -> Parts:
    """Draws the stone that its owner is about to put on one of the pyramids."""
    asks = view["asks"]
    if not asks or asks["question"] != "pick-pyramid":
        return []
    return [stone(asks["seat"], (width - HARBOUR_WIDTH - 22, 34), 14, 13, "hand")]
