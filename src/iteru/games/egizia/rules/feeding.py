"""Phase 3: feeding the crews (R5), and phase 4: the quarries (R6)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.engine.errors import IllegalMove
from iteru.games.egizia.rules import anytime, building, moves
from iteru.games.egizia.rules.fields import grain, production
from iteru.games.egizia.rules.moves import CREW_EACH_ROUND, GRAIN, STONES, STONES_AS_GRAIN
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
    why_not_held,
)


def begin_feeding(s: Position) -> None:
    """R5.1: the leader on the score track first; the order is fixed now."""
    s.phase = FEEDING
    s.feeding = s.track.copy()
    s.feeding.reverse()
    s.push(FEED_NEXT, 0, 0)


def missing_grain(s: Position, seat: i64) -> i64:
    """R5.1: returns how much the grain of watered fields, with what was added, falls short of the crews' strength."""
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
    """R5.4: asks only while grain is missing and the seat can do something about it."""

    name = "feed-step"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        if FEED.offer(s, seat, 0)[0] == moves.ENOUGH.first:
            settle(s, seat)
        else:
            s.push(FEED, seat, 0)


FEED_STEP: Final[FeedStep] = FeedStep()


class Feed(Question[Position]):
    """R5.4: grain from cards, stones as grain, better fields; or enough."""

    name = "feed"
    rule = "R5.4"
    answers = (
        moves.USE_STONES,
        moves.USE_CREW_EACH_ROUND,
        moves.USE_GRAIN,
        moves.EAT,
        moves.IMPROVE,
        moves.ENOUGH,
    )

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        hungry = missing_grain(s, seat) > 0
        every = s.layout.every_moment
        eats = hungry and holds(s, seat, STONES_AS_GRAIN) > 0
        actions: list[int] = []
        if (eats or every) and anytime.can_use_stones(s, seat):
            actions.append(moves.USE_STONES.first)
        if every and anytime.can_use_crew_each_round(s, seat):
            actions.append(moves.USE_CREW_EACH_ROUND.first)
        if hungry and holds(s, seat, GRAIN):
            actions.append(moves.USE_GRAIN.first)
        if eats and s.stones[seat] > 0:
            actions.append(moves.EAT.first)
        if hungry or every:
            anytime.offer_improving(s, seat, actions)
        actions.append(moves.ENOUGH.first)
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        if moves.ENOUGH.has(action):
            return None
        if moves.USE_GRAIN.has(action):
            return why_not_grain(s, seat)
        if moves.EAT.has(action):
            return why_not_eat(s, seat)
        refusal = anytime.why_not(s, seat, action)
        if refusal is not None or s.layout.every_moment:
            return refusal
        return why_not_as_help(s, seat, action)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        """R10.24: grain from a card; R10.9: a stone as grain."""
        if moves.ENOUGH.has(action):
            settle(s, seat)
            return
        s.push(FEED_STEP, seat, 0)
        if moves.USE_GRAIN.has(action):
            use_card(s, seat, GRAIN)
            s.fed += s.layout.card_grain
        elif moves.EAT.has(action):
            s.stones[seat] -= 1
            s.fed += s.layout.grain_per_stone
            if s.journal is not None:
                s.journal.tell("ate-stone", {"seat": seat})
        else:
            anytime.use(s, seat, action)


FEED: Final[Feed] = Feed()


def why_not_grain(s: Position, seat: i64) -> IllegalMove | None:
    """R10.24: the card, and grain that is missing."""
    return why_not_held(s, seat, GRAIN, "R10.24") or why_not_hungry(s, seat, GRAIN)


def why_not_eat(s: Position, seat: i64) -> IllegalMove | None:
    """R10.9: the card, grain that is missing, and a stone."""
    refusal = why_not_held(s, seat, STONES_AS_GRAIN, "R10.9")
    refusal = refusal or why_not_hungry(s, seat, STONES_AS_GRAIN)
    if refusal is None and s.stones[seat] == 0:
        return IllegalMove("R10.9", "refused-few-stones", count=1)
    return refusal


def why_not_hungry(s: Position, seat: i64, card: i64) -> IllegalMove | None:
    """R5.4: a card that only helps against hunger."""
    return None if missing_grain(s, seat) > 0 else anytime.changes_nothing(card)


def why_not_as_help(s: Position, seat: i64, action: i64) -> IllegalMove | None:
    """R5.4: stones help only with the card to eat them, better fields always, stronger crews never."""
    if moves.USE_CREW_EACH_ROUND.has(action):
        return anytime.at_another_moment("R10.29", CREW_EACH_ROUND)
    if moves.USE_STONES.has(action) and not holds(s, seat, STONES_AS_GRAIN):
        return anytime.changes_nothing(STONES)
    return why_not_hungry(s, seat, anytime.card_of(action))


def settle(s: Position, seat: i64) -> None:
    """R5.3: the seat loses points for each missing grain."""
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
