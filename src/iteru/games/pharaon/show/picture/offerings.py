"""The offerings area: pairs, and the bonus offerings with the bag."""

from iteru.engine.phrase import Phrase
from iteru.engine.telling import Facts
from iteru.games.pharaon.show.picture.tokens import token
from iteru.games.pharaon.show.picture.viewer import target
from iteru.games.pharaon.view_types import PharaonView
from iteru.kit.kept import cache
from iteru.kit.scene import Drawn, Group, Part, Parts, Path, Point, Text, drawn, rectangle

TOP, MARGIN, GAP = 50.0, 10.0, 4.0
BONUS, BAG = 52.0, 48.0
FINGER = 50.0


def offerings(view: PharaonView, width: float, height: float) -> Parts:
    """R5.1: the pairs in rows; R5.2: below them the bonus area."""
    its = view["offerings"]["pairs"]
    columns = 2 if len(its) in (2, 4) else 3 if len(its) <= 6 else 4
    rows = -(-len(its) // columns)
    deep = min(82.0, (height - TOP - BONUS - 8) / rows)
    high = min(deep - GAP, 78.0)
    wide = (width - 2 * MARGIN - GAP * (columns - 1)) / columns
    parts: Parts = []
    for number, names in enumerate(its):
        row, column = divmod(number, columns)
        at = (MARGIN + column * (wide + GAP), TOP + row * deep)
        parts.append(pair(view, number + 1, names, at, wide, high))
    parts.append(bonus_area(view, width, height - BONUS - 6))
    return parts


def pair(
    view: PharaonView, slot: int, names: list[str] | None, at: Point, width: float, height: float
) -> Part:
    outline = rectangle(0.5, 0.5, width - 1, height - 1, 8)
    if names is None:
        return Group([Path("slot", outline)], at, title=Phrase("picture-pair-gone"))
    size = min(40.0, height - 12, width / 2 - 6)
    middle = height / 2 + 1
    parts: Parts = [Path("paper", outline)]
    for side, name in zip((-1, 1), names, strict=True):
        place = f"pair-{slot}-{'left' if side < 0 else 'right'}"
        spot = (width / 2 + side * (size / 2 + 3), middle)
        parts.append(Group([token(view, name, spot, size)], piece=f"token-{name}", place=place))
    parts.append(Path("hit halo", outline))
    facts: Facts = {"slot": slot, "cards": " ".join(names)}
    touched = target(view, f"pair-{slot}", "pair")
    return Group(parts, at, target=touched, title=Phrase("picture-pair", facts))


def bonus_area(view: PharaonView, width: float, top: float) -> Part:
    """The bonus offerings in a row, and the bag at its end."""
    its = view["offerings"]
    names = its["bonus"]
    room = width - 2 * MARGIN - BAG - 14
    pitch = min(FINGER, room / max(1, len(names)))
    outline = rectangle(4, 0, width - 8, BONUS, 8)
    parts: Parts = [ground(outline)]
    for number, name in enumerate(names):
        at = (MARGIN + 16 + pitch * (number + 0.5), BONUS / 2)
        parts.append(bonus(view, number + 1, name, at, min(34.0, pitch - 4)))
    parts.append(bag(view, (width - MARGIN - BAG / 2, BONUS / 2)))
    facts = {"count": view["costs"]["bonus"]}
    return Group(
        parts, (0, top), target="bonus-area", title=Phrase("picture-bonus-area", facts), rule="R5.2"
    )


@cache
def ground(outline: str) -> Drawn:
    return drawn(Path("well", outline), Path("hit halo", outline), Text("plus", 15, 32, "+"))


def bonus(view: PharaonView, slot: int, name: str | None, at: Point, size: float) -> Part:
    if name is None:
        empty = Group([Path("slot", "M0 -11L10.5 -3.4L6.5 8.9H-6.5L-10.5 -3.4Z")], scale=size / 20)
        return Group([empty], at, title=Phrase("picture-bonus-gone"))
    edge = Path("hit halo", rectangle(-FINGER / 2, -FINGER / 2, FINGER, FINGER, 8))
    its = Group([token(view, name, (0, 1), size)], piece=f"token-{name}", place=f"bonus-{slot}")
    touched = target(view, f"bonus-{slot}", "offering")
    return Group([its, edge], at, target=touched, title=Phrase("picture-bonus", {"card": name}))


def bag(view: PharaonView, at: Point) -> Part:
    """R5.8: how many are in the bag; the title says what was used."""
    its = view["offerings"]
    words = Phrase("picture-bag", {"count": its["bag"], "used": len(its["discard"])})
    touched = target(view, "bag", "offering")
    return Group([sack(its["bag"])], at, target=touched, title=words, rule="R5.8")


@cache
def sack(count: int) -> Drawn:
    cloth = "M-9 -18H9L6 -13C16 -8 20 2 18 13C17 18 -17 18 -18 13C-20 2 -16 -8 -6 -13Z"
    edge = Path("hit halo edge", rectangle(-FINGER / 2, -FINGER / 2, FINGER, FINGER, 8))
    return drawn(Path("back", cloth), Text("back-count", 0, 9, count), edge)
