"""Everything that can stand on the agenda of a game of Egizia."""

from typing import Final

from iteru.engine.agenda import Agenda
from iteru.games.egizia.rules import building, feeding, gains, late, sailing, sphinx, step

AGENDA: Final = Agenda(
    questions=[
        sphinx.FIRST_CARD,
        sailing.SAIL,
        sailing.BERTH,
        gains.DOUBLE,
        gains.CREW,
        gains.RING,
        sailing.AGAIN,
        sailing.TAKE_LEFTOVER,
        feeding.FEED,
        building.GO_FIRST,
        step.BUILD,
        step.TEAM,
        step.BRICK,
        sphinx.EXTRA,
        sphinx.KEEP,
        sphinx.KEEP_SECOND,
        step.TRACK,
        late.LATE_USE,
    ],
    tasks=[
        sphinx.CHOOSE_FIRST,
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
        step.MORE_BRICKS,
        building.AFTER_STEP,
        late.LATE_WINDOW,
    ],
)
