"""Names of things, and the kinds of moves. Ships, spaces and cards are counted from 1 in the notation."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.moves import Moves

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

MOVES: Final = Moves()
STONES: Final = MOVES.kind("stones")
LOAD: Final = MOVES.kind("load", range(1, SHIPS + 1), range(1, SPACES + 1))
SAIL: Final = MOVES.kind("sail", range(1, SHIPS + 1), SITES)
PLAY: Final = MOVES.kind("play", CARDS[FIRST_BLUE:])
PASS: Final = MOVES.kind("pass")
UNLOAD: Final = MOVES.kind("unload", range(1, SPACES + 1))
TAKE: Final = MOVES.kind("take", range(1, MAX_STALLS + 1))
KEEP: Final = MOVES.kind("keep", (1, 2))
PYRAMID: Final = MOVES.kind("pyramid", PYRAMID_NAMES[:3])
DRAW: Final = MOVES.kind("draw")
POINT: Final = MOVES.kind("point")
DECLINE: Final = MOVES.kind("decline")
FOURTH_PYRAMID: Final = MOVES.kind("pyramid", PYRAMID_NAMES[3:])
"""Not with the other pyramids, so that older actions keep their numbers."""


def pyramid_action(pyramid: i64) -> i64:
    """Returns the action that chooses a pyramid; the left one is 0."""
    return FOURTH_PYRAMID.first if pyramid == 3 else PYRAMID.at(pyramid)


def pyramid_of(action: i64) -> i64:
    """Returns the pyramid that an action chooses; the inverse of `pyramid_action`."""
    return 3 if FOURTH_PYRAMID.has(action) else PYRAMID.place(action)
