"""What is the viewer's own, near the top of a phone: resources, offerings and nobles.

All of it is on the seat's panel as well, from where its pieces glide; there it may be far below.
"""

from iteru.games.pharaon.rules.moves import RESOURCES
from iteru.games.pharaon.show.picture.cards import (
    does,
    emblem,
    head,
    noble_rule,
    noble_title,
    words_of,
)
from iteru.games.pharaon.show.picture.counts import FIRST, good, in_rows, offerings_of
from iteru.games.pharaon.show.picture.surfaces import slab
from iteru.games.pharaon.show.picture.viewer import question, viewer
from iteru.games.pharaon.view_types import PharaonView
from iteru.kit.parts import Group, Part, Parts, Shape
from iteru.kit.paths import Point, rectangle
from iteru.kit.pieces import hit, rim

WIDTH = 360.0
GOODS, CARD, IN_A_ROW = 42.0, 54.0, 4


def own(view: PharaonView) -> Part:
    player = viewer(view)
    parts: Parts = [slab(1, 1, WIDTH - 4, height(view) - 5, 8, "paper", "paper-edge")]
    goods = [
        good(name, player["goods"][name], FIRST + 48.5 * column)
        for column, name in enumerate(RESOURCES)
    ]
    parts.append(Group(goods, (12, 5), scale=1.18))
    y = GOODS
    parts.append(Group([in_rows(offerings_of(view, player), WIDTH - 20)[0]], (10, y)))
    y += offering_height(view)
    wide = (WIDTH - 14) / IN_A_ROW
    for number, card in enumerate(player["nobles"]):
        row, column = divmod(number, IN_A_ROW)
        parts.append(own_noble(view, card, (8 + wide * column, y + row * CARD), wide - 5))
    return Group(parts, look=f"seat-{view['seat']}")


def height(view: PharaonView) -> float:
    player = viewer(view)
    rows = -(-len(player["nobles"]) // IN_A_ROW)
    return GOODS + offering_height(view) + rows * CARD + 6


def offering_height(view: PharaonView) -> float:
    """Returns how high the offerings are: as many rows as they need."""
    return in_rows(offerings_of(view, viewer(view)), WIDTH - 20)[1]


def own_noble(view: PharaonView, number: int, at: Point, width: float) -> Part:
    """A small card with its emblem and its sign; one that was used lies in the shade."""
    player = viewer(view)
    its = view["card_facts"]["nobles"][str(number)]
    outline = rectangle(0, 0, width, CARD - 8, 6)
    shown: Parts = [
        slab(0, 0, width, CARD - 8, 6, "paper", "paper-edge"),
        Shape(head(width, 8), f"head-{its['type']}"),
        *emblem(its["name"], (18, 27), 0.62),
        Group(
            [does(its["type"], its["effect"], words_of(its))],
            (width - 26, 27),
            scale=0.84 if its["effect"] == "gain" else 0.72,
        ),
    ]
    touched = f"noble-own-{number}" if question(view) else ""
    return Group(
        [rim(outline), hit(rectangle(-1, -1, width + 2, CARD - 6)), *shown],
        at,
        "card used" if number in player["tired"] else "card",
        touched,
        title=noble_title(view, number),
        rule=noble_rule(view, number),
    )


def shown_of_own(view: PharaonView) -> list[object]:
    """Returns what the viewer sees of it: a text of this is the same as long as the picture."""
    player = viewer(view)
    asked = question(view) != ""
    return [view["seat"], player["goods"], player["nobles"], player["tired"], asked]
