"""The viewer's own things, on the bank of the river on a phone: the sled and the blue cards.

The seat's panel has them too, and pieces glide from there; but it may be far below.
"""

from math import ceil
from typing import Any

from iteru.engine.phrase import Phrase
from iteru.games.imhotep.show.card_words import card_facts, card_rule
from iteru.games.imhotep.show.picture.panel import outline, runners
from iteru.games.imhotep.show.picture.stones import TALL, UNIT
from iteru.games.imhotep.show.picture.stones import place as free_place
from iteru.games.imhotep.view_types import ImhotepView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Text, Use, Wrapped
from iteru.kit.paths import Point, rectangle
from iteru.kit.pieces import hit, rim

OWN_HEIGHT, RIGHT = 48.0, 356.0
SLED, HEAPED = 142.0, 54.0
CARD, CARD_HEIGHT = 42.0, 40.0
PITCH = 47.0  # a card for a finger
STONE = 11.5
FEW = 2  # so many cards leave room for words beside the sled
WORDS = (Face(14.5, "italic"), Face(13, "italic"))
COUNT = Face(13.5, "bold", "end")


def own(view: ImhotepView, seat: int, top: float) -> Part:
    asks, player = view["asks"], view["players"][seat]
    asked = asks is not None and asks["seat"] == seat
    cards = blue_cards(view, seat)
    parts: Parts = [sled(seat, player["sled"], player["sled_room"], asked)]
    if len(cards) <= FEW:
        parts.append(Wrapped(WORDS, (SLED + 36, 27), Phrase("picture-own-sled"), 80, 20))
    for number, (card, count) in enumerate(cards):
        at = (RIGHT - CARD - 2 - PITCH * (len(cards) - 1 - number), 3.0)
        parts.append(own_card(view, card, count, at, asked))
    return Group(parts, (0, top), f"seat-{seat}")


def own_sled(view: ImhotepView, seat: int, at: Point) -> Part:
    """Draws only the sled, with its foot at a point: its stones lie in two rows upon each other."""
    asks, player = view["asks"], view["players"][seat]
    asked = asks is not None and asks["seat"] == seat
    return heaped_sled(seat, player["sled"], player["sled_room"], asked, at)


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
    """Draws the sled from the side, its stones in a row."""
    pitch = (SLED - 12) / room
    size = min(STONE, 0.44 * pitch)
    places = [(8 + pitch * (number + 0.5), 20.0) for number in range(room)]
    free = [part for at in places[stones:] for part in free_place(at, 0.86 * size)]
    taken = [Use(f"stone-{seat}", at, round(size / UNIT, 3)) for at in places[:stones]]
    parts = [
        hit(rectangle(-8, -6, SLED + 26, 50)),
        rim(outline(SLED, stones, pitch)),
        *runners(SLED),
        *free,
        *taken,
    ]
    return its_sled(parts, seat, stones, room, (10, 4), asked)


@cache
def heaped_sled(seat: int, stones: int, room: int, asked: bool, foot: Point) -> Part:
    below = ceil(room * 0.6)
    pitch = (HEAPED - 4) / below
    size = min(STONE, 0.44 * pitch)
    row = [(6 + pitch * (number + 0.5), 20.0) for number in range(below)]
    upper = [(x + pitch / 2, y - TALL * size) for x, y in row[: room - below]]
    free = [part for at in row[stones:] for part in free_place(at, 0.86 * size)]
    taken = [Use(f"stone-{seat}", at, round(size / UNIT, 3)) for at in [*row, *upper][:stones]]
    edge = rim(outline(HEAPED, min(stones, below), pitch))
    parts = [hit(rectangle(-8, -14, HEAPED + 22, 50)), edge, *runners(HEAPED), *free, *taken]
    return its_sled(parts, seat, stones, room, (foot[0] + 4, foot[1] - 40), asked)


def its_sled(parts: Parts, seat: int, stones: int, room: int, at: Point, asked: bool) -> Part:
    return Group(
        parts,
        at,
        f"small seat-{seat}",
        target="sled" if asked else "",
        title=Phrase("picture-sled", {"count": stones, "room": room}),
        rule="R4.3",
    )


def own_card(view: ImhotepView, card: str, count: int, at: Point, asked: bool) -> Part:
    words = Phrase("picture-card", card_facts(view, card))
    target = f"card-{card}" if asked else ""
    colour = view["market"]["colours"][card]
    look = f"small card card-{colour} imhotep-{colour}"
    return Group(face(card, count), at, look, target, title=words, rule=card_rule(view, card))


@cache
def face(card: str, count: int) -> Parts:
    outline = rectangle(0, 0, CARD, CARD_HEIGHT, 5)
    figure = [Text(COUNT, CARD - 2.5, CARD_HEIGHT - 4, f"×{count}")] if count > 1 else []
    return [
        hit(rectangle(-2.5, -3, PITCH, 47)),
        rim(outline),
        Shape(rectangle(3, 4, CARD, CARD_HEIGHT, 5), "shade"),
        Shape(outline, "paper", "card-edge"),
        Shape(f"M0 8V5q0 -5 5 -5H{CARD - 5:g}q5 0 5 5V8Z", "head"),
        Use(f"emblem-{card}", (15 if count > 1 else CARD / 2, 24), 0.66),
        *figure,
    ]
