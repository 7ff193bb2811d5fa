"""The wheel unrolled, for a phone: entry, free spaces and the next colour of each area in ring order."""

from iteru.games.pharaon.show.picture.icons import icon
from iteru.games.pharaon.show.picture.tokens import face, free_space
from iteru.games.pharaon.show.picture.zones import title
from iteru.games.pharaon.view_types import SegmentView
from iteru.kit.kept import cache
from iteru.kit.scene import Drawn, Group, Part, Parts, Path, drawn, rectangle

WIDTH, HEIGHT = 360.0, 72.0
RULE = "R3.3"


def strip(ring: list[SegmentView]) -> Part:
    wide = WIDTH / len(ring)
    return Group([chip(segment, wide * number, wide - 4) for number, segment in enumerate(ring)])


def chip(segment: SegmentView, x: float, width: float) -> Part:
    taken = tuple([token is not None for token in segment["spaces"]])
    colour, following = segment["colour"], segment["next_colour"] or ""
    shown = unrolled(segment["zone"], colour, following, taken, width)
    return Group([shown], (x + 2, 0), title=title(segment), rule=RULE)


@cache
def unrolled(
    zone: str, colour: str, following: str, taken: tuple[bool, ...], width: float
) -> Drawn:
    outline = rectangle(0.5, 0.5, width - 1, HEIGHT - 1, 8)
    square = face(colour) if all(taken) else free_space(colour)
    pitch = min(12.0, (width - 12) / len(taken))
    pips: Parts = [
        Path("pip full" if full else "pip", rectangle(8 + pitch * number, 34, pitch - 3, 9, 1.5))
        for number, full in enumerate(taken)
    ]
    parts: Parts = [
        Path("panel", outline),
        Path(f"sector t-{colour}", outline),
        icon(zone, 17, 18),
        Group([square], (width - 18, 18)),
        *pips,
    ]
    if following:
        parts += [
            icon("arrow", 17, 57, 0.7, "sign quiet"),
            Group([face(following)], (width - 18, 57), scale=0.75),
        ]
    return drawn(*parts)
