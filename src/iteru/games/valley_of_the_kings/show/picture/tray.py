"""A tray: cards of the discard pile, the tomb or the deck, or completed actions, shown while one of them is to be chosen."""

from iteru.engine.phrase import Phrase
from iteru.games.valley_of_the_kings.rules.moves import CARDS
from iteru.games.valley_of_the_kings.show.picture.cards import (
    HIGH,
    Face,
    card,
    coloured,
    face,
    rule,
    tile,
    title,
)
from iteru.games.valley_of_the_kings.show.picture.hand import Grid
from iteru.games.valley_of_the_kings.view_types import ValleyView
from iteru.kit.cards import edge
from iteru.kit.kept import cache
from iteru.kit.scene import Drawn, Group, Part, Parts, Path, Point, Text, drawn, rectangle

TOP, MARGIN, GAP = 28.0, 8.0, 5.0


def offered(view: ValleyView) -> tuple[str, list[tuple[str, str]]]:
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


def covers_zones(view: ValleyView) -> bool:
    """Whether cards are to be chosen from somewhere: then they lie where the own cards could go."""
    kind, _ = offered(view)
    return kind != ""


def tray(view: ValleyView, grid: Grid) -> Part:
    """The cards that are to be chosen from, in rows."""
    kind, cards = offered(view)
    width = grid.columns * (grid.width + grid.gap) - grid.gap + 2 * MARGIN
    height = tray_height(view, grid)
    parts: Parts = [
        ground(width, height),
        Text("name", 12, 21, Phrase(f"picture-tray-{kind}")),
    ]
    for number, (place, name) in enumerate(cards):
        x, y = grid.place(number, TOP)
        parts.append(choice(face(view, name), place, number, (MARGIN + x, y), grid))
    return Group(parts)


def tray_height(view: ValleyView, grid: Grid) -> float:
    _, cards = offered(view)
    return TOP + grid.rows(len(cards)) * (grid.height + grid.gap) + 3


def wide_grid(view: ValleyView, width: float, height: float) -> Grid:
    """As large as the cards can be in so much room: a few of them large, many of them as low as a finger."""
    _, cards = offered(view)
    columns = 3 if len(cards) <= 3 else 4 if len(cards) <= 12 else 5
    rows = max(1, -(-len(cards) // columns))
    card_height = min(182.0 if rows == 1 else 88.0, (height - TOP - 3) / rows - GAP)
    return Grid(columns, (width - 2 * MARGIN + GAP) / columns - GAP, card_height, GAP)


def narrow_grid(width: float) -> Grid:
    """On a phone the tray is as high as it needs."""
    return Grid(3, (width - 2 * MARGIN + GAP) / 3 - GAP, 64, GAP)


@cache
def ground(width: float, height: float) -> Drawn:
    return drawn(Path("panel", rectangle(0.5, 0.5, width - 1, height - 1, 10)))


@cache
def choice(face: Face, place: str, number: int, at: Point, grid: Grid) -> Group:
    size = (grid.width, grid.height)
    parts = [*(card if grid.height >= HIGH else tile)(face, *size), edge(*size)]
    target, piece = f"{place}-{face.card}", f"card-{face.card}"
    its = (coloured(face), target, piece, f"tray-{number}", title(face))
    return Group(parts, at, *its, rule=rule(face))
