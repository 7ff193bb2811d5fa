"""The picture of the table, from a view: a scene of the board, and what a seat's panel shows.

The board has two halves, which a narrow page lays below each other: the pyramid with stock and boneyard, and the turn with
the viewer's own hand. What never changes is drawn once (`functools.cache`). Classes are those of the house's `palette.css` and
of the game's own `style.css`.
"""

from iteru.engine.game import View
from iteru.engine.phrase import Phrase
from iteru.games.valley_of_the_kings.show.picture.own import own
from iteru.games.valley_of_the_kings.show.picture.panel import seat
from iteru.games.valley_of_the_kings.show.picture.pyramid import pyramid
from iteru.games.valley_of_the_kings.show.picture.turn import turn
from iteru.kit.scene import Group, Scene
from iteru.kit.shown import Keep

__all__ = ["board", "seat"]

WIDTH, HEIGHT = 942, 510
RIGHT_HALF, MARGIN = (WIDTH / 2, 0.0), (5.0, 1.0)


def board(view: View, keep: Keep) -> Scene:
    """The whole board."""
    title = Phrase("picture-board", {"turn": view["turn"]})
    right = Group([*turn(view), *own(view)], MARGIN)
    halves = [Group(pyramid(view), MARGIN), Group([right], RIGHT_HALF)]
    return Scene(WIDTH, HEIGHT, title, halves)
