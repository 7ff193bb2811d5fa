"""Taking nobles (R5.3), and what they bring once (R6.11)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question
from iteru.engine.bits import bit
from iteru.engine.errors import IllegalMove
from iteru.games.pharaon.rules import gains, moves, succession
from iteru.games.pharaon.rules.display import cards_to_pick, why_not_card
from iteru.games.pharaon.rules.position import EMPTY, Position


class PickNoble(Question[Position]):
    """R5.3: a noble on display, or the top one of the deck."""

    name = "noble"
    rule = "R5.3"
    answers = (moves.NOBLE, moves.NOBLE_DECK)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return cards_to_pick(s.noble_slots, s.noble_deck, moves.NOBLE, moves.NOBLE_DECK)

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        return why_not_card(s.noble_slots, s.noble_deck, moves.NOBLE, self.rule, action)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if moves.NOBLE_DECK.has(action):
            card: i64 = s.noble_deck.pop()
            if s.journal is not None:
                s.journal.reveal("noble-drawn", {"seat": seat, "noble": str(card + 1)})
        else:
            slot: i64 = moves.NOBLE.place(action)
            card = s.noble_slots[slot]
            if s.journal is not None:
                s.journal.tell("noble-taken", {"seat": seat, "noble": str(card + 1)})
            refill_noble(s, slot)
        get_noble(s, seat, card)


PICK_NOBLE: Final[PickNoble] = PickNoble()


def refill_noble(s: Position, slot: i64) -> None:
    """R5.3: the gap is filled at once, while the deck lasts."""
    s.noble_slots[slot] = s.noble_deck.pop() if s.noble_deck else EMPTY
    if s.journal is not None and s.noble_slots[slot] != EMPTY:
        noble = str(s.noble_slots[slot] + 1)
        s.journal.reveal("noble-dealt", {"slot": slot + 1, "noble": noble})


def get_noble(s: Position, player: i64, card: i64) -> None:
    """R3.5: a noble counts at once; R6.11: what it brings once follows in printed order."""
    s.nobles[player] |= bit(card)
    succession.check_succession(s, player)
    gains.push_gains(s, player, s.layout.noble_gain[card])
