"""Everything that can stand on the agenda of a game of Valley of the Kings."""

from typing import Final

from iteru.engine.agenda import Agenda
from iteru.games.valley_of_the_kings.rules import (
    actions,
    attacks,
    choosing,
    discarding,
    pyramid,
    reactions,
    turn,
)
from iteru.games.valley_of_the_kings.rules.moves import MOVES

AGENDA: Final = Agenda(
    moves=MOVES,
    questions=[
        turn.TURN,
        discarding.ARRANGE,
        choosing.CHOOSE,
        choosing.CHOOSE_MORE,
        attacks.VICTIM,
        actions.KEEP_CARDS,
        actions.PICK_REPEAT,
        pyramid.CRUMBLE,
        turn.LOSE_CARD,
        reactions.REACTION,
    ],
    tasks=[
        actions.RUN_STEP,
        actions.COMPLETE_ACTION,
        actions.DISCARD_REVEALED,
        choosing.NEXT_CHOICE,
        attacks.ATTACK,
        reactions.WINDOW,
        discarding.DISCARD,
        turn.REBUILD,
        pyramid.REFILL,
        turn.DRAW_HAND,
        turn.NEXT_TURN,
    ],
)
