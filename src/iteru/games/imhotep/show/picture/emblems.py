"""Emblems of cards, sites and goods, in a square from -20 to 20: in the colour of their card, its light tone, and ink."""

from typing import Final

from iteru.games.imhotep.rules.moves import CARDS
from iteru.kit.parts import Group, Parts, Shape
from iteru.kit.paths import rectangle

MAIN, PALE, LINES = "head", "pale", ""
"""What a part is filled with."""
THICK: Final = 1.6
SMALL_CARD: Final[Parts] = [
    Shape(rectangle(-17, -19, 34, 38, 5), "paper", "card-edge", 1.6),
    Shape("M-17 -13V-14a5 5 0 0 1 5 -5H12a5 5 0 0 1 5 5V-13Z", "head"),
]
"""As it lies before a seat, below its emblem."""

EMBLEMS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "entrance": (
        (PALE, "M-19 19L-14 -12H-5V19ZM19 19L14 -12H5V19Z"),
        (MAIN, "M-15 -18H15V-12H-15Z"),
        (MAIN, "M-5 19V-7H5V19Z"),
        (LINES, "M-15 -4H-8M-16 4H-9M15 -4H8M16 4H9"),
    ),
    "sarcophagus": (
        (PALE, "M-9 19L-11 -2Q-12 -18 0 -19Q12 -18 11 -2L9 19Z"),
        (MAIN, "M-7 -2q-3 -12 7 -13q10 1 7 13Z"),
        (PALE, "M-4 -6a4 4.6 0 1 0 8 0a4 4.6 0 1 0 -8 0Z"),
        (LINES, "M-8 4l16 6M8 4l-16 6M0 10v8"),
    ),
    "paved_path": (
        (PALE, "M-6 -18H6L18 18H-18Z"),
        (MAIN, "M-9.4 -8H0V4H-13.4ZM0 4H13.4L18 18H3Z"),
        (LINES, "M-9.4 -8H9.4M-13.4 4H13.4M0 -18V4M-6 4L-8 18M3 4V18"),
    ),
    "pyramid_decoration": (
        (PALE, "M0 -18L19 17H-19Z"),
        (MAIN, "M0 -18L19 17H4Z"),
        (LINES, "M-6 -7h9M-12 5h18"),
    ),
    "temple_decoration": (
        (MAIN, "M-18 19h36v-4h-36Z"),
        (PALE, "M-14 15v-18h5v18ZM-3 15v-18h6v18ZM9 15v-18h5v18Z"),
        (MAIN, "M-19 -10l2 7h34l2 -7Z"),
        (PALE, "M-18 -10q-1 -5 -2 -6q12 2 15 2a5 5 0 0 1 10 0q3 0 15 -2q-1 1 -2 6Z"),
    ),
    "burial_chamber_decoration": (
        (PALE, "M-16 16V-3C-16 -23 16 -23 16 -3V16Z"),
        (MAIN, "M-9 16V0C-9 -13 9 -13 9 0V16Z"),
        (PALE, "M-3.4 -2a3.4 3.4 0 1 1 6.8 0L1.2 3H6V6.4H1.4V14H-1.4V6.4H-6V3H-1.2Z"),
        (MAIN, "M-18 19h36v-3h-36Z"),
    ),
    "obelisk_decoration": (
        (MAIN, "M-13 19h26v-5h-26Z"),
        (PALE, "M-7 14l2 -25h10l2 25Z"),
        (MAIN, "M0 14v-25h5l2 25Z"),
        (MAIN, "M-5 -11l5 -9l5 9Z"),
        (LINES, "M-3 -5h3M-3.5 1h3.5M-4 7h4"),
    ),
    "statue": (
        (MAIN, "M-13 20h26v-5h-26Z"),
        (PALE, "M-7 15L-12 2Q-11 -3 0 -3Q11 -3 12 2L7 15Z"),
        (MAIN, "M-11 3L-8 -12Q-6 -20 0 -20Q6 -20 8 -12L11 3L5 4L4 -3H-4L-5 4Z"),
        (PALE, "M-5 -11Q-5 -15 0 -15Q5 -15 5 -11Q5 -3 0 -3Q-5 -3 -5 -11Z"),
        (LINES, "M-3 -10.5h2M1 -10.5h2M0 -3v5M-7 6L4 12M7 6L-4 12"),
    ),
    "lever": (
        (MAIN, "M-20 11L15 -14.5L17.6 -10.8L-17.4 14.7Z"),
        (PALE, "M-5 19l6 -14l8 14Z"),
        (PALE, "M6 -19h11v9h-11Z"),
    ),
    "hammer": (
        (PALE, "M-3 -4h6l2 23h-10Z"),
        (MAIN, "M-15 -17q15 -5 30 0l2 11q-17 5 -34 0Z"),
    ),
    "sail": (
        (MAIN, "M-19 9q19 8 38 -1q-3 10 -10 11h-18q-7 -2 -10 -10Z"),
        (LINES, "M-1 11v-30"),
        (PALE, "M1 -18q19 8 15 22q-8 2 -15 1Z"),
        (MAIN, "M-3 -13q-10 8 -11 17h11Z"),
    ),
    "chisel": (
        (MAIN, "M-5 -19h10l1 16h-12Z"),
        (PALE, "M-6 -3h12l-2 10l-1 12h-6l-1 -12Z"),
    ),
    "jar": (
        (PALE, "M-9 -18h18l-3 6q11 6 9 17q-3 13 -15 14q-12 -1 -15 -14q-2 -11 9 -17Z"),
        (MAIN, "M-14.4 -1h28.8q1 3 .6 8h-30q-.4 -5 .6 -8Z"),
        (LINES, "M-12 -6q-9 -1 -6 8M12 -6q9 -1 6 8"),
    ),
    "card": (
        (MAIN, "M-11 -17H11V17H-11Z"),
        (PALE, "M0 -9l5 9l-5 9l-5 -9Z"),
    ),
    "stones": (
        (PALE, "M-16 4h15v14h-15ZM1 4h15v14h-15ZM-7 -12h15v14h-15Z"),
        (MAIN, "M-5 4h4v14h-4ZM12 4h4v14h-4ZM4 -12h4v14h-4Z"),
    ),
    "load": (
        (MAIN, "M-21 4q4 13 10 14h22q7 -2 10 -16q-8 8 -12 8h-20q-5 0 -10 -6Z"),
        (PALE, "M-8 -19h16v13h-16Z"),
        (LINES, "M0 -4v8M-4 1l4 4l4 -4"),
    ),
}


def emblem_symbols() -> dict[str, Parts]:
    """Every emblem; and those of cards on a small card, for the log."""
    drawn: dict[str, Parts] = {
        name: [Shape(d, fill, "ink", THICK) for fill, d in parts] for name, parts in EMBLEMS.items()
    }
    return {
        **{f"emblem-{name}": parts for name, parts in drawn.items()},
        **{f"log-{card}": [*SMALL_CARD, Group(drawn[card], (0, 3), scale=0.7)] for card in CARDS},
    }
