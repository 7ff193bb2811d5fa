"""The parts of a picture, and how they are written as SVG.

A picture is a tree of parts: paths and texts of some class, and groups of parts. A group may be a thing to touch (`target`), a
piece that moves (`piece`, `place`), or both. Colours are classes of the house's palette; words are phrases, said in the
reader's language when the picture is written.

>>> from iteru.kit.paths import polygon
>>> stone = Group([Path("top", polygon((0, -5), (9, 0), (0, 5), (-9, 0)))], (20, 12.5), "stone", place="sled-1")
>>> print(markup(stone, say=str))
<g class="stone" transform="translate(20 12.5)" data-place="sled-1"><path class="top" d="M0 -5L9 0L0 5L-9 0Z"/></g
>
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import lru_cache
from html import escape

from iteru.engine.phrase import Phrase
from iteru.kit.fitting import fits, fitted, shortened
from iteru.kit.letters import Face
from iteru.kit.numerals import signed
from iteru.kit.paths import Point, num, transform

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
    `opens` makes it the tab of a block (`iteru.kit.scene.Block`).
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
        opens: str = "",
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
            + attribute("data-opens", opens)
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
