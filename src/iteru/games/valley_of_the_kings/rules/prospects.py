"""How well a seat stands: the points of its tomb, and what its cards are still likely to bring. Weights are in points."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import detail_of, number_of, seat_of
from iteru.engine.bits import bit
from iteru.games.valley_of_the_kings.rules import steps
from iteru.games.valley_of_the_kings.rules.actions import KEEP_CARDS, PICK_REPEAT, RUN_STEP
from iteru.games.valley_of_the_kings.rules.box import FIRST_SET
from iteru.games.valley_of_the_kings.rules.buying import affordable_slots
from iteru.games.valley_of_the_kings.rules.choosing import CHOOSE, CHOOSE_MORE, NEXT_CHOICE
from iteru.games.valley_of_the_kings.rules.discarding import ARRANGE
from iteru.games.valley_of_the_kings.rules.pickable import count_of, nth_of, step_of
from iteru.games.valley_of_the_kings.rules.position import (
    Position,
    cards_in_pyramid,
    gold_to_spend,
    kind_of,
    kinds_in,
)
from iteru.games.valley_of_the_kings.rules.scoring import total_points
from iteru.games.valley_of_the_kings.rules.steps import Step
from iteru.games.valley_of_the_kings.rules.turn import TURN

CARDS_PER_TURN: Final = 1.7
"""How many cards leave the pyramid in a turn of an ordinary game."""
TO_BE_ENTOMBED: Final = 0.72
"""What a card is worth before it lies in the tomb, of what it is worth there."""
ENTOMBED_PER_TURN: Final = 1.1
PER_GOLD: Final = 0.55
"""What one more gold in an average hand brings in a turn."""
GOLD_IN_HAND: Final = 0.3
CARD_IN_HAND: Final = 0.05
ANOTHER_ACTION: Final = 0.4
"""What is still to come of an action that keeps cards or repeats another."""
TOP_OF_PILE: Final = 0.01
"""For each gold that the top card of the discard pile costs: an Urn may bring it back."""


ORDERING: Final = -10.0
"""To put one's discards in order is hardly ever worth a thought: the game's own order will do."""


def prospects(s: Position) -> list[float]:
    """For each seat the points it has and those its cards are about to bring."""
    left = turns_left(s)
    worth: list[float] = []
    for seat in range(s.seats):
        worth.append(float(total_points(s, seat)) + to_come(s, seat, left))
    worth[s.on_turn] = worth[s.on_turn] + still_this_turn(s)
    return worth


def turns_left(s: Position) -> float:
    """Returns how many turns each seat is likely to have yet."""
    return (len(s.stock) + float(cards_in_pyramid(s))) / (s.seats * CARDS_PER_TURN) + 0.6


def to_come(s: Position, seat: int, left: float) -> float:
    """The best cards will be entombed while there are turns for it, and gold buys more of them."""
    cards = owned_cards(s, seat)
    if not cards:
        return 0.0
    gains = entombing_gains(s, seat, cards)
    gains.sort()
    room = left * ENTOMBED_PER_TURN
    worth = 0.0
    while gains and room > 0.0:
        worth += float(gains.pop()) * TO_BE_ENTOMBED * min(room, 1.0)
        room -= 1.0
    gold: i64 = 0
    for kind in cards:
        gold += s.layout.gold[kind]
    hand = float(gold) / float(len(cards)) * float(min(s.layout.hand_size, len(cards)))
    pile = s.pile[seat]
    on_top = TOP_OF_PILE * s.layout.cost[kind_of(pile[-1])] if pile else 0.0
    return worth + hand * PER_GOLD * min(left - 0.6, 8.0) + on_top


def owned_cards(s: Position, seat: int) -> list[int]:
    cards = kinds_in(s.hand[seat])
    add_kinds(s.deck[seat], cards)
    add_kinds(s.pile[seat], cards)
    if seat == s.on_turn:
        cards.extend(s.played)
        cards.extend(s.revealed)
        add_kinds(s.looked, cards)
    return cards


def add_kinds(cards: list[int], kinds: list[int]) -> None:
    for card in cards:
        kinds.append(kind_of(card))


def entombing_gains(s: Position, seat: int, cards: list[int]) -> list[int]:
    """Returns what each card would add to the tomb, one after another: a set is worth the more the fuller it is."""
    layout = s.layout
    there: i64 = 0
    different = [0] * len(layout.set_size)
    kind: i64
    for kind in s.tomb[seat]:
        if not there >> kind & 1:
            there |= bit(kind)
            different[layout.set_of[kind]] += 1
    gains: list[int] = []
    for kind in cards:
        its_set: i64 = layout.set_of[kind]
        if its_set < FIRST_SET:
            gains.append(layout.points[kind])
        elif not there >> kind & 1:
            there |= bit(kind)
            gains.append(2 * different[its_set] + 1)
            different[its_set] += 1
    return gains


def still_this_turn(s: Position) -> float:
    """Returns the worth of what the hand can still buy, and of what the action just begun will bring or cost."""
    if s.on_top(ARRANGE):
        return ORDERING
    seat = s.on_turn
    gold = gold_to_spend(s, seat)
    worth = CARD_IN_HAND * len(s.hand[seat])
    if s.agenda and number_of(s.agenda[0]) == TURN.number:
        worth += GOLD_IN_HAND * float(gold) if affordable_slots(s, gold) else 0.0
    for entry in s.agenda:
        number = number_of(entry)
        if number in (KEEP_CARDS.number, PICK_REPEAT.number):
            worth += ANOTHER_ACTION
        elif seat_of(entry) == seat and is_step(number):
            worth += cards_to_choose(s, entry) * step_worth(step_of(s, detail_of(entry)))
    return worth


def is_step(number: i64) -> bool:
    """Whether an entry with this number stands for a step that is still to be carried out."""
    return number in (RUN_STEP.number, NEXT_CHOICE.number, CHOOSE.number, CHOOSE_MORE.number)


def cards_to_choose(s: Position, entry: int) -> int:
    """Returns how often the step of an entry is still to be carried out."""
    detail = detail_of(entry)
    if number_of(entry) == RUN_STEP.number:
        return int(step_of(s, detail).units)
    return int(count_of(detail) - nth_of(detail)) + 1


def step_worth(step: Step) -> float:
    verb = step.verb
    if verb == steps.ENTOMB:
        return 1.6
    if verb == steps.GAIN:
        return 2.4
    if verb == steps.TAKE:
        return -2.5
    if verb == steps.SACRIFICE:
        return -0.3
    if verb == steps.DISCARD:
        return -0.5
    if verb == steps.SWAP:
        return -0.1
    return 0.4 if verb in (steps.LOOK, steps.PERFORM, steps.REPEAT, steps.OPPONENTS) else 0.0
