"""What lies on the table: flat lists of small numbers, and the small steps that many rules take.

A kept Sphinx card is `seat | kind << 2`, a ship on the river `seat | position << 2`, a substitute `seat | site << 2`;
for fields and quarries see `fields.py`.
A Sphinx card in the deck is its kind plus 64 for each bit of the seats that know it to be there (R2.6).
"""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Agenda, AgendaState
from iteru.games.egizia.rules.box import Layout
from iteru.games.egizia.rules.moves import (
    CARDS,
    CREW_COUNT,
    CREWS,
    FIRST_ANYTIME,
    FIRST_PERMANENT,
    GRAIN_MARKET,
    HELD_COUNT,
    NORMAL_CREWS,
    SECTION_COUNT,
    SITE_COUNT,
    STONE_SALE,
    TRACKS,
)

EMPTY: Final = -1
START_CARD: Final = 63
"""The kind of the field and of the quarry that everybody begins with."""
KIND_MASK: Final = 63
SPHINX_CODE: Final = 64

# Points earned while the game runs, by where they come from (the first rows of the breakdown).
FOR_SPHINX: Final = 0
FOR_OBELISK: Final = 1
FOR_GRAVES: Final = 2
FOR_PYRAMID: Final = 3
FOR_TEMPLE: Final = 4
FOR_ROWS: Final = 5
FOR_NILE: Final = 6
FOR_GRAIN_MARKET: Final = 7
FOR_BONUS: Final = 8
FOR_HUNGER: Final = 9
EARNED_ROWS: Final = 10

# Phases, for views and texts.
FIRST_CARDS: Final = 0
SAILING: Final = 1
FEEDING: Final = 2
BUILDING: Final = 3
LATE: Final = 4
OVER: Final = 5
PHASES: Final = ("first-cards", "sailing", "feeding", "building", "late", "over")


class Position(AgendaState):
    """All that lies on the table. `like` is the position to copy; without one the table is bare.

    Lists that change seldom are never changed in place: a copy shares them, and a change makes a new one. Those that
    change often are copied.
    """

    def __init__(self, layout: Layout, book: Agenda, like: "Position | None") -> None:
        super().__init__(layout, book)
        self.layout = layout
        if like is None:
            seats = layout.seats
            self.round = 0
            self.phase = FIRST_CARDS
            self.order: list[int] = []
            """The seats by their order tiles, the lowest tile first."""
            self.track: list[int] = []
            """The seats on the score track, the foremost first (R9.3)."""
            self.points = [0] * seats
            self.earned = [0] * (EARNED_ROWS * seats)
            self.stones = [0] * seats
            self.crews = layout.crews_at_start * seats
            self.used = [0] * seats
            """For each seat a bit for each crew used this round."""
            self.ships = [layout.ships] * seats
            self.lowest = [EMPTY] * seats
            self.passed = 0
            self.markers = [0] * (2 * seats)
            self.ring = layout.ring_start
            self.held = [0] * (HELD_COUNT * seats)
            self.worked = [0] * (HELD_COUNT * seats)
            """How often a card that works once a round has worked in this one."""
            self.fields: list[int] = []
            self.attached = [0] * seats
            self.quarries: list[int] = []
            self.river = [EMPTY] * layout.river
            self.free = 0
            """A bit for each space of the river open to an ordinary ship; those of sites stay."""
            self.fleet: list[int] = []
            self.berth = [EMPTY] * (SITE_COUNT * layout.berths)
            self.substitutes: list[int] = []
            self.own_sites = [0] * seats
            """For each seat a bit for each space of the river that is a site with a ship of its own."""
            self.took_part = [0] * seats
            self.line: list[int] = []
            self.nile: list[int] = []
            self.gone: list[int] = []
            self.deck: list[int] = []
            self.drawn: list[int] = []
            self.kept: list[int] = []
            self.grave_tiles: list[int] = []
            self.graves_laid = False
            self.obelisk: list[int] = []
            self.graves: list[int] = []
            self.pyramid = [EMPTY] * layout.row_start[layout.rows]
            self.filled = [0] * layout.rows
            self.temple: list[int] = []
            self.sections = [0] * SECTION_COUNT
            self.team = 0
            self.boost = 0
            self.strength = 0
            self.paid = 0
            self.full_rows = 0
            self.step_points = [0] * 4
            self.fed = 0
            self.feeding: list[int] = []
        else:
            self.actor = like.actor
            self.rng = like.rng.clone()
            self.agenda = like.agenda.copy()
            self.round = like.round
            self.phase = like.phase
            self.order = like.order
            self.track = like.track.copy()
            self.points = like.points.copy()
            self.earned = like.earned.copy()
            self.stones = like.stones.copy()
            self.crews = like.crews.copy()
            self.used = like.used.copy()
            self.ships = like.ships.copy()
            self.lowest = like.lowest.copy()
            self.passed = like.passed
            self.markers = like.markers.copy()
            self.ring = like.ring
            self.held = like.held.copy()
            self.worked = like.worked.copy()
            self.fields = like.fields
            self.attached = like.attached
            self.quarries = like.quarries
            self.river = like.river.copy()
            self.free = like.free
            self.fleet = like.fleet.copy()
            self.berth = like.berth.copy()
            self.substitutes = like.substitutes
            self.own_sites = like.own_sites.copy()
            self.took_part = like.took_part.copy()
            self.line = like.line
            self.nile = like.nile
            self.gone = like.gone
            self.deck = like.deck
            self.drawn = like.drawn
            self.kept = like.kept
            self.grave_tiles = like.grave_tiles
            self.graves_laid = like.graves_laid
            self.obelisk = like.obelisk
            self.graves = like.graves
            self.pyramid = like.pyramid
            self.filled = like.filled
            self.temple = like.temple
            self.sections = like.sections
            self.team = like.team
            self.boost = like.boost
            self.strength = like.strength
            self.paid = like.paid
            self.full_rows = like.full_rows
            self.step_points = like.step_points
            self.fed = like.fed
            self.feeding = like.feeding


def replaced(numbers: list[int], place: i64, number: i64) -> list[int]:
    """A list like this one with another number in one place."""
    copy = numbers.copy()
    copy[place] = number
    return copy


# Points and their order


def score(s: Position, source: i64, seat: i64, points: i64) -> None:
    """R9.2: move a score marker; R9.3: it comes to stand behind all that are on its new space already.

    A move of nothing changes no place.
    """
    if points == 0:
        return
    s.points[seat] += points
    s.earned[source * s.seats + seat] += points
    arrive(s.track, s.points, seat)


def arrive(track: list[int], points: list[int], seat: i64) -> None:
    """Put a seat's marker behind all that have as many points as it has now, or more."""
    track.remove(seat)
    now: i64 = points[seat]
    place: i64 = 0
    while place < len(track) and points[track[place]] >= now:
        place += 1
    track.insert(place, seat)


# Stones, tracks, crews


def gain_stones(s: Position, seat: i64, count: i64) -> None:
    """R6.2: never more than the limit; the rest is lost."""
    if count == 0:
        return
    stones: i64 = s.stones[seat] + count
    limit: i64 = s.layout.stone_limit
    if stones > limit:
        stones = limit
    if s.journal is not None and stones > s.stones[seat]:
        got = stones - s.stones[seat]
        s.journal.tell("got-stones", {"seat": seat, "count": got, "stones": stones})
    s.stones[seat] = stones


def step_down(s: Position, seat: i64, track: i64, steps: i64) -> None:
    """R8.1: step by step; R8.2, R8.4: the lowest space pays on arrival and for each step beyond it."""
    place: i64 = track * s.seats + seat
    bottom: i64 = s.layout.bottom[track]
    for _ in range(steps):
        if s.markers[place] < bottom:
            s.markers[place] += 1
            if s.journal is not None:
                space = s.markers[place] + 1
                facts: dict[str, int | str] = {"seat": seat, "track": TRACKS[track]}
                s.journal.tell("track-moved", {**facts, "space": space})
        if s.markers[place] == bottom:
            pay_at_bottom(s, seat, track)


def pay_at_bottom(s: Position, seat: i64, track: i64) -> None:
    """R8.2: stones on the stone sale; R8.4: points on the grain market."""
    if track == STONE_SALE:
        gain_stones(s, seat, s.layout.bottom_stones)
        return
    if s.journal is not None and s.layout.bottom_points:
        s.journal.tell("bottom-points", {"seat": seat, "points": s.layout.bottom_points})
    score(s, FOR_GRAIN_MARKET, seat, s.layout.bottom_points)


def at_bottom(s: Position, seat: i64, track: i64) -> bool:
    return s.markers[track * s.seats + seat] == s.layout.bottom[track]


def penalty_of(s: Position, seat: i64) -> i64:
    """R5.3: points for each missing grain."""
    return s.layout.penalty[s.markers[GRAIN_MARKET * s.seats + seat]]


def raise_crew(s: Position, seat: i64, crew: i64) -> None:
    """R4.12: one step; a crew at the limit loses it."""
    place: i64 = seat * CREW_COUNT + crew
    if s.crews[place] >= s.layout.crew_limit:
        if s.journal is not None:
            s.journal.tell("crew-full", {"seat": seat, "crew": CREWS[crew]})
        return
    s.crews[place] += 1
    if s.journal is not None:
        facts: dict[str, int | str] = {"seat": seat, "crew": CREWS[crew]}
        s.journal.tell("crew-rose", {**facts, "strength": s.crews[place]})


def can_grow(s: Position, seat: i64) -> bool:
    """Whether a crew of the seat is below the limit."""
    limit: i64 = s.layout.crew_limit
    crew: i64
    for crew in range(seat * CREW_COUNT, (seat + 1) * CREW_COUNT):
        if s.crews[crew] < limit:
            return True
    return False


def total_strength(s: Position, seat: i64) -> i64:
    total: i64 = 0
    crew: i64
    for crew in range(seat * CREW_COUNT, (seat + 1) * CREW_COUNT):
        total += s.crews[crew]
    return total


def unused_crews(s: Position, seat: i64) -> i64:
    """A bit for each normal crew that has not worked this round."""
    return ~s.used[seat] & ((1 << NORMAL_CREWS) - 1)


# Cards


def holds(s: Position, seat: i64, card: i64) -> i64:
    """How many permanent or any-time cards of a kind lie before a seat, fields and quarries apart."""
    return s.held[seat * HELD_COUNT + card - FIRST_PERMANENT]


def works(s: Position, seat: i64, card: i64) -> bool:
    """R10.3: whether a card that works once a round still does; each copy once."""
    place: i64 = seat * HELD_COUNT + card - FIRST_PERMANENT
    return s.held[place] > s.worked[place]


def use_card(s: Position, seat: i64, card: i64) -> None:
    """R10.2: an any-time card is put away; R10.3: a permanent one has worked for this round."""
    place: i64 = seat * HELD_COUNT + card - FIRST_PERMANENT
    if card >= FIRST_ANYTIME:
        s.held[place] -= 1
        s.gone = [*s.gone, card]
    else:
        s.worked[place] += 1
    if s.journal is not None:
        s.journal.tell("used-card", {"seat": seat, "card": CARDS[card]})
