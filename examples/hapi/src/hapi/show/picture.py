"""The board: the nilometer between two banks, its water, the deck, and the hand of whoever looks."""

from iteru.engine.phrase import Phrase
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Text, Use
from iteru.kit.paths import line, rectangle
from iteru.kit.pieces import hit, palm, recess, reeds, rim, ring_of, ripples, shadow, slab
from iteru.kit.scene import Ground, Scene
from iteru.kit.shown import Keep
from iteru.kit.symbols import Symbols

from ..rules.view import FloodView

CUBIT, FOOT = 14, 240
CARD, WAVE = rectangle(0, 0, 54, 72, 5), "M12 28q7 -8 15 0t15 0M12 38q7 -8 15 0t15 0"
NUMBER, GOOD = Face(21, "title", "middle"), Face(15, "bold")
COUNT = Face(21, "title", "middle", "on-back")


def symbols() -> Symbols:
    """What comes again and again; pages fetch it once."""
    return {
        "card": [shadow(CARD), Shape(CARD, "paper", "line", 1.2), Shape(WAVE, "", "ripple", 2)],
        "back": [shadow(CARD), Shape(CARD, "back", "line", 1.2), Shape(WAVE, "", "on-back", 2)],
    }


def board(view: FloodView, keep: Keep) -> Scene:
    title = Phrase("picture-river", {"level": view["level"]})
    parts: Parts = [river(view, title)]
    parts += [Use("back", (230, 10)), Text(COUNT, 257, 66, view["deck"])]
    parts += [card(cubits, (230, 100), "poured", "") for cubits in view["poured"]]
    for place, cubits in enumerate(view["hand"]):
        parts.append(card(cubits, (12 + 64 * place, 254), f"hand-{place}", f"card-{cubits}"))
    return Scene(300, 332, title, parts, Ground("banks", ground))


def ground() -> list[Part]:
    """What never changes in a game: the banks, the basin, and the pillar in it."""
    return [
        Shape(rectangle(0, 0, 300, 90), "ripple"),
        Shape("M0 84Q70 70 150 82T300 76V332H0Z", "sand"),
        palm(262, 300, 0.9),
        recess(10, 0, 200, FOOT, 4),
        slab(80, 0, 40, FOOT),
        recess(230, 100, 54, 72, 5),
    ]


def river(view: FloodView, title: Phrase) -> Group:
    """The water as high as it stands, and a notch at each level that is good for a harvest."""
    top = FOOT - view["level"] * CUBIT
    water = rectangle(10, top, 200, FOOT - top, 4)
    parts: Parts = [
        rim(water),
        Shape(water, "river", "river-deep", 1.4, 0.8),
        ripples(124, top, 86, FOOT - top),
        reeds(24, FOOT, 5, 30),
        Text(NUMBER, 100, 230, view["level"]),
        ring_of(line((14, FOOT + 3), (206, FOOT + 3))),
        hit(rectangle(10, 0, 200, FOOT)),
    ]
    for level, points in view["harvest"].items():
        y = FOOT - int(level) * CUBIT
        parts += [Shape(line((70, y), (130, y)), "", "ink", 2), Text(GOOD, 46, y + 5, f"+{points}")]
    return Group(parts, target="river", title=title, rule="R2.2")


def card(cubits: int, at: tuple[int, int], place: str, target: str) -> Group:
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
