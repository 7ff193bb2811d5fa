"""The Traitor of the solo game (R10): his boards, his jars, and what he gets after he has passed."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question
from iteru.engine.bits import bit
from iteru.engine.errors import IllegalMove
from iteru.games.pharaon.rules import (
    bank,
    columns,
    figures,
    jars,
    moves,
    offerings,
    passing,
    succession,
    wheel,
)
from iteru.games.pharaon.rules.ask import ask_later
from iteru.games.pharaon.rules.bank import token_words
from iteru.games.pharaon.rules.box import BOARDS, side_of
from iteru.games.pharaon.rules.moves import (
    COLOUR_COUNT,
    COLOURS,
    SILVER,
    TOKEN_COUNT,
    TOKENS,
)
from iteru.games.pharaon.rules.position import EMPTY, TRAITOR, Position

TOP_LEFT: Final = 0
TOP_RIGHT: Final = 1
BOTTOM: Final = 2


def set_up(s: Position) -> None:
    """R10.1: boards in random order, some of them dark (R10.12), and a colour for each column."""
    boards = list(range(len(BOARDS)))
    s.rng.shuffle(boards)
    dark = list(range(len(BOARDS)))
    s.rng.shuffle(dark)
    s.boards = [
        side_of(board, dark.index(place) < s.layout.dark_boards)
        for place, board in enumerate(boards)
    ]
    colours = list(range(COLOUR_COUNT))
    s.rng.shuffle(colours)
    s.column_colour = colours
    s.columns = [EMPTY] * (len(BOARDS) * s.layout.column_room)
    s.filled = [1] * len(BOARDS)
    for column, colour in enumerate(colours):
        s.columns[column * s.layout.column_room] = bank.token_from_bank(s, colour)


def get_first_noble(s: Position, card: i64) -> None:
    """R10.1: the noble that the player rejects is his, without an effect."""
    s.nobles[TRAITOR] |= bit(card)
    if s.journal is not None:
        s.journal.show("traitor-took-noble", {"noble": str(card + 1)})


def fill_pile(s: Position, board: i64) -> None:
    """R10.2: as many jars as the board of this round says, face down."""
    for _ in range(s.layout.traitor_jars[s.boards[board % len(s.boards)]]):
        jar = jars.draw_from_stock(s)
        if jar != EMPTY:
            s.traitor_jars.append(jar)


# His turn


def turn_up_jar(s: Position) -> None:
    """R10.2: the lower resource goes to its column, then the upper two."""
    jar: i64 = s.traitor_jars.pop()
    s.turned_jar = jar
    goods = s.layout.jar_goods[jar]
    if s.journal is not None:
        s.journal.reveal("traitor-jar", {"cards": token_words(goods)})
    columns.fill_column(s, goods[BOTTOM])
    if WHEEL.offer(s, 0, 0):
        ask_later(s, WHEEL, 0, 0)
    else:
        columns.fill_column(s, goods[TOP_LEFT])
        columns.fill_column(s, goods[TOP_RIGHT])


class TraitorWheel(Question[Position]):
    """R10.3: which of the upper resources blocks a space of the wheel; the other one goes to its column."""

    name = "traitor-wheel"
    rule = "R10.3"
    answers = (moves.WHEEL,)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        goods = s.layout.jar_goods[s.turned_jar]
        actions: list[int] = []
        top: i64
        for top in range(2):
            if wheel.has_space(s, goods[top]) and (top == 0 or goods[1] != goods[0]):
                actions.append(moves.WHEEL.at(top))
        return actions

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        goods = s.layout.jar_goods[s.turned_jar]
        top: i64 = moves.WHEEL.place(action)
        wheel.block(s, goods[top])
        if s.journal is not None:
            s.journal.tell("traitor-blocks", {"card": COLOURS[goods[top]]})
        columns.fill_column(s, goods[1 - top])


WHEEL: Final[TraitorWheel] = TraitorWheel()


def discard_jar(s: Position) -> None:
    """R10.2: after his turn."""
    s.jar_discard.append(s.turned_jar)
    s.turned_jar = EMPTY


# After he has passed


def move_on(s: Position) -> None:
    """R10.9: the reward of the field he comes to."""
    if not passing.has_next_field(s, TRAITOR):
        return
    s.field[TRAITOR] += 1
    if s.journal is not None:
        s.journal.tell("traitor-moved-on", {"field": s.field[TRAITOR] + 1})
    field: i64 = s.field[TRAITOR]
    for symbol in s.layout.pyramid[s.row[TRAITOR]][field]:
        take_reward(s, symbol)


def take_reward(s: Position, symbol: i64) -> None:
    """R10.9: offerings are drawn blindly; the player says which basic kind he gets."""
    if symbol == figures.START:
        succession.take_start(s, TRAITOR)
    elif symbol == figures.BASIC:
        ask_later(s, TRAITOR_BASIC, 0, 0)
    elif symbol == SILVER:
        if bank.gain(s, TRAITOR, SILVER, 1) and s.journal is not None:
            s.journal.tell("traitor-gained", {"cards": TOKENS[SILVER]})
    else:
        token = offerings.draw_offering(s)
        if token != EMPTY:
            s.goods[TRAITOR * TOKEN_COUNT + token] += 1
            if s.journal is not None:
                s.journal.reveal("traitor-drew", {"card": TOKENS[token]})


class TraitorBasic(Question[Position]):
    """R10.9: a basic token for the Traitor."""

    name = "traitor-basic"
    rule = "R10.9"
    answers = (moves.TAKE,)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return bank.basic_to_take(s)

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        return bank.why_not_take(s, action)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        kind: i64 = moves.TAKE.place(action)
        bank.gain(s, TRAITOR, kind, 1)
        if s.journal is not None:
            s.journal.tell("traitor-gained", {"cards": TOKENS[kind]})


TRAITOR_BASIC: Final[TraitorBasic] = TraitorBasic()
