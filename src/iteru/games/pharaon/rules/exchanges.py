"""The exchanges of the Seer (R6.7) and the Treasurer (R6.8), on one's turn and when passing (R6.12)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question
from iteru.engine.errors import IllegalMove
from iteru.games.pharaon.rules import bank, moves
from iteru.games.pharaon.rules.ask import ask_later
from iteru.games.pharaon.rules.moves import (
    COLOUR_COUNT,
    COLOURS,
    FIRST_OFFERING,
    SILVER,
    TOKEN_COUNT,
    TOKENS,
    token_to_give,
)
from iteru.games.pharaon.rules.position import EMPTY, Position, good, ready, tire

# What is got for a token: the detail of GIVE.
FOR_BASIC: Final = 0
FOR_SILVER: Final = 1
RULES: Final = ("R6.7", "R6.8")


def offer_exchanges(s: Position, seat: i64, actions: list[int]) -> None:
    """Add the exchanges that are possible now."""
    if ready(s, seat, s.layout.seers) and can_give(s, seat, FOR_BASIC):
        actions.append(moves.SEER.first)
    if ready(s, seat, s.layout.treasurers) and can_give(s, seat, FOR_SILVER):
        actions.append(moves.TREASURER.first)


def why_not_exchange(s: Position, seat: i64, action: i64) -> IllegalMove | None:
    for_what = FOR_BASIC if moves.SEER.has(action) else FOR_SILVER
    cards = s.layout.seers if for_what == FOR_BASIC else s.layout.treasurers
    effect = "seer" if for_what == FOR_BASIC else "treasurer"
    if not ready(s, seat, cards):
        return IllegalMove(RULES[for_what], "refused-not-ready", effect=effect)
    if not can_give(s, seat, for_what):
        return IllegalMove(RULES[for_what], "refused-no-exchange", effect=effect)
    return None


def begin_exchange(s: Position, seat: i64, action: i64) -> None:
    ask_later(s, GIVE, seat, FOR_BASIC if moves.SEER.has(action) else FOR_SILVER)


def is_other_kind(exchanged: i64, colour: i64) -> bool:
    """R6.7: whether a basic kind differs from that of the token to exchange."""
    return colour != exchanged % FIRST_OFFERING


def is_wanted(s: Position, token: i64, for_what: i64) -> bool:
    """Whether the bank has something for a token."""
    if for_what == FOR_SILVER:
        return s.bank[SILVER] > 0
    colour: i64
    for colour in range(COLOUR_COUNT):
        if s.bank[colour] and is_other_kind(token, colour):
            return True
    return False


def can_give_one(s: Position, seat: i64, token: i64, for_what: i64) -> bool:
    return good(s, seat, token) > 0 and is_wanted(s, token, for_what)


def can_give(s: Position, seat: i64, for_what: i64) -> bool:
    """Whether a player has any basic token or resource offering that could be exchanged."""
    action: i64
    for action in range(moves.GIVE.first, moves.GIVE.first + moves.GIVE.count):
        if can_give_one(s, seat, token_to_give(action), for_what):
            return True
    return False


class Give(Question[Position]):
    """R6.7, R6.8: the token to give; the detail says for what."""

    name = "give"
    rule = "R6.7"
    answers = (moves.GIVE,)

    def rule_for(self, s: Position, seat: i64, detail: i64) -> str:
        return RULES[detail]

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        action: i64
        for action in range(moves.GIVE.first, moves.GIVE.first + moves.GIVE.count):
            if can_give_one(s, seat, token_to_give(action), detail):
                actions.append(action)
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        token = token_to_give(action)
        if not good(s, seat, token):
            return IllegalMove(RULES[detail], "refused-no-token", card=TOKENS[token])
        if not is_wanted(s, token, detail):
            return IllegalMove(RULES[detail], "refused-nothing-for-it", card=TOKENS[token])
        return None

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        s.exchanged = token_to_give(action)
        if detail == FOR_SILVER:
            exchange(s, seat, s.layout.treasurers, SILVER)
        else:
            ask_later(s, GET, seat, 0)


GIVE: Final[Give] = Give()


class Get(Question[Position]):
    """R6.7: another basic kind for it."""

    name = "get"
    rule = "R6.7"
    answers = (moves.TAKE,)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        colour: i64
        for colour in range(COLOUR_COUNT):
            if s.bank[colour] and is_other_kind(s.exchanged, colour):
                actions.append(moves.TAKE.at(colour))
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        colour = moves.TAKE.place(action)
        if not is_other_kind(s.exchanged, colour):
            return IllegalMove(self.rule, "refused-same-kind", card=COLOURS[colour])
        return bank.why_not_take(s, action)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        exchange(s, seat, s.layout.seers, moves.TAKE.place(action))


GET: Final[Get] = Get()


def exchange(s: Position, seat: i64, cards: i64, wanted: i64) -> None:
    """The wanted token comes from the bank; the exchanged one goes there or to the used offerings."""
    exchanged: i64 = s.exchanged
    s.exchanged = EMPTY
    bank.gain(s, seat, wanted, 1)
    s.goods[seat * TOKEN_COUNT + exchanged] -= 1
    bank.put_back(s, exchanged, 1)
    card = tire(s, seat, cards)
    if s.journal is not None:
        facts: dict[str, int | str] = {
            "seat": seat,
            "noble": str(card + 1),
            "card": TOKENS[exchanged],
            "other_card": TOKENS[wanted],
        }
        s.journal.tell("exchanged", facts)


class Exchange(Question[Position]):
    """R6.12: a last chance for exchanges, after passing."""

    name = "exchange"
    rule = "R6.12"
    answers = (moves.SEER, moves.TREASURER, moves.DONE)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        offer_exchanges(s, seat, actions)
        if actions:
            actions.append(moves.DONE.first)
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        return None if moves.DONE.has(action) else why_not_exchange(s, seat, action)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if not moves.DONE.has(action):
            ask_later(s, EXCHANGE, seat, 0)
            begin_exchange(s, seat, action)


EXCHANGE: Final[Exchange] = Exchange()
