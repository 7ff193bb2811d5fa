"""How the log shows what happened: an icon for each kind of event, and what begins a turn."""

from typing import Final

from iteru.engine.box import Box
from iteru.engine.events import Event
from iteru.games.valley_of_the_kings.rules.moves import CARDS
from iteru.games.valley_of_the_kings.show.picture.icons import ICONS as CARD_ICONS
from iteru.kit.icons import LET_BE
from iteru.kit.parts import Drawn, Use, drawn

BONES: Final = "M-10 -10a5 5 0 1 0 -7 5a5 5 0 1 0 6 7L5 -14a5 5 0 1 0 -6 -5a5 5 0 1 0 -6 7Z"
FALLS: Final = "M-9 -19H9V-1H-9ZM0 5V19M-7 12L0 19L7 12"
SWAP: Final = "M-17 -8H15M8 -15L16 -8L8 -1M17 9H-15M-8 2L-16 9L-8 16"
EYE: Final = "M-19 0C-9 -14 9 -14 19 0C9 14 -9 14 -19 0ZM-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0"
SHIELD: Final = "M0 -19L15 -13V1C15 10 8 16 0 19C-8 16 -15 10 -15 1V-13Z"
ICONS: Final = {
    **dict.fromkeys(("laid", "bought"), CARD_ICONS["purse"]),
    **dict.fromkeys(("acted", "repeated", "revealed", "reacted"), CARD_ICONS["stage"]),
    **dict.fromkeys(("discarded", "discarded-looked", "put-away", "uncovered"), CARD_ICONS["pile"]),
    **dict.fromkeys(("drew", "drew-cards", "stacked"), CARD_ICONS["deck"]),
    **dict.fromkeys(("gained", "took", "kept"), CARD_ICONS["hand"]),
    **dict.fromkeys(("sacrificed", "boneyard-begun"), BONES),
    **dict.fromkeys(("fell", "refilled"), FALLS),
    **dict.fromkeys(("gave", "swapped"), SWAP),
    **dict.fromkeys(("looked", "looked-at"), EYE),
    **dict.fromkeys(("spared", "refused"), SHIELD),
    **dict.fromkeys(("let-pass", "revealed-in-vain"), LET_BE),
    "entombed": CARD_ICONS["tomb"],
}
DIVIDERS: Final = ("turn-began",)


def emblem(event: Event, box: Box) -> Drawn | None:
    """Draws the emblem of the card that an event is about."""
    card = event.facts.get("card")
    return drawn(Use(f"log-{card}")) if card in CARDS else None
