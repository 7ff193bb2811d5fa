"""Attacks (R6.6): what a card makes each opponent do, and how a victim refuses (R8.5)."""

from mypy_extensions import i64

from iteru.games.valley_of_the_kings.rules.choosing import answer_choose, offer_choose
from iteru.games.valley_of_the_kings.rules.moves import (
    REACT,
)
from iteru.games.valley_of_the_kings.rules.position import (
    ATTACK,
    CHOOSE,
    EMPTY,
    VICTIM,
    Position,
    owned,
    push,
)
from iteru.games.valley_of_the_kings.rules.reactions import held_reaction, refuse_attack
from iteru.games.valley_of_the_kings.rules.vocabulary import (
    REFUSE,
    Step,
)


def attack(s: Position, seat: i64, step: Step) -> None:
    """R6.6: the opponents one after another, from the left of whoever plays the card."""
    ahead: i64
    for ahead in range(s.seats - 1, 0, -1):
        push(s, ATTACK, (seat + ahead) % s.seats, step.index)


def strike(s: Position, victim: i64, step: Step) -> None:
    """R6.6: judged at the moment it comes to a victim: few cards, or an empty hand, and nothing happens."""
    if s.hand[victim] and owned(s, victim) >= step.number:
        push(s, VICTIM, victim, step.index)
    elif s.journal is not None:
        s.journal.tell("spared", {"seat": victim})


def offer_victim(s: Position, victim: i64, step: Step, actions: list[int]) -> None:
    """R8.5: a victim picks a card, or shows one that refuses; nobody can tell whether there was a choice."""
    offer_choose(s, victim, step, actions)
    if held_reaction(s, victim, REFUSE) != EMPTY:
        actions.append(REACT)


def answer_victim(s: Position, victim: i64, step: Step, action: i64) -> None:
    if action == REACT:
        refuse_attack(s, victim)
        return
    more: i64 = min(step.count, len(s.hand[victim])) - 1
    for _ in range(more):
        push(s, CHOOSE, victim, step.index)
    answer_choose(s, victim, step, action)
