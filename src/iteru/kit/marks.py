"""The mark of a seat: a shape in the seat's colour; in a terminal, its letter."""

from markupsafe import Markup
from rich.text import Text

from iteru.kit.kept import cache
from iteru.kit.paths import circle, polygon, rectangle
from iteru.kit.seats import COLOURS, INKS, LETTERS, SHAPES


@cache
def outline(seat: int, r: float) -> str:
    """Returns the shape of a seat around (0, 0), as an SVG path."""
    shape = SHAPES[seat]
    if shape == "circle":
        return circle(r)
    if shape == "triangle":
        return polygon((0, -1.15 * r), (1.1 * r, 0.85 * r), (-1.1 * r, 0.85 * r))
    if shape == "square":
        return rectangle(-0.9 * r, -0.9 * r, 1.8 * r, 1.8 * r)
    if shape == "diamond":
        return polygon((0, -1.25 * r), (1.1 * r, 0), (0, 1.25 * r), (-1.1 * r, 0))
    tip, shoulders, feet = (0, -1.15 * r), 1.1 * r, 0.7 * r
    right, left = (shoulders, -0.35 * r), (-shoulders, -0.35 * r)
    return polygon(tip, right, (feet, 0.95 * r), (-feet, 0.95 * r), left)


STAR = (0, -1.35), (0.42, -0.42), (1.35, 0), (0.42, 0.42), (0, 1.35), (-0.42, 0.42), (-1.35, 0), (-0.42, -0.42)  # fmt: skip


@cache
def player_outline(player: int, seats: int, r: float) -> str:
    """Returns the shape of a player; an opponent without a seat, whose number is that of the seats, has a star."""
    return outline(player, r) if player < seats else polygon(*[(x * r, y * r) for x, y in STAR])


def player_look(player: int, seats: int) -> str:
    """Returns the class with the colours of a player."""
    return f"seat-{player}" if player < seats else "rival"


@cache
def player_mark(player: int, seats: int) -> Markup:
    """Returns the mark of a player for a page."""
    return Markup(
        '<svg class="mark {}" viewBox="-10 -10 20 20" aria-hidden="true"><path d="{}"/></svg>'
    ).format(player_look(player, seats), player_outline(player, seats, 7.6))


@cache
def mark(seat: int) -> Markup:
    """Returns the mark of a seat for a page."""
    return Markup(
        '<svg class="mark seat-{}" viewBox="-10 -10 20 20" aria-hidden="true"><path d="{}"/></svg>'
    ).format(seat, outline(seat, 7.6))


def letter(seat: int) -> Text:
    """Returns the mark of a seat for a terminal: its letter on its colour."""
    return Text(f" {LETTERS[seat]} ", style=f"bold {INKS[seat]} on {COLOURS[seat]}")
