"""Emblems of nobles: about 44 wide around (0, 0), one silhouette each in three to five flat tones."""

from collections.abc import Mapping
from typing import Final

from iteru.games.pharaon.show.picture.surfaces import dot, oval
from iteru.kit.parts import Group, Parts, Shape
from iteru.kit.paths import rectangle

NOBLES: Final[Mapping[str, Parts]] = {
    "scribe": [
        Group(
            [
                Shape(rectangle(-8, -20, 16, 38, 3), "wood-light", "line", 1.4),
                Shape(dot(0, -13, 3.6), "jet", "line"),
                Shape(dot(0, -4.5, 3.6), "terra", "line"),
                Shape(rectangle(-2.6, 3, 5.2, 12, 1.5), "cave", "line", 0.8),
            ],
            (-5, 1),
            turn=-14,
        ),
        Shape("M17 -19L5 16L3 20L4 15Z", "leaf", "line", 1.3),
        Shape("M21 -15L10 17L8 20L9 15Z", "straw", "line", 1.1),
    ],
    "general": [
        Shape("M-15 20V-6C-15 -20 7 -20 7 -6V20Z", "wood-light", "line", 1.5),
        Shape("M-10 16V-5C-10 -14 2 -14 2 -5V16Z", "terra", "line", 0.9),
        Shape("M-4 -8L1 0L-4 8L-9 0Z", "straw", "line", 0.9),
        Shape(
            "M10 21L13 2C4 -6 10 -18 20 -21C15 -13 14 -7 18 0L14 21Z", "good-silver", "line", 1.3
        ),
        Shape("M10 21L11.4 12H15.8L14 21Z", "wood", "line"),
    ],
    "architect": [
        Shape("M0 -20L19 18H13L0 -8L-13 18H-19Z", "wood-light", "line", 1.5),
        Shape("M-9 4H9V8H-9Z", "wood", "line", 1.1),
        Shape("M0 -15V9", "", "line", 1.1),
        Shape("M0 8L4 15L0 20L-4 15Z", "lapis", "line", 1.1),
    ],
    "priestess": [
        Shape(
            "M-9 -2C-17 -16 -9 -22 0 -22S17 -16 9 -2H5C11 -14 7 -18 0 -18S-11 -14 -5 -2Z",
            "straw",
            "line",
            1.3,
        ),
        Shape("M-15 -14H15M-15 -9H15M-12 -4.5H12", "", "line", 1.6),
        Shape("M-6 -1H6L3.5 5V20H-3.5V5Z", "lapis", "line", 1.3),
        Shape("M-3.5 9H3.5M-3.5 14H3.5", "", "chalk", 1.3),
    ],
    "foreman": [
        Group(
            [
                Shape("M-2 -21H2V4C7 7 7 16 0 21C-7 16 -7 7 -2 4Z", "wood-light", "line", 1.3),
                Shape(dot(0, 11, 2.6), "lapis"),
            ],
            (-4, 0),
            turn=-22,
        ),
        Group(
            [
                Shape("M-2 -21H2V4C7 7 7 16 0 21C-7 16 -7 7 -2 4Z", "straw", "line", 1.3),
                Shape(dot(0, 11, 2.6), "terra"),
            ],
            (4, 0),
            turn=22,
        ),
    ],
    "decorator": [
        Shape("M17 -21L20 -18L6 0L2 -3Z", "wood-light", "line", 1.2),
        Shape("M6 0L2 -3C-3 -2 -4 3 -9 5C-3 9 4 7 6 0Z", "terra", "line", 1.2),
        Shape("M-17 3H9L6 19H-14Z", "lapis", "line", 1.5),
        Shape("M-17 3H9", "", "chalk", 2.2),
        Shape("M-14 9L7.5 9", "", "straw", 2),
    ],
    "judge": [
        Shape(
            "M-4 20C-10 4 -10 -10 2 -20C12 -21 15 -12 8 -10C12 0 6 12 -1 16L-2 20Z",
            "chalk",
            "line",
            1.5,
        ),
        Shape(
            "M-3 20C-3 4 0 -8 6 -15M-1 4L-6 2M0 -2L-6 -6M1 -7L-3 -12M0 6L6 3M2 -1L8 -5", "", "line"
        ),
        Shape("M-13 21H11", "", "terra", 2.6),
    ],
    "vizier": [
        Shape("M-15 -20C-16 -2 -8 8 0 9S16 -2 15 -20", "", "line", 5.4),
        Shape("M-15 -20C-16 -2 -8 8 0 9S16 -2 15 -20", "", "straw", 3),
        Shape("M0 5C8 5 9 12 5 15L0 22L-5 15C-9 12 -8 5 0 5Z", "terra", "line", 1.4),
        Shape("M-3 11H3", "", "chalk", 1.6),
    ],
    "physician": [
        Shape("M8 -20L12 -17L3 0L-2 -2Z", "wood-light", "line", 1.3),
        Shape(
            "M-17 -4H17C17 6 11 11 7 13L9 19H-9L-7 13C-11 11 -17 6 -17 -4Z", "lapis", "line", 1.5
        ),
        Shape("M6 13L9 19H1V13ZM17 -4C17 6 11 11 7 13H2C9 8 10 2 10 -4Z", "jet", opacity=0.25),
        Shape("M-17 -4H17", "", "straw", 2.4),
        Shape("M-12 -6C-16 -12 -13 -17 -6 -19C-5 -13 -7 -8 -12 -6Z", "leaf", "line", 1.1),
        Shape("M-12 -6L-8 -15", "", "line", 0.9),
    ],
    "supplier": [
        Shape(oval(-8, -5, 8, 7), "clay", "line", 1.3),
        Shape(oval(8, -6, 8, 7), "straw", "line", 1.3),
        Shape(oval(0, -11, 8, 7), "skin", "line", 1.3),
        Shape("M-19 -2H19L13 19H-13Z", "wood-light", "line", 1.5),
        Shape("M-17 4H17M-15.5 9.5H15.5M-14 15H14", "", "wood", 1.5),
        Shape("M-8 -2L-6 19M0 -2V19M8 -2L6 19", "", "wood", 1.2),
    ],
    "high_priest": [
        Shape("M-20 10C-8 15 6 14 12 8L15 12C8 19 -10 20 -21 14Z", "straw", "line", 1.3),
        Shape("M6 -1H22C22 6 18 9 14 9S6 6 6 -1Z", "terra", "line", 1.4),
        Shape("M14 -3C8 -8 16 -12 12 -20C20 -15 21 -9 16 -3Z", "smoke", "line"),
    ],
    "steward": [
        Shape(dot(0, 7, 12.5), "", "line", 6.6),
        Shape(dot(0, 7, 12.5), "", "straw", 4),
        Shape(oval(0, -10, 13, 9.5), "lapis", "line", 1.5),
        Shape(
            "M0 -19V-1M-13 -10H-5M5 -10H13M-9 -16L-4 -12M9 -16L4 -12M-9 -4L-4 -8M9 -4L4 -8",
            "",
            "chalk",
            1.3,
        ),
        Shape(oval(0, -10, 4.4, 6), "leaf", "line"),
    ],
    "seer": [
        Shape("M-21 -3C-12 -14 8 -15 20 -4C10 6 -10 7 -21 -3Z", "chalk", "line", 1.6),
        Shape(dot(0, -4.5, 7.4), "lapis", "line", 1.2),
        Shape(dot(0, -4.5, 3.6), "jet"),
        Shape(dot(-2.4, -7, 1.6), "chalk"),
        Shape("M-22 -9C-12 -21 10 -21 22 -10L20 -6C10 -15 -10 -16 -21 -4Z", "jet", "line", 0.8),
        Shape("M-3 4C-2 10 -4 15 -9 19L-4 18C1 14 2 9 1 4Z", "jet", "line", 0.6),
        Shape("M6 4C10 12 17 14 20 10C21 7 17 6 17 9", "", "jet", 2.6),
    ],
    "treasurer": [
        Shape("M-17 -6H17V14H-17Z", "wood-light", "line", 1.5),
        Shape("M-17 -6C-17 -18 17 -18 17 -6Z", "wood", "line", 1.5),
        Shape("M-14 14V19M14 14V19", "", "line", 3),
        Shape(rectangle(-17, -1, 34, 4), "lapis"),
        Shape("M-17 -6H17", "", "line", 1.2),
        Shape(dot(0, -6, 4), "straw", "line", 1.2),
        Shape(dot(0, 7, 3.4), "straw", "line", 1.1),
    ],
    "teacher": [
        Shape("M-15 -13H15V13H-15Z", "chalk", "line", 1.4),
        Shape("M-10 -7H10M-10 -2H6M-10 3H10M-10 8H3", "", "terra", 1.6),
        Shape(rectangle(-20, -18, 7, 36, 3.4), "straw", "line", 1.4),
        Shape(rectangle(13, -18, 7, 36, 3.4), "straw", "line", 1.4),
    ],
    "diplomat": [
        Shape("M-14 -15H14V13H-14Z", "chalk", "line", 1.4),
        Shape("M-9 -9H9M-9 -4H7M-9 1H9", "", "stone-edge", 1.5),
        Shape("M-17 -20H17Q20 -17.5 17 -15H-17Q-20 -17.5 -17 -20Z", "straw", "line", 1.4),
        Shape("M-17 13H17Q20 15.5 17 18H-17Q-20 15.5 -17 13Z", "straw", "line", 1.4),
        Shape("M-7 5L-5 19M7 5L5 19", "", "terra", 1.8),
        Shape(dot(-7, 8, 5.2), "lapis", "line", 1.2),
        Shape(dot(7, 8, 5.2), "terra", "line", 1.2),
        Shape("M-9 8H-5M5 8H9", "", "chalk", 1.3),
    ],
    "official": [
        Group(
            [
                Shape("M-1.6 -4H1.6V21H-1.6Z", "wood", "line", 1.1),
                Shape("M-4.6 -20H4.6L6 -7L0 -3L-6 -7Z", "straw", "line", 1.3),
                Shape("M-3 -16H3M-3.6 -12H3.6", "", "terra", 1.4),
            ],
            (-7, 0),
            turn=-12,
        ),
        Group(
            [
                Shape("M0 -4V21", "", "leaf", 2.6),
                Shape(
                    "M0 -4C-9 -6 -10 -14 -9 -19C-5 -17 -3 -15 -2.5 -12C-2.5 -16 -1.5 -19 0 -21"
                    "C1.5 -19 2.5 -16 2.5 -12C3 -15 5 -17 9 -19C10 -14 9 -6 0 -4Z",
                    "lapis",
                    "line",
                    1.2,
                ),
            ],
            (8, 0),
            turn=12,
        ),
    ],
}
