"""What is printed on the components, typed a second time so that a slip in the box is noticed."""

LETTERS = {"K": "black", "Y": "yellow", "G": "green", "R": "red", "B": "blue", "S": "silver"}
COLOURS = ["black", "yellow", "green", "red", "blue"]
RESOURCES = [*COLOURS, "silver"]
ZONES = ["offerings", "nobles", "artisans", "nile", "tomb"]
OFFERINGS = [
    *[f"offering-{colour}" for colour in COLOURS],
    *[f"joker-{zone}" for zone in ZONES],
    "gift-small",
    "gift-large",
]
TOKENS = RESOURCES + OFFERINGS

ROUNDS = 5
START_SILVER = 2
PHARAOH_POINTS = 7
START_POINTS = 3
NILE_TOP = 3
NILE_POINTS = [0, 0, 3, 7]
SUCCESSION_NOBLES = 2
SUCCESSION_TOMB = 3
GIFT_POINTS = {"gift-small": 1, "gift-large": 2}
DEFAULT_NOBLE_VALUE = 6

JARS_SHOWN = {1: 2, 2: 3, 3: 3, 4: 4, 5: 5}
PAIRS = {1: 3, 2: 3, 3: 4, 4: 5, 5: 6}
ENTRY_SPACES = {1: 3, 2: 3, 3: 3, 4: 4, 5: 4}
ENTRY_SPACES_PRINTED = 4


def spelled(letters: str) -> list[str]:
    return [LETTERS[letter] for letter in letters]


TOKEN_COUNTS = {
    **dict.fromkeys(RESOURCES, 20),
    **dict.fromkeys(OFFERINGS, 3),
    "gift-small": 6,
    "gift-large": 4,
}

JARS = [
    *map(spelled, ["KYK", "GKK", "KRK", "BKK", "YGY", "RYY", "YBY", "KYY", "GRG", "BGG"]),
    *map(spelled, ["GKG", "YGG", "RBR", "KRR", "RYR", "GRR", "BKB", "YBB", "BGB", "RBB"]),
    *map(spelled, ["KGY", "KYR", "YBK", "GRK", "KBG", "KRB", "YRG", "YGB", "RBY", "GBR"]),
]
"""Top left, top right, bottom."""

ARTISANS: dict[int, tuple[int, list[str], int]] = {
    number: (points, spelled(gain.replace("-", "")), jars)
    for number, (points, gain, jars) in enumerate(
        [(9, gain, 0) for gain in ("K", "Y", "G", "R", "B")]
        + [(8, "S", 0)] * 5
        + [(7, gain, 0) for gain in ("KY", "YG", "GR", "RB", "BK")]
        + [(6, gain, 0) for gain in ("SK", "SY", "SG", "SR", "SB")]
        + [(5, "-", 1)] * 5
        + [(4, gain, 1) for gain in ("K", "Y", "G", "R", "B")],
        start=1,
    )
}
"""Points, resources, jars."""

TOMB = [
    (spelled("GK"), 5),
    (spelled("YR"), 12),
    (spelled("BKY"), 21),
    (spelled("GRB"), 32),
    (spelled("KYGR"), 45),
    (spelled("BKYG"), 60),
]
"""What a step onto each space costs, and its points."""

NILE = [
    (spelled("KY"), ["jar"], [spelled("KY")]),
    (spelled("YG"), ["blue", "black"], [spelled("YG"), spelled("YG")]),
    (spelled("GR"), ["silver"], [spelled("GR"), COLOURS]),
    (spelled("RB"), ["yellow", "green"], [spelled("RB"), spelled("RB")]),
    (spelled("BK"), ["jar"], [spelled("KB")]),
]
"""Cost, gain, arrows."""

GODS = {
    "offerings": "anubis",
    "nobles": "osiris",
    "artisans": "isis",
    "nile": "bastet",
    "tomb": "horus",
}
"""The god on the left border of each segment."""
LEFT_OF_SEGMENT = {
    "offerings": (2, 4),
    "nobles": (2, 5),
    "artisans": (2, 4),
    "nile": (2, 2),
    "tomb": (2, 4),
}
"""Need and points of the condition at a segment's left border."""
RIGHT_OF_SEGMENT = {
    "offerings": (3, 6),
    "nobles": (2, 5),
    "artisans": (3, 6),
    "nile": (3, 4),
    "tomb": (2, 4),
}

PYRAMID: list[list[list[str]]] = [
    [[], ["start", "basic"], ["silver"], ["offering"], ["silver"]],
    [[], ["basic"], ["silver"], ["offering"]],
    [[], ["basic"], ["silver"]],
    [[], ["basic"]],
]

SCRIBES = {
    1: (spelled("KG"), "artisans"),
    2: (spelled("YR"), "nile"),
    3: (spelled("GB"), "offerings"),
    4: (spelled("RK"), "tomb"),
    5: (spelled("BY"), "nobles"),
}
GENERAL, JUDGE, SEER, TREASURER, TEACHER, DIPLOMAT = 6, 11, 17, 18, 19, 20
FREE_ENTRY = {"tomb": 7, "offerings": 8, "nile": 9, "artisans": 10}
FULL_ZONE = {"artisans": 13, "tomb": 14, "offerings": 15, "nile": 16}
ONE_TIME = {
    21: ["step", "step", "step", "silver", "silver"],
    22: ["step", "step", "offering", "offering"],
    23: ["artisan", "silver"],
    24: ["artisan", "offering"],
    25: ["tomb", "silver"],
    26: ["tomb", "offering"],
}

NOBLE_POINTS = {
    **dict.fromkeys(SCRIBES, (4, 4, "gods_at_zone")),
    6: (7, 4, "tokens"),
    7: (10, 0, "nothing"),
    8: (12, 0, "nothing"),
    9: (10, 0, "nothing"),
    10: (10, 0, "nothing"),
    11: (12, 0, "nothing"),
    12: (3, 3, "nobles"),
    13: (6, 2, "artisan_values"),
    14: (6, 2, "tomb_spaces"),
    15: (6, 2, "offerings"),
    16: (5, 3, "top_tracks"),
    17: (3, 3, "gods"),
    18: (8, 2, "silver"),
    19: (7, 1, "basic"),
    20: (0, 0, "other_noble"),
    21: (2, 0, "nothing"),
    22: (4, 0, "nothing"),
    23: (0, 0, "nothing"),
    24: (0, 0, "nothing"),
    25: (2, 0, "nothing"),
    26: (2, 0, "nothing"),
}
"""Fixed points, points for each, of what."""

TRAITOR_SIDES = {
    ("T1", "light"): (4, "- NOB-3 - TOMB OFP1 - NIL+ NOB+1 GOD:Osiris NV7"),
    ("T2", "light"): (4, "NIL- - ART-H - NOB+2 - OFB1 TOMB GOD:Isis ART+H"),
    ("T3", "light"): (4, "- ART+L - NIL+ NOB-1 - OFP2 - GOD:Horus TOMB"),
    ("T4", "light"): (4, "- OFP3 - NIL- - NOB-2 TOMB NV8 GOD:Anubis ART+L"),
    ("T5", "light"): (4, "ART-L - - NIL+ ART+H - ART-H - GOD:Bastet NOB+3"),
    ("T1", "dark"): (5, "- NOB-3 TOMB - OFP1 NOB+1 NIL+ - GOD:Osiris NV8"),
    ("T2", "dark"): (4, "NIL- - ART-H NOB+2 - OFB1 - GOD:Isis TOMB ART+H"),
    ("T3", "dark"): (4, "- ART+L - NIL+ NOB-1 OFP2 TOMB - GOD:Horus NV9"),
    ("T4", "dark"): (5, "- OFP3 - NIL- NOB-2 TOMB NV8 GOD:Anubis - ART+H"),
    ("T5", "dark"): (4, "ART-L - OFB3 NIL+ ART+H - NOB+3 - GOD:Bastet TOMB"),
}
"""Jars for the round, and the symbols of the column from the first field on."""

SYMBOLS = {
    "-": "",
    "TOMB": "tomb",
    "NIL+": "nile-fullest",
    "NIL-": "nile-emptiest",
    "ART+H": "take-artisan-high",
    "ART+L": "take-artisan-low",
    "ART-H": "discard-artisan-high",
    "ART-L": "discard-artisan-low",
    **{f"NOB+{n}": f"take-noble-{n}" for n in (1, 2, 3)},
    **{f"NOB-{n}": f"discard-noble-{n}" for n in (1, 2, 3)},
    **{f"NV{n}": f"noble-value-{n}" for n in (7, 8, 9)},
    **{f"OFP{n}": f"pair-{n}" for n in (1, 2, 3)},
    **{f"OFB{n}": f"bonus-{n}" for n in (1, 2, 3)},
    **{f"GOD:{god.capitalize()}": f"god-{god}" for god in GODS.values()},
}


def column_fields(board: str, side: str) -> list[str]:
    return [SYMBOLS[code] for code in TRAITOR_SIDES[board, side][1].split()]
