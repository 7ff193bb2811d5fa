"""Outlines that several things of the scene are made of."""

from iteru.kit.paths import Point, num, polygon

DEPTH = 0.55
"""How far a block reaches to the back, as a part of its width."""
ROUND = 0.5523  # how far the handles of four curves reach that make a circle


def disc(x: float, y: float, r: float) -> str:
    return ellipse(x, y, r, r)


def ellipse(x: float, y: float, rx: float, ry: float) -> str:
    a, b = num(rx), num(ry)
    wide = num(2 * rx)
    return f"M{num(x - rx)} {num(y)}a{a} {b} 0 1 0 {wide} 0a{a} {b} 0 1 0 -{wide} 0Z"


def diamond(a: float, x: float = 0, y: float = 0) -> str:
    """Returns a square place lying on the ground, `a` wide to each side."""
    return polygon((x, y - a * DEPTH), (x + a, y), (x, y + a * DEPTH), (x - a, y))


def block(a: float, h: float, x: float = 0, y: float = 0) -> str:
    """Returns the outline of a block whose foot has its middle at a point."""
    b = a * DEPTH
    return polygon(
        (x, y - b - h), (x + a, y - h), (x + a, y), (x, y + b), (x - a, y), (x - a, y - h)
    )


SIGNS: tuple[tuple[Point, ...], ...] = (
    (),
    ((0, -1.1), (1.12, 0.85), (-1.12, 0.85)),
    ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    ((0, -1.25), (1.15, 0), (0, 1.25), (-1.15, 0)),
)
"""The corners of the shapes of seats: a circle has none."""


def sign(seat: int, at: Point, r: float, flat: float = 1, skew: float = 0) -> str:
    """Returns the shape of a seat, flattened as on the top of a stone or skewed as on its side."""

    def on_face(x: float, y: float) -> Point:
        return at[0] + r * x, at[1] + r * (flat * y + skew * x)

    if SIGNS[seat]:
        return polygon(*[on_face(x, y) for x, y in SIGNS[seat]])
    quarter = [(-1, -ROUND), (-ROUND, -1), (0, -1)]
    found = f"M{written(on_face(-1, 0))}"
    for _ in range(4):
        found += "C" + " ".join([written(on_face(x, y)) for x, y in quarter])
        quarter = [(-y, x) for x, y in quarter]
    return found + "Z"


def written(point: Point) -> str:
    return f"{num(point[0])} {num(point[1])}"
