"""The end of a round, and how the next one is made ready (R8)."""

from mypy_extensions import i64

from iteru.games.pharaon.rules import jars, traitor, wheel
from iteru.games.pharaon.rules.bank import token_words
from iteru.games.pharaon.rules.moves import COLOUR_COUNT
from iteru.games.pharaon.rules.offerings import refill_offerings
from iteru.games.pharaon.rules.position import EMPTY, NOT_PASSED, Position, is_traitor


def prepare_next(s: Position) -> None:
    """R8: the table is made ready for another round."""
    wheel.clear_wheel(s)
    refill_offerings(s)
    s.turned = (s.turned - s.direction) % COLOUR_COUNT
    wheel.align_wheel(s)
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


def tell_round(s: Position) -> None:
    if s.journal is not None:
        if is_traitor(s, s.start):
            s.journal.reveal("traitor-begins", {"round": s.round})
        else:
            s.journal.reveal("round-began", {"round": s.round, "seat": s.start})


def show_jars(s: Position) -> None:
    """R8.5: new jars from the stock."""
    slot: i64
    for slot in range(len(s.jars)):
        s.jars[slot] = jars.draw_from_stock(s)


def clear_jars(s: Position) -> None:
    """R8.6: with one or two players a jar left over blocks entry spaces; then it is discarded."""
    slot: i64
    for slot in range(len(s.jars)):
        jar: i64 = s.jars[slot]
        if jar != EMPTY:
            if s.layout.leftover_blocks:
                if s.journal is not None:
                    s.journal.tell("blocked", {"cards": token_words(s.layout.jar_goods[jar])})
                for colour in s.layout.jar_goods[jar]:
                    wheel.block(s, colour)
            s.jars[slot] = EMPTY
            s.jar_discard.append(jar)
