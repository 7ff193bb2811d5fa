"""Draws a view: a scene of the board, and the contents of a seat's panel.

Sites lie on the left, the river in the middle with towns on its left and cards on its right, tracks, feeding and the round
on the right. What never changes is drawn once (`kit.kept`); each part of the table has its own module. On small
screens the same parts stand in blocks below each other, with the viewer's own things on top.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from iteru.engine.phrase import Phrase
from iteru.games.egizia.show.picture.feeding import feeding, feeding_height
from iteru.games.egizia.show.picture.obelisk import obelisk_and_graves
from iteru.games.egizia.show.picture.own import own, own_height
from iteru.games.egizia.show.picture.panel import seat
from iteru.games.egizia.show.picture.pyramid import pyramid_and_temple
from iteru.games.egizia.show.picture.river import WIDE, is_sailing, narrow, river
from iteru.games.egizia.show.picture.rounds import rounds
from iteru.games.egizia.show.picture.sphinx import sphinx
from iteru.games.egizia.show.picture.tracks import tracks
from iteru.games.egizia.view_types import EgiziaView
from iteru.kit.scene import Block, Blocks, Group, Part, Scene
from iteru.kit.shown import Keep, Screen

__all__ = ["blocks", "board", "seat"]

WIDTH, HEIGHT = 1000, 564
Drawing = Callable[[EgiziaView, float, float], Part]
PARTS: dict[str, Drawing] = {
    "sphinx": sphinx,
    "obelisk": obelisk_and_graves,
    "pyramid": pyramid_and_temple,
    "tracks": tracks,
    "feeding": feeding,
    "rounds": rounds,
}
PLACES = {
    "sphinx": (0, 0, 382, 188),
    "obelisk": (0, 194, 382, 180),
    "pyramid": (0, 380, 382, 184),
    "tracks": (810, 0, 190, 200),
    "feeding": (810, 206, 190, 258),
    "rounds": (810, 470, 190, 94),
}
"""Where the parts beside the river lie, and how large they are."""
RIVER_AT = (383.0, 0.0)
NARROW = 360
HEIGHTS = {
    "rounds": 64,
    "sphinx": 200,
    "obelisk": 200,
    "pyramid": 216,
    "tracks": 200,
}
"""How high they are where each fills the width of a phone."""


def board(view: EgiziaView, keep: Keep) -> Scene:
    """Draws the whole board in parts, each redrawn only when it changes."""
    parts: list[Part] = [
        keep_part(view, keep, name, place[2:], place[:2]) for name, place in PLACES.items()
    ]
    stream = keep(f"river {shown_of_river(view)}", lambda: Group([river(view, WIDE)], RIVER_AT))
    return Scene(WIDTH, HEIGHT, title(view), [*parts, stream])


def blocks(view: EgiziaView, keep: Keep, screen: Screen) -> Blocks:
    """Draws the round, the viewer's own things, the river and the sites; a site in use comes before the river."""
    found = {
        name: Block(height, [keep_part(view, keep, name, (NARROW, height))])
        for name, height in HEIGHTS.items()
    }
    height = feeding_height(view["seats"])
    found["feeding"] = Block(height, [keep_part(view, keep, "feeding", (NARROW, height))])
    plan = narrow(view)
    stream = keep(f"narrow river {shown_of_river(view)}", lambda: river(view, plan))
    found["river"] = Block(plan.height, [stream])
    order = ["rounds", "river", "feeding", "sphinx", "obelisk", "pyramid", "tracks"]
    first = comes_first(view)
    if first:
        order.remove(first)
        order.insert(1, first)
    listed = [found[name] for name in order]
    viewer = view["seat"]
    if viewer is not None:
        listed.insert(1, Block(own_height(view, viewer), [own(view, viewer)]))
    return Blocks(NARROW, title(view), listed)


def comes_first(view: EgiziaView) -> str:
    """Returns the part of the board that the question is about, if it is not the river."""
    asks = view["asks"]
    if asks is None:
        return ""
    if asks["question"] in ("first-card", "keep", "keep-second"):
        return "sphinx"
    if asks["question"] in ("team", "brick", "build", "extra"):
        return str(asks["site"])
    return {"ring": "feeding", "feed": "feeding", "track": "tracks"}.get(asks["question"], "")


def keep_part(
    view: EgiziaView,
    keep: Keep,
    name: str,
    size: tuple[float, float],
    at: tuple[float, float] = (0, 0),
) -> Part:
    shows = f"{name} {size} {shown_of(view, name)}"
    draw = PARTS[name]
    return keep(shows, partial(placed, draw, view, size, at))


def placed(
    draw: Drawing, view: EgiziaView, size: tuple[float, float], at: tuple[float, float]
) -> Part:
    return Group([draw(view, *size)], at)


def title(view: EgiziaView) -> Phrase:
    return Phrase("picture-board", {"round": view["round"], "rounds": view["rounds"]})


def shown_of(view: EgiziaView, name: str) -> list[Any]:
    """Returns what a part of the board shows; it is redrawn when that changes."""
    players = view["players"]
    if name == "rounds":
        return [view["round"], view["rounds"], view["phase"], view["order"], view["bonus"]]
    if name == "tracks":
        return [view["tracks"]]
    if name == "feeding":
        return [view["ring"], [player["feeding"] for player in players]]
    if name == "sphinx":
        kept = [(player["sphinx"], player["sphinx_points"]) for player in players]
        own = view["seat"] is not None and players[view["seat"]]["sphinx_cards"]
        return [view["seat"], view["sphinx"], kept, own, view["building"]]
    if name == "obelisk":
        totals = [player["grave_total"] for player in players]
        return [view["obelisk"], view["graves"], totals, view["building"]]
    return [view["pyramid"], view["temple"], view["building"]]


def shown_of_river(view: EgiziaView) -> list[Any]:
    asked = is_sailing(view)
    return [view["seat"], view["phase"], view["river"], view["lowest"], view["sites"], asked]
