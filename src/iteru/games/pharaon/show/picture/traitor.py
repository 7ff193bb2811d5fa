"""The Traitor (R10): how he stands, his jars, and his five columns with what their fields do."""

from iteru.engine.phrase import Phrase, packed
from iteru.engine.telling import Facts
from iteru.games.pharaon.show.picture.counts import standings, tokens_held
from iteru.games.pharaon.show.picture.icons import GLYPHS
from iteru.games.pharaon.show.picture.shapes import TRAITOR, mark
from iteru.games.pharaon.show.picture.surfaces import slab
from iteru.games.pharaon.show.picture.tokens import pentagon
from iteru.games.pharaon.view_types import ColumnView, PharaonView, TraitorView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Text, Use
from iteru.kit.paths import Point, rectangle

WIDTH, HEIGHT = 250.0, 284.0
STANDING, JARS, COLUMNS = 46.0, 68.0, 84.0
NAME, POINTS = Face(17, "title"), Face(22, "bold", "end")
SAID = Face(13.5, fill="quiet")
FIGURE = Face(15, "bold")
BAR = 4.0
MINUS = "\N{MINUS SIGN}"


def traitor(view: PharaonView, its: TraitorView) -> Part:
    value: Facts = {"number": its["noble_value"]}
    points = {"count": its["if_ended_now"]}
    return Group(
        [
            Shape(f"M0 .5H{WIDTH:g}", "", "paper-edge"),
            mark(TRAITOR, 8.0, (13, 17)),
            Text(NAME, 28, 23, Phrase("rival")),
            jars_left(its["jars"]),
            Group(
                [Text(POINTS, WIDTH - 4, 24, its["if_ended_now"])],
                title=Phrase("picture-traitor-points", points),
                rule="R10.10",
            ),
            *standings(its, STANDING, pitch=38),
            *tokens_held(view, TRAITOR, (WIDTH - 55, 17)),
            Group([Text(SAID, 4, JARS + 5, Phrase("picture-traitor-value", value))], rule="R10.7"),
            *columns(its["columns"]),
        ],
        look="seat-1",
    )


@cache
def jars_left(count: int) -> Part:
    parts: Parts = [Use("jar-any", (148, 17), 0.46), Text(FIGURE, 162, 22.5, count)]
    return Group(parts, title=Phrase("picture-traitor-jars", {"count": count}), rule="R10.2")


def columns(its: list[ColumnView]) -> Parts:
    """R10.4: the start below, then field after field."""
    wide = WIDTH / len(its)
    longest = max(len(column["fields"]) for column in its) + 1
    high = (HEIGHT - COLUMNS - 6) / longest
    return [
        one_column(column, number + 1, (wide * number + 1, COLUMNS), wide - 3, high, longest)
        for number, column in enumerate(its)
    ]


def one_column(
    its: ColumnView, number: int, at: Point, width: float, high: float, longest: int
) -> Part:
    """A tile, dark on its dark side."""
    tokens = its["tokens"]
    fill = "back2" if its["dark"] else "paper"
    parts: Parts = [slab(0, 0, width, high * longest + 4, 4, fill)]
    for field in range(len(its["fields"]) + 1):
        word = its["fields"][field - 1] if field else ""
        lies = tokens[field] if field < len(tokens) else ""
        spot = (3.0, 3 + high * (longest - 1 - field))
        size = (width - 6, high - 2)
        parts.append(one_field(word, field, lies, its["colour"], its["dark"], spot, size))
    dark = "yes" if its["dark"] else "no"
    facts: Facts = {"column": number, "colour": its["colour"], "dark": dark}
    return Group(parts, at, title=Phrase("picture-column", facts), rule="R10.4")


@cache
def one_field(
    word: str, field: int, lies: str, colour: str, is_dark: bool, at: Point, size: Point
) -> Part:
    """A field: what it does, and seen from the side the token that lies there; the start space has only its token."""
    width, high = size
    fill = f"tint-{colour}" if lies else "back" if is_dark else "stone2"
    edge = f"M.6 {high - 1:g}V.8H{width - 1:g}"
    parts: Parts = [
        Shape(rectangle(0, 0, width, high, 3), fill),
        Shape(edge, "", "recess-dark", 1, 0.6),
    ]
    if lies and word:
        colour = f"good-{lies}" if lies in GLYPHS else "chalk"
        bar = Shape(rectangle(0.5, 0.5, BAR, high - 1, 3), colour, "good-edge", 0.8)
        parts.append(Group([bar], look="lies"))
    elif lies:
        parts.append(Use(lies, (width / 2, high / 2), 0.72, look="lies"))
    ink = "on-back" if is_dark and not lies else "ink"
    parts.append(Group(signs(word, ink), ((width + BAR * bool(lies)) / 2, high / 2)))
    if not word:
        return Group(parts, at, "field")
    facts: Facts = {"field": field, "phrases": packed([words_of(word)])}
    return Group(parts, at, "field", title=Phrase("picture-traitor-field", facts), rule="R10.4")


def words_of(word: str) -> Phrase:
    """The words for a field: `take-noble-2` is `take-noble` with a number."""
    kind, _, last = word.rpartition("-")
    if last.isdigit():
        return Phrase(f"picture-traitor-{kind}", {"number": int(last)})
    if kind == "god":
        return Phrase("picture-traitor-god", {"god": last})
    return Phrase(f"picture-traitor-{word}")


def signs(word: str, ink: str) -> Parts:
    """R10.6, R10.7: a sign, and a figure or a mark beside it."""
    if not word:
        return []
    kind, _, last = word.rpartition("-")
    bold = Face(14, "bold", "middle", ink)
    if word == "tomb":
        return [sign("tomb", -7, ink), Shape("M10 6V-5M5.5 -1L10 -6L14.5 -1", "", ink, 2)]
    if kind == "god":
        return [
            Text(
                Face(12.5, "title", "middle", ink),
                0,
                4.5,
                Phrase("picture-god-name", {"god": last}),
            )
        ]
    if kind == "noble-value":
        return [sign("nobles", -9, ink), Text(bold, 9, 5, f"= {last}")]
    if kind in ("pair", "bonus"):
        spots = (-13, -1) if kind == "pair" else (-7,)
        offered: Parts = [
            Group([Shape(pentagon(11), "chalk", "chalk-edge", 1.2)], (x, 0.4)) for x in spots
        ]
        return [*offered, Text(bold, 13, 5, f"{last}.")]
    if kind == "nile":
        return [sign("nile", -8, ink), *bars(last == "fullest", ink)]
    parts: Parts = [
        Text(Face(16, "bold", "middle", ink), -14.5, 5, "+" if word.startswith("take") else MINUS),
        sign("artisans" if "artisan" in word else "nobles", -1, ink),
    ]
    if last.isdigit():
        return [*parts, Text(bold, 14, 5, f"{last}.")]
    return [*parts, Shape("M9 3L13.5 -4L18 3Z" if last == "high" else "M9 -3L13.5 4L18 -3Z", ink)]


def bars(is_full: bool, ink: str) -> Parts:
    """The fullest or the emptiest column."""
    return [
        Shape(rectangle(6, 5 - 5.4 * row, 9, 4.2, 1), ink if is_full or not row else "", ink)
        for row in range(3)
    ]


def sign(name: str, x: float, ink: str) -> Part:
    return Use(f"{'bright' if ink == 'on-back' else 'sign'}-{name}", (x, 0), 0.62)
