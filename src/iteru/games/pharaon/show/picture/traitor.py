"""The Traitor (R10): his five columns with what their fields do, his jars, goods and points."""

from iteru.engine.phrase import Phrase, packed
from iteru.engine.telling import Facts
from iteru.games.pharaon.show.picture.counts import counts
from iteru.games.pharaon.show.picture.icons import icon
from iteru.games.pharaon.show.picture.shapes import TRAITOR, mark
from iteru.games.pharaon.show.picture.tokens import face, gain
from iteru.games.pharaon.view_types import ColumnView, PharaonView, TraitorView
from iteru.kit.kept import cache
from iteru.kit.scene import Drawn, Group, Part, Parts, Path, Point, Text, drawn, rectangle

WIDTH, HEIGHT = 300.0, 316.0
TOP, ROW_TOP = 30.0, 84.0


def traitor(view: PharaonView, its: TraitorView) -> Part:
    facts = {"count": its["if_ended_now"]}
    return Group(
        [
            ground(),
            mark(TRAITOR, 8.0, (13, 15)),
            Text("name", 28, 20, Phrase("rival")),
            jars_left(its["jars"]),
            Group(
                [drawn(Text("points right", 296, 21, its["if_ended_now"]))],
                title=Phrase("picture-traitor-points", facts),
                rule="R10.10",
            ),
            Group([counts(view, TRAITOR, its)], (0, TOP)),
            *columns(its["columns"]),
        ],
        look="seat-1",
    )


@cache
def ground() -> Drawn:
    return drawn(Path("rule", "M0 0.5H300"))


@cache
def jars_left(count: int) -> Part:
    parts = drawn(Group([gain("jar")], (196, 15), scale=0.95), Text("stock", 210, 20.5, count))
    return Group([parts], title=Phrase("picture-traitor-jars", {"count": count}), rule="R10.2")


def columns(its: list[ColumnView]) -> Parts:
    """R10.4: the start below, then field after field."""
    wide = WIDTH / len(its)
    longest = max(len(column["fields"]) for column in its) + 1
    high = (HEIGHT - ROW_TOP) / longest
    return [
        one_column(column, number + 1, (wide * number + 1, ROW_TOP), wide - 3, high, longest)
        for number, column in enumerate(its)
    ]


def one_column(
    its: ColumnView, number: int, at: Point, width: float, high: float, longest: int
) -> Part:
    tokens = its["tokens"]
    parts: Parts = []
    for field in range(len(its["fields"]) + 1):
        word = its["fields"][field - 1] if field else ""
        lies = tokens[field] if field < len(tokens) else ""
        spot = (0.0, high * (longest - 1 - field))
        parts.append(one_field(word, field, lies, its["dark"], spot, (width, high - 2)))
    dark = "yes" if its["dark"] else "no"
    facts: Facts = {"column": number, "colour": its["colour"], "dark": dark}
    return Group(parts, at, title=Phrase("picture-column", facts), rule="R10.4")


@cache
def one_field(word: str, field: int, lies: str, is_dark: bool, at: Point, size: Point) -> Part:
    """A field: what it does, and the token that lies there; the start space has only its token."""
    width, high = size
    look = "field dark" if is_dark else "field"
    parts: Parts = [Path(look + (" filled" if lies else ""), rectangle(0, 0, width, high, 3))]
    scale = min(0.85, (high - 2) / 20)
    if lies:
        parts.append(Group([face(lies)], (10, high / 2), scale=scale))
    parts += [Group(signs(word), ((width + 18) / 2, high / 2), scale=scale)]
    if not word:
        return Group([drawn(*parts)], at)
    facts: Facts = {"field": field, "phrases": packed([words_of(word)])}
    return Group([drawn(*parts)], at, title=Phrase("picture-traitor-field", facts), rule="R10.4")


def words_of(word: str) -> Phrase:
    """The words for a field: `take-noble-2` is `take-noble` with a number."""
    kind, _, last = word.rpartition("-")
    if last.isdigit():
        return Phrase(f"picture-traitor-{kind}", {"number": int(last)})
    if kind == "god":
        return Phrase("picture-traitor-god", {"god": last})
    return Phrase(f"picture-traitor-{word}")


def signs(word: str) -> Parts:
    """R10.6, R10.7: a sign, and a figure or a mark beside it."""
    kind, _, last = word.rpartition("-")
    if not word:
        return []
    if word == "tomb":
        return [icon("tomb", 0, 0)]
    if kind == "god":
        return [icon("god", 0, 0)]
    zone = next(name for part, name in SIGN_OF.items() if part in word)
    left = -3 if kind == "noble-value" else 0  # "=7" is wider than "7"
    parts: Parts = [icon(zone, -8 + left, 0)]
    if "discard" in word:
        parts.append(icon("gone", -8, 0, 1.1, "sign thick"))
    if last.isdigit():
        figure = f"={last}" if kind == "noble-value" else last
        return [*parts, Text("beside", 5 + left, 5.5, figure)]
    up = last in ("high", "fullest")
    return [*parts, Path("solid", "M6 5L11 -5L16 5Z" if up else "M6 -5L11 5L16 -5Z")]


SIGN_OF = {
    "noble": "nobles",
    "artisan": "artisans",
    "pair": "offerings",
    "bonus": "offering",
    "nile": "nile",
}
