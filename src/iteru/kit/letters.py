"""Letters: how words are set in the two typefaces of the house, and how wide they are then.

>>> Face(20, "title").wide("Pyramids") > Face(20, "sans").wide("Pyramids")
True
"""

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal

FaceName = Literal["sans", "bold", "serif", "title", "italic"]
"""Alegreya Sans, plain and bold; Alegreya, plain, bold and italic."""
Anchor = Literal["start", "middle", "end"]

FONTS: Final = Path(__file__).parent / "fonts"
WIDTHS: Final[dict[FaceName, dict[str, int]]] = json.loads(
    (FONTS / "widths.json").read_text(encoding="utf-8")
)
"""Of each letter in thousandths of its size, as a browser measured them (`scripts/measure_letters.py`)."""
USUAL = 560
WIDEST = 1300
FIRST_WIDE = "\u2e80"
LEADING = 1.15


@dataclass(frozen=True)
class Face:
    """Letters of a size in one of the typefaces; where their line is anchored, their colour, and the distance of lines."""

    size: float
    name: FaceName = "sans"
    anchor: Anchor = "start"
    fill: str = "ink"
    leading: float = 0
    """By default a little more than the size."""

    def __post_init__(self) -> None:
        if not self.leading:
            object.__setattr__(self, "leading", self.size * LEADING)

    @property
    def attributes(self) -> str:
        return face_attributes(self)

    def wide(self, text: str) -> float:
        """Returns the width of a text."""
        return self.size * thousandths(self.name, text) / 1000


@lru_cache(maxsize=2_000)
def face_attributes(face: Face) -> str:
    anchor = "" if face.anchor == "start" else f' text-anchor="{face.anchor}"'
    return f' class="{face.name}" font-size="{face.size:g}" fill="var(--{face.fill})"{anchor}'


@lru_cache(maxsize=20_000)
def thousandths(name: FaceName, text: str) -> int:
    widths = WIDTHS[name]
    return sum([widths.get(letter) or width_of(letter) for letter in text])


def width_of(letter: str) -> int:
    """Returns the width of a letter that is not in the table, such as one in a player's name."""
    return USUAL if letter < FIRST_WIDE else WIDEST
