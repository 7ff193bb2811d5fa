"""The stepped pyramid with its six stones: an offer of cards that all players share."""

from functools import partial
from typing import NamedTuple

from iteru.engine.phrase import Phrase
from iteru.games.valley_of_the_kings.show.picture.cards import (
    Card,
    card_of,
    coloured,
    drawn_card,
    foot,
    lights,
    piece,
    rule,
    title,
)
from iteru.games.valley_of_the_kings.show.picture.formats import (
    ROUND,
    SLOT,
    SMALL_SLOT,
    TALL_SLOT,
    Format,
)
from iteru.games.valley_of_the_kings.show.picture.masonry import course, drift, joints, recess
from iteru.games.valley_of_the_kings.view_types import ValleyView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Use, Wrapped
from iteru.kit.paths import Point, rectangle
from iteru.kit.pieces import hit, rim
from iteru.kit.shown import Keep

FROM_TOP = (5, 3, 4, 0, 1, 2)
"""The slots in the order they are drawn."""
PEBBLES = ((-46, 2, 1.0), (-24, 6, 0.6), (34, 2, 0.9), (54, 7, 0.6), (8, 6, 0.5))


class Plan(NamedTuple):
    """How large the stones are, where the pyramid stands, and how its cards are drawn."""

    form: Format
    middle: float
    top: float
    width: float
    height: float

    def stone(self, number: int) -> Point:
        """R2.4: the base of three, the middle row of two, the top; numbered from the base."""
        row = 0 if number < 3 else 1 if number < 5 else 2
        column = number - (0, 3, 5)[row]
        x = self.middle + (column - (3 - row) / 2) * self.width
        return x, self.top + (2 - row) * self.height

    def place(self, number: int) -> Point:
        """Returns where the card on a stone lies."""
        x, y = self.stone(number)
        return x + (self.width - self.form.width) / 2, y + (self.height - self.form.height) / 2

    @property
    def foot(self) -> float:
        return self.top + 3 * self.height


WIDE = Plan(SLOT, 480, 12, 188, 175)
TALL = Plan(TALL_SLOT, 510, 5, 188, 142)
SMALL = Plan(SMALL_SLOT, 195, 9, 128, 127)


# What never changes


def steps(plan: Plan) -> Parts:
    """The courses of stone, with a shallow place for each card."""
    parts: Parts = []
    for row, count in enumerate((1, 2, 3)):
        x, y = plan.middle - count * plan.width / 2, plan.top + row * plan.height
        parts += course(x, y, count * plan.width, plan.height)
        for number in range(1, count):
            parts += joints(x + number * plan.width, y, plan.height)
        for number in range(count):
            inner = plan.width - plan.form.width - 6
            parts += recess(
                x + number * plan.width + inner / 2,
                y + 4,
                plan.width - inner,
                plan.height - 8,
                9,
                deep=5,
            )
    return parts


def drifts(plan: Plan) -> Parts:
    """Sand on the steps and at the foot."""
    left, step, foot = plan.middle - 480, plan.top + 2 * plan.height - 6, plan.foot + 2
    parts: Parts = []
    for x, y, side in (
        (286, step, 1),
        (682, step, -1),
        (194, foot, 1),
        (774, foot, -1),
        (380, plan.top + plan.height - 6, 1),
    ):
        parts += drift(left + x, y, side)
    return [*parts, foot_of_sand(left, plan.foot)]


def foot_of_sand(left: float, y: float) -> Part:
    heap = (
        "M150 11C200 -9 260 -4 330 -2C430 2 520 -4 600 -1C680 2 740 -6 796 11C700 18 260 19 150 11Z"
    )
    waves = "M176 8C230 -3 290 2 352 2M420 5C500 0 560 5 640 2"
    return Group([Shape(heap, "sand-l"), Shape(waves, "", "sand-d", 1.2)], (left, y))


# What changes


def offers(view: ValleyView, plan: Plan, keep: Keep) -> Parts:
    """The cards, each drawn anew only when it or its price has changed."""
    parts: Parts = []
    for number in FROM_TOP:
        card, price = view["pyramid"][number], view["prices"][number]
        shows = f"slot {number} {plan.form.name} {card} {price} {view['stock'] > 0 or card}"
        parts.append(keep(shows, partial(slot, view, number, plan)))
    return parts


def slot(view: ValleyView, number: int, plan: Plan) -> Part:
    name = view["pyramid"][number]
    if name is None:
        return empty(number, plan, view["stock"] > 0)
    return offer(card_of(view, name, view["prices"][number]), number, plan)


@cache
def offer(card: Card, number: int, plan: Plan) -> Part:
    parts = [*lights(plan.form), *drawn_card(card, plan.form), foot(plan.form)]
    target = f"slot-{number + 1}"
    its = (coloured(card), target, piece(card), target, title(card))
    return Group(parts, plan.place(number), *its, rule=rule(card))


@cache
def empty(number: int, plan: Plan, is_filled: bool) -> Part:
    """A stone without a card: sand has begun to cover it."""
    form, words = plan.form, Phrase("picture-gap", {"number": number + 1})
    outline = rectangle(0, 0, form.width, form.height, ROUND)
    x, large = form.width / 2, form is SLOT
    size = 17 if large else 15
    why = (Face(size - 2, "sans", "middle"), Face(13.8, "sans", "middle"))
    parts: Parts = [
        rim(outline),
        hit(outline),
        Wrapped(
            (Face(size, "italic", "middle"),),
            (x, form.height * 0.4),
            Phrase("picture-gap-name"),
            form.width - 12,
            20,
        ),
        *(
            [
                Wrapped(
                    why,
                    (x, form.height * 0.62),
                    Phrase("picture-gap-filled"),
                    form.width - 14,
                    2.4 * size,
                )
            ]
            if is_filled
            else []
        ),
        Group(pebbles(), (x, form.height - 12), scale=1 if large else 0.75),
        foot(form),
    ]
    return Group(parts, plan.place(number), target=f"slot-{number + 1}", title=words, rule="R5.1")


def pebbles() -> Parts:
    return [Use("pebble", (x, y), size) for x, y, size in PEBBLES]
