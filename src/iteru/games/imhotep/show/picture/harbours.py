"""Sites as things to sail to: the harbour of each, the ship that lies there, and the course that leads to it."""

from collections.abc import Callable
from typing import NamedTuple

from iteru.engine.phrase import Phrase
from iteru.games.imhotep.show.picture.hulls import length
from iteru.games.imhotep.show.picture.ships import course_of, lit_edge, ship
from iteru.games.imhotep.show.words import side_of
from iteru.games.imhotep.view_types import ImhotepView
from iteru.kit.kept import cache
from iteru.kit.parts import Group, Part, Parts, Use
from iteru.kit.paths import Point, num, rectangle
from iteru.kit.pieces import hit, ring_of

RULES = {
    "market": ("R5.1", "R6.1"),
    "pyramids": ("R5.5", "R6.3"),
    "temple": ("R5.7", "R6.7"),
    "burial_chamber": ("R5.9", "R6.8"),
    "obelisks": ("R5.11", "R6.9"),
}
"""What the rule page says of each site, on side A and on side B."""
BERTH = 3  # spaces of the ship for which a free berth has room


class Harbour(NamedTuple):
    """The middle of a berth at the water line, and how large ships are there; the area of the site; where its name
    stands, to be underlined; and the course from the river."""

    berth: Point
    scale: float
    area: tuple[float, float, float, float]
    name: tuple[float, float, float]
    course: str = ""
    jetty: float = 0
    """How far below the water line a jetty lies before the ship; none if it is 0."""


Build = Callable[[ImhotepView], Parts]


def site(view: ImhotepView, name: str, harbour: Harbour, build: Build) -> Part:
    """Draws what changes at a site: the ship in its harbour, and what has been built there."""
    moored = view["harbours"][name]
    if moored is None:
        title = Phrase("picture-harbour-free", {"option": name})
        ships: Parts = [free_berth(harbour)]
    else:
        title = Phrase("picture-harbour-taken", {"option": name, "ship": moored + 1})
        ships = [moored_ship(view, moored + 1, name, harbour)]
    rule = RULES[name][side_of(view, name) == "B"]
    parts = [*around(harbour), *ships, *rims(harbour), *landing(harbour), *build(view)]
    return Group(parts, look="site", target=f"site-{name}", title=title, rule=rule)


def begin(harbour: Harbour, size: int) -> Point:
    """Returns where the deck of a ship begins that lies in the middle of a berth."""
    x, y = harbour.berth
    return round(x - length(size) * harbour.scale / 2, 1), y


@cache
def around(harbour: Harbour) -> Parts:
    """Draws the areas to touch, the course that shows when a ship is chosen, and the mark of a move."""
    x, y = harbour.berth
    half = 116 * harbour.scale
    water = rectangle(x - half, y - 30, 2 * half, 58)
    left, line, width = harbour.name
    return [
        hit(rectangle(*harbour.area) + water),
        *course_of(harbour.course),
        ring_of(f"M{num(left)} {num(line)}h{num(width)}"),
    ]


@cache
def rims(harbour: Harbour) -> Parts:
    return lit_edge("berth-edge", begin(harbour, BERTH), harbour.scale)


@cache
def landing(harbour: Harbour) -> Parts:
    x, y = harbour.berth
    return [Use("jetty", (x, y + harbour.jetty))] if harbour.jetty else []


@cache
def free_berth(harbour: Harbour) -> Part:
    return Use("berth", begin(harbour, BERTH), harbour.scale)


def moored_ship(view: ImhotepView, number: int, name: str, harbour: Harbour) -> Part:
    at = begin(harbour, view["ships"][number - 1]["size"])
    return ship(view, number, at, f"harbour-{name}", harbour.scale)
