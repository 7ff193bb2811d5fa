"""Cards that can be used at more than one moment (R10.29): any-time cards and those that work once a round."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.errors import IllegalMove
from iteru.games.egizia.rules import gains, moves
from iteru.games.egizia.rules.codes import colour_of_field
from iteru.games.egizia.rules.fields import fields_of_seat, improve
from iteru.games.egizia.rules.moves import (
    CARDS,
    CREW_EACH_ROUND,
    DOUBLE_SHIP,
    DOUBLE_SPACE,
    FIELD_IMPROVER,
    GRAIN,
    PAID_CREW,
    STONE_SALE,
    STONE_SELLER,
    STONES,
    STONES_AS_GRAIN,
    STRENGTH,
    TWO_CREWS,
)
from iteru.games.egizia.rules.position import (
    Position,
    can_grow,
    gain_stones,
    holds,
    use_card,
    why_not_held,
    why_not_working,
    works,
)

MOMENTS: Final = {
    GRAIN: "feeding",
    STONES_AS_GRAIN: "feeding",
    FIELD_IMPROVER: "fields",
    STRENGTH: "team",
    TWO_CREWS: "team",
    DOUBLE_SHIP: "sailing",
    DOUBLE_SPACE: "town",
    STONES: "building",
    CREW_EACH_ROUND: "building",
    PAID_CREW: "building",
}
"""The moment of each card, as the message `refused-card-moment` calls it."""


def at_another_moment(rule: str, card: int) -> IllegalMove:
    """Refuses a card that is used at another moment."""
    return IllegalMove(rule, "refused-card-moment", card=CARDS[card], moment=MOMENTS[card])


def changes_nothing(card: int) -> IllegalMove:
    """R10.29: refuses a card that could do nothing now."""
    return IllegalMove("R10.29", "refused-card-idle", card=CARDS[card])


# Which cards can be used


def can_use_stones(s: Position, seat: i64) -> bool:
    """R10.20: whether the seat has a card of stones, and room for at least one of them."""
    return holds(s, seat, STONES) > 0 and s.stones[seat] < s.layout.stone_limit


def why_not_stones(s: Position, seat: i64) -> IllegalMove | None:
    if can_use_stones(s, seat):
        return None
    full = IllegalMove("R6.2", "refused-stones-full", count=s.layout.stone_limit)
    return why_not_held(s, seat, STONES, "R10.20") or full


def can_use_crew_each_round(s: Position, seat: i64) -> bool:
    """R10.8: once a round, for a crew below the limit."""
    return works(s, seat, CREW_EACH_ROUND) and can_grow(s, seat)


def why_not_crew_each_round(s: Position, seat: i64) -> IllegalMove | None:
    return why_not_working(s, seat, CREW_EACH_ROUND, "R10.8") or why_no_crew_grows(s, seat)


def why_no_crew_grows(s: Position, seat: i64) -> IllegalMove | None:
    return None if can_grow(s, seat) else IllegalMove("R4.12", "refused-crews-full")


def can_use_paid_crew(s: Position, seat: i64) -> bool:
    """R10.14: once a round after feeding, for stones."""
    return works(s, seat, PAID_CREW) and s.stones[seat] >= s.layout.crew_price and can_grow(s, seat)


def why_not_paid_crew(s: Position, seat: i64) -> IllegalMove | None:
    if can_use_paid_crew(s, seat):
        return None
    price = s.layout.crew_price
    return (
        why_not_working(s, seat, PAID_CREW, "R10.14")
        or why_no_crew_grows(s, seat)
        or IllegalMove("R10.14", "refused-few-stones", count=price)
    )


def can_improve(field: i64) -> bool:
    """R10.7: whether a field can become better: every field but a green one."""
    return colour_of_field(field) > 0


def offer_improving(s: Position, seat: i64, actions: list[int]) -> None:
    """R10.7: every own field that can still become better."""
    if not holds(s, seat, FIELD_IMPROVER):
        return
    for number, place in enumerate(fields_of_seat(s, seat)):
        if can_improve(s.fields[place]):
            actions.append(moves.IMPROVE.at(number))


def why_not_improve(s: Position, seat: i64, number: i64) -> IllegalMove | None:
    """Says why a field cannot be improved; `number` counts the seat's fields from 0."""
    refusal = why_not_held(s, seat, FIELD_IMPROVER, "R10.7")
    if refusal is not None:
        return refusal
    own = fields_of_seat(s, seat)
    if number >= len(own):
        return IllegalMove("R10.7", "refused-no-such-field", field=number + 1)
    is_green = not can_improve(s.fields[own[number]])
    return IllegalMove("R10.7", "refused-field-green") if is_green else None


# At which moments


def offer_while_sailing(s: Position, seat: i64, actions: list[int]) -> None:
    """R11.3: with the option, cards that are usable before feeding, at each of the seat's choices."""
    if can_use_stones(s, seat):
        actions.append(moves.USE_STONES.first)
    if can_use_crew_each_round(s, seat):
        actions.append(moves.USE_CREW_EACH_ROUND.first)
    offer_improving(s, seat, actions)


def why_not_while_sailing(s: Position, seat: i64, action: i64) -> IllegalMove | None:
    refusal = why_not(s, seat, action)
    if refusal is None and not s.layout.every_moment:
        return at_another_moment("R10.29", card_of(action))
    return refusal


def offer_while_building(s: Position, seat: i64, actions: list[int]) -> None:
    """R10.29: in the seat's own building step, before a crew is named."""
    if can_use_stones(s, seat):
        actions.append(moves.USE_STONES.first)
    if can_use_crew_each_round(s, seat):
        actions.append(moves.USE_CREW_EACH_ROUND.first)
    if can_use_paid_crew(s, seat):
        actions.append(moves.USE_PAID_CREW.first)
    if s.layout.every_moment:
        offer_improving(s, seat, actions)


def why_not_while_building(s: Position, seat: i64, action: i64) -> IllegalMove | None:
    refusal = why_not(s, seat, action)
    if refusal is None and moves.IMPROVE.has(action) and not s.layout.every_moment:
        return at_another_moment("R10.29", FIELD_IMPROVER)
    return refusal


def offer_before_bonus(s: Position, seat: i64, actions: list[int]) -> None:
    """R7.20: after the third site, usable cards that can matter."""
    if can_use_stones(s, seat) and stones_matter_before_bonus(s, seat):
        actions.append(moves.USE_STONES.first)
    if can_use_crew_each_round(s, seat):
        actions.append(moves.USE_CREW_EACH_ROUND.first)
    if can_use_paid_crew(s, seat):
        actions.append(moves.USE_PAID_CREW.first)
    if fields_matter_before_bonus(s):
        offer_improving(s, seat, actions)


def why_not_before_bonus(s: Position, seat: i64, action: i64) -> IllegalMove | None:
    refusal = why_not(s, seat, action)
    if refusal is not None:
        return refusal
    if moves.USE_STONES.has(action) and not stones_matter_before_bonus(s, seat):
        return changes_nothing(STONES)
    if moves.IMPROVE.has(action) and not fields_matter_before_bonus(s):
        return at_another_moment("R7.20", FIELD_IMPROVER)
    return None


def stones_matter_before_bonus(s: Position, seat: i64) -> bool:
    """Whether stones can be sold in the last round or pay for a crew; otherwise the card can wait. R11.3: always."""
    if s.layout.every_moment:
        return True
    if s.round == s.layout.rounds:
        if holds(s, seat, STONE_SELLER):
            return True
        if s.markers[STONE_SALE * s.seats + seat] >= s.layout.sells_from:
            return True
    lacks = s.stones[seat] < s.layout.crew_price
    return lacks and works(s, seat, PAID_CREW) and can_grow(s, seat)


def fields_matter_before_bonus(s: Position) -> bool:
    """Whether it is the last round, in which fields decide Sphinx cards about production. R11.3: always."""
    return s.layout.every_moment or s.round == s.layout.rounds


# Any of them


def card_of(action: i64) -> int:
    """Returns the card that one of these actions uses."""
    if moves.USE_STONES.has(action):
        return STONES
    if moves.USE_CREW_EACH_ROUND.has(action):
        return CREW_EACH_ROUND
    return PAID_CREW if moves.USE_PAID_CREW.has(action) else FIELD_IMPROVER


def why_not(s: Position, seat: i64, action: i64) -> IllegalMove | None:
    """Says why a card cannot be used, whatever the moment."""
    if moves.USE_STONES.has(action):
        return why_not_stones(s, seat)
    if moves.USE_CREW_EACH_ROUND.has(action):
        return why_not_crew_each_round(s, seat)
    if moves.USE_PAID_CREW.has(action):
        return why_not_paid_crew(s, seat)
    return why_not_improve(s, seat, moves.IMPROVE.place(action))


def use(s: Position, seat: i64, action: i64) -> None:
    """Uses a card; what follows is on the agenda already."""
    if moves.IMPROVE.has(action):
        improve(s, seat, moves.IMPROVE.place(action))
    elif moves.USE_STONES.has(action):
        use_card(s, seat, STONES)
        gain_stones(s, seat, s.layout.card_stones)
    elif moves.USE_CREW_EACH_ROUND.has(action):
        use_card(s, seat, CREW_EACH_ROUND)
        s.push(gains.CHOOSE_CREW, seat, s.layout.steps_each_round)
    else:
        use_card(s, seat, PAID_CREW)
        s.stones[seat] -= s.layout.crew_price
        s.push(gains.CHOOSE_CREW, seat, s.layout.paid_steps)
