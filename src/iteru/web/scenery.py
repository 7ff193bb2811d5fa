"""The landscapes behind the pages: the Nile in front of its cliffs, the desert's edge, a torch for the night, and people."""

from collections.abc import Callable, Mapping
from typing import Final

from iteru.kit.canvas import Canvas, scattered
from iteru.kit.landscape import moon, palm, reeds, sailing_boat, stars, waves, worker
from iteru.kit.paths import Point, line, rectangle
from iteru.web.faces import FACES

WIDE: Final = 1440
FAR_CLIFFS: Final = 64, 70, 52, 58, 30, 66, 74, 62, 40, 56, 80, 72, 50
NEAR_CLIFFS: Final = 30, 22, 40, 26, 14, 24, 36, 30, 18, 26, 40, 22, 34
GLINTS: Final = (40, 191), (22, 199), (48, 207), (30, 217), (16, 229), (36, 239), (12, 251)
"""The low sun on the water: half the width of each light, and where it lies."""


def river(canvas: Canvas) -> None:
    """The home page, 1440 by 700: sky, cliffs, the Nile with two ships, sand."""
    heaven(canvas, 270, (376, 96))
    cliffs(canvas, 250, 1)
    canvas.paint(rectangle(0, 250, WIDE, 450), "sand")
    banks = "M0 262Q360 240 720 262T1440 250V372Q1080 344 720 366T0 350Z"
    canvas.paint(banks, canvas.gradient("shallow", "water"))
    waves(canvas, (0, 262), (WIDE, 88), 34, 4)
    sailing_boat(canvas, (30, 300), 0, 0.6)
    sailing_boat(canvas, (1404, 318), 1, 0.62)
    for at, height in (((726, 268), 60), ((390, 272), 48), ((1060, 266), 52)):
        palm(canvas, at, height)
    grain(canvas, 390, 690)


def shore(canvas: Canvas) -> None:
    """The home page on a phone, 390 by 170."""
    canvas.paint(rectangle(0, 0, 390, 120), canvas.gradient("sky-top", "sky-low"))
    if canvas.night:
        stars(canvas, 7, 24, 390, 70)
        moon(canvas, (200, 40), 15)
    else:
        canvas.disc((196, 44), 26, "sun", opacity=0.9)
    with canvas.moved((-120, 0)):
        cliffs(canvas, 96, 0.7)
    canvas.paint(rectangle(0, 96, 390, 74), "sand")
    canvas.paint("M0 104Q100 94 200 104T390 98V152Q200 146 0 154Z", "water")
    waves(canvas, (0, 98), (390, 50), 20, 4)


def desert(canvas: Canvas) -> None:
    """All other pages, 1440 by 74: the sky over the edge of the desert."""
    heaven(canvas, 74, (640, 38 if canvas.night else 46))
    cliffs(canvas, 70, 0.3)


def evening(canvas: Canvas) -> None:
    """Above the result of a game, 820 by 120: the last light on the Nile."""
    sky = ("sky-top", "sky-low") if canvas.night else ("#E6A285", "#FBE0AE")
    canvas.paint(rectangle(0, 0, 820, 90), canvas.gradient(*sky))
    if canvas.night:
        stars(canvas, 5, 30, 820, 56)
        moon(canvas, (520, 34), 15)
    else:
        canvas.disc((520, 56), 40, "sun", opacity=0.4)
        canvas.disc((520, 56), 25, "sun", opacity=0.9)
    with canvas.moved((-90, 0)):
        cliffs(canvas, 72, 0.5)
    canvas.paint(rectangle(0, 72, 820, 48), "sand")
    canvas.paint("M0 82Q200 74 410 82T820 78V120H0Z", canvas.gradient("shallow", "water"))
    waves(canvas, (0, 80), (820, 40), 26, 6)
    for x, height in ((120, 36), (300, 44), (668, 40), (704, 30)):
        palm(canvas, (x, 82), height)
    for seat, x in enumerate((236, 386, 470, 600)):
        sailing_boat(canvas, (x, 104), seat, 0.42)


def dusk(canvas: Canvas) -> None:
    """Behind the result on a large screen, 1440 by 400: the last light on both banks of the Nile, where the board stands."""
    sky = ("sky-top", "sky-low") if canvas.night else ("#E39A7C", "#FCE6B8")
    canvas.paint(rectangle(0, 0, WIDE, 200), canvas.gradient(*sky))
    if canvas.night:
        stars(canvas, 9, 70, WIDE, 120)
        moon(canvas, (560, 84), 24)
    else:
        for r, opacity in ((78, 0.3), (54, 0.4), (36, 0.95)):
            canvas.disc((560, 128), r, "sun", opacity=opacity)
    cliffs(canvas, 168, 0.8)
    canvas.paint(rectangle(0, 168, WIDE, 232), "sand")
    water = "M0 188Q360 172 720 188T1440 182V276Q1080 256 720 272T0 264Z"
    canvas.paint(water, canvas.gradient("shallow", "water"))
    if not canvas.night:
        glints = [f"M{560 - wide} {y}h{2 * wide}" for wide, y in GLINTS]
        canvas.paint("".join(glints), "none", "#FCE6B8", 3, 0.75)
    waves(canvas, (0, 188), (WIDE, 72), 34, 5)
    for at, height in (((196, 190), 56), ((232, 188), 42), ((840, 192), 50), ((1408, 188), 60)):
        palm(canvas, at, height)
    for seat, (x, y) in enumerate(((96, 224), (330, 244), (452, 216), (734, 238))):
        sailing_boat(canvas, (x, y), seat, 0.74 if y > 230 else 0.6)
    worker(canvas, (812, 288), 0.5, "point")
    worker(canvas, (866, 290), 0.5, "rod", "#8A5230", flipped=True)
    for x in (20, 880, 1396):
        reeds(canvas, (x, 284), 40, 6)
    grain(canvas, 290, 395)


def bank(canvas: Canvas) -> None:
    """The foot of all pages, 1440 by 150: the near bank of the Nile."""
    edge = "M0 86Q180 70 360 84T760 82T1120 90T1440 76"
    canvas.paint(rectangle(0, 0, WIDE, 150), "sand")
    canvas.paint(f"{edge}V150H0Z", canvas.gradient("shallow", "water"))
    canvas.paint(edge, "none", "foam", 2, 0.7)
    waves(canvas, (0, 86), (WIDE, 64), 34, 4)
    for at, height in (((70, 82), 44), ((112, 78), 34), ((1300, 84), 38)):
        palm(canvas, at, height)
    for x in (180, 1240, 1392):
        reeds(canvas, (x, 104), 34, 5)
    sailing_boat(canvas, (960, 116), 2, 0.62)
    sailing_boat(canvas, (420, 124), 3, 0.45)


def portrait(canvas: Canvas) -> None:
    """Somebody in profile, 280 by 205, as painters of tombs drew them."""
    day = canvas.gradient("sky-top", "sky-low")
    canvas.paint(rectangle(0, 0, 280, 205), day)
    skin, hair, black = canvas.near("#B87647"), canvas.near("#1E1713"), "#17100B"
    with canvas.moved((46, 2), 0.94):
        canvas.paint("M64 48Q42 62 44 108L50 150L86 150L88 60Z", hair, "line", 2.2)
        bust = "M70 132L68 160Q40 168 22 190L14 222H160L150 190Q134 170 102 162L100 138Z"
        canvas.paint(bust, skin, "line", 2.2)
        head = (
            "M66 60Q84 40 110 52Q117 58 118 68L119 76L136 98Q137 103 126 103L129 109Q132 112 125 114Q131 118 126 121"
            "Q121 123 123 129Q125 139 112 142Q92 146 80 134Q66 118 66 60Z"
        )
        canvas.paint(head, skin, "line", 2.2)
        canvas.paint("M92 86Q103 77 117 85Q106 93 92 86Z", "#FFFDF2", black, 2)
        canvas.disc((107, 85), 3.8, black)
        canvas.paint("M76 86Q86 88 92 86M88 75Q102 67 118 72", "none", black, 3)
        canvas.paint("M119 115Q114 114 111 116", "none", black, 1.8)
        wig = "M60 90Q50 38 92 36Q118 38 119 62Q102 58 94 68Q86 84 88 150L62 150Q64 120 60 90Z"
        canvas.paint(wig, hair, "line", 2.2)
        strands = [
            f"M{64 + k * 5} {74 - k * 2}Q{61 + k * 5} 110 {66 + k * 4.5:g} 146" for k in range(5)
        ]
        canvas.paint("".join(strands), "none", canvas.near("#5A4A3E"), 1.2)
        collar(canvas)


def collar(canvas: Canvas) -> None:
    for row, colour in ((2, "#C8502D"), (1, "#1F5FA8")):
        wide, low = 22 + row * 8.5, 164 + (9 + row * 7) * 1.25
        left, right = 85 - wide, 85 + wide
        whole = f"M{left} 164Q{85 - wide * 0.9:.1f} {low} 85 {low}Q{85 + wide * 0.9:.1f} {low} {right} 164Z"
        canvas.paint(whole, canvas.near(colour), "line", 1.5)
    band = "M67 150Q84 162 103 152L104 164Q84 172 66 163Z"
    canvas.paint(band, canvas.near("#EBD9A8"), "line", 1.5)


def heaven(canvas: Canvas, height: int, sun: Point) -> None:
    canvas.paint(rectangle(0, 0, WIDE, height), canvas.gradient("sky-top", "sky-low"))
    if canvas.night:
        stars(canvas, 11, height // 6 + 28, WIDE, max(50, height * 3 // 4))
        moon(canvas, sun, min(24, height / 5))
    else:
        canvas.disc(sun, 54, "sun", opacity=0.35)
        canvas.disc(sun, 34, "sun", opacity=0.9)


def cliffs(canvas: Canvas, horizon: int, height: float) -> None:
    step = WIDE / 12
    for profile, colour, left, flat, drop in (
        (FAR_CLIFFS, "cliff-far", 0, 0.55, 4),
        (NEAR_CLIFFS, "cliff-near", -30, 0.4, 2),
    ):
        tops: list[Point] = []
        for number, high in enumerate(profile):
            x, y = number * step + left, horizon - high * height
            tops += (x, y), (x + step * flat, y + drop * height)
        whole = line((-40, horizon + 20), *tops, (WIDE + 90, horizon + 20)) + "Z"
        canvas.paint(whole, colour)
    if height == 1:
        cracks = [
            f"M{k * 173 % WIDE} {horizon - 8 - k * 31 % 26}v{8 + k * 7 % 9}" for k in range(26)
        ]
        canvas.paint("".join(cracks), "none", "crack", 1.2, 0.5)


def grain(canvas: Canvas, top: int, low: int) -> None:
    for k in scattered(77, 70):
        x, y = (k >> 3) % WIDE, top + (k >> 13) % (low - top)
        canvas.paint(f"M{x} {y}q5 -2 {8 + k % 9} 0", "none", "grain", 1.2, 0.6)


def torch(canvas: Canvas) -> None:
    """A standing torch and its light, 400 by 560; its foot is in the middle of the lower edge."""
    canvas.out.append(
        '<radialGradient id="light"><stop offset="0" stop-color="#F0A64A" stop-opacity=".62"/>'
        '<stop offset=".45" stop-color="#C0702A" stop-opacity=".22"/>'
        '<stop offset="1" stop-color="#C0702A" stop-opacity="0"/></radialGradient>'
    )
    canvas.disc((200, 250), 190, "url(#light)")
    canvas.paint("M198 560L197 260H203L202 560Z", "#4A3018", "line")
    canvas.paint("M192 260L195 276H205L208 260Z", "#7C5429", "line")
    canvas.paint("M192 260Q190 244 200 228Q211 246 208 260Z", "#E98A2E")
    canvas.paint("M196 260Q195 250 201 242Q206 252 204 260Z", "#FFDF94")


def teacher(canvas: Canvas) -> None:
    """Somebody who reads from a sheet, 84 by 120, in profile as painters of tombs drew them."""
    skin, hair = canvas.near("#9A5B34"), canvas.near("#241A14")
    with canvas.moved((26, 115)):
        canvas.paint("M-18 1a24 4 0 1 0 48 0a24 4 0 1 0 -48 0Z", "line", opacity=0.18)
        canvas.paint("M-4 -36L-13 -4L-4 -1L-4 -4L-9 -5L3 -36Z", skin, "line", 1.2)
        canvas.paint("M2 -36L10 -4L20 -1L20 -4L14 -5L12 -36Z", skin, "line", 1.2)
        canvas.paint("M-8 -60L9 -60L17 -32L-11 -32Z", canvas.near("#FBF5E4"), "line", 1.2)
        canvas.paint("M9 -58L15 -34L7 -34Z", canvas.near("#E7DABA"))
        canvas.paint("M-14 -83L14 -83L8 -58L-7 -58Z", skin, "line", 1.2)
        canvas.paint("M13 -83L20 -66L34 -70L35 -66L19 -59L8 -75Z", skin, "line", 1.1)
        canvas.paint("M24 -72L46 -80L50 -62L29 -56Z", canvas.near("#F3E3B4"), "line", 1.1)
        canvas.paint("M-14 -83L-10 -62L22 -66L22 -70L-4 -68L-6 -80Z", skin, "line", 1.1)
        canvas.paint("M-3 -84H6V-92H-3Z", skin)
        face = "M-2 -104Q10 -108 12 -98L14 -94L12 -91Q12 -87 6 -87Q-2 -88 -3 -96Z"
        canvas.paint(face, skin, "line", 1)
        canvas.paint("M10 -104Q3 -111 -6 -106Q-12 -99 -10 -85L-1 -86L-2 -98Q4 -98 10 -104Z", hair)
        canvas.paint("M4 -97l6 0", "none", "#1B120C", 1.6)


SCENES: Final[Mapping[str, tuple[Callable[[Canvas], None], int, int]]] = {
    "river": (river, WIDE, 700),
    "shore": (shore, 390, 170),
    "desert": (desert, WIDE, 74),
    "bank": (bank, WIDE, 150),
    "evening": (evening, 820, 120),
    "dusk": (dusk, WIDE, 400),
    "portrait": (portrait, 280, 205),
    "torch": (torch, 400, 560),
    "teacher": (teacher, 84, 120),
    **FACES,
}
"""How each is drawn, and its width and height."""
