"""Hands: the viewer's own cards; of other hands there are backs, and the cards that everybody has seen."""

from collections import Counter
from typing import NamedTuple

from iteru.engine.phrase import Phrase
from iteru.games.valley_of_the_kings.show.picture.cards import (
    Face,
    back,
    chip,
    coloured,
    drawn_card,
    face,
    rule,
    tile,
    title,
)
from iteru.games.valley_of_the_kings.show.words import viewer
from iteru.games.valley_of_the_kings.view_types import ValleyView
from iteru.kit.cards import edge
from iteru.kit.kept import cache
from iteru.kit.scene import Drawn, Font, Group, Part, Parts, Path, Point, Wrapped, drawn, rectangle

TILE_WIDTH, CHIP_WIDTH, GAP = 107.0, 48.0, 4.0
LABELS = (Font("label", 12.5, 14),)


class Grid(NamedTuple):
    """Cards in rows: how many columns, how large a card is, and how far they are apart."""

    columns: int
    width: float
    height: float
    gap: float

    def place(self, number: int, top: float) -> Point:
        row, column = divmod(number, self.columns)
        return column * (self.width + self.gap), top + row * (self.height + self.gap)

    def rows(self, count: int) -> int:
        return -(-count // self.columns)


def own_words(view: ValleyView) -> Phrase:
    player = viewer(view)
    return Phrase("picture-hand", {"count": player["hand"], "deck": player["deck"]})


def kinds_in_hand(view: ValleyView) -> int:
    return len(set(viewer(view)["hand_cards"]))


def own_hand(view: ValleyView, grid: Grid, top: float) -> Parts:
    """R2.7: the own cards, each kind once, with as many edges below as there are copies."""
    gold = view["so_far"]["gold_each"] if view["seat"] == view["on_turn"] else 0
    held = Counter(viewer(view)["hand_cards"])
    return [
        held_card(face(view, name, gold=gold), count, grid.place(number, top), grid)
        for number, (name, count) in enumerate(held.items())
    ]


@cache
def held_card(face: Face, count: int, at: Point, grid: Grid) -> Part:
    """The copies of a card in hand; each is a piece by itself, so that one of them can leave."""
    below = min(count - 1, 3) * 3
    size = (grid.width - below, grid.height - below)
    parts: Parts = []
    for copy in range(1, count + 1):
        depth = min(count - copy, 3) * 3
        shown = drawn_card(face, *size, count) if copy == count else [drawn_edge(*size)]
        place = f"hand-{face.card}-{copy}"
        copied = Group(shown, (depth, depth), coloured(face), "", f"card-{face.card}", place)
        parts.append(copied)
    parts.append(edge(grid.width, grid.height))
    words = Phrase("picture-held", {**title(face).facts, "count": count, "phrases": face.does})
    return Group(parts, at, "held", f"hand-{face.card}", title=words, rule=rule(face))


@cache
def drawn_edge(width: float, height: float) -> Drawn:
    return drawn(Path("paper", rectangle(0, 0, width, height, 7)))


# Others


def other_hands(view: ValleyView, width: float, top: float, height: float) -> Parts:
    """For those who watch: a row of cards for each seat."""
    pitch = min(122.0, height / view["seats"])
    return [
        part
        for seat in range(view["seats"])
        for part in other_hand(view, seat, top + pitch * seat, (width, pitch - 26))
    ]


def other_hand(view: ValleyView, seat: int, top: float, room: Point) -> Parts:
    """How many cards somebody holds; those that everybody has seen, openly."""
    player = view["players"][seat]
    known = player["hand_cards"]
    width = card_width(player["hand"], bool(known), room)
    step = min(width + GAP, (room[0] - width) / max(1, player["hand"] - 1))
    words = Phrase("picture-hand-of", {"seat": seat, "count": player["hand"]})
    parts: Parts = [Wrapped(LABELS, (0, top + 14), words, room[0], 14)]
    for number in range(player["hand"]):
        at = (step * number, top + 20)
        if number < len(known):
            its = face(view, known[number])
            shown = (tile if width == TILE_WIDTH else chip)(its, width, room[1])
            parts.append(Group(shown, at, coloured(its), title=title(its), rule=rule(its)))
        else:
            parts.append(Group([back(width, room[1])], at))
    return parts


def card_width(count: int, is_known: bool, room: Point) -> float:
    """Wide enough for names where there is room for them; of cards that nobody has seen there is nothing to read."""
    if not is_known:
        return 0.72 * room[1]
    return TILE_WIDTH if count * (TILE_WIDTH + GAP) <= room[0] + GAP else CHIP_WIDTH
