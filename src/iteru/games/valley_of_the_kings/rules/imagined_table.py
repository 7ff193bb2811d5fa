"""The table as a player imagines it in the middle of an action: what there is to choose from, and how a choice changes it.

Only what the player can tell counts. A card yet to be drawn or turned up is UNKNOWN: a step that takes any card may
take it, and no filter lets it pass. So nothing here depends on the order of a deck or on the stock.
"""

from typing import Final

from mypy_extensions import i64

from iteru.games.valley_of_the_kings.rules import moves, picks, steps
from iteru.games.valley_of_the_kings.rules.position import EMPTY, Position, kinds_in
from iteru.games.valley_of_the_kings.rules.pyramid import every_crumbling

UNKNOWN: Final = moves.CARD_COUNT
"""The kind of a card that nobody knows yet."""

SWAPPING: Final = 128
"""The place of an option that swaps two cards of the pyramid; above those of `steps`."""
PLACE_AT: Final = 6
WHICH_MASK: Final = 63


def as_option(place: i64, which: i64) -> i64:
    """Something that could be chosen: a card of a kind in a place, or of a slot of the pyramid, or a pair of slots to swap."""
    return place << PLACE_AT | which


def place_of_option(option: i64) -> i64:
    return option >> PLACE_AT


def which_of_option(option: i64) -> i64:
    return option & WHICH_MASK


def option_of(action: i64) -> i64:
    """Returns what an action takes or swaps."""
    is_swap = moves.SWAP.has(action)
    return as_option(SWAPPING if is_swap else picks.place_of(action), picks.picked(action))


class ImaginedTable:
    """What a player has to choose from at some point of an action, as far as the player knows.

    Copies share their lists, so no list is ever changed: a new one takes its place.
    """

    def __init__(
        self,
        hand: list[int],
        pile: list[int],
        tomb: list[int],
        pyramid: list[int],
        bones: list[int],
        buried: i64,
        deck: i64,
        stock: i64,
    ) -> None:
        self.hand = hand
        self.pile = pile
        self.tomb = tomb
        self.pyramid = pyramid
        self.bones = bones
        """The cards of the boneyard that the player has seen on its top, and how many lie beneath them."""
        self.buried: i64 = buried
        self.deck: i64 = deck
        self.stock: i64 = stock
        self.step: i64 = EMPTY
        """The step for which cards were chosen last, and how many."""
        self.chosen: i64 = 0
        self.compared: i64 = EMPTY

    def copy(self) -> "ImaginedTable":
        twin = ImaginedTable(
            self.hand,
            self.pile,
            self.tomb,
            self.pyramid,
            self.bones,
            self.buried,
            self.deck,
            self.stock,
        )
        twin.step = self.step
        twin.chosen = self.chosen
        twin.compared = self.compared
        return twin

    def top_of_boneyard(self) -> i64:
        """The kind of its top card; EMPTY without one."""
        if self.bones:
            return self.bones[-1]
        return UNKNOWN if self.buried > 0 else EMPTY

    def lift(self, count: i64) -> list[int]:
        """Cards from the deck, or all there are; the pile becomes the deck when that runs out."""
        if count > self.deck:
            self.deck += len(self.pile)
            self.pile = []
        lifted = min(count, self.deck)
        self.deck -= lifted
        return [UNKNOWN] * lifted


def imagine(s: Position, seat: i64, leaving: i64, step: i64) -> ImaginedTable:
    """Returns what a seat can choose from in the middle of a step (EMPTY: of none), without the card `leaving` its hand."""
    hand, pile = kinds_in(s.hand[seat]), kinds_in(s.pile[seat])
    if leaving != EMPTY:
        hand.remove(leaving)
    bones = s.boneyard[-1:]
    buried = len(s.boneyard) - len(bones)
    deck, stock = len(s.deck[seat]), len(s.stock)
    found = ImaginedTable(hand, pile, s.tomb[seat], s.pyramid, bones, buried, deck, stock)
    found.step = step
    found.chosen = s.chosen
    found.compared = s.chosen_kind
    return found


def kind_at(now: ImaginedTable, option: i64) -> i64:
    """The kind of the card that an option takes."""
    place: i64 = place_of_option(option)
    if place == steps.PYRAMID:
        return now.pyramid[which_of_option(option)]
    if place == steps.STOCK:
        return UNKNOWN
    return now.top_of_boneyard() if place == steps.BONEYARD else which_of_option(option)


def take(now: ImaginedTable, place: i64, kind: i64) -> None:
    if place == steps.HAND:
        now.hand = without(now.hand, kind)
    elif place == steps.PILE:
        now.pile = without(now.pile[::-1], kind)[::-1]  # the uppermost of them
    elif place == steps.TOMB:
        now.tomb = without(now.tomb, kind)
    elif place == steps.STOCK:
        now.stock -= 1
    elif now.bones:
        now.bones = now.bones[:-1]
    else:
        now.buried -= 1


def without(cards: list[int], kind: i64) -> list[int]:
    left = cards.copy()
    left.remove(kind)
    return left


def put(now: ImaginedTable, verb: i64, kind: i64) -> None:
    if verb == steps.TAKE:
        now.hand = [*now.hand, kind]
    elif verb == steps.ENTOMB:
        now.tomb = [*now.tomb, kind]
    elif verb == steps.SACRIFICE:
        now.bones = [*now.bones, kind]
    else:
        now.pile = [*now.pile, kind]


def crumbled(now: ImaginedTable, slot: i64) -> list[ImaginedTable]:
    """After the card of a slot has been taken, a table for each way in which the pyramid can crumble."""
    with_gap = now.pyramid.copy()
    with_gap[slot] = EMPTY
    found: list[ImaginedTable] = []
    for pyramid in every_crumbling(with_gap, slot):
        after = now.copy()
        after.pyramid = pyramid
        found.append(after)
    return found
