"""Choosing cards for the steps of an action, and where they go (R6.5)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.engine.errors import IllegalMove
from iteru.games.valley_of_the_kings.rules import moves, reactions, steps
from iteru.games.valley_of_the_kings.rules.pickable import (
    can_stop,
    card_at,
    choice_of,
    count_of,
    is_answered_by,
    nth_of,
    offer_choices,
    place_name,
    rule_of_choice,
    step_of,
    why_not_choose,
)
from iteru.games.valley_of_the_kings.rules.picks import picked, place_of
from iteru.games.valley_of_the_kings.rules.piles import (
    put_in_hand,
    put_on_pile,
    take_from_hand,
    take_from_pile,
)
from iteru.games.valley_of_the_kings.rules.position import (
    Position,
    known_card,
)
from iteru.games.valley_of_the_kings.rules.pyramid import (
    swap,
    take_from_pyramid,
)
from iteru.games.valley_of_the_kings.rules.steps import Step


def ask_to_choose(s: Position, seat: i64, detail: i64) -> None:
    """A choice with one answer is made at once, unless that would tell the others something of a hand or a pile.

    Where later steps narrow the choice, it would: they may ask for cards of the hand.
    """
    step = step_of(s, detail)
    if step.count == steps.ANY_NUMBER:
        s.chosen = 0
        s.push(CHOOSE_MORE, seat, detail)
        return
    actions = offer_choices(s, seat, detail)
    if (
        len(actions) == 1
        and not step.places & steps.HAND
        and (not step.places & steps.PILE or len(s.pile[seat]) <= 1)
        and not (step.is_careful and s.layout.later[step.index].units)
    ):
        answer_choice(s, seat, detail, actions[0])
    elif actions:
        s.push(CHOOSE, seat, detail)


class NextChoice(Task[Position]):
    """R6.5: one more card for the same step, once all that the last one brought about has happened."""

    name = "next-choice"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        ask_to_choose(s, seat, detail)


NEXT_CHOICE: Final[NextChoice] = NextChoice()


def answer_choice(s: Position, seat: i64, detail: i64, action: i64) -> None:
    step = step_of(s, detail)
    nth, of = nth_of(detail), count_of(detail)
    if nth < of:
        s.push(NEXT_CHOICE, seat, choice_of(step, nth + 1, of))
    if moves.SWAP.has(action):
        swap(s, seat, action)
        return
    taking = step if step.other is None else step.other
    kind = card_at(s, action)
    if taking.verb != steps.OPPONENTS and taking.verb != steps.FOLLOW:
        s.chosen += 1
        if taking.is_compared:
            s.chosen_kind = kind
    put(s, seat, verb_of(taking), kind, action)
    remove(s, seat, taking, action)


def verb_of(step: Step) -> i64:
    """Returns what is done with the chosen card: by an opponent what the attack says, after a Boat it is gained."""
    if step.verb == steps.OPPONENTS:
        return step.attack
    return steps.GAIN if step.verb == steps.FOLLOW else step.verb


def remove(s: Position, seat: i64, step: Step, action: i64) -> None:
    """Take the picked card from where it was; it already lies in its new place, so that what follows comes in order."""
    place = place_of(action)
    if place == steps.HAND:
        take_from_hand(s, seat, picked(action))
    elif place == steps.PYRAMID:
        chooser: i64 = seat if step.verb == steps.FOLLOW and s.layout.boat_chooses else s.on_turn
        take_from_pyramid(s, picked(action), chooser)
        if step.verb == steps.FOLLOW and not reactions.can_follow(s):
            reactions.close_windows(s, steps.FOLLOW)
    elif place == steps.PILE:
        take_from_pile(s, seat, picked(action))
    elif place == steps.TOMB:
        s.tomb[seat].remove(picked(action))
    elif place == steps.STOCK:
        s.stock.pop()
    else:
        s.boneyard.pop()


def put(s: Position, seat: i64, verb: i64, kind: i64, action: i64) -> None:
    """R6.5: where a card goes that is discarded, sacrificed, entombed, gained, taken or given."""
    if s.journal is not None:
        tell_put(s, seat, verb, kind, action)
    if verb == steps.SACRIFICE:
        s.boneyard.append(kind)
        s.push(reactions.WINDOW, seat, steps.CATCH)
    elif verb == steps.ENTOMB:
        s.tomb[seat].append(kind)
    elif verb == steps.TAKE:
        put_in_hand(s, seat, known_card(kind))
    elif verb == steps.GIVE:
        put_on_pile(s, s.on_turn, kind)
    else:
        put_on_pile(s, seat, kind)


PUT_EVENTS: Final = {
    steps.DISCARD: "discarded",
    steps.SACRIFICE: "sacrificed",
    steps.ENTOMB: "entombed",
    steps.GAIN: "gained",
    steps.TAKE: "took",
    steps.GIVE: "gave",
}


def tell_put(s: Position, seat: i64, verb: i64, kind: i64, action: i64) -> None:
    assert s.journal is not None
    facts: dict[str, int | str] = {
        "seat": seat,
        "card": moves.CARDS[kind],
        "place": place_name(action),
    }
    if verb == steps.GIVE:
        facts["owner"] = s.on_turn
    if moves.PICK_SLOT.has(action):
        facts["slot"] = picked(action) + 1
    if moves.PICK_STOCK.has(action):
        s.journal.reveal(PUT_EVENTS[verb], facts)
    else:
        s.journal.tell(PUT_EVENTS[verb], facts)


class Choose(Question[Position]):
    """R6.5: a card for a step of an action."""

    name = "choose"
    rule = "R6.5"
    answers = (*moves.PICKS, moves.SWAP)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return offer_choices(s, seat, detail)

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        if not is_answered_by(step_of(s, detail), action):
            return self.asks_otherwise(s, seat, detail)
        return why_not_choose(s, seat, detail, action)

    def rule_for(self, s: Position, seat: i64, detail: i64) -> str:
        return rule_of_choice(s, detail)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        answer_choice(s, seat, detail, action)


CHOOSE: Final[Choose] = Choose()


class ChooseMore(Question[Position]):
    """R9.14: as many cards as one likes, at least one."""

    name = "choose-more"
    rule = "R9.14"
    answers = (*moves.PICKS, moves.STOP)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions = offer_choices(s, seat, detail)
        if can_stop(s, seat, step_of(s, detail), actions):
            actions.append(moves.STOP.first)
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        if not moves.STOP.has(action):
            return why_not_choose(s, seat, detail, action)
        if can_stop(s, seat, step_of(s, detail), offer_choices(s, seat, detail)):
            return None
        problem = "refused-stop-now" if s.chosen else "refused-at-least-one"
        return IllegalMove(self.rule_for(s, seat, detail), problem)

    def rule_for(self, s: Position, seat: i64, detail: i64) -> str:
        return rule_of_choice(s, detail)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if not moves.STOP.has(action):
            s.push(CHOOSE_MORE, seat, detail)
            answer_choice(s, seat, detail, action)


CHOOSE_MORE: Final[ChooseMore] = ChooseMore()
