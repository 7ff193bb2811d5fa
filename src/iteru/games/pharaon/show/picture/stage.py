"""The middle of the wheel: round, Pyramid of Time and jars; or, large, what the viewer is to choose from."""

from iteru.engine.phrase import Phrase
from iteru.engine.telling import Facts
from iteru.games.pharaon.show.card_words import field_facts
from iteru.games.pharaon.show.picture.cards import noble_card
from iteru.games.pharaon.show.picture.shapes import Player, cylinder, look, players
from iteru.games.pharaon.show.picture.tokens import gain, gains, jar, token, tokens
from iteru.games.pharaon.show.picture.viewer import question, viewer
from iteru.games.pharaon.view_types import PharaonView
from iteru.kit.kept import cache
from iteru.kit.scene import (
    SERIF_BOLD,
    Font,
    Group,
    Part,
    Parts,
    Path,
    Point,
    Text,
    Wrapped,
    circle,
    drawn,
    rectangle,
)

R = 104.0
FIELD, ROW = 36.0, 23.0
CELL, PITCH = 50.0, 53.0
HEADS = (Font("turn", 15, 16, SERIF_BOLD), Font("turn less", 12.5, 14, SERIF_BOLD))
NOTES = (Font("small", 12.5, 13), Font("small less", 11.2, 12))
OWN, BANK = ("pay", "give"), ("basic", "teacher", "get", "traitor-basic")
JARS, FIELDS = ("jar", "start-jar"), ("reward", "general")


def stage(view: PharaonView, at: Point) -> Part:
    """Around a point."""
    asked = question(view)
    drawing = STAGES.get(asked, time)
    parts = [*floor(), *drawing(view)]
    facts = {"round": view["round"], "rounds": view["rounds"]}
    title = Phrase("picture-pyramid-pass" if asked == "turn" else "picture-pyramid", facts)
    return Group(parts, at, target="pyramid", title=title, rule="R7.1")


@cache
def floor() -> Parts:
    return [drawn(Path("hit halo", circle(R)))]


# Time


def time(view: PharaonView) -> Parts:
    """The round, the pyramid, the jars for those who pass."""
    facts = {"round": view["round"], "rounds": view["rounds"]}
    passing = "picture-pass" if view["round"] < view["rounds"] else "picture-pass-last"
    return [
        Wrapped(HEADS, (0, -78), Phrase("picture-round", facts), 130, 17),
        *pyramid(view, 16),
        *jars_in_row(view),
        Wrapped(NOTES, (0, 92), Phrase(passing), 92, 14),
    ]


def pyramid(view: PharaonView, bottom: float) -> Parts:
    """R7.4: the rows from the bottom; those that so few players do not use are only hinted at."""
    rows = view["pyramid"]["rows"]
    widest = max(len(row) for row in rows)
    wide = min(FIELD, 2 * 96.0 / widest)
    high = min(ROW, (bottom + 72) / len(rows))
    parts: Parts = []
    for number, row in enumerate(rows, start=1):
        top = bottom - high * number
        left = -wide * len(row) / 2
        used = number <= view["pyramid"]["used"]
        for index, symbols in enumerate(row):
            at = (left + wide * index, top)
            parts.append(field(view, number, index + 1, symbols, at, (wide, high), used))
    return parts


def field(
    view: PharaonView, row: int, number: int, symbols: list[str], at: Point, size: Point, used: bool
) -> Part:
    width, high = size
    parts: Parts = [Path("ground" if used else "slot faint", rectangle(0, 0, width, high))]
    if used:
        pitch = min(15.0, (width - 4) / max(1, len(symbols)))
        parts += gains(symbols, (width / 2, high / 2), min(14.5, high - 6), pitch)
    for player, its in players(view):
        if (its["row"], its["field"]) == (row, number):
            parts.append(standing(player, (row, number), (width / 2, high / 2)))
    return Group(parts, at, title=field_title(view, row, number), rule="R7.4")


def field_title(view: PharaonView, row: int, number: int) -> Phrase:
    gives = view["pyramid"]["rows"][row - 1][number - 1]
    return Phrase(
        "picture-field" if gives else "picture-field-nothing", field_facts(view, row, number)
    )


@cache
def standing(player: Player, where: tuple[int, int], at: Point) -> Part:
    place = f"time-{where[0]}-{where[1]}-{player}"
    return Group([cylinder(player)], at, f"stone {look(player)}", "", f"cylinder-{player}", place)


def jars_in_row(view: PharaonView) -> Parts:
    shown = view["jars"]["shown"]
    pitch = min(40.0, 180.0 / max(1, len(shown)))
    left = -pitch * (len(shown) - 1) / 2
    return [
        one_jar(view, number + 1, goods, (left + pitch * number, 54.0), min(32.0, pitch + 2))
        for number, goods in enumerate(shown)
    ]


def one_jar(view: PharaonView, slot: int, goods: list[str] | None, at: Point, size: float) -> Part:
    if goods is None:
        hole = Path("slot", rectangle(-13, -16, 26, 32, 8))
        return Group([hole], at, title=Phrase("picture-jar-gone"), rule="R7.2")
    facts: Facts = {"slot": slot, "cards": " ".join(goods)}
    return Group([jar(goods, (0, 0), size)], at, title=Phrase("picture-jar", facts), rule="R1.4")


# What is to be chosen


def head(name: str) -> Part:
    return Wrapped(NOTES, (0, -80), Phrase(f"picture-stage-{name}"), 118, 27)


def places(count: int) -> list[Point]:
    """So many cells in rows, as square as they fit into the circle."""
    columns = 1 if count == 1 else 2 if count < 5 else 3 if count < 10 else 4
    rows = -(-count // columns)
    spots = []
    for number in range(count):
        row, column = divmod(number, columns)
        in_row = min(columns, count - row * columns)
        x = PITCH * (column - (in_row - 1) / 2)
        spots.append((x, PITCH * (row - (rows - 1) / 2) + 10))
    return spots


def cell(parts: Parts, at: Point, name: str, title: Phrase, rule: str) -> Part:
    """Something to touch, large enough for a finger."""
    half = CELL / 2
    edge = Path("hit halo", rectangle(-half, -half, CELL, CELL, 8))
    return Group([*parts, drawn(edge)], at, target=name, title=title, rule=rule)


def own_goods(view: PharaonView) -> Parts:
    """R4.7, R6.7: the viewer's tokens that can be paid or given."""
    asks, goods = view["asks"], viewer(view)["goods"]
    assert asks is not None
    picked = asks.get("picked", [])
    joker = f"joker-{asks['zone']}" if "zone" in asks else ""
    names = [
        name
        for name, count in goods.items()
        if count and (name.startswith("offering-") or name == joker or name in view["bank"])
    ]
    parts: Parts = [head("pay" if picked or "target" in asks else "give")]
    for name, at in zip(names, places(len(names)), strict=True):
        left = goods[name] - picked.count(name)
        shown: Parts = [token(view, name, (-11, 0), 24), Text("count", 13, 6, left)]
        title = Phrase("picture-good", {"card": name, "count": left})
        parts.append(cell(shown, at, f"good-{name}", title, "R4.7"))
    return parts + tokens(view, picked, (-9.0 * (len(picked) - 1), 93), 15, 18)


def bank(view: PharaonView) -> Parts:
    """R1.2: a basic resource of choice."""
    its = {name: count for name, count in view["bank"].items() if name != "silver"}
    parts: Parts = [head("bank")]
    for (name, count), at in zip(its.items(), places(len(its)), strict=True):
        shown: Parts = [
            Group([gain(name)], (-11, 0), scale=1.2),
            Text("count", 13, 6, count),
        ]
        title = Phrase("picture-bank", {"card": name, "count": count})
        parts.append(cell(shown, at, f"bank-{name}", title, "R1.2"))
    return parts


def all_jars(view: PharaonView) -> Parts:
    """R7.2: the open jars."""
    shown = view["jars"]["shown"]
    parts: Parts = [head("jar")]
    for number, at in enumerate(places(len(shown)), start=1):
        goods = shown[number - 1]
        if goods is None:
            parts.append(one_jar(view, number, None, at, 44))
            continue
        title = Phrase("picture-jar", {"slot": number, "cards": " ".join(goods)})
        parts.append(cell([jar(goods, (0, 3), 36)], at, f"jar-{number}", title, "R1.4"))
    return parts


def fields(view: PharaonView) -> Parts:
    """R7.4: the row of the viewer's disk."""
    seat, row = view["seat"], viewer(view)["row"]
    assert seat is not None
    assert row is not None
    its = view["pyramid"]["rows"][row - 1]
    parts: Parts = [head("reward")]
    for index, at in enumerate(places(len(its)), start=1):
        ground = Path("ground", rectangle(-25, -22, 50, 44, 2))
        symbols = its[index - 1]
        shown: Parts = [drawn(ground), *gains(symbols, (0, 0), 21, 23)]
        if index == viewer(view)["field"]:
            shown.append(standing(seat, (row, index), (0, 12)))
        title = field_title(view, row, index)
        parts.append(cell(shown, at, f"pyramid-{row}-{index}", title, "R7.4"))
    return parts


def drawn_nobles(view: PharaonView) -> Parts:
    """R2.5: those of which one is kept."""
    cards = view["drawn"]["cards"]
    width = min(84.0, 176.0 / max(1, len(cards)) - 4)
    size = (width, 146.0)
    left = -(width + 4) * len(cards) / 2 + 2
    parts: Parts = [head("keep")]
    for number, card in enumerate(cards, start=1):
        at = (left + (width + 4) * (number - 1), -60.0)
        name = f"drawn-{number}"
        parts.append(noble_card(view, card, at, size, name, name))
    return parts


def turned_jar(view: PharaonView) -> Parts:
    """R10.3, R6.10: the jar that was turned up; of the Traitor's one upper resource is chosen."""
    goods = view["jars"]["turned"] or []
    asked = question(view)
    parts: Parts = [head(asked), Group([jar(goods, (0, 16), 120)])]
    if asked != "traitor-wheel":
        return parts
    for side, name, good in zip((-1, 1), ("left", "right"), goods, strict=False):
        title = Phrase("picture-traitor-good", {"card": good})
        spot = (side * 26.0, -1.4)
        parts.append(cell([], spot, f"traitor-{name}", title, "R10.3"))
    return parts


STAGES = {
    **dict.fromkeys(OWN, own_goods),
    **dict.fromkeys(BANK, bank),
    **dict.fromkeys(JARS, all_jars),
    **dict.fromkeys(FIELDS, fields),
    "keep": drawn_nobles,
    "traitor-wheel": turned_jar,
    "diplomat": turned_jar,
}
