"""Choosing cards for the steps of an action: which may be taken from where, and where they go (R6.5)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.engine.errors import IllegalMove
from iteru.games.valley_of_the_kings.rules import moves, reactions, steps
from iteru.games.valley_of_the_kings.rules.filters import slots_of, wanted
from iteru.games.valley_of_the_kings.rules.later_parts import keep_a_way, may_stop
from iteru.games.valley_of_the_kings.rules.picks import picked, place_of
from iteru.games.valley_of_the_kings.rules.piles import (
    put_in_hand,
    put_on_pile,
    take_from_hand,
    take_from_pile,
)
from iteru.games.valley_of_the_kings.rules.position import (
    EMPTY,
    Position,
    different_kinds,
    each_once,
    kinds_in,
    known_card,
)
from iteru.games.valley_of_the_kings.rules.pyramid import (
    offer_swaps,
    swap,
    swapped_cards,
    take_from_pyramid,
    why_not_slot,
    why_not_swap,
)
from iteru.games.valley_of_the_kings.rules.steps import Step

# The detail of a choice on the agenda: which step, and which of how many cards is chosen (both 0 where only one is).
STEP_MASK: Final = 255
NTH_AT: Final = 8
OF_AT: Final = 16


def choice_of(step: Step, nth: i64, of: i64) -> i64:
    """The detail of a choice: the `nth` of `of` cards for a step."""
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
        offer_kinds(s, seat, step, moves.PICK_HAND.first, different_kinds(s.hand[seat]), actions)
    if step.places & steps.PILE:
        pile = different_kinds(sorted(s.pile[seat]))
        offer_kinds(s, seat, step, moves.PICK_PILE.first, pile, actions)
    if step.places & steps.TOMB:
        tomb = each_once(sorted(s.tomb[seat]))
        offer_kinds(s, seat, step, moves.PICK_TOMB.first, tomb, actions)
    offer_open_places(s, seat, step, actions)
    if step.which == steps.CHEAPEST and len(actions) > 1:
        lowest = min([s.layout.cost[card_at(s, action)] for action in actions])
        actions[:] = [action for action in actions if s.layout.cost[card_at(s, action)] == lowest]


def offer_kinds(
    s: Position, seat: i64, step: Step, first: i64, kinds: list[int], actions: list[int]
) -> None:
    """Cards of one place; `first` is the action that picks the first kind there."""
    for kind in kinds:
        if wanted(s, seat, step, kind):
            actions.append(first + kind)


def offer_open_places(s: Position, seat: i64, step: Step, actions: list[int]) -> None:
    """Cards of the pyramid, and the top cards of stock and boneyard."""
    slot: i64
    for slot in range(slots_of(step)):
        kind: i64 = s.pyramid[slot]
        if kind != EMPTY and wanted(s, seat, step, kind):
            actions.append(moves.PICK_SLOT.at(slot))
    if step.places & steps.STOCK and s.stock:
        actions.append(moves.PICK_STOCK.first)
    if step.places & steps.BONEYARD and s.boneyard and wanted(s, seat, step, s.boneyard[-1]):
        actions.append(moves.PICK_BONEYARD.first)


def rule_of_choice(s: Position, detail: i64) -> str:
    """The rule of the card whose action asks for a choice."""
    return moves.rule_of_card(s.layout.card_of_step[step_of(s, detail).index])


def why_not_choose(s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
    """R6.5: a card that a step may take, or a swap; R6.2: one that leaves a way through the later steps."""
    step = step_of(s, detail)
    rule = rule_of_choice(s, detail)
    if moves.SWAP.has(action):
        refusal = why_not_swap(s, rule, action)
    else:
        taking = step if step.other is None else step.other
        refusal = why_not_pick(s, seat, taking, rule, action)
    if refusal is None and action not in offer_choices(s, seat, detail):
        return leaves_nothing(s, rule, action)
    return refusal


def leaves_nothing(s: Position, rule: str, action: i64) -> IllegalMove:
    if moves.SWAP.has(action):
        return IllegalMove(rule, "refused-swap-leaves-nothing", **swapped_cards(s, action))
    return IllegalMove(rule, "refused-leaves-nothing", card=card_name(s, action))


def why_not_pick(s: Position, seat: i64, step: Step, rule: str, action: i64) -> IllegalMove | None:
    """A card in one of the places of a step that passes its filter."""
    place = place_of(action)
    if not is_asked_for(step, action):
        return other_place(rule, step.places)
    if place == steps.PYRAMID:
        refusal = why_not_slot(s, rule, picked(action))
        if refusal is not None:
            return refusal
    if (place == steps.STOCK and not s.stock) or (place == steps.BONEYARD and not s.boneyard):
        return IllegalMove(rule, "refused-nothing-there")
    if place == steps.HAND and picked(action) not in kinds_in(s.hand[seat]):
        return IllegalMove(rule, "refused-not-in-hand", card=card_name(s, action))
    fitting: list[int] = []
    offer_cards(s, seat, step, fitting)
    if action in fitting:
        return None
    return IllegalMove(rule, "refused-pick", card=card_name(s, action), place=place_name(action))


def is_asked_for(step: Step, action: i64) -> bool:
    """Whether a step may take a card from where an action picks one."""
    place = place_of(action)
    if place == steps.PYRAMID:
        return picked(action) < slots_of(step)
    return step.places & place != 0


def other_place(rule: str, places: i64) -> IllegalMove:
    """The refusal of a card from a place that is not asked for."""
    names = steps.names_of_places(places)
    return IllegalMove(
        rule,
        "refused-other-place",
        place=names[0],
        other_place=names[-1],
        place_count=len(names),
    )


def card_name(s: Position, action: i64) -> str:
    """The card that an action picks; nobody knows the top card of the stock."""
    return "unknown" if moves.PICK_STOCK.has(action) else moves.CARDS[card_at(s, action)]


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
    """What is done with the chosen card: by an opponent what the attack says, after a Boat it is gained."""
    if step.verb == steps.OPPONENTS:
        return step.attack
    return steps.GAIN if step.verb == steps.FOLLOW else step.verb


def card_at(s: Position, action: i64) -> i64:
    """The card that an action picks."""
    place = place_of(action)
    if place == steps.PYRAMID:
        return s.pyramid[picked(action)]
    if place == steps.STOCK:
        return s.stock[-1]
    return s.boneyard[-1] if place == steps.BONEYARD else picked(action)


def remove(s: Position, seat: i64, step: Step, action: i64) -> None:
    """Take the picked card from where it was; it already lies in its new place, so that what follows comes in order."""
    place = place_of(action)
    if place == steps.HAND:
        take_from_hand(s, seat, picked(action))
    elif place == steps.PYRAMID:
        chooser: i64 = seat if step.verb == steps.FOLLOW and s.layout.boat_chooses else s.on_turn
        take_from_pyramid(s, picked(action), chooser)
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


def place_name(action: i64) -> str:
    """The place from which an action picks a card."""
    return steps.names_of_places(place_of(action))[0]


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


def is_answered_by(step: Step, action: i64) -> bool:
    """Whether a step swaps cards or picks one, as an action does."""
    if moves.SWAP.has(action):
        return step.verb == steps.SWAP
    return step.verb != steps.SWAP or step.other is not None


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


def can_stop(s: Position, seat: i64, step: Step, actions: list[int]) -> bool:
    """R9.14: after at least one card; R6.2: if the later steps can be carried out; and when there are no more `actions`."""
    if not actions:
        return True
    return s.chosen > 0 and (not step.is_careful or may_stop(s, seat, step))
