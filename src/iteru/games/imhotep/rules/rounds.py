"""Set-up (R2), and the round from its card to its end (R3)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Task
from iteru.engine.bits import bit
from iteru.games.imhotep.rules import market, temple, turn
from iteru.games.imhotep.rules.moves import CARD_COUNT, CARDS, SHIPS, SPACES
from iteru.games.imhotep.rules.position import EMPTY, SENT_BACK, WAITING, Position


def set_up(s: Position) -> None:
    """R2: shuffles, hands out the first stones, begins the first round with seat 1."""
    for card in range(CARD_COUNT):
        s.deck.extend([card] * s.layout.card_copies[card])
    s.rng.shuffle(s.deck)
    s.round_cards.extend(range(len(s.layout.round_cards) // SHIPS))
    s.rng.shuffle(s.round_cards)
    for seat in range(s.seats):
        s.sled[seat] = s.layout.at_start[seat]
        s.quarry[seat] = s.layout.stones - s.sled[seat]
    begin_round(s, 0)


def begin_round(s: Position, starter: i64) -> None:
    """R3.1: the round card says which four ships wait; R3.2: the market is dealt; the starter has the first turn."""
    card: i64 = s.round_cards[s.round]
    s.round += 1
    s.passes = 0
    s.free = 0
    s.ready = 0
    s.taken = 0
    ship: i64
    for ship in range(SHIPS):
        size: i64 = s.layout.round_cards[card * SHIPS + ship]
        s.ships[ship] = size
        s.berth[ship] = WAITING
        s.free |= (bit(size) - 1) << ship * SPACES
    if s.journal is not None:
        waiting = " ".join([str(size) for size in s.ships])
        facts: dict[str, int | str] = {"round": s.round, "ships": waiting, "seat": starter}
        s.journal.reveal("round-began", facts)
    market.deal_market(s)
    s.push(turn.TURN, starter, 0)


def send_ships_back(s: Position) -> None:
    """R3.8: nobody can act any more; stones on ships that have not sailed return to the quarry."""
    ship: i64
    for ship in range(SHIPS):
        if s.berth[ship] == WAITING:
            market.return_stones(s, ship)
            s.berth[ship] = SENT_BACK
    s.free = 0
    s.ready = 0
    if s.journal is not None:
        s.journal.tell("nobody-can-act", {})


def close_round(s: Position, seat: i64) -> None:
    """R3.6: the temple is scored, then the round ends; `seat` had the last turn."""
    s.push(END_ROUND, seat, 0)
    s.push(temple.SCORE_TEMPLE, seat, 0)


class EndRound(Task[Position]):
    """R3.6: ships go back and the market is cleared; R3.7: the left neighbour of the last sailor begins; R8.1: six rounds."""

    name = "end-round"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        for card in s.stalls:
            if card != EMPTY:
                s.discard.append(card)
        for stall in range(len(s.stalls)):
            s.stalls[stall] = EMPTY
        discard_pair(s)
        if s.round < s.layout.rounds:
            begin_round(s, (seat + 1) % s.seats)
        elif s.journal is not None:
            s.journal.tell("game-ended", {})


END_ROUND: Final[EndRound] = EndRound()


def discard_pair(s: Position) -> None:
    """R6.2: a pair nobody took is discarded too, face up."""
    for card in s.pair:
        s.discard.append(card)
        if s.journal is not None:
            s.journal.reveal("pair-discarded", {"card": CARDS[card]})
    s.pair.clear()
