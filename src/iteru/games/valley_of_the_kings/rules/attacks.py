"""Attacks (R6.6): what a card makes each opponent do, and how a victim refuses (R8.5)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.games.valley_of_the_kings.rules.choosing import CHOOSE, answer_choose, offer_choose
from iteru.games.valley_of_the_kings.rules.moves import (
    REACT,
)
from iteru.games.valley_of_the_kings.rules.position import EMPTY, Position, owned
from iteru.games.valley_of_the_kings.rules.reactions import held_reaction, refuse_attack
from iteru.games.valley_of_the_kings.rules.vocabulary import (
    REFUSE,
    Step,
)


def attack(s: Position, seat: i64, step: Step) -> None:
    """R6.6: the opponents one after another, from the left of whoever plays the card."""
    ahead: i64
    for ahead in range(s.seats - 1, 0, -1):
        s.push(ATTACK, (seat + ahead) % s.seats, step.index)


class Attack(Task[Position]):
    """R6.6: judged at the moment it comes to a victim: few cards, or an empty hand, and nothing happens."""

    name = "attack"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        if s.hand[seat] and owned(s, seat) >= s.layout.steps[detail].number:
            s.push(VICTIM, seat, detail)
        elif s.journal is not None:
            s.journal.tell("spared", {"seat": seat})


ATTACK: Final[Attack] = Attack()


class Victim(Question[Position]):
    """R8.5: a victim picks a card, or shows one that refuses; nobody can tell whether there was a choice."""

    name = "victim"
    rule = "R6.6"
    kinds = ("pick", "react")

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        offer_choose(s, seat, s.layout.steps[detail], actions)
        if held_reaction(s, seat, REFUSE) != EMPTY:
            actions.append(REACT)
        return actions

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if action == REACT:
            refuse_attack(s, seat)
            return
        more: i64 = min(s.layout.steps[detail].count, len(s.hand[seat])) - 1
        for _ in range(more):
            s.push(CHOOSE, seat, detail)
        answer_choose(s, seat, s.layout.steps[detail], action)


VICTIM: Final[Victim] = Victim()
