"""The signs on the buttons of choices, where a turn offers several kinds of them: those of the zones."""

from typing import Final

from iteru.games.pharaon.show.log import (
    ARTISAN,
    EXCHANGE,
    NILE,
    NOBLE,
    OFFERING,
    PAY,
    PYRAMID,
    TOMB,
)

SIGNS: Final = {
    "offerings": OFFERING,
    "offerings-bonus": OFFERING,
    "nobles": NOBLE,
    "artisans": ARTISAN,
    "tomb": TOMB,
    "nile": NILE,
    "seer": EXCHANGE,
    "treasurer": EXCHANGE,
    "by-hand": PAY,
    "pass": PYRAMID,
}
