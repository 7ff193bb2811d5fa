"""A building step: the team (R7.2, R7.3, R7.7), its bricks or cards (R7.8), and what they bring (R7.9, R7.15)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.engine.bits import bit
from iteru.engine.errors import IllegalMove
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
    why_not_held,
)

NORMAL_MASK: Final = (1 << NORMAL_CREWS) - 1
JOKER_BIT: Final = 1 << JOKER


# The team


def reach(s: Position, seat: i64, team: i64, boost: i64) -> i64:
    """R7.19: returns the strength that a team can still reach."""
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
    """R7.2: name a crew, or R7.4: give up; R10.29: any-time cards may be used before."""

    name = "build"
    rule = "R7.2"
    answers = (
        moves.USE_STONES,
        moves.USE_CREW_EACH_ROUND,
        moves.USE_PAID_CREW,
        moves.IMPROVE,
        moves.CREW,
        moves.GIVE_UP,
    )

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        anytime.offer_while_building(s, seat, actions)
        unused: i64 = unused_crews(s, seat)
        price: i64 = bricks.cheapest(s, detail)
        if s.stones[seat] >= price:
            crew: i64
            for crew in range(NORMAL_CREWS):
                if unused >> crew & 1 and reach(s, seat, bit(crew), 0) >= price:
                    actions.append(moves.CREW.first + crew)
        actions.append(moves.GIVE_UP.first)
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        if moves.GIVE_UP.has(action):
            return None
        if not moves.CREW.has(action):
            return anytime.why_not_while_building(s, seat, action)
        crew = moves.CREW.place(action)
        return why_not_fresh(s, seat, crew) or why_not_within_reach(s, seat, detail, bit(crew), 0)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if moves.GIVE_UP.has(action):
            building.give_up(s, seat, detail)
        elif moves.CREW.has(action):
            begin_step(s)
            add_crew(s, seat, moves.CREW.place(action), False)
            s.push(TEAM, seat, detail)
        else:
            s.push(building.BUILD_STEP, seat, detail)
            anytime.use(s, seat, action)


BUILD: Final[Build] = Build()


def why_not_named(crew: i64) -> IllegalMove | None:
    """R7.3: the joker only joins another crew."""
    return IllegalMove("R7.3", "refused-joker-alone") if crew == JOKER else None


def why_not_fresh(s: Position, seat: i64, crew: i64) -> IllegalMove | None:
    """R7.2, R7.3: each crew works once a round."""
    if not s.used[seat] & bit(crew):
        return None
    rule = "R7.3" if crew == JOKER else "R7.2"
    return IllegalMove(rule, "refused-crew-used", crew=CREWS[crew])


def why_not_within_reach(
    s: Position, seat: i64, site: i64, team: i64, boost: i64
) -> IllegalMove | None:
    """R7.19: says why the cheapest open space is out of reach: too few stones, or too little strength."""
    price = bricks.cheapest(s, site)
    if s.stones[seat] < price:
        return IllegalMove("R7.8", "refused-few-stones", count=price)
    if reach(s, seat, team, boost) < price:
        return IllegalMove("R7.19", "refused-out-of-reach", value=price)
    return None


def begin_step(s: Position) -> None:
    s.team = 0
    s.boost = 0
    s.strength = 0
    s.paid = 0
    s.full_rows = 0
    s.step_points = [0] * 4


def add_crew(s: Position, seat: i64, crew: i64, to_another: bool) -> None:
    """R7.2: a crew works once a round, and is turned over."""
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
    answers = (moves.ADD, moves.ADD_STRENGTH, moves.DRAW, *moves.BRICKS)
    is_part = True

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        self.offer_additions(s, seat, detail, actions)
        if detail == SPHINX_SITE:
            sphinx.offer_draws(s, seat, actions)
        else:
            bricks.offer_bricks(s, detail, min(s.strength, s.stones[seat]), actions)
        return actions

    def offer_additions(self, s: Position, seat: i64, site: i64, actions: list[int]) -> None:
        """R7.3: the joker once a round; R10.19: a second crew, if the cheapest space stays within reach (R7.19)."""
        used: i64 = s.used[seat]
        if is_single(s.team) and holds(s, seat, TWO_CREWS):
            price: i64 = bricks.cheapest(s, site)
            crew: i64
            for crew in range(NORMAL_CREWS):
                if not used >> crew & 1 and reach(s, seat, s.team | bit(crew), s.boost) >= price:
                    actions.append(moves.ADD.first + crew)
        if not used & JOKER_BIT:
            actions.append(moves.ADD.first + JOKER)
        if holds(s, seat, STRENGTH):
            actions.append(moves.ADD_STRENGTH.first)

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        if moves.ADD.has(action):
            return why_not_added(s, seat, detail, moves.ADD.place(action))
        if moves.ADD_STRENGTH.has(action):
            return why_not_held(s, seat, STRENGTH, "R10.23")
        if moves.DRAW.has(action):
            count = moves.DRAW.place(action) + 1
            return sphinx.why_not_draw(s, seat, detail, count)
        return bricks.why_not_brick(s, seat, detail, s.strength, action)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if moves.ADD.has(action) or moves.ADD_STRENGTH.has(action):
            s.push(TEAM, seat, detail)
            add_to_team(s, seat, action)
        elif moves.DRAW.has(action):
            s.took_part[seat] |= bit(detail)
            sphinx.pay(s, seat, moves.DRAW.place(action) + 1)
        else:
            s.took_part[seat] |= bit(detail)
            bricks.put_brick(s, seat, action)
            s.push(MORE_BRICKS, seat, detail)


TEAM: Final[Team] = Team()


def why_not_added(s: Position, seat: i64, site: i64, crew: i64) -> IllegalMove | None:
    """R7.3, R10.19: the joker, or a second crew by a card, within reach (R7.19)."""
    refusal = why_not_fresh(s, seat, crew)
    if refusal is not None or crew == JOKER:
        return refusal
    if not is_single(s.team):
        return IllegalMove("R10.19", "refused-third-crew")
    if not holds(s, seat, TWO_CREWS):
        return IllegalMove("R10.19", "refused-one-crew")
    return why_not_within_reach(s, seat, site, s.team | bit(crew), s.boost)


def add_to_team(s: Position, seat: i64, action: i64) -> None:
    """R7.3 the joker; R10.19 a second crew; R10.23 strength for this step alone."""
    if moves.ADD_STRENGTH.has(action):
        use_card(s, seat, STRENGTH)
        s.boost += s.layout.card_strength
        s.strength += s.layout.card_strength
        return
    crew: i64 = moves.ADD.place(action)
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
    answers = (*moves.BRICKS, moves.STOP)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        most: i64 = min(s.strength - s.paid, s.stones[seat])
        bricks.offer_bricks(s, detail, most, actions)
        actions.append(moves.STOP.first)
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        if moves.STOP.has(action):
            return None
        return bricks.why_not_brick(s, seat, detail, s.strength - s.paid, action)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if moves.STOP.has(action):
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
    """R7.15: one step down on either of the two tracks."""

    name = "track"
    rule = "R7.15"
    answers = (moves.TRACK,)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return [moves.TRACK.at(track) for track in range(len(TRACKS))]

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        step_down(s, seat, moves.TRACK.place(action), 1)


TRACK: Final[Track] = Track()
