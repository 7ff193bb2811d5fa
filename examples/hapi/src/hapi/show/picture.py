"""The board: the nilometer between two banks, its water, the deck, and the hand of whoever looks."""

from iteru.engine.phrase import Phrase
from iteru.kit.letters import Face
from iteru.kit.pieces import hit, palm, recess, reeds, rim, ring_of, ripples, shadow, slab
from iteru.kit.scene import (
    Gradient,
    Ground,
    Group,
    Part,
    Parts,
    Point,
    Scene,
    Shape,
    Symbols,
    Text,
    Use,
    line,
    rectangle,
)  # fmt: skip
from iteru.kit.shown import Keep

from ..rules.view import FloodView

CUBIT, FOOT = 14, 240
CARD = rectangle(0, 0, 54, 72, 5)
NUMBER, GOOD = Face(21, "title", "middle"), Face(15, "bold")


def symbols() -> Symbols:
    """What comes again and again; pages fetch it once."""
    wave = "M12 28q7 -8 15 0t15 0M12 38q7 -8 15 0t15 0"
    back = [shadow(CARD), Shape(CARD, "back", "line", 1.2), Shape(wave, "", "on-back", 2)]
    return {
        "card": [shadow(CARD), Shape(CARD, "paper", "line", 1.2), Shape(wave, "", "ripple", 2)],
        "back": back,
        "sky": Gradient("sky", [(0, "ripple"), (1, "sand")]),
    }


def board(view: FloodView, keep: Keep) -> Scene:
    title = Phrase("picture-river", {"level": view["level"]})
    parts: Parts = [river(view, title)]
    parts += [
        Use("back", (230, 10)),
        Text(Face(21, "title", "middle", "on-back"), 257, 66, view["deck"]),
    ]
    parts += [card(cubits, (230, 100), "poured", "") for cubits in view["poured"]]
    for place, cubits in enumerate(view["hand"]):
        parts.append(card(cubits, (12 + 64 * place, 254), f"hand-{place}", f"card-{cubits}"))
    return Scene(300, 332, title, parts, Ground(f"{view['harvest']}", lambda: ground(view)))


def ground(view: FloodView) -> list[Part]:
    """What never changes in a game: the banks, and the pillar with a notch at each level that is good for a harvest."""
    parts: Parts = [
        Shape(rectangle(0, 0, 300, 90), "url:sky"),
        Shape("M0 84Q70 70 150 82T300 76V332H0Z", "sand"),
        Shape("M10 90Q110 78 210 92V240Q110 250 10 240Z", "dune", "grain", 1),
        slab(80, 0, 40, FOOT),
        *[palm(x, y, 0.6) for x, y in ((30, 96), (194, 100))],
        recess(230, 100, 54, 72, 5),
    ]
    for level, points in view["harvest"].items():
        y = FOOT - int(level) * CUBIT
        parts += [
            Shape(line((70, y), (130, y)), "", "ink", 2),
            Text(GOOD, 138, y + 5, f"+{points}"),
        ]
    return parts


def river(view: FloodView, title: Phrase) -> Group:
    """The water as high as it stands, before the pillar."""
    top = FOOT - view["level"] * CUBIT
    water = rectangle(10, top, 200, FOOT - top, 4)
    parts: Parts = [
        rim(water),
        Shape(water, "river", "river-deep", 1.4, 0.8),
        ripples(10, top, 200, FOOT - top),
        reeds(22, FOOT, 5, 30),
        Text(NUMBER, 100, 230, view["level"]),
        ring_of(line((14, FOOT + 3), (206, FOOT + 3))),
        hit(rectangle(10, 0, 200, FOOT)),
    ]
    return Group(parts, target="river", title=title, rule="R2.2")


def card(cubits: int, at: Point, place: str, target: str) -> Group:
    """A card lies at a place, so that the page can let it glide; one with a target can be touched."""
    parts = [
        rim(CARD),
        Use("card"),
        Text(NUMBER, 27, 62, cubits),
        hit(rectangle(-2, -2, 58, 76, 6)),
    ]
    title = Phrase("picture-card", {"card": cubits})
    return Group(parts, at, "card", target, f"card-{cubits}", place, title, rule="R2.1")


def seat(view: FloodView, seat: int) -> dict[str, object]:
    """For `seat.html.jinja`."""
    return {"count": view["cards"][seat]}
