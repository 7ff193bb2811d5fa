"""The pen that draws emblems: in a box of 100 x 100 around (0, 0), with the light from the upper left.

Silhouettes have a heavy line, details a thin one; the line is uneven on purpose.
"""

from math import cos, pi, sin

from iteru.kit.parts import Part, Shape
from iteru.kit.paths import num


class Pen:
    """Collects the shapes of an emblem. Colours are those that the style sheet names `--e-...`."""

    def __init__(self, weight: float) -> None:
        self.weight = weight
        self.parts: list[Part] = []

    def outline(self, d: str, colour: str, weight: float = 1.25) -> None:
        self.parts.append(Shape(d, f"e-{colour}", "e-line", self.thick(weight)))

    def fill(self, d: str, colour: str, opacity: float = 1.0) -> None:
        self.parts.append(Shape(d, f"e-{colour}", opacity=opacity))

    def stroke(self, d: str, weight: float = 0.75, colour: str = "line") -> None:
        self.parts.append(Shape(d, "", f"e-{colour}", self.thick(weight)))

    def dot(self, x: float, y: float, r: float, colour: str, weight: float = 0.0) -> None:
        line = "e-line" if weight else ""
        self.parts.append(Shape(disc(x, y, r), f"e-{colour}", line, self.thick(weight)))

    def shade(self, d: str) -> None:
        self.fill(d, "line", 0.22)

    def shine(self, d: str) -> None:
        self.fill(d, "white", 0.45)

    def thick(self, weight: float) -> float:
        return round(self.weight * weight, 2)


def disc(x: float, y: float, r: float) -> str:
    """Returns the path of a circle around a point."""
    return f"M{num(x - r)} {num(y)}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0Z"


def star(x: float, y: float, r: float) -> str:
    """Returns the path of a star with five points."""
    points = []
    for corner in range(10):
        angle = -pi / 2 + corner * pi / 5
        far = r if corner % 2 == 0 else 0.36 * r
        points.append(f"{num(x + far * cos(angle))} {num(y + far * sin(angle))}")
    return "M" + "L".join(points) + "Z"
