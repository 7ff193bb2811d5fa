"""A building step: the team (R7.2, R7.3, R7.7), its bricks or cards (R7.8), and what they bring (R7.9, R7.15)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.engine.bits import bit
from iteru.games.egizia.rules import anytime, bricks, building, moves, sphinx
from iteru.games.egizia.rules.moves import (
    CREW_COUNT,
    CREWS,
    JOKER,
    NORMAL_CREWS,
    OBELISK_SITE,
    SITES,
    SPHINX_SITE,
    STRENGTH,
    TRACKS,
    TWO_CREWS,
)
from iteru.games.egizia.rules.position import (
    FOR_OBELISK,
    Position,
    arrive,
    holds,
    step_down,
    unused_crews,
    use_card,
)

NORMAL_MASK: Final = (1 << NORMAL_CREWS) - 1
JOKER_BIT: Final = 1 << JOKER


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
                if unused >> crew & 1 and reach(s, seat, bit(crew), 0) >= price:
                    actions.append(moves.CREW + crew)
        actions.append(moves.GIVE_UP)
        return actions

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if action == moves.GIVE_UP:
            building.give_up(s, seat, detail)
        elif action < moves.CREW:
            s.push(building.BUILD_STEP, seat, detail)
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
    s.team |= bit(crew)
    s.used[seat] |= bit(crew)
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
    is_part = True

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
                if not used >> crew & 1 and reach(s, seat, s.team | bit(crew), s.boost) >= price:
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
            s.took_part[seat] |= bit(detail)
            sphinx.pay(s, seat, action - moves.DRAW + 1)
        else:
            s.took_part[seat] |= bit(detail)
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
    s.push(building.AFTER_STEP, seat, site)
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
