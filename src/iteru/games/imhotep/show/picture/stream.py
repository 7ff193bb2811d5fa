"""The river on a phone: only ships that wait or are unloaded lie there, so that they are large; the others lie at the quay."""

from functools import partial
from typing import NamedTuple

from iteru.games.imhotep.show.picture.hulls import length
from iteru.games.imhotep.show.picture.landscape import glow
from iteru.games.imhotep.show.picture.ships import ship
from iteru.games.imhotep.show.picture.showing import shown_question
from iteru.games.imhotep.view_types import ImhotepView, ShipView
from iteru.kit.parts import Part, Parts, Shape, Use
from iteru.kit.paths import num, rectangle
from iteru.kit.shown import Keep

WIDTH = 360
STERN = 193.0
"""Where sterns are about: beside each other, so that none hides the number of the ship behind it."""


class Mooring(NamedTuple):
    """The water line of the first ship, how far the next one lies below, how large ships are, and how high the river is."""

    first: float
    pitch: float
    scale: float
    height: float


MOORINGS = (
    Mooring(110, 0, 1.08, 192),
    Mooring(108, 0, 1.08, 192),
    Mooring(60, 88, 1.08, 196),
    Mooring(54, 74, 1, 244),
    Mooring(49, 61, 0.9, 270),
)
"""By the number of ships."""


def is_afloat(ship: ShipView) -> bool:
    """Whether a ship waits, or has stones on board that are unloaded now."""
    return ship["waits"] or any(owner is not None for owner in ship["cargo"])


def afloat(view: ImhotepView) -> list[int]:
    """Returns the numbers of the ships on the river."""
    return [number for number, its in enumerate(view["ships"], 1) if is_afloat(its)]


def height(ships: int) -> float:
    return MOORINGS[ships].height


def keep_stream(view: ImhotepView, keep: Keep) -> list[Part]:
    """Draws each ship, unless it looks as before."""
    numbers = afloat(view)
    asked = shown_question(view)
    mooring = MOORINGS[len(numbers)]
    return [
        keep(
            f"small river {number} {place} {len(numbers)} {view['ships'][number - 1]} {asked}",
            partial(moored, view, number, place, mooring),
        )
        for place, number in enumerate(numbers)
    ]


def moored(view: ImhotepView, number: int, place: int, mooring: Mooring) -> Part:
    its = view["ships"][number - 1]
    long = length(its["size"]) * mooring.scale
    x = round(STERN - 0.88 * long, 1)
    where = f"harbour-{its['site']}" if its["site"] else f"river-{number}"
    return ship(view, number, (x, mooring.first + mooring.pitch * place), where, mooring.scale)


def shore(high: float) -> str:
    """Returns the line between the river and its east bank, down to the quay or to the viewer's own things."""
    return (
        f"M0 6H246C266 10 272 30 272 {num(0.26 * high)}C278 {num(0.5 * high)} 268 {num(0.62 * high)}"
        f" 276 {num(0.8 * high)}C278 {num(0.88 * high)} 272 {num(0.94 * high)} 278 {num(high)}"
    )


def bank(ships: int, whole: float, is_bare: bool) -> Parts:
    """Draws the river and its bank; what is at the side stands on sand, and so do the viewer's own things below. Nothing grows
    on a bare bank, where the sled stands."""
    high = height(ships)
    water = f"{shore(high)}H0Z"
    parts: Parts = [
        Shape(rectangle(0, 0, WIDTH, whole), "url:sand"),
        glow((330, 60), 150),
        Shape(water, "url:water"),
        Shape(water, "url:waves"),
        Shape(f"{shore(high)}H0", "", "line", 1.6, 0.6),
        Use("lotus", (22, high - 22), 0.8),
    ]
    if high > 220 and not is_bare:  # below the quarry
        parts += [Use("reeds", (284, high - 14), 0.6)]
    if high > 260 and not is_bare:
        parts += [Use("palm", (334, high - 8), 0.68, flip=True), Use("tuft", (350, high - 6), 0.6)]
    return parts
