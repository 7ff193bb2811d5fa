"""The actions that pick a card: from which place, and which card or slot it is there."""

from typing import Final

from mypy_extensions import i64

from iteru.games.valley_of_the_kings.rules import moves, steps
from iteru.games.valley_of_the_kings.rules.moves import MOVES

NO_PLACE: Final = 0
PLACE_OF_KIND: Final = (
    (moves.PICK_HAND, steps.HAND),
    (moves.PICK_PILE, steps.PILE),
    (moves.PICK_TOMB, steps.TOMB),
    (moves.PICK_SLOT, steps.PYRAMID),
    (moves.PICK_STOCK, steps.STOCK),
    (moves.PICK_BONEYARD, steps.BONEYARD),
)
PLACES: Final = [NO_PLACE] * len(MOVES.notations)
"""For each action the place from which it picks a card."""
WHICH: Final = [MOVES.kind_of(action).place(action) for action in range(len(MOVES.notations))]
"""For each action its place among those of its kind: which card of a hand, pile or tomb, which slot of the pyramid."""
for its_kind, its_place in PLACE_OF_KIND:
    for its_action in range(its_kind.first, its_kind.first + its_kind.count):
        PLACES[its_action] = its_place


def place_of(action: i64) -> i64:
    """The place from which an action picks a card, one of `steps`; NO_PLACE if it picks none."""
    return PLACES[action]


def picked(action: i64) -> i64:
    """The kind that an action picks from a hand, pile or tomb; the slot that it picks from the pyramid."""
    return WHICH[action]
