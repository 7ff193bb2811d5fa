"""The burial chamber: a tomb cut open, three rows that fill column by column."""

from collections.abc import Iterator
from typing import NamedTuple

from iteru.engine.phrase import Phrase
from iteru.games.imhotep.show.picture.inscriptions import WORD
from iteru.games.imhotep.show.picture.lines import disc
from iteru.games.imhotep.show.picture.stones import LYING, figure, piece
from iteru.games.imhotep.view_types import BurialChamberView, ImhotepView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Parts, Shape, Text, Use
from iteru.kit.paths import Point, num, rectangle

CELL, DOWN = 39.0, 45.0
"""The greatest width of a stone, and of a row."""
FIGURE = 24.0  # the width of a figure beside a row
AMOUNT = Face(15, anchor="middle", fill="quiet")
POINTS = Face(17, "bold", "middle")
PLATE, SMALL_PLATE = Face(16.5, "bold", "middle"), Face(14.5, "bold", "middle")


class Plot(NamedTuple):
    """The inside of the chamber: cells above, the table of points below."""

    x: float
    y: float
    width: float
    height: float


class Grid(NamedTuple):
    """Where the cells are: the first one, how far the next ones are to the right and down, and how wide a stone is."""

    at: Point
    pitch: float
    down: float
    stone: float
    rows: int

    def cell(self, number: int) -> Point:
        column, row = divmod(number, self.rows)
        return (
            round(self.at[0] + column * self.pitch, 1),
            round(self.at[1] + row * self.down, 1),
        )


def columns_of(its: BurialChamberView) -> int:
    """Returns how many columns are in sight: those of the board, and always a free one beyond the stones."""
    full = len(its["stones"]) // its["rows"]
    return max(its["columns"], full + 2 if full >= its["columns"] - 1 else 0)


def by_rows(its: BurialChamberView) -> list[list[int]]:
    """R6.8: returns the figures of each row, if rows have figures of their own; an owner's board may."""
    places = its["places"]
    return places if any(row != places[0] for row in places) else []


def grid(its: BurialChamberView, plot: Plot) -> Grid:
    """Cells shrink when they go past the edge of the board, or where rows have figures of their own."""
    own, rows, columns = by_rows(its), its["rows"], columns_of(its)
    room = plot.width - 26 - (FIGURE * len(own[0]) + 6 if own else 0)
    high = plot.height - (16 if own else 64)
    pitch = room / columns
    stone = min(CELL, pitch - 8.2, high / rows - 6)
    down = min(DOWN, stone + 11, high / rows)
    top = plot.y + 10 + (high - rows * down) / 2
    return Grid((plot.x + 16, top), pitch, down, stone, rows)


def chamber_ground(view: ImhotepView, plot: Plot) -> Parts:
    its = view["burial_chamber"]
    x, y, width, height = plot
    cells = grid(its, plot)
    hollow: Parts = [
        Shape(rectangle(x, y, width, height), "tomb", "line", 1.2),
        Shape(rectangle(x, y, width, 7), "rock2", opacity=0.5),
        Shape(rectangle(x, y, 6, height), "rock2", opacity=0.35),
    ]
    free = recesses([cells.cell(n) for n in range(columns_of(its) * its["rows"])], cells.stone)
    own = by_rows(its)
    return [*hollow, *free, *(row_figures(own, plot, cells) if own else table(its, plot))]


def recesses(cells: list[Point], s: float) -> Parts:
    """Draws all cells at once: their floors, their dark and their light edges."""
    width = num(s + 3)
    floors = "".join([rectangle(x, y, s + 3, s, 2) for x, y in cells])
    dark = "".join([f"M{num(x)} {num(y + s)}v{num(-s)}h{width}" for x, y in cells])
    light = "".join([f"M{num(x + s + 3)} {num(y)}v{num(s)}h-{width}" for x, y in cells])
    return [
        Shape(floors, "recess"),
        Shape(dark, "", "recess-dark", 2.6),
        Shape(light, "", "recess-light", 1.3),
    ]


def row_figures(places: list[list[int]], plot: Plot, cells: Grid) -> Parts:
    """Draws, beside each row, its points for the first place, the second ..."""
    first = plot.x + plot.width - 6 - FIGURE * (len(places[0]) - 0.5)
    columns = [first + FIGURE * index for index in range(len(places[0]))]
    heads = [Text(AMOUNT, x, cells.at[1] - 6, f"{place}.") for place, x in enumerate(columns, 1)]
    figures = [
        figure((x, cells.at[1] + cells.down * row + cells.stone / 2), points, POINTS)
        for row, its in enumerate(places)
        for points, x in zip(its, columns, strict=True)
    ]
    return [*heads, *figures]


def table(its: BurialChamberView, plot: Plot) -> Parts:
    """R5.10 and R6.8: points for the size of groups, or for most stones in each row."""
    x, y, width = plot.x + 10, plot.y + plot.height - 52, plot.width - 20
    if its["places"]:
        label, pairs = (
            "picture-each-row",
            [(f"{n}.", str(p)) for n, p in enumerate(its["places"][0], 1)],
        )
    else:
        label = "picture-groups"
        pairs = [(str(size), str(points)) for size, points in enumerate(its["groups"], 1)]
        pairs.append(("+1", f"+{its['further']}"))
    step = min(42.0, (width - 120) / len(pairs))
    parts: Parts = [
        Shape(rectangle(x, y, width, 48, 2), "sheet-shade", "line", 0.8),
        Shape(f"M{num(x + 10)} {num(y + 25)}h{num(width - 20)}", "", "faint"),
        Text(WORD, x + 12, y + 19, Phrase(label)),
        Text(WORD, x + 12, y + 42, Phrase("picture-points")),
    ]
    for number, (amount, points) in enumerate(pairs):
        at = x + width - 14 - step * (len(pairs) - 0.5 - number)
        parts += [Text(AMOUNT, at, y + 19, amount), Text(POINTS, at, y + 42.5, points)]
    return parts


def burial_chamber(view: ImhotepView, plot: Plot) -> Parts:
    its = view["burial_chamber"]
    stones, cells = its["stones"], grid(its, plot)
    x, y = cells.cell(len(stones))
    s = cells.stone
    following = Shape(rectangle(x - 1, y - 1, s + 5, s + 2, 2), "", "ink", 2.2)
    scale = round((s - 2) / LYING, 3)
    parts: Parts = [following]
    for number, seat in enumerate(stones):
        x, y = cells.cell(number)
        parts.append(piece(seat, "lying", (x, round(y + 3, 1)), scale, f"burial-{number}"))
    if its["places"]:
        return parts
    return [*parts, *tied(its, cells)]


# R5.10: groups of adjoining stones


def tied(its: BurialChamberView, cells: Grid) -> Parts:
    """Draws cramps between the stones of a group, and on each group what it is worth."""
    parts: Parts = []
    for group in groups(its["stones"], its["rows"]):
        if len(group) > 1:
            joints = list(joints_of(group, cells))
            cramps = [Use("cramp", at, 0.8, turn=turn) for at, turn in joints]
            at = plate_at([at for at, _ in joints], group, cells)
            seat = its["stones"][group[0]]
            parts.append(
                Group([*cramps, *plate(worth(its, len(group)), at, cells)], look=f"seat-{seat}")
            )
    return parts


def groups(stones: list[int], rows: int) -> list[list[int]]:
    """Returns the stones of each group, from the first to the last."""
    seen: set[int] = set()
    found = []
    for first in range(len(stones)):
        if first not in seen:
            group = reached(first, stones, rows)
            seen |= group
            found.append(sorted(group))
    return found


def reached(first: int, stones: list[int], rows: int) -> set[int]:
    group, todo = {first}, [first]
    while todo:
        for number in beside(todo.pop(), len(stones), rows) - group:
            if stones[number] == stones[first]:
                group.add(number)
                todo.append(number)
    return group


def beside(number: int, count: int, rows: int) -> set[int]:
    found = {number - rows, number + rows}
    if number % rows > 0:
        found.add(number - 1)
    if number % rows < rows - 1:
        found.add(number + 1)
    return {one for one in found if 0 <= one < count}


def joints_of(group: list[int], cells: Grid) -> Iterator[tuple[Point, int]]:
    """Yields where two stones of a group meet, and how a cramp is turned there."""
    s = cells.stone
    for number in group:
        x, y = cells.cell(number)
        if number + cells.rows in group:
            yield (round(x + s + 3, 1), round(y + 3 + s / 2, 1)), 0
        if number % cells.rows < cells.rows - 1 and number + 1 in group:
            yield (round(x + s / 2 - 1, 1), round(y + s + (cells.down - s) / 2, 1)), 90


def plate_at(joints: list[Point], group: list[int], cells: Grid) -> Point:
    """Returns the middle of a square of four stones, or the joint nearest to the middle: it hides a cramp, never a mark."""
    for number in group:
        square = {number + 1, number + cells.rows, number + cells.rows + 1}
        if number % cells.rows < cells.rows - 1 and square <= set(group):
            x, y = cells.cell(number)
            return x + cells.stone + 3, y + cells.stone + (cells.down - cells.stone) / 2
    middle = (sum([x for x, _ in joints]) / len(joints), sum([y for _, y in joints]) / len(joints))
    return min(joints, key=lambda at: (at[0] - middle[0]) ** 2 + (at[1] - middle[1]) ** 2)


def worth(its: BurialChamberView, size: int) -> int:
    printed = its["groups"]
    beyond = max(0, size - len(printed))
    return printed[min(size, len(printed)) - 1] + beyond * its["further"]


@cache
def plate(points: int, at: Point, cells: Grid) -> Parts:
    r, face = (13.5, PLATE) if cells.stone > 36 else (10.5, SMALL_PLATE)
    return [Shape(disc(*at, r), "sheet", "side", 2), figure(at, points, face)]


def rock(x: float, y: float, width: float, height: float) -> Parts:
    """Draws the rock into which the chamber is cut, from its top to the foot of the picture."""
    right, foot = x + width, y + height
    outline = (
        f"M{x - 14} {foot}V{y + 26}L{x + 8} {y + 8}L{x + 60} {y + 12}L{x + 150} {y + 2}L{right - 120} {y + 8}"
        f"L{right - 30} {y + 2}L{right + 8} {y + 22}L{right + 14} {foot}Z"
    )
    cracks = f"M{x - 10} {y + 90}l9 7M{x - 8} {y + 170}l7 -6M{right + 2} {y + 110}l7 9M{right + 1} {y + 200}l8 -6"
    return [
        Shape(outline, "rock0", "line", 1.4),
        Shape(f"M{right + 8} {y + 22}L{right + 14} {foot}H{right - 4}V{y + 30}Z", "rock1"),
        Shape(cracks, "", "rock2", 2),
    ]
