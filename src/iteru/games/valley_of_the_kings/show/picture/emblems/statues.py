"""Emblems of statues."""

from iteru.games.valley_of_the_kings.show.picture.emblems.pen import Pen


def plinth(pen: Pen, w: int = 26, y: int = 40) -> None:
    pen.outline(f"M{-w},{y} L{w},{y} L{w},{y + 9} L{-w},{y + 9} Z", "stone", 1)
    pen.shade(f"M{w - 16},{y} L{w},{y} L{w},{y + 9} L{w - 20},{y + 9} Z")


def statue_of_sobek(pen: Pen) -> None:
    plinth(pen, 44, 34)
    pen.outline("M-38,34 L-38,24 L38,24 L38,34 Z", "copper", 1)
    pen.stroke(
        "M-30,24 L-30,34 M-18,24 L-18,34 M-6,24 L-6,34 M6,24 L6,34 M18,24 L18,34 M30,24 L30,34", 0.8
    )
    pen.outline(
        "M-48,2 L-16,-10 C-8,-20 4,-16 12,-10 C26,-8 34,0 46,14 L38,18 C32,12 26,14 24,24 "
        "L14,24 L12,14 L-6,14 L-8,24 L-18,24 L-16,10 L-46,12 C-50,10 -51,5 -48,2 Z",
        "green",
    )
    pen.stroke("M-46,7 L-20,3", 1)
    pen.stroke("M-44,8 L-42,11 M-38,6 L-36,10 M-32,5 L-30,9 M-26,4 L-24,8", 0.8, "white")
    pen.stroke("M2,-14 L4,-9 M10,-10 L11,-5 M18,-7 L18,-2 M26,-3 L25,2", 0.9)
    pen.dot(-12, -8, 3, "white", 0.7)
    pen.dot(-12, -8, 1.4, "line")
    pen.outline(
        "M-16,-14 C-24,-30 -14,-40 -12,-46 L-8,-26 L-4,-46 C-2,-38 8,-30 0,-14 Z", "ochre", 0.9
    )
    pen.dot(-8, -26, 6, "red", 0.9)


def statue_of_bastet(pen: Pen) -> None:
    plinth(pen, 30)
    pen.outline(
        "M-4,-20 C14,-16 22,10 22,40 L-14,40 C-14,36 -10,34 -8,34 C-6,20 -10,4 -10,-14 Z", "dark"
    )
    pen.outline(
        "M-14,-18 L-16,-46 L-8,-34 L2,-35 L8,-48 L12,-26 C12,-16 4,-10 -4,-10 "
        "C-10,-10 -14,-13 -14,-18 Z",
        "dark",
    )
    pen.stroke("M22,38 C36,36 34,22 30,20", 3)
    pen.stroke("M22,38 C36,36 34,22 30,20", 1.4, "dark")
    pen.stroke("M-11,-25 C-9,-29 -6,-28 -5,-25 Z M2,-25 C4,-29 7,-28 8,-25 Z", 0.9, "ochre")
    pen.stroke("M-4,-18 L-2,-18", 1, "ochre")
    pen.outline("M-10,-10 L10,-12 L12,-2 C4,4 -6,4 -11,-1 Z", "ochre", 0.8)
    pen.stroke("M-9,-6 L11,-7", 0.8, "red")
    pen.stroke("M4,34 C2,24 10,16 16,20 M-2,34 L-2,14", 0.9, "ochre")
    pen.dot(9, -39, 2.2, "ochre")
    pen.dot(-14, -20, 2, "ochre")


def statue_of_anubis(pen: Pen) -> None:
    pen.outline("M-40,20 L40,20 L36,48 L-36,48 Z", "red")
    pen.outline("M-44,14 L44,14 L41,21 L-41,21 Z", "ochre", 1)
    pen.stroke("M-24,21 L-22,48 M-8,21 L-7,48 M8,21 L7,48 M24,21 L22,48", 0.8)
    pen.shade("M14,21 L40,21 L36,48 L14,48 Z")
    pen.outline(
        "M-42,14 L-42,8 L-24,6 L-22,-8 C-24,-16 -26,-18 -30,-18 L-44,-14 "
        "C-48,-16 -47,-20 -44,-22 L-28,-32 L-24,-48 L-18,-36 L-13,-47 L-10,-30 "
        "C-4,-20 2,-12 18,-10 C32,-8 36,2 34,14 Z",
        "dark",
    )
    pen.stroke("M34,8 C42,10 42,22 38,32", 3.4)
    pen.stroke("M34,8 C42,10 42,22 38,32", 1.6, "dark")
    pen.stroke("M-26,-26 C-24,-29 -21,-28 -20,-25 Z", 0.9, "ochre")
    pen.outline("M-22,-12 L-8,-22 L-4,-14 L-20,-3 Z", "ochre", 0.8)
    pen.stroke("M-21,-46 L-20,-38 M-14,-43 L-14,-36", 0.9, "red")
    pen.stroke("M16,-2 C22,4 22,10 20,13 M-8,12 L-10,0", 0.8, "ochre")


def statue_of_isis(pen: Pen) -> None:
    plinth(pen, 40)
    # great wings
    pen.outline("M-2,-8 C-18,-6 -34,-14 -46,-28 C-48,-4 -38,20 -10,24 Z", "faience")
    pen.stroke("M-42,-18 L-18,2 M-42,-8 L-16,8 M-38,4 L-14,14", 0.8)
    pen.outline("M-4,-8 C14,-4 34,-12 46,-28 C48,-4 38,20 10,24 Z", "faience")
    pen.stroke("M42,-18 L18,2 M42,-8 L16,8 M38,4 L14,14", 0.8)
    pen.outline("M-10,-10 L10,-10 L9,12 L22,28 L22,40 L-20,40 L-20,34 L-8,26 Z", "red")
    pen.stroke("M-4,-8 L-4,24 M4,-8 L4,24 M-8,28 L20,34", 0.7, "cream")
    pen.outline("M-11,-8 C-13,-30 11,-32 11,-14 L10,-6 Z", "dark")
    pen.outline(
        "M-8,-22 C-7,-28 3,-28 3,-20 C3,-14 -1,-10 -5,-11 C-8,-13 -9,-17 -8,-22 Z", "skin", 0.8
    )
    pen.stroke("M-7,-19 L-3,-19", 0.9)
    pen.outline("M-9,-28 L-9,-33 L-1,-33 L-1,-48 L7,-48 L7,-28 Z", "ochre", 0.9)
    pen.fill("M-10,-8 L10,-8 L7,-1 L-7,-1 Z", "lapis")


def statue_of_osiris(pen: Pen) -> None:
    plinth(pen, 26)
    pen.outline("M-18,-8 C-20,10 -12,26 -10,40 L12,40 C14,26 22,10 18,-8 Z", "white")
    pen.shade("M6,-8 L18,-8 C22,10 14,26 12,40 L4,40 C8,24 12,8 6,-8 Z")
    pen.stroke("M-16,10 L16,16 M-13,20 L14,24 M-11,29 L12,32", 0.6)
    pen.outline("M-8,-24 C-8,-30 9,-30 9,-22 C9,-14 4,-8 0,-8 C-5,-8 -8,-14 -8,-24 Z", "green")
    pen.stroke("M-6,-20 L-1,-20 M3,-20 L7,-20 M-2,-13 L3,-13", 1)
    pen.outline("M-2,-8 L3,-8 L3,1 L-2,1 Z", "dark", 0.5)
    pen.outline("M-9,-26 C-10,-36 -4,-44 -2,-49 L4,-49 C6,-44 11,-36 10,-26 Z", "white")
    pen.outline(
        "M-10,-26 C-20,-30 -18,-44 -10,-47 C-12,-38 -10,-32 -7,-27 Z M11,-26 "
        "C21,-30 19,-44 11,-47 C13,-38 11,-32 8,-27 Z",
        "faience",
        0.9,
    )
    pen.stroke("M-16,24 L10,-2 C12,-8 18,-8 18,-2", 2.9)
    pen.stroke("M-16,24 L10,-2 C12,-8 18,-8 18,-2", 1.5, "ochre")
    pen.stroke("M16,24 L-10,-2", 2.9)
    pen.stroke("M16,24 L-10,-2", 1.5, "lapis")
    pen.stroke("M-10,-2 L-22,8 M-10,-2 L-17,13 M-10,-2 L-25,3", 1.4, "red")
    pen.dot(-6, 12, 4, "green", 0.8)
    pen.dot(7, 12, 4, "green", 0.8)


def statue_of_horus(pen: Pen) -> None:
    plinth(pen, 28)
    pen.outline(
        "M6,-18 C22,-8 24,20 26,40 L18,46 L10,34 L4,40 L-4,40 C-16,28 -20,4 -12,-16 Z", "copper"
    )
    pen.outline("M2,-8 C18,0 22,20 26,42 L18,46 C8,34 2,16 2,-8 Z", "lapis", 1)
    pen.stroke("M8,4 L15,14 M8,14 L17,26 M11,24 L20,36", 0.9, "cream")
    pen.outline("M-12,-8 C-18,10 -14,28 -4,38 C2,26 2,6 -2,-8 Z", "cream", 0.8)
    pen.stroke("M-12,4 L-8,6 M-13,12 L-9,14 M-6,8 L-3,9 M-11,20 L-7,22 M-6,17 L-3,18", 0.8)
    pen.outline("M-17,-12 C-20,-28 -8,-34 2,-31 C10,-28 10,-16 7,-8 L-12,-8 Z", "copper")
    pen.outline("M-15,-26 C-24,-24 -27,-18 -24,-11 C-21,-15 -18,-16 -15,-16 Z", "dark", 0.9)
    pen.dot(-9, -22, 3.6, "white", 0.7)
    pen.dot(-9.4, -22, 1.7, "line")
    pen.stroke("M-7,-18 C-6,-12 -2,-10 0,-5 M-12,-18 L-13,-10", 1.3)
    pen.outline(
        "M-12,-31 L-14,-37 L8,-37 L10,-49 L14,-49 L9,-29 C2,-33 -6,-33 -12,-31 Z", "red", 0.9
    )
    pen.outline("M-9,-37 C-10,-44 -6,-49 -2,-49 C2,-49 4,-44 4,-37 Z", "white", 0.9)
    pen.stroke("M-6,40 L-8,36 M0,40 L0,35", 1.4, "ochre")


def statue_of_thoth(pen: Pen) -> None:
    plinth(pen, 32)
    pen.stroke("M0,18 L-2,40 M8,18 L8,40 M-2,40 L-10,40 M8,40 L0,40", 2.2)
    pen.outline(
        "M-14,-2 C-4,-12 16,-8 30,8 L40,22 L26,20 C14,26 -6,26 -14,14 C-18,8 -18,2 -14,-2 Z",
        "white",
    )
    pen.outline("M8,2 C18,2 30,12 40,22 L26,20 C16,22 8,16 8,2 Z", "dark", 0.9)
    pen.stroke("M-12,4 C-22,-4 -22,-14 -14,-22", 6)
    pen.stroke("M-12,4 C-22,-4 -22,-14 -14,-22", 3.8, "white")
    pen.outline("M-20,-24 C-18,-33 -6,-33 -6,-25 C-6,-19 -12,-17 -17,-18 Z", "dark")
    pen.stroke("M-18,-22 C-32,-18 -38,-6 -38,10", 3.2)
    pen.stroke("M-18,-22 C-32,-18 -38,-6 -38,10", 1.6, "dark")
    pen.dot(-12, -26, 2, "ochre")
    pen.outline("M-26,-44 C-24,-34 0,-34 2,-44 C4,-30 -28,-30 -26,-44 Z", "ochre", 0.9)
    pen.dot(-12, -41, 6.5, "cream", 0.9)
