"""An emblem for every kind of card, and a simpler sign for every set: symbols of the page, drawn once."""

from collections.abc import Callable

from iteru.games.valley_of_the_kings.rules.moves import CARDS
from iteru.games.valley_of_the_kings.show.picture.emblems import (
    amulets,
    bodies,
    books,
    burials,
    signs,
    statues,
)
from iteru.games.valley_of_the_kings.show.picture.emblems.pen import Pen, disc
from iteru.kit.parts import Part, Shape, Use

WEIGHT, SMALL_WEIGHT, SIGN_WEIGHT = 2.1, 3.4, 4.4
"""How thick the lines are, in a box of 100."""
SMALL = 45
"""An emblem lower than this has thicker lines."""
SOURCES = (burials, bodies, amulets, books, statues)
SIGNS: dict[str, Callable[[Pen], None]] = {
    "starter": burials.urn,
    "unique": signs.unique_sign,
    "sarcophagi": signs.sarcophagi_sign,
    "canopic_jars": bodies.duamutef_jar,
    "amulets": amulets.ankh_amulet,
    "books": signs.books_sign,
    "statues": statues.statue_of_bastet,
}
WIDTHS = {
    "burial_mask": 0.93,
    "outer_sarcophagus": 0.94,
    "middle_sarcophagus": 1.0,
    "wedjat_amulet": 0.92,
    "statue_of_sobek": 0.98,
    "statue_of_anubis": 0.92,
    "statue_of_isis": 0.94,
    "boat": 0.98,
    "offering_table": 0.92,
    "box_of_food": 0.9,
    "scarab": 0.92,
    "throne": 0.76,
    "ka_figurine": 0.74,
    "censer": 0.68,
    "ankh_amulet": 0.7,
    "statue_of_thoth": 0.8,
}
"""How wide an emblem is in its box; a book is nearly as wide as it, others two thirds."""


def drawing(card: str) -> Callable[[Pen], None]:
    """Returns what draws the emblem of a card."""
    found: Callable[[Pen], None] = next(
        getattr(source, card) for source in SOURCES if hasattr(source, card)
    )
    return found


def drawn_by(draw: Callable[[Pen], None], weight: float) -> list[Part]:
    pen = Pen(weight)
    draw(pen)
    return pen.parts


def symbols() -> dict[str, list[Part]]:
    """Returns every emblem with thin lines, with thick lines and on a disc for the log, and every sign."""
    found = {card: drawn_by(drawing(card), WEIGHT) for card in CARDS}
    found |= {f"small-{card}": drawn_by(drawing(card), SMALL_WEIGHT) for card in CARDS}
    found |= {f"log-{card}": on_disc(card) for card in CARDS}
    return found | {f"sign-{name}": drawn_by(draw, SIGN_WEIGHT) for name, draw in SIGNS.items()}


def on_disc(card: str) -> list[Part]:
    return [Shape(disc(0, 0, 20), "log-disc"), emblem(card, 0, 0, 34, 36)]


def emblem(card: str, x: float, y: float, high: float, wide: float) -> Use:
    """Draws the emblem of a card around a point, as large as the room allows."""
    own = WIDTHS.get(card, 0.98 if card.startswith("book") else 0.62)
    size = min(high, wide / own)
    name = card if size >= SMALL else f"small-{card}"
    return Use(name, (x, y), round(size / 100, 3))


def sign(set_name: str, x: float, y: float, size: float) -> Use:
    """Draws the sign of a set around a point."""
    return Use(f"sign-{set_name}", (x, y), round(size / 100, 3))
