"""The rounds: the cards turned up so far, and the backs of those to come, on a slab."""

from typing import NamedTuple

from iteru.engine.phrase import Phrase
from iteru.games.imhotep.show.picture.inscriptions import ABOUT, Inscription
from iteru.games.imhotep.show.picture.landscape import slab
from iteru.games.imhotep.view_types import ImhotepView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Text, Wrapped
from iteru.kit.paths import Point, polygon, rectangle

RULE = "R3.1"
TITLE = Face(20, "title")
TABLET = (Face(16, "title", "middle"), Face(14.5, "title", "middle"))
NAMES = (Face(17, "title"), Face(15, "title"), Face(13.8, "title"))
NOW, THEN = Face(15.5, "bold", "middle"), Face(15.5, anchor="middle", fill="quiet")
SMALL_NOW, SMALL_THEN = Face(13.8, "bold", "middle"), Face(13.8, anchor="middle", fill="quiet")

CORNERS = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Row(NamedTuple):
    """Where the cards lie: the first one, the room for all of them, and how high they are."""

    at: Point
    width: float
    high: float


def rounds(view: ImhotepView, at: Point) -> Part:
    """Draws the rounds: the name above the cards."""
    x, y = at
    heading = Inscription(
        (x + 14, y + 22), [(TITLE, name(view)), (ABOUT, Phrase("picture-about-rounds"))], 228, 14
    )
    row = Row((x + 11, y + 32), 232, 30)
    return Group([heading, *cards(view, row)], title=still_to_come(view), rule=RULE)


def strip(view: ImhotepView, at: Point, width: float) -> Part:
    """Draws the rounds on one line: the name beside the cards."""
    x, y = at
    label = 0.3 * width
    words = Wrapped(NAMES, (x + 8, y + 18.5), name(view), label - 12, 20)
    row = Row((x + label, y + 3), width - label - 4, 21)
    return Group([words, *cards(view, row)], title=still_to_come(view), rule=RULE)


def tablet_of(view: ImhotepView, at: Point) -> Part:
    """Draws which round it is, on a small stone at the bank; the cards are elsewhere."""
    x, y = at
    words = Wrapped(TABLET, (x + 35, y + 25), name(view), 66, 36)
    return Group([*slab(x, y, 70, 40), words], title=still_to_come(view), rule=RULE)


def name(view: ImhotepView) -> Phrase:
    return Phrase("picture-round", {"round": view["round"], "rounds": view["rounds"]})


def cards(view: ImhotepView, row: Row) -> Parts:
    seen = ["-".join(map(str, ships)) for ships in view["round_cards"]["seen"]]
    pitch = row.width / view["rounds"]
    x, y = row.at
    return [
        round_card(seen, index, (round(x + pitch * index, 1), y), min(40.0, pitch - 3.4), row.high)
        for index in range(view["rounds"])
    ]


def still_to_come(view: ImhotepView) -> Phrase:
    """Names the cards still to come, of which one is put away unseen."""
    unseen = ["-".join(map(str, ships)) for ships in view["round_cards"]["unseen"]]
    if len(view["round_cards"]["seen"]) == view["rounds"]:
        return name(view)
    return Phrase("picture-still-to-come", {"ships": ", ".join(unseen)})


def round_card(seen: list[str], index: int, at: Point, width: float, high: float) -> Part:
    """Draws the card of a round: its four ships, or its back."""
    return (
        face(seen[index], index + 1, index == len(seen) - 1, at, width, high)
        if index < len(seen)
        else back(at, width, high)
    )


@cache
def face(ships: str, number: int, now: bool, at: Point, width: float, high: float) -> Part:
    x, y = at
    words = ships.replace("-", "")
    faces = (NOW, SMALL_NOW) if now else (THEN, SMALL_THEN)
    letters = faces[0] if faces[0].wide(words) < width - 3 and high > 24 else faces[1]
    edge = (2.4 if high > 24 else 2.0) if now else 0.9
    parts: Parts = [
        Shape(rectangle(x, y, width, high, 3), "sheet" if now else "past", "line", edge),
        Text(letters, x + width / 2, y + high / 2 + 0.34 * letters.size, words),
    ]
    return Group(parts, title=Phrase("picture-round-card", {"round": number, "ships": ships}))


@cache
def back(at: Point, width: float, high: float) -> Part:
    x, y = at
    middle, s = (x + width / 2, y + high / 2), 0.27 * high
    sign = polygon(*[(middle[0] + 0.75 * s * dx, middle[1] + s * dy) for dx, dy in CORNERS])
    return Group(
        [
            Shape(rectangle(x, y, width, high, 3), "back0", "line", 0.9),
            Shape(sign, "", "back-line", 1.6),
        ]
    )
