"""The five areas: what all of them have, around what is special to each."""

from collections.abc import Callable
from typing import NamedTuple

from iteru.engine.phrase import Phrase
from iteru.engine.telling import Facts
from iteru.games.pharaon.show.picture.faces import ABOUT, FREE, HALL
from iteru.games.pharaon.show.picture.surfaces import lintel
from iteru.games.pharaon.show.picture.tokens import tokens
from iteru.games.pharaon.show.picture.viewer import payment
from iteru.games.pharaon.view_types import PharaonView, SegmentView
from iteru.kit.parts import Group, Part, Parts, Shape, Text, Use, Wrapped
from iteru.kit.paths import rectangle
from iteru.kit.pieces import ring

RULES = {
    "offerings": "R5.1",
    "nobles": "R5.3",
    "artisans": "R5.4",
    "nile": "R5.5",
    "tomb": "R5.7",
}
PAID, PITCH = 15.0, 16.5
ENTRY = 118.0  # from the right end of a lintel to the entry space


class Place(NamedTuple):
    """Where the lintel of an area lies, how wide it is, and how high all of the area is."""

    x: float
    y: float
    width: float
    height: float


Draw = Callable[[PharaonView, float, float], Parts]
"""Draws what lies in an area of some width and height."""


def target_of(zone: str) -> str:
    """R5.5: on the Nile one touches a single action."""
    return "" if zone == "nile" else f"zone-{zone}"


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


def printed(zone: str, place: Place, high: float = 44) -> Parts:
    """The lintel with the name of an area."""
    x, y = place.x, place.y
    return [
        lintel((x, y), place.width, high),
        Use(f"sign-{zone}", (x + 17, y + 27), 1.05),
        Text(HALL, x + 34, y + 25.5, Phrase(f"picture-{zone}")),
    ]


def zone(view: PharaonView, segment: SegmentView, place: Place, inside: Draw) -> Part:
    """An area: its entry now and in the next round, its cost, and what is to be had."""
    name = segment["zone"]
    parts = [
        ring(13, 13, 17, 26.5),
        *entry(segment, place.width),
        *cost(view, name, place.width),
        *inside(view, place.width, place.height),
    ]
    at = (place.x, place.y)
    return Group(parts, at, "zone", target_of(name), title=title(segment), rule=RULES[name])


def entry(segment: SegmentView, width: float) -> Parts:
    """R4.1, R3.3: what the wheel asks for, how many spaces are free, and what it will ask for."""
    colour, free = segment["colour"], segment["spaces"].count(None)
    following = segment["next_colour"]
    parts: Parts = []
    right = width - 12
    if following:
        parts += [Use(following, (right - 7, 26), 0.9), Use("sign-arrow", (right - 26, 26), 0.6)]
        right -= 36
    words = Phrase("picture-free" if free else "picture-full", {"count": free})
    parts.append(Group([Text(FREE, right, 31, words)], look="" if free else "full"))
    square = (
        Use(f"free-{colour}", (width - ENTRY, 26), 1.2)
        if free
        else Use("door", (width - ENTRY, 26))
    )
    return [*parts, square]


def door() -> Parts:
    """The sign of a full area: a door that is barred."""
    return [
        Shape(rectangle(-9, -11, 18, 22, 2), "wood", "line", 1.2),
        Shape("M0 -11V11M-9 0H9", "", "line", 1.2),
        Shape(rectangle(-5, -2.6, 10, 5.2, 1), "wood-light", "line"),
    ]


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
    room = (len(paid) + len(extra)) * PITCH + (14 if extra else 0) + (6 if paid else 0)
    words = Phrase(f"picture-cost-{name}", facts)
    short = Phrase(f"picture-short-cost-{name}", facts)
    right = width - ENTRY - 18
    size = (right - 34 - room, 14)
    parts: Parts = [Wrapped((ABOUT,), (34, 39.5), words, *size, whole=True, shorter=short)]
    left = right - PITCH * len(extra)
    parts += tokens(view, extra, (left + PITCH / 2, 35), PAID, PITCH)
    if extra:
        parts.append(Text(ABOUT, left - 11, 39.5, "+"))
        left -= 14
    left -= PITCH * len(paid)
    parts += tokens(view, paid, (left + PITCH / 2, 35), PAID, PITCH)
    return parts
