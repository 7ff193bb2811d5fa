"""The five areas: what all of them have, around what is special to each."""

from collections.abc import Callable

from iteru.engine.phrase import Phrase
from iteru.engine.telling import Facts
from iteru.games.pharaon.show.picture.artisans import artisans
from iteru.games.pharaon.show.picture.icons import icon
from iteru.games.pharaon.show.picture.nile import nile
from iteru.games.pharaon.show.picture.nobles import nobles
from iteru.games.pharaon.show.picture.offerings import offerings
from iteru.games.pharaon.show.picture.tokens import face, free_space, tokens
from iteru.games.pharaon.show.picture.tomb import tomb
from iteru.games.pharaon.show.picture.viewer import payment
from iteru.games.pharaon.view_types import PharaonView, SegmentView
from iteru.kit.kept import cache
from iteru.kit.scene import Font, Group, Part, Parts, Path, Text, Wrapped, drawn, rectangle

Place = tuple[float, float, float, float]
"""Where an area lies, and how wide and high it is."""
BUILT: dict[str, Callable[[PharaonView, float, float], Parts]] = {
    "offerings": offerings,
    "nobles": nobles,
    "artisans": artisans,
    "nile": nile,
    "tomb": tomb,
}
RULES = {
    "offerings": "R5.1",
    "nobles": "R5.3",
    "artisans": "R5.4",
    "nile": "R5.5",
    "tomb": "R5.7",
}
ABOUT = (Font("about", 12.5, 13.5),)
PAID, PITCH = 15.0, 17.0


def zone(view: PharaonView, segment: SegmentView, place: Place) -> Part:
    """An area: its name, its entry now and in the next round, its cost, and what is to be had."""
    x, y, width, height = place
    name = segment["zone"]
    parts = [*ground(name, width, height), *entry(segment, width)]
    if name != "nile":
        parts += cost(view, name, width)
    parts += BUILT[name](view, width, height)
    target = "" if name == "nile" else f"zone-{name}"
    return Group(parts, (x, y), "zone", target, title=title(segment), rule=RULES[name])


def title(segment: SegmentView) -> Phrase:
    facts: Facts = {
        "zone": segment["zone"],
        "colour": segment["colour"],
        "count": segment["spaces"].count(None),
        "spaces": len(segment["spaces"]),
    }
    if segment["next_colour"] is None:
        return Phrase("picture-zone-last", facts)
    return Phrase("picture-zone", {**facts, "other_colour": segment["next_colour"]})


@cache
def ground(name: str, width: float, height: float) -> Parts:
    outline = rectangle(0.5, 0.5, width - 1, height - 1, 10)
    return [
        drawn(Path("panel hit", outline), Path("halo", outline), icon(name, 19, 18)),
        Text("name", 35, 23, Phrase(f"picture-{name}")),
    ]


def entry(segment: SegmentView, width: float) -> Parts:
    """R4.1, R3.3: what the wheel asks for, how many spaces are free, and what it will ask for."""
    colour, free = segment["colour"], segment["spaces"].count(None)
    following = segment["next_colour"]
    parts: Parts = []
    right = width - 14
    if following:
        parts += [
            Group([face(following)], (width - 18, 17), scale=0.75),
            icon("arrow", width - 37, 17, 0.55, "sign quiet"),
        ]
        right = width - 46
    words = Phrase("picture-free" if free else "picture-full", {"count": free})
    parts.append(Text("free" if free else "free none", right, 21.5, words))
    square = free_space(colour) if free else face(colour)
    parts.append(Group([square], (width - 128, 17), scale=1.05))
    return parts


def cost(view: PharaonView, name: str, width: float) -> Parts:
    """R4.4: the cost in words, and what the player who is asked would pay (R4.6)."""
    costs = view["costs"]
    counts = {
        "offerings": costs["offerings"],
        "nobles": costs["nobles"],
        "artisans": costs["artisans"],
    }
    facts = {"count": counts.get(name, 0), "more": costs["bonus"]}
    paid = payment(view, name)
    extra = payment(view, f"{name} bonus")
    room = (len(paid) + len(extra)) * PITCH + (24 if extra else 0) + (16 if paid else 0)
    words = Phrase(f"picture-cost-{name}", facts)
    short = Phrase(f"picture-short-cost-{name}", facts)
    size = (width - 45 - room, 14)
    parts: Parts = [Wrapped(ABOUT, (35, 40), words, *size, whole=True, shorter=short)]
    left = width - 12 - PITCH * len(extra)
    parts += tokens(view, extra, (left + PITCH / 2, 37), PAID, PITCH)
    if extra:
        parts.append(Text("plus", left - 11, 42, "+"))
        left -= 24
    left -= PITCH * len(paid)
    parts += tokens(view, paid, (left + PITCH / 2, 37), PAID, PITCH)
    return parts
