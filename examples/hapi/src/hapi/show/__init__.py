"""How the game is said and drawn."""

from pathlib import Path

from iteru.engine.telling import Telling
from iteru.kit.shown import Shown

from . import card_index, picture, terminal, words

DROP = "M0 -19C8 -8 13 -2 13 6a13 13 0 0 1 -26 0C-13 -2 -8 -8 0 -19Z"
EAR = "M0 19V-4M0 10L-11 1M0 10L11 1M0 0L-9 -9M0 0L9 -9M0 -8V-19"
ICONS = {"poured": DROP, "broke": DROP, "harvested": EAR}

SCORED = {"harvest": ("river",)}

TELLING = Telling(prompt=words.prompt, touched=words.touched, scored=SCORED)
SHOWN = Shown(Path(__file__).parent, TELLING, picture, terminal, icons=ICONS, index=card_index)
