"""What a card of the hand is used for in a turn besides gold: its action (R6.1), or the tomb (R7.1)."""

from mypy_extensions import i64

from iteru.engine.errors import IllegalMove
from iteru.games.valley_of_the_kings.rules import moves, steps
from iteru.games.valley_of_the_kings.rules.actions import begin_action
from iteru.games.valley_of_the_kings.rules.box import NO_REACTION
from iteru.games.valley_of_the_kings.rules.choosing import put
from iteru.games.valley_of_the_kings.rules.moves import CARDS, rule_of_card
from iteru.games.valley_of_the_kings.rules.piles import take_from_hand
from iteru.games.valley_of_the_kings.rules.playable import can_act, can_act_with, cards_there
from iteru.games.valley_of_the_kings.rules.position import (
    Position,
    kinds_in,
)
from iteru.games.valley_of_the_kings.rules.printed import card_table, does


def offer_uses(s: Position, seat: i64, kinds: list[int], actions: list[int]) -> None:
    """R6.1: actions; R7.1: one entombing a turn."""
    if kinds:
        act_first, entomb_first = moves.ACT.first, moves.ENTOMB.first
        there = cards_there(s, seat, kinds[0])
        kind: i64
        for kind in kinds:
            if can_act_with(s, seat, kind, there, kind):
                actions.append(act_first + kind)
        if not s.entombed:
            for kind in kinds:
                actions.append(entomb_first + kind)


def why_not_in_hand(s: Position, seat: i64, kind: i64) -> IllegalMove | None:
    """R3.2: a card of the hand."""
    if kind in kinds_in(s.hand[seat]):
        return None
    return IllegalMove("R3.2", "refused-not-in-hand", card=CARDS[kind])


def why_not_but_buy(s: Position) -> IllegalMove | None:
    """R4.2: once cards are laid for a purchase, nothing else."""
    return IllegalMove("R4.2", "refused-paying", gold=s.laid) if s.laid else None


def why_not_act(s: Position, seat: i64, kind: i64) -> IllegalMove | None:
    """R6.1: an action; R6.2: all of which can be carried out."""
    refusal = why_not_in_hand(s, seat, kind)
    if refusal is not None or can_act(s, seat, kind, kind):
        return refusal
    card = CARDS[kind]
    if not s.layout.actions[kind]:
        return IllegalMove("R6.1", "refused-without-action", card=card)
    if s.layout.reaction[kind] != NO_REACTION:
        return IllegalMove("R8.4", "refused-reaction-card", card=card)
    phrases = does(card_table(s.layout), card)
    return IllegalMove(rule_of_card(kind), "refused-cannot-act", card=card, phrases=phrases)


def why_not_act_any(s: Position, seat: i64) -> IllegalMove | None:
    if not s.hand[seat]:
        return IllegalMove("R6.2", "refused-hand-empty")
    for kind in kinds_in(s.hand[seat]):
        if can_act(s, seat, kind, kind):
            return None
    return IllegalMove("R6.2", "refused-no-action")


def why_not_entomb(s: Position, seat: i64, kind: i64) -> IllegalMove | None:
    refusal = why_not_in_hand(s, seat, kind)
    return why_not_entomb_any(s, seat) if refusal is None else refusal


def why_not_entomb_any(s: Position, seat: i64) -> IllegalMove | None:
    """R7.1: one entombing a turn, from the hand."""
    if s.entombed:
        return IllegalMove("R7.1", "refused-entombed")
    return None if s.hand[seat] else IllegalMove("R7.1", "refused-hand-empty")


def act(s: Position, seat: i64, kind: i64) -> None:
    """R6.1: the card lies on the table until the turn ends."""
    take_from_hand(s, seat, kind)
    s.played.append(kind)
    if s.journal is not None:
        s.journal.tell("acted", {"seat": seat, "card": CARDS[kind]})
    begin_action(s, seat, kind)


def entomb(s: Position, seat: i64, kind: i64) -> None:
    """R7.1: once a turn, from the hand."""
    s.entombed = True
    put(s, seat, steps.ENTOMB, kind, moves.PICK_HAND.at(kind))
    take_from_hand(s, seat, kind)
