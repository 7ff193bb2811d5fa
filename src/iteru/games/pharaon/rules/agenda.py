"""Everything that can stand on the agenda of a game of Pharaon."""

from typing import Final

from iteru.engine.agenda import Agenda
from iteru.games.pharaon.rules import (
    cards,
    exchanges,
    gains,
    nile,
    passing,
    rounds,
    traitor,
    turn,
)

AGENDA: Final = Agenda(
    questions=[
        rounds.START_JAR,
        rounds.KEEP,
        turn.TURN,
        turn.TARGET,
        turn.PAY,
        exchanges.GIVE,
        exchanges.GET,
        exchanges.EXCHANGE,
        cards.PICK_PAIR,
        cards.OFFERING,
        cards.PICK_NOBLE,
        cards.ARTISAN,
        nile.STEP,
        gains.DIPLOMAT,
        gains.BASIC,
        gains.TEACHER,
        gains.PICK_JAR,
        passing.GENERAL,
        passing.REWARD,
        traitor.WHEEL,
        traitor.TRAITOR_BASIC,
    ],
    tasks=[
        gains.ASK,
        gains.GAIN,
        turn.NEXT_TURN,
        rounds.START_GOODS,
        rounds.DRAW_NOBLES,
        rounds.BEGIN,
        rounds.END_ROUND,
        traitor.END_TURN,
    ],
)
