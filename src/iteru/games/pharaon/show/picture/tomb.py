"""The burial chamber: a stair with points on its steps, the costs below, and the players' cubes."""

from iteru.engine.phrase import Phrase
from iteru.engine.telling import Facts
from iteru.games.pharaon.show.picture.icons import crown
from iteru.games.pharaon.show.picture.shapes import TRAITOR, Player, cube, look, players
from iteru.games.pharaon.show.picture.tokens import tokens
from iteru.games.pharaon.view_types import PharaonView
from iteru.kit.kept import cache
from iteru.kit.scene import Group, Part, Parts, Path, Point, Text, drawn, rectangle

TOP, MARGIN = 56.0, 9.0
LOWEST, HEADROOM = 22.0, 24.0
IN_A_ROW = 3


def tomb(view: PharaonView, width: float, height: float) -> Parts:
    """R5.7."""
    spaces = view["tomb"]
    wide = (width - 2 * MARGIN) / (len(spaces) + 1)
    size = min(19.0, wide / 2 - 1.5)
    lines = max(-(-len(space["cost"]) // 2) for space in spaces)
    floor = height - 12 - lines * (size + 2)
    steepness = (floor - TOP - HEADROOM - LOWEST) / len(spaces)
    tops = [floor - LOWEST - steepness * step for step in range(len(spaces) + 1)]
    parts: Parts = []
    for step, top in enumerate(tops):
        x = MARGIN + wide * step
        parts.append(stair(view, step, (x, top), wide, floor))
        if step:
            parts.append(cost(view, step, (x, floor + 4), wide, size, lines))
    return [*parts, *cubes(view, wide, tops)]


def stair(view: PharaonView, step: int, at: Point, width: float, floor: float) -> Part:
    """A step with its points; the Pharaoh token waits on the one that it needs."""
    x, top = at
    parts: Parts = [Path("ground", rectangle(x, top, width, floor - top))]
    if step == 0:
        words = Phrase("picture-start")
        return Group([*parts, Text("small", x + width / 2, floor - 7, words)])
    points = view["tomb"][step - 1]["points"]
    parts.append(Text("worth", x + width / 2, floor - 6, points))
    if view["pharaoh"] is None and step == view["succession"]["tomb"]:
        parts.append(crown_waiting(view, (x + width / 2, floor - 31)))
    cost = " ".join(view["tomb"][step - 1]["cost"])
    facts: Facts = {"space": step, "points": points, "cards": cost}
    return Group(parts, title=Phrase("picture-tomb-space", facts), rule="R5.7")


def crown_waiting(view: PharaonView, at: Point) -> Part:
    facts = {
        "points": view["token_points"]["pharaoh"],
        "space": view["succession"]["tomb"],
        "count": view["succession"]["nobles"],
    }
    return Group([crown(0, 0, 0.95)], at, title=Phrase("picture-pharaoh-waits", facts), rule="R3.5")


def cost(view: PharaonView, step: int, at: Point, width: float, size: float, lines: int) -> Part:
    """Framed where the viewer goes next."""
    x, y = at
    its = view["tomb"][step - 1]["cost"]
    middle = x + width / 2
    parts: Parts = []
    for row in range(0, len(its), 2):
        names = its[row : row + 2]
        left = middle - (len(names) - 1) * (size + 1) / 2
        spot = (left, y + size / 2 + row // 2 * (size + 2))
        parts += tokens(view, names, spot, size, size + 1)
    seat = view["seat"]
    if seat is not None and view["players"][seat]["tomb"] == step - 1:
        parts.append(
            drawn(Path("next", rectangle(x + 0.5, y - 2, width - 1, lines * (size + 2) + 3, 4)))
        )
    return Group(parts)


def cubes(view: PharaonView, width: float, tops: list[float]) -> Parts:
    """Those on a step side by side, three in a row."""
    found: Parts = []
    standing: dict[int, list[Player]] = {}
    for player, its in players(view):
        standing.setdefault(its["tomb"], []).append(player)
    for step, there in standing.items():
        for number, player in enumerate(there):
            row, column = divmod(number, IN_A_ROW)
            in_row = min(IN_A_ROW, len(there) - row * IN_A_ROW)
            x = MARGIN + width * (step + 0.5) + (column - (in_row - 1) / 2) * width / IN_A_ROW
            found.insert(0, one_cube(player, step, (x, tops[step] + 3 - row * 15)))
    return found


@cache
def one_cube(player: Player, step: int, at: Point) -> Part:
    facts: Facts = {"space": step}
    title = Phrase("picture-cube-traitor", facts)
    if player != TRAITOR:
        title = Phrase("picture-cube", {**facts, "owner": player})
    kind = f"stone {look(player)}"
    place = f"tomb-{step}-{player}"
    return Group([cube(player)], at, kind, "", f"cube-{player}", place, title, 0.8, "R5.7")
