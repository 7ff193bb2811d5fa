"""The whole board on a tablet held upright: the court with the seats beside it, the Nile over the whole width, and the
halls below it in two columns, with the gods of the seams between them.
"""

from functools import partial

from iteru.games.pharaon.rules.moves import COLOURS
from iteru.games.pharaon.show.picture import bank, court, gods, nile
from iteru.games.pharaon.show.picture.halls import INSIDE, floor, printed_hall
from iteru.games.pharaon.show.picture.kept import (
    from_the_nile,
    keep_stage,
    shown_of_bank,
    shown_of_god,
    shown_of_quay,
    shown_of_zone,
    title,
)
from iteru.games.pharaon.show.picture.surfaces import slab
from iteru.games.pharaon.show.picture.zones import Place, printed, zone
from iteru.games.pharaon.view_types import PharaonView, SegmentView
from iteru.kit.parts import Group, Part, Parts, Shape, Use
from iteru.kit.paths import Point, rectangle
from iteru.kit.scene import Ground, Scene
from iteru.kit.shown import Keep

WIDTH, HEIGHT = 820, 1224
COURT: Point = (206, 206)
SCALE = 0.84
WATER, RIVER_END = 428.0, 682.0
HALLS = ((4, 744, 404, 208), (4, 1012, 404, 208), (412, 1012, 404, 208), (412, 744, 404, 208))
PLACES = tuple([Place(x + 16, y + 8, w - 32, h - 14) for x, y, w, h in HALLS])
RIVER = Place(8, 414, 560, 44)
STOCK = (580.0, 420.0, 234.0, 38.0)
SEAMS = (
    (414.0, 688.0, 400.0, False),
    (6.0, 688.0, 400.0, True),
    (6.0, 956.0, 266.0, True),
    (277.0, 956.0, 266.0, False),
    (548.0, 956.0, 266.0, False),
)
BOATS, TRACKS = 584.0, 597.0
TRACK = (150.0, 80.0)
BELOW_TWO = (
    ("sculptor", 520, 358, 0.9, False),
    ("palm", 612, 402, 0.66, False),
    ("lady", 694, 356, 1.0, False),
    ("palm", 776, 402, 0.8, True),
)
"""Who stands below the seats of two players, where more would lie."""


def board(view: PharaonView, keep: Keep) -> Scene:
    ring = from_the_nile(view)
    wheel = court.wheel(view, keep, ring, (0, 0))
    middle = keep_stage(view, keep, (0, 0))
    parts: Parts = [Group([wheel, middle], COURT, scale=SCALE)]
    quay = partial(zone, view, ring[0], RIVER, lambda *_: [])
    parts.append(keep(f"tall quay {shown_of_quay(view, ring[0])}", quay))
    parts += river(view, keep)
    for segment, place in zip(ring[1:], PLACES, strict=True):
        shows = f"zone {place} {shown_of_zone(view, segment)}"
        parts.append(keep(shows, partial(zone, view, segment, place, INSIDE[segment["zone"]])))
    for segment, seam in zip(ring, SEAMS, strict=True):
        parts.append(
            keep(f"god {seam} {shown_of_god(view, segment)}", partial(god, view, segment, seam))
        )
    at = (STOCK[0] + 15, STOCK[1] + 19)
    parts.append(keep(f"bank row {shown_of_bank(view)}", lambda: bank.row(view, at, 38)))
    order = [segment["zone"] for segment in ring]
    printed_on_it = [view["nile"]["points"], len(view["nile"]["actions"]), view["tomb"]]
    shows = f"tall {order} {view['seats'] == 2} {printed_on_it}"
    its = Ground(shows, lambda: ground(view, order))
    return Scene(WIDTH, HEIGHT, title(view), parts, its, spares=("seats",))


def god(view: PharaonView, segment: SegmentView, seam: tuple[float, float, float, bool]) -> Part:
    x, y, width, on_the_right = seam
    return Group([gods.god(view, segment, width, on_the_right)], (x, y))


def boats(view: PharaonView) -> list[Point]:
    count = len(view["nile"]["actions"])
    return [((WIDTH - 8) / count * (number + 0.5) + 4, BOATS) for number in range(count)]


def tracks() -> list[Point]:
    pitch = (WIDTH - 6) / len(COLOURS)
    return [(pitch * (number + 0.5) + 3 - TRACK[0] / 2, TRACKS) for number in range(len(COLOURS))]


def river(view: PharaonView, keep: Keep) -> Parts:
    """R5.5, R5.6: boats above, marked pillars that lie in the water below."""
    scale = round(min(0.92, (WIDTH - 8) / len(view["nile"]["actions"]) / 112), 2)
    return [
        *[
            nile.keep_boat(view, keep, number, at, scale)
            for number, at in enumerate(boats(view), 1)
        ],
        *[nile.keep_lying(view, keep, number, at, TRACK) for number, at in enumerate(tracks())],
    ]


def ground(view: PharaonView, order: list[str]) -> Parts:
    whole = rectangle(0, 0, WIDTH, HEIGHT)
    parts: Parts = [Shape(whole, "url:sand"), Shape(whole, "url:grain")]
    parts += [floor(name, *hall) for name, hall in zip(order[1:], HALLS, strict=True)]
    parts += [*water(), Group([court.floor()], COURT, scale=SCALE)]
    for name, place in zip(order[1:], PLACES, strict=True):
        parts += printed_hall(view, name, place)
    parts += [Group([gods.printed(width)], (x, y)) for x, y, width, _ in SEAMS]
    parts += [*printed("nile", RIVER), slab(*STOCK)]
    if view["seats"] == 2:
        parts += [Use(name, (x, y), scale, flip) for name, x, y, scale, flip in BELOW_TWO]
    levels = len(view["nile"]["points"])
    parts += [
        Group([nile.lying_pillar(colour, levels, TRACK)], at)
        for colour, at in zip(COLOURS, tracks(), strict=True)
    ]
    return parts


def water() -> Parts:
    band = rectangle(0, WATER, WIDTH, RIVER_END - WATER)
    lotus: Parts = [Use("lotus", (x, 478), 0.8) for x in (166, 330, 492, 656)]
    return [
        Shape(band, "url:water"),
        Shape(band, "url:waves"),
        Shape(rectangle(0, WATER - 4, WIDTH, 8), "stone2", "stone-edge"),
        *lotus,
    ]
