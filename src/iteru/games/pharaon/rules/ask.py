"""Questions that are asked when their time comes, and only if there is a choice then."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.games.pharaon.rules.position import Position

QUESTION_BITS: Final = 8
QUESTION_MASK: Final = (1 << QUESTION_BITS) - 1


def question_in(detail: i64) -> i64:
    """The number of the question that is packed into a detail of ASK; above it is the question's own detail."""
    return detail & QUESTION_MASK


class Ask(Task[Position]):
    """A question whose time has come: it is not asked if there is one answer or none."""

    name = "ask"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        question = s.items.questions[question_in(detail)]
        its: i64 = detail >> QUESTION_BITS
        actions: list[int] = question.offer(s, seat, its)
        if len(actions) == 1:
            question.answer(s, seat, its, actions[0])
        elif actions:
            s.push(question, seat, its)


ASK: Final[Ask] = Ask()


def ask_later(s: Position, question: Question[Position], seat: i64, detail: i64) -> None:
    """Put a question on the agenda, to be looked at when its time comes."""
    s.push(ASK, seat, detail << QUESTION_BITS | question.number)
