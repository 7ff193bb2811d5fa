"""The Traitor's columns (R10.4): tokens that fill them, and what their fields do (R10.6, R10.7)."""

from mypy_extensions import i64

from iteru.engine.bits import bit
from iteru.games.pharaon.rules import bank, figures, gains, nile, nobles, offerings, succession
from iteru.games.pharaon.rules.bank import token_words
from iteru.games.pharaon.rules.moves import COLOUR_COUNT, COLOURS, TOKEN_COUNT, TOKENS
from iteru.games.pharaon.rules.position import EMPTY, TRAITOR, Position


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
            s.columns[column * s.layout.column_room + height] = bank.token_from_bank(s, colour)
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
    code: i64 = figures.code_in(field)
    number: i64 = figures.number_in(field)
    if code == figures.TAKE_NOBLE or code == figures.DISCARD_NOBLE:
        clear_noble(s, number, code == figures.TAKE_NOBLE)
    elif code == figures.TAKE_ARTISAN or code == figures.DISCARD_ARTISAN:
        clear_artisan(s, number == figures.HIGH, code == figures.TAKE_ARTISAN)
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
        step_on_nile(s, number == figures.HIGH)
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
    nobles.refill_noble(s, slot)
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
        name = "traitor-took-artisan" if takes else "traitor-discarded-artisan"
        s.journal.tell(name, gains.artisan_facts(s, card))
    gains.refill_artisan(s, best)
    if takes:
        s.artisans[TRAITOR] |= bit(card)
    else:
        s.artisan_discard = [*s.artisan_discard, card]


def is_better(s: Position, card: i64, other: i64, highest: bool) -> bool:
    points = s.layout.artisan_points
    return points[card] > points[other] if highest else points[card] < points[other]


def take_pair(s: Position, slot: i64) -> None:
    """R10.7: the n-th pair from the top, if it is there."""
    tokens = offerings.take_pair(s, TRAITOR, slot)
    if tokens and s.journal is not None:
        s.journal.tell("traitor-took-offerings", {"cards": token_words(tokens)})


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
    if not nile.is_full(s, TRAITOR, colour):
        s.level[place] += 1
        if s.journal is not None:
            facts: dict[str, int | str] = {"colour": COLOURS[colour], "level": s.level[place]}
            s.journal.tell("traitor-nile", facts)
