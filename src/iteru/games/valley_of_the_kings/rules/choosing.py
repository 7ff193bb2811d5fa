"""Choosing cards for the steps of an action: which may be taken from where, and where they go (R6.5)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question
from iteru.games.valley_of_the_kings.rules.box import FIRST_SET
from iteru.games.valley_of_the_kings.rules.moves import (
    BUY,
    CARDS,
    PICK_BONEYARD,
    PICK_HAND,
    PICK_PILE,
    PICK_SLOT,
    PICK_STOCK,
    PICK_TOMB,
    SLOTS,
    STOP,
)
from iteru.games.valley_of_the_kings.rules.moves import SWAP as SWAP_ACTION
from iteru.games.valley_of_the_kings.rules.piles import (
    kinds_of,
    put_in_hand,
    put_on_pile,
    take_from_hand,
    take_from_pile,
)
from iteru.games.valley_of_the_kings.rules.position import (
    BASE_SLOTS,
    EMPTY,
    Position,
    kind_of,
    seen,
)
from iteru.games.valley_of_the_kings.rules.pyramid import offer_swaps, swap, take_from_pyramid
from iteru.games.valley_of_the_kings.rules.reactions import WINDOW
from iteru.games.valley_of_the_kings.rules.vocabulary import (
    ANY_NUMBER,
    BASE,
    BELOW_PURCHASE,
    BONEYARD,
    CATCH,
    CHEAPEST,
    DISCARD,
    ENTOMB,
    FOLLOW,
    GAIN,
    GIVE,
    HAND,
    OPPONENTS,
    PILE,
    PYRAMID,
    SACRIFICE,
    SAME_SET,
    STOCK,
    SWAP,
    TAKE,
    TOMB,
    TOMB_SET,
    UP_TO,
    UP_TO_TIMES,
    Step,
)


def ask_to_choose(s: Position, seat: i64, step: Step) -> None:
    """A choice with one answer is made at once, unless that would tell the others something of a hand or a pile."""
    if step.count == ANY_NUMBER:
        s.chosen = 0
        s.push(CHOOSE_MORE, seat, step.index)
        return
    actions: list[int] = []
    offer_choose(s, seat, step, actions)
    if (
        len(actions) == 1
        and not step.places & HAND
        and (not step.places & PILE or len(s.pile[seat]) <= 1)
    ):
        answer_choose(s, seat, step, actions[0])
    elif actions:
        s.push(CHOOSE, seat, step.index)


def offer_choose(s: Position, seat: i64, step: Step, actions: list[int]) -> None:
    """The cards that a step may take, and the swaps it allows, in the order of the actions' numbers."""
    offer_cards(s, seat, step if step.other is None else step.other, actions)
    if step.verb == SWAP:
        offer_swaps(s, actions)


def offer_cards(s: Position, seat: i64, step: Step, actions: list[int]) -> None:
    if step.places & HAND:
        offer_hand(s, seat, step, actions)
    if step.places & PILE:
        for kind in kinds_of(s.pile[seat]):
            if wanted(s, seat, step, kind):
                actions.append(PICK_PILE + kind)
    if step.places & TOMB:
        for kind in sorted(set(s.tomb[seat])):
            if wanted(s, seat, step, kind):
                actions.append(PICK_TOMB + kind)
    offer_open_places(s, seat, step, actions)
    if step.which == CHEAPEST and len(actions) > 1:
        lowest = min([s.layout.cost[card_at(s, action)] for action in actions])
        actions[:] = [action for action in actions if s.layout.cost[card_at(s, action)] == lowest]


def offer_hand(s: Position, seat: i64, step: Step, actions: list[int]) -> None:
    last = EMPTY
    for card in s.hand[seat]:
        kind = kind_of(card)
        if (
            kind != last
            and wanted(s, seat, step, kind)
            and (step.then is None or has_partner(s, seat, step.then, kind))
        ):
            actions.append(PICK_HAND + kind)
        last = kind


def has_partner(s: Position, seat: i64, then: Step, kind: i64) -> bool:
    """R9.8, R9.25: whether a card of this kind would find another by the later step."""
    before = s.chosen_kind
    s.chosen_kind = kind
    found: list[int] = []
    offer_cards(s, seat, then, found)
    s.chosen_kind = before
    return len(found) >= max(then.count, 1)


def offer_open_places(s: Position, seat: i64, step: Step, actions: list[int]) -> None:
    """Cards of the pyramid, and the top cards of stock and boneyard."""
    slots: i64 = SLOTS if step.places & PYRAMID else BASE_SLOTS if step.places & BASE else 0
    slot: i64
    for slot in range(slots):
        kind: i64 = s.pyramid[slot]
        if kind != EMPTY and wanted(s, seat, step, kind):
            actions.append(PICK_SLOT + slot)
    if step.places & STOCK and s.stock:
        actions.append(PICK_STOCK)
    if step.places & BONEYARD and s.boneyard and wanted(s, seat, step, s.boneyard[-1]):
        actions.append(PICK_BONEYARD)


def wanted(s: Position, seat: i64, step: Step, kind: i64) -> bool:
    """Whether a card passes the filter of a step."""
    which: i64 = step.which
    cost: i64 = s.layout.cost[kind]
    group: i64 = s.layout.group[kind]
    if which == SAME_SET:
        return (
            group >= FIRST_SET and s.chosen_kind != EMPTY and group == s.layout.group[s.chosen_kind]
        )
    if which == TOMB_SET:
        return group >= FIRST_SET and group in [
            s.layout.group[entombed] for entombed in s.tomb[seat]
        ]
    if which == UP_TO:
        return cost <= step.number
    if which == UP_TO_TIMES:
        return s.chosen_kind != EMPTY and cost <= step.number * s.layout.cost[s.chosen_kind]
    if which == BELOW_PURCHASE:
        return cost < s.dearest
    return True


def answer_choose(s: Position, seat: i64, step: Step, action: i64) -> None:
    if SWAP_ACTION <= action < PICK_STOCK:
        swap(s, seat, action)
        return
    taking = step.other if step.verb == SWAP and step.other is not None else step
    kind = card_at(s, action)
    verb = verb_of(taking)
    if verb != GIVE and taking.verb != OPPONENTS and taking.verb != FOLLOW:
        s.chosen += 1
        if taking.then is not None:
            s.chosen_kind = kind
    put(s, seat, verb, kind, action)
    remove(s, seat, taking, action)


def verb_of(step: Step) -> i64:
    """What is done with the chosen card: by an opponent what the attack says, after a Boat it is gained."""
    if step.verb == OPPONENTS:
        return step.attack
    return GAIN if step.verb == FOLLOW else step.verb


def card_at(s: Position, action: i64) -> i64:
    """The card that an action picks."""
    if action >= PICK_STOCK:
        return s.stock[-1] if action == PICK_STOCK else s.boneyard[-1]
    if action >= BUY:
        return s.pyramid[action - PICK_SLOT]
    if action >= PICK_TOMB:
        return action - PICK_TOMB
    return action - PICK_PILE if action >= PICK_PILE else action - PICK_HAND


def remove(s: Position, seat: i64, step: Step, action: i64) -> None:
    """Take the picked card from where it was; it already lies in its new place, so that what follows comes in order."""
    if action == PICK_STOCK:
        s.stock.pop()
    elif action == PICK_BONEYARD:
        s.boneyard.pop()
    elif action >= PICK_SLOT:
        chooser: i64 = seat if step.verb == FOLLOW and s.layout.boat_chooses else s.on_turn
        take_from_pyramid(s, action - PICK_SLOT, chooser)
    elif action >= PICK_TOMB:
        s.tomb[seat].remove(action - PICK_TOMB)
    elif action >= PICK_PILE:
        take_from_pile(s, seat, action - PICK_PILE)
    else:
        take_from_hand(s, seat, action - PICK_HAND)


def put(s: Position, seat: i64, verb: i64, kind: i64, action: i64) -> None:
    """R6.5: where a card goes that is discarded, sacrificed, entombed, gained, taken or given."""
    if s.journal is not None:
        tell_put(s, seat, verb, kind, action)
    if verb == SACRIFICE:
        s.boneyard.append(kind)
        s.push(WINDOW, seat, CATCH)
    elif verb == ENTOMB:
        s.tomb[seat].append(kind)
    elif verb == TAKE:
        put_in_hand(s, seat, seen(kind))
    elif verb == GIVE:
        put_on_pile(s, s.on_turn, kind)
    else:
        put_on_pile(s, seat, kind)


PUT_EVENTS = {
    DISCARD: "discarded",
    SACRIFICE: "sacrificed",
    ENTOMB: "entombed",
    GAIN: "gained",
    TAKE: "took",
    GIVE: "gave",
}


def tell_put(s: Position, seat: i64, verb: i64, kind: i64, action: i64) -> None:
    assert s.journal is not None
    facts: dict[str, int | str] = {"seat": seat, "card": CARDS[kind], "place": place_of(action)}
    if verb == GIVE:
        facts["owner"] = s.on_turn
    if PICK_SLOT <= action < SWAP_ACTION:
        facts["slot"] = action - PICK_SLOT + 1
    if action == PICK_STOCK:
        s.journal.reveal(PUT_EVENTS[verb], facts)
    else:
        s.journal.tell(PUT_EVENTS[verb], facts)


def place_of(action: i64) -> str:
    if action >= PICK_STOCK:
        return "stock" if action == PICK_STOCK else "boneyard"
    if action >= PICK_SLOT:
        return "pyramid"
    if action >= PICK_TOMB:
        return "tomb"
    return "pile" if action >= PICK_PILE else "hand"


class Choose(Question[Position]):
    """R6.5: a card for the step `detail` of an action."""

    name = "choose"
    rule = "R6.5"
    kinds = ("pick", "swap")

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        offer_choose(s, seat, s.layout.steps[detail], actions)
        return actions

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        answer_choose(s, seat, s.layout.steps[detail], action)


CHOOSE: Final[Choose] = Choose()


class ChooseMore(Question[Position]):
    """R9.14: as many cards as one likes, at least one."""

    name = "choose-more"
    rule = "R9.14"
    kinds = ("pick", "stop")

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        offer_choose(s, seat, s.layout.steps[detail], actions)
        if s.chosen > 0 or not actions:
            actions.append(STOP)
        return actions

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if action != STOP:
            s.push(CHOOSE_MORE, seat, detail)
            answer_choose(s, seat, s.layout.steps[detail], action)


CHOOSE_MORE: Final[ChooseMore] = ChooseMore()
