"""The pyramid of six cards, and beside its top the stock and the boneyard: everything that all players share."""

from typing import NamedTuple

from iteru.engine.phrase import Phrase
from iteru.games.valley_of_the_kings.show.picture.cards import (
    Face,
    back,
    coloured,
    drawn_card,
    face,
    rule,
    tile,
    title,
)
from iteru.games.valley_of_the_kings.view_types import ValleyView
from iteru.kit.cards import edge, gap
from iteru.kit.kept import cache
from iteru.kit.scene import Drawn, Group, Part, Parts, Path, Point, Text, drawn, rectangle


class Plan(NamedTuple):
    """How large the cards of the pyramid are, and where everything lies."""

    width: float
    height: float
    gap: float
    piles: float
    """Where the labels of stock and boneyard stand."""
    stock_width: float
    bones_width: float
    turn: Point

    def place(self, number: int) -> Point:
        """R2.4: the base of three, the middle row of two, the top; numbered from the base."""
        row = 0 if number < 3 else 1 if number < 5 else 2
        column = number - (0, 3, 5)[row]
        x = self.gap + (column + row / 2) * (self.width + 2 * self.gap)
        return x, self.gap + (2 - row) * (self.height + 2 * self.gap)

    @property
    def whole_width(self) -> float:
        return 3 * (self.width + 2 * self.gap)

    @property
    def whole_height(self) -> float:
        return 3 * (self.height + 2 * self.gap)

    @property
    def pile_height(self) -> float:
        return self.height + self.gap - self.piles - 8


WIDE = Plan(141.3, 150, 6, 36, 72, 140, (2, 18))


def narrow(card_height: float) -> Plan:
    """As wide as a phone."""
    return Plan(115, card_height, 2.5, 13, 60, 115, (2, card_height + 24))


def pyramid(view: ValleyView, plan: Plan) -> Parts:
    return [
        Text("name" if plan is WIDE else "label", *plan.turn, turn_words(view)),
        stock(view["stock"], plan),
        boneyard(view, plan),
        steps(plan),
        *[slot(view, number, plan) for number in (5, 3, 4, 0, 1, 2)],
    ]


def turn_words(view: ValleyView) -> Phrase:
    return Phrase("picture-turn", {"turn": view["turn"]})


def legend() -> Text:
    """What the asterisk on a card means."""
    return Text("label", 6, 504, Phrase("picture-marked"))


@cache
def steps(plan: Plan) -> Drawn:
    """A pyramid of steps, with a place for a card in it."""
    high = plan.height + 2 * plan.gap
    grounds = []
    for row in range(3):
        left = row / 2 * (plan.width + 2 * plan.gap)
        width = plan.whole_width - 2 * left
        grounds.append(Path("ground", rectangle(left, (2 - row) * high, width, high, 4)))
    return drawn(*grounds)


def slot(view: ValleyView, number: int, plan: Plan) -> Part:
    card = view["pyramid"][number]
    if card is None:
        return empty(number, plan)
    return offer(face(view, card, view["prices"][number]), number, plan)


@cache
def offer(face: Face, number: int, plan: Plan) -> Part:
    size = (plan.width, plan.height)
    place, at = f"slot-{number + 1}", plan.place(number)
    parts = [*drawn_card(face, *size), edge(*size)]
    its = (coloured(face), place, f"card-{face.card}", place, title(face))
    return Group(parts, at, *its, rule=rule(face))


@cache
def empty(number: int, plan: Plan) -> Part:
    words = Phrase("picture-gap", {"number": number + 1})
    parts = [gap(plan.width, plan.height), edge(plan.width, plan.height)]
    return Group(parts, plan.place(number), target=f"slot-{number + 1}", title=words, rule="R5.1")


@cache
def stock(count: int, plan: Plan) -> Part:
    """The cards face down, thinner when few are left."""
    width, height = plan.stock_width, plan.pile_height
    layers = [
        Group([back(width, height)], shift(layer)) for layer in range(min(3, (count + 15) // 16))
    ]
    figure = Text("pile-count", width / 2, height * 0.85, count)
    pile: Parts = [drawn(*layers, figure)] if count else [gap(width, height)]
    words = Phrase("picture-stock", {"count": count})
    label = Text("label", 0, -8, Phrase("picture-stock-name"))
    parts = [label, *pile, edge(width + 8, height + 4)]
    return Group(parts, (6, plan.piles + 8), target="stock", title=words, rule="R2.3")


def shift(layer: int) -> Point:
    return (6 - 3 * layer, 4 - 2 * layer)


def boneyard(view: ValleyView, plan: Plan) -> Part:
    bones = view["boneyard"]
    if bones["top"] is None:
        return no_bones(plan)
    return bones_of(face(view, bones["top"]), bones["count"], plan)


@cache
def no_bones(plan: Plan) -> Part:
    size = (plan.bones_width, plan.pile_height)
    parts = [bones_label(0), gap(*size), edge(*size)]
    words = Phrase("picture-no-bones")
    return Group(parts, bones_at(plan), target="boneyard", title=words, rule="R2.5")


@cache
def bones_of(face: Face, count: int, plan: Plan) -> Part:
    """The top card; nothing else of the boneyard may be seen."""
    size = (plan.bones_width, plan.pile_height)
    place = f"boneyard-{count}"
    own = Group(tile(face, *size), look=coloured(face), piece=f"card-{face.card}", place=place)
    words = Phrase("picture-boneyard", {**title(face).facts, "count": count})
    parts = [bones_label(count), own, edge(*size)]
    return Group(parts, bones_at(plan), target="boneyard", title=words, rule=rule(face))


def bones_at(plan: Plan) -> Point:
    return plan.whole_width - plan.bones_width, plan.piles + 8


def bones_label(count: int) -> Text:
    return Text("label", 0, -8, Phrase("picture-boneyard-name", {"count": count}))
