"""Ships seen from the side, with the bow on the left: what they carry, and what can be touched on them."""

from iteru.engine.phrase import Phrase
from iteru.games.imhotep.show.picture.hulls import length, pitch
from iteru.games.imhotep.show.picture.inscriptions import Signboard
from iteru.games.imhotep.show.picture.lines import block, diamond
from iteru.games.imhotep.show.picture.stones import SMALL_LABEL, TALL, figure, stone
from iteru.games.imhotep.view_types import ImhotepView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Path, Shape, Text, Use
from iteru.kit.paths import Point, num, rectangle
from iteru.kit.pieces import hit, rim, ring

LOADING, SAILING = "R4.4", "R4.5"
STONE, DECK = 17.0, -9.0
"""The width of a stone on board to each side, and where it stands."""
FINGER = 56.0  # the width of a space for a finger, wherever the board is drawn smaller
NUMBER = Face(15.5, "bold", "middle", "on-plate")
FAR_NUMBER = Face(20.5, "bold", "middle", "on-plate")
FAR = 0.85
"""The number of a ship that is drawn smaller than that is larger."""


def ship(
    view: ImhotepView,
    number: int,
    at: Point,
    place: str,
    scale: float = 1,
) -> Part:
    """Draws a ship with its spaces from the bow, its number, and the load that it needs to sail."""
    its = view["ships"][number - 1]
    size, minimum, cargo, waits = its["size"], its["minimum"], its["cargo"], its["waits"]
    load, e = size - cargo.count(None), length(size)
    parts: Parts = [*afloat(size)]
    if waits:
        words = Phrase("picture-minimum", {"minimum": minimum})
        parts.append(Signboard((-4, 8.5), load, minimum, words, e + 4))
    parts += numbered(number, size, scale < FAR)
    for index, owner in enumerate(cargo):
        parts.append(space(number, index, owner, size, turn_of(view, number, index), waits))
    title = Phrase("picture-ship", {"ship": number, "size": size, "load": load, "minimum": minimum})
    name = f"ship-{number}"
    return Group(parts, at, "ship", name, name, place, title, scale, SAILING)


@cache
def afloat(size: int) -> Parts:
    """Draws the ship itself, and what lights up around it."""
    e = length(size)
    return [
        hit(rectangle(-56, -50, e + 106, 86)),
        *lit_edge(f"hull-{size}"),
        Use(f"ship-{size}"),
        pennant(e),
    ]


def lit_edge(symbol: str, at: Point = (0, 0), scale: float = 1) -> Parts:
    """Draws the rim of a symbol that is an outline."""
    return [Use(symbol, at, scale, look=f"rim rim-{part}") for part in ("glow", "line", "gold")]


def course_of(d: str) -> Parts:
    """Draws dots along a course; they show when a ship is chosen."""
    return [Path("course below", d), Path("course", d)] if d else []


def pennant(e: float) -> Part:
    """Draws the flag of the seat that sailed a ship, until another seat acts."""
    flag = Path("flag", f"M{num(e / 2)} -40l19 6l-19 7Z")
    return Group([Path("mast", f"M{num(e / 2)} -8V-41"), flag], look="ring")


@cache
def numbered(number: int, size: int, is_far: bool) -> Parts:
    at = (length(size) + 12, 14.0)
    if is_far:
        return [Use("plate", at, 1.3), Text(FAR_NUMBER, at[0], at[1] + 7, number)]
    return [Use("plate", at), Text(NUMBER, at[0], at[1] + 5, number)]


@cache
def space(number: int, index: int, owner: int | None, size: int, turn: int, waits: bool) -> Part:
    """Draws a space of a ship, free or with a stone on it; with its turn while a lever orders the stones."""
    place, at = f"space-{number}-{index + 1}", (pitch(size) * (index + 0.5), DECK)
    facts = {"ship": number, "space": index + 1}
    area = hit(rectangle(-FINGER / 2, -38, FINGER, 70))
    if owner is None:
        title = Phrase("picture-space", facts)
        return Group(free(area, index, waits), at, target=place, title=title, rule=LOADING)
    title = Phrase("picture-space-taken", {**facts, "owner": owner})
    parts = [
        area,
        rim(block(STONE, STONE * TALL)),
        ring(STONE * 1.42, STONE * 0.86, 0, 1),
        stone(owner, (0, 0), STONE, place),
        *turn_mark(turn),
    ]
    return Group(parts, at, target=place, title=title, rule=LOADING)


def free(area: Part, index: int, waits: bool) -> Parts:
    """Draws an empty space: a recess with its number; where a ship was unloaded, the bare deck."""
    if not waits:
        return [area, rim(diamond(15.5)), Shape("M-12 1q12 -9 24 0", "", "plank-shade", 1.4)]
    return [
        area,
        rim(diamond(16.5, 0, -1)),
        Use("recess", (0, -1), 0.825),
        figure((0, -1), index + 1, SMALL_LABEL),
    ]


def turn_of(view: ImhotepView, number: int, index: int) -> int:
    """R7.7: returns which stone of the ship goes first, second ... as far as that has been announced; else 0."""
    asks, unloading = view["asks"], view["unloading"]
    if (
        not asks
        or asks["question"] != "order"
        or asks["detail"] != number - 1
        or index not in unloading
    ):
        return 0
    return int(unloading.index(index)) + 1


def turn_mark(turn: int) -> Parts:
    at = (0.0, -STONE * TALL)
    return [Group([Use("plate"), Text(NUMBER, 0, 5, turn)], at, "order")] if turn else []
