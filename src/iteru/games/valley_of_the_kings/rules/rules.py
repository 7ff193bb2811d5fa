"""The rules in two functions: what the actor may choose, and what a choice does."""

from mypy_extensions import i64

from iteru.engine.state import NOBODY
from iteru.games.valley_of_the_kings.rules.actions import (
    complete,
    discard_revealed,
    keep,
    offer_keep,
    repeat,
    repeatable,
    run_step,
)
from iteru.games.valley_of_the_kings.rules.attacks import answer_victim, offer_victim, strike
from iteru.games.valley_of_the_kings.rules.choosing import (
    answer_choose,
    answer_more,
    offer_choose,
    offer_more,
)
from iteru.games.valley_of_the_kings.rules.moves import END, FALL, REPEAT
from iteru.games.valley_of_the_kings.rules.piles import draw
from iteru.games.valley_of_the_kings.rules.position import (
    ATTACK,
    CHOOSE,
    CHOOSE_MORE,
    CRUMBLE,
    DISCARD_REVEALED,
    DONE,
    DRAW_HAND,
    EMPTY,
    FIRST_STEP,
    KEEP_CARDS,
    PICK_REPEAT,
    REACTION,
    REBUILD,
    REFILL,
    RUN,
    TURN,
    UNCHANGED,
    VICTIM,
    WINDOW,
    Position,
    detail_of,
    seat_of,
    task_of,
)
from iteru.games.valley_of_the_kings.rules.pyramid import answer_crumble, refill
from iteru.games.valley_of_the_kings.rules.reactions import (
    answer_reaction,
    offer_reaction,
    open_window,
)
from iteru.games.valley_of_the_kings.rules.turn import (
    arrange,
    next_turn,
    offer_order,
    offer_turn,
    offer_unchanged,
    rebuild,
    sacrifice_unchanged,
    take_turn,
)


def legal_actions(s: Position) -> list[int]:
    """The answers to the question on top of the agenda."""
    if not s.agenda:
        return []
    entry: i64 = s.agenda[-1]
    if task_of(entry) == TURN:
        return offer_turn(s, seat_of(entry))
    actions: list[int] = []
    offer(s, task_of(entry), seat_of(entry), detail_of(entry), actions)
    return actions


def offer(s: Position, task: i64, seat: i64, detail: i64, actions: list[int]) -> None:
    if task == CHOOSE:
        offer_choose(s, seat, s.layout.steps[detail], actions)
    elif task == CHOOSE_MORE:
        offer_more(s, seat, s.layout.steps[detail], actions)
    elif task == VICTIM:
        offer_victim(s, seat, s.layout.steps[detail], actions)
    elif task == CRUMBLE:
        actions.extend((FALL, FALL + 1))
    elif task == UNCHANGED:
        offer_unchanged(s, actions)
    elif task == KEEP_CARDS:
        offer_keep(s, actions)
    elif task == PICK_REPEAT:
        actions.extend([REPEAT + kind for kind in repeatable(s, seat, EMPTY)])
    elif task == REACTION:
        offer_reaction(s, seat, detail, actions)
    else:
        offer_order(s, seat, actions)
        actions.append(END)


def apply(s: Position, action: i64) -> None:
    """Answer the question on top of the agenda, then do what happens by itself."""
    entry: i64 = s.agenda.pop()
    answer(s, task_of(entry), seat_of(entry), detail_of(entry), action)
    proceed(s)


def answer(s: Position, task: i64, seat: i64, detail: i64, action: i64) -> None:
    if task == TURN:
        take_turn(s, seat, action)
    elif task == CHOOSE:
        answer_choose(s, seat, s.layout.steps[detail], action)
    elif task == CHOOSE_MORE:
        answer_more(s, seat, s.layout.steps[detail], action)
    elif task == VICTIM:
        answer_victim(s, seat, s.layout.steps[detail], action)
    elif task == CRUMBLE:
        answer_crumble(s, action)
    elif task == UNCHANGED:
        sacrifice_unchanged(s, seat, action)
    elif task == KEEP_CARDS:
        keep(s, seat, detail, action)
    elif task == PICK_REPEAT:
        repeat(s, seat, action)
    elif task == REACTION:
        answer_reaction(s, seat, detail, action)
    else:
        arrange(s, seat, action)


def proceed(s: Position) -> None:
    """Do all that happens by itself, until a seat must choose or the game is over."""
    while s.agenda:
        entry: i64 = s.agenda[-1]
        if entry < FIRST_STEP << 12:
            s.actor = seat_of(entry)
            return
        s.agenda.pop()
        happen(s, task_of(entry), seat_of(entry), detail_of(entry))
    s.actor = NOBODY


def happen(s: Position, task: i64, seat: i64, detail: i64) -> None:
    if task == RUN:
        run_step(s, seat, detail)
    elif task == DONE:
        complete(s, detail)
    elif task == DISCARD_REVEALED:
        discard_revealed(s, seat, detail)
    elif task == ATTACK:
        strike(s, seat, s.layout.steps[detail])
    elif task == WINDOW:
        open_window(s, seat, detail)
    elif task == REBUILD:
        rebuild(s, seat)
    elif task == REFILL:
        refill(s)
    elif task == DRAW_HAND:
        draw(s, seat, s.layout.hand_size)
    else:
        next_turn(s, seat)
