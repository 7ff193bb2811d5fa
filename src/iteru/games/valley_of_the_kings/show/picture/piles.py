"""Stock and boneyard: a door in the cliff with cards behind it, and a pit in the sand."""

from math import cos, radians, sin
from typing import NamedTuple

from iteru.engine.phrase import Phrase
from iteru.games.valley_of_the_kings.show.picture.cards import (
    Card,
    card_of,
    coloured,
    drawn_card,
    foot,
    piece,
    rule,
    title,
)
from iteru.games.valley_of_the_kings.show.picture.formats import (
    BONES,
    ROUND,
    SMALL_BONES,
    Format,
)
from iteru.games.valley_of_the_kings.show.picture.masonry import (
    door_frame,
    oval,
    pile,
    pile_count,
)
from iteru.games.valley_of_the_kings.view_types import ValleyView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Text, Use, Wrapped
from iteru.kit.paths import Point, num, rectangle
from iteru.kit.pieces import hit, rim


class Door(NamedTuple):
    """The door of the stock: its frame, and the cards in it."""

    at: Point
    width: float
    height: float
    lintel: float
    jamb: float
    card: tuple[float, float, float, float]
    figure: float
    torch: float
    """How far down the torches hang; 0: there are none."""

    @property
    def outline(self) -> str:
        """The opening."""
        w, h, j, top = self.width, self.height, self.jamb, self.lintel
        return f"M{num(j)} {num(h)}L{num(j + 2)} {num(top)}H{num(w - j - 2)}L{num(w - j)} {num(h)}Z"


WIDE_DOOR = Door((26, 104), 144, 196, 32, 20, (36, 52, 66, 116), 46, 82)
TALL_DOOR = Door((22, 72), 144, 172, 32, 20, (36, 46, 66, 108), 42, 76)
SMALL_DOOR = Door((14, 16), 98, 106, 28, 10, (25, 34, 46, 70), 30, 44)


def door(plan: Door) -> Parts:
    """The door with its name, its step and its torches."""
    x, y = plan.at
    w, h = plan.width, plan.height
    step = f"M-6 {num(h)}H{num(w + 6)}l8 10H-14Z"
    name = Face(18 if plan is not SMALL_DOOR else 15.5, "title", "middle")
    inside: Parts = [
        Text(name, w / 2, plan.lintel - 10, Phrase("picture-stock-name")),
        Shape(plan.outline, "den", "joint", 1.4),
        *([Shape(step, "stone-l", "joint", 1.3)] if plan is not SMALL_DOOR else []),
    ]
    size = 0.9 if plan is WIDE_DOOR else 0.8 if plan is TALL_DOOR else 0.6
    torches: Parts = [Use("torch", (side, plan.torch), size) for side in (-11, w + 11)]
    return [*door_frame(x, y, w, h), Group([*inside, *torches], plan.at)]


@cache
def stock(count: int, plan: Door) -> Part:
    """The cards face down."""
    x, y, w, h = plan.card
    parts: Parts = [rim(plan.outline), hit(plan.outline)]
    if count:
        parts += pile(x, y, w, h, min(3, count), (4, 3))
        parts.append(pile_count(x + w / 2, y + h - 10, plan.figure, count))
    else:
        none = Face(15, "italic", "middle", "on-den")
        parts.append(Text(none, plan.width / 2, plan.height * 0.6, Phrase("picture-gap-name")))
    words = Phrase("picture-stock", {"count": count})
    return Group(parts, plan.at, target="stock", title=words, rule="R2.3")


# The boneyard


class Pit(NamedTuple):
    """The pit: its middle, the format of the card on top, and where that and the sign lie, seen from the middle."""

    at: Point
    form: Format
    card: Point
    turn: float
    sign: tuple[float, float, float]
    """The left, the top and the width of the sign."""


WIDE_PIT = Pit((92, 456), BONES, (-68, -40), -3, (-66, -103, 133))
TALL_PIT = Pit((96, 356), BONES, (-66, -42), -3, (-66, -93, 133))
SMALL_PIT = Pit((330, 79), SMALL_BONES, (-53, -44), 0, (-56, -74, 112))
RIM = "M-86 8C-88 -48 -40 -66 2 -66C52 -66 88 -40 84 12C82 58 40 76 -4 76C-50 76 -84 54 -86 8Z"
HOLE = "M-76 12C-78 -38 -36 -50 6 -50C50 -50 78 -28 76 16C72 56 34 68 -4 68C-46 68 -76 50 -76 12Z"
SCATTERED = ((-58, 58, 24), (58, 60, -30), (66, -38, 60))


def pit(plan: Pit) -> Parts:
    if plan is SMALL_PIT:
        parts: Parts = [
            Shape(oval(0, 0, 60, 48), "pit-edge", "joint", 1.4),
            Shape(oval(0, 2, 54, 42), "pit"),
        ]
        return [Group([*parts, *sign(plan)], plan.at)]
    parts = [
        Shape(oval(0, 12, 92, 74), "sand-l"),
        Shape(RIM, "pit-edge", "joint", 1.6),
        Shape(HOLE, "pit"),
        *[Use("bone", (x, y), turn=turn) for x, y, turn in SCATTERED],
    ]
    return [Group([*parts, *posts(plan), *sign(plan)], plan.at)]


def posts(plan: Pit) -> Parts:
    _, top, _ = plan.sign
    legs = f"M-50 -54V{num(top + 18)}h6V-54ZM44 -54V{num(top + 18)}h6V-54Z"
    return [Shape(legs, "e-copper", "e-line")]


def sign(plan: Pit) -> Parts:
    """A board with the name of the boneyard; the count is written beside it."""
    left, top, width = plan.sign
    board = (
        f"M{num(left)} {num(top + 3)}L{num(left + width - 3)} {num(top)}"
        f"L{num(left + width)} {num(top + 27)}L{num(left + 2)} {num(top + 30)}Z"
    )
    names = (Face(17, "title"), Face(15.5, "title"), Face(14, "title"))
    words = Wrapped(names, (left + 9, top + 21), Phrase("picture-bones-name"), width - 42, 22)
    return [Shape(board, "stone-l", "joint", 1.5), words]


def boneyard(view: ValleyView, plan: Pit) -> Part:
    bones = view["boneyard"]
    if bones["top"] is None:
        return no_bones(plan)
    return bones_of(card_of(view, bones["top"]), bones["count"], plan)


@cache
def no_bones(plan: Pit) -> Part:
    outline = oval(0, 8, 76, 58) if plan is not SMALL_PIT else oval(0, 2, 54, 42)
    words = Phrase("picture-no-bones")
    inside = Text(Face(15, "italic", "middle", "on-den"), 0, 14, Phrase("picture-gap-name"))
    parts = [rim(outline), hit(outline), inside, figure(0, plan)]
    return Group(parts, plan.at, target="boneyard", title=words, rule="R2.5")


@cache
def bones_of(card: Card, count: int, plan: Pit) -> Part:
    """The top card; nothing else of the boneyard may be seen."""
    outline = rectangle(0, 0, plan.form.width, plan.form.height, ROUND)
    place = f"boneyard-{count}"
    parts = [*drawn_card(card, plan.form), foot(plan.form)]
    own = Group(parts, look=coloured(card), piece=piece(card), place=place)
    words = Phrase("picture-boneyard", {**title(card).facts, "count": count})
    its = (plan.card[0] + plan.at[0], plan.card[1] + plan.at[1])
    beside = Group([figure(count, plan)], upright(plan), turn=-plan.turn)
    inside: Parts = [rim(outline), hit(outline), own, beside]
    return Group(inside, its, "", "boneyard", title=words, rule=rule(card), turn=plan.turn)


def upright(plan: Pit) -> Point:
    """Returns where the middle of the pit is, seen from the turned card."""
    x, y, angle = -plan.card[0], -plan.card[1], radians(-plan.turn)
    return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)


def figure(count: int, plan: Pit) -> Text:
    """Draws how many cards lie there, on the board."""
    left, top, width = plan.sign
    return Text(
        Face(20 if width > 120 else 17, "bold", "end"), left + width - 10, top + 21.5, count
    )
