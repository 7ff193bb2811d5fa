"""Emblems of artisans, by what they bring: about 44 wide around (0, 0)."""

from collections.abc import Mapping
from typing import Final

from iteru.kit.parts import Group, Parts, Shape
from iteru.kit.paths import rectangle

CRAFTS: Final[Mapping[str, Parts]] = {
    "one-good": [
        Group(
            [
                Shape(rectangle(-2.5, -4, 5, 25, 2), "wood-light", "line", 1.2),
                Shape(rectangle(-11, -19, 22, 15, 5), "wood", "line", 1.4),
            ],
            (-5, 0),
            turn=-28,
        ),
        Group(
            [Shape("M-2.4 -20H2.4V14L0 21L-2.4 14Z", "good-silver", "line", 1.2)], (9, 0), turn=18
        ),
    ],
    "silver": [
        Shape("M-17 -14C-16 14 16 14 17 -14", "", "line", 6),
        Shape("M-17 -14C-16 14 16 14 17 -14", "", "good-silver", 4),
        Shape("M0 4L8 13L0 21L-8 13Z", "lapis", "line", 1.4),
        Shape("M0 8L4 13L0 17L-4 13Z", "chalk"),
    ],
    "two-goods": [
        Shape("M18 -21L21 -18L4 5L0 2Z", "wood-light", "line", 1.2),
        Shape("M4 5L0 2C-4 3 -4 7 -8 9C-2 12 4 10 4 5Z", "terra", "line", 1.1),
        Shape("M-20 4H12C12 13 6 19 -4 19S-20 13 -20 4Z", "clay", "line", 1.5),
        Shape("M-16 4C-14 -2 -8 -2 -6 4Z", "lapis", "line"),
        Shape("M-6 4C-5 -1 0 -1 2 4Z", "leaf", "line"),
        Shape("M-20 4H12", "", "straw", 2),
    ],
    "silver-and-good": [
        Shape(
            "M-9 -9L-18 -15M9 -9L18 -15M-12 1H-21M12 1H21M-10 10L-17 18M10 10L17 18",
            "",
            "line",
            2.4,
        ),
        Shape("M-8 -11C-8 -19 8 -19 8 -11Z", "jet", "line", 1.2),
        Shape(
            "M-12 -8C-14 8 -8 19 0 20C8 19 14 8 12 -8C8 -13 -8 -13 -12 -8Z", "lapis", "line", 1.5
        ),
        Shape("M-12 -4C-6 -1 6 -1 12 -4M0 -2V20", "", "line", 1.3),
        Shape("M-9 2C-9 9 -6 14 -3 16", "", "chalk", 1.3, opacity=0.6),
    ],
    "jar": [
        Shape("M-12 -19H12L9 -14C17 -8 14 4 7 8H-7C-14 4 -17 -8 -9 -14Z", "clay", "line", 1.5),
        Shape("M-13 -5H13", "", "straw", 2),
        Shape("M-19 8H19V13H-19Z", "wood", "line", 1.3),
        Shape("M-4 13H4L7 21H-7Z", "wood-light", "line", 1.2),
    ],
}
