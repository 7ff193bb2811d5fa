"""Towns on the left bank: whitewashed houses, the wall with name and gains."""

from iteru.engine.phrase import Phrase
from iteru.games.egizia.show.picture.ink import cast, inked
from iteru.games.egizia.view_types import EffectView, SpaceView
from iteru.kit.letters import Face
from iteru.kit.parts import Part, Parts, Shape, Text, Use, Wrapped
from iteru.kit.paths import num, rectangle

NAME = (Face(16.5, "title", leading=17), Face(15, "title", leading=16))
GAIN = Face(16, "bold")
NOTE = Face(14.2)
ROOFS = ((26, 58), (78, 118), (44, 92))
HEIGHT = 55.0


def town(space: SpaceView, at: tuple[float, float], width: float, number: int) -> Parts:
    """Draws a town whose wall is around `at`'s height; roofs differ from town to town."""
    x, y = at
    words = Phrase("picture-town-name", {"town": str(space["name"])})
    return [
        *house(x, y - HEIGHT / 2 + 0.5, width, number),
        Wrapped(NAME, (x + 10, y - 6), words, width - 16, 17),
        *gains(space["effect"], x + 10, y + 17, width - 14),
    ]


def house(x: float, top: float, width: float, number: int) -> Parts:
    start, end = [edge * width / 152 for edge in ROOFS[number % 3]]
    right, foot = num(x + width), num(top + HEIGHT)
    roof = f"M{num(x)} {foot}V{num(top)}H{num(x + start)}V{num(top - 9)}H{num(x + end)}V{num(top)}H{right}V{foot}Z"
    shaded = rectangle(x + width - 6, top + 1, 6, HEIGHT - 1) + rectangle(
        x + end - 5, top - 8.4, 5, 8.4
    )
    windows = rectangle(x + start + 7, top - 6, 5, 5) + rectangle(x + start + 17, top - 6, 5, 5)
    return [
        cast(roof, 4, 4, 0.22),
        *inked(roof, "wall", 1, (1, 1.4)),
        Shape(shaded, "wall2"),
        Shape(f"M{num(x)} {num(top + 3.5)}h{num(width - 6)}", "", "wall2", 1.4),
        Shape(windows, "wall3"),
        Shape(f"M{num(x)} {num(top + HEIGHT - 3)}h{num(width - 6)}", "", "wall3", 2.4),
    ]


def gains(effect: EffectView, x: float, y: float, room: float) -> Parts:
    """Draws what a town brings, in the order in which it happens."""
    parts: Parts = []
    left = x
    found = signs(effect)
    for name, text, scale in found:
        parts.append(Use(name, (left + 10, y - 5), scale))
        left += 21
        if text == "may":
            words = Phrase("picture-ring-may")
            parts.append(Wrapped((NOTE,), (left + 2, y), words, x + room - left, 16, whole=True))
            left += 30
        elif text.startswith("↓"):
            parts += [Use("down", (left + 7 + 12 * k, y - 5), 0.85) for k in range(len(text))]
            left += 18 + 12 * (len(text) - 1)
        else:
            parts.append(Text(GAIN, left, y + 1, text))
            left += GAIN.wide(text) + 10
    return parts


def signs(effect: EffectView) -> list[tuple[str, str, float]]:
    """Returns the sign of everything that a town brings, what stands beside it, and how large it is."""
    found = [(f"crew-{crew}", "+1", 0.78) for crew in effect["crews"]]
    if effect["any_crew"]:
        found.append(("any-crew", f"+{effect['any_crew']}", 0.78))
    if effect["stones"]:
        found.append(("stones", f"+{effect['stones']}", 0.95))
    if effect["stone_sale"]:
        found.append(("stones", "↓" * effect["stone_sale"], 0.95))
    if effect["grain_market"]:
        found.append(("ear-green", "↓" * effect["grain_market"], 0.78))
    if effect["ring"]:
        found.append(("ring", "may", 0.92))
    return found


def pier(start: float, end: float, y: float) -> Part:
    """Planks from a town or a card to the water."""
    return Shape(f"M{num(start)} {num(y)}H{num(end)}v7H{num(start)}Z", "wood3", "line", 1)
