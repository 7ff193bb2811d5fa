"""What lies on the table: flat lists of small numbers, and what can be read off them.

Players are seats, and in the solo game the Traitor after the only seat. Of every pile the top is the last. Cards of a
player are masks, one bit for each card.
"""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Agenda, AgendaState
from iteru.engine.bits import places_in
from iteru.games.pharaon.rules.box import Layout
from iteru.games.pharaon.rules.moves import COLOUR_COUNT, SILVER, TOKEN_COUNT, ZONE_COUNT

EMPTY: Final = -1
# Where the cylinder of a player is: a row of the pyramid, or one of these.
NOT_PASSED: Final = -1
PASSED_LAST: Final = -2

CLOCKWISE: Final = 1
TRAITOR: Final = 1


class Position(AgendaState):
    """All that lies on the table. `like` is the position to copy; without one the table is bare.

    Lists that seldom change are replaced and never changed in place, so that clones can share them.
    """

    def __init__(self, layout: Layout, book: Agenda, like: "Position | None") -> None:
        super().__init__(layout, book)
        self.layout = layout
        if like is None:
            players = layout.players
            self.round: i64 = 0
            self.on_turn: i64 = EMPTY  # nobody before the first turn
            self.passes: i64 = 0
            self.start: i64 = 0
            self.pharaoh: i64 = EMPTY
            self.turned: i64 = 0
            self.direction: i64 = CLOCKWISE
            self.ring: list[int] = []
            self.colour_of = [0] * ZONE_COUNT
            self.bank = layout.bank.copy()
            self.goods = [0] * (TOKEN_COUNT * players)
            self.level = [0] * (COLOUR_COUNT * players)
            self.tomb = [0] * players
            self.nobles = [0] * players
            self.tired = [0] * players
            self.artisans = [0] * players
            self.row = [NOT_PASSED] * players
            self.field = [0] * players
            self.wheel = [EMPTY] * (COLOUR_COUNT * layout.spaces)
            self.taken = [0] * COLOUR_COUNT
            self.beside: list[int] = []
            self.pairs = [EMPTY] * (2 * layout.pairs)
            self.bonus = [EMPTY] * layout.bonus
            self.bag: list[int] = []
            self.offering_discard: list[int] = []
            self.noble_deck: list[int] = []
            self.noble_slots = [EMPTY] * layout.noble_slots
            self.noble_discard: list[int] = []
            self.artisan_deck: list[int] = []
            self.artisan_slots = [EMPTY] * layout.artisan_slots
            self.artisan_discard: list[int] = []
            self.jars = [EMPTY] * layout.jars_shown
            self.jar_stock: list[int] = []
            self.jar_discard: list[int] = []
            self.turned_jar: i64 = EMPTY
            self.drawn: list[int] = []
            self.rejected: list[int] = []
            self.target: i64 = 0
            self.picked: i64 = 0
            self.ways: list[int] = []
            self.given: i64 = EMPTY
            self.boards: list[int] = []
            self.column_colour: list[int] = []
            self.columns: list[int] = []
            self.filled: list[int] = []
            self.traitor_jars: list[int] = []
            self.traitor_gods: i64 = 0
            self.traitor_value: i64 = 0
        else:
            self.actor = like.actor
            self.rng = like.rng.clone()
            self.agenda = like.agenda.copy()
            self.round = like.round
            self.on_turn = like.on_turn
            self.passes = like.passes
            self.start = like.start
            self.pharaoh = like.pharaoh
            self.turned = like.turned
            self.direction = like.direction
            self.ring = like.ring
            self.colour_of = like.colour_of
            self.bank = like.bank.copy()
            self.goods = like.goods.copy()
            self.level = like.level.copy()
            self.tomb = like.tomb.copy()
            self.nobles = like.nobles.copy()
            self.tired = like.tired.copy()
            self.artisans = like.artisans.copy()
            self.row = like.row.copy()
            self.field = like.field.copy()
            self.wheel = like.wheel.copy()
            self.taken = like.taken.copy()
            self.beside = like.beside
            self.pairs = like.pairs.copy()
            self.bonus = like.bonus.copy()
            self.bag = like.bag.copy()
            self.offering_discard = like.offering_discard.copy()
            self.noble_deck = like.noble_deck.copy()
            self.noble_slots = like.noble_slots.copy()
            self.noble_discard = like.noble_discard
            self.artisan_deck = like.artisan_deck.copy()
            self.artisan_slots = like.artisan_slots.copy()
            self.artisan_discard = like.artisan_discard
            self.jars = like.jars.copy()
            self.jar_stock = like.jar_stock.copy()
            self.jar_discard = like.jar_discard.copy()
            self.turned_jar = like.turned_jar
            self.drawn = like.drawn
            self.rejected = like.rejected
            self.target = like.target
            self.picked = like.picked
            self.ways = like.ways
            self.given = like.given
            self.boards = like.boards
            self.column_colour = like.column_colour
            self.columns = like.columns.copy()
            self.filled = like.filled.copy()
            self.traitor_jars = like.traitor_jars.copy()
            self.traitor_gods = like.traitor_gods
            self.traitor_value = like.traitor_value


def good(s: Position, player: i64, kind: i64) -> i64:
    """How many tokens of a kind lie before a player."""
    return s.goods[player * TOKEN_COUNT + kind]


def is_ready(s: Position, player: i64, cards: i64) -> i64:
    """The nobles of a player among some cards that can still be used in this round (R1.6)."""
    return s.nobles[player] & ~s.tired[player] & cards


def tire(s: Position, player: i64, cards: i64) -> i64:
    """R1.6: use the first of some cards, once in this round; which card it was."""
    first: i64 = cards & -cards
    s.tired[player] |= first & s.layout.tires
    return places_in(first)[0]


def has_basic(s: Position) -> bool:
    """R1.2: whether the bank has any basic token left."""
    colour: i64
    for colour in range(COLOUR_COUNT):
        if s.bank[colour]:
            return True
    return False


def offering_left(s: Position) -> bool:
    """R5.8: whether there is an offering token to take, in the bonus area or to be drawn."""
    return bool(s.bag) or bool(s.offering_discard) or has_card(s.bonus)


def has_card(slots: list[int]) -> bool:
    for card in slots:
        if card != EMPTY:
            return True
    return False


def silver_left(s: Position) -> bool:
    return s.bank[SILVER] > 0
