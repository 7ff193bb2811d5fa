"""The index of the cards: nobles, gods, artisans, jars, offerings, and the Traitor's tiles."""

from collections import Counter
from typing import TypedDict

from iteru.engine.game import Game
from iteru.engine.phrase import Phrase, packed
from iteru.engine.telling import Facts
from iteru.games.pharaon.rules import view as views
from iteru.games.pharaon.rules.box import BOARDS, SIDES, Layout, board_of, is_dark
from iteru.games.pharaon.rules.figures import under
from iteru.games.pharaon.rules.moves import COLOURS, FIRST_OFFERING, TOKENS, ZONES
from iteru.games.pharaon.rules.state import PharaonState
from iteru.games.pharaon.show.card_words import (
    RULE_OF_EFFECT,
    gains,
    noble_effect,
    noble_points,
)
from iteru.games.pharaon.show.picture.cards import artisan_card, noble_card
from iteru.games.pharaon.show.picture.gods import HEIGHT, NICHE
from iteru.games.pharaon.show.picture.tokens import jar, token
from iteru.games.pharaon.show.picture.traitor import one_column, words_of
from iteru.games.pharaon.view_types import ColumnView, PharaonView
from iteru.kit.card_index import IndexCard
from iteru.kit.parts import Group, Use
from iteru.kit.paths import Point

NOBLE: Point = (112, 188)
ARTISAN: Point = (74, 112)
JAR_SCALE = 1.5
JAR: Point = (72, 84)
TOKEN = 44.0
TILE, FIELD = 60.0, 19.0
CROWN = 24.0
"""How far the crowns of gods rise above their niches."""


def cards(game: Game[PharaonState]) -> list[IndexCard]:
    """Returns everything of the box that is drawn or turned up in a game."""
    state = game.new(game.meta.max_seats, seed=0)
    view, layout = views.view(state, None), state.layout
    return [
        *[noble(view, layout, number) for number in range(len(layout.noble_copies))],
        *[god(layout, zone) for zone in range(len(ZONES))],
        *artisans(view, layout),
        *jars(layout),
        *offerings(view, layout),
        *[tile(layout, side) for side in range(len(BOARDS) * len(SIDES))],
    ]


def framed(size: Point) -> Point:
    """Returns the size of a picture with room for a shadow."""
    return size[0] + 6, size[1] + 7


class Source(TypedDict):
    """What is printed on a card, and whether some of it was filled in."""

    figure: str
    is_reconstructed: bool


def source_of(layout: Layout, path: str) -> Source:
    return {"figure": path, "is_reconstructed": layout.box[path].weakest == "reconstructed"}


def source_of_one(layout: Layout, beginning: str, index: int) -> Source:
    """Returns the source of the card with this place among the figures of a kind."""
    return source_of(layout, under(layout.box, beginning)[index].path)


# Nobles and gods


def noble(view: PharaonView, layout: Layout, card: int) -> IndexCard:
    number, effect = card + 1, layout.noble_effects[card]
    its = view["card_facts"]["nobles"][str(number)]
    kind = Phrase("index-noble-works", {"works": its["type"]})
    return IndexCard(
        f"noble-{number}",
        "nobles",
        Phrase("index-noble", {"noble": str(number)}),
        Phrase("index-does", {"phrases": packed([*noble_effect(view, its), noble_points(its)])}),
        RULE_OF_EFFECT[effect],
        Group([noble_card(view, number, (2, 2), NOBLE, "", "")]),
        framed(NOBLE),
        (kind,),
        {"type": (kind,)},
        **source_of(layout, f"nobles.{number}"),
    )


def god(layout: Layout, zone: int) -> IndexCard:
    """R9.5: a god stands on the left border of a segment; what it asks for on its left depends on the ring."""
    name = layout.gods[zone]
    others = [other for other in range(len(ZONES)) if other != zone]
    joints = ["comma"] * (len(others) - 2) + ["or", "end"]
    asked = Phrase("index-god-asks", asks(zone, layout.left_need, layout.left_points))
    beside = [
        Phrase(
            "index-god-beside",
            {**asks(other, layout.right_need, layout.right_points), "joint": joint},
        )
        for other, joint in zip(others, joints, strict=True)
    ]
    return IndexCard(
        f"god-{name}",
        "gods",
        Phrase("index-god", {"god": name}),
        Phrase("index-does", {"phrases": packed([asked, *beside])}),
        "R9.5",
        Group([Use(f"god-{name}", (2, HEIGHT + CROWN))], scale=1.5),
        ((NICHE + 6) * 1.5, (HEIGHT + CROWN + 4) * 1.5),
        **source_of(layout, f"segments.{ZONES[zone]}"),
    )


def asks(zone: int, needs: list[int], points: list[int]) -> Facts:
    """Returns what a god asks for in an area, and the points for it."""
    its = ZONES[zone]
    return {"zone": its, "need": its, "count": needs[zone], "points": points[zone]}


# Artisans, jars and offerings


def artisans(view: PharaonView, layout: Layout) -> list[IndexCard]:
    return [
        artisan(view, layout, number, copies)
        for number, copies in Counter(layout.artisan_number).items()
    ]


def artisan(view: PharaonView, layout: Layout, number: int, copies: int) -> IndexCard:
    its = view["card_facts"]["artisans"][str(number)]
    points = Phrase("index-points", {"points": its["points"]})
    return IndexCard(
        f"artisan-{number}",
        "artisans",
        Phrase("index-artisan", {"number": number}),
        Phrase("index-does", {"phrases": packed(gains(its["gain"]))}),
        "R5.4",
        Group([artisan_card(view, number, (2, 2), ARTISAN, "", "")]),
        framed(ARTISAN),
        (points,),
        {"points": (points,)},
        copies,
        **source_of_one(layout, "artisans.", number - 1),
    )


def jars(layout: Layout) -> list[IndexCard]:
    """R1.4: a jar has no name but its resources."""
    goods = dict(zip(layout.jar_figure, layout.jar_goods, strict=True))
    return [one_jar(layout, index, [COLOURS[good] for good in its]) for index, its in goods.items()]


def one_jar(layout: Layout, index: int, goods: list[str]) -> IndexCard:
    kinds = [Phrase("index-good", {"card": good}) for good in dict.fromkeys(goods)]
    return IndexCard(
        f"jar-{index + 1}",
        "jars",
        Phrase("index-jar", {"number": index + 1}),
        Phrase("index-does", {"phrases": packed(gains(goods))}),
        "R1.4",
        Group([jar(goods, (JAR[0] / 2, JAR[1] / 2), JAR_SCALE)]),
        JAR,
        facets={"resource": tuple(kinds)},
        copies=layout.jar_figure.count(index),
        **source_of_one(layout, "jars.", index),
    )


def offerings(view: PharaonView, layout: Layout) -> list[IndexCard]:
    """R1.3: the tokens in the bag."""
    return [
        offering(view, layout, name, copies)
        for name, copies in zip(TOKENS[FIRST_OFFERING:], layout.offering_copies, strict=True)
    ]


def offering(view: PharaonView, layout: Layout, name: str, copies: int) -> IndexCard:
    kind, _, what = name.partition("-")
    facts: Facts = {"points": view["gift_points"].get(name, 0)}
    facts |= {"zone": what} if kind == "joker" else {"colour": what}
    return IndexCard(
        name,
        "offerings",
        Phrase("index-offering", {"card": name}),
        Phrase(f"index-offering-{kind}", facts),
        "R1.3",
        Group([token(view, name, (TOKEN / 2 + 4, TOKEN / 2 + 4), TOKEN)]),
        (TOKEN + 8, TOKEN + 8),
        copies=copies,
        **source_of(layout, f"offerings.{name.replace('-', '_')}"),
    )


# The Traitor's tiles


def tile(layout: Layout, side: int) -> IndexCard:
    """R10.1: a side of a tile: its jars, and its fields from the start upwards."""
    board, dark = BOARDS[board_of(side)], is_dark(side)
    fields = layout.traitor_words[side]
    column: ColumnView = {
        "board": board,
        "dark": dark,
        "jars": layout.traitor_jars[side],
        "colour": COLOURS[0],
        "fields": fields,
        "tokens": [],
    }
    lines = [
        phrase
        for number, word in enumerate(fields, start=1)
        if word
        for phrase in (Phrase("index-field", {"field": number}), words_of(word))
    ]
    looks = "dark" if dark else "light"
    return IndexCard(
        f"tile-{board}-{looks}",
        "tiles",
        Phrase("index-tile", {"number": board_of(side) + 1, "side": looks}),
        Phrase("index-does", {"phrases": packed(lines)}),
        "R10.4",
        Group([one_column(column, 1, (2, 2), TILE, FIELD, len(fields) + 1)]),
        framed((TILE, FIELD * (len(fields) + 1) + 4)),
        (Phrase("index-jars", {"count": layout.traitor_jars[side]}),),
        {"side": (Phrase("index-side", {"side": looks}),)},
        **source_of(layout, f"traitor.{board}.{looks}"),
    )
