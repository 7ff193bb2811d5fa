"""How things of this world are inked: lines of uneven weight, slabs, sheets, recesses, shadows.

Light comes from the upper left. Colours are names of the game's palette (`style.css`).
"""

from iteru.kit.kept import cache
from iteru.kit.parts import Group, Part, Parts, Shape
from iteru.kit.paths import num, rectangle
from iteru.kit.pieces import ellipse as oval

Box = tuple[float, float, float, float]
"""Left, top, width, height."""


def ellipse(x: float, y: float, rx: float, ry: float = 0) -> str:
    """Returns the path of an ellipse around a point, or of a circle."""
    return oval(rx, ry or rx, x, y)


def inked(
    d: str,
    fill: str,
    width: float = 0.9,
    weight: tuple[float, float] = (0.9, 1.2),
    line: str = "line",
) -> Parts:
    """Draws a shape whose line is heavier below and on the right."""
    return [Group([Shape(d, line, line, width)], weight), Shape(d, fill, line, width)]


def cast(d: str, dx: float = 3, dy: float = 4, opacity: float = 0.2) -> Part:
    """Draws the shadow of a shape."""
    return Group([Shape(d, "shade", opacity=opacity)], (dx, dy))


@cache
def slab(x: float, y: float, width: float, height: float, r: float = 4, side: float = 4) -> Parts:
    """Draws a limestone slab: a lit face, its thickness below."""
    whole = rectangle(x, y, width, height + side, r)
    return [
        cast(whole),
        Shape(whole, "slab3", "line", 0.8),
        Shape(rectangle(x, y, width, height, r), "slab"),
        Shape(f"M{num(x + r)} {num(y + 0.9)}h{num(width - 2 * r)}", "", "hole3", 1.6, 0.9),
        Shape(f"M{num(x + r)} {num(y + height)}h{num(width - 2 * r)}", "", "slab2", 2),
    ]


@cache
def sheet(x: float, y: float, width: float, height: float) -> Parts:
    """Draws a papyrus sheet with slightly uneven edges."""
    d = edges(x, y, width, height)
    foot = f"M{num(x + 3)} {num(y + height - 3)}H{num(x + width - 4)}"
    return [
        cast(d, 2.5, 3.5, 0.22),
        *inked(d, "pap", 0.8, (0.6, 1.0)),
        Shape(foot, "", "pap2", 1.4),
    ]


def edges(x: float, y: float, width: float, height: float) -> str:
    right, bottom = x + width, y + height
    points = [
        (x + 1, y + 1),
        (x + width * 0.3, y - 0.6),
        (x + width * 0.7, y + 0.7),
        (right, y),
        (right + 0.8, y + height * 0.4),
        (right - 0.6, bottom),
        (x + width * 0.55, bottom + 0.9),
        (x, bottom - 0.4),
        (x - 0.8, y + height * 0.6),
    ]
    return "M" + "L".join([f"{num(a)} {num(b)}" for a, b in points]) + "Z"


@cache
def hole(
    x: float, y: float, width: float, height: float, r: float = 2, fill: str = "hole"
) -> Parts:
    """Draws an empty place: a shallow recess, dark inside above and on the left, light below and on the right."""
    right, bottom = num(x + width - 0.6), num(y + height - 0.6)
    left, top = num(x + 1), num(y + 1)
    dark = (
        f"M{left} {num(y + height - r)}V{num(y + r)}Q{left} {top} "
        f"{num(x + r)} {top}H{num(x + width - r)}"
    )
    light = (
        f"M{right} {num(y + r)}V{num(y + height - r)}Q{right} {bottom} "
        f"{num(x + width - r)} {bottom}H{num(x + r)}"
    )
    parts: Parts = [Shape(rectangle(x, y, width, height, r), fill)]
    if min(width, height) > 40:
        parts += deep(x, y, width, height)
    return [*parts, Shape(dark, "", "hole2", 1.8), Shape(light, "", "hole3", 1.3)]


def deep(x: float, y: float, width: float, height: float) -> Parts:
    """Draws the bevels of a large recess."""
    right, bottom = x + width, y + height
    upper = (
        f"M{num(x)} {num(y)}H{num(right)}L{num(right - 5)} {num(y + 6)}H{num(x + 6)}"
        f"V{num(bottom - 5)}L{num(x)} {num(bottom)}Z"
    )
    lower = (
        f"M{num(right)} {num(bottom)}H{num(x)}L{num(x + 5)} {num(bottom - 4)}H{num(right - 4)}"
        f"V{num(y + 5)}L{num(right)} {num(y)}Z"
    )
    return [Shape(upper, "hole2", opacity=0.4), Shape(lower, "hole3", opacity=0.55)]
