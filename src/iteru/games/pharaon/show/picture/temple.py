"""The whole board on a large screen: a temple by the Nile. The court is in the middle, a hall in each corner, gods stand on the
seams, and the river runs over the whole width below.
"""

from functools import partial

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
from iteru.games.pharaon.show.picture.surfaces import dot
from iteru.games.pharaon.show.picture.zones import Place, printed, zone
from iteru.games.pharaon.view_types import PharaonView, SegmentView
from iteru.kit.parts import Group, Parts, Shape, Use
from iteru.kit.paths import Point, num, rectangle
from iteru.kit.scene import Ground, Scene
from iteru.kit.shown import Keep

WIDTH, HEIGHT = 1108, 788
COURT: Point = (556, 292)
QUAY = 598.0
HALLS = ((6, 274, 430, 262), (6, 4, 430, 214), (676, 4, 430, 214), (676, 274, 430, 262))
"""Clockwise from the lower left, each under the court at one corner."""
PLACES = (
    Place(16, 284, 314, 246),
    Place(16, 12, 320, 200),
    Place(778, 12, 319, 200),
    Place(784, 284, 313, 246),
)
"""Their lintels, and how high what is below these may be."""
RIVER = Place(412, 540, 288, 50)
"""The lintel of the Nile."""
SEAMS = (
    (714.0, 542.0, 392.0, 54.0, False),
    (6.0, 542.0, 392.0, 54.0, True),
    (6.0, 220.0, 318.0, 54.0, True),
    (424.0, 11.0, 264.0, 46.0, False),
    (788.0, 220.0, 318.0, 54.0, False),
)
"""Where the gods stand: each on the border to the area before. How wide and high their slabs are, and which way they face."""
BANKS: tuple[Point, Point] = ((344, 16), (706, 16))
WALLS = ((126, 380, 550), (54, 732, 550), (198, 318, 216), (342, 794, 216), (270, 556, 14))
"""From the court to the seams: an angle, and where each wall ends."""
TORCHES = ((330, 246, 150), (782, 246, 150), (556, 34, 170), (370, 559, 150), (742, 559, 150))
STARS = (
    (120, 622),
    (232, 772),
    (340, 626),
    (447, 774),
    (553, 625),
    (660, 771),
    (768, 624),
    (876, 774),
    (983, 626),
    (16, 724),
    (1096, 659),
)
FIGURES = (
    ("sculptor", 370, 487, 0.7, False),
    ("lady", 728, 484, 0.8, False),
    ("palm", 440, 540, 0.48, False),
    ("palm", 672, 540, 0.48, True),
    ("lotus", 118, 628, 0.8, False),
    ("lotus", 334, 772, 0.8, False),
    ("lotus", 548, 627, 0.9, False),
    ("lotus", 977, 627, 0.8, False),
    ("crocodile", 763, 628, 0.8, False),
    ("reeds", 4, 788, 1.1, False),
    ("reeds", 1100, 788, 1.2, False),
    ("reeds", 1102, 644, 0.8, False),
    ("palm", -54, 556, 0.8, False),
    ("palm", 1166, 556, 0.8, True),
    ("lotus", -62, 676, 1, False),
    ("reeds", -104, 640, 0.9, False),
    ("lotus", 1172, 724, 1, False),
    ("reeds", 1212, 640, 0.9, False),
)
"""Where nothing of the game stands, some beyond the picture."""
BEYOND = 240


def board(view: PharaonView, keep: Keep) -> Scene:
    """The whole board in parts that stay the same as long as what they show."""
    ring = from_the_nile(view)
    quay = partial(zone, view, ring[0], RIVER, lambda *_: [])
    parts: Parts = [
        court.wheel(view, keep, ring, COURT),
        keep(f"quay {shown_of_quay(view, ring[0])}", quay),
        *nile.nile(view, keep, WIDTH, QUAY),
    ]
    for segment, place in zip(ring[1:], PLACES, strict=True):
        shows = f"zone {place} {shown_of_zone(view, segment)}"
        inside = INSIDE[segment["zone"]]
        parts.append(keep(shows, partial(zone, view, segment, place, inside)))
    for segment, seam in zip(ring, SEAMS, strict=True):
        shows = f"god {seam} {shown_of_god(view, segment)}"
        parts.append(keep(shows, partial(god, view, segment, seam)))
    parts.append(keep(f"bank {shown_of_bank(view)}", lambda: bank.bank(view, *BANKS)))
    parts.append(keep_stage(view, keep, COURT))
    order = [segment["zone"] for segment in ring]
    shows = f"temple {order} {view['nile']['points']} {len(view['nile']['actions'])} {view['tomb']}"
    return Scene(WIDTH, HEIGHT, title(view), parts, Ground(shows, lambda: ground(view, order)))


def god(
    view: PharaonView, segment: SegmentView, seam: tuple[float, float, float, float, bool]
) -> Group:
    x, y, width, height, on_the_right = seam
    return Group([gods.god(view, segment, width, on_the_right, height)], (x, y))


# What stays


def ground(view: PharaonView, order: list[str]) -> Parts:
    """Sand, floors, river, walls and court; the lintels and slabs on which the rest stands."""
    parts: Parts = [
        Shape(across(0, HEIGHT), "url:sand"),
        Shape(across(0, QUAY), "url:grain"),
    ]
    parts += [floor(zone, *hall) for zone, hall in zip(order[1:], HALLS, strict=True)]
    parts += [Shape(dot(x, y, r), "url:torch") for x, y, r in TORCHES]
    parts += [*water(), *walls(), Group([court.floor()], COURT)]
    for name, place in zip(order[1:], PLACES, strict=True):
        parts += printed_hall(view, name, place)
    parts += bank.printed(*BANKS)
    parts += [Group([gods.printed(width, height)], (x, y)) for x, y, width, height, _ in SEAMS]
    parts += printed("nile", RIVER, RIVER.height)
    parts += [Use(name, (x, y), scale, flip) for name, x, y, scale, flip in FIGURES]
    if order[4] in ("artisans", "nobles"):
        parts.append(Use("cat", (1073, 510), 0.9))
    return [*parts, *nile.printed(view, WIDTH, QUAY)]


def across(y: float, height: float) -> str:
    """A band that goes on beyond the picture where a screen is wider."""
    return rectangle(-BEYOND, y, WIDTH + 2 * BEYOND, height)


def water() -> Parts:
    """The river behind its quay."""
    y = QUAY
    ends = 12 - BEYOND // 46 * 46, WIDTH + BEYOND
    joints = "".join([f"M{x} {y - 2:g}V{y + 9:g}" for x in range(*ends, 46)])
    return [
        Shape(across(y + 6, HEIGHT - y - 6), "url:water"),
        Shape(across(y + 6, HEIGHT - y - 6), "url:waves"),
        Shape(across(y - 2, 11), "stone2", "stone-edge"),
        Shape(across(y + 9, 6), "stone-shade"),
        Shape(across(y + 15, 5), "deep", opacity=0.35),
        Shape(joints, "", "stone-edge", 1, 0.7),
        Shape("".join([dot(x, y, 1.2) for x, y in STARS]), "star"),
    ]


def walls() -> Parts:
    parts: Parts = []
    for angle, x, y in WALLS:
        u, v = court.point(225, angle)
        line = f"M{num(COURT[0] + u)} {num(COURT[1] + v)}L{x} {y}"
        parts += [
            Shape(line, "", "line", 19, 0.7),
            Shape(line, "", "stone2", 16),
            Shape(line, "", "stone-lit", 9, 0.6),
        ]
    return parts
