"""The bank (R1.2): tokens gained from it, and where tokens go back to."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question
from iteru.engine.errors import IllegalMove
from iteru.games.pharaon.rules import moves
from iteru.games.pharaon.rules.moves import (
    COLOUR_COUNT,
    COLOURS,
    FIRST_OFFERING,
    MARKER,
    TOKEN_COUNT,
    TOKENS,
)
from iteru.games.pharaon.rules.position import Position


def gain(s: Position, player: i64, kind: i64, count: i64) -> i64:
    """R1.2: as many tokens as the bank has, but not more than `count`; how many they were."""
    there: i64 = s.bank[kind]
    if there < count:
        count = there
    s.bank[kind] -= count
    s.goods[player * TOKEN_COUNT + kind] += count
    return count


def gain_all(s: Position, player: i64, kinds: list[int], announced: bool = False) -> None:
    """R1.2: what the bank lacks is lost. What was `announced` is told again only if something is lacking."""
    if s.journal is None:
        for kind in kinds:
            gain(s, player, kind, 1)
        return
    gained = [kind for kind in kinds if gain(s, player, kind, 1)]
    is_short = len(gained) < len(kinds)
    if gained and (is_short or not announced):
        s.journal.tell("gained", {"seat": player, "cards": token_words(gained)})
    if is_short:
        s.journal.tell("bank-short", {"count": len(kinds) - len(gained)})


def token_words(kinds: list[int]) -> str:
    """Tokens as one fact of an event."""
    return " ".join([TOKENS[kind] for kind in kinds])


def put_back(s: Position, kind: i64, count: i64) -> None:
    """R4.8, R8.1: resources go to the bank, offerings to those used, markers away."""
    if kind < FIRST_OFFERING:
        s.bank[kind] += count
    elif kind != MARKER:
        while count:
            s.offering_discard.append(kind)
            count -= 1


def token_from_bank(s: Position, colour: i64) -> i64:
    """R10.5: a token of a colour, or a marker if the bank has none."""
    if s.bank[colour] == 0:
        return MARKER
    s.bank[colour] -= 1
    return colour


# A basic token of one's choice


def has_basic(s: Position) -> bool:
    """R1.2: whether the bank has any basic token left."""
    colour: i64
    for colour in range(COLOUR_COUNT):
        if s.bank[colour]:
            return True
    return False


def basic_to_take(s: Position) -> list[int]:
    """The basic kinds that the bank has, as actions to take one."""
    actions: list[int] = []
    colour: i64
    for colour in range(COLOUR_COUNT):
        if s.bank[colour]:
            actions.append(moves.TAKE.at(colour))
    return actions


def why_not_take(s: Position, action: i64) -> IllegalMove | None:
    """R1.2: a kind that the bank has."""
    colour = moves.TAKE.place(action)
    if s.bank[colour]:
        return None
    return IllegalMove("R1.2", "refused-bank-empty", card=COLOURS[colour])


class Basic(Question[Position]):
    """R7.4, R6.10: a basic token of one's choice, of those in the bank."""

    name = "basic"
    rule = "R1.2"
    answers = (moves.TAKE,)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return basic_to_take(s)

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        return why_not_take(s, action)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        gain_all(s, seat, [moves.TAKE.place(action)])


BASIC: Final[Basic] = Basic()
