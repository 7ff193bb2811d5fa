"""Ships seen from the side, with the bow on the left; and the water that they leave."""

from iteru.engine.phrase import Phrase
from iteru.games.imhotep.show.picture.inscriptions import Signboard
from iteru.games.imhotep.show.picture.lines import block, diamond, disc
from iteru.games.imhotep.show.picture.stones import SMALL_LABEL, TALL, figure, stone
from iteru.games.imhotep.view_types import ImhotepView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.pieces import hit, rim, ring
from iteru.kit.scene import Drawn, Group, Part, Parts, Path, Point, Shape, Text, Use, num, rectangle

LOADING, SAILING = "R4.4", "R4.5"
SIZES = range(1, 5)
STONE, DECK = 17.0, -9.0
"""The width of a stone on board to each side, and where it stands."""
FINGER = 56.0  # the width of a space for a finger, wherever the board is drawn smaller
NUMBER = Face(15.5, "bold", "middle", "on-plate")
FAR_NUMBER = Face(20.5, "bold", "middle", "on-plate")
"""The number of a ship that is drawn smaller."""


def pitch(size: int) -> float:
    """Returns the length of a space; a ship of four is drawn closer, or it would leave the river."""
    return 36.0 if size == 4 else 42.0


def length(size: int) -> float:
    return size * pitch(size)


def hull(e: float) -> str:
    """Returns the outline of a ship whose deck runs from 0 to `e`."""
    return (
        f"M-40 -40C-46 -46 -56 -42 -55 -33C-46 -14 -40 6 -26 19C-14 30 4 33 {num(e / 2)} 33"
        f"C{num(e - 4)} 33 {num(e + 14)} 30 {num(e + 26)} 19C{num(e + 42)} 4 {num(e + 50)} -18 {num(e + 48)} -38"
        f"C{num(e + 46)} -50 {num(e + 32)} -52 {num(e + 28)} -44C{num(e + 34)} -44 {num(e + 36)} -38 {num(e + 34)} -30"
        f"C{num(e + 30)} -14 {num(e + 22)} -6 {num(e + 10)} -3L-8 -3C-22 -6 -32 -18 -40 -40Z"
    )


def calm(e: float) -> str:
    """Returns the outline of the calm water where a ship lay, or may lie."""
    return upper_calm(e) + lower_calm(e).removeprefix("M-52 -4") + "Z"


def upper_calm(e: float) -> str:
    return f"M{num(e + 50)} -4C{num(e + 30)} -16 {num(e)} -18 {num(e / 2)} -18C0 -18 -30 -16 -52 -4"


def lower_calm(e: float) -> str:
    return f"M-52 -4C-34 22 0 30 {num(e / 2)} 30C{num(e)} 30 {num(e + 34)} 22 {num(e + 50)} -4"


def ship_symbols() -> dict[str, Parts]:
    found: dict[str, Parts] = {"berth": berth(length(3), 0.3), "plate": plate()}
    found["berth-edge"] = [bare(calm(length(3)))]
    for size in SIZES:
        found[f"ship-{size}"] = body(size)
        found[f"hull-{size}"] = [bare(hull(length(size)))]
        found[f"gone-{size}"] = berth(length(size), 0.85)
    return found


def bare(d: str) -> Part:
    """Draws an outline that looks as whoever uses it says."""
    return Drawn(f'<path d="{d}"/>')


def berth(e: float, deep: float) -> Parts:
    return [
        Shape(calm(e), "deep", opacity=deep),
        Shape(upper_calm(e), "", "deep", 2.6, 0.7),
        Shape(lower_calm(e), "", "foam", 1.6, 0.9),
    ]


def plate() -> Parts:
    return [Shape(disc(0, 0, 10.5), "plate", "line", 1.3)]


def body(size: int) -> Parts:
    """Draws a ship without its number and its stones."""
    e = length(size)
    return [*wash(e), *oar(e), *deck(e, size), *side(e), *ends(e), *eye()]


def wash(e: float) -> Parts:
    foam = f"M-44 26q-14 5 -26 4M-40 34q-16 7 -34 6M{num(e + 34)} 30q14 6 26 4"
    below = f"M-34 30C0 44 {num(e)} 44 {num(e + 34)} 30C{num(e + 10)} 52 -10 52 -34 30Z"
    return [Shape(below, "deep", opacity=0.45), Shape(foam, "", "foam", 1.8, 0.9)]


def oar(e: float) -> Parts:
    blade = f"M{num(e + 34)} 16l9 -3l8 26q-7 7 -10 -2Z"
    return [
        Shape(f"M{num(e + 14)} -40L{num(e + 40)} 32", "", "plank-shade", 3.4),
        Shape(blade, "plank", "line"),
    ]


def deck(e: float, size: int) -> Parts:
    planks = f"M-18 -3C-10 -19 6 -20 18 -20H{num(e - 16)}C{num(e - 2)} -20 {num(e + 10)} -16 {num(e + 18)} -3Z"
    joints = [f"M{num(pitch(size) * i + 3)} -19l-6 15" for i in range(1, size)]
    return [Shape(planks, "plank-lit", "line"), Shape("".join(joints), "", "plank", 1.2)]


def side(e: float) -> Parts:
    half = num(e / 2)
    keel = (
        f"M-30 14C-14 30 4 33 {half} 33C{num(e - 4)} 33 {num(e + 14)} 30 {num(e + 30)} 14"
        f"C{num(e + 14)} 22 {num(e - 6)} 24 {half} 24C4 24 -14 22 -30 14Z"
    )
    seam = f"M-36 0C-20 9 0 10 {half} 10C{num(e)} 10 {num(e + 20)} 9 {num(e + 37)} -2"
    rail = f"M-24 -8C-12 -2 0 -1 {half} -1C{num(e)} -1 {num(e + 14)} -2 {num(e + 24)} -9"
    foot = (
        f"M-55 -33C-46 -14 -40 6 -26 19C-14 30 4 33 {half} 33"
        f"C{num(e - 4)} 33 {num(e + 14)} 30 {num(e + 26)} 19C{num(e + 42)} 4 {num(e + 50)} -18 {num(e + 48)} -38"
    )
    return [
        Shape(hull(e), "plank", "line", 1.1),
        Shape(keel, "plank-shade"),
        Shape(seam, "", "plank-dark", 1, 0.55),
        Shape(rail, "", "plank-lit", 2),
        Shape(foot, "", "line", 2.1),
    ]


def ends(e: float) -> Parts:
    """Draws the bindings of bow and stern, and the lotus at the stern."""
    bow = "".join([f"M{num(-50 + 4.5 * k)} {-24 + 9 * k}l10 -5" for k in range(3)])
    stern = "".join([f"M{num(e + 46 - 3.5 * k)} {-20 + 9 * k}l-10 -4" for k in range(3)])
    lotus = f"M{num(e + 28)} -44c-6 -2 -10 2 -9 7c3 -2 7 -1 8 1Z"
    return [Shape(bow + stern, "", "cloth0", 2.2), Shape(lotus, "reed", "line", 0.9)]


def eye() -> Parts:
    return [
        Shape("M-33 6q9 -8 19 0q-10 7 -19 0Z", "plate", "line", 1.2),
        Shape(disc(-23.5, 5.6, 3), "on-plate"),
        Shape("M-14 6q5 1 7 4M-24 10q0 5 -4 6", "", "line", 1.2),
    ]


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
    parts += [*numbered(number, size, scale < 1), *[
        space(number, index, owner, size, turn_of(view, number, index), waits)
        for index, owner in enumerate(cargo)
    ]]  # fmt: skip
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
    """Draws the flag of whoever sailed a ship, until somebody else acts."""
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
