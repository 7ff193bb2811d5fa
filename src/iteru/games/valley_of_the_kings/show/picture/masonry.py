"""What is built of stone: the steps of the pyramid, door frames, recesses, slabs, and backs of cards that lie in them."""

from iteru.games.valley_of_the_kings.show.picture.emblems.pen import disc
from iteru.kit.letters import Face
from iteru.kit.parts import Part, Parts, Shape, Text, Use
from iteru.kit.paths import num, rectangle

STRIPES = ("e-lapis", "e-red", "e-faience")


def recess(
    x: float,
    y: float,
    width: float,
    height: float,
    r: float = 8,
    fill: str = "recess",
    deep: float = 6,
) -> Parts:
    """A shallow place: dark at its inner edge at the upper left, light at the lower right."""
    left, top, right, bottom = x, y, x + width, y + height
    shade = (
        f"M{num(left)} {num(bottom - r)}V{num(top + r)}Q{num(left)} {num(top)} {num(left + r)} {num(top)}"
        f"H{num(right - r)}L{num(right - r - deep)} {num(top + deep)}H{num(left + r + 2)}"
        f"Q{num(left + deep)} {num(top + deep)} {num(left + deep)} {num(top + r + 2)}V{num(bottom - r - deep)}Z"
    )
    light = (
        f"M{num(right)} {num(top + r)}V{num(bottom - r)}"
        f"Q{num(right)} {num(bottom)} {num(right - r)} {num(bottom)}H{num(left + r)}"
    )
    dark = "niche-d" if fill in ("niche", "inlay") else "recess-d"
    return [
        Shape(rectangle(x, y, width, height, r), fill),
        Shape(shade, dark, opacity=0.55),
        Shape(light, "", "recess-l", 2),
    ]


def course(x: float, y: float, width: float, height: float) -> Parts:
    """A course of the pyramid, with its shadow on the step below, a lit top and a shaded side."""
    left, right, bottom = num(x), num(x + width), num(y + height)
    outline = f"M{num(x - 8)} {bottom}L{left} {num(y)}H{right}L{num(x + width + 14)} {bottom}"
    side = f"M{right} {num(y)}L{num(x + width + 14)} {bottom}H{num(x + width - 3)}V{num(y)}Z"
    edge = f"M{num(x - 7)} {num(y + height - 1)}L{num(x + 0.5)} {num(y + 1)}h3.5L{num(x + 1)} {num(y + height - 1)}Z"
    top = f"M{num(x - 3)} {num(y + 1)}l9 -9H{num(x + width - 2)}L{num(x + width + 1)} {num(y + 1)}Z"
    return [
        Shape(
            f"M{right} {num(y + 10)}L{num(x + width + 46)} {bottom}H{right}Z", "shade", opacity=0.26
        ),
        Shape(f"{outline}Z", "stone", "joint", 1.8),
        Shape(side, "stone-dd"),
        Shape(edge, "stone-l"),
        Shape(top, "stone-l", "joint", 1.4),
        Shape(outline, "", "joint", 1.8),
    ]


def joints(x: float, y: float, height: float) -> Parts:
    """Draws the joint where two stones of a course meet."""
    return [
        Shape(f"M{num(x)} {num(y)}l1 {num(height)}", "", "joint", 1.6),
        Shape(f"M{num(x + 2)} {num(y + 2)}l1 {num(height - 3)}", "", "stone-l", 1.5),
    ]


def drift(x: float, y: float, s: int) -> Parts:
    """Sand blown against a step, from the left (1) or the right (-1)."""
    bow = (
        f"M{num(x - s * 34)} {num(y + 1)}C{num(x - s * 16)} {num(y - 4)} {num(x - s * 6)} {num(y - 16)}"
        f" {num(x + s * 2)} {num(y - 30)}"
    )
    rest = f"C{num(x + s * 6)} {num(y - 12)} {num(x + s * 10)} {num(y - 3)} {num(x + s * 18)} {num(y + 1)}Z"
    return [Shape(bow + rest, "sand-l"), Shape(bow, "", "sand-d", 1.2)]


def stripes(x: float, y: float, width: float, height: float, pitch: float, thick: float) -> Parts:
    """The painted moulding of a lintel, in three colours."""
    count = max(2, int(width // pitch))
    step = width / count
    found: list[str] = ["", "", ""]
    for number in range(count):
        found[number % 3] += f"M{num(x + (number + 0.5) * step)} {num(y)}v{num(height)}"
    return [Shape(d, "", colour, thick, 0.8) for d, colour in zip(found, STRIPES, strict=True)]


def door_frame(x: float, y: float, width: float, height: float) -> Parts:
    """A doorway cut into rock: a lintel with a hollow moulding, and two jambs."""
    right = x + width
    lintel = (
        f"M{num(x - 7)} {num(y - 12)}H{num(right + 7)}C{num(right + 2)} {num(y - 8)} {num(right)} {num(y - 4)}"
        f" {num(right)} {num(y + 2)}H{num(x)}C{num(x)} {num(y - 4)} {num(x - 2)} {num(y - 8)} {num(x - 7)} {num(y - 12)}Z"
    )
    return [
        Shape(rectangle(x + 4, y + 6, width, height - 6), "shade", opacity=0.3),
        Shape(lintel, "stone-l", "joint", 1.4),
        *stripes(x, y - 9, width, 9, 11, 3),
        Shape(rectangle(x, y + 2, width, height - 2), "stone", "joint", 1.4),
        Shape(f"M{num(x + 1.5)} {num(y + height)}V{num(y + 4)}H{num(right - 2)}", "", "stone-l", 2),
        Shape(rectangle(right - 6, y + 4, 5, height - 5), "stone-d"),
    ]


BACKS = ((66, 116), (66, 108), (46, 70), (50, 90), (44, 60), (30, 42), (46, 62))
"""Sizes in which cards are seen from behind."""


def symbols() -> dict[str, list[Part]]:
    """Returns the back of a card in every size."""
    return {f"back-{width}x{height}": drawn_back(width, height) for width, height in BACKS}


def drawn_back(width: float, height: float) -> Parts:
    """The back of a card, with a pyramid on it."""
    c, side = width / 2, 0.24 * width
    sign = f"M{num(c)} 9L{num(c + side)} {num(9 + 0.36 * width)}H{num(c - side)}Z"
    return [
        Shape(rectangle(0, 0, width, height, 6), "back", "e-line", 1.1),
        Shape(rectangle(4, 4, width - 8, height - 8, 4), "", "back-l", 1),
        Shape(sign, "", "back-l", 1.4),
    ]


def back(x: float, y: float, width: float, height: float) -> Use:
    return Use(f"back-{width:g}x{height:g}", (x, y))


def pile(
    x: float, y: float, width: float, height: float, layers: int, step: tuple[float, float]
) -> Parts:
    """Cards face down on each other, `step` the way from one to the one below it."""
    return [
        back(x + layer * step[0], y - layer * step[1], width, height)
        for layer in range(layers - 1, -1, -1)
    ]


def pile_count(x: float, y: float, size: float, count: int) -> Text:
    return Text(Face(size, "bold", "middle", "on-back"), x, y, count)


def coins(x: float, y: float, k: float) -> Parts:
    """A heap of coins, and a large one before it."""
    heap = ((-20, 30), (-20, 24), (-20, 18), (4, 30), (4, 24), (24, 32))
    flat = "".join([oval(x + dx * k, y + dy * k, 14 * k, 6 * k) for dx, dy in heap])
    cx = x + 6 * k
    return [
        Shape(flat, "coin", "coin-d", 1.3),
        Shape(disc(cx, y, 17 * k), "coin", "coin-d", 1.6),
        Shape(disc(cx, y, 12.5 * k), "", "coin-d", 1, 0.6),
        Shape(
            f"M{num(cx)} {num(y - 9 * k)}l{num(8 * k)} {num(14 * k)}h{num(-16 * k)}Z",
            "",
            "coin-d",
            1.6,
        ),
    ]


def oval(x: float, y: float, rx: float, ry: float) -> str:
    return f"M{num(x - rx)} {num(y)}a{rx:g} {ry:g} 0 1 0 {2 * rx:g} 0a{rx:g} {ry:g} 0 1 0 {-2 * rx:g} 0Z"
