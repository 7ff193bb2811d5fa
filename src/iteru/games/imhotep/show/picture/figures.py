"""People, animals, plants and small things that stand about: they never change and mean nothing."""

from iteru.games.imhotep.show.picture.lines import disc, ellipse
from iteru.kit.parts import Group, Parts, Shape
from iteru.kit.paths import num


def figure_symbols() -> dict[str, Parts]:
    return {
        "palm": palm(),
        "reeds": reeds(11, 17, 34),
        "tuft": reeds(7, 11, 28),
        "hauler": [*labourer(7), *pulls(7)],
        "overseer": [*labourer(0), *watches()],
        "carrier": [*labourer(0), *carries()],
        "mason": [*labourer(0), *chisels()],
        "heron": heron(),
        "lotus": lotus(),
        "jar": jar("band0"),
        "jug": jar("band2"),
        "post": post(),
        "torch": torch(),
        "load": hauled(),
    }


FRONDS = (
    (-34, 10, "reed-shade"),
    (-30, -8, "reed"),
    (-16, -22, "reed"),
    (4, -26, "reed-lit"),
    (22, -18, "reed"),
    (33, -2, "reed"),
    (31, 14, "reed-shade"),
)
"""Where the leaves of a palm end, from its crown; and their green."""


def palm() -> Parts:
    """Draws a date palm: ringed trunk, seven fronds."""
    rings = "".join([f"M{num(0.9 + 1.55 * i - 3)} {-8 - 10 * i}q3 2.6 6 0" for i in range(6)])
    parts: Parts = [
        Shape("M-3 0Q2 -36 9 -66L13 -66Q7 -34 4 0Z", "plank", "line", 0.9),
        Shape(rings, "", "plank-dark", 0.9),
    ]
    for dx, dy, green in FRONDS:
        mx, my = num(11 + 0.45 * dx), -67 + 0.9 * (dy - 14)
        leaf = f"M11 -67Q{mx} {num(my)} {11 + dx} {-67 + dy}Q{mx} {num(my + 9)} 11 -64Z"
        parts.append(Shape(leaf, green, "reed-shade", 0.6))
    return [*parts, Shape(disc(7, -63, 3) + disc(14, -62, 3), "cloth1")]


def reeds(count: int, spread: float, tall: float) -> Parts:
    """Draws a clump of reeds, some of them in flower; always the same ones."""
    stalks: dict[str, str] = {"reed": "", "reed-lit": "", "reed-shade": ""}
    flowers = ""
    for number in range(count):
        part = number * 0.618 % 1
        x, high = (2 * part - 1) * spread, tall * (0.55 + 0.45 * (number * 0.371 % 1))
        tip = x + 7 * (2 * (number * 0.73 % 1) - 1)
        green = ("reed", "reed-lit", "reed-shade")[number % 3]
        stalks[green] += f"M{num(x)} 0Q{num(x)} {num(-0.6 * high)} {num(tip)} {num(-high)}"
        if number % 3 == 1:
            start = f"M{num(tip)} {num(-high)}"
            flowers += f"{start}l-5 -7{start}v-9{start}l5 -7"
    drawing: Parts = [Shape(d, "", green, 2.2) for green, d in stalks.items()]
    return [*drawing, Shape(flowers, "", "reed-lit", 1.6)]


def labourer(lean: float) -> Parts:
    """Draws a labourer in profile as on a tomb wall, without his arms: 44 high, the feet at (0, 0)."""
    x, y = 2 + lean, -42.5
    face = f"M{x - 3} {y + 4}L{x + 3} {y + 4}L{x + 5.2} {y + 1}L{x + 4.4} {y - 3}L{x - 2} {y - 5}Z"
    wig = (
        f"M{x + 3.4} {num(y - 3.6)}Q{x - 1} {y - 8} {num(x - 5.6)} {y - 3}L{num(x - 6.4)} {num(y + 5.4)}"
        f"L{num(x - 1.8)} {num(y + 4.6)}L{num(x - 0.6)} {num(y - 1.6)}Z"
    )
    return [
        Shape(ellipse(4, 0.5, 13, 2.6), "shade"),
        Shape("M-1 -19L-9 -9L-13 -1", "", "skin-shade", 4.2),
        Shape("M-13 0h5", "", "skin-shade", 2.6),
        Shape("M1 -19L7 -9L6 -1", "", "skin", 4.4),
        Shape("M5 0h6", "", "skin", 2.8),
        Shape("M-5 -24L4 -24L9 -12L-6 -13Z", "linen", "line", 0.8),
        Shape(f"M-4 -24L{num(lean - 6)} -37L{num(lean + 8)} -37L4 -24Z", "skin", "line", 0.8),
        Shape(face, "skin"),
        Shape(wig, "hair"),
        Shape(disc(x + 2.2, y - 0.8, 0.8), "hair"),
    ]


def pulls(lean: float) -> Parts:
    return [
        Shape(f"M{lean + 6} -35L{lean + 13} -27L{lean + 4} -24", "", "skin", 3.2),
        Shape(f"M{lean - 4} -35V-27L{lean + 4} -23", "", "skin-shade", 3),
    ]


def watches() -> Parts:
    return [
        Shape("M7 -35L13 -28L16 -31", "", "skin", 3.2),
        Shape("M-5 -35L-8 -27L-5 -21", "", "skin-shade", 3.2),
        Shape("M16 -46V0", "", "plank-shade", 1.8),
    ]


def carries() -> Parts:
    return [
        Shape("M7 -35L12 -43L8 -50M-5 -35L-9 -43L-3 -50", "", "skin", 3.2),
        Shape("M-9 -50h20l-3 -11h-14Z", "plank-lit", "line", 0.9),
        Shape("M-9 -54h19", "", "plank-shade", 1),
    ]


def chisels() -> Parts:
    return [
        Shape("M7 -35L15 -31L19 -36", "", "skin", 3.2),
        Shape("M-5 -35L-9 -42L-1 -49", "", "skin-shade", 3.2),
        Shape("M-3 -52l6 5", "", "plank-shade", 5),
    ]


def hauled() -> Parts:
    """Draws the block on a sled that a team hauls, and the rope."""
    return [
        Shape("M-4 4h34l6 -4", "", "plank-dark", 4),
        Shape("M0 1V-17H24V1Z", "stone", "line", 1.2),
        Shape("M0 -17L5 -22H29L24 -17Z", "stone-lit", "line"),
        Shape("M24 -17L29 -22V-4L24 1Z", "stone-shade", "line"),
        Shape("M34 -2L96 -16", "", "plank-dark", 1.6),
    ]


def heron() -> Parts:
    body = (
        "M-16 -14Q-6 -30 8 -26Q12 -34 8 -42Q7 -49 14 -50L26 -46L15 -45Q16 -38 15 -30Q12 -16 -4 -15Z"
    )
    return [
        Shape("M-2 0V-16M4 0V-15", "", "line", 1.5),
        Shape(body, "linen", "line", 1.1),
        Shape("M-16 -14Q-8 -24 4 -22Q0 -15 -8 -14Z", "hair"),
        Shape("M10 -49q-6 -2 -10 2", "", "hair", 1.6),
        Shape(disc(14, -47.4, 1), "hair"),
    ]


def lotus() -> Parts:
    petals = "M-8 0q-8 -4 -8 -10q6 1 8 6q0 -8 0 -9q4 3 4 9q3 -6 8 -6q0 7 -8 10Z"
    return [
        Shape(ellipse(-8, 3, 13, 4.5), "reed", "reed-shade", 0.8),
        Shape(ellipse(14, 6, 10, 3.6), "reed-lit", "reed-shade", 0.8),
        Shape(petals, "lotus", "line", 0.8),
    ]


def jar(band: str) -> Parts:
    body = "M-6 -34h12l-2 5q11 6 9 16q-2 11 -9 13h-8q-7 -2 -9 -13q-2 -10 9 -16Z"
    dark = "M4 -29q11 6 9 16q-2 11 -9 13h-3q5 -8 4 -16q0 -8 -5 -13Z"
    return [
        Shape(ellipse(5, 0, 14, 3), "shade"),
        Shape(body, "plank-lit", "line", 1.1),
        Shape(dark, "plank"),
        Shape("M-12 -17h24M-12 -13h24", "", band, 2),
    ]


def post() -> Parts:
    """Draws a post to which ships are tied; it rises 30 from the water."""
    return [
        Shape("M-2 2q10 4 18 2", "", "deep", 3, 0.4),
        Shape("M-4 0V-28q0 -3 4 -3t4 3V0Z", "plank", "line"),
        Shape("M-4 0V-29h3V0Z", "plank-lit"),
        Shape(ellipse(0, -30, 4.2, 2.2), "plank-lit", "line", 0.9),
        Shape("M-4 -21h8M-4 -18h8", "", "cloth0", 1.6),
    ]


def torch() -> Parts:
    """Draws a torch, which burns at night only."""
    return [
        Shape("M-2 -22H2V2H-2Z", "torch-wood"),
        Group([Shape(disc(0, 0, 17), "url:glow")], (0, -29)),
        Shape("M0 -40q8 9 5 15q-5 5 -10 0q-3 -6 5 -15Z", "flame", "flame-edge"),
        Shape("M0 -33q4 5 2 9q-3 2 -4 0q-1 -4 2 -9Z", "flame-heart"),
    ]
