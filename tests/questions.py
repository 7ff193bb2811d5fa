"""Questions of second models: the rules are generators that stop at each question and go on with the answer."""

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Asked(Protocol):
    """A player of a model."""

    @property
    def seat(self) -> int: ...


@dataclass
class Question:
    """What is asked of whom, and the legal answers in notation."""

    player: Asked
    name: str
    answers: list[str]
    facts: dict[str, Any] = field(default_factory=dict)


Script = Generator[Question, str, T]
"""A piece of the game: yields questions, is sent answers, returns what the piece results in."""


def ask(player: Asked, name: str, answers: list[str], **facts: Any) -> Script[str]:
    """The answer to a question."""
    answer = yield Question(player, name, answers, facts)
    return answer


def ask_if_open(player: Asked, name: str, answers: list[str], **facts: Any) -> Script[str]:
    """The answer to a question that is not asked when only one answer is possible.

    Only where everybody can tell how many answers there are.
    """
    if len(answers) == 1:
        return answers[0]
    return (yield from ask(player, name, answers, **facts))


class Played:
    """A game of a model as it is played: whose choice it is, what is legal, one move after the other."""

    def __init__(self, script: Script[None]) -> None:
        self.script = script
        self.question: Question | None = None

    def begin(self) -> None:
        """Goes on to the first question."""
        self.question = next(self.script)

    @property
    def actor(self) -> int | None:
        """The seat that must choose; nobody at the end."""
        return None if self.question is None else self.question.player.seat

    def legal_moves(self) -> list[str]:
        return [] if self.question is None else self.question.answers

    def go_on(self, move: str) -> None:
        """Carries out a legal move, up to the next question."""
        assert move in self.legal_moves()
        try:
            self.question = self.script.send(move)
        except StopIteration:
            self.question = None
