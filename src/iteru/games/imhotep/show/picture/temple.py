"""The temple: a row of stacks on a plinth."""

from iteru.engine.phrase import Phrase
from iteru.games.imhotep.show.picture.icons import icon
from iteru.games.imhotep.show.picture.pieces import slot, stack, worth
from iteru.games.imhotep.view_types import ImhotepView
from iteru.kit.kept import cache
from iteru.kit.scene import Drawn, Group, Part, Parts, Path, Point, drawn, polygon, rectangle


def temple(view: ImhotepView, width: float, height: float) -> Parts:
    """Draws the stacks, and below each what its visible stone brings."""
    spaces = view["temple"]["width"]
    step = (width - 24) / spaces
    stacks = [
        temple_space(view, space, (12 + step * (space + 0.5), height - 35))
        for space in range(spaces)
    ]
    return [plinth(width, height), *stacks]


@cache
def plinth(width: float, height: float) -> Drawn:
    top, edge = height - 48, height - 22
    ground = polygon((16, top), (width - 16, top), (width - 6, edge), (6, edge))
    return drawn(Path("ground", ground), Path("ground", rectangle(6, edge, width - 12, 17)))


def temple_space(view: ImhotepView, space: int, at: Point) -> Part:
    its, asks = view["temple"], view["asks"]
    placed, row = its["stones"], its["width"]
    bonus = its["spaces"][space]["bonus"]
    points = its["choice_points"] if bonus == "choice" else its["spaces"][space]["points"]
    numbers = range(space, len(placed), row)
    stones = stack(
        [placed[i] for i in numbers], (0, 0), 22, 18, 54, [f"temple-{i}" for i in numbers]
    )
    scored = asks is not None and asks["question"] == "temple-choice" and asks["detail"] == space
    parts: Parts = [area(), *(stones or [slot((0, 0), 22, len(placed) % row == space)])]
    parts.append(brings(points, bonus, its["choice_stones"]))
    facts = {"space": space + 1, "points": points, "count": its["choice_stones"]}
    return Group(
        parts,
        at,
        target="point" if scored else "",
        title=Phrase(f"picture-temple-{bonus or 'points'}", facts),
    )


@cache
def area() -> Drawn:
    return drawn(Path("hit halo", rectangle(-32, -70, 64, 98, 8)))


@cache
def brings(points: int, bonus: str | None, stones: int) -> Drawn:
    """Draws what a space of the temple brings: points, or a card, or points and stones to choose from."""
    if bonus is None:
        return worth(points, 0, 26)
    if bonus == "card":
        return icon("card", 0, 21.5, 0.75, "sign")
    return drawn(
        Group([worth(f"{points} / {stones}", -10, 26), icon("stones", 17, 21.5, 0.72, "sign")])
    )
