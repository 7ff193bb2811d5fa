"""What comes again and again, drawn once: signs, ships, plants, beasts, workers; and the paints of large grounds."""

from collections.abc import Sequence
from typing import Final

from iteru.games.egizia.rules.card_table import kind_of_card, type_of_card
from iteru.games.egizia.rules.moves import CARDS, FIRST_PERMANENT
from iteru.games.egizia.show.picture import emblems
from iteru.games.egizia.show.picture.ink import ellipse, inked, sheet
from iteru.kit.marks import outline
from iteru.kit.parts import Group, Part, Parts, Shape
from iteru.kit.paths import rectangle
from iteru.kit.symbols import Gradient, Pattern, Symbols

CREWS: Final = {"black": "ck", "blue": "cb", "yellow": "cy", "joker": "cj"}
TUNICS: Final = {**CREWS, "boost": "any"}
"""The colours of tunics; `boost` is strength that cards bring."""
FIELDS: Final = {"green": "plotg", "yellow_green": "ploty", "brown": "plotb"}
DROPS: Final = {"green": 1, "yellow_green": 2, "brown": 3}
"""How far the water ring must be for a field, in drops."""
CHIPS: Final = {"permanent": "perm", "anytime": "any", "immediate": "once"}
SEATS: Final = 4
SIGN: Final = {
    "black": Shape("M-6.4 6H6.4M-7 9.4H7", "", "stripe", 1),
    "blue": Shape("M-6 8q3 -2.6 6 0t6 0", "", "cj", 1.3),
    "yellow": Shape("M-6 8.8l3 -3 3 3 3 -3 3 3", "", "onwood", 1.2),
    "joker": Shape(
        "M0 2.6L1.5 6.2L5.3 6.4L2.3 8.7L3.4 12.4L0 10.3L-3.4 12.4L-2.3 8.7L-5.3 6.4L-1.5 6.2Z",
        "once",
    ),
}
"""On the tunic of a crew, so that colour is never alone: bands, a wave, a zigzag, a star."""


def symbols() -> Symbols:
    """Everything with a name that `Use` draws, and the paints."""
    found: dict[str, Sequence[Part]] = {
        "any-crew": any_crew(),
        "stones": stones(),
        "boat": boat(),
        "star": [Shape(emblems.STAR, "ink")],
        "wet-star": [Shape(emblems.STAR, "wet")],
        "down": [Shape("M-2 -8H2V1H6L0 8.4L-6 1H-2Z", "ink")],
        "ring": ring_sign(),
        "eye": emblems.eye(),
        "back": back(),
        "deck": deck(),
        "hull": hull(),
        "drop": [Shape(DROP, "dim", "line", 0.7)],
        "cube": [
            Shape("M0 0h11v10.6h-11z", "mon", "line", 0.8),
            Shape("M.5 8h10v2.2h-10z", "mon3"),
        ],
        "quarry": quarry(),
        **{f"chip-{name}": chip(name) for name in CHIPS},
        "sheet-wide": sheet(0, 0, 190, 66),
        "sheet-small": sheet(0, 0, 131, 76),
        **{f"crew-{name}": crew(name) for name in CREWS},
        **{f"ear-{name}": ear(paint) for name, paint in (*FIELDS.items(), ("card", "linen"))},
        **{f"mark-{seat}": [Shape(outline(seat, 6.4), "seat", "line", 1)] for seat in range(SEATS)},
        **{f"glyph-{seat}": [Shape(outline(seat, 6.2), "mark")] for seat in range(SEATS)},
        **{f"ship-{seat}": ship(seat) for seat in range(SEATS)},
        **{f"emblem-{kind}": emblems.emblem(kind) for kind in emblems.KINDS},
        **{f"structure-{name}": emblems.structure(name) for name in emblems.STRUCTURES},
        **{f"hauler-{name}": hauler(name) for name in TUNICS},
        **{f"resting-{name}": resting(name) for name in TUNICS},
        **{f"plot-{name}": plot(name) for name in FIELDS},
        **{f"log-{name}": [Group(parts, scale=1.34)] for name, parts in in_log().items()},
    }
    return {**found, **nature(), **paints()}


# Signs


def chip(its_type: str) -> Parts:
    """The back of a card in a seat."""
    d = rectangle(-14, -14, 28, 28, 4) if its_type == "permanent" else ellipse(0, 0, 14.4)
    return inked(d, CHIPS[its_type], 0.9, (0.6, 1))


def in_log() -> dict[str, Parts]:
    """Returns what stands for each kind of card in the log, as small as in a seat."""
    types = {kind_of_card(card): type_of_card(card) for card in range(FIRST_PERMANENT, len(CARDS))}
    pictures: dict[str, Parts] = {kind: emblems.emblem(kind) for kind in emblems.KINDS}
    pictures["crews_shown"] = [Group(any_crew(), scale=0.8)]
    found: dict[str, Parts] = {
        kind: [*chip(its_type), Group(pictures[kind], scale=0.8)]
        for kind, its_type in types.items()
    }
    found |= {name: plot(name) for name in FIELDS}
    found["quarry"] = [
        *inked(rectangle(-14, -14, 28, 28, 4), "quarry", 0.9, (0.6, 1)),
        Group(quarry(), scale=0.56),
    ]
    found["sphinx"] = [
        *inked(rectangle(-14, -14, 28, 28, 4), "sphinx", 0.9, (0.6, 1)),
        Group(emblems.eye(), scale=0.9),
    ]
    return found


def crew(name: str) -> Parts:
    return [
        Shape(
            "M-9 13L-7 2C-10 0 -9.6 -3.4 -6.6 -3.6H6.6C9.6 -3.4 10 0 7 2L9 13Z",
            CREWS[name],
            "outline",
            1.1,
        ),
        Shape("M-6.4 -3.4Q0 2.6 6.4 -3.4Z", "skin", "line", 0.7),
        Shape(
            "M-2.6 -3C-3.4 -7 -3 -11.6 .6 -12.4C4 -12.6 5.2 -10.6 5 -8.6L6.8 -6.4L5 -5.8C5.2 -3.6 4 -3 2.4 -3Z",
            "skin",
            "line",
            0.8,
        ),
        Shape(
            "M-5.8 -1.8C-7.4 -9 -5.8 -14.4 .4 -14C3.8 -14.2 5 -12 4.8 -10.2L.6 -9.8L-.2 -1.8Z",
            "hair",
            "outline",
            0.7,
        ),
        SIGN[name],
    ]


def any_crew() -> Parts:
    """A crew of the player's choice: its outline, with a question mark."""
    d = (
        "M-9 13L-7 2C-10 0 -9.6 -3.4 -6.6 -3.6L-3 -3.4C-7 -9 -5 -14 .4 -14C6 -14 6.4 -8 3 -3.4"
        "L6.6 -3.6C9.6 -3.4 10 0 7 2L9 13Z"
    )
    question = "M-3 1.6C-3 -2.6 3.4 -2.6 3.4 1.2C3.4 4 .2 4 .2 7M.2 10.4v.2"
    return [Shape(d, "cj", "outline", 1.3), Shape(question, "", "onwood", 2.2)]


def stones() -> Parts:
    parts: Parts = []
    for x, y in ((-10, 1), (0.4, 1), (-4.8, -6.2)):
        parts += [
            Shape(f"M{x} {y}h9.4v6.6h-9.4z", "mon", "line", 0.9),
            Shape(f"M{x + 0.6:g} {y + 4.6:g}h8.2v1.6h-8.2z", "mon3"),
        ]
    return parts


def boat() -> Parts:
    d = "M-11 -4C-9 3 -5 5.4 0 5.4C5 5.4 9 3 11 -5C9 -1.6 5 0 0 0C-5 0 -9 -1 -11 -4Z"
    sail = Shape("M0 0V-9M0 -9L6 -2.4H0Z", "linen", "line", 0.9)
    return [*inked(d, "wood3", 0.9, (0.5, 0.7)), sail]


def ear(paint: str) -> Parts:
    parts: Parts = [Shape("M0 12C0 4 .4 -2 0 -8", "", paint, 1.8)]
    for y in (3.4, -0.8, -5):
        low, high = f"{y - 0.6:g}", f"{y - 4:g}"
        tip, near, mid = f"{y - 6:g}", f"{y - 5.4:g}", f"{y - 3:g}"
        for side in ("-", ""):
            d = f"M0 {y}C{side}5.6 {low} {side}6.4 {high} {side}6 {tip}C{side}2.6 {near} {side}.4 {mid} 0 {y}Z"
            parts.append(Shape(d, paint, "line", 0.5))
    top = "M0 -6C-2.4 -8.6 -1.4 -11.4 0 -13C1.4 -11.4 2.4 -8.6 0 -6Z"
    return [*parts, Shape(top, paint, "line", 0.5)]


def ring_sign() -> Parts:
    d = ellipse(0, 0, 8.6)
    return [Shape(d, "", "line", 5.4), Shape(d, "", "lapis", 3.6), Shape(d, "", "lapis2", 0.9)]


def back() -> Parts:
    """A Sphinx card face down."""
    paper = inked(rectangle(-10, -14, 20, 28, 3), "sphinx", 0.9, (0.8, 1.2))
    return [*paper, Group(emblems.eye(), scale=0.62)]


def deck() -> Parts:
    """Sphinx cards on each other; their number is written below the eye."""
    card = inked(rectangle(-21, -30, 42, 60, 4), "sphinx", 1, (1.2, 1.8))
    pile: Parts = [Group(card, (k * 3, -k * 3)) for k in (2, 1, 0)]
    return [*pile, Group(emblems.eye(), (0, -12), scale=1.05)]


def quarry() -> Parts:
    parts: Parts = []
    for x, y in ((-18, 6), (1, 6), (-8.5, -6)):
        parts += [
            Shape(f"M{x} {y}h17v11h-17z", "mon", "line", 1),
            Shape(f"M{x + 0.6:g} {y + 7.6:g}h15.8v2.8h-15.8z", "mon3"),
        ]
    pick = Shape("M2 -10C6 -16 11 -19 18 -19L10 -12Z", "slab", "line", 0.8)
    return [*parts, Shape("M9 -15L22 3", "", "wood3", 3), pick]


DROP: Final = "M0 -4.4C2.4 -1.4 2.8 .4 0 2C-2.8 .4 -2.4 -1.4 0 -4.4Z"


def plot(colour: str) -> Parts:
    """A field: furrows of its colour, a plate for its grain, a drop for each place of the ring that it needs."""
    count = DROPS[colour]
    furrows = "M-12 -9Q0 -12 12 -9M-12 4.6L-8 6.4M12 4.6L8 6.4"
    drops = [
        Group([Shape(DROP, "dim", "line", 0.7)], ((k - (count - 1) / 2) * 6.4, 11), scale=0.82)
        for k in range(count)
    ]
    return [
        *inked(rectangle(-13, -14, 26, 28, 4), FIELDS[colour], 0.9, (0.6, 1)),
        Shape(furrows, "", "line", 0.9, 0.55),
        Shape(ellipse(0, -2.6, 9.2), "pap"),
        *drops,
    ]


# Ships


def hull() -> Parts:
    d = (
        "M-24 -8C-21 3 -13 8 0 8C13 8 21 3 24 -10C25 -13.6 21.6 -14.4 20.6 -11C18 -4 11 -1.4 0 -1.4"
        "C-11 -1.4 -18 -3.4 -20.8 -9.4C-22 -12.4 -25 -11.6 -24 -8Z"
    )
    side = "M-21 -2C-17 5.6 -10 7.4 0 7.4C10 7.4 17 5.4 21 -3C16 2.6 9 4 0 4C-9 4 -16 3 -21 -2Z"
    ropes = "M-15 -3l-1 5M-7 -1.6v6M7 -1.6v6M15 -3l1 5"
    return [
        *inked(d, "wood3", 1, (0.8, 1.4)),
        Shape(side, "wood2"),
        Shape(ropes, "", "line", 0.9),
        Shape("M-19 -3L-27 8", "", "wood2", 2),
    ]


def ship(seat: int) -> Parts:
    """A papyrus boat; its sail has the colour and the shape of the seat."""
    sail = "M-14 -33C-5 -35 5 -35 14 -33C12 -25 12 -16 14 -8C5 -6 -5 -6 -14 -8C-12 -16 -12 -25 -14 -33Z"
    above = "M-13 -32C-5 -33.6 5 -33.6 13 -32L12.4 -29C5 -30.6 -5 -30.6 -12.4 -29Z"
    below = "M-12.7 -12C-5 -10 5 -10 12.7 -12L13.6 -9C5 -7 -5 -7 -13.6 -9Z"
    return [
        Shape("M-20 9q10 5 20 3q10 2 20 -3", "", "foam", 1.4, 0.8),
        Shape("M-1 -3L-1 -37L1.4 -37L1.4 -3Z", "wood2", "line", 0.6),
        *inked(sail, "seat", 1, (0.7, 1.1)),
        Shape(above, "top"),
        Shape(below, "side"),
        Group([Shape(outline(seat, 6.6), "mark")], (0, -20)),
        *hull(),
    ]


# Workers


def hauler(name: str) -> Parts:
    """One strength of a team that still pulls."""
    tunic = TUNICS[name]
    star = "M6.6 -30.2L7.9 -27.2L11.2 -27L8.6 -24.8L9.6 -21.6L6.6 -23.4L3.6 -21.6L4.6 -24.8L2 -27L5.3 -27.2Z"
    parts: Parts = [
        Shape(ellipse(0, 1, 15, 2.8), "shade", opacity=0.22),
        Shape("M-12 0L-9 -1C-6 -8 -3 -12 -1 -15L5 -14C3 -9 -4 -3 -7 1Z", "skin", "line", 1),
        Shape("M0 -15C4 -11 8 -7 9 -1L13 0H6L5 -5C2 -8 -1 -10 -2 -13Z", "skin", "line", 1),
        Shape("M-3 -12L-1 -20L8 -19L9 -10C5 -8 0 -9 -3 -12Z", "linen", "line", 1),
        Shape("M-1 -19C-1 -26 4 -32 9 -33L14 -30C14 -25 11 -21 8 -18Z", tunic, "outline", 1.1),
        Shape("M10 -31L20 -25L27 -26L27 -23L19 -21.6L9 -26Z", "skin", "line", 0.9),
        Shape(
            "M10 -33C10 -37 12 -41 16 -41C19 -41 20 -39 20 -37L22 -34.6L20 -34C20 -32 17 -31 14 -31Z",
            "skin",
            "line",
            0.9,
        ),
        Shape(
            "M8 -31C7 -38 10 -43.4 15.4 -43C19 -42.8 20 -41 20 -39.4L15.4 -38.4L14 -31Z",
            "hair",
            "outline",
            0.7,
        ),
    ]
    return [*parts, Shape(star, "once")] if name == "joker" else parts


def resting(name: str) -> Parts:
    """One strength of a team that has been used."""
    return [
        Shape(ellipse(0, 1, 13, 2.6), "shade", opacity=0.22),
        Shape("M-9 0L-8 -4L4 -5L10 -1L10 0Z", "skin", "line", 1, 0.7),
        Shape(
            "M-8 -4C-10 -10 -8 -16 -4 -18L3 -16C5 -12 4 -8 5 -5Z", TUNICS[name], "outline", 1.1, 0.7
        ),
        Shape("M0 -16L8 -9L9 -3L6 -3L5 -8L-1 -12Z", "skin", "line", 0.8, 0.7),
        Shape(
            "M-4 -18C-5 -22 -3 -26 1 -26C4 -26 5 -24 5 -22L6 -20L4 -19C3 -17 0 -17 -4 -18Z",
            "skin",
            "line",
            0.8,
            0.7,
        ),
        Shape("M-6 -16C-8 -23 -5 -28 0 -28C4 -28 5 -26 5 -24L0 -23L-1 -16Z", "hair", opacity=0.7),
    ]


# Plants, beasts, light


def nature() -> dict[str, Sequence[Part]]:
    return {
        "reed": reed(),
        "grass": [
            Shape(
                "M0 0C-1 -6 -3 -9 -6 -12M1 0C1 -7 2 -11 2 -15M2 0C4 -6 6 -8 9 -10", "", "reed", 1.6
            )
        ],
        "palm": palm(),
        "ripple": [Shape("M-9 0q4.5 -3.6 9 0t9 0", "", "foam", 1.3, 0.55)],
        "lotus": [
            Shape("M-8 0C-8 -5 -4 -6 0 -1C4 -6 8 -5 8 0Z", "reed2"),
            Shape(
                "M-5 -2C-6 -7 -3 -8 -2 -6C-2 -9 2 -9 2 -6C3 -8 6 -7 5 -2C2 0 -2 0 -5 -2Z",
                "linen",
                "line",
                0.8,
            ),
        ],
        "croc": croc(),
        "hippo": hippo(),
        "ibis": ibis(),
        "bird": [Shape("M-9 2C-6 -4 -2 -3 0 1C2 -3 6 -4 9 2", "", "line", 1.5, 0.7)],
        "torch": torch(),
    }


def reed() -> Parts:
    stalks = "M0 0C-1 -14 -4 -22 -7 -30M2 0C2 -16 3 -26 3 -38M4 0C6 -12 9 -18 13 -26M-2 0C-5 -8 -9 -13 -13 -17"
    heads = (
        "M-7 -30l-6 -5l4 -1l1 -5l3 4l5 -2l-2 6zM3 -38l-6 -4l4 -2l1 -5l3 4l6 -1l-3 6z"
        "M13 -26l-4 -6l4 0l3 -4l1 5l5 1l-4 4z"
    )
    return [Shape(stalks, "", "reed", 2), Shape(heads, "reed2", "reed", 0.8)]


def palm() -> Parts:
    leaves = (
        "M1 -50C-6 -64 -18 -64 -26 -52C-18 -57 -8 -56 1 -50ZM1 -50C8 -66 20 -64 28 -53C20 -57 10 -57 1 -50Z"
        "M1 -50C-12 -54 -22 -46 -24 -35C-17 -43 -8 -47 1 -50ZM1 -50C14 -54 24 -46 26 -35C19 -43 10 -47 1 -50Z"
        "M1 -50C-4 -62 -2 -70 4 -74C5 -66 5 -58 1 -50Z"
    )
    rings = "M-2 -8l6 -1M-1 -16l5 -1M0 -24l4.6 -1M0 -32l4.4 -1M-.4 -40l4 -1"
    return [
        Shape(ellipse(5, 1, 17, 3.4), "shade", opacity=0.2),
        Shape("M-3.4 1C-1 -16 1 -32 -1 -50L3 -50C5 -32 4 -16 4.4 1Z", "wood", "line", 1),
        Shape(rings, "", "wood2", 1.2),
        Shape(leaves, "reed2", "reed", 1.1),
        Shape("M1 -50C-6 -59 -16 -60 -22 -54M1 -50C10 -60 20 -59 25 -54", "", "reed3", 1),
        Shape(ellipse(-2, -47, 2.4) + ellipse(4, -46.4, 2.4), "once"),
    ]


def croc() -> Parts:
    body = (
        "M-30 2C-20 -3 -12 -5 0 -5C8 -5 12 -6 16 -5C20 -8 24 -6 24 -4L34 -2C36 -1 36 1 34 1.6L16 2.6"
        "C4 4 -12 4 -30 2Z"
    )
    scales = "M-22 -2l3 -3l2 2.4l3 -3.4l2 2.6l4 -3.4l2 2.6l4 -3l2 2.4"
    return [
        Shape(body, "reed", "line", 1),
        Shape(scales, "reed2", "line", 0.7),
        Shape(ellipse(20, -5, 1.4), "linen"),
    ]


def hippo() -> Parts:
    body = "M-20 4C-22 -8 -10 -13 0 -11C4 -15 9 -14 9 -10C16 -10 21 -5 22 2C22 5 19 6 16 5L-20 5Z"
    return [
        Shape(body, "lapis2", "line", 1.1),
        Shape("M-14 -3q4 -4 8 0M-8 1q3 -3 6 0", "", "lapis3", 1.2),
        Shape(ellipse(11, -6, 1.5) + ellipse(20, -1, 1.1), "hair"),
    ]


def ibis() -> Parts:
    body = (
        "M-10 -14C-6 -22 6 -24 10 -18C12 -24 12 -30 16 -33C19 -35 22 -33 22 -30C26 -29 28 -26 28 -22"
        "C26 -26 23 -27 20 -28C18 -24 16 -18 11 -13C6 -9 -4 -10 -10 -14Z"
    )
    dark = (
        "M-12 -13C-6 -16 0 -16 4 -12C-2 -10 -8 -10 -12 -13ZM20 -28C23 -27 26 -26 28 -22C28 -26 26 -29 22 -30"
        "C20 -34 16 -34 15 -31Z"
    )
    return [
        Shape("M0 0L1 -13M6 0L4 -13", "", "line", 1.3),
        Shape(body, "linen", "line", 1.1),
        Shape(dark, "hair"),
    ]


def torch() -> Parts:
    """A torch; only the night shows it."""
    return [
        Shape(ellipse(0, -20, 46), "url:torchlight"),
        Shape("M-1.5 -16h3v18h-3zM-4 -16H4L3 -20H-3Z", "pole"),
        Shape("M0 -34C5 -28 4 -24 3 -20H-3C-5 -25 -2 -28 0 -34Z", "torch"),
        Shape("M0 -28C2 -25 1.6 -23 1 -20H-1.4C-2.4 -23 -1 -25 0 -28Z", "flame"),
    ]


def paints() -> dict[str, Part]:
    grains = [
        Shape(
            ellipse(6, 9, 0.9) + ellipse(29, 20, 0.7) + ellipse(15, 36, 0.8), "cliff2", opacity=0.33
        ),
        Shape("M34 38q3 -1.6 6 0", "", "cliff2", 0.8, 0.3),
    ]
    sprouts = Shape("M4 10v-4M4 8l-2.4 -3M4 8l2.4 -3M12 5v-3", "", "reed", 1.1, 0.5)
    weave = Shape("M0 2H6M6 6H12M9 0v4M3 4v4", "", "mat2", 1.2, 0.75)
    glow = [(0.0, "fire/.6"), (0.4, "fire/.24"), (1.0, "fire/0")]
    torchlight = [(0.0, "torch/.55"), (0.4, "torch/.22"), (1.0, "torch/0")]
    return {
        "sand": Gradient("sand", [(0, "sand"), (1, "sand2")]),
        "nile": Gradient("nile", [(0, "water"), (0.55, "water"), (1, "water2")], "horizontal"),
        "glow": Gradient("glow", glow, "radial"),
        "torchlight": Gradient("torchlight", torchlight, "radial"),
        "grains": Pattern("grains", 46, 46, grains),
        "sprouts": Pattern("sprouts", 16, 13, [sprouts]),
        "weave": Pattern("weave", 12, 8, [weave]),
    }
