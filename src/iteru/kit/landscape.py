"""What covers and landscapes have in common: sky, water, ships, palms, reeds, people, stones."""

from iteru.kit.canvas import Canvas, scattered
from iteru.kit.marks import outline
from iteru.kit.paths import Point, line, num, polygon, rectangle

SEATS = (
    ("#1F5FA8", "#163F73", "#4C86C8", "#FFFFFF"),
    ("#C8502D", "#8A331A", "#DE7C58", "#FFFFFF"),
    ("#1E8A6B", "#125742", "#46A888", "#FFFFFF"),
    ("#D79A1E", "#8F640C", "#EBBC57", "#2A2117"),
    ("#7A4E9B", "#523169", "#9C74BA", "#FFFFFF"),
)
"""Of each seat's stones: the front, the side in shade, the lit top, the mark on it."""
COVER = 320, 232
"""The width and height of a cover. Its upper corners are rounded off."""
STAR = "#F4EBCF"


def sky(canvas: Canvas, top: str, low: str, sun: Point, r: float) -> None:
    """The sky of a cover: by day a pale sun, by night stars and the moon."""
    width, height = COVER
    whole = rectangle(0, 0, width, height)
    if not canvas.night:
        canvas.paint(whole, canvas.gradient(top, low))
        canvas.disc(sun, r, "#FFF8E4")
        return
    canvas.paint(whole, canvas.gradient("#0A0F2B", "#43406E"))
    stars(canvas, int(sun[0]), 26, width, 96)
    moon(canvas, sun, r * 0.8)


def stars(canvas: Canvas, seed: int, count: int, width: int, height: int) -> None:
    for k in scattered(seed, count):
        at, r = ((k >> 4) % width, (k >> 14) % height), 0.6 + (k % 3) * 0.4
        canvas.disc(at, r, STAR, opacity=0.45 + (k % 4) * 0.15)


def moon(canvas: Canvas, at: Point, r: float) -> None:
    """A crescent, open to the upper right."""
    with canvas.moved(at, r / 20):
        canvas.paint("M1.2 -20A20 20 0 1 0 17.2 10.3A17.4 17.4 0 0 1 1.2 -20Z", "sun")


def waves(
    canvas: Canvas, at: Point, size: Point, gap: int, seed: int, colour: str = "foam"
) -> None:
    """Small crests in a rectangle of water."""
    (x, y), (width, height) = at, size
    columns = int(width / gap / 3) + 1
    numbers = scattered(seed, int(height / 22) * columns)
    for which, k in enumerate(numbers):
        row, column = divmod(which, columns)
        left = x + column * gap * 3 + (k >> 8) % (gap * 2)
        top = y + 12 + row * 22 + (k >> 16) % 9
        if left + 24 < x + width and top < y + height - 4:
            canvas.paint(f"M{num(left)} {num(top)}q6 -4 12 0t12 0", "none", colour, 1.5, 0.6)


def reeds(canvas: Canvas, at: Point, height: float, count: int) -> None:
    x, y = at
    for k in range(count):
        foot, tall = x + k * 7, height * (0.62 + ((k * 37) % 10) / 22)
        tip = foot + (k - count / 2) * 2.2
        stem = f"M{num(foot)} {num(y)}Q{num(foot)} {num(y - tall * 0.6)} {num(tip)} {num(y - tall)}"
        canvas.paint(stem, "none", "stalk", 2.2)
        if k % 2:
            blade = f"M{num(foot)} {num(y - tall * 0.2)}q9 -6 15 {num(-tall / 2)}"
            canvas.paint(blade, "none", "reed", 2)
        else:
            head = "q-7 -5 -9 -13q7 2 9 8q-1 -9 2 -14q4 6 2 14q3 -6 8 -8q-2 8 -9 13Z"
            canvas.paint(f"M{num(tip)} {num(y - tall)}{head}", "reed", "stalk", 0.8)


LEAVES = (-34, 2), (-28, -16), (-10, -27), (14, -27), (32, -14), (36, 6)


def palm(canvas: Canvas, at: Point, height: float) -> None:
    with canvas.moved(at):
        h, half = num(-height), num(-height / 2)
        canvas.paint(f"M-3 0Q5 {half} 1 {h}l4 0Q10 {half} 5 0Z", "dark-wood")
        for dx, dy in LEAVES:
            there = f"q{num(dx / 2)} {dy - 10} {dx} {dy + 12}"
            back = f"q{num(-dx * 0.28)} -10 {-dx} {-dy - 12}Z"
            canvas.paint(f"M3 {h}{there}{back}", "stalk" if dx > 0 else "reed", "stalk", 0.8)


def stone(canvas: Canvas, at: Point, size: float, seat: int, marked: bool = True) -> None:
    """A stone of a seat; `at` is the middle of its foot."""
    front, side, top, mark = SEATS[seat]
    w, h, up = size * 0.87, size / 2, -size * 1.5
    with canvas.moved(at):
        canvas.paint(polygon((-w, up), (0, up + h), (0, 0), (-w, -h)), canvas.near(front))
        canvas.paint(polygon((w, up), (0, up + h), (0, 0), (w, -h)), canvas.near(side))
        canvas.paint(polygon((0, up - h), (w, up), (0, up + h), (-w, up)), canvas.near(top))
        whole = polygon((0, up - h), (w, up), (w, -h), (0, 0), (-w, -h), (-w, up))
        edges = line((-w, up), (0, up + h), (w, up)) + line((0, up + h), (0, 0))
        canvas.paint(whole + edges, "none", "line", max(0.7, round(size * 0.03, 2)))
        if marked:
            with canvas.moved((0, up), 1, 0.62):
                canvas.paint(outline(seat, size * 0.27), mark)


def mark(canvas: Canvas, at: Point, seat: int, r: float) -> None:
    """The mark of a seat, as on a sail."""
    front, side, top, _ = SEATS[seat]
    with canvas.moved(at):
        canvas.paint(
            outline(seat, r), top if canvas.night else front, "line" if canvas.night else side
        )


def boat(
    canvas: Canvas, at: Point, width: float, cargo: tuple[int, ...] = (), size: float = 15
) -> None:
    """A ship of papyrus and planks, its bow to the left; `at` is the middle of its waterline."""
    left, right = -width / 2, width / 2
    with canvas.moved(at):
        a, b, half = num(left - 14), num(right + 6), num(width / 2 + 6)
        shadow = f"a{half} 7 0 1 0 {num(width + 12)} 0a{half} 7 0 1 0 {num(-width - 12)} 0Z"
        canvas.paint(f"M{num(left)} 15{shadow}", "deep", opacity=0.75)
        deck = polygon((left + 14, -15), (left + 26, -24), (right - 16, -24), (right - 8, -15))
        canvas.paint(deck, "light-wood", "line")
        canvas.ink(
            f"M{a} -40Q{num(left - 18)} -26 {num(left - 6)} -8Q{num(left + 8)} 13 {num(left + 30)} 14H{num(right - 26)}"
            f"Q{num(right - 4)} 13 {b} -10Q{num(right + 13)} -24 {b} -36Q{num(right + 2)} -20 {num(right - 10)} -15"
            f"H{num(left + 20)}Q{num(left - 2)} -16 {a} -40Z",
            "wood",
        )
        plank = f"M{num(left + 2)} -4Q{num(left + 14)} 5 {num(left + 30)} 5H{num(right - 26)}"
        canvas.paint(f"{plank}Q{num(right - 10)} 4 {num(right - 2)} -4", "none", "dark-wood", 1.3)
        bound = f"M{num(left - 11)} -27l7 -2M{num(left - 9)} -21l8 -2M{num(right + 8)} -26l-6 -2M{b} -20l-6 -2"
        canvas.paint(bound, "none", "dark-wood", 1.6)
        canvas.paint(f"M{num(left + 10)} -3q7 -6 15 0q-8 5 -15 0Z", "white", "line")
        canvas.disc((left + 17.5, -3), 2, "line")
        step = (width - 56) / max(1, len(cargo))
        for number, seat in enumerate(cargo):
            stone(canvas, (left + 30 + step * (number + 0.5), -13), size, seat)
        oar = f"M{num(right - 8)} -26L{num(right + 18)} 20l4 8 3 -2 -3 -9L{num(right - 5)} -28Z"
        canvas.paint(oar, "dark-wood", "line", 0.8)


def sail(canvas: Canvas, at: Point, seat: int) -> None:
    """A mast with a sail that bears a seat's mark; `at` is its foot."""
    with canvas.moved(at):
        canvas.paint("M0 0V-66", "none", "dark-wood", 2.4)
        cloth = "M-26 -64Q0 -70 26 -64Q31 -36 24 -14Q0 -10 -24 -14Q-20 -40 -26 -64Z"
        canvas.ink(cloth, canvas.near("#FBF3DD"), 0.9, heavy=0.7)
        mark(canvas, (1, -40), seat, 8.8)


def sailing_boat(canvas: Canvas, at: Point, seat: int, scale: float) -> None:
    with canvas.moved(at, scale):
        sail(canvas, (2, -8), seat)
        boat(canvas, (0, 0), 84)


ARMS = {
    "point": (
        "M13 -83L32 -92L42 -90L43 -87L33 -87L14 -76Z",
        "M-14 -83L-19 -62L-14 -46L-9 -47L-13 -62L-8 -76Z",
    ),
    "rod": (
        "M13 -83L22 -70L31 -74L32 -70L22 -63L9 -74Z",
        "M-14 -83L-19 -62L-14 -46L-9 -47L-13 -62L-8 -76Z",
    ),
}


def worker(
    canvas: Canvas, at: Point, scale: float, arms: str, skin: str = "#9A5B34", flipped: bool = False
) -> None:
    """A figure in profile, as painters of tombs drew them, 100 high; `at` is between the feet."""
    skin, kilt, hair = canvas.far(skin), canvas.far("#FBF5E4"), canvas.far("#241A14")
    with canvas.moved(at, -scale if flipped else scale, scale):
        canvas.paint("M-4 -36L-13 -4L-4 -1L-4 -4L-9 -5L3 -36Z", skin, "line", 1.2)
        canvas.paint("M2 -36L10 -4L20 -1L20 -4L14 -5L12 -36Z", skin, "line", 1.2)
        canvas.paint("M-8 -60L9 -60L17 -32L-11 -32Z", kilt, "line", 1.2)
        canvas.paint("M9 -58L15 -34L7 -34Z", canvas.far("#E7DABA"))
        canvas.paint("M-14 -83L14 -83L8 -58L-7 -58Z", skin, "line", 1.2)
        if arms == "rod":
            canvas.paint("M30 -104V0", "none", "dark-wood", 2.6)
        for arm in ARMS[arms]:
            canvas.paint(arm, skin, "line", 1.1)
        canvas.paint("M-3 -84H6V-92H-3Z", skin)
        canvas.paint(
            "M-2 -104Q10 -108 12 -98L14 -94L12 -91Q12 -87 6 -87Q-2 -88 -3 -96Z", skin, "line"
        )
        canvas.paint("M10 -104Q3 -111 -6 -106Q-12 -99 -10 -85L-1 -86L-2 -98Q4 -98 10 -104Z", hair)
        canvas.paint("M4 -97l6 0", "none", "#1B120C", 1.6)


def jar(canvas: Canvas, at: Point, colour: str, head: str) -> None:
    """A canopic jar; `head` is drawn as it is."""
    with canvas.moved(at):
        canvas.ink("M-10 -30Q-15 -14 -8 0H8Q15 -14 10 -30Z", canvas.near(colour), 1.2)
        canvas.paint("M3 -30Q9 -14 3 0H8Q15 -14 10 -30Z", "#3A1A08", opacity=0.3)
        canvas.ink(head, canvas.near("#E9CFA0"), 1.2)
