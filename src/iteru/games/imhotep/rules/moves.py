"""Every action of the game as a number, and its notation. Ships, spaces and cards are counted from 1 in the notation."""

from typing import Final

from mypy_extensions import i64

SITES: Final = ("market", "pyramids", "temple", "burial_chamber", "obelisks")
MARKET: Final = 0
PYRAMIDS: Final = 1
TEMPLE: Final = 2
BURIAL_CHAMBER: Final = 3
OBELISKS: Final = 4
SITE_COUNT: Final = 5

CARDS: Final = (
    "entrance",
    "sarcophagus",
    "paved_path",
    "pyramid_decoration",
    "temple_decoration",
    "burial_chamber_decoration",
    "obelisk_decoration",
    "statue",
    "lever",
    "hammer",
    "sail",
    "chisel",
)
CARD_COUNT: Final = 12
STATUE: Final = 7
FIRST_BLUE: Final = 8

SHIPS: Final = 4
SPACES: Final = 4
PYRAMID_NAMES: Final = ("left", "middle", "right", "fourth")
"""The pyramids of side B from left to right, as the notation calls them."""

STONES: Final = 0
LOAD: Final = 1
SAIL: Final = LOAD + SHIPS * SPACES
PLAY: Final = SAIL + SHIPS * SITE_COUNT
PASS: Final = PLAY + CARD_COUNT - FIRST_BLUE
UNLOAD: Final = PASS + 1
TAKE: Final = UNLOAD + SPACES
KEEP: Final = TAKE + 4
PYRAMID: Final = KEEP + 2
DRAW: Final = PYRAMID + 3
POINT: Final = DRAW + 1
DECLINE: Final = POINT + 1
FOURTH_PYRAMID: Final = DECLINE + 1  # at the end, so that older actions keep their numbers
PYRAMID_ACTIONS: Final = (PYRAMID, PYRAMID + 1, PYRAMID + 2, FOURTH_PYRAMID)


def pyramid_of(action: i64) -> i64:
    """The pyramid, from 0, that an action chooses."""
    return 3 if action == FOURTH_PYRAMID else action - PYRAMID


def all_notations() -> list[str]:
    """The notation of every action, in the order of the numbers above."""
    four = range(1, 5)
    return [
        "stones",
        *[f"load {ship} {space}" for ship in four for space in four],
        *[f"sail {ship} {site}" for ship in four for site in SITES],
        *[f"play {card}" for card in CARDS[FIRST_BLUE:]],
        "pass",
        *[f"unload {space}" for space in four],
        *[f"take {stall}" for stall in four],
        "keep 1",
        "keep 2",
        *[f"pyramid {name}" for name in PYRAMID_NAMES[:3]],
        "draw",
        "point",
        "decline",
        f"pyramid {PYRAMID_NAMES[3]}",
    ]
