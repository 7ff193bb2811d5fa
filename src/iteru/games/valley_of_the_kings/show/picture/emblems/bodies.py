"""Emblems of sarcophagi and canopic jars."""

from iteru.games.valley_of_the_kings.show.picture.emblems.pen import Pen


def outer_sarcophagus(pen: Pen) -> None:
    pen.outline("M-46,-14 L-38,-30 C-20,-38 20,-38 38,-30 L46,-14 L46,-6 L-46,-6 Z", "stone")
    pen.shine("M-42,-16 L-35,-28 C-24,-33 -10,-35 0,-35 L-4,-14 Z")
    pen.outline("M-42,-6 L42,-6 L42,38 L-42,38 Z", "stone")
    pen.shade("M26,-6 L42,-6 L42,38 L24,38 Z")
    pen.outline("M-46,38 L46,38 L46,46 L-46,46 Z", "stone", 1)
    for x in (-34, 8, 20):
        pen.outline(f"M{x},4 L{x + 9},4 L{x + 9},38 L{x},38 Z", "dark", 0.6)
        pen.fill(f"M{x + 2},8 L{x + 7},8 L{x + 7},38 L{x + 2},38 Z", "copper")
    pen.outline("M-20,10 C-14,2 -6,2 0,10 C-6,17 -14,17 -20,10 Z", "white", 0.9)
    pen.dot(-10, 10, 4, "line")
    pen.stroke("M-22,2 C-14,-5 -4,-4 2,3 M-12,15 L-14,26 M-6,15 C-2,24 6,24 4,18", 1)


def middle_sarcophagus(pen: Pen) -> None:
    # lying on a lion bier, head to the left
    pen.outline(
        "M-46,-6 C-48,-22 -36,-30 -26,-24 C-18,-30 0,-26 16,-22 C26,-20 32,-20 36,-28 "
        "L46,-28 L46,2 L-40,2 Z",
        "copper",
    )
    pen.outline("M-46,-6 C-48,-22 -36,-30 -26,-24 C-20,-14 -22,-4 -26,2 L-40,2 Z", "lapis", 1)
    pen.outline("M-44,-8 C-48,-14 -46,-20 -41,-22 C-35,-20 -32,-12 -36,-6 Z", "skin", 0.8)
    pen.stroke(
        "M-14,-27 L-16,2 M-6,-27 L-8,2 M8,-24 L7,2 M16,-22 L15,2 M32,-22 L31,2", 1.3, "cream"
    )
    pen.stroke("M-26,-8 L46,-10", 0.9, "cream")
    pen.shade("M-40,2 L46,2 L46,-6 L-38,-4 Z")
    pen.outline("M-48,2 L48,2 L48,9 L-48,9 Z", "ochre")
    pen.outline(
        "M-44,9 L-36,9 L-36,30 L-32,40 L-44,40 L-42,30 Z M36,9 L44,9 L43,30 L46,40 L34,40 L37,30 Z",
        "ochre",
    )
    pen.outline("M-50,2 C-54,-10 -46,-12 -44,-4 L-43,8 L-50,8 Z", "ochre", 0.8)
    pen.stroke("M47,3 C54,-10 46,-20 50,-32", 2.2)
    pen.stroke("M47,3 C54,-10 46,-20 50,-32", 0.8, "ochre")
    for x in (-20, 0, 20):
        pen.outline(f"M{x - 5},22 L{x + 5},22 L{x + 4},40 L{x - 4},40 Z", "cream", 0.8)
        pen.outline(f"M{x - 4},22 C{x - 5},14 {x + 5},14 {x + 4},22 Z", "red", 0.8)
    pen.stroke("M-48,43 L48,43", 1.2)


def inner_sarcophagus(pen: Pen) -> None:
    pen.outline("M-20,-20 C-30,-10 -28,12 -20,46 L20,46 C28,12 30,-10 20,-20 Z", "ochre")
    pen.outline(
        "M-18,-14 C-22,-36 -14,-48 0,-48 C14,-48 22,-36 18,-14 L12,2 L7,-16 L-7,-16 L-12,2 Z",
        "lapis",
    )
    pen.stroke(
        "M-17,-30 L-10,-28 M-19,-20 L-10,-18 M17,-30 L10,-28 M19,-20 L10,-18 M-8,-46 "
        "L-6,-40 M8,-46 L6,-40 M0,-48 L0,-41",
        1.2,
        "ochre",
    )
    pen.outline(
        "M-9,-34 C-9,-41 9,-41 9,-34 C9,-22 5,-17 0,-17 C-5,-17 -9,-22 -9,-34 Z", "mask", 0.9
    )
    pen.stroke("M-6,-30 L-2,-30 M2,-30 L6,-30 M-3,-23 L3,-23", 1)
    pen.outline("M-2,-17 L2,-17 L3,-4 L-3,-4 Z", "dark", 0.6)
    pen.outline(
        "M0,6 C-8,4 -22,8 -25,-2 C-25,12 -20,22 -16,26 C-10,22 -4,18 0,14 "
        "C4,18 10,22 16,26 C20,22 25,12 25,-2 C22,8 8,4 0,6 Z",
        "faience",
        0.9,
    )
    pen.stroke("M-22,6 L-14,22 M-14,8 L-9,18 M22,6 L14,22 M14,8 L9,18", 0.7)
    pen.dot(0, 9, 5, "red", 0.8)
    pen.stroke("M0,24 L0,46 M-10,30 L-8,46 M10,30 L8,46", 0.8)
    pen.shade("M12,4 L22,-18 C30,-8 28,12 20,46 L10,46 C16,28 18,10 12,4 Z")


def jar(pen: Pen) -> None:
    pen.outline("M-19,-6 C-27,8 -23,34 -16,47 L16,47 C23,34 27,8 19,-6 Z", "cream")
    pen.shade("M8,-6 L19,-6 C27,8 23,34 16,47 L6,47 C14,30 14,8 8,-6 Z")
    pen.outline("M-7,8 L7,8 L6,38 L-6,38 Z", "white", 0.7)
    pen.stroke("M-3,13 L3,13 M0,17 L0,21 M-3,25 L3,25 L3,28 M-3,32 C-1,35 1,29 3,33", 0.8)
    pen.stroke("M-21,2 L21,2", 1.2, "red")


def imsety_jar(pen: Pen) -> None:
    jar(pen)
    pen.outline(
        "M-19,-6 C-24,-30 -16,-47 0,-47 C16,-47 24,-30 19,-6 L10,-3 L8,-14 L-8,-14 L-10,-3 Z",
        "lapis",
    )
    pen.stroke("M-16,-10 L-11,-32 M-12,-8 L-9,-22 M16,-10 L11,-32 M12,-8 L9,-22", 0.7, "cream")
    pen.outline(
        "M-11,-32 C-10,-40 10,-40 11,-32 C11,-18 6,-12 0,-12 C-6,-12 -11,-18 -11,-32 Z", "skin", 0.9
    )
    pen.stroke(
        "M-8,-28 C-6,-30 -3,-30 -2,-28 M8,-28 C6,-30 3,-30 2,-28 M-3,-18 L3,-18 M0,-27 L-1,-22", 0.9
    )
    pen.outline("M-2,-12 L2,-12 L2,-3 L-2,-3 Z", "dark", 0.5)


def qebehsenuef_jar(pen: Pen) -> None:
    jar(pen)
    pen.outline("M-18,-6 C-20,-22 -18,-44 2,-46 C18,-46 24,-26 20,-6 Z", "copper")
    pen.outline("M-14,-38 C-22,-36 -27,-28 -24,-20 C-20,-23 -17,-24 -14,-24 Z", "dark", 0.9)
    pen.outline(
        "M-15,-37 C-10,-44 2,-45 6,-38 C8,-28 2,-20 -6,-17 C-12,-19 -15,-26 -15,-37 Z", "cream", 0.8
    )
    pen.dot(-6, -32, 3.6, "white", 0.7)
    pen.dot(-6, -32, 1.8, "line")
    pen.stroke("M-3,-28 C-1,-20 4,-18 6,-12 M-10,-27 L-11,-18", 1.4)
    pen.stroke("M10,-40 L12,-8 M16,-34 L17,-8", 0.7, "cream")


def hapi_jar(pen: Pen) -> None:
    jar(pen)
    pen.outline("M-16,-6 C-24,-14 -24,-44 0,-47 C22,-46 26,-18 20,-6 Z", "stone")
    pen.stroke(
        "M12,-40 L14,-34 M18,-32 L17,-25 M21,-22 L18,-16 M6,-42 L8,-38 M19,-12 L15,-9 "
        "M12,-28 L12,-22 M14,-18 L11,-12",
        0.9,
    )
    pen.outline(
        "M-10,-34 C-20,-33 -32,-24 -31,-16 C-30,-10 -20,-10 -13,-12 C-6,-15 -4,-30 -10,-34 Z",
        "skin",
    )
    pen.stroke("M-30,-15 C-25,-12 -20,-13 -16,-15 M-28,-22 L-25,-22", 1)
    pen.stroke("M-19,-34 C-14,-40 -6,-40 -4,-34", 1.4)
    pen.dot(-12, -29, 3, "white", 0.7)
    pen.dot(-12.6, -29, 1.5, "line")
    pen.outline("M2,-30 C6,-34 10,-28 6,-24 Z", "skin", 0.7)


def duamutef_jar(pen: Pen) -> None:
    jar(pen)
    pen.outline(
        "M-16,-6 C-18,-16 -14,-22 -10,-25 L-34,-16 C-37,-18 -36,-22 -33,-24 L-10,-38 "
        "L-8,-50 L-2,-39 L4,-50 L9,-36 C16,-28 20,-18 19,-6 Z",
        "dark",
    )
    pen.stroke("M-9,-31 C-6,-34 -3,-32 -3,-29 Z", 1, "ochre")
    pen.stroke("M-6,-46 L-5,-40 M5,-45 L6,-38", 0.8, "red")
    pen.stroke("M-32,-18 L-16,-24", 0.7, "ochre")
    pen.stroke(
        "M2,-28 C8,-22 10,-14 10,-8 M-6,-20 C-4,-14 -4,-10 -5,-7 M-14,-10 L17,-10", 0.9, "ochre"
    )
