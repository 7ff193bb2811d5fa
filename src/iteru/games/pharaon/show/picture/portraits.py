"""The gods as painted profiles that face right: 60 wide, 76 high from a little above (0, 0)."""

from collections.abc import Mapping
from typing import Final

from iteru.games.pharaon.show.picture.surfaces import dot
from iteru.kit.parts import Group, Part, Parts, Shape
from iteru.kit.paths import Point


def wig(colour: str) -> Parts:
    """Draws a striped wig that falls on the shoulders."""
    return [
        Shape("M20 24C8 24 6 42 5 62H21L24 40Z", colour, "line", 1.3),
        Shape("M8 40L22 42M7 47L21 49M6 54L21 56M10 33L23 35", "", "straw", 2, opacity=0.9),
        Shape("M27 42H38L40 63H27Z", colour, "line", 1.3),
        Shape("M27 49H38.6M27 55H39.4M27 61H40", "", "straw", 2, opacity=0.9),
    ]


def collar() -> Parts:
    """Draws shoulders with a broad collar."""
    broad = "M6 76C8 64 16 57 30 57S52 64 54 76H45C44 70 38 66 30 66S16 70 15 76Z"
    return [
        Shape("M-1 76C0 62 12 56 30 56S60 62 61 76Z", "skin", "line", 1.3),
        Shape(broad, "lapis", "line", 1.1),
        Shape("M10 75C13 66 20 61.5 30 61.5S47 66 50 75", "", "straw", 2.2),
        Shape("M15 76C16 70 22 66 30 66S44 70 45 76Z", "terra", "line"),
    ]


def eye(at: Point, scale: float, colour: str = "chalk") -> Part:
    """Draws a painted eye with its brow."""
    parts = [
        Shape("M-6 0C-3 -4 3 -4 6 0C3 3 -3 3 -6 0Z", colour, "jet"),
        Shape(dot(0.6, -0.3, 2.1), "jet"),
        Shape("M6 0L9 1M-7 -4C-3 -7.4 3 -7 7 -3.4", "", "jet", 1.3),
    ]
    return Group(parts, at, scale=scale)


GODS: Final[Mapping[str, Parts]] = {
    "anubis": [
        *wig("lapis"),
        *collar(),
        Shape("M19 30L15 1C21 6 25 12 27 20Z", "fur", "line", 1.3),
        Shape("M18 22L17 8C20 12 22 16 23 20Z", "terra", opacity=0.7),
        Shape("M27 22L29 2C33 8 35 14 35 22Z", "fur", "line", 1.3),
        Shape(
            "M17 30C18 20 28 16 35 20C41 24 48 29 58 33C60 35 59 38 56 38.6"
            "C50 40 44 40 40 42C37 46 32 48 27 48L18 44C16 40 16 34 17 30Z",
            "fur",
            "line",
            1.4,
        ),
        Shape("M58 33C60 35 59 38 56 38.6L53 36Z", "nose"),
        Shape("M56 38.6C50 39 45 38.6 41 39.6", "", "straw", opacity=0.8),
        eye((36, 28.5), 0.82),
        Shape("M20 44L29 47.4", "", "straw", 1.6),
    ],
    "bastet": [
        *wig("leaf"),
        *collar(),
        Shape("M17 27L17 5C23 9 27 14 29 20Z", "fur", "line", 1.3),
        Shape("M19.6 20V11C22 13.6 24 16 25 18.6Z", "terra", opacity=0.8),
        Shape("M31 20L39 6C42 12 43 18 41 24Z", "fur", "line", 1.3),
        Shape(
            "M16 33C15 22 26 17 36 20C44 22 48 27 50 33C54 35 54 40 50 41.6C46 46 38 49 30 49C21 48 16 42 16 33Z",
            "fur",
            "line",
            1.4,
        ),
        Shape("M50 33C52 34 53 36 52.4 37.4L48.6 35.4Z", "terra", "line", 0.8),
        Shape(
            "M52 38.6C48 39.6 45 41.4 44 43.6M47 38L58 35M47 39.6L58 40", "", "straw", opacity=0.85
        ),
        eye((39.5, 29.5), 0.9, "cats-eye"),
        Shape(dot(18, 38.5, 4.6), "", "straw", 1.8),
    ],
    "horus": [
        *wig("lapis"),
        *collar(),
        Shape("M16 24L12 5H18.6L22 15L41 17V24Z", "terra", "line", 1.3),
        Shape("M21 16C22 6 27 1 30 -7C31 -11 37 -10 36 -5C35 1 40 8 39 18Z", "chalk", "line", 1.3),
        Shape("M33 6C40 2 46 3 45 8C44 11 40 10 41 7", "", "terra", 1.6),
        Shape(
            "M17 30C18 22 28 19 37 22C45 24 51 28 54 32C56 36 55 41 52 44C51 40 48 39 46 39C43 44 36 48 28 48L18 44Z",
            "chalk",
            "line",
            1.4,
        ),
        Shape(
            "M45 27C50 28 54 31 54.6 34C56 37 55 41 52 44C51.4 40 48 39 45.6 38.6C44.6 35 44.2 31 45 27Z",
            "beak",
            "line",
        ),
        Shape("M17 30C18 24 24 21 31 21C25 26 24 34 28 48L18 44Z", "lapis", "line"),
        eye((39, 30), 0.82),
        Shape("M37 33C36 38 33 41 30 42M41 33.6C41 38 42 40 44 41", "", "jet", 1.6),
    ],
    "isis": [
        *collar(),
        Shape(
            "M27 24L41 23C43 26 42 28 43 30L47 35L43.6 36.4L44.4 39L43 40.4L44 43C43.4 46.4 39 47 35 46.4V57H25Z",
            "skin",
            "line",
            1.3,
        ),
        Shape(
            "M42 22C37 12 18 13 15 28L10 64H27L29 44C26 42 26 37 28 35L31 25C35 26 40 26 43 25Z",
            "jet",
            "line",
            1.3,
        ),
        Shape("M13 48H27.5M12 54H27M11 60H27M15 42H28", "", "lapis", 1.7),
        Shape("M16 24C22 19 34 19 42.6 23.4", "", "straw", 3),
        Shape("M21 14V-4H28V3H36V14Z", "straw", "line", 1.4),
        Shape("M24.5 0V14M28 8H36", "", "line"),
        Shape("M21 14H36", "", "terra", 2.4),
        eye((38.5, 31.5), 0.72),
        Shape("M41 41.5H44", "", "terra", 1.6),
    ],
    "osiris": [
        Shape("M2 76C4 62 14 56 30 56S56 62 58 76Z", "chalk", "line", 1.3),
        Shape("M8 70L26 60M14 74L34 62", "", "stone-shade", 1.2),
        Shape("M12 22C4 14 5 0 11 -8C15 0 17 10 18 20Z", "lapis", "line", 1.2),
        Shape("M44 18C49 12 50 0 46 -7C42 0 39 10 38 18Z", "lapis", "line", 1.2),
        Shape(
            "M15 25C13 10 20 2 26 -10C28 -14 33 -13 34 -9C38 2 43 12 42 24Z", "chalk", "line", 1.4
        ),
        Shape(dot(29.6, -12, 3.4), "terra", "line"),
        Shape(
            "M15 25H42.6C43.6 28 42.6 29 44 31.6L47 36.4L43.8 37.6L44.6 40"
            "L43 41.4L44 44C43 47.6 38 48 34 47.4L33 57H21C22 46 15 40 15 25Z",
            "osiris",
            "line",
            1.4,
        ),
        Shape("M14.6 25H43", "", "straw", 3),
        Shape("M37 47L43 47L42 58C42 61 46 61 46 59", "", "jet", 3),
        eye((38, 32.5), 0.72),
        Shape("M41.4 42.4H44.2", "", "jet", 1.4),
        Shape("M24 76L34 58C36 53 43 54 42 60", "", "straw", 3.2),
        Shape("M37 76L24 60M24 60L18 70M24 60L21 72M24 60L25 73", "", "lapis", 2),
    ],
}
