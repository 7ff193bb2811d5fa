"""The temple: stones level upon level (R5.7), and what the visible ones bring (R5.8, R6.7)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.games.imhotep.rules import market, moves, ships
from iteru.games.imhotep.rules.box import CARD, CHOICE
from iteru.games.imhotep.rules.position import EARNED_TEMPLE, EMPTY, Position, earn


def come_to_temple(s: Position, owner: i64) -> None:
    """R5.7: the next space from the left, level upon level."""
    s.temple.append(owner)
    if s.journal is not None:
        space = (len(s.temple) - 1) % s.layout.temple_width + 1
        s.journal.tell("in-temple", {"owner": owner, "space": space})


def seen_from_above(s: Position, space: i64) -> i64:
    """R5.8: returns the owner of the topmost stone on a space of the temple, or EMPTY."""
    width: i64 = s.layout.temple_width
    stones: i64 = len(s.temple)
    if space >= stones:
        return EMPTY
    return s.temple[(stones - 1 - space) // width * width + space]


class ScoreTemple(Task[Position]):
    """R3.6, R6.7: from left to right, beginning with the space `detail`; each is settled before the next."""

    name = "score-temple"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        space: i64 = detail
        while space < s.layout.temple_width:
            s.push(SCORE_TEMPLE, seat, space + 1)
            score_space(s, space)
            if not s.on_top(SCORE_TEMPLE):
                return
            s.agenda.pop()
            space += 1


SCORE_TEMPLE: Final[ScoreTemple] = ScoreTemple()


def score_space(s: Position, space: i64) -> None:
    """R5.8, R6.7: what the visible stone on one space brings its owner."""
    owner: i64 = seen_from_above(s, space)
    if owner == EMPTY:
        return
    bonus: i64 = s.layout.temple_bonus[space]
    if bonus == CHOICE:
        s.push(TEMPLE_CHOICE, owner, space)
    elif bonus == CARD:
        market.draw_and_gain(s, owner)
    else:
        score(s, owner, space, s.layout.temple_points[space])


def score(s: Position, owner: i64, space: i64, points: i64) -> None:
    earn(s, EARNED_TEMPLE, owner, points)
    if s.journal is not None:
        facts: dict[str, int | str] = {"owner": owner, "space": space + 1, "points": points}
        s.journal.tell("temple-scored", facts)


class TempleChoice(Question[Position]):
    """R6.7: stones or points for the stone on the space `detail`."""

    name = "temple-choice"
    rule = "R6.7"
    answers = (moves.STONES, moves.POINT)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return [moves.STONES.first, moves.POINT.first]

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if moves.STONES.has(action):
            ships.take_stones(s, seat, s.layout.choice_stones)
        else:
            score(s, seat, detail, s.layout.choice_points)


TEMPLE_CHOICE: Final[TempleChoice] = TempleChoice()
