"""What belongs to seats: marks, ships and bricks; and the places where bricks go."""

from iteru.engine.phrase import Phrase
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Drawn, Group, Part, Parts, Shape, Text, Use, drawn
from iteru.kit.paths import Point, num, rectangle
from iteru.kit.pieces import hit, rim, ring

TOUCH = 56.0
"""The smallest target that a finger can hit on a tablet."""
PENNANT = "M0 -38L0 -46L15 -42.6L1 -38.6Z"


def mark(seat: int, x: float, y: float, scale: float = 1.0) -> Part:
    """Draws the shape of a seat in its colour."""
    return Use(f"mark-{seat}", (x, y), scale, look=f"seat-{seat}")


@cache
def ship(seat: int, at: Point, place: str, scale: float = 1.0, lowest: bool = False) -> Part:
    """Draws a ship at its place; a pennant marks the lowest one of a seat, above which it can no longer go."""
    title = Phrase("picture-ship", {"owner": seat})
    parts: Parts = [Use(f"ship-{seat}")]
    if lowest:
        parts.append(Group([Shape(PENNANT, "seat", "line", 0.9)], look="pennant"))
    return Group(parts, at, f"ship seat-{seat}", "", f"ship-{seat}", place, title, scale)


@cache
def chip(kind: str, its_type: str, at: Point = (0.0, 0.0), scale: float = 1.0) -> Part:
    """Draws a Nile card as small as a coin: permanent ones are square, others round."""
    size = 0.84 if its_type == "permanent" else 0.76
    return Group([Use(f"chip-{its_type}"), Use(f"emblem-{kind}", scale=size)], at, scale=scale)


# Bricks


@cache
def brick_face(seat: int, width: float, height: float, slant: float = 0) -> Drawn:
    """Draws a brick: lit above, in shade below, with the shape of its seat; narrower above by `slant` on each side."""
    w, h = width, height
    left, right = num(slant), num(w - slant)
    front = f"M0 {num(h)}L{left} 0H{right}L{num(w)} {num(h)}Z"
    top = f"M{num(slant + 1)} 1H{num(w - slant - 1)}L{num(w - slant - 4)} {num(h * 0.2)}H{num(slant + 4)}Z"
    foot = f"M1 {num(h - 1)}H{num(w - 1)}L{num(w - 4)} {num(h * 0.82)}H4Z"
    return drawn(
        Shape(front, "seat", "line", 1.2),
        Shape(top, "top"),
        Shape(foot, "side"),
        Use(f"glyph-{seat}", (w / 2, h * 0.51), min(2.0, h / 27)),
    )


@cache
def brick(seat: int, target: str, at: Point, width: float, height: float, slant: float = 0) -> Part:
    """Draws a brick that has been built."""
    title = Phrase("picture-brick", {"owner": seat})
    parts = [
        brick_face(seat, width, height, slant),
        ring(width / 2, max(3.0, width * 0.08), width / 2, height - 1),
    ]
    its = (f"brick seat-{seat}", target, f"brick-{seat}", target, title)
    return Group(parts, at, *its)


def worth(value: int, at: Point, width: float, height: float, size: float) -> Part:
    """Writes the value of an empty place."""
    return Text(
        Face(size, "bold", "middle"), at[0] + width / 2, at[1] + height / 2 + size * 0.34, value
    )


@cache
def next_place(
    value: int, target: str, at: Point, size: Point, letters: float, slant: float = 0
) -> Part:
    """Draws the place where the next brick goes. It can be touched around it as well: bricks are small, and no other such
    place is near."""
    width, height = size
    left, top = min(0.0, (width - TOUCH) / 2), min(0.0, (height - TOUCH) / 2)
    area = rectangle(left, top, max(width, TOUCH), max(height, TOUCH))
    d = f"M1.2 {num(height - 1.2)}L{num(slant + 1.2)} 1.2H{num(width - slant - 1.2)}L{num(width - 1.2)} {num(height - 1.2)}Z"
    parts: Parts = [hit(area), rim(d), Group([Shape(d, "liton")], look="when-lit")]
    parts.append(Group([Shape(d, "", "next", 2.2)], look="next"))
    if value:
        parts.append(worth(value, (0, 0), width, height, letters))
    return Group(parts, at, "", target, title=Phrase("picture-next", {"value": value}))


def place_of_brick(
    owner: int | None,
    value: int,
    is_next: bool,
    target: str,
    at: Point,
    size: Point,
    letters: float,
    slant: float = 0,
) -> Part:
    """Draws what stands in a place of a structure: a brick, the next place to touch, or its value."""
    if owner is not None:
        return brick(owner, target, at, *size, slant)
    if is_next:
        return next_place(value, target, at, size, letters, slant)
    return worth(value, at, *size, letters)
