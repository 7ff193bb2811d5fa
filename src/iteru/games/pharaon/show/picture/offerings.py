"""The offerings area: pairs on altars, and the bonus offerings with the bag."""

from collections.abc import Iterator

from iteru.engine.phrase import Phrase
from iteru.engine.telling import Facts
from iteru.games.pharaon.show.picture.faces import ABOUT
from iteru.games.pharaon.show.picture.surfaces import oval, recess, slab
from iteru.games.pharaon.show.picture.tokens import PENTAGON, pentagon, token
from iteru.games.pharaon.show.picture.viewer import may_pay, target
from iteru.games.pharaon.view_types import PharaonView
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Text, Use
from iteru.kit.paths import Point, rectangle
from iteru.kit.pieces import hit, rim, ring

TOP, GAP = 51.0, 6.0
BONUS, BAG, LABEL = 44.0, 56.0, 62.0
FINGER = 56.0
HIGHEST = 58.0
SACK = (
    "M-10 -20C-6 -16 6 -16 10 -20L14 -14L9 -10C30 -2 30 20 18 21H-18C-30 20 -30 -2 -9 -10L-14 -14Z"
)


def symbols() -> Iterator[tuple[str, Parts]]:
    yield (
        "sack",
        [
            Shape(oval(3, 20, 30, 5), "shadow", opacity=0.26),
            Shape(SACK, "back2", "line", 1.3),
            Shape("M9 -10C30 -2 30 20 18 21H6C18 12 16 -2 3 -10Z", "back", opacity=0.7),
            Shape("M-10 -10.5H10", "", "terra", 3.2),
        ],
    )
    yield (
        "no-offering",
        [
            Shape(PENTAGON, "recess"),
            Shape("M-6.8 9.4L-11 -3.6L0 -11.6L11 -3.6", "", "recess-dark", 1.4, 0.75),
        ],
    )


def offerings(view: PharaonView, width: float, height: float) -> Parts:
    """R5.1: the pairs in rows; R5.2: below them the bonus area."""
    its = view["offerings"]["pairs"]
    columns = 3 if len(its) <= 6 else 4
    rows = -(-len(its) // columns)
    deep = min(HIGHEST + GAP, (height - TOP - BONUS - 2) / rows)
    wide = (width - GAP * (columns - 1)) / columns
    size = (wide, deep - GAP)
    spots = [
        (number % columns * (wide + GAP), TOP + number // columns * deep)
        for number in range(len(its))
    ]
    parts: Parts = []
    if may_pay(view):
        parts += [
            rim(rectangle(x, y, *size, 5))
            for (x, y), names in zip(spots, its, strict=True)
            if names
        ]
    for number, (names, at) in enumerate(zip(its, spots, strict=True)):
        parts.append(pair(view, number + 1, names, at, size))
    parts.append(bonus_area(view, width, TOP + rows * deep + 1))
    return parts


def pair(view: PharaonView, slot: int, names: list[str] | None, at: Point, size: Point) -> Part:
    width, height = size
    if names is None:
        return Group([recess(0, 0, width, height, 5)], at, title=Phrase("picture-pair-gone"))
    large = min(35.0, height - 12, width / 2 - 10)
    parts: Parts = [rim(rectangle(0, 0, width, height, 5)), slab(0, 0, width, height, 5)]
    for side, name in zip((-1, 1), names, strict=True):
        place = f"pair-{slot}-{'left' if side < 0 else 'right'}"
        spot = (width / 2 + side * (large / 2 + 4), height / 2)
        parts.append(Group([token(view, name, spot, large)], piece=f"token-{name}", place=place))
    touched = target(view, f"pair-{slot}", "pair")
    if touched:
        parts.append(hit(rectangle(-2, -4, width + 4, height + 8)))
    facts: Facts = {"slot": slot, "cards": " ".join(names)}
    return Group(parts, at, target=touched, title=Phrase("picture-pair", facts))


def bonus_area(view: PharaonView, width: float, top: float) -> Part:
    """The bonus offerings in a row on a mat, and the bag at its end."""
    its = view["offerings"]
    names = its["bonus"]
    pitch = min(50.0, (width - LABEL - BAG) / max(1, len(names)))
    large = min(32.0, pitch - 4)
    outline = rectangle(0, 0, width, BONUS, 5)
    parts: Parts = [
        hit(rectangle(0, -4, width, FINGER)),
        rim(outline),
        slab(0, 0, width, BONUS, 5, "mat", "mat2"),
        ring(29, 7, width - BAG / 2 + 2, BONUS - 6),
        Text(Face(14.5, "title"), 8, 19, Phrase("picture-bonus-name")),
        Text(ABOUT, 8, 36, Phrase("picture-bonus-takes")),
    ]
    for number, name in enumerate(names):
        at = (LABEL + pitch * (number + 0.5), BONUS / 2 + 0.5)
        parts.append(bonus(view, number + 1, name, at, large))
    parts.append(bag(view, (width - BAG / 2 + 2, BONUS / 2 + 1)))
    facts = {"count": view["costs"]["bonus"]}
    title = Phrase("picture-bonus-area", facts)
    return Group(parts, (0, top), target="bonus-area", title=title, rule="R5.2")


def bonus(view: PharaonView, slot: int, name: str | None, at: Point, size: float) -> Part:
    scale = round(size / 20, 3)
    if name is None:
        return Group([Use("no-offering", scale=scale)], at, title=Phrase("picture-bonus-gone"))
    its = Group([token(view, name, (0, 0), size)], piece=f"token-{name}", place=f"bonus-{slot}")
    touched = target(view, f"bonus-{slot}", "offering")
    parts: Parts = [its]
    if touched:
        parts = [rim(pentagon(size)), its, hit(rectangle(-FINGER / 2, -FINGER / 2, FINGER, FINGER))]
    return Group(parts, at, target=touched, title=Phrase("picture-bonus", {"card": name}))


def bag(view: PharaonView, at: Point) -> Part:
    """R5.8: how many are in the bag; the title says what was used."""
    its = view["offerings"]
    words = Phrase("picture-bag", {"count": its["bag"], "used": len(its["discard"])})
    touched = target(view, "bag", "offering")
    parts: Parts = [
        Use("sack", scale=0.86),
        Text(Face(17, "bold", "middle", "on-back"), 0, 13, its["bag"]),
    ]
    if touched:
        parts = [rim(SACK), *parts, hit(rectangle(-FINGER / 2, -FINGER / 2, FINGER, FINGER))]
    return Group(parts, at, target=touched, title=words, rule="R5.8")
