"""The nobles area: the display and the deck."""

from iteru.games.pharaon.show.picture.cards import deck, empty, noble_card, outline_at
from iteru.games.pharaon.show.picture.viewer import may_pay, target
from iteru.games.pharaon.view_types import PharaonView
from iteru.kit.parts import Parts
from iteru.kit.pieces import rim

TOP, GAP = 51.0, 4.0
DECK = (47.0, 108.0)
WIDEST, TALLEST = 104.0, 188.0


def nobles(view: PharaonView, width: float, height: float) -> Parts:
    """R5.3."""
    shown = view["nobles"]["shown"]
    room = width - DECK[0] - GAP
    wide = min(WIDEST, (room - GAP * (len(shown) - 1)) / len(shown))
    size = (wide, min(TALLEST, height - TOP))
    spots = [(slot * (wide + GAP), TOP) for slot in range(len(shown))]
    at_deck = (width - DECK[0], TOP)
    parts: Parts = []
    if may_pay(view):
        lying = [spot for spot, number in zip(spots, shown, strict=True) if number is not None]
        parts += [rim(outline_at(spot, size)) for spot in lying] + [rim(outline_at(at_deck, DECK))]
    for slot, (number, at) in enumerate(zip(shown, spots, strict=True), start=1):
        if number is None:
            parts.append(empty(at, size))
        else:
            touched = target(view, f"noble-{slot}", "noble")
            parts.append(noble_card(view, number, at, size, f"noble-{slot}", touched))
    touched = target(view, "deck-nobles", "noble")
    return [*parts, deck(view["nobles"], "nobles", at_deck, DECK, touched)]
