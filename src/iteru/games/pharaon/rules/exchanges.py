"""The exchanges of the Seer (R6.7) and the Treasurer (R6.8), on one's turn and when passing (R6.12)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question
from iteru.games.pharaon.rules import gains, moves
from iteru.games.pharaon.rules.moves import (
    COLOUR_COUNT,
    FIRST_OFFERING,
    SILVER,
    TOKEN_COUNT,
    TOKENS,
)
from iteru.games.pharaon.rules.position import EMPTY, Position, is_ready, silver_left, tire

FOR_BASIC: Final = 0
FOR_SILVER: Final = 1


def offer_exchanges(s: Position, seat: i64, actions: list[int]) -> None:
    """Add the exchanges that are possible now."""
    if is_ready(s, seat, s.layout.seers) and tokens_to_give(s, seat, FOR_BASIC):
        actions.append(moves.SEER)
    if is_ready(s, seat, s.layout.treasurers) and tokens_to_give(s, seat, FOR_SILVER):
        actions.append(moves.TREASURER)


def begin_exchange(s: Position, seat: i64, action: i64) -> None:
    gains.later(s, GIVE, seat, FOR_BASIC if action == moves.SEER else FOR_SILVER)


def kinds_to_get(s: Position, given: i64) -> list[int]:
    """R6.7: the basic kinds in the bank, other than the one given."""
    actions: list[int] = []
    colour: i64
    for colour in range(COLOUR_COUNT):
        if s.bank[colour] and colour != given % FIRST_OFFERING:
            actions.append(moves.TAKE + colour)
    return actions


def tokens_to_give(s: Position, seat: i64, for_what: i64) -> list[int]:
    """Basic tokens and resource offerings that could be exchanged, as actions."""
    actions: list[int] = []
    if for_what == FOR_SILVER and not silver_left(s):
        return actions
    offering: i64
    colour: i64
    for offering in range(2):
        for colour in range(COLOUR_COUNT):
            kind: i64 = colour + offering * FIRST_OFFERING
            if s.goods[seat * TOKEN_COUNT + kind] and (
                for_what == FOR_SILVER or kinds_to_get(s, kind)
            ):
                actions.append(moves.GIVE + offering * COLOUR_COUNT + colour)
    return actions


def token_of(action: i64) -> i64:
    """The kind of token that an action gives."""
    if action < moves.GIVE_OFFERING:
        return action - moves.GIVE
    return action - moves.GIVE_OFFERING + FIRST_OFFERING


class Give(Question[Position]):
    """R6.7, R6.8: the token to give; the detail says for what."""

    name = "give"
    rule = "R6.7"
    kinds = ("give",)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return tokens_to_give(s, seat, detail)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        s.given = token_of(action)
        if detail == FOR_SILVER:
            exchange(s, seat, s.layout.treasurers, SILVER)
        else:
            gains.later(s, GET, seat, 0)


GIVE: Final[Give] = Give()


class Get(Question[Position]):
    """R6.7: another basic kind for it."""

    name = "get"
    rule = "R6.7"
    kinds = ("take",)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return kinds_to_get(s, s.given)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        exchange(s, seat, s.layout.seers, action - moves.TAKE)


GET: Final[Get] = Get()


def exchange(s: Position, seat: i64, cards: i64, wanted: i64) -> None:
    """The given token goes to the bank or the used offerings; the wanted one comes from the bank."""
    given: i64 = s.given
    s.given = EMPTY
    s.goods[seat * TOKEN_COUNT + given] -= 1
    s.bank[wanted] -= 1
    s.goods[seat * TOKEN_COUNT + wanted] += 1
    if given < FIRST_OFFERING:
        s.bank[given] += 1
    else:
        s.offering_discard.append(given)
    card = tire(s, seat, is_ready(s, seat, cards))
    if s.journal is not None:
        facts: dict[str, int | str] = {
            "seat": seat,
            "noble": str(card + 1),
            "card": TOKENS[given],
            "other_card": TOKENS[wanted],
        }
        s.journal.tell("exchanged", facts)


class Exchange(Question[Position]):
    """R6.12: a last chance for exchanges, after passing."""

    name = "exchange"
    rule = "R6.12"
    kinds = ("seer", "treasurer", "done")

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        offer_exchanges(s, seat, actions)
        if actions:
            actions.append(moves.DONE)
        return actions

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if action != moves.DONE:
            gains.later(s, EXCHANGE, seat, 0)
            begin_exchange(s, seat, action)


EXCHANGE: Final[Exchange] = Exchange()
