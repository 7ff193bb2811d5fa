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
GOODS, CARD, IN_A_ROW = 41.0, 52.0, 4
WIDE = (WIDTH - 14) / IN_A_ROW
FEW = 2  # as many nobles have the offerings beside them


def own(view: PharaonView) -> Part:
    player = viewer(view)
    parts: Parts = [slab(1, 1, WIDTH - 4, height(view) - 5, 8, "paper", "paper-edge")]
    goods = [
        good(name, player["goods"][name], FIRST + 48.5 * column)
        for column, name in enumerate(RESOURCES)
    ]
    parts.append(Group(goods, (12, 5), scale=1.18))
    offerings, high = own_offerings(view)
    aside = beside(view)
    down = max(0.0, (CARD - 8 - high) / 2) if aside else 0.0
    parts.append(Group([offerings], (10 + aside, GOODS + down)))
    y = GOODS if aside else GOODS + high
    for number, card in enumerate(player["nobles"]):
        row, column = divmod(number, IN_A_ROW)
        parts.append(own_noble(view, card, (8 + WIDE * column, y + row * CARD), WIDE - 5))
    return Group(parts, look=f"seat-{view['seat']}")


def height(view: PharaonView) -> float:
    rows = -(-len(viewer(view)["nobles"]) // IN_A_ROW)
    high = own_offerings(view)[1]
    return GOODS + (max(high, CARD) if beside(view) else high + rows * CARD) + 6


def beside(view: PharaonView) -> float:
    """Returns how wide the nobles are that stand beside the offerings; many have a row of their own."""
    count = len(viewer(view)["nobles"])
    return count * WIDE if count <= FEW else 0.0


def own_offerings(view: PharaonView) -> tuple[Part, float]:
    """Draws the offerings in as many rows as they need, and says how high that is."""
    return in_rows(offerings_of(view, viewer(view)), WIDTH - 20 - beside(view))


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
