"""Emblems of amulets."""

from iteru.games.valley_of_the_kings.show.picture.emblems.pen import Pen


def wedjat_amulet(pen: Pen) -> None:
    pen.outline("M-46,-22 C-30,-40 10,-44 44,-26 L44,-17 C14,-33 -24,-30 -42,-12 Z", "lapis")
    pen.outline("M-44,0 C-28,-22 14,-26 46,-2 C20,16 -22,18 -44,0 Z", "white")
    pen.dot(0, -4, 12.5, "faience", 1)
    pen.dot(0, -4, 6, "line")
    pen.outline("M-8,12 L4,13 L0,44 L-10,30 Z", "lapis", 1)
    pen.stroke("M10,13 C14,32 30,42 38,32 C43,25 34,18 30,25", 4.4)
    pen.stroke("M10,13 C14,32 30,42 38,32 C43,25 34,18 30,25", 2.3, "faience")
    pen.stroke("M-44,0 C-28,-22 14,-26 46,-2", 1.9)


def ankh_amulet(pen: Pen) -> None:
    pen.outline(
        "M-6,4 L-34,0 L-34,16 L-6,13 L-9,48 L9,48 L6,13 L34,16 L34,0 L6,4 "
        "C14,-8 22,-22 20,-33 C18,-45 8,-49 0,-49 C-8,-49 -18,-45 -20,-33 "
        "C-22,-22 -14,-8 -6,4 Z M0,0 C-7,-10 -12,-22 -11,-31 C-10,-38 -4,-40 0,-40 "
        "C4,-40 10,-38 11,-31 C12,-22 7,-10 0,0 Z",
        "faience",
    )
    pen.shade("M0,8 L34,0 L34,16 L6,13 L9,48 L2,48 Z")
    pen.stroke("M-7,6 L7,11 M7,6 L-7,11", 1, "ochre")
    pen.stroke("M-15,-30 C-15,-38 -10,-43 -3,-44", 1.1, "white")


def tyet_amulet(pen: Pen) -> None:
    pen.outline(
        "M-12,-6 C-34,2 -36,24 -28,34 C-20,32 -14,22 -10,10 Z M12,-6 C34,2 36,24 28,34 "
        "C20,32 14,22 10,10 Z",
        "red",
    )
    pen.outline("M-8,2 L8,2 L13,48 L-13,48 Z", "red")
    pen.outline(
        "M-10,-2 C-26,-20 -18,-48 0,-48 C18,-48 26,-20 10,-2 Z M0,-10 C10,-20 10,-37 0,-37 "
        "C-10,-37 -10,-20 0,-10 Z",
        "red",
    )
    pen.outline("M-14,-8 L14,-8 L14,4 L-14,4 Z", "ochre", 1)
    pen.shade("M2,4 L8,4 L13,48 L4,48 Z M14,4 C34,4 36,24 28,34 C24,30 26,14 14,4 Z")
    pen.stroke("M-6,14 L-9,42 M0,12 L0,44", 0.7)
    pen.stroke("M-15,-26 C-14,-36 -9,-42 -3,-43", 1.1, "cream")


def djed_amulet(pen: Pen) -> None:
    pen.outline("M-14,-18 L14,-18 L12,34 L20,48 L-20,48 L-12,34 Z", "green")
    pen.stroke("M-4,-10 L-4,36 M4,-10 L4,36", 0.8)
    for i, y in enumerate((-48, -38, -28, -18)):
        pen.outline(
            f"M-30,{y} L30,{y} L26,{y + 8} L-26,{y + 8} Z",
            ("ochre", "faience", "ochre", "faience")[i],
            1,
        )
    pen.stroke("M-13,10 L13,10 M-13,16 L13,16 M-12,32 L12,32", 1.2, "ochre")
    pen.shade(
        "M4,-48 L30,-48 L26,-40 L30,-38 L26,-30 L30,-28 L26,-20 L14,-10 L12,34 L20,48 "
        "L8,48 L6,-10 Z"
    )


def scarab(pen: Pen) -> None:
    for s in (-1, 1):
        pen.stroke(
            f"M{s * 20},-8 C{s * 34},-14 {s * 40},-26 {s * 34},-38 M{s * 24},10 L{s * 42},8 L{s * 46},-2 "
            f"M{s * 20},26 C{s * 34},28 {s * 38},38 {s * 34},46",
            2.4,
        )
    pen.dot(0, -39, 10, "red", 1.1)
    pen.outline("M-14,-22 C-14,-34 14,-34 14,-22 Z", "lapis")
    pen.stroke("M-14,-24 L-20,-32 M-6,-30 L-8,-36 M6,-30 L8,-36 M14,-24 L20,-32", 1.4)
    pen.outline("M-23,-8 C-22,-22 22,-22 23,-8 Z", "lapis")
    pen.outline("M-24,-8 L24,-8 C32,20 18,46 0,46 C-18,46 -32,20 -24,-8 Z", "faience")
    pen.shade("M8,-8 L24,-8 C32,20 18,46 0,46 C16,34 18,10 8,-8 Z")
    pen.stroke("M0,-8 L0,46", 1.2)
    pen.stroke(
        "M-8,-2 C-14,14 -12,30 -6,40 M-16,-2 C-22,14 -18,28 -14,34 M8,-2 C14,14 12,30 6,40 "
        "M16,-2 C22,14 18,28 14,34",
        0.7,
    )
    pen.stroke("M-18,-12 C-10,-17 -4,-17 0,-16", 0.9, "white")
