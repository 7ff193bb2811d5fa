"""The picture of the table, from a view: a scene of the board, and what a seat's panel shows.

The ring lies around the wheel, and in the middle of the wheel is time: the Pyramid and the jars; there lies also, large,
whatever is to be chosen. Each part of the table has its own module. Classes are those of the house's `palette.css` and of the
game's own `style.css`. On small screens the same parts stand in blocks below each other.
"""

from functools import partial

from iteru.engine.phrase import Phrase
from iteru.games.pharaon.show.picture import gods
from iteru.games.pharaon.show.picture.bank import bank
from iteru.games.pharaon.show.picture.gods import god
from iteru.games.pharaon.show.picture.nile import nile_height
from iteru.games.pharaon.show.picture.own import height as own_height
from iteru.games.pharaon.show.picture.own import own, shown_of_own
from iteru.games.pharaon.show.picture.panel import seat
from iteru.games.pharaon.show.picture.shapes import players
from iteru.games.pharaon.show.picture.stage import STAGES, stage
from iteru.games.pharaon.show.picture.strip import HEIGHT as STRIP_HEIGHT
from iteru.games.pharaon.show.picture.strip import strip
from iteru.games.pharaon.show.picture.viewer import question
from iteru.games.pharaon.show.picture.wheel import wheel
from iteru.games.pharaon.show.picture.zones import Place, zone
from iteru.games.pharaon.view_types import PharaonView, SegmentView
from iteru.kit.scene import Block, Blocks, Group, Part, Parts, Path, Point, Scene, drawn, rectangle
from iteru.kit.shown import Keep, Screen

__all__ = ["blocks", "board", "seat"]

WIDTH, HEIGHT = 1000, 590
MIDDLE: Point = (500, 220)
SIDE, CENTRE = 322.0, 336.0
PLACES: list[Place] = [
    (332, 390, CENTRE, 200),
    (0, 262, SIDE, 282),
    (0, 0, SIDE, 210),
    (678, 0, SIDE, 210),
    (678, 262, SIDE, 282),
]
"""Where the areas lie, and how large they are: clockwise from the bottom, where the Nile is."""
SEAMS: list[tuple[float, float, float]] = [
    (678, 550, SIDE),
    (0, 550, SIDE),
    (0, 216, SIDE),
    (332, 0, CENTRE),
    (678, 216, SIDE),
]
"""Where the gods stand: each on the border to the area before."""
BORDERS = "M500 53V40M341 168L327 184V236M659 168L673 184V236M402 355L338 378L327 390V570M598 355L662 378L673 390V570"

ASKED_IN = {"offerings": ("pair", "offering"), "nobles": ("noble",), "artisans": ("artisan",)}
"""Questions about what lies in an area."""

NARROW = 360
HEIGHTS = {"offerings": 224.0, "nobles": 214.0, "artisans": 196.0, "tomb": 224.0}
"""How high the areas are where each fills the width of a phone; the Nile is as high as it must be."""
STAGE_HEIGHT, WHEEL_HEIGHT = 226.0, 356.0


def board(view: PharaonView, keep: Keep) -> Scene:
    """The whole board in parts that stay the same as long as what they show."""
    ring = from_the_nile(view)
    parts: Parts = [drawn(Path("seam", BORDERS))]
    for segment, place, seam in zip(ring, PLACES, SEAMS, strict=True):
        shows = f"zone {place} {shown_of_zone(view, segment)}"
        parts.append(keep(shows, partial(zone, view, segment, place)))
        parts.append(keep_god(view, keep, segment, seam))
    shows = f"wheel {view['ring']} {view['direction']}"
    parts.append(keep(shows, lambda: wheel(view, ring, MIDDLE)))
    parts.append(keep_bank(view, keep, (336, 53), (664, 53)))
    parts.append(keep_stage(view, keep, MIDDLE))
    return Scene(WIDTH, HEIGHT, title(view), parts)


def blocks(view: PharaonView, keep: Keep, screen: Screen) -> Blocks:
    """Wheel and time, what is the viewer's own, and the areas with the gods between them."""
    ring = from_the_nile(view)
    found = [wheel_block(view, keep, ring)]
    if screen == "small":
        found = [strip_block(ring), stage_block(view, keep)]
    if view["seat"] is not None:
        found.append(
            Block(own_height(view), [keep(f"own {shown_of_own(view)}", lambda: own(view))])
        )
    for segment in ring:
        high = HEIGHTS.get(segment["zone"]) or nile_height(view)
        place = (0.0, 0.0, float(NARROW), high)
        shows = f"zone {place} {shown_of_zone(view, segment)}"
        border = keep_god(view, keep, segment, (0, 0, NARROW))
        found.append(Block(gods.HEIGHT, [border]))
        found.append(Block(high, [keep(shows, partial(zone, view, segment, place))]))
    return Blocks(NARROW, title(view), found)


def wheel_block(view: PharaonView, keep: Keep, ring: list[SegmentView]) -> Block:
    """On a tablet held upright: the whole wheel."""
    at = (NARROW / 2, WHEEL_HEIGHT / 2)
    stock = keep_bank(view, keep, (6, 18), (NARROW - 6, 18))
    parts = [wheel(view, ring, at), stock, keep_stage(view, keep, at)]
    return Block(WHEEL_HEIGHT, parts)


def strip_block(ring: list[SegmentView]) -> Block:
    return Block(STRIP_HEIGHT, [strip(ring)])


def stage_block(view: PharaonView, keep: Keep) -> Block:
    """On a phone: what lies in the middle of the wheel."""
    ground = drawn(Path("panel", rectangle(0.5, 0.5, NARROW - 1, STAGE_HEIGHT - 1, 10)))
    at = (NARROW / 2, STAGE_HEIGHT / 2)
    stock = keep_bank(view, keep, (12, 20), (NARROW - 12, 20))
    return Block(STAGE_HEIGHT, [ground, stock, keep_stage(view, keep, at)])


def keep_bank(view: PharaonView, keep: Keep, left: Point, right: Point) -> Part:
    return keep(f"bank {left} {view['bank']}", lambda: bank(view, left, right))


def keep_stage(view: PharaonView, keep: Keep, at: Point) -> Part:
    if question(view) in STAGES:
        return stage(view, at)
    return keep(f"time {at} {shown_of_time(view)}", lambda: stage(view, at))


def keep_god(
    view: PharaonView, keep: Keep, segment: SegmentView, seam: tuple[float, float, float]
) -> Part:
    x, y, width = seam
    name = segment["god"]["name"]
    standing = [player["gods"][name] for player in view["players"]]
    his = view["traitor"]["gods"] if view["traitor"] else None
    shows = f"god {seam} {segment['god']} {standing} {his}"
    return keep(shows, lambda: Group([god(view, segment, width)], (x, y)))


def from_the_nile(view: PharaonView) -> list[SegmentView]:
    """The segments clockwise, beginning with the Nile: it lies always below the wheel."""
    ring = view["ring"]
    first = next(place for place, segment in enumerate(ring) if segment["zone"] == "nile")
    return ring[first:] + ring[:first]


def shown_of_zone(view: PharaonView, segment: SegmentView) -> list[object]:
    """All that an area shows: a text of this is the same as long as the picture."""
    name = segment["zone"]
    asked = question(view)
    shows: list[object] = [
        segment,
        lying_in(view, name),
        asked if asked in ASKED_IN.get(name, ()) else "",
    ]
    if view["asks"] and asked == "turn":
        payments = view["asks"]["payments"]
        shows.append([payments[action] for action in payments if action.startswith(name)])
    return shows


def lying_in(view: PharaonView, zone: str) -> list[object]:
    """What is printed and what lies in an area, players' pieces and all."""
    everybody = [its for _, its in players(view)]
    if zone == "offerings":
        return [view["offerings"]]
    if zone == "nobles":
        return [view["nobles"]]
    if zone == "artisans":
        return [view["artisans"], [its["artisans"] for its in everybody]]
    if zone == "nile":
        return [view["nile"], [its["nile"] for its in everybody]]
    cubes = [its["tomb"] for its in everybody]
    return [view["tomb"], cubes, view["seat"], view["pharaoh"]]


def shown_of_time(view: PharaonView) -> list[object]:
    """What lies in the middle of the wheel while nothing else is to be chosen there."""
    rows = [(its["row"], its["field"]) for _, its in players(view)]
    return [view["round"], view["pyramid"], view["jars"]["shown"], rows]


def title(view: PharaonView) -> Phrase:
    return Phrase("picture-board", {"round": view["round"], "rounds": view["rounds"]})
