"""Ships seen from the side, with the bow on the left."""

from iteru.engine.phrase import Phrase
from iteru.games.imhotep.show.picture.pieces import diamond, outline, stone
from iteru.games.imhotep.view_types import ImhotepView
from iteru.kit.kept import cache
from iteru.kit.scene import Drawn, Group, Part, Parts, Path, Point, Text, drawn, num, rectangle

SPACE = 49  # the length of a space: wide enough for a finger on a tablet
LOADING, SAILING = "R4.4", "R4.5"


def ship(
    view: ImhotepView, number: int, at: Point, place: str, kind: str = "ship", scale: float = 1
) -> Part:
    """Draws a ship with its spaces from the bow, its number, and marks for the load that it needs to sail."""
    its = view["ships"][number - 1]
    size, minimum, cargo = its["size"], its["minimum"], its["cargo"]
    load = size - cargo.count(None)
    spaces = [
        space(number, index, owner, turn_of(view, number, index))
        for index, owner in enumerate(cargo)
    ]
    parts = [body(number, size, load, minimum if its["waits"] else 0), *spaces]
    title = Phrase("picture-ship", {"ship": number, "size": size, "load": load, "minimum": minimum})
    name = f"ship-{number}"
    return Group(parts, at, kind, name, name, place, title, scale, SAILING)


@cache
def body(number: int, size: int, load: int, marks: int) -> Drawn:
    """Draws a ship without its spaces."""
    end = size * SPACE
    pips = [
        Path("pip full" if i < load else "pip", rectangle(2 + 10 * i, 10.5, 7, 7))
        for i in range(marks)
    ]
    hit, halo = Path("hit", rectangle(-32, -46, end + 58, 78)), Path("halo", hull(end))
    return drawn(hit, *planks(end), halo, *pips, Text("number", end - 3, 19, number))


def hull(end: float) -> str:
    """Returns the side of a ship with its high bow; the first space begins at 0 and the last one stops at `end`."""
    return (
        f"M-29 -42C-32 -10 -22 26 6 26L{num(end - 6)} 26C{num(end + 16)} 26 {num(end + 26)} 0 {num(end + 20)} -28"
        f"C{num(end + 17)} -10 {num(end + 12)} 5 {num(end + 3)} 6L-3 6C-14 4 -20 -16 -22 -36Z"
    )


def planks(end: float) -> Parts:
    """Draws deck, side and rope, the steering oar at the stern and an eye at the bow."""
    deck = f"M-9 3C-5 -8 -2 -14 4 -15H{num(end - 4)}C{num(end + 2)} -14 {num(end + 5)} -8 {num(end + 9)} 3L{num(end + 3)} 6H-3Z"
    rope = f"M-12 21C-4 23 {num(end - 8)} 23 {num(end + 8)} 20M-24 -29L-29 -27M-23 -23L-29 -21"
    return [
        Path("oar", f"M{num(end + 4)} -22L{num(end + 24)} 25"),
        Path("deck", deck),
        Path("hull", hull(end)),
        Path("rope", rope),
        Path("eye", "M-16 8C-11 3 -6 3 0 8C-6 13 -11 13 -16 8Z"),
        Path("pupil", "M-10.6 8a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z"),
    ]


@cache
def space(number: int, index: int, owner: int | None, turn: int) -> Part:
    """Draws a space of a ship, free or with a stone on it; with its turn while a lever orders the stones."""
    place, at = f"space-{number}-{index + 1}", (SPACE * (index + 0.5), -4.5)
    hit = Path("hit", rectangle(-SPACE / 2, -42, SPACE, 72))
    if owner is None:
        free = drawn(
            hit,
            Path("slot", diamond(16)),
            Text("tiny", 0, 4, index + 1),
            Path("halo", diamond(16.5)),
        )
        return Group(
            [free],
            at,
            target=place,
            title=Phrase("picture-space", {"ship": number, "space": index + 1}),
            rule=LOADING,
        )
    edge = drawn(Path("halo edge", outline(18, 16.5)), *turn_mark(turn))
    title = Phrase("picture-space-taken", {"ship": number, "space": index + 1, "owner": owner})
    parts = [drawn(hit), stone(owner, (0, 0), 17, 16.5, place), edge]
    return Group(parts, at, target=place, title=title, rule=LOADING)


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
    badge = Path("badge", rectangle(-10, -10, 20, 20, 10))
    return [Group([badge, Text("turn", 0, 5.5, turn)], (0, -16.5))] if turn else []
