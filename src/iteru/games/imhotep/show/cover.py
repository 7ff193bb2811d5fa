"""The game's cover: a step pyramid that still grows, and a ship with stones for it."""

from iteru.kit.canvas import Canvas
from iteru.kit.landscape import boat, reeds, sky, stone, waves, worker
from iteru.kit.paths import polygon, rectangle

TIERS = (112, 308, 150, 120), (134, 286, 120, 92), (156, 264, 92, 66), (178, 242, 66, 44)
"""Left, right, foot and top of each step."""


def cover(canvas: Canvas) -> None:
    sky(canvas, "#BFDCD6", "#FCEBC4", (70, 56), 20)
    canvas.paint("M0 140Q60 118 120 136T320 126V170H0Z", canvas.far("#E7CB97"))
    for left, right, foot, top in TIERS:
        tier(canvas, left, right, foot, top)
    building_site(canvas)
    quay(canvas)
    worker(canvas, (262, 159), 0.62, "rod", flipped=True)
    boat(canvas, (130, 204), 176, (0, 1, 3), 19)
    reeds(canvas, (282, 234), 52, 5)


def tier(canvas: Canvas, left: int, right: int, foot: int, top: int) -> None:
    width = right - left
    edge = left + width * 0.66
    face = polygon((left, foot), (left + 7, top), (right - 7, top), (right, foot))
    canvas.ink(face, canvas.far("#F4DFAE"))
    shade = polygon((edge, foot), (edge - 2, top), (right - 7, top), (right, foot))
    canvas.paint(shade, canvas.far("#CFA868"))
    for block in range(5):
        x = round(left + 14 + block * (width - 24) / 5)
        joints = f"M{x} {foot - 14 + block % 2 * 7}h{round(width / 8)}M{x + 9} {foot - 14}v-9"
        canvas.paint(joints, "none", canvas.far("#B78F52"))


def building_site(canvas: Canvas) -> None:
    """The newest block on top, the crane, and the ramp on which another is dragged up."""
    canvas.ink("M186 44L188 34H206L207 44Z", canvas.far("#F4DFAE"), 1)
    stone(canvas, (197, 37), 11, 0, marked=False)
    canvas.paint("M236 66L252 30L262 66M244 48H258", "none", "dark-wood", 2.2)
    canvas.paint("M252 30L214 24M214 24V30", "none", "dark-wood", 1.8)
    canvas.ink("M8 160L118 96L124 102L44 160Z", canvas.far("#DDBB7E"), 1)
    for number in range(3):
        worker(canvas, (50 + number * 23, 141 - number * 13.5), 0.24, "point", "#8C5230")
    stone(canvas, (104, 112), 12, 1, marked=False)


def quay(canvas: Canvas) -> None:
    canvas.ink("M0 158H320V170H0Z", canvas.far("#E2C48A"), 1)
    joints = "".join([f"M{x} 158v11" for x in range(20, 320, 36)])
    canvas.paint(joints, "none", canvas.far("#A98347"), 1.2)
    canvas.paint(rectangle(0, 170, 320, 64), canvas.far("#4F93A6"))
    waves(canvas, (0, 168), (320, 62), 20, 9, canvas.far("#BFE0DF"))


def emblem(canvas: Canvas) -> None:
    canvas.paint("M-15 0Q-14 9 -6 10H8Q15 9 16 -1Q11 3 8 3H-8Q-12 4 -15 0Z", "wood", "line", 1.2)
    stone(canvas, (1, 3), 9, 0, marked=False)
