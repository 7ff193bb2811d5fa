"""The burial chamber: three rows that fill column by column."""

from functools import cache
from math import ceil

from iteru.engine.game import View
from iteru.games.imhotep.show.picture.pieces import by_place, piece, scale
from iteru.kit.marks import outline
from iteru.kit.scene import Drawn, Group, Parts, Path, Point, box, drawn, polygon

TOP, CELL = 60, 41.0


def burial_chamber(view: View, width: float, height: float) -> Parts:
    """The places; they shrink when they go past the edge of the board."""
    its = view["burial_chamber"]
    placed, rows = its["stones"], its["rows"]
    columns = max(its["columns"], ceil((len(placed) + 1) / rows))
    cell = min(CELL, (width - 24) / columns)
    left, top = (width - cell * columns) / 2, TOP + (CELL - cell) * rows / 2
    parts: Parts = []
    for number in range(columns * rows):
        at = (left + cell * (number // rows), top + cell * (number % rows))
        if number < len(placed):
            parts.append(
                piece(placed[number], lying_stone(placed[number], cell), at, f"burial-{number}")
            )
        else:
            parts.append(free_place(at, cell, number == len(placed)))
    return parts + scores(its, width, height)


@cache
def free_place(at: Point, cell: float, following: bool) -> Drawn:
    return drawn(
        Group([Path("slot next" if following else "slot", box(2, 2, cell - 4, cell - 4, 3))], at)
    )


@cache
def lying_stone(seat: int, cell: float) -> Drawn:
    """A stone as it lies in the chamber, seen from the front and a little from above."""
    e, d = cell - 2, cell * 0.16
    return drawn(
        Path("top", polygon((1, 1 + d), (1 + d, 1), (e + 1, 1), (e + 1 - d, 1 + d))),
        Path(
            "right", polygon((e + 1 - d, 1 + d), (e + 1, 1), (e + 1, e + 1 - d), (e + 1 - d, e + 1))
        ),
        Path("left", polygon((1, 1 + d), (e + 1 - d, 1 + d), (e + 1 - d, e + 1), (1, e + 1))),
        Group([Path("mark", outline(seat, cell * 0.19))], (1 + (e - d) / 2, 1 + d + (e - d) / 2)),
    )


def scores(its: View, width: float, height: float) -> Parts:
    """R5.10 and R6.8: points for the size of groups, or for most stones in each row."""
    if its["places"]:
        return scale("picture-each-row", by_place(its["places"]), width, height)
    sizes = {str(size): str(points) for size, points in enumerate(its["groups"], start=1)}
    return scale("picture-groups", {**sizes, "+1": f"+{its['further']}"}, width, height)
