"""Formats of cards: how large they are and what they have room for; a blank card of each is a symbol of the page."""

from typing import NamedTuple

from iteru.games.valley_of_the_kings.show.picture.emblems.pen import disc
from iteru.kit.letters import Face
from iteru.kit.parts import Part, Parts, Shape
from iteru.kit.paths import num, rectangle

ROUND = 7.0


def names(*sizes: tuple[float, float]) -> tuple[Face, ...]:
    """Letters for names, from the largest to the last resort, with the distance of their lines."""
    return tuple([Face(size, "title", "middle", "on-head", leading) for size, leading in sizes])


def texts(*sizes: tuple[float, float]) -> tuple[Face, ...]:
    """Letters for what cards do."""
    return tuple([Face(size, "sans", "middle", "ink", leading) for size, leading in sizes])


class Format(NamedTuple):
    """A card: its size, the heights of its head and of the field with its emblem, and the scale of its figures."""

    name: str
    width: float
    height: float
    head: float
    pic: float
    k: float = 1.0
    side: float = 22.0
    names: tuple[Face, ...] = ()
    texts: tuple[Face, ...] = ()
    has_cost: bool = True
    has_rank: bool = True
    is_narrow: bool = False
    """Whether the name needs the whole head, so that the price stands below it."""

    @property
    def middle(self) -> float:
        """The height at which emblem and figures stand."""
        return self.head + self.pic / 2

    @property
    def room(self) -> float:
        """Returns how wide the emblem may be between the figures."""
        left = (self.side + 17) * self.k
        if not self.names:
            return self.width - 8
        return self.width - 2 * left if self.has_rank else self.width - left - 4

    @property
    def emblem_at(self) -> float:
        """The middle of the emblem: of the card, or of what a coin at the right leaves."""
        if self.has_rank:
            return self.width / 2
        return (self.width - (self.side + 17) * self.k + 4) / 2 if self.names else 0.46 * self.width

    @property
    def coin_at(self) -> tuple[float, float]:
        """The middle of the coin; in a corner of a card that shows nothing but its emblem."""
        if self.names:
            return self.width - self.side * self.k + 0.5, self.middle
        return self.width - 13, self.height - 13

    @property
    def tablet(self) -> tuple[float, float, float, float]:
        """Returns where the price stands."""
        if self.is_narrow:
            return 4.0, self.head + 3, 29 * self.k, min(25 * self.k, self.pic - 21)
        height = min(self.head - 9 * self.k, 27 * self.k)
        return 5.0, (self.head - height) / 2, 29 * self.k, height

    @property
    def name_from(self) -> float:
        return 8 + 29 * self.k if self.has_cost and not self.is_narrow else 3


WIDE_NAMES = names((16, 17), (15, 15), (14, 13.6), (13.8, 12))
SMALL_NAMES = names((14.5, 14.5), (13.6, 12.2))
TEXTS = texts((15.5, 16.2), (14.5, 15.2), (13.8, 13.6))
SMALL_TEXTS = texts((13.8, 14.2), (13.6, 12.8), (13.6, 12.2))
"""Letters are at least 11 pixels high where a board of 1100 is drawn on 880, and 12 where one of 390 is drawn on 346."""

SLOT = Format("slot", 166, 162, 34, 74, names=WIDE_NAMES, texts=TEXTS)
TALL_SLOT = Format("tall-slot", 166, 130, 33, 50, 0.9, names=WIDE_NAMES, texts=TEXTS)
SMALL_SLOT = Format(
    "small-slot", 121, 117, 33, 42, 0.8, 20, SMALL_NAMES, SMALL_TEXTS, is_narrow=True
)
BONES = Format("bones", 136, 104, 36, 68, 0.92, 22, WIDE_NAMES)
SMALL_BONES = Format("small-bones", 106, 77, 37, 40, 0.8, 19, SMALL_NAMES, is_narrow=True)
HAND = Format("hand", 150, 204, 38, 90, names=WIDE_NAMES, texts=TEXTS)
HAND_OF_5 = Format("hand-of-5", 126, 204, 36, 84, 0.9, 20, WIDE_NAMES, TEXTS, is_narrow=True)
HAND_OF_6 = Format("hand-of-6", 104, 204, 38, 76, 0.84, 19, WIDE_NAMES, TEXTS, is_narrow=True)
HAND_OF_12 = Format("hand-of-12", 104, 98, 38, 60, 0.8, 19, WIDE_NAMES, is_narrow=True)
HAND_OF_18 = Format("hand-of-18", 104, 66, 38, 28, 0.8, 18, WIDE_NAMES, (), False, False)
TALL_HAND = Format("tall-hand", 130, 194, 36, 84, 0.9, 20, WIDE_NAMES, TEXTS, is_narrow=True)
TALL_HAND_OF_5 = Format(
    "tall-hand-of-5", 108, 194, 38, 74, 0.84, 19, WIDE_NAMES, TEXTS, is_narrow=True
)
SMALL_HAND = Format(
    "small-hand", 122, 117, 33, 42, 0.8, 20, SMALL_NAMES, SMALL_TEXTS, is_narrow=True
)
PLAYED = Format("played", 116, 108, 38, 70, 0.86, 20, WIDE_NAMES, is_narrow=True)
TRAY = Format("tray", 136, 84, 34, 50, 0.8, 20, WIDE_NAMES, (), False)
LOW_TRAY = Format("low-tray", 136, 57, 32, 25, 0.77, 18, WIDE_NAMES, (), False, False)
SMALL_TRAY = Format("small-tray", 116, 70, 37, 33, 0.8, 18, SMALL_NAMES, (), False, False)
CHIP = Format("chip", 56, 57, 8, 49, 0.78, 18, (), (), False, False)
FORMATS = (
    *(SLOT, TALL_SLOT, SMALL_SLOT, BONES, SMALL_BONES),
    *(HAND, HAND_OF_5, HAND_OF_6, HAND_OF_12, HAND_OF_18),
    *(TALL_HAND, TALL_HAND_OF_5, SMALL_HAND),
    *(PLAYED, TRAY, LOW_TRAY, SMALL_TRAY, CHIP),
)


def symbols() -> dict[str, list[Part]]:
    """Returns for every format a blank card, its outline, and the edge of a card that lies below another."""
    blanks = {f"blank-{form.name}": blank(form) for form in FORMATS}
    blanks["coin"] = coin(0, 0, 15)
    blanks |= {f"outline-{form.name}": [Shape(outline(form))] for form in FORMATS}
    return blanks | {f"below-{form.name}": below(form) for form in FORMATS}


def outline(form: Format) -> str:
    return rectangle(0, 0, form.width, form.height, ROUND)


def blank(form: Format) -> Parts:
    return [
        Shape(rectangle(2.5, 4, form.width, form.height, ROUND + 1), "shade", opacity=0.3),
        Shape(rectangle(0, 0, form.width, form.height, ROUND), "card", "e-line"),
        Shape(head(form), "head"),
        Shape(f"M7 1.2H{num(form.width - 7)}", "", "on-head", 1.2, 0.28),
        *field(form),
        *(tablet(*form.tablet) if form.has_cost else []),
        *(coin(*form.coin_at, 15 * form.k) if form.names else []),
    ]


def head(form: Format) -> str:
    r, w, bottom = ROUND, form.width, num(form.head)
    return f"M0 {bottom}V{r:g}a{r:g} {r:g} 0 0 1 {r:g} -{r:g}H{num(w - r)}a{r:g} {r:g} 0 0 1 {r:g} {r:g}V{bottom}Z"


def field(form: Format) -> Parts:
    """Draws what the emblem stands on: a field, a disc, a strip at its foot."""
    top, bottom, width = form.head, form.head + form.pic, form.width
    if form.texts:
        ground = rectangle(0.5, top, width - 1, form.pic)
    else:
        ground = rounded_below(top, width, form.height - 0.5)
    r = min(0.475 * form.pic, form.room / 2 + 2)
    lines = f"M0 {num(top + 0.4)}H{num(width)}"
    strip: Parts = []
    if form.texts:
        lines += f"M0 {num(bottom)}H{num(width)}"
        strip = [Shape(rectangle(0.5, bottom - 6, width - 1, 6), "head", opacity=0.28)]
    return [
        Shape(ground, "field"),
        Shape(disc(form.emblem_at, form.middle, r), "disc"),
        *strip,
        Shape(lines, "", "e-line", 1.1),
    ]


def rounded_below(top: float, width: float, bottom: float) -> str:
    """The path of a field that ends with the card."""
    r = ROUND - 0.5
    down, across = num(bottom - r - top), num(width - 1 - 2 * r)
    return (
        f"M0.5 {num(top)}H{num(width - 0.5)}v{down}a{r:g} {r:g} 0 0 1 -{r:g} {r:g}h-{across}"
        f"a{r:g} {r:g} 0 0 1 -{r:g} -{r:g}Z"
    )


def tablet(x: float, y: float, width: float, height: float) -> Parts:
    """A limestone tablet for the price."""
    edge = f"M{num(x + 2.5)} {num(y + height - 2)}H{num(x + width - 2)}V{num(y + 3)}"
    return [
        Shape(rectangle(x + 1.2, y + 1.6, width, height, 4), "shade", opacity=0.3),
        Shape(rectangle(x, y, width, height, 4), "tablet", "e-line", 1.3),
        Shape(edge, "", "tablet-d", 1.4),
    ]


def coin(x: float, y: float, r: float) -> Parts:
    """A coin of copper: gold means `you may`."""
    gleam = (
        f"M{num(x - 0.72 * r)} {num(y - 0.2 * r)}"
        f"A{0.75 * r:g} {0.75 * r:g} 0 0 1 {num(x - 0.1 * r)} {num(y - 0.74 * r)}"
    )
    return [
        Shape(disc(x + 1.2, y + 1.6, r), "shade", opacity=0.3),
        Shape(disc(x, y, r), "coin", "coin-d", 1.4),
        Shape(disc(x, y, round(0.8 * r, 1)), "", "coin-d", 0.8, 0.55),
        Shape(gleam, "", "gleam", 1.4, 0.7),
    ]


def below(form: Format) -> Parts:
    """A card of which only the edge is seen."""
    return [
        Shape(rectangle(0, 0, form.width, form.height, ROUND), "card", "e-line"),
        Shape(head(form), "head"),
    ]
