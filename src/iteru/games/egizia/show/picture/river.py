"""The river from the top to the bottom: cards on its right, towns and jetties on its left, and ships."""

from itertools import pairwise
from math import pi, sin
from typing import NamedTuple

from iteru.engine.phrase import Phrase
from iteru.engine.telling import Facts
from iteru.games.egizia.show.card_words import town_does
from iteru.games.egizia.show.picture import nile_cards
from iteru.games.egizia.show.picture.banks import jetty, town
from iteru.games.egizia.show.picture.pieces import circle_at, ship
from iteru.games.egizia.view_types import EgiziaView, SpaceView
from iteru.kit.kept import cache
from iteru.kit.scene import (
    Drawn,
    Group,
    Part,
    Parts,
    Path,
    Point,
    Text,
    circle,
    drawn,
    num,
    rectangle,
)

GAP = 4.0
SAMPLE = 8.0
BENDS = 3 * pi


class Plan(NamedTuple):
    """Where the river lies: the width of cells on the left, of the water, of cards on the right; how far it bends."""

    height: float
    pitch: float
    """From one cell of a bank to the next, at most."""
    left: float
    water: float
    right: float
    bend: float

    @property
    def width(self) -> float:
        return 2 * self.bend + self.left + self.water + self.right + 2 * GAP

    def bent(self, y: float) -> float:
        """Returns how far the river has moved to the right at this height."""
        return self.bend * sin(BENDS * y / self.height)

    def shore(self, y: float) -> float:
        """Returns the left shore."""
        return self.bend + self.left + GAP + self.bent(y)


WIDE = Plan(564, 56, 152, 84, 160, 9)


def narrow(view: EgiziaView) -> Plan:
    """Returns the plan for a phone, as high as its cells need."""
    needed = sum(steps(kinds_of(view["river"]))) + 1
    return Plan(50 * needed, 50, 140, 68, 138, 3)


def kinds_of(spaces: list[SpaceView]) -> tuple[bool, ...]:
    """Returns, for each space, whether it has a card."""
    return tuple([space["type"] == "card" for space in spaces])


def steps(kinds: tuple[bool, ...]) -> list[float]:
    """Returns the steps from space to space: a whole one on the same bank, half a step across the river."""
    return [0.5 if one != other else 1.0 for one, other in pairwise(kinds)]


class Cells(NamedTuple):
    """The heights of all spaces, and how high their cells are."""

    middles: tuple[float, ...]
    height: float


@cache
def cells(kinds: tuple[bool, ...], plan: Plan) -> Cells:
    whole = sum(steps(kinds)) + 1
    pitch = min(plan.pitch, plan.height / whole)
    middles = [pitch / 2]
    for step in steps(kinds):
        middles.append(middles[-1] + step * pitch)
    return Cells(tuple(middles), pitch - GAP)


def river(view: EgiziaView, plan: Plan) -> Part:
    spaces = view["river"]
    its = cells(kinds_of(spaces), plan)
    parts: Parts = [water(plan)]
    if view["phase"] == "sailing" and view["seat"] is not None:
        parts += limit(view, plan, its)
    parts += [
        space_cell(view, space, plan, its.middles[place], its.height)
        for place, space in enumerate(spaces)
    ]
    return Group(parts)


@cache
def water(plan: Plan) -> Drawn:
    """Draws both shores, and some waves."""
    count = int(plan.height / SAMPLE)
    ys = [plan.height * place / count for place in range(count + 1)]
    left = [(plan.shore(y), y) for y in ys]
    right = [(plan.shore(y) + plan.water, y) for y in reversed(ys)]
    shape = "M" + "L".join([f"{num(x)} {num(y)}" for x, y in left + right]) + "Z"
    return drawn(Path("water", shape), Path("wave", waves(plan)))


def waves(plan: Plan) -> str:
    found = []
    for place in range(int(plan.height / 44)):
        y = 22 + 44.0 * place
        x = plan.shore(y) + plan.water * (0.36 + 0.16 * (place * 7 % 3 - 1))
        found.append(f"M{num(x)} {num(y)}q4 -4 8 0t8 0")
    return "".join(found)


def limit(view: EgiziaView, plan: Plan, its: Cells) -> Parts:
    """R4.2: marks what lies above the viewer's lowest ship, which is out of reach."""
    seat = view["seat"]
    lowest = 0 if seat is None else view["lowest"][seat]
    if not lowest:
        return []
    y = its.middles[lowest - 1] + (its.height + GAP) / 4
    left, right = plan.shore(y), plan.shore(y) + plan.water
    line = f"M{num(left)} {num(y)}C{num(left + 25)} {num(y + 5)} {num(right - 25)} {num(y - 5)} {num(right)} {num(y)}"
    return [Group([Path("limit", line)], look=f"seat-{seat}")]


# Cells


def space_cell(view: EgiziaView, space: SpaceView, plan: Plan, y: float, height: float) -> Part:
    """Draws a space with its mooring, moved to where the river is at its height."""
    is_card = space["type"] == "card"
    shift, top = plan.bent(y), y - height / 2
    shore = plan.shore(y)
    x = shore + plan.water + GAP if is_card else plan.bend + shift
    mooring_x = shore + plan.water - 19 if is_card else shore + 19
    width = plan.right if is_card else plan.left
    hit = (mooring_x - 16, x + width) if is_card else (x, mooring_x + 16)
    area = drawn(Path("hit", rectangle(hit[0], top, hit[1] - hit[0], height)))
    parts: Parts = [Group(inside(view, space, width, height), (x, top), look_of(view, space))]
    owners = on_the_water(view, space)
    parts.append(mooring(space["position"], (mooring_x, y), not owners))
    parts += ships(view, owners, space["position"], (mooring_x, y))
    parts.insert(len(parts) if is_sailing(view) else 0, area)
    title, rule = title_of(view, space)
    target = f"river-{space['position']}"
    return Group(parts, (0, 0), "space", target, title=title, rule=rule)


def is_sailing(view: EgiziaView) -> bool:
    """Whether the question asks for a space, which is then touched as a whole; else the berths of a jetty may be."""
    return view["asks"] is not None and view["asks"]["question"] == "sail"


def look_of(view: EgiziaView, space: SpaceView) -> str:
    card = space["card"]
    return f"nile {nile_cards.coloured(nile_cards.face(view, card))}" if card else ""


def inside(view: EgiziaView, space: SpaceView, width: float, height: float) -> Parts:
    if space["type"] == "round":
        return town(space, width, height)
    if space["type"] == "site":
        return jetty(view, str(space["name"]), width, height)
    if space["card"] is None:
        return [gone(width, height)]
    face = nile_cards.face(view, space["card"])
    piece, place = f"card-{face.card}", f"river-card-{space['position']}"
    return [Group(nile_cards.lying(face, width, height), piece=piece, place=place)]


@cache
def gone(width: float, height: float) -> Drawn:
    return drawn(Path("slot gone", rectangle(0.5, 0.5, width - 1, height - 1, 6)))


def title_of(view: EgiziaView, space: SpaceView) -> tuple[Phrase, str]:
    position = space["position"]
    if space["type"] == "card":
        if space["card"] is None:
            return Phrase("picture-card-gone", {"space": position}), "R4.3"
        face = nile_cards.face(view, space["card"])
        return nile_cards.card_title(face, position), face.rule
    if space["type"] == "round":
        return town_title(space), "R4.11"
    site = next(one for one in view["sites"] if one["name"] == space["name"])
    facts: Facts = {"space": position, "site": site["name"], "place": site["place"]}
    return Phrase("picture-site", facts | {"count": site["berths"].count(None)}), "R4.6"


def town_title(space: SpaceView) -> Phrase:
    does = town_does(space["effect"])
    facts: Facts = {"town": str(space["name"]), "space": space["position"], "phrases": does}
    return Phrase("picture-town", facts)


@cache
def mooring(position: int, at: Point, is_free: bool) -> Part:
    """Draws the number of a space on the water, which shines if a ship may go there."""
    if not is_free:
        return drawn(Path("halo", circle_at(at, 18)))
    number = Group([Path("mooring", circle(12.5)), Text("number", 0, 4.6, position)], at)
    return drawn(number, Path("halo", circle_at(at, 14)))


def is_lowest(view: EgiziaView, seat: int, position: int) -> bool:
    return bool(view["phase"] == "sailing" and view["lowest"][seat] == position)


def on_the_water(view: EgiziaView, space: SpaceView) -> list[int]:
    """Returns the ships at the mooring of a space: at a site only one that has no berth yet."""
    owners: list[int] = space["ships"]
    if space["type"] != "site":
        return owners
    site = next(one for one in view["sites"] if one["name"] == space["name"])
    return [seat for seat in owners if seat not in site["berths"] + site["waiting"]]


def ships(view: EgiziaView, owners: list[int], position: int, at: Point) -> Parts:
    """Draws the ships side by side, where a card lets a second one come."""
    step = 13.0
    first = at[0] - step * (len(owners) - 1) / 2
    scale = 1.0 if len(owners) == 1 else 0.8
    return [
        ship(
            owner,
            (first + step * place, at[1] + 2),
            f"moored-{position}-{place}",
            scale,
            is_lowest(view, owner, position),
        )
        for place, owner in enumerate(owners)
    ]
