"""The rules in two functions: what the actor may choose, and what a choice does."""

from mypy_extensions import i64

from iteru.games.imhotep.rules.moves import DECLINE, DRAW, KEEP, POINT, SAIL, SITE_COUNT, STONES
from iteru.games.imhotep.rules.position import (
    BONUS_CARD,
    BONUS_LOAD,
    BONUS_STONES,
    KEEP_ONE,
    LOAD_ONE,
    LOAD_TO_SAIL,
    ORDER,
    PICK_CARD,
    PICK_PYRAMID,
    SAIL_ANY_ORDER,
    SAIL_LOADED,
    SAILS,
    TURN,
    Position,
    detail_of,
    seat_of,
    task_of,
)
from iteru.games.imhotep.rules.rounds import proceed
from iteru.games.imhotep.rules.sites import (
    build,
    draw_and_gain,
    keep_one,
    offer_cards,
    offer_pyramids,
    pick_card,
    score_temple,
)
from iteru.games.imhotep.rules.turn import (
    load,
    load_to_sail,
    offer_load,
    offer_load_to_sail,
    offer_order,
    offer_sail,
    offer_turn,
    order_next,
    sail,
    sail_any_order,
    take_stones,
    take_stones_or_load,
    take_turn,
)


def legal_actions(s: Position) -> list[int]:
    """The answers to the question on top of the agenda."""
    if not s.agenda:
        return []
    entry: i64 = s.agenda[-1]
    task = task_of(entry)
    if task == TURN:
        return offer_turn(s, seat_of(entry))
    actions: list[int] = []
    if task <= ORDER:
        offer_card_step(s, task, detail_of(entry), actions)
    else:
        offer_at_site(s, task, actions)
    return actions


def apply(s: Position, action: i64) -> None:
    """Answer the question on top of the agenda, then do what happens by itself."""
    entry: i64 = s.agenda.pop()
    task = task_of(entry)
    if task == TURN:
        if action < SAIL:
            take_stones_or_load(s, seat_of(entry), action)
        else:
            take_turn(s, seat_of(entry), action)
    elif task <= ORDER:
        answer_card_step(s, task, seat_of(entry), detail_of(entry), action)
    else:
        answer_at_site(s, task, seat_of(entry), detail_of(entry), action)
    proceed(s)


def offer_card_step(s: Position, task: i64, ship: i64, actions: list[int]) -> None:
    """R7.7 to R7.10: the steps of a blue card."""
    if task == LOAD_ONE:
        offer_load(s, actions)
    elif task == LOAD_TO_SAIL:
        offer_load_to_sail(s, actions)
    elif task == SAIL_LOADED:
        actions.extend(SAILS[(1 << ship) * 32 + s.taken])
    elif task == SAIL_ANY_ORDER:
        offer_sail(s, actions)
    else:
        offer_order(s, ship, actions)


def answer_card_step(s: Position, task: i64, seat: i64, ship: i64, action: i64) -> None:
    if task == LOAD_ONE:
        load(s, seat, action)
    elif task == LOAD_TO_SAIL:
        load_to_sail(s, seat, action)
    elif task == SAIL_LOADED:
        sail(s, seat, ship, (action - SAIL) % SITE_COUNT)
    elif task == SAIL_ANY_ORDER:
        sail_any_order(s, seat, action)
    else:
        order_next(s, seat, ship, action)


def offer_at_site(s: Position, task: i64, actions: list[int]) -> None:
    """R5.1, R6.1, R6.3: what the owner of a delivered stone chooses; R6.4, R6.7: bonuses, which may be declined or swapped."""
    if task == PICK_CARD:
        offer_cards(s, actions)
    elif task == PICK_PYRAMID:
        offer_pyramids(s, actions)
    elif task == KEEP_ONE:
        actions.extend((KEEP, KEEP + 1))
    elif task == BONUS_CARD:
        actions.extend((DRAW, DECLINE))
    elif task == BONUS_STONES:
        actions.extend((STONES, DECLINE))
    elif task == BONUS_LOAD:
        offer_load(s, actions)
        actions.append(DECLINE)
    else:
        actions.extend((STONES, POINT))


def answer_at_site(s: Position, task: i64, seat: i64, space: i64, action: i64) -> None:
    if task == PICK_CARD:
        pick_card(s, seat, action)
    elif task == PICK_PYRAMID:
        build(s, seat, action)
    elif task == KEEP_ONE:
        keep_one(s, seat, action)
    else:
        answer_bonus(s, task, seat, space, action)


def answer_bonus(s: Position, task: i64, seat: i64, space: i64, action: i64) -> None:
    """R6.4, R6.7: a bonus is used, swapped, or declined."""
    if action == DECLINE:
        if s.journal is not None:
            s.journal.tell("declined", {"seat": seat})
    elif task == BONUS_CARD:
        draw_and_gain(s, seat)
    elif task == BONUS_LOAD:
        load(s, seat, action)
    elif task == BONUS_STONES:
        take_stones(s, seat, s.layout.bonus_stones)
    elif action == STONES:
        take_stones(s, seat, s.layout.choice_stones)
    else:
        score_temple(s, seat, space, s.layout.choice_points)
