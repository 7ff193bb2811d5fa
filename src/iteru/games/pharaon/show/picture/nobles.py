"""The nobles area: the display and the deck."""

from iteru.games.pharaon.show.picture.cards import deck, empty, noble_card
from iteru.games.pharaon.show.picture.viewer import target
from iteru.games.pharaon.view_types import PharaonView
from iteru.kit.scene import Parts

TOP, MARGIN, GAP, DECK = 50.0, 9.0, 5.0, 50.0
TALLEST = 190.0


def nobles(view: PharaonView, width: float, height: float) -> Parts:
    """R5.3."""
    shown = view["nobles"]["shown"]
    room = width - 2 * MARGIN - DECK - GAP
    wide = min(96.0, (room - GAP * (len(shown) - 1)) / len(shown))
    size = (wide, min(TALLEST, height - TOP - 8))
    parts: Parts = []
    for slot, number in enumerate(shown, start=1):
        at = (MARGIN + (slot - 1) * (wide + GAP), TOP)
        if number is None:
            parts.append(empty(at, size))
        else:
            touched = target(view, f"noble-{slot}", "noble")
            parts.append(noble_card(view, number, at, size, f"noble-{slot}", touched))
    touched = target(view, "deck-nobles", "noble")
    return [*parts, deck(view["nobles"], "nobles", (width - MARGIN - DECK + 2, TOP + 2), touched)]
