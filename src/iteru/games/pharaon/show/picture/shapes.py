"""What belongs to players: their shape in their colour, filled as a whole or by half; cubes, discs and cylinders.

The Traitor is no seat. He wears the colour of the second seat, which is free in the solo game, and a shape of his own.
"""

from collections.abc import Iterator

from iteru.games.pharaon.show.picture.surfaces import SHADE, dot, oval
from iteru.games.pharaon.view_types import PharaonView, PlayerView
from iteru.kit.kept import cache
from iteru.kit.marks import outline
from iteru.kit.parts import Drawn, Group, Parts, Shape, Use, drawn
from iteru.kit.paths import Point, num, polygon
from iteru.kit.seats import SHAPES

Player = int
TRAITOR: Player = 5
"""A player without a seat."""
PIECE = 7.0
HALF_CORNERS = {
    "triangle": ((0, -1.15), (1.1, 0.85), (0, 0.85)),
    "square": ((0, -0.9), (0.9, -0.9), (0.9, 0.9), (0, 0.9)),
    "diamond": ((0, -1.25), (1.1, 0), (0, 1.25)),
    "pentagon": ((0, -1.15), (1.1, -0.35), (0.7, 0.95), (0, 0.95)),
    "traitor": ((0, -0.85), (1.15, -0.85), (0, 1.1)),
}


def players(view: PharaonView) -> list[tuple[Player, PlayerView]]:
    """All seats, and the Traitor."""
    found: list[tuple[Player, PlayerView]] = list(enumerate(view["players"]))
    return [*found, (TRAITOR, view["traitor"])] if view["traitor"] else found


def look(player: Player) -> str:
    """The class that has a player's colours."""
    return f"seat-{1 if player == TRAITOR else player}"


def shape(player: Player, r: float) -> str:
    """The outline of a player's shape around (0, 0)."""
    if player == TRAITOR:
        return polygon((-1.15 * r, -0.85 * r), (1.15 * r, -0.85 * r), (0, 1.1 * r))
    return outline(player, r)


def half(player: Player, r: float, side: int) -> str:
    """The left (-1) or right (1) half of it."""
    name = "traitor" if player == TRAITOR else SHAPES[player]
    if name == "circle":
        return f"M0 {num(-r)}A{num(r)} {num(r)} 0 0 {int(side > 0)} 0 {num(r)}Z"
    return polygon(*[(side * x * r, y * r) for x, y in HALF_CORNERS[name]])


def symbols() -> Iterator[tuple[str, Parts]]:
    """Pieces of every player, in the colours of the seat around them."""
    for player in range(TRAITOR + 1):
        yield f"piece-{player}", piece(player)
        yield f"cube-{player}", cube(player)
        yield f"cylinder-{player}", cylinder(player)


def piece(player: Player) -> Parts:
    """The shape of a player as a solid piece, 14 wide around (0, 0)."""
    outline = shape(player, PIECE)
    return [
        Group([Shape(outline, "shadow", opacity=SHADE)], (1.5, 2.2)),
        Group([Shape(outline, "side", "side")], (0, 1.6)),
        Shape(outline, "seat", "line", 0.9),
        Group([Shape(shape(player, PIECE * 0.45), "top", opacity=0.75)], (-0.8, -1.1)),
    ]


def cube(player: Player) -> Parts:
    """A cube 22 wide that stands on (0, 0)."""
    return [
        Shape(oval(2, 1, 13, 4.5), "shadow", opacity=0.3),
        Shape("M-11 -18.5L0 -13V1L-11 -5Z", "front", "line", 0.9),
        Shape("M11 -18.5L0 -13V1L11 -5Z", "side", "line", 0.9),
        Shape("M0 -24L11 -18.5L0 -13L-11 -18.5Z", "top", "line", 0.9),
        Group([Shape(shape(player, 3.4), "mark")], (0, -18.5), scale=0.9),
    ]


def cylinder(player: Player) -> Parts:
    """The large disk on the pyramid, 23 wide around (0, 0)."""
    return [
        Shape(oval(1.5, 3, 13.5, 10.5), "shadow", opacity=0.35),
        Shape(dot(0, 0.5, 11.5), "side", "line"),
        Shape(dot(0, -2, 11.5), "seat", "line"),
        Group([Shape(shape(player, 5), "mark")], (0, -2)),
    ]


@cache
def mark(player: Player, r: float, at: Point) -> Drawn:
    """Draws a player's piece around a point."""
    return drawn(Group([Use(f"piece-{player}", at, round(r / PIECE, 3))], look=look(player)))


@cache
def halves(player: Player, r: float, left: bool, right: bool) -> Drawn:
    """A shape that fills half by half."""
    outline = shape(player, r)
    parts: Parts = [Shape(outline, "paper")]
    if left and right:
        parts = [Shape(outline, "seat")]
    elif left or right:
        parts.append(Shape(half(player, r, 1 if right else -1), "seat"))
    parts.append(Shape(outline, "", "outline", 1.8))
    filled = "".join([" has-left" if left else "", " has-right" if right else ""])
    return drawn(Group(parts, (0, 0), look(player) + filled))
