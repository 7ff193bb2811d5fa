"""The log: an icon for each kind of event, and the events that begin a round."""

from typing import Final

from iteru.engine.box import Box
from iteru.engine.events import Event
from iteru.games.egizia.rules.card_table import kind_of_card
from iteru.games.egizia.rules.moves import CARDS, SPHINX_CARDS
from iteru.kit.icons import CARD, LET_BE
from iteru.kit.parts import Drawn, Use, drawn

SHIP: Final = "M-18 2C-16 13 -8 16 0 16S16 13 18 2ZM0 2V-18L13 -3H0"
CREW: Final = "M-6 -11a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M-14 17C-14 4 -8 0 0 0S14 4 14 17Z"
STONES: Final = "M-18 2H-1V18H-18ZM1 2H18V18H1ZM-8 -15H9V1H-8Z"
DOWN: Final = "M0 -18V16M-10 6L0 17L10 6"
RING: Final = "M-14 0a14 14 0 1 0 28 0a14 14 0 1 0 -28 0M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0"
POINTS: Final = "M0 -18L5 -6L18 -5L8 3L11 16L0 9L-11 16L-8 3L-18 -5L-5 -6Z"
GRAIN: Final = (
    "M0 18V-6M0 -6C-6 -10 -6 -15 0 -19C6 -15 6 -10 0 -6"
    "M0 6C-6 5 -11 0 -11 -5C-5 -5 0 0 0 6ZM0 6C0 0 5 -5 11 -5C11 0 6 5 0 6Z"
)
SPHINX: Final = (
    "M-19 14H19C19 9 14 9 9 9C13 5 12 0 11 -3C11 -12 5 -16 0 -15"
    "S-6 -9 -6 -3C-6 2 -10 4 -14 5C-17 7 -19 10 -19 14Z"
)
GRAVES: Final = "M-12 17V-6C-12 -20 12 -20 12 -6V17M-18 17H18"
PYRAMID: Final = "M-18 12L0 -17L18 12ZM-10 0H10M-5 -9H5M-18 17H18"
TILE: Final = "M-5 -11L2 -17V15M-8 15H12"
OF_SPHINX: Final = ("drew", "drew-cards", "chose-first", "kept", "returned", "sphinx-scored")
"""Events about cards of the Sphinx, which have one emblem."""
ICONS: Final = {
    **dict.fromkeys(("to-town", "to-site", "waits-at", "went-first"), SHIP),
    **dict.fromkeys(("to-card", "used-card", "took-leftover"), CARD),
    **dict.fromkeys(("crew-rose", "crew-full", "named-crew", "added"), CREW),
    **dict.fromkeys(("got-stones", "produced", "paid", "ate-stone", "sold"), STONES),
    **dict.fromkeys(("track-moved",), DOWN),
    **dict.fromkeys(("fed", "hungry", "field-improved"), GRAIN),
    **dict.fromkeys(OF_SPHINX, SPHINX),
    **dict.fromkeys(("bottom-points", "got-points", "step-points", "row-bonus", "bonus"), POINTS),
    **dict.fromkeys(("graves-laid", "grave-uncovered", "graves-scored"), GRAVES),
    **dict.fromkeys(("cannot-sail", "gave-up"), LET_BE),
    "ring-moved": RING,
    "built": PYRAMID,
    "got-tile": TILE,
    "started": TILE,
}
DIVIDERS: Final = ("round-began",)
SCORED: Final = {
    **{structure: (structure,) for structure in ("obelisk", "pyramid", "temple")},
    "graves": ("grave",),
    "rows": ("pyramid",),
    "grain_market": ("track-grain_market",),
    "stone_sale": ("track-stone_sale",),
    "grave_values": ("grave",),
}
"""Where on the picture points come from."""


def emblem(event: Event, box: Box) -> Drawn | None:
    """Draws the emblem of the card that an event is about; a field has the colour that is printed on it."""
    card = event.facts.get("card")
    if card in SPHINX_CARDS or event.name in OF_SPHINX:
        return drawn(Use("log-sphinx"))
    if card not in CARDS:
        return None
    kind = kind_of_card(CARDS.index(str(card)))
    if kind == "field":
        kind = str(box[f"nile.{card}"].values["colour"])
    return drawn(Use(f"log-{kind}"))
