"""Names of things, and the kinds of moves. Ships, spaces and cards are counted from 1 in the notation."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.moves import Kind, Moves

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
RULES_OF_BLUE: Final = ("R7.7", "R7.8", "R7.9", "R7.10")
"""The rules of the blue cards."""

SHIPS: Final = 4
SPACES: Final = 4
MAX_STALLS: Final = 4
"""The most cards of the market; the face-down pair counts as one."""
PYRAMID_NAMES: Final = ("left", "middle", "right", "fourth")
"""The pyramids of side B from left to right, as the notation calls them."""

STONES: Final = Kind("stones")
LOAD: Final = Kind("load", range(1, SHIPS + 1), range(1, SPACES + 1))
SAIL: Final = Kind("sail", range(1, SHIPS + 1), SITES)
PLAY: Final = Kind("play", CARDS[FIRST_BLUE:])
PASS: Final = Kind("pass")
UNLOAD: Final = Kind("unload", range(1, SPACES + 1))
TAKE: Final = Kind("take", range(1, MAX_STALLS + 1))
KEEP: Final = Kind("keep", (1, 2))
PYRAMID: Final = Kind("pyramid", PYRAMID_NAMES[:3])
DRAW: Final = Kind("draw")
POINT: Final = Kind("point")
DECLINE: Final = Kind("decline")
FOURTH_PYRAMID: Final = Kind("pyramid", PYRAMID_NAMES[3:])
"""Not with the other pyramids, so that older actions keep their numbers."""

MOVES: Final = Moves(
    STONES,
    LOAD,
    SAIL,
    PLAY,
    PASS,
    UNLOAD,
    TAKE,
    KEEP,
    PYRAMID,
    DRAW,
    POINT,
    DECLINE,
    FOURTH_PYRAMID,
)


def pyramid_action(pyramid: i64) -> i64:
    """Returns the action that chooses a pyramid; the left one is 0."""
    return FOURTH_PYRAMID.first if pyramid == 3 else PYRAMID.at(pyramid)


def pyramid_of(action: i64) -> i64:
    """Returns the pyramid that an action chooses; the inverse of `pyramid_action`."""
    return 3 if FOURTH_PYRAMID.has(action) else PYRAMID.place(action)
