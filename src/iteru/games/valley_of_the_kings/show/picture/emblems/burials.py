"""Emblems of starters and uniques."""

from iteru.games.valley_of_the_kings.show.picture.emblems.pen import Pen

STRIPES = (
    "M-29,-26 L-19,-20 M-34,-10 L-21,-6 M-38,6 L-22,8 M-42,20 L-22,22 M-40,34 L-24,30 "
    "M29,-26 L19,-20 M34,-10 L21,-6 M38,6 L22,8 M42,20 L22,22 M40,34 L24,30"
)
"""Of the cloth around the face of the burial mask."""


def shabti(pen: Pen) -> None:
    pen.outline("M-19,-10 C-24,12 -15,34 -13,46 L13,46 C15,34 24,12 19,-10 Z", "faience")
    pen.shade("M8,-8 L19,-10 C24,12 15,34 13,46 L5,46 C8,30 12,10 8,-8 Z")
    pen.outline(
        "M-18,-8 C-21,-34 -13,-47 0,-47 C13,-47 21,-34 18,-8 L10,-5 L8,-16 L-8,-16 L-10,-5 Z",
        "lapis",
    )
    pen.outline(
        "M-9,-33 C-9,-40 9,-40 9,-33 C9,-22 5,-17 0,-17 C-5,-17 -9,-22 -9,-33 Z", "faience", 0.8
    )
    pen.stroke("M-6,-29 L-2,-29 M2,-29 L6,-29 M-3,-22 L3,-22", 0.9)
    pen.outline("M-18,0 L9,10 L12,5 L-15,-6 Z", "faience", 0.8)
    pen.outline("M18,0 L-9,10 L-12,5 L15,-6 Z", "faience", 0.8)
    pen.stroke("M-16,18 L16,18 M-15,26 L15,26 M-14,34 L14,34", 0.9)


def urn(pen: Pen) -> None:
    pen.stroke("M-9,-31 C-34,-36 -34,-6 -20,-4 M9,-31 C34,-36 34,-6 20,-4", 2.4)
    pen.stroke("M-9,-31 C-34,-36 -34,-6 -20,-4 M9,-31 C34,-36 34,-6 20,-4", 1, "copper")
    pen.outline(
        "M-12,-44 L12,-44 L8,-30 C28,-20 29,8 10,34 L14,46 L-14,46 L-10,34 C-29,8 -28,-20 -8,-30 Z",
        "copper",
    )
    pen.fill("M-23,-8 C-24,-3 -24,2 -22,8 L22,8 C24,2 24,-3 23,-8 Z", "cream")
    pen.stroke("M-23,-8 L23,-8 M-22,8 L22,8 M-20,5 L-13,-5 L-6,5 L0,-5 L6,5 L13,-5 L20,5", 0.9)
    pen.shade("M4,-44 L12,-44 L8,-30 C28,-20 29,8 10,34 L14,46 L6,46 L4,34 C18,10 16,-18 3,-30 Z")


def box_of_food(pen: Pen) -> None:
    pen.outline("M-30,-4 C-34,-22 -24,-34 -18,-34 C-10,-34 -4,-22 -6,-4 Z", "ochre")
    pen.stroke("M-24,-22 L-14,-26 M-26,-14 L-12,-18", 0.8)
    pen.outline("M-8,-4 C-4,-40 4,-46 6,-46 C10,-46 16,-34 18,-4 Z", "cream")
    pen.dot(22, -12, 8, "red", 1)
    pen.dot(31, -6, 7, "red", 1)
    pen.dot(28, -20, 6, "red", 1)
    pen.stroke("M22,-20 C20,-30 28,-34 34,-36", 1.2, "green")
    pen.outline("M-42,-4 L42,-4 L38,44 L-38,44 Z", "copper")
    pen.outline("M-45,-8 L45,-8 L45,2 L-45,2 Z", "ochre", 1)
    pen.stroke("M-20,2 L-18,44 M0,2 L0,44 M20,2 L18,44", 0.8)
    pen.stroke("M-40,22 L40,22", 0.8)
    pen.shade("M22,2 L42,2 L38,44 L20,44 Z")


def offering_table(pen: Pen) -> None:
    pen.outline("M-8,12 L8,12 L10,36 L22,40 L22,47 L-22,47 L-22,40 L-10,36 Z", "stone")
    pen.shade("M2,12 L8,12 L10,36 L22,40 L22,47 L6,47 Z")
    pen.outline("M-46,2 L46,2 L42,13 L-42,13 Z", "stone")
    pen.outline("M-40,2 L-40,-14 C-40,-24 -26,-24 -26,-14 L-26,2 Z", "ochre")
    pen.outline("M-24,2 L-24,-22 C-24,-34 -8,-34 -8,-22 L-8,2 Z", "cream")
    pen.stroke("M-20,-10 L-12,-14 M-20,-2 L-12,-6", 0.8)
    pen.outline("M-4,2 C-10,-12 2,-16 0,-26 L12,-26 C10,-16 22,-12 16,2 Z", "red")
    pen.stroke("M-4,-8 L16,-8", 0.8)
    pen.outline("M20,2 L24,-10 L40,-10 L42,2 Z", "green")
    pen.stroke("M24,-10 C18,-26 22,-36 30,-42 M32,-10 C30,-24 34,-34 42,-36", 1.2, "green")
    pen.outline("M24,-40 C26,-48 34,-50 36,-42 C34,-36 26,-36 24,-40 Z", "faience", 0.8)


def mummified_cat(pen: Pen) -> None:
    pen.outline("M-13,-20 C-20,0 -22,30 -14,46 L14,46 C22,30 20,0 13,-20 Z", "cream")
    for y in (-8, 4, 16, 28):
        pen.stroke(f"M-17,{y} L15,{y + 9} M17,{y} L-15,{y + 9}", 0.75)
    pen.shade("M5,-18 L13,-20 C20,0 22,30 14,46 L6,46 C12,28 12,0 5,-18 Z")
    pen.outline(
        "M-16,-26 L-19,-49 L-8,-40 L8,-40 L19,-49 L16,-26 C14,-14 7,-9 0,-9 "
        "C-7,-9 -14,-14 -16,-26 Z",
        "copper",
    )
    pen.fill("M-16,-44 L-15,-36 L-11,-39 Z M16,-44 L15,-36 L11,-39 Z", "red")
    pen.stroke("M-11,-28 C-8,-32 -5,-31 -3,-27 M11,-28 C8,-32 5,-31 3,-27", 1)
    pen.outline("M-3,-20 L3,-20 L0,-16 Z", "line", 0.4)
    pen.stroke("M-5,-17 L-18,-19 M5,-17 L18,-19 M-5,-15 L-16,-12 M5,-15 L16,-12", 0.5)
    pen.outline("M-14,-10 L14,-10 L12,-3 L-12,-3 Z", "lapis", 0.8)


def censer(pen: Pen) -> None:
    pen.stroke("M-4,-6 C-20,-18 6,-24 -8,-36 C-14,-42 -10,-48 -4,-49", 2.4, "white")
    pen.stroke("M8,-6 C-2,-16 20,-20 10,-32 C6,-38 12,-42 16,-42", 2, "white")
    pen.stroke(
        "M-4,-6 C-20,-18 6,-24 -8,-36 C-14,-42 -10,-48 -4,-49 M8,-6 C-2,-16 20,-20 10,-32 "
        "C6,-38 12,-42 16,-42",
        0.6,
    )
    pen.outline("M-30,-4 L30,-4 C28,16 14,22 0,22 C-14,22 -28,16 -30,-4 Z", "copper")
    pen.shade("M8,-4 L30,-4 C28,16 14,22 0,22 C10,16 12,6 8,-4 Z")
    pen.outline("M-34,-8 L34,-8 L34,0 L-34,0 Z", "ochre", 1)
    pen.outline("M-5,22 L5,22 L6,36 L18,42 L18,47 L-18,47 L-18,42 L-6,36 Z", "copper")
    pen.dot(-8, -10, 4, "red")
    pen.dot(2, -11, 5, "red")
    pen.dot(11, -10, 4, "ochre")
    pen.stroke("M-24,8 L24,8", 0.8)


def boat(pen: Pen) -> None:
    pen.outline(
        "M-46,-20 C-50,-34 -42,-40 -36,-34 C-40,-10 -26,8 0,8 C26,8 40,-10 36,-36 "
        "C42,-44 52,-34 46,-18 C42,10 26,28 0,28 C-26,28 -42,10 -46,-20 Z",
        "green",
    )
    pen.stroke(
        "M-40,0 C-28,18 28,18 40,0 M-30,14 L-26,22 M-14,20 L-12,27 M4,21 L4,28 M20,17 L24,24", 0.8
    )
    pen.outline("M-16,8 L-16,-18 L14,-18 L14,8 Z", "ochre")
    pen.outline("M-20,-24 C-6,-30 6,-30 18,-24 L18,-17 L-20,-17 Z", "red")
    pen.stroke("M-6,-17 L-6,8 M4,-17 L4,8", 0.8)
    pen.stroke("M34,-20 L22,40", 2.6)
    pen.stroke("M34,-20 L22,40", 1, "ochre")
    pen.outline("M24,28 L30,30 L22,46 L17,42 Z", "ochre", 0.9)
    pen.stroke(
        "M-46,38 C-36,32 -30,44 -20,38 C-12,33 -6,43 2,38 M28,40 C34,35 40,43 46,38", 1.2, "lapis"
    )


def ka_figurine(pen: Pen) -> None:
    pen.outline(
        "M-34,-46 L-26,-48 L-24,-30 L-23,-18 L-8,-18 L8,-18 L23,-18 L24,-30 L26,-48 "
        "L34,-46 L36,-24 C36,-10 30,-8 24,-8 L-24,-8 C-30,-8 -36,-10 -36,-24 Z",
        "ochre",
    )
    pen.stroke("M-34,-40 L-26,-41 M34,-40 L26,-41", 0.8)
    pen.outline("M-9,-10 C-10,-26 10,-26 9,-10 L6,0 L-6,0 Z", "dark")
    pen.outline("M-6,-16 C-6,-21 6,-21 6,-16 C6,-9 3,-5 0,-5 C-3,-5 -6,-9 -6,-16 Z", "skin", 0.7)
    pen.outline("M-16,0 L16,0 L11,20 L-11,20 Z", "skin")
    pen.outline("M-12,16 L12,16 L16,36 L-16,36 Z", "cream")
    pen.stroke("M0,18 L0,36 M0,18 L-10,36 M0,18 L10,36", 0.6)
    pen.outline("M-10,36 L-3,36 L-3,42 L-10,42 Z M3,36 L10,36 L10,42 L3,42 Z", "skin", 0.8)
    pen.outline("M-16,3 L-20,22 L-15,23 L-11,6 Z M16,3 L20,22 L15,23 L11,6 Z", "skin", 0.8)
    pen.fill("M-11,1 L11,1 L7,7 L-7,7 Z", "lapis")
    pen.outline("M-22,42 L22,42 L22,49 L-22,49 Z", "stone", 0.9)


def throne(pen: Pen) -> None:
    pen.outline("M20,-46 L30,-48 L34,30 L24,30 Z", "copper")
    pen.outline("M-28,-8 L24,-8 L26,34 L-28,34 Z", "ochre")
    pen.outline("M-20,4 L16,4 L17,26 L-20,26 Z", "lapis", 0.9)
    pen.stroke("M-20,11 L16,11 M-20,18 L17,18", 1, "cream")
    pen.outline("M-32,-16 L26,-16 L26,-7 L-32,-7 Z", "red", 1)
    pen.outline("M-26,34 L-16,34 L-15,44 L-28,44 Z M18,34 L28,34 L30,44 L17,44 Z", "copper", 1)
    pen.outline("M-36,44 L38,44 L38,49 L-36,49 Z", "stone", 1)
    pen.shade("M26,-47 L30,-48 L34,30 L28,30 Z")
    pen.stroke("M-36,-22 C-32,-30 -26,-28 -24,-20", 1.1)


def burial_mask(pen: Pen) -> None:
    pen.outline(
        "M-24,-38 C-16,-50 16,-50 24,-38 C34,-22 40,6 46,34 L28,46 L18,30 L-18,30 L-28,46 "
        "L-46,34 C-40,6 -34,-22 -24,-38 Z",
        "ochre",
    )
    pen.stroke(STRIPES, 2.6, "lapis")
    pen.stroke("M-14,-46 L-12,-37 M-5,-48 L-5,-39 M5,-48 L5,-39 M14,-46 L12,-37", 2.2, "lapis")
    pen.outline(
        "M-20,-30 C-12,-38 12,-38 20,-30 C23,-8 16,18 0,20 C-16,18 -23,-8 -20,-30 Z", "mask"
    )
    pen.shade("M8,-35 C14,-34 18,-32 20,-30 C23,-8 16,18 0,20 C12,10 14,-14 8,-35 Z")
    pen.stroke("M-16,-17 C-12,-22 -7,-22 -4,-17 M16,-17 C12,-22 7,-22 4,-17", 1.1)
    pen.outline(
        "M-15,-11 C-11,-15 -7,-14 -4,-11 C-7,-8 -12,-8 -15,-11 Z M15,-11 "
        "C11,-15 7,-14 4,-11 C7,-8 12,-8 15,-11 Z",
        "white",
        0.8,
    )
    pen.dot(-9, -11, 2, "line")
    pen.dot(9, -11, 2, "line")
    pen.stroke("M-15,-11 L-20,-8 M15,-11 L20,-8", 1)
    pen.stroke("M-1,-12 L-3,0 L2,1 M-6,9 C-2,12 2,12 6,9", 0.9)
    pen.outline("M-4,20 L4,20 L6,42 C4,48 -4,48 -6,42 Z", "lapis")
    pen.stroke("M-5,27 L5,27 M-5,34 L5,34", 0.8, "ochre")
    pen.outline("M-4,-34 C-5,-44 -2,-50 3,-49 C7,-48 6,-42 2,-42 L3,-34 Z", "red", 0.8)
