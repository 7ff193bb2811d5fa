"""The court: a floor of mosaic with the entry spaces by colour, the colours of the next round, gates to the halls."""

from collections.abc import Iterator
from functools import partial
from math import cos, radians, sin

from iteru.games.pharaon.show.picture.surfaces import SHADE, dot
from iteru.games.pharaon.show.picture.tokens import token
from iteru.games.pharaon.show.picture.zones import target_of, title
from iteru.games.pharaon.view_types import PharaonView, SegmentView
from iteru.kit.kept import cache
from iteru.kit.parts import Drawn, Group, Part, Parts, Path, Shape, Use, drawn
from iteru.kit.paths import Point, num, rectangle
from iteru.kit.pieces import hit, rim, ring_of
from iteru.kit.shown import Keep

R = 238.0
COLONNADE, GATES, RIM, OUTER, SPACES, INNER, BAND, INSIDE = (
    230.0,
    231.0,
    222.0,
    213.0,
    183.0,
    152.0,
    138.0,
    135.0,
)
SECTOR = 72.0
SEAMS = (54.0, 126.0, 198.0, 270.0, 342.0)
SPACE, PITCH = 32.0, 16.0
ROWS_OF_STONES = ((207.0, "light"), (200.0, "dark"), (165.0, "dark"), (158.0, "light"))
RULE = "R3.3"


def point(r: float, degrees: float) -> Point:
    """Degrees clockwise from the right, as the screen has it."""
    return r * cos(radians(degrees)), r * sin(radians(degrees))


def ring_part(outer: float, inner: float, middle: float, half: float = SECTOR / 2) -> str:
    """A part of a ring around the middle."""
    corners = [
        point(r, middle + side * half)
        for r, side in ((outer, -1), (outer, 1), (inner, 1), (inner, -1))
    ]
    a, b, c, d = [f"{num(x)} {num(y)}" for x, y in corners]
    return f"M{a}A{num(outer)} {num(outer)} 0 0 1 {b}L{c}A{num(inner)} {num(inner)} 0 0 0 {d}Z"


def arc(r: float, middle: float, half: float) -> str:
    (x, y), (u, v) = point(r, middle - half), point(r, middle + half)
    return f"M{num(x)} {num(y)}A{num(r)} {num(r)} 0 0 1 {num(u)} {num(v)}"


def symbols() -> Iterator[tuple[str, Parts]]:
    leaf: Parts = [
        Shape(rectangle(-17, -4.5, 16, 9, 1.5), "wood", "line", 1.1),
        Shape("M-12 -4.5V4.5M-7 -4.5V4.5", "", "wood2"),
    ]
    posts: Parts = [Shape(rectangle(x, -8, 7, 16, 1.5), "stone", "line") for x in (-24, 17)]
    bar = Shape(rectangle(-13, -2.4, 26, 4.8, 1), "wood-light", "line")
    yield "gate-shut", [*posts, *leaf, Group(leaf, (17.6, 0)), bar]
    open_leaves: Parts = [
        Group(leaf, (x, -6), scale=0.62, turn=turn) for x, turn in ((-15, -72), (15, -108))
    ]
    yield "gate-open", [Shape(rectangle(-15, -7, 30, 14), "tile"), *posts, *open_leaves]
    yield (
        "column",
        [
            Shape(dot(1.6, 2.4, 5.4), "shadow", opacity=0.28),
            Shape(dot(0, 0, 5.4), "stone", "line"),
            Shape(dot(-0.8, -0.8, 2.3), "stone-lit"),
        ],
    )
    yield (
        "turning",
        [
            Shape(dot(0, 0, 8), "stone", "line", 0.9),
            Shape("M0 -5L-4.6 0L0 5M4.4 -5L-.2 0L4.4 5", "", "ink", 1.6),
        ],
    )


# What stays


@cache
def floor() -> Drawn:
    """The court without the wheel's colours: its rim, its colonnade and the middle."""
    return drawn(
        Shape(dot(3, 5, R), "shadow", opacity=SHADE),
        Shape(dot(0, 0, R), "stone2", "stone-edge", 1.5),
        Shape(dot(0, 0, R - 4), "", "stone-lit", 1.2, 0.7),
        Shape(dot(0, 0, RIM), "line", opacity=0.85),
        Path("stones straw", dot(0, 0, RIM - 4.5)),
        Path("stones lapis", dot(0, 0, RIM - 4.5)),
        *columns(),
        Shape(dot(0, 0, INNER - 2), "stone2", "line", 0.8),
        Shape(dot(0, 0, BAND - 1), "line", opacity=0.6),
        Shape(dot(0, 0, INSIDE), "paper"),
        Path("stones beads", dot(0, 0, INSIDE - 4)),
    )


def columns() -> Parts:
    gates = [90 + SECTOR * number for number in range(5)]
    spots = [number * 9 + 2.25 for number in range(40)]
    return [
        Use("column", point(COLONNADE, spot))
        for spot in spots
        if apart(spot, gates) >= 8 and apart(spot, SEAMS) >= 4
    ]


def apart(angle: float, others: list[float] | tuple[float, ...]) -> float:
    return min([abs((angle - other + 180) % 360 - 180) for other in others])


# The wheel


def wheel(view: PharaonView, keep: Keep, ring: list[SegmentView], at: Point) -> Part:
    """The segments clockwise, the first one at the bottom."""
    sectors: Parts = [
        keep(f"sector {place} {its}", partial(sector, view, its, 90 + SECTOR * place))
        for place, its in enumerate(ring)
    ]
    return Group([*sectors, *seams(view["direction"] == "clockwise")], at)


def sector(view: PharaonView, segment: SegmentView, middle: float) -> Part:
    """R3.3: the spaces of a colour from the left as seen from the middle, and tokens beside them (R6.6)."""
    lying = [*segment["spaces"], *segment["beside"]]
    is_full = None not in segment["spaces"]
    pitch = min(PITCH, (SECTOR - 6) / max(len(lying), 4))
    size = min(SPACE, pitch * 3.1 - 2)
    spots = [
        point(SPACES, middle + pitch * (number - (len(lying) - 1) / 2))
        for number in range(len(lying))
    ]
    parts: Parts = [
        hit(ring_part(OUTER, BAND, middle)),
        mosaic(segment["colour"], segment["next_colour"], middle, is_full),
    ]
    if not is_full:
        x, y = spots[segment["spaces"].index(None)]
        parts.append(rim(rectangle(x - size / 2, y - size / 2, size, size, 5)))
    taken = [number for number, name in enumerate(lying) if name is not None]
    if taken:
        x, y = spots[taken[-1]]
        parts.append(ring_of(dot(x, y + 1, size * 0.7)))
    for number, name in enumerate(lying):
        parts.append(space(view, segment, number, name, spots[number], size))
    zone = segment["zone"]
    return Group(
        parts,
        look="sector",
        target=target_of(zone),
        title=title(segment),
        rule=RULE,
        name=f"wheel-{zone}",
    )


@cache
def mosaic(colour: str, following: str | None, middle: float, is_full: bool) -> Drawn:
    parts: Parts = [Shape(ring_part(OUTER, INNER, middle), f"tint-{colour}")]
    parts += [
        Path(f"stones {look}", arc(r, middle, SECTOR / 2 - 1.2)) for r, look in ROWS_OF_STONES
    ]
    if following:
        parts += [
            Group(
                [
                    Shape(
                        ring_part(INNER - 2, BAND, middle, SECTOR / 2 - 0.8),
                        f"tint-{following}",
                        "line",
                        0.8,
                    )
                ],
                look="band",
            ),
            Use(f"next-{following}", point((INNER - 2 + BAND) / 2, middle)),
        ]
    if is_full:
        parts.append(
            Group(
                [Shape(ring_part(OUTER, INNER, middle, SECTOR / 2 - 1), "shade", opacity=0.42)],
                look="veil",
            )
        )
    gate = Use("gate-shut" if is_full else "gate-open")
    parts.append(Group([gate], point(GATES, middle), turn=middle + 90))
    return drawn(*parts)


def space(
    view: PharaonView, segment: SegmentView, number: int, name: str | None, at: Point, size: float
) -> Part:
    if name is None:
        return Use(f"free-{segment['colour']}", at, round(size / 20, 3), look="free")
    place = f"wheel-{segment['zone']}-{number + 1}"
    return Group([token(view, name, (0, 0), size)], at, piece=f"token-{name}", place=place)


@cache
def seams(is_clockwise: bool) -> Parts:
    """Borders in the floor; R8.3: on them the way the wheel turns."""
    parts: Parts = []
    for angle in SEAMS:
        (x, y), (u, v) = point(INNER - 3, angle), point(OUTER + 2, angle)
        line = f"M{num(x)} {num(y)}L{num(u)} {num(v)}"
        parts += [Shape(line, "", "line", 6.5), Shape(line, "", "stone", 4.2)]
        turn = angle - 90 if is_clockwise else angle + 90
        parts.append(Group([Use("turning")], point((INNER - 2 + BAND) / 2, angle), turn=turn))
    return [drawn(*parts)]
