"""An icon and a colour for every set, and icons of places: strokes in a square from -20 to 20."""

from iteru.kit.icons import icon as drawn_icon
from iteru.kit.scene import Drawn

COLOURS = {
    "starter": "clay",
    "unique": "wine",
    "sarcophagi": "purple",
    "canopic_jars": "red",
    "amulets": "green",
    "books": "blue",
    "statues": "teal",
}
ICONS = {
    "starter": "M-5 -18H5M-4 -18V-12C-15 -6 -13 9 -5 15H5C13 9 15 -6 4 -12V-18M-7 19H7M-5 -13C-15 -17 -18 -6 -12 -2"
    "M5 -13C15 -17 18 -6 12 -2M-10 5H10",
    "unique": "M0 -19L5 -6L19 -6L8 3L12 17L0 9L-12 17L-8 3L-19 -6L-5 -6Z",
    "sarcophagi": "M-5 -19H5C11 -16 13 -9 12 -3L7 19H-7L-12 -3C-13 -9 -11 -16 -5 -19Z"
    "M-4 -11a4 4.5 0 1 0 8 0a4 4.5 0 1 0 -8 0M-11 0L0 5L11 0M-9 7L0 11L9 7",
    "canopic_jars": "M-9 -5H9C14 3 13 13 8 19H-8C-13 13 -14 3 -9 -5Z"
    "M-8 -5L-8 -19L-3 -15H3L8 -19L8 -5M-3 -10V-9M3 -10V-9M-12 6H12",
    "amulets": "M0 0C-14 -7 -10 -19 0 -19C10 -19 14 -7 0 0ZM0 0V19M-12 5H12",
    "books": "M-12 -18H12a3 3 0 0 1 0 6H-12a3 3 0 0 1 0 -6ZM-12 12H12a3 3 0 0 1 0 6H-12a3 3 0 0 1 0 -6Z"
    "M-11 -12V12M11 -12V12M-5 -6H5M-5 0H5M-5 6H1",
    "statues": "M-11 -19L-10 -10C-13 -7 -11 -2 -7 -1L-9 15H-13V19H11C14 9 8 -1 0 -5C2 -8 1 -10 -1 -12L-2 -19L-6 -14Z"
    "M11 19C18 18 18 9 13 5M-6 -9V-8",
    "purse": "M-18 5a11 11 0 1 0 22 0a11 11 0 1 0 -22 0M-13 5a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M-4 -8a11 11 0 1 1 11 15",
    "stage": "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M0 -13V-19M0 13V19"
    "M-13 0H-19M13 0H19M-9 -9L-14 -14M9 -9L14 -14M-9 9L-14 14M9 9L14 14",
    "tomb": "M-16 18V-8M16 18V-8M-19 -8L-15 -16H15L19 -8ZM-8 18V0H8V18M-19 18H19",
    "hand": "M-18 -7L-6 -14L6 13L-7 18ZM1 -1L6 -14L18 -7L7 18L2 16",
    "all": "M-15 -12H15M-15 0H15M-15 12H15",
    "deck": "M-12 -16H8V10H-12ZM-8 10V15H12V-11H8M-2 -8L3 2H-7Z",
    "pile": "M-13 -12H7V16H-13ZM-7 -12V-17H13V11H7",
}


def icon(name: str, x: float, y: float, scale: float, look: str = "icon") -> Drawn:
    return drawn_icon(ICONS[name], x, y, scale, look)
