"""Buying (R4): cards are laid out for their gold, and a card of the base is bought with them."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.bits import bit, places_in
from iteru.engine.errors import IllegalMove
from iteru.games.valley_of_the_kings.rules import moves, steps
from iteru.games.valley_of_the_kings.rules.piles import put_on_pile, take_from_hand
from iteru.games.valley_of_the_kings.rules.position import (
    BASE_SLOTS,
    EMPTY,
    Position,
    gold_of,
    gold_to_spend,
    kinds_in,
    price_of,
)
from iteru.games.valley_of_the_kings.rules.pyramid import take_from_pyramid, why_not_slot
from iteru.games.valley_of_the_kings.rules.reactions import WINDOW

BIT_OF_SLOT: Final = [bit(slot) for slot in range(moves.SLOTS)]
BUYS: Final = [[moves.BUY.at(slot) for slot in places_in(slots)] for slots in range(64)]
"""The purchases, by the bits of the slots that cards can be bought from."""


def slots_for_sale(s: Position) -> i64:
    """R4.1: how many slots cards may be bought from: those of the base; R9.6: those of the whole pyramid."""
    return moves.SLOTS if s.anywhere else BASE_SLOTS


def affordable_slots(s: Position, gold: i64) -> i64:
    """R4.2: a bit for each card for sale that the gold pays for."""
    found: i64 = 0
    pyramid, costs = s.pyramid, s.layout.cost
    most: i64 = gold + s.cheaper  # for this printed cost the price is just paid
    slot: i64
    for slot in range(slots_for_sale(s)):
        kind: i64 = pyramid[slot]
        if kind != EMPTY and costs[kind] <= most:
            found |= BIT_OF_SLOT[slot]
    return found


def why_not_buy(s: Position, seat: i64, slot: i64) -> IllegalMove | None:
    """R4.1: a card that is for sale; R4.2: and that the gold pays for."""
    kind = s.pyramid[slot]
    if kind == EMPTY:
        return why_not_slot(s, "R4.1", slot)
    card = moves.CARDS[kind]
    if slot >= slots_for_sale(s):
        return IllegalMove("R4.1", "refused-above-base", card=card)
    price, gold = price_of(s, kind), gold_to_spend(s, seat)
    if price > gold:
        return IllegalMove("R4.2", "refused-too-dear", card=card, price=price, gold=gold)
    return None


def why_not_lay_any(s: Position, seat: i64) -> IllegalMove | None:
    """R4.2: cards are laid out only for a purchase."""
    if not s.hand[seat]:
        return IllegalMove("R4.2", "refused-hand-empty")
    if affordable_slots(s, gold_to_spend(s, seat)):
        return None
    return IllegalMove("R4.2", "refused-nothing-to-buy")


def why_not_lay(s: Position, seat: i64, kind: i64) -> IllegalMove | None:
    refusal = why_not_lay_any(s, seat)
    if refusal is None and gold_of(s, kind) == 0:
        return IllegalMove("R4.2", "refused-no-gold", card=moves.CARDS[kind])
    return refusal


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
    costs = s.layout.cost
    most: i64 = missing
    kind: i64
    for kind in hand:
        most = max(most, gold_of(s, kind))
    best = [-1] * (missing + most)
    best[0] = 0
    last = [0] * (missing + most)
    cards, before = [EMPTY], [0]  # chains: each card paid with, and the place of the one before it
    highest: i64 = 0
    for kind in hand:
        gold: i64 = gold_of(s, kind)
        if gold == 0:
            continue
        cost: i64 = costs[kind]
        squared: i64 = cost * cost
        total: i64
        for total in range(min(highest, missing - 1), -1, -1):
            spent: i64 = best[total]
            if spent >= 0:
                reached: i64 = total + gold
                known: i64 = best[reached]
                if known < 0 or spent + squared < known:
                    best[reached] = spent + squared
                    before.append(last[total])
                    last[reached] = len(cards)
                    cards.append(kind)
        highest += gold
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
