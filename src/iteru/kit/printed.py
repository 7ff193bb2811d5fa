"""Pictures of what is printed in a box: cards, and parts of the board at the beginning of a game.

Each is one SVG element that needs nothing but the symbols and colours of its game.
"""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from iteru.engine.game import Game
from iteru.kit.artist import Artist
from iteru.kit.card_index import IndexCard
from iteru.kit.paths import num
from iteru.kit.scene import Leaf
from iteru.kit.shown import Screen, printed_kinds

TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)


@dataclass(frozen=True)
class PrintedCard:
    """A card with its picture."""

    card: IndexCard
    drawn: str


def printed_cards(artist: Artist, game: Game[Any], figure: str) -> list[PrintedCard]:
    """Returns the cards that carry a figure of the box, even if the box has no copy of them."""
    return [
        PrintedCard(card, card_picture(artist, card))
        for card in printed_kinds(game)
        if card.figure == figure
    ]


def card_picture(artist: Artist, card: IndexCard) -> str:
    width, height = [num(side) for side in card.size]
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return opened(artist, size) + without_titles(artist.draw(card.picture)) + "</svg>"


def opened(artist: Artist, size: str) -> str:
    """Begins a picture that adds nothing for those who do not see: its values stand beside it in words."""
    return f'<svg class="drawn {artist.meta.name}" {size} aria-hidden="true">'


def without_titles(markup: str) -> str:
    """Leaves out what is said of things when they are looked at closely: here it cannot be seen."""
    return TITLE.sub("", markup)


def printed_board(
    artist: Artist, game: Game[Any], seats: int, options: Mapping[str, object], screen: Screen
) -> list[str]:
    """Returns the board in parts, as a phone shows it, or whole; nothing for a game without a picture."""
    picture = artist.shown.picture
    if picture is None:
        return []
    view = game.view(game.new(seats, 0, options), None)
    return [leaf_picture(artist, leaf) for leaf in artist.arranged(picture, view, screen).leaves]


def leaf_picture(artist: Artist, leaf: Leaf) -> str:
    out: list[str] = []
    leaf.write_whole(out, artist.say)
    size = f'{leaf.size} width="{num(leaf.width)}"'
    return opened(artist, size) + without_titles("".join(out)) + "</svg>"


ELEMENT = re.compile(r"<[^>]*>[^<]*")


def changed_elements(before: str, after: str) -> set[int]:
    """Returns which elements differ between two pictures of the same shape; none where their shapes differ.

    >>> changed_elements("<g><text>1</text></g>", "<g><text>2</text></g>")
    {1}
    """
    old, new = ELEMENT.findall(before), ELEMENT.findall(after)
    if len(old) != len(new):
        return set()
    return {place for place, pair in enumerate(zip(old, new, strict=True)) if pair[0] != pair[1]}


def marked(picture: str, attributes: Mapping[str, Collection[int]]) -> str:
    """Writes attributes without a value into the tags of some elements.

    >>> marked("<g><text>2</text></g>", {"data-changed": {1}})
    '<g><text data-changed="">2</text></g>'
    """
    elements = ELEMENT.findall(picture)
    for attribute, places in attributes.items():
        for place in places:
            tag = re.match(r"<[\w]+", elements[place])
            if tag is not None:
                elements[place] = f'{tag[0]} {attribute}=""{elements[place][tag.end() :]}'
    return "".join(elements)
