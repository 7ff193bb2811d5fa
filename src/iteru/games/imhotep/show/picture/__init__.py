"""Draws a view: a scene of the board, and the contents of a seat's panel.

What never changes is a ground or a symbol, which pages fetch once; each thing of the scene has its own module. A wide screen, a
tablet held upright and a phone show the same things at other places.
"""

from iteru.games.imhotep.show.picture import phone, tablet
from iteru.games.imhotep.show.picture.panel import brief, seat
from iteru.games.imhotep.show.picture.symbols import symbols
from iteru.games.imhotep.show.picture.wide import board
from iteru.games.imhotep.view_types import ImhotepView
from iteru.kit.scene import Board
from iteru.kit.shown import Keep, Screen

__all__ = ["blocks", "board", "brief", "seat", "symbols"]


def blocks(view: ImhotepView, keep: Keep, screen: Screen) -> Board:
    """Draws the board for a small screen: whole on a tablet, in blocks on a phone."""
    return tablet.board(view, keep) if screen == "tall" else phone.blocks(view, keep)
