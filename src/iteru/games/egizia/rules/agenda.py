"""Everything that can stand on the agenda of a game of Egizia."""

from typing import Final

from iteru.engine.agenda import Agenda
from iteru.games.egizia.rules import (
    before_bonus,
    building,
    building_step,
    feeding,
    gains,
    sailing,
    set_up,
    sphinx,
)
from iteru.games.egizia.rules.moves import MOVES

AGENDA: Final = Agenda(
    moves=MOVES,
    questions=[
        set_up.FIRST_CARD,
        sailing.SAIL,
        sailing.BERTH,
        gains.DOUBLE,
        gains.CREW,
        gains.RING,
        sailing.AGAIN,
        sailing.TAKE_LEFTOVER,
        feeding.FEED,
        building.GO_FIRST,
        building_step.BUILD,
        building_step.TEAM,
        building_step.BRICK,
        sphinx.EXTRA,
        sphinx.KEEP,
        sphinx.KEEP_SECOND,
        building_step.TRACK,
        before_bonus.USE_BEFORE_BONUS,
    ],
    tasks=[
        set_up.CHOOSE_FIRST,
        gains.TOWN_EFFECT,
        gains.TOWN_REST,
        gains.CHOOSE_CREW,
        sailing.AFTER_SHIP,
        sailing.NEXT_SHIP,
        sailing.LEFTOVERS,
        feeding.FEED_NEXT,
        feeding.FEED_STEP,
        building.SITE,
        building.ASK_FIRST,
        building.NEXT_BUILDER,
        building.BUILD_STEP,
        building_step.MORE_BRICKS,
        building.AFTER_STEP,
        before_bonus.BEFORE_BONUS,
    ],
)
