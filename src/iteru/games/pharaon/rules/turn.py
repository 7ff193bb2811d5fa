"""A turn (R3): an action in one of the zones, paid at once or by hand (R4), or passing (R7); and whose turn follows."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.engine.errors import IllegalMove
from iteru.games.pharaon.rules import (
    exchanges,
    gains,
    moves,
    nile,
    nobles,
    offerings,
    passing,
    payment,
    rounds,
    succession,
    targets,
    traitor,
    ways,
)
from iteru.games.pharaon.rules.ask import ask_later
from iteru.games.pharaon.rules.moves import OFFERING_ZONE, TOKENS, is_target, zone_of
from iteru.games.pharaon.rules.packed_payment import kind_of, next_slot, tokens_at
from iteru.games.pharaon.rules.position import NOT_PASSED, TRAITOR, Position, is_traitor
from iteru.games.pharaon.rules.purse import Purse
from iteru.games.pharaon.rules.usual_payment import liking, usual_first, usual_payment

# Whose turn it is


def begin_turn(s: Position, player: i64) -> None:
    """R3.1: whose turn it is acts or passes; R7.3: who has passed moves on the pyramid."""
    s.on_turn = player
    if is_traitor(s, player):
        begin_traitors_turn(s)
    elif s.row[player] == NOT_PASSED:
        s.push(TURN, player, 0)
    else:
        s.push(NEXT_TURN, player, 0)
        passing.move_on(s, player)


def begin_traitors_turn(s: Position) -> None:
    """R10.2: a jar while he has one; R10.8: then he passes, and later moves on the pyramid."""
    if s.traitor_jars:
        s.push(END_TRAITORS_TURN, TRAITOR, 0)
        traitor.turn_up_jar(s)
    elif s.row[TRAITOR] == NOT_PASSED:
        traitor_passes(s)
    else:
        s.push(NEXT_TURN, TRAITOR, 0)
        traitor.move_on(s)


class EndTraitorsTurn(Task[Position]):
    """R10.2: the jar is discarded; R10.8: by an option he passes at once with his last one."""

    name = "traitor-end-turn"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        traitor.discard_jar(s)
        if s.layout.passes_at_once and not s.traitor_jars:
            traitor_passes(s)
        else:
            s.push(NEXT_TURN, TRAITOR, 0)


END_TRAITORS_TURN: Final[EndTraitorsTurn] = EndTraitorsTurn()


class NextTurn(Task[Position]):
    """R3.1: clockwise."""

    name = "next-turn"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        begin_turn(s, (seat + 1) % s.layout.players)


NEXT_TURN: Final[NextTurn] = NextTurn()


class EndRound(Task[Position]):
    """R3.1: after the last round the game is over; R8: else the next one is made ready."""

    name = "end-round"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        if s.round < s.layout.rounds:
            rounds.prepare_next(s)
            begin_turn(s, s.start)
        elif s.journal is not None:
            s.journal.tell("game-ended", {})


END_ROUND: Final[EndRound] = EndRound()


# Passing


def leave_round(s: Position, player: i64) -> bool:
    """R7.1: a row of the pyramid; R7.5: with the last to pass the round ends. Whether it was the last one."""
    last = passing.enter_pyramid(s, player)
    if last:
        s.push(END_ROUND, player, 0)
    else:
        s.push(NEXT_TURN, player, 0)
    return last


def pass_turn(s: Position, seat: i64) -> None:
    if s.journal is not None:
        s.journal.tell("passed", {"seat": seat})
    last = leave_round(s, seat)
    passing.ask_after_passing(s, seat, last)


def traitor_passes(s: Position) -> None:
    """R10.8: he takes no jar."""
    if s.journal is not None:
        s.journal.tell("traitor-passed", {})
    leave_round(s, TRAITOR)


# Acting


class Turn(Question[Position]):
    """R3.1: an action, paid the usual way at once, or passing. Payment by hand and exchanges come before it."""

    name = "turn"
    rule = "R3.1"
    answers = (moves.PASS, *moves.TARGETS, moves.SEER, moves.TREASURER, moves.BY_HAND)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        """R3.2: the targets that a player can use and pay; by hand where one has several payments."""
        purse = Purse(s, seat, OFFERING_ZONE)
        payable: i64 = targets.payable_targets(s, purse, True)
        actions = targets.as_actions(payable)
        exchanges.offer_exchanges(s, seat, actions)
        if payable & targets.BY_HAND_BIT:
            actions.append(moves.BY_HAND.first)
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        if is_target(action):
            return targets.why_not_target(s, seat, action)
        if moves.SEER.has(action) or moves.TREASURER.has(action):
            return exchanges.why_not_exchange(s, seat, action)
        if moves.BY_HAND.has(action) and not TARGET.offer(s, seat, 0):
            return IllegalMove("R4.7", "refused-by-hand")
        return None

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if is_target(action):
            purse = Purse(s, seat, zone_of(action))
            pay_and_act(s, purse, action, usual_payment(s, purse, action))
        elif moves.PASS.has(action):
            pass_turn(s, seat)
        elif moves.BY_HAND.has(action):
            ask_later(s, TARGET, seat, 0)
        else:
            s.push(TURN, seat, 0)
            exchanges.begin_exchange(s, seat, action)


TURN: Final[Turn] = Turn()


def pay_and_act(s: Position, purse: Purse, target: i64, way: i64) -> None:
    payment.pay(s, purse, target, way)
    s.push(NEXT_TURN, purse.player, 0)
    act(s, purse.player, target)


def act(s: Position, seat: i64, target: i64) -> None:
    """R5: what was paid for."""
    if moves.NILE.has(target):
        act_on_nile(s, seat, moves.NILE.place(target))
    elif moves.TOMB.has(target):
        succession.step_in_tomb(s, seat)
    elif moves.NOBLES.has(target):
        ask_later(s, nobles.PICK_NOBLE, seat, 0)
    elif moves.ARTISANS.has(target):
        ask_later(s, gains.ARTISAN, seat, 0)
    else:
        if moves.OFFERINGS_BONUS.has(target):
            ask_later(s, offerings.OFFERING, seat, 0)
        ask_later(s, offerings.PICK_PAIR, seat, 0)


def act_on_nile(s: Position, seat: i64, number: i64) -> None:
    """R5.5: what the action gives, then its steps, each in printed order."""
    if s.journal is not None:
        s.journal.tell("nile-action", {"seat": seat, "number": number + 1})
    arrows = s.layout.nile_steps[number]
    place: i64
    for place in range(len(arrows) - 1, -1, -1):
        ask_later(s, nile.STEP, seat, arrows[place])
    gains.push_gains(s, seat, s.layout.nile_gains[number])


# Payment by hand


class Target(Question[Position]):
    """R4.7: what to pay for by hand; only where there is a choice."""

    name = "target"
    rule = "R4.7"
    answers = moves.TARGETS

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return targets.targets_with_choice(s, Purse(s, seat, OFFERING_ZONE))

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        refusal = targets.why_not_target(s, seat, action)
        if refusal is None and not ways.has_choice(s, Purse(s, seat, zone_of(action)), action):
            return IllegalMove(self.rule, "refused-hand")
        return refusal

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        """By hand one pays in any way but the usual one, which is one touch: it would come first."""
        s.target = action
        s.picked = 0
        purse = Purse(s, seat, zone_of(action))
        found = ways.all_ways(s, purse, action, ways.ALL_WAYS)
        s.ways = usual_first(found, liking(purse))[1:]
        go_on_paying(s, seat)


TARGET: Final[Target] = Target()


def go_on_paying(s: Position, seat: i64) -> None:
    """R4.7: the last way left is paid without a question."""
    if len(s.ways) > 1:
        s.push(PAY, seat, 0)
        return
    way = s.ways[0]
    s.ways = []
    s.picked = 0
    pay_and_act(s, Purse(s, seat, zone_of(s.target)), s.target, way)


def usual_way(s: Position) -> i64:
    """R4.7: the payment that "the rest as usual" stands for: the ways left are in the order of R4.6."""
    return s.ways[0]


class Pay(Question[Position]):
    """R4.7: the rest as usual, or the next token, in a fixed order."""

    name = "pay"
    rule = "R4.7"
    answers = (moves.REST, moves.PAY)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        usual: i64 = usual_way(s)
        actions: list[int] = [moves.REST.first]
        for way in s.ways:
            if way != usual:
                action: int = moves.PAY.at(next_slot(way, s.picked))
                if action not in actions:
                    actions.append(action)
        actions.sort()
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        if action in self.offer(s, seat, detail):
            return None
        token = kind_of(moves.PAY.place(action), zone_of(s.target))
        return IllegalMove(self.rule, "refused-pay", card=TOKENS[token])

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        usual: i64 = usual_way(s)
        if moves.REST.has(action):
            s.ways = [usual]
        else:
            slot: i64 = moves.PAY.place(action)
            picked: i64 = s.picked
            s.ways = [way for way in s.ways if way != usual and next_slot(way, picked) == slot]
            s.picked = picked + tokens_at(slot, 1)
        go_on_paying(s, seat)


PAY: Final[Pay] = Pay()
