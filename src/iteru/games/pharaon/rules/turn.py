"""A turn (R3): an action in one of the zones, paid at once or by hand (R4), or passing."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.engine.bits import bit
from iteru.games.pharaon.rules import (
    cards,
    exchanges,
    gains,
    moves,
    nile,
    passing,
    payment,
    succession,
    traitor,
    ways,
)
from iteru.games.pharaon.rules.moves import (
    ARTISAN_ZONE,
    FIRST_OFFERING,
    NILE_ZONE,
    NOBLE_ZONE,
    OFFERING_ZONE,
    PAY_SLOTS,
    TOKEN_COUNT,
    TOMB_ZONE,
    ZONES,
)
from iteru.games.pharaon.rules.payment import BITS, COUNT, Purse
from iteru.games.pharaon.rules.position import (
    NOT_PASSED,
    Position,
    has_card,
    is_ready,
    offering_left,
    tire,
)


def begin_turn(s: Position, player: i64) -> None:
    """R3.1: whose turn it is acts or passes; R7.3: who has passed moves on the pyramid."""
    s.on_turn = player
    if succession.is_traitor(s, player):
        traitor.begin_turn(s)
    elif s.row[player] == NOT_PASSED:
        s.push(TURN, player, 0)
    else:
        s.push(NEXT_TURN, player, 0)
        passing.move_on(s, player)


class NextTurn(Task[Position]):
    """R3.1: clockwise."""

    name = "next-turn"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        begin_turn(s, (seat + 1) % s.layout.players)


NEXT_TURN: Final[NextTurn] = NextTurn()


# What may be chosen


def is_open(s: Position, seat: i64, zone: i64) -> bool:
    """R3.3: an entry space is free; R6.6: or a noble finds a way in."""
    free = s.taken[s.colour_of[zone]] < s.layout.spaces
    return free or is_ready(s, seat, s.layout.full_zone[zone]) != 0


def open_targets(s: Position, seat: i64) -> list[int]:
    """R3.4: the targets that a player could use now, whether or not they can be paid."""
    layout = s.layout
    found: list[int] = []
    if is_open(s, seat, OFFERING_ZONE) and has_card(s.pairs):
        found.append(moves.OFFERINGS)
        if offering_left(s):
            found.append(moves.OFFERINGS_BONUS)
    if is_open(s, seat, NOBLE_ZONE) and (s.noble_deck or has_card(s.noble_slots)):
        found.append(moves.NOBLES)
    if is_open(s, seat, ARTISAN_ZONE) and (s.artisan_deck or has_card(s.artisan_slots)):
        found.append(moves.ARTISANS)
    if s.tomb[seat] < layout.tomb_spaces and is_open(s, seat, TOMB_ZONE):
        found.append(moves.TOMB)
    if is_open(s, seat, NILE_ZONE):
        found.extend(layout.nile_targets)
    return found


def payable_targets(s: Position, seat: i64) -> list[int]:
    """The targets that a player can use and pay."""
    found: list[int] = []
    purse = Purse(s, seat, OFFERING_ZONE)
    for target in open_targets(s, seat):
        open_at(s, purse, target)
        if payment.can_pay(s, purse, target):
            found.append(target)
    return found


def open_at(s: Position, purse: Purse, target: i64) -> None:
    zone: i64 = payment.zone_of(target)
    if zone != purse.zone:
        purse.open_in(s, zone)


class Turn(Question[Position]):
    """R3.1: an action, paid the obvious way at once, or passing. Payment by hand and exchanges come before it."""

    name = "turn"
    rule = "R3.1"
    kinds = (
        "pass",
        "offerings",
        "offerings-bonus",
        "nobles",
        "artisans",
        "tomb",
        "nile",
        "seer",
        "treasurer",
        "by-hand",
    )

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        """R3.2: the targets that a player can use and pay; by hand where one has several payments."""
        actions = [moves.PASS]
        several = False
        purse = Purse(s, seat, OFFERING_ZONE)
        for target in open_targets(s, seat):
            open_at(s, purse, target)
            if payment.can_pay(s, purse, target):
                actions.append(target)
                several = several or ways.has_choice(s, purse, target)
        exchanges.offer_exchanges(s, seat, actions)
        if several:
            actions.append(moves.BY_HAND)
        return actions

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if action == moves.PASS:
            passing.pass_turn(s, seat)
        elif action == moves.BY_HAND:
            gains.later(s, TARGET, seat, 0)
        elif action == moves.SEER or action == moves.TREASURER:
            s.push(TURN, seat, 0)
            exchanges.begin_exchange(s, seat, action)
        else:
            pay_for(s, seat, action, payment.obvious_way(s, seat, action))


TURN: Final[Turn] = Turn()


# Payment by hand


class Target(Question[Position]):
    """R4.7: what to pay for by hand; only where there is a choice."""

    name = "target"
    rule = "R4.7"
    kinds = ("hand",)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        purse = Purse(s, seat, OFFERING_ZONE)
        for target in open_targets(s, seat):
            open_at(s, purse, target)
            if payment.can_pay(s, purse, target) and ways.has_choice(s, purse, target):
                actions.append(target)
        return actions

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        """By hand one pays in any way but the obvious one, which is one touch: it would come first."""
        s.target = action
        s.picked = 0
        purse = Purse(s, seat, payment.zone_of(action))
        order: i64 = payment.liking(purse)
        found = ways.all_ways(s, purse, action, ways.ALL_WAYS)
        ranked = [(payment.dearness(way, order), way) for way in found]
        ranked.sort()
        s.ways = [way for _, way in ranked[1:]]
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
    pay_for(s, seat, s.target, way)


def usual_way(s: Position) -> i64:
    """R4.7: the payment that "the rest as usual" stands for: the ways left are in the order of R4.6."""
    return s.ways[0]


def next_slot(way: i64, picked: i64) -> i64:
    """The first token of a payment after those that were picked."""
    slot: i64 = 0
    while way >> slot * BITS & COUNT <= picked >> slot * BITS & COUNT:
        slot += 1
    return slot


class Pay(Question[Position]):
    """R4.7: the rest as usual, or the next token, in a fixed order."""

    name = "pay"
    rule = "R4.7"
    kinds = ("rest", "pay")

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        usual: i64 = usual_way(s)
        actions = [moves.REST]
        for way in s.ways:
            if way != usual:
                action: int = moves.PAY + next_slot(way, s.picked)
                if action not in actions:
                    actions.append(action)
        actions.sort()
        return actions

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        usual: i64 = usual_way(s)
        if action == moves.REST:
            s.ways = [usual]
        else:
            slot: i64 = action - moves.PAY
            picked: i64 = s.picked
            s.ways = [way for way in s.ways if way != usual and next_slot(way, picked) == slot]
            s.picked = picked + bit(slot * BITS)
        go_on_paying(s, seat)


PAY: Final[Pay] = Pay()


# Carrying it out


def pay_for(s: Position, seat: i64, target: i64, way: i64) -> None:
    """R4.8: one token on the wheel, the others to the bank or the used offerings; then the action."""
    zone: i64 = payment.zone_of(target)
    entry: i64 = payment.entry_slot(s, seat, target, way)
    slot: i64
    for slot in range(PAY_SLOTS):
        count: i64 = way >> slot * BITS & COUNT
        if count:
            kind: i64 = payment.kind_of(slot, zone)
            s.goods[seat * TOKEN_COUNT + kind] -= count
            put_back(s, kind, count - 1 if slot == entry else count)
    enter(s, seat, zone, payment.kind_of(entry, zone))
    if s.journal is not None:
        paid = gains.words(payment.tokens_of(way, zone))
        s.journal.tell("paid", {"seat": seat, "zone": ZONES[zone], "cards": paid})
    s.push(NEXT_TURN, seat, 0)
    act(s, seat, target)


def put_back(s: Position, kind: i64, count: i64) -> None:
    """R4.8: basic tokens and silver to the bank, offerings to those used."""
    if kind < FIRST_OFFERING:
        s.bank[kind] += count
        return
    while count:
        s.offering_discard.append(kind)
        count -= 1


def enter(s: Position, seat: i64, zone: i64, token: i64) -> None:
    """R3.3: the first free entry space from the left; R6.6: beside them if a noble finds a way in."""
    colour: i64 = s.colour_of[zone]
    taken: i64 = s.taken[colour]
    if taken < s.layout.spaces:
        s.wheel[colour * s.layout.spaces + taken] = token
        s.taken[colour] = taken + 1
        return
    s.beside = [*s.beside, colour * TOKEN_COUNT + token]
    card = tire(s, seat, is_ready(s, seat, s.layout.full_zone[zone]))
    if s.journal is not None:
        s.journal.tell("used-noble", {"seat": seat, "noble": str(card + 1)})


def act(s: Position, seat: i64, target: i64) -> None:
    """R5: what was paid for."""
    if target >= moves.NILE:
        if s.journal is not None:
            s.journal.tell("nile-action", {"seat": seat, "number": target - moves.NILE + 1})
        nile.act_on_nile(s, seat, target - moves.NILE)
    elif target == moves.TOMB:
        succession.step_in_tomb(s, seat)
    elif target == moves.NOBLES:
        gains.later(s, cards.PICK_NOBLE, seat, 0)
    elif target == moves.ARTISANS:
        gains.later(s, cards.ARTISAN, seat, 0)
    else:
        if target == moves.OFFERINGS_BONUS:
            gains.later(s, cards.OFFERING, seat, 0)
        gains.later(s, cards.PICK_PAIR, seat, 0)
