"""The Nile on a phone: boats side by side, and below them all tracks on one slab."""

from collections.abc import Iterator

from iteru.engine.phrase import Phrase
from iteru.games.pharaon.rules.moves import COLOURS
from iteru.games.pharaon.show.card_words import nile_facts
from iteru.games.pharaon.show.picture.nile import discs
from iteru.games.pharaon.show.picture.shapes import players
from iteru.games.pharaon.show.picture.surfaces import oval, recess, slab
from iteru.games.pharaon.show.picture.tokens import arrow, gains, tokens
from iteru.games.pharaon.show.picture.viewer import payment
from iteru.games.pharaon.show.picture.zones import Place, zone
from iteru.games.pharaon.show.picture.zones import printed as lintel_of
from iteru.games.pharaon.view_types import PharaonView, SegmentView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Drawn, Group, Part, Parts, Shape, Text, Use, drawn
from iteru.kit.paths import Point, rectangle
from iteru.kit.pieces import hit, rim, ring

SAIL = "M-26.5 -106H26.5C28.5 -74 28.5 -42 26.5 -10H-26.5C-28.5 -42 -28.5 -74 -26.5 -106Z"
HULL = (
    "M-31 -14C-29 -3 -21 6 -8 7H8C21 6 29 -3 31 -14C32 -18 26.5 -19 25.6 -14"
    "C23 -6 17 -2 8 -2H-8C-17 -2 -23 -6 -25.6 -14C-26.5 -19 -32 -18 -31 -14Z"
)
WIDTH, LABELS, MARGIN = 360.0, 36.0, 2.0
PLACE = Place(8, 6, 344, 44)
BOATS, BOAT = 56.0, 122.0
CELL = 22.0
MOST = 6
WORD, FIGURE = Face(13, anchor="middle"), Face(15, "bold", "middle")


def symbols() -> Iterator[tuple[str, Parts]]:
    yield (
        "skiff",
        [
            Shape(oval(3, 8, 29, 4), "deep", opacity=0.45),
            Shape(SAIL, "sail", "line", 1.2),
            Shape("M-28 -107H28M-27 -10H27", "", "line", 4.6),
            Shape("M-28 -107H28M-27 -10H27", "", "wood-light", 2.6),
            Shape(HULL, "wood-light", "line", 1.2),
            Shape("M-20 -4L-18 3M-10 -2V6M0 -2V7M10 -2V6M20 -4L18 3", "", "wood2", 1.5),
        ],
    )


def rows_of(view: PharaonView) -> int:
    return 2 if len(view["nile"]["actions"]) > MOST else 1


def tracks_top(view: PharaonView) -> float:
    return BOATS + rows_of(view) * BOAT + 4


def height(view: PharaonView) -> float:
    return tracks_top(view) + CELL * len(view["nile"]["points"]) + 10


def column() -> float:
    return (WIDTH - LABELS - 2 * MARGIN) / len(COLOURS)


def printed(view: PharaonView) -> Parts:
    high, top, levels = height(view), tracks_top(view), len(view["nile"]["points"])
    water = rectangle(0, 0, WIDTH, high)
    parts: Parts = [Shape(water, "url:water"), Shape(water, "url:waves"), *lintel_of("nile", PLACE)]
    parts += [Shape(rectangle(MARGIN, BOATS + 10, LABELS - 4, 92, 5), "stone", opacity=0.9)]
    if rows_of(view) == 1:
        rows = (("pay", 32), ("get", 63), ("steps", 94))
        parts += [Text(WORD, LABELS / 2, BOATS + y, Phrase(f"picture-{name}")) for name, y in rows]
    parts.append(slab(MARGIN, top, WIDTH - 2 * MARGIN - 2, CELL * levels + 4, 4))
    for level, worth in enumerate(view["nile"]["points"]):
        if level:
            y = top + 2 + CELL * (levels - level - 1) + 16
            parts.append(Text(FIGURE, MARGIN + LABELS / 2, y, worth))
    for number, colour in enumerate(COLOURS):
        at = (MARGIN + LABELS + column() * number, top + 3)
        parts.append(Group([cells(colour, levels, column() - 3)], at))
    return parts


@cache
def cells(colour: str, levels: int, width: float) -> Drawn:
    parts: Parts = [
        recess(
            0, CELL * row, width, CELL - 2, 3, "recess" if row == levels - 1 else f"tint-{colour}"
        )
        for row in range(levels)
    ]
    return drawn(*parts, Use(colour, (11, CELL / 2 - 1), 0.72))


def shore(view: PharaonView, segment: SegmentView) -> Part:
    """R5.5, R5.6."""
    count = len(view["nile"]["actions"])
    rows = rows_of(view)
    columns = -(-count // rows)
    left = MARGIN + (LABELS if rows == 1 else 0)
    wide = (WIDTH - left - MARGIN) / columns
    parts: Parts = [zone(view, segment, PLACE, lambda *_: [])]
    for number in range(count):
        row, place = divmod(number, columns)
        at = (left + wide * (place + 0.5), BOATS + BOAT * (row + 1) - 12)
        parts.append(boat(view, number + 1, at, round(min(1.0, wide / 63), 2)))
    for number, colour in enumerate(COLOURS):
        at = (MARGIN + LABELS + column() * number, tracks_top(view) + 3)
        parts.append(Group([track(view, number, colour)], at))
    return Group(parts)


def boat(view: PharaonView, number: int, at: Point, scale: float) -> Part:
    its = view["nile"]["actions"][number - 1]
    parts: Parts = [
        hit(rectangle(-31, -110, 62, 122)),
        ring(32, 7, 0, 5),
        rim(HULL + SAIL),
        Use("skiff"),
        *tokens(
            view,
            its["cost"],
            (-row(its["cost"]) * (len(its["cost"]) - 1) / 2, -90),
            row(its["cost"]) - 2.5,
            row(its["cost"]),
        ),
        *gains(its["gain"], (0, -59), row(its["gain"]) - 2.5, row(its["gain"])),
        steps(tuple(map(tuple, its["steps"]))),
        *paying(view, payment(view, f"nile {number}")),
    ]
    facts = {**nile_facts(view, number), "cards": " ".join(its["cost"])}
    title = Phrase("picture-nile-action", facts)
    return Group(parts, at, target=f"nile-{number}", title=title, scale=scale, rule="R5.5")


def row(names: list[str] | tuple[tuple[str, ...], ...]) -> float:
    """Returns the distance between these names on a sail."""
    return min(25.0, 50.0 / max(1, len(names)))


@cache
def steps(its: tuple[tuple[str, ...], ...]) -> Drawn:
    pitch = row(its)
    left = -pitch * (len(its) - 1) / 2
    scale = round(min(1.05, pitch / 22), 2)
    return drawn(
        *[
            Group([arrow(tracks)], (left + pitch * n, -28), scale=scale)
            for n, tracks in enumerate(its)
        ]
    )


def paying(view: PharaonView, paid: list[str]) -> Parts:
    if not paid:
        return []
    pitch = min(14.0, 56 / len(paid))
    left = -pitch * (len(paid) - 1) / 2
    hold = rectangle(left - 9, -8, pitch * (len(paid) - 1) + 18, 16, 4)
    shown = tokens(view, paid, (left, 0), min(13.0, pitch - 1), pitch)
    return [Group([Shape(hold, "paper", "line"), *shown], look="pays")]


def track(view: PharaonView, number: int, colour: str) -> Part:
    points = view["nile"]["points"]
    outline = rectangle(-1, -1, column() - 1, CELL * len(points), 4)
    parts: Parts = [hit(outline), rim(outline), ring(26, 5, column() / 2, CELL * len(points))]
    for level in range(len(points)):
        y = CELL * (len(points) - level - 0.5) - 1
        there = [player for player, its in players(view) if its["nile"][number] == level]
        left = 21.0 if level == len(points) - 1 else 4.0
        parts += discs(there, colour, level, y, column() - 3, left)
    return Group(
        parts,
        target=f"track-{colour}",
        title=Phrase("picture-track", {"colour": colour}),
        rule="R5.6",
    )
