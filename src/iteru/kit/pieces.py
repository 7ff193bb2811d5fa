"""Pieces of which several scenes are made: rims, rings, shadows, recesses, slabs, sheets, water, plants, people, cubes, boats.

Light comes from the upper left: every raised thing has a lit and a shaded side, and a shadow on the ground. Colours are
those of the palette.
"""

from iteru.kit.kept import cache
from iteru.kit.parts import Drawn, Group, Part, Parts, Path, Shape, drawn
from iteru.kit.paths import circle, line, num, polygon, rectangle

# What a thing to touch wears


@cache
def hit(d: str) -> Drawn:
    """Draws the area to touch."""
    return drawn(Path("hit", d))


@cache
def rim(d: str) -> Drawn:
    """Draws the gold edge of a thing that may be chosen; `d` is the outline of the thing itself.

    It goes below the thing. Nothing is seen of it until the page lights the group that it is in.
    """
    return drawn(Path("rim rim-glow", d), Path("rim rim-line", d), Path("rim rim-gold", d))


@cache
def ring(rx: float, ry: float = 0, x: float = 0, y: float = 0) -> Drawn:
    """Draws the ring at the foot of a piece that somebody moved; nothing is seen of it until the page marks the piece."""
    return ring_of(ellipse(rx, ry or rx, x, y))


@cache
def ring_of(d: str) -> Drawn:
    """Draws a ring of any shape."""
    return drawn(Path("ring ring-under", d), Path("ring ring-seat", d))


def ellipse(rx: float, ry: float, x: float = 0, y: float = 0) -> str:
    """Returns the path of an ellipse around a point."""
    a, b = num(rx), num(ry)
    return f"M{num(x - rx)} {num(y)}a{a} {b} 0 1 0 {num(2 * rx)} 0a{a} {b} 0 1 0 {num(-2 * rx)} 0Z"


# Stone, wood and papyrus


def shadow(d: str, dx: float = 3, dy: float = 4) -> Part:
    """Draws the shadow of a shape on the ground."""
    return Group([Shape(d, "shadow", opacity=0.22)], (dx, dy))


@cache
def recess(x: float, y: float, width: float, height: float, r: float = 3) -> Drawn:
    """Draws an empty place: a shallow hollow whose upper left edge lies in shade."""
    right, bottom = x + width, y + height
    dark = line((x, bottom - r), (x, y), (right - r, y))
    light = line((x + r, bottom), (right, bottom), (right, y + r))
    return drawn(
        Shape(rectangle(x, y, width, height, r), "recess"),
        Shape(dark, "", "recess-dark", 1.8),
        Shape(light, "", "recess-light", 1.8),
    )


@cache
def slab(x: float, y: float, width: float, height: float, thick: float = 5) -> Drawn:
    """Draws a slab of stone that lies on the ground."""
    right, bottom = x + width, y + height
    side = polygon(
        (x, bottom), (x + thick, bottom + thick), (right + thick, bottom + thick),
        (right + thick, y + thick), (right, y), (right, bottom),
    )  # fmt: skip
    return drawn(
        shadow(rectangle(x, y, width + thick, height + thick, 3)),
        Shape(side, "stone-shade", "line", 1),
        Shape(rectangle(x, y, width, height, 2), "stone", "line", 1.2),
        Shape(line((x + 2, bottom - 3), (x + 2, y + 2), (right - 3, y + 2)), "", "stone-lit", 2),
    )


@cache
def sheet(x: float, y: float, width: float, height: float) -> Drawn:
    """Draws a sheet of papyrus, its edges a little uneven."""
    right, bottom = x + width, y + height
    torn = polygon(
        (x, y + 1.5), (x + width * 0.3, y), (x + width * 0.7, y + 1.5), (right, y),
        (right - 1.5, y + height * 0.4), (right, y + height * 0.75), (right - 1, bottom),
        (x + width * 0.6, bottom - 1.5), (x + width * 0.2, bottom), (x + 1, bottom - 1),
        (x, y + height * 0.6), (x + 1.5, y + height * 0.3),
    )  # fmt: skip
    fibres = "".join(
        [line((x + 6, y + part * height), (right - 6, y + part * height)) for part in (0.33, 0.66)]
    )
    return drawn(
        shadow(torn, 3, 3),
        Shape(torn, "sheet", "edge", 1.2),
        Shape(fibres, "", "sheet-shade", 1),
    )


@cache
def plank(x: float, y: float, width: float, height: float) -> Drawn:
    """Draws a board of wood."""
    grain = line((x + 4, y + height * 0.45), (x + width - 6, y + height * 0.5))
    return drawn(
        shadow(rectangle(x, y, width, height, 2), 2, 3),
        Shape(rectangle(x, y, width, height, 2), "plank", "plank-dark", 1.2),
        Shape(line((x + 2, y + 1.8), (x + width - 2, y + 1.8)), "", "plank-lit", 1.6),
        Shape(grain, "", "plank-shade", 1),
    )


# Water and what grows


@cache
def ripples(x: float, y: float, width: float, height: float, step: float = 46) -> Drawn:
    """Draws short waves all over a stretch of water."""
    waves = []
    for row in range(int(height // (step * 0.5))):
        for column in range(int(width // step)):
            left = (
                x + 8 + column * step + (step / 2 if row % 2 else 0) + (row * 7 + column * 13) % 11
            )
            if left + 18 < x + width:
                waves.append(f"M{num(left)} {num(y + 12 + row * step * 0.5)}q4.5 -5 9 0q4.5 5 9 0")
    return drawn(Shape("".join(waves), "", "ripple", 1.4))


@cache
def reeds(x: float, y: float, count: int = 5, tall: float = 34) -> Drawn:
    """Draws reeds that grow from a point."""
    parts: Parts = []
    for number in range(count):
        lean = (number - (count - 1) / 2) * 7
        high = tall * (0.75 + 0.25 * ((number * 7) % 4) / 3)
        stalk = f"M{num(x + lean / 3)} {num(y)}q{num(lean / 4)} {num(-high / 2)} {num(lean)} {num(-high)}"
        parts.append(Shape(stalk, "", ("reed", "reed-lit", "reed-shade")[number % 3], 2.4))
    return drawn(*parts)


@cache
def palm(x: float, y: float, scale: float = 1, flip: bool = False) -> Drawn:
    """Draws a palm whose foot is at a point."""
    trunk = "M-4 0C-2 -22 1 -44 4 -66L9 -66C8 -42 5 -20 5 0Z"
    fronds = (
        "M6 -66C-8 -82 -26 -80 -34 -64C-22 -72 -10 -70 6 -66ZM6 -66C-4 -90 4 -102 20 -104C12 -94 10 -82 6 -66Z"
        "M6 -66C20 -84 38 -82 46 -66C34 -74 22 -72 6 -66ZM6 -66C-12 -70 -24 -58 -26 -44C-16 -56 -6 -62 6 -66Z"
        "M6 -66C24 -70 36 -58 38 -44C28 -56 18 -62 6 -66Z"
    )
    rings = "".join([f"M{num(-3 + i * 1.6)} {-10 - 11 * i}q4 3 8 0" for i in range(5)])
    parts = [
        Shape(trunk, "plank-shade", "line", 1.1),
        Shape(rings, "", "plank-lit", 1),
        Shape(fronds, "reed", "reed-shade", 1.2),
    ]
    return drawn(Group(parts, (x, y), scale=scale, flip=flip))


# People, stones and boats


@cache
def worker(x: float, y: float, scale: float = 1, flip: bool = False) -> Drawn:
    """Draws somebody who hauls, in profile; the feet are at a point."""
    parts = [
        Shape("M-7 0L-2 -14L3 -14L9 0M-7 0h-4M9 0h4", "", "skin-shade", 4),
        Shape("M-5 -12C-6 -22 0 -30 8 -33L14 -28C10 -22 7 -16 7 -11Z", "skin", "line", 1),
        Shape("M-6 -12L8 -11L9 -3L-8 -4Z", "linen", "line", 1),
        Shape("M10 -29L24 -24", "", "skin", 3.4),
        Shape(f"{shifted_circle(13, -38, 5.6)}", "skin", "line", 1),
        Shape("M8 -40C8 -47 18 -47 18 -40C15 -42 12 -40 10 -34C8 -35 8 -38 8 -40Z", "hair"),
    ]
    return drawn(Group(parts, (x, y), scale=scale, flip=flip))


def shifted_circle(x: float, y: float, r: float) -> str:
    return f"M{num(x)} {num(y)}m" + circle(r).removeprefix("M")


@cache
def cube(a: float = 17, height: float = 0) -> Drawn:
    """Draws a stone in the colours of the seat around it: a lit top, around (0, 0), a front, and a side in shade."""
    h, b = height or a * 0.95, a * 0.56
    top = polygon((0, -b), (a, 0), (0, b), (-a, 0))
    front = polygon((-a, 0), (0, b), (0, b + h), (-a, h))
    side = polygon((a, 0), (0, b), (0, b + h), (a, h))
    return drawn(
        Shape(front, "front", "rim", 0.9),
        Shape(side, "side", "rim", 0.9),
        Shape(top, "top", "rim", 0.9),
    )


@cache
def hull(length: float) -> str:
    """Returns the outline of a boat of reed with high ends, the bow on the left; its deck begins at 0."""
    e = length
    side = f"M-30 -34C-34 -34 -36 -28 -30 -26C-24 -6 -12 18 10 20H{num(e - 10)}"
    stern = f"C{num(e + 12)} 18 {num(e + 22)} -4 {num(e + 24)} -26C{num(e + 30)} -30 {num(e + 26)} -38 {num(e + 20)} -34"
    deck = f"C{num(e + 16)} -14 {num(e + 10)} 0 {num(e)} 2H0C-10 0 -20 -16 -24 -30C-25 -33 -27 -35 -30 -34Z"
    return side + stern + deck


@cache
def boat(length: float) -> Drawn:
    """Draws a boat of reed with an eye at its bow and an oar at its stern."""
    ropes = f"M-22 -18L-28 -14M-18 -10L-25 -5M{num(length + 16)} -12L{num(length + 21)} -8"
    return drawn(
        Shape(line((length + 2, -20), (length + 20, 22)), "", "plank-dark", 3.4),
        Shape(hull(length), "plank", "plank-dark", 1.4),
        Shape(f"M-2 7H{num(length + 2)}", "", "plank-lit", 2),
        Shape(ropes, "", "linen", 1.8),
        Shape("M-12 6C-8 2 -2 2 3 6C-2 10 -8 10 -12 6Z", "linen", "line", 1.1),
        Shape(shifted_circle(-4.5, 6, 2.2), "hair"),
    )
