"""Cards of the Sphinx: drawing (R7.10) and keeping (R7.11, R7.12)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question
from iteru.engine.errors import IllegalMove
from iteru.games.egizia.rules import building, moves
from iteru.games.egizia.rules.codes import kind_of_card, known_to, of_seat, only_known_to
from iteru.games.egizia.rules.moves import KEEP_MORE, MORE_SPHINX, SPHINX_CARDS, SPHINX_SITE
from iteru.games.egizia.rules.position import FOR_SPHINX, Position, holds, score, use_card


def names_of(cards: list[int]) -> str:
    return " ".join([SPHINX_CARDS[kind_of_card(card)] for card in cards])


def offer_keeping(cards: list[int]) -> list[int]:
    """Returns the actions that keep one of the cards, ascending; equal cards are one choice."""
    return sorted({moves.KEEP.at(kind_of_card(card)) for card in cards})


def why_not_keep(rule: str, cards: list[int], action: i64) -> IllegalMove | None:
    kind = moves.KEEP.place(action)
    if kind in [kind_of_card(card) for card in cards]:
        return None
    return IllegalMove(rule, "refused-not-drawn", card=SPHINX_CARDS[kind])


def keep_card(s: Position, seat: i64, cards: list[int], kind: i64) -> None:
    """Keeps a card, the first of equal ones. The seat knows it already: nothing new is revealed."""
    place: i64
    for place in range(len(cards)):
        if kind_of_card(cards[place]) == kind:
            cards.pop(place)
            break
    s.kept = [*s.kept, of_seat(seat, kind)]


# Drawing


def most_draws(s: Position, seat: i64) -> i64:
    """R7.10: returns how many cards strength, stones, the limit and the deck allow."""
    paid: i64 = min(s.strength, s.stones[seat])
    return min(paid, min(s.layout.draw_limit, len(s.deck)))


def offer_draws(s: Position, seat: i64, actions: list[int]) -> None:
    count: i64
    for count in range(most_draws(s, seat)):
        actions.append(moves.DRAW.at(count))


def why_not_draw(s: Position, seat: i64, site: i64, count: i64) -> IllegalMove | None:
    if site != SPHINX_SITE:
        return IllegalMove("R7.10", "refused-not-sphinx")
    most = most_draws(s, seat)
    return None if count <= most else IllegalMove("R7.10", "refused-too-many-cards", count=most)


def pay(s: Position, seat: i64, count: i64) -> None:
    """R7.10: a stone for each card; R10.11: then cards without stones, with that card."""
    s.stones[seat] -= count
    s.paid = count
    if s.journal is not None:
        s.journal.tell("paid", {"seat": seat, "count": count})
    if most_extra(s, seat, count) > 0:
        s.push(EXTRA, seat, count)
    else:
        draw(s, seat, count)


def most_extra(s: Position, seat: i64, paid: i64) -> i64:
    """R10.11: returns how many cards beyond those paid for the limit and the deck allow."""
    most: i64 = s.layout.more_sphinx * holds(s, seat, MORE_SPHINX)
    if most > s.layout.draw_limit - paid:
        most = s.layout.draw_limit - paid
    if most > len(s.deck) - paid:
        most = len(s.deck) - paid
    return most


class Extra(Question[Position]):
    """R10.11: how many more cards, chosen before looking; none is possible."""

    name = "extra"
    rule = "R10.11"
    answers = (moves.EXTRA,)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return [moves.EXTRA.at(count) for count in range(most_extra(s, seat, detail) + 1)]

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        most = most_extra(s, seat, detail)
        if moves.EXTRA.place(action) <= most:
            return None
        return IllegalMove(self.rule, "refused-too-many-extra", count=detail + most)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        draw(s, seat, detail + moves.EXTRA.place(action))


EXTRA: Final[Extra] = Extra()


def draw(s: Position, seat: i64, count: i64) -> None:
    s.drawn = s.deck[:count]
    s.deck = s.deck[count:]
    if s.journal is not None:
        s.journal.tell("drew", {"seat": seat, "count": count})
        s.journal.whisper(seat, "drew-cards", {"cards": names_of(s.drawn)})
    s.push(KEEP, seat, 0)


# Keeping


class Keep(Question[Position]):
    """R7.11: one of the cards drawn, or none."""

    name = "keep"
    rule = "R7.11"
    answers = (moves.KEEP, moves.KEEP_NONE)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions = offer_keeping(s.drawn)
        actions.append(moves.KEEP_NONE.first)
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        if moves.KEEP_NONE.has(action):
            return None
        return why_not_keep(self.rule, s.drawn, action)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        """`detail` is the number of cards kept so far."""
        if moves.KEEP_NONE.has(action):
            put_back(s, seat, detail)
            return
        if detail == s.layout.keep:
            use_card(s, seat, KEEP_MORE)
        s.drawn = s.drawn.copy()
        keep_card(s, seat, s.drawn, moves.KEEP.place(action))
        if s.drawn and detail + 1 < may_keep(s, seat, detail + 1):
            s.push(KEEP_SECOND, seat, detail + 1)
        else:
            put_back(s, seat, detail + 1)


KEEP: Final[Keep] = Keep()


class KeepSecond(Keep):
    """R10.21: one more, with that card; it is spent only if used."""

    name = "keep-second"
    rule = "R10.21"


KEEP_SECOND: Final[KeepSecond] = KeepSecond()


def may_keep(s: Position, seat: i64, kept: i64) -> i64:
    """R7.11: returns how many cards the seat may keep in all; R10.21: more with a card (used already if more were kept)."""
    if kept > s.layout.keep or holds(s, seat, KEEP_MORE):
        return s.layout.keep_more
    return s.layout.keep


def put_back(s: Position, seat: i64, kept: i64) -> None:
    """R7.12: the others go under the deck in the order drawn, for a point each.

    R2.6: the seat knows where they lie. Others who knew them still do only if none was kept.
    """
    count: i64 = len(s.drawn)
    s.deck = s.deck + [
        only_known_to(card, seat) if kept else known_to(card, seat) for card in s.drawn
    ]
    s.drawn = []
    points: i64 = count * s.layout.returned_points
    if s.journal is not None:
        s.journal.tell("kept", {"seat": seat, "count": kept})
        if count:
            s.journal.tell("returned", {"seat": seat, "count": count, "points": points})
    score(s, FOR_SPHINX, seat, points)
    s.push(building.AFTER_STEP, seat, SPHINX_SITE)
