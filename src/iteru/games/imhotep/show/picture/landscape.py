"""The land and the water on which everything stands: sky, sand, quays, jetties, and what night brings."""

from functools import cache
from typing import NamedTuple

from iteru.games.imhotep.show.picture.lines import disc
from iteru.games.imhotep.view_types import ImhotepView
from iteru.kit.parts import Group, Part, Parts, Shape, Use
from iteru.kit.paths import Point, num, polygon, rectangle
from iteru.kit.symbols import Gradient, Pattern

BANDS = ("band0", "band1", "band2", "band3")


def paints() -> dict[str, Part]:
    """The gradients and patterns of large grounds."""
    grains = disc(7, 9, 1) + disc(35, 5, 0.8) + disc(50, 27, 1) + disc(21, 33, 0.9)
    return {
        "sky": Gradient("sky", [(0, "sky0"), (1, "sky1")]),
        "sand": Gradient("sand", [(0, "sand"), (1, "sand-shade")]),
        "water": Gradient("water", [(0, "river"), (1, "river-deep")]),
        "glow": Gradient(
            "glow", [(0, "torch/0.5"), (0.45, "torch/0.17"), (1, "torch/0")], "radial"
        ),
        "grain": Pattern(
            "grain", 58, 46, [Shape(f"{grains}M40 39q6 -3 11 0q-6 -1 -11 0Z", "grain", opacity=0.5)]
        ),
        "waves": Pattern(
            "waves",
            132,
            58,
            [
                Shape(
                    "M8 14q8 -6 16 0t16 0M78 32q8 -6 16 0t16 0M28 50q6 -4 12 0",
                    "",
                    "ripple",
                    1.6,
                    0.75,
                )
            ],
        ),
    }


def sky(left: float, right: float, horizon: float, sun: Point, birds: Point) -> Parts:
    """Draws the sky with sun and clouds, or with moon and stars; above the picture it goes on."""
    x, y = sun
    flock = [(0, 0, 1.0), (32, 12, 0.8), (-24, 18, 0.7)]
    return [
        Shape(rectangle(left, -400, right - left, 401), "sky0"),
        Shape(rectangle(left, 0, right - left, horizon + 30), "url:sky"),
        *stars(left, right, horizon - 14),
        Shape(moon(sun), "moon"),
        Shape(disc(x, y, 44), "sun", opacity=0.45),
        Shape(disc(x, y, 26), "sun"),
        Shape(clouds(right), "", "cloud", 4, 0.6),
        Shape("".join([bird(birds, *one) for one in flock]), "", "bird", 1.8),
    ]


def moon(sun: Point) -> str:
    x, y = sun
    return f"M{num(x + 6)} {num(y - 26)}a22 22 0 1 0 15 31a19 19 0 0 1 -15 -31Z"


def clouds(right: float) -> str:
    drawn = [
        (60, 28, 120),
        (96, 36, 90),
        (420, 24, 150),
        (470, 32, 90),
        (690, 58, 110),
        (724, 50, 70),
    ]
    return "".join([f"M{x} {y}h{long}" for x, y, long in drawn if x + long < right])


def bird(flock: Point, dx: float, dy: float, s: float) -> str:
    x, y = flock[0] + dx, flock[1] + dy
    return (
        f"M{num(x - 11 * s)} {num(y - 4 * s)}Q{num(x - 4 * s)} {num(y - 8 * s)} {num(x)} {num(y)}"
        f"Q{num(x + 4 * s)} {num(y - 8 * s)} {num(x + 12 * s)} {num(y - 5 * s)}"
    )


@cache
def stars(left: float, right: float, height: float) -> Parts:
    """Draws stars of three sizes, spread evenly but in no order."""
    found = ["", "", ""]
    width = right - left
    for number in range(int(width * height / 1200)):
        x, y = left + width * (number * 0.7548777 % 1), 3 + height * (number * 0.5698403 % 1)
        found[number % 3] += disc(x, y, (0.7, 1.0, 1.5)[number % 3])
    return [Shape(d, "star", opacity=part) for d, part in zip(found, (0.5, 0.7, 0.9), strict=True)]


def hills(left: float, right: float, y: float, pyramids: tuple[tuple[float, float], ...]) -> Parts:
    """Draws hills at the horizon, and pyramids far away."""
    ridge = [(0, 26), (46, 34), (88, 22), (150, 30), (214, 12), (300, 18), (392, 6), (520, 14)]
    ridge += [
        (640, 8),
        (760, 20),
        (842, 10),
        (930, 14),
        (1010, 2),
        (1066, 10),
        (1110, 34),
        (1160, 42),
    ]
    edge = [(x, y - high) for x, high in ridge if x < right]
    corners = [(left, y + 30), (left, edge[0][1]), *edge, (right, edge[-1][1]), (right, y + 30)]
    parts: Parts = [Shape(polygon(*corners), "far")]
    for x, s in pyramids:
        west, tip, east = (x - s * 1.05, y + 4), (x, y - s), (x + s * 1.05, y + 4)
        parts += [
            Shape(polygon(west, tip, east), "far", "far2", 0.8),
            Shape(polygon(tip, east, (x + s * 0.2, y + 4)), "far2"),
        ]
    return parts


def glow(at: Point, r: float) -> Part:
    """Draws the light of a torch, which lies under all pieces so that their colours stay true."""
    return Group([Shape(disc(0, 0, r), "url:glow")], at)


def quay(x: float, y: float, width: float, height: float) -> Parts:
    """Draws a bank of limestone in whose wall the names of the sites are cut."""
    right, foot = x + width, y + height
    return [
        Shape(rectangle(x, foot, width, 9), "deep", opacity=0.5),
        Shape(rectangle(x, y, width, height), "stone"),
        Shape(rectangle(x, y, width, 6), "stone-lit"),
        Shape(rectangle(x, foot - 6, width, 6), "stone-shade"),
        Shape(f"M{num(x)} {num(y)}H{num(right)}V{num(foot)}", "", "line", 1, 0.6),
        Shape(f"M{num(x)} {num(foot)}H{num(right)}", "", "line", 2.2, 0.85),
    ]


def joint(x: float, y: float) -> Part:
    """Draws the line between the names of two sites."""
    return Shape(f"M{num(x)} {num(y + 8)}v36", "", "stone3", 1.6)


def steps(x: float, y: float, width: float = 64) -> Parts:
    """Draws stairs in the wall of a quay down to the water."""
    return [
        Shape(rectangle(x - width / 2 + 4 * i, y + 5 * i, width - 8 * i, 6), tone, "line", 0.8)
        for i, tone in enumerate(("stone-lit", "stone", "stone-shade"))
    ]


def torch_light(x: float, y: float) -> Parts:
    """Draws the light of a torch on the water."""
    widths, moved = (22, 14, 20, 9, 15, 7, 10), (0, 4, -3, 5, -2, 3, -4)
    return [
        Shape(
            f"M{num(x - w / 2 + moved[k])} {num(y + 8 * k)}q{num(w / 4)} -3 {num(w / 2)} 0t{num(w / 2)} 0",
            "",
            "flame",
            2.2,
            0.55 - 0.065 * k,
        )
        for k, w in enumerate(widths)
    ]


def jetty() -> Parts:
    """Draws a jetty of wood, which lies before a ship on the lower bank; (0, 0) is the middle of its upper edge."""
    joints = "".join([f"M{num(-98 + 196 * i / 13)} 1v13" for i in range(1, 13)])
    return [
        Shape(rectangle(-93, 5, 196, 14), "deep", opacity=0.4),
        Shape(rectangle(-98, 0, 196, 14), "plank", "line"),
        Shape(rectangle(-98, 0, 196, 4), "plank-lit"),
        Shape(joints, "", "plank-dark", 1, 0.7),
        Shape("M-98 14h196v-14", "", "line", 2),
        Use("post", (-90, 18)),
        Use("post", (90, 18)),
    ]


def slab(x: float, y: float, width: float, height: float, fill: str = "stone") -> Parts:
    """Draws a slab of limestone seen from the front: lit above, shaded on the right and at its foot."""
    right, foot = x + width, y + height
    edge = polygon((right - 3, y + 6), (right, y), (right, foot), (right - 3, foot))
    return [
        Shape(rectangle(x + 5, y + 6, width, height, 2), "shade"),
        Shape(rectangle(x, y, width, height, 2), fill),
        Shape(rectangle(x, y, width, 6, 2), "stone-lit"),
        Shape(edge, "stone-shade"),
        Shape(rectangle(x, foot - 3, width, 3), "stone-shade"),
        Shape(rectangle(x, y, width, height, 2), "", "line", 1, 0.55),
        Shape(f"M{num(right)} {num(y + 2)}V{num(foot)}H{num(x + 2)}", "", "line", 1.8, 0.8),
    ]


class Team(NamedTuple):
    """Where people are at work by the pyramid: the stone, those who haul it, and how large they are."""

    load: Point
    haulers: tuple[Point, ...]
    overseer: Point
    carrier: Point
    scale: float


def labour(view: ImhotepView, team: Team) -> Parts:
    """Draws a team that hauls a stone past the pyramid, while an overseer watches. Several pyramids leave no room for it."""
    if len(view["pyramids"]["pyramids"]) > 1:
        return [Use("load", team.load)]
    return [
        Use("load", team.load),
        *[Use("hauler", at, team.scale) for at in team.haulers],
        Use("overseer", team.overseer, team.scale + 0.06, flip=True),
        Use("carrier", team.carrier, team.scale, flip=True),
    ]
