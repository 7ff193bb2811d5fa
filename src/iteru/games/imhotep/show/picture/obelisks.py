"""The obelisks: a tower for each seat on side A, spaces for towers on side B."""

from iteru.engine.phrase import Phrase
from iteru.games.imhotep.show.picture.pieces import (
    DEPTH,
    by_place,
    diamond,
    own_mark,
    rule,
    scale,
    slot,
    stack,
    stone,
    worth,
)
from iteru.games.imhotep.view_types import ImhotepView, ObelisksView
from iteru.kit.kept import cache
from iteru.kit.scene import Drawn, Group, Part, Parts, Path, Point, Text, drawn


def obelisks(view: ImhotepView, width: float, height: float) -> Parts:
    its = view["obelisks"]
    if not its["places"]:
        return tower_spaces(its, width, height) + waiting_stones(its, width, height)
    step = (width - 16) / view["seats"]
    towers: Parts = [
        obelisk(seat, tall, (8 + step * (seat + 0.5), height - 88), height - 158)
        for seat, tall in enumerate(its["heights"])
    ]
    return towers + scale("picture-tallest", by_place(its["places"]), width, height)


@cache
def obelisk(seat: int, tall: int, at: Point, room: float) -> Part:
    """R5.11: draws the tower of one seat, and its height."""
    places = [f"obelisk-{seat}-{i}" for i in range(tall)]
    stones = stack([seat] * tall, (0, 0), 26, 25, room, places)
    title = Phrase("picture-obelisk", {"owner": seat, "count": tall})
    return Group([ground(seat), *stones, worth(tall, 0, 39)], at, title=title)


@cache
def ground(seat: int) -> Drawn:
    return drawn(Path("ground", diamond(37)), slot((0, 0), 28, False, own_mark(seat, 8)))


def tower_spaces(its: ObelisksView, width: float, height: float) -> Parts:
    """R6.9: draws the spaces for towers, the best on the left; R6.10: more of them when all are taken."""
    owners, tall = its["towers"], its["tower_height"]
    points = its["tower_points"] + [its["tower_further"]] * max(
        0, len(owners) - len(its["tower_points"])
    )
    step = (width - 20) / len(points)
    a = min(26, 0.46 * step)
    room = min(100.0, height - 144 - 62)
    parts: Parts = []
    for i, figure in enumerate(points):
        at = (10 + step * (i + 0.5), height - 144)
        parts.append(slot(at, a, i == len(owners), worth(figure, 0, 5)))
        if i < len(owners):
            parts += stack(
                [owners[i]] * tall, at, a, a, room, [f"tower-{i}-{level}" for level in range(tall)]
            )
            parts.append(worth(figure, at[0], at[1] + a * DEPTH + 15))
    return parts


def waiting_stones(its: ObelisksView, width: float, height: float) -> Parts:
    """R6.9: where the stones of each seat wait for their tower."""
    seats, tall = len(its["heights"]), its["tower_height"]
    step = (width - 16) / seats
    a = min(16, step / tall / 2.15)
    parts: Parts = [
        Text("small left", 12, height - 81, Phrase("picture-waiting", {"count": tall})),
        rule(height - 73, width),
    ]
    for seat, waiting in enumerate(its["heights"]):
        for i in range(tall):
            at = (8 + step * (seat + 0.5) + (i - (tall - 1) / 2) * 2.1 * a, height - 32)
            free = slot(at, a, False, own_mark(seat, 0.3 * a))
            parts.append(
                stone(seat, at, a, 0.9 * a, f"waiting-{seat}-{i}") if i < waiting else free
            )
    return parts
