"""Names of things, and the kinds of moves. Slots, fields and Nile actions are counted from 1 in the notation."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.moves import Moves

COLOURS: Final = ("black", "yellow", "green", "red", "blue")
COLOUR_COUNT: Final = 5
SILVER: Final = 5
RESOURCES: Final = (*COLOURS, "silver")
RESOURCE_COUNT: Final = 6

ZONES: Final = ("offerings", "nobles", "artisans", "nile", "tomb")
OFFERING_ZONE: Final = 0
NOBLE_ZONE: Final = 1
ARTISAN_ZONE: Final = 2
NILE_ZONE: Final = 3
TOMB_ZONE: Final = 4
ZONE_COUNT: Final = 5

TOKENS: Final = (
    *RESOURCES,
    *[f"offering-{colour}" for colour in COLOURS],
    *[f"joker-{zone}" for zone in ZONES],
    "gift-small",
    "gift-large",
)
"""Everything that can lie before a player, by kind: resources first, then offerings."""
TOKEN_COUNT: Final = 18
FIRST_OFFERING: Final = 6
FIRST_JOKER: Final = 11
GIFT_SMALL: Final = 16
GIFT_LARGE: Final = 17
MARKER: Final = 18
"""R10.5: lies on a space for a token that the bank lacks."""

PAY_SLOTS: Final = 12
"""The kinds that can pay in a zone, in the order of payments by hand: the zone's own joker is the last."""
JOKER_SLOT: Final = 11

NOBLE_COUNT: Final = 26
SCRIBES: Final = 5
"""The first nobles: a set of scribes is the low end of a set of nobles."""
SCRIBE_SETS: Final = 1 << SCRIBES
MAX_SLOTS: Final = 8
"""Most pairs, bonus offerings, cards on display, jars, Nile actions and fields of a row that notations are made for."""
MAX_KEEP: Final = 4
SLOTS: Final = range(1, MAX_SLOTS + 1)

MOVES: Final = Moves()
PASS: Final = MOVES.kind("pass")
OFFERINGS: Final = MOVES.kind("offerings")
OFFERINGS_BONUS: Final = MOVES.kind("offerings bonus")
NOBLES: Final = MOVES.kind("nobles")
ARTISANS: Final = MOVES.kind("artisans")
TOMB: Final = MOVES.kind("tomb")
NILE: Final = MOVES.kind("nile", SLOTS)
SEER: Final = MOVES.kind("seer")
TREASURER: Final = MOVES.kind("treasurer")
BY_HAND: Final = MOVES.kind("by-hand")
REST: Final = MOVES.kind("rest")
PAY: Final = MOVES.kind("pay", (*TOKENS[:FIRST_JOKER], "joker"))
GIVE: Final = MOVES.kind("give", (*COLOURS, *[f"offering-{colour}" for colour in COLOURS]))
TAKE: Final = MOVES.kind("take", COLOURS)
PAIR: Final = MOVES.kind("pair", SLOTS)
BONUS: Final = MOVES.kind("bonus", SLOTS)
BAG: Final = MOVES.kind("bag")
NOBLE: Final = MOVES.kind("noble", SLOTS)
NOBLE_DECK: Final = MOVES.kind("noble deck")
ARTISAN: Final = MOVES.kind("artisan", SLOTS)
ARTISAN_DECK: Final = MOVES.kind("artisan deck")
JAR: Final = MOVES.kind("jar", SLOTS)
STEP: Final = MOVES.kind("step", COLOURS)
FIELD: Final = MOVES.kind("field", SLOTS)
KEEP: Final = MOVES.kind("keep", range(1, MAX_KEEP + 1))
ADVANCE: Final = MOVES.kind("advance")
DIPLOMAT: Final = MOVES.kind("diplomat")
DECLINE: Final = MOVES.kind("decline")
DONE: Final = MOVES.kind("done")
WHEEL: Final = MOVES.kind("wheel", ("left", "right"))


TARGETS: Final = (OFFERINGS, OFFERINGS_BONUS, NOBLES, ARTISANS, TOMB, NILE)
"""What can be paid for. A target is the action that chooses it."""
AFTER_TARGETS: Final[int] = int(NILE.first + NILE.count)
ZONE_OF_TARGET: Final = [
    OFFERING_ZONE,  # no target, so that actions are the places
    OFFERING_ZONE,
    OFFERING_ZONE,
    NOBLE_ZONE,
    ARTISAN_ZONE,
    TOMB_ZONE,
    *[NILE_ZONE] * MAX_SLOTS,
]
FIRST_TARGET: Final = [ZONE_OF_TARGET.index(zone, 1) for zone in range(ZONE_COUNT)]
"""For each zone the first target in it; the others follow."""


def zone_of(target: i64) -> i64:
    """The zone in which a target lies."""
    return ZONE_OF_TARGET[target]


def is_target(action: i64) -> bool:
    """Whether an action pays for something."""
    return OFFERINGS.first <= action < AFTER_TARGETS


def token_to_give(action: i64) -> i64:
    """Returns the kind of token that an action gives in exchange."""
    place: i64 = GIVE.place(action)
    return place if place < COLOUR_COUNT else place - COLOUR_COUNT + FIRST_OFFERING
