"""What lies on the table: flat lists of small numbers, the agenda of what is still to happen, and small questions."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.rng import Rng
from iteru.engine.state import State
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

# The agenda is a stack of what is still to happen, the next thing last: a question that waits for a seat's choice ...
TURN: Final = 0
LOAD_ONE: Final = 1
LOAD_TO_SAIL: Final = 2
SAIL_LOADED: Final = 3
SAIL_ANY_ORDER: Final = 4
ORDER: Final = 5
PICK_CARD: Final = 6
KEEP_ONE: Final = 7
PICK_PYRAMID: Final = 8
BONUS_CARD: Final = 9
BONUS_STONES: Final = 10
BONUS_LOAD: Final = 11
TEMPLE_CHOICE: Final = 12
# ... or a step that happens by itself.
FIRST_STEP: Final = 13
UNLOAD_SHIP: Final = 13
CLOSE_MARKET: Final = 14
END_TURN: Final = 15
SCORE_TEMPLE: Final = 16
END_ROUND: Final = 17
TAKE_STEP: Final = 18
DISCARD: Final = 19

QUESTIONS: Final = (
    "turn",
    "load",
    "load-to-sail",
    "sail-loaded",
    "sail-any-order",
    "order",
    "pick-card",
    "keep-one",
    "pick-pyramid",
    "bonus-card",
    "bonus-stones",
    "bonus-load",
    "temple-choice",
)


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


class Position(State):
    """All that lies on the table. `like` is the position to copy; without one the table is bare.

    Three bit masks could be read from the rest, and are kept because they make random play half as fast again: `free`, the
    free places of waiting ships; `ready`, the ships that may sail; `taken`, the sites whose harbour is taken.
    """

    def __init__(self, layout: Layout, like: "Position | None") -> None:
        super().__init__(layout.seats)
        self.layout = layout
        if like is None:
            seats = layout.seats
            self.rng = Rng(0, 0, 0, 0)
            self.round = 0
            self.passes = 0
            self.earned = [0] * (3 * seats)
            self.sled = [0] * seats
            self.quarry = [0] * seats
            self.hand = [0] * (CARD_COUNT * seats)
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
            self.agenda: list[int] = []
        else:
            self.actor = like.actor
            self.rng = like.rng.clone()
            self.round = like.round
            self.passes = like.passes
            self.earned = like.earned.copy()
            self.sled = like.sled.copy()
            self.quarry = like.quarry.copy()
            self.hand = like.hand.copy()
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


def push(s: Position, task: i64, seat: i64, detail: i64) -> None:
    """Put a question or step on top of the agenda; `detail` is the ship or space that it is about."""
    s.agenda.append(task << 8 | detail << 4 | seat)


def task_of(entry: i64) -> i64:
    return entry >> 8


def detail_of(entry: i64) -> i64:
    return entry >> 4 & 15


def seat_of(entry: i64) -> i64:
    return entry & 15


def free_on(s: Position, ship: i64) -> i64:
    """How many spaces of a ship are free; none once it has sailed."""
    return BITS[s.free >> ship * SPACES & 15]


def has_minimum(s: Position, ship: i64, more: i64) -> bool:
    """R4.5: whether a waiting ship has, with `more` stones on it, its minimum load."""
    return free_on(s, ship) - more <= s.layout.spare[s.ships[ship]]


def free_spaces(s: Position) -> i64:
    """How many spaces on waiting ships are free."""
    return s.free.bit_count()


def stones_to_take(s: Position, seat: i64, most: i64) -> i64:
    """R4.3: as many stones as fit on the sled and are in the quarry, `most` at the most."""
    room: i64 = s.layout.sled - s.sled[seat]
    left: i64 = s.quarry[seat]
    if room < most:
        most = room
    return left if left < most else most


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
    return s.hand[seat * CARD_COUNT + card]
