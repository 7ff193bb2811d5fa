"""The signs on the buttons of choices, where a turn offers several kinds of them."""

from typing import Final

from iteru.games.egizia.show.log import PYRAMID, RING, SHIP
from iteru.kit.icons import CARD, LET_BE

SIGNS: Final = {
    "sail-card": CARD,
    "sail-town": SHIP,
    "sail-site": PYRAMID,
    "use": CARD,
    "ring": RING,
    "pass": LET_BE,
}
