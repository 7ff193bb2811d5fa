"""The picture of the table, from a view: a scene of the board, and what a seat's panel shows.

What never changes is drawn once (`functools.cache`); each part of the table has its own module. Colours are classes of the
house's `palette.css`.
"""

from iteru.engine.game import View
from iteru.engine.phrase import Phrase
from iteru.engine.scene import Scene
from iteru.games.imhotep.moves import SITES
from iteru.games.imhotep.picture.panel import seat
from iteru.games.imhotep.picture.river import river
from iteru.games.imhotep.picture.rounds import rounds
from iteru.games.imhotep.picture.sites import site

__all__ = ["board", "seat"]

WIDTH, HEIGHT = 1000, 560


def board(view: View) -> Scene:
    """The whole board."""
    title = Phrase("picture-board", {"round": view["round"], "rounds": view["rounds"]})
    return Scene(WIDTH, HEIGHT, title, [rounds(view), river(view), *[site(view, name) for name in SITES]])
