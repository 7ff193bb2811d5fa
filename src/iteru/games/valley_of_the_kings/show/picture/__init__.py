"""The picture of the table, from a view: the valley as one scene, and what a seat's panel shows.

Pyramid, stock and boneyard stand in the valley, the viewer's own tomb is cut into the cliff at the right, and in front lies
what belongs to the viewer. A tablet held upright has the same place with the tomb below the pyramid; on a phone it is seen in
parts, from nearer. What never changes is the ground; cards, emblems and signs are symbols.
"""

from iteru.engine.phrase import Phrase
from iteru.games.valley_of_the_kings.show.picture import (
    emblems,
    formats,
    front,
    land,
    masonry,
    panel,
    small,
    tall,
    wide,
)
from iteru.games.valley_of_the_kings.show.picture.panel import brief, seat
from iteru.games.valley_of_the_kings.view_types import ValleyView
from iteru.kit.scene import Board, Scene
from iteru.kit.shown import Keep, Screen
from iteru.kit.symbols import Symbols

__all__ = ["blocks", "board", "brief", "seat", "symbols"]


def board(view: ValleyView, keep: Keep) -> Scene:
    """The whole board."""
    return wide.scene(view, title(view), keep)


def blocks(view: ValleyView, keep: Keep, screen: Screen) -> Board:
    """The board on a tablet held upright, or in parts on a phone."""
    return (
        tall.scene(view, title(view), keep)
        if screen == "tall"
        else small.blocks(view, title(view), keep)
    )


def title(view: ValleyView) -> Phrase:
    return Phrase("picture-board", {"turn": view["turn"]})


def symbols() -> Symbols:
    sources = (land, emblems, formats, masonry, front, panel)
    return {name: drawn for source in sources for name, drawn in source.symbols().items()}
