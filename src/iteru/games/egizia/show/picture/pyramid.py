"""Giza: the pyramid and the temple, every place with its value."""

from collections.abc import Iterator
from typing import NamedTuple

from iteru.engine.phrase import Phrase
from iteru.games.egizia.show.picture.ink import cast, hole, inked
from iteru.games.egizia.show.picture.pieces import place_of_brick
from iteru.games.egizia.show.picture.site import Look, name_of, plinth
from iteru.games.egizia.view_types import EgiziaView, SectionView
from iteru.kit.parts import Group, Part, Parts, Shape
from iteru.kit.paths import Point, num, rectangle


class Plan(NamedTuple):
    """The foot of both, where each begins, how wide and high it is, and the size of figures."""

    foot: float
    pyramid: tuple[float, float, float]
    temple: tuple[float, float, float]
    plinth: tuple[float, float]
    letters: float


PLANS: dict[Look, Plan] = {
    "valley": Plan(788, (18, 200.4, 176.4), (238, 130, 182), (14, 362), 16),
    "large": Plan(610, (34, 396, 318), (470, 228, 328), (24, 690), 24),
    "corner": Plan(176, (338, 150, 102), (522, 112, 116), (326, 316), 14.2),
    "edge": Plan(176, (376, 144, 102), (540, 100, 116), (366, 284), 14.2),
    "block": Plan(212, (14, 180, 166), (214, 130, 164), (4, 352), 16),
}
STANDS: dict[Look, float] = {"valley": 26, "large": 30, "corner": 26, "edge": 26, "block": 35}
"""How high the stone below is: where bricks are small, marks at their feet reach far down on it."""


class Spot(NamedTuple):
    """A place for a brick: its name, where it is, its size, its value, who built there, and whether it is next."""

    target: str
    at: Point
    size: Point
    value: int
    owner: int | None
    is_next: bool


def spots_of_pyramid(view: EgiziaView, plan: Plan) -> Iterator[Spot]:
    """Yields the places of all rows, each half a brick further to the right."""
    rows = view["pyramid"]["rows"]
    left, width, height = plan.pyramid
    wide, high = width / max(len(row["owners"]) for row in rows), height / len(rows)
    for number, row in enumerate(rows):
        owners = row["owners"]
        built = sum(owner is not None for owner in owners)
        start = left + (width - wide * len(owners)) / 2
        for place, owner in enumerate(owners):
            at = (start + wide * place + 0.6, plan.foot - high * (number + 1) + 0.6)
            target = f"pyramid-{number + 1}-{place + 1}"
            is_next = row["open"] and place == built
            yield Spot(target, at, (wide - 1.2, high - 1.2), row["value"], owner, is_next)


def spots_of_temple(view: EgiziaView, plan: Plan) -> Iterator[Spot]:
    """Yields the places of two pillars, the columns between them, and the stones on top."""
    its = view["temple"]
    left, width, height = plan.temple
    pillar, gap = width * 0.24, width * 0.04
    tall, top = height * 0.76, height * 0.18
    rise = tall / max(len(its["left"]["values"]), len(its["right"]["values"]))
    for name, x in (("left", left), ("right", left + width - pillar)):
        for place in range(len(its[name]["values"])):
            at = (x, plan.foot - rise * (place + 1))
            yield spot(its[name], name, place, at, (pillar, rise))
    count = max(1, len(its["middle"]["values"]))
    wide = (width - 2 * pillar - (count + 1) * gap) / count
    for place in range(len(its["middle"]["values"])):
        at = (left + pillar + gap + place * (wide + gap), plan.foot - tall)
        yield spot(its["middle"], "middle", place, at, (wide, tall))
    count = max(1, len(its["top"]["values"]))
    for place in range(len(its["top"]["values"])):
        at = (left + place * width / count, plan.foot - tall - top - 2)
        yield spot(its["top"], "top", place, at, (width / count, top))


def spot(its: SectionView, name: str, place: int, at: Point, size: Point) -> Spot:
    owners = its["owners"]
    owner = owners[place] if place < len(owners) else None
    is_next = its["open"] and place == len(owners)
    at, size = (at[0] + 0.6, at[1] + 0.6), (size[0] - 1.2, size[1] - 1.2)
    return Spot(f"temple-{name}-{place + 1}", at, size, its["values"][place], owner, is_next)


# What is built


def giza(view: EgiziaView, look: Look) -> Part:
    plan = PLANS[look]
    parts = [
        Group(built(spots_of_pyramid(view, plan), plan), rule="R7.16"),
        Group(built(spots_of_temple(view, plan), plan), rule="R7.18"),
    ]
    return Group(parts)


def built(spots: Iterator[Spot], plan: Plan) -> Parts:
    found: Parts = []
    for one in spots:
        letters = min(plan.letters, max(one.size[1] * 0.62, min(14.2, one.size[1] * 0.92)))
        what = (one.owner, one.value, one.is_next, one.target, one.at, one.size)
        found.append(place_of_brick(*what, letters))
    return found


# The stone below it


def giza_ground(view: EgiziaView, look: Look) -> Parts:
    plan = PLANS[look]
    left, width = plan.plinth
    name, high = name_of(view, "pyramid"), STANDS[look]
    notes = (Phrase("picture-about-pyramid"), Phrase("picture-about-pyramid-short"))
    if look == "large":
        stand = plinth(left, plan.foot, width, name, notes, high, 20, 0.42)
    else:
        told = notes if look == "valley" else None
        stand = plinth(left, plan.foot, width, name, told, high, split=0.56)
    return [*pyramid_shell(view, plan), *temple_shell(view, plan), *stand]


def pyramid_shell(view: EgiziaView, plan: Plan) -> Parts:
    left, width, height = plan.pyramid
    foot, rows = plan.foot, len(view["pyramid"]["rows"])
    edge = width / 40
    tip = f"{num(left + width / 2)} {num(foot - height - height / rows * 0.42)}"
    right = num(left + width + edge)
    shade = f"M{tip}L{right} {num(foot)}H{num(left + width + 4.4 * edge)}Z"
    body = f"M{num(left - edge)} {num(foot)}L{tip}L{right} {num(foot)}Z"
    dark = f"M{tip}L{right} {num(foot)}H{num(left + width * 0.62)}Z"
    parts: Parts = [
        Shape(shade, "shade", opacity=0.16),
        *inked(body, "mon2", 1.2, (1.4, 1.4)),
        Shape(dark, "mon3", opacity=0.75),
    ]
    for one in spots_of_pyramid(view, plan):
        parts += hole(*one.at, *one.size)
    return parts


def temple_shell(view: EgiziaView, plan: Plan) -> Parts:
    left, width, height = plan.temple
    foot = plan.foot
    roof = foot - height * 0.98
    lid = f"M{num(left - 10)} {num(roof)}l5 -9H{num(left + width + 5)}l5 9Z"
    wing = f"M{num(left + width / 2 - 16)} {num(roof - 4.5)}q8 -6 16 0q8 -6 16 0q-8 4 -16 1q-8 3 -16 -1z"
    parts: Parts = [
        cast(rectangle(left, foot - height, width, height, 2), 6, 3, 0.18),
        Shape(rectangle(left - 3, roof, width + 6, height * 0.98), "mon3", "line", 1),
        *inked(lid, "mon", 1, (1, 1.2)),
        Shape(wing, "lapis"),
    ]
    for one in spots_of_temple(view, plan):
        parts += hole(*one.at, *one.size)
        if one.target.startswith("temple-middle"):
            parts += column(*one.at, *one.size)
    return parts


def column(x: float, y: float, width: float, height: float) -> Parts:
    """Draws the shape of a column in its place."""
    m, top, foot = x + width / 2, y + 5, y + height - 4
    neck = top + height * 0.2

    def at(part: float, level: float) -> str:
        return f"{num(m + part * width)} {num(level)}"

    shaft = (
        f"M{at(-0.3, foot)}L{at(-0.24, neck)}C{at(-0.42, top + height * 0.16)} {at(-0.4, top + height * 0.05)} "
        f"{at(-0.34, top)}L{at(0.34, top)}C{at(0.4, top + height * 0.05)} {at(0.42, top + height * 0.16)} "
        f"{at(0.24, neck)}L{at(0.3, foot)}Z"
    )
    bands = f"M{at(-0.24, neck)}L{at(0.24, neck)}M{at(-0.25, neck + height * 0.03)}L{at(0.25, neck + height * 0.03)}"
    leaves = f"M{at(-0.16, neck)}L{at(-0.22, top + 2)}M{at(0, neck)}L{at(0, top + 2)}M{at(0.16, neck)}L{at(0.22, top + 2)}"
    return [Shape(shaft, "hole3", "hole2", 1.1, 0.75), Shape(bands + leaves, "", "hole2", 1.2)]
