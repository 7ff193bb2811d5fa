"""Reactions (R8): who may answer a purchase or a sacrifice, and what the answer does.

Whether a player holds a reaction must not be seen from whether the game stops. So it stops for every player of whom, by all
that everybody knows, it is possible; one who does not hold the card can only decline, and is not asked by table and terminal
(`Game.is_window`).
"""

from mypy_extensions import i64

from iteru.games.valley_of_the_kings.rules.moves import CARDS, DECLINE, REACT
from iteru.games.valley_of_the_kings.rules.piles import put_on_pile, take_from_hand
from iteru.games.valley_of_the_kings.rules.position import (
    BASE_SLOTS,
    CHOOSE,
    EMPTY,
    KNOWN,
    REACTION,
    Position,
    detail_of,
    push,
    task_of,
)
from iteru.games.valley_of_the_kings.rules.vocabulary import CATCH, FOLLOW, REFUSE


def held_reaction(s: Position, seat: i64, reaction: i64) -> i64:
    """The kind of a card in hand that reacts so, or EMPTY."""
    for card in s.hand[seat]:
        if s.layout.reaction[card >> 1] == reaction:
            return card >> 1
    return EMPTY


def may_hold(s: Position, seat: i64, reaction: i64) -> bool:
    """R8.2: whether everybody must reckon with it: such a card is in hand, or could be instead of one that nobody has seen."""
    if held_reaction(s, seat, reaction) != EMPTY:
        return True
    if not has_unseen(s.hand[seat]):
        return False
    for card in s.deck[seat]:
        if not card & KNOWN and s.layout.reaction[card >> 1] == reaction:
            return True
    for card in s.pile[seat]:
        if not card & KNOWN and s.layout.reaction[card >> 1] == reaction:
            return True
    return False


def has_unseen(cards: list[int]) -> bool:
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


def open_window(s: Position, doer: i64, reaction: i64) -> None:
    """After a purchase or sacrifice by `doer`: the others in turn order may answer it."""
    if reaction == FOLLOW and not can_follow(s):
        return
    step: i64
    for step in range(s.seats - 1, 0, -1):
        seat: i64 = (doer + step) % s.seats
        if may_hold(s, seat, reaction):
            push(s, REACTION, seat, reaction)


def offer_reaction(s: Position, seat: i64, reaction: i64, actions: list[int]) -> None:
    """R8.1: always optional."""
    if held_reaction(s, seat, reaction) != EMPTY and (reaction != FOLLOW or can_follow(s)):
        actions.append(REACT)
    actions.append(DECLINE)


def answer_reaction(s: Position, seat: i64, reaction: i64, action: i64) -> None:
    if action == DECLINE:
        if s.journal is not None:
            s.journal.reveal("let-pass", {"seat": seat})
        return
    kind = held_reaction(s, seat, reaction)
    take_from_hand(s, seat, kind)
    put_on_pile(s, seat, kind)
    if s.journal is not None:
        s.journal.tell("reacted", {"seat": seat, "card": CARDS[kind]})
    if reaction == CATCH:
        catch_sacrifice(s, seat)
    else:
        push(s, CHOOSE, seat, s.layout.actions[kind][0].index)


def catch_sacrifice(s: Position, seat: i64) -> None:
    """R9.5: the sacrificed card from the boneyard onto one's discard pile; nobody else can have it any more."""
    kind = s.boneyard.pop()
    put_on_pile(s, seat, kind)
    if s.journal is not None:
        s.journal.tell("gained", {"seat": seat, "card": CARDS[kind], "place": "boneyard"})
    while s.agenda and task_of(s.agenda[-1]) == REACTION and detail_of(s.agenda[-1]) == CATCH:
        s.agenda.pop()


def refuse_attack(s: Position, seat: i64) -> None:
    """R9.4: the card is shown and stays in the hand, where from now on everybody knows it."""
    kind = held_reaction(s, seat, REFUSE)
    hand = s.hand[seat]
    if kind * 2 | KNOWN not in hand:
        hand[hand.index(kind * 2)] = kind * 2 | KNOWN
        hand.sort()
    if s.journal is not None:
        s.journal.tell("refused", {"seat": seat, "card": CARDS[kind]})
