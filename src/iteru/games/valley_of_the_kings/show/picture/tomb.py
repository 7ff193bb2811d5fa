"""The viewer's own tomb, cut into the cliff: a portal, a painted wall with shelves, and the door for what is entombed."""

from typing import NamedTuple

from iteru.engine.phrase import Phrase
from iteru.games.valley_of_the_kings.show.picture.emblems.pen import disc
from iteru.games.valley_of_the_kings.show.picture.land import BEYOND
from iteru.games.valley_of_the_kings.show.picture.masonry import oval, stripes
from iteru.games.valley_of_the_kings.show.picture.shelves import (
    Wall,
    bare,
    filled,
    set_sizes,
    shelves_of,
)
from iteru.games.valley_of_the_kings.show.words import viewer
from iteru.games.valley_of_the_kings.view_types import ValleyView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.marks import outline
from iteru.kit.parts import Drawn, Group, Part, Parts, Shape, Text, Use, Wrapped, drawn
from iteru.kit.paths import num, polygon, rectangle
from iteru.kit.pieces import hit, rim
from iteru.kit.shown import Keep

STRATA = (38, 170, 176, 310, 316, 430)
"""Heights at which the layers of the rock are seen."""
LEFT, TOP, WIDTH, FOOT = 800.0, 14.0, 284.0, 548.0
WIDE_WALL = Wall(806, 87, 272, (7,))
TALL_TOP = 452.0
TALL_WALL = Wall(12, 497, 300, (4, 3))
SMALL_WALL = Wall(3, 36, 192, (4, 3), 24, has_notes=False)


class Door(NamedTuple):
    """The door through which cards go into the tomb."""

    x: float
    top: float
    width: float
    foot: float
    words: float
    """How far below its top its name stands."""

    @property
    def outline(self) -> str:
        left, right = self.x, self.x + self.width
        return polygon(
            (left - 2, self.foot),
            (left + 1, self.top),
            (right - 1, self.top),
            (right + 2, self.foot),
        )


WIDE_DOOR = Door(884, 456, 116, 548, 27)
TALL_DOOR = Door(658, 508, 112, 704, 116)


# What never changes


def cliff() -> Parts:
    """The rock into which the tomb is cut."""
    edge = f"M792 {num(-BEYOND)}L788 0L778 164L770 344L780 554"
    right = num(LEFT + WIDTH + BEYOND)
    strata = "".join(
        [
            f"M1106 {y}C1180 {y - 8} 1300 {y + 8} 1440 {y - 2}S1700 {y + 8} {right} {y}"
            for y in STRATA
        ]
    )
    return [
        Shape(
            f"{edge}H1098L1140 548C1180 530 1240 532 1300 520C1400 500 1600 540 {right} 520V{num(-BEYOND)}Z",
            "near",
        ),
        Shape(
            f"M792 {num(-BEYOND)}L788 0L778 164L770 344L780 554h14L786 344L792 164L800 0L804 {num(-BEYOND)}Z",
            "near-l",
        ),
        Shape(edge, "", "rock", 1.8),
        Shape("M1098 -6h8V554h-8Z", "near-d"),
        Shape(strata, "", "near-d", 2.4),
    ]


def portal() -> Parts:
    """The front of the tomb, with a winged sun on its lintel."""
    lintel = "M-9 0H293C286 8 284 18 284 34H0C0 18 -2 8 -9 0Z"
    parts = [
        Shape(rectangle(-2, 30, WIDTH + 4, FOOT - TOP - 30), "stone", "joint", 1.6),
        Shape(f"M-1 {num(FOOT - TOP)}V32", "", "stone-l", 2.5),
        Shape(lintel, "stone-l", "joint", 1.6),
        *stripes(2, 5, WIDTH - 4, 22, 13, 4.2),
        Shape(f"M0 31H{num(WIDTH)}", "", "joint", 1.3),
        *winged_sun(WIDTH / 2, 16),
    ]
    return [Group(parts, (LEFT, TOP))]


def winged_sun(x: float, y: float) -> Parts:
    wing = "M0 -8C30 -18 70 -14 104 -8C92 6 58 13 12 11Z"
    feathers = "M14 3C46 4 76 0 97 -6M26 2l-5 8M40 2l-5 7M54 2l-5 6M68 2l-5 5M82 1l-5 5"
    side = [Shape(wing, "e-faience", "e-line", 1.5), Shape(feathers, "", "e-line")]
    return [
        Group(side, (x, y)),
        Group(side, (x, y), flip=True),
        Shape(disc(x, y, 13), "e-red", "e-line", 1.5),
        Shape(f"M{num(x - 8)} {num(y - 4)}a9 9 0 0 1 7 -5", "", "gleam", 2),
    ]


def chamber(x: float, y: float, width: float, height: float) -> Parts:
    """The painted wall behind the shelves; lamps light it at night."""
    r, b = num(x + width), num(y + height)
    edge = f"M{num(x)} {num(y)}H{r}l-6 6H{num(x + 6)}V{b}H{num(x)}Z"
    return [
        Shape(rectangle(x, y, width, height), "wall", "joint", 1.4),
        Shape(edge, "wall-d"),
        Shape(
            oval(x + width / 2, y + height / 2, round(0.62 * width), round(0.62 * height)),
            "url:pool",
        ),
    ]


def wide_ground(view: ValleyView) -> Parts:
    sizes = set_sizes(view)
    return [
        *cliff(),
        *portal(),
        *chamber(LEFT + 6, 82, WIDTH - 12, WIDE_WALL.height + 6),
        *bare(sizes, WIDE_WALL),
        *doorway(),
        Use("torch", (LEFT - 10, 440), 0.9),
    ]


def doorway() -> Parts:
    """Draws the two jackals that watch at both sides of the door."""
    top = WIDE_DOOR.top - 8
    return [
        Shape(rectangle(LEFT + 6, top, WIDTH - 12, FOOT - top), "stone-d"),
        Shape(f"M{num(LEFT + 6)} {num(top)}H{num(LEFT + WIDTH - 6)}", "", "joint", 1.4),
        Use("statue_of_anubis", (LEFT + 44, top + 46), 0.66),
        Use("statue_of_anubis", (LEFT + WIDTH - 44, top + 46), 0.66, flip=True),
    ]


def tall_ground(view: ValleyView) -> Parts:
    """A wall across the page, two columns of shelves and the door."""
    y = TALL_TOP
    moulding = "M0 -6H820C816 0 815 4 815 10H5C5 4 4 0 0 -6Z"
    return [
        Shape(rectangle(4, y + 6, 812, 254, 2), "shade", opacity=0.3),
        Shape(rectangle(4, y, 812, 254, 2), "stone", "joint", 1.6),
        Group([Shape(moulding, "stone-l", "joint", 1.4)], (0, y)),
        *stripes(5, y - 3, 810, 10, 13, 4.2),
        *chamber(10, y + 42, 604, 208),
        *bare(set_sizes(view), TALL_WALL),
        Shape(f"M311 {num(y + 47)}V{num(y + 250)}", "", "stone-d", 3),
    ]


def small_ground(view: ValleyView) -> Parts:
    height = SMALL_WALL.height + 6
    return [
        Shape(rectangle(0, 4, 390, 34 + height), "stone", "joint", 1.4),
        *stripes(2, 5, 386, 6, 13, 4.2),
        *chamber(2, 34, 386, height),
        *bare(set_sizes(view), SMALL_WALL),
    ]


# What changes


def shelves(view: ValleyView, wall: Wall) -> Parts:
    seat = view["seat"]
    assert seat is not None
    return [filled(shelf, wall, number) for number, shelf in enumerate(shelves_of(view, seat))]


def kept_shelves(view: ValleyView, wall: Wall, keep: Keep) -> Part:
    """The shelves, drawn anew only when something was entombed."""
    shows = f"tomb {view['seat']} {wall.left} {viewer(view)['sets']} {set_sizes(view)}"
    return keep(shows, lambda: Group(shelves(view, wall)))


def covered(view: ValleyView, wall: Wall) -> Part:
    """The shelves while a tray lies before them: their cards keep their places."""
    return Group(shelves(view, wall), look="covered")


def heading(view: ValleyView, x: float, y: float, right: float) -> Parts:
    """Draws whose tomb it is, and all its points."""
    seat = view["seat"]
    assert seat is not None
    return [
        seat_mark(seat, x, y - 6, 7.5),
        Text(Face(20, "title"), x + 14, y, Phrase("picture-tray-tomb")),
        *points(viewer(view)["points"], right, y + 1),
    ]


def points(count: int, right: float, y: float) -> Parts:
    figure = Face(25, "bold", "end")
    left = right - figure.wide(str(count)) - 7
    words = Text(Face(15, "sans", "end", "quiet"), left, y - 1, Phrase("picture-points-name"))
    return [words, Text(figure, right, y, count)]


@cache
def seat_mark(seat: int, x: float, y: float, r: float) -> Drawn:
    return drawn(Group([Shape(outline(seat, r), f"s{seat}")], (x, y)))


def door_zone(view: ValleyView, door: Door) -> Part:
    """The place into which a card is entombed: once in a turn."""
    is_own = view["on_turn"] == view["seat"] and view["actor"] is not None
    state = "done" if view["so_far"]["entombed"] else "free"
    words = f"picture-entomb-{state}" if is_own else ""
    return drawn_door(door, words, len(viewer(view)["tomb"]))


def leaves(door: Door) -> Parts:
    """The dark opening, with stairs that lead down."""
    stairs = "".join(
        [
            f"M{num(door.x + 10 + 7 * step)} {num(door.foot - 8 - 9 * step)}H{num(door.x + door.width - 10 - 7 * step)}"
            f"l-4 -4H{num(door.x + 14 + 7 * step)}Z"
            for step in range(3)
        ]
    )
    return [Shape(door.outline, "den", "joint", 1.6), Shape(stairs, "stone-dd")]


@cache
def drawn_door(door: Door, words: str, count: int) -> Part:
    x, y = door.x + door.width / 2, door.top + door.words
    names = (Face(19, "title", "middle", "on-den"), Face(17, "title", "middle", "on-den"))
    quiet = (Face(14, "sans", "middle", "on-den-quiet"),)
    parts: Parts = [
        rim(door.outline),
        hit(door.outline),
        *leaves(door),
        Wrapped(names, (x, y), Phrase("picture-tomb-name"), door.width - 8, 22),
    ]
    if words:
        parts.append(Wrapped(quiet, (x, y + 19), Phrase(words), door.width - 8, 17))
    if door is TALL_DOOR:
        parts.append(Use("statue_of_anubis", (x, door.top + 48), 0.7))
    if words == "picture-entomb-done":
        parts.append(seal(x, y + 46))
    title = Phrase("picture-tomb", {"count": count})
    return Group(parts, look="zone", target="tomb", title=title, rule="R7.1")


def seal(x: float, y: float) -> Drawn:
    """A seal of clay: nothing more goes in during this turn."""
    rope = f"M{num(x - 52)} {num(y)}H{num(x + 52)}"
    return drawn(
        Shape(rope, "", "e-papyrus", 3),
        Shape(disc(x, y, 12), "e-copper", "e-line", 1.4),
        Shape(f"M{num(x)} {num(y - 7)}l6 11h-12Z", "", "e-line", 1.4),
    )
