"""The pyramids: one of three levels on side A, three small ones on side B."""

from functools import cache

from iteru.engine.game import View
from iteru.engine.phrase import Phrase
from iteru.games.imhotep.rules.moves import PYRAMID_NAMES
from iteru.games.imhotep.show.picture.pieces import DEPTH, printed, slot, stone
from iteru.games.imhotep.show.picture.river import HARBOUR_WIDTH
from iteru.kit.scene import Drawn, Group, Part, Parts, Path, Point, Text, box, drawn

Plan = list[list[tuple[int, Point]]]


def pyramids(view: View, width: float, height: float) -> Parts:
    its = view["pyramids"]
    count = len(its["pyramids"])
    if count == 1:
        parts = pyramid(its["pyramids"][0], its["levels"], 0, (112, 156), 32) + further_levels(its)
        return parts + beyond(its, (226, 198), (226, 172), 128, 12)
    step = width / count
    parts = [one_of_several(its, index, (step * (index + 0.5), 150)) for index in range(count)]
    return parts + beyond(its, (104, 209), (12, 212), width - 116, 9) + stone_in_hand(view, width)


def stones_on(spaces: list[View]) -> int:
    return sum([space["owner"] is not None for space in spaces])


def pyramid(spaces: list[View], levels: list[int], index: int, centre: Point, a: float) -> Parts:
    """Blocks and free spaces of every level that can be built now, from the back to the front and from below to above."""
    taken = stones_on(spaces)
    parts: Parts = []
    for level in building_plan(tuple(levels), centre, a):
        if min(level)[0] > taken:
            break
        for number, at in level:
            parts.append(
                pyramid_space(spaces[number], at, a, f"pyramid-{index}-{number}", number == taken)
            )
    return parts


@cache
def building_plan(levels: tuple[int, ...], centre: Point, a: float) -> Plan:
    """The spaces of each level from the back to the front: number and point."""
    plan: Plan = []
    start = 0
    for level, side in enumerate(levels):
        ground = (centre[0], centre[1] - level * 0.84 * a)
        cells = [
            (start + cell, on_level(ground, a, side, *divmod(cell, side)))
            for cell in range(side * side)
        ]
        plan.append(sorted(cells, key=lambda cell: cell[1][1]))
        start += side * side
    return plan


def on_level(centre: Point, a: float, side: int, column: int, row: int) -> Point:
    """Columns go from the back to the right, rows from the back to the left."""
    return centre[0] + (column - row) * a, centre[1] + (column + row - side + 1) * a * DEPTH


def pyramid_space(space: View, at: Point, a: float, place: str, following: bool) -> Part:
    if space["owner"] is not None:
        return stone(space["owner"], at, 0.98 * a, 0.84 * a, place)
    return slot(at, a, following, printed(space["points"], space["bonus"], 14))


def further_levels(its: View) -> Parts:
    """The plan of the levels that have no ground yet."""
    spaces = its["pyramids"][0]
    taken = stones_on(spaces)
    parts: Parts = []
    start, x = 0, 266.0
    for level, side in enumerate(its["levels"], start=1):
        if start > taken:
            for cell in range(side * side):
                own = spaces[start + cell]
                at = on_level((x, 96), 20, side, *divmod(cell, side))
                parts.append(slot(at, 20, False, printed(own["points"], own["bonus"], 11)))
            parts.append(Text("small", x, 136, Phrase("picture-level", {"level": level})))
            x += 68
        start += side * side
    return parts


def one_of_several(its: View, index: int, centre: Point) -> Part:
    """R6.3: one of the small pyramids; its top floats above until it can be built."""
    spaces, a, name = its["pyramids"][index], 27, PYRAMID_NAMES[index]
    free = spaces[stones_on(spaces) :]
    parts: Parts = [area(centre), *pyramid(spaces, its["levels"], index, centre, a)]
    title = Phrase("picture-pyramid-complete", {"pyramid": name})
    if free:
        bonus = free[0]["bonus"] or "none"
        title = Phrase(
            "picture-pyramid", {"pyramid": name, "points": free[0]["points"], "bonus": bonus}
        )
    if len(free) > 1:
        top = printed(spaces[-1]["points"], spaces[-1]["bonus"], 13)
        parts.append(slot((centre[0], centre[1] - 77), a, False, top))
    return Group(parts, target=f"pyramid-{name}", title=title)


@cache
def area(centre: Point) -> Drawn:
    return drawn(Path("hit halo", box(centre[0] - 59, centre[1] - 96, 118, 134, 12)))


def beyond(its: View, at: Point, label: Point, room: float, a: float) -> Parts:
    """R5.6: stones laid beside the finished pyramids, and what each is worth."""
    owners = its["beyond"]
    pitch = min(2.2 * a, (room - 2 * a) / max(1, len(owners) - 1))
    stones: Parts = [
        stone(seat, (at[0] + a + pitch * i, at[1]), a, a, f"beyond-{i}")
        for i, seat in enumerate(owners)
    ]
    words = Text("small left", *label, Phrase("picture-beyond", {"points": its["beyond_points"]}))
    return [words, *(stones or [slot((at[0] + a, at[1]), a)])]


def stone_in_hand(view: View, width: float) -> Parts:
    """The stone that its owner is about to put on one of the pyramids."""
    asks = view["asks"]
    if not asks or asks["question"] != "pick-pyramid":
        return []
    return [stone(asks["seat"], (width - HARBOUR_WIDTH - 22, 34), 14, 13, "hand")]
