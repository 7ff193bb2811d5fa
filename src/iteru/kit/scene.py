"""Scenes: whole boards, in one picture or in several, each with the ground that never changes below it."""

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from iteru.engine.phrase import Phrase
from iteru.kit.parts import Part, Say, attribute, markup
from iteru.kit.paths import num

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
    """A picture of a board: its size, its parts, and the ground below them; the tab that opens it, if it has one."""

    def __init__(
        self,
        width: float,
        height: float,
        parts: Sequence[Part],
        ground: Ground | None,
        tab: str = "",
        look: str = "",
    ) -> None:
        looks = attribute("class", f"leaf {look}".strip())
        self.opening = f"<div{looks}{attribute('data-tab', tab)}>"
        self.width = width
        self.size = f'viewBox="0 0 {num(width)} {num(height)}"'
        self.parts = parts
        self.ground = ground

    def write(self, out: list[str], say: Say) -> None:
        out.append(self.opening)
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
        self.asked_tab = ""
        """The tab of the leaf that a question is about."""

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
            + attribute("data-asked-tab", self.asked_tab)
        )


Spared = Literal["seats", "log"]


class Scene(Board):
    """A board in one picture.

    One for a tablet may spare places for other parts of the page, in which nothing is drawn but ground: for the seats the
    square at its upper right that is half as wide as it, for the log at its lower right a quarter of its width, three tenths
    of it high.
    """

    def __init__(
        self,
        width: int,
        height: int,
        title: Phrase,
        parts: Sequence[Part],
        ground: Ground | None = None,
        spares: Sequence[Spared] = (),
    ) -> None:
        leaf = Leaf(width, height, parts, ground)
        fits = ["fits"] if width <= FITS else []
        form = " ".join(["scene", *fits, *[f"spares-{one}" for one in spares]])
        super().__init__(title, [leaf], form)

    def alone(self, say: Say) -> str:
        """Writes the board as one SVG element that needs no other layer."""
        leaf = self.leaves[0]
        out = [f"<svg {XMLNS}{self.attributes(say)} {leaf.size}>"]
        leaf.write_whole(out, say)
        out.append("</svg>")
        return "".join(out)


class Block(NamedTuple):
    """A part of a board that stands by itself, with its height.

    Of all blocks with a `tab` one is open. A group that `opens` the same tab stands for it on the picture, in a block
    that `stays` in sight while what is open is scrolled.
    """

    height: float
    parts: Sequence[Part]
    ground: Ground | None = None
    tab: str = ""
    stays: bool = False


class Blocks(Board):
    """A board in several pictures of the same width, which a small screen puts below or beside each other.

    `asked_tab` is what a question is about. Without one the page opens the block where something happened last.
    """

    def __init__(
        self, width: int, title: Phrase, blocks: Sequence[Block], asked_tab: str = ""
    ) -> None:
        open_tab = asked_tab or next((block.tab for block in blocks if block.tab), "")
        leaves = [
            Leaf(
                width, block.height, block.parts, block.ground, block.tab, look_of(block, open_tab)
            )
            for block in blocks
        ]
        super().__init__(title, leaves, "blocks")
        self.asked_tab = asked_tab


def look_of(block: Block, open_tab: str) -> str:
    """Returns the class by which a page hides a block, or keeps it in sight."""
    return "in-sight" if block.stays else "" if block.tab in ("", open_tab) else "shut"
