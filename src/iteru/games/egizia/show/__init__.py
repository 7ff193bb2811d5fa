"""How the game is said and drawn. Nothing here is compiled."""

from pathlib import Path

from iteru.games.egizia.show import terminal
from iteru.kit.shown import Shown

SHOWN = Shown(Path(__file__).parent, None, terminal)
