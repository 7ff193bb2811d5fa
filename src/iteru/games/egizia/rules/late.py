"""The late window: after the third site, the last moment of a round for what works once a round (R7.20)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.games.egizia.rules import anytime, moves, rounds
from iteru.games.egizia.rules.position import Position


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
