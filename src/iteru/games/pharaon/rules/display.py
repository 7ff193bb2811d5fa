"""Cards on display and the deck beside them, the same for nobles and artisans."""

from mypy_extensions import i64

from iteru.engine.errors import IllegalMove
from iteru.engine.moves import Kind
from iteru.games.pharaon.rules.position import EMPTY


def cards_to_pick(slots: list[int], deck: list[int], shown: Kind, from_deck: Kind) -> list[int]:
    """Every card on display, and the top one of the deck, as actions."""
    actions: list[int] = []
    slot: i64
    for slot in range(len(slots)):
        if slots[slot] != EMPTY:
            actions.append(shown.at(slot))
    if deck:
        actions.append(from_deck.first)
    return actions


def why_not_card(
    slots: list[int], deck: list[int], shown: Kind, rule: str, action: i64
) -> IllegalMove | None:
    """A card that is not there; an action that is not for the display is for the deck."""
    if not shown.has(action):
        return None if deck else IllegalMove(rule, "refused-deck-empty")
    slot = shown.place(action)
    if slot < len(slots) and slots[slot] != EMPTY:
        return None
    return IllegalMove(rule, "refused-no-card", slot=slot + 1)
