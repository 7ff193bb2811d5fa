"""The contents of the halls, and their floors."""

from typing import Final

from iteru.games.pharaon.show.picture import tomb as stair
from iteru.games.pharaon.show.picture.artisans import artisans
from iteru.games.pharaon.show.picture.nobles import nobles
from iteru.games.pharaon.show.picture.offerings import offerings
from iteru.games.pharaon.show.picture.surfaces import SHADE, upper_left
from iteru.games.pharaon.show.picture.tomb import tomb
from iteru.games.pharaon.show.picture.zones import Draw, Place, printed
from iteru.games.pharaon.view_types import PharaonView
from iteru.kit.kept import cache
from iteru.kit.parts import Drawn, Group, Parts, Shape, drawn
from iteru.kit.paths import num, rectangle

INSIDE: Final[dict[str, Draw]] = {
    "offerings": offerings,
    "nobles": nobles,
    "artisans": artisans,
    "tomb": tomb,
}
FLOORS: Final = {"offerings": "mat", "nobles": "tile", "artisans": "brick"}
"""Patterns; the burial chamber lies in bare rock."""


@cache
def floor(zone: str, x: float, y: float, w: float, h: float) -> Drawn:
    """A floor of its own within walls of stone."""
    whole = rectangle(x, y, w, h, 8)
    pattern = FLOORS.get(zone, "")
    return drawn(
        Shape(rectangle(x + 3, y + 4, w, h, 8), "shadow", opacity=SHADE),
        Shape(whole, pattern or "rock", "stone-edge", 1.5),
        *([Shape(whole, f"url:{pattern}")] if pattern else []),
        Shape(
            f"M{num(x + 9.5)} {num(y + h - 8)}V{num(y + 9.5)}H{num(x + w - 8)}",
            "",
            "shadow",
            6,
            0.2,
        ),
        Shape(rectangle(x + 3, y + 3, w - 6, h - 6, 6), "", "stone", 6),
        Shape(rectangle(x + 6.4, y + 6.4, w - 12.8, h - 12.8, 4), "", "line", 0.9, 0.6),
        Shape(upper_left(x + 1.4, y + 1.4, w - 2.8, h - 2.8, 8), "", "stone-lit", 1.4),
    )


def printed_hall(view: PharaonView, zone: str, place: Place) -> Parts:
    """The lintel of an area, and what is printed below it."""
    parts = printed(zone, place)
    if zone == "tomb":
        parts.append(Group(stair.printed(view, place.width, place.height), (place.x, place.y)))
    return parts
