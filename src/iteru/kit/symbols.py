"""What a game draws again and again, and what it paints with: written once for a whole page."""

from collections.abc import Mapping, Sequence
from typing import Literal

from iteru.kit.parts import OWN, Part, Say, markup, paint, speechless
from iteru.kit.paths import num


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

    >>> from iteru.kit.parts import Path
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
