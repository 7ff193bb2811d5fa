"""The middle of the wheel: round, Pyramid of Time and jars; or, large, what the viewer is to choose from."""

from iteru.engine.phrase import Phrase
from iteru.engine.telling import Facts
from iteru.games.pharaon.show.card_words import field_facts
from iteru.games.pharaon.show.picture.cards import noble_card
from iteru.games.pharaon.show.picture.faces import LEAST, NOTE
from iteru.games.pharaon.show.picture.shapes import Player, look, players
from iteru.games.pharaon.show.picture.surfaces import SHADE, dot, recess, slab
from iteru.games.pharaon.show.picture.tokens import JAR, gain, gains, jar, token, tokens
from iteru.games.pharaon.show.picture.viewer import question, viewer
from iteru.games.pharaon.view_types import PharaonView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Drawn, Group, Part, Parts, Path, Shape, Text, Use, Wrapped, drawn
from iteru.kit.paths import Point, rectangle
from iteru.kit.pieces import hit, rim, ring

R = 131.0
FIELD, ROW = 38.0, 27.0
CELL, PITCH = 58.0, 61.0
BASE, JARS = 26.0, 63.0
PICKED = 36.0  # the height of a row of tokens that are paid already
TITLE = (Face(19, "title", "middle"), Face(16, "title", "middle"))
SAID = (Face(15, anchor="middle", leading=16), Face(LEAST, anchor="middle", leading=15))
COUNT = Face(18, "bold", "middle")
OWN, BANK = ("pay", "give"), ("basic", "teacher", "get", "traitor-basic")
JAR_QUESTIONS, FIELDS = ("jar", "start-jar"), ("reward", "general")


def stage(view: PharaonView, at: Point) -> Part:
    """Around a point."""
    asked = question(view)
    parts: Parts = [hit(dot(0, 0, R)), ring(104, 7, 0, BASE + 1)]
    if asked in CELLS:
        count = cell_count(view)
        y = min(116.0, foot(count) + PICKED / 2)
        parts += [head(head_of(view)), *CELLS[asked](view, places(count))]
        parts += picked(view, (-10.0 * (len(tokens_picked(view)) - 1), y))
    else:
        parts += STAGES.get(asked, time)(view)
    facts = {"round": view["round"], "rounds": view["rounds"]}
    title = Phrase("picture-pyramid-pass" if asked == "turn" else "picture-pyramid", facts)
    return Group(parts, at, target="pyramid", title=title, rule="R7.1")


# Time


def time(view: PharaonView) -> Parts:
    """The round, the pyramid, the jars for those who pass."""
    facts = {"round": view["round"], "rounds": view["rounds"]}
    passing = "picture-pass" if view["round"] < view["rounds"] else "picture-pass-last"
    return [
        Wrapped(TITLE, (0, -98), Phrase("picture-round", facts), 160, 22),
        *pyramid(view),
        *jars_in_row(view),
        Text(NOTE, 0, 112, Phrase(passing)),
    ]


def pyramid(view: PharaonView) -> Parts:
    """R7.4: the rows from the bottom; those that so few players do not use are only hinted at."""
    rows = view["pyramid"]["rows"]
    used = view["pyramid"]["used"]
    wide = min(FIELD, 2 * 116.0 / max(len(row) for row in rows))
    high = min(ROW, (BASE + 86) / len(rows))
    entered = row_to_enter(view)
    parts: Parts = [Shape(f"M-98 {BASE + 4:g}H104L96 {BASE - 4:g}H-90Z", "shadow", opacity=SHADE)]
    if question(view) == "turn" and not entered:
        parts.append(rim(dot(0, 0, R)))
    for number, row in enumerate(rows, start=1):
        left, top = -wide * len(row) / 2, BASE - high * number
        if number > used:
            parts.append(
                Path(
                    "unused",
                    "".join(
                        [
                            rectangle(left + wide * place + 1, top + 1, wide - 2, high - 1.5, 2)
                            for place in range(len(row))
                        ]
                    ),
                )
            )
            continue
        if number == entered:
            parts.append(rim(rectangle(left + 1, top + 1, wide - 2, high - 2, 2)))
        for index, symbols in enumerate(row):
            at = (left + wide * index, top)
            is_entered = number == entered and not index
            parts.append(field(view, number, index + 1, symbols, at, (wide, high), is_entered))
    return parts


def row_to_enter(view: PharaonView) -> int:
    """R7.1: the lowest free row, if the viewer may pass now; R7.5: none for the last one."""
    passed = sum([its["passed"] for _, its in players(view)])
    if question(view) != "turn" or passed >= min(view["pyramid"]["used"], len(players(view)) - 1):
        return 0
    return passed + 1


def field(
    view: PharaonView,
    row: int,
    number: int,
    symbols: list[str],
    at: Point,
    size: Point,
    is_entered: bool,
) -> Part:
    width, high = size
    middle = (width / 2, high / 2)
    parts: Parts = [block(width, high, is_entered)]
    if is_entered:
        parts.append(
            Wrapped(PASS, (width / 2, high / 2 + 5), Phrase("picture-pass-here"), width - 2, 16)
        )
    pitch = min(18.0, (width - 4) / max(1, len(symbols)))
    parts += gains(symbols, middle, min(19.0, pitch if len(symbols) > 1 else 19, high - 6), pitch)
    for player, its in players(view):
        if (its["row"], its["field"]) == (row, number):
            parts.append(standing(player, (row, number), middle))
    return Group(parts, at, title=field_title(view, row, number), rule="R7.4")


PASS = (Face(LEAST, "bold", "middle"),)


@cache
def block(width: float, high: float, is_entered: bool) -> Drawn:
    if is_entered:
        return recess(1, 1, width - 2, high - 2, 2, "lit-fill")
    return drawn(
        Shape(rectangle(0, 0, width, high, 1.5), "block", "line"),
        Shape(f"M1.2 {high - 2:g}V1.4H{width - 2:g}", "", "stone-lit", 1.4, 0.8),
        Shape(f"M{width - 1.2:g} 2V{high - 1.2:g}H2", "", "rock3", 1.4, 0.5),
    )


def field_title(view: PharaonView, row: int, number: int) -> Phrase:
    gives = view["pyramid"]["rows"][row - 1][number - 1]
    return Phrase(
        "picture-field" if gives else "picture-field-nothing", field_facts(view, row, number)
    )


@cache
def standing(player: Player, where: tuple[int, int], at: Point) -> Part:
    place = f"time-{where[0]}-{where[1]}-{player}"
    return Group([Use(f"cylinder-{player}")], at, look(player), "", f"cylinder-{player}", place)


def jars_in_row(view: PharaonView) -> Parts:
    shown = view["jars"]["shown"]
    pitch = min(48.0, 212.0 / max(1, len(shown)))
    left = -pitch * (len(shown) - 1) / 2
    scale = round(min(1.0, pitch / 46), 2)
    return [
        one_jar(number + 1, goods, (left + pitch * number, JARS), scale)
        for number, goods in enumerate(shown)
    ]


def one_jar(slot: int, goods: list[str] | None, at: Point, scale: float) -> Part:
    if goods is None:
        return Group(
            [Use("jar-gone", scale=scale)], at, title=Phrase("picture-jar-gone"), rule="R7.2"
        )
    facts: Facts = {"slot": slot, "cards": " ".join(goods)}
    return Group([jar(goods, (0, 0), scale)], at, title=Phrase("picture-jar", facts), rule="R1.4")


# What is to be chosen


def head(name: str) -> Part:
    return Wrapped(SAID, (0, -102), Phrase(f"picture-stage-{name}"), 150, 32)


def head_of(view: PharaonView) -> str:
    """Returns what the cells are."""
    asked, asks = question(view), view["asks"]
    if asked in OWN:
        assert asks is not None
        return "pay" if tokens_picked(view) or "target" in asks else "give"
    return "bank" if asked in BANK else "jar" if asked in JAR_QUESTIONS else "reward"


def cell_count(view: PharaonView) -> int:
    asked = question(view)
    if asked in OWN:
        return len(payable(view))
    if asked in BANK:
        return len(basic_stock(view))
    return len(view["jars"]["shown"] if asked in JAR_QUESTIONS else own_row(view))


def foot(count: int) -> float:
    """Returns how far below the middle so many cells reach."""
    return PITCH * grid(count)[1] / 2 + 8


def grid(count: int) -> tuple[int, int]:
    """Returns the columns and rows of so many cells, as square as they fit into the circle."""
    columns = 1 if count == 1 else 2 if count < 5 else 3 if count < 10 else 4
    return columns, -(-count // columns)


def places(count: int) -> list[Point]:
    """Returns the places of `count` cells in rows."""
    columns, rows = grid(count)
    spots = []
    for number in range(count):
        row, column = divmod(number, columns)
        in_row = min(columns, count - row * columns)
        x = PITCH * (column - (in_row - 1) / 2)
        spots.append((x, PITCH * (row - (rows - 1) / 2) + 8))
    return spots


def cell(parts: Parts, at: Point, name: str, title: Phrase, rule: str) -> Part:
    """Something to touch, large enough for a finger."""
    edge = rectangle(-CELL / 2, -CELL / 2, CELL, CELL, 8)
    return Group([hit(edge), *parts], at, target=name, title=title, rule=rule)


TILE = rectangle(-27, -24, 54, 48, 7)


def tile() -> Parts:
    return [slab(-27, -24, 54, 48, 7)]


def own_goods(view: PharaonView, spots: list[Point]) -> Parts:
    """R4.7, R6.7: the viewer's tokens that can be paid or given."""
    goods, names = viewer(view)["goods"], payable(view)
    paid = tokens_picked(view)
    parts: Parts = []
    for name, at in zip(names, spots, strict=True):
        left = goods[name] - paid.count(name)
        shown: Parts = [
            rim(TILE),
            *tile(),
            token(view, name, (-10, 0), 27),
            Text(COUNT, 16, 6, left),
        ]
        title = Phrase("picture-good", {"card": name, "count": left})
        parts.append(cell(shown, at, f"good-{name}", title, "R4.7"))
    return parts


def tokens_picked(view: PharaonView) -> list[str]:
    """Returns the tokens that are paid already."""
    asks = view["asks"]
    return asks.get("picked", []) if asks else []


def picked(view: PharaonView, at: Point) -> Parts:
    return tokens(view, tokens_picked(view), at, 17, 20)


def payable(view: PharaonView) -> list[str]:
    """Returns the kinds of the viewer's tokens that can be paid or given."""
    asks, goods = view["asks"], viewer(view)["goods"]
    assert asks is not None
    joker = f"joker-{asks['zone']}" if "zone" in asks else ""
    return [
        name
        for name, count in goods.items()
        if count and (name.startswith("offering-") or name == joker or name in view["bank"])
    ]


def basic_stock(view: PharaonView) -> dict[str, int]:
    return {name: count for name, count in view["bank"].items() if name != "silver"}


def bank(view: PharaonView, spots: list[Point]) -> Parts:
    """R1.2: a basic resource of choice."""
    parts: Parts = []
    for (name, count), at in zip(basic_stock(view).items(), spots, strict=True):
        shown: Parts = [rim(TILE), *tile(), gain(name, (-10, 0), 27), Text(COUNT, 16, 6, count)]
        title = Phrase("picture-bank", {"card": name, "count": count})
        parts.append(cell(shown, at, f"bank-{name}", title, "R1.2"))
    return parts


def all_jars(view: PharaonView, spots: list[Point]) -> Parts:
    """R7.2: the open jars."""
    shown = view["jars"]["shown"]
    parts: Parts = []
    for number, at in enumerate(spots, start=1):
        goods = shown[number - 1]
        if goods is None:
            parts.append(one_jar(number, None, at, 1))
            continue
        title = Phrase("picture-jar", {"slot": number, "cards": " ".join(goods)})
        parts.append(cell([rim(JAR), jar(goods, (0, 0), 1)], at, f"jar-{number}", title, "R1.4"))
    return parts


def fields(view: PharaonView, spots: list[Point]) -> Parts:
    """R7.4: the row of the viewer's disk."""
    seat, row, its = view["seat"], viewer(view)["row"], own_row(view)
    assert seat is not None
    assert row is not None
    parts: Parts = []
    for index, at in enumerate(spots, start=1):
        symbols = its[index - 1]
        stone = Group([block(52, 46, is_entered=False)], (-26, -23))
        shown: Parts = [rim(rectangle(-26, -23, 52, 46, 2)), stone, *gains(symbols, (0, 0), 22, 24)]
        if index == viewer(view)["field"]:
            shown.append(standing(seat, (row, index), (0, 10)))
        title = field_title(view, row, index)
        parts.append(cell(shown, at, f"pyramid-{row}-{index}", title, "R7.4"))
    return parts


def own_row(view: PharaonView) -> list[list[str]]:
    row = viewer(view)["row"]
    assert row is not None
    return view["pyramid"]["rows"][row - 1]


def drawn_nobles(view: PharaonView) -> Parts:
    """R2.5: those of which one is kept."""
    cards = view["drawn"]["cards"]
    width = min(96.0, 208.0 / max(1, len(cards)) - 6)
    size = (width, 178.0)
    left = -(width + 6) * len(cards) / 2 + 3
    parts: Parts = [head("keep")]
    for number, card in enumerate(cards, start=1):
        at = (left + (width + 6) * (number - 1), -82.0)
        name = f"drawn-{number}"
        parts.append(noble_card(view, card, at, size, name, name))
    return parts


def turned_jar(view: PharaonView) -> Parts:
    """R10.3, R6.10: the jar that was turned up; of the Traitor's one upper resource is chosen."""
    goods = view["jars"]["turned"] or []
    asked = question(view)
    parts: Parts = [head(asked), jar(goods, (0, 16), 3.4)]
    if asked != "traitor-wheel":
        return parts
    for side, name, good in zip((-1, 1), ("left", "right"), goods, strict=False):
        title = Phrase("picture-traitor-good", {"card": good})
        parts.append(
            cell([rim(dot(0, 0, 25.5))], (side * 27.2, 2.4), f"traitor-{name}", title, "R10.3")
        )
    return parts


CELLS = {
    **dict.fromkeys(OWN, own_goods),
    **dict.fromkeys(BANK, bank),
    **dict.fromkeys(JAR_QUESTIONS, all_jars),
    **dict.fromkeys(FIELDS, fields),
}
"""What is chosen from cells; they lie in the circle, or in the rows of a tray."""
STAGES = {"keep": drawn_nobles, "traitor-wheel": turned_jar, "diplomat": turned_jar}
"""What else is asked there."""
