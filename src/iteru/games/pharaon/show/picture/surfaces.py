"""Stone and what is cut into it: slabs, recesses, lintels; and the paths of round things anywhere."""

from iteru.kit.kept import cache
from iteru.kit.parts import Drawn, Shape, drawn
from iteru.kit.paths import Point, num, rectangle

SHADE = 0.26
"""How dark the shadow of a thing is."""


def dot(x: float, y: float, r: float) -> str:
    """The path of a circle."""
    return oval(x, y, r, r)


def oval(x: float, y: float, rx: float, ry: float) -> str:
    a, b = f"{rx:g}", f"{ry:g}"
    wide = f"{2 * rx:g}"
    return f"M{num(x - rx)} {num(y)}a{a} {b} 0 1 0 {wide} 0a{a} {b} 0 1 0 -{wide} 0Z"


@cache
def slab(
    x: float,
    y: float,
    w: float,
    h: float,
    r: float = 5,
    fill: str = "stone",
    edge: str = "stone-edge",
) -> Drawn:
    """Raised: a shadow on the ground, lit at the upper left, shaded at the lower right."""
    return drawn(
        Shape(rectangle(x + 2, y + 3, w, h, r), "shadow", opacity=SHADE),
        Shape(rectangle(x, y, w, h, r), fill, edge),
        Shape(upper_left(x + 1.7, y + 1.7, w - 3.4, h - 3.4, r), "", "stone-lit", 1.5, 0.9),
        Shape(lower_right(x + 1.5, y + 1.5, w - 3, h - 3, r), "", "stone-shade", 1.5, 0.8),
    )


def upper_left(x: float, y: float, w: float, h: float, r: float) -> str:
    """The edges of a rectangle on which light falls."""
    return f"M{num(x)} {num(y + h - r)}V{num(y + r)}Q{num(x)} {num(y)} {num(x + r)} {num(y)}H{num(x + w - r)}"


def lower_right(x: float, y: float, w: float, h: float, r: float) -> str:
    right, bottom = num(x + w), num(y + h)
    return f"M{right} {num(y + r)}V{num(y + h - r)}Q{right} {bottom} {num(x + w - r)} {bottom}H{num(x + r)}"


@cache
def recess(x: float, y: float, w: float, h: float, r: float = 4, fill: str = "recess") -> Drawn:
    """An empty place: shallow, its upper left inner edge in the dark."""
    return drawn(
        Shape(rectangle(x, y, w, h, r), fill),
        Shape(upper_left(x + 1, y + 1, w - 2, h - 2, r), "", "recess-dark", 2, 0.75),
        Shape(lower_right(x + 0.7, y + 0.7, w - 1.4, h - 1.4, r), "", "recess-light", 1.4, 0.9),
    )


@cache
def lintel(at: Point, width: float, height: float = 44) -> Drawn:
    """A beam of stone under a painted cornice."""
    x, y = at
    right, bottom = x + width, y + height
    return drawn(
        Shape(rectangle(x + 2, y + 3, width + 2, height), "shadow", opacity=SHADE),
        Shape(rectangle(x, y + 6, width, height - 6, 2), "stone", "stone-edge"),
        Shape(
            f"M{num(right - 1.5)} {num(y + 10)}V{num(bottom - 1.5)}H{num(x + 4)}",
            "",
            "stone-shade",
            1.5,
        ),
        Shape(f"M{num(x + 1.6)} {num(bottom - 3)}V{num(y + 12)}", "", "stone-lit", 1.5),
        Shape(
            f"M{num(x - 5)} {num(y - 2)}H{num(right + 5)}Q{num(right)} {num(y + 2)} {num(right)} {num(y + 8)}"
            f"H{num(x)}Q{num(x)} {num(y + 2)} {num(x - 5)} {num(y - 2)}Z",
            "stone2",
            "line",
        ),
        Shape(rectangle(x + 2, y - 0.8, width - 4, 8), "url:cornice"),
        Shape(f"M{num(x)} {num(y + 8)}H{num(right)}", "", "line", 1.2, 0.7),
        Shape(f"M{num(x - 4)} {num(y - 1)}H{num(right + 4)}", "", "stone-lit", 1.2),
    )
