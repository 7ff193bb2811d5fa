"""The index of the cards: Nile cards, Sphinx cards, grave tiles."""

from collections import Counter

from iteru.engine.game import Game
from iteru.engine.phrase import Phrase
from iteru.games.egizia.meta import EgiziaOptions
from iteru.games.egizia.rules.box import Layout
from iteru.games.egizia.rules.card_table import printed
from iteru.games.egizia.rules.state import EgiziaState
from iteru.games.egizia.show.card_words import does, rule_of_card
from iteru.games.egizia.show.picture.nile_cards import WIDE, card_face, lying
from iteru.games.egizia.show.picture.obelisk import Door, tile
from iteru.games.egizia.show.picture.sphinx import card as sphinx_picture
from iteru.games.egizia.view_types import Printed
from iteru.kit.card_index import IndexCard
from iteru.kit.parts import Group
from iteru.kit.paths import Point

NILE_SIZE: Point = (WIDE.width + 4, WIDE.height + 5)
SPHINX: Point = (150, 150)
SPHINX_SIZE: Point = (154, 155)
DOOR: Point = (34, 46)
DOOR_SIZE: Point = (38, 50)


def cards(game: Game[EgiziaState]) -> list[IndexCard]:
    """Returns every card and tile of the box."""
    layout = Layout(game.box, game.meta.min_seats, EgiziaOptions())
    table = printed(layout)
    nile = [nile_card(layout, table, card) for card in table["cards"]]
    sphinx = [sphinx_card(table, card) for card in table["sphinx_table"]]
    return nile + sphinx + graves(layout)


def nile_card(layout: Layout, table: Printed, card: str) -> IndexCard:
    its, face = table["cards"][card], card_face(table, card)
    rounds = tuple([rounds_of(layout, deck) for deck, count in enumerate(its["copies"]) if count])
    return IndexCard(
        card,
        "nile",
        Phrase("picture-name", {"card": card}),
        Phrase("index-does", {"phrases": does(table, card)}),
        rule_of_card(table, card),
        Group(lying(face, WIDE), (1, 1)),
        NILE_SIZE,
        rounds,
        {"kind": (Phrase("picture-kind", {"kind": face.sort}),), "rounds": rounds},
        sum(its["copies"]),
        bool(its["reconstructed"]),
        f"nile.{card}",
    )


def rounds_of(layout: Layout, deck: int) -> Phrase:
    """R3.3: the rounds in which a deck is used."""
    rounds = [
        str(number) for number, its in enumerate(layout.deck_of_round, start=1) if its == deck + 1
    ]
    return Phrase("index-rounds", {"rounds": " + ".join(rounds), "count": len(rounds)})


def sphinx_card(table: Printed, card: str) -> IndexCard:
    its = table["sphinx_table"][card]
    points = Phrase("index-points", {"points": "/".join(map(str, its["points"]))})
    return IndexCard(
        card,
        "sphinx",
        Phrase("picture-name", {"card": card}),
        Phrase("index-does", {"phrases": does(table, card)}),
        rule_of_card(table, card),
        Group([sphinx_picture(table, card, None, (1, 1), SPHINX, "")]),
        SPHINX_SIZE,
        (points,),
        {"asks": (Phrase("index-asks", {"kind": its["kind"]}),)},
        its["count"],
        bool(its["reconstructed"]),
        f"sphinx.{card}",
    )


def graves(layout: Layout) -> list[IndexCard]:
    """R2.7: the tiles by their values."""
    figure = layout.box["graves"]
    return [
        IndexCard(
            f"grave-{value}",
            "graves",
            Phrase("index-grave", {"value": value}),
            Phrase("index-grave-does", {"value": value}),
            "R7.14",
            Group([tile(value, "", Door((2, 2), DOOR), 22)]),
            DOOR_SIZE,
            copies=count,
            is_reconstructed=figure.source_of("tiles") == "reconstructed",
            figure=figure.path,
        )
        for value, count in sorted(Counter(layout.grave_tiles).items())
    ]
