"""How ships are built: outlines and drawings by the number of their spaces, and the calm water where they lie."""

from iteru.games.imhotep.show.picture.lines import disc
from iteru.kit.parts import Drawn, Part, Parts, Shape
from iteru.kit.paths import num

SIZES = range(1, 5)


def pitch(size: int) -> float:
    """Returns the length of a space; a ship of four is drawn closer, or it would leave the river."""
    return 36.0 if size == 4 else 42.0


def length(size: int) -> float:
    return size * pitch(size)


def hull(e: float) -> str:
    """Returns the outline of a ship whose deck runs from 0 to `e`."""
    return (
        f"M-40 -40C-46 -46 -56 -42 -55 -33C-46 -14 -40 6 -26 19C-14 30 4 33 {num(e / 2)} 33"
        f"C{num(e - 4)} 33 {num(e + 14)} 30 {num(e + 26)} 19C{num(e + 42)} 4 {num(e + 50)} -18 {num(e + 48)} -38"
        f"C{num(e + 46)} -50 {num(e + 32)} -52 {num(e + 28)} -44C{num(e + 34)} -44 {num(e + 36)} -38 {num(e + 34)} -30"
        f"C{num(e + 30)} -14 {num(e + 22)} -6 {num(e + 10)} -3L-8 -3C-22 -6 -32 -18 -40 -40Z"
    )


def calm(e: float) -> str:
    """Returns the outline of the calm water where a ship lay, or may lie."""
    return upper_calm(e) + lower_calm(e).removeprefix("M-52 -4") + "Z"


def upper_calm(e: float) -> str:
    return f"M{num(e + 50)} -4C{num(e + 30)} -16 {num(e)} -18 {num(e / 2)} -18C0 -18 -30 -16 -52 -4"


def lower_calm(e: float) -> str:
    return f"M-52 -4C-34 22 0 30 {num(e / 2)} 30C{num(e)} 30 {num(e + 34)} 22 {num(e + 50)} -4"


def ship_symbols() -> dict[str, Parts]:
    found: dict[str, Parts] = {"berth": berth(length(3), 0.3), "plate": plate()}
    found["berth-edge"] = [bare(calm(length(3)))]
    for size in SIZES:
        found[f"ship-{size}"] = body(size)
        found[f"hull-{size}"] = [bare(hull(length(size)))]
        found[f"gone-{size}"] = berth(length(size), 0.85)
    return found


def bare(d: str) -> Part:
    """Draws an outline in the colours of the group around it."""
    return Drawn(f'<path d="{d}"/>')


def berth(e: float, deep: float) -> Parts:
    return [
        Shape(calm(e), "deep", opacity=deep),
        Shape(upper_calm(e), "", "deep", 2.6, 0.7),
        Shape(lower_calm(e), "", "foam", 1.6, 0.9),
    ]


def plate() -> Parts:
    return [Shape(disc(0, 0, 10.5), "plate", "line", 1.3)]


def body(size: int) -> Parts:
    """Draws a ship without its number and its stones."""
    e = length(size)
    return [*wash(e), *oar(e), *deck(e, size), *side(e), *ends(e), *eye()]


def wash(e: float) -> Parts:
    foam = f"M-44 26q-14 5 -26 4M-40 34q-16 7 -34 6M{num(e + 34)} 30q14 6 26 4"
    below = f"M-34 30C0 44 {num(e)} 44 {num(e + 34)} 30C{num(e + 10)} 52 -10 52 -34 30Z"
    return [Shape(below, "deep", opacity=0.45), Shape(foam, "", "foam", 1.8, 0.9)]


def oar(e: float) -> Parts:
    blade = f"M{num(e + 34)} 16l9 -3l8 26q-7 7 -10 -2Z"
    return [
        Shape(f"M{num(e + 14)} -40L{num(e + 40)} 32", "", "plank-shade", 3.4),
        Shape(blade, "plank", "line"),
    ]


def deck(e: float, size: int) -> Parts:
    planks = f"M-18 -3C-10 -19 6 -20 18 -20H{num(e - 16)}C{num(e - 2)} -20 {num(e + 10)} -16 {num(e + 18)} -3Z"
    joints = [f"M{num(pitch(size) * i + 3)} -19l-6 15" for i in range(1, size)]
    return [Shape(planks, "plank-lit", "line"), Shape("".join(joints), "", "plank", 1.2)]


def side(e: float) -> Parts:
    half = num(e / 2)
    keel = (
        f"M-30 14C-14 30 4 33 {half} 33C{num(e - 4)} 33 {num(e + 14)} 30 {num(e + 30)} 14"
        f"C{num(e + 14)} 22 {num(e - 6)} 24 {half} 24C4 24 -14 22 -30 14Z"
    )
    seam = f"M-36 0C-20 9 0 10 {half} 10C{num(e)} 10 {num(e + 20)} 9 {num(e + 37)} -2"
    rail = f"M-24 -8C-12 -2 0 -1 {half} -1C{num(e)} -1 {num(e + 14)} -2 {num(e + 24)} -9"
    foot = (
        f"M-55 -33C-46 -14 -40 6 -26 19C-14 30 4 33 {half} 33"
        f"C{num(e - 4)} 33 {num(e + 14)} 30 {num(e + 26)} 19C{num(e + 42)} 4 {num(e + 50)} -18 {num(e + 48)} -38"
    )
    return [
        Shape(hull(e), "plank", "line", 1.1),
        Shape(keel, "plank-shade"),
        Shape(seam, "", "plank-dark", 1, 0.55),
        Shape(rail, "", "plank-lit", 2),
        Shape(foot, "", "line", 2.1),
    ]


def ends(e: float) -> Parts:
    """Draws the bindings of bow and stern, and the lotus at the stern."""
    bow = "".join([f"M{num(-50 + 4.5 * k)} {-24 + 9 * k}l10 -5" for k in range(3)])
    stern = "".join([f"M{num(e + 46 - 3.5 * k)} {-20 + 9 * k}l-10 -4" for k in range(3)])
    lotus = f"M{num(e + 28)} -44c-6 -2 -10 2 -9 7c3 -2 7 -1 8 1Z"
    return [Shape(bow + stern, "", "cloth0", 2.2), Shape(lotus, "reed", "line", 0.9)]


def eye() -> Parts:
    return [
        Shape("M-33 6q9 -8 19 0q-10 7 -19 0Z", "plate", "line", 1.2),
        Shape(disc(-23.5, 5.6, 3), "on-plate"),
        Shape("M-14 6q5 1 7 4M-24 10q0 5 -4 6", "", "line", 1.2),
    ]
