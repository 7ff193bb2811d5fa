"""Emblems of books: a scroll, and what is painted on it."""

from iteru.games.valley_of_the_kings.show.picture.emblems.pen import Pen, star


def scroll(pen: Pen, sheet: str = "cream") -> None:
    pen.outline("M-36,-32 L36,-32 L36,32 L-36,32 Z", sheet, 1)
    for x in (-41, 41):
        pen.outline(f"M{x - 7},-38 L{x + 7},-38 L{x + 7},38 L{x - 7},38 Z", "papyrus", 1.1)
        pen.shade(f"M{x + 1},-38 L{x + 7},-38 L{x + 7},38 L{x + 1},38 Z")
        pen.outline(
            f"M{x - 4},-46 L{x + 4},-46 L{x + 4},-38 L{x - 4},-38 Z M{x - 4},38 L{x + 4},38 L{x + 4},46 "
            f"L{x - 4},46 Z",
            "red",
            0.9,
        )


def book_of_gates(pen: Pen) -> None:
    scroll(pen)
    pen.outline("M-30,28 L-24,-24 L-6,-24 L-6,28 Z M30,28 L24,-24 L6,-24 L6,28 Z", "copper", 1)
    pen.outline("M-27,-28 L27,-28 L25,-20 L-25,-20 Z", "ochre", 0.9)
    pen.fill("M-6,-20 L6,-20 L6,28 L-6,28 Z", "dark")
    pen.dot(0, -13, 5, "red", 0.6)
    pen.stroke(
        "M-22,-12 L-12,-12 M-23,-2 L-12,-2 M-24,8 L-12,8 M22,-12 L12,-12 M23,-2 L12,-2 M24,8 L12,8",
        0.8,
    )


def book_of_the_heavens(pen: Pen) -> None:
    scroll(pen, "lapis")
    pen.stroke("M-28,28 C-30,-34 30,-34 28,28", 4.2, "line")
    pen.stroke("M-28,28 C-30,-34 30,-34 28,28", 2.4, "cream")
    for x, y, r in (
        (0, -26, 5),
        (-18, -24, 4),
        (18, -24, 4),
        (-8, -4, 5),
        (9, -2, 4),
        (-14, 14, 4),
        (14, 16, 5),
        (0, 12, 4),
        (31, -26, 3.4),
        (-31, -26, 3.4),
    ):
        pen.fill(star(x, y, r), "white")
    pen.dot(0, 26, 6, "red", 0.6)


def book_of_the_earth(pen: Pen) -> None:
    scroll(pen)
    pen.outline("M-32,28 C-26,2 -14,2 -8,14 C-4,20 4,20 8,14 C14,2 26,2 32,28 Z", "copper", 1)
    pen.dot(0, -2, 13, "red", 1)
    pen.stroke("M-32,28 L32,28", 1.4)
    pen.stroke("M-26,26 L-20,14 M-14,26 L-12,18 M26,26 L20,14 M14,26 L12,18 M0,27 L0,22", 0.7)
    pen.stroke("M0,-19 L0,-27 M-14,-13 L-20,-20 M14,-13 L20,-20", 1.1, "red")


def book_of_traversing_eternity(pen: Pen) -> None:
    scroll(pen)
    pen.stroke(
        "M0,-24 C-14,-24 -22,-14 -22,-3 C-22,10 -12,18 0,18 C12,18 22,10 22,-3 "
        "C22,-14 14,-24 0,-24",
        5.2,
        "line",
    )
    pen.stroke(
        "M0,-24 C-14,-24 -22,-14 -22,-3 C-22,10 -12,18 0,18 C12,18 22,10 22,-3 "
        "C22,-14 14,-24 0,-24",
        3.2,
        "green",
    )
    pen.outline("M-2,-30 C8,-32 16,-28 18,-22 L4,-17 C-2,-18 -4,-26 -2,-30 Z", "green", 0.9)
    pen.dot(8, -26, 1.8, "line")
    pen.fill("M-26,22 L26,22 L26,28 L-26,28 Z", "ochre")
    pen.stroke("M-26,22 L26,22 L26,28 L-26,28 Z", 0.7)
    # walking legs inside the ring
    pen.outline("M-3,-12 L4,-12 L5,-2 L12,10 L7,11 L0,0 L-5,11 L-11,11 L-4,-2 Z", "dark", 0.4)


def book_of_the_netherworld(pen: Pen) -> None:
    scroll(pen, "night")
    pen.outline(
        "M-30,6 C-26,18 26,18 30,6 L34,0 L31,-6 C27,4 18,8 0,8 C-18,8 -27,4 -31,-6 L-34,0 Z",
        "copper",
        0.8,
    )
    pen.dot(0, -6, 10, "red", 0.7)
    pen.stroke("M-14,6 L-14,-10 C-14,-20 14,-20 14,-10 L14,6", 1.4, "cream")
    pen.stroke("M-32,24 C-24,16 -18,32 -10,24 C-2,16 4,32 12,24 C18,18 22,20 26,26", 2.2, "green")
    pen.outline("M24,26 C28,20 34,24 33,29 L26,30 Z", "green", 0.4)
    for x, y in ((-26, -22), (-8, -25), (10, -24), (26, -21)):
        pen.fill(star(x, y, 4), "cream")


def book_of_the_dead(pen: Pen) -> None:
    scroll(pen)
    pen.stroke("M0,-26 L0,26 M-26,-16 L26,-16 M-12,27 L12,27", 1.5)
    pen.dot(0, -25, 3.4, "ochre", 0.8)
    pen.stroke("M-24,-16 L-30,8 M-24,-16 L-16,8 M24,-16 L16,0 M24,-16 L31,0", 0.7)
    pen.outline("M-32,8 L-14,8 C-16,15 -30,15 -32,8 Z", "ochre", 0.9)
    pen.outline("M14,0 L33,0 C31,7 16,7 14,0 Z", "ochre", 0.9)
    pen.outline("M-27,8 C-32,0 -24,-6 -23,0 C-21,-6 -14,0 -19,8 Z", "red", 0.7)
    pen.outline("M23,0 C17,-8 20,-18 26,-14 C31,-10 28,-4 25,0 Z", "white", 0.8)
    pen.stroke("M24,0 L25,-11", 0.6)
