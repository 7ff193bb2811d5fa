"""The left half: the pyramid of six cards, and beside its top the stock and the boneyard."""

from functools import cache

from iteru.engine.game import View
from iteru.engine.phrase import Phrase
from iteru.games.valley_of_the_kings.show.picture.cards import (
    Face,
    back,
    card,
    coloured,
    face,
    tile,
    title,
)
from iteru.kit.cards import edge, gap
from iteru.kit.scene import Drawn, Group, Part, Parts, Path, Point, Text, drawn, rectangle

WIDTH, HEIGHT = 144, 150
PLACES = ((6, 322), (158, 322), (310, 322), (82, 164), (234, 164), (158, 6))
STOCK, BONEYARD = (8, 44), (320, 44)
BONES_WIDTH, PILE_HEIGHT = 140, 92


def pyramid(view: View) -> Parts:
    """Everything that all players share."""
    return [
        Text("name", 2, 18, Phrase("picture-turn", {"turn": view["turn"]})),
        stock(view["stock"]),
        boneyard(view),
        steps(),
        *[slot(view, number) for number in (5, 3, 4, 0, 1, 2)],
        Text("label", 6, 498, Phrase("picture-marked")),
    ]


@cache
def steps() -> Drawn:
    """A pyramid of steps, and a place for a card in it."""
    return drawn(
        *[
            Path("ground", rectangle(x, y, width, 158, 4))
            for x, y, width in ((0, 316, 460), (76, 158, 308), (152, 0, 156))
        ]
    )


def slot(view: View, number: int) -> Part:
    card = view["pyramid"][number]
    return (
        empty(number) if card is None else offer(face(view, card, view["prices"][number]), number)
    )


@cache
def offer(face: Face, number: int) -> Part:
    parts = [*card(face, WIDTH, HEIGHT), edge(WIDTH, HEIGHT)]
    place = f"slot-{number + 1}"
    return Group(
        parts, PLACES[number], coloured(face), place, f"card-{face.card}", place, title(face)
    )


@cache
def empty(number: int) -> Part:
    words = Phrase("picture-gap", {"number": number + 1})
    return Group(
        [gap(WIDTH, HEIGHT), edge(WIDTH, HEIGHT)],
        PLACES[number],
        target=f"slot-{number + 1}",
        title=words,
    )


@cache
def stock(count: int) -> Part:
    """The cards face down, thinner when few are left."""
    layers = [
        Group([back(72, PILE_HEIGHT)], shift(layer)) for layer in range(min(3, (count + 15) // 16))
    ]
    pile: Parts = (
        [drawn(*layers, Text("pile-count", 36, 78, count))] if count else [gap(72, PILE_HEIGHT)]
    )
    words = Phrase("picture-stock", {"count": count})
    label = Text("label", 0, -8, Phrase("picture-stock-name"))
    return Group([label, *pile, edge(80, PILE_HEIGHT + 4)], STOCK, target="stock", title=words)


def shift(layer: int) -> Point:
    return (6 - 3 * layer, 4 - 2 * layer)


def boneyard(view: View) -> Part:
    bones = view["boneyard"]
    return (
        no_bones() if bones["top"] is None else bones_of(face(view, bones["top"]), bones["count"])
    )


@cache
def no_bones() -> Part:
    parts = [bones_label(0), gap(BONES_WIDTH, PILE_HEIGHT), edge(BONES_WIDTH, PILE_HEIGHT)]
    return Group(parts, BONEYARD, target="boneyard", title=Phrase("picture-no-bones"))


@cache
def bones_of(face: Face, count: int) -> Part:
    """The top card; nothing else of the boneyard may be seen."""
    own = Group(
        tile(face, BONES_WIDTH, PILE_HEIGHT),
        look=coloured(face),
        piece=f"card-{face.card}",
        place=f"boneyard-{count}",
    )
    words = Phrase("picture-boneyard", {**title(face).facts, "count": count})
    return Group(
        [bones_label(count), own, edge(BONES_WIDTH, PILE_HEIGHT)],
        BONEYARD,
        target="boneyard",
        title=words,
    )


def bones_label(count: int) -> Text:
    return Text("label", 0, -8, Phrase("picture-boneyard-name", {"count": count}))
