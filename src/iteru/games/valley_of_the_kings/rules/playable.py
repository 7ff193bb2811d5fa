"""Whether an action can be used (R6.2): all its parts in their order, or it may not be used at all.

For most actions it is enough to count the cards in each place. For all others `later_parts` looks for a way through them, and
carries them out one after another on a table that the player can imagine.
"""

from typing import Final

from mypy_extensions import i64

from iteru.games.valley_of_the_kings.rules import steps
from iteru.games.valley_of_the_kings.rules.box import NO_REACTION
from iteru.games.valley_of_the_kings.rules.filters import wanted
from iteru.games.valley_of_the_kings.rules.later_parts import has_way
from iteru.games.valley_of_the_kings.rules.pickable import offer_open_places
from iteru.games.valley_of_the_kings.rules.position import (
    EMPTY,
    Position,
    cards_in_pyramid,
    kinds_in,
)
from iteru.games.valley_of_the_kings.rules.steps import Step

IN_HAND: Final = 0
IN_DECK: Final = 1
IN_PILE: Final = 2
IN_TOMB: Final = 3
IN_PYRAMID: Final = 4
WHERE_LEFT: Final = {
    steps.HAND: IN_HAND,
    steps.PILE: IN_PILE,
    steps.TOMB: IN_TOMB,
    steps.PYRAMID: IN_PYRAMID,
    steps.BASE: IN_PYRAMID,
}
WHERE_PUT: Final = {
    steps.DISCARD: IN_PILE,
    steps.GAIN: IN_PILE,
    steps.TAKE: IN_HAND,
    steps.ENTOMB: IN_TOMB,
}


def can_act(s: Position, seat: i64, kind: i64, leaving: i64) -> bool:
    """Whether an action is possible without the card `leaving` the hand for it (EMPTY: none does)."""
    return can_act_with(s, seat, kind, cards_there(s, seat, leaving), leaving)


def cards_there(s: Position, seat: i64, leaving: i64) -> list[int]:
    """Returns how many cards are in hand (without the one `leaving` it), deck, pile, tomb and pyramid."""
    hand: i64 = len(s.hand[seat]) - (0 if leaving == EMPTY else 1)
    return [hand, len(s.deck[seat]), len(s.pile[seat]), len(s.tomb[seat]), cards_in_pyramid(s)]


def can_act_with(s: Position, seat: i64, kind: i64, there: list[int], leaving: i64) -> bool:
    """As `can_act`, with the cards counted already: a caller that asks about many cards counts once."""
    action = s.layout.actions[kind]
    if s.layout.reaction[kind] != NO_REACTION or not action:
        return False
    if action[0].is_searched:
        plan = s.layout.plans[kind]
        return can_repeat(s, seat, action, leaving) and has_way(s, seat, plan, leaving)
    last: i64 = len(action) - 1
    left = there.copy() if last else there
    index: i64
    for index in range(last):
        if not can_run(s, seat, action[index], left, leaving):
            return False
        count_after(action[index], left)
    return can_run(s, seat, action[last], left, leaving)


def can_run(s: Position, seat: i64, step: Step, left: list[int], leaving: i64) -> bool:
    """Whether a step is possible with the numbers of cards `left` in hand, deck, pile, tomb and pyramid."""
    verb: i64 = step.verb
    if step.places:
        return verb == steps.OPPONENTS or can_choose(s, seat, step, left, leaving)
    if verb in (steps.DRAW, steps.DRAW_AS_MANY, steps.LOOK, steps.PERFORM):
        draws = left[IN_DECK] + left[IN_PILE]
        return draws >= max(step.count, 1) or (s.layout.partial_draws and draws > 0)
    if verb in (steps.STACK, steps.NEED_PILE):
        return left[IN_PILE] >= step.count
    if verb == steps.NEED_PURCHASE:
        return s.dearest > 0
    if verb == steps.SWAP:
        return left[IN_PYRAMID] >= 2 or (
            step.other is not None and can_choose(s, seat, step.other, left, leaving)
        )
    if verb == steps.REPEAT:
        return len(repeatable(s, seat, leaving)) > 0
    return True


def can_choose(s: Position, seat: i64, step: Step, left: list[int], leaving: i64) -> bool:
    """Whether the places of a step hold the cards it takes."""
    count: i64 = step.count if step.count != steps.ANY_NUMBER else 1
    if step.which in (steps.ANY_CARD, steps.CHEAPEST):
        return cards_left(s, step, left) >= count
    return cards_fitting(s, seat, step, leaving) >= count


def cards_left(s: Position, step: Step, left: list[int]) -> i64:
    """Returns how many cards the places of a step hold. What lies in the pyramid comes to its base sooner or later."""
    there: i64 = 0
    there += left[IN_HAND] if step.places & steps.HAND else 0
    there += left[IN_PILE] if step.places & steps.PILE else 0
    there += left[IN_TOMB] if step.places & steps.TOMB else 0
    there += left[IN_PYRAMID] if step.places & (steps.PYRAMID | steps.BASE) else 0
    there += len(s.stock) if step.places & steps.STOCK else 0
    there += len(s.boneyard) if step.places & steps.BONEYARD else 0
    return there


def cards_fitting(s: Position, seat: i64, step: Step, leaving: i64) -> i64:
    """Returns how many cards in the places of a step pass its filter now."""
    found: list[int] = []
    offer_open_places(s, seat, step, found)
    cards: list[int] = []
    if step.places & steps.HAND:
        cards.extend(kinds_in(s.hand[seat]))
        if leaving != EMPTY:
            cards.remove(leaving)
    if step.places & steps.PILE:
        cards.extend(kinds_in(s.pile[seat]))
    if step.places & steps.TOMB:
        cards.extend(s.tomb[seat])
    there: i64 = len(found)
    for kind in cards:
        if wanted(s, seat, step, kind):
            there += 1
    return there


def count_after(step: Step, left: list[int]) -> None:
    """Counts what a step leaves in hand, deck, pile, tomb and pyramid for those after it."""
    verb: i64 = step.verb
    count: i64 = max(step.count, 1)
    if verb in (steps.DRAW, steps.DRAW_AS_MANY):
        left[IN_HAND] += lift(left, count)
    elif verb == steps.LOOK:
        lifted = lift(left, count)
        left[IN_HAND] += min(step.number, lifted)
        left[IN_PILE] += max(lifted - step.number, 0)
    elif verb == steps.PERFORM:
        left[IN_PILE] += lift(left, 1)
    elif verb == steps.STACK:
        left[IN_PILE] -= count
        left[IN_DECK] += count
    elif step.places and verb != steps.OPPONENTS:
        if step.places in WHERE_LEFT:
            left[WHERE_LEFT[step.places]] -= count
        if verb in WHERE_PUT:
            left[WHERE_PUT[verb]] += count


def lift(left: list[int], count: i64) -> i64:
    """Takes `count` cards from the deck, or all there are; the pile becomes the deck when that runs out."""
    if count > left[IN_DECK]:
        left[IN_DECK] += left[IN_PILE]
        left[IN_PILE] = 0
    lifted = min(count, left[IN_DECK])
    left[IN_DECK] -= lifted
    return lifted


def can_repeat(s: Position, seat: i64, action: list[Step], leaving: i64) -> bool:
    """Whether there is something to repeat, if a step of the action repeats."""
    repeats = any(step.verb == steps.REPEAT for step in action)
    return not repeats or bool(repeatable(s, seat, leaving))


def repeatable(s: Position, seat: i64, leaving: i64) -> list[int]:
    """R9.20: actions completed this turn that may be repeated and are possible now."""
    return [
        kind
        for kind in sorted(s.done)
        if s.layout.repeatable[kind] and can_act(s, seat, kind, leaving)
    ]
