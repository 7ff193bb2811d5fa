"""The log: an icon for each kind of event, and the events that begin a round."""

from typing import Final

from iteru.engine.box import Box
from iteru.engine.events import Event
from iteru.games.imhotep.rules.moves import CARDS
from iteru.kit.icons import CARD
from iteru.kit.parts import Drawn, Use, drawn

STONES: Final = "M-18 2H-1V18H-18ZM1 2H18V18H1ZM-8 -15H9V1H-8Z"
LOAD: Final = "M-19 3H19L13 17H-13ZM-7 -13H7V2H-7Z"
SAIL: Final = "M0 -19V12M0 -17C17 -12 18 2 18 6H0M-4 -10C-14 -4 -15 2 -15 6H-4M-17 12H17L12 18H-12Z"
PYRAMID: Final = "M-18 12L0 -17L18 12ZM-10 0H10M-5 -9H5M-18 17H18"
TEMPLE: Final = "M-17 -9L0 -17L17 -9ZM-13 -9V12M-4 -9V12M4 -9V12M13 -9V12M-17 12H17M-18 17H18"
BURIAL: Final = "M-16 12V-4C-16 -21 16 -21 16 -4V12M-8 12V0C-8 -11 8 -11 8 0V12M-18 12H18M-18 17H18"
OBELISK: Final = "M0 -18L5 -11L7 12H-7L-5 -11ZM-5 -11H5M-12 12H12M-18 17H18"
ICONS: Final = {
    "took-stones": STONES,
    "loaded": LOAD,
    "ordered": LOAD,
    "sailed": SAIL,
    **dict.fromkeys(("played", "took-card", "took-pair", "looked", "kept", "drew-card"), CARD),
    **dict.fromkeys(("dealt", "pair-discarded", "no-stone-for-card"), CARD),
    **dict.fromkeys(("built", "built-beyond"), PYRAMID),
    **dict.fromkeys(("in-temple", "temple-scored"), TEMPLE),
    "buried": BURIAL,
    **dict.fromkeys(("on-obelisk", "waits-for-tower", "raised-tower"), OBELISK),
}
DIVIDERS: Final = ("round-began",)
SCORED: Final = {
    site: (f"site-{site}",) for site in ("pyramids", "temple", "burial_chamber", "obelisks")
}
"""Where on the picture points come from."""


def emblem(event: Event, box: Box) -> Drawn | None:
    """Draws the emblem of the card that an event is about, in its colour."""
    card = event.facts.get("card")
    if card not in CARDS:
        return None
    colour = box[f"cards.{card}"].values["colour"]
    return drawn(Use(f"log-{card}", look=f"imhotep-{colour}"))
