"""Set-up (R2), the round from its card to its end (R3), and what happens by itself between two choices."""

from mypy_extensions import i64

from iteru.engine.rng import Rng
from iteru.engine.state import NOBODY
from iteru.games.imhotep.rules.moves import CARD_COUNT, CARDS, SHIPS, SPACES
from iteru.games.imhotep.rules.position import (
    CLOSE_MARKET,
    DISCARD,
    EMPTY,
    END_ROUND,
    END_TURN,
    FIRST_STEP,
    SCORE_TEMPLE,
    SENT_BACK,
    TAKE_STEP,
    TURN,
    UNLOAD_SHIP,
    WAITING,
    Position,
    all_sailed,
    detail_of,
    push,
    seat_of,
    task_of,
)
from iteru.games.imhotep.rules.sites import draw, return_stones, score_temple_space, unload
from iteru.games.imhotep.rules.turn import take_stones


def set_up(s: Position, seed: int) -> None:
    """R2: shuffle, hand out the first stones, begin the first round with seat 1."""
    s.rng = Rng.seeded(seed)
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
        s.free |= ((1 << size) - 1) << ship * SPACES
    if s.journal is not None:
        ships = " ".join([str(size) for size in s.ships])
        s.journal.reveal("round-began", {"round": s.round, "ships": ships, "seat": starter})
    deal_market(s)
    push(s, TURN, starter, 0)


def deal_market(s: Position) -> None:
    """R3.2, R6.1: cards face up, and on side B a pair face down."""
    stall: i64
    for stall in range(len(s.stalls)):
        s.stalls[stall] = draw(s)
    for _ in range(s.layout.face_down):
        card = draw(s)
        if card != EMPTY:
            s.pair.append(card)
    if s.journal is not None:
        s.journal.reveal(
            "dealt", {"cards": " ".join([CARDS[card] for card in s.stalls if card != EMPTY])}
        )


def proceed(s: Position) -> None:
    """Do all that happens by itself, until a seat must choose or the game is over."""
    while s.agenda:
        entry: i64 = s.agenda[-1]
        if entry < FIRST_STEP << 8:
            s.actor = entry & 15
            return
        s.agenda.pop()
        happen(s, task_of(entry), seat_of(entry), detail_of(entry))
    s.actor = NOBODY


def happen(s: Position, task: i64, seat: i64, detail: i64) -> None:
    if task == UNLOAD_SHIP:
        unload(s, seat, detail)
    elif task == END_TURN:
        end_turn(s, seat)
    elif task == CLOSE_MARKET:
        return_stones(s, detail)
    elif task == DISCARD:
        s.discard.append(detail)
    elif task == TAKE_STEP:
        take_stones(s, seat, s.layout.take)
    elif task == SCORE_TEMPLE:
        score_temple_from(s, seat, detail)
    elif task == END_ROUND:
        end_round(s, seat)


def end_turn(s: Position, seat: i64) -> None:
    """R3.4: the next seat's turn; R3.5: unless the fourth ship has sailed; R3.8: or everybody has passed."""
    if all_sailed(s):
        push(s, END_ROUND, seat, 0)
        push(s, SCORE_TEMPLE, seat, 0)
    elif s.passes == s.seats:
        send_ships_back(s)
        push(s, END_ROUND, seat, 0)
        push(s, SCORE_TEMPLE, seat, 0)
    else:
        push(s, TURN, (seat + 1) % s.seats, 0)


def send_ships_back(s: Position) -> None:
    """R3.8: nobody can act any more; stones on ships that have not sailed return to the quarry."""
    ship: i64
    for ship in range(SHIPS):
        if s.berth[ship] == WAITING:
            return_stones(s, ship)
            s.berth[ship] = SENT_BACK
    s.free = 0
    s.ready = 0
    if s.journal is not None:
        s.journal.tell("nobody-can-act", {})


def score_temple_from(s: Position, seat: i64, space: i64) -> None:
    """R3.6, R6.7: the temple is scored from left to right, each space settled before the next."""
    while space < s.layout.temple_width:
        push(s, SCORE_TEMPLE, seat, space + 1)
        score_temple_space(s, space)
        if task_of(s.agenda[-1]) != SCORE_TEMPLE:
            return
        s.agenda.pop()
        space += 1


def end_round(s: Position, seat: i64) -> None:
    """R3.6: ships go back and the market is cleared; R3.7: the left neighbour of the last sailor begins; R8.1: six rounds."""
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


def discard_pair(s: Position) -> None:
    """R6.2: a pair nobody took is discarded too, face up."""
    for card in s.pair:
        s.discard.append(card)
        if s.journal is not None:
            s.journal.reveal("pair-discarded", {"card": CARDS[card]})
    s.pair.clear()
