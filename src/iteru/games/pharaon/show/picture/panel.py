"""A seat's panel: what lies before one seat; in the solo game also the Traitor."""

from typing import Any

from iteru.games.pharaon.show.card_words import noble_facts
from iteru.games.pharaon.show.picture.cards import emblem, noble_rule
from iteru.games.pharaon.show.picture.counts import (
    counts,
    height,
    nobles_of,
    offerings_of,
    short_counts,
)
from iteru.games.pharaon.show.picture.traitor import HEIGHT, traitor
from iteru.games.pharaon.view_types import PharaonView, SeatView
from iteru.kit.scene import Group

USED_IN_TURN = ("seer", "treasurer", "diplomat")
"""R6.12: effects that one chooses to use."""
FEW = 4  # seats at a table where everybody has a row for nobles and offerings


def seat(view: PharaonView, seat: int) -> dict[str, Any]:
    """What the template shows. Only the seat that is asked has things to touch."""
    player, asks = view["players"][seat], view["asks"]
    own = seat == view["seat"]
    is_short = not own and view["seats"] > FEW
    touched = usable(view, player) if own else []
    others = [number for number in player["nobles"] if number not in touched]
    things = [*nobles_of(view, seat, others), *offerings_of(view, player)]
    return {
        "seat": seat,
        "asked": asks is not None and asks["seat"] == seat,
        "counts": short_counts(view, seat) if is_short else counts(view, seat, own),
        "counts_height": height(own),
        "usable": [chip(view, seat, number, number in player["tired"]) for number in touched],
        "things": [] if is_short else things,
        "traitor": traitor(view, view["traitor"]) if view["traitor"] else None,
        "traitor_height": HEIGHT,
    }


def usable(view: PharaonView, player: SeatView) -> list[int]:
    """Nobles that are touched to be used."""
    facts = view["card_facts"]["nobles"]
    return [number for number in player["nobles"] if facts[str(number)]["effect"] in USED_IN_TURN]


def chip(view: PharaonView, seat: int, number: int, tired: bool) -> dict[str, Any]:
    its = view["card_facts"]["nobles"][str(number)]
    sign = Group(
        emblem(its["name"], (0, 0), 0.7),
        (0, 0),
        "",
        "",
        f"noble-{number}",
        f"nobles-{seat}-{number}",
    )
    return {
        "number": number,
        "tired": tired,
        "facts": noble_facts(view, number),
        "rule": noble_rule(view, number),
        "sign": sign,
    }
