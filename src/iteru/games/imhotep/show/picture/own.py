"""The viewer's own things, beside the river on a phone: the sled and the blue cards.

The seat's panel has them too, and pieces glide from there; but it may be far below.
"""

from typing import Any

from iteru.engine.phrase import Phrase
from iteru.games.imhotep.show.card_words import card_facts, card_rule
from iteru.games.imhotep.show.picture.panel import runners
from iteru.games.imhotep.show.picture.stones import UNIT
from iteru.games.imhotep.show.picture.stones import place as free_place
from iteru.games.imhotep.view_types import ImhotepView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Text, Use
from iteru.kit.paths import Point, num, rectangle
from iteru.kit.pieces import hit, rim

LEFT, WIDTH = 274.0, 84.0
SLED_HEIGHT, CARD_HEIGHT = 92.0, 52.0
STONE, PITCH, LEVEL = 11.5, 24.0, 14.0
LOWEST = 3  # how many stones lie side by side; the others on top of them
COUNT = Face(16, "bold", "middle")


def own(view: ImhotepView, seat: int) -> Part:
    asks, player = view["asks"], view["players"][seat]
    asked = asks is not None and asks["seat"] == seat
    parts: Parts = [sled(seat, player["sled"], player["sled_room"], asked)]
    for number, (card, count) in enumerate(blue_cards(view, seat)):
        at = (6.0, SLED_HEIGHT + 8 + number * CARD_HEIGHT)
        parts.append(own_card(view, card, count, at, asked))
    return Group(parts, (LEFT, 4), f"seat-{seat}")


def shown_of_own(view: ImhotepView, seat: int) -> list[Any]:
    """Returns what this block shows; it is redrawn when that changes."""
    asks, player = view["asks"], view["players"][seat]
    asked = asks is not None and asks["seat"] == seat
    cards = blue_cards(view, seat)
    return [seat, player["sled"], player["sled_room"], cards, asked]


def blue_cards(view: ImhotepView, seat: int) -> list[tuple[str, int]]:
    """R4.9: returns the cards that can be played; all others only count at the end."""
    its = view["players"][seat]["cards"]
    return [(card, its[card]) for card in its if view["market"]["does"][card]["effect"] == "steps"]


@cache
def sled(seat: int, stones: int, room: int, asked: bool) -> Part:
    """Draws the sled from the side, its stones heaped up."""
    places = [place_on_sled(number) for number in range(room)]
    free = [part for at in places[stones:] for part in free_place(at, 0.86 * STONE)]
    taken = [Use(f"stone-{seat}", at, STONE / UNIT) for at in places[:stones]]
    parts = [
        hit(rectangle(-2, 0, WIDTH + 2, SLED_HEIGHT)),
        rim(outline(min(stones, LOWEST), stones > LOWEST)),
        Group(runners(PITCH * LOWEST - 12), (0, 44)),
        *free,
        *taken,
    ]
    return Group(
        parts,
        look=f"small seat-{seat}",
        target="sled" if asked else "",
        title=Phrase("picture-sled", {"count": stones, "room": room}),
        rule="R4.3",
    )


def outline(side_by_side: int, is_heaped: bool) -> str:
    """Returns the outline of the sled and of the stones on it."""
    end, top = 5 + PITCH * side_by_side, 28 if is_heaped else 43
    load = (
        f"L4 56V{top + 6}L12 {top}H{num(end - 8)}L{num(end)} {top + 6}V58" if side_by_side else ""
    )
    return f"M-4 80L-7 66L0 60{load}H78L84 66L76 80Z"


def place_on_sled(number: int) -> Point:
    level, column = divmod(number, LOWEST)
    if level > 1:  # a corrected sled may hold more than five
        level, column = 1, LOWEST - 1
    return 16 + PITCH * (column + 0.5 * level), 64 - LEVEL * level


def own_card(view: ImhotepView, card: str, count: int, at: Point, asked: bool) -> Part:
    words = Phrase("picture-card", card_facts(view, card))
    target = f"card-{card}" if asked else ""
    colour = view["market"]["colours"][card]
    look = f"card card-{colour} imhotep-{colour}"
    return Group(face(card, count), at, look, target, title=words, rule=card_rule(view, card))


@cache
def face(card: str, count: int) -> Parts:
    width, height = WIDTH - 12, CARD_HEIGHT - 7
    outline = rectangle(0, 0, width, height, 6)
    figure = [Text(COUNT, 58, height / 2 + 5.5, f"×{count}")] if count > 1 else []
    return [
        hit(rectangle(-2, -1, width + 4, height + 4)),
        rim(outline),
        Shape(rectangle(3, 4, width, height, 6), "shade"),
        Shape(outline, "paper", "line"),
        Shape(f"M9 0H6a6 6 0 0 0 -6 6V{height - 6}a6 6 0 0 0 6 6H9Z", "head"),
        Use(f"emblem-{card}", (30 if count > 1 else 40, height / 2), 0.86),
        *figure,
    ]
