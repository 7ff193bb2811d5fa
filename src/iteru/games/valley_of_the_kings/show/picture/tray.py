"""A tray: cards of the discard pile, the tomb or the deck, or completed actions, shown while one of them is to be chosen."""

from functools import cache

from iteru.engine.game import View
from iteru.engine.phrase import Phrase
from iteru.games.valley_of_the_kings.rules.moves import CARDS
from iteru.games.valley_of_the_kings.show.picture.cards import (
    Face,
    card,
    coloured,
    face,
    tile,
    title,
)
from iteru.kit.cards import edge
from iteru.kit.scene import Drawn, Group, Parts, Path, Point, Text, drawn, rectangle

WIDTH, TOP = 460, 28
HEIGHT = 216
GAP, LARGE = 5, 120  # so high a card can say what it does


def offered(view: View) -> tuple[str, list[tuple[str, str]]]:
    """What the tray is for, and its cards: from where, and which."""
    asks = view["asks"]
    if asks is None or asks["seat"] != view["seat"]:
        return "", []
    kind, player = asks["question"], view["players"][view["seat"]]
    if kind == "keep":
        return "keep", [("looked", card) for card in view["looked"]["cards"]]
    if kind == "repeat":
        return "repeat", [("done", card) for card in view["so_far"]["done"]]
    places = [place for place in asks.get("places", []) if place in ("pile", "tomb")]
    lying = {"pile": player["pile_cards"] or [], "tomb": player["tomb"]}
    found = [(place, card) for place in places for card in unlike(lying[place])]
    return (found[0][0] if found else ""), found


def unlike(cards: list[str]) -> list[str]:
    """Every kind once, in the order of the sets."""
    return sorted(set(cards), key=CARDS.index)


def tray(view: View) -> Parts:
    """The cards side by side, as large as there is room for; nothing where nothing is to be chosen from it."""
    kind, cards = offered(view)
    if not kind:
        return []
    parts: Parts = [ground(), Text("name", 12, 21, Phrase(f"picture-tray-{kind}"))]
    columns, width, high = grid(len(cards), HEIGHT - TOP - 6)
    for number, (place, name) in enumerate(cards):
        at = (8 + (number % columns) * (width + GAP), TOP + (number // columns) * (high + GAP))
        parts.append(choice(face(view, name), place, number, at, (width, high)))
    return [Group(parts)]


def covers_zones(view: View) -> bool:
    kind, _ = offered(view)
    return kind != ""


@cache
def grid(count: int, room: float) -> tuple[int, float, float]:
    """How many columns, and how large the cards are: no lower than a finger, as long as that is possible."""
    if count <= 3 and room > LARGE:
        return 3, (WIDTH - 16 + GAP) / 3 - GAP, room
    columns = next(
        (columns for columns in (4, 5, 6, 7) if -(-count // columns) * (57 + GAP) <= room + GAP), 8
    )
    rows = max(1, -(-count // columns))
    return columns, (WIDTH - 16 + GAP) / columns - GAP, min(80.0, (room + GAP) / rows - GAP)


@cache
def ground() -> Drawn:
    return drawn(Path("panel", rectangle(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 10)))


@cache
def choice(face: Face, place: str, number: int, at: Point, size: Point) -> Group:
    parts = [*(card if size[1] > LARGE else tile)(face, *size), edge(*size)]
    return Group(
        parts,
        at,
        coloured(face),
        f"{place}-{face.card}",
        f"card-{face.card}",
        f"tray-{number}",
        title(face),
    )
