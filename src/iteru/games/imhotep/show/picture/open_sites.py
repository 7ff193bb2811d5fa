"""A site on a phone, open below its tab: what was built there, and a slab with its name and what it is worth."""

from typing import Any, NamedTuple

from iteru.engine.phrase import Phrase
from iteru.games.imhotep.show.picture import burial_chamber, market, obelisks, pyramids, temple
from iteru.games.imhotep.show.picture.harbours import RULES
from iteru.games.imhotep.show.picture.inscriptions import Entry, Figures
from iteru.games.imhotep.show.picture.landscape import glow, slab
from iteru.games.imhotep.show.picture.layout import Layout, built
from iteru.games.imhotep.show.picture.names import place
from iteru.games.imhotep.show.picture.showing import shown_site
from iteru.games.imhotep.show.words import side_of
from iteru.games.imhotep.view_types import ImhotepView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Wrapped
from iteru.kit.paths import num, rectangle
from iteru.kit.pieces import hit, rim, ring_of

WIDTH = 360
HEAD = 54
"""How high the slab of a site is that needs the whole width, with the room around it."""
NAMES = (Face(20, "title"), Face(18, "title"), Face(16, "title"))
ABOUTS = (Face(14.5, "italic", fill="quiet"), Face(13, "italic", fill="quiet"))
LINE = 23.0


class Sign(NamedTuple):
    """The slab with the name of a site."""

    x: float
    y: float
    width: float
    height: float


ABOVE = Sign(2, 3, 200, 46)
"""Where a slab stands above what was built."""
BESIDE = {
    "pyramids": Sign(250, 10, 106, 136),
    "temple": Sign(266, 10, 90, 122),
    "obelisks": Sign(254, 8, 102, 158),
}
"""Where slabs stand beside what was built; pyramids and obelisks of side B leave no room there."""
HEIGHTS = {"market": 252, "pyramids": 216, "temple": 218, "burial_chamber": 254, "obelisks": 216}
HEIGHTS_ABOVE = {"pyramids": 246, "obelisks": 254}
FIRST_LINE = 76.0
"""Where the first figure of a slab beside a site stands, from its top."""

LAYOUT = Layout(
    name="small",
    obelisks=obelisks.Plot(4, 166, 248, 10),
    pyramids=pyramids.Plot(
        centre=(128, 132),
        a=38,
        left=6,
        width=348,
        foot=234,
        top=HEAD + 2,
        plan=(312, 212),
        beyond=(14, 204),
        room=84,
        hand=(232, 34),
    ),
    temple=temple.Plot(8, 168, 250, 12),
    chamber=burial_chamber.Plot(8, HEAD, 344, 192),
    stall=market.Plot(4, HEAD + 4, 352, 138),
    piles=(214, 9),
    are_piles_named=False,
    figures=tuple(
        [
            (BESIDE["pyramids"].x + 10, BESIDE["pyramids"].y + FIRST_LINE + LINE * line)
            for line in range(3)
        ]
    ),
    figures_width=BESIDE["pyramids"].width - 22,
    harbours={},
)
OBELISKS_B = obelisks.Plot(20, 204, 320, HEAD + 4)


def stands_beside(view: ImhotepView, name: str) -> bool:
    if name == "pyramids":
        return len(view["pyramids"]["pyramids"]) == 1
    return bool(view["obelisks"]["places"]) if name == "obelisks" else name == "temple"


def sign_of(view: ImhotepView, name: str) -> Sign:
    return BESIDE[name] if stands_beside(view, name) else ABOVE


def height(view: ImhotepView, name: str) -> float:
    return HEIGHTS[name] if stands_beside(view, name) else HEIGHTS_ABOVE.get(name, HEIGHTS[name])


def layout_of(view: ImhotepView) -> Layout:
    return LAYOUT if view["obelisks"]["places"] else LAYOUT._replace(obelisks=OBELISKS_B)


def shown_open(view: ImhotepView, name: str) -> list[Any]:
    """Returns what an open site shows: its stones, and whether a ship lies there, which its title says."""
    return [view["seats"], view["options"], shown_site(view, name), view["harbours"][name]]


def open_site(view: ImhotepView, name: str) -> Part:
    moored = view["harbours"][name]
    title = Phrase("picture-harbour-free", {"option": name})
    if moored is not None:
        title = Phrase("picture-harbour-taken", {"option": name, "ship": moored + 1})
    parts = [*touched(sign_of(view, name), height(view, name)), *built(view, name, layout_of(view))]
    rule = RULES[name][side_of(view, name) == "B"]
    return Group(parts, look="site", target=f"site-{name}", title=title, rule=rule)


@cache
def touched(sign: Sign, high: float) -> Parts:
    """Draws the area to touch, the rim of the slab, and below its name the mark of a move."""
    x, y, width, height = sign
    return [
        hit(rectangle(0, 0, WIDTH, high)),
        rim(rectangle(x - 1, y - 2, width + 3, height + 5, 3)),  # clear of the words
        ring_of(f"M{num(x + 10)} {num(y + 26)}h{num(min(76, width - 20))}"),
    ]


def ground_of(view: ImhotepView, name: str) -> Parts:
    high = height(view, name)
    return [
        Shape(rectangle(0, 0, WIDTH, high), "url:sand"),
        Shape(rectangle(0, 0, WIDTH, high), "url:grain"),
        glow((180, high - 80), 170),
        *buildings(view, name),
        *signed(view, name),
    ]


def buildings(view: ImhotepView, name: str) -> Parts:
    layout = layout_of(view)
    if name == "market":
        return market.stall(layout.stall)
    if name == "temple":
        return temple.temple_ground(view, layout.temple)
    if name == "obelisks":
        return obelisks.obelisks_ground(view, layout.obelisks)
    if name == "burial_chamber":
        return burial_chamber.chamber_ground(view, layout.chamber)
    return pyramids.pyramids_ground(view, layout.pyramids)


def signed(view: ImhotepView, name: str) -> Parts:
    """Draws the slab with the name of a site, and what it is worth, or when."""
    sign = sign_of(view, name)
    x, y, width, _ = sign
    title = Wrapped(NAMES, (x + 10, y + 22), Phrase(f"option-{name}"), width - 18, 22)
    worth = worth_beside if stands_beside(view, name) else worth_above
    return [*slab(*sign), title, *worth(view, name)]


def about(view: ImhotepView, name: str) -> Phrase:
    if name == "obelisks" and not view["obelisks"]["places"]:
        return Phrase("picture-waiting", {"count": view["obelisks"]["tower_height"]})
    if name == "temple":
        return Phrase("picture-seen-every-round")
    return Phrase(f"picture-about-{name}-{side_of(view, name)}")


def worth_above(view: ImhotepView, name: str) -> Parts:
    """Writes a line below the name."""
    at = (ABOVE.x + 10, ABOVE.y + 38)
    if name == "pyramids":
        its = [(Phrase("picture-further"), view["pyramids"]["beyond_points"])]
        return [Figures(at, its, ABOVE.width - 20)]
    return [Wrapped(ABOUTS, at, about(view, name), ABOVE.width - 16, 18)]


def worth_beside(view: ImhotepView, name: str) -> Parts:
    """Writes lines below the name: when a site brings points, and what each place is worth."""
    sign = BESIDE[name]
    x, width = sign.x + 10, sign.width - 22
    if name == "temple":
        return [Wrapped(ABOUTS, (x, sign.y + 76), about(view, name), width + 4, 86)]
    words = Wrapped(ABOUTS, (x, sign.y + 47), about(view, name), width + 8, 34)
    if name == "pyramids":
        return [words]
    lines = enumerate(view["obelisks"]["places"])
    return [
        words,
        *[
            Entry((x, sign.y + FIRST_LINE + LINE * line), place(line + 1), points, width)
            for line, points in lines
        ],
    ]
