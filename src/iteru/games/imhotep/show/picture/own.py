"""The viewer's own things, beside the river on a phone: the sled, the quarry and the blue cards.

The seat's panel has them too, and pieces glide from there; but it may be far below.
"""

from typing import Any

from iteru.engine.phrase import Phrase
from iteru.games.imhotep.show.card_words import card_facts, card_rule
from iteru.games.imhotep.show.picture.icons import ICONS, icon
from iteru.games.imhotep.show.picture.pieces import block, slot
from iteru.games.imhotep.view_types import ImhotepView
from iteru.kit.kept import cache
from iteru.kit.scene import Drawn, Group, Part, Parts, Path, Point, Text, drawn, rectangle

LEFT, WIDTH, HEIGHT = 272, 88, 346
SLED_HEIGHT, QUARRY_HEIGHT, CARD_HEIGHT = 84, 56, 48
STONE, PITCH, LEVEL = 13.0, 27.0, 17.0
LOWEST = 3  # how many stones lie side by side; the others on top of them


def own(view: ImhotepView, seat: int) -> Part:
    asks, player = view["asks"], view["players"][seat]
    asked = asks is not None and asks["seat"] == seat
    parts: Parts = [
        ground(),
        sled(seat, player["sled"], player["sled_room"], asked),
        quarry(seat, player["quarry"], asked),
    ]
    top = SLED_HEIGHT + QUARRY_HEIGHT + 6
    for number, (card, count) in enumerate(blue_cards(view, seat)):
        at = (4.0, top + number * CARD_HEIGHT)
        parts.append(own_card(view, card, count, at, asked))
    return Group(parts, (LEFT, 0), f"seat-{seat}")


def shown_of_own(view: ImhotepView, seat: int) -> list[Any]:
    """Returns what this block shows; it is redrawn when that changes."""
    asks, player = view["asks"], view["players"][seat]
    asked = asks is not None and asks["seat"] == seat
    cards = blue_cards(view, seat)
    return [seat, player["sled"], player["sled_room"], player["quarry"], cards, asked]


def blue_cards(view: ImhotepView, seat: int) -> list[tuple[str, int]]:
    """R4.9: returns the cards that can be played; all others only count at the end."""
    its = view["players"][seat]["cards"]
    return [(card, its[card]) for card in its if view["market"]["does"][card]["effect"] == "steps"]


@cache
def ground() -> Drawn:
    return drawn(Path("panel", rectangle(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 10)))


@cache
def sled(seat: int, stones: int, room: int, asked: bool) -> Part:
    """Draws the sled from the side, its stones heaped up."""
    runners = Path("runner", "M8 62H78M18 62V71M68 62V71M8 71H70C78 71 82 67 81 58")
    halo = Path("hit halo", rectangle(1, 2, WIDTH - 2, SLED_HEIGHT - 4, 8))
    faces = block(seat, STONE, STONE, False)
    places = [place_on_sled(number) for number in range(room)]
    free = [slot(at, STONE) for at in places[stones:]]
    taken = [Group([faces], at, f"stone seat-{seat}") for at in places[:stones]]
    return Group(
        [drawn(runners, *free, *taken, halo)],
        target="sled" if asked else "",
        title=Phrase("picture-sled", {"count": stones, "room": room}),
        rule="R4.3",
    )


def place_on_sled(number: int) -> Point:
    level, column = divmod(number, LOWEST)
    if level > 1:  # a corrected sled may hold more than five
        level, column = 1, LOWEST - 1
    return 17 + PITCH * (column + 0.5 * level), 55 - LEVEL * level


@cache
def quarry(seat: int, count: int, asked: bool) -> Part:
    heap = Group([Path("heap", ICONS["quarry"])], (26, 26), scale=0.72)
    halo = Path("hit halo", rectangle(1, 2, WIDTH - 2, QUARRY_HEIGHT - 6, 8))
    return Group(
        [drawn(heap, Text("stock", 62, 33, count), halo)],
        (0, SLED_HEIGHT),
        target="quarry" if asked else "",
        title=Phrase("picture-quarry", {"count": count}),
        rule="R4.2",
    )


def own_card(view: ImhotepView, card: str, count: int, at: Point, asked: bool) -> Part:
    words = Phrase("picture-card", card_facts(view, card))
    target = f"card-{card}" if asked else ""
    look = f"card card-{view['market']['colours'][card]}"
    return Group([face(card, count)], at, look, target, title=words, rule=card_rule(view, card))


@cache
def face(card: str, count: int) -> Drawn:
    width, height = WIDTH - 8, CARD_HEIGHT - 3
    paper = Path("paper", rectangle(0, 0, width, height, 6))
    head = Path("head", f"M10 0H6a6 6 0 0 0 -6 6V{height - 6}a6 6 0 0 0 6 6H10Z")
    figure = [Text("worth", 62, height / 2 + 5, f"×{count}")] if count > 1 else []
    halo = Path("hit halo edge", rectangle(0, 0, width, height, 6))
    sign = icon(card, 30 if count > 1 else 44, height / 2, 0.82)
    return drawn(paper, head, sign, *figure, halo)
