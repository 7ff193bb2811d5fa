"""What lies on the table: flat lists of small numbers, and what can be read off them."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Agenda, AgendaState
from iteru.games.imhotep.rules.box import Layout
from iteru.games.imhotep.rules.moves import CARD_COUNT, LOAD, SAIL, SHIPS, SITE_COUNT, SPACES

EMPTY: Final = -1
# Where a ship is: a site, or one of these.
WAITING: Final = -1
SENT_BACK: Final = 5

# Points earned while the game runs, by where they come from (the first rows of the final breakdown).
EARNED_PYRAMIDS: Final = 0
EARNED_TEMPLE: Final = 1
EARNED_OBELISKS: Final = 2
EARNED_ROWS: Final = 3

PLACES: Final = SHIPS * SPACES
BITS: Final = [mask.bit_count() for mask in range(16)]
# Actions by bit mask, so that offering them is a look-up and not a search: loads by the free places of the first two and of
# the last two ships, sailings by the ships that may sail and the harbours taken.
LOADS_FRONT: Final = [
    [LOAD + place for place in range(8) if mask >> place & 1] for mask in range(256)
]
LOADS_BACK: Final = [[action + 8 for action in actions] for actions in LOADS_FRONT]
SAILS: Final = [
    [
        SAIL + ship * SITE_COUNT + site
        for ship in range(SHIPS)
        for site in range(SITE_COUNT)
        if ships >> ship & 1 and not taken >> site & 1
    ]
    for ships in range(16)
    for taken in range(32)
]


class Position(AgendaState):
    """All that lies on the table. `like` is the position to copy; without one the table is bare.

    Three bit masks could be read from the rest, and are kept because they make random play half as fast again: `free`, the
    free places of waiting ships; `ready`, the ships that may sail; `taken`, the sites whose harbour is taken.
    """

    def __init__(self, layout: Layout, book: Agenda, like: "Position | None") -> None:
        super().__init__(layout, book)
        self.layout = layout
        if like is None:
            seats = layout.seats
            self.round = 0
            self.passes = 0
            self.earned = [0] * (EARNED_ROWS * seats)
            self.sled = [0] * seats
            self.quarry = [0] * seats
            self.owned = [0] * (CARD_COUNT * seats)
            self.deck: list[int] = []
            self.discard: list[int] = []
            self.stalls = [EMPTY] * layout.stalls
            self.pair: list[int] = []
            self.round_cards: list[int] = []
            self.ships = [0] * SHIPS
            self.berth = [WAITING] * SHIPS
            self.cargo = [EMPTY] * PLACES
            self.free = 0
            self.ready = 0
            self.taken = 0
            self.pyramid = [EMPTY] * len(layout.pyramid_points)
            self.overflow: list[int] = []
            self.temple: list[int] = []
            self.burial: list[int] = []
            self.obelisk = [0] * seats
            self.towers: list[int] = []
            self.order: list[int] = []
        else:
            self.actor = like.actor
            self.rng = like.rng.clone()
            self.round = like.round
            self.passes = like.passes
            self.earned = like.earned.copy()
            self.sled = like.sled.copy()
            self.quarry = like.quarry.copy()
            self.owned = like.owned.copy()
            self.deck = like.deck.copy()
            self.discard = like.discard.copy()
            self.stalls = like.stalls.copy()
            self.pair = like.pair.copy()
            self.round_cards = like.round_cards.copy()
            self.ships = like.ships.copy()
            self.berth = like.berth.copy()
            self.cargo = like.cargo.copy()
            self.free = like.free
            self.ready = like.ready
            self.taken = like.taken
            self.pyramid = like.pyramid.copy()
            self.overflow = like.overflow.copy()
            self.temple = like.temple.copy()
            self.burial = like.burial.copy()
            self.obelisk = like.obelisk.copy()
            self.towers = like.towers.copy()
            self.order = like.order.copy()
            self.agenda = like.agenda.copy()


def free_on(s: Position, ship: i64) -> i64:
    """How many spaces of a ship are free; none once it has sailed."""
    return BITS[s.free >> ship * SPACES & 15]


def has_minimum(s: Position, ship: i64, more: i64) -> bool:
    """R4.5: whether a waiting ship has, with `more` stones on it, its minimum load."""
    return free_on(s, ship) - more <= s.layout.spare[s.ships[ship]]


def free_spaces(s: Position) -> i64:
    """How many spaces on waiting ships are free."""
    return s.free.bit_count()


def stones_to_take(s: Position, seat: i64, limit: i64) -> i64:
    """R4.3: as many stones as fit on the sled and are in the quarry, but not above the limit."""
    room: i64 = s.layout.sled - s.sled[seat]
    left: i64 = s.quarry[seat]
    if room < limit:
        limit = room
    return left if left < limit else limit


def all_sailed(s: Position) -> bool:
    return WAITING not in s.berth


def harbour_of(s: Position, site: i64) -> i64:
    """The ship in a site's harbour, or EMPTY."""
    ship: i64
    for ship in range(SHIPS):
        if s.berth[ship] == site:
            return ship
    return EMPTY


def earn(s: Position, source: i64, seat: i64, points: i64) -> None:
    s.earned[source * s.seats + seat] += points


def hold(s: Position, seat: i64, card: i64) -> i64:
    """How many cards of a kind lie before a seat."""
    return s.owned[seat * CARD_COUNT + card]
