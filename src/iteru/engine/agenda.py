"""The agenda: a stack of what is still to happen in a game, the next thing last.

An entry is either a *question*, which waits for a seat's choice, or a *task*, which happens by
itself. Both are objects that the rules make once; on the stack they are packed into whole numbers
together with the seat and a detail (a ship, a card, a step), so that a state can be cloned, saved
and undone between any two choices.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from iteru.engine.errors import OTHER_QUESTION, IllegalMove
from iteru.engine.moves import Kind, Moves
from iteru.engine.setting import Setting
from iteru.engine.state import NOBODY, State

SEAT_BITS: Final = 4
ITEM_BITS: Final = 8
DETAIL_AT: Final = SEAT_BITS + ITEM_BITS
SEAT_MASK: Final = (1 << SEAT_BITS) - 1
ITEM_MASK: Final = (1 << ITEM_BITS) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Item:
    """Something that can stand on an agenda."""

    name: ClassVar[str] = ""

    def __init__(self) -> None:
        self.number: i64 = -1
        """The place among all items of the game; set by `Agenda`."""


S = TypeVar("S", bound="AgendaState")


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Item, ABC, Generic[S]):
    """A question to a seat: its name, its rule, the legal answers, why others are refused, what an answer does."""

    rule: ClassVar[str] = ""
    answers: ClassVar[tuple[Kind, ...]] = ()
    """The kinds of moves that can answer it."""
    is_part: ClassVar[bool] = False
    """Whether it is part of an action that was chosen already (`State.is_part`)."""

    @abstractmethod
    def offer(self, s: S, seat: i64, detail: i64) -> list[int]:
        """Returns the legal answers, ascending and never empty."""
        raise NotImplementedError(f"{self.name}: offer")

    def why_not(self, s: S, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        """Says why an action of a kind in `answers` is not offered; None for exactly the offered ones.

        The state is a sight, so all of it may be read. A question that offers every action of its kinds
        need not define this.
        """
        return None

    @abstractmethod
    def answer(self, s: S, seat: i64, detail: i64, action: i64) -> None:
        """Carries out an answer; the question has left the agenda already."""
        raise NotImplementedError(f"{self.name}: answer")

    def rule_for(self, s: S, seat: i64, detail: i64) -> str:
        """Returns the rule behind the question, where it depends on the position."""
        return self.rule

    def asks_otherwise(self, s: S, seat: i64, detail: i64) -> IllegalMove:
        """Returns the refusal of a move that does not answer this question."""
        return IllegalMove(self.rule_for(s, seat, detail), OTHER_QUESTION, question=self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Item, ABC, Generic[S]):
    """Something that happens by itself when its turn comes."""

    @abstractmethod
    def happen(self, s: S, seat: i64, detail: i64) -> None:
        """Carries the task out; it has left the agenda already."""
        raise NotImplementedError(f"{self.name}: happen")


class Agenda:
    """All moves, questions and tasks of a game, numbered; every state of the game shares it."""

    def __init__(
        self, moves: Moves, questions: Sequence[Question[Any]], tasks: Sequence[Task[Any]]
    ) -> None:
        self.moves = moves
        self.questions = list(questions)
        self.tasks = list(tasks)
        items: list[Item] = [*self.questions, *self.tasks]
        names = [item.name for item in items]
        assert len(set(names)) == len(names) <= ITEM_MASK, names
        for number, item in enumerate(items):
            item.number = number

    def question(self, name: str) -> Question[Any]:
        """Returns the question of that name."""
        for question in self.questions:
            if question.name == name:
                return question
        raise KeyError(name)


@mypyc_attr(allow_interpreted_subclasses=True)
class AgendaState(State):
    """A state whose play is an agenda: the actor answers the question on top."""

    def __init__(self, setting: Setting, items: Agenda) -> None:
        super().__init__(setting)
        self.items = items
        """Everything that can stand on the agenda."""
        self.agenda: list[int] = []

    def legal_actions(self) -> list[int]:
        if not self.agenda:
            return []
        entry: i64 = self.agenda[-1]
        question = self.items.questions[entry >> SEAT_BITS & ITEM_MASK]
        return question.offer(self, entry & SEAT_MASK, entry >> DETAIL_AT)

    def begin(self) -> None:
        self.proceed()

    def rule_asked(self) -> str:
        if not self.agenda:
            return ""
        entry: i64 = self.agenda[-1]
        question = self.items.questions[number_of(entry)]
        return question.rule_for(self, seat_of(entry), detail_of(entry))

    def why_not(self, action: i64) -> IllegalMove | None:
        entry: i64 = self.agenda[-1]
        question = self.items.questions[number_of(entry)]
        seat, detail = seat_of(entry), detail_of(entry)
        if self.items.moves.kind_of(action) not in question.answers:
            return question.asks_otherwise(self, seat, detail)
        return question.why_not(self, seat, detail, action)

    def is_part(self) -> bool:
        question = self.asked()
        return question is not None and question.is_part

    def apply(self, action: i64) -> None:
        """Answers the question on top of the agenda, then runs the tasks that follow."""
        entry: i64 = self.agenda.pop()
        question = self.items.questions[entry >> SEAT_BITS & ITEM_MASK]
        question.answer(self, entry & SEAT_MASK, entry >> DETAIL_AT, i64(action))
        self.proceed()

    def proceed(self) -> None:
        """Runs tasks until a seat must choose or the game is over."""
        agenda, tasks = self.agenda, self.items.tasks
        first_task: i64 = len(self.items.questions)
        while agenda:
            entry: i64 = agenda[-1]
            number: i64 = entry >> SEAT_BITS & ITEM_MASK
            if number < first_task:
                self.actor = entry & SEAT_MASK
                return
            agenda.pop()
            tasks[number - first_task].happen(self, entry & SEAT_MASK, entry >> DETAIL_AT)
        self.actor = NOBODY

    def push(self, item: Item, seat: i64, detail: i64) -> None:
        """Puts a question or task on top of the agenda."""
        self.agenda.append(detail << DETAIL_AT | item.number << SEAT_BITS | seat)

    def on_top(self, item: Item) -> bool:
        """Whether this question or task comes next."""
        return bool(self.agenda) and number_of(self.agenda[-1]) == item.number

    def waiting(self, item: Item) -> list[int]:
        """Returns all entries of one question or task on the agenda."""
        return [entry for entry in self.agenda if number_of(entry) == item.number]

    def asked(self) -> Question[Any] | None:
        """Returns the question that the actor must answer; None when the game is over."""
        return self.items.questions[number_of(self.agenda[-1])] if self.agenda else None


def number_of(entry: i64) -> i64:
    """Returns the number of an entry's question or task, to compare with `item.number`."""
    return entry >> SEAT_BITS & ITEM_MASK


def seat_of(entry: i64) -> i64:
    return entry & SEAT_MASK


def detail_of(entry: i64) -> i64:
    return entry >> DETAIL_AT


def asked_line(s: AgendaState) -> str:
    """Returns the line of a position's text that says who is asked what."""
    question = s.asked()
    if question is None:
        return "the game is over"
    entry = s.agenda[-1]
    detail = f" {detail_of(entry)}" if detail_of(entry) else ""
    return f"seat {seat_of(entry) + 1} {question.name}{detail}"
