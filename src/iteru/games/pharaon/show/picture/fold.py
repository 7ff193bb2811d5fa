"""Lines for a phone: an area, a god or time folded to its essence."""

from iteru.engine.phrase import Phrase
from iteru.games.pharaon.show.picture.cards import emblem
from iteru.games.pharaon.show.picture.gods import CROWD, needs, standings
from iteru.games.pharaon.show.picture.gods import title as god_title
from iteru.games.pharaon.show.picture.shapes import PIECE, look, players
from iteru.games.pharaon.show.picture.stage import row_to_enter
from iteru.games.pharaon.show.picture.surfaces import slab
from iteru.games.pharaon.show.picture.tokens import gains, tokens
from iteru.games.pharaon.show.picture.viewer import question
from iteru.games.pharaon.show.picture.zones import RULES, target_of, title
from iteru.games.pharaon.view_types import PharaonView, SegmentView
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Text, Use, Wrapped
from iteru.kit.paths import rectangle
from iteru.kit.pieces import hit, rim, ring

WIDTH = 352.0
FOLDED, GOD_LINE, TIME_LINE = 45.0, 39.0, 49.0
NAME = (Face(17, "title"), Face(15, "title"))
GOD, POINTS = Face(15.5, "title"), Face(12.5, fill="quiet")
FREE = Face(14, "bold", "end")
FIGURE = Face(15, "bold", "middle")
SAID, QUIET = (Face(14), Face(12.5)), (Face(13, fill="quiet"), Face(12.5, fill="quiet"))
ESSENCE, END = 148.0, 262.0
"""Where the essence of an area begins and ends."""


def folded(view: PharaonView, segment: SegmentView) -> Part:
    """An area that cannot be chosen now: its name, what it is about, its entry."""
    name = segment["zone"]
    free, following = segment["spaces"].count(None), segment["next_colour"]
    words = Phrase("picture-free" if free else "picture-full", {"count": free})
    right = WIDTH - 46 if following else WIDTH - 12
    parts: Parts = [
        hit(rectangle(0, -1.5, WIDTH, FOLDED)),
        slab(0, 0, WIDTH, FOLDED - 5, 4),
        ring(14, 13, 20, 21),
        Use(f"sign-{name}", (20, 21), 0.95),
        Wrapped(NAME, (36, 27), Phrase(f"picture-{name}"), ESSENCE - 40, 20),
        *ESSENCES[name](view),
        Group([Text(FREE, right, 26, words)], look="" if free else "full"),
    ]
    if following:
        parts += [Use("sign-arrow", (WIDTH - 33, 21), 0.5), Use(following, (WIDTH - 14, 21), 0.8)]
    return Group(parts, (4, 1.5), "zone", target_of(name), title=title(segment), rule=RULES[name])


def nobles_shown(view: PharaonView) -> Parts:
    shown = [number for number in view["nobles"]["shown"] if number is not None]
    pitch = min(30.0, (END - ESSENCE) / max(1, len(shown)))
    parts: Parts = []
    for place, number in enumerate(shown):
        name = view["card_facts"]["nobles"][str(number)]["name"]
        parts += emblem(name, (ESSENCE + 12 + pitch * place, 21), 0.55)
    return parts


def artisans_shown(view: PharaonView) -> Parts:
    shown = [number for number in view["artisans"]["shown"] if number is not None]
    points = [view["card_facts"]["artisans"][str(number)]["points"] for number in shown]
    pitch = min(24.0, (END - ESSENCE) / max(1, len(shown)))
    return [
        Text(FIGURE, ESSENCE + 12 + pitch * place, 26.5, worth)
        for place, worth in enumerate(points)
    ]


def pairs_shown(view: PharaonView) -> Parts:
    names = [name for pair in view["offerings"]["pairs"] if pair for name in pair][:6]
    return tokens(view, names, (ESSENCE + 4, 21), 16.5, 19)


def actions_shown(view: PharaonView) -> Parts:
    found = [gain for action in view["nile"]["actions"] for gain in action["gain"]]
    pitch = min(19.0, (END - ESSENCE) / max(1, len(found)))
    return gains(found, ((ESSENCE + END) / 2 - 4, 21), min(16.0, pitch - 1), pitch)


def cubes_shown(view: PharaonView) -> Parts:
    """The cubes by their steps, each with its points before it."""
    everybody = sorted(players(view), key=lambda entry: entry[1]["tomb"])
    pitch = (END - ESSENCE) / max(2, len(everybody))
    parts: Parts = []
    for place, (player, its) in enumerate(everybody):
        at = (ESSENCE + 4 + pitch * place, 30.0)
        where = f"tomb-{its['tomb']}-{player}"
        parts.append(
            Group(
                [Use(f"cube-{player}")], at, look(player), "", f"cube-{player}", where, scale=0.62
            )
        )
        parts.append(Text(Face(12.5, "bold"), at[0] + 8, 26, its["tomb"]))
    return parts


ESSENCES = {
    "nobles": nobles_shown,
    "artisans": artisans_shown,
    "offerings": pairs_shown,
    "nile": actions_shown,
    "tomb": cubes_shown,
}


def god_line(view: PharaonView, segment: SegmentView) -> Part:
    """R9.5: the god looks out of a small niche; beside it what it asks for, and how far everybody is."""
    its = segment["god"]
    points = its["left_points"] + its["right_points"]
    parts: Parts = [
        hit(rectangle(0, 0, WIDTH, GOD_LINE)),
        slab(0, 2, WIDTH, GOD_LINE - 6, 4),
        Use(f"god-{its['name']}", (2, GOD_LINE - 4), 0.64),
        Text(GOD, 44, 17, Phrase("picture-god-name", {"god": its["name"]})),
        Text(POINTS, 44, 30.5, Phrase("picture-points", {"points": points})),
        needs(its["left_zone"], its["left_need"], its["right_zone"], its["right_need"], 172, 25),
        *standings(view, its, 182, WIDTH - 188, 24, 7 if view["seats"] < CROWD else 5.8),
    ]
    name = f"god-{its['name']}"
    return Group(parts, (4, 0), title=god_title(its, points), rule="R9.5", name=name)


def time_line(view: PharaonView) -> Part:
    """Draws who has passed, and which jars are left."""
    row = row_to_enter(view)
    outline = rectangle(0, 0, WIDTH, TIME_LINE - 8, 5)
    facts = {"round": view["round"], "rounds": view["rounds"]}
    parts: Parts = [
        hit(rectangle(0, -2, WIDTH, TIME_LINE - 1)),
        rim(outline),
        ring(24, 7, 34, 35),
        slab(0, 0, WIDTH, TIME_LINE - 8, 5, "paper", "paper-edge"),
        *steps(),
        *passed(view),
        Wrapped(SAID, (70, 17), Phrase("picture-round", facts), 110, 18),
        Wrapped(
            QUIET,
            (70, 34),
            Phrase("picture-pass-row", {"row": row}) if row else Phrase("picture-pass"),
            120,
            16,
        ),
        *jars(view),
    ]
    name = "picture-pyramid-pass" if question(view) == "turn" else "picture-pyramid"
    return Group(parts, (4, 3), target="pyramid", title=Phrase(name, facts), rule="R7.1")


def steps() -> Parts:
    return [
        Shape(rectangle(12 + 6 * n, 29 - 9 * n, 46 - 12 * n, 9, 1), "block", "line")
        for n in range(3)
    ]


def passed(view: PharaonView) -> Parts:
    """A disk on its row for each who has passed."""
    found: Parts = []
    for player, its in players(view):
        if its["row"] is not None:
            row = min(its["row"], 4)
            at = (15.0 + 6 * (row - 1), 33.0 - 9 * (row - 1))
            where = f"time-{its['row']}-{its['field']}-{player}"
            piece = [Use(f"piece-{player}", scale=round(5.4 / PIECE, 2))]
            found.append(Group(piece, at, look(player), "", f"cylinder-{player}", where))
    return found


def jars(view: PharaonView) -> Parts:
    shown = [goods for goods in view["jars"]["shown"] if goods]
    pitch = min(54.0, 158.0 / max(1, len(shown)))
    size = min(15.5, (pitch - 6) / 3)
    left = WIDTH - 8 - pitch * len(shown)
    parts: Parts = []
    for number, goods in enumerate(shown):
        middle = left + pitch * (number + 0.5)
        if size >= 12:
            parts += gains(goods, (middle, 22), size, size + 0.5)
        else:
            parts.append(
                Group([Use("jar"), *gains(goods, (0, 2), 13, 13)], (middle, 22), scale=0.6)
            )
        if number:
            parts.append(Shape(f"M{left + pitch * number:g} 9V35", "", "paper-edge", 1.2))
    return parts
