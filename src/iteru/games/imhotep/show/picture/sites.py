"""The five sites: what all of them have, around what is special to each."""

from collections.abc import Callable

from iteru.engine.phrase import Phrase
from iteru.games.imhotep.show.picture.burial_chamber import burial_chamber
from iteru.games.imhotep.show.picture.market import market
from iteru.games.imhotep.show.picture.obelisks import obelisks
from iteru.games.imhotep.show.picture.pyramids import pyramids
from iteru.games.imhotep.show.picture.river import HARBOUR_WIDTH, harbour, harbour_ship
from iteru.games.imhotep.show.picture.temple import temple
from iteru.games.imhotep.view_types import ImhotepView
from iteru.kit.kept import cache
from iteru.kit.scene import Font, Group, Part, Parts, Path, Text, Wrapped, drawn, rectangle

Place = tuple[float, float, float, float]
"""Where a site lies, and how wide and high it is."""
BUILT: dict[str, Callable[[ImhotepView, float, float], Parts]] = {
    "market": market,
    "pyramids": pyramids,
    "temple": temple,
    "burial_chamber": burial_chamber,
    "obelisks": obelisks,
}


ABOUT = (Font("about", 12.5, 13.5),)
RULES = {
    "market": ("R5.1", "R6.1"),
    "pyramids": ("R5.5", "R6.3"),
    "temple": ("R5.7", "R6.7"),
    "burial_chamber": ("R5.9", "R6.8"),
    "obelisks": ("R5.11", "R6.9"),
}
"""What the rule page says of each site, on side A and on side B."""


def site(view: ImhotepView, name: str, place: Place) -> Part:
    """Draws a site: its name, what it is worth, its harbour, and what has been built there."""
    x, y, width, height = place
    moored = view["harbours"][name]
    if moored is None:
        ships, title = [], Phrase("picture-harbour-free", {"option": name})
    else:
        ships = [harbour_ship(view, moored + 1, width, name)]
        title = Phrase("picture-harbour-taken", {"option": name, "ship": moored + 1})
    side = view["options"][name]
    parts = [*ground(name, side, width, height), *ships, *BUILT[name](view, width, height)]
    rule = RULES[name][side == "B"]
    return Group(parts, (x, y), "site", f"site-{name}", title=title, rule=rule)


@cache
def ground(name: str, side: str, width: float, height: float) -> Parts:
    """Draws the ground of a site; the light of a site to choose lies below its water, which stays blue."""
    outline = rectangle(0.5, 0.5, width - 1, height - 1, 10)
    panel, light = Path("panel hit", outline), Path("halo", outline)
    room = width - HARBOUR_WIDTH - 22
    about = Phrase(f"picture-about-{name}-{side}")
    return [
        drawn(panel, light, harbour(width), Path("halo edge", outline)),
        Text("name", 12, 23, Phrase(f"option-{name}")),
        Wrapped(ABOUT, (12, 44), about, room, 27),
    ]
