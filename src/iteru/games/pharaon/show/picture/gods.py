"""Gods on the borders of two areas: what they ask for, and how far each player is."""

from iteru.engine.phrase import Phrase
from iteru.engine.telling import Facts
from iteru.games.pharaon.show.picture.icons import icon
from iteru.games.pharaon.show.picture.shapes import TRAITOR, Player, halves
from iteru.games.pharaon.view_types import GodView, PharaonView, SegmentView
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
    line,
    rectangle,
)

HEIGHT = 40.0
RULE = "R9.5"
NAMES = (Font("god", 13.5, 14, SERIF_BOLD), Font("god less", 11.5, 12, SERIF_BOLD))
ABOUT = (Font("about", 12.5, 13), Font("about less", 11.2, 12))
NEEDS = 84.0  # where they begin


def god(view: PharaonView, segment: SegmentView, width: float) -> Part:
    """R9.5: a strip; the god stands on the left border of the segment."""
    its = segment["god"]
    points = its["left_points"] + its["right_points"]
    parts: Parts = [
        ground(width),
        Wrapped(NAMES, (11, 17), Phrase("picture-god-name", {"god": its["name"]}), NEEDS - 16, 15),
        Wrapped(ABOUT, (11, 33), Phrase("picture-points", {"points": points}), NEEDS - 14, 14),
        needs(its["left_zone"], its["left_need"], its["right_zone"], its["right_need"]),
    ]
    first = NEEDS + 80 + figure(its["left_need"]) + figure(its["right_need"])
    shown = [*range(view["seats"]), *([TRAITOR] if view["traitor"] else [])]
    pitch = min(36.0, (width - first - 4) / len(shown))
    for number, player in enumerate(shown):
        parts.append(Group(standing(view, its, player), (first + pitch * (number + 0.5), 0)))
    return Group(parts, title=title(its, points), rule=RULE)


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
def ground(width: float) -> Drawn:
    return drawn(Path("paper", rectangle(0.5, 0.5, width - 1, HEIGHT - 1, 8)))


@cache
def needs(left_zone: str, left: int, right_zone: str, right: int) -> Drawn:
    x = NEEDS
    plus = x + 32 + figure(left)
    return drawn(
        icon(left_zone, x + 9, 20, 0.85),
        Text("need", x + 21, 25.5, left),
        Text("plus", plus, 25, "+"),
        icon(right_zone, plus + 17, 20, 0.85),
        Text("need", plus + 29, 25.5, right),
    )


def figure(need: int) -> float:
    """How wide it is."""
    return 9.0 * len(str(need))


def standing(view: PharaonView, its: GodView, player: Player) -> Parts:
    """R9.6: what a player has in both areas, and whether the god counts."""
    if view["traitor"] and player == TRAITOR:
        is_his = its["name"] in view["traitor"]["gods"]
        return [Group([halves(TRAITOR, 8.0, is_his, is_his)], (0, 15)), *underline(is_his)]
    found = view["players"][player]["gods"][its["name"]]
    left, right = [
        min(has, max(9, need))
        for has, need in zip(found["has"], (its["left_need"], its["right_need"]), strict=True)
    ]
    mark = halves(player, 8.0, left >= its["left_need"], right >= its["right_need"])
    look = "has counts" if found["satisfied"] else "has"
    return [
        Group([mark], (0, 13)),
        drawn(Text(look, 0, 34, f"{left}·{right}")),
        *underline(found["satisfied"]),
    ]


def underline(is_drawn: bool) -> Parts:
    return [drawn(Path("underline", line((-10, 37), (10, 37))))] if is_drawn else []
