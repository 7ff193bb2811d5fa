"""How words and figures are set on the board: nothing is smaller than 11 pixels on a laptop, 12 on a phone."""

from typing import Final

from iteru.kit.letters import Face

LEAST: Final = 14.0
"""On a board for a large screen; it may be drawn at four fifths of its size."""

HALL: Final = Face(19, "title")
GOD: Final = Face(17.5, "title")
ABOUT: Final = Face(LEAST, fill="quiet")
NOTE: Final = Face(LEAST, anchor="middle", fill="quiet")
FREE: Final = Face(15, "bold", "end")
NEED: Final = Face(16, "bold")
HAS: Final = Face(14.5)
COUNTS: Final = Face(14.5, "bold")
WORTH: Final = Face(20, "bold", "middle")
STOCK_END: Final = Face(16, "bold", "end")
BACK: Final = Face(20, "bold", "middle", "on-back")
