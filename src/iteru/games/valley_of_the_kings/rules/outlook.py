"""What a player has to choose from in the middle of an action, and how a choice changes it.

Only what the player can tell counts. A card yet to be drawn or turned up is UNKNOWN: a step that takes any card may
take it, and no filter lets it pass. So nothing here depends on the order of a deck or on the stock.
"""

from typing import Final

from mypy_extensions import i64

from iteru.games.valley_of_the_kings.rules import moves, steps
from iteru.games.valley_of_the_kings.rules.position import EMPTY, Position, kinds_in
from iteru.games.valley_of_the_kings.rules.pyramid import every_crumbling

UNKNOWN: Final = moves.CARD_COUNT
"""The kind of a card that cannot be told yet."""

# An option is the place of a card together with its kind, or its slot, or a pair of slots to swap.
PLACE_AT: Final = 6
CARD_MASK: Final = 63
SWAPPING: Final = 128


class Outlook:
    """What a player has to choose from at some point of an action, as far as it can be told.

    Copies share their lists, so no list is ever changed: a new one takes its place.
    """

    def __init__(
        self,
        hand: list[int],
        pile: list[int],
        tomb: list[int],
        pyramid: list[int],
        boneyard: list[int],
        deck: i64,
        stock: i64,
    ) -> None:
        self.hand = hand
        self.pile = pile
        self.tomb = tomb
        self.pyramid = pyramid
        self.boneyard = boneyard
        self.deck: i64 = deck
        self.stock: i64 = stock
        self.step: i64 = EMPTY
        """The step for which cards were chosen last, and how many."""
        self.chosen: i64 = 0
        self.compared: i64 = EMPTY

    def copy(self) -> "Outlook":
        twin = Outlook(
            self.hand, self.pile, self.tomb, self.pyramid, self.boneyard, self.deck, self.stock
        )
        twin.step = self.step
        twin.chosen = self.chosen
        twin.compared = self.compared
        return twin

    def lift(self, count: i64) -> list[int]:
        """Cards from the deck, or all there are; the pile becomes the deck when that runs out."""
        if count > self.deck:
            self.deck += len(self.pile)
            self.pile = []
        lifted = min(count, self.deck)
        self.deck -= lifted
        return [UNKNOWN] * lifted


def outlook(s: Position, seat: i64, leaving: i64, step: i64) -> Outlook:
    """What a seat has to choose from now, without the card `leaving` its hand, in the middle of a step (EMPTY: of none)."""
    hand, pile = kinds_in(s.hand[seat]), kinds_in(s.pile[seat])
    if leaving != EMPTY:
        hand.remove(leaving)
    bones = [UNKNOWN] * (len(s.boneyard) - 1) + s.boneyard[-1:]
    deck, stock = len(s.deck[seat]), len(s.stock)
    found = Outlook(hand, pile, s.tomb[seat], s.pyramid, bones, deck, stock)
    found.step = step
    found.chosen = s.chosen
    found.compared = s.chosen_kind
    return found


def option_of(action: i64) -> i64:
    """What an action takes, as an option."""
    if action >= moves.PICK_STOCK:
        place: i64 = steps.STOCK if action == moves.PICK_STOCK else steps.BONEYARD
        return place << PLACE_AT
    if action >= moves.SWAP:
        return SWAPPING << PLACE_AT | action - moves.SWAP
    if action >= moves.PICK_SLOT:
        return steps.PYRAMID << PLACE_AT | action - moves.PICK_SLOT
    if action >= moves.PICK_TOMB:
        return steps.TOMB << PLACE_AT | action - moves.PICK_TOMB
    if action >= moves.PICK_PILE:
        return steps.PILE << PLACE_AT | action - moves.PICK_PILE
    return steps.HAND << PLACE_AT | action - moves.PICK_HAND


def kind_at(now: Outlook, option: i64) -> i64:
    place: i64 = option >> PLACE_AT
    if place == steps.PYRAMID:
        return now.pyramid[option & CARD_MASK]
    if place == steps.STOCK:
        return UNKNOWN
    return now.boneyard[-1] if place == steps.BONEYARD else option & CARD_MASK


def take(now: Outlook, place: i64, kind: i64) -> None:
    if place == steps.HAND:
        now.hand = without(now.hand, kind)
    elif place == steps.PILE:
        now.pile = without(now.pile[::-1], kind)[::-1]  # the uppermost of them
    elif place == steps.TOMB:
        now.tomb = without(now.tomb, kind)
    elif place == steps.STOCK:
        now.stock -= 1
    else:
        now.boneyard = now.boneyard[:-1]


def without(cards: list[int], kind: i64) -> list[int]:
    left = cards.copy()
    left.remove(kind)
    return left


def put(now: Outlook, verb: i64, kind: i64) -> None:
    if verb == steps.TAKE:
        now.hand = [*now.hand, kind]
    elif verb == steps.ENTOMB:
        now.tomb = [*now.tomb, kind]
    elif verb == steps.SACRIFICE:
        now.boneyard = [*now.boneyard, kind]
    else:
        now.pile = [*now.pile, kind]


def crumbled(now: Outlook, slot: i64) -> list[Outlook]:
    """After the card of a slot has been taken, one outlook for each way in which the pyramid can crumble."""
    with_gap = now.pyramid.copy()
    with_gap[slot] = EMPTY
    found: list[Outlook] = []
    for pyramid in every_crumbling(with_gap, slot):
        after = now.copy()
        after.pyramid = pyramid
        found.append(after)
    return found
