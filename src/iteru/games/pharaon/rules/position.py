"""What lies on the table: flat lists of small numbers, and what can be read off them.

Players are seats, and in the solo game the Traitor after the only seat. Of every pile the top is the last. Cards of a
player are masks, one bit for each card.
"""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Agenda, AgendaState
from iteru.engine.bits import places_in
from iteru.games.pharaon.rules.box import Layout
from iteru.games.pharaon.rules.moves import COLOUR_COUNT, NOBLE_COUNT, TOKEN_COUNT, ZONE_COUNT

EMPTY: Final = -1
# Where the cylinder of a player is: a row of the pyramid, or one of these.
NOT_PASSED: Final = -1
PASSED_LAST: Final = -2

CLOCKWISE: Final = 1
TRAITOR: Final = 1


class Position(AgendaState):
    """Everything that lies on the table. `like` is the position to copy; without one the table is bare.

    Lists that seldom change are replaced and never changed in place, so that clones can share them.
    """

    def __init__(self, layout: Layout, items: Agenda, like: "Position | None") -> None:
        super().__init__(layout, items)
        self.layout = layout
        players = layout.players
        if like is not None:
            self.actor, self.rng = like.actor, like.rng.clone()
            self.agenda = like.agenda.copy()
        self.round: i64 = 0 if like is None else like.round
        self.on_turn: i64 = EMPTY if like is None else like.on_turn  # nobody before the first turn
        self.passes: i64 = 0 if like is None else like.passes
        self.start: i64 = 0 if like is None else like.start
        self.pharaoh: i64 = EMPTY if like is None else like.pharaoh
        # The ring and the wheel
        self.turned: i64 = 0 if like is None else like.turned
        self.direction: i64 = CLOCKWISE if like is None else like.direction
        self.ring: list[int] = [] if like is None else like.ring
        self.colour_of: list[int] = [0] * ZONE_COUNT if like is None else like.colour_of
        self.wheel: list[int] = (
            [EMPTY] * (COLOUR_COUNT * layout.spaces) if like is None else like.wheel.copy()
        )
        self.taken: list[int] = [0] * COLOUR_COUNT if like is None else like.taken.copy()
        self.beside: list[int] = [] if like is None else like.beside
        # What players have
        self.bank: list[int] = (layout.bank if like is None else like.bank).copy()
        self.goods: list[int] = [0] * (TOKEN_COUNT * players) if like is None else like.goods.copy()
        self.level: list[int] = (
            [0] * (COLOUR_COUNT * players) if like is None else like.level.copy()
        )
        self.tomb: list[int] = [0] * players if like is None else like.tomb.copy()
        self.nobles: list[int] = [0] * players if like is None else like.nobles.copy()
        self.tired: list[int] = [0] * players if like is None else like.tired.copy()
        self.artisans: list[int] = [0] * players if like is None else like.artisans.copy()
        self.row: list[int] = [NOT_PASSED] * players if like is None else like.row.copy()
        self.field: list[int] = [0] * players if like is None else like.field.copy()
        # Displays and piles
        self.pairs: list[int] = [EMPTY] * (2 * layout.pairs) if like is None else like.pairs.copy()
        self.bonus: list[int] = [EMPTY] * layout.bonus if like is None else like.bonus.copy()
        self.bag: list[int] = [] if like is None else like.bag.copy()
        self.offering_discard: list[int] = [] if like is None else like.offering_discard.copy()
        self.noble_deck: list[int] = [] if like is None else like.noble_deck.copy()
        self.noble_slots: list[int] = (
            [EMPTY] * layout.noble_slots if like is None else like.noble_slots.copy()
        )
        self.noble_discard: list[int] = [] if like is None else like.noble_discard
        self.artisan_deck: list[int] = [] if like is None else like.artisan_deck.copy()
        self.artisan_slots: list[int] = (
            [EMPTY] * layout.artisan_slots if like is None else like.artisan_slots.copy()
        )
        self.artisan_discard: list[int] = [] if like is None else like.artisan_discard
        self.jars: list[int] = [EMPTY] * layout.jars_shown if like is None else like.jars.copy()
        self.jar_stock: list[int] = [] if like is None else like.jar_stock.copy()
        self.jar_discard: list[int] = [] if like is None else like.jar_discard.copy()
        self.turned_jar: i64 = EMPTY if like is None else like.turned_jar
        # Choices that take several answers
        self.drawn: list[int] = [] if like is None else like.drawn
        self.rejected: list[int] = [] if like is None else like.rejected
        self.target: i64 = 0 if like is None else like.target
        self.picked: i64 = 0 if like is None else like.picked
        self.ways: list[int] = [] if like is None else like.ways
        self.exchanged: i64 = EMPTY if like is None else like.exchanged
        # The Traitor
        self.boards: list[int] = [] if like is None else like.boards
        self.column_colour: list[int] = [] if like is None else like.column_colour
        self.columns: list[int] = [] if like is None else like.columns.copy()
        self.filled: list[int] = [] if like is None else like.filled.copy()
        self.traitor_jars: list[int] = [] if like is None else like.traitor_jars.copy()
        self.traitor_gods: i64 = 0 if like is None else like.traitor_gods
        self.traitor_value: i64 = 0 if like is None else like.traitor_value


def good(s: Position, player: i64, kind: i64) -> i64:
    """Returns how many tokens of a kind lie before a player."""
    return s.goods[player * TOKEN_COUNT + kind]


def is_traitor(s: Position, player: i64) -> bool:
    return s.layout.solo and player == TRAITOR


def has_card(slots: list[int]) -> bool:
    """Whether anything lies in some slots."""
    for card in slots:
        if card != EMPTY:
            return True
    return False


# Nobles that are used once a round


def ready(s: Position, player: i64, cards: i64) -> i64:
    """The nobles of a player among some cards that can still be used in this round (R1.6)."""
    own: i64 = s.nobles[player]
    tired: i64 = s.tired[player]
    return own & ~tired & cards


def tire(s: Position, player: i64, cards: i64) -> i64:
    """R1.6: use the first ready noble among some cards, once in this round; which card it was."""
    able: i64 = ready(s, player, cards)
    first: i64 = able & -able
    s.tired[player] |= first & s.layout.tires
    return places_in(first)[0]


def use_noble(s: Position, player: i64, cards: i64) -> None:
    """Tire a noble, and tell it."""
    card = tire(s, player, cards)
    if s.journal is not None:
        s.journal.tell("used-noble", {"seat": player, "noble": str(card + 1)})


# R2.5: nobles put away at set-up, each packed with the seat that rejected it


def rejected_by(seat: i64, card: i64) -> i64:
    return seat * NOBLE_COUNT + card


def rejecting_seat(entry: i64) -> i64:
    return entry // NOBLE_COUNT


def rejected_card(entry: i64) -> i64:
    return entry % NOBLE_COUNT
