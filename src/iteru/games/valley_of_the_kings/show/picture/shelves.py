"""The shelves of a tomb: one for each set, with a niche for each of its cards, in the order of their numbers."""

from collections.abc import Mapping
from typing import NamedTuple

from iteru.engine.phrase import Phrase
from iteru.engine.telling import Facts
from iteru.games.valley_of_the_kings.show.picture.emblems import SIGNS, emblem, sign
from iteru.games.valley_of_the_kings.view_types import SetView, ValleyView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Drawn, Group, Part, Parts, Shape, Text, Wrapped
from iteru.kit.paths import Point, num, rectangle

PITCH = 51.0
CELL, COUNTED, HIGH, GAP = 34.3, 50.0, 28.0, 2.4
NONE: SetView = {"cards": {}, "different": 0, "size": None, "points": 0}


class Shelf(NamedTuple):
    """A set in a tomb: its cards by their numbers or in a row, how often each lies there, and its points."""

    set_name: str
    size: int
    seat: int
    cards: tuple[tuple[str, int, int, int], ...]
    """Each with its number, or 0, how many there are, and its points."""
    different: int
    points: int
    next_points: int
    """What one more different card would make of it; 0 if there is none."""


def set_sizes(view: ValleyView) -> dict[str, int]:
    """Returns how many different cards each set has, 0 for starters and uniques."""
    return dict.fromkeys(SIGNS, 0) | {
        its["set"]: its["size"] or 0 for its in view["cards"].values()
    }


def shelves_of(view: ValleyView, seat: int) -> list[Shelf]:
    found = view["players"][seat]["sets"]
    return [
        shelf_of(view, seat, name, size, found.get(name, NONE))
        for name, size in set_sizes(view).items()
    ]


def shelf_of(view: ValleyView, seat: int, name: str, size: int, its: SetView) -> Shelf:
    cards = [
        (card, view["cards"][card]["number"] or 0, count, view["cards"][card]["points"] or 0)
        for card, count in its["cards"].items()
    ]
    more = its["different"] + 1
    bonus = more if view["options"].get("completist") and more == size else 0
    next_points = more * more + bonus if more <= size else 0
    return Shelf(name, size, seat, tuple(cards), its["different"], its["points"], next_points)


class Wall(NamedTuple):
    """Where the shelves are: in columns, with their width and that of a niche."""

    left: float
    top: float
    width: float
    columns: tuple[int, ...]
    """How many shelves there are in each column."""
    cell: float = CELL
    has_notes: bool = True

    def place(self, number: int) -> Point:
        column = 0
        while number >= self.columns[column]:
            number -= self.columns[column]
            column += 1
        return self.left + column * self.width, self.top + number * PITCH

    @property
    def height(self) -> float:
        return max(self.columns) * PITCH


# What never changes


def bare(sizes: Mapping[str, int], wall: Wall) -> Parts:
    """The shelves with the signs of the sets, and with niches."""
    return [
        Group(bare_shelf(name, size, wall), wall.place(number), f"set-{name}")
        for number, (name, size) in enumerate(sizes.items())
    ]


def bare_shelf(name: str, size: int, wall: Wall) -> Parts:
    w, step = wall.width, cell_step(size, wall)
    return [
        sign(name, 18, 9.5, 17),
        Shape(rectangle(4, 46, w - 8, 4), "stone-d"),
        Shape(f"M4 46H{num(w - 4)}", "", "stone-l", 1.6),
        *[part for number in range(size) for part in niche(number, step)],
    ]


def cell_step(count: int, wall: Wall, width: float = 0) -> float:
    """Returns how far it is from niche to niche."""
    return min((width or wall.cell) + GAP, (wall.width - 13) / max(1, count))


def arch(x: float, width: float) -> str:
    """The outline of a niche."""
    left, right = num(x), num(x + width)
    return f"M{left} 46V23Q{left} 18 {num(x + 5)} 18H{num(x + width - 5)}Q{right} 18 {right} 23V46Z"


def niche(number: int, step: float) -> Parts:
    x, w = 9 + number * step, step - GAP
    shade = (
        f"M{num(x)} 46V23Q{num(x)} 18 {num(x + 5)} 18H{num(x + w - 3)}L{num(x + w - 6)} 22H{num(x + 7)}"
        f"Q{num(x + 4)} 22 {num(x + 4)} 25V46Z"
    )
    return [
        Shape(arch(x, w), "niche"),
        Shape(shade, "niche-d", opacity=0.6),
        Shape(f"M{num(x + w)} 22V46", "", "niche-l", 1.5),
    ]


# What changes


@cache
def filled(shelf: Shelf, wall: Wall, number: int) -> Part:
    """Draws what lies on a shelf, and its points."""
    parts: Parts = []
    if shelf.size and shelf.different >= shelf.size:
        parts += [
            Shape(rectangle(5, 0, wall.width - 10, 50, 3), "head", opacity=0.12),
            Shape(f"M5 1H{num(wall.width - 5)}", "", "head", 2),
        ]
    facts: Facts = {
        "score": shelf.set_name,
        "different": shelf.different,
        "size": shelf.size,
        "points": shelf.points,
        "cards": " ".join([name for name, _, count, _ in shelf.cards for _ in range(count)])
        or "none",
    }
    words = Phrase("picture-set" if shelf.size else "picture-set-alone", facts)
    rule = "R10.4" if shelf.size else "R10.3"
    parts += [*figures(shelf, wall), *numbers(shelf, wall), *cells(shelf, wall)]
    return Group(parts, wall.place(number), f"set-{shelf.set_name}", title=words, rule=rule)


def figures(shelf: Shelf, wall: Wall) -> Parts:
    ink = "ink" if shelf.points else "quiet"
    names = (Face(15.5, "title", fill="tone"), Face(14, "title", fill="tone"))
    room = wall.width - 64 - (80 if wall.has_notes and shelf.size else 0)
    words = Phrase("picture-set-name", {"score": shelf.set_name})
    parts: Parts = [Wrapped(names, (30, 14), words, room, 18)]
    parts.append(Text(Face(19, "bold", "end", ink), wall.width - 9, 15.5, shelf.points))
    if wall.has_notes and shelf.size:
        quiet, full = Face(14, "sans", "end", "quiet"), Face(14, "bold", "end", "tone")
        more: Facts = {"count": shelf.different + 1, "points": shelf.next_points}
        note = Phrase("picture-next", more) if shelf.next_points else complete(shelf)
        face = quiet if shelf.next_points else full
        parts.append(Text(face, wall.width - 36, 14.5, note))
    return parts


def complete(shelf: Shelf) -> Phrase:
    """A set with all its cards, and what makes its points."""
    each = shelf.points // shelf.size if shelf.points % shelf.size == 0 else shelf.size
    return Phrase("picture-full", {"size": shelf.size, "each": each})


def numbers(shelf: Shelf, wall: Wall) -> Parts:
    """The numbers of the cards that are missing, in their niches."""
    taken = {number for _, number, _, _ in shelf.cards}
    missing = [number for number in range(1, shelf.size + 1) if number not in taken]
    if not missing:
        return []
    step = cell_step(shelf.size, wall)
    spans = [f'<tspan x="{num(10 + (number - 0.5) * step)}">{number}</tspan>' for number in missing]
    return [Drawn(f'<text{Face(15, "sans", "middle").attributes} y="38">{"".join(spans)}</text>')]


def cells(shelf: Shelf, wall: Wall) -> Parts:
    width = 0 if shelf.size else COUNTED if wall.cell >= CELL else 44.0
    step = cell_step(max(shelf.size, len(shelf.cards)), wall, width)
    return [
        cell(
            shelf, card, label(shelf, count, points), 9 + ((number or place) - 1) * step, step - GAP
        )
        for place, (card, number, count, points) in enumerate(shelf.cards, start=1)
    ]


def label(shelf: Shelf, count: int, points: int) -> str:
    """Returns how many of a starter there are, or the points of a unique."""
    if shelf.size:
        return ""
    return str(points) if count == 1 and shelf.set_name == "unique" else f"×{count}"


def cell(shelf: Shelf, card: str, words: str, x: float, width: float) -> Part:
    """A niche with the emblem of the card that lies there."""
    room = width - 18 if words else width - 3
    parts: Parts = [
        Shape(arch(x, width), "cell", "head", 1.5),
        emblem(card, x + 2 + room / 2, 32.5, 27, room),
    ]
    if words:
        parts.append(Text(Face(15, "bold", "end", "tone"), x + width - 3, 38, words))
    return Group(parts, piece=f"card-{card}", place=f"tomb-{shelf.seat}-{card}")
