"""What seats have, for the seat's panel and for the viewer's own block."""

from iteru.engine.phrase import Phrase
from iteru.engine.telling import Facts
from iteru.games.egizia.rules.moves import USES
from iteru.games.egizia.show.card_words import does
from iteru.games.egizia.view_types import EgiziaView, FieldView, PlayerView

TOUCHED = {*[str(kind.values[0][0]) for kind in USES], "strength", "stones_as_grain"}
"""Cards that are touched to use them; others work by themselves, or when a field or a crew is touched."""


def own_card_title(view: EgiziaView, player: PlayerView, card: str, count: int) -> Phrase:
    used = player["used_cards"].get(card, 0)
    facts: Facts = {"card": card, "count": count, "used": used, "phrases": does(view, card)}
    return Phrase("picture-own-card", facts)


def improvable(view: EgiziaView, player: PlayerView) -> list[FieldView]:
    """R10.7: returns the fields that a Canal could improve."""
    if "field_improver" not in player["cards"]:
        return []
    return [field for field in player["fields"] if field["colour"] != "green"]
