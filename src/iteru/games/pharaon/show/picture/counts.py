"""What lies before a player in figures: six columns, the same for everybody; below them nobles and offerings."""

from functools import partial

from iteru.engine.phrase import Phrase
from iteru.games.pharaon.rules.moves import RESOURCES, TOKENS
from iteru.games.pharaon.show.picture.cards import emblem, noble_rule, noble_title
from iteru.games.pharaon.show.picture.shapes import Player
from iteru.games.pharaon.show.picture.surfaces import slab
from iteru.games.pharaon.show.picture.tokens import good_title, token
from iteru.games.pharaon.view_types import PharaonView, PlayerView, SeatView, TraitorView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Lazy, Part, Parts, Shape, Text, Use
from iteru.kit.paths import Point

WIDTH, COLUMN = 150.0, 44.0
"""Of a strip: three columns. Strips of one row stand beside each other, or below where there is little room."""
GOODS, STANDING, LABELS = 13.0, 39.0, 57.5
HIGH = 27.0
"""How high a row of resources is, with the line below it."""
AT_EDGE = (WIDTH - 7, GOODS)
FIRST = 15.0
ROW = 30.0
NOBLE, OFFERING = 26.0, 23.0
MANY, NONE = Face(18, "bold"), Face(18, fill="quiet")
SOME, NO = Face(16, "bold"), Face(16, fill="quiet")
LABEL = Face(13, anchor="middle", fill="quiet")
TIMES = Face(14.5, "bold")
BESIDE, SMALL = 42.0, 0.95
"""Where things beside a single figure begin, and how large they are."""

FIGURES = ("nobles", "artisans", "tomb", "nile", "god", "offering")
RULES = {
    "nobles": "R1.6",
    "artisans": "R5.4",
    "tomb": "R5.7",
    "nile": "R5.6",
    "god": "R9.5",
    "offering": "R1.3",
}


def counts(view: PharaonView, player: Player, with_words: bool) -> list[Part]:
    """Resources; then nobles, artisans, burial chamber; tracks begun, gods, offerings."""
    its = view["players"][player]
    left, right = [
        standings(its, STANDING, names, COLUMN, with_words) for names in (FIGURES[:3], FIGURES[3:])
    ]
    return [*goods_of(view, player), *figures(view, player, left, right)]


def short_counts(view: PharaonView, player: Player) -> list[Part]:
    """Draws what a player has at a crowded table: nobles and offerings themselves if they are few, else their numbers."""
    its = view["players"][player]
    shown = [*nobles_of(view, player, its["nobles"]), *offerings_of(view, its)]
    if sum(wide for _, wide in shown) * SMALL > WIDTH - BESIDE:
        return counts(view, player, with_words=False)
    things = Group([in_rows(shown, WIDTH)[0]], (BESIDE, STANDING - 12), scale=SMALL)
    left = standings(its, STANDING, FIGURES[1:4])
    right: Parts = [*standings(its, STANDING, FIGURES[4:5]), things]
    return [*goods_of(view, player), *figures(view, player, left, right)]


def heights(with_words: bool) -> tuple[float, ...]:
    low = (LABELS + 3.5 if with_words else STANDING + 11.5) - HIGH
    return HIGH, HIGH, low, low


def goods_of(view: PharaonView, player: Player) -> list[Part]:
    """All resources, and the First Player token."""
    its = view["players"][player]
    return [Group(goods(its, 0)), Group([*goods(its, 3), *first_player(view, player, AT_EDGE)])]


def figures(view: PharaonView, player: Player, left: Parts, right: Parts) -> list[Part]:
    """Draws what else a player has, and the Pharaoh token."""
    held = pharaoh(view, player, (AT_EDGE[0] - 1, STANDING))
    return [Group(left, (0, -HIGH)), Group([*right, *held], (0, -HIGH))]


def goods(its: PlayerView, first: int) -> Parts:
    """Three kinds of resources."""
    line = Shape(f"M2 {GOODS + 13.5}H{WIDTH - 2:g}", "", "paper-edge", 1, 0.8)
    columns = enumerate(RESOURCES[first : first + 3])
    return [
        *[good(name, its["goods"][name], FIRST + COLUMN * place) for place, name in columns],
        line,
    ]


def standings(
    its: SeatView | TraitorView,
    y: float,
    names: tuple[str, ...] = FIGURES,
    pitch: float = COLUMN,
    with_words: bool = False,
) -> Parts:
    found = {
        "nobles": len(its["nobles"]),
        "artisans": len(its["artisans"]),
        "tomb": its["tomb"],
        "nile": sum(level > 0 for level in its["nile"]),
        "god": gods_of(its),
        "offering": sum(count for _, count in kept(its)),
    }
    return [
        figure(name, found[name], (FIRST + pitch * column, y), RULES[name], with_words)
        for column, name in enumerate(names)
    ]


def gods_of(its: SeatView | TraitorView) -> int:
    """R9.6: how many gods would count now; the Traitor has a list."""
    gods = its["gods"]
    if isinstance(gods, list):
        return len(gods)
    return sum(god["satisfied"] for god in gods.values())


@cache
def good(name: str, count: int, x: float) -> Part:
    shown: Parts = [
        Use(name, (0, 0), 1.1, look="" if count else "faded"),
        Text(MANY if count else NONE, 15, 6.5, count),
    ]
    return Group(shown, (x, GOODS), title=good_title(name, count), rule="R1.1")


@cache
def figure(name: str, count: int, at: Point, rule: str, with_words: bool) -> Part:
    shown: Parts = [
        Use(f"sign-{name}", scale=0.86),
        Text(SOME if count else NO, 15 if count < 100 else 11, 6, count),
    ]
    if with_words:
        shown.append(Text(LABEL, 8, LABELS - STANDING, Phrase(f"picture-word-{name}")))
    return Group(shown, at, title=Phrase(f"picture-has-{name}", {"count": count}), rule=rule)


def tokens_held(view: PharaonView, player: Player, at: Point) -> Parts:
    """R9.7: the First Player token and the Pharaoh token, one below the other."""
    first = first_player(view, player, at)
    x, y = at
    return [*first, *pharaoh(view, player, (x - 2, y + (STANDING - GOODS if first else 0)))]


def first_player(view: PharaonView, player: Player, at: Point) -> Parts:
    if view["start"] != holder(view, player):
        return []
    title = Phrase("picture-holds-start", {"points": view["token_points"]["start"]})
    return [Group([Use("flag", scale=0.9)], at, title=title, rule="R7.4")]


def pharaoh(view: PharaonView, player: Player, at: Point) -> Parts:
    if view["pharaoh"] != holder(view, player):
        return []
    title = Phrase("picture-holds-pharaoh", {"points": view["token_points"]["pharaoh"]})
    return [Group([Use("crown", scale=0.85)], at, title=title, rule="R3.5")]


def holder(view: PharaonView, player: Player) -> int | str:
    return player if player < len(view["players"]) else "traitor"


# Nobles and offerings


def kept(its: PlayerView) -> list[tuple[str, int]]:
    """The offerings before a player."""
    return [(name, its["goods"][name]) for name in TOKENS[len(RESOURCES) :] if its["goods"][name]]


def in_rows(shown: list[tuple[Part, float]], width: float) -> tuple[Part, float]:
    """Things of some widths, as many in a row as there is room for; and how high they are."""
    parts: Parts = []
    x, y = 0.0, 0.0
    for part, wide in shown:
        if x + wide > width:
            x, y = 0.0, y + ROW
        parts.append(Group([part], (x, y)))
        x += wide
    return Group(parts), y + ROW if parts else 0


def nobles_of(view: PharaonView, player: Player, nobles: list[int]) -> list[tuple[Part, float]]:
    """Nobles before a player, with their widths; after the last one there is a gap."""
    tired = view["players"][player]["tired"]
    found: list[tuple[Part, float]] = []
    for number in nobles:
        draw = partial(small_noble, view, player, number, number in tired)
        wide = NOBLE + (10 if number == nobles[-1] else 5)
        found.append((Lazy((player, number, number in tired), draw), wide))
    return found


def small_noble(view: PharaonView, player: Player, number: int, is_tired: bool) -> Part:
    """The emblem on a small slab; one that was used lies in the shade."""
    name = view["card_facts"]["nobles"][str(number)]["name"]
    return Group(
        [
            slab(0, 0, NOBLE, NOBLE, 4, "paper2", "paper-edge"),
            *emblem(name, (NOBLE / 2, NOBLE / 2), 0.54),
        ],
        (1, 1),
        "used" if is_tired else "",
        "",
        f"noble-{number}",
        f"nobles-{player}-{number}",
        noble_title(view, number),
        rule=noble_rule(view, number),
    )


def offerings_of(view: PharaonView, its: PlayerView) -> list[tuple[Part, float]]:
    """Offerings before a player, with their widths."""
    found: list[tuple[Part, float]] = []
    for name, count in kept(its):
        wide = OFFERING + 6 + (TIMES.wide(f"×{count}") + 2 if count > 1 else 0)
        found.append((Lazy((name, count), partial(offering, view, name, count)), wide))
    return found


def offering(view: PharaonView, name: str, count: int) -> Part:
    shown: Parts = [token(view, name, (OFFERING / 2 + 1, 15), OFFERING)]
    if count > 1:
        shown.append(Text(TIMES, OFFERING + 3, 20, f"×{count}"))
    return Group(shown, title=good_title(name, count), rule="R1.3")
