"""Phase 5: the three sites in the order of the river (R7), and the late window after them (R7.20)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.games.egizia.rules import anytime, bricks, moves, rounds, sphinx
from iteru.games.egizia.rules.moves import (
    CREW_COUNT,
    CREWS,
    FIRST_PLACE,
    JOKER,
    NORMAL_CREWS,
    OBELISK_SITE,
    SITE_COUNT,
    SITES,
    SPHINX_SITE,
    STRENGTH,
    TRACKS,
    TWO_CREWS,
)
from iteru.games.egizia.rules.position import (
    EMPTY,
    FOR_OBELISK,
    LATE,
    Position,
    arrive,
    holds,
    step_down,
    unused_crews,
    use_card,
)

SITE_BITS: Final = 2
NORMAL_MASK: Final = (1 << NORMAL_CREWS) - 1
JOKER_BIT: Final = 1 << JOKER


# The line at a site


class Site(Task[Position]):
    """R7.1: the sites one after the other, each in the order of its berths; then R7.20."""

    name = "site"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        if detail == SITE_COUNT:
            s.phase = LATE
            s.push(LATE_WINDOW, 0, 0)
            return
        first: i64 = detail * s.layout.berths
        s.line = [one for one in s.berth[first : first + s.layout.berths] if one != EMPTY]
        if s.line:
            s.push(ASK_FIRST, 0, detail)
        else:
            s.push(SITE, 0, detail + 1)


SITE: Final[Site] = Site()


class AskFirst(Task[Position]):
    """R10.13: before the first step at a site, in order of tiles (the detail's higher bits)."""

    name = "ask-first"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        site: i64 = detail & (1 << SITE_BITS) - 1
        place: i64 = s.layout.site_position[site]
        number: i64
        for number in range(detail >> SITE_BITS, s.seats):
            owner: i64 = s.order[number]
            stands_there = s.own_sites[owner] >> place & 1
            if stands_there and s.line[0] != owner and holds(s, owner, FIRST_PLACE):
                s.push(GO_FIRST, owner, site | number << SITE_BITS)
                return
        s.push(NEXT_BUILDER, 0, site)


ASK_FIRST: Final[AskFirst] = AskFirst()


class GoFirst(Question[Position]):
    """R10.13: to the front of the line, or stay; a substitute who goes first takes nobody's place."""

    name = "first-place"
    rule = "R10.13"
    kinds = ("first", "stay")

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return [moves.FIRST, moves.STAY]

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        site: i64 = detail & (1 << SITE_BITS) - 1
        s.push(ASK_FIRST, 0, detail + (1 << SITE_BITS))
        if action == moves.STAY:
            return
        ship = seat | site << 2
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
    """R7.6: a seat with nothing to do at a site is not asked: it gives up."""

    name = "build-step"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        s.team = 0
        has_work = unused_crews(s, seat) and bricks.cheapest(s, detail) < bricks.NOTHING
        if has_work and BUILD.offer(s, seat, detail)[0] != moves.GIVE_UP:
            s.push(BUILD, seat, detail)
        else:
            give_up(s, seat, detail)


BUILD_STEP: Final[BuildStep] = BuildStep()


def give_up(s: Position, seat: i64, site: i64) -> None:
    """R7.4: the ship goes home and frees its berth; R7.5: the first substitute may build there, after all others."""
    s.line = s.line[1:]
    place: i64 = s.layout.site_position[site]
    s.own_sites[seat] &= ~(1 << place)
    s.fleet.remove(seat | place << 2)
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
    """The substitute who waited longest at a site, who no longer waits; EMPTY without one."""
    for ship in s.substitutes:
        if ship >> 2 == site:
            s.substitutes = [one for one in s.substitutes if one != ship]
            return ship & 3
    return EMPTY


# The team


def reach(s: Position, seat: i64, team: i64, boost: i64) -> i64:
    """R7.19: the strength that a team can still come to."""
    first: i64 = seat * CREW_COUNT
    used: i64 = s.used[seat] | team
    total: i64 = boost + s.layout.card_strength * holds(s, seat, STRENGTH)
    best: i64 = 0
    crew: i64
    for crew in range(NORMAL_CREWS):
        strength: i64 = s.crews[first + crew]
        if team >> crew & 1:
            total += strength
        elif not used >> crew & 1 and strength > best:
            best = strength
    if team & JOKER_BIT or not used & JOKER_BIT:
        total += s.crews[first + JOKER]
    if is_single(team) and holds(s, seat, TWO_CREWS):
        total += best
    return total


def is_single(team: i64) -> bool:
    """Whether a team has one normal crew."""
    normal: i64 = team & NORMAL_MASK
    return normal & (normal - 1) == 0


class Build(Question[Position]):
    """R7.2: name a crew, or R7.4: give up; R10.29: any-time things come before."""

    name = "build"
    rule = "R7.2"
    kinds = ("crew", "use", "improve", "give-up")

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        anytime.offer_while_building(s, seat, actions)
        unused: i64 = unused_crews(s, seat)
        price: i64 = bricks.cheapest(s, detail)
        if s.stones[seat] >= price:
            crew: i64
            for crew in range(NORMAL_CREWS):
                if unused >> crew & 1 and reach(s, seat, 1 << crew, 0) >= price:
                    actions.append(moves.CREW + crew)
        actions.append(moves.GIVE_UP)
        return actions

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if action == moves.GIVE_UP:
            give_up(s, seat, detail)
        elif action < moves.CREW:
            s.push(BUILD_STEP, seat, detail)
            anytime.use(s, seat, action)
        else:
            begin_step(s)
            add_crew(s, seat, action - moves.CREW, False)
            s.push(TEAM, seat, detail)


BUILD: Final[Build] = Build()


def begin_step(s: Position) -> None:
    s.team = 0
    s.boost = 0
    s.strength = 0
    s.paid = 0
    s.full_rows = 0
    s.step_points = [0] * 4


def add_crew(s: Position, seat: i64, crew: i64, to_another: bool) -> None:
    """R7.2: a crew works once a round; it is turned over."""
    s.team |= 1 << crew
    s.used[seat] |= 1 << crew
    s.strength += s.crews[seat * CREW_COUNT + crew]
    if s.journal is not None:
        facts: dict[str, int | str] = {"seat": seat, "crew": CREWS[crew]}
        facts["strength"] = s.crews[seat * CREW_COUNT + crew]
        if to_another:
            s.journal.tell("added", facts)
        else:
            s.journal.tell("named-crew", facts)


class Team(Question[Position]):
    """R7.7: joker, a second crew and strength are added before the first brick or card, not after."""

    name = "team"
    rule = "R7.7"
    kinds = ("add", "add-strength", "draw", "brick")

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        self.offer_additions(s, seat, detail, actions)
        most: i64 = s.strength if s.strength < s.stones[seat] else s.stones[seat]
        if detail == SPHINX_SITE:
            sphinx.offer_draws(s, most, actions)
        else:
            bricks.offer_bricks(s, detail, most, actions)
        return actions

    def offer_additions(self, s: Position, seat: i64, site: i64, actions: list[int]) -> None:
        """R7.3: the joker once a round; R10.19: a second crew, if the cheapest space stays within reach (R7.19)."""
        used: i64 = s.used[seat]
        if is_single(s.team) and holds(s, seat, TWO_CREWS):
            price: i64 = bricks.cheapest(s, site)
            crew: i64
            for crew in range(NORMAL_CREWS):
                if not used >> crew & 1 and reach(s, seat, s.team | 1 << crew, s.boost) >= price:
                    actions.append(moves.ADD + crew)
        if not used & JOKER_BIT:
            actions.append(moves.ADD + JOKER)
        if holds(s, seat, STRENGTH):
            actions.append(moves.ADD_STRENGTH)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if action < moves.DRAW:
            s.push(TEAM, seat, detail)
            add_to_team(s, seat, action)
        elif action < moves.EXTRA:
            s.took_part[seat] |= 1 << detail
            sphinx.pay(s, seat, action - moves.DRAW + 1)
        else:
            s.took_part[seat] |= 1 << detail
            bricks.put_brick(s, seat, action)
            s.push(MORE_BRICKS, seat, detail)


TEAM: Final[Team] = Team()


def add_to_team(s: Position, seat: i64, action: i64) -> None:
    """R7.3 the joker; R10.19 a second crew; R10.23 strength for this step alone."""
    if action == moves.ADD_STRENGTH:
        use_card(s, seat, STRENGTH)
        s.boost += s.layout.card_strength
        s.strength += s.layout.card_strength
        return
    crew: i64 = action - moves.ADD
    if crew != JOKER:
        use_card(s, seat, TWO_CREWS)
    add_crew(s, seat, crew, True)


# Bricks


class MoreBricks(Task[Position]):
    """R7.8: asked while another brick is possible; then the step is over."""

    name = "more-bricks"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        if len(BRICK.offer(s, seat, detail)) > 1:
            s.push(BRICK, seat, detail)
        else:
            end_step(s, seat, detail)


MORE_BRICKS: Final[MoreBricks] = MoreBricks()


class Brick(Question[Position]):
    """R7.8: another brick within strength and stones, or stop."""

    name = "brick"
    rule = "R7.8"
    kinds = ("brick", "stop")

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        left: i64 = s.strength - s.paid
        most: i64 = left if left < s.stones[seat] else s.stones[seat]
        bricks.offer_bricks(s, detail, most, actions)
        actions.append(moves.STOP)
        return actions

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if action == moves.STOP:
            end_step(s, seat, detail)
        else:
            bricks.put_brick(s, seat, action)
            s.push(MORE_BRICKS, seat, detail)


BRICK: Final[Brick] = Brick()


def end_step(s: Position, seat: i64, site: i64) -> None:
    """R7.9: points as a whole, then R7.17: full rows, or R7.15: a step on a track."""
    points: i64 = 0
    structure: i64
    for structure in range(4):
        gained: i64 = s.step_points[structure]
        points += gained
        s.earned[(FOR_OBELISK + structure) * s.seats + seat] += gained
    s.points[seat] += points
    arrive(s.track, s.points, seat)
    if s.journal is not None:
        s.journal.tell("step-points", {"seat": seat, "points": points, "site": SITES[site]})
    s.push(AFTER_STEP, seat, site)
    if site == OBELISK_SITE:
        s.push(TRACK, seat, site)
    else:
        bricks.pay_full_rows(s)


class Track(Question[Position]):
    """R7.15: one step down on one of the two tracks, as one likes."""

    name = "track"
    rule = "R7.15"
    kinds = ("track",)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return [moves.STEP + track for track in range(len(TRACKS))]

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        step_down(s, seat, action - moves.STEP, 1)


TRACK: Final[Track] = Track()


class AfterStep(Task[Position]):
    """R7.1: the builder leaves the line."""

    name = "after-step"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        s.team = 0
        s.line = s.line[1:]
        s.push(NEXT_BUILDER, 0, detail)


AFTER_STEP: Final[AfterStep] = AfterStep()


# The late window


class LateWindow(Task[Position]):
    """R7.20: in order of tiles, from the one named in the detail; then the bonus (R9.1)."""

    name = "late-window"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        number: i64
        for number in range(detail, s.seats):
            owner: i64 = s.order[number]
            actions: list[int] = []
            anytime.offer_late(s, owner, actions)
            if actions:
                s.push(LATE_USE, owner, number)
                return
        rounds.end_round(s)


LATE_WINDOW: Final[LateWindow] = LateWindow()


class LateUse(Question[Position]):
    """R7.20: the last moment of a round for what works once a round, and of the game for what can still matter."""

    name = "late"
    rule = "R7.20"
    kinds = ("use", "improve", "done")

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        anytime.offer_late(s, seat, actions)
        actions.append(moves.DONE)
        return actions

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if action == moves.DONE:
            s.push(LATE_WINDOW, 0, detail + 1)
        else:
            s.push(LATE_WINDOW, 0, detail)
            anytime.use(s, seat, action)


LATE_USE: Final[LateUse] = LateUse()
