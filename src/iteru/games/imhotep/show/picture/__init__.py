"""Draws a view: a scene of the board, and the contents of a seat's panel.

What never changes is drawn once (`kit.kept`); each part of the table has its own module. Classes are those of the common
`palette.css` and of the game's own `style.css`. On small screens the same parts stand in blocks below each other.
"""

from functools import partial
from typing import Any

from iteru.engine.phrase import Phrase
from iteru.games.imhotep.show.picture.own import own, shown_of_own
from iteru.games.imhotep.show.picture.panel import seat
from iteru.games.imhotep.show.picture.river import NARROW_HEIGHT, narrow_river, river
from iteru.games.imhotep.show.picture.rounds import STRIP_HEIGHT, rounds, strip
from iteru.games.imhotep.show.picture.sites import site
from iteru.games.imhotep.view_types import ImhotepView
from iteru.kit.scene import Block, Blocks, Part, Scene
from iteru.kit.shown import Keep, Screen

__all__ = ["blocks", "board", "seat"]

WIDTH, HEIGHT = 1000, 560
PLACES = {
    "market": (272, 0, 366, 172),
    "pyramids": (272, 180, 366, 216),
    "temple": (272, 404, 366, 156),
    "burial_chamber": (648, 0, 352, 236),
    "obelisks": (648, 244, 352, 316),
}
"""Where the sites lie, and how large they are."""
NARROW = 360
HEIGHTS = {"market": 172, "pyramids": 216, "temple": 156, "burial_chamber": 236, "obelisks": 270}
"""How high the sites are where each fills the width of a phone."""
SHOWN_QUESTIONS = ("order", "pick-pyramid", "temple-choice")
"""Questions that can be seen on the board."""


def board(view: ImhotepView, keep: Keep) -> Scene:
    """Draws the whole board in parts, each redrawn only when it changes."""
    asked = shown_question(view)
    parts = [
        keep(f"rounds {shown_of_rounds(view)}", lambda: rounds(view)),
        keep(f"river {view['ships']} {asked}", lambda: river(view)),
        *[
            keep(f"{name} {shown_at(view, name)} {asked}", partial(site, view, name, place))
            for name, place in PLACES.items()
        ],
    ]
    return Scene(WIDTH, HEIGHT, title(view), parts)


def blocks(view: ImhotepView, keep: Keep, screen: Screen) -> Blocks:
    """Draws the rounds, the river with the viewer's own things, and the sites."""
    asked = shown_question(view)
    ships = f"narrow river {view['ships']} {asked}"
    river_parts: list[Part] = [keep(ships, lambda: narrow_river(view))]
    viewer = view["seat"]
    if viewer is not None:
        shows = f"own {shown_of_own(view, viewer)}"
        river_parts.append(keep(shows, partial(own, view, viewer)))
    sites = [
        Block(height, [keep_site(view, keep, name, height, asked)])
        for name, height in HEIGHTS.items()
    ]
    over = Block(STRIP_HEIGHT, [keep(f"strip {shown_of_rounds(view)}", lambda: strip(view))])
    return Blocks(NARROW, title(view), [over, Block(NARROW_HEIGHT, river_parts), *sites])


def keep_site(view: ImhotepView, keep: Keep, name: str, height: int, asked: str) -> Part:
    place = (0, 0, NARROW, height)
    shows = f"narrow {name} {shown_at(view, name)} {asked}"
    return keep(shows, partial(site, view, name, place))


def title(view: ImhotepView) -> Phrase:
    return Phrase("picture-board", {"round": view["round"], "rounds": view["rounds"]})


def shown_question(view: ImhotepView) -> str:
    asks = view["asks"]
    question = asks if asks and asks["question"] in SHOWN_QUESTIONS else None
    return f"{question} {view['unloading']}"


def shown_of_rounds(view: ImhotepView) -> str:
    return f"{view['round']} {view['rounds']} {view['round_cards']}"


def shown_at(view: ImhotepView, name: str) -> list[Any]:
    """Returns what a site shows: the stones there, and the ship in its harbour."""
    moored = view["harbours"][name]
    sites = {
        "market": view["market"],
        "pyramids": view["pyramids"],
        "temple": view["temple"],
        "burial_chamber": view["burial_chamber"],
        "obelisks": view["obelisks"],
    }
    ship = None if moored is None else view["ships"][moored]
    return [view["seats"], view["options"], sites[name], moored, ship]
