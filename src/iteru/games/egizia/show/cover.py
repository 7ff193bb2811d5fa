"""The game's cover: ships sail down the Nile, past fields, a sphinx and an obelisk."""

from iteru.kit.canvas import Canvas
from iteru.kit.landscape import palm, reeds, sailing_boat, sky, waves

FIELDS = {
    "M0 128L104 112L86 132L0 152Z": "#A8B85A",
    "M0 156L84 136L70 158L0 182Z": "#DDC25C",
    "M0 186L68 163L74 190L0 212Z": "#8FA24A",
    "M320 118L226 112L250 126L320 138Z": "#DDC25C",
    "M320 142L254 130L262 146L320 160Z": "#8FA24A",
}
RIVER = (
    "M150 72Q190 84 164 98Q120 114 150 132Q230 150 220 178Q206 206 128 232H306Q320 190 282 160"
    "Q236 134 206 124Q186 114 206 100Q232 82 176 72Z"
)


def cover(canvas: Canvas) -> None:
    sky(canvas, "#BBDAD8", "#FBEBC8", (58, 44), 18)
    hills = "M0 70L40 54L88 62L130 44L176 60L230 48L280 64L320 52V110H0Z"
    canvas.paint(hills, canvas.far("#D9B285"))
    canvas.paint("M0 82Q80 66 160 80T320 76V232H0Z", canvas.far("#EBD3A0"))
    for field, colour in FIELDS.items():
        canvas.paint(field, canvas.far(colour), "line", 0.9)
    rows = [
        f"M{8 + k * 13} {146 - k * 3}l12 -14M{6 + k * 10} {206 - k * 4}l10 -16" for k in range(6)
    ]
    canvas.paint("".join(rows), "none", canvas.far("#5F7A34"), 1.1)
    canvas.ink(RIVER, canvas.far("#4F93A6"), 1.2)
    waves(canvas, (186, 140), (96, 88), 12, 5, canvas.far("#BFE0DF"))
    with canvas.moved((10, 118), 1.16):
        sphinx(canvas)
    temple(canvas)
    for x, y, seat, scale in ((184, 92, 3, 0.36), (170, 128, 1, 0.56), (240, 200, 0, 1.0)):
        sailing_boat(canvas, (x, y), seat, scale)
    palm(canvas, (112, 128), 44)
    reeds(canvas, (96, 234), 40, 5)


def sphinx(canvas: Canvas) -> None:
    canvas.ink("M4 62H104V72H4Z", canvas.far("#D9BC84"), 1)
    canvas.ink(
        "M10 62Q6 40 28 36Q44 34 54 38L58 22Q58 4 74 4Q88 4 90 18L92 24L90 30Q90 36 84 36L86 52Q104 50 106 58V62Z",
        canvas.far("#F3DDAE"),
        1.3,
    )
    scarf = "M58 22Q56 4 74 3Q82 3 86 9Q76 10 74 20L72 42L56 40Z"
    canvas.paint(scarf, canvas.near("#3D7FA0"), "line")
    canvas.paint("M60 20l13 1M61 27l13 1M62 34l13 1", "none", canvas.near("#EBCB7C"), 2.2)
    canvas.paint("M80 17h6M84 29l5 -1", "none", "line", 1.6)
    canvas.paint("M18 56Q34 40 46 56M84 57h18", "none", canvas.far("#A98347"), 1.4)


def temple(canvas: Canvas) -> None:
    """An obelisk with its signs, and two columns beside it."""
    limestone = canvas.far("#F3DDAE")
    canvas.ink("M270 118L274 50L279 40L284 50L288 118Z", limestone, 1.2)
    canvas.paint("M279 40L284 50L288 118H280Z", canvas.far("#C9A062"))
    canvas.paint("M277 62h4M277 72h5M276 84h6M277 96h5", "none", canvas.far("#8A6330"), 1.6)
    for x in (292, 306):
        canvas.ink(f"M{x} 118V76h9v42Z", limestone, 1)
    canvas.ink("M288 76H322V66H288Z", canvas.far("#E7CB94"), 1)


def emblem(canvas: Canvas) -> None:
    canvas.paint("M0 8V-13", "none", "dark-wood", 2)
    canvas.paint("M1 -12Q14 -6 11 4L1 5Z", canvas.near("#FBF3DD"), "line", 1.1)
    canvas.paint("M-13 6Q-10 12 -4 12H8Q13 11 14 6Z", "wood", "line", 1.1)
    canvas.paint("M-15 15q4 -3 8 0t8 0t8 0t8 0", "none", "deep", 2)
