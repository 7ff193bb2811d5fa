"""Tokens and what cards and fields give. The game's own grammar: a square is paid, a circle is gained, a pentagon is an
offering.
"""

from iteru.games.pharaon.rules.moves import COLOURS
from iteru.games.pharaon.show.picture.icons import FLAG, GLYPHS, STROKES, ZONES
from iteru.games.pharaon.view_types import PharaonView
from iteru.kit.kept import cache
from iteru.kit.scene import Drawn, Group, Part, Parts, Path, Point, Text, circle, drawn, rectangle

SQUARE = rectangle(-10, -10, 20, 20, 3.5)
PENTAGON = "M0 -11L10.5 -3.4L6.5 8.9H-6.5L-10.5 -3.4Z"
JAR = (
    "M-4 -11C-4 -14.5 4 -14.5 4 -11L3.2 -9.2C9.8 -7 10.4 -1 9.2 3C8.1 7.6 5.8 9.9 4.6 10.5H-4.6C-5.8 9.9 -8.1 7.6 -9.2 3"
    "C-10.4 -1 -9.8 -7 -3.2 -9.2Z"
)
IN_JAR = ((-4.3, -2.9), (4.3, -2.9), (0.0, 4.9))


def token(view: PharaonView, name: str, at: Point, size: float) -> Part:
    """A token as it lies somewhere, so large."""
    label = f"+{view['gift_points'][name]}" if name.startswith("gift-") else ""
    return lying(name, label, at, size)


@cache
def lying(name: str, label: str, at: Point, size: float) -> Drawn:
    return drawn(Group([face(name, label)], at, scale=round(size / 20, 3)))


def tokens(view: PharaonView, names: list[str], at: Point, size: float, pitch: float) -> Parts:
    """Tokens side by side, the first one around a point."""
    return [
        token(view, name, (at[0] + pitch * number, at[1]), size)
        for number, name in enumerate(names)
    ]


@cache
def face(name: str, label: str = "") -> Drawn:
    """A token 20 wide around (0, 0)."""
    if name in GLYPHS:
        return drawn(Path(f"token t-{name}", SQUARE), Path(f"glyph g-{name}", GLYPHS[name]))
    if name == "marker":
        return drawn(Path("token t-paper", SQUARE), Path("sign", STROKES["gone"]))
    kind, _, rest = name.partition("-")
    if kind == "offering":
        glyph = Group([Path(f"glyph g-{rest}", GLYPHS[rest])], scale=0.72)
        return drawn(Path(f"token t-{rest}", PENTAGON), glyph)
    ground = Path("token t-paper", PENTAGON)
    if kind == "joker":
        return drawn(ground, Group([Path("sign thick", ZONES[rest])], (0, -0.2), scale=0.6))
    return drawn(ground, Text("gift", 0, 3.4, label))


@cache
def free_space(colour: str) -> Drawn:
    """An entry space that a token of this colour can still take, 20 wide."""
    glyph = Group([Path(f"glyph o-{colour}", GLYPHS[colour])], scale=0.82)
    return drawn(Path(f"hollow l-{colour}", rectangle(-9, -9, 18, 18, 3)), glyph)


@cache
def gain(symbol: str) -> Drawn:
    """What is got, 20 wide around (0, 0)."""
    if symbol in GLYPHS:
        glyph = Group([Path(f"glyph g-{symbol}", GLYPHS[symbol])], scale=0.76)
        return drawn(Path(f"token t-{symbol}", circle(10)), glyph)
    if symbol == "basic":
        return any_colour(10)
    if symbol == "jar":
        fills = [Group([any_colour(3.6)], at) for at in IN_JAR]
        return drawn(Path("jar", JAR), *fills)
    if symbol == "offering":
        return drawn(Path("token t-paper", PENTAGON))
    if symbol == "start":
        return drawn(Path("solid pole", FLAG))
    if symbol == "nile":
        return arrow(COLOURS)
    return drawn(Path("sign", STROKES["artisans" if symbol == "artisan" else symbol]))


def gains(symbols: list[str], at: Point, size: float, pitch: float) -> Parts:
    """Gains side by side around a point."""
    return [gained(tuple(symbols), at, size, pitch)]


@cache
def gained(symbols: tuple[str, ...], at: Point, size: float, pitch: float) -> Drawn:
    left = at[0] - pitch * (len(symbols) - 1) / 2
    return drawn(
        *[
            Group([gain(symbol)], (left + pitch * number, at[1]), scale=round(size / 20, 3))
            for number, symbol in enumerate(symbols)
        ]
    )


PIE = (
    ((0.0, -1.0), (0.951, -0.309)),
    ((0.951, -0.309), (0.588, 0.809)),
    ((0.588, 0.809), (-0.588, 0.809)),
    ((-0.588, 0.809), (-0.951, -0.309)),
    ((-0.951, -0.309), (0.0, -1.0)),
)


@cache
def any_colour(r: float) -> Drawn:
    """A basic resource of any kind: five slices."""
    slices = [
        Path(
            f"slice t-{colour}",
            f"M0 0L{r * x:.1f} {r * y:.1f}A{r:g} {r:g} 0 0 1 {r * u:.1f} {r * v:.1f}Z",
        )
        for colour, ((x, y), (u, v)) in zip(COLOURS, PIE, strict=True)
    ]
    return drawn(*slices, Path("rim", circle(r)))


ARROW = "M0 -9L8 0H3.8V8H-3.8V0H-8Z"
HALVES = ("M0 -9V8H-3.8V0H-8Z", "M0 -9L8 0H3.8V8H0Z")


@cache
def arrow(colours: tuple[str, ...]) -> Drawn:
    """A step on one of these tracks: as many stripes as colours, two of them as halves."""
    rim = Path("rim", ARROW)
    if len(colours) == 1:
        return drawn(Path(f"slice t-{colours[0]}", ARROW), rim)
    if len(colours) == 2:
        halves = zip(colours, HALVES, strict=True)
        return drawn(*[Path(f"slice t-{colour}", half) for colour, half in halves], rim)
    step = 17 / len(colours)
    stripes = [
        Path(f"slice t-{colour}", stripe(-9 + step * number, -9 + step * (number + 1)))
        for number, colour in enumerate(colours)
    ]
    return drawn(*stripes, rim)


def stripe(top: float, bottom: float) -> str:
    """The part of an arrow between two heights."""
    points = [(half_width(y), y) for y in (top, min(max(0, top), bottom), bottom)]
    right = [f"{x:.1f} {y:.1f}" for x, y in points]
    left = [f"{-x:.1f} {y:.1f}" for x, y in reversed(points)]
    return f"M{'L'.join([*right, *left])}Z"


def half_width(y: float) -> float:
    return 8 * (y + 9) / 9 if y <= 0 else 3.8


def jar(goods: list[str], at: Point, size: float) -> Part:
    """A canopic jar with its three resources, 20 wide at size 20."""
    return Group([full_jar(tuple(goods))], at, scale=round(size / 20, 3))


@cache
def full_jar(goods: tuple[str, ...]) -> Drawn:
    inside = [Group([gain(good)], at, scale=0.37) for good, at in zip(goods, IN_JAR, strict=True)]
    return drawn(Path("jar", JAR), *inside)
