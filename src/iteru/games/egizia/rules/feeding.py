"""Phase 3: feeding the crews (R5), and phase 4: the quarries (R6)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.games.egizia.rules import anytime, building, moves
from iteru.games.egizia.rules.fields import grain, production
from iteru.games.egizia.rules.moves import GRAIN, STONES_AS_GRAIN
from iteru.games.egizia.rules.position import (
    BUILDING,
    FEEDING,
    FOR_HUNGER,
    Position,
    holds,
    penalty_of,
    score,
    total_strength,
    use_card,
)


def begin_feeding(s: Position) -> None:
    """R5.1: the leader on the score track first; the order is fixed now."""
    s.phase = FEEDING
    s.feeding = s.track.copy()
    s.feeding.reverse()
    s.push(FEED_NEXT, 0, 0)


def missing_grain(s: Position, seat: i64) -> i64:
    """R5.1: strength of all crews against the grain of watered fields and what was added."""
    missing: i64 = total_strength(s, seat) - grain(s, seat, s.ring) - s.fed
    return missing if missing > 0 else 0


class FeedNext(Task[Position]):
    """R5.1: the next seat; then R6.1: the quarries."""

    name = "feed-next"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        if s.feeding:
            s.fed = 0
            s.push(FEED_STEP, s.feeding[-1], 0)
        else:
            s.fed = 0
            produce(s)


FEED_NEXT: Final[FeedNext] = FeedNext()


class FeedStep(Task[Position]):
    """R5.4: asked only while grain is missing and something can be done about it."""

    name = "feed-step"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        if FEED.offer(s, seat, 0)[0] == moves.ENOUGH:
            settle(s, seat)
        else:
            s.push(FEED, seat, 0)


FEED_STEP: Final[FeedStep] = FeedStep()


class Feed(Question[Position]):
    """R5.4: grain from cards, stones as grain, better fields; or enough."""

    name = "feed"
    rule = "R5.4"
    kinds = ("use", "eat", "improve", "enough")

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        hungry = missing_grain(s, seat) > 0
        every = s.layout.every_moment
        eats = hungry and holds(s, seat, STONES_AS_GRAIN) > 0
        actions: list[int] = []
        if (eats or every) and anytime.can_use_stones(s, seat):
            actions.append(moves.USE_STONES)
        if every and anytime.can_use_crew_each_round(s, seat):
            actions.append(moves.USE_CREW_EACH_ROUND)
        if hungry and holds(s, seat, GRAIN):
            actions.append(moves.USE_GRAIN)
        if eats and s.stones[seat] > 0:
            actions.append(moves.EAT)
        if hungry or every:
            anytime.offer_improving(s, seat, actions)
        actions.append(moves.ENOUGH)
        return actions

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        """R10.24: grain from a card; R10.9: a stone as grain."""
        if action == moves.ENOUGH:
            settle(s, seat)
            return
        s.push(FEED_STEP, seat, 0)
        if action == moves.USE_GRAIN:
            use_card(s, seat, GRAIN)
            s.fed += s.layout.card_grain
        elif action == moves.EAT:
            s.stones[seat] -= 1
            s.fed += s.layout.grain_per_stone
            if s.journal is not None:
                s.journal.tell("ate-stone", {"seat": seat})
        else:
            anytime.use(s, seat, action)


FEED: Final[Feed] = Feed()


def settle(s: Position, seat: i64) -> None:
    """R5.3: points are lost for each grain that is missing."""
    missing: i64 = missing_grain(s, seat)
    points: i64 = missing * penalty_of(s, seat)
    if s.journal is not None:
        if missing:
            s.journal.tell("hungry", {"seat": seat, "missing": missing, "points": points})
        else:
            s.journal.tell("fed", {"seat": seat, "strength": total_strength(s, seat)})
    score(s, FOR_HUNGER, seat, -points)
    s.feeding = s.feeding[:-1]
    s.push(FEED_NEXT, 0, 0)


def produce(s: Position) -> None:
    """R6.1: stones from all quarries, in order of tiles; R6.2: what is above the limit is lost."""
    limit: i64 = s.layout.stone_limit
    seat: i64
    for seat in s.order:
        stones: i64 = s.stones[seat] + production(s, seat)
        if stones > limit:
            stones = limit
        if s.journal is not None:
            got = stones - s.stones[seat]
            s.journal.tell("produced", {"seat": seat, "count": got, "stones": stones})
        s.stones[seat] = stones
    s.phase = BUILDING
    s.push(building.SITE, 0, 0)
