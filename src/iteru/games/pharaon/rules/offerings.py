"""Offerings: pairs (R5.1), the bonus area and the bag (R5.2, R5.8)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question
from iteru.engine.errors import IllegalMove
from iteru.games.pharaon.rules import moves
from iteru.games.pharaon.rules.bank import token_words
from iteru.games.pharaon.rules.moves import TOKEN_COUNT, TOKENS
from iteru.games.pharaon.rules.position import EMPTY, Position, has_card


def has_pair(s: Position, slot: i64) -> bool:
    return slot < s.layout.pairs and s.pairs[2 * slot] != EMPTY


class PickPair(Question[Position]):
    """R5.1: one of the pairs on display; the gap stays until the next round."""

    name = "pair"
    rule = "R5.1"
    answers = (moves.PAIR,)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        slot: i64
        for slot in range(s.layout.pairs):
            if has_pair(s, slot):
                actions.append(moves.PAIR.at(slot))
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        slot = moves.PAIR.place(action)
        return (
            None if has_pair(s, slot) else IllegalMove(self.rule, "refused-no-pair", slot=slot + 1)
        )

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        slot: i64 = moves.PAIR.place(action)
        tokens = take_pair(s, seat, slot)
        if s.journal is not None:
            facts: dict[str, int | str] = {"seat": seat, "slot": slot + 1}
            s.journal.tell("pair-taken", {**facts, "cards": token_words(tokens)})


PICK_PAIR: Final[PickPair] = PickPair()


def take_pair(s: Position, player: i64, slot: i64) -> list[int]:
    """The two tokens of a pair, now before a player; none where there is no pair."""
    if not has_pair(s, slot):
        return []
    tokens = s.pairs[2 * slot : 2 * slot + 2]
    for token in tokens:
        s.goods[player * TOKEN_COUNT + token] += 1
    s.pairs[2 * slot] = EMPTY
    s.pairs[2 * slot + 1] = EMPTY
    return tokens


def can_draw(s: Position) -> bool:
    """R5.8: whether an offering can be drawn from the bag, filled again if need be."""
    return len(s.bag) > 0 or len(s.offering_discard) > 0


def offering_left(s: Position) -> bool:
    """R5.2: whether there is an offering token to take, in the bonus area or to be drawn."""
    return can_draw(s) or has_card(s.bonus)


class PickOffering(Question[Position]):
    """R5.2: a token of the bonus area, or one drawn from the bag."""

    name = "offering"
    rule = "R5.2"
    answers = (moves.BONUS, moves.BAG)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        slot: i64
        for slot in range(len(s.bonus)):
            if s.bonus[slot] != EMPTY:
                actions.append(moves.BONUS.at(slot))
        if can_draw(s):
            actions.append(moves.BAG.first)
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        if moves.BAG.has(action):
            return None if can_draw(s) else IllegalMove("R5.8", "refused-bag-empty")
        slot = moves.BONUS.place(action)
        if slot < len(s.bonus) and s.bonus[slot] != EMPTY:
            return None
        return IllegalMove(self.rule, "refused-no-bonus", slot=slot + 1)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if moves.BAG.has(action):
            token = draw_offering(s)
            if s.journal is not None:
                s.journal.reveal("offering-drawn", {"seat": seat, "card": TOKENS[token]})
        else:
            slot = moves.BONUS.place(action)
            token = s.bonus[slot]
            s.bonus[slot] = EMPTY
            if s.journal is not None:
                facts: dict[str, int | str] = {"seat": seat, "slot": slot + 1}
                s.journal.tell("bonus-taken", {**facts, "card": TOKENS[token]})
        s.goods[seat * TOKEN_COUNT + token] += 1


OFFERING: Final[PickOffering] = PickOffering()


def draw_offering(s: Position) -> i64:
    """R5.8: from the bag; used offerings return to it when it is empty."""
    if not s.bag:
        s.bag = s.offering_discard
        s.offering_discard = []
        s.rng.shuffle(s.bag)
    return s.bag.pop() if s.bag else EMPTY


def refill_offerings(s: Position) -> None:
    """R8.2: whole pairs from the top, then the bonus area."""
    slot: i64
    for slot in range(s.layout.pairs):
        if not has_pair(s, slot) and len(s.bag) + len(s.offering_discard) >= 2:
            s.pairs[2 * slot] = draw_offering(s)
            s.pairs[2 * slot + 1] = draw_offering(s)
    for slot in range(s.layout.bonus):
        if s.bonus[slot] == EMPTY and can_draw(s):
            s.bonus[slot] = draw_offering(s)
