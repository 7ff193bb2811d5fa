"""Feeding: the water ring in its canal, and below each of its places what feeding would cost each seat there."""

from iteru.engine.phrase import Phrase, packed
from iteru.engine.telling import Facts
from iteru.games.egizia.show.picture.ink import sheet
from iteru.games.egizia.show.picture.pieces import mark
from iteru.games.egizia.view_types import EgiziaView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Text, Use, Wrapped
from iteru.kit.paths import num, rectangle
from iteru.kit.pieces import ellipse, hit, rim

COLOURS = ("green", "yellow_green", "brown")
WIDTH, HEIGHT, ROW = 198.0, 264.0, 38.0
PLACES = (75.0, 124.0, 173.0)
FINGER = 57.0
"""How wide the room of a finger is; what neighbours share lies beyond their rims."""
POOL, FIRST = 56.0, 101.0
NAME = (Face(18, "title"), Face(16, "title"))
NOTE = (Face(14, anchor="end", fill="quiet"), Face(14.2, anchor="end", fill="quiet"))
STRENGTH = Face(18, "bold")
LOST, KEPT = Face(17, "bold", "middle", "bad"), Face(17, "bold", "middle")
GRAIN = Face(14.2, anchor="middle", fill="quiet")


def feeding(view: EgiziaView) -> Part:
    """Draws what changes; its area is the whole sheet, so that a lesson lights the words at its edges, too."""
    seats = view["seats"]
    parts: Parts = [hit(rectangle(0, 0, WIDTH, feeding_height(seats)))]
    parts += [now_frame(view["ring"] - 1, seats)]
    parts += [pool(place, view["ring"] == place + 1) for place in range(len(COLOURS))]
    parts += [row(view, seat) for seat in range(seats)]
    return Group(parts, place="feeding", rule="R5.1", name="feeding")


@cache
def now_frame(place: int, seats: int) -> Part:
    """Draws a frame around the column of the ring's present place."""
    d = rectangle(PLACES[place] - 20, 80, 40, seats * ROW + 2, 4)
    return Shape(d, "slab", "lapis", 2.2)


@cache
def pool(place: int, is_here: bool) -> Part:
    """Draws what can be touched of a place of the ring, and the ring if it is there."""
    x = PLACES[place]
    parts: Parts = [
        hit(rectangle(x - FINGER / 2, POOL - 28, FINGER, 56)),
        rim(ellipse(20, 20, x, POOL)),
    ]
    if is_here:
        d = ellipse(19, 19, x, POOL)
        ring = [Shape(d, "", "line", 8), Shape(d, "", "lapis", 5.6), Shape(d, "", "lapis2", 1.4)]
        parts.append(Group(ring, piece="ring", place=f"ring-at-{place + 1}"))
    title = Phrase("picture-pool", {"ring": place + 1, "here": "yes" if is_here else "no"})
    return Group(parts, look="", target=f"ring-{place + 1}", title=title, rule="R5.2")


def row(view: EgiziaView, seat: int) -> Part:
    its = view["players"][seat]["feeding"]
    figures = tuple([(one["points"], one["grain"]) for one in its["by_ring"]])
    return drawn_row(seat, its["strength"], its["penalty"], figures)


@cache
def drawn_row(seat: int, strength: int, penalty: int, figures: tuple[tuple[int, int], ...]) -> Part:
    """Draws a seat: the strength of its crews, and for each place of the ring points lost and grain."""
    y = FIRST + ROW * seat
    parts: Parts = [mark(seat, 19, y), Text(STRENGTH, 33, y + 6, strength)]
    for place, (points, grain) in enumerate(figures):
        x = PLACES[place]
        parts += [
            Text(LOST if points else KEPT, x, y + 1, points),
            Text(GRAIN, x, y + 15, grain),
        ]
    phrases = [
        Phrase("picture-fed-with-ring", {"ring": ring, "grain": grain, "points": -points})
        for ring, (points, grain) in enumerate(figures, start=1)
    ]
    facts: Facts = {"owner": seat, "strength": strength, "penalty": penalty}
    facts["phrases"] = packed(phrases)
    return Group(parts, title=Phrase("picture-feeding-of", facts), rule="R5.3")


def feeding_height(seats: int) -> float:
    return FIRST + ROW * seats + 11


def feeding_ground(view: EgiziaView) -> Parts:
    seats = view["seats"]
    height = feeding_height(seats)
    canal = f"M{num(PLACES[0] - 24)} {num(POOL)}H{num(PLACES[2] + 22)}"
    rules = "".join(
        [f"M8 {num(FIRST + ROW * seat - 20)}h{num(WIDTH - 16)}" for seat in range(1, seats)]
    )
    parts: Parts = [
        *sheet(0, 0, WIDTH, height),
        Wrapped(NAME, (13, 23), Phrase("picture-feeding"), 86, 20),
        Wrapped(NOTE, (WIDTH - 11, 22), Phrase("picture-by-ring"), 96, 16, whole=True),
        Shape(canal, "", "mud", 13),
        Shape(canal, "", "water", 9),
        Shape(rules, "", "pap2", 1.2),
        Wrapped((Face(14.2, fill="quiet"),), (12, height - 9), Phrase("picture-strength"), 70, 16),
        Wrapped(NOTE, (WIDTH - 11, height - 9), Phrase("picture-feeding-legend"), 110, 16),
    ]
    for place, x in enumerate(PLACES):
        parts += pond(place, x)
    return parts


def pond(place: int, x: float) -> Parts:
    """Draws a place of the ring with an ear for each colour that it waters."""
    shine = f"M{num(x - 13.5)} {num(POOL - 4)}A14.5 14.5 0 0 1 {num(x - 2)} {num(POOL - 14.5)}"
    ears = [
        Use(f"ear-{colour}", (x + (k - place / 2) * 10.6, POOL), 0.74)
        for k, colour in enumerate(COLOURS[: place + 1])
    ]
    return [
        Shape(ellipse(20.5, 20.5, x, POOL), "mud"),
        Shape(ellipse(17.5, 17.5, x, POOL), "water"),
        Shape(shine, "", "water3", 1.6),
        *ears,
    ]
