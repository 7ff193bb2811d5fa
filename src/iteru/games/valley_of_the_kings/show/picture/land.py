"""The valley itself: sky with sun or moon, ridges, cliffs, sand, and what lies about there. By night stars and flames are seen
that have no colour by day, and the sun has none."""

from iteru.games.valley_of_the_kings.show.picture.emblems.pen import disc, star
from iteru.kit.parts import Part, Parts, Shape
from iteru.kit.paths import Point, num, rectangle
from iteru.kit.symbols import Gradient, Pattern

STARS = (
    (30, 16, 1.2),
    (86, 52, 1.6),
    (150, 22, 1.0),
    (206, 74, 1.3),
    (240, 18, 1.8),
    (318, 96, 1.2),
    (350, 36, 1.0),
    (610, 22, 1.6),
    (640, 76, 1.0),
    (690, 34, 1.3),
    (735, 16, 1.9),
    (752, 84, 1.1),
    (600, 116, 1.2),
    (280, 126, 1.0),
    (180, 106, 0.9),
    (720, 126, 1.0),
)
BEYOND = 900.0
"""How far the land reaches beyond the picture, since a window is seldom of its shape."""
BLADES = ((-6, -14, 14), (-3, -6, 20), (0, 1, 24), (3, 9, 18), (6, 15, 12))


def symbols() -> dict[str, Part | list[Part]]:
    """Returns what paints the land, and what stands in it again and again."""
    grains = "M4 8h3M22 4h2M36 15h3M12 24h2M30 31h3M43 27h2"
    weave, ridges = "M0 3h6M6 9h6", "M0 9h6M6 3h6"
    return {
        "sky": Gradient("sky", [(0, "sky-0"), (1, "sky-1")]),
        "sand": Gradient("sand", [(0, "sand-0"), (1, "sand-1")]),
        "torchlight": Gradient(
            "torchlight",
            [(0, "torchlight/0.55"), (0.45, "torchlight/0.22"), (1, "torchlight/0")],
            "radial",
        ),
        "pool": Gradient(
            "pool", [(0, "lamplight/0.22"), (0.6, "lamplight/0.12"), (1, "lamplight/0")], "radial"
        ),
        "grain": Pattern("grain", 46, 38, [Shape(grains, "", "grain", 1.3, 0.55)]),
        "mat": Pattern(
            "mat", 12, 12, [Shape(weave, "", "reed-d", 1.4), Shape(ridges, "", "reed-l", 1.4)]
        ),
        "torch": torch(),
        "porter": porter(),
        "grass": grass(),
        "pebble": pebble(),
        "bone": bone(),
    }


def sky(width: float, height: float) -> Parts:
    """A sky with a sun, and with a moon and stars at night."""
    across = width + 2 * BEYOND
    stars = "".join([star(x, y, 2.6 * r) for x, y, r in STARS])
    return [
        Shape(rectangle(-BEYOND, -BEYOND, across, BEYOND + 1), "sky-0"),
        Shape(rectangle(-BEYOND, 0, across, height), "url:sky"),
        Shape(stars, "star", opacity=0.9),
        Shape(disc(268, 66, 36), "star", opacity=0.1),
        Shape("M268 38A28 28 0 1 1 250 88A23 23 0 1 0 268 38Z", "moon"),
        Shape(disc(268, 68, 56), "sun-rim", opacity=0.35),
        Shape(disc(268, 68, 42), "sun-rim", opacity=0.55),
        Shape(disc(268, 68, 30), "sun"),
        *[bird(x, at, size) for x, at, size in ((640, 46, 1.0), (664, 58, 0.7), (618, 62, 0.6))],
    ]


def bird(x: float, y: float, k: float) -> Part:
    left, right = (x - 14 * k, y - 5 * k), (x + 14 * k, y - 5 * k)
    wings = (
        f"Q{num(x - 6 * k)} {num(y - 9 * k)} {num(x)} {num(y)}Q{num(x + 6 * k)} {num(y - 9 * k)}"
    )
    return Shape(f"M{point(left)}{wings} {point(right)}", "", "bird", 2)


def point(at: Point) -> str:
    return f"{num(at[0])} {num(at[1])}"


def ridges(width: float, floor: float) -> Parts:
    """The far ridge with its peak, in strata, and the cliffs before it."""
    w, f, start = num(width + BEYOND), num(floor), num(-BEYOND)
    far = f"M{start} 120L0 150L70 132L140 150L230 138L300 152L420 118L560 122L640 96L668 74L700 98L900 130L{w} 100V{f}H{start}Z"
    strata = (
        "M16 160C90 150 150 166 236 158M250 174C330 164 380 158 420 152"
        "M556 146C600 136 640 132 660 128M574 166C610 158 640 158 690 160"
    )
    cliffs = f"M{start} 150L0 196L40 182L120 196L210 216L300 236L640 226L700 184L742 178L{w} 120V{f}H{start}Z"
    cracks = (
        "M660 262C690 250 730 252 780 246M672 300C700 292 740 292 780 288"
        "M206 262C230 256 250 262 280 260M200 300C226 294 250 300 276 298"
    )
    return [
        Shape(far, "far"),
        Shape(f"M668 74L700 98L790 124V{f}H706L690 150Z", "far-d"),
        Shape(strata, "", "far-d", 2.2),
        Shape(cliffs, "mid"),
        Shape(f"M700 184L742 178V{f}H690L676 260Z", "mid-d", opacity=0.6),
        Shape(cracks, "", "mid-d", 2.4),
        *far_door(722, 244, 20, 30),
        *far_door(234, 258, 16, 24),
    ]


def far_door(x: float, y: float, w: float, h: float) -> Parts:
    """The door of somebody else's tomb, far away."""
    frame = f"M{num(x - w / 2 - 2)} {num(y)}L{num(x - w / 2)} {num(y - h)}h{num(w)}L{num(x + w / 2 + 2)} {num(y)}Z"
    inside = (
        f"M{num(x - w / 2 + 2)} {num(y)}L{num(x - w / 2 + 3)} {num(y - h + 4)}"
        f"h{num(w - 6)}L{num(x + w / 2 - 2)} {num(y)}Z"
    )
    return [Shape(frame, "near-d"), Shape(inside, "rock")]


def floor(width: float, level: float, bottom: float) -> Parts:
    """Sand, from the foot of the cliffs to the front."""
    y, w, start = level, num(width + BEYOND), num(-BEYOND)
    edge = (
        f"M{start} {num(y - 70)}L0 {num(y - 86)}C120 {num(y - 100)} 260 {num(y - 60)} 480 {num(y - 64)}"
        f"C640 {num(y - 66)} 700 {num(y - 100)} {w} {num(y - 96)}V{num(bottom + BEYOND)}H{start}Z"
    )
    return [Shape(edge, "url:sand"), Shape(edge, "url:grain")]


def left_cliff() -> Parts:
    """The near cliff at the left, with the door of the stock in it."""
    far = num(-BEYOND)
    edge = f"M{far} 40L-160 70L0 86L34 72L78 80L128 66L168 92L184 140L196 250L206 352"
    shade = "M128 66L168 92L184 140L196 250L206 352L184 356L176 240L160 130Z"
    cracks = (
        "M0 118C14 112 20 118 26 114M0 210C8 206 14 210 18 206"
        "M0 300C10 296 16 302 22 298M2 330C60 322 120 338 178 330"
        "M-300 150C-220 138 -120 156 -30 144M-420 236C-300 224 -180 246 -40 232M-380 330C-240 318 -130 338 -20 326"
    )
    return [
        Shape(f"{edge}L0 372L{far} 420Z", "near"),
        Shape(shade, "near-d"),
        Shape(
            f"M{far} 40L-160 70L0 86L34 72L78 80L128 66L160 84L120 82L78 96L34 88L0 102L-160 86L{far} 56Z",
            "near-l",
        ),
        Shape(cracks, "", "near-d", 2.2),
        Shape(edge, "", "rock", 1.8),
    ]


# What stands about


def torch() -> Parts:
    """A torch on a wall; it burns at night."""
    flame = "M0 -24C9 -14 8 -4 0 0C-8 -4 -8 -12 -3 -16C-3 -19 -1 -21 0 -24Z"
    return [
        Shape("M-3 0H3L1.6 26H-1.6Z", "e-copper", "e-line"),
        Shape("M-4 -5H4L3 1H-3Z", "torch-top"),
        Shape(disc(0, -8, 60), "url:torchlight"),
        Shape(flame, "flame"),
        Shape("M0 -14C5 -9 4 -3 0 -1C-4 -3 -4 -8 0 -14Z", "flame-core"),
    ]


def porter() -> Parts:
    """A bearer in profile, walking left, as on a tomb's wall."""
    skin, line = "e-skin", "e-line"
    jar = "M-13 -92C-18 -104 -10 -112 -6 -114L-8 -120H9L7 -114C12 -112 18 -104 13 -92Z"
    legs = "M-6 -34L-16 -2H-23V1H-10L0 -26L12 -2L6 1H19L17 -4L8 -34Z"
    return [
        Shape("M-22 0a22 4 0 1 0 44 0a22 4 0 1 0 -44 0Z", "shade", opacity=0.3),
        Shape(legs, skin, line, 1.6),
        Shape("M-9 -44H9L13 -22L-13 -20Z", "e-white", line, 1.6),
        Shape("M-1 -44L-6 -22", "", line),
        Shape("M-10 -62H10L9 -44H-8Z", skin, line, 1.6),
        Shape("M-8 -62H8L5 -56H-5Z", "e-lapis"),
        Shape("M-9 -61L-17 -78L-11 -92L-7 -90L-11 -78L-3 -66Z", skin, line, 1.4),
        Shape("M9 -61L15 -76L12 -92L8 -90L10 -77L4 -64Z", skin, line, 1.4),
        Shape("M-7 -70C-9 -82 6 -84 7 -74V-64L2 -62Z", "e-dark", line, 1.2),
        Shape("M-7 -76L-10 -70L-7 -69L-6 -64L0 -63V-77Z", skin, line, 1.1),
        Shape("M-5 -73H-3", "", line, 1.4),
        Shape(jar, "e-copper", line, 1.6),
        Shape("M-14 -103H14", "", "e-cream", 2.4),
    ]


def grass() -> Parts:
    blades = "".join([f"M{dx} 0Q{dx} {-0.6 * h:g} {to} {-h}" for dx, to, h in BLADES])
    return [Shape(blades, "", "grass", 2.2)]


def pebble() -> Parts:
    """A stone ten units wide to each side."""
    return [
        Shape("M-10 5L-5 -6L6 -5L10 5Z", "stone", "joint", 1.6),
        Shape("M-8 3L-4 -4.5L3 -4", "", "stone-l", 1.8),
    ]


def bone() -> Parts:
    outline = "M-13 -2C-19 -8 -25 0 -19 2C-23 7 -16 11 -13 4L13 4C16 11 23 7 19 2C25 0 19 -8 13 -2Z"
    return [Shape(outline, "e-cream", "e-line", 1.2)]
