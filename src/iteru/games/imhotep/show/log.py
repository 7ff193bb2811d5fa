"""The log: an icon for each kind of event, and the events that begin a round."""

from typing import Final

from iteru.games.imhotep.show.picture.icons import ICONS as CARD_ICONS
from iteru.kit.icons import CARD

STONES: Final = "M-18 2H-1V18H-18ZM1 2H18V18H1ZM-8 -15H9V1H-8Z"
LOAD: Final = "M-19 3H19L13 17H-13ZM-7 -13H7V2H-7Z"
TEMPLE, BURIAL, OBELISK = (
    CARD_ICONS[f"{site}_decoration"] for site in ("temple", "burial_chamber", "obelisk")
)
PYRAMID: Final = CARD_ICONS["pyramid_decoration"]
ICONS: Final = {
    "took-stones": STONES,
    "loaded": LOAD,
    "ordered": LOAD,
    "sailed": CARD_ICONS["sail"],
    **dict.fromkeys(("played", "took-card", "took-pair", "looked", "kept", "drew-card"), CARD),
    **dict.fromkeys(("dealt", "pair-discarded", "no-stone-for-card"), CARD),
    **dict.fromkeys(("built", "built-beyond"), PYRAMID),
    **dict.fromkeys(("in-temple", "temple-scored"), TEMPLE),
    "buried": BURIAL,
    **dict.fromkeys(("on-obelisk", "waits-for-tower", "raised-tower"), OBELISK),
}
DIVIDERS: Final = ("round-began",)
