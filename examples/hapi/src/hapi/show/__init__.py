"""How the game is said and drawn."""

from pathlib import Path

from iteru.kit.shown import Shown

from . import picture

SHOWN = Shown(Path(__file__).parent, picture)
