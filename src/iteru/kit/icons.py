"""Icons: strokes in a square from -20 to 20, which each game draws for itself."""

from collections.abc import Mapping
from typing import Final

from iteru.kit.kept import cache
from iteru.kit.parts import Drawn, Group, Path, drawn

ANYTHING: Final = "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0"
"""The icon of events without one of their own."""
PLACE: Final = "M-12 0a12 12 0 1 0 24 0a12 12 0 1 0 -24 0M0 -19V-6M0 6V19M-19 0H-6M6 0H19"
"""The icon beside a line of the log that shows its place."""
SAND_GLASS: Final = "M-12 -18H12M-12 18H12M-9 -18C-9 -4 9 4 9 18M9 -18C9 -4 -9 4 -9 18"
CARD: Final = "M-12 -18H12V18H-12ZM-12 -8H12"
SHUFFLED: Final = (
    "M-18 -9H-10C0 -9 0 9 10 9H18M-18 9H-10C0 9 0 -9 10 -9H18M12 -15L18 -9L12 -3M12 3L18 9L12 15"
)
LET_BE: Final = "M-18 0H16M8 -9L17 0L8 9"
COMMON: Final[Mapping[str, str]] = {
    "round-began": SAND_GLASS,
    "turn-began": SAND_GLASS,
    "game-ended": "M-13 19V-18M-13 -18C-4 -23 2 -12 13 -17V1C2 6 -4 -6 -13 0",
    "drew": CARD,
    "shuffled": SHUFFLED,
    "reshuffled": SHUFFLED,
    "passed": LET_BE,
    "declined": LET_BE,
    "waited": LET_BE,
}
"""Icons of events by name, for games without icons of their own for them."""


STENCIL: Final = (
    "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='-21 -21 42 42' fill='none' stroke='black' "
    "stroke-width='3.4' stroke-linecap='round' stroke-linejoin='round'><path d='{}'/></svg>"
)


def stencil(strokes: str) -> str:
    """Returns an icon as the address of a picture, for style sheets that cut it out of a colour."""
    return STENCIL.format(strokes)


@cache
def icon(strokes: str, x: float, y: float, scale: float, look: str = "icon") -> Drawn:
    """Draws an icon around a point; `look` is its class."""
    return drawn(Group([Path(look, strokes)], (x, y), scale=scale))
