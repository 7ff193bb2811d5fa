"""The bank: how many tokens of each kind are left."""

from dataclasses import replace

from iteru.engine.phrase import Phrase, packed
from iteru.games.pharaon.show.picture.faces import STOCK_END
from iteru.games.pharaon.show.picture.surfaces import slab
from iteru.games.pharaon.view_types import PharaonView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Drawn, Group, Part, Parts, Text, Use, drawn
from iteru.kit.paths import Point

WIDTH, HEIGHT, LINE = 62.0, 88.0, 23.0
SCARCE = 3
HEADING = Face(14, "italic", "middle", "quiet")


def printed(*corners: Point) -> Parts:
    """A slab for half of the kinds at each of two points."""
    parts: Parts = []
    for x, y in corners:
        parts += [
            slab(x, y, WIDTH, HEIGHT, 6),
            Text(HEADING, x + WIDTH / 2, y + 16, Phrase("picture-bank-name")),
        ]
    return parts


def bank(view: PharaonView, left: Point, right: Point) -> Part:
    """Half of the kinds on each of the slabs."""
    kinds = list(view["bank"].items())
    half = (len(kinds) + 1) // 2
    parts: Parts = []
    for number, (name, count) in enumerate(kinds):
        x, y = left if number < half else right
        parts.append(stock(name, count, (x, y + 31 + LINE * (number % half))))
    return Group(parts, title=all_left(kinds), rule="R1.2")


def all_left(kinds: list[tuple[str, int]]) -> Phrase:
    """Returns how many of each kind, as one sentence."""
    last = len(kinds) - 1
    phrases = [
        Phrase("picture-left", {"card": name, "count": count, "more": int(number != last)})
        for number, (name, count) in enumerate(kinds)
    ]
    return Phrase("picture-bank-all", {"phrases": packed(phrases)})


@cache
def stock(name: str, count: int, at: Point) -> Drawn:
    x, y = at
    face = replace(STOCK_END, fill="scarce") if count <= SCARCE else STOCK_END
    return drawn(Use(name, (x + 17, y), 0.95), Text(face, x + 54, y + 5.5, count))


def row(view: PharaonView, at: Point, pitch: float) -> Part:
    """All kinds side by side."""
    kinds = list(view["bank"].items())
    parts: Parts = []
    for number, (name, count) in enumerate(kinds):
        x = at[0] + pitch * number
        face = replace(ROW, fill="scarce") if count <= SCARCE else ROW
        parts += [Use(name, (x, at[1]), 0.82), Text(face, x + 10.5, at[1] + 5, count)]
    return Group(parts, title=all_left(kinds), rule="R1.2")


ROW = Face(14.5, "bold")
