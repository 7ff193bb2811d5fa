"""The index of the cards, made from the box."""

from iteru.engine.game import Game
from iteru.engine.phrase import Phrase
from iteru.kit.card_index import IndexCard

from ..rules.river import River
from .picture import card


def cards(game: Game[River]) -> list[IndexCard]:
    copies = game.box["cards"].numbers("copies")
    return [index_card(cubits, count) for cubits, count in enumerate(copies, start=1) if count]


def index_card(cubits: int, copies: int) -> IndexCard:
    return IndexCard(
        f"card-{cubits}",
        "flood",
        name=Phrase("picture-card", {"card": cubits}),
        does=Phrase("index-does", {"card": cubits}),
        rule="R2.1",
        picture=card(cubits, (2, 2), "", ""),
        size=(62, 80),
        copies=copies,
        figure="cards",
    )
