"""The burial chamber: a stair in the rock with points on its steps, the costs below, and the players' cubes."""

from collections.abc import Iterator
from typing import NamedTuple

from iteru.engine.phrase import Phrase
from iteru.engine.telling import Facts
from iteru.games.pharaon.show.picture.faces import NOTE, WORTH
from iteru.games.pharaon.show.picture.icons import CROWN
from iteru.games.pharaon.show.picture.shapes import TRAITOR, Player, look, players
from iteru.games.pharaon.show.picture.surfaces import dot, slab
from iteru.games.pharaon.show.picture.tokens import tokens
from iteru.games.pharaon.show.picture.viewer import may_pay
from iteru.games.pharaon.view_types import PharaonView
from iteru.kit.kept import cache
from iteru.kit.parts import Group, Part, Parts, Shape, Text, Use
from iteru.kit.paths import Point, num, polygon, rectangle
from iteru.kit.pieces import hit, rim

TOP = 50.0
LOWEST, CHAMBER, STEEPEST = 14.0, 20.0, 15.6
TOKEN = 18.6


class Stair(NamedTuple):
    """The shape of the stair: how wide a step is, where the ground and where the tops of its steps are; how large the tokens
    of the costs are, and in how many lines they lie.
    """

    wide: float
    base: float
    tops: list[float]
    token: float
    lines: int


def stair(view: PharaonView, width: float, height: float) -> Stair:
    spaces = view["tomb"]
    wide = width / (len(spaces) + 1)
    token = min(TOKEN, wide / 2 - 1.6)
    lines = max(2, *[-(-len(space["cost"]) // 2) for space in spaces])
    base = height - lines * (token + 1.6) - 5
    steepness = min(STEEPEST, (base - TOP - CHAMBER - LOWEST) / len(spaces))
    tops = [base - LOWEST - steepness * step for step in range(len(spaces) + 1)]
    return Stair(wide, base, tops, token, lines)


def symbols() -> Iterator[tuple[str, Parts]]:
    yield (
        "crown",
        [
            Shape(dot(0, 0, 11), "chalk", "chalk-edge", 1.2),
            Group([Shape(CROWN, "on-chalk")], scale=0.84),
        ],
    )
    yield (
        "crown-gone",
        [
            Shape(dot(0, 0, 10.5), "recess"),
            Shape("M-10 3A10.5 10.5 0 0 1 3 -10", "", "recess-dark", 1.8),
            Group([Shape(CROWN, "", "recess-dark", 1.6)], scale=0.8),
        ],
    )


# What stays


def printed(view: PharaonView, width: float, height: float) -> Parts:
    """The rock with the door of the chamber, the steps, and the slab for the costs."""
    wide, base, tops, _, _ = stair(view, width, height)
    parts: Parts = [*cliff(width, base), *chamber(width - wide / 2, tops[-1], min(21, wide / 2))]
    for step, top in enumerate(tops):
        x = wide * step
        parts += [
            Shape(rectangle(x, top, wide, base - top), "block", "line", 1.1),
            Shape(f"M{num(x + 1)} {num(top + 1.6)}H{num(x + wide - 1)}", "", "stone-lit", 2.2),
            Shape(f"M{num(x + wide - 2)} {num(top + 3)}V{num(base - 1)}", "", "rock3", 2, 0.35),
            Shape(f"M{num(x + 1.6)} {num(base - 1)}V{num(top + 4)}", "", "stone-lit", 1.2, 0.6),
        ]
    parts.append(slab(-1, base + 1, width + 2, height - base - 1, 3, "stone2"))
    words = [
        Text(NOTE, wide / 2, base + y, Phrase(f"picture-{name}"))
        for name, y in (("start", 17), ("pay", 35))
    ]
    return [*parts, *words]


def cliff(width: float, base: float) -> Parts:
    ridge = ((0, 92), (14, 86), (30, 88), (52, 74), (84, 70), (100, 60), (128, 57), (140, 50))
    rock = "".join([f"L{x} {num(y)}" for x, y in ridge])
    cracks = "M52 76L62 98L78 92M100 62L108 84L132 78M140 52L150 70L176 66L186 58M206 60H236L244 68"
    return [
        Shape(f"M-2 {num(base)}V92{rock}H{num(width + 4)}V{num(base)}Z", "rock2", "line", 1.2),
        Shape(
            f"M-2 {num(base)}V92L14 86L30 88L40 110L58 104L76 {num(base)}Z", "rock3", opacity=0.35
        ),
        Shape(cracks, "", "rock3", 1.6),
    ]


def chamber(x: float, y: float, half: float) -> Parts:
    """The door at the head of the stair, around (x, y)."""
    door, inner = num(half * 0.43), half - 4
    walls = polygon((2 - half, 0), (5 - half, -16), (half - 5, -16), (half - 2, 0))
    roof = polygon((-half, -19.5), (half, -19.5), (inner, -14.5), (-inner, -14.5))
    parts: Parts = [
        Shape(walls, "stone", "line", 1.1),
        Shape(roof, "terra", "line"),
        Shape(f"M-{door} 0V-12H{door}V0Z", "cave", "line"),
        Shape(dot(0, -17, 2), "straw", "line", 0.7),
    ]
    return [Group(parts, (x, y))]


# What changes


def tomb(view: PharaonView, width: float, height: float) -> Parts:
    """R5.7."""
    its = stair(view, width, height)
    parts: Parts = []
    seat = view["seat"]
    following = view["players"][seat]["tomb"] + 1 if seat is not None else 0
    if 0 < following <= len(view["tomb"]):
        edge = frame(its, following, height)
        parts += [rim(edge)] if may_pay(view) else []
        parts.append(Shape(edge, "paper", "ink", 1.8))
    for step in range(1, len(its.tops)):
        parts.append(space(view, step, its))
    parts.append(crown(view, its))
    return [*parts, *cubes(view, its)]


def frame(its: Stair, step: int, height: float) -> str:
    """Around the cost of the viewer's next step."""
    return rectangle(its.wide * step + 0.5, its.base + 2.5, its.wide - 1, height - its.base - 4, 4)


def space(view: PharaonView, step: int, its: Stair) -> Part:
    """A step with its points and its cost."""
    printed = view["tomb"][step - 1]
    middle = its.wide * (step + 0.5)
    pitch = its.token + 1.4
    parts: Parts = [
        hit(rectangle(its.wide * step, its.tops[step], its.wide, its.base + 44 - its.tops[step])),
        Text(WORTH, middle, its.base - 6, printed["points"]),
    ]
    for row in range(0, len(printed["cost"]), 2):
        names = printed["cost"][row : row + 2]
        spot = (
            middle - (len(names) - 1) * pitch / 2,
            its.base + 4 + its.token / 2 + row // 2 * (its.token + 1.6),
        )
        parts += tokens(view, names, spot, its.token, pitch)
    facts: Facts = {"space": step, "points": printed["points"], "cards": " ".join(printed["cost"])}
    return Group(parts, title=Phrase("picture-tomb-space", facts), rule="R5.7")


def crown(view: PharaonView, its: Stair) -> Part:
    """R3.5: the Pharaoh token waits on the step that it needs; later its hollow is left."""
    step = min(view["succession"]["tomb"], len(its.tops) - 1)
    at = (its.wide * (step + 0.5), its.base - 36)
    if view["pharaoh"] is not None:
        return Use("crown-gone", at)
    facts = {
        "points": view["token_points"]["pharaoh"],
        "space": view["succession"]["tomb"],
        "count": view["succession"]["nobles"],
    }
    return Group([Use("crown")], at, title=Phrase("picture-pharaoh-waits", facts), rule="R3.5")


def cubes(view: PharaonView, its: Stair) -> Parts:
    """Those on a step side by side; of many some stand behind."""
    found: Parts = []
    standing: dict[int, list[Player]] = {}
    for player, player_view in players(view):
        standing.setdefault(player_view["tomb"], []).append(player)
    for step, there in standing.items():
        in_a_row = 3 if len(there) > 2 else 2
        scale = 1.0 if len(there) < 3 and its.wide > 40 else 0.76
        for number, player in enumerate(there):
            row, column = divmod(number, in_a_row)
            together = min(in_a_row, len(there) - row * in_a_row)
            x = its.wide * (step + 0.5) + (column - (together - 1) / 2) * (its.wide - 1) / in_a_row
            found.insert(0, one_cube(player, step, (x, its.tops[step] + 4 - row * 13), scale))
    return found


@cache
def one_cube(player: Player, step: int, at: Point, scale: float) -> Part:
    facts: Facts = {"space": step}
    title = Phrase("picture-cube-traitor", facts)
    if player != TRAITOR:
        title = Phrase("picture-cube", {**facts, "owner": player})
    place = f"tomb-{step}-{player}"
    its = [Use(f"cube-{player}")]
    return Group(its, at, look(player), "", f"cube-{player}", place, title, scale, "R5.7")
