"""The burial chamber: three rows that fill column by column."""

from math import ceil

from iteru.games.imhotep.show.picture.pieces import by_place, piece, scale, worth
from iteru.games.imhotep.view_types import BurialChamberView, ImhotepView
from iteru.kit.kept import cache
from iteru.kit.marks import outline
from iteru.kit.scene import Drawn, Group, Parts, Path, Point, Text, drawn, polygon, rectangle

TOP, DEPTH, CELL = 60, 123.0, 41.0
FIGURE = 22  # the width of a figure beside a row


def burial_chamber(view: ImhotepView, width: float, height: float) -> Parts:
    """Draws the places; they shrink when they go past the edge of the board, or where rows have figures of their own."""
    its = view["burial_chamber"]
    by_rows = its["places"] if unlike(its["places"]) else []
    placed, rows = its["stones"], its["rows"]
    columns = max(its["columns"], ceil((len(placed) + 1) / rows))
    room = width - 24 - (FIGURE * len(by_rows[0]) + 6 if by_rows else 0)
    cell = min(CELL, room / columns, DEPTH / rows)
    left, top = 12 + (room - cell * columns) / 2, TOP + (DEPTH - cell * rows) / 2
    parts: Parts = []
    for number in range(columns * rows):
        at = (left + cell * (number // rows), top + cell * (number % rows))
        if number < len(placed):
            parts.append(
                piece(placed[number], lying_stone(placed[number], cell), at, f"burial-{number}")
            )
        else:
            parts.append(free_place(at, cell, number == len(placed)))
    if by_rows:
        return [*parts, *row_figures(by_rows, width, top, cell)]
    return parts + scores(its, width, height)


def unlike(places: list[list[int]]) -> bool:
    """R6.8: whether rows have figures of their own; an owner's board may."""
    return any(row != places[0] for row in places)


def row_figures(places: list[list[int]], width: float, top: float, cell: float) -> Parts:
    """Draws, beside each row, its points for the first place, the second ..."""
    first = width - 12 - FIGURE * (len(places[0]) - 0.5)
    columns = [first + FIGURE * index for index in range(len(places[0]))]
    heads = [Text("small", x, top - 4, f"{place}.") for place, x in enumerate(columns, start=1)]
    figures = [
        worth(points, x, top + cell * (row + 0.5) + 4.5)
        for row, its in enumerate(places)
        for points, x in zip(its, columns, strict=True)
    ]
    return [drawn(*heads, *figures)]


@cache
def free_place(at: Point, cell: float, following: bool) -> Drawn:
    return drawn(
        Group(
            [Path("slot next" if following else "slot", rectangle(2, 2, cell - 4, cell - 4, 3))], at
        )
    )


@cache
def lying_stone(seat: int, cell: float) -> Drawn:
    """Draws a stone as it lies in the chamber, seen from the front and a little from above."""
    e, d = cell - 2, cell * 0.16
    return drawn(
        Path("top", polygon((1, 1 + d), (1 + d, 1), (e + 1, 1), (e + 1 - d, 1 + d))),
        Path(
            "right", polygon((e + 1 - d, 1 + d), (e + 1, 1), (e + 1, e + 1 - d), (e + 1 - d, e + 1))
        ),
        Path("left", polygon((1, 1 + d), (e + 1 - d, 1 + d), (e + 1 - d, e + 1), (1, e + 1))),
        Group([Path("mark", outline(seat, cell * 0.19))], (1 + (e - d) / 2, 1 + d + (e - d) / 2)),
    )


def scores(its: BurialChamberView, width: float, height: float) -> Parts:
    """R5.10 and R6.8: points for the size of groups, or for most stones in each row."""
    if its["places"]:
        return scale("picture-each-row", by_place(its["places"][0]), width, height)
    sizes = {str(size): str(points) for size, points in enumerate(its["groups"], start=1)}
    return scale("picture-groups", {**sizes, "+1": f"+{its['further']}"}, width, height)
