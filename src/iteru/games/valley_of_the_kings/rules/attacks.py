"""Attacks (R6.6): what a card makes each opponent do, and how a victim refuses (R8.5)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.engine.errors import IllegalMove
from iteru.games.valley_of_the_kings.rules import moves, steps
from iteru.games.valley_of_the_kings.rules.choosing import answer_choice
from iteru.games.valley_of_the_kings.rules.pickable import (
    choice_of,
    offer_choices,
    rule_of_choice,
    step_of,
    why_not_choose,
)
from iteru.games.valley_of_the_kings.rules.position import EMPTY, Position, owned
from iteru.games.valley_of_the_kings.rules.reactions import (
    held_reaction,
    refuse_attack,
    why_not_react,
)


def attack(s: Position, seat: i64, detail: i64) -> None:
    """R6.6: the opponents one after another, from the left of the player of the card."""
    ahead: i64
    for ahead in range(s.seats - 1, 0, -1):
        s.push(ATTACK, (seat + ahead) % s.seats, detail)


class Attack(Task[Position]):
    """R6.6: judged at the moment it comes to a victim: few cards, or an empty hand, and nothing happens."""

    name = "attack"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        step = step_of(s, detail)
        if s.hand[seat] and owned(s, seat) >= step.number:
            count: i64 = min(step.count, len(s.hand[seat]))
            s.push(VICTIM, seat, choice_of(step, 1, count))
        elif s.journal is not None:
            s.journal.tell("spared", {"seat": seat})


ATTACK: Final[Attack] = Attack()


class Victim(Question[Position]):
    """R8.5: a victim picks a card, or shows one that refuses; nobody can tell whether there was a choice."""

    name = "victim"
    rule = "R6.6"
    answers = (*moves.PICKS, moves.REACT)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions = offer_choices(s, seat, detail)
        if held_reaction(s, seat, steps.REFUSE) != EMPTY:
            actions.append(moves.REACT.first)
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        if moves.REACT.has(action):
            return why_not_react(s, seat, steps.REFUSE)
        return why_not_choose(s, seat, detail, action)

    def rule_for(self, s: Position, seat: i64, detail: i64) -> str:
        return rule_of_choice(s, detail)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if moves.REACT.has(action):
            refuse_attack(s, seat)
        else:
            answer_choice(s, seat, detail, action)


VICTIM: Final[Victim] = Victim()
