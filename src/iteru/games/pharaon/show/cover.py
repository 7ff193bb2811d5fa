"""The game's cover: the wheel of five zones rises behind pharaoh like the sun."""

from math import cos, radians, sin

from iteru.kit.canvas import Canvas
from iteru.kit.landscape import COVER, sky
from iteru.kit.paths import Point, circle, line, num, rectangle

ZONES = "#E2CD58", "#86A84C", "#B9475A", "#5A9AC4", "#544A42"
MIDDLE = 166, 120
RIM, HUB = 104, 66
FIRST = -126
"""Degrees at which the wheel's first zone begins."""
CROWN = "M60 92Q52 42 88 34Q114 34 119 58L118 66Q98 60 88 66Q82 76 84 112L72 118Q62 110 60 92Z"
HEAD = (
    "M66 60Q84 40 110 52Q117 58 118 68L119 76L136 98Q137 103 126 103L129 109Q132 112 125 114Q131 118 126 121"
    "Q121 123 123 129Q125 139 112 142Q92 146 80 134Q66 118 66 60Z"
)
BLACK = "#17100B"


def cover(canvas: Canvas) -> None:
    if canvas.night:
        sky(canvas, "", "", (46, 52), 15)
    else:
        canvas.paint(rectangle(0, 0, *COVER), canvas.gradient("#E9C58E", "#F9E7C2"))
    wheel(canvas)
    with canvas.moved((58, 34), 1.02):
        pharaoh(canvas)
    for x, colour in ((28, "#C98B58"), (294, "#B4703E")):
        with canvas.moved((x, 226)):
            whole = "M-8 -48Q-24 -30 -12 0H12Q24 -30 8 -48L10 -56H-10Z"
            canvas.ink(whole, canvas.near(colour), 1.3)
            canvas.paint("M-17 -26H17M-16 -20H16", "none", "line", 1.3)


def around(degrees: float, r: float) -> Point:
    x, y = MIDDLE
    return x + r * cos(radians(degrees)), y + r * sin(radians(degrees))


def wheel(canvas: Canvas) -> None:
    for number, colour in enumerate(ZONES):
        begin, end = FIRST + 72 * number, FIRST + 72 * (number + 1)
        outer, inner = [[at for d in (begin, end) for at in around(d, r)] for r in (RIM, HUB)]
        x0, y0, x1, y1 = map(num, outer)
        x2, y2, x3, y3 = map(num, inner)
        zone = f"M{x0} {y0}A{RIM} {RIM} 0 0 1 {x1} {y1}L{x3} {y3}A{HUB} {HUB} 0 0 0 {x2} {y2}Z"
        canvas.ink(zone, canvas.near(colour), 1.4)
        for space in range(4):
            turn = begin + 13 + space * 15.5
            with canvas.moved(around(turn, (RIM + HUB) / 2), turn=turn + 90):
                plate = "#CDBD96" if canvas.night else "#FFF8E2"
                canvas.paint(rectangle(-6, -6, 12, 12, 2), plate, "line")
    canvas.disc(MIDDLE, 60, canvas.far("#FDF3D8"), "line", 1.2)
    rays = "".join([line(around(turn, 56), around(turn, 50)) for turn in range(0, 360, 15)])
    canvas.paint(rays, "none", canvas.far("#C79C52"), 1.4)


def pharaoh(canvas: Canvas) -> None:
    skin, ochre = canvas.near("#A5623A"), canvas.near("#EBCB7C")
    blue = canvas.near("#1F5FA8")
    canvas.paint("M66 138L62 160Q30 168 8 200H170Q150 172 104 162L100 138Z", skin, "line", 1.8)
    lappet = "M64 46Q44 60 36 110Q26 160 26 196L64 198L90 196Q96 150 86 110Z"
    canvas.paint(lappet, ochre, "line", 1.8)
    canvas.paint("".join(map(stripe, range(9))), blue)
    canvas.paint(HEAD, skin, "line", 1.8)
    canvas.paint(CROWN, ochre)
    with canvas.within(CROWN), canvas.moved((124, 78)):
        canvas.paint("".join([circle(24 + k * 11) for k in range(5)]), "none", blue, 5)
    canvas.paint(CROWN, "none", "line", 1.8)
    brow = "M84 66Q100 56 119 60L119 68Q100 63 86 73Z"
    canvas.paint(brow, canvas.near("#F8EDC8"), "line", 1.5)
    snake = "M118 62Q130 58 128 44Q126 36 120 38Q126 44 122 50Q116 54 116 60Z"
    canvas.paint(snake, canvas.near("#1E8A6B"), "line", 1.5)
    canvas.paint("M92 86Q103 77 117 85Q106 93 92 86Z", "#FFFDF2", BLACK, 1.8)
    canvas.disc((107, 85), 3.7, BLACK)
    canvas.paint("M78 87Q86 89 92 86M88 76Q102 68 118 73", "none", BLACK, 2.8)
    canvas.paint("M119 115Q114 114 111 116", "none", BLACK, 1.6)
    canvas.paint("M112 141L120 141L122 174Q117 180 112 174Z", canvas.near("#1E1713"), "line", 1.4)
    for row, colour in enumerate(("#1E8A6B", "#C8502D", "#1F5FA8")):
        canvas.paint(beads(row), canvas.near(colour), "line", 1.2)


def stripe(number: int) -> str:
    """A stripe of the cloth behind the head."""
    y, right = 76 + number * 14, 84 + min(number, 4)
    left, bend = 42 - number * 1.6, 62 - number * 0.6
    there = f"M{num(left)} {y}Q{num(bend)} {y + 7} {right} {y + 2}L{right} {y + 8}"
    return f"{there}Q{num(bend - 2)} {y + 13} {num(left - 1)} {y + 6}Z"


def beads(row: int) -> str:
    """A row of the collar."""
    left, right, y = 48 - row * 12, 126 + row * 12, 176 + row * 6
    there = f"M{left} {y}Q84 {196 + row * 11} {right} {y}L{right + 4} {y + 8}"
    return f"{there}Q84 {206 + row * 11} {left - 4} {y + 8}Z"


def emblem(canvas: Canvas) -> None:
    for number, colour in enumerate(("#3C342E", "#E8D35C", "#6F9A3C", "#B03A4A", "#4A8FC0")):
        begin, end = radians(72 * number - 90), radians(72 * number - 18)
        x0, y0, x1, y1 = [num(13 * turn(at)) for at in (begin, end) for turn in (cos, sin)]
        canvas.paint(f"M0 0L{x0} {y0}A13 13 0 0 1 {x1} {y1}Z", canvas.near(colour), "line")
    canvas.disc((0, 0), 5, "stone", "line")
