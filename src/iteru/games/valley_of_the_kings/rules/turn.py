"""A turn (R3) in its four steps: playing cards for gold (R4), for actions (R6) and into the tomb (R7); discarding;
rebuilding the pyramid; drawing."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.engine.errors import IllegalMove
from iteru.games.valley_of_the_kings.rules import moves, steps
from iteru.games.valley_of_the_kings.rules.box import STARTER
from iteru.games.valley_of_the_kings.rules.buying import (
    BUYS,
    affordable_slots,
    buy,
    lay,
    why_not_buy,
    why_not_lay,
)
from iteru.games.valley_of_the_kings.rules.choosing import put
from iteru.games.valley_of_the_kings.rules.discarding import (
    ARRANGE,
    DISCARD,
    cards_to_order,
    discard,
)
from iteru.games.valley_of_the_kings.rules.moves import CARD_COUNT, CARDS, SLOTS
from iteru.games.valley_of_the_kings.rules.pickable import other_place
from iteru.games.valley_of_the_kings.rules.piles import draw
from iteru.games.valley_of_the_kings.rules.position import (
    EMPTY,
    Position,
    cards_in_pyramid,
    different_kinds,
    gold_to_spend,
    hidden_card,
)
from iteru.games.valley_of_the_kings.rules.pyramid import (
    REFILL,
    refill,
    take_from_pyramid,
    why_not_slot,
)
from iteru.games.valley_of_the_kings.rules.uses import (
    act,
    entomb,
    offer_uses,
    why_not_act,
    why_not_but_buy,
    why_not_entomb,
    why_not_in_hand,
)

TURN_LIMIT: Final = 300
"""R10.2: a game that is not over by then is scored as it stands."""


def set_up(s: Position) -> None:
    """R2: decks and hands, stock, pyramid, boneyard; chance says who begins."""
    for seat in range(s.seats):
        for kind in range(CARD_COUNT):
            s.deck[seat].extend([hidden_card(kind)] * s.layout.each[kind])
        s.rng.shuffle(s.deck[seat])
    for age in (3, 2):
        cards: list[int] = []
        for kind in range(CARD_COUNT):
            if s.layout.age[kind] == age and s.layout.set_of[kind] != STARTER:
                cards.extend([kind] * s.layout.copies[kind])
        s.rng.shuffle(cards)
        s.stock.extend(cards)
    refill(s)
    s.boneyard.append(s.stock.pop())
    if s.journal is not None:
        s.journal.reveal("boneyard-begun", {"card": CARDS[s.boneyard[0]]})
    for seat in range(s.seats):
        draw(s, seat, s.layout.hand_size)
    begin_turn(s, s.rng.below(s.seats))


def begin_turn(s: Position, seat: i64) -> None:
    s.on_turn = seat
    s.laid = 0
    s.dearest = 0
    s.changed = False
    s.entombed = False
    s.gold_each = 0
    s.anywhere = False
    s.cheaper = 0
    s.chosen_kind = EMPTY
    s.done.clear()
    if s.journal is not None:
        s.journal.tell("turn-began", {"seat": seat, "turn": s.turns + 1})
    s.push(TURN, seat, 0)


# Step 1: playing cards


class Turn(Question[Position]):
    """R3.2: each card of the hand for one of three uses; R4.2: once cards are laid for a purchase, the purchase must follow."""

    name = "turn"
    rule = "R3.2"
    answers = (
        moves.LAY,
        moves.ACT,
        moves.ENTOMB,
        moves.TOP,
        moves.BUY,
        moves.ARRANGE,
        moves.END,
    )

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        kinds = different_kinds(s.hand[seat])
        slots = affordable_slots(s, gold_to_spend(s, seat))
        golds, first = s.layout.gold, moves.LAY.first
        actions: list[int] = []
        if slots:
            kind: i64
            for kind in kinds:
                if s.gold_each or golds[kind]:
                    actions.append(first + kind)
        if s.laid:
            actions.extend(BUYS[slots])
            return actions
        offer_uses(s, seat, kinds, actions)
        actions.extend(BUYS[slots])
        if cards_to_order(s, seat) > 1:
            actions.append(moves.ARRANGE.first)
        actions.append(moves.END.first)
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        if moves.BUY.has(action):
            return why_not_buy(s, seat, moves.BUY.place(action))
        if moves.LAY.has(action):
            kind = moves.LAY.place(action)
            refusal = why_not_in_hand(s, seat, kind)
            return why_not_lay(s, seat, kind) if refusal is None else refusal
        refusal = why_not_but_buy(s)
        if refusal is not None:
            return refusal
        if moves.ACT.has(action):
            return why_not_act(s, seat, moves.ACT.place(action))
        if moves.ENTOMB.has(action):
            return why_not_entomb(s, seat, moves.ENTOMB.place(action))
        if moves.TOP.has(action):
            return IllegalMove("R3.3", "refused-arrange-first")
        return why_not_arrange(s, seat) if moves.ARRANGE.has(action) else None

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        """The same question follows until the turn is ended."""
        kind = moves.MOVES.kind_of(action)
        if kind is moves.END or kind is moves.ARRANGE:
            end_turn(s, seat, kind is moves.ARRANGE)
            return
        s.push(TURN, seat, 0)
        which: i64 = action - kind.first
        if kind is moves.LAY:
            lay(s, seat, [which])
        elif kind is moves.ACT:
            act(s, seat, which)
        elif kind is moves.ENTOMB:
            entomb(s, seat, which)
        else:
            buy(s, seat, which)


TURN: Final[Turn] = Turn()


def why_not_arrange(s: Position, seat: i64) -> IllegalMove | None:
    """R3.3: there is an order of two cards and more."""
    return None if cards_to_order(s, seat) > 1 else IllegalMove("R3.3", "refused-order")


# Steps 2 to 4: discarding, rebuilding, drawing


def end_turn(s: Position, seat: i64, arranges: bool) -> None:
    """R3.1: discard, then rebuild, refill, draw, and the next player's turn.

    The steps go onto the agenda only where a choice comes before one of them: it costs time.
    """
    if s.changed and not arranges:
        discard(s, seat)
        refill(s)
        draw(s, seat, s.layout.hand_size)
        next_turn(s, seat)
        return
    s.push(NEXT_TURN, seat, 0)
    s.push(DRAW_HAND, seat, 0)
    s.push(REFILL, seat, 0)
    s.push(REBUILD, seat, 0)
    s.push(DISCARD, seat, 0)
    if arranges:
        s.push(ARRANGE, seat, 0)


class Rebuild(Task[Position]):
    """R3.4: an unchanged pyramid loses a card; the last one without a question."""

    name = "rebuild"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        if s.changed:
            return
        actions = LOSE_CARD.offer(s, seat, 0)
        if len(actions) == 1:
            LOSE_CARD.answer(s, seat, 0, actions[0])
        elif actions:
            s.push(LOSE_CARD, seat, 0)


REBUILD: Final[Rebuild] = Rebuild()


class LoseCard(Question[Position]):
    """R3.4: which card an unchanged pyramid loses."""

    name = "unchanged"
    rule = "R3.4"
    answers = moves.PICKS

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        first = moves.PICK_SLOT.first
        slot: i64
        for slot in range(SLOTS):
            if s.pyramid[slot] != EMPTY:
                actions.append(first + slot)
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        if not moves.PICK_SLOT.has(action):
            return other_place(self.rule, steps.PYRAMID)
        return why_not_slot(s, self.rule, moves.PICK_SLOT.place(action))

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        slot = moves.PICK_SLOT.place(action)
        put(s, seat, steps.SACRIFICE, s.pyramid[slot], action)
        take_from_pyramid(s, slot, seat)


LOSE_CARD: Final[LoseCard] = LoseCard()


class DrawHand(Task[Position]):
    """R3.6: a new hand."""

    name = "draw-hand"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        draw(s, seat, s.layout.hand_size)


DRAW_HAND: Final[DrawHand] = DrawHand()


class NextTurn(Task[Position]):
    """The next player's turn, or the end of the game."""

    name = "next-turn"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        next_turn(s, seat)


NEXT_TURN: Final[NextTurn] = NextTurn()


def next_turn(s: Position, seat: i64) -> None:
    """R10.1: after equal turns the game is over once stock and pyramid are empty; R10.2: or at the turn limit."""
    s.turns += 1
    used_up = not s.stock and cards_in_pyramid(s) == 0
    if s.turns % s.seats == 0 and (used_up or s.turns >= TURN_LIMIT):
        if s.journal is not None:
            s.journal.tell("game-ended" if used_up else "turn-limit-reached", {})
        return
    begin_turn(s, (seat + 1) % s.seats)
