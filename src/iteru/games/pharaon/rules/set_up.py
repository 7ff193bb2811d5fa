"""Set-up (R2): the table is laid, then each player takes a jar, silver and a noble."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.engine.bits import bit
from iteru.engine.errors import IllegalMove
from iteru.games.pharaon.rules import bank, gains, jars, moves, nobles, rounds, traitor, turn, wheel
from iteru.games.pharaon.rules.ask import ask_later
from iteru.games.pharaon.rules.moves import (
    COLOUR_COUNT,
    FIRST_OFFERING,
    NOBLE_COUNT,
    SCRIBES,
    SILVER,
    ZONE_COUNT,
)
from iteru.games.pharaon.rules.offerings import refill_offerings
from iteru.games.pharaon.rules.position import (
    CLOCKWISE,
    TRAITOR,
    Position,
    rejected_by,
    rejected_card,
)


def set_up(s: Position) -> None:
    """R2: the ring, the wheel, the bag with all offerings (R1.3), all displays; then everybody's start in turn."""
    s.ring = list(range(ZONE_COUNT))
    s.rng.shuffle(s.ring)
    s.turned = s.rng.below(COLOUR_COUNT)
    s.direction = CLOCKWISE if s.rng.below(2) == 0 else -CLOCKWISE
    s.start = s.rng.below(s.layout.players)
    wheel.align_wheel(s)
    s.jar_stock = list(range(len(s.layout.jar_goods)))
    s.rng.shuffle(s.jar_stock)
    for kind, copies in enumerate(s.layout.offering_copies):
        s.bag.extend([FIRST_OFFERING + kind] * copies)
    s.rng.shuffle(s.bag)
    refill_offerings(s)
    deal_nobles(s)
    s.artisan_deck = list(range(len(s.layout.artisan_points)))
    s.rng.shuffle(s.artisan_deck)
    slot: i64
    for slot in range(s.layout.artisan_slots):
        gains.refill_artisan(s, slot)
    if s.layout.solo:
        traitor.set_up(s)
    rounds.show_jars(s)
    if s.layout.solo:
        traitor.fill_pile(s, 0)
    s.round = 1
    tell_table(s)
    s.push(BEGIN, 0, 0)
    for player in players_in_order(s):
        s.push(START_GOODS, player, 0)


def tell_table(s: Position) -> None:
    if s.journal is not None:
        direction = "clockwise" if s.direction == CLOCKWISE else "counter-clockwise"
        s.journal.reveal("table-laid", {"direction": direction})


def players_in_order(s: Position) -> list[int]:
    """R2.4: from the start player clockwise: what is pushed last comes first, so the right-hand neighbour begins."""
    if s.layout.solo:
        return [0]
    return [(s.start + place) % s.seats for place in range(s.seats)]


def deal_nobles(s: Position) -> None:
    """R2.6: scribes for newcomers first; R2.3: then the display."""
    deck = [card for card in range(NOBLE_COUNT) if s.layout.noble_copies[card]]
    scribes = [card for card in deck if card < SCRIBES]
    if True in s.layout.newcomers:
        s.rng.shuffle(scribes)
        for player in newcomers_in_order(s):
            if scribes:
                card = scribes.pop(0)
                deck.remove(card)
                s.nobles[player] |= bit(card)
    s.rng.shuffle(deck)
    s.noble_deck = deck
    slot: i64
    for slot in range(s.layout.noble_slots):
        nobles.refill_noble(s, slot)


def newcomers_in_order(s: Position) -> list[int]:
    """R2.6: in the order of the set-up; in the solo game the Traitor gets one, too."""
    if s.layout.solo:
        return [0, TRAITOR]
    order = players_in_order(s)
    order.reverse()
    return [player for player in order if s.layout.newcomers[player]]


class StartGoods(Task[Position]):
    """R2.4: a jar, silver, and a noble."""

    name = "start-goods"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        s.push(DRAW_NOBLES, seat, 0)
        ask_later(s, START_JAR, seat, 0)


START_GOODS: Final[StartGoods] = StartGoods()


class StartJar(Question[Position]):
    """R2.4: one of the jars that lie open."""

    name = "start-jar"
    rule = "R2.4"
    answers = (moves.JAR,)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return jars.jars_to_pick(s)

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        return jars.why_not_jar(s, self.rule, action)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        jars.open_jar(s, seat, jars.take_jar(s, seat, moves.JAR.place(action)), True)


START_JAR: Final[StartJar] = StartJar()


class DrawNobles(Task[Position]):
    """R2.4: silver, and nobles to choose from; R2.6: a newcomer has a scribe already."""

    name = "draw-nobles"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        bank.gain_all(s, seat, [SILVER] * s.layout.start_silver)
        if s.layout.newcomers[seat] and s.nobles[seat]:
            if s.journal is not None:
                scribe = s.nobles[seat].bit_length()
                s.journal.tell("got-scribe", {"seat": seat, "noble": str(scribe)})
            return
        drawn: list[int] = []
        while s.noble_deck and len(drawn) < s.layout.start_nobles:
            drawn.append(s.noble_deck.pop())
        s.drawn = drawn
        if s.journal is not None:
            nobles = " ".join([f"noble-{card + 1}" for card in s.drawn])
            s.journal.whisper(seat, "drew-nobles", {"seat": seat, "cards": nobles})
        ask_later(s, KEEP, seat, 0)


DRAW_NOBLES: Final[DrawNobles] = DrawNobles()


class Keep(Question[Position]):
    """R2.5: one of the nobles drawn stays, with all that it does."""

    name = "keep"
    rule = "R2.5"
    answers = (moves.KEEP,)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return [int(moves.KEEP.at(card)) for card in range(len(s.drawn))]

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        if moves.KEEP.place(action) < len(s.drawn):
            return None
        return IllegalMove(self.rule, "refused-keep", count=len(s.drawn))

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        kept = s.drawn[moves.KEEP.place(action)]
        others = [card for card in s.drawn if card != kept]
        s.drawn = []
        if s.layout.solo:
            for card in others:
                traitor.get_first_noble(s, card)
        else:
            s.rejected = s.rejected + [int(rejected_by(seat, card)) for card in others]
        if s.journal is not None:
            s.journal.show("kept-noble", {"seat": seat, "noble": str(kept + 1)})
        nobles.get_noble(s, seat, kept)


KEEP: Final[Keep] = Keep()


class Begin(Task[Position]):
    """R2.5: nobles that nobody kept go back; R2.4: new jars; the first round begins."""

    name = "begin"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        if s.rejected:
            for entry in s.rejected:
                s.noble_deck.append(rejected_card(entry))
            s.rejected = []
            s.rng.shuffle(s.noble_deck)
        rounds.clear_jars(s)
        rounds.show_jars(s)
        rounds.tell_round(s)
        turn.begin_turn(s, s.start)


BEGIN: Final[Begin] = Begin()
