"""Everything that can stand on the agenda of a game of Imhotep."""

from typing import Final

from iteru.engine.agenda import Agenda
from iteru.games.imhotep.rules import cards, market, pyramids, rounds, ships, temple, turn
from iteru.games.imhotep.rules.moves import MOVES

AGENDA: Final = Agenda(
    moves=MOVES,
    questions=[
        turn.TURN,
        cards.LOAD_ONE,
        cards.LOAD_TO_SAIL,
        cards.SAIL_LOADED,
        cards.SAIL_ANY_ORDER,
        cards.UNLOAD_ORDER,
        market.PICK_CARD,
        market.KEEP_ONE,
        pyramids.PICK_PYRAMID,
        pyramids.BONUS_CARD,
        pyramids.BONUS_STONES,
        pyramids.BONUS_LOAD,
        temple.TEMPLE_CHOICE,
    ],
    tasks=[
        ships.UNLOAD_SHIP,
        market.CLOSE_MARKET,
        turn.END_TURN,
        temple.SCORE_TEMPLE,
        rounds.END_ROUND,
        cards.TAKE_STONES,
        cards.DISCARD,
    ],
)
