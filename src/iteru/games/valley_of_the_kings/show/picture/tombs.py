"""For those who watch: the tombs of all seats on one wall, every card with its emblem."""

from typing import NamedTuple

from iteru.engine.phrase import Phrase
from iteru.games.valley_of_the_kings.rules.moves import CARDS
from iteru.games.valley_of_the_kings.show.picture.cards import Card, card_of, coloured, rule, title
from iteru.games.valley_of_the_kings.show.picture.emblems import emblem
from iteru.games.valley_of_the_kings.show.picture.tomb import points, seat_mark
from iteru.games.valley_of_the_kings.view_types import ValleyView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Wrapped
from iteru.kit.paths import Point, num, rectangle

HEAD, LARGEST = 30.0, 40.0


class Shelf(NamedTuple):
    """Where the tomb of a seat is shown."""

    at: Point
    width: float
    height: float


def shelves(room: Shelf, seats: int, columns: int = 1) -> list[Shelf]:
    rows = -(-seats // columns)
    width, height = room.width / columns, room.height / rows
    return [
        Shelf(
            (room.at[0] + seat % columns * width, room.at[1] + seat // columns * height),
            width,
            height,
        )
        for seat in range(seats)
    ]


def ledges(room: Shelf, seats: int, columns: int = 1) -> Parts:
    """The ledges below the tombs."""
    return [
        Group(
            [
                Shape(rectangle(4, shelf.height - 5, shelf.width - 8, 4), "stone-d"),
                Shape(f"M4 {num(shelf.height - 5)}H{num(shelf.width - 4)}", "", "stone-l", 1.6),
            ],
            shelf.at,
        )
        for shelf in shelves(room, seats, columns)
    ]


def tombs(view: ValleyView, room: Shelf, columns: int = 1) -> Parts:
    return [
        part
        for seat, shelf in enumerate(shelves(room, view["seats"], columns))
        for part in tomb_of(view, seat, shelf)
    ]


def tomb_of(view: ValleyView, seat: int, shelf: Shelf) -> Parts:
    """A name, points, and every kind of card once, in the order of the sets."""
    x, y = shelf.at
    player = view["players"][seat]
    names = (Face(17, "title"), Face(15, "title"), Face(14, "title"))
    words = Phrase("picture-tomb-of", {"owner": seat})
    name = Wrapped(names, (x + 26, y + 22), words, shelf.width - 110, 20)
    kinds = sorted(set(player["tomb"]), key=CARDS.index)
    cards = [card_of(view, card) for card in kinds]
    size, columns = tile_size(len(cards), shelf)
    return [
        seat_mark(seat, x + 14, y + 16, 7),
        Group([name], title=words, rule="R10.3"),
        *points(player["points"], x + shelf.width - 10, y + 23),
        *[
            tile(card, (x + 8 + n % columns * size, y + HEAD + n // columns * size), size - 3)
            for n, card in enumerate(cards)
        ],
    ]


def tile_size(count: int, shelf: Shelf) -> tuple[float, int]:
    """Returns how large the tiles can be, and how many stand side by side."""
    width, height = shelf.width - 14, shelf.height - HEAD - 7
    size = LARGEST
    while int(width // size) * int(height // size) < count:
        size -= 1
    return size, int(width // size)


@cache
def tile(card: Card, at: Point, size: float) -> Part:
    parts = [
        Shape(rectangle(0, 0, size, size, 4), "cell", "head", 1.5),
        emblem(card.name, size / 2, size / 2, size - 4, size - 4),
    ]
    return Group(parts, at, coloured(card), title=title(card), rule=rule(card))
