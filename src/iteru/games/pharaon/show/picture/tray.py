"""A phone's tray: what the viewer is to choose from, in rows right below the wheel instead of in the circle of its middle."""

from iteru.engine.phrase import Phrase
from iteru.games.pharaon.show.picture import bank
from iteru.games.pharaon.show.picture.fold import steps
from iteru.games.pharaon.show.picture.stage import (
    BANK,
    CELLS,
    OWN,
    SAID,
    cell_count,
    head_of,
    picked,
)
from iteru.games.pharaon.show.picture.surfaces import slab
from iteru.games.pharaon.show.picture.viewer import question
from iteru.games.pharaon.view_types import PharaonView
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Wrapped
from iteru.kit.paths import Point, rectangle
from iteru.kit.pieces import hit, ring

WIDTH, COLUMNS, PITCH, SCALE = 360, 5, 69.0, 1.1
HEAD = 44.0
WORDS, BESIDE = 66.0, 141.0
"""Where the words of the head begin, and the middle of the first thing beside them."""
FACES = tuple([Face(face.size, leading=face.leading) for face in SAID])


def height(view: PharaonView) -> float:
    return HEAD + rows(view) * PITCH + 8


def rows(view: PharaonView) -> int:
    return -(-cell_count(view) // COLUMNS)


def places(count: int) -> list[Point]:
    """Returns the places of `count` cells, all rows in the middle, in the measure of a cell."""
    spots = []
    for number in range(count):
        row, column = divmod(number, COLUMNS)
        in_row = min(COLUMNS, count - row * COLUMNS)
        x = PITCH * (column - (in_row - 1) / 2)
        spots.append((x / SCALE, PITCH * (row + 0.5) / SCALE))
    return spots


def tray(view: PharaonView) -> Part:
    """Draws the cells below what they are; beside that stands what is paid already or left in the bank."""
    asked, words = question(view), Phrase(f"picture-stage-{head_of(view)}")
    room = 280 if asked in BANK else 96 if asked in OWN else 65
    facts = {"round": view["round"], "rounds": view["rounds"]}
    pyramid: Parts = [
        hit(rectangle(4, 2, WORDS - 8, HEAD - 4)),
        ring(24, 7, 38, 38),
        Group(steps(), (4, 3)),
    ]
    parts: Parts = [
        Group(pyramid, target="pyramid", title=Phrase("picture-pyramid", facts), rule="R7.1"),
        Wrapped(FACES, (WORDS, 28), words, room, 34),
        Group(CELLS[asked](view, places(cell_count(view))), (WIDTH / 2, HEAD), scale=SCALE),
    ]
    if asked in OWN:
        return Group([*parts, *picked(view, (WORDS + 112, 24))])
    return Group(parts if asked in BANK else [*parts, bank.row(view, (BESIDE, 24), 36)])


def printed(high: float) -> Parts:
    return [
        Shape(rectangle(0, 0, WIDTH, high), "url:sand"),
        slab(1, 1, WIDTH - 4, high - 5, 8, "paper", "paper-edge"),
    ]
