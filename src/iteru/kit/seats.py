"""The colours, shapes and letters that tell seats apart."""

from typing import Final

LETTERS: Final = "ABCDE"
SHAPES: Final = ("circle", "triangle", "square", "diamond", "pentagon")
COLOURS: Final = ("#1F5FA8", "#C8502D", "#1E8A6B", "#D79A1E", "#7A4E9B")
INKS: Final = ("#FFFFFF", "#FFFFFF", "#FFFFFF", "#2A2117", "#FFFFFF")
"""The colours of text on the seats' colours."""
