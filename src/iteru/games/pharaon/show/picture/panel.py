"""A seat's panel: what lies before one seat; in the solo game also the Traitor."""

from typing import Any

from iteru.games.pharaon.show.card_words import noble_facts
from iteru.games.pharaon.show.picture.cards import COLOURS, does, noble_rule, words_of
from iteru.games.pharaon.show.picture.counts import (
    OFFERING,
    OFFERING_PITCH,
    counts,
    kept,
    offerings,
)
from iteru.games.pharaon.show.picture.traitor import HEIGHT, traitor
from iteru.games.pharaon.view_types import PharaonView, SeatView

USED_IN_TURN = ("seer", "treasurer", "diplomat")
"""R6.12: effects that one chooses to use."""
FEW = 3  # seats at a table where there is room for everybody's offerings
IN_A_ROW = 8


def seat(view: PharaonView, seat: int) -> dict[str, Any]:
    """What the template shows. Only the seat that is asked has things to touch."""
    player, asks = view["players"][seat], view["asks"]
    own = seat == view["seat"]
    shows_offerings = bool(kept(player)) and (own or view["seats"] <= FEW)
    rows = -(-len(kept(player)) // IN_A_ROW)
    return {
        "seat": seat,
        "asked": asks is not None and asks["seat"] == seat,
        "many": view["seats"] > FEW,
        "counts": counts(view, seat, player),
        "usable": usable(view, player) if own else [],
        "offerings": offerings(view, player, IN_A_ROW) if shows_offerings else None,
        "offerings_size": (min(IN_A_ROW, len(kept(player))) * OFFERING_PITCH + 8, rows * OFFERING),
        "traitor": traitor(view, view["traitor"]) if view["traitor"] else None,
        "traitor_height": HEIGHT,
    }


def usable(view: PharaonView, player: SeatView) -> list[dict[str, Any]]:
    """Nobles that are touched to be used."""
    facts = view["card_facts"]["nobles"]
    return [
        small_noble(view, number, number in player["tired"])
        for number in player["nobles"]
        if facts[str(number)]["effect"] in USED_IN_TURN
    ]


def small_noble(view: PharaonView, number: int, tired: bool) -> dict[str, Any]:
    its = view["card_facts"]["nobles"][str(number)]
    return {
        "number": number,
        "colour": COLOURS[its["type"]],
        "tired": tired,
        "facts": noble_facts(view, number),
        "rule": noble_rule(view, number),
        "sign": does(its["type"], its["effect"], words_of(its)),
    }
