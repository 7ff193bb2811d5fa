"""What monuments share: plinths with their names, counts of all seats, and how large they are drawn."""

from typing import Literal

from iteru.engine.phrase import Phrase
from iteru.games.egizia.show.picture.ink import cast, inked
from iteru.games.egizia.show.picture.pieces import mark
from iteru.games.egizia.view_types import EgiziaView, SiteView
from iteru.kit.letters import Face
from iteru.kit.parts import Part, Parts, Shape, Text, Wrapped
from iteru.kit.paths import rectangle

Look = Literal["valley", "large", "corner", "edge", "block"]
"""Where a monument stands: in the valley, large while it is built, folded into a corner or to the edge of it meanwhile, or on a
phone."""
COUNT = Face(16, "bold")
ORDER = ("sphinx", "obelisk", "pyramid")


def plinth(
    x: float,
    y: float,
    width: float,
    title: Phrase,
    notes: tuple[Phrase, ...] | None = None,
    height: float = 26,
    size: float = 17,
    split: float = 0.52,
) -> Parts:
    """Draws the stone on which a monument stands, with its name, and a note, the longest for which there is room."""
    names = (Face(size, "title"), Face(size - 1.5, "title"), Face(max(14.2, size - 3), "title"))
    middle = y + height / 2
    base = rectangle(x - 5, y + height - 1, width + 10, 7, 1.5)
    parts: Parts = [
        cast(rectangle(x - 4, y, width + 8, height + 6, 2), 4, 4, 0.22),
        *inked(base, "slab3", 0.9, (0.6, 1.2)),
        *inked(rectangle(x, y, width, height, 2), "slab", 0.9, (0.8, 1)),
        Shape(rectangle(x + width - 8, y + 1, 6, height - 2), "slab2"),
        Wrapped(
            names,
            (x + 11, middle + size * 0.32),
            title,
            width * (split if notes else 1) - 18,
            size * 1.3,
        ),
    ]
    if notes:
        faces = (Face(14, anchor="end", fill="quiet"), Face(14.2, anchor="end", fill="quiet"))
        room, at = width * (1 - split) - 16, (x + width - 13, middle + 4.6)
        parts.append(Wrapped(faces, at, notes[0], room, 16, whole=True, shorter=notes[-1]))
    return parts


def site_of(view: EgiziaView, name: str) -> SiteView:
    return next(one for one in view["sites"] if one["name"] == name)


def name_of(view: EgiziaView, site: str) -> Phrase:
    return Phrase("picture-site-name", {"place": site_of(view, site)["place"], "site": site})


def seat_counts(counts: tuple[int, ...], x: float, y: float, step: float, scale: float) -> Parts:
    """Draws a figure for each seat, side by side."""
    face, gap = (COUNT, 11) if max(counts) < 10 else (Face(14.6, "bold"), 9)
    parts: Parts = []
    for seat, count in enumerate(counts):
        left = x + seat * step
        parts += [mark(seat, left, y, scale), Text(face, left + gap, y + 5.5, count)]
    return parts


def in_pairs(counts: tuple[int, ...], x: float, y: float, step: float, rise: float) -> list[Part]:
    """Draws a figure for each seat, two in a row."""
    parts: Parts = []
    for seat, count in enumerate(counts):
        left, top = x + seat % 2 * step, y + seat // 2 * rise
        parts += [mark(seat, left, top, 0.95), Text(COUNT, left + 11, top + 5.6, count)]
    return parts
