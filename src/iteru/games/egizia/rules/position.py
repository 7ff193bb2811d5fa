"""Everything on the table, as flat lists of small numbers; and small steps that many rules share.

`codes.py` writes ships, fields, quarries, bricks and Sphinx cards as numbers.
"""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Agenda, AgendaState
from iteru.engine.errors import IllegalMove
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

# Sources of points while the game runs (the first rows of the breakdown).
FOR_SPHINX: Final = 0
FOR_OBELISK: Final = 1
"""The first of the four structures; the others follow in their order."""
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
    """Everything on the table. `like` is the position to copy; without one the table is bare.

    Lists that change seldom are never changed in place: copies share them, and a change makes a new list. Lists that
    change often are copied.
    """

    def __init__(self, layout: Layout, items: Agenda, like: "Position | None") -> None:
        super().__init__(layout, items)
        self.layout = layout
        seats = layout.seats
        if like is not None:
            self.actor, self.rng = like.actor, like.rng.clone()
            self.agenda = like.agenda.copy()
        self.round: int = 0 if like is None else like.round
        self.phase: int = FIRST_CARDS if like is None else like.phase
        self.order: list[int] = [] if like is None else like.order
        """The seats by their order tiles, the lowest tile first."""
        self.track: list[int] = [] if like is None else like.track.copy()
        """The seats on the score track, the foremost first (R9.3)."""
        self.points: list[int] = [0] * seats if like is None else like.points.copy()
        self.earned: list[int] = [0] * (EARNED_ROWS * seats) if like is None else like.earned.copy()
        self.stones: list[int] = [0] * seats if like is None else like.stones.copy()
        self.crews: list[int] = layout.crews_at_start * seats if like is None else like.crews.copy()
        self.used: list[int] = [0] * seats if like is None else like.used.copy()
        """For each seat a bit for each crew used this round."""
        self.ships: list[int] = [layout.ships] * seats if like is None else like.ships.copy()
        self.lowest: list[int] = [EMPTY] * seats if like is None else like.lowest.copy()
        self.passed: int = 0 if like is None else like.passed
        self.markers: list[int] = [0] * (2 * seats) if like is None else like.markers.copy()
        self.ring: int = layout.ring_start if like is None else like.ring
        self.held: list[int] = [0] * (HELD_COUNT * seats) if like is None else like.held.copy()
        self.worked: list[int] = [0] * (HELD_COUNT * seats) if like is None else like.worked.copy()
        """How often each card that works once a round has worked in this round."""
        self.fields: list[int] = [] if like is None else like.fields
        self.attached: list[int] = [0] * seats if like is None else like.attached
        self.quarries: list[int] = [] if like is None else like.quarries
        self.river: list[int] = [EMPTY] * layout.river if like is None else like.river.copy()
        self.free: int = 0 if like is None else like.free
        """A bit for each space of the river open to an ordinary ship; those of sites stay."""
        self.fleet: list[int] = [] if like is None else like.fleet.copy()
        self.berth: list[int] = (
            [EMPTY] * (SITE_COUNT * layout.berths) if like is None else like.berth.copy()
        )
        self.substitutes: list[int] = [] if like is None else like.substitutes
        self.own_sites: list[int] = [0] * seats if like is None else like.own_sites.copy()
        """For each seat a bit for each space of the river that is a site with a ship of its own."""
        self.took_part: list[int] = [0] * seats if like is None else like.took_part.copy()
        self.line: list[int] = [] if like is None else like.line
        self.nile: list[int] = [] if like is None else like.nile
        self.gone: list[int] = [] if like is None else like.gone
        self.deck: list[int] = [] if like is None else like.deck
        self.drawn: list[int] = [] if like is None else like.drawn
        self.kept: list[int] = [] if like is None else like.kept
        self.grave_tiles: list[int] = [] if like is None else like.grave_tiles
        self.graves_laid: bool = False if like is None else like.graves_laid
        self.obelisk: list[int] = [] if like is None else like.obelisk
        self.graves: list[int] = [] if like is None else like.graves
        self.pyramid: list[int] = (
            [EMPTY] * layout.row_start[layout.rows] if like is None else like.pyramid
        )
        self.filled: list[int] = [0] * layout.rows if like is None else like.filled
        self.temple: list[int] = [] if like is None else like.temple
        self.sections: list[int] = [0] * SECTION_COUNT if like is None else like.sections
        self.team: int = 0 if like is None else like.team
        self.boost: int = 0 if like is None else like.boost
        self.strength: int = 0 if like is None else like.strength
        self.paid: int = 0 if like is None else like.paid
        self.full_rows: int = 0 if like is None else like.full_rows
        self.step_points: list[int] = [0] * 4 if like is None else like.step_points
        self.fed: int = 0 if like is None else like.fed
        self.feeding: list[int] = [] if like is None else like.feeding


def replaced(numbers: list[int], place: i64, number: i64) -> list[int]:
    """Returns a copy of the list with another number in one place."""
    copy = numbers.copy()
    copy[place] = number
    return copy


# Points and their order


def score(s: Position, source: i64, seat: i64, points: i64) -> None:
    """R9.2: moves a score marker; R9.3: behind all that are on its new space already.

    A move of nothing changes no place.
    """
    if points == 0:
        return
    s.points[seat] += points
    s.earned[source * s.seats + seat] += points
    arrive(s.track, s.points, seat)


def arrive(track: list[int], points: list[int], seat: i64) -> None:
    """Puts a seat's marker behind all that have at least as many points."""
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
    """R5.3: returns the points lost for each missing grain."""
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
    """Returns a bit for each normal crew that has not worked this round."""
    return ~s.used[seat] & ((1 << NORMAL_CREWS) - 1)


# Cards


def holds(s: Position, seat: i64, card: i64) -> i64:
    """Returns how many permanent or any-time cards of a kind a seat has, fields and quarries apart."""
    return s.held[seat * HELD_COUNT + card - FIRST_PERMANENT]


def works(s: Position, seat: i64, card: i64) -> bool:
    """R10.3: whether a card that works once a round can still work; each copy once."""
    place: i64 = seat * HELD_COUNT + card - FIRST_PERMANENT
    return s.held[place] > s.worked[place]


def why_not_held(s: Position, seat: i64, card: i64, rule: str) -> IllegalMove | None:
    """Refuses a card that the seat does not have; `rule` is the card's own."""
    if holds(s, seat, card):
        return None
    return IllegalMove(rule, "refused-no-such-card", card=CARDS[card])


def why_not_working(s: Position, seat: i64, card: i64, rule: str) -> IllegalMove | None:
    """Refuses a card that the seat does not have, or R10.3: all of whose copies have worked this round."""
    if works(s, seat, card):
        return None
    used = IllegalMove(rule, "refused-used-this-round", card=CARDS[card])
    return why_not_held(s, seat, card, rule) or used


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
