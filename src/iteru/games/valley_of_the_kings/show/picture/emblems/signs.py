"""Signs of the sets: simple, to be known when they are small."""

from iteru.games.valley_of_the_kings.show.picture.emblems.pen import Pen, star


def unique_sign(pen: Pen) -> None:
    pen.outline(star(0, 3, 50), "ochre")
    pen.dot(0, 3, 9, "red", 0.8)


def sarcophagi_sign(pen: Pen) -> None:
    pen.outline(
        "M-14,-44 C-4,-50 4,-50 14,-44 C24,-36 30,-18 24,-4 L15,46 L-15,46 L-24,-4 "
        "C-30,-18 -24,-36 -14,-44 Z",
        "ochre",
    )
    pen.outline(
        "M-11,-30 C-10,-40 10,-40 11,-30 C11,-16 5,-12 0,-12 C-5,-12 -11,-16 -11,-30 Z", "skin", 1
    )
    pen.stroke("M-23,-4 L0,12 L23,-4 M-19,14 L0,28 L19,14", 1.3)


def books_sign(pen: Pen) -> None:
    pen.outline("M-30,-34 L30,-34 L30,34 L-30,34 Z", "cream", 1.1)
    for x in (-36, 36):
        pen.outline(f"M{x - 9},-42 L{x + 9},-42 L{x + 9},42 L{x - 9},42 Z", "papyrus", 1.1)
    pen.stroke("M-18,-16 L18,-16 M-18,0 L18,0 M-18,16 L18,16", 1.5)
