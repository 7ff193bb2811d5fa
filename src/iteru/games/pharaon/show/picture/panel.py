"""A seat's panel: what lies before one seat; in the solo game also the Traitor."""

from functools import partial
from typing import Any

from iteru.games.pharaon.show.card_words import noble_facts
from iteru.games.pharaon.show.picture.cards import emblem, noble_rule
from iteru.games.pharaon.show.picture.counts import (
    counts,
    gods_of,
    heights,
    nobles_of,
    offerings_of,
    short_counts,
)
from iteru.games.pharaon.show.picture.traitor import HEIGHT, traitor
from iteru.games.pharaon.view_types import PharaonView, SeatView
from iteru.kit.parts import Group, Lazy, Part

USED_IN_TURN = ("seer", "treasurer", "diplomat")
"""R6.12: effects that one chooses to use."""
FEW = 4  # seats at a table where everybody has a row for nobles and offerings


def seat(view: PharaonView, seat: int) -> dict[str, Any]:
    """Returns what the template shows. Only the seat that is asked has things to touch."""
    player, asks = view["players"][seat], view["asks"]
    own = seat == view["seat"]
    is_short = not own and view["seats"] > FEW
    touched = usable(view, player) if own else []
    return {
        "seat": seat,
        "own": own,
        "scant": is_short,
        "asked": bool(touched) and asks is not None and asks["seat"] == seat,
        "counts": strips(view, seat, own, is_short),
        "usable": [chip(view, seat, number, number in player["tired"]) for number in touched],
        "things": [] if is_short else things(view, seat, touched),
        "traitor": rival(view),
        "traitor_height": HEIGHT,
    }


def strips(view: PharaonView, seat: int, own: bool, is_short: bool) -> list[tuple[Part, float]]:
    """The figures of a seat, with their heights: two strips of resources, two of what else it has."""
    its = view["players"][seat]
    shows: list[object] = [own, is_short, gods_of(its)]
    shows += [view["start"] == seat, view["pharaoh"] == seat]
    shows += [its["goods"], its["nobles"], its["tired"], its["artisans"], its["nile"], its["tomb"]]

    def strip(place: int) -> Part:
        return (short_counts(view, seat) if is_short else counts(view, seat, own))[place]

    return [
        (Lazy((place, shows), partial(strip, place)), high)
        for place, high in enumerate(heights(own))
    ]


def things(view: PharaonView, seat: int, touched: list[int]) -> list[tuple[Part, float]]:
    """Nobles and offerings that lie there to be seen, with their widths."""
    player = view["players"][seat]
    others = [number for number in player["nobles"] if number not in touched]
    return [*nobles_of(view, seat, others), *offerings_of(view, player)]


def rival(view: PharaonView) -> Part | None:
    its = view["traitor"]
    if not its:
        return None
    return Lazy((its, view["start"], view["pharaoh"]), lambda: traitor(view, its))


def usable(view: PharaonView, player: SeatView) -> list[int]:
    """Nobles that are touched to be used."""
    facts = view["card_facts"]["nobles"]
    return [number for number in player["nobles"] if facts[str(number)]["effect"] in USED_IN_TURN]


def chip(view: PharaonView, seat: int, number: int, tired: bool) -> dict[str, Any]:
    its = view["card_facts"]["nobles"][str(number)]
    piece, place = f"noble-{number}", f"nobles-{seat}-{number}"
    return {
        "number": number,
        "tired": tired,
        "facts": noble_facts(view, number),
        "rule": noble_rule(view, number),
        "sign": Lazy(
            place, lambda: Group(emblem(its["name"], (0, 0), 0.7), piece=piece, place=place)
        ),
    }
