"""The Nile: boats for its actions, and between them the influence tracks as marked pillars in the water."""

from collections.abc import Iterator
from functools import partial

from iteru.engine.phrase import Phrase
from iteru.games.pharaon.rules.moves import COLOURS
from iteru.games.pharaon.show.card_words import nile_facts
from iteru.games.pharaon.show.picture.faces import ABOUT
from iteru.games.pharaon.show.picture.shapes import PIECE, Player, look, players
from iteru.games.pharaon.show.picture.surfaces import oval, recess, slab
from iteru.games.pharaon.show.picture.tokens import arrow, gains, tokens
from iteru.games.pharaon.show.picture.viewer import payment
from iteru.games.pharaon.view_types import PharaonView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Drawn, Group, Part, Parts, Shape, Text, Use, drawn
from iteru.kit.paths import Point, num, rectangle
from iteru.kit.pieces import hit, rim, ring
from iteru.kit.shown import Keep

HULL = (
    "M-53 -19C-50 -3 -36 9 -14 10H14C36 9 50 -3 53 -19C54 -25 46 -26 45 -20"
    "C40 -7 28 -2 14 -2H-14C-28 -2 -40 -7 -45 -20C-46 -26 -54 -25 -53 -19Z"
)
SAIL = "M-42 -124H42C46 -90 46 -48 42 -12H-42C-46 -48 -46 -90 -42 -124Z"
BOAT = 107.6
"""How wide a boat is with the water around it."""
SMALLEST_WITH_WORDS = 0.8
PILLAR, CAPITAL = 94.0, 31.0
FIGURE = Face(16, "bold", "middle")


def symbols() -> Iterator[tuple[str, Parts]]:
    yield (
        "boat",
        [
            Shape(oval(4, 11, 50, 6), "deep", opacity=0.45),
            Shape("M-60 10q6 -4 12 0M46 13q6 -4 12 0", "", "wave", 1.6),
            Shape(SAIL, "sail", "line", 1.3),
            Shape(
                "M31 -123H42C46 -90 46 -48 42 -13H31C35 -48 35 -90 31 -123Z", "sail2", opacity=0.8
            ),
            Shape("M-44 -89H44.6M-45 -52H45", "", "paper-edge", 1, 0.8),
            Shape("M-46 -125H46M-46 -12H46", "", "line", 5.4),
            Shape("M-46 -125H46M-46 -12H46", "", "wood-light", 3),
            Shape(HULL, "wood-light", "line", 1.3),
            Shape(
                "M-53 -19C-50 -3 -36 9 -14 10H14C36 9 50 -3 53 -19C48 -6 36 4 14 5H-14C-36 4 -48 -6 -53 -19Z",
                "wood",
                opacity=0.8,
            ),
            Shape("M-36 -5L-33 5M-20 -2L-19 9M-4 -2V10M12 -2L12 10M27 -4L29 7", "", "wood2", 1.7),
            Shape("M-50 -22L-44 -22M44 -22L50 -22", "", "terra", 2.6),
        ],
    )


# Boats


def keep_boat(view: PharaonView, keep: Keep, number: int, at: Point, scale: float) -> Part:
    """A boat, drawn again only if something else would be paid."""
    shows = f"boat {number} {at} {payment(view, f'nile {number}')}"
    return keep(shows, partial(boat, view, number, at, scale))


def boat(view: PharaonView, number: int, at: Point, scale: float) -> Part:
    """Draws what an action costs, what it gives, its steps; and what the player who is asked would pay (R4.6)."""
    its = view["nile"]["actions"][number - 1]
    paid = payment(view, f"nile {number}")
    parts: Parts = [
        hit(rectangle(-54, -130, 108, 148)),
        ring(54, 10, 0, 6),
        rim(HULL + SAIL),
        Use("boat"),
        *(words() if scale >= SMALLEST_WITH_WORDS else []),
        *tokens(view, its["cost"], row(len(its["cost"]), -107), *fitted(len(its["cost"]))),
        *gains(its["gain"], (middle(len(its["gain"])), -70), *fitted(len(its["gain"]))),
        steps(tuple(map(tuple, its["steps"]))),
        *paying(view, paid),
    ]
    title = Phrase(
        "picture-nile-action", {**nile_facts(view, number), "cards": " ".join(its["cost"])}
    )
    return Group(parts, at, target=f"nile-{number}", title=title, scale=scale, rule="R5.5")


def words() -> Parts:
    rows = (("pay", -102.5), ("get", -65.5), ("steps", -28.5))
    return [Text(ABOUT, -42, y, Phrase(f"picture-{name}")) for name, y in rows]


def fitted(count: int) -> tuple[float, float]:
    """Returns how large tokens are on a sail beside the word, and how far apart."""
    pitch = min(27.0, 54.0 / max(1, count))
    return min(24.0, pitch - 2), pitch


def middle(count: int) -> float:
    """Two and more fill what the word leaves of a sail."""
    return 13.0 if count > 1 else 10.0


def row(count: int, y: float) -> Point:
    return middle(count) - fitted(count)[1] * (count - 1) / 2, y


@cache
def steps(its: tuple[tuple[str, ...], ...]) -> Drawn:
    size, pitch = fitted(len(its))
    left = middle(len(its)) - pitch * (len(its) - 1) / 2
    arrows = [
        Group([arrow(tracks)], (left + pitch * number, -32), scale=round(size / 21.5, 2))
        for number, tracks in enumerate(its)
    ]
    return drawn(*arrows)


def paying(view: PharaonView, paid: list[str]) -> Parts:
    """It lies in the hull."""
    if not paid:
        return []
    pitch = min(19.0, 76 / len(paid))
    left = -pitch * (len(paid) - 1) / 2
    hold = rectangle(left - 12, -9, pitch * (len(paid) - 1) + 24, 20, 5)
    shown = tokens(view, paid, (left, 1), min(16.0, pitch - 1.5), pitch)
    return [Group([Shape(hold, "paper", "line", 1.1), *shown], look="pays")]


# Tracks


@cache
def pillar(colour: str, levels: tuple[int, ...], at: Point, size: Point) -> Drawn:
    """A nilometer: a pillar in the water with a mark for each level, the start below."""
    (x, y), (width, height) = at, size
    cell = (height - CAPITAL - 1) / len(levels)
    parts: Parts = [
        Shape(f"M{num(x - 2)} {num(y + height + 2)}q12 5 24 0t24 0t24 0t26 0", "", "wave", 2),
        slab(x, y, width, height, 4),
        Shape(rectangle(x + 1, y + 1, width - 2, CAPITAL - 4, 3), f"tint-{colour}"),
        Use(colour, (x + width / 2, y + CAPITAL / 2 - 0.5), 1.1),
    ]
    for row in range(len(levels)):
        fill = "recess" if row == len(levels) - 1 else f"tint-{colour}"
        parts.append(recess(x + 5, y + CAPITAL + row * cell, width - 10, cell - 3.5, 3, fill))
    return drawn(*parts)


def keep_track(view: PharaonView, keep: Keep, number: int, at: Point, size: Point) -> Part:
    """A track, drawn again only if somebody has moved on it."""
    draw = partial(track, view, number, COLOURS[number], size)
    return keep(f"track {at} {shown_of_track(view, number)}", lambda: Group([draw()], at))


def shown_of_track(view: PharaonView, number: int) -> str:
    return f"{number} {[its['nile'][number] for _, its in players(view)]}"


def track(view: PharaonView, number: int, colour: str, size: Point) -> Part:
    """The points of each level, and the discs of all players in their places."""
    width, height = size
    points = view["nile"]["points"]
    cell = (height - CAPITAL - 1) / len(points)
    outline = rectangle(0, 0, width, height, 4)
    parts: Parts = [hit(outline), rim(outline), ring(width / 2, 9, width / 2, height + 1)]
    for level, worth in enumerate(points):
        y = CAPITAL + (len(points) - level - 1) * cell + (cell - 3.5) / 2
        if level:
            parts.append(Text(FIGURE, 14, y + 5.5, worth))
        there = [player for player, its in players(view) if its["nile"][number] == level]
        parts += discs(there, colour, level, y, width, 27.0 if level else 9.0)
    title = Phrase("picture-track", {"colour": colour})
    return Group(parts, target=f"track-{colour}", title=title, rule="R5.6")


def discs(
    there: list[Player], colour: str, level: int, y: float, width: float, left: float
) -> Parts:
    """Side by side, closer the more there are."""
    pitch = min(18.0, (width - left - 6) / max(1, len(there)))
    scale = round(min(1.0, pitch / 2.3 / PIECE), 2)
    return [
        Group(
            [Use(f"piece-{player}", scale=scale)],
            (left + pitch * (place + 0.5), y),
            look(player),
            "",
            f"disc-{player}-{colour}",
            f"track-{colour}-{level}-{player}",
        )
        for place, player in enumerate(there)
    ]


# Tracks that lie below the boats, on a tablet

SIGN = 32.0
LEVEL = Face(14.5, "bold", "middle")


@cache
def lying_pillar(colour: str, levels: int, size: Point) -> Drawn:
    """The sign of a track, and its levels as rows beside it."""
    width, height = size
    cell = (height - 4) / levels
    rows: Parts = [
        recess(
            SIGN,
            3 + row * cell,
            width - SIGN - 4,
            cell - 1.6,
            3,
            "recess" if row == levels - 1 else f"tint-{colour}",
        )
        for row in range(levels)
    ]
    return drawn(slab(0, 0, width, height, 4), Use(colour, (SIGN / 2, height / 2), 1.25), *rows)


def keep_lying(view: PharaonView, keep: Keep, number: int, at: Point, size: Point) -> Part:
    draw = partial(lying_track, view, number, COLOURS[number], size)
    return keep(f"lying {at} {shown_of_track(view, number)}", lambda: Group([draw()], at))


def lying_track(view: PharaonView, number: int, colour: str, size: Point) -> Part:
    width, height = size
    points = view["nile"]["points"]
    cell = (height - 4) / len(points)
    outline = rectangle(0, 0, width, height, 4)
    parts: Parts = [hit(outline), rim(outline), ring(width / 2, 6, width / 2, height)]
    for level, worth in enumerate(points):
        y = 3 + (len(points) - level - 0.5) * cell - 0.8
        if level:
            parts.append(Text(LEVEL, SIGN + 11, y + 5, worth))
        there = [player for player, its in players(view) if its["nile"][number] == level]
        parts += discs(there, colour, level, y, width - 4, SIGN + 20)
    title = Phrase("picture-track", {"colour": colour})
    return Group(parts, target=f"track-{colour}", title=title, rule="R5.6")


# All of it over the whole width of the board

PILLAR_SIZE = (PILLAR, 158.0)
TOP = 18.0


def slots(view: PharaonView, width: float) -> list[tuple[str, int, float]]:
    """Pillars and boats by turns: an action stands between the two tracks that it moves. Gives the middle of each."""
    count = len(view["nile"]["actions"])
    order: list[tuple[str, int]] = []
    for number in range(max(count, len(COLOURS))):
        order += [("track", number)] if number < len(COLOURS) else []
        order += [("boat", number + 1)] if number < count else []
    pitch = (width - 24) / len(order)
    return [
        (kind, number, 10 + pitch * (place + 0.5)) for place, (kind, number) in enumerate(order)
    ]


def printed(view: PharaonView, width: float, y: float) -> Parts:
    """The pillars."""
    levels = tuple(view["nile"]["points"])
    wide = min(PILLAR, (width - 24) / len(slots(view, width)) - 6)
    return [
        pillar(COLOURS[number], levels, (x - wide / 2, y + TOP), (wide, PILLAR_SIZE[1]))
        for kind, number, x in slots(view, width)
        if kind == "track"
    ]


def nile(view: PharaonView, keep: Keep, width: float, y: float) -> Parts:
    """R5.5, R5.6."""
    places = slots(view, width)
    room = (width - 24) / len(places)
    size = (min(PILLAR, room - 6), PILLAR_SIZE[1])
    scale = round(min(1.0, room / 106), 2)
    return [
        keep_boat(view, keep, number, (x, y + TOP + 146), scale)
        if kind == "boat"
        else keep_track(view, keep, number, (x - size[0] / 2, y + TOP), size)
        for kind, number, x in places
    ]
