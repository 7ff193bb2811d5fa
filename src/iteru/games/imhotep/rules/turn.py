"""A turn (R4.1, R4.9, R4.10), and whose turn follows (R3.4, R3.5, R3.8)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.engine.errors import IllegalMove
from iteru.games.imhotep.rules import cards, moves, rounds, ships
from iteru.games.imhotep.rules.moves import CARD_COUNT, FIRST_BLUE
from iteru.games.imhotep.rules.position import Position, all_sailed, stones_to_take


class Turn(Question[Position]):
    """R4.1: one of four actions; R4.10: pass when none of them is possible."""

    name = "turn"
    rule = "R4.1"
    answers = (moves.STONES, moves.LOAD, moves.SAIL, moves.PLAY, moves.PASS)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        if stones_to_take(s, seat, s.layout.take) > 0:
            actions.append(moves.STONES.first)
        if s.sled[seat] > 0:
            ships.offer_load(s, actions)
        ships.offer_sail(s, actions)
        card: i64
        for card in range(FIRST_BLUE, CARD_COUNT):
            if s.owned[seat * CARD_COUNT + card] and cards.can_play(s, seat, card):
                actions.append(moves.PLAY.first + card - FIRST_BLUE)
        if not actions:
            actions.append(moves.PASS.first)
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        if moves.STONES.has(action):
            return ships.why_not_stones(s, seat)
        if moves.LOAD.has(action):
            return ships.why_not_load(s, seat, action)
        if moves.SAIL.has(action):
            return ships.why_not_sail(s, action)
        if moves.PLAY.has(action):
            return cards.why_not_play(s, seat, FIRST_BLUE + moves.PLAY.place(action))
        can_act = self.offer(s, seat, detail) != [moves.PASS.first]
        return IllegalMove("R4.10", "refused-pass", question=self.name) if can_act else None

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if moves.LOAD.has(action) or moves.STONES.has(action):
            take_stones_or_load(s, seat, action)
            return
        s.push(END_TURN, seat, 0)  # after everything the action causes
        if moves.PASS.has(action):
            pass_turn(s, seat)
            return
        s.passes = 0
        if moves.SAIL.has(action):
            ships.sail(s, seat, action)
        else:
            cards.play(s, seat, FIRST_BLUE + moves.PLAY.place(action))


TURN: Final[Turn] = Turn()


def take_stones_or_load(s: Position, seat: i64, action: i64) -> None:
    """Carries out one of the two actions without further effects; the next seat's turn follows at once (R3.4)."""
    s.passes = 0
    if moves.STONES.has(action):
        ships.take_stones(s, seat, s.layout.take)
    else:
        ships.load(s, seat, action)
    s.push(TURN, (seat + 1) % s.seats, 0)


def pass_turn(s: Position, seat: i64) -> None:
    """R4.10: passes; the end of the turn checks whether everybody has (R3.8)."""
    s.passes += 1
    if s.journal is not None:
        s.journal.tell("passed", {"seat": seat})


class EndTurn(Task[Position]):
    """R3.4: the next seat's turn; R3.5: unless the fourth ship has sailed; R3.8: or all have passed."""

    name = "end-turn"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        if all_sailed(s):
            rounds.close_round(s, seat)
        elif s.passes == s.seats:
            rounds.send_ships_back(s)
            rounds.close_round(s, seat)
        else:
            s.push(TURN, (seat + 1) % s.seats, 0)


END_TURN: Final[EndTurn] = EndTurn()
