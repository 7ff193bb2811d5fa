"""The beginning and the end of a round (R3, R9), and the end of the game (R12.1)."""

from mypy_extensions import i64

from iteru.engine.bits import bit
from iteru.games.egizia.rules import sailing, scoring
from iteru.games.egizia.rules.box import CARD_SPACE
from iteru.games.egizia.rules.moves import CARDS, SPHINX_CARDS
from iteru.games.egizia.rules.position import EMPTY, FOR_BONUS, OVER, Position, score


def begin_round(s: Position) -> None:
    """R3.2: a card on every card space, from the top; R3.3: of the deck for this round."""
    start: i64 = s.layout.deal_from[s.round]
    s.round += 1
    s.free = 0
    place: i64
    for place in range(s.layout.river):
        s.free |= bit(place)
        if s.layout.space_type[place] == CARD_SPACE:
            s.river[place] = s.nile[start]
            start += 1
    if s.journal is not None:
        cards = " ".join([CARDS[card] for card in s.river if card != EMPTY])
        s.journal.reveal("round-began", {"round": s.round, "cards": cards})
    sailing.begin_sailing(s)


def end_round(s: Position) -> None:
    """R9.1: the bonus; then everything is made ready, and R9.4: new order tiles."""
    pay_bonus(s)
    ships = s.layout.ships
    for seat in range(s.seats):
        s.ships[seat] = ships
        s.lowest[seat] = EMPTY
        s.used[seat] = 0
        s.own_sites[seat] = 0
        s.took_part[seat] = 0
    for card in range(len(s.worked)):
        s.worked[card] = 0
    for berth in range(len(s.berth)):
        s.berth[berth] = EMPTY
    s.substitutes = []
    s.fleet.clear()
    new_order(s)
    if s.round < s.layout.rounds:
        begin_round(s)
    else:
        end_game(s)


def pay_bonus(s: Position) -> None:
    """R9.1: for taking part in one, two or three sites; the leader first, in the order before the first bonus."""
    for seat in s.track.copy():
        count: i64 = s.took_part[seat].bit_count()
        points: i64 = s.layout.bonus[count]
        if s.journal is not None and points:
            s.journal.tell("bonus", {"seat": seat, "count": count, "points": points})
        score(s, FOR_BONUS, seat, points)


def new_order(s: Position) -> None:
    """R9.4: the lowest tile for the rearmost on the score track."""
    s.order = s.track.copy()
    s.order.reverse()
    if s.journal is not None:
        for number, seat in enumerate(s.order):
            s.journal.tell("got-tile", {"seat": seat, "tile": number + 1})


def end_game(s: Position) -> None:
    """R12.1: the final scoring has no choices (R12.2); Sphinx cards are turned up."""
    s.phase = OVER
    if s.journal is None:
        return
    s.journal.tell("game-ended", {})
    for seat in reversed(s.order):
        tell_final(s, seat)


def tell_final(s: Position, seat: int) -> None:
    """R12.3 to R12.5, as events."""
    assert s.journal is not None
    sold = scoring.sale_points(s, seat)
    if sold:
        s.journal.tell("sold", {"seat": seat, "points": sold})
    total = scoring.grave_total(s, seat)
    if total:
        points = scoring.grave_points(s, seat)
        s.journal.tell("graves-scored", {"seat": seat, "value": total, "points": points})
    before = s.points[seat] + sold + scoring.grave_points(s, seat)
    for kind, points in scoring.sphinx_points_by_card(s, seat, before):
        facts: dict[str, int | str] = {"seat": seat, "card": SPHINX_CARDS[kind]}
        s.journal.reveal("sphinx-scored", {**facts, "points": points})
