"""The bank: how many tokens of each kind are left."""

from functools import cache

from iteru.engine.game import View
from iteru.engine.phrase import Phrase
from iteru.games.pharaon.show.picture.tokens import face
from iteru.kit.scene import Drawn, Group, Part, Parts, Point, Text, drawn

LINE = 21.0
SCARCE = 3


def bank(view: View, left: Point, right: Point) -> Part:
    """Half of the kinds at each of two points."""
    kinds = list(view["bank"].items())
    half = (len(kinds) + 1) // 2
    parts: Parts = [
        Text("small start", left[0], left[1], Phrase("picture-bank-name")),
        Text("small end", right[0], right[1], Phrase("picture-bank-name")),
    ]
    for number, (name, count) in enumerate(kinds):
        side = -1 if number < half else 1
        x, y = left if side < 0 else right
        at = (x, y + 12 + LINE * (number % half))
        parts.append(stock(name, count, side, at))
    words = ", ".join([f"{count}" for _, count in kinds])
    return Group(parts, title=Phrase("picture-bank-all", {"counts": words}), rule="R1.2")


@cache
def stock(name: str, count: int, side: int, at: Point) -> Drawn:
    look = "stock" + (" scarce" if count <= SCARCE else "") + (" end" if side > 0 else "")
    x, y = at
    square = Group([face(name)], (x - side * 8, y), scale=0.75)
    return drawn(square, Text(look, x - side * 20, y + 5, count))
