"""Set-up (R2), the end of a round, and how the next one is made ready (R8)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.engine.bits import bit
from iteru.games.pharaon.rules import cards, gains, moves, traitor, turn
from iteru.games.pharaon.rules.box import SCRIBES
from iteru.games.pharaon.rules.moves import (
    COLOUR_COUNT,
    FIRST_OFFERING,
    MARKER,
    NOBLE_COUNT,
    SILVER,
    TOKEN_COUNT,
    ZONE_COUNT,
)
from iteru.games.pharaon.rules.position import (
    CLOCKWISE,
    EMPTY,
    NOT_PASSED,
    TRAITOR,
    Position,
)


def set_up(s: Position) -> None:
    """R2: the ring, the wheel, the bag with all offerings (R1.3), all displays; then everybody's start in turn."""
    s.ring = list(range(ZONE_COUNT))
    s.rng.shuffle(s.ring)
    s.turned = s.rng.below(COLOUR_COUNT)
    s.direction = CLOCKWISE if s.rng.below(2) == 0 else -CLOCKWISE
    s.start = s.rng.below(s.layout.players)
    align_wheel(s)
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
        cards.refill_artisan(s, slot)
    if s.layout.solo:
        traitor.set_up(s)
    show_jars(s)
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


def align_wheel(s: Position) -> None:
    """Which colour of the wheel lies at each zone."""
    colours = [0] * ZONE_COUNT
    place: i64
    for place in range(ZONE_COUNT):
        turned: i64 = (place + s.turned) % COLOUR_COUNT
        colours[s.ring[place]] = s.layout.wheel_order[turned]
    s.colour_of = colours


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
        cards.refill_noble(s, slot)


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
        gains.later(s, START_JAR, seat, 0)


START_GOODS: Final[StartGoods] = StartGoods()


class StartJar(Question[Position]):
    """R2.4: one of the jars that lie open."""

    name = "start-jar"
    rule = "R2.4"
    kinds = ("jar",)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return gains.jars_to_pick(s)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        gains.open_jar(s, seat, gains.take_jar(s, seat, action - moves.JAR), True)


START_JAR: Final[StartJar] = StartJar()


class DrawNobles(Task[Position]):
    """R2.4: silver, and nobles to choose from; R2.6: a newcomer has a scribe already."""

    name = "draw-nobles"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        gains.gain_all(s, seat, [SILVER] * s.layout.start_silver)
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
        gains.later(s, KEEP, seat, 0)


DRAW_NOBLES: Final[DrawNobles] = DrawNobles()


class Keep(Question[Position]):
    """R2.5: one of the nobles drawn stays, with all that it does."""

    name = "keep"
    rule = "R2.5"
    kinds = ("keep",)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return [moves.KEEP + card for card in range(len(s.drawn))]

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        kept = s.drawn[action - moves.KEEP]
        others = [card for card in s.drawn if card != kept]
        s.drawn = []
        if s.layout.solo:
            for card in others:
                traitor.get_first_noble(s, card)
        else:
            s.rejected = s.rejected + [int(seat) * NOBLE_COUNT + card for card in others]
        if s.journal is not None:
            s.journal.show("kept-noble", {"seat": seat, "noble": str(kept + 1)})
        cards.get_noble(s, seat, kept)


KEEP: Final[Keep] = Keep()


class Begin(Task[Position]):
    """R2.5: nobles that nobody kept go back; R2.4: new jars; the first round begins."""

    name = "begin"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        if s.rejected:
            for entry in s.rejected:
                s.noble_deck.append(entry % NOBLE_COUNT)
            s.rejected = []
            s.rng.shuffle(s.noble_deck)
        clear_jars(s)
        show_jars(s)
        tell_round(s)
        turn.begin_turn(s, s.start)


BEGIN: Final[Begin] = Begin()


def tell_round(s: Position) -> None:
    if s.journal is not None:
        if s.layout.solo and s.start == TRAITOR:
            s.journal.reveal("traitor-begins", {"round": s.round})
        else:
            s.journal.reveal("round-began", {"round": s.round, "seat": s.start})


# Between rounds


class EndRound(Task[Position]):
    """R3.1: after the last round the game is over; R8: else the next one is made ready."""

    name = "end-round"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        if s.round == s.layout.rounds:
            if s.journal is not None:
                s.journal.tell("game-ended", {})
            return
        clear_wheel(s)
        refill_offerings(s)
        s.turned = (s.turned - s.direction) % COLOUR_COUNT
        align_wheel(s)
        player: i64
        for player in range(s.layout.players):
            s.tired[player] = 0
            s.row[player] = NOT_PASSED
            s.field[player] = 0
        s.passes = 0
        s.round += 1
        clear_jars(s)
        if s.round < s.layout.rounds:
            show_jars(s)
        if s.layout.solo:
            traitor.fill_pile(s, s.round - 1)
        tell_round(s)
        turn.begin_turn(s, s.start)


END_ROUND: Final[EndRound] = EndRound()


def clear_wheel(s: Position) -> None:
    """R8.1: resources to the bank, offerings to the used ones."""
    place: i64
    for place in range(len(s.wheel)):
        if s.wheel[place] != EMPTY:
            put_away(s, s.wheel[place])
            s.wheel[place] = EMPTY
    for entry in s.beside:
        put_away(s, entry % TOKEN_COUNT)
    s.beside = []
    s.taken = [0] * COLOUR_COUNT


def put_away(s: Position, token: i64) -> None:
    if token < FIRST_OFFERING:
        s.bank[token] += 1
    elif token != MARKER:
        s.offering_discard.append(token)


def refill_offerings(s: Position) -> None:
    """R8.2: whole pairs from the top, then the bonus area."""
    slot: i64
    for slot in range(s.layout.pairs):
        if s.pairs[2 * slot] == EMPTY and len(s.bag) + len(s.offering_discard) >= 2:
            s.pairs[2 * slot] = cards.draw_offering(s)
            s.pairs[2 * slot + 1] = cards.draw_offering(s)
    for slot in range(s.layout.bonus):
        if s.bonus[slot] == EMPTY and (s.bag or s.offering_discard):
            s.bonus[slot] = cards.draw_offering(s)


def show_jars(s: Position) -> None:
    """R8.5: new jars from the stock."""
    slot: i64
    for slot in range(len(s.jars)):
        s.jars[slot] = gains.draw_from_stock(s)


def clear_jars(s: Position) -> None:
    """R8.6: with one or two players a jar left over blocks entry spaces; then it is discarded."""
    slot: i64
    for slot in range(len(s.jars)):
        jar: i64 = s.jars[slot]
        if jar != EMPTY:
            if s.layout.leftover_blocks:
                if s.journal is not None:
                    s.journal.tell("blocked", {"cards": gains.words(s.layout.jar_goods[jar])})
                for colour in s.layout.jar_goods[jar]:
                    block(s, colour)
            s.jars[slot] = EMPTY
            s.jar_discard.append(jar)


def block(s: Position, colour: i64) -> None:
    """R8.6: the first free space of a colour, if there is one; R10.5: with a marker if the bank has no token."""
    taken: i64 = s.taken[colour]
    if taken < s.layout.spaces:
        s.taken[colour] = taken + 1
        s.wheel[colour * s.layout.spaces + taken] = token_from_bank(s, colour)


def token_from_bank(s: Position, colour: i64) -> i64:
    """R10.5: a token of a colour, or a marker if the bank has none."""
    if s.bank[colour] == 0:
        return MARKER
    s.bank[colour] -= 1
    return colour
