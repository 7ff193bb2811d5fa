"""What is drawn again and again: pages fetch it once."""

from iteru.games.imhotep.show.picture.emblems import emblem_symbols
from iteru.games.imhotep.show.picture.figures import figure_symbols
from iteru.games.imhotep.show.picture.hulls import ship_symbols
from iteru.games.imhotep.show.picture.landscape import jetty, paints
from iteru.games.imhotep.show.picture.stones import recess_symbols, stone_symbols
from iteru.kit.symbols import Symbols


def symbols() -> Symbols:
    return {
        **paints(),
        **stone_symbols(),
        **recess_symbols(),
        **emblem_symbols(),
        **ship_symbols(),
        **figure_symbols(),
        "jetty": jetty(),
    }
