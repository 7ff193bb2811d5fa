"""Figures, plants and animals that stand where nothing of the game stands."""

from collections.abc import Mapping
from typing import Final

from iteru.games.pharaon.show.picture.surfaces import dot, oval
from iteru.kit.parts import Group, Parts, Shape
from iteru.kit.paths import rectangle

FIGURES: Final[Mapping[str, Parts]] = {
    "sculptor": [
        Shape(oval(4, 44, 40, 6), "shadow", opacity=0.26),
        Shape("M14 43V34H40V43Z", "stone2", "line", 1.2),
        Shape(
            "M18 34C17 20 18 8 22 2C20 -6 22 -14 28 -15C34 -14 36 -6 33 2C37 8 37 20 36 34Z",
            "stone",
            "line",
            1.4,
        ),
        Shape("M33 2C37 8 37 20 36 34H29C32 22 32 8 29 0Z", "stone-shade", opacity=0.7),
        Shape("M22 -6H31M24 6V20", "", "line"),
        Shape("M-34 43H-22L-14 24L-6 43H4L0 38L-6 16H-24Z", "skin", "line", 1.3),
        Shape("M-26 10H-6L-2 26L-12 30L-28 26Z", "chalk", "line", 1.3),
        Shape("M-26 12C-27 0 -24 -8 -18 -10H-12C-7 -6 -6 2 -6 12Z", "skin", "line", 1.3),
        Shape(
            "M-20 -10V-15C-25 -18 -25 -30 -14 -31C-5 -31 -4 -24 -5 -20L-3 -16L-6 -15V-12L-12 -10Z",
            "skin",
            "line",
            1.2,
        ),
        Shape(
            "M-6 -24C-5 -31 -14 -34 -20 -31C-27 -28 -26 -18 -22 -13H-18C-17 -18 -16 -23 -6 -24Z",
            "jet",
            "line",
        ),
        Group(
            [
                Shape("M-6 0C-3 -4 3 -4 6 0C3 3 -3 3 -6 0Z", "chalk", "jet"),
                Shape(dot(0.6, -0.3, 2.1), "jet"),
                Shape("M6 0L9 1M-7 -4C-3 -7.4 3 -7 7 -3.4", "", "jet", 1.3),
            ],
            (-9.5, -21.5),
            scale=0.36,
        ),
        Shape("M-10 -4L4 2L13 -4L15 -1L5 7L-11 2Z", "skin", "line", 1.2),
        Shape("M11 -6L20 -8L20.6 -5.6L12 -2Z", "good-silver", "line"),
        Shape("M-18 -4L-16 6L-2 -9L1 -16L-2 -17L-7 -9Z", "skin", "line", 1.2),
        Group(
            [
                Shape(rectangle(-2, -3, 4, 14, 1), "wood-light", "line"),
                Shape(rectangle(-7, -13, 14, 10, 3), "wood", "line", 1.1),
            ],
            (1, -20),
            scale=0.8,
            turn=24,
        ),
    ],
    "lady": [
        Shape(oval(2, 46, 30, 5), "shadow", opacity=0.26),
        Shape("M-22 46L-14 -20", "", "line", 4),
        Shape("M-22 46L-14 -20", "", "wood-light", 2.2),
        Shape(
            "M-14 -20C-30 -24 -32 -44 -20 -52C-14 -56 -2 -52 2 -42C4 -32 -4 -22 -14 -20Z",
            "leaf",
            "line",
            1.3,
        ),
        Shape("M-14 -20L-26 -42M-14 -20L-18 -50M-14 -20L-8 -50M-14 -20L0 -40", "", "straw", 1.6),
        Shape("M-6 2H12L15 46H-8Z", "chalk", "line", 1.3),
        Shape("M6 4L10 46M0 4L0 46", "", "stone-shade"),
        Shape("M-7 4C-8 -6 -4 -12 2 -13H7C12 -10 13 -4 12 4Z", "skin", "line", 1.2),
        Shape("M-6 -6C-2 -1 9 -1 12.6 -5L12 0C8 4 -2 4 -7 0Z", "lapis", "line"),
        Shape(
            "M0 -13V-18C-4 -22 -3 -32 6 -33C14 -32 14 -26 13.6 -23L16 -18.6L13 -18V-15L8 -13Z",
            "skin",
            "line",
            1.2,
        ),
        Shape(
            "M13 -27C13 -35 4 -37 -2 -33C-9 -29 -8 -16 -9 -5H1C0 -12 2 -22 3 -25C6 -27 10 -27 13 -27Z",
            "jet",
            "line",
        ),
        Shape("M-3 -30C3 -33 9 -31 13 -28", "", "terra", 2),
        Group(
            [
                Shape("M-6 0C-3 -4 3 -4 6 0C3 3 -3 3 -6 0Z", "chalk", "jet"),
                Shape(dot(0.6, -0.3, 2.1), "jet"),
                Shape("M6 0L9 1M-7 -4C-3 -7.4 3 -7 7 -3.4", "", "jet", 1.3),
            ],
            (10, -23.5),
            scale=0.34,
        ),
        Shape("M8 -4L20 2L22 -8L25 -7L23 7L7 3Z", "skin", "line", 1.2),
        Shape("M23.6 -8V-16", "", "leaf", 2),
        Group(
            [
                Shape(
                    "M0 3C-8 1 -10 -4 -9 -8C-6 -7 -4 -5 -3 -3C-3 -7 -1 -9 0 -11"
                    "C1 -9 3 -7 3 -3C4 -5 6 -7 9 -8C10 -4 8 1 0 3Z",
                    "lotus",
                    "line",
                )
            ],
            (23.6, -18),
            scale=0.85,
        ),
    ],
    "cat": [
        Shape(oval(3, 14, 20, 4), "shadow", opacity=0.26),
        Shape("M12 13C22 12 24 4 19 0", "", "jet", 3.4),
        Shape(
            "M-9 14C-9 4 -8 -4 -3 -10L-4 -22L1 -18H6L11 -22C13 -14 11 -9 8 -7C14 0 15 8 14 14Z",
            "jet",
            "cat-edge",
        ),
        Shape("M-3 -7C0 -4 5 -4 8 -7", "", "straw", 2),
        Shape(dot(0.4, -14, 1.5), "straw"),
        Shape(dot(6.6, -14, 1.5), "straw"),
    ],
    "palm": [
        Shape(oval(8, 2, 18, 4), "shadow", opacity=0.26),
        Shape("M-3 0C-2 -20 2 -34 6 -46L10 -45C7 -32 4 -18 5 0Z", "wood", "line", 1.1),
        Shape("M-2 -9L4 -10M-1 -18L5 -19M1 -27L6 -28M3 -36L8 -37", "", "wood2", 1.2),
        Shape("M8 -46C-4 -60 -20 -56 -26 -42C-16 -48 -4 -46 8 -44Z", "reed", "line", 0.9),
        Shape("M8 -46C20 -60 36 -56 42 -40C32 -48 20 -46 8 -44Z", "reed", "line", 0.9),
        Shape("M8 -46C2 -66 -12 -72 -22 -68C-12 -62 -2 -56 8 -45Z", "reed", "line", 0.9),
        Shape("M8 -46C14 -66 28 -72 38 -66C28 -62 18 -56 8 -45Z", "reed", "line", 0.9),
        Shape("M8 -46C4 -36 -6 -30 -14 -26C-12 -36 -4 -44 8 -46Z", "reed", "line", 0.9),
        Shape("M8 -46C12 -36 22 -30 30 -26C28 -36 20 -44 8 -46Z", "reed", "line", 0.9),
        Shape(
            "M8 -46C-2 -56 -14 -54 -22 -46M8 -46C18 -56 30 -54 38 -45"
            "M8 -46C4 -58 -8 -66 -17 -66M8 -46C12 -58 24 -66 33 -64",
            "",
            "reed2",
        ),
        Shape(dot(5, -42, 2.6), "terra"),
        Shape(dot(11, -41, 2.6), "terra"),
    ],
    "lotus": [
        Shape(oval(0, 4, 13, 4.4), "reed", "reed2", 0.8),
        Shape(
            "M0 3C-8 1 -10 -4 -9 -8C-6 -7 -4 -5 -3 -3C-3 -7 -1 -9 0 -11C1 -9 3 -7 3 -3C4 -5 6 -7 9 -8C10 -4 8 1 0 3Z",
            "lotus",
            "line",
            0.8,
        ),
    ],
    "crocodile": [
        Shape(
            "M-34 4C-24 -3 -16 -2 -10 -4C-8 -8 -3 -8 -2 -4L6 -5L9 -8L12 -5"
            "L16 -7L19 -4L23 -6L26 -3C34 -2 40 0 46 4C20 8 -14 8 -34 4Z",
            "reed2",
            "line",
        ),
        Shape(dot(-5.5, -5, 1.5), "straw"),
    ],
    "reeds": [
        Shape("M-14.0 0Q-14.0 -15.6 -19.0 -26", "", "reed2", 1.8),
        Shape(
            "M-19.0 -26L-25.0 -34M-19.0 -26L-21.0 -36M-19.0 -26L-17.0 -36M-19.0 -26L-13.0 -34",
            "",
            "reed",
            1.6,
        ),
        Shape("M-7.0 0Q-7.0 -19.8 -7.0 -33", "", "reed2", 1.8),
        Shape(
            "M-7.0 -33L-13.0 -41M-7.0 -33L-9.0 -43M-7.0 -33L-5.0 -43M-7.0 -33L-1.0 -41",
            "",
            "reed",
            1.6,
        ),
        Shape("M0.0 0Q0.0 -24.0 5.0 -40", "", "reed2", 1.8),
        Shape(
            "M5.0 -40L-1.0 -48M5.0 -40L3.0 -50M5.0 -40L7.0 -50M5.0 -40L11.0 -48", "", "reed", 1.6
        ),
        Shape("M7.0 0Q7.0 -19.2 2.0 -32", "", "reed2", 1.8),
        Shape("M2.0 -32L-4.0 -40M2.0 -32L0.0 -42M2.0 -32L4.0 -42M2.0 -32L8.0 -40", "", "reed", 1.6),
    ],
    "ibis": [
        Shape("M-4 14L-6 30M2 14L2 30", "", "jet", 1.6),
        Shape("M-20 6C-14 -6 4 -8 12 2C8 12 -6 16 -20 6Z", "chalk", "line"),
        Shape("M-20 6C-26 8 -28 12 -26 14C-20 14 -14 11 -10 10Z", "jet"),
        Shape("M8 0C14 -6 8 -16 14 -20C18 -22 22 -19 21 -16", "", "jet", 4),
        Shape("M20 -18C26 -16 29 -10 29 -4", "", "jet", 2),
    ],
}
