"""What belongs to players: their shape in their colour, filled as a whole or by half; cubes, discs and cylinders.

The Traitor is no seat. He wears the colour of the second seat, which is free in the solo game, and a shape of his own.
"""

from iteru.games.pharaon.view_types import PharaonView, PlayerView
from iteru.kit.kept import cache
from iteru.kit.marks import outline
from iteru.kit.scene import Drawn, Group, Path, Point, drawn, num, polygon
from iteru.kit.seats import SHAPES

Player = int
TRAITOR: Player = 5
"""A player without a seat."""
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


@cache
def mark(player: Player, r: float, at: Point) -> Drawn:
    return drawn(Group([Path("shape", shape(player, r))], at, look(player)))


@cache
def halves(player: Player, r: float, left: bool, right: bool) -> Drawn:
    """A shape that fills half by half."""
    parts = [Path("shape-empty", shape(player, r))]
    parts += [
        Path("shape-half", half(player, r, side)) for side, full in ((-1, left), (1, right)) if full
    ]
    return drawn(Group(parts, (0, 0), look(player)))


@cache
def cube(player: Player) -> Drawn:
    """A cube 20 wide that stands on (0, 0)."""
    return drawn(
        Path("left", polygon((-10, -16), (0, -10), (0, 0), (-10, -6))),
        Path("right", polygon((10, -16), (0, -10), (0, 0), (10, -6))),
        Path("top", polygon((0, -22), (10, -16), (0, -10), (-10, -16))),
        Group([Path("mark", shape(player, 3.8))], (0, -16)),
    )


@cache
def cylinder(player: Player) -> Drawn:
    """The large disk on the pyramid, 20 wide around (0, 0)."""
    return drawn(
        Path("right", "M-10 -2V5A10 5 0 0 0 10 5V-2Z"),
        Path("top", "M-10 -2A10 6 0 0 1 10 -2A10 6 0 0 1 -10 -2Z"),
        Group([Path("mark", shape(player, 3.9))], (0, -2)),
    )


@cache
def disc(player: Player) -> Drawn:
    """A small disk on a track, 12 wide: the plain shape."""
    return drawn(Path("shape", shape(player, 4.8)))
