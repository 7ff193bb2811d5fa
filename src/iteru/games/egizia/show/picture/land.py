"""The land: desert and cliffs, the green banks, the Nile with its harbours. It never changes within a phase."""

from collections.abc import Sequence
from math import sin

from iteru.engine.phrase import Phrase
from iteru.games.egizia.show.picture.course import Course
from iteru.games.egizia.show.picture.ink import cast, ellipse, inked
from iteru.kit.letters import Face
from iteru.kit.parts import Parts, Shape, Text, Use
from iteru.kit.paths import num, rectangle

RIDGE = (
    (0, 0.5),
    (0.06, 0.3),
    (0.2, 0.22),
    (0.3, 0.36),
    (0.42, 0.12),
    (0.56, 0),
    (0.68, 0.14),
    (0.78, 0.06),
    (0.9, 0.34),
    (1, 0.62),
)


BEYOND = 160.0
STARS = 26
MOON = "M349 55A10 10 0 1 0 355 72A8.6 8.6 0 0 1 349 55Z"


class Inlet:
    """A harbour cut into the left bank: its height, its land end, and half its width."""

    def __init__(self, y: float, land: float, half: float) -> None:
        self.y, self.land, self.half = y, land, half

    def path(self, course: Course, grow: float = 0) -> str:
        x, land = course.left(self.y) + 12, self.land + 12 - grow
        up, down = self.y - self.half - grow, self.y + self.half + grow
        return (
            f"M{num(x + 6)} {num(up - 5)}C{num(x - 8)} {num(up)} {num(x - 16)} {num(up)} {num(x - 26)} {num(up)}"
            f"H{num(land)}C{num(land - 16)} {num(up)} {num(land - 16)} {num(down)} {num(land)} {num(down)}"
            f"H{num(x - 26)}C{num(x - 16)} {num(down)} {num(x - 8)} {num(down)} {num(x + 6)} {num(down + 5)}Z"
        )


def sand(width: float, top: float, bottom: float) -> Parts:
    """Draws the desert, which goes on beyond the picture where a screen is wider."""
    d = rectangle(-BEYOND, top, width + 2 * BEYOND, bottom - top)
    return [Shape(d, "url:sand"), Shape(d, "url:grains")]


def heavens() -> Parts:
    """Draws the moon and some stars above the cliffs, to be seen at night."""
    stars = [
        ellipse(-150 + 19 * k, 51 + 37 * k % 43, 0.7 + 0.4 * (5 * k % 3)) for k in range(STARS)
    ]
    return [Shape("".join(stars), "star", opacity=0.85), Shape(MOON, "star")]


def cliffs(x: float, y: float, width: float, height: float, mirrored: bool = False) -> Parts:
    """Layered cliffs behind a site."""
    ridge = [(1 - a, b) for a, b in reversed(RIDGE)] if mirrored else list(RIDGE)
    parts: Parts = [Shape(skyline(x, y, width, height, ridge), "cliff3")]
    for layer, colour in enumerate(("cliff", "cliff3", "sand2")):
        rise = 0.34 + layer * 0.2
        lower = [
            (a, b * (1 - rise) + rise + 0.03 * (k * layer % 3)) for k, (a, b) in enumerate(ridge)
        ]
        parts.append(Shape(skyline(x, y, width, height, lower), colour, opacity=0.8))
    cracks = "".join(
        [
            f"M{num(x + a * width)} {num(y + b * height + 3)}l{num(-2 + 4 * (a * 10 % 2))} {num(height * 0.2)}"
            for a, b in ridge[1:-1]
        ]
    )
    return [*parts, Shape(cracks, "", "cliff2", 1.1, 0.55)]


def skyline(
    x: float, y: float, width: float, height: float, ridge: Sequence[tuple[float, float]]
) -> str:
    points = "".join([f"L{num(x + a * width)} {num(y + b * height)}" for a, b in ridge])
    return f"M{num(x)} {num(y + height)}{points}L{num(x + width)} {num(y + height)}Z"


def floodplain(course: Course, left: float, right: float) -> Parts:
    """Green land on both sides of the river, uneven toward the desert."""
    d = course.between(
        lambda y: course.left(y) - left + 9 * sin(y / 31) + 5 * sin(y / 13),
        lambda y: course.right(y) + right + 8 * sin(y / 37 + 2) + 4 * sin(y / 11),
        18,
    )
    return [
        Shape(d, "sand3", "sand3", 12, 0.8),
        Shape(d, "flood", "flood2", 3),
        Shape(d, "url:sprouts"),
    ]


def nile(course: Course, inlets: Sequence[Inlet]) -> Parts:
    parts: Parts = [Shape(course.path(6), "mud")]
    parts += [Shape(inlet.path(course, 5), "mud") for inlet in inlets]
    parts.append(Shape(course.path(), "url:nile"))
    for inlet in inlets:
        shore = f"M{num(inlet.land + 14)} {num(inlet.y - inlet.half + 2.4)}H{num(course.left(inlet.y) - 16)}"
        parts += [Shape(inlet.path(course), "water"), Shape(shore, "", "deep", 3, 0.45)]
    return parts + current(course)


def current(course: Course) -> Parts:
    """Lines along the stream, and ripples."""
    parts: Parts = []
    for off, opacity in ((-0.42, 0.5), (0.05, 0.35), (0.5, 0.4)):
        ys = range(int(course.top), int(course.bottom) + 1, 12)
        line = [(course.mid(y) + off * course.half + 5 * sin(y / 41 + off * 9), y) for y in ys]
        d = "".join(
            [
                "M" + "L".join([f"{num(x)} {y}" for x, y in line[a + int(4 * off) % 3 : a + 8]])
                for a in range(0, len(line) - 9, 13)
            ]
        )
        parts.append(Shape(d, "", "water3", 1.6, opacity))
    for k, y in enumerate(range(int(course.top) + 14, int(course.bottom) - 6, 29)):
        x = course.mid(y) + (18 if k % 2 else -14) + 9 * sin(y)
        parts.append(Use("ripple", (x, y), 1 if k % 3 else 0.8))
    return parts


def rushes(course: Course, inlets: Sequence[Inlet], scale: float, gap: float = 46) -> Parts:
    """Reeds and grass along both shores, away from harbours."""
    parts: Parts = []
    y, k = course.top + 46, 0
    while y < course.bottom - 4:
        if all(abs(y - inlet.y) > 40 for inlet in inlets):
            parts.append(Use("reed" if k % 2 else "grass", (course.left(y) - 3, y + 16), scale))
        name = "grass" if k % 3 else "reed"
        parts.append(Use(name, (course.right(y) + 4, y + 22), scale, flip=True))
        y, k = y + gap, k + 1
    return parts


def beasts(course: Course, scale: float) -> Parts:
    span = course.bottom - course.top
    at = [(name, course.top + span * part, x) for name, part, x in BEASTS]
    return [Use(name, (course.mid(y) + x * course.half, y), scale) for name, y, x in at]


BEASTS = (
    ("croc", 0.14, -0.08),
    ("lotus", 0.325, -0.4),
    ("lotus", 0.73, 0.03),
    ("hippo", 0.83, -0.36),
    ("lotus", 0.91, 0.05),
)


# Harbours


def jetty(x: float, right: float, y: float, name: Phrase, thick: float = 16) -> Parts:
    """Planks on piles along a harbour, with its name."""
    width = right - x
    piles = "".join(
        [rectangle(x + 6 + k * (width - 16) / 5, y + 2, 4.8, thick + 5, 1.5) for k in range(6)]
    )
    deck = rectangle(x, y, width, thick, 2)
    nails = "".join(
        [
            f"M{num(x + k * width / 12)} {num(y + 1)}v2.4M{num(x + k * width / 12)} {num(y + thick - 3.4)}v2.4"
            for k in range(1, 12)
        ]
    )
    face = Face(thick - 1.8, "bold", "middle", "onwood")
    return [
        Shape(piles, "wood2", "line", 0.8),
        cast(deck, 2, 4, 0.25),
        *inked(deck, "wood3", 0.9, (0.6, 1.4)),
        Shape(nails, "", "wood2", 1),
        Text(face, x + width / 2, y + thick - 3.6, name),
    ]


def planked(x: float, y: float, width: float, half: float) -> Parts:
    """A berth that is not used with this number of players: planked over."""
    top = y - half + 2
    boards: Parts = []
    for k in range(4):
        d = rectangle(
            x - width / 2, top + k * (half * 2 - 4) / 4, width, (half * 2 - 4) / 4 - 0.8, 1
        )
        boards.append(Shape(d, "wood3" if k % 2 else "wood", "line", 0.8))
    nails = "".join(
        [
            f"M{num(x + side)} {num(top + 2)}v{num(2 * half - 8)}"
            for side in (5 - width / 2, width / 2 - 5)
        ]
    )
    return [
        cast(rectangle(x - width / 2, top, width, half * 2 - 5), 2, 3),
        *boards,
        Shape(nails, "", "wood2", 1.6),
    ]


def causeway(x: float, y: float) -> Parts:
    """From a harbour to its monument."""
    d = f"M{num(x)} {num(y - 7)}L{num(x - 22)} {num(y - 10)}v24L{num(x)} {num(y + 9)}Z"
    joints = f"M{num(x - 7)} {num(y - 8)}v18M{num(x - 14)} {num(y - 9)}v21"
    return [Shape(d, "slab2", "line", 0.9), Shape(joints, "", "slab3", 1)]


def plus(x: float, y: float) -> Parts:
    """The land end of a harbour, where substitutes wait."""
    return [
        Shape(ellipse(x, y, 9.5), "wood3", "line", 1),
        Shape(f"M{num(x - 4)} {num(y)}h8M{num(x)} {num(y - 4)}v8", "", "onwood", 2),
    ]
