"""Icons of crews, stones, grain and cards: small drawings around a point."""

from typing import Final

from iteru.kit.icons import icon as drawn_icon
from iteru.kit.kept import cache
from iteru.kit.scene import Drawn, Group, Path, drawn

FIGURE: Final = (
    "M0 -9.5a4.6 4.6 0 0 1 0 9.2a4.6 4.6 0 0 1 0 -9.2ZM-9 10C-9 3 -6 0.6 0 0.6S9 3 9 10Z"
)
GLYPHS: Final = {
    "black": "M-4.5 6H4.5",
    "blue": "M-5 6.6C-3.4 4.4 -1.6 4.4 0 6S3.4 7.6 5 5.4",
    "yellow": "M-4.2 3.8L0 7.6L4.2 3.8",
    "joker": "M0 1.9L1.3 4.5L4.1 4.9L2.1 6.9L2.6 9.7L0 8.4L-2.6 9.7L-2.1 6.9L-4.1 4.9L-1.3 4.5Z",
}
"""On the chest of a crew: a bar, a wave, an angle, a star, so that colour is never alone."""
EAR: Final = (
    "M0 -9C3 -7 3 -4 0 -3C-3 -4 -3 -7 0 -9ZM0 -2C1 -5 4 -6 6 -5.5C6 -2.5 3 -0.5 0 0C-3 -0.5 -6 -2.5 -6 -5.5"
    "C-4 -6 -1 -5 0 -2ZM0 4C1 1 4 0 6 0.5C6 3.5 3 5.5 0 6C-3 5.5 -6 3.5 -6 0.5C-4 0 -1 1 0 4Z"
)
STONES: Final = "M-10 0H0V9H-10ZM0 0H10V9H0ZM-5 -9H5V0H-5Z"

ICONS: Final = {
    "crew_each_round": "M-8 -10a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M-14 14C-14 4 -8 0 -3 0S8 4 8 14"
    "M14 -4V-18M8 -12L14 -18L20 -12",
    "field_improver": "M0 18V0M0 0C-10 0 -14 -8 -13 -15C-4 -15 0 -8 0 0Z"
    "M0 0C0 -8 4 -13 13 -13C13 -4 8 0 0 0ZM-17 18H17",
    "stones_as_grain": "M-18 2H-4V16H-18ZM1 9H11M7 4L12 9L7 14M16 18V-2M16 -2C11 -6 11 -12 16 -17C21 -12 21 -6 16 -2",
    "reuse": "M-18 4C-16 14 -8 17 0 17S16 14 18 4ZM-14 -4C-12 2 12 2 14 -4M0 -4V-17L10 -9H0",
    "more_sphinx": "M-16 -12H0V14H-16ZM-8 -18H8V-12M12 -2V14M4 6H20",
    "upstream": "M0 18V-16M-11 -6L0 -17L11 -6M-18 18C-12 12 -6 22 0 18S12 14 18 18",
    "first_place": "M-5 -11L2 -17V15M-8 15H12",
    "paid_crew": "M-6 -10a5 5 0 1 1 10 0a5 5 0 1 1 -10 0M-12 14C-12 4 -6 0 -1 0S9 4 9 14"
    "M-20 -16H-10V-6H-20ZM14 0V12M8 6H20",
    "leftover": "M-12 -16H8V16H-12ZM-2 2L4 8L18 -8",
    "grave_value": "M-12 18V-6C-12 -20 12 -20 12 -6V18ZM-5 2H5M0 -3V7",
    "stone_seller": "M-17 2H-3V16H-17ZM3 9H17M10 2V16M-10 -14H10M5 -19L11 -14L5 -9",
    "double_ship": "M-18 -14C-15 -4 -8 -3 0 -3S15 -4 18 -14ZM-18 5C-15 15 -8 16 0 16S15 15 18 5Z",
    "two_crews": "M-14 -10a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M-18 14C-18 4 -14 0 -9 0S0 4 0 14"
    "M4 -10a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M4 2C12 -2 18 4 18 14",
    "stones": "M-18 2H-1V18H-18ZM1 2H18V18H1ZM-8 -15H9V1H-8Z",
    "keep_more": "M-16 -14H-2V12H-16ZM2 -14H16V12H2ZM-18 18H18",
    "double_space": "M-14 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M-2 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0",
    "strength": "M-17 12C-17 2 -10 2 -9 -4L-12 -14L-4 -17L0 -4C8 -8 17 -2 16 6C15 13 4 15 -17 12Z",
    "grain": "M0 18V-6M0 -6C-6 -10 -6 -15 0 -19C6 -15 6 -10 0 -6"
    "M0 6C-6 5 -11 0 -11 -5C-5 -5 0 0 0 6ZM0 6C0 0 5 -5 11 -5C11 0 6 5 0 6Z",
    "stone_sale_steps": "M-17 -12H-3V2H-17ZM9 -15V13M1 5L9 14L17 5",
    "grain_market_steps": "M-10 16V-4M-10 -4C-15 -8 -15 -13 -10 -17C-5 -13 -5 -8 -10 -4M9 -15V13M1 5L9 14L17 5",
    "crews_choice": "M-8 -10a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M-14 14C-14 4 -8 0 -3 0S8 4 8 14"
    "M10 -10C10 -18 20 -18 20 -11C20 -6 15 -6 15 -2M15 4V5",
    "quarry": "M-16 15V-3H-6V-13H6V-3H16V15ZM-6 -3H6M-6 -3V15M6 -3V15",
    "sphinx": "M-19 14H19C19 9 14 9 9 9C13 5 12 0 11 -3C11 -12 5 -16 0 -15"
    "S-6 -9 -6 -3C-6 2 -10 4 -14 5C-17 7 -19 10 -19 14Z",
    "obelisk": "M0 -18L5 -11L7 12H-7L-5 -11ZM-5 -11H5M-12 12H12M-18 17H18",
    "graves": "M-12 17V-6C-12 -20 12 -20 12 -6V17M-18 17H18",
    "pyramid": "M-18 12L0 -17L18 12ZM-10 0H10M-5 -9H5M-18 17H18",
    "temple": "M-17 -9L0 -17L17 -9ZM-13 -9V12M-4 -9V12M4 -9V12M13 -9V12M-17 12H17M-18 17H18",
    "hull": "M-17 -4C-15 6 -8 9 0 9S15 6 17 -4L12 -1H-12Z",
    "star": "M0 -15L4.5 -5L15 -4L7 3L9.5 14L0 8L-9.5 14L-7 3L-15 -4L-4.5 -5Z",
    "ring": "M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0",
}
"""By the kinds of cards, by structures, and by what else is drawn: strokes in a square from -20 to 20."""


@cache
def crew(name: str, x: float, y: float, scale: float = 1.0, used: bool = False) -> Drawn:
    """Draws a crew: the figure in its colour, with its glyph; one that has worked this round is pale."""
    look = f"crew crew-{name} worked" if used else f"crew crew-{name}"
    parts = [Path(look, FIGURE), Path(f"glyph glyph-{name}", GLYPHS[name])]
    return drawn(Group(parts, (x, y), scale=scale))


@cache
def any_crew(x: float, y: float, scale: float = 1.0) -> Drawn:
    """Draws a crew of the player's choice: only its outline."""
    return drawn(Group([Path("crew crew-any", FIGURE)], (x, y), scale=scale))


@cache
def ear(colour: str, x: float, y: float, scale: float = 1.0) -> Drawn:
    """Draws an ear of grain in the colour of a field."""
    parts = [Path(f"stalk stalk-{colour}", "M0 10V-7"), Path(f"ear field-{colour}", EAR)]
    return drawn(Group(parts, (x, y), scale=scale))


@cache
def stones(x: float, y: float, scale: float = 1.0) -> Drawn:
    return drawn(Group([Path("stones", STONES)], (x, y), scale=scale))


def icon(name: str, x: float, y: float, scale: float, look: str = "icon") -> Drawn:
    return drawn_icon(ICONS[name], x, y, scale, look)
