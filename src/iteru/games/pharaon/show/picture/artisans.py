"""The artisans area: the display and the deck."""

from iteru.games.pharaon.show.picture import standings
from iteru.games.pharaon.show.picture.cards import artisan_card, deck, empty
from iteru.games.pharaon.show.picture.viewer import target
from iteru.games.pharaon.view_types import PharaonView
from iteru.kit.scene import Parts

TOP, MARGIN, GAP, DECK = 50.0, 9.0, 5.0, 50.0
TALLEST = 150.0


def artisans(view: PharaonView, width: float, height: float) -> Parts:
    """R5.4."""
    shown = view["artisans"]["shown"]
    room = width - 2 * MARGIN - DECK - GAP
    wide = min(72.0, (room - GAP * (len(shown) - 1)) / len(shown))
    size = (wide, min(TALLEST, height - TOP - 8))
    parts: Parts = []
    for slot, number in enumerate(shown, start=1):
        at = (MARGIN + (slot - 1) * (wide + GAP), TOP)
        if number is None:
            parts.append(empty(at, size))
        else:
            touched = target(view, f"artisan-{slot}", "artisan")
            parts.append(artisan_card(view, number, at, size, f"artisan-{slot}", touched))
    touched = target(view, "deck-artisans", "artisan")
    if height - TOP - size[1] > standings.HEIGHT:
        parts.append(standings.standings(view, width, height - standings.HEIGHT))
    return [
        *parts,
        deck(view["artisans"], "artisans", (width - MARGIN - DECK + 2, TOP + 2), touched),
    ]
