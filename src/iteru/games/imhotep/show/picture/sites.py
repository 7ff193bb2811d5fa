"""The five sites: what all of them have, around what is special to each."""

from collections.abc import Callable
from functools import cache

from iteru.engine.game import View
from iteru.engine.phrase import Phrase
from iteru.games.imhotep.show.picture.burial_chamber import burial_chamber
from iteru.games.imhotep.show.picture.market import market
from iteru.games.imhotep.show.picture.obelisks import obelisks
from iteru.games.imhotep.show.picture.pyramids import pyramids
from iteru.games.imhotep.show.picture.river import harbour, harbour_ship
from iteru.games.imhotep.show.picture.temple import temple
from iteru.kit.scene import Group, Part, Parts, Path, Text, drawn, rectangle

BOXES = {
    "market": (272, 0, 366, 170),
    "pyramids": (272, 178, 366, 224),
    "temple": (272, 410, 366, 150),
    "burial_chamber": (648, 0, 352, 232),
    "obelisks": (648, 240, 352, 320),
}
BUILT: dict[str, Callable[[View, float, float], Parts]] = {
    "market": market,
    "pyramids": pyramids,
    "temple": temple,
    "burial_chamber": burial_chamber,
    "obelisks": obelisks,
}


def site(view: View, name: str) -> Part:
    """A site: its name, what it is worth, its harbour, and what has been built there."""
    x, y, width, height = BOXES[name]
    moored = view["harbours"][name]
    if moored is None:
        ships, title = [], Phrase("picture-harbour-free", {"option": name})
    else:
        ships = [harbour_ship(view, moored + 1, width, name)]
        title = Phrase("picture-harbour-taken", {"option": name, "ship": moored + 1})
    parts = [*ground(name, view["options"][name]), *ships, *BUILT[name](view, width, height)]
    return Group(parts, (x, y), "site", f"site-{name}", title=title)


@cache
def ground(name: str, side: str) -> Parts:
    _, _, width, height = BOXES[name]
    outline = rectangle(0.5, 0.5, width - 1, height - 1, 10)
    return [
        drawn(Path("panel hit", outline), harbour(width), Path("halo", outline)),
        Text("name", 12, 23, Phrase(f"option-{name}")),
        Text("about", 12, 39, Phrase(f"picture-about-{name}-{side}")),
    ]
