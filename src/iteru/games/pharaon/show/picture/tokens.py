"""Tokens and what cards and fields give. The game's own grammar: a square is paid, a circle is gained, a pentagon is an
offering. All of them are symbols, 20 wide around (0, 0).
"""

from collections.abc import Iterator
from math import cos, radians, sin

from iteru.engine.phrase import Phrase
from iteru.games.pharaon.rules.moves import COLOURS
from iteru.games.pharaon.show.picture.faces import LEAST
from iteru.games.pharaon.show.picture.icons import FLAG, GLYPHS, STROKES, ZONES
from iteru.games.pharaon.show.picture.surfaces import dot
from iteru.games.pharaon.view_types import PharaonView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Drawn, Group, Part, Parts, Shape, Text, Use, drawn
from iteru.kit.paths import Point, num, polygon, rectangle

SQUARE = rectangle(-10, -10, 20, 20, 4)
JAR = (
    "M-9 -27H9L7.5 -22C20 -18 24 -4 19 9C16 17 11 22 8 25H-8C-11 22 -16 17 -19 9"
    "C-24 -4 -20 -18 -7.5 -22Z"
)
IN_JAR = ((-8.0, -4.0), (8.0, -4.0), (0.0, 10.0))
GIFT = 9.6
"""How large the points on a gift are, on a token 20 wide."""


def pentagon(size: float) -> str:
    """The outline of an offering, so large."""
    r = 0.58 * size
    return polygon(*[(r * sin(radians(72 * n)), -r * cos(radians(72 * n))) for n in range(5)])


PENTAGON = pentagon(20)


# Symbols


def symbols() -> Iterator[tuple[str, Parts]]:
    for kind, glyph in GLYPHS.items():
        yield kind, good(kind, glyph, SQUARE, 0.82)
        yield f"get-{kind}", good(kind, glyph, dot(0, 0, 10), 0.78)
        yield f"glyph-{kind}", [Shape(glyph, f"on-{kind}")]
        if kind in COLOURS:
            yield f"offering-{kind}", good(kind, glyph, PENTAGON, 0.72)
            yield f"free-{kind}", free(kind, glyph)
            yield (
                f"next-{kind}",
                [Shape(dot(0, 0, 8.5), "paper", "line", 0.8), scaled(glyph, f"line-{kind}", 0.66)],
            )
    for zone, strokes in ZONES.items():
        yield f"joker-{zone}", [*blank(), Group([Shape(strokes, "", "on-chalk", 2.1)], scale=0.62)]
    yield "gift", blank()
    yield (
        "marker",
        [Shape(SQUARE, "chalk", "chalk-edge", 1.3), Shape(STROKES["gone"], "", "on-chalk", 2)],
    )
    yield "any", any_colour(10)
    yield "jar", jar_body()
    yield "jar-any", [*jar_body(), *[Group(any_colour(7), at) for at in IN_JAR]]
    yield "jar-gone", jar_gone()
    yield "flag", [Shape(FLAG, "ink", "ink", 1.8)]


def good(kind: str, glyph: str, outline: str, scale: float) -> Parts:
    return [Shape(outline, f"good-{kind}", "good-edge", 1), scaled(glyph, f"on-{kind}", scale)]


def scaled(glyph: str, fill: str, scale: float) -> Part:
    return Group([Shape(glyph, fill)], scale=scale)


def free(kind: str, glyph: str) -> Parts:
    """An entry space that a token of this colour can still take: a recess with the colour's glyph."""
    return [
        Shape(rectangle(-10, -10, 20, 20, 3.3), "paper"),
        Shape(rectangle(-9.3, -9.3, 18.6, 18.6, 2.9), "", f"line-{kind}", 1.5),
        Shape("M-7.7 7.3V-7.7H7.3", "", "recess-dark", 1.4, 0.45),
        scaled(glyph, f"line-{kind}", 0.68),
    ]


def blank() -> Parts:
    return [Shape(PENTAGON, "chalk", "chalk-edge", 1)]


def any_colour(r: float) -> Parts:
    """A basic resource of any kind: five slices."""
    slices: Parts = []
    for number, colour in enumerate(COLOURS):
        start, end = [radians(72 * (number + side) - 90) for side in (0, 1)]
        corner, other = [f"{num(r * cos(a))} {num(r * sin(a))}" for a in (start, end)]
        slices.append(Shape(f"M0 0L{corner}A{r:g} {r:g} 0 0 1 {other}Z", f"good-{colour}"))
    return [*slices, Shape(dot(0, 0, r), "", "good-edge", 1.1)]


def jar_body() -> Parts:
    return [
        Shape(JAR, "clay", "line", 1.1),
        Shape(
            "M9 -27L7.5 -22C20 -18 24 -4 19 9C16 17 11 22 8 25H2C12 14 14 -8 3 -22V-27Z",
            "clay2",
            opacity=0.55,
        ),
        Shape("M-9 -27H9L7.5 -22H-7.5Z", "straw", "line", 0.9),
        Shape("M-15.5 -15H15.5", "", "line", 0.8, 0.6),
    ]


def jar_gone() -> Parts:
    """The hollow where a jar stood."""
    return [
        Shape(JAR, "recess"),
        Shape(
            "M-8 25C-11 22 -16 17 -19 9C-24 -4 -20 -18 -7.5 -22L-9 -27H9",
            "",
            "recess-dark",
            1.8,
            0.8,
        ),
        Shape("M9 -27L7.5 -22C20 -18 24 -4 19 9C16 17 11 22 8 25H-8", "", "recess-light", 1.4),
    ]


# Where they lie


def token(view: PharaonView, name: str, at: Point, size: float) -> Part:
    """A token as it lies somewhere, so large."""
    label = f"+{view['gift_points'][name]}" if name.startswith("gift-") else ""
    return lying(name, label, at, size)


@cache
def lying(name: str, label: str, at: Point, size: float) -> Drawn:
    scale = round(size / 20, 3)
    if not label:
        return drawn(Use(name, at, scale))
    face = Face(max(LEAST if size > 20 else 12.5, size * GIFT / 20), "bold", "middle", "on-chalk")
    words = Text(face, at[0] - size * 0.03, at[1] + face.size * 0.34, label)
    return drawn(Use("gift", at, scale), words)


def tokens(view: PharaonView, names: list[str], at: Point, size: float, pitch: float) -> Parts:
    """Tokens side by side, the first one around a point."""
    return [
        token(view, name, (at[0] + pitch * number, at[1]), size)
        for number, name in enumerate(names)
    ]


def gain(symbol: str, at: Point = (0, 0), size: float = 20) -> Part:
    """Draws a gain around a point."""
    return gained((symbol,), at, size, 0)


def gains(symbols: list[str], at: Point, size: float, pitch: float) -> Parts:
    """Draws gains side by side around a point."""
    return [gained(tuple(symbols), at, size, pitch)]


@cache
def gained(symbols: tuple[str, ...], at: Point, size: float, pitch: float) -> Drawn:
    left = at[0] - pitch * (len(symbols) - 1) / 2
    spots = [(left + pitch * number, at[1]) for number in range(len(symbols))]
    return drawn(
        *[one_gain(symbol, spot, size) for symbol, spot in zip(symbols, spots, strict=True)]
    )


def one_gain(symbol: str, at: Point, size: float) -> Part:
    scale = round(size / 20, 3)
    if symbol in GLYPHS:
        return Use(f"get-{symbol}", at, scale)
    if symbol in ("basic", "jar", "offering", "start"):
        name, part = {
            "basic": ("any", 1.0),
            "jar": ("jar-any", 0.46),
            "offering": ("gift", 0.95),
            "start": ("flag", 0.9),
        }[symbol]
        return Use(name, at, round(scale * part, 3))
    if symbol == "nile":
        return Group([arrow(COLOURS)], at, scale=scale)
    return Use("sign-artisans" if symbol == "artisan" else f"sign-{symbol}", at, scale)


def jar(goods: list[str], at: Point, scale: float) -> Part:
    """A canopic jar with its three resources, 44 wide and 52 high at full scale."""
    return full_jar(tuple(goods), at, scale)


@cache
def full_jar(goods: tuple[str, ...], at: Point, scale: float) -> Drawn:
    inside = [Use(f"get-{good}", spot, 0.75) for good, spot in zip(goods, IN_JAR, strict=True)]
    return drawn(Group([Use("jar"), *inside], at, scale=scale))


# Steps on tracks

ARROW = "M0 -10L9 0H4V10H-4V0H-9Z"
HALVES = ("M0 -10V10H-4V0H-9Z", "M0 -10L9 0H4V10H0Z")


@cache
def arrow(colours: tuple[str, ...]) -> Drawn:
    """A step on one of these tracks: as many stripes as colours, two of them as halves."""
    edge = Shape(ARROW, "", "good-edge", 1.2)
    if len(colours) == 1:
        return drawn(Shape(ARROW, f"good-{colours[0]}"), edge)
    if len(colours) == 2:
        halves = zip(colours, HALVES, strict=True)
        return drawn(*[Shape(half, f"good-{colour}") for colour, half in halves], edge)
    step = 20 / len(colours)
    stripes = [
        Shape(stripe(-10 + step * number, -10 + step * (number + 1)), f"good-{colour}")
        for number, colour in enumerate(colours)
    ]
    return drawn(*stripes, edge)


def stripe(top: float, bottom: float) -> str:
    """The part of an arrow between two heights."""
    points = [(half_width(y), y) for y in (top, min(max(0, top), bottom), bottom)]
    right = [f"{x:.1f} {y:.1f}" for x, y in points]
    left = [f"{-x:.1f} {y:.1f}" for x, y in reversed(points)]
    return f"M{'L'.join([*right, *left])}Z"


def half_width(y: float) -> float:
    return 9 * (y + 10) / 10 if y <= 0 else 4


def good_title(name: str, count: int) -> Phrase:
    return Phrase("picture-good", {"card": name, "count": count})
