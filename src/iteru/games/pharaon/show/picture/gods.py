"""Gods in niches on the borders of two areas: what they ask for, and how far each player is."""

from collections.abc import Iterator
from dataclasses import replace

from iteru.engine.phrase import Phrase
from iteru.engine.telling import Facts
from iteru.games.pharaon.show.picture.faces import ABOUT, COUNTS, GOD, HAS, NEED
from iteru.games.pharaon.show.picture.portraits import GODS
from iteru.games.pharaon.show.picture.shapes import TRAITOR, Player, halves
from iteru.games.pharaon.show.picture.surfaces import slab
from iteru.games.pharaon.view_types import GodView, PharaonView, SegmentView
from iteru.kit.kept import cache
from iteru.kit.parts import Drawn, Group, Part, Parts, Shape, Text, Use, Wrapped, drawn
from iteru.kit.paths import num, rectangle
from iteru.kit.pieces import hit

HEIGHT, NICHE = 54.0, 58.0
CROWNED = {"osiris": 0.68, "horus": 0.69}
"""How large those are who wear a high crown."""
RULE = "R9.5"
MARK = 7.0
CROWD = 5
LEAST_NAME = 37.0
"""Isis is longer in Czech."""


def symbols() -> Iterator[tuple[str, Parts]]:
    """Each god in a niche that stands on (0, 0), 58 wide and 54 high without the crown."""
    for name, portrait in GODS.items():
        scale = CROWNED.get(name, 0.76)
        yield (
            f"god-{name}",
            [
                *arch(0, 0, "niche", "line"),
                *arch(4, 3, "niche-lit", ""),
                Group(portrait, (NICHE / 2 - 30 * scale, -2 - 74 * scale), scale=scale),
                Shape(rectangle(1, -5, NICHE - 2, 6, 1), "stone2", "stone-edge"),
            ],
        )


def arch(inset: float, lower: float, fill: str, line: str) -> Parts:
    left, right, top = 4 + inset, NICHE - 4 - inset, 12 - HEIGHT + lower
    curve = f"Q{num(NICHE / 2)} {num(top - 26 + lower)} {num(right)} {num(top)}"
    return [Shape(f"M{num(left)} -2V{num(top)}{curve}V-2Z", fill, line, 1.2)]


@cache
def printed(width: float, height: float = HEIGHT) -> Drawn:
    return slab(0, 0, width, height, 4)


def god(
    view: PharaonView,
    segment: SegmentView,
    width: float,
    on_the_right: bool,
    height: float = HEIGHT,
) -> Part:
    """R9.5: on a slab; the god stands on the left border of the segment, in a niche at one end."""
    its = segment["god"]
    points = its["left_points"] + its["right_points"]
    niche = NICHE * height / HEIGHT
    left = 10.0 if on_the_right else niche + 8
    room = width - niche - 18
    named = max(LEAST_NAME, GOD.wide(its["name"].capitalize())) + 8
    asked = needs(
        its["left_zone"], its["left_need"], its["right_zone"], its["right_need"], left + room
    )
    space = room - named - 62 - 9 * (len(str(its["left_need"])) + len(str(its["right_need"])))
    end = width if on_the_right else 0
    statue = Use(f"god-{its['name']}", (end, height), round(height / HEIGHT, 3), on_the_right)
    parts: Parts = [
        hit(rectangle(0, 0, width, height)),
        statue,
        Text(GOD, left, 20, Phrase("picture-god-name", {"god": its["name"]})),
        Wrapped(
            (ABOUT,),
            (left + named, 20),
            Phrase("picture-points", {"points": points}),
            space,
            16,
            whole=True,
        ),
        asked,
        *standings(view, its, left, room, height - 9),
    ]
    return Group(parts, title=title(its, points), rule=RULE, name=f"god-{its['name']}")


def title(its: GodView, points: int) -> Phrase:
    facts: Facts = {
        "god": its["name"],
        "zone": its["left_zone"],
        "other_zone": its["right_zone"],
        "count": its["left_need"],
        "other_count": its["right_need"],
        "points": points,
    }
    return Phrase("picture-god", facts)


@cache
def needs(
    left_zone: str, left: int, right_zone: str, right: int, end: float, y: float = 21
) -> Drawn:
    """Draws what a god asks for, up to a right end."""
    first, second = NEED.wide(str(left)), NEED.wide(str(right))
    x = end - second
    plus = x - 30
    return drawn(
        Text(NEED, x, y, right),
        Use(f"sign-{right_zone}", (x - 12, y - 5.5), 0.8),
        Text(ABOUT, plus - 2, y - 0.5, "+"),
        Text(NEED, plus - 6 - first, y, left),
        Use(f"sign-{left_zone}", (plus - 18 - first, y - 5.5), 0.8),
    )


def standings(
    view: PharaonView, its: GodView, left: float, room: float, y: float, largest: float = MARK
) -> Parts:
    """R9.6: what each player has in both areas; a line marks those for whom the god counts."""
    if view["traitor"]:
        is_his = its["name"] in view["traitor"]["gods"]
        words = Phrase("picture-god-his" if is_his else "picture-god-not-his")
        face = COUNTS if is_his else ABOUT
        return [
            standing(view, its, 0, left + MARK, y, MARK),
            Group([halves(TRAITOR, MARK, is_his, is_his)], (left + 70, y - 5)),
            Wrapped((face,), (left + 83, y), words, room - 83, 16),
            *underline(left + 82, y, 60 if is_his else 0),
        ]
    pitch = min(60.0, (room + 4) / view["seats"])
    r = largest if view["seats"] < CROWD else largest - 0.6
    return [
        standing(view, its, player, left + r + pitch * player, y, r)
        for player in range(view["seats"])
    ]


def standing(view: PharaonView, its: GodView, player: Player, x: float, y: float, r: float) -> Part:
    found = view["players"][player]["gods"][its["name"]]
    first, second = [
        min(has, max(9, need))
        for has, need in zip(found["has"], (its["left_need"], its["right_need"]), strict=True)
    ]
    mark = halves(player, r, first >= its["left_need"], second >= its["right_need"])
    face = COUNTS if found["satisfied"] else HAS
    face = replace(face, size=12.5) if r < MARK - 1 else face
    words = f"{first}·{second}"
    line = underline(x + r + 2, y, face.wide(words) + 2 if found["satisfied"] else 0)
    return Group([Group([mark], (x, y - 5)), Text(face, x + r + 3, y, words), *line], look="has")


def underline(x: float, y: float, width: float) -> Parts:
    if not width:
        return []
    return [Group([Shape(f"M{num(x)} {num(y + 3.4)}h{num(width)}", "", "ink", 2)], look="counted")]
