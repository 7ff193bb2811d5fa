"""Paths: how coordinates and simple outlines are written for SVG."""

from functools import lru_cache

Point = tuple[float, float]


@lru_cache(maxsize=20_000)
def num(value: float) -> str:
    """Writes a coordinate, to a tenth.

    >>> num(12), num(0.25 + 0.5), num(-0.01)
    ('12', '0.8', '0')
    """
    text = f"{value:.1f}"
    if not text.endswith(".0"):
        return text
    return "0" if text == "-0.0" else text[:-2]


def line(*points: Point) -> str:
    """Returns the path of straight lines from point to point."""
    return "M" + "L".join([f"{num(x)} {num(y)}" for x, y in points])


def polygon(*points: Point) -> str:
    """Returns the path of straight lines from point to point and back to the first."""
    return line(*points) + "Z"


def circle(r: float) -> str:
    """Returns the path of a circle around (0, 0)."""
    return f"M{num(-r)} 0a{num(r)} {num(r)} 0 1 0 {num(2 * r)} 0a{num(r)} {num(r)} 0 1 0 {num(-2 * r)} 0Z"


def rectangle(x: float, y: float, width: float, height: float, r: float = 0) -> str:
    """Returns the path of a rectangle whose corners are rounded by `r`, or as much as there is room for."""
    r = min(r, width / 2, height / 2)
    if r <= 0:
        return f"M{num(x)} {num(y)}h{num(width)}v{num(height)}h{num(-width)}Z"
    w, h, c = num(width - 2 * r), num(height - 2 * r), num(r)
    return (
        f"M{num(x + r)} {num(y)}h{w}a{c} {c} 0 0 1 {c} {c}v{h}a{c} {c} 0 0 1 -{c} {c}"
        f"h-{w}a{c} {c} 0 0 1 -{c} -{c}v-{h}a{c} {c} 0 0 1 {c} -{c}Z"
    )


@lru_cache(maxsize=20_000)
def transform(at: Point, scale: float, turn: float = 0.0, flip: bool = False) -> str:
    """Writes how parts are moved, turned by degrees, scaled and mirrored.

    >>> transform((3, 4), 2), transform((0, 0), 1, turn=90, flip=True)
    ('translate(3 4) scale(2)', 'rotate(90) scale(-1 1)')
    """
    x, y = at
    steps = [f"translate({num(x)} {num(y)})"] if x or y else []
    if turn:
        steps.append(f"rotate({turn:g})")
    if flip:
        steps.append(f"scale({-scale:g} {scale:g})")
    elif scale != 1:
        steps.append(f"scale({scale:g})")
    return " ".join(steps)
