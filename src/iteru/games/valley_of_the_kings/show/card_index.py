"""The index of the cards: every kind, by set."""

from iteru.engine.game import Game
from iteru.engine.phrase import Phrase
from iteru.games.valley_of_the_kings.meta import ValleyOptions
from iteru.games.valley_of_the_kings.rules.box import Layout
from iteru.games.valley_of_the_kings.rules.printed import constants
from iteru.games.valley_of_the_kings.rules.state import ValleyState
from iteru.games.valley_of_the_kings.show.picture.cards import (
    card_of,
    coloured,
    drawn_card,
    rule,
)
from iteru.games.valley_of_the_kings.show.picture.formats import HAND
from iteru.games.valley_of_the_kings.view_types import CardView, Constants
from iteru.kit.card_index import IndexCard
from iteru.kit.parts import Group
from iteru.kit.paths import Point

SIZE: Point = (HAND.width + 5, HAND.height + 6)


def cards(game: Game[ValleyState]) -> list[IndexCard]:
    """Returns every kind of card in the box."""
    layout = Layout(game.box, game.meta.min_seats, ValleyOptions())
    printed = constants(layout)
    return [index_card(printed, name) for name in printed["cards"]]


def index_card(printed: Constants, name: str) -> IndexCard:
    its, card = printed["cards"][name], card_of(printed, name)
    age = Phrase("index-age", {"age": its["age"]})
    cost = Phrase("board-costs", {"price": its["cost"]})
    return IndexCard(
        name,
        its["set"],
        Phrase("board-name", {"card": name}),
        Phrase("board-does", {"phrases": card.does}),
        rule(card),
        Group(drawn_card(card, HAND), (1, 1), coloured(card)),
        SIZE,
        (cost, Phrase("index-gold", {"gold": its["gold"]}), worth(its), age),
        {"age": (age,), "cost": (cost,)},
        its["copies"],
        bool(its["reconstructed"]),
        f"cards.{name}",
    )


def worth(its: CardView) -> Phrase:
    """R10.3, R10.4: its points, or its place in its set."""
    if its["points"] is None:
        return Phrase("index-of-set", {"number": its["number"] or 0, "size": its["size"] or 0})
    return Phrase("index-points", {"points": its["points"]})
