"""The water ring, and below each of its places what feeding would cost each seat there."""

from iteru.engine.phrase import Phrase, packed
from iteru.engine.telling import Facts
from iteru.games.egizia.show.picture import icons
from iteru.games.egizia.show.picture.pieces import circle_at, mark
from iteru.games.egizia.show.picture.site import panel, rule_line
from iteru.games.egizia.view_types import EgiziaView
from iteru.kit.kept import cache
from iteru.kit.scene import (
    SERIF_BOLD,
    Drawn,
    Font,
    Group,
    Part,
    Parts,
    Path,
    Text,
    Wrapped,
    drawn,
    rectangle,
)

COLOURS = ("green", "yellow_green", "brown")
NAMES = (Font("name", 16, 17, SERIF_BOLD), Font("name less", 14, 15, SERIF_BOLD))
LABELS = (Font("about middle", 12.5, 13), Font("about middle less", 11.6, 12))
LEFT, POOLS, FIRST_ROW = 40.0, 58.0, 88.0
TEXT = 24.0
"""The height of the heading, and of the words at the bottom."""


def feeding_height(seats: int) -> float:
    """Returns the height with room for every seat."""
    return FIRST_ROW + 38 * seats + TEXT


def feeding(view: EgiziaView, width: float, height: float) -> Part:
    pitch = (width - LEFT - 4) / len(COLOURS)
    step = min(40.0, (height - FIRST_ROW - TEXT) / view["seats"])
    frame_height = FIRST_ROW + step * view["seats"] - 30
    parts: Parts = [
        panel(width, height),
        Wrapped(NAMES, (10, 22), Phrase("picture-feeding"), width - 16, 18),
        now_frame(LEFT + pitch * (view["ring"] - 1), pitch, frame_height),
        *[pool(view, place, LEFT + pitch * place, pitch) for place in range(len(COLOURS))],
        *[row(view, seat, FIRST_ROW + step * seat, pitch, step) for seat in range(view["seats"])],
        *[rule_line(FIRST_ROW + step * seat, 8, width - 8) for seat in range(1, view["seats"])],
        legend(width, height),
    ]
    return Group(parts, rule="R5.1")


@cache
def legend(width: float, height: float) -> Part:
    return Wrapped(LABELS, (width / 2, height - 9), Phrase("picture-feeding-legend"), width - 8, 14)


@cache
def now_frame(x: float, width: float, height: float) -> Drawn:
    """Draws a frame around the column of the ring's present place."""
    return drawn(Path("now-frame", rectangle(x + 1, 31, width - 2, height, 7)))


def pool(view: EgiziaView, place: int, x: float, pitch: float) -> Part:
    """Draws a place of the ring with the fields that it waters."""
    is_here = view["ring"] == place + 1
    return drawn_pool(place, is_here, x, pitch)


@cache
def drawn_pool(place: int, is_here: bool, x: float, pitch: float) -> Part:
    middle = (pitch / 2, POOLS)
    ears: Parts = [
        icons.ear(colour, middle[0] + 10.0 * (number - place / 2), POOLS, 0.78)
        for number, colour in enumerate(COLOURS[: place + 1])
    ]
    hit = Path("hit", rectangle(0, 32, pitch, 52))
    pond = Path("water", circle_at(middle, 19))
    parts: Parts = [drawn(hit, pond, *ears)]
    if is_here:
        ring = [drawn(Path("ring", circle_at((0, 0), 19.5)))]
        parts.append(Group(ring, middle, piece="ring", place=f"ring-at-{place + 1}"))
    parts.append(drawn(Path("halo", circle_at(middle, 23))))
    title = Phrase("picture-pool", {"ring": place + 1, "here": "yes" if is_here else "no"})
    return Group(parts, (x, 0), "", f"ring-{place + 1}", title=title, rule="R5.2")


def row(view: EgiziaView, seat: int, y: float, pitch: float, step: float) -> Part:
    its = view["players"][seat]["feeding"]
    figures = tuple([(one["points"], one["grain"]) for one in its["by_ring"]])
    return drawn_row(seat, its["strength"], its["penalty"], figures, y, pitch, step)


@cache
def drawn_row(
    seat: int,
    strength: int,
    penalty: int,
    figures: tuple[tuple[int, int], ...],
    y: float,
    pitch: float,
    step: float,
) -> Part:
    """Draws a seat: the strength of its crews, and for each place of the ring points lost and grain."""
    middle = y + step / 2
    parts: Parts = [mark(seat, 11, middle, 5.2), Text("strength", 38, middle + 5, strength)]
    for place, (points, grain) in enumerate(figures):
        x = LEFT + pitch * (place + 0.5)
        look = "lost some" if points else "lost"
        if step >= 27:
            parts += [Text(look, x, middle + 0.5, points), Text("grain", x, middle + 13, grain)]
        else:
            parts.append(Text(look, x, middle + 5, points))
    phrases = [
        Phrase("picture-fed-with-ring", {"ring": ring, "grain": grain, "points": -points})
        for ring, (points, grain) in enumerate(figures, start=1)
    ]
    facts: Facts = {"owner": seat, "strength": strength, "penalty": penalty}
    facts["phrases"] = packed(phrases)
    return Group([drawn(*parts)], title=Phrase("picture-feeding-of", facts), rule="R5.3")
