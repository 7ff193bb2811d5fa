"""Choosing cards for the steps of an action: which may be taken from where, and where they go (R6.5)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.games.valley_of_the_kings.rules import moves, reactions, steps
from iteru.games.valley_of_the_kings.rules.filters import wanted
from iteru.games.valley_of_the_kings.rules.foresight import keep_a_way, may_stop
from iteru.games.valley_of_the_kings.rules.piles import (
    put_in_hand,
    put_on_pile,
    take_from_hand,
    take_from_pile,
)
from iteru.games.valley_of_the_kings.rules.position import (
    BASE_SLOTS,
    EMPTY,
    Position,
    each_once,
    kinds_in,
    seen,
)
from iteru.games.valley_of_the_kings.rules.pyramid import offer_swaps, swap, take_from_pyramid
from iteru.games.valley_of_the_kings.rules.steps import Step

# The detail of a choice on the agenda: which step, and which of how many cards is chosen (both 0 where only one is).
STEP_MASK: Final = 255
NTH_AT: Final = 8
OF_AT: Final = 16


def choice_of(step: Step, nth: i64, of: i64) -> i64:
    """A detail: the `nth` of so many cards for a step."""
    return step.index | nth << NTH_AT | of << OF_AT


def step_of(s: Position, detail: i64) -> Step:
    return s.layout.steps[detail & STEP_MASK]


def nth_of(detail: i64) -> i64:
    return detail >> NTH_AT & STEP_MASK


def count_of(detail: i64) -> i64:
    return detail >> OF_AT


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


def offer_choices(s: Position, seat: i64, detail: i64) -> list[int]:
    """The cards that a step may take, and the swaps it allows; R6.2: those that leave a way through the later steps."""
    step = step_of(s, detail)
    actions: list[int] = []
    offer_cards(s, seat, step if step.other is None else step.other, actions)
    if step.verb == steps.SWAP:
        offer_swaps(s, actions)
    if step.is_careful:
        kept = keep_a_way(s, seat, step, count_of(detail) - nth_of(detail), actions)
        if kept or (step.count == steps.ANY_NUMBER and s.chosen > 0):
            return kept
    return actions


def offer_cards(s: Position, seat: i64, step: Step, actions: list[int]) -> None:
    """The cards that pass the filter of a step, in the order of the actions' numbers."""
    if step.places & steps.HAND:
        offer_kinds(s, seat, step, moves.PICK_HAND, kinds_in(s.hand[seat]), actions)
    if step.places & steps.PILE:
        offer_kinds(s, seat, step, moves.PICK_PILE, kinds_in(s.pile[seat]), actions)
    if step.places & steps.TOMB:
        offer_kinds(s, seat, step, moves.PICK_TOMB, s.tomb[seat], actions)
    offer_open_places(s, seat, step, actions)
    if step.which == steps.CHEAPEST and len(actions) > 1:
        lowest = min([s.layout.cost[card_at(s, action)] for action in actions])
        actions[:] = [action for action in actions if s.layout.cost[card_at(s, action)] == lowest]


def offer_kinds(
    s: Position, seat: i64, step: Step, first: i64, kinds: list[int], actions: list[int]
) -> None:
    """Cards of one place, equal ones once; `first` is the action that picks the first kind there."""
    for kind in each_once(sorted(kinds)):
        if wanted(s, seat, step, kind):
            actions.append(first + kind)


def offer_open_places(s: Position, seat: i64, step: Step, actions: list[int]) -> None:
    """Cards of the pyramid, and the top cards of stock and boneyard."""
    slots: i64 = BASE_SLOTS if step.places & steps.BASE else 0
    if step.places & steps.PYRAMID:
        slots = moves.SLOTS
    slot: i64
    for slot in range(slots):
        kind: i64 = s.pyramid[slot]
        if kind != EMPTY and wanted(s, seat, step, kind):
            actions.append(moves.PICK_SLOT + slot)
    if step.places & steps.STOCK and s.stock:
        actions.append(moves.PICK_STOCK)
    if step.places & steps.BONEYARD and s.boneyard and wanted(s, seat, step, s.boneyard[-1]):
        actions.append(moves.PICK_BONEYARD)


def answer_choice(s: Position, seat: i64, detail: i64, action: i64) -> None:
    step = step_of(s, detail)
    nth, of = nth_of(detail), count_of(detail)
    if nth < of:
        s.push(NEXT_CHOICE, seat, choice_of(step, nth + 1, of))
    if moves.SWAP <= action < moves.PICK_STOCK:
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
    """What is done with the chosen card: by an opponent what the attack says, after a Boat it is gained."""
    if step.verb == steps.OPPONENTS:
        return step.attack
    return steps.GAIN if step.verb == steps.FOLLOW else step.verb


def card_at(s: Position, action: i64) -> i64:
    """The card that an action picks."""
    if action >= moves.PICK_STOCK:
        return s.stock[-1] if action == moves.PICK_STOCK else s.boneyard[-1]
    if action >= moves.BUY:
        return s.pyramid[action - moves.PICK_SLOT]
    if action >= moves.PICK_TOMB:
        return action - moves.PICK_TOMB
    return action - (moves.PICK_PILE if action >= moves.PICK_PILE else moves.PICK_HAND)


def remove(s: Position, seat: i64, step: Step, action: i64) -> None:
    """Take the picked card from where it was; it already lies in its new place, so that what follows comes in order."""
    if action == moves.PICK_STOCK:
        s.stock.pop()
    elif action == moves.PICK_BONEYARD:
        s.boneyard.pop()
    elif action >= moves.PICK_SLOT:
        chooser: i64 = seat if step.verb == steps.FOLLOW and s.layout.boat_chooses else s.on_turn
        take_from_pyramid(s, action - moves.PICK_SLOT, chooser)
    elif action >= moves.PICK_TOMB:
        s.tomb[seat].remove(action - moves.PICK_TOMB)
    elif action >= moves.PICK_PILE:
        take_from_pile(s, seat, action - moves.PICK_PILE)
    else:
        take_from_hand(s, seat, action - moves.PICK_HAND)


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
        put_in_hand(s, seat, seen(kind))
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
        "place": place_of(action),
    }
    if verb == steps.GIVE:
        facts["owner"] = s.on_turn
    if moves.PICK_SLOT <= action < moves.SWAP:
        facts["slot"] = action - moves.PICK_SLOT + 1
    if action == moves.PICK_STOCK:
        s.journal.reveal(PUT_EVENTS[verb], facts)
    else:
        s.journal.tell(PUT_EVENTS[verb], facts)


def place_of(action: i64) -> str:
    if action >= moves.PICK_STOCK:
        return "stock" if action == moves.PICK_STOCK else "boneyard"
    if action >= moves.PICK_SLOT:
        return "pyramid"
    if action >= moves.PICK_TOMB:
        return "tomb"
    return "pile" if action >= moves.PICK_PILE else "hand"


class Choose(Question[Position]):
    """R6.5: a card for a step of an action."""

    name = "choose"
    rule = "R6.5"
    kinds = ("pick", "swap")

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return offer_choices(s, seat, detail)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        answer_choice(s, seat, detail, action)


CHOOSE: Final[Choose] = Choose()


class ChooseMore(Question[Position]):
    """R9.14: as many cards as one likes, at least one."""

    name = "choose-more"
    rule = "R9.14"
    kinds = ("pick", "stop")

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        step = step_of(s, detail)
        actions = offer_choices(s, seat, detail)
        if not actions or (s.chosen > 0 and (not step.is_careful or may_stop(s, seat, step))):
            actions.append(moves.STOP)
        return actions

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if action != moves.STOP:
            s.push(CHOOSE_MORE, seat, detail)
            answer_choice(s, seat, detail, action)


CHOOSE_MORE: Final[ChooseMore] = ChooseMore()
