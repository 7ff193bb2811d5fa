"""The Traitor of the solo game (R10): his boards, his turns, his passing."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.engine.bits import bit
from iteru.games.pharaon.rules import (
    cards,
    figures,
    gains,
    moves,
    passing,
    rounds,
    succession,
    turn,
)
from iteru.games.pharaon.rules.box import BOARDS
from iteru.games.pharaon.rules.figures import FIELD_BASE
from iteru.games.pharaon.rules.moves import (
    COLOUR_COUNT,
    COLOURS,
    SILVER,
    TOKEN_COUNT,
    TOKENS,
)
from iteru.games.pharaon.rules.position import EMPTY, NOT_PASSED, TRAITOR, Position

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
        board * 2 + (1 if dark.index(place) < s.layout.dark_boards else 0)
        for place, board in enumerate(boards)
    ]
    colours = list(range(COLOUR_COUNT))
    s.rng.shuffle(colours)
    s.column_colour = colours
    s.columns = [EMPTY] * (len(BOARDS) * s.layout.column_room)
    s.filled = [1] * len(BOARDS)
    for column, colour in enumerate(colours):
        s.columns[column * s.layout.column_room] = rounds.token_from_bank(s, colour)


def get_first_noble(s: Position, card: i64) -> None:
    """R10.1: the noble that the player rejects is his, without an effect."""
    s.nobles[TRAITOR] |= bit(card)
    if s.journal is not None:
        s.journal.show("traitor-took-noble", {"noble": str(card + 1)})


def fill_pile(s: Position, board: i64) -> None:
    """R10.2: as many jars as the board of this round says, face down."""
    for _ in range(s.layout.traitor_jars[s.boards[board % len(s.boards)]]):
        jar = gains.draw_from_stock(s)
        if jar != EMPTY:
            s.traitor_jars.append(jar)


# His turn


def begin_turn(s: Position) -> None:
    """R10.2: a jar while he has one; R10.8: then he passes, and later moves on the pyramid."""
    if s.traitor_jars:
        turn_up_jar(s)
    elif s.row[TRAITOR] == NOT_PASSED:
        pass_turn(s)
    else:
        s.push(turn.NEXT_TURN, TRAITOR, 0)
        move_on(s)


def turn_up_jar(s: Position) -> None:
    """R10.2: the lower resource goes to its column, then the upper two."""
    jar: i64 = s.traitor_jars.pop()
    s.turned_jar = jar
    goods = s.layout.jar_goods[jar]
    if s.journal is not None:
        s.journal.reveal("traitor-jar", {"cards": gains.words(goods)})
    s.push(END_TURN, TRAITOR, 0)
    fill_column(s, goods[BOTTOM])
    if WHEEL.offer(s, 0, 0):
        gains.later(s, WHEEL, 0, 0)
    else:
        fill_column(s, goods[TOP_LEFT])
        fill_column(s, goods[TOP_RIGHT])


class TraitorWheel(Question[Position]):
    """R10.3: which of the upper resources blocks a space of the wheel; the other one goes to its column."""

    name = "traitor-wheel"
    rule = "R10.3"
    kinds = ("wheel",)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        goods = s.layout.jar_goods[s.turned_jar]
        actions: list[int] = []
        top: i64
        for top in range(2):
            if s.taken[goods[top]] < s.layout.spaces and (top == 0 or goods[1] != goods[0]):
                actions.append(moves.WHEEL_LEFT + top)
        return actions

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        goods = s.layout.jar_goods[s.turned_jar]
        top: i64 = action - moves.WHEEL_LEFT
        rounds.block(s, goods[top])
        if s.journal is not None:
            s.journal.tell("traitor-blocks", {"card": COLOURS[goods[top]]})
        fill_column(s, goods[1 - top])


WHEEL: Final[TraitorWheel] = TraitorWheel()


class EndTurn(Task[Position]):
    """R10.2: the jar is discarded; R10.8: by an option he passes at once with his last one."""

    name = "traitor-end-turn"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        s.jar_discard.append(s.turned_jar)
        s.turned_jar = EMPTY
        if s.layout.passes_at_once and not s.traitor_jars:
            pass_turn(s)
        else:
            s.push(turn.NEXT_TURN, TRAITOR, 0)


END_TURN: Final[EndTurn] = EndTurn()


# Columns


def fill_column(s: Position, colour: i64) -> None:
    """R10.4: the column of a colour, or the next one to the right with room; its field is carried out."""
    columns: i64 = len(s.filled)
    first: i64 = s.column_colour.index(colour)
    more: i64
    for more in range(columns):
        column: i64 = (first + more) % columns
        fields = s.layout.traitor_fields[s.boards[column]]
        height: i64 = s.filled[column]
        if height <= len(fields):
            s.columns[column * s.layout.column_room + height] = rounds.token_from_bank(s, colour)
            s.filled[column] = height + 1
            if s.journal is not None:
                facts: dict[str, int | str] = {
                    "card": COLOURS[colour],
                    "column": column + 1,
                    "field": height,
                }
                s.journal.tell("traitor-column", facts)
            carry_out(s, fields[height - 1])
            return


def carry_out(s: Position, field: i64) -> None:
    """R10.6: what a field does; R10.7: those that bring him something other than cards."""
    code: i64 = field // FIELD_BASE
    number: i64 = field % FIELD_BASE
    if code == figures.TAKE_NOBLE or code == figures.DISCARD_NOBLE:
        clear_noble(s, number, code == figures.TAKE_NOBLE)
    elif code == figures.TAKE_ARTISAN or code == figures.DISCARD_ARTISAN:
        clear_artisan(s, number == 1, code == figures.TAKE_ARTISAN)
    elif code == figures.NOBLE_VALUE:
        if number > s.traitor_value:
            s.traitor_value = number
    else:
        carry_out_goods(s, code, number)


def carry_out_goods(s: Position, code: i64, number: i64) -> None:
    """R10.7: the burial chamber, offerings, the Nile, and gods."""
    if code == figures.FIELD_TOMB:
        succession.step_in_tomb(s, TRAITOR)
    elif code == figures.FIELD_PAIR:
        take_pair(s, number)
    elif code == figures.FIELD_BONUS:
        take_bonus(s, number)
    elif code == figures.FIELD_NILE:
        step_on_nile(s, number == 1)
    elif code == figures.FIELD_GOD:
        s.traitor_gods |= bit(number)
        if s.journal is not None:
            s.journal.tell("traitor-god", {"god": s.layout.gods[number]})


def clear_noble(s: Position, slot: i64, takes: bool) -> None:
    """R10.6: the n-th noble from the left is taken, without its effect, or discarded."""
    if slot >= len(s.noble_slots) or s.noble_slots[slot] == EMPTY:
        return
    card: i64 = s.noble_slots[slot]
    if s.journal is not None:
        name = "traitor-took-noble" if takes else "traitor-discarded-noble"
        s.journal.tell(name, {"noble": str(card + 1)})
    cards.refill_noble(s, slot)
    if takes:
        s.nobles[TRAITOR] |= bit(card)
        succession.check_succession(s, TRAITOR)
    else:
        s.noble_discard = [*s.noble_discard, card]


def clear_artisan(s: Position, highest: bool, takes: bool) -> None:
    """R10.6: the artisan with most or fewest points, the first from the left of equal ones."""
    best: i64 = EMPTY
    slot: i64
    for slot in range(len(s.artisan_slots)):
        card: i64 = s.artisan_slots[slot]
        if card != EMPTY and (best == EMPTY or is_better(s, card, s.artisan_slots[best], highest)):
            best = slot
    if best == EMPTY:
        return
    card = s.artisan_slots[best]
    if s.journal is not None:
        facts: dict[str, int | str] = {
            "artisan": s.layout.artisan_number[card],
            "points": s.layout.artisan_points[card],
        }
        s.journal.tell("traitor-took-artisan" if takes else "traitor-discarded-artisan", facts)
    cards.refill_artisan(s, best)
    if takes:
        s.artisans[TRAITOR] |= bit(card)
    else:
        s.artisan_discard = [*s.artisan_discard, card]


def is_better(s: Position, card: i64, other: i64, highest: bool) -> bool:
    points = s.layout.artisan_points
    return points[card] > points[other] if highest else points[card] < points[other]


def take_pair(s: Position, slot: i64) -> None:
    """R10.7: the n-th pair from the top, if it is there."""
    tokens = cards.take_pair(s, TRAITOR, slot) if slot < s.layout.pairs else []
    if tokens and s.journal is not None:
        s.journal.tell("traitor-took-offerings", {"cards": gains.words(tokens)})


def take_bonus(s: Position, slot: i64) -> None:
    """R10.7: the n-th bonus offering from the top, if it is there."""
    if slot >= len(s.bonus) or s.bonus[slot] == EMPTY:
        return
    token = s.bonus[slot]
    s.bonus[slot] = EMPTY
    s.goods[TRAITOR * TOKEN_COUNT + token] += 1
    if s.journal is not None:
        s.journal.tell("traitor-took-offerings", {"cards": TOKENS[token]})


def step_on_nile(s: Position, fullest: bool) -> None:
    """R10.7: the track coloured like the fullest or emptiest column, the leftmost of equal ones."""
    best: i64 = 0
    column: i64
    for column in range(1, len(s.filled)):
        more = s.filled[column] > s.filled[best]
        less = s.filled[column] < s.filled[best]
        if more if fullest else less:
            best = column
    colour: i64 = s.column_colour[best]
    place: i64 = TRAITOR * COLOUR_COUNT + colour
    if s.level[place] < s.layout.top_level:
        s.level[place] += 1
        if s.journal is not None:
            facts: dict[str, int | str] = {"colour": COLOURS[colour], "level": s.level[place]}
            s.journal.tell("traitor-nile", facts)


# Passing


def pass_turn(s: Position) -> None:
    """R10.8: a row of the pyramid, but no jar."""
    if s.journal is not None:
        s.journal.tell("traitor-passed", {})
    if passing.enter_pyramid(s, TRAITOR):
        s.push(rounds.END_ROUND, TRAITOR, 0)
    else:
        s.push(turn.NEXT_TURN, TRAITOR, 0)


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
        gains.later(s, TRAITOR_BASIC, 0, 0)
    elif symbol == SILVER:
        if gains.gain(s, TRAITOR, SILVER, 1) and s.journal is not None:
            s.journal.tell("traitor-gained", {"cards": TOKENS[SILVER]})
    else:
        token = cards.draw_offering(s)
        if token != EMPTY:
            s.goods[TRAITOR * TOKEN_COUNT + token] += 1
            if s.journal is not None:
                s.journal.reveal("traitor-drew", {"card": TOKENS[token]})


class TraitorBasic(Question[Position]):
    """R10.9: a basic token for the Traitor."""

    name = "traitor-basic"
    rule = "R10.9"
    kinds = ("traitor-take",)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return gains.basic_kinds(s)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        kind: i64 = action - moves.TAKE
        gains.gain(s, TRAITOR, kind, 1)
        if s.journal is not None:
            s.journal.tell("traitor-gained", {"cards": TOKENS[kind]})


TRAITOR_BASIC: Final[TraitorBasic] = TraitorBasic()
