"""Sheets of small pictures: those of one page together are a layer, which the browser fetches once and keeps.

A page only names each picture and its size, so it stays light, and nothing moves when the pictures come.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from iteru.kit.artist import Artist
from iteru.kit.layers import LAYERS
from iteru.kit.parts import Part
from iteru.kit.paths import Point, num

PLACE = Markup(
    '<svg class="drawn {look}" data-sheet="{sheet}" data-part="{part}" viewBox="0 0 {width} {height}" '
    'width="{width}" height="{height}" aria-hidden="true"></svg>'
)


@dataclass(frozen=True)
class Sheet:
    """Drawn pictures, in order, how large each is, and the class under which their colours are."""

    markup: str
    sizes: tuple[Point, ...]
    look: str

    def places(self) -> list[Markup]:
        """Returns where the pictures go on a page. Draws nothing, but sees to it that the server still has the layer."""
        name = LAYERS.add(self.markup) if self.sizes else ""
        return [
            PLACE.format(
                look=self.look, sheet=name, part=part, width=num(width), height=num(height)
            )
            for part, (width, height) in enumerate(self.sizes)
        ]


def sheet(artist: Artist, pictures: Sequence[tuple[Part, Point]]) -> Sheet:
    """Draws the pictures of a page."""
    drawn = "".join([f"<g>{artist.draw(part)}</g>" for part, _ in pictures])
    sizes = tuple([size for _, size in pictures])
    return Sheet(f"<svg>{drawn}</svg>", sizes, artist.meta.name)
