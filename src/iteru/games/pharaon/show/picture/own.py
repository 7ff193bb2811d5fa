"""What is the viewer's own, near the top of a phone: resources, offerings and nobles.

All of it is on the seat's panel as well, from where its pieces glide; there it may be far below.
"""

from iteru.games.pharaon.rules.moves import RESOURCES
from iteru.games.pharaon.show.picture.cards import (
    COLOURS,
    does,
    noble_rule,
    noble_title,
    words_of,
)
from iteru.games.pharaon.show.picture.counts import OFFERING, good, kept, offerings
from iteru.games.pharaon.show.picture.viewer import question, viewer
from iteru.games.pharaon.view_types import PharaonView, PlayerView
from iteru.kit.scene import Group, Part, Parts, Path, Point, drawn, rectangle

WIDTH = 360.0
GOODS, CARD, IN_A_ROW, COLUMNS = 42.0, 50.0, 5, 9


def own(view: PharaonView) -> Part:
    player = viewer(view)
    parts: Parts = [drawn(Path("panel", rectangle(0.5, 0.5, WIDTH - 1, height(view) - 1, 10)))]
    goods = [
        good(name, player["goods"][name], 50.0 * column) for column, name in enumerate(RESOURCES)
    ]
    parts.append(Group(goods, (10, 6), scale=1.16))
    y = GOODS
    if kept(player):
        parts.append(Group([offerings(view, player, COLUMNS)], (10, y)))
        y += offering_rows(player) * OFFERING + 4
    wide = (WIDTH - 12) / IN_A_ROW
    for number, card in enumerate(player["nobles"]):
        row, column = divmod(number, IN_A_ROW)
        parts.append(own_noble(view, card, (6 + wide * column, y + row * CARD), wide - 4))
    return Group(parts, look=f"seat-{view['seat']}")


def height(view: PharaonView) -> float:
    player = viewer(view)
    rows = -(-len(player["nobles"]) // IN_A_ROW)
    shown = offering_rows(player) * OFFERING + 4 if kept(player) else 0
    return GOODS + shown + rows * CARD + (4 if rows else 0)


def offering_rows(player: PlayerView) -> int:
    return -(-len(kept(player)) // COLUMNS)


def own_noble(view: PharaonView, number: int, at: Point, width: float) -> Part:
    """A small card with its sign; one that was used lies in the shade."""
    player = viewer(view)
    its = view["card_facts"]["nobles"][str(number)]
    outline = rectangle(0, 0, width, CARD - 4, 6)
    used = " used" if number in player["tired"] else ""
    shown = drawn(
        Path("paper", outline),
        Path("head", rectangle(0, 0, width, 8, 3)),
        Group([does(its["type"], its["effect"], words_of(its))], (width / 2, 27)),
        Path("hit halo edge", outline),
    )
    return Group(
        [shown],
        at,
        f"card card-{COLOURS[its['type']]}{used}",
        f"noble-own-{number}" if question(view) else "",
        title=noble_title(view, number),
        rule=noble_rule(view, number),
    )


def shown_of_own(view: PharaonView) -> list[object]:
    """What the viewer sees of it: a text of this is the same as long as the picture."""
    player = viewer(view)
    asked = question(view) != ""
    return [view["seat"], player["goods"], player["nobles"], player["tired"], asked]
