"""Scenes: the parts of a picture, and how they are written as SVG.

A scene is a tree of parts: paths and texts of some class, and groups of parts. A group may be a thing to touch (`target`), a
piece that moves (`piece`, `place`), or both. Colours are classes of the house's palette; words are phrases, said in the
reader's language when the scene is written.

>>> stone = Group([Path("top", polygon((0, -5), (9, 0), (0, 5), (-9, 0)))], (20, 12.5), "stone", place="sled-1")
>>> print(markup(stone, say=str))
<g class="stone" transform="translate(20 12.5)" data-place="sled-1"><path class="top" d="M0 -5L9 0L0 5L-9 0Z"/></g
>
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from html import escape
from typing import Literal, NamedTuple

from iteru.engine.phrase import Phrase
from iteru.kit.letters import Face
from iteru.kit.numerals import signed

Point = tuple[float, float]
Say = Callable[..., str]
"""Says a message: its id, and its facts as keywords."""


class Part(ABC):
    """Something that can be drawn."""

    @abstractmethod
    def write(self, out: list[str], say: Say) -> None:
        """Append the markup to `out`."""


Parts = list[Part]


class Path(Part):
    """A shape of a class; `d` as in SVG. Both are the game's own and written as they are."""

    def __init__(self, look: str, d: str) -> None:
        self.markup = f'<path class="{look}" d="{d}"/>'

    def write(self, out: list[str], say: Say) -> None:
        out.append(self.markup)


class Shape(Part):
    """A shape painted with colours of the palette, by name: `Shape(d, "sand", "line", 1.2)`.

    `url:water` paints with a gradient or pattern of the game's own (`symbols`).

    >>> Shape("M0 0h1", "sand", opacity=0.5).markup, Shape("M0 0h1", "", "ink", 2, 0.5).markup.split()[-1]
    ('<path d="M0 0h1" fill="var(--sand)" fill-opacity="0.5"/>', 'stroke-opacity="0.5"/>')
    """

    def __init__(
        self, d: str, fill: str = "", line: str = "", width: float = 1.0, opacity: float = 1.0
    ) -> None:
        stroke = f' stroke="{paint(line)}" stroke-width="{width:g}"' if line else ""
        # a browser paints what is faint as a whole by itself, and faint colours together with all others
        kind = "opacity" if fill and line else "fill-opacity" if fill else "stroke-opacity"
        faint = f' {kind}="{opacity:g}"' if opacity != 1 else ""
        self.markup = f'<path d="{d}" fill="{paint(fill)}"{stroke}{faint}/>'

    def write(self, out: list[str], say: Say) -> None:
        out.append(self.markup)


def paint(name: str) -> str:
    """Returns a colour of the palette, or a gradient or pattern of a game, as SVG paints with it.

    >>> paint("sand"), paint("url:water"), paint("")
    ('var(--sand)', 'url(#~water)', 'none')
    """
    if name.startswith("url:"):
        return f"url(#{OWN}{name[4:]})"
    return f"var(--{name})" if name else "none"


OWN = "~"
"""Begins the ids of a game's symbols. A page shows one game; in a picture alone, the name of the game stands instead."""


class Use(Part):
    """A symbol of the game's own, at a point; see `Symbols`."""

    def __init__(
        self,
        name: str,
        at: Point = (0.0, 0.0),
        scale: float = 1.0,
        flip: bool = False,
        look: str = "",
        turn: float = 0.0,
    ) -> None:
        where = attribute("class", look) + attribute("transform", transform(at, scale, turn, flip))
        self.markup = f'<use href="#{OWN}{name}"{where}/>'

    def write(self, out: list[str], say: Say) -> None:
        out.append(self.markup)


class Gradient(Part):
    """Colours that run into each other, from 0 to 1; `paint` with `url:` and its name."""

    def __init__(
        self,
        name: str,
        stops: Sequence[tuple[float, str]],
        kind: Literal["vertical", "horizontal", "radial"] = "vertical",
    ) -> None:
        tag = "radialGradient" if kind == "radial" else "linearGradient"
        to = ' x2="0" y2="1"' if kind == "vertical" else ""
        inside = "".join([stop(part, colour) for part, colour in stops])
        self.markup = f'<{tag} id="{OWN}{name}"{to}>{inside}</{tag}>'

    def write(self, out: list[str], say: Say) -> None:
        out.append(self.markup)


def stop(part: float, colour: str) -> str:
    """Writes a colour of a gradient; `glow/0.4` is a colour that lets through what is below it."""
    name, _, opacity = colour.partition("/")
    faint = f' stop-opacity="{opacity}"' if opacity else ""
    return f'<stop offset="{part:g}" stop-color="{paint(name)}"{faint}/>'


class Pattern(Part):
    """Parts that are repeated all over a shape; `paint` with `url:` and its name."""

    def __init__(self, name: str, width: float, height: float, parts: Sequence[Part]) -> None:
        size = f'width="{num(width)}" height="{num(height)}"'
        inside = "".join([markup(part, speechless) for part in parts])
        self.markup = (
            f'<pattern id="{OWN}{name}" {size} patternUnits="userSpaceOnUse">{inside}</pattern>'
        )

    def write(self, out: list[str], say: Say) -> None:
        out.append(self.markup)


Symbols = Mapping[str, Part | Sequence[Part]]
"""What a game draws again and again, by name: parts without words for `Use`; a `Gradient` or `Pattern` to paint with."""


def symbols_markup(symbols: Symbols) -> str:
    """Writes the symbols of a game, to be used all over a page.

    What is only used where it is copied to is not displayed here, or browsers would style and lay it out. What is painted
    with must be.

    >>> print(symbols_markup({"dot": [Path("a", "M0 0")], "sky": Gradient("sky", [], "horizontal")}))
    <defs><linearGradient id="~sky"></linearGradient></defs><g display="none"><g id="~dot"><path class="a" d="M0 0"/></g></g>
    """
    paints: list[str] = ["<defs>"]
    used: list[str] = [UNDISPLAYED]
    for name, its in symbols.items():
        if isinstance(its, Part):
            its.write(paints, speechless)
        else:
            used.append(f'<g id="{OWN}{name}">')
            for part in its:
                part.write(used, speechless)
            used.append("</g>")
    return "".join([*paints, "</defs>", *used, "</g>"])


UNDISPLAYED = '<g display="none">'


class Text(Part):
    """A message or a number. A message may have several lines; `y` is their middle."""

    def __init__(
        self,
        look: str | Face,
        x: float,
        y: float,
        words: Phrase | str | int,
        leading: float = 0,
    ) -> None:
        if isinstance(look, str):
            self.attributes, self.leading = attribute("class", look), leading or 12
        else:
            self.attributes, self.leading = look.attributes, leading or look.leading
        self.x = num(x)
        self.y = num(y)
        self.words = words

    def write(self, out: list[str], say: Say) -> None:
        words = self.words
        out.append(f'<text{self.attributes} x="{self.x}" y="{self.y}">')
        if isinstance(words, Phrase):
            self.write_lines(out, say(words.id, **words.facts).split("\n"))
        else:
            out.append(signed(words) if isinstance(words, int) else escaped(words))
        out.append("</text>")

    def write_lines(self, out: list[str], lines: list[str]) -> None:
        out.append(tspans(self.x, self.leading, tuple(lines)))


class Wrapped(Part):
    """Words broken into lines: in the first font in which they fit, else as much as fits in the last one.

    `y` is the middle of the lines. Words that do not fit are replaced by `shorter` ones, if there are any; `whole` words
    are then left out instead of cut.
    """

    def __init__(
        self,
        fonts: tuple[Face, ...],
        at: Point,
        words: Phrase,
        width: float,
        height: float,
        whole: bool = False,
        shorter: Phrase | None = None,
    ) -> None:
        self.fonts = fonts
        self.x = num(at[0])
        self.y = num(at[1])
        self.words = words
        self.width = width
        self.height = height
        self.whole = whole
        self.shorter = shorter

    def write(self, out: list[str], say: Say) -> None:
        font, lines = self.fit(self.words, say)
        if self.shorter is not None and not self.has_room(font, lines):
            font, lines = self.fit(self.shorter, say)
        if not self.has_room(font, lines):
            if self.whole:
                return
            lines = shortened(font, lines, self.width, self.height)
        out.append(
            f'<text{font.attributes} x="{self.x}" y="{self.y}">{tspans(self.x, font.leading, lines)}</text>'
        )

    def fit(self, words: Phrase, say: Say) -> tuple[Face, tuple[str, ...]]:
        return fitted(say(words.id, **words.facts), self.fonts, self.width, self.height)

    def has_room(self, font: Face, lines: tuple[str, ...]) -> bool:
        return fits(font, lines, self.width, self.height)


@lru_cache(maxsize=20_000)
def tspans(x: str, leading: float, lines: tuple[str, ...]) -> str:
    """Writes lines below each other, centred on the height of the text."""
    first = -leading * (len(lines) - 1) / 2
    return "".join(
        [
            f'<tspan x="{x}" dy="{num(leading if number else first)}">{escape(words)}</tspan>'
            for number, words in enumerate(lines)
        ]
    )


class Group(Part):
    """Parts that belong together, moved to a point and scaled.

    A group with a title can be enlarged: the page then shows it with the title and a link to the rule. `name` is by what
    a lesson finds a thing that is no target; a thing that stands for several has several names, with blanks between them.
    """

    def __init__(
        self,
        parts: Sequence[Part],
        at: Point = (0.0, 0.0),
        look: str = "",
        target: str = "",
        piece: str = "",
        place: str = "",
        title: Phrase | None = None,
        scale: float = 1.0,
        rule: str = "",
        turn: float = 0.0,
        flip: bool = False,
        name: str = "",
    ) -> None:
        self.parts = parts
        self.title = title
        self.opening = (
            "<g"
            + attribute("class", look)
            + attribute("transform", transform(at, scale, turn, flip))
            + attribute("data-target", target)
            + attribute("data-id", name)
            + attribute("data-piece", piece)
            + attribute("data-place", place)
            + attribute("data-its-rule", rule)
            + ">"
        )

    def write(self, out: list[str], say: Say) -> None:
        out.append(self.opening)
        title = self.title
        if title is not None:
            out.append(f"<title>{escaped(say(title.id, **title.facts))}</title>")
        for part in self.parts:
            part.write(out, say)
        out.append("</g\n>")  # after a move, a page is sent the lines that are new


class Drawn(Part):
    """Parts that are already written; see `drawn`."""

    def __init__(self, markup: str) -> None:
        self.markup = markup

    def write(self, out: list[str], say: Say) -> None:
        out.append(self.markup)


class Lazy(Part):
    """A part of a seat's panel that is drawn when it is written.

    It equals another that shows the same, so that a panel which shows nothing new is not drawn again.
    """

    def __init__(self, shows: object, draw: Callable[[], Part]) -> None:
        self.shows = shows
        self.draw = draw

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Lazy) and self.shows == other.shows

    __hash__ = None  # type: ignore[assignment]

    def write(self, out: list[str], say: Say) -> None:
        self.draw().write(out, say)


FITS = 480
"""The widest scene that fits the screen of a phone as it is."""
XMLNS = 'xmlns="http://www.w3.org/2000/svg"'


class Ground:
    """What never changes in a game, or in a phase of it: land, water, buildings, and what is printed on them.

    It lies below all other parts. A page fetches it once, from an address made from its contents, and keeps it; what is sent
    after a move names it only. `shows` is a text of everything that it depends on.
    """

    def __init__(self, shows: str, draw: Callable[[], Sequence[Part]]) -> None:
        self.shows = shows
        self.draw = draw
        self.layer = ""
        """The name of the layer that holds it; the artist sets it."""

    def markup(self, say: Say) -> str:
        return "".join([markup(part, say) for part in self.draw()])


class Leaf:
    """A picture of a board: its size, its parts, and the ground below them."""

    def __init__(
        self, width: float, height: float, parts: Sequence[Part], ground: Ground | None
    ) -> None:
        self.width = width
        self.size = f'viewBox="0 0 {num(width)} {num(height)}"'
        self.parts = parts
        self.ground = ground

    def write(self, out: list[str], say: Say) -> None:
        out.append('<div class="leaf">')
        if self.ground is not None:
            layer = f'data-layer="{self.ground.layer}"'
            out.append(f'<svg class="ground" {layer} {self.size} aria-hidden="true"></svg>')
        out.append(f'<svg {XMLNS} class="top" {self.size}>')
        self.write_parts(out, say)
        out.append("</svg></div>")

    def write_parts(self, out: list[str], say: Say) -> None:
        for part in self.parts:
            part.write(out, say)

    def write_whole(self, out: list[str], say: Say) -> None:
        """Writes the parts with the ground below them, so that no other layer is needed."""
        if self.ground is not None:
            out.append(self.ground.markup(say))
        self.write_parts(out, say)


class Board(Part):
    """A whole board, with a title for screen readers: one picture, or several.

    `look` is the class that the game's own style sheet uses; the artist sets it. `form` is the class by which the page
    places the board.
    """

    def __init__(self, title: Phrase, leaves: Sequence[Leaf], form: str) -> None:
        self.title = title
        self.leaves = leaves
        self.form = form
        self.look = ""

    @property
    def grounds(self) -> list[Ground]:
        return [leaf.ground for leaf in self.leaves if leaf.ground is not None]

    def write(self, out: list[str], say: Say) -> None:
        out.append(f"<div{self.attributes(say)}>")
        for leaf in self.leaves:
            leaf.write(out, say)
        out.append("</div>")

    def attributes(self, say: Say) -> str:
        looks = [look for look in ("board", self.form, self.look) if look]
        return (
            attribute("class", " ".join(looks))
            + ' role="group"'
            + attribute("aria-label", say(self.title.id, **self.title.facts))
            + ' data-look=""'
        )


class Scene(Board):
    """A board in one picture."""

    def __init__(
        self,
        width: int,
        height: int,
        title: Phrase,
        parts: Sequence[Part],
        ground: Ground | None = None,
    ) -> None:
        leaf = Leaf(width, height, parts, ground)
        super().__init__(title, [leaf], "scene fits" if width <= FITS else "scene")

    def alone(self, say: Say) -> str:
        """Writes the board as one SVG element that needs no other layer."""
        leaf = self.leaves[0]
        out = [f"<svg {XMLNS}{self.attributes(say)} {leaf.size}>"]
        leaf.write_whole(out, say)
        out.append("</svg>")
        return "".join(out)


class Block(NamedTuple):
    """A part of a board that stands by itself, with its height."""

    height: float
    parts: Sequence[Part]
    ground: Ground | None = None


class Blocks(Board):
    """A board in several pictures of the same width, which a small screen puts below or beside each other."""

    def __init__(self, width: int, title: Phrase, blocks: Sequence[Block]) -> None:
        leaves = [Leaf(width, height, parts, ground) for height, parts, ground in blocks]
        super().__init__(title, leaves, "blocks")


def markup(part: Part, say: Say) -> str:
    """Writes a part as SVG."""
    out: list[str] = []
    part.write(out, say)
    return "".join(out)


def drawn(*parts: Part) -> Drawn:
    """Writes parts that never change and have no words, once for all languages."""
    return Drawn("".join([markup(part, speechless) for part in parts]))


def speechless(message: str, **facts: object) -> str:
    raise ValueError(f"{message} would be said in one language for all")


escaped = lru_cache(maxsize=20_000)(escape)
"""The same few words, names and coordinates come again with every move."""


@lru_cache(maxsize=20_000)
def attribute(name: str, value: str) -> str:
    return f' {name}="{escape(value)}"' if value else ""


@lru_cache(maxsize=20_000)
def transform(at: Point, scale: float, turn: float = 0.0, flip: bool = False) -> str:
    """Writes how parts are moved, turned by degrees, scaled and mirrored.

    >>> transform((3, 4), 2), transform((0, 0), 1, turn=90, flip=True)
    ('translate(3 4) scale(2)', 'rotate(90) scale(-1 1)')
    """
    x, y = at
    steps = [f"translate({num(x)} {num(y)})"] if x or y else []
    if turn:
        steps.append(f"rotate({turn:g})")
    if flip:
        steps.append(f"scale({-scale:g} {scale:g})")
    elif scale != 1:
        steps.append(f"scale({scale:g})")
    return " ".join(steps)


# Fitting words into a width


def wrapped(text: str, font: Face, width: float) -> list[str]:
    """Breaks a text into lines, as many words in each as there is room for. A word of one letter stays with the next one;
    line breaks in the text stay.

    >>> wrapped("Book of Traversing Eternity", Face(17), 100)
    ['Book of', 'Traversing', 'Eternity']
    """
    lines: list[str] = []
    for part in ONE_LETTER.sub("\\1\u00a0", text.replace("\u00a0", " ")).split("\n"):
        first, *others = part.split(" ")
        lines.append(first)
        for word in others:
            if font.wide(f"{lines[-1]} {word}") <= width:
                lines[-1] += f" {word}"
            else:
                lines.append(word)
    return lines


def balanced(text: str, font: Face, width: float) -> list[str]:
    """Breaks a text as `wrapped` does, into lines of about the same length.

    >>> wrapped("Opponents discard 2.", Face(16), 120), balanced("Opponents discard 2.", Face(16), 120)
    (['Opponents discard', '2.'], ['Opponents', 'discard 2.'])
    """
    lines = wrapped(text, font, width)
    for part in (0.7, 0.8, 0.9):
        tighter = wrapped(text, font, width * part)
        if len(tighter) == len(lines):
            return tighter
    return lines


@lru_cache(maxsize=20_000)
def fitted(
    text: str, fonts: tuple[Face, ...], width: float, height: float
) -> tuple[Face, tuple[str, ...]]:
    """Returns the first font in which a text fits, and its lines; else the last font, and all lines."""
    for font in fonts:
        lines = tuple(balanced(text, font, width))
        if fits(font, lines, width, height):
            return font, lines
    return font, lines


def fits(font: Face, lines: tuple[str, ...], width: float, height: float) -> bool:
    most = max(1, int(height / font.leading))
    return len(lines) <= most and max([font.wide(line) for line in lines], default=0) <= width


def shortened(font: Face, lines: tuple[str, ...], width: float, height: float) -> tuple[str, ...]:
    """Returns as many lines as fit, broken within words that are too long."""
    most = max(1, int(height / font.leading))
    broken = [part for line in lines for part in pieces(line, font, width)]
    return tuple(broken if len(broken) <= most else cut(broken[:most], font, width))


def pieces(line: str, font: Face, width: float) -> list[str]:
    """Breaks a line within a word that is too long for it.

    >>> pieces("Wolfeschlegelstein", Face(12), 60)
    ['Wolfeschleg', 'elstein']
    """
    found = [""]
    for letter in line:
        if found[-1] and font.wide(found[-1] + letter) > width:
            found.append("")
        found[-1] += letter
    return found


def cut(lines: list[str], font: Face, width: float) -> list[str]:
    """Ends the last line with a sign that there is more."""
    last = lines[-1]
    while last and font.wide(f"{last}…") > width:
        last = last[:-1]
    return [*lines[:-1], f"{last}…"]


ONE_LETTER = re.compile(r"\b([^\W\d]) ")


# Coordinates


@lru_cache(maxsize=20_000)
def num(value: float) -> str:
    """Writes a coordinate, to a tenth.

    >>> num(12), num(0.25 + 0.5), num(-0.01)
    ('12', '0.8', '0')
    """
    text = f"{value:.1f}"
    if not text.endswith(".0"):
        return text
    return "0" if text == "-0.0" else text[:-2]


def line(*points: Point) -> str:
    """Returns the path of straight lines from point to point."""
    return "M" + "L".join([f"{num(x)} {num(y)}" for x, y in points])


def polygon(*points: Point) -> str:
    """Returns the path of straight lines from point to point and back to the first."""
    return line(*points) + "Z"


def circle(r: float) -> str:
    """Returns the path of a circle around (0, 0)."""
    return f"M{num(-r)} 0a{num(r)} {num(r)} 0 1 0 {num(2 * r)} 0a{num(r)} {num(r)} 0 1 0 {num(-2 * r)} 0Z"


def rectangle(x: float, y: float, width: float, height: float, r: float = 0) -> str:
    """Returns the path of a rectangle whose corners are rounded by `r`, or as much as there is room for."""
    r = min(r, width / 2, height / 2)
    if r <= 0:
        return f"M{num(x)} {num(y)}h{num(width)}v{num(height)}h{num(-width)}Z"
    w, h, c = num(width - 2 * r), num(height - 2 * r), num(r)
    return (
        f"M{num(x + r)} {num(y)}h{w}a{c} {c} 0 0 1 {c} {c}v{h}a{c} {c} 0 0 1 -{c} {c}"
        f"h-{w}a{c} {c} 0 0 1 -{c} -{c}v-{h}a{c} {c} 0 0 1 {c} -{c}Z"
    )
