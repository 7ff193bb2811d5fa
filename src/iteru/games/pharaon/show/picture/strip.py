"""The wheel unrolled, for a phone: five stretches of mosaic in ring order, with their spaces and the next colour of each."""

from iteru.engine.phrase import Phrase
from iteru.games.pharaon.show.picture.surfaces import dot
from iteru.games.pharaon.show.picture.tokens import token
from iteru.games.pharaon.show.picture.zones import target_of, title
from iteru.games.pharaon.view_types import PharaonView, SegmentView
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Path, Shape, Text, Use, Wrapped
from iteru.kit.paths import rectangle
from iteru.kit.pieces import hit, rim, ring_of

WIDTH, HEIGHT = 360.0, 86.0
TOP, BOTTOM = 9.0, 77.0
NAMES = (Face(13.5, "bold"), Face(12.5, "bold"))
SAID = Face(13)
RULE = "R3.3"


def printed() -> Parts:
    """Two rows of small stones on a dark ground."""
    return [
        Shape(rectangle(0, 0, WIDTH, HEIGHT), "line"),
        Path("stones straw", f"M0 4.5H{WIDTH:g}M0 {HEIGHT - 4.5:g}H{WIDTH:g}"),
        Path("stones lapis", f"M0 4.5H{WIDTH:g}M0 {HEIGHT - 4.5:g}H{WIDTH:g}"),
    ]


def strip(view: PharaonView, ring: list[SegmentView]) -> Part:
    wide = WIDTH / len(ring)
    return Group(
        [stretch(view, segment, wide * number + 1, wide - 2) for number, segment in enumerate(ring)]
    )


def stretch(view: PharaonView, segment: SegmentView, x: float, width: float) -> Part:
    zone, colour, following = segment["zone"], segment["colour"], segment["next_colour"]
    lying = [*segment["spaces"], *segment["beside"]]
    is_full = None not in segment["spaces"]
    outline = rectangle(0, TOP, width, BOTTOM - TOP)
    parts: Parts = [hit(outline), Shape(outline, f"tint-{colour}")]
    if is_full:
        parts.append(Group([Shape(outline, "shade", opacity=0.3)], look="veil"))
    parts += [
        Use(f"sign-{zone}", (10, TOP + 12), 0.62),
        Wrapped(NAMES, (19, TOP + 16.5), Phrase(f"picture-strip-{zone}"), width - 20, 16),
        *spaces(view, segment, lying, width),
    ]
    words = Phrase("picture-full" if is_full else "picture-next")
    if following or is_full:
        parts.append(Text(SAID, 5, BOTTOM - 8, words))
    if following:
        parts += [
            Use("sign-arrow", (width - 28, BOTTOM - 12), 0.5),
            Use(following, (width - 11, BOTTOM - 12), 0.8),
        ]
    return Group(
        parts,
        (x, 0),
        "stretch",
        target_of(zone),
        title=title(segment),
        rule=RULE,
        name=f"wheel-{zone}",
    )


def spaces(view: PharaonView, segment: SegmentView, lying: list[str | None], width: float) -> Parts:
    pitch = min(17.0, (width - 4) / max(1, len(lying)))
    size = min(16.0, pitch - 1)
    left, y = (width - pitch * (len(lying) - 1)) / 2, (TOP + BOTTOM) / 2
    parts: Parts = []
    if None in segment["spaces"]:
        x = left + pitch * segment["spaces"].index(None)
        parts.append(rim(rectangle(x - size / 2, y - size / 2, size, size, 3)))
    taken = [number for number, name in enumerate(lying) if name is not None]
    if taken:
        parts.append(ring_of(dot(left + pitch * taken[-1], y, size * 0.7)))
    for number, name in enumerate(lying):
        at = (left + pitch * number, y)
        if name is None:
            parts.append(Use(f"free-{segment['colour']}", at, round(size / 20, 2), look="free"))
        else:
            place = f"wheel-{segment['zone']}-{number + 1}"
            its = [token(view, name, (0, 0), size)]
            parts.append(Group(its, at, piece=f"token-{name}", place=place))
    return parts
