"""Which cards may be picked for a step of an action, and why others may not (R6.2, R6.5)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.errors import IllegalMove
from iteru.games.valley_of_the_kings.rules import moves, steps
from iteru.games.valley_of_the_kings.rules.filters import slots_of, wanted
from iteru.games.valley_of_the_kings.rules.later_parts import keep_a_way, may_stop
from iteru.games.valley_of_the_kings.rules.picks import picked, place_of
from iteru.games.valley_of_the_kings.rules.position import (
    EMPTY,
    Position,
    different_kinds,
    each_once,
    kinds_in,
)
from iteru.games.valley_of_the_kings.rules.pyramid import (
    offer_swaps,
    swapped_cards,
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
    first = moves.PICK_SLOT.first
    slot: i64
    for slot in range(slots_of(step)):
        kind: i64 = s.pyramid[slot]
        if kind != EMPTY and wanted(s, seat, step, kind):
            actions.append(first + slot)
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


def card_at(s: Position, action: i64) -> i64:
    """The card that an action picks."""
    place = place_of(action)
    if place == steps.PYRAMID:
        return s.pyramid[picked(action)]
    if place == steps.STOCK:
        return s.stock[-1]
    return s.boneyard[-1] if place == steps.BONEYARD else picked(action)


def place_name(action: i64) -> str:
    """The place from which an action picks a card."""
    return steps.names_of_places(place_of(action))[0]


def is_answered_by(step: Step, action: i64) -> bool:
    """Whether a step swaps cards or picks one, as an action does."""
    if moves.SWAP.has(action):
        return step.verb == steps.SWAP
    return step.verb != steps.SWAP or step.other is not None


def can_stop(s: Position, seat: i64, step: Step, actions: list[int]) -> bool:
    """R9.14: after at least one card; R6.2: if the later steps can be carried out; and when there are no more `actions`."""
    if not actions:
        return True
    return s.chosen > 0 and (not step.is_careful or may_stop(s, seat, step))
