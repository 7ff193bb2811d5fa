"""Icons: strokes and filled shapes around (0, 0), about 20 wide."""

from typing import Final

GLYPHS: Final = {
    "black": "M-6.5 -6.5H6.5V-1.5H-6.5ZM-1.6 -1.5V7.5H1.6V-1.5Z",
    "yellow": "M-7 5.5V-5L-3.4 0L0 -6.5L3.4 0L7 -5V5.5Z",
    "green": "M-.9 7.5V0C-6 .5 -7.5 -3 -7.5 -5.5C-3 -5.5 -.9 -3.5 -.4 -1.2C0 -4.5 2.5 -7 7.5 -7C7.5 -3.5 5.5 -.5 .9 .2V7.5Z",
    "red": "M-2.6 -7.5H2.6V-5C6.6 -3 6.4 2.4 2.2 7.5H-2.2C-6.4 2.4 -6.6 -3 -2.6 -5Z",
    "blue": (
        "M-.9 -7.5H.9V-5H7.4V-3.4H6.2L8.4 1.4A3.1 3.1 0 0 1 2.2 1.4L4.4 -3.4H.9V5.4H3.8V7.2H-3.8V5.4H-.9V-3.4H-4.4"
        "L-2.2 1.4A3.1 3.1 0 0 1 -8.4 1.4L-6.2 -3.4H-7.4V-5H-.9Z"
    ),
    "silver": "M0 -8L2.1 -2.1L8 0L2.1 2.1L0 8L-2.1 2.1L-8 0L-2.1 -2.1Z",
}
"""Filled: a resource is never told by its colour alone."""

ZONES: Final = {
    "offerings": "M-8 1.5H8C7 6.5 4 8 0 8S-7 6.5 -8 1.5ZM0 -1.5C-4.5 -4 0 -6 -.5 -9C3.5 -6.5 4.5 -3.5 0 -1.5Z",
    "nobles": "M0 -8.5C-5 -8.5 -6 -4 -7.5 7H-3.2V2.5C-1.2 4.2 1.2 4.2 3.2 2.5V7H7.5C6 -4 5 -8.5 0 -8.5ZM-5.5 -2.5H5.5",
    "artisans": "M-8 8L-1.5 1.5M-3 0L0 3L6.5 -3.5L3.5 -6.5ZM3 -8.5L8.5 -3",
    "nile": "M-9 -5q3 -3.4 6 0t6 0t6 0M-9 .5q3 -3.4 6 0t6 0t6 0M-9 6q3 -3.4 6 0t6 0t6 0",
    "tomb": "M-9 8H9V3.5H6V-.5H3V-5H-3V-.5H-6V3.5H-9Z",
}
"""Strokes."""

STROKES: Final = {
    **ZONES,
    "god": "M0 0C-6 -4 -5 -9.5 0 -9.5S6 -4 0 0V9M-6 2H6",
    "permanent": "M0 0C-3 -5 -8.5 -5 -8.5 0S-3 5 0 0S8.5 -5 8.5 0S3 5 0 0",
    "once_a_round": "M-6.5 -3.5A7.4 7.4 0 1 1 -7 2.6M-7.5 -8.5V-3H-2",
    "one_time": "M2.5 -9L-5 1H0L-2.5 9L5 -1.5H0Z",
    "gone": "M-6 -6L6 6M6 -6L-6 6",
    "upwards": "M0 8V-7M-5.5 -2L0 -8L5.5 -2",
    "jar": "M-4 -9H4M-3 -9V-6C-8 -3 -7.5 4 -4.5 8.5H4.5C7.5 4 8 -3 3 -6V-9",
    "offering": "M0 -8.5L8.1 -2.6L5 6.9H-5L-8.1 -2.6Z",
    "card": "M-6 -8.5H6V8.5H-6ZM-6 -3.5H6",
    "star": "M0 -8L2.1 -2.1L8 0L2.1 2.1L0 8L-2.1 2.1L-8 0L-2.1 -2.1Z",
    "arrow": "M-8 0H7M2 -5L7.5 0L2 5",
    "both": "M-8 -3H8M4 -7L8 -3L4 1M8 4H-8M-4 0L-8 4L-4 8",
    "flag": "M-5 9V-9L8 -4L-5 1",
    "bank": "M-9 -4L0 -9L9 -4ZM-6.5 -4V6M0 -4V6M6.5 -4V6M-9 8.5H9",
}
CROWN: Final = (
    "M-5 6.5L-6.5 -1C-3 -1.5 -3.5 -4 -1.8 -8C-.5 -9.5 2 -9 1.8 -6.5C1.8 -4 3 -2.5 6.5 -4L4.5 6.5Z"
)
"""Filled: the Pharaoh token."""
FLAG: Final = "M-6 9V-9L8 -4.5L-6 0"
"""Filled: the First Player token."""
