"""The bank: how many tokens of each kind are left."""

from iteru.engine.phrase import Phrase, packed
from iteru.games.pharaon.show.picture.tokens import face
from iteru.games.pharaon.view_types import PharaonView
from iteru.kit.kept import cache
from iteru.kit.scene import Drawn, Group, Part, Parts, Point, Text, drawn

LINE = 18.0
SCARCE = 3


def bank(view: PharaonView, left: Point, right: Point) -> Part:
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
        at = (x, y + 11 + LINE * (number % half))
        parts.append(stock(name, count, side, at))
    return Group(parts, title=all_left(kinds), rule="R1.2")


def all_left(kinds: list[tuple[str, int]]) -> Phrase:
    """How many of each kind, as one sentence."""
    last = len(kinds) - 1
    phrases = [
        Phrase("picture-left", {"card": name, "count": count, "more": int(number != last)})
        for number, (name, count) in enumerate(kinds)
    ]
    return Phrase("picture-bank-all", {"phrases": packed(phrases)})


@cache
def stock(name: str, count: int, side: int, at: Point) -> Drawn:
    look = "stock" + (" scarce" if count <= SCARCE else "") + (" end" if side > 0 else "")
    x, y = at
    square = Group([face(name)], (x - side * 7, y), scale=0.7)
    return drawn(square, Text(look, x - side * 17, y + 5, count))
