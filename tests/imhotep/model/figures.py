"""What is printed on boards, ships and cards, typed from the rulebook and the game's notes."""

from typing import Any

ROUNDS = 6
STONES_OF_A_COLOUR = 30
SCORE_MARKERS = 1
SLED = 5
FIRST_SLED = [2, 3, 4, 5]
"""By seat."""
TAKEN = 3
"""Stones taken as an action, with a hammer, or for a pyramid's bonus."""

MINIMUM = {4: 3, 3: 2, 2: 1, 1: 1}
"""Stones that a ship of so many spaces needs to sail."""
ROUND_CARDS = {
    2: [
        *([4, 3, 3, 1], [4, 3, 2, 2], [4, 3, 2, 1], [4, 2, 2, 1]),
        *([3, 3, 2, 2], [3, 3, 2, 1], [3, 2, 2, 1]),
    ],
    3: [
        *([4, 4, 2, 1], [4, 3, 3, 2], [4, 3, 2, 2], [4, 3, 2, 1]),
        *([4, 2, 2, 1], [3, 3, 3, 2], [3, 3, 2, 2]),
    ],
    4: [
        *([4, 4, 3, 2], [4, 4, 2, 2], [4, 4, 2, 1], [4, 3, 3, 3]),
        *([4, 3, 3, 2], [4, 3, 2, 2], [3, 3, 3, 2]),
    ],
}

MONUMENTS = ["pyramids", "temple", "burial_chamber", "obelisks"]
SITES = ["market", *MONUMENTS]

FACE_UP = {"A": 4, "B": 3}
FACE_DOWN = {"A": 0, "B": 2}

PYRAMID_NAMES = {"A": ["only"], "B": ["left", "middle", "right"]}
PYRAMID_LEVELS = {"A": [3, 2, 1], "B": [2, 1]}
PYRAMIDS: dict[str, list[list[int | str]]] = {
    "A": [[2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4]],
    "B": [[2, "card", 1, "stones", 4], [3, "load", 2, "card", 4], [2, "stones", 3, "load", 4]],
}
"""The spaces of each pyramid as they are filled: points, or the bonus that comes with a point."""
BONUS_SPACE_POINTS = 1
BEYOND_PYRAMIDS = 1

TEMPLE: dict[str, list[int | str]] = {
    "A": [1, 1, 1, 1, 1],
    "B": ["choice", 2, "choice", "card", "choice"],
}
TEMPLE_WIDTH = {2: 4, 3: 5, 4: 5}
TEMPLE_POINT = 1
TEMPLE_STONES = 2

BURIAL_ROWS = 3
BURIAL_COLUMNS = 8
GROUPS = [1, 3, 6, 10, 15]
FURTHER_IN_GROUP = 2
BURIAL_PLACES = {2: [8, 4], 3: [8, 4, 2], 4: [8, 4, 2, 1]}

OBELISK_PLACES = {2: [10, 1], 3: [12, 6, 1], 4: [15, 10, 5, 1]}
TOWER_HEIGHT = 3
TOWERS = [12, 9, 7, 6, 5, 4]
FURTHER_TOWER = 4
SINGLE_STONE = 1

WRATH = -5

CARDS = {
    "entrance": 2,
    "sarcophagus": 2,
    "paved_path": 2,
    "pyramid_decoration": 2,
    "temple_decoration": 2,
    "burial_chamber_decoration": 2,
    "obelisk_decoration": 2,
    "statue": 10,
    "lever": 2,
    "hammer": 2,
    "sail": 3,
    "chisel": 3,
}
"""How many there are of each, in the order in which they are counted up."""
BUILDS = {"entrance": "pyramids", "sarcophagus": "burial_chamber", "paved_path": "obelisks"}
DECORATES = {
    "pyramid_decoration": "pyramids",
    "temple_decoration": "temple",
    "burial_chamber_decoration": "burial_chamber",
    "obelisk_decoration": "obelisks",
}
STONES_PER_POINT = 3
STATUES = [1, 3, 6, 10, 15]
FURTHER_STATUE = 2
BLUE = {
    "lever": ["sail_any_order"],
    "hammer": ["stones", "load"],
    "sail": ["load", "sail"],
    "chisel": ["load", "load"],
}
UNUSED = 1

SOURCES = [*MONUMENTS, "decorations", "statues", "unused", "wrath"]


def colour(card: str) -> str:
    """The colour of a market card."""
    if card in BUILDS:
        return "red"
    if card in DECORATES:
        return "green"
    return "blue" if card in BLUE else "purple"


def does(card: str) -> dict[str, Any]:
    """What a market card says."""
    if card in BUILDS:
        return {"effect": "build", "site": BUILDS[card]}
    if card in DECORATES:
        return {"effect": "decorate", "site": DECORATES[card], "per": STONES_PER_POINT}
    if card in BLUE:
        return {"effect": "steps", "steps": BLUE[card], "take": TAKEN}
    return {"effect": "statue", "points": STATUES, "further": FURTHER_STATUE}
