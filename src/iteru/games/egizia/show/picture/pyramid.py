"""The pyramid and the temple, every place with its value."""

from iteru.engine.phrase import Phrase
from iteru.games.egizia.show.picture.pieces import place_of_brick
from iteru.games.egizia.show.picture.site import HEADING, heading, panel
from iteru.games.egizia.view_types import EgiziaView, RowView, SectionView
from iteru.kit.kept import cache
from iteru.kit.scene import Drawn, Group, Part, Parts, Path, Point, drawn, rectangle

FOOT = 14.0
"""Below what is built."""
GAP = 2.0
BETWEEN = 14.0
"""Between pyramid and temple."""


def pyramid_and_temple(view: EgiziaView, width: float, height: float) -> Part:
    """Draws both; the pyramid takes a little more than half of the width, so that fingers can hit its places."""
    about = Phrase("picture-about-pyramid")
    room = height - HEADING - FOOT - 4
    pyramid_width = (width - 20 - BETWEEN) * 0.55
    temple_width = width - 20 - BETWEEN - pyramid_width
    foot = height - FOOT
    left = Group(pyramid(view["pyramid"]["rows"], pyramid_width, room), (10, foot), rule="R7.16")
    at = (10 + pyramid_width + BETWEEN, foot)
    right = Group(temple(view["temple"], temple_width, room), at, rule="R7.18")
    head = heading(view, "pyramid", width, about)
    return Group([panel(width, height), *head, left, right], rule="R7.16")


def pyramid(rows: list[RowView], width: float, height: float) -> Parts:
    """Draws rows upward from (0, 0), each half a brick further to the right."""
    step = width / max([len(row["owners"]) for row in rows])
    rise = min(26.0, height / len(rows))
    size = (step - GAP, rise - GAP)
    parts: Parts = []
    for number, row in enumerate(rows):
        owners = row["owners"]
        built = sum(owner is not None for owner in owners)
        left = (width - step * len(owners)) / 2
        for place, owner in enumerate(owners):
            at = (left + step * place, -rise * (number + 1) + GAP / 2)
            target = f"pyramid-{number + 1}-{place + 1}"
            is_next = row["open"] and place == built
            parts.append(place_of_brick(owner, row["value"], is_next, target, at, size))
    return parts


# The temple: two pillars, columns between them, stones on top


def temple(sections: dict[str, SectionView], width: float, height: float) -> Parts:
    """Draws pillars and columns, which share the width; what lies on top has a row of its own."""
    pillars = max(len(sections["left"]["values"]), len(sections["right"]["values"]))
    columns = len(sections["middle"]["values"])
    rise = min(26.0, height / (pillars + 1))
    step = width / (columns + 2)
    parts: Parts = [plinth(width)]
    for name, x in (("left", 0.0), ("right", width - step)):
        for place in range(len(sections[name]["values"])):
            at = (x + GAP / 2, -rise * (place + 1) + GAP / 2)
            parts.append(part_of(sections, name, place, at, (step - GAP, rise - GAP)))
    tall = rise * pillars
    for place in range(columns):
        at = (step * (place + 1) + GAP / 2 + 3, -tall + GAP / 2)
        parts.append(part_of(sections, "middle", place, at, (step - GAP - 6, tall - GAP)))
    return parts + stones_on_top(sections, width, rise, tall)


def stones_on_top(
    sections: dict[str, SectionView], width: float, rise: float, tall: float
) -> Parts:
    count = len(sections["top"]["values"])
    step = width / count
    return [
        part_of(
            sections,
            "top",
            place,
            (step * place + GAP / 2, -tall - rise + GAP / 2),
            (step - GAP, rise - GAP),
        )
        for place in range(count)
    ]


def part_of(
    sections: dict[str, SectionView], name: str, place: int, at: Point, size: Point
) -> Part:
    its = sections[name]
    owners = its["owners"]
    owner = owners[place] if place < len(owners) else None
    is_next = its["open"] and place == len(owners)
    target = f"temple-{name}-{place + 1}"
    return place_of_brick(owner, its["values"][place], is_next, target, at, size)


@cache
def plinth(width: float) -> Drawn:
    return drawn(Path("ground", rectangle(-4, 1, width + 8, 5, 1)))
