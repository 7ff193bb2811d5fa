"""Everything on the table, as flat lists of small numbers; and functions that read them."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Agenda, AgendaState
from iteru.games.imhotep.rules.box import Layout
from iteru.games.imhotep.rules.moves import CARD_COUNT, LOAD, SAIL, SHIPS, SITE_COUNT, SPACES

EMPTY: Final = -1
# Where a ship is: a site, or one of these.
WAITING: Final = -1
SENT_BACK: Final = 5

# Sources of points while the game runs (the first rows of the final breakdown).
EARNED_PYRAMIDS: Final = 0
EARNED_TEMPLE: Final = 1
EARNED_OBELISKS: Final = 2
EARNED_ROWS: Final = 3

PLACES: Final = SHIPS * SPACES
BITS: Final = [mask.bit_count() for mask in range(16)]
# Actions by bit mask, so that offering them is a look-up: loads by the free places of the first two and of the last two
# ships, sailings by the ships that may sail and the harbours taken.
LOADS_FRONT: Final = [
    [LOAD.at(place) for place in range(8) if mask >> place & 1] for mask in range(256)
]
LOADS_BACK: Final = [[action + 8 for action in actions] for actions in LOADS_FRONT]
SAILS: Final = [
    [
        SAIL.at(ship * SITE_COUNT + site)
        for ship in range(SHIPS)
        for site in range(SITE_COUNT)
        if ships >> ship & 1 and not taken >> site & 1
    ]
    for ships in range(16)
    for taken in range(32)
]


class Position(AgendaState):
    """Everything on the table. `like` is the position to copy; without one the table is bare.

    Three bit masks follow from the rest, and are stored because they make random play half as fast again: `free`, the
    free places of waiting ships; `ready`, the ships that may sail; `taken`, the sites whose harbour is taken.
    """

    def __init__(self, layout: Layout, items: Agenda, like: "Position | None") -> None:
        super().__init__(layout, items)
        self.layout = layout
        seats = layout.seats
        if like is not None:
            self.actor, self.rng = like.actor, like.rng.clone()
            self.agenda = like.agenda.copy()
        self.round: int = 0 if like is None else like.round
        self.passes: int = 0 if like is None else like.passes
        self.earned: list[int] = [0] * (EARNED_ROWS * seats) if like is None else like.earned.copy()
        self.sled: list[int] = [0] * seats if like is None else like.sled.copy()
        self.quarry: list[int] = [0] * seats if like is None else like.quarry.copy()
        self.owned: list[int] = [0] * (CARD_COUNT * seats) if like is None else like.owned.copy()
        self.deck: list[int] = [] if like is None else like.deck.copy()
        self.discard: list[int] = [] if like is None else like.discard.copy()
        self.stalls: list[int] = [EMPTY] * layout.stalls if like is None else like.stalls.copy()
        self.pair: list[int] = [] if like is None else like.pair.copy()
        self.round_cards: list[int] = [] if like is None else like.round_cards.copy()
        self.ships: list[int] = [0] * SHIPS if like is None else like.ships.copy()
        self.berth: list[int] = [WAITING] * SHIPS if like is None else like.berth.copy()
        self.cargo: list[int] = [EMPTY] * PLACES if like is None else like.cargo.copy()
        self.free: int = 0 if like is None else like.free
        self.ready: int = 0 if like is None else like.ready
        self.taken: int = 0 if like is None else like.taken
        self.pyramid: list[int] = (
            [EMPTY] * len(layout.pyramid_points) if like is None else like.pyramid.copy()
        )
        self.overflow: list[int] = [] if like is None else like.overflow.copy()
        self.temple: list[int] = [] if like is None else like.temple.copy()
        self.burial: list[int] = [] if like is None else like.burial.copy()
        self.obelisk: list[int] = [0] * seats if like is None else like.obelisk.copy()
        self.towers: list[int] = [] if like is None else like.towers.copy()
        self.order: list[int] = [] if like is None else like.order.copy()


def free_on(s: Position, ship: i64) -> i64:
    """Returns how many spaces of a ship are free; 0 once it has sailed."""
    return BITS[s.free >> ship * SPACES & 15]


def has_minimum(s: Position, ship: i64, more: i64) -> bool:
    """R4.5: whether a waiting ship has its minimum load, with `more` stones on it."""
    return free_on(s, ship) - more <= s.layout.spare[s.ships[ship]]


def free_spaces(s: Position) -> i64:
    """Returns how many spaces on waiting ships are free."""
    return s.free.bit_count()


def stones_to_take(s: Position, seat: i64, limit: i64) -> i64:
    """R4.3: returns how many stones fit on the sled and are in the quarry, up to the limit."""
    room: i64 = s.layout.sled - s.sled[seat]
    left: i64 = s.quarry[seat]
    if room < limit:
        limit = room
    return left if left < limit else limit


def all_sailed(s: Position) -> bool:
    return WAITING not in s.berth


def harbour_of(s: Position, site: i64) -> i64:
    """Returns the ship in a site's harbour, or EMPTY."""
    ship: i64
    for ship in range(SHIPS):
        if s.berth[ship] == site:
            return ship
    return EMPTY


def earn(s: Position, source: i64, seat: i64, points: i64) -> None:
    s.earned[source * s.seats + seat] += points


def hold(s: Position, seat: i64, card: i64) -> i64:
    """Returns how many cards of a kind a seat has."""
    return s.owned[seat * CARD_COUNT + card]
