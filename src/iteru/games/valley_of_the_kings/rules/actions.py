"""The actions of cards (R6, R9): their steps one after another."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.engine.errors import IllegalMove
from iteru.games.valley_of_the_kings.rules import moves, steps
from iteru.games.valley_of_the_kings.rules.attacks import attack
from iteru.games.valley_of_the_kings.rules.choosing import ask_to_choose
from iteru.games.valley_of_the_kings.rules.memory import (
    SEEN_FROM_DECK,
    remember_looking,
    remember_seen,
)
from iteru.games.valley_of_the_kings.rules.moves import CARDS
from iteru.games.valley_of_the_kings.rules.pickable import choice_of
from iteru.games.valley_of_the_kings.rules.piles import (
    dearer_last,
    draw,
    put_in_hand,
    put_on_pile,
    show_top_of_pile,
    take_from_deck,
)
from iteru.games.valley_of_the_kings.rules.playable import can_act, repeatable
from iteru.games.valley_of_the_kings.rules.position import (
    EMPTY,
    Position,
    different_kinds,
    hidden_card,
    kind_of,
    kinds_in,
    known_card,
)
from iteru.games.valley_of_the_kings.rules.steps import Step


def begin_action(s: Position, seat: i64, kind: i64) -> None:
    """Puts the steps on the agenda, the first of them on top; after the last the action is completed (R9.20)."""
    s.chosen = 0
    s.chosen_kind = EMPTY
    s.push(COMPLETE_ACTION, seat, kind)
    action = s.layout.actions[kind]
    index: i64
    for index in range(len(action) - 1, -1, -1):
        s.push(RUN_STEP, seat, action[index].index)


class CompleteAction(Task[Position]):
    """R9.20: the action of the card `detail` is completed and may be repeated."""

    name = "complete-action"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        if detail not in s.done:
            s.done.append(detail)


COMPLETE_ACTION: Final[CompleteAction] = CompleteAction()


class RunStep(Task[Position]):
    """The step `detail` of an action is carried out."""

    name = "run-step"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        run_step(s, seat, s.layout.steps[detail])


RUN_STEP: Final[RunStep] = RunStep()


def run_step(s: Position, seat: i64, step: Step) -> None:
    verb: i64 = step.verb
    if verb == steps.DRAW:
        draw(s, seat, step.count)
    elif verb == steps.DRAW_AS_MANY:
        draw(s, seat, s.chosen if step.count == steps.ANY_NUMBER else step.count)
    elif verb == steps.STACK:
        stack(s, seat, step.count)
    elif verb == steps.LOOK:
        look(s, seat, step)
    elif verb == steps.PERFORM:
        perform_top_card(s, seat)
    elif verb == steps.REPEAT:
        ask_what_to_repeat(s, seat)
    elif verb == steps.OPPONENTS:
        attack(s, seat, step.index)
    elif step.places or verb == steps.SWAP:
        nth: i64 = 1 if step.count > 1 else 0
        ask_to_choose(s, seat, choice_of(step, nth, step.count if nth else 0))
    else:
        last_this_turn(s, step)


def last_this_turn(s: Position, step: Step) -> None:
    """R6.3: effects that last until the end of the turn. Conditions were looked at before the action began."""
    if step.verb == steps.TURN_GOLD:
        s.gold_each = step.count
    elif step.verb == steps.TURN_ANYWHERE:
        s.anywhere = True
    elif step.verb == steps.TURN_CHEAPER:
        s.cheaper += step.count


def stack(s: Position, seat: i64, count: i64) -> None:
    """R9.2: the top card of the discard pile onto the deck; everybody has seen which."""
    for _ in range(count):
        if s.pile[seat]:
            card = s.pile[seat].pop()
            s.order[seat].pop()
            s.deck[seat].append(card)
            if s.journal is not None:
                s.journal.tell("stacked", {"seat": seat, "card": CARDS[kind_of(card)]})
            show_top_of_pile(s, seat)


def look(s: Position, seat: i64, step: Step) -> None:
    """R9.18: the top cards of the deck, for the player's eyes only."""
    for _ in range(step.count):
        card = take_from_deck(s, seat)
        if card != EMPTY:
            s.looked.append(card)
    if s.looked:
        s.looked.sort()
        if s.journal is not None:
            s.journal.tell("looked", {"seat": seat, "count": len(s.looked)})
            cards = " ".join([CARDS[kind] for kind in kinds_in(s.looked)])
            s.journal.whisper(seat, "looked-at", {"cards": cards})
        s.push(KEEP_CARDS, seat, step.number)


class KeepCards(Question[Position]):
    """R9.18: into the hand, unseen; when all `detail` are chosen, the others onto the discard pile."""

    name = "keep"
    rule = "R9.18"
    answers = (moves.KEEP,)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return [moves.KEEP.at(kind) for kind in different_kinds(s.looked)]

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        return why_not_among(self.rule, different_kinds(s.looked), moves.KEEP.place(action))

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        kind = moves.KEEP.place(action)
        card = hidden_card(kind) if hidden_card(kind) in s.looked else known_card(kind)
        s.looked.remove(card)
        put_in_hand(s, seat, card)
        if s.journal is not None:
            s.journal.whisper(seat, "kept", {"card": CARDS[kind]})
        if detail > 1 and s.looked:
            s.push(KEEP_CARDS, seat, detail - 1)
        else:
            discard_looked(s, seat)


KEEP_CARDS: Final[KeepCards] = KeepCards()


def discard_looked(s: Position, seat: i64) -> None:
    """R9.18: what was looked at and not kept."""
    remember_looking(s, seat)
    rest = kinds_in(dearer_last(s, s.looked))
    for kind in rest:
        put_on_pile(s, seat, kind)
    if s.journal is not None and rest:
        cards = " ".join([CARDS[kind] for kind in rest])
        s.journal.reveal("discarded-looked", {"seat": seat, "cards": cards})
    s.looked.clear()


def perform_top_card(s: Position, seat: i64) -> None:
    """R9.23: reveal the top card, carry out its action if possible, then discard it."""
    card = take_from_deck(s, seat)
    if card == EMPTY:
        return
    remember_seen(s, seat, card, SEEN_FROM_DECK)
    kind = kind_of(card)
    s.revealed.append(kind)
    s.push(DISCARD_REVEALED, seat, kind)
    can_be_done = can_act(s, seat, kind, EMPTY)
    if s.journal is not None:
        s.journal.reveal(
            "revealed" if can_be_done else "revealed-in-vain", {"seat": seat, "card": CARDS[kind]}
        )
    if can_be_done:
        begin_action(s, seat, kind)


class DiscardRevealed(Task[Position]):
    """R9.23: the revealed card, once its action is done."""

    name = "discard-revealed"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        s.revealed.remove(detail)
        put_on_pile(s, seat, detail)


DISCARD_REVEALED: Final[DiscardRevealed] = DiscardRevealed()


def ask_what_to_repeat(s: Position, seat: i64) -> None:
    if repeatable(s, seat, EMPTY):
        s.push(PICK_REPEAT, seat, 0)


class PickRepeat(Question[Position]):
    """R9.20: an action once more, with new choices."""

    name = "repeat"
    rule = "R9.20"
    answers = (moves.REPEAT,)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return [moves.REPEAT.at(kind) for kind in repeatable(s, seat, EMPTY)]

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        return why_not_among(self.rule, repeatable(s, seat, EMPTY), moves.REPEAT.place(action))

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        kind = moves.REPEAT.place(action)
        if s.journal is not None:
            s.journal.tell("repeated", {"seat": seat, "card": CARDS[kind]})
        begin_action(s, seat, kind)


PICK_REPEAT: Final[PickRepeat] = PickRepeat()


def why_not_among(rule: str, kinds: list[int], kind: i64) -> IllegalMove | None:
    """R9.18, R9.20: one of the cards that were looked at, or of the actions that can be repeated."""
    if kind in kinds:
        return None
    return IllegalMove(rule, "refused-not-among", card=CARDS[kind])
