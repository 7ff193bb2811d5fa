"""The board: the nilometer with its water, the deck, and the hand of whoever looks."""

from iteru.engine.phrase import Phrase
from iteru.kit.scene import Group, Parts, Path, Point, Scene, Text, line, rectangle
from iteru.kit.shown import Keep

from ..rules.view import FloodView

CUBIT = 14


def board(view: FloodView, keep: Keep) -> Scene:
    title = Phrase("picture-river", {"level": view["level"]})
    parts: Parts = [river(view, title)]
    parts += [Path("back", rectangle(230, 10, 54, 72, 5)), Text("number", 257, 53, view["deck"])]
    parts += [card(cubits, (230, 100), "poured", "") for cubits in view["poured"]]
    for place, cubits in enumerate(view["hand"]):
        parts.append(card(cubits, (12 + 64 * place, 254), f"hand-{place}", f"card-{cubits}"))
    return Scene(300, 332, title, parts)


def river(view: FloodView, title: Phrase) -> Group:
    """A column of stone in the water, with a mark at each level that is good for a harvest."""
    deep = view["level"] * CUBIT
    parts: Parts = [
        Path("panel", rectangle(10, 0, 200, 240)),
        Path("water", rectangle(10, 240 - deep, 200, deep)),
        Path("column", rectangle(80, 0, 40, 240)),
        Text("number", 100, 230, view["level"]),
        Path("hit halo", rectangle(10, 0, 200, 240)),
    ]
    for level, points in view["harvest"].items():
        y = 240 - int(level) * CUBIT
        parts += [Path("notch", line((70, y), (130, y))), Text("good", 138, y + 5, f"+{points}")]
    return Group(parts, target="river", title=title, rule="R2.2")


def card(cubits: int, at: Point, place: str, target: str) -> Group:
    """A card lies at a place, so that the page can let it glide; one with a target can be touched."""
    parts = [Path("paper", rectangle(0, 0, 54, 72, 5)), Text("number", 27, 43, cubits)]
    parts += [Path("hit halo", rectangle(-2, -2, 58, 76, 6))]
    title = Phrase("picture-card", {"card": cubits})
    return Group(parts, at, "card", target, f"card-{cubits}", place, title, rule="R2.1")


def seat(view: FloodView, seat: int) -> dict[str, object]:
    """For `seat.html.jinja`."""
    return {"count": view["cards"][seat]}
