"""The pyramid of time: rows for those who pass (R7.1), and the rewards of its fields (R7.3, R7.4, R6.2)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question
from iteru.engine.bits import bit
from iteru.engine.errors import IllegalMove
from iteru.games.pharaon.rules import bank, exchanges, figures, gains, jars, moves, offerings
from iteru.games.pharaon.rules.ask import ask_later
from iteru.games.pharaon.rules.moves import SILVER
from iteru.games.pharaon.rules.position import PASSED_LAST, Position, has_card

REWARD_BITS: Final = 4
"""Room for a symbol, counted from 1, in the packed contents of a field."""


def enter_pyramid(s: Position, player: i64) -> bool:
    """R7.1: the lowest free row; R7.5: none for the last to pass. Whether it was the last one."""
    last = s.passes + 1 == s.layout.players
    s.row[player] = PASSED_LAST if last else s.passes
    s.field[player] = 0
    s.passes += 1
    return last


def ask_after_passing(s: Position, seat: i64, last: bool) -> None:
    """R7.2: a jar; R6.2: the General, unless one is the last to pass; R6.12: exchanges."""
    ask_later(s, exchanges.EXCHANGE, seat, 0)
    if not last:
        ask_later(s, GENERAL, seat, 0)
    if has_card(s.jars):
        ask_later(s, jars.PICK_JAR, seat, 0)


def has_next_field(s: Position, player: i64) -> bool:
    row: i64 = s.row[player]
    return row >= 0 and s.field[player] + 1 < s.layout.row_length[row]


def move_on(s: Position, seat: i64) -> None:
    """R7.3: one field to the right and its reward; past the end of the row nothing happens."""
    if has_next_field(s, seat):
        s.field[seat] += 1
        if s.journal is not None:
            s.journal.tell("moved-on", {"seat": seat, "field": s.field[seat] + 1})
        ask_later(s, REWARD, seat, 0)


class General(Question[Position]):
    """R6.2: when passing, a step on the pyramid at once."""

    name = "general"
    rule = "R6.2"
    answers = (moves.ADVANCE, moves.DECLINE)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        if not s.nobles[seat] & s.layout.generals or not has_next_field(s, seat):
            return []
        return [moves.ADVANCE.first, moves.DECLINE.first]

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if moves.ADVANCE.has(action):
            move_on(s, seat)


GENERAL: Final[General] = General()


# Rewards


def giving_now(s: Position, player: i64) -> i64:
    """R7.4: a bit for each symbol that brings a player anything now."""
    found: i64 = bit(figures.START) if s.start != player else 0
    if bank.has_basic(s):
        found |= bit(figures.BASIC)
    if s.bank[SILVER] > 0:
        found |= bit(SILVER)
    if offerings.offering_left(s):
        found |= bit(figures.OFFERING)
    return found


def contents_now(s: Position, player: i64, field: i64) -> list[int]:
    """Returns what a field of a player's row brings now."""
    giving: i64 = giving_now(s, player)
    return [symbol for symbol in s.layout.pyramid[s.row[player]][field] if giving >> symbol & 1]


def contents_packed(s: Position, player: i64, field: i64, giving: i64) -> i64:
    """The same as one number, by which fields are compared; 0 if it brings nothing."""
    found: i64 = 0
    symbol: i64
    for symbol in s.layout.pyramid[s.row[player]][field]:
        if giving >> symbol & 1:
            found = found << REWARD_BITS | symbol + 1
    return found


class Reward(Question[Position]):
    """R7.4: the reward of this field or of an earlier one; of equal ones only the last is offered."""

    name = "reward"
    rule = "R7.4"
    answers = (moves.FIELD,)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        seen: list[int] = []
        giving: i64 = giving_now(s, seat)
        field: i64
        for field in range(s.field[seat], -1, -1):
            contents: i64 = contents_packed(s, seat, field, giving)
            if contents and contents not in seen:
                seen.append(contents)
                actions.append(moves.FIELD.at(field))
        actions.reverse()
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        field = moves.FIELD.place(action)
        if field > s.field[seat]:
            return IllegalMove(self.rule, "refused-field-ahead", field=field + 1)
        if action not in self.offer(s, seat, detail):
            return IllegalMove(self.rule, "refused-field-useless", field=field + 1)
        return None

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        gains.push_gains(s, seat, contents_now(s, seat, moves.FIELD.place(action)))


REWARD: Final[Reward] = Reward()
