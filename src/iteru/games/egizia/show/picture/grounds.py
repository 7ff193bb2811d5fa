"""The grounds of the scenes: the whole valley while ships sail, the site in turn while it is built, both as on a phone."""

from iteru.engine.phrase import Phrase
from iteru.games.egizia.show.picture import land
from iteru.games.egizia.show.picture.course import (
    FOLDED,
    VALLEY,
    Banks,
    Rows,
    card_left,
    rows_of,
)
from iteru.games.egizia.show.picture.harbour import berth_x
from iteru.games.egizia.show.picture.ink import ellipse, hole
from iteru.games.egizia.show.picture.monuments import folded, ground_of
from iteru.games.egizia.show.picture.nile_cards import SMALL, WIDE
from iteru.games.egizia.show.picture.site import ORDER, site_of
from iteru.games.egizia.show.picture.towns import pier, town
from iteru.games.egizia.view_types import EgiziaView, SiteView
from iteru.kit.parts import Group, Parts, Shape, Use
from iteru.kit.paths import num, rectangle

TOP, BOTTOM = 46.0, 842.0
"""The scene was sketched below a page's header; this is where it begins and ends."""
TORCHLIT = {
    "sphinx": (150, 160, 190, 110),
    "obelisk": (160, 420, 200, 110),
    "pyramid": (200, 740, 240, 130),
}
SMALL_HARBOURS = ((92.0, 664.0, 18.0), (172.0, 664.0, 18.0))
LARGE_HARBOUR = (742.0, 560.0, 25.0)


def harbours(view: EgiziaView, banks: Banks, rows: Rows) -> list[tuple[SiteView, land.Inlet]]:
    found = []
    for place, space in enumerate(banks.shown(view)):
        if space["type"] == "site":
            half = 18.0 * rows.scale
            inlet = land.Inlet(rows.middles[place], banks.harbour - 4, half)
            found.append((site_of(view, str(space["name"])), inlet))
    return found


# The valley


def valley(view: EgiziaView, width: float) -> Parts:
    """Draws everything that lies still while ships sail."""
    rows = rows_of(view, VALLEY)
    cut = harbours(view, VALLEY, rows)
    inlets = [inlet for _, inlet in cut]
    parts: Parts = [
        *land.sand(width, TOP, BOTTOM),
        *desert(),
        *land.floodplain(VALLEY.course, *VALLEY.flood),
        *land.nile(VALLEY.course, inlets),
    ]
    for inlet in inlets:
        parts += land.causeway(VALLEY.harbour - 6, inlet.y)
    parts += [
        *land.rushes(VALLEY.course, inlets, 0.6),
        *land.beasts(VALLEY.course, 0.8),
        *left_bank(view, VALLEY, rows),
        *docks(cut, VALLEY),
        *right_bank(view, VALLEY, rows),
    ]
    for site in ORDER:
        x, y, rx, ry = TORCHLIT[site]
        parts += [Shape(ellipse(x, y, rx, ry), "url:torchlight"), *ground_of(view, site, "valley")]
    return [*parts, *caravan(), *torches(inlets)]


def desert() -> Parts:
    """Three registers of dunes and cliffs on the left bank."""
    return [
        *land.heavens(),
        *land.cliffs(-330, 80, 340, 148, mirrored=True),
        *land.cliffs(-20, 58, 420, 170),
        *land.cliffs(-340, 310, 350, 136),
        *land.cliffs(-30, 296, 350, 150, mirrored=True),
        Shape("M-160 232H0C90 214 210 226 330 222C380 221 420 230 470 226V330H-160Z", "sand2"),
        Shape("M-160 246H0C120 232 240 250 400 238V330H-160Z", "sand", opacity=0.8),
        Shape("M-160 528H0C80 500 190 530 300 512C360 504 420 516 480 510V640H-160Z", "sand2"),
        Shape("M-160 556H0C100 536 220 560 420 540V660H-160Z", "sand", opacity=0.8),
        Shape("M-160 806H0C120 784 260 800 480 786V845H-160Z", "sand3", opacity=0.7),
        Use("palm", (236, 196), 0.8),
        Use("palm", (228, 718), 0.62),
        Use("palm", (24, 692), 0.5),
        Use("palm", (42, 702), 0.4, flip=True),
    ]


def caravan() -> Parts:
    """Workers on the way to Giza."""
    crews = ("black", "blue", "yellow", "joker", "blue")
    sledge = "M-4 -5H40C46 -5 48 -8 48 -11L50 -11C50 -4 46 0 40 0H-4Z"
    load = [
        Shape(sledge, "wood", "line", 0.9),
        Shape("M4 -21h28v15h-28z", "mon", "line", 1),
        Shape("M4.6 -10h27v4h-27z", "mon3"),
    ]
    team = [
        Use(f"hauler-{crew}", (112 + k * 22, 568 + k % 2 * 2), 0.56) for k, crew in enumerate(crews)
    ]
    return [*team, Shape("M86 556H214", "", "wood2", 1.4), Group(load, (44, 569))]


def torches(inlets: list[land.Inlet]) -> Parts:
    places = [(232.0, 190.0), (12.0, 788.0), *[(VALLEY.harbour - 18, one.y + 12) for one in inlets]]
    return [Use("torch", place) for place in places]


def left_bank(view: EgiziaView, banks: Banks, rows: Rows) -> Parts:
    """Draws towns with their palms and piers."""
    course = banks.course
    palms: Parts = []
    houses: Parts = []
    number = 0
    for place, space in enumerate(banks.shown(view)):
        if space["type"] != "round":
            continue
        y = rows.middles[place]
        right = course.left(y) - banks.town_gap
        off = 16 if number % 2 else banks.town - 6
        size = 0.5 if banks.small else 0.66
        palms.append(Use("palm", (right - off, y - 16), size, flip=bool(number % 2)))
        inside = town(space, (0, 0), banks.town, number)
        at = (right - banks.town * rows.scale, y)
        houses += [pier(right, course.left(y) + 10, y + 8), Group(inside, at, scale=rows.scale)]
        number += 1
    return palms + houses


def docks(cut: list[tuple[SiteView, land.Inlet]], banks: Banks) -> Parts:
    """Draws the jetties of all harbours, berths that are planked over, and the land ends."""
    parts: Parts = []
    for site, inlet in cut:
        shore = banks.course.left(inlet.y)
        start = banks.harbour + (0 if banks.small else 12)
        words = Phrase("picture-place", {"place": site["place"]})
        parts += land.jetty(start, shore - 6, inlet.y + inlet.half + 1, words)
        for place in range(len(site["berths"]), len(site["berths"]) + site["covered"]):
            parts += land.planked(berth_x(site, banks, place), inlet.y, 34, inlet.half)
        if not banks.small:
            parts += land.plus(banks.harbour - 12, inlet.y)
    return parts


def right_bank(view: EgiziaView, banks: Banks, rows: Rows) -> Parts:
    """Draws a reed mat for every card."""
    size = SMALL if banks.small else WIDE
    parts: Parts = []
    for place, space in enumerate(banks.shown(view)):
        if space["type"] == "card":
            y = rows.middles[place]
            x = card_left(banks, y)
            parts += [
                pier(banks.course.right(y) - 8, x + 4, y - 3),
                Group(mat(size.width, size.height), (x, y), scale=rows.scale),
            ]
    return parts


def mat(width: float, height: float) -> Parts:
    """Draws a reed mat pressed into the field."""
    top = -height / 2 + 2
    high = height - 4
    fringe = "".join(
        [
            f"M0 {num(top + 4 + k * 6)}h-4M{num(width)} {num(top + 4 + k * 6)}h4"
            for k in range(int(high // 6))
        ]
    )
    return [
        *hole(0, top, width, high, 3, "mat"),
        Shape(rectangle(3, top + 3, width - 6, high - 6, 2), "url:weave"),
        Shape(fringe, "", "mat2", 1.2),
    ]


# While a site is built


def building(view: EgiziaView, site: str, width: float) -> Parts:
    """Draws the site in turn large, the others in the corner, and the river aside."""
    others = [one for one in ORDER if one != site]
    inlets = [land.Inlet(*where) for where in (*SMALL_HARBOURS, LARGE_HARBOUR)]
    parts: Parts = [
        *land.sand(width, TOP, BOTTOM),
        *plain(),
        *land.floodplain(FOLDED, 62, 34),
        *land.nile(FOLDED, inlets),
        *land.rushes(FOLDED, inlets, 0.8, 44),
        *along_the_river(),
        Shape(ellipse(330, 500, 380, 260), "url:torchlight"),
    ]
    for number, other in enumerate(others):
        y = inlets[number].y
        words = Phrase("picture-place", {"place": site_of(view, other)["place"]})
        parts += land.jetty(668, FOLDED.left(y) - 6, y + 19, words)
        parts += covered(site_of(view, other), 744, y, 33, 28)
        parts += ground_of(view, other, folded(site))
    words = Phrase("picture-place", {"place": site_of(view, site)["place"]})
    parts += land.jetty(566, FOLDED.left(742) - 4, 770, words, 20)
    parts += covered(site_of(view, site), 716, 742, 56, 40)
    return [*parts, *ground_of(view, site, "large")]


def covered(site: SiteView, right: float, y: float, pitch: float, width: float) -> Parts:
    """Planks over the berths that are not used with this number of players."""
    parts: Parts = []
    first = len(site["berths"])
    for place in range(first, min(3, first + site["covered"])):
        parts += land.planked(right - place * pitch, y, width, 18 if pitch < 40 else 24)
    return parts


def plain() -> Parts:
    """Cliffs and dunes behind the sites."""
    birds = ((330, 246, 1), (352, 238, 0.8), (310, 236, 0.7), (404, 262, 0.8))
    return [
        *land.heavens(),
        *land.cliffs(-340, 70, 350, 132, mirrored=True),
        *land.cliffs(-30, 52, 400, 150),
        *land.cliffs(330, 56, 340, 140, mirrored=True),
        Shape("M-160 206H0C120 190 250 214 420 200C540 190 640 206 760 198V420H-160Z", "sand2"),
        Shape("M-160 232H0C160 210 330 246 760 222V470H-160Z", "sand", opacity=0.85),
        *[Use("bird", (x, y), scale) for x, y, scale in birds],
        Shape("M300 330L330 292L362 330ZM352 332L374 306L398 332Z", "cliff3"),
        Shape("M330 292L362 330H338ZM374 306L398 332H380Z", "cliff"),
        Shape(
            "M-160 470H0C90 400 190 420 270 452C380 496 500 430 720 470V700H-160Z",
            "sand2",
            opacity=0.8,
        ),
        Shape("M-160 560H0C160 520 360 590 740 540V842H-160Z", "sand3", opacity=0.55),
        Shape("M20 724C160 716 380 726 556 722L556 734H20Z", "sand2"),
    ]


def along_the_river() -> Parts:
    palms = (
        (732, 372, 1.05, False),
        (704, 400, 0.8, True),
        (884, 300, 0.9, False),
        (890, 560, 1.0, True),
        (880, 800, 0.9, False),
    )
    beasts = (("croc", 330, 0), ("hippo", 560, 8), ("lotus", 440, -26), ("lotus", 640, 20))
    parts: Parts = [Use("palm", (x, y), scale, flip) for x, y, scale, flip in palms]
    parts += [Use(name, (FOLDED.mid(y) + x, y)) for name, y, x in beasts]
    return [*parts, Use("ibis", (884, 690), 0.9), Use("torch", (724, 648)), Use("torch", (16, 622))]


# A phone


def stream(view: EgiziaView, banks: Banks) -> Parts:
    """Draws the river of a phone with both banks."""
    rows = rows_of(view, banks)
    cut = harbours(view, banks, rows)
    inlets = [inlet for _, inlet in cut]
    return [
        *land.sand(360, 0, banks.course.bottom),
        *land.floodplain(banks.course, *banks.flood),
        *land.nile(banks.course, inlets),
        *land.rushes(banks.course, inlets, 0.5),
        *land.beasts(banks.course, 0.62),
        *left_bank(view, banks, rows),
        *docks(cut, banks),
        *right_bank(view, banks, rows),
    ]
