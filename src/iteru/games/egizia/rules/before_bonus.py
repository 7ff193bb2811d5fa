"""The moment before the bonus, after the third site: the last of a round to use cards that work once a round (R7.20)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.engine.errors import IllegalMove
from iteru.games.egizia.rules import anytime, moves, rounds
from iteru.games.egizia.rules.position import Position


class BeforeBonus(Task[Position]):
    """R7.20: asks in order of tiles, from the tile `detail`; then the bonus (R9.1)."""

    name = "before-bonus"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        number: i64
        for number in range(detail, s.seats):
            owner: i64 = s.order[number]
            actions: list[int] = []
            anytime.offer_before_bonus(s, owner, actions)
            if actions:
                s.push(USE_BEFORE_BONUS, owner, number)
                return
        rounds.end_round(s)


BEFORE_BONUS: Final[BeforeBonus] = BeforeBonus()


class UseBeforeBonus(Question[Position]):
    """R7.20: the last moment of a round for cards that work once a round, and of the game for those that still matter."""

    name = "late"
    rule = "R7.20"
    answers = (
        moves.USE_STONES,
        moves.USE_CREW_EACH_ROUND,
        moves.USE_PAID_CREW,
        moves.IMPROVE,
        moves.DONE,
    )

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        anytime.offer_before_bonus(s, seat, actions)
        actions.append(moves.DONE.first)
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        if moves.DONE.has(action):
            return None
        return anytime.why_not_before_bonus(s, seat, action)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if moves.DONE.has(action):
            s.push(BEFORE_BONUS, 0, detail + 1)
        else:
            s.push(BEFORE_BONUS, 0, detail)
            anytime.use(s, seat, action)


USE_BEFORE_BONUS: Final[UseBeforeBonus] = UseBeforeBonus()
