"""Which slots and which cards a step of an action may take: the filters of R9."""

from mypy_extensions import i64

from iteru.games.valley_of_the_kings.rules import steps
from iteru.games.valley_of_the_kings.rules.box import FIRST_SET, Layout
from iteru.games.valley_of_the_kings.rules.moves import CARD_COUNT, SLOTS
from iteru.games.valley_of_the_kings.rules.position import BASE_SLOTS, EMPTY, Position
from iteru.games.valley_of_the_kings.rules.steps import Step


def slots_of(step: Step) -> i64:
    """Returns how many slots of the pyramid a step may take a card from; the base comes first."""
    if step.places & steps.PYRAMID:
        return SLOTS
    return BASE_SLOTS if step.places & steps.BASE else 0


def wanted(s: Position, seat: i64, step: Step, kind: i64) -> bool:
    """Whether a card passes the filter of a step now."""
    if step.which <= steps.CHEAPEST:
        return True
    return passes(s.layout, step, kind, s.chosen_kind, s.tomb[seat], s.dearest)


def passes(
    layout: Layout, step: Step, kind: i64, compared: i64, tomb: list[int], dearest: i64
) -> bool:
    """Whether a card passes a filter: by the card to compare it with, a tomb, and the cost of the dearest purchase.

    A tomb may hold cards that nobody knows yet (CARD_COUNT): they belong to no set.
    """
    which: i64 = step.which
    cost: i64 = layout.cost[kind]
    its_set: i64 = layout.set_of[kind]
    if which == steps.SAME_SET:
        return its_set >= FIRST_SET and compared != EMPTY and its_set == layout.set_of[compared]
    if which == steps.TOMB_SET:
        sets = [layout.set_of[card] for card in tomb if card < CARD_COUNT]
        return its_set >= FIRST_SET and its_set in sets
    if which == steps.UP_TO:
        return cost <= step.number
    if which == steps.UP_TO_TIMES:
        return compared != EMPTY and cost <= step.number * layout.cost[compared]
    if which == steps.BELOW_PURCHASE:
        return cost < dearest
    return True
