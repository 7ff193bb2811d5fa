"""Reactions (R8): who may answer a purchase or a sacrifice, and what the answer does.

Whether a player holds a reaction must not be seen from whether the game stops. So it stops for every player who, from
public information, could hold one; a player who does not can only decline, and is not asked by table and terminal
(`Game.is_window`).
"""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task, detail_of
from iteru.engine.errors import IllegalMove
from iteru.games.valley_of_the_kings.rules import choosing, moves, steps
from iteru.games.valley_of_the_kings.rules.memory import SEEN_FROM_HAND, remember_seen
from iteru.games.valley_of_the_kings.rules.moves import CARDS
from iteru.games.valley_of_the_kings.rules.piles import put_on_pile, take_from_hand
from iteru.games.valley_of_the_kings.rules.position import (
    BASE_SLOTS,
    EMPTY,
    KNOWN,
    Position,
    hidden_card,
    kind_of,
    known_card,
)


def held_reaction(s: Position, seat: i64, reaction: i64) -> i64:
    """The kind of a card in hand that reacts so, or EMPTY."""
    reaction_of = s.layout.reaction_of
    card: i64
    for card in s.hand[seat]:
        if reaction_of[card] == reaction:
            return kind_of(card)
    return EMPTY


def why_not_react(s: Position, seat: i64, reaction: i64) -> IllegalMove | None:
    """R8.1: a card in hand that reacts so."""
    if held_reaction(s, seat, reaction) != EMPTY:
        return None
    return IllegalMove("R8.1", "refused-no-reaction")


def may_hold(s: Position, seat: i64, reaction: i64) -> bool:
    """R8.2: whether a seat, from public information, could hold a reaction.

    It holds one, or one could be in its hand in place of a card that nobody has seen.
    """
    if held_reaction(s, seat, reaction) != EMPTY:
        return True
    if not has_hidden(s.hand[seat]):
        return False
    hidden_reaction = s.layout.hidden_reaction
    card: i64
    for card in s.deck[seat]:
        if hidden_reaction[card] == reaction:
            return True
    for card in s.pile[seat]:
        if hidden_reaction[card] == reaction:
            return True
    return False


def has_hidden(cards: list[int]) -> bool:
    card: i64
    for card in cards:
        if not card & KNOWN:
            return True
    return False


def can_follow(s: Position) -> bool:
    """R9.7: a Boat needs a card in the base."""
    slot: i64
    for slot in range(BASE_SLOTS):
        if s.pyramid[slot] != EMPTY:
            return True
    return False


class Window(Task[Position]):
    """After a purchase or sacrifice by `seat`: the others in turn order may answer it."""

    name = "window"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        if detail == steps.FOLLOW and not can_follow(s):
            return
        step: i64
        for step in range(s.seats - 1, 0, -1):
            other: i64 = (seat + step) % s.seats
            if may_hold(s, other, detail):
                s.push(REACTION, other, detail)


WINDOW: Final[Window] = Window()


class Reaction(Question[Position]):
    """R8.1: an answer to a purchase or sacrifice, always optional; `detail` says to which."""

    name = "reaction"
    rule = "R8.1"
    answers = (moves.REACT, moves.DECLINE)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        if held_reaction(s, seat, detail) != EMPTY:
            return [moves.REACT.first, moves.DECLINE.first]
        return [moves.DECLINE.first]

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        return None if moves.DECLINE.has(action) else why_not_react(s, seat, detail)

    def rule_for(self, s: Position, seat: i64, detail: i64) -> str:
        """That of the first card that reacts so."""
        return moves.rule_of_card(s.layout.reaction.index(detail))

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if moves.DECLINE.has(action):
            if s.journal is not None:
                s.journal.reveal("let-pass", {"seat": seat})
            return
        kind = held_reaction(s, seat, detail)
        take_from_hand(s, seat, kind)
        put_on_pile(s, seat, kind)
        if s.journal is not None:
            s.journal.tell("reacted", {"seat": seat, "card": CARDS[kind]})
        if detail == steps.CATCH:
            catch_sacrifice(s, seat)
        else:
            s.push(choosing.CHOOSE, seat, s.layout.actions[kind][0].index)


REACTION: Final[Reaction] = Reaction()


def close_windows(s: Position, reaction: i64) -> None:
    """R8.2: nothing is left to react to, so those who would come next are not asked."""
    while s.on_top(REACTION) and detail_of(s.agenda[-1]) == reaction:
        s.agenda.pop()


def catch_sacrifice(s: Position, seat: i64) -> None:
    """R9.5: the sacrificed card from the boneyard onto one's discard pile; nobody else can have it any more."""
    kind = s.boneyard.pop()
    put_on_pile(s, seat, kind)
    if s.journal is not None:
        s.journal.tell("gained", {"seat": seat, "card": CARDS[kind], "place": "boneyard"})
    close_windows(s, steps.CATCH)


def refuse_attack(s: Position, seat: i64) -> None:
    """R9.4: the card is shown and stays in the hand, where it is public from now on."""
    kind = held_reaction(s, seat, steps.REFUSE)
    hand = s.hand[seat]
    if known_card(kind) not in hand:
        remember_seen(s, seat, hidden_card(kind), SEEN_FROM_HAND)
        hand[hand.index(hidden_card(kind))] = known_card(kind)
        hand.sort()
    if s.journal is not None:
        s.journal.tell("refused", {"seat": seat, "card": CARDS[kind]})
