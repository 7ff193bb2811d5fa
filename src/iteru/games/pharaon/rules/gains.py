"""What players gain: resources from the bank (R1.2), jars (R1.4), offerings (R5.2), and single symbols one after another."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.games.pharaon.rules import cards, figures, moves, nile, succession
from iteru.games.pharaon.rules.moves import (
    COLOUR_COUNT,
    RESOURCE_COUNT,
    TOKEN_COUNT,
    TOKENS,
)
from iteru.games.pharaon.rules.position import EMPTY, Position, has_basic, is_ready, tire

QUESTION_BITS: Final = 8
QUESTION_MASK: Final = (1 << QUESTION_BITS) - 1


class Ask(Task[Position]):
    """A question whose time has come: it is not asked if there is one answer or none."""

    name = "ask"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        question = s.book.questions[detail & QUESTION_MASK]
        actions: list[int] = question.offer(s, seat, detail >> QUESTION_BITS)
        if len(actions) == 1:
            question.answer(s, seat, detail >> QUESTION_BITS, actions[0])
        elif actions:
            s.push(question, seat, detail >> QUESTION_BITS)


ASK: Final[Ask] = Ask()


def later(s: Position, question: Question[Position], seat: i64, detail: i64) -> None:
    """Put a question on the agenda, to be looked at when its time comes."""
    s.push(ASK, seat, detail << QUESTION_BITS | question.number)


# Resources


def gain(s: Position, player: i64, kind: i64, count: i64) -> i64:
    """R1.2: as many tokens as the bank has, but not more than `count`; how many they were."""
    there: i64 = s.bank[kind]
    if there < count:
        count = there
    s.bank[kind] -= count
    s.goods[player * TOKEN_COUNT + kind] += count
    return count


def gain_all(s: Position, player: i64, kinds: list[int], told: bool = False) -> None:
    """R1.2: what the bank lacks is lost. What was `told` already is told again only if something is lacking."""
    gained: list[int] = []
    for kind in kinds:
        if gain(s, player, kind, 1):
            gained.append(kind)
    if s.journal is not None:
        is_short = len(gained) < len(kinds)
        if gained and (is_short or not told):
            s.journal.tell("gained", {"seat": player, "cards": words(gained)})
        if is_short:
            s.journal.tell("bank-short", {"count": len(kinds) - len(gained)})


def words(kinds: list[int]) -> str:
    """Tokens as one fact of an event."""
    return " ".join([TOKENS[kind] for kind in kinds])


def basic_kinds(s: Position) -> list[int]:
    """The basic kinds that the bank has, as actions to take one."""
    actions: list[int] = []
    colour: i64
    for colour in range(COLOUR_COUNT):
        if s.bank[colour]:
            actions.append(moves.TAKE + colour)
    return actions


class Basic(Question[Position]):
    """R7.4, R6.10: a basic token of one's choice, of those in the bank."""

    name = "basic"
    rule = "R1.2"
    kinds = ("take",)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return basic_kinds(s)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        gain_all(s, seat, [action - moves.TAKE])


BASIC: Final[Basic] = Basic()


# Symbols


class Gain(Task[Position]):
    """A symbol of a card, action or field: the number of the symbol, and how often."""

    name = "gain"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        symbol: i64 = detail & QUESTION_MASK
        if symbol < RESOURCE_COUNT:
            kind: int = symbol
            gain_all(s, seat, [kind] * int(detail >> QUESTION_BITS))
        elif symbol == figures.JAR:
            draw_jar(s, seat)
        elif symbol == figures.OFFERING:
            later(s, cards.OFFERING, seat, 0)
        elif symbol == figures.ARTISAN:
            later(s, cards.ARTISAN, seat, 0)
        elif symbol == figures.TOMB_STEP:
            succession.step_in_tomb(s, seat)
        elif symbol == figures.NILE_STEP:
            later(s, nile.STEP, seat, nile.ANY_TRACK)
        elif symbol == figures.BASIC:
            later(s, BASIC, seat, 0)
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
        s.push(GAIN, player, count << QUESTION_BITS | symbol)
        place -= 1


# Jars


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
        facts: dict[str, int | str] = {"seat": player, "cards": words(s.layout.jar_goods[jar])}
        s.journal.reveal("jar-drawn", facts)
    gain_jar(s, player, jar)


def gain_jar(s: Position, player: i64, jar: i64) -> None:
    """R6.10: the Diplomat may replace it; then its goods; R6.9: then the Teacher."""
    later(s, TEACHER, player, 0)
    if is_ready(s, player, s.layout.diplomats) and has_basic(s):
        s.turned_jar = jar
        s.push(DIPLOMAT, player, 0)
    else:
        open_jar(s, player, jar, True)


def open_jar(s: Position, player: i64, jar: i64, told: bool) -> None:
    """R1.4: its three resources, which the line about the jar may have told; the jar is discarded."""
    s.jar_discard.append(jar)
    gain_all(s, player, s.layout.jar_goods[jar], told)


class Diplomat(Question[Position]):
    """R6.10: once a round, a jar may be discarded for basic tokens of one's choice."""

    name = "diplomat"
    rule = "R6.10"
    kinds = ("diplomat", "decline")

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return [moves.DIPLOMAT, moves.DECLINE]

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        jar = s.turned_jar
        s.turned_jar = EMPTY
        if action == moves.DECLINE:
            open_jar(s, seat, jar, False)
            return
        card = tire(s, seat, is_ready(s, seat, s.layout.diplomats))
        if s.journal is not None:
            s.journal.tell("used-noble", {"seat": seat, "noble": str(card + 1)})
        s.jar_discard.append(jar)
        for _ in s.layout.jar_goods[jar]:
            later(s, BASIC, seat, 0)


DIPLOMAT: Final[Diplomat] = Diplomat()


class Teacher(Question[Position]):
    """R6.9: once a round, a basic token of one's choice when a jar was gained."""

    name = "teacher"
    rule = "R6.9"
    kinds = ("take", "decline")

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        if not is_ready(s, seat, s.layout.teachers) or not has_basic(s):
            return []
        actions = basic_kinds(s)
        actions.append(moves.DECLINE)
        return actions

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if action == moves.DECLINE:
            return
        card = tire(s, seat, is_ready(s, seat, s.layout.teachers))
        if s.journal is not None:
            s.journal.tell("used-noble", {"seat": seat, "noble": str(card + 1)})
        gain_all(s, seat, [action - moves.TAKE])


TEACHER: Final[Teacher] = Teacher()


class PickJar(Question[Position]):
    """R7.2: one of the jars that lie open."""

    name = "jar"
    rule = "R7.2"
    kinds = ("jar",)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return jars_to_pick(s)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        gain_jar(s, seat, take_jar(s, seat, action - moves.JAR))


PICK_JAR: Final[PickJar] = PickJar()


def jars_to_pick(s: Position) -> list[int]:
    """Jars that lie open, copies of one only once."""
    actions: list[int] = []
    seen: list[int] = []
    slot: i64
    for slot in range(len(s.jars)):
        jar = s.jars[slot]
        if jar != EMPTY and s.layout.jar_figure[jar] not in seen:
            seen.append(s.layout.jar_figure[jar])
            actions.append(moves.JAR + slot)
    return actions


def take_jar(s: Position, player: i64, slot: i64) -> i64:
    jar: i64 = s.jars[slot]
    s.jars[slot] = EMPTY
    if s.journal is not None:
        facts: dict[str, int | str] = {
            "seat": player,
            "slot": slot + 1,
            "cards": words(s.layout.jar_goods[jar]),
        }
        s.journal.tell("jar-taken", facts)
    return jar
