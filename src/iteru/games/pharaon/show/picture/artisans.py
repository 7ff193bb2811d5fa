"""The artisans area: the display, the deck, and where there is room a shelf with what everybody has hired."""

from iteru.engine.phrase import Phrase
from iteru.games.pharaon.show.picture.cards import artisan_card, deck, empty, is_broad, outline_at
from iteru.games.pharaon.show.picture.faces import LEAST
from iteru.games.pharaon.show.picture.shapes import TRAITOR, Player, mark, players
from iteru.games.pharaon.show.picture.surfaces import slab
from iteru.games.pharaon.show.picture.viewer import may_pay, target
from iteru.games.pharaon.view_types import PharaonView
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Text
from iteru.kit.paths import Point
from iteru.kit.pieces import rim

TOP, GAP = 55.0, 5.0
DECK_WIDTH = 50.0
WIDEST, TALLEST = 74.0, 118.0
SHELF = 46.0
LABEL, FIGURE = Face(LEAST), Face(16, "bold")


def artisans(view: PharaonView, width: float, height: float) -> Parts:
    """R5.4."""
    shown = view["artisans"]["shown"]
    wide = card_width(len(shown), width)
    size = (wide, min(TALLEST, height - TOP))
    spots = [(slot * (wide + GAP), TOP) for slot in range(len(shown))]
    at_deck, deck_size = (width - DECK_WIDTH, TOP), (DECK_WIDTH, size[1])
    parts: Parts = []
    if may_pay(view):
        lying = [spot for spot, number in zip(spots, shown, strict=True) if number is not None]
        parts += [rim(outline_at(spot, size)) for spot in lying] + [
            rim(outline_at(at_deck, deck_size))
        ]
    for slot, (number, at) in enumerate(zip(shown, spots, strict=True), start=1):
        if number is None:
            parts.append(empty(at, size))
        else:
            touched = target(view, f"artisan-{slot}", "artisan")
            parts.append(artisan_card(view, number, at, size, f"artisan-{slot}", touched))
    touched = target(view, "deck-artisans", "artisan")
    parts.append(deck(view["artisans"], "artisans", at_deck, deck_size, touched))
    if height - TOP - size[1] >= SHELF + 12:
        parts.append(shelf(view, (0, TOP + size[1] + 15)))
    return parts


def card_width(count: int, width: float) -> float:
    room = width - DECK_WIDTH - GAP
    return min(WIDEST, (room - GAP * (count - 1)) / count)


def least_height(count: int, width: float, low: float) -> float:
    """Returns the height that a display needs: narrow cards have no room for points beside the picture."""
    return low if is_broad((card_width(count, width), low - TOP)) else TOP + TALLEST


def shelf(view: PharaonView, at: Point) -> Part:
    """R9.3: who has hired how many, and what they are worth; a column for each player."""
    everybody = players(view)
    pitch = 50.0 if len(everybody) < 5 else 44.0
    wide = 64 + pitch * len(everybody)
    parts: Parts = [
        slab(0, 0, wide, SHELF, 4, "shelf", "wood"),
        Text(LABEL, 10, 19, Phrase("picture-hired")),
        Text(LABEL, 10, 37, Phrase("picture-hired-points")),
    ]
    for number, (player, its) in enumerate(everybody):
        parts.append(column(view, player, its["artisans"], 74 + pitch * number))
    return Group(parts, at)


def column(view: PharaonView, player: Player, artisans: list[int], x: float) -> Part:
    facts = view["card_facts"]["artisans"]
    points = sum([facts[str(number)]["points"] for number in artisans])
    shown: Parts = [
        mark(player, 6.4, (x, 14)),
        Text(FIGURE, x + 12, 19, len(artisans)),
        Text(FIGURE, x + 12, 38, points),
    ]
    words = {"count": len(artisans), "points": points}
    if player == TRAITOR:
        return Group(shown, title=Phrase("picture-of-traitor", words), rule="R9.3")
    return Group(shown, title=Phrase("picture-of", {**words, "owner": player}), rule="R9.3")
