"""Passing, and the pyramid of time (R7)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question
from iteru.games.pharaon.rules import exchanges, figures, gains, moves, rounds, turn
from iteru.games.pharaon.rules.moves import SILVER
from iteru.games.pharaon.rules.position import (
    PASSED_LAST,
    Position,
    has_basic,
    has_card,
    offering_left,
)


def pass_turn(s: Position, seat: i64) -> None:
    """R7.1: a row of the pyramid; R7.2: a jar; R6.2: the General; R6.12: exchanges."""
    if s.journal is not None:
        s.journal.tell("passed", {"seat": seat})
    last = enter_pyramid(s, seat)
    if last:
        s.push(rounds.END_ROUND, seat, 0)
    else:
        s.push(turn.NEXT_TURN, seat, 0)
    gains.later(s, exchanges.EXCHANGE, seat, 0)
    if not last:
        gains.later(s, GENERAL, seat, 0)
    if has_card(s.jars):
        gains.later(s, gains.PICK_JAR, seat, 0)


def enter_pyramid(s: Position, player: i64) -> bool:
    """R7.1: the lowest free row; R7.5: none for the last to pass. Whether it was the last one."""
    last = s.passes + 1 == s.layout.players
    s.row[player] = PASSED_LAST if last else s.passes
    s.field[player] = 0
    s.passes += 1
    return last


def has_next_field(s: Position, player: i64) -> bool:
    row: i64 = s.row[player]
    return row >= 0 and s.field[player] + 1 < s.layout.row_length[row]


def move_on(s: Position, seat: i64) -> None:
    """R7.3: one field to the right and its reward; past the end of the row nothing happens."""
    if has_next_field(s, seat):
        s.field[seat] += 1
        if s.journal is not None:
            s.journal.tell("moved-on", {"seat": seat, "field": s.field[seat] + 1})
        gains.later(s, REWARD, seat, 0)


class General(Question[Position]):
    """R6.2: when passing, a step on the pyramid at once."""

    name = "general"
    rule = "R6.2"
    kinds = ("advance", "decline")

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        if not s.nobles[seat] & s.layout.generals or not has_next_field(s, seat):
            return []
        return [moves.ADVANCE, moves.DECLINE]

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if action == moves.ADVANCE:
            move_on(s, seat)


GENERAL: Final[General] = General()


# Rewards


def gives_now(s: Position, player: i64, symbol: i64) -> bool:
    """R7.4: whether a symbol of a field brings a player anything now."""
    if symbol == figures.START:
        return s.start != player
    if symbol == figures.BASIC:
        return has_basic(s)
    return s.bank[SILVER] > 0 if symbol == SILVER else offering_left(s)


def contents_now(s: Position, player: i64, field: i64) -> list[int]:
    """What a field of a player's row brings now."""
    return [
        symbol for symbol in s.layout.pyramid[s.row[player]][field] if gives_now(s, player, symbol)
    ]


class Reward(Question[Position]):
    """R7.4: the reward of this field or of an earlier one; of equal ones only the last is offered."""

    name = "reward"
    rule = "R7.4"
    kinds = ("field",)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        seen: list[list[int]] = []
        field: i64
        for field in range(s.field[seat], -1, -1):
            contents = contents_now(s, seat, field)
            if contents and contents not in seen:
                seen.append(contents)
                actions.append(moves.FIELD + field)
        actions.reverse()
        return actions

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        field: i64 = action - moves.FIELD
        gains.push_gains(s, seat, contents_now(s, seat, field))


REWARD: Final[Reward] = Reward()
