"""Jars (R1.4): drawn or taken, opened, and what the Diplomat (R6.10) and the Teacher (R6.9) make of them."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question
from iteru.engine.errors import IllegalMove
from iteru.games.pharaon.rules import bank, moves
from iteru.games.pharaon.rules.ask import ask_later
from iteru.games.pharaon.rules.bank import token_words
from iteru.games.pharaon.rules.position import EMPTY, Position, ready, use_noble


def draw_from_stock(s: Position) -> i64:
    """R1.4: the top jar; discarded ones are shuffled when there is none."""
    if not s.jar_stock:
        s.jar_stock = s.jar_discard
        s.jar_discard = []
        s.rng.shuffle(s.jar_stock)
    return s.jar_stock.pop() if s.jar_stock else EMPTY


def draw_jar(s: Position, player: i64) -> None:
    """R1.4: turn up a jar and gain it."""
    jar = draw_from_stock(s)
    if jar == EMPTY:
        return
    if s.journal is not None:
        goods = token_words(s.layout.jar_goods[jar])
        s.journal.reveal("jar-drawn", {"seat": player, "cards": goods})
    gain_jar(s, player, jar)


def gain_jar(s: Position, player: i64, jar: i64) -> None:
    """R6.10: the Diplomat may replace it; then its goods; R6.9: then the Teacher."""
    ask_later(s, TEACHER, player, 0)
    if ready(s, player, s.layout.diplomats) and bank.has_basic(s):
        s.turned_jar = jar
        s.push(DIPLOMAT, player, 0)
    else:
        open_jar(s, player, jar, True)


def open_jar(s: Position, player: i64, jar: i64, announced: bool) -> None:
    """R1.4: its three resources, which the line about the jar may have told; the jar is discarded."""
    s.jar_discard.append(jar)
    bank.gain_all(s, player, s.layout.jar_goods[jar], announced)


class Diplomat(Question[Position]):
    """R6.10: once a round, a jar may be discarded for basic tokens of one's choice."""

    name = "diplomat"
    rule = "R6.10"
    answers = (moves.DIPLOMAT, moves.DECLINE)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return [moves.DIPLOMAT.first, moves.DECLINE.first]

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        jar = s.turned_jar
        s.turned_jar = EMPTY
        if moves.DECLINE.has(action):
            open_jar(s, seat, jar, False)
            return
        use_noble(s, seat, s.layout.diplomats)
        s.jar_discard.append(jar)
        for _ in s.layout.jar_goods[jar]:
            ask_later(s, bank.BASIC, seat, 0)


DIPLOMAT: Final[Diplomat] = Diplomat()


class Teacher(Question[Position]):
    """R6.9: once a round, a basic token of one's choice when a jar was gained."""

    name = "teacher"
    rule = "R6.9"
    answers = (moves.TAKE, moves.DECLINE)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        if not ready(s, seat, s.layout.teachers) or not bank.has_basic(s):
            return []
        actions = bank.basic_to_take(s)
        actions.append(moves.DECLINE.first)
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        return None if moves.DECLINE.has(action) else bank.why_not_take(s, action)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if moves.DECLINE.has(action):
            return
        use_noble(s, seat, s.layout.teachers)
        bank.gain_all(s, seat, [moves.TAKE.place(action)])


TEACHER: Final[Teacher] = Teacher()


# Jars that lie open


class PickJar(Question[Position]):
    """R7.2: one of the jars that lie open."""

    name = "jar"
    rule = "R7.2"
    answers = (moves.JAR,)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return jars_to_pick(s)

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        return why_not_jar(s, self.rule, action)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        gain_jar(s, seat, take_jar(s, seat, moves.JAR.place(action)))


PICK_JAR: Final[PickJar] = PickJar()


def jars_to_pick(s: Position) -> list[int]:
    """Jars that lie open, copies of one only once."""
    actions: list[int] = []
    slot: i64
    for slot in range(len(s.jars)):
        if s.jars[slot] != EMPTY and not is_copy(s, slot):
            actions.append(moves.JAR.at(slot))
    return actions


def is_copy(s: Position, slot: i64) -> bool:
    """Whether an equal jar lies in an earlier slot."""
    figures = s.layout.jar_figure
    earlier: i64
    for earlier in range(slot):
        if s.jars[earlier] != EMPTY and figures[s.jars[earlier]] == figures[s.jars[slot]]:
            return True
    return False


def why_not_jar(s: Position, rule: str, action: i64) -> IllegalMove | None:
    slot = moves.JAR.place(action)
    if slot >= len(s.jars) or s.jars[slot] == EMPTY:
        return IllegalMove(rule, "refused-no-jar", slot=slot + 1)
    return IllegalMove(rule, "refused-same-jar", slot=slot + 1) if is_copy(s, slot) else None


def take_jar(s: Position, player: i64, slot: i64) -> i64:
    """A jar that lies open is no longer there; which one it was."""
    jar: i64 = s.jars[slot]
    s.jars[slot] = EMPTY
    if s.journal is not None:
        facts: dict[str, int | str] = {
            "seat": player,
            "slot": slot + 1,
            "cards": token_words(s.layout.jar_goods[jar]),
        }
        s.journal.tell("jar-taken", facts)
    return jar
