"""A heuristic for the greedy bot: how many points each seat is likely to have in the end."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import detail_of, seat_of
from iteru.engine.bits import bit
from iteru.games.egizia.rules import bricks, building_step, gains, scoring, sphinx
from iteru.games.egizia.rules.codes import of_seat
from iteru.games.egizia.rules.fields import grain, production
from iteru.games.egizia.rules.moves import (
    CREW_COUNT,
    CREW_EACH_ROUND,
    FIRST_PERMANENT,
    GRAIN,
    GRAIN_MARKET,
    HELD_COUNT,
    JOKER,
    NORMAL_CREWS,
    SITE_COUNT,
    SPHINX_SITE,
    STONE_SALE,
    STONES,
    STONES_AS_GRAIN,
)
from iteru.games.egizia.rules.position import (
    BUILDING,
    FEEDING,
    OVER,
    SAILING,
    Position,
    holds,
    penalty_of,
    total_strength,
)

BUILT: Final = 1.25
"""Points for a stone that a crew can lay."""
SITES_A_ROUND: Final = 1.3
"""The share of the crews' strength that ships at sites let work in a round."""
SPACE: Final = 3.2
"""What a free space further down is worth to a seat with a ship for it, shared among the seats."""
SPHINX_CARD: Final = 3.0
"""What drawing brings beyond the points for returned cards."""
PROMISE: Final = 0.35
"""The chance that a Sphinx card that does not hold yet will."""
CREW_STEP: Final = 0.9
SALE_STEP: Final = 0.3
MARKET_STEP: Final = 0.4
HUNGER_LATER: Final = 0.7
NEW_GRAIN: Final = 1.1
"""How much more grain a seat's fields are likely to bring each round."""
HELD: Final[list[float]] = [
    *(0.9, 1.5, 0.8, 0.8, 0.9, 0.8, 0.5, 0.5, 1.0, 0.6, 1.0),
    *(1.0, 1.5, 1.0, 2.0, 1.5, 2.5, 2.0),
]
"""The worth of a permanent card in a round, and of an any-time card, in the order of the cards."""
PERMANENT: Final = 11


def prospects(s: Position) -> list[float]:
    """Returns, for each seat, its points and those that its crews, fields, stones and cards are likely to bring."""
    return [seat_prospects(s, seat) for seat in range(s.seats)]


def seat_prospects(s: Position, seat: int) -> float:
    sold: int = scoring.sale_points(s, seat)
    graves: int = scoring.grave_points(s, seat)
    before: int = s.points[seat] + sold + graves
    worth = float(before) + sphinx_worth(s, seat, before)
    if s.phase == OVER:
        return worth
    later: int = s.layout.rounds - s.round
    worth += stones_worth(s, seat, later) - hunger(s, seat, later)
    worth += tracks_worth(s, seat) + cards_worth(s, seat, later)
    if s.on_top(gains.CREW) and seat_of(s.agenda[-1]) == seat:
        steps: int = detail_of(s.agenda[-1])
        worth += CREW_STEP * steps
    if s.phase == SAILING and not s.passed >> seat & 1:
        worth += river_worth(s, seat)
    return worth


def sphinx_worth(s: Position, seat: int, before: int) -> float:
    """Returns the worth of Sphinx cards: those that hold now, and a part of what the others promise."""
    worth = 0.0
    for kind, points in scoring.sphinx_points_by_card(s, seat, before):
        best: int = s.layout.sphinx_best[kind]
        worth += float(points)
        if s.phase != OVER and best > points:
            worth += PROMISE * float(best - points)
    return worth


# Building


def stones_worth(s: Position, seat: int, later: int) -> float:
    """Returns the worth of what stones and crews can build together, in this round and later."""
    stones: int = s.stones[seat] + s.layout.card_stones * holds(s, seat, STONES)
    rate: int = production(s, seat)
    if s.phase <= FEEDING:
        stones += rate
    now: int = 0
    worth = 0.0
    if s.phase <= BUILDING:
        now, worth = building_now(s, seat, stones)
    supply = float(stones - now + rate * later + later * later)
    strength: int = total_strength(s, seat)
    capacity = SITES_A_ROUND * later * (strength + later)
    both: float = (supply * capacity) ** 0.5
    return worth + BUILT * (0.5 * min(supply, capacity) + 0.5 * both)


def building_now(s: Position, seat: int, stones: int) -> tuple[int, float]:
    """Returns the stones that this round's sites will take, and what they bring, the bonus included."""
    worth = float(sum(s.step_points)) if is_building(s, seat) else 0.0
    if s.on_top(sphinx.KEEP) and seat_of(s.agenda[-1]) == seat:
        worth += SPHINX_CARD + s.layout.returned_points * (len(s.drawn) - 1)
    sites: int = s.took_part[seat].bit_count()
    used: int = 0
    if is_building(s, seat) and s.team:
        used = min(s.strength - s.paid, stones)
        worth += BUILT * used
        if s.on_top(building_step.TEAM):
            sites += 1
    strengths = unused_strengths(s, seat)
    for site in range(SITE_COUNT):
        if strengths and stands_at(s, seat, site) and used < stones:
            strength: int = strengths.pop(0)
            sites += 1
            spent: int = min(strength, stones - used)
            if site == SPHINX_SITE:
                spent = min(spent, s.layout.draw_limit)
                worth += SPHINX_CARD
            used += spent
            worth += BUILT * spent
    return used, worth + s.layout.bonus[min(sites, SITE_COUNT)]


def is_building(s: Position, seat: int) -> bool:
    """Whether a seat is in a building step whose points have not been moved."""
    in_step = s.on_top(building_step.TEAM) or s.on_top(building_step.BRICK)
    return in_step and s.line[0] == seat


def stands_at(s: Position, seat: int, site: int) -> bool:
    """Whether the seat may still build at a site this round; substitutes do not count."""
    if s.took_part[seat] >> site & 1 or not s.own_sites[seat] >> s.layout.site_position[site] & 1:
        return False
    if of_seat(seat, site) in s.substitutes or builds_at(s, seat, site):
        return False
    return bricks.cheapest(s, site) != bricks.NOTHING


def builds_at(s: Position, seat: int, site: int) -> bool:
    """Whether the seat's step at this site has begun."""
    return is_building(s, seat) and detail_of(s.agenda[-1]) == site


def unused_strengths(s: Position, seat: int) -> list[int]:
    """Returns the strengths of crews that have not worked this round, the strongest first; the joker adds to that one."""
    first: i64 = seat * CREW_COUNT
    used: i64 = s.used[seat]
    strengths: list[int] = []
    crew: i64
    for crew in range(NORMAL_CREWS):
        if not used >> crew & 1:
            strengths.append(s.crews[first + crew])
    strengths.sort()
    strengths.reverse()
    if strengths and not used >> JOKER & 1:
        strengths[0] += s.crews[first + JOKER]
    return strengths


# Feeding


def hunger(s: Position, seat: int, later: int) -> float:
    """Returns the points to be lost in this round and later, if nothing changes."""
    strength: int = total_strength(s, seat)
    bread: int = grain(s, seat, s.ring)
    missing: int = max(0, strength - bread)
    penalty: int = penalty_of(s, seat)
    lost = 0.0
    for ahead in range(1, later + 1):
        lost += HUNGER_LATER * penalty * max(0.0, strength - bread - NEW_GRAIN * ahead)
    if s.phase == SAILING or (s.phase == FEEDING and seat in s.feeding):
        if s.feeding and s.feeding[-1] == seat:
            missing = max(0, missing - s.fed)
        helped: int = s.layout.card_grain * holds(s, seat, GRAIN)
        if holds(s, seat, STONES_AS_GRAIN):
            helped += s.stones[seat] // 2
        lost += penalty * max(0, missing - helped)
    return lost


# Tracks, cards, the river


def tracks_worth(s: Position, seat: int) -> float:
    sale: int = s.markers[STONE_SALE * s.seats + seat]
    market: int = s.markers[GRAIN_MARKET * s.seats + seat]
    return SALE_STEP * sale + MARKET_STEP * market


def cards_worth(s: Position, seat: int, later: int) -> float:
    """Returns the worth of kept cards: permanent ones by the rounds to come, any-time ones once."""
    first: i64 = seat * HELD_COUNT
    worth = 0.0
    card: i64
    for card in range(HELD_COUNT):
        count: i64 = s.held[first + card]
        if count:
            rounds = float(later) + 0.5 if card < PERMANENT else 1.0
            worth += float(count) * HELD[card] * rounds
    spent = float(s.worked[first + CREW_EACH_ROUND - FIRST_PERMANENT])
    return worth - 0.3 * spent


def river_worth(s: Position, seat: int) -> float:
    """Returns the worth of the free spaces below the lowest ship, for as many ships as the seat has left."""
    below: int = s.free & ~s.own_sites[seat] & ~(bit(s.lowest[seat] + 1) - 1)
    free = float(below.bit_count())
    return SPACE * min(float(s.ships[seat]), 1.2 * free / s.seats)
