"""The picture of a result, to keep or to share: the board in the end, who ended where, and where the points came from."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from iteru.engine.game import View
from iteru.kit.artist import Artist
from iteru.kit.fitting import cut, wrapped
from iteru.kit.letters import Face
from iteru.kit.marks import player_look, player_outline
from iteru.kit.numerals import signed
from iteru.kit.parts import Drawn, Group, Parts, Shape, Text, markup
from iteru.kit.paths import line, num
from iteru.kit.pieces import slab
from iteru.kit.pillars import Drawing, Pillar, pillars
from iteru.kit.scene import XMLNS


class Ending(NamedTuple):
    """What the picture says, in the reader's language."""

    title: str
    verdict: str
    facts: Sequence[str]
    """When it was, whose box was played with."""
    columns: Sequence[Pillar]
    """All players, the best first; each has the same courses."""
    seats: int
    total: str
    """What the row of totals is called."""


WIDE: Final = 1200
MARGIN: Final = 36
BOARD: Final = 730
"""The width of the board; the players stand beside it."""
HIGHEST: Final = 760
GAP: Final = 24
PLAYERS: Final = WIDE - 2 * MARGIN - BOARD - GAP
ROW: Final = 29
SOURCES: Final = 330
"""The width of the column that says what points are for."""
TITLE, VERDICT, FACT = Face(42, "title"), Face(28, "title"), Face(18, fill="quiet")
NAME, SOURCE, SUM = Face(17, "bold", "middle"), Face(18), Face(22, "title")
POINTS, TOTAL = Face(18, "sans", "middle"), Face(22, "title", "middle")
HOUSE: Final = Face(18, "title", "end", "quiet")
SIZE: Final = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


def keepsake(artist: Artist, view: View, ending: Ending) -> str:
    """Draws the picture as an SVG file that needs nothing else."""
    head = heading(ending)
    middle = beside_each_other(artist.alone(view), ending, head.height)
    foot = sources(ending, head.height + middle.height + GAP)
    height = head.height + middle.height + foot.height + 2 * GAP + MARGIN
    house = Text(HOUSE, WIDE - MARGIN, height - 14, "Iteru")
    parts = [*head.parts, *middle.parts, *foot.parts, house]
    inside = "".join([markup(part, artist.say) for part in parts])
    size = f'viewBox="0 0 {WIDE} {num(height)}" width="{WIDE}" height="{num(height)}"'
    return artist.with_looks(f'<svg {XMLNS} class="board {artist.meta.name}" {size}>{inside}</svg>')


def heading(ending: Ending) -> Drawing:
    """Draws the name of the game, who has won, and what else is known."""
    parts: Parts = []
    y = 20.0
    lines = [(TITLE, ending.title), (VERDICT, ending.verdict), (FACT, " · ".join(ending.facts))]
    for face, words in [one for one in lines if one[1]]:
        for words_of_line in wrapped(words, face, WIDE - 2 * MARGIN):
            y += face.leading
            parts.append(Text(face, MARGIN, y - 4, words_of_line))
    return Drawing(WIDE, y + 14, parts)


def beside_each_other(board: str, ending: Ending, top: float) -> Drawing:
    """Draws the board, and the players beside it on one ground."""
    shown, board_height = placed(board, top)
    players = pillars(ending.columns, ending.seats, PLAYERS)
    height = max(board_height, players.height)
    at = (MARGIN + BOARD + GAP + (PLAYERS - players.width) / 2, top + height - players.height)
    return Drawing(WIDE, height, [shown, Group(players.parts, at)])


def placed(board: str, top: float) -> tuple[Drawn, float]:
    """Returns a board at its place, and how high it is there."""
    found = SIZE.search(board)
    width, height = (float(found[1]), float(found[2])) if found else (1.0, 1.0)
    high = min(HIGHEST, BOARD * height / width)
    head, _, rest = board.partition(">")
    where = f' x="{MARGIN}" y="{num(top)}" width="{BOARD}" height="{num(high)}">'
    return Drawn(head + where + rest), high


# Where the points came from


def sources(ending: Ending, top: float) -> Drawing:
    """Draws the points by what they are for as a table on a slab."""
    rows = [
        (course.name, [column.courses[number].points for column in ending.columns])
        for number, course in enumerate(ending.columns[0].courses)
    ]
    height = (len(rows) + 2) * ROW + 30
    parts: Parts = [slab(MARGIN, round(top), WIDE - 2 * MARGIN - 6, height)]
    y = top + 34
    for number, column in enumerate(ending.columns):
        parts += named(column, middle(ending, number), y, ending)
    for name, points in rows:
        y += ROW
        parts += counted(name, [count(its) for its in points], y, (SOURCE, POINTS), ending)
    y += ROW + 5
    edge = line((MARGIN + 18, y - 25), (WIDE - MARGIN - 24, y - 25))
    totals = [signed(column.total) for column in ending.columns]
    parts += [Shape(edge, "", "ink", 2)]
    parts += counted(ending.total, totals, y, (SUM, TOTAL), ending)
    return Drawing(WIDE, height, parts)


def counted(
    name: str, points: Sequence[str], y: float, faces: tuple[Face, Face], ending: Ending
) -> Parts:
    """Writes a row of the table."""
    first, each = faces
    words = shortened(name, first, SOURCES - 30)
    cells = [Text(each, middle(ending, number), y, its) for number, its in enumerate(points)]
    return [Text(first, MARGIN + 20, y, words), *cells]


def middle(ending: Ending, number: int) -> float:
    """Returns the middle of a player's column."""
    return MARGIN + SOURCES + (number + 0.5) * step(ending)


def step(ending: Ending) -> float:
    return (WIDE - 2 * MARGIN - 20 - SOURCES) / len(ending.columns)


def named(its: Pillar, x: float, y: float, ending: Ending) -> Parts:
    """Draws a player's shape and name above a column."""
    words = shortened(its.name, NAME, step(ending) - 36)
    wide = NAME.wide(words)
    shape = Shape(player_outline(its.player, ending.seats, 8), "seat", "line", 0.8)
    mark = Group([shape], (x - wide / 2 - 5, y - 6), player_look(its.player, ending.seats))
    return [mark, Text(NAME, x + 10, y, words)]


def shortened(words: str, face: Face, width: float) -> str:
    """Returns words that fit into one line."""
    return words if face.wide(words) <= width else cut([words], face, width)[0]


def count(points: int) -> str:
    return signed(points) if points else "–"
