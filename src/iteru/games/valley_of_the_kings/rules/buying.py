"""Buying (R4): cards are laid out for their gold, and a card of the base is bought with them."""

from mypy_extensions import i64

from iteru.games.valley_of_the_kings.rules import moves, steps
from iteru.games.valley_of_the_kings.rules.piles import put_on_pile, take_from_hand
from iteru.games.valley_of_the_kings.rules.position import (
    BASE_SLOTS,
    EMPTY,
    Position,
    gold_of,
    kinds_in,
    price_of,
)
from iteru.games.valley_of_the_kings.rules.pyramid import take_from_pyramid
from iteru.games.valley_of_the_kings.rules.reactions import WINDOW


def offer_purchases(s: Position, gold: i64) -> list[int]:
    """R4.1: cards of the base that the gold pays for; R9.6: cards of the whole pyramid."""
    actions: list[int] = []
    slots: i64 = moves.SLOTS if s.anywhere else BASE_SLOTS
    slot: i64
    for slot in range(slots):
        kind = s.pyramid[slot]
        if kind != EMPTY and price_of(s, kind) <= gold:
            actions.append(moves.BUY + slot)
    return actions


def lay(s: Position, seat: i64, kinds: list[int]) -> None:
    """R4.2: cards laid out for their gold; R4.5: the others see them, and nobody has learned more than that."""
    before = s.laid
    for kind in kinds:
        take_from_hand(s, seat, kind)
        s.played.append(kind)
        s.laid += gold_of(s, kind)
    if s.journal is not None and kinds:
        cards = " ".join([moves.CARDS[kind] for kind in kinds])
        s.journal.show("laid", {"seat": seat, "cards": cards, "gold": s.laid - before})


def buy(s: Position, seat: i64, slot: i64) -> None:
    """R4.2 to R4.4: the cards still missing are laid, the change is lost, the pyramid crumbles; then a Boat may follow."""
    kind = s.pyramid[slot]
    price = price_of(s, kind)
    lay(s, seat, payment(s, seat, price - s.laid))
    if s.journal is not None:
        facts: dict[str, int | str] = {"seat": seat, "card": moves.CARDS[kind], "slot": slot + 1}
        s.journal.tell("bought", {**facts, "gold": price, "lost": s.laid - price})
    s.laid = 0
    s.dearest = max(s.dearest, s.layout.cost[kind])
    put_on_pile(s, seat, kind)
    s.push(WINDOW, seat, steps.FOLLOW)
    take_from_pyramid(s, slot, seat)


def payment(s: Position, seat: i64, missing: i64) -> list[int]:
    """R4.2: the cards that lose least gold, and among those the ones that leave the dearer cards in hand.

    Squares of the costs are added up, so that several cheap cards are laid rather than one dear one.
    """
    if missing <= 0:
        return []
    hand = kinds_in(s.hand[seat])
    most: i64 = missing
    for kind in hand:
        most = max(most, gold_of(s, kind))
    best = [-1] * (missing + most)
    best[0] = 0
    last = [0] * (missing + most)
    cards, before = [EMPTY], [0]  # chains: each card paid with, and the place of the one before it
    index: i64
    for index in range(len(hand)):
        gold = gold_of(s, hand[index])
        cost = s.layout.cost[hand[index]] * s.layout.cost[hand[index]]
        total: i64
        for total in range(missing - 1, -1, -1):
            if gold > 0 and best[total] >= 0:
                reached = total + gold
                if best[reached] < 0 or best[total] + cost < best[reached]:
                    best[reached] = best[total] + cost
                    before.append(last[total])
                    last[reached] = len(cards)
                    cards.append(hand[index])
    paid: i64 = missing
    while best[paid] < 0:
        paid += 1
    return chain(cards, before, last[paid])


def chain(cards: list[int], before: list[int], last: i64) -> list[int]:
    """The cards of a chain that ends at a place, in their order; place 0 stands before all chains."""
    found: list[int] = []
    while last:
        found.append(cards[last])
        last = before[last]
    found.reverse()
    return found
