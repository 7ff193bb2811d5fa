"""Everything that can stand on the agenda of a game of Pharaon."""

from typing import Final

from iteru.engine.agenda import Agenda
from iteru.games.pharaon.rules import (
    ask,
    bank,
    exchanges,
    gains,
    jars,
    nile,
    nobles,
    offerings,
    passing,
    set_up,
    traitor,
    turn,
)
from iteru.games.pharaon.rules.moves import MOVES

AGENDA: Final = Agenda(
    moves=MOVES,
    questions=[
        set_up.START_JAR,
        set_up.KEEP,
        turn.TURN,
        turn.TARGET,
        turn.PAY,
        exchanges.GIVE,
        exchanges.GET,
        exchanges.EXCHANGE,
        offerings.PICK_PAIR,
        offerings.OFFERING,
        nobles.PICK_NOBLE,
        gains.ARTISAN,
        nile.STEP,
        jars.DIPLOMAT,
        bank.BASIC,
        jars.TEACHER,
        jars.PICK_JAR,
        passing.GENERAL,
        passing.REWARD,
        traitor.WHEEL,
        traitor.TRAITOR_BASIC,
    ],
    tasks=[
        ask.ASK,
        gains.GAIN,
        turn.NEXT_TURN,
        set_up.START_GOODS,
        set_up.DRAW_NOBLES,
        set_up.BEGIN,
        turn.END_ROUND,
        turn.END_TRAITORS_TURN,
    ],
)
