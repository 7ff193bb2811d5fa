"""The signs on the buttons of choices, where a turn offers several kinds of them."""

from typing import Final

from iteru.games.imhotep.show.log import LOAD, SAIL, STONES
from iteru.kit.icons import CARD, LET_BE

SIGNS: Final = {
    "stones": STONES,
    "load": LOAD,
    "sail": SAIL,
    "play": CARD,
    "pass": LET_BE,
}
