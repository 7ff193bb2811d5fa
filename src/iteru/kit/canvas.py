"""Draws pictures that are files of their own: covers, landscapes. A page shows them as images, which do not see its
palette, so each is drawn twice: by day and by night.

>>> canvas = Canvas(night=False)
>>> canvas.paint("M0 0h9v9h-9Z", "wood", "line")
>>> canvas.out
['<path d="M0 0h9v9h-9Z" fill="#BC8745" stroke="#45301C"/>']
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from iteru.kit.parts import attribute
from iteru.kit.paths import Point, num

DAY: Final = {
    "sky-top": "#B9DAD8",
    "sky-low": "#FBEFD0",
    "sun": "#FFF7E0",
    "cliff-far": "#E6C497",
    "cliff-near": "#D3A877",
    "crack": "#B98757",
    "sand": "#EBD7A8",
    "grain": "#C9A768",
    "stone": "#FAF2DF",
    "recess": "#E9D9B3",
    "water": "#5E9FB0",
    "shallow": "#7DB6C1",
    "deep": "#3F7F95",
    "foam": "#CFE6E4",
    "reed": "#7E9A48",
    "stalk": "#56722F",
    "line": "#45301C",
    "wood": "#BC8745",
    "dark-wood": "#8C5C29",
    "light-wood": "#DCB274",
    "white": "#FFFDF4",
}
NIGHT: Final = {
    "sky-top": "#0B1026",
    "sky-low": "#37375F",
    "sun": "#F1E7C9",
    "cliff-far": "#3E3A5A",
    "cliff-near": "#302D4C",
    "crack": "#24223D",
    "sand": "#2C2933",
    "grain": "#1A1924",
    "stone": "#38322F",
    "recess": "#29241F",
    "water": "#0F2536",
    "shallow": "#1C4156",
    "deep": "#0A1824",
    "foam": "#48768C",
    "reed": "#35492E",
    "stalk": "#223220",
    "line": "#0D0A12",
    "wood": "#7C5429",
    "dark-wood": "#4E3418",
    "light-wood": "#A27644",
    "white": "#D8C9A4",
}
ROUND: Final = ' stroke-linejoin="round" stroke-linecap="round"'
INDIGO: Final = "#151B44"
EMBERS: Final = "#2A1608"
"""What the night mixes into a colour: far from the torches, and near them."""


def mixed(one: str, other: str, part: float) -> str:
    """Returns a colour with a part of another in it.

    >>> mixed("#000000", "#FF8000", 0.5)
    '#804000'
    """
    pairs = [(int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join([f"{round(a + (b - a) * part):02X}" for a, b in pairs])


class Canvas:
    """A picture being drawn. Colours are names of the day and the night, or are written `#RRGGBB`."""

    def __init__(self, night: bool) -> None:
        self.night = night
        self.colours = NIGHT if night else DAY
        self.out: list[str] = []
        self.names = 0

    def written(self, width: float, height: float, origin: Point = (0, 0)) -> str:
        """Returns the picture as an SVG file."""
        x, y = origin
        size = f"{num(x)} {num(y)} {num(width)} {num(height)}"
        inside = "".join(self.out)
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}"{ROUND}>{inside}</svg>'

    # Colours

    def colour(self, name: str) -> str:
        return self.colours.get(name, name)

    def far(self, colour: str) -> str:
        """Returns the colour of something that sinks into the night."""
        return mixed(colour, INDIGO, 0.7) if self.night else colour

    def near(self, colour: str) -> str:
        """Returns the colour of something that torches light at night."""
        return mixed(colour, EMBERS, 0.36) if self.night else colour

    def gradient(self, top: str, low: str) -> str:
        """Returns a paint that turns from one colour into another, downwards."""
        stops = [
            f'<stop offset="{at}" stop-color="{self.colour(name)}"/>'
            for at, name in enumerate((top, low))
        ]
        named = self.name()
        inside = "".join(stops)
        self.out.append(
            f'<linearGradient id="{named}" x1="0" y1="0" x2="0" y2="1">{inside}</linearGradient>'
        )
        return f"url(#{named})"

    def name(self) -> str:
        self.names += 1
        return f"n{self.names}"

    # Shapes

    def paint(
        self, d: str, fill: str = "none", line: str = "", width: float = 1, opacity: float = 1
    ) -> None:
        """Paints a path, `d` as in SVG."""
        stroke = attribute("stroke", self.colour(line))
        thick = attribute("stroke-width", f"{width:g}") if line and width != 1 else ""
        pale = attribute("opacity", f"{opacity:g}") if opacity != 1 else ""
        self.out.append(f'<path d="{d}" fill="{self.colour(fill)}"{stroke}{thick}{pale}/>')

    def ink(self, d: str, fill: str, width: float = 1.1, heavy: float = 1) -> None:
        """Paints a shape whose line is heavier on the lower right, away from the light."""
        dark = self.colour("line")
        self.out.append(
            f'<path d="{d}" transform="translate({heavy:g} {heavy:g})" fill="{dark}"'
            f' stroke="{dark}" stroke-width="{width:g}"/>'
        )
        self.paint(d, fill, "line", width)

    def disc(
        self, at: Point, r: float, fill: str, line: str = "", width: float = 1, opacity: float = 1
    ) -> None:
        x, y = at
        d = f"M{num(x - r)} {num(y)}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0Z"
        self.paint(d, fill, line, width, opacity)

    @contextmanager
    def moved(
        self, at: Point, scale: float = 1, high: float | None = None, turn: float = 0
    ) -> Iterator[None]:
        """Moves and scales everything drawn inside; `high` scales the height separately."""
        how = f"translate({num(at[0])} {num(at[1])})"
        if turn:
            how += f" rotate({turn:g})"
        if scale != 1 or high is not None:
            how += f" scale({scale:g}" + ("" if high is None else f" {high:g}") + ")"
        self.out.append(f'<g transform="{how}">')
        yield
        self.out.append("</g>")

    @contextmanager
    def within(self, d: str) -> Iterator[None]:
        """Clips everything drawn inside to a shape."""
        named = self.name()
        self.out.append(
            f'<clipPath id="{named}"><path d="{d}"/></clipPath><g clip-path="url(#{named})">'
        )
        yield
        self.out.append("</g>")


def scattered(seed: int, count: int) -> Sequence[int]:
    """Returns numbers that look like chance and are always the same."""
    found = []
    for _ in range(count):
        seed = (seed * 1103515245 + 12345) % 2147483648
        found.append(seed)
    return found
