"""Things that a player may do at more than one moment (R10.29): any-time cards and those that work once a round."""

from mypy_extensions import i64

from iteru.games.egizia.rules import gains, moves
from iteru.games.egizia.rules.fields import colour_of_field, fields_of_seat, improve
from iteru.games.egizia.rules.moves import (
    CREW_EACH_ROUND,
    FIELD_IMPROVER,
    PAID_CREW,
    STONE_SALE,
    STONE_SELLER,
    STONES,
)
from iteru.games.egizia.rules.position import (
    Position,
    can_grow,
    gain_stones,
    holds,
    use_card,
    works,
)


def can_use_stones(s: Position, seat: i64) -> bool:
    """R10.20: a card of stones, and room for at least one of them."""
    return holds(s, seat, STONES) > 0 and s.stones[seat] < s.layout.stone_limit


def can_use_crew_each_round(s: Position, seat: i64) -> bool:
    """R10.8: once a round, for a crew below the limit."""
    return works(s, seat, CREW_EACH_ROUND) and can_grow(s, seat)


def can_use_paid_crew(s: Position, seat: i64) -> bool:
    """R10.14: once a round after feeding, for stones."""
    return works(s, seat, PAID_CREW) and s.stones[seat] >= s.layout.crew_price and can_grow(s, seat)


def offer_improving(s: Position, seat: i64, actions: list[int]) -> None:
    """R10.7: every own field that can still become better."""
    if not holds(s, seat, FIELD_IMPROVER):
        return
    for number, place in enumerate(fields_of_seat(s, seat)):
        if colour_of_field(s.fields[place]) > 0:
            actions.append(moves.IMPROVE + number)


def offer_while_sailing(s: Position, seat: i64, actions: list[int]) -> None:
    """R11.3: with the option, what is usable before feeding, at every own moment."""
    if can_use_stones(s, seat):
        actions.append(moves.USE_STONES)
    if can_use_crew_each_round(s, seat):
        actions.append(moves.USE_CREW_EACH_ROUND)
    offer_improving(s, seat, actions)


def offer_while_building(s: Position, seat: i64, actions: list[int]) -> None:
    """R10.29: in one's own building step, before a crew is named."""
    if can_use_stones(s, seat):
        actions.append(moves.USE_STONES)
    if can_use_crew_each_round(s, seat):
        actions.append(moves.USE_CREW_EACH_ROUND)
    if can_use_paid_crew(s, seat):
        actions.append(moves.USE_PAID_CREW)
    if s.layout.every_moment:
        offer_improving(s, seat, actions)


def offer_late(s: Position, seat: i64, actions: list[int]) -> None:
    """R7.20: after the third site, for whoever has something usable that can matter."""
    every = s.layout.every_moment
    if can_use_stones(s, seat) and (every or late_stones_matter(s, seat)):
        actions.append(moves.USE_STONES)
    if can_use_crew_each_round(s, seat):
        actions.append(moves.USE_CREW_EACH_ROUND)
    if can_use_paid_crew(s, seat):
        actions.append(moves.USE_PAID_CREW)
    if every or s.round == s.layout.rounds:
        offer_improving(s, seat, actions)


def late_stones_matter(s: Position, seat: i64) -> bool:
    """Stones to be sold in the last round, or to pay for a crew; otherwise the card can wait."""
    if s.round == s.layout.rounds:
        if holds(s, seat, STONE_SELLER):
            return True
        if s.markers[STONE_SALE * s.seats + seat] >= s.layout.sells_from:
            return True
    lacks = s.stones[seat] < s.layout.crew_price
    return lacks and works(s, seat, PAID_CREW) and can_grow(s, seat)


def use(s: Position, seat: i64, action: i64) -> None:
    """Carry out one of them; what is to follow is on the agenda already."""
    if action >= moves.IMPROVE:
        improve(s, seat, action - moves.IMPROVE)
    elif action == moves.USE_STONES:
        use_card(s, seat, STONES)
        gain_stones(s, seat, s.layout.card_stones)
    elif action == moves.USE_CREW_EACH_ROUND:
        use_card(s, seat, CREW_EACH_ROUND)
        s.push(gains.CHOOSE_CREW, seat, s.layout.steps_each_round)
    else:
        use_card(s, seat, PAID_CREW)
        s.stones[seat] -= s.layout.crew_price
        s.push(gains.CHOOSE_CREW, seat, s.layout.paid_steps)


def is_use(action: i64) -> bool:
    """Whether an action is one of those above."""
    return moves.USE <= action <= moves.USE_PAID_CREW or (
        moves.IMPROVE <= action < moves.IMPROVE + moves.MAX_FIELDS
    )
