"""What belongs to seats: marks, ships and bricks; and the places where bricks go."""

from iteru.engine.phrase import Phrase
from iteru.games.egizia.show.picture.icons import ICONS
from iteru.kit.kept import cache
from iteru.kit.marks import outline
from iteru.kit.scene import Drawn, Group, Part, Parts, Path, Point, Text, drawn, num, rectangle

TOUCH = 50.0
"""The smallest target that a finger can hit on a tablet."""


def circle_at(at: Point, r: float) -> str:
    """Returns the path of a circle around a point, for shapes that must lie directly inside a group to touch."""
    x, y, d = num(at[0] - r), num(at[1]), num(2 * r)
    return f"M{x} {y}a{num(r)} {num(r)} 0 1 0 {d} 0a{num(r)} {num(r)} 0 1 0 -{d} 0Z"


@cache
def mark(seat: int, x: float, y: float, r: float) -> Drawn:
    """Draws the shape of a seat in its colour."""
    return drawn(Group([Path("of-seat", outline(seat, r))], (x, y), f"seat-{seat}"))


@cache
def boat(seat: int) -> Drawn:
    """Draws a ship with the shape of its seat for a sail."""
    return drawn(
        Path("hull", ICONS["hull"]),
        Group([Path("of-seat", outline(seat, 7.6))], (0, -5.5)),
    )


PENNANT = "M10 -2V-16L19 -12.5L10 -9"


@cache
def ship(seat: int, at: Point, place: str, scale: float = 1.0, lowest: bool = False) -> Part:
    """Draws a ship at its place; a pennant marks the lowest one of a seat, above which it can no longer go."""
    title = Phrase("picture-ship", {"owner": seat})
    look = f"ship seat-{seat}"
    flag = [drawn(Path("pennant", PENNANT))] if lowest else []
    return Group([*flag, boat(seat)], at, look, "", f"ship-{seat}", place, title, scale)


# Bricks


@cache
def brick_face(seat: int, width: float, height: float) -> Drawn:
    """Draws a brick from the front, its upper edge in the light, with the shape of its seat."""
    r = min(width, height) * 0.26
    return drawn(
        Path("front", rectangle(0, 0, width, height, 2)),
        Path("upper", rectangle(1, 1, width - 2, min(3.2, height / 5), 1)),
        Group([Path("on-brick", outline(seat, r))], (width / 2, height / 2 + 1)),
    )


@cache
def brick(seat: int, target: str, at: Point, width: float, height: float) -> Part:
    """Draws a brick that has been built."""
    title = Phrase("picture-brick", {"owner": seat})
    parts = [brick_face(seat, width, height)]
    its = (f"brick seat-{seat}", target, f"brick-{seat}", target, title)
    return Group(parts, at, *its)


@cache
def free_place(value: int, at: Point, width: float, height: float) -> Drawn:
    """Draws a place for a brick that cannot be built on yet, with its value."""
    return drawn(Group(slot(value, width, height, "slot"), at))


@cache
def next_place(value: int, target: str, at: Point, width: float, height: float) -> Part:
    """Draws the place where the next brick goes. It can be touched around it as well: bricks are small, and no other such
    place is near."""
    left, top = min(0.0, (width - TOUCH) / 2), min(0.0, (height - TOUCH) / 2)
    hit = Path("hit", rectangle(left, top, max(width, TOUCH), max(height, TOUCH)))
    halo = Path("halo", rectangle(-1, -1, width + 2, height + 2, 3))
    parts = [drawn(hit, *slot(value, width, height, "slot next"), halo)]
    title = Phrase("picture-next", {"value": value})
    return Group(parts, at, "", target, title=title)


def slot(value: int, width: float, height: float, look: str) -> Parts:
    font = "worth" if height >= 14 else "worth less"
    figure = Text(font, width / 2, height / 2 + (4.8 if height >= 14 else 3.8), value)
    shape = Path(look, rectangle(0.5, 0.5, width - 1, height - 1, 2))
    return [shape, figure] if value else [shape]


def place_of_brick(
    owner: int | None, value: int, is_next: bool, target: str, at: Point, size: Point
) -> Part:
    """Draws a place in a structure: built, next, or not open yet."""
    if owner is not None:
        return brick(owner, target, at, *size)
    return (
        next_place(value, target, at, *size) if is_next else free_place(value, at, size[0], size[1])
    )
