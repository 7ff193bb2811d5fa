"""Iteru: modern board games about ancient Egypt, with an engine, bots and a place to play.

>>> import iteru
>>> game = iteru.game("imhotep")
>>> state = game.new(seats=3, seed=7, options={"temple": "B"})
>>> while state.actor != iteru.NOBODY:
...     state.apply(state.legal_actions()[0])
>>> len(state.scores())
3
"""

import os
from typing import TYPE_CHECKING

if os.environ.get("ITERU_PURE"):
    from iteru import pure

    pure.prefer_source()

from iteru.bots.bot import Bot, ask
from iteru.bots.parameter import Parameter
from iteru.bots.registry import bot
from iteru.engine.errors import IllegalMove, IteruError
from iteru.engine.events import Event, Journal
from iteru.engine.game import Game
from iteru.engine.match import Match
from iteru.engine.record import Record, load_record, read_record, save_record, write_record
from iteru.engine.registry import game, games, meta
from iteru.engine.rng import Rng
from iteru.engine.state import NOBODY, State
from iteru.version import __version__

if TYPE_CHECKING:
    from iteru.bots.registry import bots  # the package of bots, which answers this call

__all__ = [
    "NOBODY",
    "Bot",
    "Event",
    "Game",
    "IllegalMove",
    "IteruError",
    "Journal",
    "Match",
    "Parameter",
    "Record",
    "Rng",
    "State",
    "__version__",
    "ask",
    "bot",
    "bots",
    "game",
    "games",
    "load_record",
    "meta",
    "read_record",
    "save_record",
    "write_record",
]
