"""The picture of the table, from a view: a scene of the board, and what a seat's panel shows.

The ring lies around the wheel, and in the middle of the wheel is time: the Pyramid and the jars; there lies also, large,
whatever is to be chosen. Each part of the table has its own module. Colours are those of the game's own `style.css`. On
small screens the same parts stand in blocks below each other.
"""

from iteru.games.pharaon.show.picture import phone, tablet
from iteru.games.pharaon.show.picture.panel import seat
from iteru.games.pharaon.show.picture.symbols import symbols
from iteru.games.pharaon.show.picture.temple import board
from iteru.games.pharaon.view_types import PharaonView
from iteru.kit.scene import Board
from iteru.kit.shown import Keep, Screen

__all__ = ["blocks", "board", "seat", "symbols"]


def blocks(view: PharaonView, keep: Keep, screen: Screen) -> Board:
    return tablet.board(view, keep) if screen == "tall" else phone.blocks(view, keep)
