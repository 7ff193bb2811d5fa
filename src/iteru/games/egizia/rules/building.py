"""Phase 5: the three sites in the order of the river, and the line of ships at each (R7.1 to R7.6)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.engine.bits import bit
from iteru.games.egizia.rules import before_bonus, bricks, building_step, moves
from iteru.games.egizia.rules.codes import of_seat, owner_of, what_of
from iteru.games.egizia.rules.moves import FIRST_PLACE, SITE_COUNT, SITES
from iteru.games.egizia.rules.position import EMPTY, LATE, Position, holds, unused_crews

SITE_BITS: Final = 2
SITE_MASK: Final = 3


def at_site(site: i64, number: i64) -> i64:
    """Packs a site, and how many seats have been asked there, into the detail of a question."""
    return site | number << SITE_BITS


def site_of(detail: i64) -> i64:
    return detail & SITE_MASK


def asked_at_site(detail: i64) -> i64:
    return detail >> SITE_BITS


class Site(Task[Position]):
    """R7.1: the sites one after the other, each in the order of its berths; then R7.20."""

    name = "site"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        if detail == SITE_COUNT:
            s.phase = LATE
            s.push(before_bonus.BEFORE_BONUS, 0, 0)
            return
        first: i64 = detail * s.layout.berths
        s.line = [one for one in s.berth[first : first + s.layout.berths] if one != EMPTY]
        if s.line:
            s.push(ASK_FIRST, 0, detail)
        else:
            s.push(SITE, 0, detail + 1)


SITE: Final[Site] = Site()


class AskFirst(Task[Position]):
    """R10.13: before the first step at a site, in order of tiles; for the detail see `at_site`."""

    name = "ask-first"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        site: i64 = site_of(detail)
        place: i64 = s.layout.site_position[site]
        number: i64
        for number in range(asked_at_site(detail), s.seats):
            owner: i64 = s.order[number]
            stands_there = s.own_sites[owner] >> place & 1
            if stands_there and s.line[0] != owner and holds(s, owner, FIRST_PLACE):
                s.push(GO_FIRST, owner, at_site(site, number))
                return
        s.push(NEXT_BUILDER, 0, site)


ASK_FIRST: Final[AskFirst] = AskFirst()


class GoFirst(Question[Position]):
    """R10.13: goes to the front of the line, or stays; a substitute who goes first takes nobody's place."""

    name = "first-place"
    rule = "R10.13"
    answers = (moves.FIRST, moves.STAY)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return [moves.FIRST.first, moves.STAY.first]

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        site: i64 = site_of(detail)
        s.push(ASK_FIRST, 0, at_site(site, asked_at_site(detail) + 1))
        if moves.STAY.has(action):
            return
        ship = of_seat(seat, site)
        s.substitutes = [one for one in s.substitutes if one != ship]
        s.line = [seat, *[one for one in s.line if one != seat]]
        if s.journal is not None:
            s.journal.tell("went-first", {"seat": seat, "site": SITES[site]})


GO_FIRST: Final[GoFirst] = GoFirst()


class NextBuilder(Task[Position]):
    """R7.1: the next ship in the line; then the next site."""

    name = "next-builder"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        if s.line:
            s.push(BUILD_STEP, s.line[0], detail)
        else:
            s.push(SITE, 0, detail + 1)


NEXT_BUILDER: Final[NextBuilder] = NextBuilder()


class BuildStep(Task[Position]):
    """R7.6: a seat with nothing to do at a site gives up without being asked."""

    name = "build-step"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        s.team = 0
        has_work = unused_crews(s, seat) and bricks.cheapest(s, detail) < bricks.NOTHING
        if has_work and building_step.BUILD.offer(s, seat, detail)[0] != moves.GIVE_UP.first:
            s.push(building_step.BUILD, seat, detail)
        else:
            give_up(s, seat, detail)


BUILD_STEP: Final[BuildStep] = BuildStep()


def give_up(s: Position, seat: i64, site: i64) -> None:
    """R7.4: the ship goes home and frees its berth; R7.5: the first substitute may build there, after all others."""
    s.line = s.line[1:]
    place: i64 = s.layout.site_position[site]
    s.own_sites[seat] &= ~bit(place)
    s.fleet.remove(of_seat(seat, place))
    s.ships[seat] += 1
    if s.journal is not None:
        s.journal.tell("gave-up", {"seat": seat, "site": SITES[site]})
    berth: i64
    for berth in range(site * s.layout.berths, (site + 1) * s.layout.berths):
        if s.berth[berth] == seat:
            s.berth[berth] = first_substitute(s, site)
            if s.berth[berth] != EMPTY:
                s.line = [*s.line, s.berth[berth]]
    s.push(NEXT_BUILDER, 0, site)


def first_substitute(s: Position, site: i64) -> i64:
    """Removes and returns the substitute who waited longest at a site; EMPTY without one."""
    for ship in s.substitutes:
        if what_of(ship) == site:
            s.substitutes = [one for one in s.substitutes if one != ship]
            return owner_of(ship)
    return EMPTY


class AfterStep(Task[Position]):
    """R7.1: the builder leaves the line."""

    name = "after-step"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        s.team = 0
        s.line = s.line[1:]
        s.push(NEXT_BUILDER, 0, detail)


AFTER_STEP: Final[AfterStep] = AfterStep()
