"""The index of the cards: the market cards, and the round cards for each number of players."""

from iteru.engine.game import Game
from iteru.engine.phrase import Phrase
from iteru.games.imhotep.meta import ImhotepOptions
from iteru.games.imhotep.rules import view as views
from iteru.games.imhotep.rules.box import Layout
from iteru.games.imhotep.rules.moves import CARDS, SHIPS
from iteru.games.imhotep.rules.state import ImhotepState
from iteru.games.imhotep.show.card_words import card_facts, card_rule
from iteru.games.imhotep.show.picture.market import CARD, offered, printed
from iteru.games.imhotep.show.picture.rounds import face
from iteru.games.imhotep.view_types import ImhotepView
from iteru.kit.card_index import IndexCard
from iteru.kit.parts import Group
from iteru.kit.paths import Point

HIGH = 150.0
MARKET_SIZE: Point = (CARD + 5, HIGH + 7)
ROUND, ROUND_SCALE = (46.0, 32.0), 1.7
ROUND_SIZE: Point = (50 * ROUND_SCALE, 36 * ROUND_SCALE)


def cards(game: Game[ImhotepState]) -> list[IndexCard]:
    """Returns every market card and every round card of the box."""
    seats = range(game.meta.min_seats, game.meta.max_seats + 1)
    layouts = [Layout(game.box, count, ImhotepOptions()) for count in seats]
    view = views.view(game.new(seats[0], seed=0), None)
    market = [market_card(view, layouts[0], number) for number in range(len(CARDS))]
    return market + [card for layout in layouts for card in round_cards(layout)]


def market_card(view: ImhotepView, layout: Layout, number: int) -> IndexCard:
    card, unused = CARDS[number], layout.card_unused[number]
    its, rule = printed(view, card), card_rule(view, card)
    worth = (Phrase("index-unused", {"points": unused}),) if unused else ()
    return IndexCard(
        card,
        "market",
        Phrase("board-card", {"card": card}),
        Phrase("index-does", card_facts(view, card)),
        rule,
        Group([offered(its, rule, "", (0, 0), CARD, HIGH)]),
        MARKET_SIZE,
        worth,
        {"colour": (Phrase("index-colour", {"colour": its.colour}),)},
        layout.card_copies[number],
        layout.box[f"cards.{card}"].weakest == "reconstructed",
        f"cards.{card}",
    )


def round_cards(layout: Layout) -> list[IndexCard]:
    """R2.3: the ships of each card for this number of players."""
    ships = layout.round_cards
    found = [ships[start : start + SHIPS] for start in range(0, len(ships), SHIPS)]
    return [round_card(layout, number, sizes) for number, sizes in enumerate(found, start=1)]


def round_card(layout: Layout, number: int, sizes: list[int]) -> IndexCard:
    ships, players = "-".join(map(str, sizes)), Phrase("index-players", {"count": layout.seats})
    least = "-".join([str(layout.minimum[size]) for size in sizes])
    figure = f"round_cards.for_{layout.seats}"
    return IndexCard(
        f"round-{layout.seats}-{number}",
        "rounds",
        Phrase("index-round-card", {"ships": ships}),
        Phrase("index-round-does", {"count": sum(sizes), "least": least}),
        "R2.3",
        Group([face(ships, 0, True, (1, 1), *ROUND)], scale=ROUND_SCALE),
        ROUND_SIZE,
        (players,),
        {"players": (players,)},
        is_reconstructed=layout.box[figure].weakest == "reconstructed",
        figure=figure,
    )
