"""What parts of the board show, as texts: they are drawn anew when these change."""

from typing import Any

from iteru.engine.phrase import Phrase
from iteru.games.imhotep.show.picture.burial_chamber import columns_of
from iteru.games.imhotep.view_types import ImhotepView

SHOWN_QUESTIONS = ("order", "pick-pyramid", "temple-choice")
"""Questions that can be seen on the board."""


def title(view: ImhotepView) -> Phrase:
    return Phrase("picture-board", {"round": view["round"], "rounds": view["rounds"]})


def shown_question(view: ImhotepView) -> str:
    asks = view["asks"]
    question = asks if asks and asks["question"] in SHOWN_QUESTIONS else None
    return f"{question} {view['unloading']}"


def shown_rounds(view: ImhotepView) -> str:
    return f"{view['round']} {view['rounds']} {view['round_cards']}"


def shown_quarry(view: ImhotepView) -> str:
    asks = view["asks"]
    asked = None if asks is None else asks["seat"]
    return f"{asked} {[player['quarry'] for player in view['players']]}"


def shown_ground(view: ImhotepView) -> str:
    """Returns all that the ground depends on: seats, sides, and what is printed on the sites."""
    temple, chamber, obelisks = view["temple"], view["burial_chamber"], view["obelisks"]
    spaces = [temple[key] for key in ("width", "spaces", "choice_points", "choice_stones")]
    graves = [chamber[key] for key in ("rows", "groups", "further", "places")]
    towers = [obelisks["places"], obelisks["tower_height"]]
    levels = view["pyramids"]["levels"]
    sides = view["options"]
    return f"{view['seats']} {sides} {spaces} {graves} {columns_of(chamber)} {towers} {levels}"


def shown_site(view: ImhotepView, name: str) -> object:
    """Returns what has been built at a site, or lies there."""
    sites: dict[str, object] = {
        "market": view["market"],
        "pyramids": view["pyramids"],
        "temple": view["temple"],
        "burial_chamber": view["burial_chamber"],
        "obelisks": view["obelisks"],
    }
    return sites[name]


def shown_everywhere(view: ImhotepView) -> str:
    """Returns what all sites depend on."""
    return f"{view['seats']} {view['options']} {shown_question(view)}"


def shown_at(view: ImhotepView, name: str) -> list[Any]:
    """Returns what a site shows besides: the stones there, and the ship in its harbour."""
    moored = view["harbours"][name]
    ship = None if moored is None else view["ships"][moored]
    return [shown_site(view, name), moored, ship]
