"""Symbols of cards, actions and fields, gained one after another; and artisans (R5.4), who are one and bring others."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.engine.bits import bit
from iteru.engine.errors import IllegalMove
from iteru.games.pharaon.rules import bank, figures, jars, moves, nile, offerings, succession
from iteru.games.pharaon.rules.ask import ask_later
from iteru.games.pharaon.rules.display import cards_to_pick, why_not_card
from iteru.games.pharaon.rules.moves import RESOURCE_COUNT
from iteru.games.pharaon.rules.position import EMPTY, Position

SYMBOL_BITS: Final = 8
SYMBOL_MASK: Final = (1 << SYMBOL_BITS) - 1


def packed(symbol: i64, count: i64) -> i64:
    """A symbol and how often it is gained, as the detail of GAIN."""
    return count << SYMBOL_BITS | symbol


def symbol_in(entry: i64) -> i64:
    return entry & SYMBOL_MASK


def count_in(entry: i64) -> i64:
    return entry >> SYMBOL_BITS


class Gain(Task[Position]):
    """A symbol that is gained now."""

    name = "gain"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        symbol: i64 = symbol_in(detail)
        if symbol < RESOURCE_COUNT:
            kind: int = symbol
            bank.gain_all(s, seat, [kind] * int(count_in(detail)))
        elif symbol == figures.JAR:
            jars.draw_jar(s, seat)
        elif symbol == figures.OFFERING:
            ask_later(s, offerings.OFFERING, seat, 0)
        elif symbol == figures.ARTISAN:
            ask_later(s, ARTISAN, seat, 0)
        elif symbol == figures.TOMB_STEP:
            succession.step_in_tomb(s, seat)
        elif symbol == figures.NILE_STEP:
            ask_later(s, nile.STEP, seat, nile.ANY_TRACK)
        elif symbol == figures.BASIC:
            ask_later(s, bank.BASIC, seat, 0)
        else:
            succession.take_start(s, seat)


GAIN: Final[Gain] = Gain()


def push_gains(s: Position, player: i64, symbols: list[int]) -> None:
    """Symbols in printed order; equal resources that follow each other come together."""
    place: i64 = len(symbols) - 1
    while place >= 0:
        symbol: i64 = symbols[place]
        count: i64 = 1
        while symbol < RESOURCE_COUNT and place > 0 and symbols[place - 1] == symbol:
            place -= 1
            count += 1
        s.push(GAIN, player, packed(symbol, count))
        place -= 1


# Artisans


class PickArtisan(Question[Position]):
    """R5.4: an artisan on display, or the top one of the deck."""

    name = "artisan"
    rule = "R5.4"
    answers = (moves.ARTISAN, moves.ARTISAN_DECK)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return cards_to_pick(s.artisan_slots, s.artisan_deck, moves.ARTISAN, moves.ARTISAN_DECK)

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        return why_not_card(s.artisan_slots, s.artisan_deck, moves.ARTISAN, self.rule, action)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if moves.ARTISAN_DECK.has(action):
            card: i64 = s.artisan_deck.pop()
            if s.journal is not None:
                s.journal.reveal("artisan-drawn", {"seat": seat, **artisan_facts(s, card)})
        else:
            slot: i64 = moves.ARTISAN.place(action)
            card = s.artisan_slots[slot]
            if s.journal is not None:
                s.journal.tell("artisan-taken", {"seat": seat, **artisan_facts(s, card)})
            refill_artisan(s, slot)
        s.artisans[seat] |= bit(card)
        push_gains(s, seat, s.layout.artisan_gain[card])


ARTISAN: Final[PickArtisan] = PickArtisan()


def artisan_facts(s: Position, card: i64) -> dict[str, int | str]:
    """An artisan in an event."""
    return {"artisan": s.layout.artisan_number[card], "points": s.layout.artisan_points[card]}


def refill_artisan(s: Position, slot: i64) -> None:
    """R5.4: the gap is filled at once, while the deck lasts."""
    s.artisan_slots[slot] = s.artisan_deck.pop() if s.artisan_deck else EMPTY
    if s.journal is not None and s.artisan_slots[slot] != EMPTY:
        facts = artisan_facts(s, s.artisan_slots[slot])
        s.journal.reveal("artisan-dealt", {"slot": slot + 1, **facts})
