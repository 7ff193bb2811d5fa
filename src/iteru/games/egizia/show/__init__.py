"""How the game is said and drawn. Nothing here is compiled."""

from pathlib import Path

from iteru.games.egizia.show import log, picture, terminal
from iteru.kit.shown import Shown

SHOWN = Shown(Path(__file__).parent, picture, terminal, log.ICONS, log.DIVIDERS)
